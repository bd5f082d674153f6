// Names of overloads, step by step, and types in the letters of names. Teams have thousands of tests against these.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct MemberNameTests {
    /// The names that the handlers of a protocol's functions and subscripts begin with.
    private func names(_ body: String, before: String = "", inheriting: String = "") -> [String] {
        memberNames(body, before: before, inheriting: inheriting).map {
            $0.first { $0.hasSuffix("CallCount") }.map { String($0.dropLast(9)) } ?? $0.first ?? ""
        }
    }

    @Test func theTable() {
        #expect(
            names(
                """
                func load()
                func load(id: Int) -> String
                func load(id: String) -> String
                func load(_ ids: [Int], byName name: String) -> [String]
                subscript(i: Int) -> String { get set }
                subscript(key key: String) -> Int { get }
                """) == ["load", "loadId", "loadIdString", "loadIds", "subscript", "subscriptKey"])
    }

    @Test(arguments: [
        // The first keeps the bare name, wherever its parameters would lead.
        ("func f(a: Int)\nfunc f()", ["f", "f1"]),
        // 1: labels, one at a time; names where the label is `_`; what the name ends with is left out.
        ("func f()\nfunc f(a: Int, b: Int)", ["f", "fA"]),
        ("func f()\nfunc f(a: Int)\nfunc f(a: Int, b: Int)", ["f", "fA", "fAB"]),
        ("func f()\nfunc f(_ name: Int)", ["f", "fName"]),
        ("func f()\nfunc f(label name: Int)", ["f", "fLabel"]),
        ("func setName()\nfunc setName(name: Int)", ["setName", "setNameInt"]),
        ("func setNAME()\nfunc setNAME(name: Int)", ["setNAME", "setNAMEInt"]),
        ("func a()\nfunc a(a: Int)", ["a", "aA"]),
        // 2: generic parameters and constraints.
        ("func f(a: Int)\nfunc f<T>(a: T)", ["f", "fA"]),
        ("func f()\nfunc f(a: Int)\nfunc f<T: Hashable>(a: T)", ["f", "fA", "fATHashable"]),
        ("func f()\nfunc f(a: Int)\nfunc f<T>(a: T)", ["f", "fA", "fAT"]),
        // 3: where clauses.
        (
            "func f()\nfunc f(a: Int)\nfunc f<T>(a: T)\nfunc f<T>(a: T) where T: Hashable",
            ["f", "fA", "fAT", "fATTHashable"]
        ),
        // 4: parameter types.
        ("func f()\nfunc f(a: Int)\nfunc f(a: [Int])", ["f", "fA", "fAArrayInt"]),
        // 5: the result, 32 characters at most.
        ("func f() -> Int\nfunc f() -> String", ["f", "fString"]),
        (
            "func f() -> Int\nfunc f() -> Abcdefghijklmnopqrstuvwxyz0123456789",
            ["f", "fAbcdefghijklmnopqrstuvwxyz012345"]
        ),
        // 6: static.
        ("func f()\nstatic func f()", ["f", "fstatic"]),
        // 7: a number.
        ("func f()\nfunc f() async", ["f", "f1"]),
        ("func f()\nfunc f() async\nstatic func f()\nstatic func f() async", ["f", "f1", "fstatic", "fstatic1"]),
        ("subscript(i: Int) -> Int { get }\nsubscript(i: String) -> Int { get }", ["subscript", "subscriptI"]),
    ])
    func step(body: String, expected: [String]) {
        #expect(names(body) == expected)
    }

    @Test func variablesComeBeforeFunctions() {
        let members = memberNames("func title()\nvar title: String { get async }")
        #expect(members == [["title1CallCount", "title1Handler"], ["titleHandler"]])
    }

    @Test func ownMembersComeBeforeInheritedOnes() {
        let parent = "protocol Base { func load(); func load(id: Int) }"
        #expect(
            names("func load(id: String)", before: parent, inheriting: ": Base") == ["load", "load1", "loadId"])
    }

    @Test func generatedNamesNeverHideDeclaredOnes() {
        let members = memberNames("func load()\nvar loadCallCount: Int { get }\nvar loadHandler: Int { get }")
        let all = members.flatMap(\.self)
        #expect(Set(all).count == all.count)
    }

    @Test(arguments: [
        ("Int", "Int"), ("[T]", "ArrayT"), ("[K: V]", "DictionaryKV"), ("T?", "OptionalT"), ("T!", "OptionalT"),
        ("[Int?]?", "OptionalArrayOptionalInt"), ("Set<Int>", "SetInt"), ("A.B", "AB"), ("A<B>.C<D, E>", "ABCDE"),
        ("()", "Void"), ("(Int, String)", "IntString"), ("(a: Int)", "Int"), ("any P", "P"), ("some P", "P"),
        ("A & B", "AB"), ("(Int) -> String", "IntString"), ("() async throws -> Int", "AsyncThrowsInt"),
        ("@escaping (Int) -> Void", "IntVoid"), ("inout Int", "Int"), ("Int.Type", "IntType"),
        ("P.Protocol", "PProtocol"), ("[4 of Int]", "InlineArray4Int"), ("int", "Int"), ("`default`", "Default"),
    ])
    func spelled(type: String, expected: String) throws {
        let file = parse(SourceFile(path: "", text: "protocol P {\nfunc f(_ x: \(type))\n}"))
        #expect(file.diagnostics == [])
        guard case .type(let declaration)? = file.declarations.first,
            case .function(let function)? = declaration.members.first
        else {
            Issue.record("no function")
            return
        }
        #expect(spelledName(try #require(function.parameters.first).type) == expected)
    }

    @Test func operators() {
        let body = "static func + (a: Int, b: Int) -> Int\nstatic func == (a: Int, b: Int) -> Bool"
        #expect(names(body) == ["plus", "equalEqual"])
    }

    /// The compiler warns of a name that is the same as its label, and wants it in subscripts.
    @Test func labelsThatAreNames() {
        let body = "func f(for `for`: Int)\ninit(`in` in: Int)\nsubscript(`in` `in`: Int) -> Int { get }"
        let output = generation("/// @mockable\nprotocol P {\n\(body)\n}\n").output
        for head in ["func f(for: Int)", "init(`in`: Int = 0)", "subscript(`in` `in`: Int) -> Int"] {
            #expect(output.contains(head))
        }
    }

    /// The compiler warns of `let` and `var` before the name of a parameter.
    @Test func labelsThatLookLikeSpecifiers() {
        let body =
            "func f(let x: Int)\nfunc g(var: Int)\nsubscript(let x: Int) -> Int { get }"
            + "\nsubscript(var: Int) -> Bool { get }\nsubscript(let let: Bool) -> Int { get }"
        let output = generation("/// @mockable\nprotocol P {\n\(body)\n}\n").output
        for head in [
            "func f(`let` x: Int)", "func g(`var`: Int)", "subscript(`let` x: Int) -> Int",
            "subscript(`var`: Int) -> Bool",
            "subscript(`let` `let`: Bool) -> Int",
        ] {
            #expect(output.contains(head))
        }
    }
}
