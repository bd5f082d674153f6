// Every file and folder of Fixtures/Malformed: what the tool says about it, word for word, and what it leaves alone.
// The words stand beside the input: `Name.txt` for `Name.swift`, `Name.h` or the folder `Name`.
// `UPDATE_GOLDEN=1 swift test --filter MalformedTests` writes them anew; then judge each as a user would.

import Foundation
import TestSupport
import Testing

struct MalformedTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Malformed")

    /// The names of the inputs, or of the expectations.
    private static func names(areExpectations: Bool) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
        return names.filter { !$0.hasPrefix(".") && $0.hasSuffix(".txt") == areExpectations }.sorted()
    }

    private static func expectationName(of input: String) -> String {
        (input.hasSuffix(".swift")
            ? String(input.dropLast(6)) : input.hasSuffix(".h") ? String(input.dropLast(2)) : input)
            + ".txt"
    }

    @Test(arguments: names(areExpectations: false))
    func saysWhatIsWrong(input: String) throws {
        let folder = try TemporaryFolder()
        let source = Self.fixtures.appendingPathComponent(input)
        try FileManager.default.copyItem(atPath: source.path, toPath: folder(input))
        try folder.write("Mocks/Mocks.swift", "old\n")
        let start = ContinuousClock.now
        let result = try mockgen(input, "-o", "Mocks/Mocks.swift", "--objc-frontend", "tokenizer", in: folder)
        #expect(start.duration(to: .now) < .seconds(10))

        let expectation = Self.fixtures.appendingPathComponent(Self.expectationName(of: input))
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
            try result.errors.write(to: expectation, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: expectation, encoding: .utf8)
        #expect(result.errors == expected)

        let isError = expected.hasPrefix("error: ") || expected.contains(": error: ")
        #expect(result.status == (isError ? 1 : 0))
        #expect(result.output == "")
        #expect((folder.text("Mocks/Mocks.swift") == "old\n") == isError)
        #expect(try folder.names() == [input, "Mocks"].sorted())
        #expect(try folder.names(in: "Mocks") == ["Mocks.swift"])
        #expect(FileManager.default.contentsEqual(atPath: source.path, andPath: folder(input)))
    }

    @Test func everyInputHasItsWordsAndTheOtherWayRound() {
        let inputs = Self.names(areExpectations: false)
        #expect(Self.names(areExpectations: true) == inputs.map(Self.expectationName).sorted())
        #expect(inputs.count > 50)
    }

    /// Broken files in which nothing is annotated are the compiler's business.
    @Test func aFileWithoutAnnotationsMayBeBroken() throws {
        let folder = try TemporaryFolder()
        try folder.write("Store.swift", "/// @mockable\nprotocol Store {}\n")
        let alone = try mockgen("Store.swift", in: folder)
        for name in Self.names(areExpectations: false) where name.hasSuffix(".swift") || name.hasSuffix(".h") {
            let bytes = try Data(contentsOf: Self.fixtures.appendingPathComponent(name))
            let text = String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "@mockable", with: "@mock")
            try folder.write("Other/\(name)", text.replacingOccurrences(of: "Store", with: "Other"))
        }
        #expect(try folder.names(in: "Other").count > 50)
        #expect(try mockgen("Store.swift", "Other", "--strict", in: folder) == alone)
        #expect(alone.status == 0)
    }
}
