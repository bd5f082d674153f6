// Results -> what of them is returned by way of memory of the caller, since nobody knows its layout: existential types, generic
// parameters, and what holds such.

import SwiftDeclarations

extension Lowering {
    /// The parts of a result whose layout is not known.
    func withUnknownLayout(in written: TypeSyntax, of requirement: Requirement, in mock: Context) -> [TypeSyntax] {
        let search = LayoutSearch(requirement: requirement, mock: mock)
        let type = meaning(of: written, in: requirement.origin, for: search)
        switch type {
        case .tuple(let elements): return elements.flatMap { withUnknownLayout(in: $0.type, of: requirement, in: mock) }
        case .named("Result", let arguments):
            return arguments.flatMap { withUnknownLayout(in: $0, of: requirement, in: mock) }
        case let other:
            if let wrapped = other.wrapped { return withUnknownLayout(in: wrapped, of: requirement, in: mock) }
            var seen: Set<LayoutSearch.Held> = []
            return hasUnknownLayout(other, in: requirement.origin, for: search, seen: &seen) ? [other] : []
        }
    }

    /// What is looked for: what a requirement gives in a mock.
    private struct LayoutSearch {
        /// A type that holds others, with its arguments.
        struct Held: Hashable {
            let type: CatalogType.ID
            let arguments: [TypeSyntax]
        }

        let requirement: Requirement
        let mock: Context
        /// The generic parameters of the requirement.
        let generic: Set<String>

        init(requirement: Requirement, mock: Context) {
            (self.requirement, self.mock) = (requirement, mock)
            generic = Set(requirement.declaration.genericParameters.map(\.name))
        }
    }

    /// A type without typealiases, and with what associated types stand for.
    private func meaning(of written: TypeSyntax, in origin: CatalogType, for search: LayoutSearch) -> TypeSyntax {
        let followed = resolver.withoutTypealiases(written, in: origin.path, file: origin.file)
        let type = AssociatedTypes.withoutSelf(followed).bare.unparenthesized
        return bound(type, hiddenBy: search.generic, in: search.mock).bare.unparenthesized
    }

    /// - Parameter seen: what was looked at: where the layout of one of those is not known, the answer is found.
    private func hasUnknownLayout(
        _ written: TypeSyntax, in origin: CatalogType, for search: LayoutSearch, seen: inout Set<LayoutSearch.Held>
    ) -> Bool {
        let mock = search.mock
        func isUnknown(_ type: TypeSyntax) -> Bool { hasUnknownLayout(type, in: origin, for: search, seen: &seen) }
        switch meaning(of: written, in: origin, for: search) {
        case .any(.metatype): return false
        case .any(let constraint), .some(let constraint): return isUnknownExistential(of: constraint, in: origin)
        case .tuple(let elements): return elements.contains { isUnknown($0.type) }
        case .named(let name, _) where search.generic.contains(name):
            return isUnknownParameter(of: search.requirement.declaration.constraints(of: name), in: origin)
        case .named(let name, _) where mock.genericNames.contains(name):
            return isUnknownParameter(of: mock.resolved.constraints(of: name), in: mock.resolved.type)
        case .member(.named(let root, arguments: []), let name, arguments: []) where mock.genericNames.contains(root):
            return isOpenMember(.member(.named(root), name), of: root, in: mock)
        case let type:
            if let wrapped = type.wrapped { return isUnknown(wrapped) }
            guard let name = type.qualifiedName else { return false }
            guard let found = catalog.type(named: name, in: origin.path, file: origin.file) else {
                return Self.typesOfUnknownLayout.union(Self.streams).contains(name[0])
                    || Self.holders.contains(name[0]) && type.arguments.contains(where: isUnknown)
            }
            if found.declaration.kind == .protocol { return isUnknownExistential(of: type, in: origin) }
            return holdsUnknown(found, type.arguments, for: search, seen: &seen)
        }
    }

    /// Whether a structure or an enum holds a value whose layout is not known. What is indirect is behind a reference.
    private func holdsUnknown(
        _ type: CatalogType, _ arguments: [TypeSyntax], for search: LayoutSearch, seen: inout Set<LayoutSearch.Held>
    ) -> Bool {
        let (head, kind) = (type.declaration.head, type.declaration.kind)
        guard [.struct, .enum].contains(kind), !head.modifiers.contains("indirect"), seen.count < Resolver.maximumDepth,
            seen.insert(.init(type: type.id, arguments: arguments)).inserted
        else { return false }
        let parameters = type.declaration.genericParameters.map(\.name)
        let given = NameReplacement(Dictionary(zip(parameters, arguments), uniquingKeysWith: { $1 }))
        for member in type.declaration.members.flatMap(\.flattened) {
            // So is what a weak reference keeps (SE-0481).
            let modifiers = member.memberHead?.modifiers ?? []
            if case .variable(let variable) = member, variable.hasStorage, modifiers.contains("weak") { return true }
            if case .enumCase(let declaration) = member, declaration.head.modifiers.contains("indirect") { continue }
            for stored in resolver.storedTypes(of: member, in: type)
            where hasUnknownLayout(stored.replacing(given), in: type, for: search, seen: &seen) {
                return true
            }
        }
        return false
    }

    /// Whether existential types of a protocol hold any value. Those for classes hold a reference, and so do errors.
    private func isUnknownExistential(of constraint: TypeSyntax, in origin: CatalogType) -> Bool {
        constraint.inheritedNames != [["Error"]] && isUnknownParameter(of: [constraint], in: origin)
    }

    /// Whether what conforms to some protocols need not be a class.
    private func isUnknownParameter(of constraints: [TypeSyntax], in origin: CatalogType) -> Bool {
        !constraints.flatMap(\.inheritedNames).contains { resolver.lookUp($0, from: origin).map(isForClasses) ?? false }
    }

    /// Whether a member of a generic parameter of the mock may be of any type: the standard library alone asks for it, and no
    /// clause is about it. For example: `Iterator.Element` of a sequence
    func isOpenMember(_ member: TypeSyntax, of name: String, in mock: Context) -> Bool {
        let asked = mock.resolved.constraints(of: name).flatMap(\.inheritedNames)
        return asked.allSatisfy { resolver.lookUp($0, from: mock.resolved.type)?.isKnown ?? false }
            && !mock.associatedTypes.requirements.contains { $0.left == member || $0.right == member }
    }

    /// Library types whose layout only the library knows, or that hold any value.
    private static let typesOfUnknownLayout: Set<String> = ["Any", "AnyHashable", "Mirror"]

    /// Library types that hold values of their arguments themselves.
    private static let holders: Set<String> = ["ClosedRange", "CollectionOfOne", "Range", "Result"]

    /// Library types that are Sendable where their elements are, and whose layout only the library knows.
    static let streams: Set<String> = ["AsyncStream", "AsyncThrowingStream"]
}
