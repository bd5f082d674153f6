// What the superclass of a mock keeps it from having.

import MockGeneration
import SwiftDeclarations
import Testing

extension UnmockableTests {
    @Test(
        "required initializers that no subclass can override",
        arguments: [
            (
                "init() {}; convenience init() async { self.init(n: 1) }",
                "has the required 'init()' with 'async' and without, and no subclass can override either"
            ),
            (
                "convenience init() async { self.init(n: 1) }",
                "has the required 'init()' with 'async' and without, and no subclass can override either"
            ),
            ("#if A\ninit() {}\n#endif", "declares the required 'init()' under a condition"),
            // Only designated initializers are overridden.
            ("init() {}\n#if A\nconvenience init(n: Int) { self.init() }\n#endif", nil),
            ("init() {}; private convenience init() async { self.init(n: 1) }", nil),
        ])
    func initializersThatNoSubclassOverrides(initializers: String, reason: String?) {
        let found = diagnostics(
            """
            /// @mockable
            protocol P: Base { init() }
            class Base { \(initializers); var n = 1 }
            """)
        #expect(found == (reason.map { ["2:10: error: 'P' cannot be mocked: its superclass 'Base' \($0)"] } ?? []))
    }
}
