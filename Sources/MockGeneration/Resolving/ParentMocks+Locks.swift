// Parent mocks that are on other actors than the mock that copies them -> the same with locks for what would not be safe.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Takes what is waited for off the actor that the mock is on and its parents are not: there it could not be given what
    /// is not Sendable where requirements run with their callers (SE-0461). Keeps what is static behind locks where only
    /// the parents are on an actor.
    mutating func guardParentMocks() {
        guard !hasIsolatedConformance else { return }
        let isOnActor = globalActor != nil || traits.contains(.actor)
        for index in parentMocks.indices {
            let parent = parentMocks[index]
            guard parent.declaration.kind == .class, isOnActor == (parent.globalActor == nil) else { continue }
            if isOnActor {
                parentMocks[index].takeWaitingOffActor(globalActor)
            } else {
                parentMocks[index].guardStaticState()
            }
        }
    }
}

extension ParentMock {
    /// Takes members that are waited for off the actor with what they use, if that can be, and what members on other actors
    /// use.
    fileprivate mutating func takeWaitingOffActor(_ actor: String?) {
        guard !isSafeAnywhere || hasStaticVariables else { return }
        var indices: [String: [Int]] = [:]
        for (index, member) in members.enumerated() where !member.isType {
            for name in member.declaration.declaredNames { indices[name, default: []].append(index) }
        }
        let used = members.map { $0.usedNames.compactMap { indices[$0] }.flatMap(\.self) }
        let given = Set(memberwise.map(\.name))
        let mayLeave = members.indices.map { index in
            let member = members[index]
            if member.isComputed { return used[index].allSatisfy { members[$0].isLocked } }
            return member.isLocked || member.stored != nil && !given.contains(where: member.declares)
        }
        var leaving = Set(members.indices.filter { members[$0].isLocked })
        for index in members.indices where used[index].allSatisfy({ mayLeave[$0] }) {
            if members[index].mayLeaveActor { leaving.insert(index) }
            if members[index].mayLeaveActor || ![nil, actor].contains(members[index].ownActor) {
                leaving.formUnion(used[index])
            }
        }
        leaveActor(leaving)
    }

    /// Keeps what is stored by the type behind locks.
    fileprivate mutating func guardStaticState() {
        leaveActor(members.indices.filter { members[$0].isStaticallyStored && members[$0].stored != nil })
    }

    /// Takes the members at some places off the actor.
    private mutating func leaveActor(_ indices: some Sequence<Int>) {
        let behindLocks = Set(indices.compactMap { members[$0].leaveActor() })
        guard !behindLocks.isEmpty else { return }
        for index in members.indices {
            members[index].lines = members[index].lines.map { Member.changingAtOnce($0, of: behindLocks) }
        }
    }
}

extension ParentMock.Member {
    /// Whether it is waited for, and nothing says where it runs.
    fileprivate var mayLeaveActor: Bool {
        guard declaration.mayWait, !declaration.runsElsewhere, let head = declaration.memberHead else { return false }
        return !head.isNonisolated && ownActor == nil
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

    /// Whether it is a property without a value of its own that nobody waits for.
    fileprivate var isComputed: Bool {
        guard case .variable(let variable) = declaration else { return false }
        return !variable.isLet && !variable.hasStorage && !declaration.mayWait
    }

    fileprivate func declares(_ name: String) -> Bool { declaration.declaredNames.contains(name) }

    /// The names that it uses without saying of what they are members, its parameters and its own aside.
    fileprivate var usedNames: Set<String> {
        var names = Set(unqualifiedWords(of: text))
        names.subtract(declaration.declaredNames)
        let parameters =
            switch declaration {
            case .function(let function): function.parameters
            case .subscript(let declaration): declaration.parameters
            default: [Parameter]()
            }
        names.subtract(parameters.flatMap { [unescaped($0.name), $0.callLabel] })
        return names
    }

    /// The type and the first value of a stored property of one line that is nothing else; nil for all other members.
    fileprivate var stored: (type: String, value: String)? {
        guard case .variable(let variable) = declaration, !variable.isLet, variable.accessors == nil, lines.count == 1,
            variable.head.attributes.isEmpty,
            Set(variable.head.modifiers).isDisjoint(with: ["lazy", "weak", "unowned", "override", "nonisolated"])
        else { return nil }
        let value = text.firstRange(of: " = ").map { String(text[$0.upperBound...]) }
        guard let type = variable.type else { return value == "0" ? ("Int", "0") : nil }
        return (value ?? (type.wrapped == nil ? nil : "nil")).map { (type.description, $0) }
    }

    /// Keeps the value of a stored property behind a lock, and answers its name; what has a lock is left as it is.
    fileprivate mutating func leaveActor() -> String? {
        leavesActor = true
        guard let stored, case .variable(let variable) = declaration,
            let end = text.firstRange(of: "var \(variable.name)")?.upperBound
        else { return nil }
        let state = "_\(unescaped(variable.name))"
        let introducer = variable.head.isStatic ? "static let" : "let"
        lines = [
            "private \(introducer) \(state): MockgenProperty<\(stored.type)> = MockgenProperty(\(stored.value))",
            "\(text[..<end]): \(stored.type) {",
            "    get { \(state).value }",
            "    set { \(state).store(newValue) }",
            "}",
        ]
        return variable.name
    }

    /// A line that counts or keeps a call, without a moment between reading and writing.
    /// For example: `_loadCallCount.change { $0 += 1 }`
    fileprivate static func changingAtOnce(_ line: String, of names: Set<String>) -> String {
        let statement = line.drop { $0 == " " || $0 == "\t" }
        let name = statement.prefix(while: \.isPartOfWord)
        let change = statement.dropFirst(name.count)
        guard names.contains(String(name)), change == " += 1" || change.hasPrefix(".append(") && change.hasSuffix(")")
        else { return line }
        return "\(line.dropLast(statement.count))_\(name).change { $0\(change) }"
    }
}

/// The words of a text but for those that follow a point.
private func unqualifiedWords(of text: String) -> [String] {
    var result: [String] = []
    var word = ""
    var last: Character = " "
    var isQualified = false
    for character in text + " " {
        if character.isPartOfWord {
            if word.isEmpty { isQualified = last == "." }
            word.append(character)
        } else if !word.isEmpty {
            if !isQualified { result.append(word) }
            word = ""
        }
        last = character
    }
    return result
}
