// A text and its tokens come in; the annotation words in its doc comments go out, each with the token it stands before.
// Found once per file, so that files without any pay one scan. What the arguments say is not known here.

/// The annotation comments of a file, and which of them belong to a declaration.
package struct AnnotationComments {
    /// An annotation word in a doc comment.
    package struct Entry {
        /// Where it is, and its arguments.
        package var comment: AnnotationComment
        /// The index of the token behind the comment.
        package var token: Int
        /// Whether the word is the first of its line: a sentence may mention an annotation without being one.
        package var startsLine: Bool
        /// Whether its arguments lack the closing parenthesis.
        package var isUnterminated: Bool
        /// Whether what seem to be its arguments lack their parentheses.
        package var lacksParentheses = false
        /// Whether a declaration has it.
        package var isClaimed = false

        /// Whether nothing but spaces stands between its arguments and what is at an offset.
        fileprivate func isFollowed(by offset: Int, _ bytes: [UInt8]) -> Bool {
            guard let end = comment.arguments.last?.upperBound, end < offset else { return false }
            return bytes[Int(end) + 1..<offset].allSatisfy { $0 == UInt8(ascii: " ") }
        }
    }

    /// The annotation word. For example: `@mockable`
    let word: String
    /// In source order.
    package private(set) var entries: [Entry] = []
    /// The words that stand alone in comments that are no doc comments, and the tokens behind them.
    private var plain: [(offset: UInt32, token: Int)] = []
    /// The index of the first entry that no declaration has been asked for yet. Declarations come in source order.
    private var next = 0
    /// The braces that open member blocks; only where there are entries.
    private(set) var memberBlocks: Set<Int> = []

    /// Finds the annotations of a file.
    ///
    /// - Parameter style: how comments are written.
    package init(of word: String, in file: SourceFile, tokens: [Token], style: CommentStyle = .swift) {
        self.word = word
        let candidates = occurrences(of: Array(word.utf8), in: file.bytes)
        guard !candidates.isEmpty else { return }
        var token = 0
        var comments: [Range<Int>] = []
        var commentsToken = -1
        for (number, offset) in candidates.enumerated() {
            while token < tokens.count - 1, tokens[token].end <= offset { token += 1 }
            // Inside a token it is part of a string or a name.
            guard tokens[token].start > offset || tokens[token].kind == .endOfFile else { continue }
            if commentsToken != token {
                commentsToken = token
                let gapStart = token > 0 ? Int(tokens[token - 1].end) : 0
                comments = docComments(
                    in: gapStart..<Int(tokens[token].start), of: file.bytes, style)
            }
            var low = 0
            var high = comments.count
            while low < high {
                let middle = (low + high) / 2
                if comments[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
            }
            guard low < comments.count, comments[low].contains(offset) else {
                if isPlainComment(offset, file.bytes) {
                    plain.append((UInt32(truncatingIfNeeded: offset), token))
                }
                continue
            }
            // Arguments do not reach into the next annotation.
            let limit = number + 1 < candidates.count ? candidates[number + 1] : file.bytes.count
            var entry = entry(at: offset, until: limit, in: low, of: comments, file.bytes, token: token)
            if let earlier = entries.last, earlier.startsLine, earlier.isFollowed(by: offset, file.bytes) {
                entry.startsLine = true
            }
            entries.append(entry)
        }
    }

    /// The annotation before the tokens of a declaration's head, if there is one. Several count as one, with the arguments
    /// of all.
    package mutating func claim(_ tokens: ClosedRange<Int>) -> AnnotationComment? {
        guard !entries.isEmpty else { return nil }
        while next < entries.count, entries[next].token < tokens.lowerBound { next += 1 }
        var position = next
        while position < entries.count, entries[position].token <= tokens.upperBound {
            entries[position].isClaimed = true
            position += 1
        }
        let claimed = entries[next..<position]
        // Beside those that a sentence mentions.
        let outstanding = claimed.filter(\.startsLine)
        let counting = outstanding.isEmpty ? Array(claimed) : outstanding
        return counting.first.map { first in
            let arguments = counting.flatMap(\.comment.arguments)
            return AnnotationComment(
                offset: first.comment.offset, arguments: arguments, isMention: outstanding.isEmpty && arguments.isEmpty)
        }
    }

    /// The annotation word in a plain comment before the tokens of a declaration's head, where it has no effect.
    func plainComment(before tokens: ClosedRange<Int>) -> UInt32? {
        plain.first { tokens.contains($0.token) }?.offset
    }

    /// What to say where arguments lack their parentheses.
    package var messageOnParentheses: String {
        "what stands behind '\(word)' has no effect: write its arguments as in '\(word)(history: load = true)'"
    }

    /// Remembers that declarations are looked for behind a brace.
    mutating func noteMemberBlock(_ open: Int) {
        if !entries.isEmpty { memberBlocks.insert(open) }
    }

    /// Makes the entry of a word in one of the comments of its gap.
    private func entry(
        at offset: Int, until limit: Int, in comment: Int, of comments: [Range<Int>], _ bytes: [UInt8], token: Int
    ) -> Entry {
        let start = UInt32(truncatingIfNeeded: offset)
        var entry = Entry(
            comment: AnnotationComment(offset: start), token: token,
            startsLine: startsCommentLine(offset, comments[comment], bytes), isUnterminated: false)
        var open = offset + word.utf8.count
        while open < comments[comment].upperBound, bytes[open] == UInt8(ascii: " ") { open += 1 }
        guard open < comments[comment].upperBound, bytes[open] == UInt8(ascii: "(") else {
            let end = endOfLine(open, comments[comment].upperBound, bytes)
            entry.lacksParentheses = resemblesArguments(bytes[open..<end])
            return entry
        }
        // Behind a space they may be a remark.
        if open > offset + word.utf8.count, !beginsWithSection(open + 1, bytes) { return entry }
        var list = comment
        // One list may follow the other.
        while open < comments[list].upperBound, bytes[open] == UInt8(ascii: "(") {
            guard let close = closingParenthesis(of: open, until: limit, in: &list, of: comments, bytes) else {
                entry.isUnterminated = true
                break
            }
            entry.comment.arguments.append(
                UInt32(truncatingIfNeeded: open + 1)..<UInt32(truncatingIfNeeded: close))
            open = close + 1
            let next = bytes[open..<comments[list].upperBound].drop { $0 == UInt8(ascii: " ") }
            if next.first == UInt8(ascii: "("), beginsWithSection(next.startIndex + 1, bytes) { open = next.startIndex }
        }
        return entry
    }
}

extension Parser {
    /// Reports annotations that no declaration has, and those whose arguments do not end.
    mutating func reportUnclaimedAnnotations() {
        guard !annotations.entries.isEmpty else { return }
        let word = annotations.word
        var open: [Int] = []
        var position = 0
        for entry in annotations.entries where entry.isClaimed || entry.startsLine {
            if entry.isUnterminated {
                error("expected ')' at the end of the '\(word)' arguments", at: entry.comment.offset)
            }
            if entry.lacksParentheses {
                let place = Diagnostic.Place(path: file.path, offset: entry.comment.offset)
                diagnostics.append(Diagnostic(.warning, at: place, annotations.messageOnParentheses))
            }
            guard !entry.isClaimed else { continue }
            while position < entry.token {
                let partner = Int(partners[position])
                if tokens[position].kind == .leftBrace, partner > position { open.append(position) }
                while let last = open.last, Int(partners[last]) <= position { open.removeLast() }
                position += 1
            }
            while let last = open.last, Int(partners[last]) < entry.token { open.removeLast() }
            if let last = open.last, !annotations.memberBlocks.contains(last) {
                error(
                    "'\(word)' inside a body has no effect: move the protocol to file or type level",
                    at: entry.comment.offset)
            } else {
                error(
                    "'\(word)' must stand directly before the declaration of a protocol or class",
                    at: entry.comment.offset)
            }
        }
    }
}

/// The offsets where a word stands alone: white space or a comment marker before it, perhaps with an `@`, and no identifier
/// character behind.
private func occurrences(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    let length = word.count
    guard length > 0, length < 256, bytes.count >= length else { return [] }
    // Horspool: how far the word can be moved, by the byte under its end.
    var shifts = [Int](repeating: length, count: 256)
    for position in 0..<length - 1 { shifts[Int(word[position])] = length - 1 - position }
    var result: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
        shifts.withUnsafeBufferPointer { shifts in
            var start = 0
            let last = bytes.count - length
            while start <= last {
                let byte = bytes[start + length - 1]
                if byte == word[length - 1] {
                    var position = 0
                    while position < length, bytes[start + position] == word[position] { position += 1 }
                    if position == length, standsAlone(start..<start + length, bytes) { result.append(start) }
                }
                start += shifts[Int(byte)]
            }
        }
    }
    return result
}

private func standsAlone(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let isMarked = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "@")
    let start = isMarked ? range.lowerBound - 1 : range.lowerBound
    if start > 0 {
        switch bytes[start - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "/"),
            UInt8(ascii: "*"):
            break
        default: return false
        }
    }
    guard range.upperBound < bytes.count else { return true }
    switch bytes[range.upperBound] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        return false
    default: return true
    }
}

/// How comments are written.
package enum CommentStyle {
    /// Block comments nest, and doc comments are `///` and `/** */`.
    case swift
    /// Block comments do not nest, and doc comments are `//!` and `/*! */`, too.
    case c

    /// Whether a comment with this as its third byte is a doc comment.
    fileprivate func isDocumentation(_ third: UInt8, _ marker: Character) -> Bool {
        third == marker.asciiValue || self == .c && third == UInt8(ascii: "!")
    }
}

/// The doc comments of the gap between two tokens. For example: `/// …` up to its line break, `/** … */`
private func docComments(in gap: Range<Int>, of bytes: [UInt8], _ style: CommentStyle) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var position = gap.lowerBound
    while position + 1 < gap.upperBound {
        guard bytes[position] == UInt8(ascii: "/") else {
            position += 1
            continue
        }
        let start = position
        let third = position + 2 < gap.upperBound ? bytes[position + 2] : 0
        if bytes[position + 1] == UInt8(ascii: "/") {
            position = endOfLine(position, gap.upperBound, bytes)
            if style.isDocumentation(third, "/") { comments.append(start..<position) }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
            position = endOfBlock(position, gap.upperBound, bytes, nest: style == .swift)
            // `/**/` is an empty comment.
            if style.isDocumentation(third, "*"), position > start + 4 { comments.append(start..<position) }
        } else {
            position += 1
        }
    }
    return comments
}

private func endOfLine(_ start: Int, _ limit: Int, _ bytes: [UInt8]) -> Int {
    var position = start
    while position < limit, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
        position += 1
    }
    return position
}

/// The offset behind a block comment.
private func endOfBlock(_ start: Int, _ limit: Int, _ bytes: [UInt8], nest: Bool) -> Int {
    var position = start + 2
    var depth = 1
    while position < limit, depth > 0 {
        let next = position + 1 < limit ? bytes[position + 1] : 0
        if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
            depth -= 1
            position += 2
        } else if nest, bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
            depth += 1
            position += 2
        } else {
            position += 1
        }
    }
    return min(position, limit)
}

/// Whether a plain comment has an offset and nothing before it. For example: `// @mockable`, `/* @mockable */`
private func isPlainComment(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    guard start > 1, bytes[start - 2] == UInt8(ascii: "/") else { return false }
    guard bytes[start - 1] == UInt8(ascii: "/") else { return bytes[start - 1] == UInt8(ascii: "*") }
    return start == 2 || bytes[start - 3] != UInt8(ascii: "/")
}

/// Whether a name and a colon stand at an offset, as in annotation arguments. For example: `history: load = true`
private func beginsWithSection(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    var position = offset
    func skip(_ isSkipped: (UInt8) -> Bool) {
        while position < bytes.count, isSkipped(bytes[position]) { position += 1 }
    }
    skip { $0 == UInt8(ascii: " ") }
    let start = position
    skip { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard position > start else { return false }
    skip { $0 == UInt8(ascii: " ") }
    return position < bytes.count && bytes[position] == UInt8(ascii: ":")
}

/// Whether the rest of a line looks like annotation arguments without their parentheses. For example: `history(load = true)`,
/// `[history: load = true]`
private func resemblesArguments(_ line: ArraySlice<UInt8>) -> Bool {
    let first = line.drop { " :[{".utf8.contains($0) }
    let rest = first.drop { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard rest.startIndex > first.startIndex, let mark = rest.first, ":(".utf8.contains(mark) else { return false }
    return rest.contains(UInt8(ascii: "="))
}

/// Whether nothing but the comment marker and spaces stands before an offset on its line.
private func startsCommentLine(_ offset: Int, _ comment: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var position = offset
    while position > comment.lowerBound {
        switch bytes[position - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "!"):
            position -= 1
        // Of `@CreateMock`, where the word is `CreateMock`.
        case UInt8(ascii: "@") where position == offset: position -= 1
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
        default: return false
        }
    }
    return true
}

/// The offset of the parenthesis that closes an argument list. The list may go on in the next `///` line; `comment` is the
/// one that it ends in.
private func closingParenthesis(
    of open: Int, until limit: Int, in comment: inout Int, of comments: [Range<Int>], _ bytes: [UInt8]
) -> Int? {
    var depth = 0
    var position = open
    while true {
        let end = min(comments[comment].upperBound, limit)
        while position < end {
            switch bytes[position] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return position }
            default: break
            }
            position += 1
        }
        guard end < limit, comment + 1 < comments.count, isNextLine(comments[comment], comments[comment + 1], bytes)
        else {
            return nil
        }
        comment += 1
        position = comments[comment].lowerBound
    }
}

/// Whether two comments are `///` lines one directly below the other.
private func isNextLine(_ first: Range<Int>, _ second: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard bytes[first.lowerBound + 1] == UInt8(ascii: "/"), bytes[second.lowerBound + 1] == UInt8(ascii: "/") else {
        return false
    }
    var lines = 0
    for position in first.upperBound..<second.lowerBound {
        switch bytes[position] {
        case UInt8(ascii: "\n"): lines += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
        default: return false
        }
    }
    return lines == 1 || lines == 0
}
