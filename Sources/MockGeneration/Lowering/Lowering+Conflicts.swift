// Members that several protocols declare, or that are copied -> diagnostics, where no type can have them all.

import SwiftDeclarations

extension Lowering {
    /// No type has a property and a function of one name, a property of two types, or one member for `T?` and for `T!`:
    /// as far as is certain, since what depends on an `#if` or has a default implementation may be no conflict.
    mutating func reportConflicts(in mock: Context) {
        var properties: [String: Requirement] = [:]
        for case .requirement(let requirement) in mock.resolved.nodes {
            guard let name = requirement.declaration.nameWithoutArguments, requirement.isProperty else {
                continue
            }
            properties[name] = requirement
            for other in requirement.repeats + requirement.isolatedRepeats {
                guard let kinds = resolver.kinds(of: requirement, other, in: mock.resolved),
                    areAlwaysAsked(requirement, other, in: mock)
                else { continue }
                report(kinds, of: requirement, other, in: mock)
                break
            }
        }
        for case .requirement(let requirement) in mock.resolved.nodes {
            if reportUnwrapping(of: requirement, in: mock) || reportSynthesized(requirement, in: mock) { return }
            guard !requirement.isProperty, let name = requirement.declaration.nameWithoutArguments,
                let property = properties[name],
                let kinds = resolver.kinds(of: property, requirement, in: mock.resolved),
                [property, requirement].allSatisfy({
                    $0.isAskedOfObjects || resolver.isAlwaysAsked($0, in: mock.resolved)
                })
            else { continue }
            report(kinds, of: property, requirement, in: mock)
        }
    }

    /// Objective-C finds a member by its selector, whatever its types are: no class has one for each of several protocols. As far
    /// as is certain: members with other parameters may have other selectors.
    mutating func reportSharedSelectors(in mock: Context) {
        func meant(_ type: TypeSyntax, by requirement: Requirement) -> TypeSyntax {
            resolver.withoutTypealiases(type, in: requirement.origin.path, file: requirement.origin.file).bare
                .unparenthesized
        }
        var first: [String: Requirement] = [:]
        for requirement in mock.resolved.nodes.requirements.flatMap({ [$0] + $0.repeats })
        where requirement.isOfObjectiveC && requirement.declaration.plainName != nil {
            let declaration = requirement.declaration
            let key = "\(declaration.memberHead?.isStatic ?? false) \(declaration.labels)"
            guard let other = first[key] else {
                first[key] = requirement
                continue
            }
            let types = zip(declaration.comparedTypes, other.declaration.comparedTypes).map {
                (own: meant($0, by: requirement), other: meant($1, by: other))
            }
            guard other.origin !== requirement.origin,
                let (own, otherType) = types.first(where: { !$0.mayBeSame(as: $1) }),
                types.prefix(declaration.parameters.count).allSatisfy({ $0.isSame(as: $1, orNil: true) })
            else { continue }
            report(
                "that of '\(other.origin.declaration.name)' has the same selector, and '\(otherType)' in place of '\(own)'; "
                    + "declare them alike",
                of: requirement, in: mock)
        }
    }

    /// Members of a generic superclass that its arguments make the same: none of them satisfies a requirement, and no member
    /// overrides several. For example: `func first() -> A` and `func first() -> B` of `Pair<Int, Int>`
    mutating func reportMembersThatBecomeOne(in mock: Context) {
        guard !mock.isClass else { return }
        for requirement in mock.resolved.nodes.requirements where requirement.overridden != nil {
            guard let name = requirement.declaration.plainName,
                let link = mock.resolved.superclasses.first(where: { $0.type === requirement.origin }),
                !link.writtenNames.arguments.isEmpty
            else { continue }
            let signature = requirement.declaration.signature()
            let same = link.type.declaration.members.filter {
                $0.plainName == name && link.written($0).signature() == signature
            }
            guard same.count > 1 else { continue }
            let owner = mock.resolved.superclass.map(\.description) ?? link.type.declaration.name
            reject(mock, "'\(owner)' has several '\(name)' of one type, and none of them can be overridden")
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
            if member.isProperty != other.isProperty {
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

    /// The compiler makes a property of a function's name up, which no class has beside the function.
    private mutating func reportSynthesized(_ requirement: Requirement, in mock: Context) -> Bool {
        guard !requirement.isProperty, let name = requirement.declaration.nameWithoutArguments else { return false }
        let owner: String? =
            switch name {
            case "hashValue" where mock.resolved.isByIdentity(.hashable): "Hashable"
            case "unownedExecutor" where mock.isActor: "Actor"
            default: nil
            }
        guard let owner else { return false }
        reject(
            mock,
            "'\(name)' is a property in '\(owner)' and a function in '\(requirement.origin.declaration.name)', and no type "
                + "can have both")
        return true
    }

    /// A member with one is no witness for the other, and both would be overloads that Swift does not tell apart.
    private mutating func reportUnwrapping(of requirement: Requirement, in mock: Context) -> Bool {
        for other in requirement.repeats + requirement.isolatedRepeats {
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

    /// Whether two types are one, or one of them does not say whether it may be nil.
    fileprivate func mayBeSame(as other: TypeSyntax) -> Bool {
        let isUnclear = [self, other].contains { if case .implicitlyUnwrapped = $0 { true } else { false } }
        return isUnclear || isSame(as: other, orNil: false)
    }

    /// - Parameter orNil: whether one of them may be nil, and the other one not.
    fileprivate func isSame(as other: TypeSyntax, orNil: Bool) -> Bool {
        let types = [self, other].map { (orNil ? $0.wrapped ?? $0 : $0).bare.unparenthesized.canonical() }
        return types[0] == types[1]
    }
}
