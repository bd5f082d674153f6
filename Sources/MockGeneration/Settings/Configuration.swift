// The text of a configuration file in; its settings out, each optional, and what is wrong with the text.
// Reading the file from disk, and what wins over what, is the command line's business.
// The keys stand in ConfigurationKeys.swift, the JSON behind them in ConfigurationSyntax.swift.

import SwiftDeclarations

/// The settings of a `.mockgen.json`. What the file does not mention is nil.
public struct Configuration: Hashable, Sendable {
    /// The name that is looked for where no file is named.
    public static let fileName = ".mockgen.json"

    /// Whether the plugin mocks a target's own protocols inside of the target.
    public enum InPlace: Hashable, Sendable {
        /// For example: `"inPlace": false`
        case disabled
        /// For example: `"inPlace": {"condition": "DEBUG"}`, which `true` is short for.
        case enabled(condition: String)
    }

    /// What the modules of the sources isolate declarations to by default, or modules by their names.
    public enum DefaultIsolation: Hashable, Sendable {
        /// For example: `"defaultIsolation": "MainActor"`
        case every(Options.DefaultIsolation)
        /// By modules, of which those that are not named are `nonisolated`.
        /// For example: `"defaultIsolation": {"Feature": "MainActor"}`
        case modules([String: Options.DefaultIsolation])

        /// That of the first module that it is said of.
        public func isolation(of modules: [String]) -> Options.DefaultIsolation {
            switch self {
            case .every(let isolation): isolation
            case .modules(let isolations): modules.lazy.compactMap { isolations[$0] }.first ?? .nonisolated
            }
        }

        /// Those that isolate to the main actor; nil where it is not said by modules.
        var isolatedModules: Set<String>? {
            guard case .modules(let isolations) = self else { return nil }
            return Set(isolations.filter { $0.value == .mainActor }.keys)
        }
    }

    /// `Options.annotation`
    public var annotation: String?
    /// `Options.header`
    public var header: String?
    /// `Options.macro`
    public var macro: String?
    /// `Options.customImports`
    public var customImports: [String]?
    /// `Options.excludedImports`
    public var excludedImports: [String]?
    /// `Options.testableImports`
    public var testableImports: [String]?
    /// Patterns of files and folders that are left out.
    public var excludedPatterns: [String]?
    /// Endings of the names of files that are left out.
    public var excludedSuffixes: [String]?
    /// Files and folders that are only read for inherited protocols. Relative ones start at the file's own folder, so
    /// that folder is in front of them here.
    public var inheritedPaths: [String]?
    /// Folders that are not called after the modules in them, by these. Relative ones as `inheritedPaths`.
    public var moduleFolders: [String: String]?
    /// Files and folders with mocks whose members are copied for inherited protocols. As `inheritedPaths`.
    public var mockPaths: [String]?
    /// Who reads Objective-C headers: `auto`, `libclang` or `tokenizer`.
    public var headerFrontend: String?
    /// Arguments for reading Objective-C headers. For example: `-IHeaders`
    public var clangArguments: [String]?
    /// `Options.usesTemplateFunction`
    public var usesTemplateFunction: Bool?
    /// `Options.mocksClasses`
    public var mocksClasses: Bool?
    /// `Options.isFinal`
    public var isFinal: Bool?
    /// `Options.recordsHistory`
    public var recordsHistory: Bool?
    /// `Options.allowsSettingCallCount`
    public var allowsSettingCallCount: Bool?
    /// `Options.writesReset`
    public var writesReset: Bool?
    /// `Options.recordsOrder`
    public var recordsOrder: Bool?
    /// The opposite of `Options.usesCombineSubjects`.
    public var disablesCombineDefaultValues: Bool?
    /// `Options.access`
    public var access: Options.Access?
    /// `Options.defaultIsolation`, for every module or by their names.
    public var defaultIsolation: DefaultIsolation?
    /// `Options.mockDefaultIsolation`
    public var mockDefaultIsolation: String?
    /// `Options.allowsEmpty`
    public var allowsEmpty: Bool?
    /// `Options.isStrict`
    public var isStrict: Bool?
    /// `Options.concurrency`
    public var concurrency: Int?
    /// The modules whose protocols the plugin mocks, besides those that the target depends on.
    public var modules: [String]?
    /// Whether the plugin mocks in place.
    public var inPlace: InPlace?

    /// Makes settings that set nothing.
    public init() {}
}

extension Options {
    /// Makes the settings of a configuration; what it does not set is at its default.
    public init(_ configuration: Configuration) {
        self.init()
        if let annotation = configuration.annotation { self.annotation = annotation }
        header = configuration.header
        macro = configuration.macro
        if let modules = configuration.customImports { customImports = modules }
        if let modules = configuration.excludedImports { excludedImports = modules }
        if let modules = configuration.testableImports { testableImports = modules }
        if let value = configuration.usesTemplateFunction { usesTemplateFunction = value }
        if let value = configuration.mocksClasses { mocksClasses = value }
        if let value = configuration.isFinal { isFinal = value }
        if let value = configuration.recordsHistory { recordsHistory = value }
        if let value = configuration.allowsSettingCallCount { allowsSettingCallCount = value }
        if let value = configuration.writesReset { writesReset = value }
        if let value = configuration.recordsOrder { recordsOrder = value }
        if let value = configuration.disablesCombineDefaultValues { usesCombineSubjects = !value }
        access = configuration.access
        if let value = configuration.defaultIsolation {
            defaultIsolation = value.isolation(of: testableImports + customImports)
            isolatesSourcesByModule = value.isolatedModules != nil
            isolatedModules = value.isolatedModules ?? []
        }
        if let value = configuration.mockDefaultIsolation.flatMap(DefaultIsolation.init) {
            mockDefaultIsolation = value
        }
        if let value = configuration.allowsEmpty { allowsEmpty = value }
        if let value = configuration.isStrict { isStrict = value }
        concurrency = configuration.concurrency
    }
}

/// What reading a configuration file came to.
public struct ReadConfiguration: Sendable {
    /// A key that the file sets.
    public struct Entry: Hashable, Sendable {
        /// The key. For example: `strict`
        public let key: String
        /// The value as JSON in one line. For example: `["Core", "Model"]`
        public let value: String
    }

    /// The settings; those that are wrong are left out.
    public var configuration = Configuration()
    /// What the file sets, in its order.
    public var entries: [Entry] = []
    /// What is wrong with the file: errors, in the order of the text.
    public var diagnostics: [Diagnostic] = []

    /// Makes the result of a file that sets nothing.
    public init() {}
}

/// Reads the text of a configuration file: JSON in which comments and trailing commas are allowed.
public func readConfiguration(_ file: SourceFile) -> ReadConfiguration {
    var read = ReadConfiguration()
    let members: [JSONMember]
    do throws(JSONFailure) {
        let value = try jsonValue(of: file)
        guard case .object(let found) = value.content else {
            throw JSONFailure(offset: value.offset, message: "the settings must be in braces: { \"key\": value }")
        }
        members = found
    } catch {
        read.diagnostics = [error.diagnostic(in: file)]
        return read
    }

    let keys = ConfigurationKey.all
    var offsets: [String: Int] = [:]
    for member in members {
        do throws(JSONFailure) {
            if let first = offsets[member.key] {
                throw JSONFailure(
                    offset: member.offset, message: "'\(printable(member.key))' is set twice", related: first,
                    relation: "it is set here first")
            }
            offsets[member.key] = member.offset
            guard let key = keys.first(where: { $0.name == member.key }) else {
                throw unknownKey(member, among: keys.map(\.name))
            }
            try key.set(member.value, in: &read.configuration)
            if key.isSetting { read.entries.append(.init(key: key.name, value: member.value.text)) }
        } catch {
            read.diagnostics.append(error.diagnostic(in: file))
        }
    }
    let folder = folder(of: file.path)
    func located(_ path: String) -> String { path.utf8.first == UInt8(ascii: "/") ? path : folder + path }
    for paths in [\Configuration.inheritedPaths, \.mockPaths] {
        read.configuration[keyPath: paths] = read.configuration[keyPath: paths]?.map(located)
    }
    read.configuration.moduleFolders = read.configuration.moduleFolders?.mapValues(located)
    return read
}

/// The failure for a key that nobody knows.
func unknownKey(_ member: JSONMember, among known: [String]) -> JSONFailure {
    let message = "unknown key '\(printable(member.key))'"
    // A misspelling shares most of the word, so a long text cannot be one, and comparing it would take its time.
    if member.key.utf8.count < 64, let close = closest(to: member.key, among: known) {
        return JSONFailure(offset: member.offset, message: "\(message); did you mean '\(close)'?")
    }
    let names = known.map { "'\($0)'" }.joined(separator: ", ")
    return JSONFailure(
        offset: member.offset, message: message, related: member.offset,
        relation: known.count == 1 ? "the only key here is \(names)" : "the keys are \(names)")
}
