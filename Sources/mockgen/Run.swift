// What generating subcommands do first: find the files, read them, generate, and say what is wrong.
// Option groups go in; the generation comes out, or the exit status 1 where it must not be used.
// What to do with the mocks is up to the subcommand.

import ArgumentParser
import MockGeneration
import SwiftDeclarations

/// A subcommand that generates: what it can be told besides its output.
///
/// The option groups stand in each of them rather than in a group of groups: a debug build, which is what the plugin runs,
/// has ArgumentParser make the groups in a group anew for each of the rules that it validates.
protocol GeneratingCommand: ParsableCommand {
    /// What is read.
    var inputs: InputOptions { get }
    /// What is mocked, and what the mocks look like.
    var mocks: MockOptions { get }
    /// How Objective-C headers are read.
    var headers: HeaderArguments { get }
    /// Which configuration file it goes by.
    var configuration: ConfigurationOptions { get }
    /// How it runs, and what it says.
    var execution: ExecutionOptions { get }
}

/// A run that found, read and generated. Its diagnostics are reported by `report()`.
struct Run {
    /// What the library made of the files.
    let generation: Generation

    /// The way from places to lines and columns.
    var places: PlaceTable

    private let diagnostics: [Diagnostic]
    private let fileCount: Int
    private let start: ContinuousClock.Instant
    private let printsFigures: Bool
    private let configurationPath: String?
    private let headerReader: String?

    /// Generates mocks in memory.
    ///
    /// - Parameter output: the file that the mocks belong in, which is never an input.
    init(of command: some GeneratingCommand, output: String?) {
        start = ContinuousClock.now
        printsFigures = command.execution.printsFigures
        let configuration = LoadedConfiguration(command.configuration)
        configurationPath = configuration.file?.path
        guard configuration.read.diagnostics.isEmpty else {
            // What the sources come to depends on the settings.
            generation = Generation()
            diagnostics = configuration.read.diagnostics
            places = PlaceTable(configuration.file.map { [$0] } ?? [])
            fileCount = 0
            headerReader = nil
            return
        }
        let settings = configuration.read.configuration
        let inputs = command.inputs.over(settings)
        var options = command.mocks.options(over: settings, execution: command.execution)
        options.outputPath = output
        options.moduleFolders = ModuleFolders(workingDirectory: currentFolder())
        for folder in inputs.moduleFolders { options.moduleFolders.add(folder.path, of: folder.module) }
        var read = ReadInputs(
            inputs, options: options,
            headers: command.headers.options(over: settings, annotation: options.annotation), output: output)
        generation = generate(
            from: read.sources, inheritOnly: read.readInherited(),
            inheritOnlyOfModules: { read.readInherited(ofModules: $0) }, parentMocks: read.readMocks(), options: options
        )
        // Without a single file the missing ones are all there is to say.
        let hasOnlyFailures =
            read.lacksHeaderReader || read.sources.isEmpty && read.diagnostics.contains { $0.severity == .error }
        // What else there is to say about a file that is not UTF-8 mostly says that again.
        let undecodable = Set(read.diagnostics.compactMap(\.place?.path))
        let generated = generation.diagnostics.filter { !undecodable.contains($0.place?.path ?? "") }
        diagnostics = hasOnlyFailures ? read.diagnostics : (read.diagnostics + generated).sortedByPlace()
        places = PlaceTable(read.sources, read.inherited, read.mocks)
        fileCount = read.fileCount
        headerReader = read.headerReader
    }

    /// Reports the diagnostics, does `work` with the mocks unless there are errors, ends with the notes and the figures,
    /// and then the process.
    mutating func finish(_ work: (inout Run) throws(FileFailure) -> Bool) -> Never {
        printError(diagnosticText(diagnostics, places: &places))
        var succeeded = false
        if !diagnostics.contains(where: { $0.severity == .error }) {
            do throws(FileFailure) {
                succeeded = try work(&self)
            } catch {
                printError("error: \(error.message)\n")
            }
        }
        if printsFigures {
            printError(diagnosticText(generation.notes, places: &places))
            if let configurationPath { printError("configuration: \(configurationPath)\n") }
            if let headerReader { printError("headers: \(headerReader)\n") }
            printError(figures)
        }
        // Not by returning: the system takes the memory of a large run back at once, piece by piece it takes long.
        Mockgen.exit(withError: succeeded ? nil : ExitCode.failure)
    }

    /// The last line of `--verbose`.
    private var figures: String {
        let figures = generation.figures
        let (seconds, attoseconds) = start.duration(to: .now).components
        let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
        return "files: \(fileCount), parsed: \(figures.parsedFiles), protocols: \(figures.protocols), "
            + "mocks: \(figures.mocks), milliseconds: \(milliseconds)\n"
    }
}

/// Prints to standard error. Where nobody can be told, there is nobody to tell about it.
func printError(_ text: String) {
    guard !text.isEmpty else { return }
    try? FileDescriptor.standardError.write(Array(text.utf8))
}

/// Prints to standard output. A reader that closed early has seen what it wanted, so that is no failure.
func printOutput(_ bytes: [UInt8]) throws(FileFailure) {
    do throws(FileFailure) {
        try FileDescriptor.standardOutput.write(bytes)
    } catch  where error.isClosedPipe {
        return
    }
}
