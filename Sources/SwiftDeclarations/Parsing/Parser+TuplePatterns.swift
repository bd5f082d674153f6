// Variables that a tuple pattern declares: each has its part of the type and of the initial value, where those are tuples, too.
// Source: The Swift Programming Language, "Patterns", tuple pattern.

extension Parser {
    /// How deep patterns are looked for in each other.
    private static var maximumPatterns: Int { 8 }

    /// Adds a variable for each name of a pattern, or one declaration without a name where it has none.
    /// For example: `(name, (age, _)): (String, (Int, Bool)) = ("", (0, true))`
    mutating func tupleBindings(
        _ head: DeclarationHead, isLet: Bool, limit: Int, into list: inout [Declaration]
    ) throws(ParseFailure) {
        let pattern = index..<indexBehind(index)
        skipBracket()
        var variable = VariableDeclaration(head: head, isLet: isLet, name: "", type: nil)
        if opt(.colon) { variable.type = try type() }
        var value: Range<Int>?
        if opt(.equal) {
            let end = endOfInitialValue(from: index, limit: limit)
            value = index..<end
            move(to: end)
        }
        let end = index
        var variables: [VariableDeclaration] = []
        addNames(in: pattern, of: variable, value, depth: 0, to: &variables)
        move(to: end)
        // One comment annotates the first variable only, so that it is reported once.
        for index in variables.indices.dropFirst() { variables[index].head.annotation = nil }
        list += variables.isEmpty ? [.other(head)] : variables.map { .variable($0) }
    }

    /// - Parameters:
    ///   - variable: what its names are, with the type of all of it.
    ///   - value: the tokens of the initial value of all of it; nil where there is none.
    private mutating func addNames(
        in pattern: Range<Int>, of variable: VariableDeclaration, _ value: Range<Int>?, depth: Int,
        to list: inout [VariableDeclaration]
    ) {
        guard depth < Self.maximumPatterns else { return }
        guard let parts = elements(of: pattern) else {
            let token = tokens[pattern.lowerBound]
            guard pattern.count == 1, isDeclaredName(token), text(token) != "_", value != nil || variable.type != nil
            else { return }
            var variable = variable
            variable.name = text(token)
            variable.head.offset = token.start
            variable.initialValue = value.map {
                initialValue(from: $0.lowerBound, to: $0.upperBound, of: variable.type)
            }
            list.append(variable)
            return
        }
        // `(name)` is `name`.
        if parts.count == 1 { return addNames(in: parts[0], of: variable, value, depth: depth + 1, to: &list) }
        let types = variable.type?.elements
        let values = value.flatMap { elements(of: $0) }
        for (position, part) in parts.enumerated() {
            var partial = variable
            partial.type = types?.count == parts.count ? types?[position] : nil
            // No tokens stand for a value of which nothing is known.
            let unknown = value.map { $0.lowerBound..<$0.lowerBound }
            let partialValue = values?.count == parts.count ? values?[position] : unknown
            addNames(in: part, of: partial, partialValue, depth: depth + 1, to: &list)
        }
    }

    /// The elements of a tuple, without their labels; nil for other tokens. For example: those of `1` and `a + b` in
    /// `(x: 1, y: a + b)`
    private func elements(of range: Range<Int>) -> [Range<Int>]? {
        let open = range.lowerBound
        guard !range.isEmpty, tokens[open].kind == .leftParen, indexBehind(open) == range.upperBound,
            tokens[range.upperBound - 1].kind == .rightParen
        else { return nil }
        let close = range.upperBound - 1
        var elements: [Range<Int>] = []
        var position = open + 1
        while position < close {
            let isLabeled = isName(tokens[position]) && tokens[position + 1].kind == .colon
            let begin = isLabeled ? position + 2 : position
            let end = endOfInitialValue(from: begin, limit: close)
            elements.append(begin..<max(begin, end))
            guard tokens[end].kind == .comma else { break }
            position = end + 1
        }
        return elements
    }
}

extension TypeSyntax {
    /// The types of a tuple's elements; nil for other types.
    fileprivate var elements: [TypeSyntax]? {
        guard case .tuple(let elements) = self else { return nil }
        return elements.map(\.type)
    }
}
