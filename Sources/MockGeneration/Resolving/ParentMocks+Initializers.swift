// The initializers of parent mocks -> those that their heirs copy, and what the memberwise ones give their values.

import SwiftDeclarations

extension ParentMock {
    /// The initializers among the members.
    var initializers: [InitializerDeclaration] {
        members.compactMap { member in
            guard case .initializer(let initializer) = member.declaration else { return nil }
            return initializer
        }
    }
}

extension ParentMock.Member {
    /// Whether it is an initializer that a protocol asks for.
    var isRequiredInitializer: Bool {
        guard case .initializer(let initializer) = declaration else { return false }
        return initializer.isRequired
    }

    /// The lines of an initializer without that it is required, which is said in classes alone.
    func withoutRequired(_ lines: [String]) -> [String] {
        isRequiredInitializer ? lines.withoutFirst("required ") : lines
    }

    /// The lines of an initializer with a call of the superclass's before all else, where it calls no other.
    func calling(_ call: String, in lines: [String]) -> [String] {
        guard isRequiredInitializer else { return lines }
        let source = SourceFile(path: "", text: lines.joined(separator: "\n"))
        let tokens = tokenize(source).tokens
        let words = tokens.map { source.text($0.range) }
        let callsOther = words.indices.contains { index in
            [["super", ".", "init"], ["self", ".", "init"]].contains(Array(words[index...].prefix(3)))
        }
        var depth = 0
        let opening = words.firstIndex { word in
            if ["(", "["].contains(word) { depth += 1 }
            if [")", "]"].contains(word) { depth -= 1 }
            return word == "{" && depth == 0
        }
        guard !callsOther, let opening else { return lines }
        let head = source.text(0..<tokens[opening].end)
        let body = source.text(tokens[opening].end..<UInt32(source.bytes.count))
        // The body may stand on one line.
        let rest = body.hasPrefix("\n") ? body : "\n\(body == "}" ? "" : "   ")\(body)"
        return "\(head)\n    \(call)\(rest)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension InitializerDeclaration {
    /// Whether it is one that a mock has for its properties, not for a requirement, as far as it says so: one of an actor
    /// may be for both.
    func isMemberwise(in mock: TypeDeclaration) -> Bool {
        guard !parameters.isEmpty, !head.modifiers.contains(where: ["required", "override", "convenience"].contains)
        else { return false }
        guard mock.kind == .actor else { return true }
        let properties = Set(mock.members.flatMap(\.declaredNames))
        return effects == Effects()
            && parameters.allSatisfy { $0.callLabel == unescaped($0.name) && properties.contains(unescaped($0.name)) }
    }

    /// The parameters of a memberwise initializer, each with the lines of the body that are about it.
    ///
    /// - Parameter otherNames: those that private declarations beside the mock get.
    func memberwiseParameters(
        in source: SourceFile, _ otherNames: [String: String]
    ) -> [ParentMock.MemberwiseParameter] {
        guard let body else { return [] }
        let lines = source.text(body.lowerBound + 1..<max(body.upperBound - 1, body.lowerBound + 1))
            .split { $0.isNewline || $0 == ";" }.map { String($0.drop { $0.isWhitespace }).replacingNames(otherNames) }
        return parameters.map { parameter in
            let name = unescaped(parameter.name)
            let label = parameter.label.map { "\($0) " } ?? ""
            let value = parameter.defaultValue.map { " = \($0)" } ?? ""
            return ParentMock.MemberwiseParameter(
                name: name, declaration: "\(label)\(parameter.name): \(parameter.type)\(value)",
                label: parameter.label ?? parameter.name, type: parameter.type,
                assignments: lines.filter { line in
                    plainWords(of: line).contains { $0 == name || $0 == "\(name)Box" }
                })
        }
    }

    /// The words of a line that name no members of others.
    private func plainWords(of line: String) -> [String] {
        let source = SourceFile(path: "", text: line)
        var isMember = false
        return tokenize(source).tokens.compactMap { token in
            defer { isMember = token.kind == .period }
            return isMember ? nil : unescaped(source.text(token.range))
        }
    }
}
