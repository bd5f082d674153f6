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

    @Test(arguments: [
        ("@protocol Store\n- (void)load;\n@end", true), ("STORE(Local)\n@end // by a macro", true),
        ("int load(void); // by eve@example.com", false), ("", false), ("int x; // @en", false),
    ])
    func headersOfCDeclareNoProtocols(text: String, mayDeclare: Bool) {
        #expect(SourceFile(path: "Store.h", text: text).mayDeclareProtocols == mayDeclare)
    }
}
