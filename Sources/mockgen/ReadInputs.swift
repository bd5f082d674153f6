// The inputs of a run: paths in, files out, with what could not be read. Headers come as Swift sees them, so that nothing
// behind this point knows of Objective-C.

import MockGeneration
import ObjCDeclarations
import SwiftDeclarations

/// The files of a run, read; those for inherited protocols, and mocks, only when they are asked for.
struct ReadInputs {
    /// The files whose annotated declarations are mocked.
    private(set) var sources: [InputFile] = []
    /// The files for inherited protocols, once they were asked for.
    private(set) var inherited: [InputFile] = []
    /// The files with mocks whose members are copied, once they were asked for.
    private(set) var mocks: [InputFile] = []
    /// What could not be read.
    private(set) var diagnostics: [Diagnostic] = []
    /// How many files were read.
    private(set) var fileCount = 0
    /// Who read the headers, if there were any.
    private(set) var headerReader: String?
    /// Whether there are headers that nobody could read.
    private(set) var lacksHeaderReader = false

    private let options: Options
    private let headerOptions: HeaderOptions
    private var discovery: FileDiscovery
    private var inheritedPaths: [String] = []
    /// The files there, once they were looked for.
    private var foundInherited: FileDiscovery.Found?
    private var mockPaths: [String] = []

    /// Reads the sources. What else there is waits until it is asked for.
    init(_ inputs: InputOptions, options: Options, headers: HeaderOptions, output: String?) {
        self.options = options
        headerOptions = headers
        discovery = FileDiscovery(
            exclusions: inputs.excludedPatterns.map(PathPattern.init),
            excludedSuffixes: inputs.excludedSuffixes, output: output, concurrency: options.concurrency)
        warnOfUnclosedSets(in: inputs.excludedPatterns)
        let paths = inputs.sourcePaths.filter { $0 != "-" } + inputs.fileLists.flatMap { listedPaths($0) }
        // Headers without annotation are found where others include them.
        sources = importingHeaders(of: read(discovery.find(in: paths)), where: \.isAnnotated)
        if inputs.readsStandardInput { readStandardInput() }
        // A path that leads nowhere is a mistake, whether or not anybody will ask for what is there. The paths of a
        // list come from programs, and there can be thousands.
        inheritedPaths = existing(inputs.inheritedPaths)
        mockPaths = existing(inputs.mockPaths)
        existing(inputs.moduleFolders.map(\.path))
        if let list = inputs.inheritedFileList { inheritedPaths += listedPaths(list) }
        if let list = inputs.mockFileList { mockPaths += listedPaths(list) }
    }

    /// What looks like a pattern and is a name.
    private mutating func warnOfUnclosedSets(in patterns: [String]) {
        for pattern in patterns where PathPattern(pattern).hasUnclosedSet {
            diagnostics.append(
                Diagnostic(
                    options.isStrict ? .error : .warning,
                    "no ']' closes the '[' in the pattern '\(pattern)', so that it stands for itself; write '\\[' for that"
                ))
        }
    }

    /// The paths that lead somewhere; the others are reported.
    @discardableResult
    private mutating func existing(_ paths: [String]) -> [String] {
        paths.filter { path in
            guard let failure = missingFile(path) else { return true }
            diagnostics.append(failure.diagnostic)
            return false
        }
    }

    /// Reads the files for inherited protocols, those aside that were read before.
    mutating func readInherited() -> [InputFile] {
        let known = Set(inherited.map(\.path))
        var found = findInherited()
        found.files.removeAll(where: known.contains)
        let others = importingHeaders(of: read(found)) { _ in true }
        inherited += others
        return others
    }

    /// Reads the Swift files for inherited protocols that are in folders by the names of some modules.
    mutating func readInherited(ofModules modules: Set<String>) -> [InputFile] {
        guard !inheritedPaths.isEmpty else { return [] }
        // What else there is to say of what was found is said where all of it is read.
        let known = Set(inherited.map(\.path))
        var found = FileDiscovery.Found()
        found.files = findInherited().files.filter {
            !isHeader($0) && options.moduleFolders.isFile(at: $0, inAnyOf: modules) && !known.contains($0)
        }
        let files = read(found)
        inherited += files
        return files
    }

    private mutating func findInherited() -> FileDiscovery.Found {
        if let known = foundInherited { return known }
        // What is left out of the mocks may still be inherited from, so only the output stays left out here.
        discovery = discovery.withoutExclusions()
        let found = discovery.find(in: inheritedPaths)
        foundInherited = found
        return found
    }

    /// Reads the files with mocks whose members are copied.
    mutating func readMocks() -> [InputFile] {
        discovery = discovery.withoutExclusions()
        mocks = read(discovery.find(in: mockPaths)).filter { !isHeader($0.path) }
        return mocks
    }

    /// The Swift files as they are, and the headers among them as Swift sees them.
    private mutating func importingHeaders(
        of files: [InputFile], where isNeeded: (InputFile) -> Bool
    ) -> [InputFile] {
        guard files.contains(where: { isHeader($0.path) }) else { return files }
        let headers = files.filter { isHeader($0.path) && isNeeded($0) }
        let others = files.filter { !isHeader($0.path) }
        guard !headers.isEmpty, !lacksHeaderReader else { return others }
        var texts: [SourceFile] = []
        for header in headers {
            do throws(FileFailure) {
                let text = try header.source()
                if header.isAnnotated || text.mayDeclareProtocols { texts.append(text) }
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        do throws(HeaderReader.MissingLibClang) {
            let reader = try HeaderReader(headerOptions, environment: HeaderArguments.environment)
            headerReader = reader.libClang.map { "libclang at \($0.path), \($0.version)" } ?? "tokenizer"
            return others + reader.read(texts).map { InputFile(parsed: $0, annotation: options.annotation) }
        } catch {
            diagnostics.append(Diagnostic(.error, error.message))
            lacksHeaderReader = true
            return others
        }
    }

    private mutating func read(_ found: FileDiscovery.Found) -> [InputFile] {
        let read = readSources(at: found.files, annotation: options.annotation, concurrency: options.concurrency)
        diagnostics += found.failures.map(diagnostic) + read.diagnostics
        diagnostics += found.outputs.filter { isSource($0) }.map { path in
            Diagnostic(
                .error, "'\(path)' is both input and output; name another file for the mocks, or they would replace it")
        }
        let skipped =
            found.brokenLinks.map { "skipped '\($0)', a link that leads nowhere" }
            + found.specialFiles.map { "skipped '\($0)', which is a pipe, a socket or a device" }
        diagnostics += skipped.map { Diagnostic(options.isStrict ? .error : .warning, $0) }
        fileCount += read.files.count
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

    /// Whether somebody wrote the file at `path`: to have mocks of what is in it, as mocks themselves are not annotated, or
    /// anything else by hand. Generators say in their files that they wrote them.
    private func isSource(_ path: String) -> Bool {
        guard let bytes = try? readFile(path) else { return false }
        let file = SourceFile(path: path, bytes: bytes)
        let generation = generate(from: [file], options: options)
        if generation.figures.protocols > 0 || generation.diagnostics.contains(where: { $0.place != nil }) {
            return true
        }
        let beginning = String(decoding: bytes.prefix(8192), as: UTF8.self)
        let isGenerated = ["Generated", "generated"].contains { beginning.contains($0) }
        return !isGenerated && !parse(file).declarations.isEmpty
    }

    private mutating func readStandardInput() {
        do throws(FileFailure) {
            let input = FileDescriptor.standardInput
            let source = SourceFile(path: input.path, bytes: try input.readToEnd())
            let file = InputFile(source, annotation: options.annotation)
            if let diagnostic = file.encodingDiagnostic { diagnostics.append(diagnostic) }
            sources.append(file)
            fileCount += 1
        } catch {
            diagnostics.append(error.diagnostic)
        }
    }

    /// The paths in a file list, one a line, without blanks around them.
    private mutating func listedPaths(_ list: String) -> [String] {
        do throws(FileFailure) {
            let bytes = list == "-" ? try FileDescriptor.standardInput.readToEnd() : try readFile(list)
            return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                .map { String(decoding: $0.trimmingBlanks, as: UTF8.self) }.filter { !$0.isEmpty }
        } catch {
            diagnostics.append(error.diagnostic)
            return []
        }
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without spaces and tabs at both ends.
    fileprivate var trimmingBlanks: ArraySlice<UInt8> {
        func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
            return []
        }
        return self[first...last]
    }
}
