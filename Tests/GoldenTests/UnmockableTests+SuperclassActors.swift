// What the actor of a superclass, or of a parent, keeps a mock from.

import MockGeneration
import SwiftDeclarations
import Testing

extension UnmockableTests {
    @Test(
        "initializers that are kept on the actor of a superclass",
        arguments: [("nonisolated", "no actor"), ("@StorageActor", "'StorageActor'")])
    func keptInitializers(prefix: String, actor: String) {
        #expect(
            diagnostics(
                """
                @MainActor class Base { init() {} }
                protocol Parent: Sendable { \(prefix) init(row: Int) }
                /// @mockable
                protocol Screen: Parent, Base {}
                """) == [
                    "4:10: warning: the mock of 'Screen' compiles in Swift 5 mode only: 'init(row:)' is bound to "
                        + "\(actor) and cannot call an initializer of 'Base', which is bound to 'MainActor'; make that one "
                        + "'nonisolated', or bind the protocol's"
                ])
    }

    @Test(
        "initializers that call one of a superclass on an actor",
        arguments: [
            (": Sendable", "nonisolated init(row: Int)", "cannot call"), ("", "nonisolated init(row: Int)", nil),
            ("", "init(row: Row) async", "cannot hand 'Row' to"), ("", "init(row: Row)", nil),
        ] as [(String, String, String?)])
    func initializersCallingActor(parent: String, initializer: String, obstacle: String?) {
        let message = obstacle.map {
            "5:10: warning: the mock of 'Screen' compiles in Swift 5 mode only: 'init(row:)' is bound to no actor and "
                + "\($0) an initializer of 'Base', which is bound to 'MainActor'; make that one 'nonisolated', or bind the "
                + "protocol's"
        }
        #expect(
            diagnostics(
                """
                class Row {}
                class Base { @MainActor init() {} }
                protocol Parent\(parent) {}
                /// @mockable
                protocol Screen: Base, Parent { \(initializer) }
                """) == [message].compactMap(\.self))
    }

    @Test(
        "initializers on a passed actor that call one of a superclass on another",
        arguments: [
            ("@MainActor class Base { init() {} }", "async", nil),
            (
                "@MainActor class Base { init() {} }", "",
                "3:25: error: 'init' cannot be mocked: it runs on an actor that is passed to it and cannot call an "
                    + "initializer of 'Base', which is on another; make that one 'nonisolated', or this one 'async'"
            ),
            (
                "@MainActor class Base {}", "",
                "3:25: warning: the mock of 'Screen' compiles in Swift 6 mode only: its initializer runs on an actor that "
                    + "is passed to it and cannot call an initializer of 'Base', which is on another; declare a "
                    + "'nonisolated' one in 'Base'"
            ),
            (
                "class Base { @MainActor init() {} }", "async",
                "3:25: warning: the mock of 'Screen' compiles in Swift 5 mode only: its initializer runs on an actor that "
                    + "is passed to it and cannot call an initializer of 'Base', which is on another, since 'Base' is not "
                    + "Sendable; make that initializer 'nonisolated'"
            ),
        ] as [(String, String, String?)])
    func initializersOnPassedActors(base: String, effects: String, message: String?) {
        let screen = "/// @mockable\nprotocol Screen: Base { init(_ guide: isolated (any Actor)?) \(effects) }"
        #expect(diagnostics("\(base)\n\(screen)") == [message].compactMap(\.self))
    }

    @Test(
        "initializers on a global actor that is passed to them",
        arguments: [("Box", true), ("sending Box", false), ("Int", false), ("Config", false)])
    func initializersOnPassedGlobalActors(type: String, isReported: Bool) {
        let text = """
            class Box {}
            /// @mockable
            protocol P { init(_ actor: isolated MainActor, item: \(type)) }
            /// @mockable
            protocol Q { init(_ actor: isolated PlainActor, item: \(type)) }
            actor PlainActor {}
            struct Config: Sendable {}
            """
        let message =
            "3:14: warning: as of Swift 6.3 no mock of this compiles in Swift 6 mode, since it runs on a global actor that is "
            + "passed to it and is given what is not Sendable; write the actor before 'init' instead"
        #expect(diagnostics(text) == (isReported ? [message] : []))
    }

    @Test("initializers beside a superclass on no actor that are given the mock by another actor")
    func initializersGivenTheMock() {
        let text = """
            class Base { init(title: String) {} }
            @MainActor protocol Copied {}
            protocol Duplicate: Copied { init(_ other: Self) }
            /// @mockable
            @StorageActor protocol P: Base, Duplicate {}
            @globalActor actor StorageActor { static let shared = StorageActor() }
            """
        #expect(
            diagnostics(text) == [
                "5:24: warning: the mock of 'P' compiles in Swift 5 mode only: 'init(_:)' is bound to 'MainActor' and cannot hand "
                    + "'Self' to an initializer of 'Base', which is bound to 'StorageActor'; make that one 'nonisolated', or "
                    + "bind the protocol's"
            ])
        #expect(diagnostics(text.replacing("protocol Duplicate", with: "@MainActor protocol Duplicate")) == [])
    }

    @Test("members of a superclass on an actor that nothing overrides")
    func fixedMembersOnActor() {
        let base = "@MainActor class Base { init() {}; final func load() {} }\n"
        let loading = "protocol Loading { func load() }\n"
        #expect(
            diagnostics("\(base)\(loading)/// @mockable\nprotocol Screen: Base, Loading, Sendable {}") == [
                "4:10: error: 'Screen' cannot be mocked because of 'load' of 'Loading': that of the superclass 'Base' is "
                    + "on 'MainActor' and cannot be overridden: it is final"
            ])
        #expect(
            diagnostics("\(base)/// @mockable\n@StorageActor protocol Screen: Base { func load() }") == [
                "3:44: error: 'load' cannot be mocked: that of the superclass 'Base' is on 'MainActor' and cannot be "
                    + "overridden: it is final"
            ])
        #expect(
            diagnostics("\(base)/// @mockable\nprotocol Screen: Base, Sendable { func load(); @MainActor func show() }")
                == [
                    "3:10: warning: in Swift 5 mode the compiler warns of the mock of 'Screen': 'load' of 'Screen' is on no actor "
                        + "there, and that of 'Base', which cannot be overridden, is on 'MainActor'; write '@MainActor' before "
                        + "'Screen'"
                ])
        // Where the class conforms itself, that is its own.
        #expect(
            diagnostics(
                """
                \(base)\(loading)extension Base: @preconcurrency Loading {}
                /// @mockable
                protocol Screen: Base, Loading {}
                """) == [])
        // What is not Sendable conforms on the actor.
        #expect(diagnostics("\(base)\(loading)/// @mockable\nprotocol Screen: Base, Loading {}") == [])
        #expect(diagnostics("\(base)/// @mockable\nprotocol Screen: Base { func load() }") == [])
        #expect(
            diagnostics("\(base)/// @mockable\nprotocol Screen: Base { func load(); @MainActor func show() }") == [])
    }

    @Test(
        "values that an initializer cannot hand to the actor of a superclass",
        arguments: [
            ("Any", "Any"), ("() -> Void", "() -> Void"), ("[Row]", "[Row]"), ("Item", "Item"), ("sending Any", nil),
            ("Int", nil), ("@Sendable () -> Void", nil), ("Self", nil),
        ] as [(String, String?)])
    func sentToSuperclass(type: String, sent: String?) {
        let message = sent.map {
            "4:24: warning: the mock of 'Screen' compiles in Swift 5 mode only: 'init(row:)' is bound to 'StorageActor' and "
                + "cannot hand '\($0)' to an initializer of 'Base', which is bound to 'MainActor'; make that one "
                + "'nonisolated', or bind the protocol's"
        }
        #expect(
            diagnostics(
                """
                @MainActor class Base { init() {} }
                class Row {}
                /// @mockable
                @StorageActor protocol Screen: Base { associatedtype Item; init(row: \(type)) }
                """) == [message].compactMap(\.self))
    }

    @Test("what the mock of a parent on another actor counts there")
    func copiedCounts() {
        #expect(
            diagnostics(
                """
                /// @mockable
                @MainActor protocol Screen: Store {}
                """,
                parentMocks: """
                    @StorageActor class StoreMock: Store {
                        private(set) var loadCallCount: Int = 0
                        func load() { loadCallCount += 1 }
                    }
                    """) == [
                    "2:21: error: 'Screen' cannot be mocked: its mock is on 'MainActor', and 'loadCallCount' of "
                        + "'StoreMock' is not safe to use from outside of 'StorageActor'; pass the sources that declare "
                        + "the protocol with --inherit-from"
                ])
    }

    @Test(
        "a superclass whose initializers are on another actor than it",
        arguments: [
            ("init(size: Int)", false), ("init(size: Int) async", false), ("func show()", true),
        ])
    func initializersOnOtherActors(requirement: String, isMocked: Bool) {
        let text = """
            @MainActor class Base { @StorageActor init() {} }
            /// @mockable
            protocol Screen: Base { \(requirement) }
            """
        let reason =
            "3:10: error: 'Screen' cannot be mocked: its superclass 'Base' has no initializer that the required "
            + "'init(size:)' could call"
        #expect(diagnostics(text) == (isMocked ? [] : [reason]))
    }

    @Test(
        "initializers on actors that are passed to them, and that wait for one on none",
        arguments: [
            ("init() async {}", true), ("nonisolated(nonsending) init() async {}", false), ("init() {}", false),
        ])
    func initializersThatLeavePassedActors(initializer: String, isReported: Bool) {
        let text = """
            class Base { \(initializer) }
            /// @mockable
            protocol Screen: Base { init(on actor: isolated (any Actor)?) async }
            """
        let reason =
            "3:25: warning: the mock of 'Screen' compiles in Swift 5 mode only: its initializer runs on an actor that is "
            + "passed to it and waits for an initializer of 'Base' on none, since 'Base' is not Sendable; make that "
            + "initializer 'nonisolated(nonsending)'"
        #expect(diagnostics(text) == (isReported ? [reason] : []))
    }

    @Test(
        "initializers on another actor than their superclass, which is not Sendable",
        arguments: [("class Root {}", true), ("@StorageActor class Root {}", false)])
    func initializersThatWaitForAnotherActor(root: String, isReported: Bool) {
        let text = """
            class Box {}
            \(root)
            @StorageActor class Base: Root { init(size: Int) {} }
            /// @mockable
            @MainActor protocol Screen: Base { init(box: Box) async }
            """
        let reason =
            "5:36: warning: the mock of 'Screen' compiles in Swift 5 mode only: its initializer runs on 'MainActor' and waits "
            + "for an initializer of 'Base' on another actor, since 'Base' is not Sendable; make that initializer "
            + "'nonisolated'"
        #expect(diagnostics(text) == (isReported ? [reason] : []))
    }

    @Test("an initializer on the actor of a superclass that is given a metatype")
    func initializersCheckedInSwift5() {
        let text = """
            @StorageActor class Base: @unchecked Sendable { init() {} }
            /// @mockable
            protocol Screen: Base { init<Item: Hashable>(type: Item.Type) async }
            """
        #expect(
            diagnostics(text) == [
                "3:10: warning: in Swift 6 mode the compiler warns of the mock of 'Screen': what its initializer is given can "
                    + "only be checked to be on 'StorageActor' in Swift 5 mode; write '@StorageActor' before 'Screen'"
            ])
        #expect(diagnostics(text.replacing("protocol", with: "@StorageActor protocol")) == [])
    }
}
