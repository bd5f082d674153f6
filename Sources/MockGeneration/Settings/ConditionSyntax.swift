// A text -> whether it can stand behind `#if`, behind `import`, or at the top of a file. What the names in it mean is the
// compiler's business.

import SwiftDeclarations

/// Whether a text is a condition that `#if` takes. For example: `DEBUG && !os(iOS)`, but not `DEBUG TESTING`
public func isCompilationCondition(_ text: String) -> Bool {
    var reader = ConditionReader(SourceFile(path: "", text: text))
    return reader.readCondition() && reader.isAtEnd
}

/// Whether a text is what `import` takes. For example: `App` and `struct App.User`, but not `not a module`
public func isImportable(_ text: String) -> Bool {
    let file = parse(SourceFile(path: "", text: "import \(text)"))
    guard file.diagnostics.isEmpty, file.declarations.count == 1, case .import(let line) = file.declarations[0] else {
        return false
    }
    return text == [line.kind, line.path].compactMap(\.self).joined(separator: " ")
}

/// Whether a text can stand at the top of a file: comments, and code behind them if it begins like a declaration.
/// For example: `// Copyright`, but not `Copyright`
public func isFileHeader(_ text: String) -> Bool {
    let file = tokenize(SourceFile(path: "", text: text))
    guard file.diagnostics.isEmpty, let first = file.tokens.first else { return false }
    switch first.kind {
    case .endOfFile, .at, .poundIf, .poundWord: return true
    default: return first.keyword != .none
    }
}

/// A cursor over the tokens of a condition. Each function reads what it is named after, and says whether it was there.
private struct ConditionReader {
    private let file: SourceFile
    private let tokens: [Token]
    private var index = 0

    init(_ file: SourceFile) {
        self.file = file
        tokens = tokenize(file).tokens
    }

    var isAtEnd: Bool { tokens[index].kind == .endOfFile }

    /// Operands with `&&` and `||` between them, in parentheses or not. No recursion: these may be nested as deep as a text
    /// is long.
    mutating func readCondition() -> Bool {
        var depth = 0
        repeat {
            while true {
                if read("(") { depth += 1 } else if !read("!") { break }
            }
            guard readOperand() else { return false }
            while depth > 0, read(")") { depth -= 1 }
        } while read("&&") || read("||")
        return depth == 0
    }

    /// A name, or one with arguments. For example: `compiler(>=6)`
    private mutating func readOperand() -> Bool {
        switch tokens[index].kind {
        case .identifier, .escapedIdentifier, .integerLiteral:
            index += 1
            return tokens[index].kind == .leftParen ? readArguments() : true
        default: return false
        }
    }

    /// Parentheses with anything in them.
    private mutating func readArguments() -> Bool {
        var depth = 0
        while !isAtEnd {
            if tokens[index].kind == .leftParen { depth += 1 }
            if tokens[index].kind == .rightParen { depth -= 1 }
            index += 1
            if depth == 0 { return true }
        }
        return false
    }

    private mutating func read(_ text: String) -> Bool {
        guard file.text(tokens[index].range) == text else { return false }
        index += 1
        return true
    }
}
