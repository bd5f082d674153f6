// Requirements -> whether only a final class satisfies them, for how they mention `Self`.

import SwiftDeclarations

/// Whether a requirement has `Self` where only a final class can satisfy it: anywhere but as the whole of a
/// parameter's type or of the result, optional or not. In an initializer, only where it is invariant.
func needsFinalClass(_ nodes: [RequirementNode]) -> Bool {
    nodes.requirements.contains { requirement in
        switch requirement.declaration {
        case .function(let function):
            return function.parameters.contains {
                needsFinalClass($0.type.bare, wholeIsFine: !$0.type.specifiers.contains("inout"))
            }
                || function.result.map { needsFinalClass($0, wholeIsFine: true) } ?? false
                || needsFinalClass(function.genericParameters, function.requirements)
        case .variable(let variable):
            return variable.type.map { needsFinalClass($0, wholeIsFine: false) } ?? false
        case .subscript(let declaration):
            return declaration.parameters.contains { needsFinalClass($0.type.bare, wholeIsFine: true) }
                || needsFinalClass(declaration.result, wholeIsFine: false)
                || needsFinalClass(declaration.genericParameters, declaration.requirements)
        case .initializer(let initializer):
            return initializer.parameters.contains { parameter in
                let type = AssociatedTypes.withoutSelf(parameter.type)
                return type.isInoutOfSelf || type.hasInvariantSelf
            }
        default: return false
        }
    }
}

/// Whether an associated type is `Self` or has it as a part, which then is but one type. For example:
/// `where Iterator == Self`, `associatedtype Children: Collection<Self>` (SE-0346)
func equatesSelf(_ requirements: [GenericRequirement]) -> Bool {
    requirements.contains { requirement in
        let equated = requirement.relation == .sameType ? [requirement.left, requirement.right] : [requirement.right]
        return equated.contains { AssociatedTypes.withoutSelf($0).mentionsSelf }
    }
}

private func needsFinalClass(_ parameters: [GenericParameter], _ requirements: [GenericRequirement]) -> Bool {
    let types = parameters.compactMap(\.constraint) + requirements.flatMap { [$0.left, $0.right] }
    return types.contains { needsFinalClass($0, wholeIsFine: false) }
}

private func needsFinalClass(_ type: TypeSyntax, wholeIsFine: Bool) -> Bool {
    if wholeIsFine, type == .named("Self") || type.wrapped == .named("Self") { return false }
    return AssociatedTypes.withoutSelf(type).mentionsSelf
}

extension TypeSyntax {
    /// Whether it is a parameter's in which `Self` may be exchanged. For example: `inout [Self]`
    fileprivate var isInoutOfSelf: Bool { specifiers.contains("inout") && mentionsSelf }

    /// Whether `Self` is a part of it that no subclass can stand for: generic types are invariant, but for those of the
    /// standard library that convert with their elements. For example: `KeyPath<Self, Int>`
    fileprivate var hasInvariantSelf: Bool {
        switch canonical() {
        case .any, .some: false
        case .function(let function) where function.parameters.contains(where: \.type.isInoutOfSelf): true
        case .named(_, let arguments), .member(_, _, let arguments): arguments.contains(where: \.mentionsSelf)
        case .dictionary(let key, let value): key.mentionsSelf || value.hasInvariantSelf
        case let other: other.children.contains(where: \.hasInvariantSelf)
        }
    }
}
