// `mockgen doctor`: what a run in the current folder goes by: its configuration, and who reads Objective-C headers.
// It says so on standard output and never fails: what is missing is said, not an error.

import ArgumentParser
import MockGeneration
import ObjCDeclarations

/// `mockgen doctor`
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Say what a run here would use: the configuration and libclang.",
        discussion: """
            libclang is looked for where MOCKGEN_LIBCLANG says, or else among the system's libraries, in the folders of \
            LLVM packages, in the Swift toolchain on PATH and in Xcode. Where there is none, a tokenizer of mockgen's \
            own reads Objective-C headers.
            """)

    @OptionGroup(title: "Configuration")
    var configuration: ConfigurationOptions

    func run() throws {
        let text = configurationText + libClangText
        do throws(FileFailure) {
            try printOutput(Array(text.utf8))
        } catch {
            printError("error: \(error.message)\n")
        }
    }

    private var configurationText: String {
        let loaded = LoadedConfiguration(configuration)
        guard let file = loaded.file else {
            let reason = loaded.read.diagnostics.first.map { " (\($0.message))" } ?? ""
            return "configuration: none\(reason)\n"
        }
        let mistakes = loaded.read.diagnostics.count
        return "configuration: \(file.path)" + (mistakes > 0 ? " (has mistakes: run 'mockgen init' to see them)" : "")
            + "\n"
    }

    private var libClangText: String {
        let search = LibClangSearch(environment: HeaderArguments.environment)
        let tried = search.rejected.map { "  tried \($0.path): \($0.reason)\n" }.joined()
        guard let found = search.found else {
            return "libclang: none, so the tokenizer reads Objective-C headers\n" + tried
        }
        return "libclang: \(found.path)\n  version: \(found.version)\n" + tried
    }
}
