// The text of a property of a mock -> its parts, where its value can be kept elsewhere. What a value is, nobody asks but
// for its type where none is written: a property whose type it does not tell stays as it is.

import SwiftDeclarations

/// A stored property in the parts that it is written in.
struct StoredProperty {
    /// What stands before its type. For example: `public private(set) var loadCallCount`
    let head: String
    let type: TypeSyntax
    /// The first value.
    let value: String
    /// Whether the first value is made when it is asked for.
    let isLazy: Bool
    /// What runs after each change, if anything.
    let observer: String?

    init?(_ variable: VariableDeclaration, text: String) {
        let source = SourceFile(path: "", text: text)
        let tokens = tokenize(source).tokens.dropLast()
        guard let name = tokens.firstIndex(where: { $0.keyword == .var }).map({ $0 + 1 }), name < tokens.endIndex
        else { return nil }
        var end = tokens.endIndex
        if let accessors = variable.accessors {
            guard accessors.map(\.kind) == ["didSet"], let block = Self.lastBlock(of: tokens),
                let body = Self.lastBlock(of: tokens[block].dropFirst().dropLast()),
                // Another name for the old value, or what would observe itself.
                tokens[body.lowerBound - 1].kind == .identifier,
                !tokens[body].contains(where: {
                    ["oldValue", unescaped(variable.name)].contains(unescaped(source.text($0.range)))
                })
            else { return nil }
            let statements = tokens[body].dropFirst().dropLast()
            observer =
                statements.isEmpty
                ? nil : source.text(tokens[statements.startIndex].start..<tokens[statements.endIndex - 1].end)
            end = block.lowerBound
        } else {
            observer = nil
        }
        let modifiers = tokens[..<(name - 1)].filter { $0.keyword != .lazy }.map(\.range)
        let spaced = zip(modifiers, modifiers.dropFirst() + [tokens[name - 1].range]).map { range, next in
            source.text(range) + (range.upperBound < next.lowerBound ? " " : "")
        }
        head = "\(spaced.joined())var \(variable.name)"
        isLazy = variable.head.modifiers.contains("lazy")
        var depth = 0
        var equal: Int?
        for index in name..<end {
            switch tokens[index].kind {
            case .leftParen, .leftBracket, .leftBrace: depth += 1
            case .rightParen, .rightBracket, .rightBrace: depth -= 1
            case .equal where depth == 0 && equal == nil: equal = index
            // Another property follows, or an argument of a generic type.
            case .comma where depth == 0 && (equal != nil || variable.type == nil): return nil
            default: break
            }
        }
        let initial = equal.map { tokens[($0 + 1)..<end] } ?? []
        let written = initial.first.map { source.text($0.start..<initial[initial.endIndex - 1].end) }
        guard let type = variable.typeInMock,
            let value = written ?? (type.wrapped == nil ? nil : "nil")
        else { return nil }
        self.type = type
        self.value = value
    }

    /// The tokens from the brace that the last one closes.
    private static func lastBlock(of tokens: ArraySlice<Token>) -> Range<Int>? {
        guard tokens.last?.kind == .rightBrace else { return nil }
        var depth = 0
        for index in tokens.indices.reversed() {
            if tokens[index].kind == .rightBrace { depth += 1 }
            if tokens[index].kind == .leftBrace { depth -= 1 }
            if depth == 0 { return index..<tokens.endIndex }
        }
        return nil
    }
}
