// Parent mocks that are on other actors than the mock that copies them -> the same with locks for what would not be safe.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Takes what is waited for off the actor that the mock is on and its parents are not: there it could not be given what
    /// is not Sendable where requirements run with their callers (SE-0461). Keeps what is static behind locks where only
    /// the parents are on an actor.
    ///
    /// - Parameter hasSuperclass: whether the mock has one, which may not be known yet.
    mutating func guardParentMocks(withSuperclass hasSuperclass: Bool) {
        guard !hasIsolatedConformance else { return }
        let isOnActor = globalActor != nil || traits.contains(.actor)
        let names = parentMocks.reduce(into: Set()) { $0.formUnion($1.memberNames) }
        for index in parentMocks.indices {
            let parent = parentMocks[index]
            guard parent.declaration.kind == .class else { continue }
            if !isOnActor {
                parentMocks[index].guardStaticState(besides: names)
                if traits.contains(.sendable) { parentMocks[index].guardState(besides: names) }
            } else if parent.globalActor == nil {
                parentMocks[index].leaveActorWithProtocol(besides: names)
                parentMocks[index].takeWaitingOffActor(
                    globalActor, keepsInitializers: hasSuperclass, besides: names)
            }
        }
    }
}

extension ParentMock {
    /// Takes members that are waited for off the actor with what they use, if that can be, and what members on other actors
    /// use.
    ///
    /// - Parameters:
    ///   - keepsInitializers: whether initializers are where those of the superclass are.
    ///   - names: those of all members that are copied.
    fileprivate mutating func takeWaitingOffActor(_ actor: String?, keepsInitializers: Bool, besides names: Set<String>)
    {
        guard !isSafeAnywhere || hasStaticVariables else { return }
        let used = usedMembers
        let given = Set(memberwise.map(\.name))
        var mayLeave = members.map { member in
            member.isLocked || member.isComputed || member.stored != nil && !given.contains(where: member.declares)
        }
        var isGuarded = members.map { $0.isLocked || $0.losesSpecifier && $0.isWithoutStorage }
        while let index = members.indices.first(where: { mayLeave[$0] && !used[$0].allSatisfy { mayLeave[$0] } }) {
            mayLeave[index] = false
        }
        while let index = members.indices.first(where: { isGuarded[$0] && !used[$0].allSatisfy { isGuarded[$0] } }) {
            isGuarded[index] = false
        }
        var leaving = Set(members.indices.filter { members[$0].isLocked })
        for index in members.indices where used[index].allSatisfy({ mayLeave[$0] }) {
            let isKept = keepsInitializers && members[index].isRequiredInitializer
            let mayLeave = members[index].mayLeaveActor && !isKept || isGuarded[index]
            if mayLeave { leaving.insert(index) }
            if mayLeave || ![nil, actor].contains(members[index].ownActor) {
                var pending = used[index]
                while let next = pending.popLast() { if leaving.insert(next).inserted { pending += used[next] } }
            }
        }
        for index in leaving { leaveActor(at: index, besides: names) }
    }

    /// Takes what is stored off the actor where all of it can be: of what conforms to a `nonisolated` protocol, the compiler
    /// infers that it is on none (SE-0449) unless it says that it is on one.
    fileprivate mutating func leaveActorWithProtocol(besides names: Set<String>) {
        let state = members.indices.filter { members[$0].needsIsolation && members[$0].ownActor == nil }
        guard declaration.head.isNonisolated, state.allSatisfy({ members[$0].stored != nil }) else { return }
        for index in state { leaveActor(at: index, besides: names) }
    }

    /// What is on the actor of the mock and used by a member that may be on the actor of its protocol; nil if nothing is.
    func stateOnActor(inGenericMock isGeneric: Bool) -> String? {
        let names = memberNames
        let used = usedMembers
        for (index, member) in members.enumerated() where member.mayBeOnActor && !member.isState(among: names) {
            let state = used[index].lazy.map { self.members[$0] }.first {
                $0.needsIsolation || $0.isStaticallyStored && !$0.isLocked
                    // What is locked is computed there, and on the actor as all that is.
                    || isGeneric && $0.isLocked && $0.declaration.memberHead?.isStatic ?? false
            }
            if let name = state?.declaration.plainName { return name }
        }
        let given = Set(memberwise.map(\.name))
        return members.first { $0.needsIsolation && given.contains(where: $0.declares) }?.declaration.plainName
    }

    /// The places of the members that each member uses, in order.
    private var usedMembers: [[Int]] {
        var indices: [String: [Int]] = [:]
        for (index, member) in members.enumerated() where !member.isType {
            for name in member.declaration.declaredNames { indices[name, default: []].append(index) }
        }
        return members.map { $0.usedNames(in: name).compactMap { indices[$0] }.flatMap(\.self).sorted() }
    }

    /// Keeps what is stored by the type behind locks.
    fileprivate mutating func guardStaticState(besides names: Set<String>) {
        for index in members.indices where members[index].isStaticallyStored && members[index].stored != nil {
            leaveActor(at: index, besides: names)
        }
    }

    /// Keeps what is stored by the mock behind locks, but where it says that it is safe without.
    fileprivate mutating func guardState(besides names: Set<String>) {
        guard !isSendable else { return }
        for index in members.indices where members[index].needsIsolation && members[index].stored != nil {
            leaveActor(at: index, besides: names)
        }
    }

    /// Keeps the value of a stored property behind a lock; initializers do not call its observer.
    private mutating func leaveActor(at index: Int, besides names: Set<String>) {
        let stored = members[index].leaveActor(besides: names)
        guard stored?.observer != nil, let name = members[index].declaration.plainName, let state = members[index].state
        else { return }
        for index in memberwise.indices {
            memberwise[index].assignments = memberwise[index].assignments.map { storing(name, in: state, $0) }
        }
        for index in members.indices where members[index].isRequiredInitializer {
            members[index].lines = members[index].lines.map { storing(name, in: state, $0) }
        }
    }

    /// The line of an initializer with a property's value behind its lock.
    private func storing(_ name: String, in state: String, _ line: String) -> String {
        let assignment = "self.\(name) = "
        guard let range = line.firstRange(of: assignment), line[..<range.lowerBound].allSatisfy(\.isWhitespace) else {
            return line
        }
        return "\(line[..<range.lowerBound])self.\(state).store(\(line[range.upperBound...]))"
    }
}

extension ParentMock.Member {
    /// Whether it is waited for, or makes the mock for its protocol, or overrides what is on no actor, and nothing says where
    /// it runs.
    fileprivate var mayLeaveActor: Bool {
        guard let head = declaration.memberHead, !declaration.runsElsewhere,
            declaration.mayWait || isRequiredInitializer || head.modifiers.contains("override")
        else { return false }
        return !head.isNonisolated && ownActor == nil
    }

    /// Whether it has a body that runs where its requirement does: nothing says that it is elsewhere.
    fileprivate var mayBeOnActor: Bool {
        switch declaration {
        case .function, .subscript, .initializer: break
        case .variable(let variable) where !variable.hasStorage: break
        default: return false
        }
        return !(declaration.memberHead?.isNonisolated ?? false)
    }

    fileprivate var isType: Bool {
        switch declaration {
        case .type, .typealias: true
        default: false
        }
    }

    /// Whether it is state of our own that keeps a lock itself.
    fileprivate var isLocked: Bool {
        guard case .variable(let variable) = declaration, variable.isLet || variable.head.isStatic else { return false }
        return ["MockgenMethod", "MockgenProperty", "MockgenCalls"].contains(variable.type?.qualifiedName?.first)
    }

    /// Whether it is a property without a value of its own.
    fileprivate var isWithoutStorage: Bool {
        guard case .variable(let variable) = declaration else { return false }
        return !variable.isLet && !variable.hasStorage
    }

    /// The same of one that nobody waits for.
    fileprivate var isComputed: Bool { isWithoutStorage && !declaration.mayWait }

    fileprivate func declares(_ name: String) -> Bool { declaration.declaredNames.contains(name) }

    /// The names of members that it may use: those after `self`, and those after nothing but for its parameters and its own.
    fileprivate func usedNames(in mock: String) -> Set<String> {
        let source = SourceFile(path: "", text: text)
        var qualified: Set<String> = []
        var others: Set<String> = []
        var before: [String] = []
        for token in tokenize(source).tokens {
            let text = source.text(token.range)
            switch token.kind {
            case .identifier, .escapedIdentifier:
                if before.last != "." {
                    others.insert(unescaped(text))
                } else if let owner = before.dropLast().last, ["self", "Self", mock, "\\"].contains(owner) {
                    qualified.insert(unescaped(text))
                }
            case .stringLiteral:
                if text.contains("\\") { qualified.formUnion(words(of: text)) }
            case .postfixQuestion, .postfixExclaim:
                continue
            default: break
            }
            before = before.suffix(1) + [text]
        }
        let parameters =
            switch declaration {
            case .function(let function): function.parameters
            case .subscript(let declaration): declaration.parameters
            default: [Parameter]()
            }
        others.subtract(parameters.flatMap { [unescaped($0.name), $0.callLabel] })
        return qualified.union(others).subtracting(declaration.declaredNames)
    }

    /// Keeps the value of a stored property behind a lock; what has a lock is left as it is.
    ///
    /// - Parameter names: those of all members that are copied.
    /// - Returns: what was stored.
    fileprivate mutating func leaveActor(besides names: Set<String>) -> StoredProperty? {
        leavesActor = true
        guard let stored, case .variable(let variable) = declaration else { return nil }
        var state = "_\(unescaped(variable.name))"
        while names.contains(state) { state = "_\(state)" }
        self.state = state
        let introducer = variable.head.isStatic ? "static let" : "let"
        let type = stored.type.wrapped.map(TypeSyntax.optional) ?? stored.type
        let isLazy = stored.isLazy
        let property = """
            private \(introducer) \(state): MockgenProperty<\(type)\(isLazy ? "?" : "")> = MockgenProperty(\(isLazy ? "nil" : stored.value))
            \(stored.head): \(stored.type) {

            """
        let getter =
            isLazy
            ? """
                get {
                    if let value = \(state).value { return value }
                    let value: \(type) = \(stored.value)
                    \(state).store(value)
                    return value
                }

            """ : "    get { \(state).value }\n"
        let setter =
            switch stored.observer {
            case nil where isLazy || stored.type.isOptionalFunction:
                "    set { \(state).store(newValue) }"
            case nil:
                """
                    set { \(state).store(newValue) }
                    _modify { yield &\(state).valueInPlace }
                """
            case let observer?:
                """
                    set {
                        \(state).store(newValue)
                        \(observer)
                    }
                """
            }
        let statements = entries.map { lines[$0.line].drop(while: \.isWhitespace) }
        lines = (property + getter + setter + "\n}").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        entries = zip(entries, statements).compactMap { entry, statement in
            lines.firstIndex { $0.hasSuffix(statement) }
                .map { ParentMock.Entry(line: $0, name: entry.name, isStatic: entry.isStatic) }
        }
        return stored
    }

    /// What is written of a stored property that can be kept behind a lock; nil for all other members.
    fileprivate var stored: StoredProperty? {
        guard case .variable(let variable) = declaration, !variable.isLet, variable.hasStorage,
            variable.head.attributes.isEmpty,
            Set(variable.head.modifiers).isDisjoint(with: [
                "weak", "unowned", "override", "nonisolated(unsafe)",
            ])
        else { return nil }
        return StoredProperty(variable, text: text)
    }
}

extension TypeSyntax {
    /// Whether it is what handlers are, which nobody changes in place.
    fileprivate var isOptionalFunction: Bool {
        guard case .function? = wrapped?.bare.unparenthesized else { return false }
        return true
    }
}
