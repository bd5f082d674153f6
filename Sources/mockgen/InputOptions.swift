// The options that say which files a run reads and how it goes about it, under their modern and Mockolo spellings.
// Values come out. Files are looked for in Run.swift; `--output` is not here, since each subcommand differs in it.

import ArgumentParser
import MockGeneration

/// Where the protocols are.
struct InputOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Files and folders whose annotated protocols are mocked; '-' is one source from standard input.",
            discussion: """
                Folders are searched for .swift and .h files, links followed. Entries whose names begin with a dot \
                and folders named DerivedData are left out unless they are named here. Put paths before options that \
                take several values, or behind '--'.
                """,
            valueName: "path"))
    var paths: [String] = []

    @Option(
        name: [.customLong("sourcedirs"), .customShort("s")], parsing: .upToNextOption,
        help: ArgumentHelp("The same as <path>.", valueName: "dir ..."))
    var sourceFolders: [String] = []

    @Option(
        name: [.customLong("sourcefiles"), .customLong("srcs", withSingleDash: true)], parsing: .upToNextOption,
        help: ArgumentHelp(
            "The same as <path>; for thousands of files, --filelist is faster.", valueName: "file ..."))
    var sourceFiles: [String] = []

    @Option(
        name: [.customLong("filelist"), .customShort("f")],
        help: ArgumentHelp("A file with one more path a line; '-' is standard input.", valueName: "file"))
    var fileLists: [String] = []

    @Option(
        name: .customLong("inherit-from"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Files and folders that are only read for protocols which mocked ones inherit.",
            discussion: "They are read when a mocked protocol inherits something that the sources do not declare.",
            valueName: "path ..."))
    var inheritedPaths: [String] = []

    @Option(
        name: .customLong("inherit-filelist"),
        help: ArgumentHelp(
            "A file with more paths for --inherit-from, one a line; '-' is standard input.", valueName: "file"))
    var inheritedFileList: String?

    @Option(
        name: .customLong("module-folder"),
        help: ArgumentHelp(
            "The module in a folder that is not called after it. Can be repeated.",
            discussion: """
                Where several modules of a run have types of one name, folders tell which module a file is in: \
                'Sources/Core' and 'Core' do, 'Lib' does not.
                """,
            valueName: "module=dir"))
    var moduleFolders: [ModuleFolder] = []

    @Option(
        name: [.customLong("mockfiles"), .customLong("mocks", withSingleDash: true)], parsing: .upToNextOption,
        help: ArgumentHelp(
            "Files and folders with mocks that are default values and that members are copied from.",
            discussion: """
                They have to be in the module of the new mocks or in one that these import, by \
                '--custom-imports'. Members are copied when a mocked protocol inherits something that no \
                other file declares.
                """,
            valueName: "path ..."))
    var mockPaths: [String] = []

    @Option(
        name: .customLong("mock-filelist"),
        help: ArgumentHelp(
            "A file with more paths for --mockfiles, one a line; '-' is standard input.", valueName: "file"))
    var mockFileList: String?

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp(
            "Leave out files, and folders with all that is in them, whose path matches. Can be repeated.",
            discussion: """
                '*' and '?' match within a name, '**' any number of folders, '[a-z]' one character of a set. The \
                pattern may start at any folder: 'Generated' and '*Stub.swift' match wherever they lie. Quote it, or \
                the shell expands it.
                """,
            valueName: "glob"))
    var excludedPatterns: [String] = []

    @Option(
        name: [.customLong("exclude-suffixes"), .customShort("x")], parsing: .upToNextOption,
        help: ArgumentHelp("Leave out files whose name without extension ends so.", valueName: "suffix ..."))
    var excludedSuffixes: [String] = []

    /// All paths to mock from, without those in the file list.
    var sourcePaths: [String] { paths + sourceFolders + sourceFiles }

    /// Whether a path is `-`.
    var readsStandardInput: Bool { sourcePaths.contains("-") }

    func validate() throws {
        guard !sourcePaths.isEmpty || !fileLists.isEmpty else {
            throw ValidationError("no sources: name files or folders with annotated protocols, such as 'Sources'")
        }
        guard !inheritedPaths.contains("-") else {
            throw ValidationError("'--inherit-from' takes files and folders, not standard input")
        }
        guard !mockPaths.contains("-") else {
            throw ValidationError("'--mockfiles' takes files and folders, not standard input")
        }
        guard moduleFolders.allSatisfy({ isImportable($0.module) && !$0.path.isEmpty }) else {
            throw ValidationError("'--module-folder' takes a module and its folder, such as 'Core=Lib'")
        }
        guard !excludedSuffixes.contains("") else {
            throw ValidationError(
                "'--exclude-suffixes' takes ends of file names; an empty one would leave out every file")
        }
        let readers =
            [readsStandardInput, inheritedFileList == "-", mockFileList == "-"] + fileLists.map { $0 == "-" }
        guard readers.count(where: { $0 }) <= 1 else {
            throw ValidationError("standard input is either a source or a file list, not both")
        }
    }

    /// The options, with the lists of `configuration` added to theirs.
    func over(_ configuration: Configuration) -> InputOptions {
        var inputs = self
        inputs.inheritedPaths += configuration.inheritedPaths ?? []
        inputs.moduleFolders = (configuration.moduleFolders ?? [:]).sorted { $0.key < $1.key }.map(ModuleFolder.init)
        inputs.moduleFolders += moduleFolders
        inputs.mockPaths += configuration.mockPaths ?? []
        inputs.excludedPatterns += configuration.excludedPatterns ?? []
        inputs.excludedSuffixes += configuration.excludedSuffixes ?? []
        return inputs
    }
}

/// A folder that is not called after the module in it.
struct ModuleFolder: ExpressibleByArgument, Decodable {
    let module: String
    let path: String

    init(module: String, path: String) {
        (self.module, self.path) = (module, path)
    }

    /// For example: `Core=Lib`; without either where the text is not of the kind, which `InputOptions` objects to.
    init(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        self.init(module: parts[0], path: parts.count > 1 ? parts[1] : "")
    }
}

/// How a run goes about its work and what it says.
struct ExecutionOptions: ParsableArguments {
    @Flag(name: .customLong("strict"), inversion: .prefixedNo, help: "Treat warnings as errors.")
    var isStrict: Bool?

    @Flag(
        name: .customLong("verbose"),
        help: "End with notes on what the mocks leave out or erase, and a line of figures, on standard error.")
    var isVerbose = false

    @Option(
        name: [.customLong("logging-level"), .customShort("l")],
        help: ArgumentHelp("0 for diagnostics alone; 1, 2 and 3 are the same as --verbose.", valueName: "0...3"))
    var loggingLevel = 0

    @Option(
        name: [.customLong("concurrency-limit"), .customShort("j")],
        help: ArgumentHelp("Work on this many files at once; as many as there are cores if left out.", valueName: "n"))
    var concurrency: Int?

    /// Whether to print the figures.
    var printsFigures: Bool { isVerbose || loggingLevel > 0 }

    func validate() throws {
        guard 0...3 ~= loggingLevel else {
            throw ValidationError("the logging level is 0, 1, 2 or 3, not \(loggingLevel)")
        }
        guard concurrency.map({ $0 > 0 }) ?? true else {
            throw ValidationError("the concurrency limit is 1 or more")
        }
    }
}
