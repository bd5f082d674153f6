// Protocols -> all that they say about associated types, as where clauses: `associatedtype Item: Hashable` says what
// `associatedtype Item where Item: Hashable` does.

import SwiftDeclarations

extension TypeDeclaration {
    /// The associated types among the members, those under `#if` aside.
    var associatedTypes: [AssociatedTypeDeclaration] {
        members.compactMap { member in
            guard case .associatedtype(let declaration) = member else { return nil }
            return declaration
        }
    }

    /// What a protocol says about associated types, its own and inherited ones, without `Self.`: first what they inherit.
    var associatedTypeClauses: [GenericRequirement] {
        let declarations = associatedTypes
        let clauses = requirements + declarations.flatMap(\.requirements)
        return declarations.flatMap(\.conformances) + clauses.map(AssociatedTypes.withoutSelf)
    }
}

extension ResolvedProtocol {
    /// What the protocol and its parents say about associated types, without `Self.`: last what they inherit.
    var associatedTypeClauses: [GenericRequirement] {
        requirements.map(AssociatedTypes.withoutSelf) + associatedTypes.flatMap(\.conformances)
    }

    /// What the arguments of protocols say about the members of associated types (SE-0346). For example:
    /// `Items.Element == String` for `Items: Collection<String>`
    func primaryClauses(_ resolver: Resolver) -> [GenericRequirement] {
        associatedTypeClauses.filter { $0.relation == .conforms }.flatMap { clause in
            clause.right.composed.flatMap { constraint -> [GenericRequirement] in
                guard !constraint.arguments.isEmpty, let name = constraint.qualifiedName,
                    let parent = resolver.lookUp(name, from: type)
                else { return [] }
                return zip(parent.declaration.primaryAssociatedTypes, constraint.arguments).map { member, argument in
                    GenericRequirement(left: .member(clause.left, member), relation: .sameType, right: argument)
                }
            }
        }
    }

    /// What an associated type is asked to conform to.
    func constraints(of name: String) -> [TypeSyntax] { constraints(ofAny: [name]) }

    /// What some associated types are asked to conform to.
    func constraints(ofAny names: Set<String>) -> [TypeSyntax] {
        let names = Set(names.map(unescaped))
        return associatedTypeClauses.filter { clause in
            clause.relation == .conforms && clause.subject.map(names.contains) ?? false
        }.map(\.right)
    }
}

extension AssociatedTypeDeclaration {
    /// What it inherits. For example: `Item: Hashable`
    fileprivate var conformances: [GenericRequirement] {
        inheritance.map {
            GenericRequirement(
                left: .named(name), relation: .conforms, right: AssociatedTypes.withoutSelf($0.type))
        }
    }
}

extension [GenericRequirement] {
    /// What the clauses say that associated types are the same as, by their names.
    var otherSides: [String: [TypeSyntax]] {
        reduce(into: [:]) { sides, clause in
            guard clause.relation == .sameType else { return }
            for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                if case .named(let name, arguments: []) = side { sides[name, default: []].append(other) }
            }
        }
    }
}

extension GenericRequirement {
    /// What it says that an associated type is the same as; nil where it says nothing of that.
    func otherSide(of name: String) -> TypeSyntax? { otherSide(of: .named(name)) }

    /// The same of any type.
    func otherSide(of type: TypeSyntax) -> TypeSyntax? {
        guard relation == .sameType else { return nil }
        if left == type { return right }
        return right == type ? left : nil
    }

    /// Whether it is about the associated type of a name itself, rather than a member of it.
    func isAbout(_ name: String) -> Bool { subject == unescaped(name) }

    /// The name, without backticks, of the associated type that it is about; nil where that is a member of one.
    var subject: String? {
        guard case .named(let name, arguments: []) = left else { return nil }
        return unescaped(name)
    }
}
