// The names of the standard library that mocks use -> how they are written in this run: plain, or with their module
// where the sources declare a type of the same name, which would capture them.

import SwiftDeclarations

/// Writes standard names so that they cannot be captured.
struct StandardNames: Sendable {
    /// The standard names that the sources declare too.
    private let captured: Set<String>

    /// The modules of the names that generated code uses.
    private static let modules: [String: String] = [
        "Actor": "Swift", "AnyObject": "Swift", "Bool": "Swift", "CustomStringConvertible": "Swift", "Error": "Swift",
        "Hashable": "Swift", "Hasher": "Swift", "Int": "Swift", "NSLock": "Foundation", "NSObject": "Foundation",
        "Never": "Swift", "ObjectIdentifier": "Swift", "Sendable": "Swift", "String": "Swift", "Void": "Swift",
    ]

    /// Notes what hides a standard name from the mocks: types at file level, those that a mock is nested beside, and
    /// those in a class that is mocked.
    init(catalog: Catalog, mocked: [CatalogType]) {
        var scopes: [[String]: Int] = [[]: 0]
        for type in mocked {
            let scope = type.declaration.kind == .class ? type.path : type.scope
            scopes[scope] = scopes[scope] ?? type.file
        }
        captured = Set(
            StandardNames.modules.keys.filter { name in
                scopes.contains { catalog.path(of: name, in: $0.key, file: $0.value) != nil }
            })
    }

    /// For example: `Int`, or `Swift.Int`
    subscript(name: String) -> String {
        guard captured.contains(name), let module = StandardNames.modules[name] else { return name }
        return "\(module).\(name)"
    }

    /// A source text of our own with its standard names so written.
    func qualify(_ text: String) -> String {
        guard !captured.isEmpty else { return text }
        let file = SourceFile(path: "", text: text)
        var result = ""
        var end: UInt32 = 0
        var isMember = false
        for token in tokenize(file).tokens {
            result += file.text(end..<token.start)
            let word = file.text(token.range)
            result += token.kind == .identifier && !isMember ? self[word] : word
            end = token.end
            isMember = token.kind == .period
        }
        return result
    }
}
