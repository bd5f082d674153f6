// The table of the keys that a configuration file may have: what each takes, and where the value goes.
// JSON values come in, settings go out. What `mockgen init` says about each key stands here, too, so that a new key
// is one new line.

/// A key of the configuration file.
struct ConfigurationKey {
    /// What a key takes.
    enum Kind {
        /// Anything; for other programs.
        case ignored
        /// For example: `"@mockable"`
        case string(WritableKeyPath<Configuration, String?>, mayBeEmpty: Bool)
        /// For example: `"// Copyright"`
        case header
        /// What can stand behind `#if`.
        case condition(WritableKeyPath<Configuration, String?>)
        /// What can stand behind `import`. For example: `["Core", "Model"]`
        case modules(WritableKeyPath<Configuration, [String]?>)
        /// For example: `["Sources", "Tests"]`
        case strings(WritableKeyPath<Configuration, [String]?>)
        /// For example: `true`
        case boolean(WritableKeyPath<Configuration, Bool?>)
        /// A whole number, 1 or more. For example: `4`
        case count(WritableKeyPath<Configuration, Int?>)
        /// One of several words. For example: `"auto"`
        case word(WritableKeyPath<Configuration, String?>, among: [String])
        /// For example: `"public"`
        case access
        /// For example: `"MainActor"` or `{"Feature": "MainActor"}`
        case defaultIsolation
        /// For example: `{"Core": "Lib"}`
        case moduleFolders
        /// For example: `true` or `{"condition": "DEBUG"}`
        case inPlace
    }

    /// For example: `customImports`
    let name: String
    /// What it takes, and where that goes.
    let kind: Kind
    /// The JSON value that `mockgen init` writes: the default, or an example where leaving the key out is the default.
    let sample: String
    /// What `mockgen init` says about it, one comment line.
    let summary: String

    /// Whether the key sets something.
    var isSetting: Bool {
        if case .ignored = kind { return false }
        return true
    }

    /// All keys, in the order in which they are written.
    static var all: [ConfigurationKey] {
        [
            Self(
                name: "$schema", kind: .ignored,
                sample: #"".build/checkouts/mockgen/Documentation/mockgen.schema.json""#,
                summary: "For editors: where the schema is, for completion and hints."),
            Self(
                name: "annotation", kind: .string(\.annotation, mayBeEmpty: false), sample: #""@mockable""#,
                summary: "The word in a documentation comment that asks for a mock."),
            Self(
                name: "access", kind: .access, sample: #""public""#,
                summary: "The access level of every mock: public, package or internal. Left out: that of its protocol."),
            Self(
                name: "defaultIsolation", kind: .defaultIsolation, sample: #""nonisolated""#,
                summary: "What modules isolate declarations to by default: nonisolated, MainActor, or these by module."
            ),
            Self(
                name: "mockDefaultIsolation",
                kind: .word(\.mockDefaultIsolation, among: ["nonisolated", "MainActor"]), sample: #""nonisolated""#,
                summary: "What the mocks' module isolates by default, if not the sources': nonisolated or MainActor."
            ),
            Self(
                name: "header", kind: .header, sample: #""""#,
                summary: "Text for the top of the output, such as a licence."),
            Self(
                name: "macro", kind: .condition(\.macro), sample: #""DEBUG""#,
                summary: "Wrap the output in '#if <name>' and '#endif'. Left out: not wrapped."),
            Self(
                name: "testableImports", kind: .modules(\.testableImports), sample: "[]",
                summary: "Modules to import with @testable."),
            Self(
                name: "customImports", kind: .modules(\.customImports), sample: "[]",
                summary: "Modules to import besides those that the sources import."),
            Self(
                name: "excludeImports", kind: .modules(\.excludedImports), sample: "[]",
                summary: "Modules not to import."),
            Self(
                name: "exclude", kind: .strings(\.excludedPatterns), sample: "[]",
                summary: #"Files and folders to leave out, such as "Generated" or "*Stub.swift"."#),
            Self(
                name: "excludeSuffixes", kind: .strings(\.excludedSuffixes), sample: "[]",
                summary: #"Files to leave out by the end of their name without extension, such as "Mocks"."#),
            Self(
                name: "inheritFrom", kind: .strings(\.inheritedPaths), sample: "[]",
                summary: "Files and folders, from this folder on, that are only read for inherited protocols."),
            Self(
                name: "moduleFolders", kind: .moduleFolders, sample: "{}",
                summary:
                    #"Folders, from this folder on, that are not called after the modules in them: {"Core": "Lib"}."#),
            Self(
                name: "mockFiles", kind: .strings(\.mockPaths), sample: "[]",
                summary:
                    "Files and folders, from this folder on, with mocks that are default values or to copy members of."),
            Self(
                name: "objcFrontend", kind: .word(\.headerFrontend, among: ["auto", "libclang", "tokenizer"]),
                sample: #""auto""#,
                summary: "Who reads Objective-C headers: auto, libclang or tokenizer."),
            Self(
                name: "clangArguments", kind: .strings(\.clangArguments), sample: "[]",
                summary:
                    #"Arguments for reading Objective-C headers, such as "-IHeaders"; paths start at the current folder."#
            ),
            Self(
                name: "mockAll", kind: .boolean(\.mocksClasses), sample: "false",
                summary: "Mock annotated classes too."),
            Self(
                name: "mockFinal", kind: .boolean(\.isFinal), sample: "false",
                summary: "Make the mock classes final."),
            Self(
                name: "enableArgsHistory", kind: .boolean(\.recordsHistory), sample: "false",
                summary: "Record the arguments of every function, not only of those with a 'history:' annotation."),
            Self(
                name: "allowSetCallCount", kind: .boolean(\.allowsSettingCallCount), sample: "false",
                summary: "Let tests set the call counts."),
            Self(
                name: "reset", kind: .boolean(\.writesReset), sample: "false",
                summary: "Give mocks a 'resetMock()' that clears counts, histories and handlers."),
            Self(
                name: "order", kind: .boolean(\.recordsOrder), sample: "false",
                summary: "Let mocks keep the order of their calls, and share a journal with other mocks."),
            Self(
                name: "disableCombineDefaultValues", kind: .boolean(\.disablesCombineDefaultValues), sample: "false",
                summary: "Give publishers no subjects: tests set them as other properties."),
            Self(
                name: "useTemplateFunc", kind: .boolean(\.usesTemplateFunction), sample: "false",
                summary: "Count and record calls in a helper function rather than in every body."),
            Self(
                name: "allowEmpty", kind: .boolean(\.allowsEmpty), sample: "false",
                summary: "Do not warn when nothing is annotated."),
            Self(
                name: "strict", kind: .boolean(\.isStrict), sample: "false",
                summary: "Treat warnings as errors."),
            Self(
                name: "concurrencyLimit", kind: .count(\.concurrency), sample: "4",
                summary: "Work on this many files at once. Left out: as many as there are cores."),
            Self(
                name: "modules", kind: .strings(\.modules), sample: "[]",
                summary: "Build plugin only: modules to mock besides those that the target depends on."),
            Self(
                name: "inPlace", kind: .inPlace, sample: #"{"condition": "DEBUG"}"#,
                summary: "Build plugin only: mock the target's own protocols under this condition. Left out: false."),
        ]
    }
}

extension ConfigurationKey {
    /// Stores the value in `configuration`, or says what is wrong with it.
    func set(_ value: JSONValue, in configuration: inout Configuration) throws(JSONFailure) {
        switch kind {
        case .ignored: break
        case .string(let path, let mayBeEmpty):
            configuration[keyPath: path] = try string(value, named: name, mayBeEmpty: mayBeEmpty)
        case .header:
            let text = try string(value, named: name, mayBeEmpty: true)
            guard isFileHeader(text) else { throw wrong(value, "must be comments; begin its lines with '//'") }
            configuration.header = text
        case .condition(let path):
            configuration[keyPath: path] = try condition(value, named: name)
        case .modules(let path):
            configuration[keyPath: path] = try modules(value)
        case .strings(let path):
            configuration[keyPath: path] = try strings(value)
        case .boolean(let path):
            guard case .boolean(let flag) = value.content else { throw wrong(value, "must be true or false") }
            configuration[keyPath: path] = flag
        case .count(let path):
            guard case .number(let text) = value.content, let count = Int(text), count > 0 else {
                throw wrong(value, "must be a whole number, 1 or more")
            }
            configuration[keyPath: path] = count
        case .word(let path, let words):
            configuration[keyPath: path] = try word(value, among: words)
        case .access:
            configuration.access = Options.Access(
                rawValue: try word(value, among: Options.Access.allCases.map(\.rawValue)))
        case .defaultIsolation:
            configuration.defaultIsolation = try defaultIsolation(value)
        case .moduleFolders:
            guard case .object(let members) = value.content else {
                throw wrong(value, "must be an object such as {\"Core\": \"Lib\"}")
            }
            configuration.moduleFolders = try byModules(members) { value throws(JSONFailure) in
                try string(value, named: name, mayBeEmpty: false)
            }
        case .inPlace:
            configuration.inPlace = try inPlace(value)
        }
    }

    private func wrong(_ value: JSONValue, _ problem: String) -> JSONFailure {
        JSONFailure(offset: value.offset, message: "'\(name)' \(problem)")
    }

    private func string(_ value: JSONValue, named name: String, mayBeEmpty: Bool) throws(JSONFailure) -> String {
        guard case .string(let text) = value.content else {
            throw JSONFailure(offset: value.offset, message: "'\(name)' must be a string in double quotes")
        }
        guard mayBeEmpty || !text.isEmpty else {
            throw JSONFailure(offset: value.offset, message: "'\(name)' must not be empty")
        }
        return text
    }

    private func condition(_ value: JSONValue, named name: String) throws(JSONFailure) -> String {
        let text = try string(value, named: name, mayBeEmpty: false)
        guard isCompilationCondition(text) else {
            throw JSONFailure(
                offset: value.offset, message: "'\(name)' must be a condition for '#if', such as \"DEBUG\"")
        }
        return text
    }

    private func modules(_ value: JSONValue) throws(JSONFailure) -> [String] {
        let names = try strings(value)
        guard case .array(let elements) = value.content,
            let other = zip(elements, names).first(where: { !isImportable($1) })
        else { return names }
        throw wrong(other.0, "must contain only names of modules, which '\(printable(other.1))' is not")
    }

    private func strings(_ value: JSONValue) throws(JSONFailure) -> [String] {
        guard case .array(let elements) = value.content else {
            if case .string = value.content {
                throw wrong(value, "must be an array of strings; write [\(printable(value.text))]")
            }
            throw wrong(value, "must be an array of strings")
        }
        var strings: [String] = []
        for element in elements {
            guard case .string(let text) = element.content else { throw wrong(element, "must contain only strings") }
            guard !text.isEmpty else { throw wrong(element, "must not contain an empty string") }
            strings.append(text)
        }
        return strings
    }

    private func word(_ value: JSONValue, among words: [String]) throws(JSONFailure) -> String {
        guard case .string(let text) = value.content, words.contains(text) else {
            let names = words.map { "\"\($0)\"" }.joined(separator: ", ")
            guard case .string(let text) = value.content, text.utf8.count < 16,
                let close = closest(to: text, among: words)
            else { throw wrong(value, "must be one of \(names)") }
            throw wrong(value, "must be one of \(names); did you mean \"\(close)\"?")
        }
        return text
    }

    private func defaultIsolation(_ value: JSONValue) throws(JSONFailure) -> Configuration.DefaultIsolation {
        guard case .object(let members) = value.content else { return .every(try isolation(value)) }
        return .modules(
            try byModules(members) { value throws(JSONFailure) in try isolation(value) })
    }

    /// What an object says of modules.
    private func byModules<Value>(
        _ members: [JSONMember], value: (JSONValue) throws(JSONFailure) -> Value
    ) throws(JSONFailure) -> [String: Value] {
        var values: [String: Value] = [:]
        for member in members {
            guard isImportable(member.key) else {
                throw JSONFailure(
                    offset: member.offset,
                    message: "'\(name)' must name modules, which '\(printable(member.key))' is not")
            }
            if let other = members.first(where: { $0.key == member.key }), other.offset != member.offset {
                throw JSONFailure(
                    offset: member.offset, message: "'\(member.key)' is set twice", related: other.offset,
                    relation: "it is set here first")
            }
            values[member.key] = try value(member.value)
        }
        return values
    }

    private func isolation(_ value: JSONValue) throws(JSONFailure) -> Options.DefaultIsolation {
        let words = Options.DefaultIsolation.allCases
        let word = try word(value, among: words.map(\.rawValue))
        return words.first { $0.rawValue == word } ?? .nonisolated
    }

    private func inPlace(_ value: JSONValue) throws(JSONFailure) -> Configuration.InPlace {
        switch value.content {
        case .boolean(let isEnabled):
            return isEnabled ? .enabled(condition: "DEBUG") : .disabled
        case .object(let members):
            if let unknown = members.first(where: { $0.key != "condition" }) {
                throw unknownKey(unknown, among: ["condition"])
            }
            guard let condition = members.first else { throw wrong(value, "lacks its 'condition'") }
            if members.count > 1 {
                throw JSONFailure(
                    offset: members[1].offset, message: "'condition' is set twice", related: condition.offset,
                    relation: "it is set here first")
            }
            return .enabled(condition: try self.condition(condition.value, named: "condition"))
        default:
            throw wrong(value, "must be true, false or an object such as {\"condition\": \"DEBUG\"}")
        }
    }
}
