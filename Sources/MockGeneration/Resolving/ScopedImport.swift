// A type or typealias that mocks name -> the import of it alone.

import SwiftDeclarations

/// An import of one type, which wins over all that is imported as a module. The type's own module needs none: what it
/// declares hides what it imports.
///
/// For example: `import struct App.Notification`
struct ScopedImport: Hashable {
    let module: String
    let name: String
    /// For example: `struct`
    let kind: String
    /// The conditions of the `#if` branches around the type, outermost first.
    let conditions: [String]

    /// That of a type or typealias at file level; nil for what is none.
    init?(_ entry: any CatalogEntry, of module: String) {
        self.module = module
        switch entry {
        case let type as CatalogType:
            guard type.path.count == 1, let kind = type.declaration.kind.inImports else { return nil }
            (name, self.kind, conditions) = (type.declaration.name, kind, type.conditions)
        case let alias as CatalogTypealias:
            guard alias.scope.isEmpty else { return nil }
            (name, kind, conditions) = (alias.declaration.name, "typealias", alias.conditions)
        default: return nil
        }
    }
}

extension TypeDeclaration.Kind {
    /// The word for it in an import.
    fileprivate var inImports: String? {
        switch self {
        case .protocol, .class, .struct, .enum: rawValue
        case .actor: "class"
        case .extension: nil
        }
    }
}
