// Which types have no values or only one.
// What needs a value of a type without any is never run, and the compiler warns of each statement in it.

import SwiftDeclarations

extension Lowering {
    /// Whether a type has no values: `Never`, an enum of the run without cases, or a tuple with one of them.
    ///
    /// - Parameter looksIntoTuples: not for what stands in a tuple: typealiases may lead back to it.
    func isUninhabited(_ type: TypeSyntax, in mock: Context, looksIntoTuples: Bool = true) -> Bool {
        let origin = mock.resolved.type
        var (type, scope, file) = (type.bare.unparenthesized, origin.path, origin.file)
        if case .named(let name, _) = type, let bound = mock.associatedTypes.finalBindings[name] {
            type = bound.bare.unparenthesized
        }
        // A typealias may stand for another; a circle of them ends here too.
        for _ in 0..<16 {
            if case .tuple(let elements) = type {
                return looksIntoTuples
                    && elements.contains { isUninhabited($0.type, in: mock, looksIntoTuples: false) }
            }
            guard let name = type.qualifiedName, let last = name.last else { return false }
            if catalog.mayLackValues(inTypesNamed: last),
                let found = catalog.type(named: name, in: scope, file: file)
            {
                return found.declaration.kind == .enum && !found.declaration.members.containsEnumCase
            }
            guard let alias = catalog.alias(named: name, in: scope, file: file) else {
                return name == ["Never"] || name == ["Swift", "Never"]
            }
            (type, scope, file) = (alias.declaration.type.bare.unparenthesized, alias.scope, alias.file)
        }
        return false
    }

    /// Whether a type is `()`, also by the name that the standard library gives it.
    func isVoid(_ type: TypeSyntax, in mock: Context) -> Bool {
        guard type.isVoid else { return false }
        guard names["Void"] != "Void", type.bare.unparenthesized == .named("Void") else { return true }
        let origin = mock.resolved.type
        if mock.resolved.associatedTypes.contains(where: { $0.name == "Void" }) { return false }
        if let alias = catalog.alias(named: ["Void"], in: origin.path, file: origin.file) {
            return alias.declaration.type.isVoid
        }
        return catalog.type(named: ["Void"], in: origin.path, file: origin.file) == nil
    }
}

extension [Declaration] {
    /// Whether an enum case may be among them: the parser skips cases as it does uses of macros.
    fileprivate var containsEnumCase: Bool {
        contains { declaration in
            switch declaration {
            case .other: return true
            case .conditional(let block): return block.clauses.contains { $0.declarations.containsEnumCase }
            default: return false
            }
        }
    }
}
