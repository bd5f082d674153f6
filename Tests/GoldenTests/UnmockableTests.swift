// What no mock can be is said at its place; nothing is written that does not compile.

import Foundation
import MockGeneration
import SwiftDeclarations
import Testing

@Suite("What cannot be mocked")
struct UnmockableTests {
    func diagnostics(
        _ text: String, parentMocks: String = "", mocksClasses: Bool = false,
        isolation: Options.DefaultIsolation = .nonisolated
    ) -> [String] {
        let file = SourceFile(path: "Input.swift", text: text)
        var options = Options()
        options.mocksClasses = mocksClasses
        options.defaultIsolation = isolation
        let mocks = [SourceFile(path: "Mocks.swift", text: parentMocks)]
        return generate(from: [file], parentMocks: mocks, options: options).diagnostics.map { diagnostic in
            let place = diagnostic.place.map { LineTable(file).location(at: $0.offset) }
            return "\(place?.line ?? 0):\(place?.column ?? 0): \(diagnostic.severity): \(diagnostic.message)"
        }
    }

    @Test("a function named like what identifies an object, where that has to be more")
    func identifyingFunctions() {
        let protocols = "protocol Key {}\n/// @mockable\nprotocol P: Identifiable where ID: Key { func id() -> Int }"
        #expect(
            diagnostics(protocols) == [
                "3:10: error: 'P' cannot be mocked: 'id' is a property in 'Identifiable' and a function in 'P', and no type can "
                    + "have both"
            ])
        #expect(diagnostics(protocols.replacing(" where ID: Key", with: "")) == [])
    }

    @Test(
        "closures that are sent one and give one, where they can be set",
        arguments: [
            ("var maker: Maker { get set }", "maker"),
            ("static subscript(index: Int) -> (Maker, Int) { get set }", "subscript"),
        ])
    func sentClosures(requirement: String, name: String) {
        #expect(
            diagnostics(
                """
                typealias Maker = (sending () -> Void) -> () -> Void
                /// @mockable
                protocol P {
                    \(requirement)
                }
                """) == [
                    "4:\(requirement.hasPrefix("static") ? 12 : 9): error: '\(name)' cannot be mocked: it is sent a closure and "
                        + "gives one, and as of Swift 6.3 the compiler crashes on such properties and subscripts that can be "
                        + "set; make it a function"
                ])
    }

    @Test("a name that a mock is given and something else has")
    func takenNames() {
        #expect(
            diagnostics(
                """
                struct Taken {}
                /// @mockable(override: name = String)
                protocol First {}
                /// @mockable(override: name = Taken)
                protocol Second {}
                /// @mockable(override: name = Second)
                protocol Third {}
                /// @mockable(override: name = SecondMock)
                protocol Fourth {}
                """) == [
                    "2:25: error: 'String' would hide what has that name already; give the mock another one",
                    "4:25: error: the mock of 'Second' would have the name of a struct, 'Taken'; rename one, or name the "
                        + "mock in the annotation: 'override: name = …'",
                    "6:25: error: the mock of 'Third' would have the name of another protocol, 'Second'; rename one, or "
                        + "name the mock in the annotation: 'override: name = …'",
                ])
    }

    @Test("copied members that have no place in the mock")
    func copiedMembers() {
        #expect(
            diagnostics(
                """
                /// @mockable
                protocol Store: Base { associatedtype Key: Hashable }
                """, parentMocks: "class BaseMock: Base { static var makeCallCount = 0; static func make() {} }") == [
                    "2:10: error: 'Store' cannot be mocked: its mock is generic and cannot store the static "
                        + "'makeCallCount' of 'BaseMock'; bind its associated types with 'typealias:' in the annotation"
                ])
        #expect(
            diagnostics(
                """
                /// @mockable
                protocol Store: Base, Actor {}
                """, parentMocks: "class BaseMock: Base { var loadCallCount = 0; func load() {} }") == [
                    "2:10: error: 'Store' cannot be mocked: its mock is an actor, and 'loadCallCount' of 'BaseMock' is "
                        + "not safe to use from outside of one; pass the sources that declare the protocol with "
                        + "--inherit-from"
                ])
    }

    @Test("arguments of a parent whose mock does not tell what they bind")
    func argumentsOfCopiedParents() {
        let mocks = "class BaseMock<Key: Hashable>: Base { typealias Value = Any }"
        #expect(
            diagnostics("/// @mockable\nprotocol Store: Base<Int> {}", parentMocks: mocks) == [
                "2:17: warning: 'BaseMock' does not tell which associated types 'Base<Int>' binds, so 'StoreMock' leaves "
                    + "them open; say so with a where clause, or pass the sources that declare the protocol with "
                    + "--inherit-from"
            ])
        #expect(diagnostics("/// @mockable\nprotocol Store: Base where Key == Int {}", parentMocks: mocks).isEmpty)
    }

    @Test("generic typealiases whose parameters have the name of an associated type")
    func capturedParameters() {
        let text = """
            protocol Store<Item> { associatedtype Item; func add(_ item: Item) }
            /// @mockable
            typealias Lists<Item> = Store<[Item]> & Sendable
            /// @mockable
            typealias Items<Item> = Store<Item> & AnyObject
            """
        #expect(
            diagnostics(text) == [
                "3:11: error: 'Lists' cannot be mocked: its generic parameter 'Item' is named like an associated type that "
                    + "is something else; rename the parameter"
            ])
    }

    @Test(
        "sentences that mention the annotation, above what cannot be mocked",
        arguments: ["struct S {}", "enum E {}", "func f() {}", "final class C {}", "class C {}", "extension S {}"])
    func mentions(declaration: String) {
        let nothing = "0:0: warning: no declaration is annotated with '@mockable', so there is nothing to mock"
        #expect(diagnostics("/// Like the @mockable protocols.\n\(declaration)") == [nothing])
        #expect(diagnostics("/// @mockable protocols.\n\(declaration)") != [nothing])
        #expect(diagnostics("/// Like the @mockable(history: a = true) ones.\n\(declaration)") != [nothing])
        #expect(diagnostics("/// Like the @mockable.\nprotocol P {}\n/// Of @mockable.\n\(declaration)") == [])
    }

    @Test("atomics without a place or a value")
    func atomics() {
        func found(importing module: String) -> [String] {
            diagnostics(
                """
                import \(module)
                /// @mockable
                protocol Pool { associatedtype Item: Hashable; static var lock: Mutex<Int> { get } }
                /// @mockable
                protocol Queue {
                    #if DEBUG
                    var lock: Mutex<Settings> { get }
                    #endif
                }
                """)
        }
        #expect(
            found(importing: "Synchronization") == [
                "3:59: error: 'lock' cannot be mocked: it is stored, and generic mocks store no static properties",
                "7:9: error: 'lock' cannot be mocked: no initializer gives a value to what is under '#if'",
            ])
        #expect(found(importing: "Locks") == [])
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
