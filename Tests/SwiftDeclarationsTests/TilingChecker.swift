// Checks that tokens tile a text, without asking the tokenizer what trivia is. The oracle and the fuzzer use it, too.
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
        let gap = Gap(file.bytes, end..<Int(token.start), isAtEnd: isLast)
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
    /// Whether there is nothing but white space and comments.
    private(set) var isTrivia = true
    /// Whether there is a line break.
    private(set) var breaksLine = false

    private let bytes: [UInt8]
    private var position: Int
    private let end: Int

    init(_ bytes: [UInt8], _ range: Range<Int>, isAtEnd: Bool) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
        guard !range.isEmpty else { return }
        for offset in range where bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") {
            breaksLine = true
            break
        }
        if position == 0 {
            if starts(with: 0xEF, 0xBB), position + 2 < end, bytes[position + 2] == 0xBF { position += 3 }
            if starts(with: UInt8(ascii: "#"), UInt8(ascii: "!")) { skipLine() }
        }
        isTrivia = skipTrivia(isAtEnd: isAtEnd)
    }

    private func starts(with first: UInt8, _ second: UInt8) -> Bool {
        position + 1 < end && bytes[position] == first && bytes[position + 1] == second
    }

    /// False where something else stands.
    private mutating func skipTrivia(isAtEnd: Bool) -> Bool {
        while position < end {
            switch bytes[position] {
            case 0x20, 0x09...0x0D, 0x00: position += 1
            // A no-break space.
            case 0xC2 where starts(with: 0xC2, 0xA0): position += 2
            case 0x2F where starts(with: 0x2F, 0x2F): skipLine()
            case 0x2F where starts(with: 0x2F, 0x2A):
                // At the end of the file a comment need not end.
                guard skipComment() || isAtEnd else { return false }
            default: return false
            }
        }
        return true
    }

    private mutating func skipLine() {
        while position < end, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
            position += 1
        }
    }

    /// False if the comment does not end.
    private mutating func skipComment() -> Bool {
        var depth = 0
        while position < end {
            if starts(with: 0x2F, 0x2A) {
                depth += 1
                position += 2
            } else if starts(with: 0x2A, 0x2F) {
                depth -= 1
                position += 2
                if depth == 0 { return true }
            } else {
                position += 1
            }
        }
        return false
    }
}
