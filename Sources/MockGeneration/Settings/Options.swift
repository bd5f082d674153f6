// Every setting of a run, as one value. The command line fills it; the stages read it.

/// The settings of a run.
public struct Options: Sendable {
    /// The doc-comment word that marks a declaration to be mocked.
    public var annotation: String = "@mockable"

    /// Text put at the top of the output, above the line that says where the file comes from.
    public var header: String?

    /// The compilation condition that wraps the whole output: `#if NAME` … `#endif`.
    public var macro: String?

    /// Modules imported besides those that the sources import.
    public var customImports: [String] = []

    /// Modules imported with `@testable`.
    public var testableImports: [String] = []

    /// The modules that are imported for the mocks alone: those of the sources, if the mocks stand in another one.
    var ownModules: Set<String> { Set(testableImports + customImports) }

    /// Whether the mocks stand in another module than the sources.
    var areMocksElsewhere: Bool { !customImports.isEmpty || !testableImports.isEmpty }

    /// Whether the mocks stand in another module than the sources, which isolates declarations by default.
    var isolatesMockModule: Bool { areMocksElsewhere && mockDefaultIsolation == .mainActor }

    /// Modules whose imports are left out.
    public var excludedImports: [String] = []

    /// The file that the mocks are written to, if they are.
    public var outputPath: String?

    /// The folders that are not called after the modules in them.
    public var moduleFolders = ModuleFolders()

    /// The access level of every mock; nil for that of its protocol. Protocols that no mock of this level can conform
    /// to are skipped.
    public var access: Access?

    /// What the modules of the sources isolate declarations to by default, which no source file says (SE-0466).
    public var defaultIsolation = DefaultIsolation.nonisolated

    /// The modules that isolate declarations to the main actor by default, where it is said by their names. Files for inheritance
    /// go by these alone.
    public var isolatedModules: Set<String> = []

    /// Whether sources that are known to be in a module go by these as well.
    public var isolatesSourcesByModule = false

    /// What the module of the mocks isolates declarations to by default, where that is another one than the sources'.
    public var mockDefaultIsolation = DefaultIsolation.nonisolated

    /// Whether mock classes are `final`.
    public var isFinal = false

    /// Whether every function records its arguments, not only those with a `history:` annotation.
    public var recordsHistory = false

    /// Whether tests may set the call counts.
    public var allowsSettingCallCount = false

    /// Whether mocks have a `resetMock()`.
    public var writesReset = false

    /// Whether mocks keep the order of their calls.
    public var recordsOrder = false

    /// Whether annotated classes are mocked too.
    public var mocksClasses = false

    /// Whether calls are counted and recorded by a helper function.
    public var usesTemplateFunction = false

    /// Whether subjects feed Combine's publishers, rather than that tests set these as other properties.
    public var usesCombineSubjects = true

    /// Whether it is fine that nothing is annotated.
    public var allowsEmpty = false

    /// Whether warnings count as errors.
    public var isStrict = false

    /// How many files are worked on at once; nil for as many as there are cores.
    public var concurrency: Int?

    /// Whether files are parsed that no mock needs. It makes no difference to the result; tests see to that.
    public var parsesEveryFile = false

    /// An access level that mocks can be given.
    public enum Access: String, CaseIterable, Hashable, Sendable {
        /// For a module of mocks that tests import.
        case `public`
        /// For a module of mocks that tests of the same package import.
        case package
        /// Without a modifier, whatever the protocol says.
        case `internal`
    }

    /// What a module isolates declarations to that say nothing about it, in the words of the compiler's option.
    public enum DefaultIsolation: String, CaseIterable, Hashable, Sendable {
        /// For example: `-default-isolation nonisolated`
        case nonisolated
        /// For example: `-default-isolation MainActor`
        case mainActor = "MainActor"
    }

    /// Makes the default settings.
    public init() {}
}
