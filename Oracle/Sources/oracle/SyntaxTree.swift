// A source text as swift-syntax reads it, and the few ways that the oracle asks for text in it.
// Offsets are byte offsets, as in our own values.

import SwiftDeclarations
import SwiftParser
import SwiftSyntax

/// A parsed file of swift-syntax.
struct SyntaxTree {
    /// The bytes that were parsed.
    let bytes: [UInt8]
    /// The root of the tree.
    let root: SourceFileSyntax

    /// Parses a file.
    init(_ file: SourceFile) {
        bytes = file.bytes
        // The limit of a release build: in a debug build it is so low that real files are beyond it.
        root = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 256) }
    }

    /// Whether swift-syntax finds an error in the text. Its parser leaves stray bytes and a lone `$` to the compiler.
    var isBroken: Bool {
        if root.hasError { return true }
        return root.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenDiagnostic?.severity == .error || token.text == "$"
                || token.leadingTrivia.contains(where: \.isUnexpected)
                || token.trailingTrivia.contains(where: \.isUnexpected)
        }
    }

    /// The text between two byte offsets.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The text of a node as it is written, without the white space and the comments around it.
    func text(_ node: some SyntaxProtocol) -> String {
        text(node.start..<node.end)
    }
}

extension SyntaxProtocol {
    /// The byte offset of the node's first token.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

    /// The byte offset behind the node's last token.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

    /// The texts of the node's tokens in a row. For example: `private(set)`
    var textWithoutSpaces: String {
        tokens(viewMode: .sourceAccurate).reduce(into: "") { $0 += $1.text }
    }
}

extension TriviaPiece {
    fileprivate var isUnexpected: Bool {
        if case .unexpectedText = self { true } else { false }
    }
}
