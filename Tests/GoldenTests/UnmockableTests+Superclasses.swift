// What the superclass of a mock keeps it from having.

import MockGeneration
import SwiftDeclarations
import Testing

extension UnmockableTests {
    @Test("classes in extensions of generic typealiases", arguments: ["Alias<Character>", "Outer<Character>", "Alias"])
    func classesInExtensionsOfTypealiases(extended: String) {
        let found = diagnostics(
            """
            struct Outer<T> {}
            typealias Alias<U> = Outer<U>
            extension \(extended) {
            /// @mockable
            class C { init() {} }
            }
            """, mocksClasses: true)
        let message =
            "5:7: error: class 'C' cannot be mocked: it stands in an extension of the generic typealias 'Alias'; extend the "
            + "type itself"
        #expect(found == (extended == "Alias<Character>" ? [message] : []))
    }

    @Test(
        "required initializers that no subclass can override",
        arguments: [
            (
                "init() {}; convenience init() async { self.init(n: 1) }", "init(); init(z: Int)",
                "has the required 'init()' with 'async' and without, and no subclass can override either"
            ),
            (
                "required init(n: Int) {}; required init(n: Int) async {}", "init(z: Int)",
                "has the required 'init(n:)' with 'async' and without, and no subclass can override either"
            ),
            (
                "convenience init(m: Int) { self.init() }; convenience init() async { self.init(m: 1) }",
                "init(z: Int) async", "has no initializer that the required 'init(z:)' could call"
            ),
            (
                "init<Item>(items: Item...) {}", "init(z: Int)",
                "has no initializer that the required 'init(z:)' could call"
            ),
            ("#if A\ninit() {}\n#endif", "init()", "declares the required 'init()' under a condition"),
            // A mock that is final inherits them.
            ("init() {}; convenience init() async { self.init(n: 1) }", "init()", nil),
            ("convenience init() async { self.init(n: 1) }", "init(); init() async", nil),
            (
                "init(n: Int) {}; convenience init() { self.init(n: 1) }; convenience init() async { self.init(n: 1) }",
                "init(); init(z: Int)", nil
            ),
            // Only designated initializers are overridden.
            ("init() {}\n#if A\nconvenience init(n: Int) { self.init() }\n#endif", "init()", nil),
            ("init() {}; private convenience init() async { self.init(n: 1) }", "init()", nil),
        ])
    func initializersThatNoSubclassOverrides(initializers: String, required: String, reason: String?) {
        let found = diagnostics(
            """
            /// @mockable
            protocol P: Base { \(required) }
            class Base { \(initializers); var n = 1 }
            """)
        #expect(found == (reason.map { ["2:10: error: 'P' cannot be mocked: its superclass 'Base' \($0)"] } ?? []))
    }

    @Test(
        "required initializers that an extension of the superclass declares",
        arguments: [
            ("extension", "convenience init?(id: Int)", true), ("extension", "convenience init(id: Int) throws", true),
            // A mock that is final inherits it.
            ("extension", "convenience init(id: Int)", false), ("extension", "convenience init(name: Int)", false),
            ("private extension", "convenience init(id: Int)", false),
            ("extension", "private convenience init(id: Int)", false),
        ])
    func initializersInExtensions(keyword: String, initializer: String, isRejected: Bool) {
        let found = diagnostics(
            """
            class Base { init() {} }
            \(keyword) Base { \(initializer) { self.init() } }
            /// @mockable
            protocol P: Base { init(id: Int) }
            """)
        let reason = "has the required 'init(id:)' in an extension, and no subclass can override it"
        #expect(found == (isRejected ? ["4:10: error: 'P' cannot be mocked: its superclass 'Base' \(reason)"] : []))
    }

    @Test("initializers that are required below one that takes a closure with 'Self'")
    func requiredInitializersBesideSelf() {
        let text = """
            class Base { init(show: (Self) -> Void) {} }
            /// @mockable
            protocol Screen: Base { init(size: Int) }
            /// @mockable
            protocol Plain: Base { func show() }
            """
        #expect(
            diagnostics(text) == [
                "3:10: error: 'Screen' cannot be mocked: its superclass 'Base' has no initializer that the required "
                    + "'init(size:)' could call"
            ])
    }

    @Test(
        "initializers that take closures with 'Self'",
        arguments: [
            ("init(show: (Self) -> Void) async {}", false), ("init(show: ([Self]) -> Void) {}", true),
            ("@MainActor init(show: (Self) -> Void) async {}", false),
            ("init(show: () -> Self.Type) {}", true), ("required init(show: ([Self]) -> Void) {}; init() {}", true),
            ("init(show: ([Self]) -> Void) {}; init(other: (Self) -> Void) {}", true),
            ("init(show: ([Self]) -> Void) {}; init() {}", false), ("init(show: (Self...) -> Void) {}", true),
            ("init(show: ((Self) -> Void)...) {}", true),
            ("init(show: ((Self, Int)?) -> (Self) -> Void) {}", false),
        ])
    func initializersWithSelf(initializers: String, isRejected: Bool) {
        let found = diagnostics("/// @mockable\nclass Rule { \(initializers) }", mocksClasses: true)
        let error =
            "2:7: error: class 'Rule' cannot be mocked: it has an initializer with 'Self' that no subclass can inherit or "
            + "override"
        #expect(found == (isRejected ? [error] : []))
    }

    @Test(
        "initializers that wait and take closures with 'Self' on another actor than their class",
        arguments: [
            ("@MainActor class", "init(show: (Self) -> Void) async {}", [true, true]),
            ("@MainActor class", "nonisolated init(show: (Self) -> Void) async {}", [false, false]),
            ("nonisolated class", "@MainActor init(show: (Self) -> Void) async {}", [false, false]),
            ("class", "nonisolated(nonsending) init(show: (Self) -> Void) async {}", [true, false]),
            ("class", "@MainActor init(show: (Self) -> Void) async {}", [true, false]),
        ])
    func initializersWithSelfOnOtherActors(kind: String, initializer: String, areMocked: [Bool]) {
        let file = SourceFile(path: "Input.swift", text: "/// @mockable\n\(kind) Rule { \(initializer) }")
        let found = [Options.DefaultIsolation.nonisolated, .mainActor].map { isolation in
            var options = Options()
            options.mocksClasses = true
            options.testableImports = ["Main"]
            options.mockDefaultIsolation = isolation
            return generate(from: [file], options: options).diagnostics.isEmpty
        }
        #expect(found == areMocked)
    }

    @Test("initializers that keep on an actor what they are given, and wait for one on none")
    func initializersThatWaitForOthers() {
        let text = """
            class Box {}
            class Base { init() async {} }
            /// @mockable
            @MainActor protocol Screen: Base { init(box: Box) async }
            /// @mockable
            @MainActor protocol Plain: Base { init(size: Int) async }
            """
        #expect(
            diagnostics(text) == [
                "4:36: warning: the mock of 'Screen' may compile in Swift 5 mode only: its initializer is given 'Box' on "
                    + "'MainActor' and waits for an initializer of 'Base' on no actor; make that one "
                    + "'nonisolated(nonsending)'"
            ])
    }

    @Test("initializers on another actor that a class inherits")
    func inheritedInitializersOnOtherActors() {
        let text = """
            @globalActor actor Queue { static let shared = Queue() }
            class Base { @Queue init() async {}; nonisolated init(size: Int) async {} }
            @MainActor class Shown: Base {}
            /// @mockable
            @MainActor protocol Screen: Shown { func show() }
            @MainActor class Own: Base { override init() async { await super.init(size: 1) } }
            /// @mockable
            @MainActor protocol Other: Own { func show() }
            """
        #expect(
            diagnostics(text) == [
                "5:21: warning: the mock of 'Screen' may compile in Swift 5 mode only: 'Shown' inherits an initializer on "
                    + "another actor than 'MainActor', and is not Sendable; override it in 'Shown'"
            ])
    }

    @Test("initializers on no actor with 'async' and without, mocked where a module isolates by default")
    func twinInitializersOnNoActor() {
        let text = """
            class Base { init() {}; init() async throws {} }
            /// @mockable
            @MainActor class Shown: Base {}
            """
        let file = SourceFile(path: "Input.swift", text: text)
        var options = Options()
        (options.mocksClasses, options.testableImports) = (true, ["Main"])
        #expect(generate(from: [file], options: options).diagnostics.filter { $0.severity != .note }.isEmpty)
        options.mockDefaultIsolation = .mainActor
        #expect(
            generate(from: [file], options: options).diagnostics.map(\.message) == [
                "class 'Shown' cannot be mocked: it has an initializer on no actor with 'async' and without, which no subclass "
                    + "can inherit or override where a module isolates by default"
            ])
    }

    @Test(
        "members of a superclass that other modules do not see",
        arguments: [
            ("public", "final func f() {}", "", "public"), ("public", "", "func f() {}", "public"),
            ("public", "package final func f() {}", "", "public"), ("package", "", "func f() {}", "package"),
            ("package", "package final func f() {}", "", nil), ("public", "func f() {}", "", nil),
            ("public", "", "public func f() {}", nil), ("", "", "func f() {}", nil),
        ])
    func fixedMembersOutOfSight(access: String, member: String, inExtension: String, isNeeded: String?) {
        let found = diagnostics(
            """
            /// @mockable
            \(access) protocol P: Base { func f() }
            public class Base { public init() {}; \(member) }
            extension Base { \(inExtension) }
            public extension P { func f() {} }
            """)
        let (level, reason) =
            inExtension.isEmpty
            ? (member.hasPrefix("package") ? "package" : "internal", "it is final")
            : ("internal", "it is declared in an extension of 'Base'")
        let message = isNeeded.map { needed in
            "2:\(access.count + 26): error: 'f' cannot be mocked: that of the superclass 'Base' is \(level) and cannot be "
                + "overridden: \(reason); make it \(needed), or have an internal mock with --access internal"
        }
        #expect(found == [message].compactMap(\.self))
    }

    @Test("required initializers that would override several")
    func severalOverriddenInitializers() {
        let found = diagnostics(
            """
            class Root {}
            class Leaf: Root {}
            class Base { init(_ root: Leaf?) {}; init(_ root: Root) {} }
            /// @mockable
            protocol P: Base { init(_ root: Root?) }
            """)
        let reason = "has several initializers that the required 'init(_:)' would override at once"
        #expect(found == ["5:10: error: 'P' cannot be mocked: its superclass 'Base' \(reason)"])
    }

    @Test(
        "initializers whose where clauses the arguments of the superclass do not meet",
        arguments: [
            ("init(owner: Owner) where Owner: AnyObject {}", true),
            ("init() {}; required init(owner: Owner) where Owner: AnyObject {}", true),
            ("init() {}; init(owner: Owner) where Owner: AnyObject {}", false),
            ("init(owner: Owner) where Owner: Hashable {}", false),
        ])
    func initializersWithUnmetClauses(initializers: String, isRejected: Bool) {
        let found = diagnostics(
            """
            class Base<Owner> { \(initializers) }
            /// @mockable
            protocol P: Base<Int> {}
            """)
        let reason = "has an initializer with a where clause that its generic arguments do not meet"
        #expect(found == (isRejected ? ["3:10: error: 'P' cannot be mocked: its superclass 'Base' \(reason)"] : []))
    }

    @Test(
        "requirements that a function with a wrapped parameter does not satisfy (SE-0293)",
        arguments: [
            ("init(projectedValue: Wrapper) {}", "func f(_ x: Int)", "", true),
            ("init() {}", "func f(_ x: Int)", "", false),
            ("init(projectedValue: Wrapper) {}", "func f(_ x: Int) -> Int", "", false),
            ("init(projectedValue: Wrapper) {}", "func f(_ x: Int)", "extension P { func f(_ x: Int) {} }", false),
        ])
    func wrappedParameters(initializer: String, requirement: String, others: String, isRejected: Bool) {
        let found = diagnostics(
            """
            @propertyWrapper struct Wrapper { var wrappedValue: Int; \(initializer) }
            class Base { init() {}; func f(@Wrapper _ x: Int) {} }
            /// @mockable
            protocol P: Base { \(requirement) }
            \(others)
            """)
        let reason =
            "that of the superclass 'Base' has a parameter with '@Wrapper', which is of another type to callers, and no "
            + "subclass can override it without that"
        #expect(found == (isRejected ? ["4:25: error: 'f' cannot be mocked: \(reason)"] : []))
    }

    @Test(
        "initializers that an extension of the superclass declares for its generic arguments",
        arguments: [
            ("extension Base where T == Int { convenience init(_ n: Int) { self.init() } }", true),
            ("extension Base where T == Number { convenience init?(_ n: Number) { self.init() } }", true),
            // The one of the mock comes first.
            ("extension Base where T == Int { convenience init(_ n: Int) throws { self.init() } }", false),
            ("extension Base where T == String { convenience init(_ n: Int) { self.init() } }", false),
            ("extension Base where T: Hashable { convenience init(_ n: Int) { self.init() } }", false),
            ("private extension Base where T == Int { convenience init(_ n: Int) { self.init() } }", false),
        ])
    func specializedInitializers(extension: String, isRejected: Bool) {
        let found = diagnostics(
            """
            /// @mockable
            protocol P: Base<Int> { init(_ n: Int) }
            class Base<T> { init() {} }
            typealias Number = Int
            \(`extension`)
            """)
        let reason =
            "an extension of the superclass 'Base' declares it, and no subclass can have its own beside that; declare it in "
            + "'Base' itself"
        #expect(found == (isRejected ? ["2:25: error: 'init' cannot be mocked: \(reason)"] : []))
    }

    @Test(
        "members of two superclasses, one of which an extension declares for a generic argument",
        arguments: [("func f() -> Int { 1 }", true), ("func f() -> String { \"\" }", false), ("", false)])
    func specializedMembers(member: String, isRejected: Bool) {
        let found = diagnostics(
            """
            class Base<T> { init() {} }
            extension Base where T == Int { func f() -> Int { 1 } }
            class Middle: Base<Int> { \(member) }
            /// @mockable
            protocol P: Middle { func f() -> Int }
            """)
        let reason =
            "that in an extension of the superclass 'Base' satisfies it as well as that of 'Middle', and the compiler takes "
            + "neither"
        #expect(found == (isRejected ? ["5:27: error: 'f' cannot be mocked: \(reason)"] : []))
    }

    @Test("compositions of several superclasses")
    func severalSuperclasses() {
        let classes = "class Base { init() {} }; class Pane: Base {}; class Other { init() {} }"
        let parents = "protocol Panel: Pane {}; protocol Anything: Other {}"
        for (composition, others) in [
            ("Panel & Base", nil), ("Base & Panel", nil), ("Panel & Anything", ("Pane", "Other")),
            ("Other & Panel", ("Other", "Pane")),
        ] {
            let found = diagnostics("\(classes)\n\(parents)\n/// @mockable\ntypealias P = \(composition)")
            let reason = others.map { "no class can inherit from both '\($0)' and '\($1)'" }
            #expect(found == (reason.map { ["4:11: error: 'P' cannot be mocked: \($0)"] } ?? []))
        }
    }

    @Test(
        "functions of a superclass that satisfy what others satisfy as well",
        arguments: [
            ("func reset() async {}", "func reset()", true), ("func reset() async throws {}", "func reset()", false),
            ("func reset() async {}; func reset() {}", nil, true), ("func reset() async {}", nil, false),
            ("func reset() async {}", "func reset() -> Int", false),
        ])
    func rivalFunctions(members: String, other: String?, isRejected: Bool) {
        let found = diagnostics(
            """
            class Base { init() {}; \(members) }
            /// @mockable
            protocol P: Base { func reset() async throws; \(other ?? "") }
            """)
        let message =
            "3:25: error: 'reset' cannot be mocked: the 'async' one of the superclass 'Base' satisfies it as well as one "
            + "that is not 'async', and the compiler takes neither"
        #expect(found == (isRejected ? [message] : []))
    }

    @Test(
        "properties of a superclass that are no associated type",
        arguments: [
            ("associatedtype Item; var item: Item? { get }", "", "Int", true),
            ("associatedtype Items: Collection; var item: [Items.Element] { get }", "", "Int", true),
            ("associatedtype Item; var item: Item { get }", "(typealias: Item = String)", "Int", true),
            ("associatedtype Item; var item: Item? { get }", "", "Unseen", false),
            ("associatedtype Item; var item: Item? { get }", "", "Int?", false),
        ])
    func propertyOfAssociatedType(requirement: String, arguments: String, type: String, isRejected: Bool) {
        let found = diagnostics(
            """
            class Base { init() {}; var item: \(type) { fatalError() } }
            /// @mockable\(arguments)
            protocol P: Base { \(requirement) }
            """
        ).map { String($0.drop { $0 != " " }.dropFirst()) }
        let message =
            "error: 'item' cannot be mocked: that of the superclass 'Base' has another type, '\(type)', that no subclass "
            + "can change"
        #expect(found == (isRejected ? [message] : []))
    }

    @Test(
        "properties of a superclass with a type that no subclass can narrow",
        arguments: [
            ("any Error", "CancellationError", true), ("Any.Type", "Int.Type", true), ("Int??", "Int?", true),
            ("Set<AnyHashable>", "Set<Int>", true), ("NSNumber", "Int", true), ("Base", "any Base & Sendable", true),
            ("Int?", "Int", false), ("NSObject", "NSError", false),
        ])
    func propertyOfWiderType(type: String, required: String, isRejected: Bool) {
        let found = diagnostics(
            """
            class Base { init() {}; var item: \(type) { fatalError() } }
            /// @mockable
            protocol P: Base { var item: \(required) { get } }
            """)
        let message =
            "3:24: error: 'item' cannot be mocked: that of the superclass 'Base' has another type, '\(type)', that no "
            + "subclass can change"
        #expect(found == (isRejected ? [message] : []))
    }

    @Test(
        "members of a superclass that would be overridden twice",
        arguments: [
            ("func f() -> Int?", "func f() -> Int; func f() -> Int?", "Int?", "Int"),
            ("func f() -> Base", "func f() -> Row; func f() -> Cell", "Cell", "Row"),
            (
                "subscript(i: Int) -> Int?",
                "subscript(i: Int) -> Int { get }; subscript(i: Int) -> Int? { get }", "Int?", "Int"
            ),
        ])
    func overriddenTwice(member: String, requirements: String, second: String, first: String) {
        let name = member.hasPrefix("func") ? "f" : "subscript"
        func found(_ rest: String) -> [String] {
            diagnostics(
                """
                class Base { init() {}; \(member) { fatalError() } }
                class Row: Base {}; class Cell: Base {}
                /// @mockable
                protocol P: Base { \(requirements) }
                \(rest)
                """
            ).map { String($0.drop { $0 != " " }.dropFirst()) }
        }
        let reason = "it would override that of the superclass 'Base' with '\(second)', and another one with '\(first)'"
        #expect(found("") == ["error: '\(name)' cannot be mocked: \(reason)"])
        let implemented = requirements.split(separator: ";").last!.replacing("{ get }", with: "")
        #expect(found("extension P { \(implemented) { fatalError() } }") == [])
        let first = requirements.split(separator: ";")[0].replacing("{ get }", with: "")
        #expect(found("extension P { \(first) { fatalError() } }") == [])
    }

    @Test("properties of the superclass with another type than a parent asks for that another parent implements")
    func superclassBesideDefault() {
        let text = """
            class Base { init() {}; var title: String { "" } }
            protocol First { var title: Int { get } }
            extension First { var title: Int { 1 } }
            protocol Second { var title: TYPE { get } }
            /// @mockable
            protocol P: Base, First, Second {}
            """
        #expect(diagnostics(text.replacing("TYPE", with: "String")) == [])
        #expect(
            diagnostics(text.replacing("TYPE", with: "Bool")) == [
                "6:10: error: 'P' cannot be mocked because of 'title' of 'Second': that of the superclass 'Base' has another "
                    + "type, 'String', that no subclass can change"
            ])
    }

    @Test(
        "superclasses that no class can inherit from under a condition",
        arguments: [
            ("final class Base {}", "class Base {}", "its superclass 'Base' is final"),
            (
                "class Base { private init() {} }", "class Base {}",
                "its superclass 'Base' has only private initializers"
            ),
            ("class Base {}", "@MainActor class Base {}", nil),
            ("class Base { init(a: Int) {} }", "class Base {}", nil),
            ("class Base { init(a: Int) {} }", "class Base { init(a: Int) {}; func f() {} }", nil),
        ])
    func conditionalSuperclasses(first: String, second: String, reason: String?) {
        func found(_ second: String) -> [String] {
            diagnostics(
                """
                #if A
                \(first)
                #else
                \(second)
                #endif
                /// @mockable
                protocol P: Base { init(id: Int); func f() }
                """)
        }
        #expect(found(second) == (reason.map { ["7:10: warning: 'P' cannot be mocked: \($0)"] } ?? []))
        guard let reason else { return }
        // Where there is no mock under any condition, that is an error.
        #expect(found(first).allSatisfy { $0 == "7:10: error: 'P' cannot be mocked: \(reason)" })
        #expect(!found(first).isEmpty)
    }

    @Test(
        "a mock that cannot be under one condition is no default value",
        arguments: [("BitwiseCopyable", false), ("Sendable", true)])
    func missingMocksAreNoDefaultValues(parent: String, isDefault: Bool) {
        let file = SourceFile(
            path: "Input.swift",
            text: """
                #if A
                typealias Base = \(parent)
                #else
                protocol Base {}
                #endif
                /// @mockable
                protocol Part: Base { func f() }
                /// @mockable
                protocol Whole { func part() -> Part }
                """)
        let generation = generate(from: [file], options: Options())
        #expect(generation.output.contains("PartMock()") == isDefault)
    }

    @Test("what is said of a part of the mocks names its condition")
    func notesOfConditions() {
        let file = SourceFile(
            path: "Input.swift",
            text: """
                #if A
                final class Base {}
                #else
                class Base {}
                #endif
                /// @mockable
                protocol P: Base { func f() }
                """)
        let generation = generate(from: [file], options: Options())
        let notes = generation.diagnostics.flatMap(\.notes).map(\.message)
        #expect(notes == ["this is so under '#if A', where there is no mock"])
        #expect(generation.mocks.map(\.mockName) == ["PMock"])
        #expect(generation.output.contains("#if !A\nclass PMock: Base, P {"))
        #expect(!generation.output.contains("#if A\n"))
    }

    @Test("requirements that the superclass does not satisfy under a condition")
    func unsatisfiedUnderCondition() {
        let found = diagnostics(
            """
            #if A
            class Base { final func f() -> Int { 1 }; var n = 1 }
            #else
            class Base { func f() -> Int { 1 }; var n = "" }
            #endif
            /// @mockable
            protocol P: Base { func f() -> Int; var n: Int { get } }
            """)
        #expect(
            found == [
                "7:41: warning: 'n' cannot be mocked: that of the superclass 'Base' has another type, 'String', that no "
                    + "subclass can change"
            ])
    }

    @Test(
        "members of a generic superclass that become one",
        arguments: [("Int", true), ("String", false)])
    func membersThatBecomeOne(argument: String, isReported: Bool) {
        let text = """
            class Pair<A, B> { init() {}; func first() -> A { fatalError() }; func first() -> B { fatalError() } }
            /// @mockable
            protocol Numbers: Pair<Int, \(argument)> { func first() -> Int }
            """
        let reason =
            "3:10: error: 'Numbers' cannot be mocked: 'Pair<Int, Int>' has several 'first' of one type, and none of them can "
            + "be overridden"
        #expect(diagnostics(text) == (isReported ? [reason] : []))
    }
}
