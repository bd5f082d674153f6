// The members of a mock -> `resetMock()`, which takes counts, histories and handlers back to their beginnings, and
// `resetStaticMock()`, which does the same for static ones. Values of properties are left alone: they are the test's.

import SwiftDeclarations

extension Lowering {
    /// The functions that reset the mock with these members: one for its instances, and one for the type where that has
    /// something to reset.
    func resetMembers(
        for members: [Mock.Member], in mock: Context, names: inout MemberNames, support: inout Set<Support>
    ) -> [Mock.Member] {
        let inherited = mock.resolved.superclassMemberNames
        var result: [Mock.Member] = []
        for isStatic in [false, true] {
            let statements = members.flatMap { $0.resetStatements(isStatic: isStatic) }
            guard !isStatic || !statements.isEmpty else { continue }
            let name = names.ownName(isStatic ? "resetStaticMock" : "resetMock", avoiding: inherited)
            let actor = resetActor(isStatic: isStatic, of: mock)
            let specifier = actor == nil ? resetSpecifier(isStatic: isStatic, of: mock) : ""
            let head =
                (actor.map { "@\($0) " } ?? "") + mock.access + specifier + (isStatic ? "static " : "")
                + "func \(name)()"
            let isCopied = mock.resolved.parentMocks.contains(where: \.usesLockedMethods)
            if isCopied || members.contains(where: { $0.resetsMethod(isStatic: isStatic) }) { support.insert(.reset) }
            let lines =
                statements.isEmpty
                ? ["\(head) {}"] : ["\(head) {"] + statements.map { "    \($0)" } + ["}"]
            result.append(.verbatim(.init(names: [name], lines: lines)))
        }
        return result
    }

    /// The actor of a function that resets, as it is written: state that is on one where the mock is not is reset there.
    private func resetActor(isStatic: Bool, of mock: Context) -> String? {
        let isOnMainActor = mock.resolved.nodes.requirements.contains { requirement in
            guard let head = requirement.declaration.memberHead, head.isStatic == isStatic else { return false }
            return !isolation(of: requirement, head: head, in: mock).stateActor.isEmpty
        }
        if isOnMainActor { return "MainActor" }
        guard isStatic else { return nil }
        // What is stored statically is copied with its actor.
        return mock.resolved.parentMocks.lazy.filter { !$0.resets.static.isEmpty }
            .compactMap { actorOfStaticState(of: $0, in: mock) }.first
    }

    /// What stands before a function that resets and is on the actor of its mock, if that is on one.
    private func resetSpecifier(isStatic: Bool, of mock: Context) -> String {
        // What an actor copies without a lock stays on it.
        let isOnActor = mock.resolved.parentMocks.contains(where: \.resetsPlainState)
        return isStatic || !mock.isActor || isOnActor ? "" : "nonisolated "
    }
}

extension Mock.Member {
    /// The statements that reset the static or the other state of a member, `#if` lines among them.
    fileprivate func resetStatements(isStatic: Bool) -> [String] {
        switch self {
        case .property(let property):
            guard let count = property.setCallCount, property.storageModifiers.isEmpty != isStatic else { return [] }
            switch property.storage {
            case .plain: return ["\(count) = 0"]
            case .locked, .lockedInTable: return ["\(property.storageName).setCallCount = 0"]
            }
        case .handledProperty, .method, .subscript:
            return calls(isStatic: isStatic).flatMap(\.resetStatements)
        case .stream(let stream):
            // A subject is a property; only how often it was exchanged is a count.
            guard case .observable = stream.kind, stream.storageModifiers.contains("static ") == isStatic else {
                return []
            }
            if case .plain = stream.storage { return ["\(stream.subjectName)SetCallCount = 0"] }
            return [stream.subjectStorageName, stream.storageName].map { "\($0).setCallCount = 0" }
        case .verbatim(let verbatim):
            return isStatic ? verbatim.resets.static : verbatim.resets.own
        case .conditional(let clauses):
            return conditionalStatements(
                clauses.map { clause in
                    (clause.condition, clause.members.flatMap { $0.resetStatements(isStatic: isStatic) })
                })
        }
    }

    /// Whether the state of a `MockgenMethod` is reset.
    fileprivate func resetsMethod(isStatic: Bool) -> Bool {
        if case .conditional(let clauses) = self {
            return clauses.contains { $0.members.contains { $0.resetsMethod(isStatic: isStatic) } }
        }
        return calls(isStatic: isStatic).contains { call in
            if case .plain = call.storage { return false }
            return true
        }
    }

    private func calls(isStatic: Bool) -> [Mock.Call] {
        let calls: [Mock.Call]
        switch self {
        case .handledProperty(let property): calls = [property.call] + (property.setter.map { [$0] } ?? [])
        case .method(let method): calls = [method.call]
        case .subscript(let member): calls = [member.getter] + (member.setter.map { [$0] } ?? [])
        case .property, .stream, .verbatim, .conditional: calls = []
        }
        return calls.filter { $0.hasState && $0.storageModifiers.isEmpty != isStatic }
    }
}

extension Mock.Call {
    /// The statements that take the call's state back to its beginning.
    fileprivate var resetStatements: [String] {
        switch storage {
        case .plain:
            // What is limited to versions is reached over its storage only.
            let prefix = limits.isEmpty ? "" : "_"
            return (callCount.map { ["\($0) = 0"] } ?? []) + (history.map { ["\(prefix)\($0.name) = []"] } ?? [])
                + (handler.map { ["\(prefix)\($0) = nil"] } ?? [])
        case .locked, .lockedInTable: return ["\(storageName).reset()"]
        }
    }
}

/// The statements of the branches of an `#if` with the lines around them; nothing where there are no statements.
func conditionalStatements(_ branches: [(condition: String?, statements: [String])]) -> [String] {
    guard branches.contains(where: { !$0.statements.isEmpty }) else { return [] }
    let lines = branches.enumerated().flatMap { index, branch in
        [branch.condition.map { "\(index == 0 ? "#if" : "#elseif") \($0)" } ?? "#else"] + branch.statements
    }
    return lines + ["#endif"]
}
