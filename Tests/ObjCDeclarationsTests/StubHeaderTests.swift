// The stub SDK exists twice: as text that the frontends read, and as files that the compiler reads.

import Foundation
import Testing

@testable import ObjCDeclarations

@Suite struct StubHeaderTests {
    @Test func filesOfTheStubSDKAreItsTexts() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/ObjC/SDK/include")
        for header in StubHeaders.files {
            let text = try String(contentsOf: folder.appendingPathComponent(header.path), encoding: .utf8)
            #expect(text == header.text, "\(header.path)")
        }
    }
}
