// What conditions say about each other, and what is left of declarations where some hold.

import SwiftDeclarations
import Testing

@testable import MockGeneration

@Suite("Assumptions about conditions")
struct AssumptionTests {
    private let assumption = Assumption(["A && !B", "os(iOS)", "!(C || D)"])

    @Test(
        "tell whether others hold",
        arguments: [
            ("A", true), ("!A", false), ("B", false), ("!(B)", true), ("A && !B", true), ("A && B", false),
            ("E || A", true), ("(A)", true), ("E", nil), ("A && E", nil), ("!(E || B)", nil), ("true", true),
            ("!false", true),
            ("C || D", false), ("!(C || D)", true), ("os(macOS)", false), ("os(macOS) || E", nil), ("arch(arm64)", nil),
            ("swift(>=5.9)", true), ("swift(>=6)", nil), ("compiler(<5)", false), ("compiler(>=6.1)", nil),
            ("swift(>=50)", nil), ("canImport(UIKit)", nil), ("os( iOS )", true), ("D||C", false),
        ] as [(String, Bool?)])
    func values(condition: String, value: Bool?) {
        #expect(assumption.value(of: condition) == value)
    }

    @Test("know the operating system by its old name")
    func oldName() {
        #expect(Assumption(["os(macOS)"]).value(of: "os(OSX)") == true)
        #expect(Assumption(["!os( OSX )"]).value(of: "A && os(macOS)") == false)
        #expect(Assumption(["os(OSX)"]).value(of: "os(iOS)") == false)
    }

    @Test("keep alternatives together, unless they leave nothing out")
    func wholeTerms() {
        #expect(assumption.openTerm(in: "A && (E || F)", isWhole: true) == "E || F")
        #expect(assumption.openTerm(in: "os(watchOS) || (!os(watchOS))", isWhole: true) == nil)
        #expect(assumption.openTerm(in: "E || (!E)", isWhole: true) == nil)
        #expect(assumption.openTerm(in: "E || (!E && F) || (!E && !F)", isWhole: true) == nil)
    }

    @Test("find the first term that they do not decide")
    func openTerms() {
        #expect(assumption.openTerm(in: "A") == nil)
        #expect(assumption.openTerm(in: "A && E") == "E")
        #expect(assumption.openTerm(in: "B || !(A && E) || F") == "E")
        #expect(assumption.openTerm(in: "!canImport(UIKit)") == "canImport(UIKit)")
        #expect(assumption.adding("E").openTerm(in: "E && !F") == "F")
    }

    @Test("tell whether conditions leave nothing out")
    func coverage() {
        #expect(assumption.isCovered(by: [["E"], ["!E"]]))
        #expect(assumption.isCovered(by: [["E", "F"], ["E", "!F"], ["!E && A"]]))
        #expect(assumption.isCovered(by: [["swift(>=5.5)"]]))
        #expect(!assumption.isCovered(by: [["E"], ["!E", "F"]]))
        #expect(!assumption.isCovered(by: [["E"], ["B"]]))
        #expect(!assumption.isCovered(by: []))
        let flags = (0..<20).map { "F\($0)" }
        let chain = flags.indices.map { index in flags[..<index].map { "!\($0)" } + [flags[index]] }
        #expect(assumption.isCovered(by: chain + [flags.map { "!\($0)" }]))
        #expect(!assumption.isCovered(by: chain))
    }

    @Test("leave of declarations what is compiled")
    func reducing() {
        let file = parse(
            SourceFile(
                path: "Test.swift",
                text: """
                    #if A
                    struct Taken {
                        #if B
                        var no: Int
                        #elseif E
                        #if A
                        @MainActor
                        #endif
                        func maybe() {}
                        #else
                        func otherwise() {}
                        #endif
                    }
                    #elseif E
                    struct Left {}
                    #else
                    struct Out {}
                    #endif
                    """), annotation: "@mockable")
        let reduced = assumption.reduced(file.declarations)
        guard reduced.count == 1, case .type(let type) = reduced[0], case .conditional(let block)? = type.members.first
        else {
            Issue.record("\(reduced)")
            return
        }
        #expect(type.name == "Taken")
        #expect(block.clauses.map(\.condition) == ["E", nil])
        #expect(block.clauses[0].declarations.first?.memberHead?.attributes.map(\.name) == ["MainActor"])
    }
}
