// Sources with the line breaks of other systems: texts in, what the mock says out.

import MockGeneration
import SwiftDeclarations
import Testing

@Suite struct LineBreakTests {
    @Test func attributesOverLinesOfWindows() {
        let text = """
            /// @mockable
            protocol P {
                @available(
                    iOS 13, *
                )
                func f()
            }

            """
        let unix = generate(from: [SourceFile(path: "P.swift", text: text)], options: Options())
        let windows = generate(
            from: [SourceFile(path: "P.swift", text: text.replacing("\n", with: "\r\n"))], options: Options())
        #expect(unix.output.contains("class PMock"))
        #expect(windows.output == unix.output)
    }
}
