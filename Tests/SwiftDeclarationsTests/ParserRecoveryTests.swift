// Broken and hostile input: exact messages, what survives, and that parsing always ends without a trap.

import SwiftDeclarations
import TestSupport
import Testing

@Suite struct ParserRecoveryTests {
    /// A broken requirement costs itself: one message, and its neighbours stay.
    @Test(arguments: [
        ("func f(x Int)", "2:13: error: expected ':' after parameter name 'Int', found ')'"),
        ("func f(_ Int)", "2:13: error: expected ':' after parameter name 'Int', found ')'"),
        ("func f(x: )", "2:11: error: expected a type, found ')'"),
        ("func f(x: Int", "2:7: error: expected ')' to match this '('"),
        ("func (x: Int)", "2:6: error: expected a function name after 'func', found '('"),
        ("func f", "2:7: error: expected '(' and the parameters of function 'f'"),
        ("func f() ->", "2:12: error: expected a type"),
        ("func f() -> Int Int", "2:17: error: expected a declaration, found 'Int'"),
        ("func f(x: Int y: Int)", "2:15: error: expected ')' or ',', found 'y'"),
        ("func f(x: Int = )", "2:17: error: expected a default value after '=', found ')'"),
        ("func f<T(x: T)", "2:9: error: expected '>' or ',' in a list of generic parameters, found '('"),
        ("func f(x: Foo<Int)", "2:18: error: expected '>' or ',' in a list of generic arguments, found ')'"),
        ("func f(x: [Int)", "2:11: error: expected ']' to match this '['"),
        ("func f() where T", "2:17: error: expected ':' or '==' in a where clause"),
        ("var x", "2:6: error: expected ':' and a type after property name 'x'"),
        ("var x: Int", "2:11: error: expected '{ get }' or '{ get set }' behind the type of property 'x'"),
        ("var x: Int { foo }", "2:14: error: expected 'get' or 'get set' between the braces, found 'foo'"),
        ("var x: Int { get foo }", "2:18: error: expected 'get' or 'set', found 'foo'"),
        ("var : Int { get }", "2:5: error: expected a name after 'var', found ':'"),
        ("subscript(x: Int) { get }", "2:19: error: expected '->' and the type of the subscript, found '{'"),
        ("subscript(x: Int) -> Int", "2:25: error: expected '{ get }' or '{ get set }' behind the subscript"),
        ("associatedtype", "2:15: error: expected a name after 'associatedtype'"),
        ("typealias A", "2:12: error: expected '=' and a type after 'typealias A'"),
        ("foo", "2:1: error: expected a declaration, found 'foo'"),
        ("@123 func g()", "2:2: error: expected an attribute name after '@', found '123'"),
    ])
    func brokenRequirements(_ text: String, _ message: String) {
        let source = "protocol P { func before()\n\(text)\nfunc after() }\nprotocol Q {}"
        #expect(messages(source) == [message])
        let lines = dump(source).split(separator: "\n")
        #expect(lines.prefix(2) == ["protocol P", "  func before()"])
        #expect(lines.suffix(2) == ["  func after()", "protocol Q"])
    }

    @Test(arguments: [
        ("protocol { }", "1:10: error: expected a name after 'protocol', found '{'"),
        ("protocol P: { }", "1:13: error: expected a type, found '{'"),
        ("protocol P", "1:11: error: expected '{' and the requirements of protocol 'P'"),
        ("protocol P<A { }", "1:14: error: expected '>' or ',' behind a primary associated type, found '{'"),
        ("protocol P { }\n}", "2:1: error: this '}' closes nothing: there is no matching '{'"),
        ("protocol P {\nfunc f()", "1:12: error: expected '}' to match this '{'"),
        ("#if A\nprotocol P { }", "1:1: error: expected '#endif' to end this '#if'"),
        ("#if A\n#else\nprotocol P { }", "1:1: error: expected '#endif' to end this '#if'"),
        ("protocol P { }\n#endif", "2:1: error: '#endif' without '#if'"),
    ])
    func brokenStructure(_ text: String, _ message: String) {
        let found = messages(text + "\nprotocol Q {}\n")
        #expect(found == [message])
        #expect(dump(text + "\nprotocol Q {}\n").contains("protocol Q"))
    }

    /// What the parser does not understand outside protocols may be its own fault.
    @Test(arguments: [
        "struct S { func f(x Int) {}\nprotocol P {} }", "class C<+> { protocol P {} }", "extension + { protocol P {} }",
        "struct S { foo bar\nprotocol P {} }", "func f(\nprotocol P {}", "enum E { case\nprotocol P {} }",
        "var x: = 1\nprotocol P {}", "import\nprotocol P {}", "@\nprotocol P {}", "struct {} ; protocol P {}",
    ])
    func silentOutsideProtocols(_ text: String) {
        #expect(messages(text) == [])
        #expect(dump(text).contains("protocol P"))
    }

    // MARK: - Termination

    /// Every prefix of a text with every construct ends, also without its first bytes.
    @Test func everyPrefixTerminates() {
        let bytes = Array(everyConstruct.utf8)
        for length in 0...bytes.count {
            _ = parse(SourceFile(path: "Test.swift", bytes: Array(bytes[..<length])))
            _ = parse(SourceFile(path: "Test.swift", bytes: Array(bytes[length...])))
        }
        #expect(messages(everyConstruct) == [])
    }

    /// Every token deleted once, and every token doubled once.
    @Test func everyDamageTerminates() {
        let file = SourceFile(path: "Test.swift", text: everyConstruct)
        for token in tokenize(file).tokens {
            var bytes = file.bytes
            bytes.removeSubrange(Int(token.start)..<Int(token.end))
            _ = parse(SourceFile(path: "Test.swift", bytes: bytes))
            bytes = file.bytes
            bytes.insert(contentsOf: file.bytes[Int(token.start)..<Int(token.end)], at: Int(token.start))
            _ = parse(SourceFile(path: "Test.swift", bytes: bytes))
        }
    }

    /// Deep nesting is quick and fits a small stack, the values' release included.
    @Test(arguments: [
        "(", "[", "{", "<", "protocol P {", "#if A\n", "protocol P { func f(x: ", "var x: (", "var x: [", "var x: Foo<",
        "struct S {", "func f(x: (", "() -> ", "any ", "~", "@a", "@a(", "Int?", ".a", "x,", "public ", "#else\n", "}",
        ")",
        ">", "&", "`", "\"\\(", "/*", "case a,", "var x = ", "a<b,", "<A, ", "#if A\n#else\n", "each ", "inout ",
        "final ",
        "class ", "extension A.", "#endif\n", "{ get ", "= { ", "import A.", "#if A\n@a\n",
        "/// @mockable(\n", "{ /// @mockable\n", "#if a &&\n", "\n#if A\n.a", "a<b, c: ", "\nvar x: Int {", "\n#a{",
    ])
    func deepNesting(_ piece: String) {
        let count = 60_000
        let repeated = String(repeating: piece, count: count)
        onSmallStack {
            for prefix in ["", "protocol P { func f(x: ", "protocol P { var x: A", "struct S { var x = a"] {
                _ = parse(SourceFile(path: "Test.swift", text: prefix + repeated))
            }
        }
    }

    /// The same, closed properly: one message at the place, and what follows is found.
    @Test(arguments: [
        ("protocol P { func f(x: ", "(", "Int", ")", ") }"), ("protocol P { func f(x: ", "[", "Int", "]", ") }"),
        ("protocol P { func f(x: ", "Foo<", "Int", ">", ") }"), ("", "protocol P {", "", "}", ""),
        ("", "struct S {", "", "}", ""), ("", "#if A\n", "", "\n#endif", ""),
        ("protocol P { func f() -> ", "() -> ", "Int", "", "}"), ("protocol P { func f(x: ", "A.", "B", "", ") }"),
        ("protocol P { func f(x: ", "", "B", "?", ") }"), ("protocol P { func f(x: ", "any ", "B", "", ") }"),
        ("protocol P { func f(x: ", "(inout [", "A.B", "?])", ") }"),
        ("typealias X = ", "() -> [A.B: ", "A.B", "]?", ""),
    ])
    func tooDeep(_ before: String, _ open: String, _ middle: String, _ close: String, _ after: String) {
        let levels = 60_000
        let text =
            before + String(repeating: open, count: levels) + middle + String(repeating: close, count: levels) + after
        onSmallStack {
            let found = messages(text + "\nprotocol Last {}")
            #expect(found.count == 1)
            #expect(found.first?.contains("deeply") == true || found.first?.contains("too long") == true)
            #expect(dump(text + "\nprotocol Last {}").hasSuffix("protocol Last"))
        }
    }

    /// As deep as is allowed, every level in the most expensive way.
    @Test(arguments: [
        ("protocol P { func f(x: ", "(Foo<A>.B, inout @Sendable ", "Int", ") async throws -> Int", ") }"),
        ("protocol P { func f(x: ", "[A: Foo<", "Int", ">?]", ") }"),
        ("", "struct S { #if A\n", "", "\n#endif\n }", ""),
        ("protocol P { func f(x: ", "(", "A" + String(repeating: ".a", count: 1_000), ")", ") }"),
    ])
    func asDeepAsAllowed(_ before: String, _ open: String, _ middle: String, _ close: String, _ after: String) {
        onSmallStack {
            for levels in 15...55 {
                let text =
                    before + String(repeating: open, count: levels) + middle + String(repeating: close, count: levels)
                    + after
                let file = parse(SourceFile(path: "Test.swift", text: text))
                #expect(file.diagnostics.count <= 1)
            }
        }
    }
}

/// A text with every construct that the parser knows.
private let everyConstruct = #"""
    // A comment.
    @testable import struct Foundation.Data
    @_spi(X) internal import Swift::Foo
    /// Text.
    /// @mockable(history: f = true,
    ///     (Int) -> Void)
    @objc(P) public protocol P<A, B>: AnyObject, Q<Int>, ~Copyable where A: Hashable, B == [Int: String]? {
        associatedtype A: P & Q = Int where A.B == C
        typealias C<T> = (inout T, _ name: String...) async throws(E<Int>) -> Void
        @available(iOS 13, *) static func f<T: P, each U, let N: Int>(
            _ x: @escaping @Sendable (Int) -> ()?, y z: Foo<Bar<Int>?> = Foo<Bar<Int>?>(a, b), w: Int...
        ) async throws(any Error) -> (a: Int, some B & C) where repeat each U: P, T: _Trivial(64)
        static func <<T>(a: T, b: Vector<-1, [4 of Int]>) -> Bool
        init?(x: isolated (any Actor)? = #isolation) async throws
        init!()
        subscript<T>(key: T) -> T.Type { get nonmutating set }
        var x: Int { mutating get async throws(E) } ; var y: A::B.C! { @objc get set }
        #if os(iOS) && swift(>=5.9)
        @objc optional func g()
        #elseif DEBUG
        #else
        var z: nonisolated(nonsending) () async -> Void { get }
        #endif
    }
    #if X
    @MainActor
    #endif
    open class K<T>: @unchecked Sendable {
        private(set) weak var a: Foo?, b = 1, c = Foo<A, B>(x) { $0 } label: { "\(x { 1 })" }
        lazy var d: Int = a ? b : c { willSet(n) { } didSet { } }
        let (e, f) = (1, 2)
        var g: Int { if x { 1 } else { 2 } }
        var h: Int { get { 1 } set(v) { } _modify { yield &x } }
        class func i() -> some P { #selector(foo) }
        deinit { }
        let r = /a[b]c/
        let chain = foo
            .bar()
            #if DEBUG
            .baz()
            #endif
    }
    indirect enum E: String { case a = "x", `b`(Int = 1); case c }
    distributed actor D { nonisolated(unsafe) var open = 1 }
    extension A<Int>.B? : @retroactive P {}
    infix operator +++: AdditionPrecedence
    precedencegroup G { higherThan: B }
    @freestanding(expression) macro m<T>(_ x: T) -> T = #externalMacro(module: "M", type: "T")
    #Preview("x") { Text("y") }
    for i in 0 ..< 3 { print(i) }
    actor.run { open(x) }
    """#
