// The settings that came with the configuration file, at work in the generator: access levels, files without
// annotations, and files that are only read for inherited protocols.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct ConfigurationOptionsTests {
    private let levels = """
        /// @mockable
        public protocol A { func a() }
        /// @mockable
        package protocol B { func b() }
        /// @mockable
        protocol C { func c() }

        """

    private func generate(_ text: String, _ change: (inout Options) -> Void = { _ in }) -> Generation {
        var options = Options()
        change(&options)
        return MockGeneration.generate(from: [SourceFile(path: "a.swift", text: text)], options: options)
    }

    @Test func mocksHaveTheAccessOfTheirProtocolsUnlessTold() {
        let output = generate(levels).output
        for line in ["\npublic class AMock", "\npackage class BMock", "\nclass CMock"] {
            #expect(output.contains(line))
        }
    }

    @Test func publicMocksArePublicProtocolsOnly() {
        let generation = generate(levels) { $0.access = .public }
        #expect(generation.mocks.map(\.mockName) == ["AMock"])
        #expect(generation.output.contains("public class AMock"))
        #expect(
            generation.diagnostics.map(\.message) == [
                "'B' is package, so a public mock cannot conform to it; for one make it public",
                "'C' is internal, so a public mock cannot conform to it; for one make it public",
            ])
        #expect(generation.diagnostics.map(\.severity) == [.note, .note])
        #expect(generation.diagnostics.map(\.place?.offset) == [76, 114])
    }

    @Test func packageMocksArePackageAndPublicProtocols() {
        let generation = generate(levels) { $0.access = .package }
        #expect(generation.output.contains("\npackage class AMock"))
        #expect(generation.output.contains("\npackage class BMock"))
        #expect(!generation.output.contains("public "))
        #expect(
            generation.diagnostics.map(\.message) == [
                "'C' is internal, so a package mock cannot conform to it; for one make it package"
            ])
    }

    @Test func internalMocksHaveNoModifier() {
        let generation = generate(levels) { $0.access = .internal }
        #expect(generation.mocks.count == 3)
        #expect(!generation.output.contains("public "))
        #expect(!generation.output.contains("package "))
        #expect(generation.diagnostics == [])
    }

    @Test func aPublicProtocolInAnInternalTypeIsInternal() {
        let text = "enum E {\n/// @mockable\npublic protocol P {}\n}\n"
        #expect(generate(text) { $0.access = .public }.mocks.isEmpty)
    }

    @Test func aPrivateProtocolIsAnErrorAtEveryLevel() {
        for access in Options.Access.allCases {
            let generation = generate("/// @mockable\nprivate protocol P {}\n") { $0.access = access }
            #expect(generation.diagnostics.map(\.severity) == [.error])
        }
    }

    @Test func nothingAnnotatedIsNoWarningWhereThatIsFine() {
        let text = "protocol P {}\n"
        #expect(generate(text).diagnostics.count == 1)
        let generation = generate(text) { options in
            options.allowsEmpty = true
            options.isStrict = true
        }
        #expect(generation.diagnostics == [])
        #expect(generation.output == generate(text).output)
    }

    // MARK: Files for inherited protocols

    private func inheritance(_ text: String, from inherited: String) -> (generation: Generation, requests: Int) {
        var requests = 0
        func files() -> [SourceFile] {
            requests += 1
            return [SourceFile(path: "b.swift", text: inherited)]
        }
        let sources = [SourceFile(path: "a.swift", text: text)]
        let generation = MockGeneration.generate(from: sources, inheritOnly: files(), options: Options())
        return (generation, requests)
    }

    @Test(arguments: [
        "protocol P {}\n",
        "/// @mockable\nprotocol P {}\n",
        "/// @mockable\nprotocol P: Q, Sendable, AnyObject {}\nprotocol Q: Hashable {}\n",
        "/// @mockable\nprotocol P {}\nprotocol R: Unknown {}\nclass C: Unknown {}\n",
    ])
    func filesAreNotAskedForWhileTheSourcesSuffice(text: String) {
        let (generation, requests) = inheritance(text, from: "protocol Unknown {}")
        #expect(requests == 0)
        #expect(generation.figures.parsedFiles <= 1)
        #expect(generation.diagnostics.allSatisfy { $0.message.contains("nothing to mock") })
    }

    @Test(arguments: [
        "/// @mockable\nprotocol P: Base {}\n",
        "/// @mockable\nprotocol P: Q {}\nprotocol Q: Core.Base & Sendable {}\n",
        "/// @mockable\nprotocol P: T {}\ntypealias T = Base & Sendable\n",
        "/// @mockable\nprotocol P where Self: Base {}\n",
        "/// @mockable\nprotocol O {}\n/// @mockable\nprotocol P: Base {}\n/// @mockable\nprotocol Q: Base {}\n",
    ])
    func filesAreAskedForOnceWhenAParentIsMissing(text: String) {
        let (generation, requests) = inheritance(text, from: "/// @mockable\nprotocol Base { func start() }\n")
        #expect(requests == 1)
        #expect(generation.diagnostics == [])
        #expect(generation.figures.parsedFiles == 2)
        #expect(generation.output.contains("startCallCount"))
        #expect(!generation.output.contains("BaseMock"))
    }

    @Test func diagnosticsAreNotDoubled() {
        let text = "/// @mockable\nprotocol P: Gone {}\n/// @mockable\nclass C {}\n"
        let (generation, requests) = inheritance(text, from: "protocol Base {}")
        #expect(requests == 1)
        #expect(generation.diagnostics.count == 2)
        #expect(generation.diagnostics == generate(text).diagnostics)
    }
}
