// Checks that tokens tile a text, without asking the tokenizer what trivia is.
// In: a source file and its tokens. Out: what is wrong, in words; nothing if all is well.

import SwiftDeclarations

/// What is wrong with the way the tokens cover the file.
func tilingProblems(_ file: SourceFile, _ tokens: [Token]) -> [String] {
    var problems: [String] = []
    var end = 0
    for (position, token) in tokens.enumerated() {
        let isLast = position == tokens.count - 1
        guard Int(token.start) >= end, token.end >= token.start, Int(token.end) <= file.bytes.count else {
            return problems + [
                "token \(position) at \(token.range) does not lie between \(end) and the end of the file"
            ]
        }
        if isLast != (token.kind == .endOfFile) { problems.append("token \(position) is \(token.kind)") }
        if isLast != token.range.isEmpty { problems.append("token \(position) covers \(token.range)") }
        let gap = Gap(Array(file.bytes[end..<Int(token.start)]), isAtStart: end == 0, isAtEnd: isLast)
        if !gap.isTrivia { problems.append("the gap before token \(position) at \(token.start) is not trivia") }
        if token.startsLine != (gap.breaksLine || position == 0) {
            problems.append("token \(position) at \(token.start) has startsLine \(token.startsLine)")
        }
        end = Int(token.end)
    }
    if tokens.last?.end != UInt32(file.bytes.count) { problems.append("the last token is not at the end of the file") }
    return problems
}

/// The bytes between two tokens.
private struct Gap {
    let isTrivia: Bool
    let breaksLine: Bool

    init(_ bytes: [UInt8], isAtStart: Bool, isAtEnd: Bool) {
        breaksLine = bytes.contains(UInt8(ascii: "\n")) || bytes.contains(UInt8(ascii: "\r"))
        var rest = bytes[...]
        if isAtStart {
            if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
            if rest.starts(with: Array("#!".utf8)) { rest = Self.droppingLine(rest) }
        }
        while let first = rest.first {
            if Array(" \t\n\r\u{0B}\u{0C}\0".utf8).contains(first) {
                rest = rest.dropFirst()
            } else if rest.starts(with: Array("\u{A0}".utf8)) {
                rest = rest.dropFirst(2)
            } else if rest.starts(with: Array("//".utf8)) {
                rest = Self.droppingLine(rest)
            } else if rest.starts(with: Array("/*".utf8)) {
                guard let behind = Self.droppingComment(rest, isAtEnd: isAtEnd) else { break }
                rest = behind
            } else {
                break
            }
        }
        isTrivia = rest.isEmpty
    }

    private static func droppingLine(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        bytes.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    }

    /// Nil if the comment does not end; at the end of the file it need not.
    private static func droppingComment(_ bytes: ArraySlice<UInt8>, isAtEnd: Bool) -> ArraySlice<UInt8>? {
        var rest = bytes
        var depth = 0
        while !rest.isEmpty {
            if rest.starts(with: Array("/*".utf8)) {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.starts(with: Array("*/".utf8)) {
                depth -= 1
                rest = rest.dropFirst(2)
                if depth == 0 { return rest }
            } else {
                rest = rest.dropFirst()
            }
        }
        return isAtEnd ? rest : nil
    }
}
