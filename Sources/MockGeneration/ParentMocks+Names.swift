// The members of several parent mocks -> names that are each used for one requirement. Two mocks that nobody meant for one
// class may both have a `loadHandler`.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Renames what a parent mock keeps of calls where one before it keeps those of another requirement under that name.
    mutating func tellParentMocksApart() {
        guard parentMocks.count > 1 else { return }
        var taken: Set<String> = []
        var requirements: Set<String> = []
        for (index, mock) in parentMocks.enumerated() {
            var names = MemberNames(declared: mock.memberNames.union(taken))
            for member in mock.members {
                guard !requirements.contains(mock.copyKey(of: member)), let name = mock.name(of: member),
                    !taken.isDisjoint(with: ParentMock.stateNames(for: name))
                else { continue }
                let other = names.name(
                    name, components: member.declaration.nameComponents, suffixes: ParentMock.suffixes)
                parentMocks[index].rename(name, to: other, for: mock.copyKey(of: member))
            }
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

    /// The name that what is kept of a function's or subscript's calls begins with; nil for other members, and where nothing
    /// is kept. For example: `load` for `loadCallCount`
    fileprivate func name(of member: Member) -> String? {
        switch member.declaration {
        case .function, .subscript: break
        default: return nil
        }
        let memberNames = memberNames
        for word in words(of: member.text) where memberNames.contains(word) {
            if word.hasSuffix("CallCount") { return String(word.dropLast("CallCount".count)) }
            let name = String(word.dropFirst())
            if word.hasPrefix("_"), memberNames.contains("\(name)CallCount") { return name }
        }
        return nil
    }

    /// Gives what is kept of a requirement's calls another name.
    fileprivate mutating func rename(_ name: String, to other: String, for requirement: String) {
        renamed.append((name, other))
        let names = Dictionary(uniqueKeysWithValues: zip(Self.stateNames(for: name), Self.stateNames(for: other)))
        for index in members.indices {
            let member = members[index]
            var declaration = member.declaration
            if case .variable(var variable) = declaration, let other = names[variable.name] {
                variable.name = other
                declaration = .variable(variable)
            }
            let isRequirement = copyKey(of: member) == requirement
            members[index] = Member(
                declaration: declaration, lines: member.lines.map { replacingWords(of: $0, by: names) },
                entries: member.entries.map { entry in
                    Entry(
                        line: entry.line, name: isRequirement && entry.name == name ? other : entry.name,
                        isStatic: entry.isStatic)
                })
        }
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

/// A text with other words in place of some.
func replacingWords(of text: String, by others: [String: String]) -> String {
    var result = ""
    var word = ""
    for character in text + " " {
        if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
        } else {
            result += others[word] ?? word
            word = ""
            result.append(character)
        }
    }
    return String(result.dropLast())
}
