// Every type of a file, those in bodies and expressions included: our parser reads its text alone.
// Compared are the structure, and that `description` keeps every word of the source.

import SwiftDeclarations
import SwiftSyntax

/// How many types of a tree there are, and those that our parser reads differently, or describes in other words than the source has.
func typeDifferences(_ tree: SyntaxTree) -> (count: Int, differences: [Difference]) {
    let visitor = TypeVisitor(tree)
    visitor.walk(tree.root)
    return (visitor.count, visitor.differences)
}

private final class TypeVisitor: SyntaxAnyVisitor {
    private let tree: SyntaxTree
    private(set) var differences: [Difference] = []
    private var seen: Set<String> = []
    var count: Int { seen.count }

    init(_ tree: SyntaxTree) {
        self.tree = tree
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let type = node.as(SwiftSyntax.TypeSyntax.self) else { return .visitChildren }
        let text = tree.text(type)
        if seen.insert(text).inserted { compare(type, text) }
        return .skipChildren
    }

    private func compare(_ node: SwiftSyntax.TypeSyntax, _ text: String) {
        guard !node.is(MissingTypeSyntax.self), !node.is(ClassRestrictionTypeSyntax.self),
            !node.is(NamedOpaqueReturnTypeSyntax.self), node.parent?.is(AttributeSyntax.self) != true
        else { return }
        let theirs = tree.type(node)
        guard let ours = ourType(text) else {
            differences.append(Difference(at: node.start, ours: "no type", theirs: text))
            return
        }
        var (ourShape, theirShape) = ("", "")
        ours.writeShape(to: &ourShape)
        theirs.writeShape(to: &theirShape)
        if ourShape != theirShape {
            differences.append(Difference(at: node.start, ours: ourShape, theirs: theirShape))
        }
        if normalized(node.textWithoutSpaces) != normalized(ours.description) {
            differences.append(Difference(at: node.start, ours: ours.description, theirs: text))
        }
    }

    /// A type's text without what `description` may change: spaces, trailing commas, and the parentheses of a `Void`
    /// that is the one parameter of a function.
    private func normalized(_ text: String) -> String {
        text.filter { !$0.isWhitespace }
            .replacing(",)", with: ")").replacing(",>", with: ">").replacing("((Void))", with: "(Void)")
    }

    /// What our parser makes of a type alone.
    private func ourType(_ text: String) -> SwiftDeclarations.TypeSyntax? {
        let file = parse(SourceFile(path: "Type.swift", text: "protocol P { typealias T = \(text)\n}"))
        guard file.diagnostics.isEmpty, file.declarations.count == 1, case .type(let type) = file.declarations[0],
            type.members.count == 1, case .typealias(let item) = type.members[0]
        else { return nil }
        return item.type
    }
}
