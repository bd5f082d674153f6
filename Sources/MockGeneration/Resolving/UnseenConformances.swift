// A default of an associated type that is a type of the sources -> whether nothing that was read says that it conforms to
// what is asked of it. A file of the module that the run does not read may say so.

import SwiftDeclarations

/// A default that is not seen to conform to a protocol.
struct UnseenConformance: Sendable {
    let name: String
    let defaultType: TypeSyntax
    /// What is not seen of it. For example: `which is not seen to conform to 'Hashable'`
    let finding: String
    /// Whether no file that was not read can say otherwise: a class is what its declaration says.
    var isCertain = false
}

extension ResolvedProtocol {
    /// What is asked of a default, which that is not seen to conform to.
    ///
    /// For example: `associatedtype Item = Draft` with a child `where Item: Hashable`
    ///
    /// - Parameter clauses: what is said of each associated type.
    func unseenConformance(
        of name: String, by clauses: [String: [StatedClause]], _ resolver: Resolver
    ) -> UnseenConformance? {
        guard let defaultType = defaultType(of: name) else { return nil }
        let followed = followed(defaultType, through: [name])
        guard let (members, constraint) = lack(of: followed, as: namesOfSame(name), by: clauses, resolver) else {
            return nil
        }
        let whose = members.isEmpty ? "which" : "whose '\(members.joined(separator: "."))'"
        return UnseenConformance(
            name: name, defaultType: defaultType,
            finding: "\(whose) is not seen to conform to '\(constraint.declaration.name)'",
            isCertain: constraint.declaration.kind == .class)
    }

    /// What a type is not seen to conform to that is asked of associated types which it would be, or of members of it, with the
    /// path to the member.
    ///
    /// - Parameter passed: the associated types that led here.
    private func lack(
        of type: TypeSyntax, as same: Set<String>, by clauses: [String: [StatedClause]],
        through passed: Set<String> = [],
        _ resolver: Resolver
    ) -> (members: [String], constraint: CatalogType)? {
        func lack(of type: TypeSyntax, among constraints: [CatalogType]) -> CatalogType? {
            let type = withoutOwnNames(type)
            return constraints.first { resolver.isSeen(type, toLack: $0, in: self.type) }
        }
        // What follows from clauses is asked as well.
        let implied = constraints(ofAny: same).flatMap(\.inheritedNames).flatMap {
            resolver.expanded($0, from: self.type).compactMap(\.self)
        }
        let constraints =
            resolver.constraints(onAny: same, by: clauses) + constraints(ofMembersSameAs: same, resolver) + implied
        if let constraint = lack(of: type, among: constraints) { return ([], constraint) }
        let passed = passed.union(same)
        for (member, demand) in demands(onMembersOf: same, by: clauses) {
            guard let type = self.member(member, of: type, resolver) else { continue }
            switch demand {
            case .conformance(let stated):
                if let constraint = lack(of: type, among: resolver.constraints(by: [stated])) {
                    return ([member], constraint)
                }
            case .same(let others):
                guard passed.isDisjoint(with: others),
                    let found = self.lack(of: type, as: others, by: clauses, through: passed, resolver)
                else { continue }
                return ([member] + found.members, found.constraint)
            }
        }
        return nil
    }

    /// What is asked of a member of an associated type.
    private enum MemberDemand {
        case conformance(StatedClause)
        /// To be the same as other associated types. For example: `Items.Element == Item`
        case same(Set<String>)
    }

    /// What is asked of the members of associated types that are the same.
    private func demands(
        onMembersOf same: Set<String>, by clauses: [String: [StatedClause]]
    ) -> [(member: String, demand: MemberDemand)] {
        func member(_ type: TypeSyntax) -> String? {
            guard let name = AssociatedTypes.withoutSelf(type).qualifiedName, name.count == 2, same.contains(name[0])
            else { return nil }
            return name[1]
        }
        return clauses.sorted { $0.key < $1.key }.flatMap(\.value).compactMap { stated in
            let (left, right) = (stated.clause.left, stated.clause.right)
            if stated.clause.relation == .conforms { return member(left).map { ($0, .conformance(stated)) } }
            guard let found = member(left) ?? member(right),
                case .named(let other, []) = AssociatedTypes.withoutSelf(member(left) == nil ? left : right),
                !same.contains(other)
            else { return nil }
            return (found, .same(namesOfSame(other)))
        }
    }

    /// The conditions under which alone a default conforms to what is asked of it; none where it does under all, or under
    /// none.
    ///
    /// For example: `associatedtype Item: Hashable = Draft` with `#if DEBUG`, `extension Draft: Hashable {}`
    ///
    /// - Parameter clauses: what is said of each associated type.
    func conditionsOfConformance(
        of name: String, by clauses: [String: [StatedClause]], _ resolver: Resolver
    ) -> [String] {
        guard let defaultType = defaultType(of: name) else { return [] }
        let type = followed(defaultType, through: [name])
        let constraints = resolver.constraints(onAny: namesOfSame(name), by: clauses)
        return constraints.flatMap { resolver.conditions(underWhich: type, conformsTo: $0, in: self.type).joined() }
    }

    /// A default that has to be Sendable and certainly is not. Swift 5 mode takes it, Swift 6 mode does not (SE-0302).
    func unsendableDefault(of name: String, _ resolver: Resolver) -> UnseenConformance? {
        guard isAskedToBeSendable(name, resolver), let defaultType = defaultType(of: name),
            resolver.isUnsendable(withoutOwnNames(followed(defaultType, through: [name])), in: type)
        else { return nil }
        return UnseenConformance(name: name, defaultType: defaultType, finding: "which is not Sendable")
    }

    /// Whether what an associated type has to conform to is Sendable.
    func isAskedToBeSendable(_ name: String, _ resolver: Resolver) -> Bool {
        constraints(of: name).flatMap(\.inheritedNames).contains { constraint in
            resolver.expanded(constraint, from: type).contains { $0.map(resolver.refinesSendable) ?? false }
        }
    }

    /// A default without the names of associated types, which would be taken for those of types outside.
    ///
    /// For example: `[_]` for `[Data]` with `associatedtype Data`
    func withoutOwnNames(_ type: TypeSyntax) -> TypeSyntax {
        let names = Set(associatedTypes.map(\.name))
        return type.replacing(NameReplacement { names.contains($0) ? .named("_") : nil })
    }

    /// A default with what the associated types in it are, by where clauses or else by default.
    func followed(_ type: TypeSyntax, through passed: Set<String>) -> TypeSyntax {
        guard passed.count <= 4 else { return type }
        return type.replacing { part in
            guard case .named(let name, arguments: []) = part, associatedTypes.contains(where: { $0.name == name })
            else {
                return nil
            }
            let same = namesOfSame(name)
            guard passed.isDisjoint(with: same) else { return nil }
            let stated = same.sorted().flatMap(otherSides).filter { !same.contains($0.description) && !$0.isMember }
            let next = stated.isEmpty ? same.sorted().lazy.compactMap(defaultType).first : stated.first
            return next.map { followed($0, through: passed.union(same)) }
        }
    }
}

/// What a protocol says of an associated type.
typealias StatedClause = (clause: GenericRequirement, origin: CatalogType)

extension Resolver {
    /// What says of associated types what they have to be: a protocol, those that it inherits, and those that are known by
    /// their mocks only.
    func clauseOrigins(of resolved: ResolvedProtocol) -> [CatalogType] {
        lineage(of: resolved.type)
            + resolved.parentMocks.filter { !$0.genericAssociatedTypes.isEmpty }
            .map { $0.protocolType(inheritedBy: resolved.type) }
    }

    /// What is said of each associated type, and of members of such, by its name without backticks, and where; what holds under
    /// a condition aside. For example: `Items`, `Items.Element`
    func statedClauses(of resolved: ResolvedProtocol) -> [String: [StatedClause]] {
        let origins = clauseOrigins(of: resolved).filter {
            Set($0.conditions).isSubset(of: resolved.type.conditions)
        }
        return origins.reduce(into: [:]) { stated, origin in
            for clause in origin.declaration.associatedTypeClauses {
                guard let subject = clause.subject ?? clause.left.qualifiedName?.joined(separator: ".") else {
                    continue
                }
                stated[subject, default: []].append((clause, origin))
            }
        }
    }

    /// The protocols that clauses ask for, typealiases followed.
    func constraints(by clauses: [StatedClause]) -> [CatalogType] {
        // What the table asks of raw values of option sets is what default implementations ask.
        clauses.filter { clause, origin in
            clause.relation == .conforms && !(origin.isKnown && origin.declaration.name == "OptionSet")
        }.flatMap { clause, origin in
            clause.right.inheritedNames.flatMap { expanded($0, from: origin) }.compactMap(\.self)
        }
    }

    /// The protocols that some associated types have to conform to, each once.
    ///
    /// - Parameter clauses: what is said of each associated type.
    func constraints(onAny names: Set<String>, by clauses: [String: [StatedClause]]) -> [CatalogType] {
        var seen: Set<CatalogType.ID> = []
        return names.sorted().flatMap { constraints(by: clauses[unescaped($0), default: []]) }
            .filter { seen.insert($0.id).inserted }
    }

    /// Whether nothing that is read says that a type conforms to a protocol, or is of a class; an array or the like also where
    /// it does as its elements do.
    ///
    /// - Parameter orIsStandard: whether types of the standard library that lack one of its protocols are meant, too.
    func isSeen(
        _ type: TypeSyntax, toLack constraint: CatalogType, in scope: CatalogType, orIsStandard: Bool = false
    ) -> Bool {
        if constraint.declaration.kind == .class { return isSeen(type, toBeNone: constraint, in: scope) }
        if orIsStandard, constraint.isKnown, isStandard(type, lacking: [constraint.declaration.name], in: scope) {
            return true
        }
        let element: TypeSyntax
        switch type.canonical().unparenthesized {
        case .array(let type), .optional(let type), .dictionary(_, let type): element = type
        default:
            return parts(of: type, in: scope).map { areSeen(met($0, by: type, in: scope), toLack: constraint) } ?? false
        }
        guard constraint.isKnown else {
            return parts(of: type, in: scope).map { areSeen(met($0, by: type, in: scope), toLack: constraint) } ?? false
        }
        return KnownProtocols.conditionalConformances.contains(constraint.declaration.name)
            && isSeen(element, toLack: constraint, in: scope, orIsStandard: orIsStandard)
    }

    /// The conditions under each of which, and under no others, something that is read says that a type conforms to a
    /// protocol; none where it does under all, or under none.
    func conditions(
        underWhich type: TypeSyntax, conformsTo constraint: CatalogType, in scope: CatalogType
    ) -> [[String]] {
        let followed = withoutTypealiases(type, in: scope.path, file: scope.file).canonical().unparenthesized
        switch followed {
        case .array(let element), .optional(let element), .dictionary(_, let element):
            let dependsOnElement =
                constraint.isKnown && KnownProtocols.conditionalConformances.contains(constraint.declaration.name)
            return dependsOnElement ? conditions(underWhich: element, conformsTo: constraint, in: scope) : []
        default: break
        }
        guard let path = followed.qualifiedName,
            let found = catalog.type(named: path, in: scope.path, file: scope.file),
            // A macro may make it conform, and some things need not be said.
            found.declaration.head.attributes.isEmpty,
            !constraint.isKnown
                || !Self.impliedProtocols(of: found.declaration.kind).contains(constraint.declaration.name)
        else { return [] }
        let declarations = catalog.alternatives(to: found)
        let alternatives = (declarations.isEmpty ? [found] : declarations) + catalog.extensions(of: found)
        let conforming = alternatives.filter { part in
            inheritedTypes(of: part).types.contains { $0.id == constraint.id && $0 !== part }
        }
        let conditions = conforming.map(\.conditions)
        let known = catalog.assumption ?? Assumption(scope.conditions)
        return known.isCovered(by: conditions) ? [] : conditions
    }

    /// A type of the sources or of the standard library that a protocol names, its superclasses, and the extensions of
    /// each; nil where it is none, may conform to something by a macro, or may be another type under another condition.
    ///
    /// - Parameter incomplete: whether those are meant, too, of which there may be more, by a macro or in the standard library, or
    ///   others under another condition.
    func parts(
        of written: TypeSyntax, in scope: CatalogType, incomplete: Bool = false
    ) -> [CatalogType]? {
        let followed = withoutTypealiases(written, in: scope.path, file: scope.file)
        if let path = followed.qualifiedName, let type = catalog.type(named: path, in: scope.path, file: scope.file) {
            guard [.actor, .class, .enum, .struct].contains(type.declaration.kind),
                incomplete || type.declaration.head.attributes.isEmpty && type.conditions.isEmpty
            else { return nil }
            let classes = lineage(of: type).filter { $0.declaration.kind == .class && $0.id != type.id }
            return ([type] + classes).flatMap { [$0] + catalog.extensions(of: $0) }
        }
        let isGeneric = KnownProtocols.typesWithParts.contains(followed.extendedName)
        guard KnownProtocols.isStandard(followed) || incomplete && isGeneric else { return nil }
        return catalog.extensions(ofStandardType: followed.extendedName)
    }

    /// Declarations of a type without the extensions whose where clauses its arguments certainly do not meet. For example:
    /// `extension Box: Shape where Item: Shape` of `Box<Int>`
    private func met(_ parts: [CatalogType], by type: TypeSyntax, in scope: CatalogType) -> [CatalogType] {
        guard let given = arguments(of: type, declaredBy: parts) else { return parts }
        return parts.filter { part in
            !part.declaration.requirements.contains { clause in
                guard clause.relation == .conforms, clause.left.root.map({ given[$0] != nil }) ?? false else {
                    return false
                }
                let meant = clause.left.replacing(NameReplacement(given))
                return clause.right.inheritedNames.flatMap { expanded($0, from: part) }.compactMap(\.self).contains {
                    isSeen(meant, toLack: $0, in: scope, orIsStandard: true)
                }
            }
        }
    }

    /// Whether nothing of what is read of a type says that it conforms, and everything is that says so by a name.
    private func areSeen(_ parts: [CatalogType], toLack constraint: CatalogType) -> Bool {
        guard constraint.declaration.kind == .protocol else { return false }
        if constraint.isKnown {
            // What is standard about a type of the standard library is in the table of that.
            guard let kind = parts.first?.declaration.kind, kind != .extension,
                !Self.impliedProtocols(of: kind).contains(constraint.declaration.name)
            else { return false }
        }
        return parts.allSatisfy { part in
            let inherited = inheritedTypes(of: part)
            return inherited.isComplete && !inherited.types.contains { $0.id == constraint.id }
        }
    }

    /// The protocols that types of a kind conform to without saying so.
    private static func impliedProtocols(of kind: TypeDeclaration.Kind) -> Set<String> {
        let ofAll: Set = ["BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype"]
        switch kind {
        case .actor: return ofAll.union(["Actor", "AnyActor", "AnyObject"])
        case .class: return ofAll.union(["AnyObject"])
        case .enum: return ofAll.union(["Equatable", "Hashable", "RawRepresentable"])
        default: return ofAll
        }
    }
}
