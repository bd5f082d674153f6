// The names of the standard library and of helper types that mocks use -> how they are written in this run: plain, or,
// where the sources declare the same name, which would capture them, with their module or another ending.

import SwiftDeclarations

/// Writes standard names so that they cannot be captured.
struct StandardNames: Sendable {
    /// How the names are written that the sources declare too.
    private var captured: [String: String] = [:]
    /// The same but for what only members of mocks hide.
    private var capturedInFile: [String: String] = [:]
    /// What stands at file level for names whose module is hidden in mocks, too.
    private(set) var substitutes: [String] = []

    /// The modules of the names that generated code uses.
    private static let modules: [String: String] = [
        "Actor": "Swift", "AnyHashable": "Swift", "AnyObject": "Swift", "Bool": "Swift",
        "CustomStringConvertible": "Swift", "Error": "Swift", "Hashable": "Swift", "Hasher": "Swift", "Int": "Swift",
        "MainActor": "_Concurrency", "NSLock": "Foundation", "NSObject": "Foundation", "Never": "Swift",
        "ObjectIdentifier": "Swift", "Sendable": "Swift", "Set": "Swift", "String": "Swift", "Void": "Swift",
        "fatalError": "Swift",
    ]

    /// The names that the bodies of members use: a parameter that would hide one gets another name.
    static let inBodies: Set<String> = helpers.union(["fatalError", "ObjectIdentifier", "Swift"])

    /// What bodies write where both a name and that of its module are hidden.
    private static let substitutes: [String: (name: String, source: String)] = [
        "fatalError": (
            "mockgenFatalError",
            """
            /// `fatalError` where a member hides its name and `Swift`.
            fileprivate nonisolated func mockgenFatalError(
                _ message: Swift.String, file: Swift.StaticString = #file, line: Swift.UInt = #line
            ) -> Swift.Never {
                Swift.fatalError(message, file: file, line: line)
            }
            """
        ),
        "ObjectIdentifier": (
            "MockgenObjectIdentifier",
            """
            /// `ObjectIdentifier` where a member hides its name and `Swift`.
            fileprivate typealias MockgenObjectIdentifier = Swift.ObjectIdentifier
            """
        ),
    ]

    /// The names that mocks write, in bodies or as types: a type among its members that would hide one.
    static let inMocks: Set<String> = inBodies.union([
        "Bool", "Hashable", "Hasher", "Int", "MainActor", "Never", "Sendable", "String", "Void",
    ])

    /// The helpers of `SupportCode.swift`.
    private static let helpers: Set<String> = [
        "MockgenBox", "MockgenCalls", "MockgenEntries", "MockgenError", "MockgenMethod", "MockgenProperty",
        "MockgenRethrow", "MockgenStatics", "mockgenCall", "mockgenDefault", "mockgenDefaultOffActors",
        "mockgenIsolated",
    ]

    /// Notes what hides a name from the mocks: types at file level, those that a mock is nested beside, those in a
    /// class that is mocked, and the members, associated types and typealiases of protocols; and a function `fatalError`,
    /// which apps that test their traps have, and which may do anything, or be on an actor.
    init(catalog: Catalog, mocked: [CatalogType], resolved: [ResolvedProtocol], access: AccessLevel?) {
        var scopes: [[String]: Int] = [[]: 0]
        for type in mocked {
            let scope = type.declaration.kind == .class ? type.path : type.scope
            scopes[scope] = scopes[scope] ?? type.file
        }
        // What they nest is nearer in the mock than what stands around it.
        for type in resolved.flatMap(\.superclasses).map(\.type) where !type.isKnown {
            scopes[type.path] = scopes[type.path] ?? type.file
        }
        let hiding = resolved.reduce(into: Self.members(around: scopes, in: catalog)) { names, resolved in
            let members = resolved.nodes.requirements.compactMap(\.declaration.plainName)
            names.formUnion(members.filter(Self.inBodies.contains))
            names.formUnion(resolved.superclassMemberNames.filter(Self.inBodies.contains))
            let types = resolved.associatedTypes.map(\.name) + resolved.typealiases.map(\.declaration.name)
            names.formUnion(types.filter(Self.inMocks.contains))
        }
        let isModuleHidden =
            hiding.contains("Swift")
            || scopes.contains { !$0.key.isEmpty && catalog.isSeen("Swift", in: $0.key, file: $0.value) }
        for name in Self.helpers.union(Self.modules.keys) {
            let isTaken =
                scopes.contains { catalog.hides(name, in: $0.key, file: $0.value) }
                || name == "fatalError" && catalog.mayDeclareFatalError
            guard isTaken || hiding.contains(name) else { continue }
            let written = Self.modules[name].map { "\($0).\(name)" } ?? "\(name)Helper"
            captured[name] = written
            if isTaken || Self.helpers.contains(name) { capturedInFile[name] = written }
            guard isModuleHidden else { continue }
            if let substitute = Self.substitutes[name] {
                captured[name] = substitute.name
                substitutes.append(substitute.source)
            } else if let first = resolved.first?.type, Self.modules[name] == "Swift" {
                // Members have it in their types, so that it is as visible as they are, and named as no other is.
                let substitute = "\(mockName(of: first))\(name)"
                let level = access ?? resolved.map { effectiveAccess(of: $0.type) }.max() ?? .internal
                captured[name] = substitute
                substitutes.append(
                    """
                    /// `\(name)` where a member hides its name and `Swift`.
                    \(level.prefix)typealias \(substitute) = Swift.\(name)
                    """)
            }
        }
        substitutes.sort()
    }

    /// The names used in bodies that members of types around a mock have, of whatever kind.
    private static func members(around scopes: [[String]: Int], in catalog: Catalog) -> Set<String> {
        scopes.reduce(into: []) { names, scope in
            for count in scope.key.indices.map({ $0 + 1 }) {
                let path = Array(scope.key[..<count])
                guard let type = catalog.type(named: path, in: [], file: scope.value) else { continue }
                for part in [type] + catalog.extensions(of: type) {
                    names.formUnion(part.declaration.members.compactMap(\.plainName).filter(inBodies.contains))
                }
            }
        }
    }

    /// For example: `Int`, or `Swift.Int`; `MockgenMethod`, or `MockgenMethodHelper`
    subscript(name: String) -> String {
        captured.isEmpty ? name : captured[name] ?? name
    }

    /// What helpers use of Foundation.
    func foundationUse(of helpers: Set<Support>) -> FoundationUse {
        guard helpers.contains(where: \.needsLock) else { return .none }
        return captured["NSLock"] == nil ? .lock : .module
    }

    /// The expression that ends the test with a message.
    func trap(_ message: String) -> String { "\(self["fatalError"])(\"\(message)\")" }

    /// The source text of a mock with the attribute for the main actor so written: much is joined with it before.
    func qualifyMainActor(in mock: String) -> String {
        captured["MainActor"].map { mock.replacing("@MainActor", with: "@\($0)") } ?? mock
    }

    /// A source text of our own, outside of mocks, with its standard names so written.
    func qualify(_ text: String) -> String {
        guard !capturedInFile.isEmpty else { return text }
        let file = SourceFile(path: "", text: text)
        var result = ""
        var end: UInt32 = 0
        // Neither a member nor an attribute can have its module before it.
        var isKept = false
        for token in tokenize(file).tokens {
            result += file.text(end..<token.start)
            let word = file.text(token.range)
            result += token.kind == .identifier && !isKept ? capturedInFile[word] ?? word : word
            end = token.end
            isKept = token.kind == .period || token.kind == .at
        }
        return result
    }
}

extension Catalog {
    /// Whether a name of the standard library means a type of the sources: a global actor is meant wherever they name it.
    fileprivate func hides(_ name: String, in scope: [String], file: Int) -> Bool {
        isSeen(name, in: scope, file: file)
            && type(named: [name], in: scope, file: file)?.declaration.head.attributes.has("globalActor") != true
    }
}
