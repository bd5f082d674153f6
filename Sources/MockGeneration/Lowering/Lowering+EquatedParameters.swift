// Requirements that say what an associated type is by generic parameters of their own -> diagnostics. A parameter that is the
// same as an associated type is taken out before, in DeclarationRewriting.swift.

import SwiftDeclarations

extension Lowering {
    /// `func f<W>(_ w: W) where State == W?` asks something of `Self`, which the compiler warns of. No mock can repeat that: a
    /// parameter that a clause makes one type is none in Swift 6 mode.
    mutating func reportEquatedParameters(of mock: Context) {
        let names = Set(mock.resolved.associatedTypes.map(\.name))
        guard !names.isEmpty, !mock.isClass else { return }
        let stated = names.filter { mock.annotation.value(of: $0, in: .typealias) != nil }
            .union(mock.resolved.boundTypes.keys)
        for requirement in mock.resolved.nodes.requirements where !requirement.declaration.genericParameters.isEmpty {
            let own = Set(requirement.declaration.genericParameters.map(\.name))
            let clauses = requirement.declaration.genericRequirements.map(AssociatedTypes.withoutSelf)
            guard let clause = clauses.first(where: { $0.makes(names.subtracting(own), of: own, stated: stated) })
            else { continue }
            report(
                "'\(clause)' makes an associated type of a generic parameter, and mockgen cannot repeat that; write the "
                    + "mock by hand, or take the generic parameter out of the requirement",
                of: requirement, in: mock)
        }
    }
}

extension GenericRequirement {
    /// Whether it says that one of these associated types has one of these generic parameters as a part.
    /// For example: `State == W?`, but not `State == W.Element`, which is about `W`
    ///
    /// - Parameter stated: those of which something else says what they are: then `State == [W.Element]` is about `W`, too.
    fileprivate func makes(_ names: Set<String>, of parameters: Set<String>, stated: Set<String>) -> Bool {
        guard relation == .sameType else { return false }
        return [(left, right), (right, left)].contains { side, other in
            guard case .named(let name, arguments: []) = side, names.contains(name), !other.isMember else {
                return false
            }
            return other.children.contains {
                stated.contains(name) ? $0.hasPlain(parameters) : $0.mentions(parameters)
            }
        }
    }
}

extension TypeSyntax {
    /// Whether one of these names is a part, rather than what a member is looked up in.
    fileprivate func hasPlain(_ names: Set<String>) -> Bool {
        if case .named(let name, arguments: []) = self { return names.contains(name) }
        if case .member = self { return arguments.contains { $0.hasPlain(names) } }
        return children.contains { $0.hasPlain(names) }
    }
}
