// Headers in, declarations out, through both frontends.

import SwiftDeclarations
import Testing

@testable import ObjCDeclarations

@Suite struct HeaderReadingTests {
    @Test(arguments: [HeaderFrontend.auto, .tokenizer]) func emptyHeader(frontend: HeaderFrontend) throws {
        let source = SourceFile(path: "Empty.h", text: "")
        let reader = try HeaderReader(HeaderOptions(frontend: frontend, annotation: "@mockable"), environment: [:])
        #expect(reader.read([source]).map(\.source.path) == ["Empty.h"])
    }
}
