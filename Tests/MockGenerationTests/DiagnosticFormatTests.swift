// Diagnostics and listings, and the text that is printed for them.

import Foundation
import SwiftDeclarations
import Testing

@testable import MockGeneration

struct DiagnosticFormatTests {
    private let store = SourceFile(path: "Store.swift", text: "// é\nprotocol Store {\n}\n")

    private func place(_ offset: UInt32, in path: String = "Store.swift") -> Diagnostic.Place {
        Diagnostic.Place(path: path, offset: offset)
    }

    private func text(_ diagnostics: [Diagnostic], errorLimit: Int = 100) -> String {
        var places = PlaceTable([store])
        return diagnosticText(diagnostics, places: &places, errorLimit: errorLimit)
    }

    @Test func printsPlacesLikeTheCompiler() {
        #expect(text([Diagnostic(.error, at: place(15), "wrong")]) == "Store.swift:2:10: error: wrong\n")
        #expect(text([Diagnostic(.warning, at: place(0), "odd")]) == "Store.swift:1:1: warning: odd\n")
        #expect(text([Diagnostic(.error, "nothing to do")]) == "error: nothing to do\n")
        #expect(text([Diagnostic(.error, at: place(3, in: "Other.swift"), "x")]) == "Other.swift: error: x\n")
        #expect(text([]) == "")
    }

    @Test func notesFollowTheirMessage() {
        let note = Diagnostic(.note, at: place(6), "declared here", notes: [Diagnostic(.note, "and more")])
        #expect(
            text([Diagnostic(.warning, at: place(23), "odd", notes: [note]), Diagnostic(.error, "bad")]) == """
                Store.swift:3:1: warning: odd
                Store.swift:2:1: note: declared here
                note: and more
                error: bad

                """)
    }

    @Test func stopsAfterTheLimit() {
        let errors = (0..<5).map { Diagnostic(.error, "e\($0)", notes: [Diagnostic(.note, "n")]) }
        #expect(text(errors, errorLimit: 3).hasSuffix("error: e2\nnote: n\n… and 2 more errors\n"))
        #expect(text(errors, errorLimit: 4).hasSuffix("… and 1 more error\n"))
        let warning = Diagnostic(.warning, "w")
        #expect(text(errors + [warning], errorLimit: 5).hasSuffix("note: n\nwarning: w\n"))
    }

    @Test func sortsByPathAndOffset() {
        let sorted = [
            Diagnostic(.error, at: place(5, in: "b"), "4"), Diagnostic(.error, at: place(7, in: "B"), "3"),
            Diagnostic(.error, "1"), Diagnostic(.error, at: place(9, in: "b"), "6"),
            Diagnostic(.error, at: place(5, in: "b"), "5"), Diagnostic(.error, "2"),
        ].sortedByPlace()
        #expect(sorted.map(\.message) == ["1", "2", "3", "4", "5", "6"])
    }
}

struct ListFormatTests {
    private var places: PlaceTable {
        PlaceTable([SourceFile(path: "A \"b\".swift", text: "/// @mockable\nprotocol Store {}\n")])
    }

    private let mocks = [
        MockListing(
            protocolName: "Outer.Store", mockName: "Outer.StoreMock", place: .init(path: "A \"b\".swift", offset: 23),
            members: [
                .init(requirement: "var title: String { get }", members: ["title"]),
                .init(requirement: "func load(id: Int) -> String", members: ["loadCallCount", "loadHandler"]),
                .init(
                    requirement: "func " + String(repeating: "long", count: 20) + "()", members: ["longCallCount"]),
                .init(requirement: "init()", members: []),
            ]),
        MockListing(protocolName: "Empty", mockName: "EmptyMock", place: .init(path: "gone", offset: 0), members: []),
    ]

    @Test func textIsAligned() {
        var places = places
        let long = String(repeating: "long", count: 20)
        #expect(
            listText(mocks, places: &places) == """
                A "b".swift:2:10: Outer.Store -> Outer.StoreMock
                    var title: String { get }     title
                    func load(id: Int) -> String  loadCallCount, loadHandler
                    func \(long)()
                                                  longCallCount
                    init()

                gone: Empty -> EmptyMock

                """)
        #expect(listText([], places: &places) == "")
    }

    @Test func jsonIsStable() {
        var places = places
        #expect(
            listJSON(Array(mocks.prefix(1)), places: &places).hasPrefix(
                """
                [
                  {
                    "protocol": "Outer.Store",
                    "mock": "Outer.StoreMock",
                    "file": "A \\"b\\".swift",
                    "line": 2,
                    "column": 10,
                    "members": [],
                    "notes": [],
                    "requirements": [
                      {
                        "requirement": "var title: String { get }",
                        "members": ["title"],
                        "notes": []
                      },
                      {
                """))
        #expect(listJSON([], places: &places) == "[]\n")
    }

    @Test func jsonIsWellFormed() throws {
        var places = places
        var odd = mocks
        odd[0].protocolName = "tab\t quote\" backslash\\ control\u{1} newline\n é"
        let json = try JSONSerialization.jsonObject(with: Data(listJSON(odd, places: &places).utf8))
        let objects = try #require(json as? [[String: Any]])
        #expect(objects.count == 2)
        #expect(objects[0]["protocol"] as? String == odd[0].protocolName)
        #expect((objects[0]["requirements"] as? [[String: Any]])?.count == 4)
        #expect(objects[1]["requirements"] as? [String] == [])
        #expect(
            Set(objects[0].keys) == ["protocol", "mock", "file", "line", "column", "members", "notes", "requirements"])
    }
}
