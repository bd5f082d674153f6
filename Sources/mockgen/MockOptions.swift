// The options that shape the mocks, under their modern and Mockolo spellings. Settings of the library come out.
// Every default is the library's own, so that the two cannot drift apart.

import ArgumentParser
import MockGeneration

/// What is mocked, and what the mocks look like.
struct MockOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The word in a documentation comment that asks for a mock.", valueName: "text"))
    var annotation = Options().annotation

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

    @Flag(name: .customLong("mock-all"), help: "Mock annotated classes too.")
    var mocksClasses = false

    @Flag(name: .customLong("mock-final"), help: "Make the mock classes final.")
    var isFinal = false

    @Flag(
        name: .customLong("enable-args-history"),
        help: "Record the arguments of every function, not only of those with a 'history:' annotation.")
    var recordsHistory = false

    @Flag(name: .customLong("allow-set-call-count"), help: "Let tests set the call counts.")
    var allowsSettingCallCount = false

    @Flag(
        name: .customLong("disable-combine-default-values"),
        help: "Never give a CurrentValueSubject the default value of its element.")
    var disablesCombineDefaultValues = false

    func validate() throws {
        guard !annotation.isEmpty else { throw ValidationError("the annotation must not be empty") }
        guard macro != "" else { throw ValidationError("the macro must not be empty") }
    }

    /// The settings of the library that these and `execution` ask for.
    func options(with execution: ExecutionOptions) -> Options {
        var options = Options()
        options.annotation = annotation
        options.header = header
        options.macro = macro
        options.customImports = customImports
        options.testableImports = testableImports
        options.excludedImports = excludedImports
        options.mocksClasses = mocksClasses
        options.isFinal = isFinal
        options.recordsHistory = recordsHistory
        options.allowsSettingCallCount = allowsSettingCallCount
        options.usesCombineDefaultValues = !disablesCombineDefaultValues
        options.isStrict = execution.isStrict
        options.concurrency = execution.concurrency
        return options
    }
}
