// Builds the sample packages with the plugin, as a user does, and runs their tests;
// then edits one and sees that what changed, and nothing else, is done again.

import Foundation
import Testing

/// One scratch folder for all: the tool is built once. Hence one after the other.
@Suite("Sample packages", .serialized)
struct SamplePackageTests {
    static let scratch = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("mockgen-integration-\(ProcessInfo.processInfo.processIdentifier)")

    @Test("build and pass their tests", arguments: ["LoginRIB", "ListMoviesVIP", "ServiceAssembly"])
    func passes(name: String) throws {
        let package = try SamplePackage(name, scratch: Self.scratch)
        let outcome = try package.test()
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(!outcome.log.contains("warning:"), "\(outcome.log)")
        #expect(outcome.log.contains("Executed "), "XCTest ran: \(outcome.log)")
        #expect(outcome.log.contains("Test run with "), "Swift Testing ran: \(outcome.log)")
    }
}
