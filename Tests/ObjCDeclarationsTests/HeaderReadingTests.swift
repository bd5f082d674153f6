// Headers in, declarations out, through both frontends.

import SwiftDeclarations
import Testing

@testable import ObjCDeclarations

@Suite struct HeaderReadingTests {
    @Test func emptyHeader() {
        let source = SourceFile(path: "Empty.h", text: "")
        let files = readHeaders([source], options: HeaderOptions(frontend: .tokenizer, annotation: "@mockable"))
        #expect(files.map(\.source.path) == ["Empty.h"])
    }
}
