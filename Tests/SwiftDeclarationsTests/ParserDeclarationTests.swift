// Declarations: snippets in, one-line dumps out.

import SwiftDeclarations
import Testing

@Suite struct ParserDeclarationTests {
    @Test(arguments: [
        ("import Foundation", "import Foundation"),
        ("@testable import App", "@testable import App"),
        ("@_spi(Testing) internal import App", "@_spi(Testing) internal import App"),
        (
            "@preconcurrency public import struct Foundation.Data",
            "@preconcurrency public import struct Foundation.Data"
        ),
        ("import func Darwin . exit", "import func Darwin.exit"),
        ("import class Swift::Foo", "import class Swift::Foo"),
        ("import A; import B", "import A\nimport B"),
    ])
    func imports(_ text: String, _ expected: String) {
        #expect(dump(text) == expected)
    }

    @Test(arguments: [
        ("protocol P {}", "protocol P"),
        (
            "protocol P<A, B>: AnyObject, Q<Int> where A: Hashable {}",
            "protocol P<A, B>: AnyObject, Q<Int> where A: Hashable"
        ),
        ("protocol P: class {}", "protocol P: AnyObject"),
        ("protocol P: ~Copyable, A & B {}", "protocol P: ~Copyable, A & B"),
        (
            "@objc(Name) public protocol P { @objc optional func f() }",
            "@objc(Name) public protocol P\n  @objc optional func f()"
        ),
        (
            "open class `class`<T: P & Q, each U, let N: Int>: Base<T> {}",
            "open class `class`<T: P & Q, each U, let N: Int>: Base<T>"
        ),
        (
            "final class C: @unchecked Sendable, @preconcurrency P {}",
            "final class C: @unchecked Sendable, @preconcurrency P"
        ),
        ("extension A.B<Int>: @retroactive P where T == Int {}", "extension A.B: @retroactive P where T == Int"),
        ("extension [Int]: nonisolated P {}", "extension [Int]: nonisolated P"),
        ("distributed actor A {}", "distributed actor A"),
        ("actor A: P { nonisolated(unsafe) var x = 1 }", "actor A: P\n  nonisolated(unsafe) var x = …"),
        ("package struct S where T: ~Copyable {}", "package struct S where T: ~Copyable"),
        (
            "indirect enum E: String, P { case a, b(Int), c = \"x\"; indirect case d\n func f() {} }",
            "indirect enum E: String, P\n  case a, b, c(Int)\n  indirect case d()\n  func f()"
        ),
        (
            "enum E<T> { case a(Int, b: [T] = [1, 2], _ c: (x: T?, Int) -> Void), d, f(`in`: any P & Q = g(h, i)), j() }",
            "enum E<T>\n  case a, d, f, j(Int, [T], (x: T?, Int) -> Void, any P & Q)"
        ),
        ("enum E { case a(Int, b: ), c(!)\n case d(Int }", "enum E\n  case a, c(Int)\n  case d()"),
    ])
    func types(_ text: String, _ expected: String) {
        #expect(dump(text) == expected)
        #expect(messages(text) == [])
    }

    @Test(arguments: [
        ("func f()", "func f()"),
        (
            "func f(_ x: Int, y z: String = \"a, b\", w: Foo...) -> Int",
            "func f(_ x: Int, y z: String = \"a, b\", w: Foo...) -> Int"
        ),
        (
            "static func f<T>(_: T) async throws(E) -> [T] where T: P, T.A == Int",
            "static func f<T>(_: T) async throws(E) -> [T] where T: P, T.A == Int"
        ),
        ("func async()", "func async()"),
        ("func f(in: Int, class: Int, for `in`: Int)", "func f(in: Int, class: Int, for `in`: Int)"),
        ("func f(x: @escaping () -> Void = { a, b in })", "func f(x: @escaping () -> Void = { a, b in })"),
        (
            "func f(x: Foo<A, B> = Foo<A, B>(), y: Int = a < b, z: Int)",
            "func f(x: Foo<A, B> = Foo<A, B>(), y: Int = a < b, z: Int)"
        ),
        ("func f(@Builder _ x: () -> V) rethrows", "func f(@Builder _ x: () -> V) rethrows"),
        ("func f(x: isolated (any Actor)? = #isolation)", "func f(x: isolated (any Actor)? = #isolation)"),
        ("func f(x: Int = 1 /* one */ , y: Int)", "func f(x: Int = 1, y: Int)"),
        ("static func == (a: Self, b: Self) -> Bool", "static func operator ==(a: Self, b: Self) -> Bool"),
        ("static func <<T>(a: T, b: T) -> Bool", "static func operator <<T>(a: T, b: T) -> Bool"),
        ("static func ==<T>(a: T, b: T) -> Bool", "static func operator ==<T>(a: T, b: T) -> Bool"),
        ("static func << (a: T, b: T)", "static func operator <<(a: T, b: T)"),
        ("static prefix func ! (a: T) -> T", "static prefix func operator !(a: T) -> T"),
        (
            "static func / (a: T, b: T) -> T\n  static func /= (a: T, b: T)",
            "static func operator /(a: T, b: T) -> T\n  static func operator /=(a: T, b: T)"
        ),
        ("mutating func f() -> some P", "mutating func f() -> some P"),
        (
            "@available(iOS 13, *) @discardableResult func f() -> Int",
            "@available(iOS 13, *) @discardableResult func f() -> Int"
        ),
        ("init()", "init()"),
        ("init?<T>(x: T) async throws where T: P", "init?<T>(x: T) async throws where T: P"),
        ("init!(x: Int)", "init!(x: Int)"),
        ("subscript(key: String) -> Int { get set }", "subscript(key: String) -> Int { get; set }"),
        (
            "static subscript<T>(_ x: T, default d: Int = 1) -> T? where T: P { get throws }",
            "static subscript<T>(_ x: T, default d: Int = 1) -> T? where T: P { get throws }"
        ),
        ("var x: Int { get }", "var x: Int { get }"),
        ("var x: Int { get async throws(E) }", "var x: Int { get async throws(E) }"),
        ("var x: [Int]? { mutating get nonmutating set }", "var x: [Int]? { mutating get; nonmutating set }"),
        ("var x: Int { @objc get @Foo(1) set }", "var x: Int { @objc get; @Foo(1) set }"),
        ("var x: Int { _read _modify }", "var x: Int { _read; _modify }"),
        ("var open: Int { get }\n  var actor: A { get }", "var open: Int { get }\n  var actor: A { get }"),
        ("static var `default`: Self { get }", "static var `default`: Self { get }"),
        ("associatedtype A", "associatedtype A"),
        ("associatedtype A: P & Q, R = Int where A.B == C", "associatedtype A: P & Q, R = Int where A.B == C"),
        ("typealias A<T> = (T) -> Void where T: P", "typealias A<T> = (T) -> Void where T: P"),
        ("nonisolated func f()", "nonisolated func f()"),
        ("nonisolated(nonsending) func f() async", "nonisolated(nonsending) func f() async"),
        ("consuming func f(); borrowing func g()", "consuming func f()\n  borrowing func g()"),
        ("func f<T>(x: repeat each T) where repeat each T: P", "func f<T>(x: repeat each T) where repeat each T: P"),
        ("@MainActor\n  func f()", "@MainActor func f()"),
        ("#if DEBUG\n@Foo\n#endif\nfunc f()", "func f()"),
    ])
    func requirements(_ text: String, _ expected: String) {
        let source = "protocol P {\n  \(text)\n}"
        #expect(dump(source) == "protocol P\n  \(expected)")
        #expect(messages(source) == [])
    }

    /// Initial values, bodies and observers are stepped over, and what follows is found.
    @Test(arguments: [
        ("var x = foo { $0 }", "var x = …"), ("let a = 1, b: Int = 2", "let a = …\nlet b: Int = …"),
        ("var a, b: Int", "var a: Int\nvar b: Int"),
        ("var a = 1, b, c: Int", "var a = …\nvar b: Int\nvar c: Int"),
        ("var x = foo\n    .bar()\n    .baz { }", "var x = …"),
        ("var x = a +\n    b", "var x = …"), ("var x = a\n    + b", "var x = …"), ("var x =\n    1", "var x = …"),
        ("var x = a\n    ? b\n    : c", "var x = …"), ("var x = if a { 1 }\n    else { 2 }", "var x = …"),
        ("var x = switch a {\ncase 1: 2\ndefault: 3\n}", "var x = …"),
        ("var x = try await foo()", "var x = …"), ("var x = a as?\n    B", "var x = …"),
        ("var x = foo {\n} completion: {\n}", "var x = …"), ("var x = Foo<A, B>()", "var x = …"),
        ("var x = Foo<A, B>(), y = 1", "var x = …\nvar y = …"), ("var x = a < b, y = 1", "var x = …\nvar y = …"),
        ("var x = a<b", "var x = …"), ("var x = Foo<\n    A,\n    B\n>()", "var x = …"),
        ("var x: Int = 0 { didSet { print() } }", "var x: Int = … { didSet }"),
        ("var x: Int = 0 {\n    willSet(new) { }\n    didSet { }\n}", "var x: Int = … { willSet; didSet }"),
        ("var x: Int { 1 }", "var x: Int { get }"),
        ("var x: Int {\n    get { 1 }\n    set { }\n}", "var x: Int { get; set }"),
        ("var x: Int { get(1) }", "var x: Int { get }"), ("var x: Int { set.count }", "var x: Int { get }"),
        ("var x: Int\n{\n    1\n}", "var x: Int { get }"), ("lazy var x: Int = { 1 }()", "lazy var x: Int = …"),
        ("let (a, b) = foo()", "let a = …\nlet b = …"), ("let (_, _) = foo()", "other"),
        ("var (a, (b, _)): (Int, (x: String, Bool))", "var a: Int\nvar b: String"),
        ("var (a, b): Pair", "other"), ("var (a, b): Pair = (1, 2), c: Int", "var a = …\nvar b = …\nvar c: Int"),
        ("let x: () -> Void = {}", "let x: () -> Void = …"),
        ("var x = foo\n#if DEBUG\n    .bar()\n#endif\n    .baz()", "var x = …"),
        ("static let x = #selector(foo)", "static let x = …"), ("let x = /a,b{/", "let x = …"),
        ("private(set) weak var x: Foo?", "private(set) weak var x: Foo?"),
        ("unowned(unsafe) let x: Foo", "unowned(unsafe) let x: Foo"),
        ("class var x: Int { 1 }", "class var x: Int { get }"), ("class final func f() {}", "class final func f()"),
        ("@Wrapper(1) var x", "@Wrapper(1) var x"),
        ("var x: some View {\n    Text(\"\")\n}", "var x: some View { get }"),
        ("deinit { foo() }", "other"), ("isolated deinit {}", "isolated other"),
        ("convenience init(x: Int) { self.init() }", "convenience init(x: Int)"),
        ("override func f() { let x = 1; class A {} }", "override func f()"),
        ("#stored<Int>(\"a\") { func f() {} }", "other"), ("#App::stored(\"a\")", "other"),
    ])
    func membersOfOtherTypes(_ text: String, _ expected: String) {
        let source = "class C {\n\(text)\nfunc end() {}\n}"
        let indented = expected.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        #expect(dump(source) == "class C\n\(indented)\n  func end()")
        #expect(messages(source) == [])
    }

    /// Statements and declarations that are skipped, at file level.
    @Test(arguments: [
        "print(1)", "if x { struct A {} }", "for i in 0..<3 { }", "actor.run()", "open(x)", "let actor = 1", "foo {\n}",
        "operator_ = 1", "x.protocol", "a.init(x)", "foo\n    .class", "#Preview { Text() }", "#warning(\"x\")",
        "infix operator +++: AdditionPrecedence", "prefix operator ~~~", "precedencegroup A { higherThan: B }",
        "@freestanding(expression) macro m<T>(_ x: T) -> T = #externalMacro(module: \"A\", type: \"B\")",
        "guard let x = y else { exit(1) }", "do { try a() } catch { }", "switch x {\ncase .a: break\n}",
        "#Preview(\"a\", traits: .b) {\n    Text()\n} other: { }", "async let x = 1",
        "#sourceLocation(file: \"a\", line: 1)",
        "defer { }", "while true { break }", "package.run()", "x = y\n  ?? z", "\"\"\"\nprotocol A {}\n\"\"\"",
    ])
    func statements(_ text: String) {
        let dumped = dump("\(text)\nprotocol P {}")
        #expect(dumped.split(separator: "\n").last == "protocol P")
        #expect(!dumped.contains("struct"))
        #expect(messages("\(text)\nprotocol P {}") == [])
    }

    @Test func conditionals() {
        let text = """
            #if os(iOS) && // phones
                DEBUG
            import UIKit
            protocol A {
                #if swift(>=6)
                func f()
                #elseif canImport(B)
                func g()
                #else
                func h()
                #endif
                func i()
            }
            #else
            protocol A {}
            #endif
            #if X
            @MainActor
            #endif
            protocol B {}
            """
        #expect(
            dump(text) == """
                #if os(iOS) && DEBUG
                  import UIKit
                  protocol A
                    #if swift(>=6)
                      func f()
                    #elseif canImport(B)
                      func g()
                    #else
                      func h()
                    #endif
                    func i()
                #else
                  protocol A
                #endif
                protocol B
                """)
        #expect(messages(text) == [])
    }

    @Test(arguments: [
        ("#if A\n@Foo @Bar(1)\n#endif\nprotocol P {}", "#if A @Foo @Bar(1) #endif"),
        ("@Baz #if A\n@Foo\n#elseif B\n#else\n@Bar\n#endif\npublic func f()", "#if A @Foo #elseif B #else @Bar #endif"),
        (
            "#if A\n@Foo\n#if B\n@Bar\n#endif\n#endif\n#if C\n@Baz\n#endif\nvar x: Int",
            "#if A @Foo #if B @Bar #endif #endif #if C @Baz #endif"
        ),
        // What cannot stand there is stepped over.
        ("#if A\n@Foo\n#else\npublic @Bar\n#endif\nfunc f()", "#if A @Foo #else #endif"),
    ])
    func conditionalAttributes(_ text: String, _ expected: String) {
        let head =
            switch parse(SourceFile(path: "Test.swift", text: text)).declarations.first {
            case .type(let item): item.head
            case .function(let item): item.head
            case .variable(let item): item.head
            default: DeclarationHead()
            }
        #expect(head.conditionalAttributes.map(\.words).joined(separator: " ") == expected)
        #expect(messages(text) == [])
    }

    @Test func nestedTypesAreFound() {
        let text = "extension A { struct B { enum C { protocol P { func f() }; case a } } }"
        #expect(dump(text) == "extension A\n  struct B\n    enum C\n      protocol P\n        func f()\n      case a()")
    }

    @Test func offsetsPointAtNames() {
        let source = SourceFile(
            path: "Test.swift", text: "public protocol P: A, B { func f(); init(); var x: Int { get } }")
        guard case .type(let type)? = parse(source).declarations.first else {
            Issue.record("no protocol")
            return
        }
        #expect(type.head.offset == 16)
        #expect(type.inheritance.map(\.offset) == [19, 22])
        let offsets = type.members.map { member in
            switch member {
            case .function(let item): item.head.offset
            case .initializer(let item): item.head.offset
            case .variable(let item): item.head.offset
            default: UInt32.max
            }
        }
        #expect(offsets == [31, 36, 48])
    }
}

extension ConditionalAttributes {
    /// The directives and the attributes, on one line.
    fileprivate var words: String {
        let branches = clauses.enumerated().map { index, clause in
            let directive = clause.condition.map { "#\(index == 0 ? "if" : "elseif") \($0)" } ?? "#else"
            return ([directive] + clause.attributes.map(\.description) + clause.nested.map(\.words))
                .joined(separator: " ")
        }
        return (branches + ["#endif"]).joined(separator: " ")
    }
}
