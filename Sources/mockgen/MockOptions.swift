// The options that shape the mocks, under their modern and Mockolo spellings. Settings of the library come out.
// Every default is the library's own, so that the two cannot drift apart. What is not given leaves the setting to the
// configuration file; hence every flag has a negative form, too.

import ArgumentParser
import MockGeneration

/// What is mocked, and what the mocks look like.
struct MockOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The word in a documentation comment that asks for a mock. (default: \(Options().annotation))",
            valueName: "text"))
    var annotation: String?

    @Option(
        help: ArgumentHelp(
            "Text for the top of the output, such as a licence.", valueName: "text"))
    var header: String?

    @Option(help: ArgumentHelp("Wrap the output in '#if <name>' and '#endif'.", valueName: "name"))
    var macro: String?

    @Option(
        name: [.customLong("custom-imports"), .customShort("c")], parsing: .upToNextOption,
        help: ArgumentHelp("Modules to import besides those that the sources import.", valueName: "module ..."))
    var customImports: [String] = []

    @Option(
        name: [.customLong("testable-imports"), .customShort("i")], parsing: .upToNextOption,
        help: ArgumentHelp("Modules to import with @testable.", valueName: "module ..."))
    var testableImports: [String] = []

    @Option(
        name: .customLong("exclude-imports"), parsing: .upToNextOption,
        help: ArgumentHelp("Modules not to import.", valueName: "module ..."))
    var excludedImports: [String] = []

    @Flag(
        name: .customLong("mock-all"), inversion: .prefixedNo,
        help: "Mock annotated classes too: what a subclass can override.")
    var mocksClasses: Bool?

    @Option(
        help: ArgumentHelp(
            "The access level of every mock; that of its protocol if left out.",
            discussion: """
                With 'public' or 'package', protocols below that level are skipped with a note. With 'internal', \
                mocks have no modifier, whatever the protocol's level.
                """,
            valueName: "level"))
    var access: Options.Access?

    @Option(
        help: ArgumentHelp(
            "What the modules of the sources isolate declarations to by default.",
            discussion: """
                The same as the '-default-isolation' that these modules are compiled with, which no source file says.
                """,
            valueName: "isolation"))
    var defaultIsolation: Options.DefaultIsolation?

    @Option(
        help: ArgumentHelp(
            "What the module of the mocks isolates declarations to by default.",
            discussion: """
                Where the mocks stand in another module than the sources, as with '--testable-imports', and that one is \
                compiled with '-default-isolation MainActor'.
                """,
            valueName: "isolation"))
    var mockDefaultIsolation: Options.DefaultIsolation?

    @Flag(name: .customLong("mock-final"), inversion: .prefixedNo, help: "Make the mock classes final.")
    var isFinal: Bool?

    @Flag(
        name: .customLong("enable-args-history"), inversion: .prefixedNo,
        help: "Record the arguments of every function, not only of those with a 'history:' annotation.")
    var recordsHistory: Bool?

    @Flag(name: .customLong("allow-set-call-count"), inversion: .prefixedNo, help: "Let tests set the call counts.")
    var allowsSettingCallCount: Bool?

    @Flag(
        name: .customLong("reset"), inversion: .prefixedNo,
        help: "Give mocks a 'resetMock()' that clears counts, histories and handlers.")
    var writesReset: Bool?

    @Flag(
        name: .customLong("order"), inversion: .prefixedNo,
        help: "Let mocks keep the order of their calls, and share a journal with other mocks.")
    var recordsOrder: Bool?

    @Flag(
        name: .customLong("disable-combine-default-values"), inversion: .prefixedNo,
        help: "Give publishers no subjects: tests set them as other properties.")
    var disablesCombineDefaultValues: Bool?

    @Flag(
        name: .customLong("use-template-func"), inversion: .prefixedNo,
        help: "Count and record calls in a helper function rather than in every body.")
    var usesTemplateFunction: Bool?

    @Flag(
        name: .customLong("allow-empty"), inversion: .prefixedNo,
        help: "Do not warn when nothing is annotated.")
    var allowsEmpty: Bool?

    func validate() throws {
        guard annotation != "" else { throw ValidationError("the annotation must not be empty") }
        if let header, !isFileHeader(header) {
            throw ValidationError("the header must be comments; begin its lines with '//'")
        }
        guard macro != "" else { throw ValidationError("the macro must not be empty") }
        if let macro, !isCompilationCondition(macro) {
            throw ValidationError("'\(macro)' is no condition for '#if', such as 'DEBUG'")
        }
        try validate(customImports, of: "custom-imports")
        try validate(testableImports, of: "testable-imports")
        try validate(excludedImports, of: "exclude-imports")
    }

    private func validate(_ modules: [String], of option: String) throws {
        guard let other = modules.first(where: { !isImportable($0) }) else { return }
        let problem = other.isEmpty ? "; there is an empty one" : ", which '\(other)' is not"
        throw ValidationError("'--\(option)' takes names of modules\(problem)")
    }

    /// The settings of the library: those of `configuration`, with what is given here and in `execution` on top;
    /// lists are added to.
    func options(over configuration: Configuration, execution: ExecutionOptions) -> Options {
        var options = Options(configuration)
        if let annotation { options.annotation = annotation }
        if let header { options.header = header }
        if let macro { options.macro = macro }
        options.customImports += customImports
        options.testableImports += testableImports
        options.excludedImports += excludedImports
        if let access { options.access = access }
        if let defaultIsolation {
            options.defaultIsolation = defaultIsolation
            options.isolatesSourcesByModule = false
        } else if let isolation = configuration.defaultIsolation {
            // What is imported here is the module of the sources, before what a file says for every run.
            options.defaultIsolation = isolation.isolation(
                of: testableImports + customImports + options.testableImports + options.customImports)
        }
        if let mockDefaultIsolation { options.mockDefaultIsolation = mockDefaultIsolation }
        if let mocksClasses { options.mocksClasses = mocksClasses }
        if let isFinal { options.isFinal = isFinal }
        if let recordsHistory { options.recordsHistory = recordsHistory }
        if let allowsSettingCallCount { options.allowsSettingCallCount = allowsSettingCallCount }
        if let writesReset { options.writesReset = writesReset }
        if let recordsOrder { options.recordsOrder = recordsOrder }
        if let disablesCombineDefaultValues { options.usesCombineSubjects = !disablesCombineDefaultValues }
        if let usesTemplateFunction { options.usesTemplateFunction = usesTemplateFunction }
        if let allowsEmpty { options.allowsEmpty = allowsEmpty }
        if let isStrict = execution.isStrict { options.isStrict = isStrict }
        if let concurrency = execution.concurrency { options.concurrency = concurrency }
        return options
    }
}

extension Options.Access: ExpressibleByArgument {}

extension Options.DefaultIsolation: ExpressibleByArgument {}
