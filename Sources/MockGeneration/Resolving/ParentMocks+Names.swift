// The members of several parent mocks -> names that are each used for one requirement. Two mocks that nobody meant for one
// class may both have a `loadHandler`.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Renames what a parent mock keeps of calls where one before it keeps those of another requirement under that name, and
    /// what its initializers keep where one before it keeps another type.
    mutating func tellParentMocksApart() {
        guard parentMocks.count > 1 else { return }
        var taken: Set<String> = []
        var requirements: Set<String> = []
        var stored: [String: TypeSyntax] = [:]
        for (index, mock) in parentMocks.enumerated() {
            let memberNames = mock.memberNames
            var names = MemberNames(declared: memberNames.union(taken))
            var others: [String: ParentMock.OtherName] = [:]
            for member in mock.members {
                let key = mock.copyKey(of: member)
                guard !requirements.contains(key), let name = member.callName(among: memberNames),
                    !taken.isDisjoint(with: ParentMock.stateNames(for: name))
                else { continue }
                let other = names.name(
                    name, components: member.declaration.nameComponents, suffixes: ParentMock.suffixes)
                others[key] = .init(name: name, other: other)
            }
            var storage: [String: String] = [:]
            for (name, type) in mock.storedTypes {
                let isOther = stored[name].map { $0 != type } ?? false
                if isOther { storage[name] = names.name(name, suffixes: [""]) } else { stored[name] = type }
            }
            if !others.isEmpty || !storage.isEmpty { parentMocks[index].rename(others, storage: storage) }
            requirements.formUnion(mock.members.map(mock.copyKey))
            taken.formUnion(parentMocks[index].memberNames)
        }
    }

    /// Has one of the parent mocks alone bring what several have: the one that overrides it, or else the first. Some are
    /// the same only since associated types are bound.
    ///
    /// - Parameter names: what names in their types mean.
    mutating func leaveOutRepeats(_ names: SignatureNames) {
        var bringers: [String: (mock: Int, key: String, isOverride: Bool)] = [:]
        for (index, mock) in parentMocks.enumerated() {
            for (member, key) in mock.callables(names) {
                let own = (mock: index, key: mock.copyKey(of: member), isOverride: member.declaration.isOverride)
                guard let first = bringers[key], first.mock != index, first.isOverride || !own.isOverride else {
                    bringers[key] = own
                    continue
                }
            }
        }
        for (index, mock) in parentMocks.enumerated() {
            let left = mock.callables(names).filter { member, key in
                guard let bringer = bringers[key], bringer.mock != index else { return false }
                // What is written the same is copied once.
                return bringer.mock < index ? bringer.key != mock.copyKey(of: member) : true
            }
            let keys = Set(left.map { mock.copyKey(of: $0.member) })
            if !keys.isEmpty { parentMocks[index].leaveOut { keys.contains(mock.copyKey(of: $0)) } }
        }
    }
}

extension ParentMock {
    /// The members that may be the same as those of other mocks, with what tells them from others.
    fileprivate func callables(_ names: SignatureNames) -> [(member: Member, key: String)] {
        let ownType = NameReplacement([name: .named("Self")])
        return members.compactMap { member in
            switch member.declaration {
            case .function, .subscript, .initializer:
                (member, member.declaration.replacing(ownType).signatureKey(names))
            case .variable: (member, member.declaration.signatureKey(names))
            default: nil
            }
        }
    }

    /// Equal for members of which a mock can have one only.
    func copyKey(of member: Member) -> String {
        member.declaration.replacing(NameReplacement([name: .named("Self")])).copyKey ?? member.text
    }

    /// What is appended to the name of a function or subscript for what is kept of its calls.
    fileprivate static let suffixes = ["CallCount", "Handler", "ArgValues", "SetCallCount", "SetHandler"]

    /// The names of what may be kept of the calls of a member with this name.
    fileprivate static func stateNames(for name: String) -> [String] { suffixes.map { name + $0 } + ["_\(name)"] }

    /// What the names of what is kept of a requirement's calls begin with, and what they are to begin with.
    struct OtherName: Sendable {
        let name: String
        let other: String
    }

    /// The private stored properties with the types that they say.
    fileprivate var storedTypes: [(name: String, type: TypeSyntax)] {
        members.compactMap { member in
            guard case .variable(let variable) = member.declaration, variable.head.modifiers.contains("private"),
                member.needsIsolation
            else { return nil }
            return variable.type.map { (variable.name, $0) }
        }
    }

    /// Leaves out what overrides members that only their own module can override, with what is kept of their calls.
    mutating func leaveOutOverridesOfItsModule() {
        let closed = Set(superclassComment.closed)
        let saysLevels = isPublic
        func isHidden(_ head: DeclarationHead?) -> Bool {
            saysLevels && head.map { AccessLevel(modifiers: $0.modifiers) ?? .internal < .package } ?? false
        }
        let left = members.map(\.declaration).filter { member in
            member.isOverride && (isHidden(member.memberHead) || member.calledName.map(closed.contains) ?? false)
        }
        overriding.removeAll { isHidden($0.head) }
        guard !left.isEmpty else { return }
        let keys = Set(left.map { $0.signatureKey() })
        leaveOut { keys.contains($0.declaration.signatureKey()) }
        overridesLeftOut = left.compactMap(\.plainName)
        superclassComment.left += left.filter { !isHidden($0.memberHead) }.compactMap(\.calledName)
    }

    /// Leaves out members, with what is kept of their calls.
    fileprivate mutating func leaveOut(_ isLeftOut: (Member) -> Bool) {
        let memberNames = memberNames
        let left = members.filter(isLeftOut)
        let state = left.compactMap { $0.callName(among: memberNames) ?? $0.declaration.plainName }
            .reduce(into: Set()) { $0.formUnion(Self.stateNames(for: $1)) }
        let properties = left.compactMap { member in
            if case .variable(let variable) = member.declaration { unescaped(variable.name) } else { nil }
        }
        members.removeAll { isLeftOut($0) || !state.isDisjoint(with: $0.declaration.declaredNames) }
        memberwise.removeAll { properties.contains($0.name) }
        renamed.removeAll { state.contains("\($0.other)CallCount") }
    }

    /// Gives other names to what is kept of the calls of requirements, by the keys of these, and to stored properties.
    fileprivate mutating func rename(_ others: [String: OtherName], storage: [String: String]) {
        renamed = others.values.sorted { $0.other < $1.other }
        var names = storage
        for entry in renamed {
            let (old, new) = (Self.stateNames(for: entry.name), Self.stateNames(for: entry.other))
            names.merge(zip(old, new)) { first, _ in first }
        }
        memberwise = memberwise.map { parameter in
            MemberwiseParameter(
                name: parameter.name, declaration: parameter.declaration, label: parameter.label, type: parameter.type,
                assignments: parameter.assignments.map { replacingWords(of: $0, by: storage) })
        }
        for index in members.indices {
            let member = members[index]
            var declaration = member.declaration
            if case .variable(var variable) = declaration, let other = names[variable.name] {
                variable.name = other
                declaration = .variable(variable)
            }
            let own = others[copyKey(of: member)]
            members[index] = Member(
                declaration: declaration, lines: member.lines.map { replacingWords(of: $0, by: names) },
                entries: member.entries.map { entry in
                    Entry(
                        line: entry.line, name: own.map { $0.name == entry.name ? $0.other : entry.name } ?? entry.name,
                        isStatic: entry.isStatic)
                })
        }
    }
}

extension ParentMock.Member {
    /// What the names of what is kept of a function's or subscript's calls begin with; nil for other members, and where
    /// nothing is kept. For example: `load` for `loadCallCount`
    fileprivate func callName(among memberNames: Set<String>) -> String? {
        switch declaration {
        case .function, .subscript: break
        default: return nil
        }
        for word in words(of: text) where memberNames.contains(word) {
            if word.hasSuffix("CallCount") { return String(word.dropLast("CallCount".count)) }
            let name = String(word.dropFirst())
            if word.hasPrefix("_"), memberNames.contains("\(name)CallCount") { return name }
        }
        return nil
    }
}

extension Declaration {
    /// The components that the name of a function or subscript gains.
    fileprivate var nameComponents: [String] {
        switch self {
        case .function(let function):
            MockGeneration.nameComponents(
                of: unescaped(function.name), genericParameters: function.genericParameters,
                parameters: function.parameters, requirements: function.requirements, result: function.result,
                isStatic: function.head.isStatic)
        case .subscript(let declaration):
            MockGeneration.nameComponents(
                of: "subscript", genericParameters: declaration.genericParameters, parameters: declaration.parameters,
                requirements: declaration.requirements, result: declaration.result, isStatic: declaration.head.isStatic)
        default: []
        }
    }
}

/// A text with other words in place of some, of those that follow a point, too, or not.
func replacingWords(of text: String, by others: [String: String], afterPoints: Bool = true) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
        if character.isPartOfWord {
            word.append(character)
        } else {
            result += others[word].flatMap { afterPoints || result.last != "." ? $0 : nil } ?? word
            word = ""
            result.append(character)
        }
    }
    return String(result.dropLast())
}
