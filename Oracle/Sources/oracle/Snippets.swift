// A tree comes in, the texts of the string literals in it go out. Most are no Swift, which does not matter: whatever
// swift-syntax finds no error in is compared. The tests of swift-syntax have thousands of odd pieces of Swift there.

import Foundation
import SwiftSyntax

/// The string literals of a tree that have no interpolation, each with its offset.
func literals(in tree: SyntaxTree) -> [(offset: Int, text: String)] {
    let visitor = LiteralVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree.root)
    return visitor.snippets
}

private final class LiteralVisitor: SyntaxVisitor {
    private(set) var snippets: [(offset: Int, text: String)] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.representedLiteralValue, text.utf8.count > 3 {
            snippets.append((node.start, withoutMarkers(text)))
        }
        return .visitChildren
    }

    /// The text without the marks that tests put at the places they talk about. For example: `1️⃣`
    private func withoutMarkers(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
        return String(
            text.filter { character in
                let scalars = character.unicodeScalars
                return !scalars.contains { $0.value == 0x20E3 } && character != "ℹ️" && character != "⏩"
                    && character != "⏪"
            })
    }
}
