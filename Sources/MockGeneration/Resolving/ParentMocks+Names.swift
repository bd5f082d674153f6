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
}

extension ParentMock {
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
