// Members of one name that no type can have at once -> whether they are such, and which of them are left to their default
// implementations. Properties are not overloaded: a type has one of a name, of one type, and no function without
// parameters beside it.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Leaves requirements to their default implementations where the mock has to bring another member of their name.
    mutating func settleConflicts(_ resolver: Resolver) {
        var functions: [String: Requirement] = [:]
        var properties: [String: Requirement] = [:]
        for index in nodes.indices {
            guard case .requirement(let requirement) = nodes[index], requirement.overridden == nil,
                let name = requirement.declaration.nameWithoutArguments
            else { continue }
            if !requirement.isProperty {
                // Of functions that differ in their results, one that the mock has to bring.
                if functions[name].map({ !resolver.isAlwaysAsked($0, in: self) }) ?? true {
                    functions[name] = requirement
                }
            } else {
                let property = preferred(among: requirement, resolver)
                properties[name] = property
                nodes[index] = .requirement(property)
            }
        }
        leaveOverrides(beside: properties)
        guard !parentMocks.isEmpty || functions.keys.contains(where: { properties[$0] != nil }) else { return }
        let copied = firstByName(copiedMembers)
        let resolved = self
        func isAsked(_ requirement: Requirement) -> Bool {
            ([requirement] + requirement.repeats).contains {
                $0.isAskedOfObjects || resolver.isAlwaysAsked($0, in: resolved)
            }
        }
        nodes = nodes.filter { node in
            guard case .requirement(let requirement) = node, requirement.overridden == nil,
                let name = requirement.declaration.nameWithoutArguments
            else { return true }
            let isFunction = !requirement.isProperty
            let other = copied[name] ?? (isFunction ? properties : functions)[name]
            guard let other, let (kind, _) = resolver.kinds(of: other, requirement, in: resolved),
                !isAsked(requirement),
                // Of two with default implementations, the property stays.
                isFunction || copied[name] != nil || isAsked(other)
            else { return true }
            let owner = other.origin.declaration.name
            if resolved.isImplementedByLibrary(requirement) {
                leftToTheCompiler.formUnion(requirement.origin.declaration.associatedTypes.map(\.name))
            }
            keptMembers.append(
                .init(
                    declaration: requirement.declaration, origin: requirement.origin,
                    reason: "it is \(kind) there, as in '\(owner)'"))
            return false
        }
    }

    /// Leaves methods to the superclass that has them where the mock has a property of their name: a class may have one
    /// beside a method that it inherits, but not beside one that it overrides.
    private mutating func leaveOverrides(beside properties: [String: Requirement]) {
        guard superclassType != nil else { return }
        nodes = nodes.filter { node in
            guard case .requirement(let requirement) = node, requirement.overridden != nil,
                !requirement.isProperty, let name = requirement.declaration.nameWithoutArguments,
                let property = properties[name]
            else { return true }
            let owner = property.origin.declaration.name
            if requirement.overridden?.isShared ?? false {
                let reason = "it is on an actor there, and nothing overrides it beside the property of '\(owner)'"
                unsatisfied.append(UnsatisfiedRequirement(requirement: requirement, reason: reason))
            }
            keptMembers.append(
                .init(
                    declaration: requirement.declaration, origin: requirement.origin,
                    reason: "it is a property there, as in '\(owner)'"))
            return false
        }
    }

    /// The members that are copied from parent mocks, each with its mock as its origin.
    var copiedMembers: [Requirement] {
        parentMocks.flatMap { mock in
            let origin = CatalogType(
                declaration: mock.declaration, path: type.path, file: type.file, enclosingAccess: type.enclosingAccess,
                conditions: [])
            let names = NameReplacement(mock.boundTypes.merging([mock.name: .named("Self")]) { first, _ in first })
            return mock.members.map { member in
                var declaration = member.declaration
                if case .variable(var variable) = declaration {
                    variable.type = variable.typeInMock
                    declaration = .variable(variable)
                }
                return Requirement(declaration: declaration.replacing(names), origin: origin)
            }
        }
    }

    /// The same by their keys, each the one that is copied.
    var copiedMembersByKey: [String: Requirement] {
        Dictionary(copiedMembers.map { ($0.declaration.signatureKey(), $0) }) { first, _ in first }
    }

    /// What a typealias, a where clause, or else a property that several protocols declare, says that an associated type
    /// is; nil where none does, and for other types.
    fileprivate func statedType(of type: TypeSyntax) -> TypeSyntax? {
        let type = AssociatedTypes.withoutSelf(type)
        guard case .named(let name, arguments: []) = type, associatedTypes.contains(where: { $0.name == name }) else {
            return nil
        }
        if let alias = plainTypealiases.first(where: { $0.name == name }) { return alias.type }
        let same = namesOfSame(name, orProperties: false)
        let stated = same.sorted().flatMap(otherSides)
        if let concrete = stated.first(where: { !same.contains($0.description) && !$0.isMember }) { return concrete }
        if let other = otherSides(of: name).first { return other }
        return repeatedProperties.lazy.filter { $0.isAlwaysAsked && $0.types.contains(type) }
            .compactMap { property in property.types.first { $0 != type } }.first
    }

    /// Whether a type has an associated type as a part, also by what is said of its parts.
    fileprivate func isMade(_ type: TypeSyntax, of name: String) -> Bool {
        var seen: Set<String> = [name]
        var pending = [(type: type, isPart: false)]
        while let (type, isPart) = pending.popLast() {
            if type.isMade(of: name) || isPart && type == .named(name) { return true }
            for other in associatedTypes.map(\.name) where type == .named(other) || type.isMade(of: other) {
                guard seen.insert(other).inserted, let stated = statedType(of: .named(other)) else { continue }
                pending.append((stated, isPart || type != .named(other)))
            }
        }
        return false
    }

    /// A property that several protocols declare, with the type that has no default implementation.
    private func preferred(among property: Requirement, _ resolver: Resolver) -> Requirement {
        let others = property.repeats.filter { resolver.kinds(of: property, $0, in: self) != nil }
        guard !others.isEmpty, !resolver.isAlwaysAsked(property, in: self),
            var chosen = others.first(where: { resolver.isAlwaysAsked($0, in: self) })
        else { return property }
        var rest = property
        rest.repeats = []
        for other in [rest] + property.repeats where other.origin.id != chosen.origin.id {
            if resolver.kinds(of: chosen, other, in: self) == nil {
                chosen.absorb(other)
            } else {
                chosen.repeats.append(other)
            }
        }
        return chosen
    }
}

extension Resolver {
    /// What two members of one name are, where that is certainly not the same. For example: `'Int'` and `an array`, `a property`
    /// and `a function`
    func kinds(of one: Requirement, _ other: Requirement, in resolved: ResolvedProtocol) -> (String, String)? {
        guard one.isProperty == other.isProperty else {
            return one.isProperty ? ("a property", "a function") : ("a function", "a property")
        }
        if let first = kind(of: one, in: resolved), let second = kind(of: other, in: resolved) {
            guard first.isAnother(than: second) else { return nil }
            if first.name != second.name { return (first.name, second.name) }
            return ("'\(first.written)'", "'\(second.written)'")
        }
        return containment(of: one, other, in: resolved)
    }

    /// What two properties are where one is an associated type, and the other is made of that or of what it is: no type has
    /// itself as a part. For example: `'Item'` and `made of 'Item'`
    private func containment(
        of one: Requirement, _ other: Requirement, in resolved: ResolvedProtocol
    ) -> (String, String)? {
        guard let first = one.propertyType.map(AssociatedTypes.withoutSelf),
            let second = other.propertyType.map(AssociatedTypes.withoutSelf)
        else { return nil }
        func isAssociated(_ name: String) -> Bool { resolved.associatedTypes.contains { $0.name == name } }
        if case .named(let name, []) = first, isAssociated(name), resolved.isMade(second, of: name) {
            return ("'\(name)'", "made of '\(name)'")
        }
        if case .named(let name, []) = second, isAssociated(name), resolved.isMade(first, of: name) {
            return ("made of '\(name)'", "'\(name)'")
        }
        return nil
    }

    /// What a property is, where that tells for sure whether another can be the same.
    private func kind(of property: Requirement, in resolved: ResolvedProtocol) -> TypeKind? {
        guard let written = property.propertyType else { return nil }
        let bound = resolved.statedType(of: written)
        return kind(of: bound ?? written, in: bound == nil ? property.origin : resolved.type, of: resolved)
    }

    /// Whether every conforming type certainly has to bring a requirement itself. It looks for extensions, which takes
    /// long: ask it last.
    func isAlwaysAsked(_ requirement: Requirement, in resolved: ResolvedProtocol) -> Bool {
        let origin = requirement.origin
        guard let head = requirement.declaration.memberHead, !requirement.isInferred,
            !requirement.isOfObjectiveC,
            // What stands under an `#if` is not among the members themselves.
            origin.declaration.members.contains(where: { $0.memberHead?.offset == head.offset }),
            !resolved.isImplementedByLibrary(requirement)
        else { return false }
        return !mayHaveDefault(requirement, in: resolved)
    }

    /// Whether an extension of a protocol that the resolved one inherits may implement a requirement. It looks for
    /// extensions, which takes long: ask it last.
    func mayHaveDefault(_ requirement: Requirement, in resolved: ResolvedProtocol) -> Bool {
        let labels = requirement.declaration.witnessLabels
        let protocols = lineage(of: resolved.type).filter { $0.declaration.kind == .protocol }
        return protocols.contains { parent in
            catalog.extensions(of: parent).contains { part in
                part.declaration.members.contains { member in
                    if member.isConditional { return true }
                    let implementation = Requirement(declaration: member, origin: part)
                    return member.witnessLabels == labels && member.hasEffects(of: requirement.declaration)
                        && kinds(of: implementation, requirement, in: resolved) == nil
                        && !haveOtherResults(implementation, requirement, in: resolved)
                }
            }
        }
    }

    /// Whether two functions that are not generic certainly have different results.
    private func haveOtherResults(_ one: Requirement, _ other: Requirement, in resolved: ResolvedProtocol) -> Bool {
        let functions = [one, other]
        guard functions.allSatisfy({ !$0.isProperty && $0.declaration.genericParameters.isEmpty }) else {
            return false
        }
        let kinds = functions.compactMap { kind(of: $0.declaration.resultType ?? .void, in: $0.origin, of: resolved) }
        return kinds.count == 2 && kinds[0].isAnother(than: kinds[1])
    }
}

/// The first of each name among properties, and functions without parameters.
func firstByName(_ requirements: [Requirement]) -> [String: Requirement] {
    requirements.reduce(into: [:]) { found, requirement in
        guard let name = requirement.declaration.nameWithoutArguments, found[name] == nil else { return }
        found[name] = requirement
    }
}

extension TypeSyntax {
    /// Whether an associated type is a part of a type, rather than all of it or what a member is looked up in.
    fileprivate func isMade(of name: String) -> Bool {
        if case .member = self { return false }
        return children.contains { part in
            if case .member = part { return part.arguments.contains { $0 == .named(name) || $0.isMade(of: name) } }
            return part == .named(name) || part.isMade(of: name)
        }
    }
}

extension Resolver {
    /// The copied members that a superclass has as well, which they do not override, each with the class that has it.
    func copiesOfInherited(in resolved: ResolvedProtocol) -> [(member: Requirement, superclass: String)] {
        guard !resolved.parentMocks.isEmpty, !resolved.superclasses.isEmpty else { return [] }
        var owners: [String: String] = [:]
        for link in resolved.superclasses {
            for member in link.type.declaration.members.flatMap(\.flattened) {
                guard let head = member.memberHead, !head.isHidden else { continue }
                let key = link.written(member).signatureKey()
                owners[key] = owners[key] ?? link.type.declaration.name
            }
        }
        return resolved.copiedMembers.compactMap { member in
            guard let head = member.declaration.memberHead, !head.modifiers.contains("override"), !head.isHidden,
                !member.isInitializer
            else { return nil }
            return owners[member.declaration.signatureKey()].map { (member, $0) }
        }
    }
}

extension Requirement {
    /// Whether it is a property, of whatever type.
    var isProperty: Bool {
        if case .variable = declaration { return true }
        return false
    }

    /// The type of a property; nil for other requirements, and where none is written.
    var propertyType: TypeSyntax? {
        guard case .variable(let variable) = declaration else { return nil }
        return variable.type?.bare.unparenthesized
    }
}

extension Declaration {
    /// Whether it throws and waits only where a requirement does.
    fileprivate func hasEffects(of requirement: Declaration) -> Bool {
        guard let mine = effectsOfUse, let theirs = requirement.effectsOfUse else { return true }
        return (theirs.isAsync || !mine.isAsync) && (theirs.canThrow || !mine.canThrow)
    }

    /// The name of a property, or of a function without parameters, with `static` where it is that; nil for others.
    var nameWithoutArguments: String? {
        switch self {
        case .function(let function) where !function.parameters.isEmpty: return nil
        case .function, .variable: return plainName.map { memberHead?.isStatic ?? false ? "static \($0)" : $0 }
        default: return nil
        }
    }
}

extension ResolvedProtocol {
    /// Whether the standard library implements a requirement of its own for every class, or for those that conform to another
    /// of its protocols, with what associated types are where nothing else is said of them.
    fileprivate func isImplementedByLibrary(_ requirement: Requirement) -> Bool {
        guard requirement.origin.isKnown else { return false }
        switch (requirement.origin.declaration.name, requirement.declaration.labels) {
        case ("Identifiable", "var id"):
            // What identifies an object is an `ObjectIdentifier`.
            let asked = constraints(ofAny: namesOfSame("ID")).flatMap(\.inheritedNames).compactMap(\.last)
            return otherSides(of: "ID").isEmpty
                && Set(asked).isSubset(of: [
                    "BitwiseCopyable", "Comparable", "Copyable", "CustomDebugStringConvertible", "Equatable",
                    "Escapable",
                    "Hashable", "Sendable", "SendableMetatype",
                ])
        case ("CustomStringConvertible", "var description"):
            return knownParents.contains { ["CodingKey", "SIMD"].contains($0) }
        case ("CustomDebugStringConvertible", "var debugDescription"):
            return knownParents.contains("CodingKey")
        case ("Collection", "var indices"):
            return knownParents.contains("RandomAccessCollection")
                && otherSides(of: "Indices").contains { $0.qualifiedName?.last == "Range" }
        default:
            return false
        }
    }
}

extension Requirement {
    /// Whether an Objective-C protocol declares it.
    var isOfObjectiveC: Bool {
        origin.declaration.head.attributes.has("objc")
            || origin.isKnown && KnownProtocols.ofObjectiveC.contains(origin.declaration.name)
    }

    /// Whether an Objective-C protocol asks for it, for which no extension can stand in.
    var isAskedOfObjects: Bool {
        isOfObjectiveC && declaration.memberHead?.modifiers.contains("optional") == false
    }
}
