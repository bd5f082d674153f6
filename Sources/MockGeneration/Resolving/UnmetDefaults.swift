// A default of an associated type -> whether it certainly lacks what the protocol and its parents ask of it.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Whether the default of an associated type certainly does not conform to a constraint.
    func isUnmet(
        _ constraint: [String], by name: String, _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        switch kinship(of: .named(name), through: []) {
        case .none:
            return defaultType(of: name).map { lacks($0, constraint, taken.union([name]), resolver) } ?? false
        case .parts where !KnownProtocols.conformancesOfParts.contains(constraint.last ?? ""):
            let followed = followed(.named(name), through: [])
            return resolver.isStandard(withoutOwnNames(followed), lacking: constraint, in: type)
        // A superclass, or a parent that was not found, may conform.
        case .parts, .whole: return superclass == nil && !lacksParent && !conforms(to: constraint, from: type, resolver)
        }
    }

    /// Whether a default, or a part of one, lacks a protocol.
    ///
    /// - Parameter taken: the associated types that the annotation or a typealias binds, and those that led here.
    func lacks(
        _ type: TypeSyntax, _ constraint: [String], _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        type.isStructural && !Self.conformancesOfAll.contains(constraint.last ?? "")
            || (type.isExistential || isProtocol(type, resolver)) && !mayConformToItself(constraint, resolver)
            || resolver.isStandard(withoutOwnNames(type), lacking: constraint, in: self.type)
            || isAssociated(type, lacking: constraint, taken, resolver)
            || isOpenMember(AssociatedTypes.withoutSelf(type), lacking: constraint, resolver)
            || isGeneric(type, lacking: constraint, resolver) { lacks($0, $1, taken, resolver) }
    }

    /// Whether a name means a protocol, which stands for its existential type.
    private func isProtocol(_ type: TypeSyntax, _ resolver: Resolver) -> Bool {
        guard let name = type.bare.unparenthesized.qualifiedName, let root = type.root,
            !associatedTypes.contains(where: { $0.name == root }), plainTypealiases.allSatisfy({ $0.name != root })
        else { return false }
        let found = resolver.expanded(name, from: self.type)
        return !found.isEmpty && found.allSatisfy { $0?.declaration.kind == .protocol }
    }

    /// Whether existential types may conform to a protocol: they do to `Error`, to markers, and to those of Objective-C.
    private func mayConformToItself(_ constraint: [String], _ resolver: Resolver) -> Bool {
        if Self.conformancesOfAll.union(["AnyObject", "Error"]).contains(constraint.last ?? "") { return true }
        return resolver.expanded(constraint, from: type).contains { found in
            guard let found else { return true }
            return resolver.lineage(of: found).contains {
                $0.declaration.head.attributes.has("objc") || $0.isKnown && $0.declaration.name == "NSObjectProtocol"
            }
        }
    }

    /// Whether more is asked of a member of a default than it has. For example: `Items.Element == Int` with
    /// `associatedtype Items: Sequence = [Item]`
    func isContradicted(_ name: String, _ taken: Set<String>, _ resolver: Resolver) -> Bool {
        defaultType(of: name).map { isContradicted(name, as: $0, taken, resolver) } ?? false
    }

    /// Whether more is asked of a member of an associated type than it has, if that is another type.
    private func isContradicted(
        _ name: String, as meant: TypeSyntax, _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        let clauses = associatedTypeClauses + primaryClauses(resolver)
        let members = clauses.compactMap { $0.otherSide(of: name) }.filter(\.isMember)
        return clauses.contains { clause in
            switch clause.relation {
            case .conforms:
                guard let member = member(clause.left, of: name, as: meant, resolver) else { return false }
                return clause.right.inheritedNames.contains { lacks(member, $0, taken, resolver) }
            case .sameType:
                return [(clause.left, clause.right), (clause.right, clause.left)].contains { side, other in
                    if members.contains(side), other != .named(name) {
                        return isAnother(meant, than: other, taken.union([name]), resolver)
                    }
                    guard let member = member(side, of: name, as: meant, resolver) else {
                        return side.isMember && side.root == name && isMadeOfOthers(other)
                    }
                    let other = isSame(other, as: name) ? meant : other
                    return isAnother(member, than: other, taken, resolver)
                }
            }
        }
    }

    /// What a member of an associated type is, or a member of such, where that stands for `meant`; nil where nothing says so.
    /// For example: `Int` for `Rows.Element.Element` and `[[Int]]`
    func member(
        _ type: TypeSyntax, of name: String, as meant: TypeSyntax, _ resolver: Resolver
    ) -> TypeSyntax? {
        guard case .member(let base, let member, []) = type else { return nil }
        let owner = base == .named(name) ? meant : self.member(base, of: name, as: meant, resolver)
        guard let followed = owner.map({ followed($0, through: [name]) }) else { return nil }
        if case .named(let other, []) = followed, associatedTypes.contains(where: { $0.name == other }) {
            return .member(followed, member)
        }
        return self.member(member, of: followed, resolver)
    }

    /// What a member of a type is; nil where nothing says so.
    func member(_ name: String, of defaultType: TypeSyntax, _ resolver: Resolver) -> TypeSyntax? {
        if name == "Element", let element = defaultType.element { return element }
        guard !defaultType.mentionsSelf else { return nil }
        let written = TypeSyntax.member(defaultType, name)
        let names = Set(associatedTypes.map(\.name))
        let followed = resolver.withoutTypealiases(written, in: type.path, file: type.file, hiddenBy: names)
        if followed != written { return followed }
        // One that it declares is what it is.
        if resolver.standardMemberType(written) != nil { return written }
        return written.qualifiedName.flatMap { resolver.catalog.type(named: $0, in: type.path, file: type.file) }
            .map { _ in written }
    }

    /// Whether a part of a default certainly is another type than a where clause says: an associated type that nothing
    /// says more about is what the mock makes it.
    private func isAnother(
        _ part: TypeSyntax, than type: TypeSyntax, _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        let names = Set(associatedTypes.map(\.name))
        if part == type { return false }
        if isOpen(part) {
            return !(associatedTypeClauses + primaryClauses(resolver)).contains {
                $0.relation == .sameType && ($0.left == part && $0.right == type || $0.left == type && $0.right == part)
            }
        }
        if case .named(let name, arguments: []) = type, names.contains(name) {
            let stated = equated(name) + [annotatedTypes[name]].compactMap(\.self)
            if !part.mentions(names), stated.contains(where: { isOther($0, than: part, resolver) }) { return true }
            return constraints(of: name).flatMap(\.inheritedNames).contains { lacks(part, $0, taken, resolver) }
                || !taken.contains(name) && isContradicted(name, as: part, taken.union([name]), resolver)
        }
        if type.mentions(names) {
            if part.mentions(names) { return false }
            let followed = followed(type.replacing(NameReplacement(annotatedTypes)), through: [])
            let meant = resolver.withoutTypealiases(followed, in: self.type.path, file: self.type.file, hiddenBy: names)
            return isAnother(part, thanMadeOf: names, meant, taken, resolver)
        }
        if case .named(let name, arguments: []) = part, names.contains(name) {
            if taken.contains(name) { return false }
            let equated = equated(name)
            return equated.isEmpty
                ? defaultType(of: name).map { isAnother($0, than: type, taken.union([name]), resolver) } ?? true
                : equated.contains { isAnother($0, than: type, taken.union([name]), resolver) }
        }
        return resolver.areDifferent(part, type, in: self)
            || part.isStructural && resolver.identity(of: type, in: self.type, of: self) != nil
    }

    /// Whether a type is made of associated types, which nobody could tell from it: it is none itself. For example: `[Key]`
    private func isMadeOfOthers(_ type: TypeSyntax) -> Bool {
        if case .named(_, arguments: []) = type { return false }
        return !type.isMember && type.mentions(Set(associatedTypes.map(\.name)))
    }

    /// Whether a type is another one, whatever the associated types in that are. For example: `[String]` than `[Key]?`
    private func isAnother(
        _ part: TypeSyntax, thanMadeOf names: Set<String>, _ type: TypeSyntax, _ taken: Set<String>,
        _ resolver: Resolver
    ) -> Bool {
        let (part, type) = (part.canonical(), type.canonical())
        if let root = type.root, names.contains(root) {
            return type == .named(root) && isAnother(part, than: type, taken, resolver)
        }
        guard type.mentions(names) else { return resolver.areDifferent(part, type, in: self) }
        let (parts, others) = (part.children, type.children)
        return part.withoutChildren != type.withoutChildren || parts.count != others.count
            || zip(parts, others).contains { isAnother($0, thanMadeOf: names, $1, taken, resolver) }
    }

    /// Whether a type is one of the associated types that are the same as one.
    private func isSame(_ type: TypeSyntax, as name: String) -> Bool {
        guard case .named(let other, arguments: []) = type else { return false }
        return other == name || namesOfSame(name).contains(other)
    }

    /// Whether what an associated type is the same as certainly is another type.
    private func isOther(_ type: TypeSyntax, than part: TypeSyntax, _ resolver: Resolver) -> Bool {
        !type.mentions(Set(associatedTypes.map(\.name))) && resolver.areDifferent(part, type, in: self)
    }

    /// Whether a default is another associated type, or made of one, that is not asked to conform to a protocol. For
    /// example: `Index: Hashable` with `associatedtype Index = Key`
    private func isAssociated(
        _ type: TypeSyntax, lacking constraint: [String], _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        let name = constraint.last ?? ""
        let parts: [TypeSyntax]
        switch type.canonical().unparenthesized {
        case .named(let other, arguments: []) where associatedTypes.contains { $0.name == other }:
            return isOpen(other, lacking: constraint, taken, resolver)
        case .optional(let wrapped): parts = [wrapped]
        case .array(let element): parts = [element]
        case .dictionary(let key, let value): parts = [key, value]
        case .named("Result", let arguments), .named("Set", let arguments): parts = arguments
        case .tuple(let elements) where name == "Sendable": parts = elements.map(\.type)
        case .function: return name == "Sendable"
        // Its extensions say where it conforms.
        default: parts = []
        }
        if KnownProtocols.conformancesOfParts.contains(name),
            parts.contains(where: { lacks($0, constraint, taken, resolver) })
        {
            return true
        }
        return resolver.clauses(underWhich: type, conformsTo: constraint, in: self.type).contains { condition in
            condition.relation == .conforms
                && condition.right.inheritedNames.contains { lacks(condition.left, $0, taken, resolver) }
        }
    }

    /// Whether an associated type, by what it is the same as, or else by default, lacks a protocol that it is not asked to
    /// conform to.
    private func isOpen(
        _ name: String, lacking constraint: [String], _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        if let alias = plainTypealiases.first(where: { $0.name == name }) {
            let isMadeOfOthers = alias.type.mentions(Set(associatedTypes.map(\.name)))
            return !isMadeOfOthers && lacks(alias.type, constraint, taken, resolver)
        }
        let same = namesOfSame(name)
        guard taken.isDisjoint(with: same), !same.contains(where: { isAsked($0, for: constraint, resolver) }) else {
            return false
        }
        // What is looked up in itself, or in what it is made of, says nothing.
        let stated = same.flatMap(otherSides).filter {
            !same.contains($0.root ?? "") && !($0.isMember && taken.contains($0.root ?? "")) && !isOpen($0)
        }
        if stated.contains(where: \.isMember) { return false }
        let types = stated.isEmpty ? same.sorted().compactMap(defaultType) : stated
        return types.isEmpty || types.contains { lacks($0, constraint, taken.union(same), resolver) }
    }

    /// Whether an associated type conforms to a protocol by what is asked of it, or by something that was not read.
    private func isAsked(_ name: String, for constraint: [String], _ resolver: Resolver) -> Bool {
        let asked = constraints(of: name).flatMap(\.inheritedNames)
        return resolver.isImplied(constraint, from: type, by: asked.map { ($0, type) })
    }

    /// The default of an associated type that was not taken back.
    func defaultType(of name: String) -> TypeSyntax? {
        associatedTypes.lazy.compactMap { $0.name == name ? $0.defaultType : nil }.first
    }

    /// What types of such kinds conform to.
    private static let conformancesOfAll: Set<String> = [
        "Any", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    /// How a type is made of `Self`.
    enum Kinship {
        /// It is not, or in a way that says nothing about what it conforms to.
        case none
        /// For example: `[Self]`
        case parts
        case whole
    }

    /// How a default is made of the conforming type, also by the defaults of others.
    func kinship(of type: TypeSyntax, through passed: Set<String>) -> Kinship {
        let type = AssociatedTypes.withoutSelf(type).unparenthesized
        switch type {
        case .named("Self", _): return .whole
        case .named(let name, arguments: [])
        where namesOfSelf.contains(name) || otherSides(of: name).contains(.named("Self")):
            return .whole
        case .named(let name, arguments: []):
            guard let fallback = defaultType(of: name), !passed.contains(name) else { return .none }
            return kinship(of: fallback, through: passed.union([name]))
        case .array(let element), .dictionary(_, let element):
            return kinship(of: element, through: passed) == .none ? .none : .parts
        default:
            guard let wrapped = type.wrapped else { return .none }
            return kinship(of: wrapped, through: passed) == .none ? .none : .parts
        }
    }

    /// Whether the mock conforms to what a name stands for.
    private func conforms(to name: [String], from scope: CatalogType, _ resolver: Resolver) -> Bool {
        if let alias = resolver.typealiasTarget(name, of: scope) {
            return alias.type.inheritedNames.allSatisfy { conforms(to: $0, from: alias.scope, resolver) }
        }
        guard let parent = resolver.lookUp(name, from: scope)?.declaration.name ?? name.last else { return false }
        switch parent {
        case "Any", "AnyObject", "Copyable", "Escapable": return true
        case "Sendable", "SendableMetatype": return traits.contains(.sendable) || globalActor != nil
        default:
            return knownParents.contains(parent)
                || resolver.lineage(of: type).contains { $0.declaration.name == parent }
        }
    }
}

extension Resolver {
    /// Whether a type is one of the standard library that does not conform to a protocol of it. For example: `Int` to
    /// `Collection`
    func isStandard(_ type: TypeSyntax, lacking constraint: [String], in scope: CatalogType) -> Bool {
        guard KnownProtocols.isKnown(type, toLack: constraint.last ?? ""),
            lookUp(constraint, from: scope)?.isKnown ?? true
        else { return false }
        let typeName = type.extendedName
        return catalog.path(of: typeName, in: scope.path, file: scope.file) == nil
            && !catalog.extensions(ofStandardType: typeName).contains { part in
                part.declaration.inheritance.contains { $0.type.qualifiedName?.last == constraint.last }
            }
    }

    /// What a constraint means, each part of a typealias by itself; nil for what was not found. For example: `Decodable`
    /// and `Encodable` for `Codable`
    func expanded(_ name: [String], from scope: CatalogType) -> [CatalogType?] {
        var seen: Set<String> = []
        return expanded(name, from: scope, &seen)
    }

    /// - Parameter seen: the typealiases that were followed: some go in circles, and some name one twice.
    private func expanded(_ name: [String], from scope: CatalogType, _ seen: inout Set<String>) -> [CatalogType?] {
        guard let alias = typealiasTarget(name, of: scope) else { return [lookUp(name, from: scope)] }
        guard seen.insert("\(scope.file) \(scope.qualifiedName) \(name)").inserted else { return [] }
        return alias.type.inheritedNames.flatMap { expanded($0, from: alias.scope, &seen) }
    }
}

extension TypeSyntax {
    /// Whether it is `any` of a protocol that it does not conform to itself, as `any Error` does.
    var isPlainExistential: Bool { isExistential && bare.unparenthesized != .any(.named("Error")) }

    /// Whether it is `any` of a protocol, which conforms to that at most.
    fileprivate var isExistential: Bool {
        switch bare.unparenthesized {
        case .any, .composition, .named("Any", arguments: []), .named("AnyObject", arguments: []): true
        default: false
        }
    }

    /// Whether it is looked up in another one. For example: `Keys.Element`
    var isMember: Bool {
        if case .member = self { return true }
        return false
    }

    /// What extensions of a type of the standard library are written with.
    var extendedName: String {
        switch canonical().bare {
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .optional: "Optional"
        case let other: other.qualifiedName?.last ?? ""
        }
    }

    /// Whether it is of a kind that no protocol declares conformances for. For example: `Void`
    var isStructural: Bool {
        switch bare.unparenthesized {
        case .function, .metatype, .protocolMetatype, .tuple, .named("Void", _): true
        default: false
        }
    }
}
