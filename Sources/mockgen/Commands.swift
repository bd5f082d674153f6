// The subcommands that generate. Option groups come in; mocks, a difference or a listing go out.
// Each is the same run with another end, so each only says what it does with the mocks.

import ArgumentParser
import MockGeneration

/// The spellings of the option that names the mocks file.
private let outputNames: NameSpecification = [
    .customShort("o"), .customLong("output"), .customLong("destination"), .customShort("d"),
]

/// Options that are given twice usually overrule each other; here that would leave a file out of date.
private func validateOutputs(_ outputs: [String]) throws {
    guard outputs.count < 2 else {
        throw ValidationError("there is one output, not \(outputs.count): '\(outputs.joined(separator: "', '"))'")
    }
    guard outputs != [""] else { throw ValidationError("the output path must not be empty") }
}

/// `mockgen generate`
struct GenerateCommand: GeneratingCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Write mocks to a file or to standard output.",
        discussion: """
            The file is written only if its content changes, so its modification time tells build systems the truth. \
            Errors leave it untouched.

            EXAMPLES
              mockgen Sources/App -o Tests/AppTests/Mocks.swift --testable-imports App
              mockgen Sources/App --exclude Legacy --inherit-from Sources/Core
              mockgen - < Store.swift
              mockgen -s Sources/App Sources/Core -d Mocks.swift -x Tests Mocks
            """)

    @OptionGroup(title: "Input")
    var inputs: InputOptions

    @Option(
        name: outputNames,
        help: ArgumentHelp("The file to write; standard output if left out or '-'.", valueName: "file"))
    var outputs: [String] = []

    @OptionGroup(title: "Mocks")
    var mocks: MockOptions

    @OptionGroup(title: "Objective-C")
    var headers: HeaderArguments

    @OptionGroup(title: "Configuration")
    var configuration: ConfigurationOptions

    @OptionGroup(title: "Run")
    var execution: ExecutionOptions

    func validate() throws {
        try validateOutputs(outputs)
    }

    func run() throws {
        let output = outputs.first
        // Opening /dev/stdout by its name would start over at the beginning of a file that others write to, too.
        let file = output == "-" || output == "/dev/stdout" ? nil : output.map(OutputFile.init)
        var run = Run(of: self, output: file?.path)
        run.finish { run throws(FileFailure) in
            let bytes = Array(run.generation.output.utf8)
            if let file { _ = try file.writeIfChanged(bytes) } else { try printOutput(bytes) }
            return true
        }
    }
}

/// `mockgen check`
struct CheckCommand: GeneratingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Tell whether a mocks file is what would be generated now.",
        discussion: """
            Writes nothing. When the file is stale or missing, the difference goes to standard output and the exit \
            status is 1. Give the same options as to 'generate'.

            EXAMPLE
              mockgen check Sources/App -o Tests/AppTests/Mocks.swift --testable-imports App
            """)

    @OptionGroup(title: "Input")
    var inputs: InputOptions

    @Option(name: outputNames, help: ArgumentHelp("The file to compare with.", valueName: "file"))
    var outputs: [String] = []

    @OptionGroup(title: "Mocks")
    var mocks: MockOptions

    @OptionGroup(title: "Objective-C")
    var headers: HeaderArguments

    @OptionGroup(title: "Configuration")
    var configuration: ConfigurationOptions

    @OptionGroup(title: "Run")
    var execution: ExecutionOptions

    func validate() throws {
        try validateOutputs(outputs)
        guard !outputs.isEmpty, outputs != ["-"] else {
            throw ValidationError("'check' needs a file to compare with: name it with --output")
        }
    }

    func run() throws {
        let file = OutputFile(path: outputs[0])
        var run = Run(of: self, output: file.path)
        run.finish { run throws(FileFailure) in
            let old = try file.contents()
            let new = Array(run.generation.output.utf8)
            if old == new { return true }
            try printOutput(unifiedDiff(from: old, to: new, path: file.path))
            printError("error: '\(file.path)' is \(old == nil ? "missing" : "stale"); run 'mockgen generate'\n")
            return false
        }
    }
}

/// `mockgen list`
struct ListCommand: GeneratingCommand {
    /// How the listing is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json
    }

    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Show every annotated protocol and the members of its mock.",
        discussion: """
            Text is for people: a line with the place, the protocol and its mock, then a line per requirement with the \
            members that a test uses. What a mock leaves out, or knows less about than its protocol, is noted below.

            JSON is for programs: an array of objects with the keys protocol, mock, file, line, column, members, notes \
            and requirements, an array of objects with the keys requirement, members and notes. Lines and columns count \
            from 1, columns in UTF-8 bytes. Keys may be added, never renamed.

            EXAMPLES
              mockgen list Sources/App
              mockgen list Sources/App --format json
            """)

    @OptionGroup(title: "Input")
    var inputs: InputOptions

    @Option(help: "How the listing is written.")
    var format = Format.text

    @OptionGroup(title: "Mocks")
    var mocks: MockOptions

    @OptionGroup(title: "Objective-C")
    var headers: HeaderArguments

    @OptionGroup(title: "Configuration")
    var configuration: ConfigurationOptions

    @OptionGroup(title: "Run")
    var execution: ExecutionOptions

    func run() throws {
        var run = Run(of: self, output: nil)
        run.finish { run throws(FileFailure) in
            let listings = run.generation.mocks
            let text =
                switch format {
                case .text: listText(listings, places: &run.places)
                case .json: listJSON(listings, places: &run.places)
                }
            try printOutput(Array(text.utf8))
            return true
        }
    }
}
