// `mockgen init`: writes a configuration that shows every key, or says what the one that is there sets.
// Nothing of the user's is ever overwritten without --force.

import ArgumentParser
import MockGeneration
import SwiftDeclarations

/// `mockgen init`
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a commented '\(Configuration.fileName)' into the current folder.",
        discussion: """
            The file shows every key with its default. One that is there already stays as it is, and what it sets is \
            listed instead.
            """)

    @Flag(help: "Replace the file if there is one.")
    var force = false

    func run() throws {
        var succeeded = false
        do throws(FileFailure) {
            succeeded = try writeOrDescribe(OutputFile(path: Configuration.fileName))
        } catch {
            printError("error: \(error.message)\n")
        }
        if !succeeded { throw ExitCode.failure }
    }

    private func writeOrDescribe(_ file: OutputFile) throws(FileFailure) -> Bool {
        guard !force, let bytes = try file.contents() else {
            _ = try file.writeIfChanged(Array(Configuration.template.utf8))
            try printOutput(Array("wrote '\(file.path)'\n".utf8))
            return true
        }
        let source = SourceFile(path: file.path, bytes: bytes)
        let read = readConfiguration(source)
        var text = "'\(file.path)' is here already and was left as it is"
        if !read.entries.isEmpty {
            text += "; it sets:\n"
        } else {
            text += read.diagnostics.isEmpty ? "; it sets nothing\n" : "\n"
        }
        text += read.entries.map { "    \($0.key): \($0.value)\n" }.joined()
        try printOutput(Array(text.utf8))
        var places = PlaceTable([source])
        printError(diagnosticText(read.diagnostics, places: &places))
        return read.diagnostics.isEmpty
    }
}
