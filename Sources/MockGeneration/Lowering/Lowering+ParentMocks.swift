// Parent mocks -> the members, helpers and parameters of a mock that copies them, where they run there.

import SwiftDeclarations

extension Lowering {
    /// The members of the parent mocks, each once, as they are in their files but for the name of the mock and for what
    /// belongs to the parent as a whole.
    func copiedMembers(of mock: Context, support: inout Set<Support>) -> [Mock.Member] {
        let recordsOrder = mock.annotation.isOn(.order, option: options.recordsOrder)
        let superclassCall =
            switch superclassCall(of: mock) {
            case .explicit(let call): call
            case .implicit where mock.resolved.superclass != nil: "super.init()"
            case .implicit, .impossible, .unknown: String?.none
            }
        var copied: Set<String> = []
        return mock.resolved.parentMocks.compactMap { parent in
            var verbatim = Mock.Verbatim(resets: parent.resets, lines: [])
            let level = parent.raisedLevel(in: mock.access)
            var isAfterGroup = false
            for member in parent.members {
                guard copied.insert(parent.copyKey(of: member)).inserted else { continue }
                if isAfterGroup { verbatim.lines.append("") }
                // What has a body is the last of the members for one requirement.
                isAfterGroup = member.lines.count > 1 && member.lines.last?.hasSuffix("}") ?? false
                var lines = member.lines
                if mock.isGeneric, member.isStaticallyStored, let other = member.inGenericMock {
                    support.insert(.statics)
                    lines = other
                }
                let isSendable = mock.isSendable || mock.resolved.restatesSendable
                if isSendable, member.needsIsolation { lines = member.withoutIsolation(lines) }
                if let specifier = specifier(of: member, of: parent, in: mock) {
                    lines = member.isolated(lines, as: specifier)
                } else if let actor = mock.globalActor, parent.globalActor == nil, !parent.isSafeAnywhere {
                    // From a `nonisolated` protocol the compiler infers that members are on no actor (SE-0449).
                    lines = member.bound(lines, to: actor, saysSo: parent.declaration.head.isNonisolated)
                }
                if mock.isActor { lines = member.withoutRequired(lines) }
                if overridesInitializer(member, in: mock) { lines = member.isolated(lines, as: "override") }
                if let superclassCall {
                    let isWaiting = waits(member, of: parent, in: mock)
                    lines = member.calling(isWaiting ? waiting(for: superclassCall) : superclassCall, in: lines)
                }
                if throwsNothing(member.declaration, in: mock) { lines = member.withoutTrying(lines) }
                lines = withoutShadowing(member.seen(lines, at: level), of: member, in: mock)
                for (index, line) in lines.enumerated() {
                    if let entry = member.entries.first(where: { $0.line == index }) {
                        guard recordsOrder else { continue }
                        verbatim.entries.append(
                            .init(line: verbatim.lines.count, name: entry.name, isStatic: entry.isStatic))
                    }
                    verbatim.lines.append(renamed(line, parent, in: mock))
                }
                verbatim.names += member.declaration.declaredNames.filter { name in
                    ["CallCount", "Handler", "ArgValues", "Subject"].contains { name.hasSuffix($0) }
                }
            }
            return verbatim.lines.isEmpty ? nil : .verbatim(verbatim)
        }
    }

    /// Whether an initializer that is copied waits for the actor of the superclass, which it is not on itself.
    private func waits(_ member: ParentMock.Member, of parent: ParentMock, in mock: Context) -> Bool {
        guard case .initializer(let initializer) = member.declaration, initializer.effects.isAsync else { return false }
        return (initializer.head.isNonisolated || waitsOffActor(member, of: parent, in: mock))
            && mock.globalActor != nil && superclassKeepsActor(of: mock) && !callsFreeSuperclass(mock)
    }

    /// The lines of a member with other names for generic parameters that are named as those of the mock are, which Swift 6 mode
    /// does not allow.
    private func withoutShadowing(_ lines: [String], of member: ParentMock.Member, in mock: Context) -> [String] {
        let names = Set(member.declaration.genericParameters.map(\.name)).intersection(mock.genericNames)
        guard !names.isEmpty else { return lines }
        let others = names.map { ($0, uniqueName("\($0)_", avoiding: mock.genericNames)) }
        return lines.map { replacingWords(of: $0, by: Dictionary(uniqueKeysWithValues: others)) }
    }

    /// What keeps a copied member from the actor of the mock, or from the one that a module isolates the parent's protocol to
    /// by default (SE-0466). A class that is Sendable has no mutable properties that are `nonisolated` (SE-0434), but it may
    /// say that nobody checks them.
    private func specifier(
        of member: ParentMock.Member, of parent: ParentMock, in mock: Context
    ) -> String? {
        let isOnActor = mock.isActor || mock.globalActor != nil
        if member.isIdentity, isOnActor { return "nonisolated" }
        // Of one that is wrapped, the compiler would infer that it is on none, which it cannot be.
        if member.isWrapped, mock.mayInferNoActor, let actor = parent.globalActor, actor == mock.globalActor {
            return "@\(actor)"
        }
        if isKeptOnActor(member, of: parent, in: mock) {
            return keepsInitializersOnActor(parent, in: mock) ? mock.globalActor.map { "@\($0)" } : nil
        }
        // What runs on an actor that is passed to it is on no other (SE-0313).
        guard member.ownActor == nil, !member.declaration.hasIsolatedParameter else { return nil }
        if let actor = actorOfStaticState(of: parent, in: mock), let head = member.declaration.memberHead,
            head.isStatic
        {
            return head.isNonisolated || member.leavesActor ? nil : "@\(actor)"
        }
        if isOnActor && member.leavesActor || leavesActor(parent, of: mock) {
            let isStatic = member.declaration.memberHead?.isStatic ?? false
            // So are initializers of actors that nobody waits for, and none of them says so.
            let isMade = mock.isActor && member.isRequiredInitializer && !member.declaration.isAsync
            let isUnsaid = isMade || isStatic && (mock.isActor || parent.hasStaticVariables && !member.leavesActor)
            return isUnsaid ? nil : "nonisolated"
        }
        // What it is given stays where the caller is (SE-0461).
        if mock.isOutsideActors, parent.globalActor != nil, member.declaration.mayWait {
            return "nonisolated(nonsending)"
        }
        guard isSetOffActor(member, of: parent, in: mock) else { return nil }
        return mock.isSendable || mock.resolved.restatesSendable ? "nonisolated(unsafe)" : "nonisolated"
    }

    /// The actor that guards what a parent mock stores statically, where the mock is on none: that of its protocol, or the
    /// default of its module, which it does not say. Without one, it could only be of a module in Swift 5 mode.
    func actorOfStaticState(of parent: ParentMock, in mock: Context) -> String? {
        guard mock.isOutsideActors, parent.hasStaticVariables, !parent.hasIsolatedConformance else { return nil }
        guard let actor = parent.globalActor else {
            return catalog.hasDefaultIsolation && !parent.declaration.head.isNonisolated ? "MainActor" : nil
        }
        return actor == parent.protocolActor ? actor : nil
    }

    /// The protocols of parent mocks that a mock on an actor has to say that it conforms to on none, since it is Sendable and
    /// they need not be: where modules isolate conformances, these would be, and that to the mock's own protocol is not
    /// (SE-0470). With them those of which parent mocks say so.
    func copiedConformancesOffActor(of mock: Context) -> [String] {
        guard catalog.hasDefaultIsolation, mock.globalActor != nil, mock.resolved.traits.contains(.sendable) else {
            return []
        }
        let parents = mock.resolved.parentMocks
        let own = parents.filter {
            $0.protocolActor == mock.globalActor && !$0.isSendable && !$0.hasIsolatedConformance
        }
        return own.map { $0.inheritedName.joined(separator: ".") } + parents.flatMap(\.conformancesOffActor)
    }

    /// Whether what a parent mock of no actor has runs on none in a mock that is bound to one.
    private func leavesActor(_ parent: ParentMock, of mock: Context) -> Bool {
        guard parent.declaration.kind == .class, parent.globalActor == nil else { return false }
        return mock.isActor || mock.globalActor != nil && parent.isSafeAnywhere
    }

    /// Whether a property gets its value from an initializer that runs on no actor, which could not set what is not
    /// Sendable if the property were on one.
    private func isSetOffActor(_ member: ParentMock.Member, of parent: ParentMock, in mock: Context) -> Bool {
        guard mock.isOutsideActors, !mock.isActor, parent.globalActor == nil, member.needsIsolation,
            case .variable(let variable) = member.declaration, variable.head.attributes.isEmpty,
            let type = variable.type
        else { return false }
        return parent.memberwise.contains { $0.name == unescaped(variable.name) }
            && !isKnownSendable(type, in: mock, orBound: true)
    }

    /// The protocols of parent mocks that know no actor, in a mock that is bound to one and guards what they need:
    /// that they are called there is checked when they are (SE-0423), unless the mock conforms there only. With them those of
    /// which parent mocks say so, whose members are copied.
    func checkedParents(of mock: Context) -> [String] {
        guard mock.isActor || mock.globalActor != nil, !mock.resolved.hasIsolatedConformance else { return [] }
        let parents = mock.resolved.parentMocks
        let keys = parents.map { parent in Set(parent.members.map(parent.copyKey)) }
        // What is Sendable and says its actor conforms on none.
        let seesDefault =
            catalog.hasDefaultIsolation
            && (mock.resolved.isMainActorByDefault || !mock.resolved.traits.contains(.sendable))
        // Each is copied from the first that has it.
        var copied: Set<String> = []
        var bound: Set<String> = []
        var onActors: Set<String> = []
        for (parent, own) in zip(parents, keys) {
            bound.formUnion(parent.keysBoundWithHeir.subtracting(copied))
            if seesDefault { bound.formUnion(parent.staticKeysOnDefaultActor.subtracting(copied)) }
            if parent.globalActor != nil { onActors.formUnion(own.subtracting(copied)) }
            copied.formUnion(own)
        }
        var seen: Set<String> = []
        return zip(parents, keys).flatMap { parent, own in
            // What it inherits from another parent is asked for by that.
            let others = keys.filter { $0.isStrictSubset(of: own) }.reduce(into: Set()) { $0.formUnion($1) }
            let isUnbound =
                parent.declaration.kind == .class && !parent.isOfClass && parent.globalActor == nil
                && (!own.subtracting(others).isDisjoint(with: bound)
                    || hasInitializersOnActor(parent, besides: others.union(onActors), in: mock))
            let isChecked = mock.isActor ? sendsToActor(parent, in: mock) : isUnbound
            return (isChecked ? [parent.inheritedName.joined(separator: ".")] : []) + parent.checkedConformances
        }.filter { seen.insert($0).inserted } + standardParentsOnActor(of: mock)
    }

    /// The protocols of the standard library that a mock refines itself, and whose requirements are copied and on its actor.
    private func standardParentsOnActor(of mock: Context) -> [String] {
        let standard = mock.resolved.copiedRequirements.filter { $0.origin.isKnown }
        guard !standard.isEmpty else { return [] }
        let copied = mock.resolved.copiedMembersByKey
        var seen: Set<String> = []
        return standard.filter { copied[$0.declaration.signatureKey()].map { isBound($0, in: mock) } ?? false }
            .map(\.origin.qualifiedName).filter { seen.insert($0).inserted }
    }

    /// Whether a copied member runs on the actor of the mock.
    func isBound(_ copied: Requirement, in mock: Context) -> Bool {
        guard mock.globalActor != nil || mock.isActor, let head = copied.declaration.memberHead, !head.isNonisolated
        else { return false }
        if case .variable(let variable) = copied.declaration, variable.isLet { return false }
        let key = copied.declaration.signatureKey()
        return mock.resolved.parentMocks.contains { parent in
            parent.name == copied.origin.declaration.name && (parent.globalActor != nil || !parent.isSafeAnywhere)
                && parent.members.contains {
                    !$0.leavesActor && !$0.isIdentity && $0.declaration.signatureKey() == key
                }
        }
    }

    /// The parameters that parent mocks add to the memberwise initializer.
    func copiedMemberwiseParameters(of mock: Context) -> [ParentMock.MemberwiseParameter] {
        var names: Set<String> = []
        return mock.resolved.parentMocks.flatMap { parent in
            parent.memberwise.filter { names.insert($0.name).inserted }.map { parameter in
                ParentMock.MemberwiseParameter(
                    name: parameter.name, declaration: renamed(parameter.declaration, parent, in: mock),
                    label: parameter.label, type: parameter.type,
                    assignments: parameter.assignments.map { renamed($0, parent, in: mock) })
            }
        }
    }

    /// The private declarations that copied members use, and those that these use.
    func copiedHelpers(of mock: Context, support: inout Set<Support>) -> [ParentMock.Helper] {
        var result: [ParentMock.Helper] = []
        for parent in mock.resolved.parentMocks {
            let texts = parent.members.map(\.text) + parent.memberwise.flatMap(\.assignments)
            if texts.contains(where: { $0.hasSuffix(").read)") }) { support.insert(.transferRead) }
            if texts.contains(where: { $0.contains(".valueInPlace }") }) { support.insert(.change) }
            var pending = texts.flatMap(words)
            var seen: Set<String> = []
            while let word = pending.popLast() {
                guard seen.insert(word).inserted else { continue }
                if let own = Support.allCases.first(where: { $0.names.contains(word) }) {
                    support.insert(own)
                    continue
                }
                for helper in parent.helpers where helper.name == word {
                    result.append(helper)
                    pending += words(of: helper.text)
                }
            }
        }
        return result
    }

    /// The text with the name of the mock in place of the parent's, and with modules before types that the parent's file
    /// imports by themselves, where those of the sources may have the same names.
    private func renamed(_ text: String, _ parent: ParentMock, in mock: Context) -> String {
        let text = replacingWords(of: text, by: [parent.name: mock.name])
        let types = parent.importedTypes.filter { catalog.mayDeclareInSources(unescaped($0.key)) }
        return types.isEmpty ? text : replacingWords(of: text, by: types, afterPoints: false)
    }
}

extension Support {
    /// The names that the helper declares.
    var names: Set<String> {
        Set(parse(SourceFile(path: "", text: source)).declarations.flatMap(\.declaredNames))
    }
}
