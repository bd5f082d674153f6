// The options that name the configuration file, and the file that they lead to, read.
// The settings in it come out; what wins over them stands in MockOptions.swift and InputOptions.swift.

import ArgumentParser
import MockGeneration
import SwiftDeclarations

/// Which configuration file a run goes by.
struct ConfigurationOptions: ParsableArguments {
    @Option(
        name: .customLong("config"),
        help: ArgumentHelp(
            "The file with the settings; '\(Configuration.fileName)' in the current folder, if there, when left out.",
            discussion: "Options on the command line win over it; lists are added to those in it.",
            valueName: "file"))
    var path: String?

    @Flag(name: .customLong("no-config"), help: "Read no configuration file.")
    var isDisabled = false

    func validate() throws {
        guard path != "" else { throw ValidationError("the path of the configuration must not be empty") }
        guard path == nil || !isDisabled else {
            throw ValidationError("'--config' and '--no-config' exclude each other")
        }
    }
}

/// The configuration of a run.
struct LoadedConfiguration {
    /// The file, if there is one that could be read.
    private(set) var file: SourceFile?

    /// What it says; nothing where there is no file.
    private(set) var read = ReadConfiguration()

    /// Reads the file that `options` name, or the one in the current folder.
    init(_ options: ConfigurationOptions) {
        guard !options.isDisabled else { return }
        do throws(FileFailure) {
            let path = options.path ?? Configuration.fileName
            let bytes = options.path == nil ? try OutputFile(path: path).contents() : try readFile(path)
            guard let bytes else { return }
            let file = SourceFile(path: path, bytes: bytes)
            self.file = file
            read = readConfiguration(file)
        } catch {
            read.diagnostics = [error.diagnostic]
        }
    }
}
