// What no mock can be is said at its place; nothing is written that does not compile.

import MockGeneration
import SwiftDeclarations
import Testing

@Suite("What cannot be mocked")
struct UnmockableTests {
    private func diagnostics(_ text: String) -> [String] {
        let file = SourceFile(path: "Input.swift", text: text)
        return generate(from: [file], options: Options()).diagnostics.map { diagnostic in
            let place = diagnostic.place.map { LineTable(file).location(at: $0.offset) }
            return "\(place?.line ?? 0):\(place?.column ?? 0): \(diagnostic.severity): \(diagnostic.message)"
        }
    }

    @Test("a superclass without init()")
    func superclass() {
        #expect(
            diagnostics(
                """
                class Base { init(name: String) {} }
                /// @mockable
                protocol Screen: Base {}
                """) == [
                    "3:10: error: 'Screen' cannot be mocked: its superclass 'Base' has no designated initializer "
                        + "'init()'"
                ])
        #expect(
            diagnostics(
                """
                final class Base {}
                /// @mockable
                protocol Screen where Self: Base {}
                """) == ["3:10: error: 'Screen' cannot be mocked: its superclass 'Base' is final"])
    }

    @Test("an associated type that is constrained by Self")
    func selfConstraint() {
        let text = """
            protocol Child { associatedtype Parent }
            /// @mockable
            protocol Node {
                associatedtype Next: Child where Next.Parent == Self
            }
            """
        #expect(
            diagnostics(text) == [
                "4:20: error: 'Next' is constrained by 'Self', which no generic mock can express; give it a type with "
                    + "'typealias: Next = …' in the annotation"
            ])
        let annotated = text.replacing("@mockable", with: "@mockable(typealias: Next = Leaf)")
        #expect(diagnostics(annotated) == [])
    }

    @Test("weak properties that cannot be weak")
    func weak() {
        #expect(
            diagnostics(
                """
                /// @mockable(modifiers: owner = weak)
                protocol Cell { var owner: AnyObject { get set } }
                """) == ["1:26: error: 'owner' cannot be weak: its type 'AnyObject' is not optional"])
        #expect(
            diagnostics(
                """
                /// @mockable(modifiers: owner = weak)
                protocol Cell: Sendable { var owner: AnyObject? { get set } }
                """) == ["1:26: warning: 'owner' is strong in 'CellMock': what a lock guards cannot be weak"])
    }
}
