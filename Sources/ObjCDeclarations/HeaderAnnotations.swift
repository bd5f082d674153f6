// The protocols of a header in, the same with their annotations out. Both frontends go by this: what stands between a
// comment and its protocol is the same text for both.

import SwiftDeclarations

/// Gives the protocols of a header the annotations in the comments before them, and reports those that have none.
///
/// - Parameters:
///   - protocols: those of the header, in source order; others stay as they are.
///   - skipped: the bytes under conditions that do not hold, whose annotations nobody has and nobody misses.
func annotated(
    _ protocols: [ProtocolDeclaration], in header: TokenizedHeader, annotation: String, skipped: [Range<UInt32>],
    diagnostics: inout [Diagnostic]
) -> [ProtocolDeclaration] {
    let tokens = header.tokens
    let comments = tokens.map {
        Token(kind: $0.kind == .endOfFile ? .endOfFile : .unknown, start: $0.start, end: $0.end)
    }
    var annotations = AnnotationComments(of: annotation, in: header.source, tokens: comments, style: .c)
    guard !annotations.entries.isEmpty else { return protocols }
    var result = protocols
    for index in result.indices where result[index].path == header.source.path {
        guard let name = tokens.firstIndex(startingAt: result[index].offset) else { continue }
        result[index].annotation = annotations.claim(headStart(of: name, in: tokens)...name)
    }
    for entry in annotations.entries where entry.isClaimed || entry.startsLine {
        let place = Diagnostic.Place(path: header.source.path, offset: entry.comment.offset)
        if entry.lacksParentheses {
            diagnostics.append(Diagnostic(.warning, at: place, annotations.messageOnParentheses))
        }
        if entry.isUnterminated {
            diagnostics.append(
                Diagnostic(.error, at: place, "expected ')' at the end of the '\(annotation)' arguments"))
        } else if !entry.isClaimed, !isBrokenProtocol(entry.token, header),
            !skipped.contains(where: { $0.contains(entry.comment.offset) })
        {
            diagnostics.append(
                Diagnostic(.error, at: place, "'\(annotation)' must stand directly before an '@protocol' with members"))
        }
    }
    return result
}

/// The first token that can stand between a comment and the name of its protocol: words, and what they have in
/// parentheses, such as `NS_SWIFT_NAME(Store)` before `@protocol`.
private func headStart(of name: Int, in tokens: [HeaderToken]) -> Int {
    var start = name
    if start > 1, tokens[start - 2].kind == .at { start -= 2 }
    while start > 0 {
        let before = start - 1
        switch tokens[before].kind {
        case .word:
            // `@end` belongs to what is before.
            if before > 0, tokens[before - 1].kind == .at || tokens[before - 1].kind == .hash { return start }
            start = before
        case .rightParen:
            var depth = 0
            var open = before
            while open > 0 {
                if tokens[open].kind == .rightParen { depth += 1 }
                if tokens[open].kind == .leftParen { depth -= 1 }
                if depth == 0 { break }
                open -= 1
            }
            guard depth == 0 else { return start }
            start = open
        default: return start
        }
    }
    return start
}

/// Whether a protocol with members begins at a token: then the parser has said what is wrong with it.
private func isBrokenProtocol(_ start: Int, _ header: TokenizedHeader) -> Bool {
    let tokens = header.tokens
    var index = start
    var depth = 0
    while depth > 0 || tokens[index].kind == .word || tokens[index].kind == .leftParen {
        if tokens[index].kind == .leftParen { depth += 1 }
        if tokens[index].kind == .rightParen { depth -= 1 }
        if tokens[index].kind == .endOfFile { return false }
        index += 1
    }
    guard tokens[index].kind == .at, index + 1 < tokens.count,
        header.source.text(tokens[index + 1].start..<tokens[index + 1].end) == "protocol"
    else { return false }
    let behind = tokens[min(index + 3, tokens.count - 1)].kind
    return behind != .semicolon && behind != .comma
}

extension [HeaderToken] {
    /// The index of the token that begins at an offset.
    func firstIndex(startingAt offset: UInt32) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].start == offset ? low : nil
    }
}
