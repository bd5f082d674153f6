// What mocks of classes and mocks with superclasses leave out, and where the notes on it point.

import SwiftDeclarations
import Testing

@testable import MockGeneration

extension NoteTests {
    @Test func membersThatAreLeftToTheClass() {
        var options = Options()
        options.mocksClasses = true
        let text = """
            /// @mockable
            class C: B {
            var retries = number()
            @Wrapped var name: String
            lazy var session: some Session = make()
            final func stop() {}
            static func make() {}
            func pack<each T>(_ t: repeat each T) {}
            func hash(into hasher: inout Hasher) {}
            let id: Int
            private var secret = 1
            static func == (left: C, right: C) -> Bool { true }
            override var size: Int { 1 }
            func mocked() {}
            func observe(_ body: (Self) -> Void) -> Self { self }
            subscript(body: () -> Self?) -> Int { 1 }
            subscript(sent key: sending Key) -> Int { get { 1 } set {} }
            #if DEBUG
            final var trace: Int = 0
            #endif
            }
            class B {
            final var size = 1
            var other = Wrapped(1)
            }
            """
        #expect(
            MockGenerationTests.notes(text, options: options) == [
                "2:7: 'init' of 'CMock' overrides one that 'C' does not declare: where a module isolates 'C' to an "
                    + "actor by default, declare it, or give '--default-isolation MainActor'",
                "3:5: 'retries' is not mocked in 'CMock': its type is not written",
                "4:14: 'name' is not mocked in 'CMock': '@Wrapped' decides what it does",
                "5:10: 'session' is not mocked in 'CMock': only its body says what its opaque type is",
                "6:12: 'stop' is not mocked in 'CMock': it is final",
                "7:13: 'make' is not mocked in 'CMock': it is static",
                "8:6: 'pack' is not mocked in 'CMock': members with parameter packs cannot be overridden",
                "9:6: 'hash' is not mocked in 'CMock': collections rely on it",
                "15:6: 'observe' is not mocked in 'CMock': members with 'Self' in their parameters cannot be overridden",
                "16:1: 'subscript' is not mocked in 'CMock': members with 'Self' in their parameters cannot be overridden",
                "17:1: 'subscript' is not mocked in 'CMock': the compiler cannot send its index to both of its accessors",
                "19:11: 'trace' is not mocked in 'CMock': it is final",
                "24:5: 'other' is not mocked in 'CMock': its type is not written",
            ])
    }

    @Test func closuresThatNoOverrideOfAGenericMemberIsGiven() {
        var options = Options()
        options.mocksClasses = true
        let text = """
            class Base<T> {
            init() {}
            func f(_ a: (T) -> Span<Int>) {}
            func g(_ a: (Int) -> Span<Int>) {}
            func h(_ a: () -> Span<T>) {}
            func i(_ a: [(T) -> Span<Int>]) {}
            func j(_ a: (T?) -> (Int, Span<Int>)) {}
            }
            /// @mockable
            class C: Base<Int> { override init() {} }
            """
        #expect(
            MockGenerationTests.notes(text, options: options) == [
                "3:6: 'f' is not mocked in 'CMock': its closures give what cannot escape, and no override of a generic "
                    + "member can be given such",
                "7:6: 'j' is not mocked in 'CMock': its closures give what cannot escape, and no override of a generic "
                    + "member can be given such",
            ])
    }

    @Test func observersThatDoNotRun() {
        var options = Options()
        options.mocksClasses = true
        let text = """
            /// @mockable
            class C {
            var a: Int = 0 { didSet {} }
            weak var b: C? { willSet {} }
            private(set) var c: Int = 0 { didSet {} }
            var d: Int = 0
            lazy var e: Int = 0 { didSet {} }
            }
            """
        #expect(
            MockGenerationTests.notes(text, options: options) == [
                "2:7: 'init' of 'CMock' overrides one that 'C' does not declare: where a module isolates 'C' to an "
                    + "actor by default, declare it, or give '--default-isolation MainActor'",
                "3:5: setting 'a' of 'CMock' does not run the observers of 'C'",
                "7:10: setting 'e' of 'CMock' does not run the observers of 'C'",
            ])
    }

    @Test func overridesThatNobodyCanTell() {
        let text = """
            #if A
            class B { func f() {} }
            #else
            class B { func g() {} }
            #endif
            class C: B { func h(_ c: C) {} }
            class D: C { override func h(_ c: B) {} }
            /// @mockable
            protocol P: D { func f(); func h(_ c: B) }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "9:10: 'init' of 'PMock' overrides one that 'D' does not declare: where a module isolates 'D' to an "
                    + "actor by default, declare it, or give '--default-isolation MainActor'"
            ])
        var options = Options()
        options.mocksClasses = true
        #expect(
            MockGenerationTests.notes(
                """
                class C { func h(_ c: D) {}; func i(_ c: D) {}; func i(_ c: C) {} }
                /// @mockable
                class D: C { override func h(_ c: C) {}; override func i(_ c: Any) {} }
                """, options: options) == [
                    "1:35: 'i' is not mocked in 'DMock': a subclass overrides one with these labels and other types",
                    "1:54: 'i' is not mocked in 'DMock': a subclass overrides one with these labels and other types",
                    "3:7: 'init' of 'DMock' overrides one that 'D' does not declare: where a module isolates 'D' to an actor "
                        + "by default, declare it, or give '--default-isolation MainActor'",
                ])
    }

    @Test func overridesOfMembersWithOtherTypes() {
        var options = Options()
        options.mocksClasses = true
        let notes = MockGenerationTests.notes(
            """
            class Animal<Food> { typealias Meal = [Food]; init() {}; func eat(_ meal: Meal) {}; func like(_ food: [Food]) {} }
            class Dog: Animal<String> { override func eat(_ meal: Meal) {}; override func like(_ meal: Meal) {} }
            /// @mockable
            class Puppy: Dog { override func eat(_ meal: [String]) {} }
            """, options: options)
        #expect(!notes.contains { $0.contains("is not mocked") })
    }

    @Test func requirementsThatTheSuperclassSatisfies() {
        let text = """
            class C { init() {}
            final func f() {}
            func g() {}
            }
            extension C { func h() {} }
            private extension C { func i() {} }
            /// @mockable
            protocol P: C { func f(); func g(); func h(); func i() }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "2:12: 'f' is not mocked in 'PMock': it is final",
                "5:20: 'h' is not mocked in 'PMock': it is declared in an extension of 'C'",
            ])
    }

    @Test func membersThatASuperclassOutOfSightMayHave() {
        func notes(_ text: String) -> [String] {
            generate(
                from: [SourceFile(path: "A.swift", text: text)],
                parentMocks: [SourceFile(path: "M.swift", text: "class PMock: Base, P { func f() {} }")],
                options: Options()
            ).notes.map(\.message)
        }
        let text = "/// @mockable\nprotocol Q: P { var title: String? { get }; func g(); func g(_ a: Int) }"
        #expect(
            notes(text) == [
                "'QMock' takes 'Base' over from 'PMock', and no file declares that: where it has 'g', 'title', too, pass its "
                    + "sources with '--inherit-from'"
            ])
        #expect(notes(text + "\nclass Base { init() {}; var title: String? }") == [])
        let named = "/// @mockable(superclass: type = Operation)\nprotocol W { var isReadable: Bool { get } }"
        #expect(
            notes(named) == [
                "'WMock' inherits from 'Operation', and no file declares that: where it has 'isReadable', too, pass its sources "
                    + "with '--inherit-from'"
            ])
        #expect(
            notes(named.replacing("isReadable", with: "isReady")) == [
                "'isReady' is not mocked in 'WMock': 'Operation' has it"
            ])
        #expect(notes(named.replacing("Operation", with: "NSObject")) == [])
        let conditional = "\n#if A\nclass Operation {}\n#else\nclass Operation {}\n#endif"
        #expect(!notes(named + conditional).contains { $0.contains("no file declares") })
    }
}
