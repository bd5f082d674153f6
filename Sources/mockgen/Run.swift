// What generating subcommands do first: find the files, read them, generate, and say what is wrong.
// Option groups go in; the generation comes out, or the exit status 1 where it must not be used.
// What to do with the mocks is up to the subcommand.

import ArgumentParser
import MockGeneration
import ObjCDeclarations
import SwiftDeclarations

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
    init(
        inputs: InputOptions, mocks: MockOptions, headers: HeaderArguments, configuration: ConfigurationOptions,
        execution: ExecutionOptions,
        output: String?
    ) {
        start = ContinuousClock.now
        printsFigures = execution.printsFigures
        let configuration = LoadedConfiguration(configuration)
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
        let options = mocks.options(over: settings, execution: execution)
        var read = ReadInputs(
            inputs.over(settings), options: options,
            headerOptions: headers.options(over: settings, annotation: options.annotation), output: output)
        generation = generate(
            from: read.sources, imported: read.importHeaders(), inheritOnly: read.readInherited(),
            importedInheritOnly: read.importInheritedHeaders(), parentMocks: read.readMocks(), options: options)
        // Without a single file the missing ones are all there is to say.
        let hasOnlyFailures =
            read.lacksHeaderReader
            || read.sources.isEmpty && read.headers.isEmpty && read.diagnostics.contains { $0.severity == .error }
        // What else there is to say about a file that is not UTF-8 mostly says that again.
        let undecodable = Set(read.diagnostics.compactMap(\.place?.path))
        let generated = generation.diagnostics.filter { !undecodable.contains($0.place?.path ?? "") }
        diagnostics = hasOnlyFailures ? read.diagnostics : (read.diagnostics + generated).sortedByPlace()
        let files = read.sources + read.headers + read.inherited + read.inheritedHeaders + read.mocks
        places = PlaceTable(files)
        fileCount = files.count
        headerReader = read.headerReader
    }

    /// Reports the diagnostics, does `work` with the mocks unless there are errors, and ends with the notes and the figures.
    mutating func finish(_ work: (inout Run) throws(FileFailure) -> Bool) throws {
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
        if !succeeded { throw ExitCode.failure }
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

/// The files of a run, read; those for inherited protocols, and mocks, only when they are asked for.
private struct ReadInputs {
    var sources: [SourceFile] = []
    var headers: [SourceFile] = []
    var inherited: [SourceFile] = []
    var inheritedHeaders: [SourceFile] = []
    var mocks: [SourceFile] = []
    var diagnostics: [Diagnostic] = []
    /// Who read the headers, if there were any.
    private(set) var headerReader: String?
    /// Whether there are headers that nobody could read.
    private(set) var lacksHeaderReader = false

    private let options: Options
    private let headerOptions: HeaderOptions
    private var discovery: FileDiscovery
    private var inheritedPaths: [String] = []
    private var mockPaths: [String] = []

    init(_ inputs: InputOptions, options: Options, headerOptions: HeaderOptions, output: String?) {
        self.options = options
        self.headerOptions = headerOptions
        discovery = FileDiscovery(
            exclusions: inputs.excludedPatterns.map(PathPattern.init),
            excludedSuffixes: inputs.excludedSuffixes, output: output)
        let paths = inputs.sourcePaths.filter { $0 != "-" } + inputs.fileLists.flatMap { listedPaths($0) }
        (sources, headers) = partition(read(discovery.find(in: paths), options))
        if inputs.readsStandardInput { readStandardInput(options) }
        // A path that leads nowhere is a mistake, whether or not anybody will ask for what is there. The paths of a
        // list come from programs, and there can be thousands.
        inheritedPaths = existing(inputs.inheritedPaths)
        mockPaths = existing(inputs.mockPaths)
        if let list = inputs.inheritedFileList { inheritedPaths += listedPaths(list) }
        if let list = inputs.mockFileList { mockPaths += listedPaths(list) }
    }

    /// The paths that lead somewhere; the others are reported.
    private mutating func existing(_ paths: [String]) -> [String] {
        paths.filter { path in
            guard let failure = missingFile(path) else { return true }
            diagnostics.append(failure.diagnostic)
            return false
        }
    }

    /// The Swift sources and the headers among files.
    private func partition(_ files: [SourceFile]) -> (sources: [SourceFile], headers: [SourceFile]) {
        (files.filter { !isHeader($0.path) }, files.filter { isHeader($0.path) })
    }

    /// The annotated headers as Swift sees them. Others are not parsed: they are found where these include them.
    mutating func importHeaders() -> [ParsedFile] {
        imported(headers.filter { $0.bytes.contains(Array(options.annotation.utf8)) })
    }

    /// The headers for inherited protocols as Swift sees them.
    mutating func importInheritedHeaders() -> [ParsedFile] { imported(inheritedHeaders) }

    private mutating func imported(_ headers: [SourceFile]) -> [ParsedFile] {
        guard !headers.isEmpty, !lacksHeaderReader else { return [] }
        do throws(HeaderReader.MissingLibClang) {
            let reader = try HeaderReader(headerOptions, environment: HeaderArguments.environment)
            headerReader = reader.libClang.map { "libclang at \($0.path), \($0.version)" } ?? "tokenizer"
            return reader.read(headers)
        } catch {
            diagnostics.append(Diagnostic(.error, error.message))
            lacksHeaderReader = true
            return []
        }
    }

    /// Reads the files for inherited protocols.
    mutating func readInherited() -> [SourceFile] {
        // What is left out of the mocks may still be inherited from, so only the output stays left out here.
        discovery = discovery.withoutExclusions()
        (inherited, inheritedHeaders) = partition(read(discovery.find(in: inheritedPaths), options))
        return inherited
    }

    /// Reads the files with mocks whose members are copied.
    mutating func readMocks() -> [SourceFile] {
        discovery = discovery.withoutExclusions()
        mocks = partition(read(discovery.find(in: mockPaths), options)).sources
        return mocks
    }

    private mutating func read(_ found: FileDiscovery.Found, _ options: Options) -> [SourceFile] {
        let read = readSources(at: found.files, annotation: options.annotation, concurrency: options.concurrency)
        diagnostics += found.failures.map(diagnostic) + read.diagnostics
        diagnostics += found.outputs.filter { isSource($0, options) }.map { path in
            Diagnostic(
                .error, "'\(path)' is both input and output; name another file for the mocks, or they would replace it")
        }
        let skipped =
            found.brokenLinks.map { "skipped '\($0)', a link that leads nowhere" }
            + found.specialFiles.map { "skipped '\($0)', which is a pipe, a socket or a device" }
        diagnostics += skipped.map { Diagnostic(options.isStrict ? .error : .warning, $0) }
        return read.files
    }

    /// A path that could not be read. Options before a subcommand make its name look like a path.
    private func diagnostic(_ failure: FileFailure) -> Diagnostic {
        var diagnostic = failure.diagnostic
        let isSubcommand = Mockgen.configuration.subcommands.contains { $0.configuration.commandName == failure.path }
        if failure.isMissing, isSubcommand {
            diagnostic.notes = [Diagnostic(.note, "put the subcommand first: 'mockgen \(failure.path) …'")]
        }
        return diagnostic
    }

    /// Whether somebody wrote the file at `path` to have mocks of what is in it. Mocks themselves are not annotated.
    private func isSource(_ path: String, _ options: Options) -> Bool {
        guard let bytes = try? readFile(path) else { return false }
        let generation = generate(from: [SourceFile(path: path, bytes: bytes)], options: options)
        return generation.figures.protocols > 0 || generation.diagnostics.contains { $0.place != nil }
    }

    private mutating func readStandardInput(_ options: Options) {
        do throws(FileFailure) {
            let input = FileDescriptor.standardInput
            let source = SourceFile(path: input.path, bytes: try input.readToEnd())
            if let diagnostic = diagnoseEncoding(of: source, annotation: options.annotation) {
                diagnostics.append(diagnostic)
            }
            sources.append(source)
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// The paths in a file list, one a line.
    private mutating func listedPaths(_ list: String) -> [String] {
        do throws(FileFailure) {
            let bytes = list == "-" ? try FileDescriptor.standardInput.readToEnd() : try readFile(list)
            return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                .filter { line in line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } }
                .map { String(decoding: $0, as: UTF8.self) }
        } catch {
            diagnostics.append(error.diagnostic)
            return []
        }
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
