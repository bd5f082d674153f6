// Whole runs of the tool over small sources: what is written, listed and said, and what stays untouched.
// How mocks look in detail is the business of the golden tests.

import Foundation
import TestSupport
import Testing

struct PipelineTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private let store = """
        /// @mockable
        protocol Store {
            var title: String { get set }
            func load(id: Int) -> String
        }

        """

    // MARK: Output

    @Test func mocksStandardInput() throws {
        let result = try mockgen("-", in: folder, input: store)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("class StoreMock: Store"))
        #expect(result.output.contains("loadCallCount"))
        #expect(try folder.names() == [])
    }

    @Test func writesTheSameToAFileAsToStandardOutput() throws {
        try folder.write("In/Store.swift", store)
        let printed = try mockgen("In", in: folder)
        let written = try mockgen("In", "-o", "Out/Mocks.swift", in: folder)
        #expect(written == ToolResult(status: 0, output: "", errors: ""))
        #expect(folder.text("Out/Mocks.swift") == printed.output)
        #expect(try folder.names(in: "Out") == ["Mocks.swift"])
        #expect(try mockgen("check", "In", "-o", "Out/Mocks.swift", in: folder).status == 0)
    }

    @Test(arguments: ["-", "/dev/stdout"])
    func theOutputMayBeStandardOutput(path: String) throws {
        let result = try mockgen("-", "-o", path, in: folder, input: store)
        #expect(result == (try mockgen("-", in: folder, input: store)))
        #expect(result.output != "")
        #expect(try folder.names() == [])
    }

    @Test func aSecondRunDoesNotTouchTheFile() throws {
        try folder.write("Store.swift", store)
        #expect(try mockgen(".", "-o", "Mocks.swift", in: folder).status == 0)
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder("Mocks.swift"))
        #expect(try mockgen(".", "-o", "Mocks.swift", in: folder).status == 0)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder("Mocks.swift"))
        #expect(attributes[.modificationDate] as? Date == past)
    }

    @Test func earlierMocksAmongTheInputsAreHarmless() throws {
        try folder.write("Store.swift", store)
        #expect(try mockgen("Store.swift", "-o", "Earlier.swift", in: folder).status == 0)
        let again = try mockgen(".", in: folder)
        #expect(again.status == 0)
        #expect(again.output == folder.text("Earlier.swift"))
    }

    @Test func neitherOrderNorThreadsShow() throws {
        var names: [String] = []
        for index in 0..<12 {
            let name = "f\(index % 3)/P\(index).swift"
            try folder.write(name, "/// @mockable\nprotocol P\(index) { func f\(index)(_ x: Int) -> String }\n")
            names.append(name)
        }
        let expected = try mockgen(names + ["-j", "1"], in: folder, input: "")
        #expect(expected.status == 0)
        for index in 0..<12 { #expect(expected.output.contains("class P\(index)Mock: P\(index)")) }
        for limit in ["1", "2", "8"] {
            #expect(try mockgen(names.reversed() + ["-j", limit], in: folder, input: "") == expected)
            #expect(try mockgen("f2", "f0", "f1", "f0", "-j", limit, in: folder) == expected)
        }
    }

    @Test func modernAndMockoloSpellingsAgree() throws {
        try folder.write("In/Store.swift", store)
        let options = ["--enable-args-history", "--mock-final", "--allow-set-call-count", "--macro", "DEBUG"]
        let modern = try mockgen(
            ["generate", "In", "--output", "A.swift", "--custom-imports", "Extra", "--testable-imports", "App"]
                + options,
            in: folder, input: "")
        let mockolo = try mockgen(
            ["-s", "In", "-d", "B.swift", "-c", "Extra", "-i", "App"] + options, in: folder, input: "")
        #expect(modern.status == 0)
        #expect(mockolo.status == 0)
        let text = try #require(folder.text("A.swift"))
        #expect(text == folder.text("B.swift"))
        for part in ["final class StoreMock", "loadArgValues", "#if DEBUG", "import Extra", "@testable import App"] {
            #expect(text.contains(part), "\(part)")
        }
    }

    // MARK: Errors and warnings

    @Test func anErrorLeavesTheOldOutputUntouched() throws {
        try folder.write("Store.swift", store.replacing("@mockable", with: "@mockable(histroy: load = true)"))
        try folder.write("Out/Mocks.swift", "old\n")
        let result = try mockgen("Store.swift", "-o", "Out/Mocks.swift", in: folder)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("Store.swift:1:"))
        #expect(result.errors.contains(": error: "))
        #expect(folder.text("Out/Mocks.swift") == "old\n")
        #expect(try folder.names(in: "Out") == ["Mocks.swift"])
        #expect(try mockgen("Store.swift", in: folder).output == "")
        #expect(try mockgen("list", "Store.swift", in: folder).output == "")
        let check = try mockgen("check", "Store.swift", "-o", "Out/Mocks.swift", in: folder)
        #expect(check.status == 1)
        #expect(check.output == "")
    }

    @Test func aMissingInputLeavesTheOldOutputUntouched() throws {
        try folder.write("Store.swift", store)
        try folder.write("Mocks.swift", "old\n")
        let result = try mockgen("Store.swift", "gone", "-o", "Mocks.swift", in: folder)
        #expect(
            result
                == ToolResult(status: 1, output: "", errors: "error: no such file or directory: 'gone'\n"))
        #expect(folder.text("Mocks.swift") == "old\n")
    }

    @Test func anUnknownParentIsAWarningAndAnErrorWhenStrict() throws {
        try folder.write("Child.swift", "/// @mockable\nprotocol Child: Base {}\n")
        let result = try mockgen("Child.swift", in: folder)
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("Child.swift:2:17: warning: "))
        #expect(result.errors.contains("Child.swift:2:17: note: "))
        #expect(result.errors.contains("--inherit-from"))
        #expect(result.output.contains("class ChildMock: Child"))
        let strict = try mockgen("Child.swift", "--strict", "-o", "Mocks.swift", in: folder)
        #expect(strict.status == 1)
        #expect(strict.errors.hasPrefix("Child.swift:2:17: error: "))
        #expect(folder.text("Mocks.swift") == nil)
    }

    /// Types of other modules have names that the own one has as well.
    @Test func inheritFromIsReadForModulesThatAreImported() throws {
        try folder.write("App/P.swift", "import Core\nstruct Row {}\n/// @mockable\nprotocol P { func row() -> Row }\n")
        try folder.write("Lib/Core/Row.swift", "public struct Row {}\n")
        try folder.write("Lib/Other/Broken.swift", "public struct Row {\n")
        let result = try mockgen("App", "--inherit-from", "Lib", "--testable-imports", "App", in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("@testable import struct App.Row\n"))
    }

    @Test func inheritFromIsReadForParentsAndNotMocked() throws {
        try folder.write("Child.swift", "/// @mockable\nprotocol Child: Base {}\n")
        try folder.write("Core/Base.swift", "/// @mockable\nprotocol Base { func start() }\n")
        let result = try mockgen("Child.swift", "--strict", "--inherit-from", "Core", in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("startCallCount"))
        #expect(!result.output.contains("class BaseMock"))
    }

    @Test func nothingAnnotatedIsAWarning() throws {
        try folder.write("A.swift", "protocol A {}\n")
        let result = try mockgen("A.swift", in: folder)
        #expect(result.status == 0)
        #expect(result.errors.contains("warning: "))
        #expect(try mockgen("A.swift", "--strict", in: folder).status == 1)
    }

    @Test func diagnosticsAreSortedByPathAndPlace() throws {
        let broken = "/// @mockable\nstruct S {}\n\n/// @mockable\nstruct T {}\n"
        try folder.write("b.swift", broken)
        try folder.write("a.swift", broken)
        let result = try mockgen("b.swift", "a.swift", in: folder)
        #expect(result.status == 1)
        let places = result.errors.split(separator: "\n").filter { $0.contains(": error: ") }.map {
            $0.split(separator: ":").prefix(2).joined(separator: ":")
        }
        #expect(places.count == 4)
        #expect(places == places.sorted())
    }

    @Test func verboseEndsWithFigures() throws {
        try folder.write("Store.swift", store)
        try folder.write("Other.swift", "struct Other {}\n")
        let result = try mockgen(".", "--verbose", in: folder)
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("files: 2, parsed: "))
        #expect(result.errors.contains(", protocols: 1, mocks: 1, milliseconds: "))
    }

    // MARK: List

    @Test func listsAsText() throws {
        try folder.write("Store.swift", store)
        let result = try mockgen("list", "Store.swift", in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.hasPrefix("Store.swift:2:10: Store -> StoreMock\n"))
        #expect(result.output.contains("loadCallCount, loadHandler"))
    }

    @Test func listsAsJSON() throws {
        try folder.write("Store.swift", store)
        let result = try mockgen("list", "Store.swift", "--format", "json", in: folder)
        #expect(result.status == 0)
        let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let object = try #require((json as? [[String: Any]])?.first)
        #expect(object["protocol"] as? String == "Store")
        #expect(object["mock"] as? String == "StoreMock")
        #expect(object["file"] as? String == "Store.swift")
        #expect(object["line"] as? Int == 2)
        #expect(object["column"] as? Int == 10)
        let requirements = try #require(object["requirements"] as? [[String: Any]])
        let load = try #require(
            requirements.first { $0["requirement"] as? String == "func load(id: Int) -> String" })
        #expect(load["members"] as? [String] == ["loadCallCount", "loadHandler"])
        let title = try #require(
            requirements.first { $0["requirement"] as? String == "var title: String { get set }" })
        #expect(title["members"] as? [String] == ["title", "titleSetCallCount"])
        #expect(title["notes"] as? [String] == [])
        #expect(object["notes"] as? [String] == [])
    }

    @Test func listsTheMembersOfTheMockItself() throws {
        try folder.write("Store.swift", store)
        try folder.write(".mockgen.json", "{\"order\": true, \"reset\": true}")
        let lines = try mockgen("list", "Store.swift", in: folder).output.split(separator: "\n")
        #expect(lines[1] == "    Call, calls, journal, resetMock")
        let onlyReset = try mockgen("list", "Store.swift", "--no-order", "--format", "json", in: folder).output
        #expect(onlyReset.contains("\"members\": [\"resetMock\"],"))
        let annotated = store.replacing("@mockable", with: "@mockable(reset: all = false)")
        #expect(!(try mockgen("-", in: folder, input: annotated).output.contains("resetMock")))
        #expect(try mockgen("-", "--no-config", "--order", in: folder, input: store).output.contains("enum Call:"))
    }

    // MARK: Notes

    private let box = """
        /// @mockable(history: put = true)
        protocol Box: Shelf {
            associatedtype Item
            func put<T>(_ item: T, then: @escaping () -> Void)
        }

        """
    private let shelf = "protocol Shelf { associatedtype Place; func move<T>(to place: T) }\n"

    @Test func verboseTellsWhatIsLeftOut() throws {
        try folder.write("B.swift", box)
        try folder.write("A.swift", shelf)
        let result = try mockgen("B.swift", "A.swift", "--verbose", in: folder)
        let lines = result.errors.split(separator: "\n").map(String.init)
        #expect(
            lines.dropLast() == [
                "A.swift:1:45: note: the type 'T' of 'place' is erased to 'Any' in 'moveHandler'",
                "B.swift:2:10: note: associated type 'Place' is 'Any' in 'BoxMock'; 'typealias: Place = …' in the "
                    + "annotation binds it",
                "B.swift:3:20: note: associated type 'Item' is 'Any' in 'BoxMock'; 'typealias: Item = …' in the "
                    + "annotation binds it",
                "B.swift:4:10: note: the type 'T' of 'item' is erased to 'Any' in 'putHandler' and 'putArgValues'",
                "B.swift:4:10: note: 'then' is not in 'putArgValues': closures are left out of histories",
            ])
        #expect(lines.last?.hasPrefix("files: 2, parsed: 2, ") == true)
        #expect(try mockgen(".", in: folder).errors == "")
        #expect(try mockgen(".", "--strict", in: folder).status == 0)
    }

    @Test func listTellsWhatIsLeftOut() throws {
        try folder.write("B.swift", box.replacing(": Shelf", with: ""))
        #expect(
            try mockgen("list", "B.swift", in: folder).output == """
                B.swift:2:10: Box -> BoxMock
                    note: associated type 'Item' is 'Any' in 'BoxMock'; 'typealias: Item = …' in the annotation binds it
                    func put<T>(_ item: T, then: @escaping () -> Void)  putCallCount, putArgValues, putHandler
                        note: the type 'T' of 'item' is erased to 'Any' in 'putHandler' and 'putArgValues'
                        note: 'then' is not in 'putArgValues': closures are left out of histories

                """)
        let json = try JSONSerialization.jsonObject(
            with: Data(mockgen("list", "B.swift", "--format", "json", in: folder).output.utf8))
        let object = try #require((json as? [[String: Any]])?.first)
        #expect((object["notes"] as? [String])?.count == 1)
        let put = try #require((object["requirements"] as? [[String: Any]])?.first)
        #expect(
            put["notes"] as? [String] == [
                "the type 'T' of 'item' is erased to 'Any' in 'putHandler' and 'putArgValues'",
                "'then' is not in 'putArgValues': closures are left out of histories",
            ])
    }
}
