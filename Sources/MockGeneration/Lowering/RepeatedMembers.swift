// Members that several protocols declare -> what one says about the associated types of another, and whether any type can
// have them all. Properties are not overloaded, for one: the mock has one, of one type.

import SwiftDeclarations

extension Resolver {
    /// The properties that several protocols declare, or that are copied from parent mocks, for what they say about associated
    /// types: first those that every conforming type has to bring.
    func repeatedProperties(in resolved: ResolvedProtocol) -> [RepeatedProperty] {
        guard !resolved.associatedTypes.isEmpty else { return [] }
        let hidden = Set(resolved.associatedTypes.map(\.name))
        func type(of property: Requirement) -> TypeSyntax? {
            guard let type = property.propertyType.map(AssociatedTypes.withoutSelf) else { return nil }
            let (scope, file) = (property.origin.path, property.origin.file)
            return withoutTypealiases(type, in: scope, file: file, hiddenBy: hidden).canonical()
        }
        let properties = resolved.copiedMembers.filter { $0.propertyType != nil }
        let copied = Dictionary(grouping: properties) { $0.declaration.signatureKey() }
        let repeated = resolved.nodes.requirements.filter { $0.propertyType != nil }
            .map { [$0] + $0.repeats + (copied[$0.declaration.signatureKey()] ?? []) }.filter { $0.count > 1 }
        let compared = repeated.map { declarations in
            RepeatedProperty(
                types: declarations.compactMap(type),
                // One that is alone contradicts none.
                isAlwaysAsked: repeated.count > 1 && declarations.allSatisfy { isAlwaysAsked($0, in: resolved) })
        }
        return compared.filter(\.isAlwaysAsked) + compared.filter { !$0.isAlwaysAsked }
    }
}

/// A property that several protocols declare.
struct RepeatedProperty: Sendable {
    /// Its types in them, typealiases followed.
    let types: [TypeSyntax]
    /// Whether every conforming type certainly has to bring it, in all of these.
    let isAlwaysAsked: Bool
}

extension AssociatedTypes {
    /// Binds the associated types that a property of one protocol mentions, and that of another is concrete about.
    /// For example: `Item` is `User` where `var items: [Item]` is also `var items: [User]`
    static func bindByRepeatedProperties(
        of resolved: ResolvedProtocol, names: Set<String>, _ bindings: inout [String: TypeSyntax]
    ) {
        for types in resolved.repeatedProperties.map(\.types) {
            guard let type = types.first else { continue }
            for other in types.dropFirst() where other != type {
                bind(names, in: other, to: type, &bindings)
                bind(names, in: type, to: other, &bindings)
            }
        }
    }

    private static func bind(
        _ names: Set<String>, in type: TypeSyntax, to other: TypeSyntax, _ bindings: inout [String: TypeSyntax]
    ) {
        guard type != other else { return }
        guard case .named(let name, arguments: []) = type, names.contains(name) else {
            // What a member of a type is says nothing about the type.
            if case .member = type { return }
            let (parts, others) = (type.children, other.children)
            guard type.withoutChildren == other.withoutChildren, parts.count == others.count else { return }
            for (part, other) in zip(parts, others) { bind(names, in: part, to: other, &bindings) }
            return
        }
        // What is the same as another associated type says what that is.
        let meant = last(name, names, bindings)
        guard !other.mentions([name, meant]), !isBound(other, to: meant, bindings) else { return }
        switch bindings[meant] {
        case nil: bindings[meant] = other
        // What a member of another one is says more than its name. For example: `Iterator.Element`
        case .member(.named(let root, arguments: []), _, _)?
        where names.contains(root) && bindings[root] == nil && !other.mentions(names): bindings[meant] = other
        default: break
        }
    }

    /// The associated type at the end of those that one is the same as.
    private static func last(_ name: String, _ names: Set<String>, _ bindings: [String: TypeSyntax]) -> String {
        var name = name
        var seen: Set<String> = []
        while seen.insert(name).inserted, case .named(let next, arguments: [])? = bindings[name], names.contains(next) {
            name = next
        }
        return name
    }

    /// Whether an associated type stands for `name` already, over any number of steps.
    private static func isBound(_ type: TypeSyntax, to name: String, _ bindings: [String: TypeSyntax]) -> Bool {
        var type = type
        var seen: Set<String> = []
        while case .named(let other, arguments: []) = type, let next = bindings[other], seen.insert(other).inserted {
            if next.mentions([name]) { return true }
            type = next
        }
        return false
    }
}

extension Lowering {
    /// No type has a property and a function of one name, a property of two types, or one member for `T?` and for `T!`:
    /// as far as is certain, since what depends on an `#if` or has a default implementation may be no conflict.
    mutating func reportConflicts(in mock: Context) {
        var properties: [String: Requirement] = [:]
        for case .requirement(let requirement) in mock.resolved.nodes {
            guard let name = requirement.declaration.nameWithoutArguments, requirement.propertyType != nil else {
                continue
            }
            properties[name] = requirement
            for other in requirement.repeats {
                guard let kinds = resolver.kinds(of: requirement, other, in: mock.resolved),
                    areAlwaysAsked(requirement, other, in: mock)
                else { continue }
                report(kinds, of: requirement, other, in: mock)
                break
            }
        }
        for case .requirement(let requirement) in mock.resolved.nodes {
            if reportUnwrapping(of: requirement, in: mock) { return }
            guard requirement.propertyType == nil, let name = requirement.declaration.nameWithoutArguments,
                let property = properties[name],
                let kinds = resolver.kinds(of: property, requirement, in: mock.resolved),
                areAlwaysAsked(property, requirement, in: mock)
            else { continue }
            report(kinds, of: property, requirement, in: mock)
        }
    }

    private func areAlwaysAsked(_ one: Requirement, _ other: Requirement, in mock: Context) -> Bool {
        resolver.isAlwaysAsked(one, in: mock.resolved) && resolver.isAlwaysAsked(other, in: mock.resolved)
    }

    /// The same of members that are copied from parent mocks, among each other and beside what the protocol asks for. Whether
    /// the protocol of a parent mock has a default implementation is not known.
    mutating func reportConflictsOfCopiedMembers(in mock: Context) {
        guard !mock.resolved.parentMocks.isEmpty else { return }
        let copied = mock.resolved.copiedMembers
        let first = firstByName(copied)
        func conflict(of requirement: Requirement) -> (with: Requirement, kinds: (String, String))? {
            guard let name = requirement.declaration.nameWithoutArguments, let other = first[name] else { return nil }
            return resolver.kinds(of: other, requirement, in: mock.resolved).map { (other, $0) }
        }
        for member in copied {
            guard let (other, kinds) = conflict(of: member) else { continue }
            if (member.propertyType == nil) != (other.propertyType == nil) {
                report(kinds, of: other, member, in: mock)
            } else {
                let type = mock.resolved.type
                diagnostics.append(
                    Diagnostic(
                        .warning, at: place(of: type.declaration.head, in: type),
                        "\(text(kinds, of: other, member)), of which '\(mock.name)' has the first"))
            }
        }
        let byKey = mock.resolved.copiedMembersByKey
        for other in copied {
            guard let member = byKey[other.declaration.signatureKey()],
                let lack = other.declaration.lackingEnd(in: member.declaration)
            else { continue }
            reject(other, copiedFrom: member, where: lack, in: mock)
        }
        for requirement in mock.resolved.copiedRequirements {
            guard let member = byKey[requirement.declaration.signatureKey()],
                let lack = requirement.declaration.lack(in: member.declaration)
                    ?? (isBound(member, in: mock) && requirement.declaration.isNonisolated
                        ? "is not 'nonisolated'" : nil),
                resolver.isAlwaysAsked(requirement, in: mock.resolved)
            else { continue }
            reject(requirement, copiedFrom: member, where: lack, in: mock)
        }
        for (member, superclass) in resolver.copiesOfInherited(in: mock.resolved) {
            let name = member.declaration.plainName ?? "subscript"
            reject(
                mock,
                "'\(name)' is copied from '\(member.origin.declaration.name)', and '\(superclass)' has one, too; pass the sources "
                    + "that declare its protocol with --inherit-from")
        }
        for (initializer, parent) in unfitInitializers(of: mock) {
            let labels = initializer.parameters.map { "\($0.callLabel):" }.joined()
            reject(
                mock,
                "'init(\(labels))' is copied from '\(parent.name)', and would override that of the superclass, which differs in "
                    + "how it ends")
        }
        for requirement in mock.resolved.copiedRequirements + mock.resolved.nodes.requirements {
            guard let (other, kinds) = conflict(of: requirement), resolver.isAlwaysAsked(requirement, in: mock.resolved)
            else { continue }
            report(kinds, of: other, requirement, in: mock)
        }
    }

    private mutating func reject(
        _ requirement: Requirement, copiedFrom member: Requirement, where lack: String, in mock: Context
    ) {
        let (name, owner) = (requirement.declaration.plainName ?? "init", requirement.origin.declaration.name)
        reject(
            mock,
            "'\(name)' of '\(owner)' is copied from '\(member.origin.declaration.name)', where it \(lack); pass the sources "
                + "that declare its protocol with --inherit-from")
    }

    /// A member with one is no witness for the other, and both would be overloads that Swift does not tell apart.
    private mutating func reportUnwrapping(of requirement: Requirement, in mock: Context) -> Bool {
        for other in requirement.repeats {
            let types = zip(requirement.declaration.comparedTypes, other.declaration.comparedTypes)
            guard let (mine, theirs) = types.first(where: { $0.isOptionalInOneWay(as: $1) == false }),
                areAlwaysAsked(requirement, other, in: mock)
            else { continue }
            report(("'\(mine)'", "'\(theirs)'"), of: requirement, other, in: mock)
            return true
        }
        return false
    }

    private mutating func report(
        _ kinds: (String, String), of one: Requirement, _ other: Requirement, in mock: Context
    ) {
        reject(mock, "\(text(kinds, of: one, other)), and no type can have both")
    }

    private func text(_ kinds: (String, String), of one: Requirement, _ other: Requirement) -> String {
        "'\(one.declaration.plainName ?? "init")' is \(kinds.0) in '\(one.origin.declaration.name)' and \(kinds.1) in "
            + "'\(other.origin.declaration.name)'"
    }
}

extension Declaration {
    /// Whether it says that it is on no actor.
    fileprivate var isNonisolated: Bool { memberHead?.isNonisolated ?? false }

    /// What keeps a member of the same signature from satisfying a requirement, if anything does.
    fileprivate func lack(in member: Declaration) -> String? {
        if case .variable(let mine) = self, case .variable(let theirs) = member {
            let isSettable = theirs.hasStorage || theirs.accessors?.contains { $0.kind == "set" } ?? false
            if mine.isSettable, !isSettable || theirs.isLet { return "cannot be set" }
        }
        return lackingEnd(in: member)
    }

    /// The same of how the member ends.
    fileprivate func lackingEnd(in member: Declaration) -> String? {
        switch (self, member) {
        case (.initializer(let mine), .initializer(let theirs)):
            if mine.failability == .never, theirs.failability != .never { return "may fail" }
            return mine.effects.lack(in: theirs.effects)
        case (.function(let mine), .function(let theirs)):
            return mine.effects.lack(in: theirs.effects)
        case (.variable(let mine), .variable(let theirs)):
            return mine.effects.lack(in: theirs.effects)
        default: return nil
        }
    }

    /// The types of parameters, and then that of the result or the property.
    var comparedTypes: [TypeSyntax] {
        (parameters.map(\.type) + [resultType].compactMap(\.self)).map(\.bare.unparenthesized)
    }
}

extension Effects {
    /// What a member that has these in place of others does beyond them.
    fileprivate func lack(in member: Effects) -> String? {
        if member.isAsync, !isAsync { return "is 'async'" }
        if case .throws = member.throwing, throwing == .never { return "throws" }
        return nil
    }
}

extension TypeSyntax {
    /// Whether two optionals are both `T?` or both `T!`; nil for other types.
    fileprivate func isOptionalInOneWay(as other: TypeSyntax) -> Bool? {
        switch (self, other) {
        case (.optional, .optional), (.implicitlyUnwrapped, .implicitlyUnwrapped): true
        case (.optional, .implicitlyUnwrapped), (.implicitlyUnwrapped, .optional): false
        default: nil
        }
    }
}
