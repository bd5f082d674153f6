// Requirements and what became of them -> notes on everything that a mock leaves out or knows less about.
// What was decided elsewhere is compared with what was asked for, so that no decision is taken here. Deliberately
// absent: what the user should change, which is a warning or an error.

import SwiftDeclarations

// MARK: - Mocks

extension Lowering {
    /// What concerns the mock as a whole: associated types that are erased, and requirements left to others.
    func typeNotes(of mock: Context) -> [Diagnostic] {
        let type = mock.resolved.type
        let place = place(of: type.declaration.head, in: type)
        var notes: [Diagnostic] = []
        for alias in mock.associatedTypes.typealiases
        where alias.type == .named("Any") || alias.type == .any(.named("Sendable")) {
            let declarations = mock.resolved.associatedTypes.filter { $0.name == alias.name }
            guard mock.annotation.value(of: alias.name, in: .typealias) == nil,
                declarations.allSatisfy({ $0.defaultType == nil })
            else { continue }
            let own = type.declaration.members.lazy.compactMap { member -> DeclarationHead? in
                guard case .associatedtype(let own) = member, own.name == alias.name else { return nil }
                return own.head
            }.first
            notes.append(
                Diagnostic(
                    .note, at: own.map { self.place(of: $0, in: type) } ?? place,
                    "associated type '\(alias.name)' is '\(alias.type)' in '\(mock.name)'; "
                        + "'typealias: \(alias.name) = …' in the annotation binds it"))
        }
        var seen: Set<String> = []
        for parent in mock.resolved.knownParents where KnownProtocols.leavesToDefaults(parent) {
            guard seen.insert(parent).inserted else { continue }
            notes.append(
                Diagnostic(
                    .note, at: place,
                    "what '\(parent)' implements by default is not mocked in '\(mock.name)'"))
        }
        let isObject = mock.resolved.isObject
        for requirement in mock.resolved.byIdentity {
            guard let name = requirement.declaration.plainName else { continue }
            if case .function = requirement.declaration, !isObject { continue }
            if name == "==", mock.resolved.needsEquality { continue }
            let who = isObject ? "'NSObject'" : "the compiler"
            notes.append(Diagnostic(.note, at: place, "'\(name)' of '\(mock.name)' is left to \(who)"))
        }
        if let name = mock.resolved.unclearSuperclass {
            notes.append(
                Diagnostic(
                    .note, at: place,
                    "'\(mock.name)' overrides nothing of '\(name)', which is declared under more than one condition"))
        }
        notes += mock.resolved.keptMembers.compactMap { member in
            guard let head = member.declaration.memberHead, let name = member.declaration.plainName else { return nil }
            return Diagnostic(
                .note, at: member.origin.isKnown ? place : self.place(of: head, in: member.origin),
                "'\(name)' is not mocked in '\(mock.name)': \(member.reason)")
        }
        notes += isolationNotes(of: mock)
        notes += (parentMockNotes(mock) + overridesOutOfSight(mock)).map { Diagnostic(.note, at: place, $0) }
        return notes + initializerNotes(mock.resolved.nodes, in: mock)
    }

    /// What has another name in members that are copied, and what settings, histories, reset and order do not reach.
    private func parentMockNotes(_ mock: Context) -> [String] {
        let recordsOrder = mock.annotation.isOn(.order, option: options.recordsOrder)
        let writesReset = mock.annotation.isOn(.reset, option: options.writesReset)
        return mock.resolved.parentMocks.flatMap { parent -> [String] in
            var messages = parent.renamed.map {
                "'\(mock.name)' has '\($0.other)CallCount' for '\($0.name)CallCount' of '\(parent.name)': another parent has "
                    + "that"
            }
            if !parent.overridesLeftOut.isEmpty {
                messages.append(
                    "'\(mock.name)' does not override \(listed(parent.overridesLeftOut)), as '\(parent.name)' does: only the "
                        + "module of '\(parent.superclass?.description ?? parent.name)' can")
            }
            let hasCalls = parent.members.contains { member in
                if case .function = member.declaration { return true }
                return false
            }
            if recordsOrder, hasCalls, parent.members.allSatisfy(\.entries.isEmpty) {
                messages.append(
                    "the calls of members that '\(mock.name)' copies from '\(parent.name)' are not in its order: "
                        + "generate that mock with '--order', too")
            }
            let unrecorded = parent.functionsWithoutHistory.filter { recordsHistory(of: $0, in: mock) }
            if !unrecorded.isEmpty {
                messages.append(
                    "'\(mock.name)' keeps no history of \(listed(unrecorded)), which it copies from '\(parent.name)'")
            }
            messages += settings(ofMembersIn: parent, in: mock).map {
                "'\($0)' has no effect on what '\(mock.name)' copies from '\(parent.name)'"
            }
            let kept = parent.namesWithoutReset
            if writesReset, !kept.isEmpty {
                messages.append(
                    "'\(mock.name)' does not reset \(listed(kept)), which it copies from '\(parent.name)'")
            }
            return messages
        }
    }

    private func listed(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }

    /// The settings that the annotation has for members which are copied as they are.
    private func settings(ofMembersIn parent: ParentMock, in mock: Context) -> [String] {
        let copied = Set(parent.members.compactMap(\.declaration.plainName))
            .subtracting(mock.resolved.nodes.requirements.compactMap(\.declaration.plainName))
        let sections: [Annotation.Section] = [.rx, .combine, .modifiers, .override]
        return sections.flatMap { section in
            (mock.annotation.entries[section] ?? []).filter { copied.contains(unescaped($0.key)) }
                .map { "\(section.rawValue): \($0.key) = \($0.value)" }
        }
    }

    /// The members beside those of a superclass that no file declares: it may have them, too, and they would override its
    /// own.
    private func overridesOutOfSight(_ mock: Context) -> [String] {
        guard let superclass = mock.resolved.superclass, mock.resolved.superclassType == nil,
            mock.resolved.unclearSuperclass == nil
        else { return [] }
        let parent = mock.resolved.parentMocks.first { $0.superclass == superclass }
        let origin = parent.map { "takes '\(superclass)' over from '\($0.name)'" } ?? "inherits from '\(superclass)'"
        let members = Set(mock.resolved.nodes.requirements.compactMap(\.declaration.plainName)).sorted()
        guard !members.isEmpty else { return [] }
        return [
            "'\(mock.name)' \(origin), and no file declares that: where it has "
                + "\(members.map { "'\($0)'" }.joined(separator: ", ")), too, pass its sources with '--inherit-from'"
        ]
    }

    /// What there is to say about declared initializers, which are no members of a listing.
    private func initializerNotes(_ nodes: [RequirementNode], in mock: Context) -> [Diagnostic] {
        nodes.flatMap { node in
            switch node {
            case .conditional(let clauses): return clauses.flatMap { initializerNotes($0.nodes, in: mock) }
            case .requirement(let requirement):
                guard case .initializer(let initializer) = requirement.declaration else { return [] }
                return notes(lostValues(of: initializer, requirement, in: mock), on: requirement, in: mock)
            }
        }
    }

    /// The parameters of an initializer by the names of properties that they give no value to: what is not Sendable cannot
    /// reach them from outside of their actor (SE-0327).
    private func lostValues(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> [String] {
        let leavesActor =
            leavesActor(requirement, of: mock) || freeInitializer(overriddenBy: initializer, in: mock) != nil
        let actor = leavesActor ? nil : otherActor(of: initializer, requirement, in: mock)
        guard actor != nil || leavesActor && !mock.isOutsideActors else { return [] }
        let names = Set(initializer.parameters.map { unescaped($0.name) })
        return mock.resolved.nodes.compactMap { node in
            guard case .requirement(let property) = node, case .variable(let variable) = property.declaration,
                names.contains(unescaped(variable.name)), !variable.head.isStatic, property.overridden == nil,
                !canBeSetOffActor(variable, property, from: actor, in: mock)
            else { return nil }
            if let actor {
                return
                    "'init' of '\(mock.name)' runs on '\(actor)' and does not set '\(unescaped(variable.name))', which another "
                    + "actor guards"
            }
            return
                "'init' of '\(mock.name)' runs on no actor and does not set '\(unescaped(variable.name))', whose type "
                + "'\(variable.type ?? .named("Any"))' may not be Sendable"
        }
    }

    /// What there is to say about `==` or `hash(into:)`, which go by identity.
    func identityNotes(_ name: String, in mock: Context) -> [Diagnostic] {
        let requirement = mock.resolved.byIdentity.first { requirement in
            guard case .function(let function) = requirement.declaration else { return false }
            return unescaped(function.name) == name
        }
        let message = "'\(name)' goes by identity in '\(mock.name)' and is not recorded"
        if let requirement { return [note(message, on: requirement, in: mock)] }
        let type = mock.resolved.type
        return [Diagnostic(.note, at: place(of: type.declaration.head, in: type), message)]
    }
}

// MARK: - Members

extension Lowering {
    /// What a recorded call leaves out or erases.
    func notes(
        on call: Mock.Call, of shape: CallShape, parameters: [Parameter], _ named: NamedRequirement, in mock: Context
    ) -> [Diagnostic] {
        let result = shape.result.flatMap { isVoid($0, in: mock) ? nil : $0 }
        var messages = call.handler.map { erasures(by: $0, call, shape, parameters, in: mock) } ?? []
        messages += obstacleMessages(call, shape, in: mock)
        messages += historyMessages(call, shape, parameters, in: mock)
        messages += unusedSettings(of: shape.memberName, in: mock, on: "a function", besides: [.history, .override])
        if result == nil {
            messages += unusedSettings(
                of: shape.memberName, in: mock, on: "a function without a result",
                besides: [.history, .modifiers, .rx, .combine])
        }
        return notes(messages, on: named.requirement, in: mock)
    }

    /// That there is no handler, and what a call does instead.
    private func obstacleMessages(_ call: Mock.Call, _ shape: CallShape, in mock: Context) -> [String] {
        guard let obstacle = shape.obstacle else { return [] }
        let use = shape.countsCalls ? "a call" : "reading it"
        let end =
            switch call.fallback {
            case .nothing: "\(use) does nothing"
            case .value(let value): "\(use) gives '\(value)'"
            case .failure: "\(use) throws"
            case .trap: "\(use) ends in a trap"
            }
        return ["'\(shape.memberName)' has no handler in '\(mock.name)', and \(end): \(obstacle)"]
    }

    /// What a handler does not get, or gets less of than the requirement says.
    private func erasures(
        by handler: String, _ call: Mock.Call, _ shape: CallShape, _ parameters: [Parameter], in mock: Context
    ) -> [String] {
        let result = shape.result.flatMap { isVoid($0, in: mock) ? nil : $0 }
        var messages: [String] = []
        for (parameter, lowered) in zip(parameters, shape.parameters) {
            guard let handlerType = lowered.handlerType else {
                messages.append(
                    "'\(unescaped(lowered.name))' does not reach '\(handler)': its type '\(parameter.type)' "
                        + (lowered.whyLeftOut ?? "is generic and cannot be copied"))
                continue
            }
            guard handlerType.countOfAny > parameter.type.countOfAny else { continue }
            let isRecorded = call.history != nil && lowered.recordedType != nil
            let history = isRecorded ? call.history.map { " and '\($0.name)'" } ?? "" : ""
            messages.append(
                "the type '\(parameter.type)' of '\(unescaped(lowered.name))' is erased to '\(handlerType)' in "
                    + "'\(handler)'\(history)")
        }
        if let result {
            let erased = handlerResult(result, generic: shape.genericNames, in: mock).type
            if erased.countOfAny > result.countOfAny {
                messages.append("the result '\(result)' is erased to '\(erased)' in '\(handler)'")
            }
        }
        if shape.throwsNothing {
            messages.append("'\(handler)' cannot throw: nothing tells what the arguments throw from what it does")
        }
        if let thrown = call.thrownType {
            messages.append("the error '\(thrown)' is erased to 'any Error' in '\(handler)'")
        }
        return messages
    }

    /// What the history of a call does not keep, where one is asked for.
    private func historyMessages(
        _ call: Mock.Call, _ shape: CallShape, _ parameters: [Parameter], in mock: Context
    ) -> [String] {
        guard recordsHistory(of: shape.memberName, in: mock) else { return [] }
        if parameters.isEmpty {
            // An option for all functions asks nothing of those that have no arguments.
            let isAskedFor = mock.annotation.value(of: shape.memberName, in: .history) != nil
            return isAskedFor ? ["'\(shape.memberName)' has no history, since it has no parameters"] : []
        }
        return zip(parameters, shape.parameters).compactMap { parameter, lowered in
            guard lowered.recordedType == nil else {
                guard lowered.isRecordedUnwrapped, let history = call.history else { return nil }
                let name = unescaped(lowered.name)
                return "'\(history.name)' leaves out calls with 'nil' for '\(name)', whose values it has unwrapped"
            }
            let history = call.history.map { "is not in '\($0.name)'" } ?? "is not recorded"
            let isClosure =
                isClosure(parameter.type, in: mock)
                || parameter.type.attributes.contains { ["escaping", "autoclosure"].contains($0.name) }
            return "'\(unescaped(lowered.name))' \(history): "
                + (isClosure ? "closures are left out of histories" : "it cannot be copied")
        }
    }

    /// What does not apply to a property that holds its value.
    func notes(
        onProperty name: String, specifier: String, _ named: NamedRequirement, in mock: Context
    ) -> [Diagnostic] {
        var messages = unusedSettings(of: name, in: mock, on: "a property", besides: [.modifiers, .override])
        if let value = mock.annotation.value(of: name, in: .override), isEndless(.type(value), of: named, in: mock) {
            messages.append("'\(name)' has no value at first: making '\(value)' would make '\(mock.name)', and so on")
        }
        if let setting = mock.annotation.value(of: name, in: .modifiers), !specifier.hasPrefix(setting) {
            messages.append("'\(name)' is not \(setting): only what is optional and not behind a lock can be")
        }
        if named.requirement.overridden?.isObserved ?? false {
            let origin = named.requirement.origin.declaration.name
            messages.append("setting '\(name)' of '\(mock.name)' does not run the observers of '\(origin)'")
        }
        return notes(messages, on: named.requirement, in: mock)
    }

    /// What does not apply to a property whose value comes from a handler.
    func notes(
        onHandledProperty name: String, _ call: Mock.Call, of shape: CallShape, _ named: NamedRequirement,
        in mock: Context
    ) -> [Diagnostic] {
        let kind = shape.effects == Effects() ? "a property that cannot be kept" : "a property with effects"
        return notes(
            obstacleMessages(call, shape, in: mock)
                + unusedSettings(of: name, in: mock, on: kind, besides: [.override]),
            on: named.requirement, in: mock)
    }

    /// How a stream differs from what the annotation asks for.
    func notes(
        onStream name: String, kind: Mock.Stream.Kind, _ named: NamedRequirement, in mock: Context
    ) -> [Diagnostic] {
        var messages: [String] = []
        let section: Annotation.Section
        let made: String?
        switch kind {
        case .published: (section, made) = (.combine, nil)
        case .subject(let type, _): (section, made) = (.combine, type)
        case .observable(let type, _): (section, made) = (.rx, type)
        }
        let setting = mock.annotation.subject(of: name, in: section)
        if let setting, let made, !made.hasPrefix("\(setting)<") {
            let subject = "'\(named.name)Subject' is a \(made.prefix { $0 != "<" })"
            if let property = publishedName(setting) {
                messages.append("\(subject): '\(property)' is no property with values to publish")
            } else {
                messages.append("\(subject), not a \(setting): its element has no default value")
            }
        }
        messages += unusedSettings(of: name, in: mock, on: "a stream of this kind", besides: [section])
        return notes(messages, on: named.requirement, in: mock)
    }

    /// Settings that the annotation has for a member by its name and that its kind of member cannot follow.
    private func unusedSettings(
        of name: String, in mock: Context, on kind: String, besides used: [Annotation.Section]
    ) -> [String] {
        guard !mock.annotation.entries.isEmpty else { return [] }
        return Annotation.Section.ofMembers.filter { !used.contains($0) }.compactMap { section in
            guard let value = mock.annotation.value(of: name, in: section), value != "false" else { return nil }
            return "'\(section.rawValue): \(name) = \(value)' has no effect on \(kind)"
        }
    }

    /// Messages about a requirement at its place, and at theirs what there is to say about those that it stands for.
    private func notes(_ messages: [String], on requirement: Requirement, in mock: Context) -> [Diagnostic] {
        messages.map { note($0, on: requirement, in: mock) }
            + requirement.repeats.map { other in
                let name = other.declaration.plainName.map { "'\($0)'" } ?? "an initializer"
                if let (kind, _) = resolver.kinds(of: requirement, other, in: mock.resolved) {
                    return note(
                        "\(name) of '\(other.origin.declaration.name)' is left to its default implementation in "
                            + "'\(mock.name)', where it is \(kind), as '\(requirement.origin.declaration.name)' asks",
                        on: other, in: mock)
                }
                return note(
                    "\(name) of '\(other.origin.declaration.name)' is the same as that of "
                        + "'\(requirement.origin.declaration.name)', so that '\(mock.name)' has it once",
                    on: other, in: mock)
            }
    }

    /// A note at a requirement's place; at the protocol's, where the requirement is in no file of the run.
    func note(_ message: String, on requirement: Requirement, in mock: Context) -> Diagnostic {
        let type = requirement.origin
        guard !type.isKnown, let head = requirement.declaration.memberHead else {
            return Diagnostic(
                .note, at: place(of: mock.resolved.type.declaration.head, in: mock.resolved.type), message)
        }
        return Diagnostic(.note, at: place(of: head, in: type), message)
    }
}

extension TypeSyntax {
    /// How often `Any` occurs in the type.
    fileprivate var countOfAny: Int {
        var count = 0
        forEachPart { if case .named("Any", arguments: []) = $0 { count += 1 } }
        return count
    }
}
