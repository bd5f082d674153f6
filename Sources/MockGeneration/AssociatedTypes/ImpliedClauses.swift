// The where clauses of a resolved protocol -> those that follow from them where an associated type is made of others. The
// compiler deduces these as well, and takes no mock that does not conform to them.
// For example: `Item == Int` and `Item: Hashable` from `Items == [Item]` with `Items == [Int]` and `Items: Hashable`

import SwiftDeclarations

extension ResolvedProtocol {
    /// What the where clauses and typealiases of the protocol say of associated types that others are made of.
    ///
    /// - Parameters:
    ///   - annotation: what says what associated types are, before all else.
    ///   - areDefaultsSettled: whether the mock can take each default that there is.
    func impliedClauses(
        by annotation: Annotation, areDefaultsSettled: Bool, _ resolver: Resolver
    ) -> [GenericRequirement] {
        guard associatedTypes.count > 1 else { return [] }
        var deduction = Deduction(
            names: Set(associatedTypes.map(\.name)), clauses: associatedTypeClauses + primaryClauses,
            typealiases: plainTypealiases.map { ($0.name, AssociatedTypes.withoutSelf($0.type)) },
            member: { member($1, of: $0, resolver) }, superclass: { superclass(of: $0, like: $1, resolver) },
            conditions: { resolver.clauses(underWhich: $0, conformsTo: $1, in: type) })
        for property in repeatedProperties { deduction.learn(from: property) }
        for associated in associatedTypes {
            let stated = annotation.value(of: associated.name, in: .typealias).map { typeSyntax(of: $0) }
            guard let type = stated ?? associated.defaultType else { continue }
            deduction.learn(fromClass: type, for: associated.name, isStated: stated != nil)
            if areDefaultsSettled { deduction.learn(fromMembersOf: type, for: associated.name) }
        }
        deduction.run()
        // Nothing is known of the parts of types that only have the names of standard ones.
        guard !deduction.implied.isEmpty,
            ["Character", "Result", "Set", "String", "Substring"].allSatisfy({ name in
                resolver.catalog.path(of: name, in: type.path, file: type.file) == nil
                    && !associatedTypes.contains { $0.name == name }
            })
        else { return [] }
        return deduction.implied
    }

    /// What a class inherits from, as it is written there, where that is the class of a constraint with arguments. For
    /// example: `Store<Int>` for `class IntStore: Store<Int>` and `Store<Item>`
    private func superclass(of subclass: TypeSyntax, like constraint: TypeSyntax, _ resolver: Resolver) -> TypeSyntax? {
        guard !constraint.arguments.isEmpty,
            let first = subclass.qualifiedName.flatMap({ resolver.lookUp($0, from: type) }),
            let wanted = constraint.qualifiedName.flatMap({ resolver.lookUp($0, from: type) }),
            [first, wanted].allSatisfy({ $0.declaration.kind == .class && !$0.isKnown })
        else { return nil }
        let links = resolver.superclasses(from: first, written: subclass, in: type).links
        return links.first { $0.type === wanted }?.writtenNames.types[wanted.path]
    }
}

/// Clauses, and what follows from them.
private struct Deduction {
    private let names: Set<String>
    /// What a member of a type is, where that is known.
    private let member: (TypeSyntax, String) -> TypeSyntax?
    /// What a class inherits from that is the class of a constraint.
    private let superclass: (TypeSyntax, TypeSyntax) -> TypeSyntax?
    /// What a type has to meet for an extension of it that has it conform to a protocol.
    private let conditions: (TypeSyntax, [String]) -> [GenericRequirement]
    private var clauses: [GenericRequirement]
    /// For each associated type, another one that it is the same as.
    private var representatives: [String: String] = [:]
    /// What else associated types are, by the one that represents them.
    private var types: [String: [TypeSyntax]] = [:]
    /// What members of associated types are. For example: `String` for `Items.Element`
    private var members: [TypeSyntax: TypeSyntax] = [:]
    /// The protocols that each conforms to.
    private var constraints: [String: Set<TypeSyntax>] = [:]
    /// What is asked of types that was asked of their parts.
    private var propagated: Set<GenericRequirement> = []
    private(set) var implied: [GenericRequirement] = []

    init(
        names: Set<String>, clauses: [GenericRequirement], typealiases: [(name: String, type: TypeSyntax)],
        member: @escaping (TypeSyntax, String) -> TypeSyntax?,
        superclass: @escaping (TypeSyntax, TypeSyntax) -> TypeSyntax?,
        conditions: @escaping (TypeSyntax, [String]) -> [GenericRequirement]
    ) {
        self.names = names
        self.member = member
        self.superclass = superclass
        self.conditions = conditions
        let others = NameReplacement(
            Dictionary(typealiases.filter { !names.contains($0.name) }.map { ($0.name, $0.type) }) { first, _ in first }
        )
        self.clauses = clauses.map { $0.replacing(others) }
        for alias in typealiases where names.contains(alias.name) { equate(alias.name, alias.type) }
        let asked = Set(self.clauses.filter { $0.relation == .conforms && $0.left.isMember }.map(\.left))
        for clause in self.clauses {
            switch clause.relation {
            case .conforms:
                guard let name = associatedType(clause.left) else { continue }
                constraints[name, default: []].formUnion(clause.right.composed)
            case .sameType:
                for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                    if asked.contains(side), members[side] == nil { members[side] = other }
                    guard let name = associatedType(side) else { continue }
                    if isMemberOfName(other) { continue }
                    equate(name, other)
                }
            }
        }
    }

    /// Remembers what a property of several protocols makes of an associated type that nothing else says more about.
    mutating func learn(from property: RepeatedProperty) {
        guard let type = property.types.first(where: { associatedType($0) == nil && !$0.isMember }) else { return }
        for name in property.types.compactMap(associatedType).map(representative)
        where types[name] == nil && !type.mentions([name]) {
            types[name] = [type]
        }
    }

    /// Remembers what a class that is an associated type by the annotation, or else by default, says about the superclass that
    /// is asked for.
    mutating func learn(fromClass type: TypeSyntax, for name: String, isStated: Bool) {
        guard isStated || types[representative(of: name)] == nil else { return }
        for constraint in constraints[name] ?? [] {
            if let superclass = superclass(type, constraint) { unify(superclass, constraint) }
        }
    }

    /// Remembers what a type that is an associated type by the annotation, or else by default, makes of others that a member of it
    /// is made of. For example: `String` of `Key` where `Rows.Element == [Key]` with `associatedtype Rows: Sequence = [[String]]`
    mutating func learn(fromMembersOf type: TypeSyntax, for name: String) {
        for clause in clauses where clause.relation == .sameType {
            for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                guard case .member(.named(name, arguments: []), let memberName, arguments: []) = side,
                    other.mentions(names), associatedType(other) == nil, !other.isMember,
                    let known = member(type, memberName)
                else { continue }
                unify(known, other)
            }
        }
    }

    /// Goes over the clauses, those that follow among them: more than are ever written would go in circles.
    mutating func run() {
        let ofMembers = clauses.filter { $0.relation == .sameType && ($0.left.isMember || $0.right.isMember) }
        let asksMembers = clauses.contains { $0.relation == .conforms && members[$0.left] != nil }
        guard ofMembers.count > 1 || asksMembers || types.values.contains(where: { !$0.isEmpty }) else { return }
        var next = 0
        while next < clauses.count, next < 256 {
            let clause = clauses[next]
            next += 1
            let left = reduced(clause.left)
            switch clause.relation {
            case .conforms:
                if isInMemberOfSelf(clause.left) {
                    add(GenericRequirement(left: left, relation: .conforms, right: clause.right))
                }
                for constraint in clause.right.composed { constrain(left, to: constraint) }
            case .sameType:
                let right = reduced(clause.right)
                if isInMemberOfSelf(clause.left) || isInMemberOfSelf(clause.right) {
                    add(GenericRequirement(left: withoutSelf(left), relation: .sameType, right: withoutSelf(right)))
                }
                for (side, other) in [(left, right), (right, left)] where side.isMember {
                    if let known = members[side] { unify(known, other) } else { members[side] = other }
                    if let name = memberOfSelf(side), isSelf(other) || !other.isMember && !other.mentions(names) {
                        add(name, sameAs: other)
                    }
                }
                if left != clause.left || right != clause.right { unify(left, right) }
            }
        }
    }

    /// Whether it is a member of an associated type. For example: `Items.Element`, but not `[Int].Iterator`
    private func isMemberOfName(_ type: TypeSyntax) -> Bool {
        guard case .member(let base, _, arguments: _) = type else { return false }
        return base.root.map(names.contains) ?? base.mentions(names)
    }

    private func associatedType(_ type: TypeSyntax) -> String? {
        guard case .named(let name, arguments: []) = type, names.contains(name) else { return nil }
        return name
    }

    private func representative(of name: String) -> String {
        var name = name
        while let next = representatives[name] { name = next }
        return name
    }

    /// What an associated type is, of the types that are such.
    private func known(_ type: TypeSyntax, where isSuch: (TypeSyntax) -> Bool) -> TypeSyntax? {
        guard let name = associatedType(type) else { return nil }
        return types[representative(of: name)]?.first(where: isSuch)
    }

    /// Whether an associated type is the conforming type.
    private func isSelf(_ type: TypeSyntax) -> Bool { known(type) { $0 == .named("Self") } != nil }

    /// The associated type that a member of the conforming type is. For example: `Item` for `Element.Item` where
    /// `Element == Self`
    private func memberOfSelf(_ type: TypeSyntax) -> String? {
        guard case .member(let base, let name, arguments: []) = type, names.contains(name), isSelf(base) else {
            return nil
        }
        return name
    }

    /// That one, or the type itself.
    private func withoutSelf(_ type: TypeSyntax) -> TypeSyntax { memberOfSelf(type).map { .named($0) } ?? type }

    /// Whether it is a member of one of those. For example: `Element.Items.Element` where `Element == Self`
    private func isInMemberOfSelf(_ type: TypeSyntax) -> Bool {
        guard case .member(let base, _, arguments: []) = type else { return false }
        return memberOfSelf(base) != nil || isInMemberOfSelf(base)
    }

    /// A type with what the members of types are in place of them. For example: `Item` for `Items.Element`
    private func reduced(_ type: TypeSyntax) -> TypeSyntax {
        type.replacing { part in
            guard case .member(let written, let name, arguments: []) = part else { return nil }
            let base = withoutSelf(reduced(written))
            let known = known(base) { !isMemberOfName($0) && associatedType($0) == nil }
            // Members of types outside say what they are.
            guard known != nil || base != written else { return .member(base, name) }
            return member(known ?? base, name) ?? .member(base, name)
        }
    }

    /// Remembers that an associated type is another one, or another type.
    private mutating func equate(_ name: String, _ type: TypeSyntax) {
        let name = representative(of: name)
        guard let other = associatedType(type).map(representative) else {
            if type.mentions([name]) || type.hasMoreParts(than: 50) || types[name, default: []].contains(type) {
                return
            }
            let first = types[name]?.first
            types[name, default: []].append(type)
            if let first { unify(first, type) }
            return
        }
        guard name != other else { return }
        representatives[other] = name
        for type in types.removeValue(forKey: other) ?? [] { equate(name, type) }
    }

    /// Adds what follows from two types being the same.
    private mutating func unify(_ one: TypeSyntax, _ other: TypeSyntax) {
        let (one, other) = (one.canonical(), other.canonical())
        if let name = associatedType(one) { return add(name, sameAs: other) }
        if let name = associatedType(other) { return add(name, sameAs: one) }
        let (parts, others) = (one.children, other.children)
        guard one.withoutChildren == other.withoutChildren, parts.count == others.count else { return }
        for (part, other) in zip(parts, others) { unify(part, other) }
    }

    private mutating func add(_ name: String, sameAs type: TypeSyntax) {
        let known = representative(of: name)
        let isKnown = associatedType(type).map { representative(of: $0) == known } ?? types[known]?.contains(type)
        if isKnown ?? false || type.mentions([name]) { return }
        equate(name, type)
        add(GenericRequirement(left: .named(name), relation: .sameType, right: type))
    }

    /// Adds what follows from a type conforming to a protocol: collections and optionals conform to some protocols where
    /// their elements do.
    private mutating func constrain(_ type: TypeSyntax, to constraint: TypeSyntax) {
        let clause = GenericRequirement(left: type, relation: .conforms, right: constraint)
        guard propagated.insert(clause).inserted else { return }
        if let name = associatedType(type) ?? memberOfSelf(type),
            constraints[name, default: []].insert(constraint).inserted
        {
            add(GenericRequirement(left: .named(name), relation: .conforms, right: constraint))
        } else if isMemberOfName(type), !clauses.contains(clause) {
            add(clause)
        }
        let object = known(type) { !$0.isMember && associatedType($0) == nil } ?? type
        if let superclass = superclass(object, constraint) { unify(superclass, constraint) }
        let made = members[type] ?? known(type) { !isMemberOfName($0) && associatedType($0) == nil } ?? type
        for condition in constraint.inheritedNames.flatMap({ conditions(made, $0) })
        where condition.left.mentions(names) || condition.right.mentions(names) {
            add(condition)
        }
        let whole = (known(type) { $0.canonical().hasParts } ?? type).canonical()
        let protocols = constraint.inheritedNames.map { $0.last ?? "" }
        guard protocols.allSatisfy(whole.conforms) else { return }
        let parts = Set(protocols).isSubset(of: ["Equatable", "Hashable"]) ? whole.unhashedChildren : whole.children
        for part in parts { constrain(part, to: constraint) }
    }

    private mutating func add(_ clause: GenericRequirement) {
        // What is made of itself grows at every step.
        guard !clause.left.hasMoreParts(than: 50), !clause.right.hasMoreParts(than: 50) else { return }
        clauses.append(clause)
        implied.append(clause)
    }
}

extension TypeSyntax {
    /// Whether its parts say what it conforms to.
    fileprivate var hasParts: Bool {
        switch self {
        case .array, .dictionary, .optional, .tuple: true
        case .named(let name, let arguments): !arguments.isEmpty && KnownProtocols.typesWithParts.contains(name)
        default: false
        }
    }

    /// Whether it conforms to a protocol where its parts do.
    fileprivate func conforms(to name: String) -> Bool {
        switch self {
        case .tuple: name == "Sendable"
        case .named("ArraySlice", _), .named("Result", _): ["Equatable", "Hashable", "Sendable"].contains(name)
        default: hasParts && KnownProtocols.conformancesOfParts.contains(name)
        }
    }

    /// The types directly below, those aside that are Hashable in any case.
    fileprivate var unhashedChildren: [TypeSyntax] {
        switch self {
        case .dictionary(_, let value): [value]
        case .named("Set", _): []
        default: children
        }
    }

    /// What a collection, or an iterator or a slice of one, is made of; nil for other types.
    var element: TypeSyntax? {
        switch canonical() {
        case .array(let element): element
        case .dictionary(let key, let value):
            .tuple([TupleElement(label: "key", type: key), TupleElement(label: "value", type: value)])
        case .named("Set", let arguments) where arguments.count == 1: arguments[0]
        case .named("String", arguments: []), .named("Substring", arguments: []): .named("Character")
        case .member(let base, "Iterator", arguments: []), .member(let base, "SubSequence", arguments: []): base.element
        default: nil
        }
    }

    /// The protocols that it is composed of.
    var composed: [TypeSyntax] {
        guard case .composition(let members) = bare.unparenthesized else { return [self] }
        return members.flatMap(\.composed)
    }
}
