// The whole pipeline, top to bottom.

import SwiftDeclarations

/// What a run produces. A pure function of the inputs and the options.
public struct Generation: Sendable {
    /// The mocks as one Swift source text.
    public var output: String
    /// One entry per mock, in output order.
    public var mocks: [MockListing]
    /// Everything there is to say, sorted by path and offset.
    public var diagnostics: [Diagnostic]
    /// The figures of `--verbose`.
    public var figures: Figures

    /// Counts over the run.
    public struct Figures: Sendable {
        /// Files whose declarations were parsed.
        public var parsedFiles = 0
        /// Annotated protocols.
        public var protocols = 0
        /// Mocks written.
        public var mocks = 0
    }

    /// Whether the output must not be written.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// What `mockgen list` tells about one mock.
public struct MockListing: Sendable {
    /// One requirement and what was generated for it.
    public struct Member: Sendable {
        /// The requirement in one line. For example: `func load(id: Int) -> String`
        public var requirement: String
        /// The names a test uses. For example: `loadCallCount`, `loadHandler`
        public var members: [String]
    }

    /// The protocol's qualified name. For example: `Outer.Store`
    public var protocolName: String
    /// The mock's name, qualified too. For example: `Outer.StoreMock`
    public var mockName: String
    /// Where the protocol's name stands.
    public var place: Diagnostic.Place
    /// In the order of the mock's members.
    public var members: [Member]
}

/// Generates mocks for every annotated declaration of `sources`.
///
/// - Parameters:
///   - sources: the files whose annotated protocols are mocked.
///   - inheritOnly: files that are only looked at for inherited protocols.
public func generate(from sources: [SourceFile], inheritOnly: [SourceFile] = [], options: Options) -> Generation {
    Generation(output: "", mocks: [], diagnostics: [], figures: .init())
}
