// The tokens of both sides come in, what they disagree about goes out.
//
// Ours are coarser in a few ways, which is what is normalised: string and regex literals are one token, `#word` is one,
// and operators are as long as they get, where a parser splits `>>` and `?>`. `::` is one token there and two here.

import SwiftDeclarations
import SwiftSyntax

/// A token of swift-syntax, or a whole literal.
private struct Piece {
    var range: Range<Int>
    var kind: Kind
    var text: String

    enum Kind {
        case identifier, escapedIdentifier, dollarIdentifier, integer, float, string, regex, poundWord, conditional
        case `operator`, other
    }
}

/// The places where tokens begin or end on one side only, or are of different sorts; each with its offset.
func tokenDifferences(_ tokens: [Token], _ tree: SyntaxTree) -> [Difference] {
    let pieces = pieces(of: tree)
    var differences: [Difference] = []
    var position = 0
    for token in tokens where token.kind != .endOfFile {
        let range = Int(token.start)..<Int(token.end)
        // Pieces that end before this token have no token of ours.
        while position < pieces.count, pieces[position].range.upperBound <= range.lowerBound {
            let piece = pieces[position]
            differences.append(Difference(at: piece.range.lowerBound, ours: "no token", theirs: piece.text))
            position += 1
        }
        var covering: [Piece] = []
        while position < pieces.count, pieces[position].range.lowerBound < range.upperBound {
            covering.append(pieces[position])
            if pieces[position].range.upperBound > range.upperBound { break }
            position += 1
        }
        guard !agree(token, range, covering, tree) else { continue }
        let theirs = covering.map { "\($0.text) (\($0.kind))" }.joined(separator: ", ")
        differences.append(
            Difference(at: range.lowerBound, ours: "\(tree.text(range)) (\(token.kind))", theirs: theirs))
    }
    for piece in pieces[position...] where piece.text != ":" && piece.text != "::" {
        differences.append(Difference(at: piece.range.lowerBound, ours: "no token", theirs: piece.text))
    }
    return differences
}

/// Whether a token of ours is the same as the tokens of swift-syntax in its place.
private func agree(_ token: Token, _ range: Range<Int>, _ pieces: [Piece], _ tree: SyntaxTree) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    if first.text == "::" { return token.kind == .colon }
    guard first.range.lowerBound == range.lowerBound, last.range.upperBound == range.upperBound else { return false }
    switch token.kind {
    case .operator, .postfixQuestion, .postfixExclaim, .arrow, .equal:
        return pieces.allSatisfy { $0.kind == .operator || $0.kind == .other || $0.text == "*" }
    case .poundWord: return first.text == "#" || pieces.count == 1 && first.kind == .poundWord
    default: break
    }
    // The numbers of a version. For example: the `14.0` of `#available(iOS 14.0, *)`
    if token.kind == .floatLiteral, pieces.count == 3 { return pieces[1].text == "." && pieces[2].kind == .integer }
    guard pieces.count == 1 else { return false }
    return switch token.kind {
    case .identifier: first.kind == .identifier
    case .escapedIdentifier: first.kind == .escapedIdentifier
    // A projected value is an identifier there.
    case .dollarIdentifier: first.kind == .dollarIdentifier || first.kind == .identifier && first.text.hasPrefix("$")
    case .integerLiteral: first.kind == .integer
    case .floatLiteral: first.kind == .float
    case .stringLiteral: first.kind == .string
    case .regexLiteral: first.kind == .regex
    case .poundIf, .poundElseif, .poundElse, .poundEndif: first.kind == .conditional
    default: first.kind == .other
    }
}

/// The tokens of a tree, literals as one piece.
private func pieces(of tree: SyntaxTree) -> [Piece] {
    var pieces: [Piece] = []
    var end = 0
    for token in tree.root.tokens(viewMode: .sourceAccurate) where token.start >= end && token.end > token.start {
        guard let literal = literal(at: token) else {
            end = token.end
            if case .shebang = token.tokenKind { continue }
            let text = token.text
            pieces.append(Piece(range: token.start..<end, kind: kind(token.tokenKind, text), text: text))
            continue
        }
        let isRegex = literal.is(RegexLiteralExprSyntax.self)
        end = literal.end
        pieces.append(
            Piece(range: literal.start..<end, kind: isRegex ? .regex : .string, text: tree.text(literal)))
    }
    return pieces
}

/// The string or regex literal that begins with a token, if one does.
private func literal(at token: TokenSyntax) -> Syntax? {
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash,
        .regexPoundDelimiter:
        break
    default: return nil
    }
    guard let parent = token.parent, parent.start == token.start else { return nil }
    switch parent.kind {
    case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr: return parent
    default: return nil
    }
}

private func kind(_ kind: TokenKind, _ text: String) -> Piece.Kind {
    switch kind {
    case .identifier: text.hasPrefix("`") ? .escapedIdentifier : .identifier
    case .keyword, .wildcard: .identifier
    case .dollarIdentifier: .dollarIdentifier
    case .integerLiteral: .integer
    case .floatLiteral: .float
    case .poundIf, .poundElseif, .poundElse, .poundEndif: .conditional
    case .poundAvailable, .poundUnavailable, .poundSourceLocation: .poundWord
    case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .arrow, .equal, .ellipsis,
        .prefixAmpersand, .postfixQuestionMark, .infixQuestionMark, .exclamationMark:
        .operator
    default: .other
    }
}
