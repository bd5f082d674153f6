// Defaults of associated types -> those that a mock can take. The compiler takes a default that meets what is asked of the
// associated type, and else looks on: a conforming type has to say what it is. Which defaults do not meet that is told in
// `UnmetDefaults.swift` and `UnseenConformances.swift`.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Makes two option sets equal by identity where their raw values are not seen to be Equatable: the standard library
    /// has `==` for the others.
    mutating func settleEquality(_ resolver: Resolver) {
        guard traits.contains(.equalByRawValue),
            let rawValue = namesOfSame("RawValue").sorted().flatMap(otherSides).first(where: { !isOpen($0) }),
            let equatable = resolver.lookUp(["Equatable"], from: type),
            rawValue.isStructural || resolver.isSeen(rawValue, toLack: equatable, in: type, orIsStandard: true)
        else { return }
        traits.remove(.equalByRawValue)
        traits.insert(.equatable)
    }

    /// Takes back the defaults that the mock does not meet. One of `Self` that lacks nothing but Sendable is kept, since the
    /// mock can be that; of a closure it becomes that. In Swift 5 mode such a default is taken in any case.
    ///
    /// For example: `associatedtype Value: Hashable = Self`
    ///
    /// - Parameter bound: the associated types that the annotation binds.
    mutating func settleDefaults(bound: Set<String>, _ resolver: Resolver) {
        let taken = bound.union(typealiases.map(\.declaration.name))
        breakCircles(besides: taken)
        guard type.declaration.kind == .protocol, !defaultNames.isEmpty else { return }
        let clauses = resolver.statedClauses(of: self)
        // A default that is made of another one may lack something as soon as that is taken back.
        var known = -1
        while known != defaultNames.count {
            known = defaultNames.count
            for name in defaultNames where !taken.contains(name) && !isBound(name) {
                settleDefault(of: name, by: clauses, besides: taken, resolver)
            }
        }
        for name in defaultNames where !taken.contains(name) && !isBound(name) {
            if let unsendable = unsendableDefault(of: name, resolver) { unsendableDefaults.append(unsendable) }
        }
    }

    private var defaultNames: [String] { associatedTypes.compactMap { $0.defaultType == nil ? nil : $0.name } }

    private mutating func settleDefault(
        of name: String, by clauses: [String: [StatedClause]], besides taken: Set<String>, _ resolver: Resolver
    ) {
        decidingConditions += conditionsOfConformance(of: name, by: clauses, resolver)
        if let unseen = unseenConformance(of: name, by: clauses, resolver) {
            // Where conditions are told apart, a file was read that says so under others.
            if resolver.catalog.assumption == nil, !unseen.isCertain { unseenConformances.append(unseen) }
            return replaceDefault(of: name, by: nil)
        }
        let kinship = kinship(of: .named(name), through: [])
        let isContradicted =
            isContradicted(name, taken, resolver)
            // What generic requirements make the same as a constrained type has to conform as well.
            || equatedToConstrained.contains(name)
                && (kinship != .none
                    || defaultType(of: name).map { $0.isStructural || $0.isPlainExistential } ?? false)
        let isFailure = isErrorOfAsyncSequence(name)
        let lacking = Set(
            constraints(ofAny: namesOfSame(name)).flatMap(\.inheritedNames) + (isFailure ? [["Error"]] : [])
                + constraints(ofMembersSameAs: namesOfSame(name), resolver).map(\.path)
        )
        .filter { isUnmet($0, by: name, taken, resolver) }
        if lacking.isEmpty, !isContradicted {
            if conformsOnActorAlone(defaultOf: name, resolver) { replaceDefault(of: name, by: nil) }
            return
        }
        guard !isContradicted, lacking.allSatisfy({ $0 == ["Sendable"] }) else {
            return replaceDefault(of: name, by: nil)
        }
        if kinship != .none {
            traits.insert(.sendable)
        } else if let type = defaultType(of: name), case .function = type.unparenthesized {
            let sendable = TypeSyntax.attributed(specifiers: [], attributes: [Attribute(name: "Sendable")], type)
            replaceDefault(of: name, by: sendable)
        } else {
            replaceDefault(of: name, by: nil)
        }
    }

    /// Whether a default conforms to what is asked of it on the main actor only, which nothing that is Sendable can use
    /// (SE-0470). The compiler takes such a default and then refuses it. To protocols on the default actor of its module it
    /// conforms on none there, but not for others that isolate by default.
    private func conformsOnActorAlone(defaultOf name: String, _ resolver: Resolver) -> Bool {
        guard traits.contains(.sendable) || isAskedToBeSendable(name, resolver),
            let written = defaultType(of: name)?.qualifiedName,
            let found = resolver.lookUp(written, from: type), resolver.mayIsolateConformances(of: found)
        else { return false }
        let isCertain = resolver.isolatesConformances(of: found)
        let isElsewhere = resolver.catalog.options.isolatesMockModule && resolver.isMainActorByDefault(found)
        let parents = constraints(ofAny: namesOfSame(name)).flatMap(\.inheritedNames).flatMap {
            resolver.expanded($0, from: type).compactMap(\.self)
        }
        return parents.contains {
            !KnownProtocols.markers.contains($0.declaration.name)
                && (isCertain && resolver.mayIsolateConformance(of: found, to: $0)
                    || isElsewhere && resolver.isMainActorByDefault($0))
        }
    }

    /// What protocols ask of members of other associated types that are the same as some. For example: `Hashable` of `Key` where
    /// `Key == Item.ID` and `Item` is `Identifiable`
    func constraints(ofMembersSameAs names: Set<String>, _ resolver: Resolver) -> [CatalogType] {
        names.sorted().flatMap(otherSides).flatMap { side -> [CatalogType] in
            guard case .member(.named(let root, arguments: []), let member, arguments: []) = side else { return [] }
            let protocols = constraints(ofAny: namesOfSame(root)).flatMap(\.inheritedNames)
                .flatMap { resolver.expanded($0, from: type) }.compactMap(\.self).flatMap(resolver.lineage)
            return protocols.flatMap { origin in
                origin.declaration.associatedTypes.filter { $0.name == member }.flatMap(\.inheritance)
                    .flatMap(\.type.inheritedNames).flatMap { resolver.expanded($0, from: origin).compactMap(\.self) }
            }
        }
    }

    /// Takes back the first of defaults that are made of each other: who conforms has to say what one of them is.
    ///
    /// For example: `associatedtype Key = Index` and `associatedtype Index = Key`
    ///
    /// - Parameter taken: the associated types that the annotation or a typealias binds.
    private mutating func breakCircles(besides taken: Set<String>) {
        for name in associatedTypes.map(\.name) where isCircular(name, besides: taken) {
            replaceDefault(of: name, by: nil)
        }
    }

    private func isCircular(_ name: String, besides taken: Set<String>) -> Bool {
        guard let type = defaultType(of: name) else { return false }
        let names = Set(associatedTypes.map(\.name)).subtracting(taken)
        var seen: Set<String> = []
        var pending = [type]
        while let type = pending.popLast() {
            for other in names where type.mentions([other]) && seen.insert(other).inserted {
                if other == name { return true }
                let equated = equated(other) + typesOfProperties(sharedBy: other)
                pending += equated.isEmpty ? [defaultType(of: other)].compactMap(\.self) : equated
            }
        }
        return false
    }

    /// The other types of properties that one protocol declares with an associated type.
    private func typesOfProperties(sharedBy name: String) -> [TypeSyntax] {
        repeatedProperties.map(\.types).filter { $0.contains(.named(name)) }.flatMap { types in
            types.filter { $0 != .named(name) }
        }
    }

    private mutating func replaceDefault(of name: String, by type: TypeSyntax?) {
        for index in associatedTypes.indices where associatedTypes[index].name == name {
            associatedTypes[index].defaultType = type
        }
    }

    /// What where clauses say that an associated type is the same as, members of others aside: `Key == Keys.Element` says
    /// nothing where `Keys` is `[Key]`.
    func equated(_ name: String) -> [TypeSyntax] {
        otherSides(of: name).filter { type in
            if case .member = type { return false }
            return true
        }
    }

    /// Whether it is a member of an associated type that nothing says more about, so that it may be any type.
    func isOpen(_ member: TypeSyntax) -> Bool {
        guard case .member(.named(let root, arguments: []), _, arguments: []) = member,
            associatedTypes.contains(where: { $0.name == root })
        else { return false }
        let same = namesOfSame(root)
        return !plainTypealiases.contains { same.contains($0.name) }
            && same.allSatisfy { defaultType(of: $0) == nil }
            && same.flatMap(otherSides).allSatisfy { same.contains($0.root ?? "") }
            && !associatedTypeClauses.contains { $0.relation == .conforms && $0.left == member }
    }

    /// The associated types that where clauses make the same as one, that one among them.
    ///
    /// - Parameter orProperties: whether properties that several protocols declare may do so as well.
    func namesOfSame(_ name: String, orProperties: Bool = true) -> Set<String> {
        let associated = Set(associatedTypes.map(\.name))
        var names: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            guard names.insert(next).inserted else { continue }
            pending += (equated(next) + (orProperties ? typesOfProperties(sharedBy: next) : [])).compactMap { type in
                guard case .named(let other, arguments: []) = type, associated.contains(other) else { return nil }
                return other
            }
        }
        return names
    }

    /// Whether a where clause says what an associated type is, rather than that it is the same as another one.
    private func isBound(_ name: String) -> Bool {
        otherSides(of: name).contains { side in
            switch side {
            case .member where isOpen(side): return false
            case .named(let other, arguments: []): return !associatedTypes.contains { $0.name == other }
            default: return side.root != name
            }
        }
    }
}
