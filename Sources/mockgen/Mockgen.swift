// The entry of the tool: which subcommands there are, and what `mockgen --help` says.
// Arguments come in, subcommands run. What they share stands in the option groups and in Run.swift.

import ArgumentParser
import MockGeneration

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The `mockgen` command.
@main
struct Mockgen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mockgen",
        abstract: "Generate mocks for Swift protocols.",
        usage: "mockgen [<subcommand>] <path> ... [<options>]",
        discussion: """
            A protocol is mocked if the documentation comment before it says so:

                /// @mockable
                protocol Store {
                    func load(id: Int) -> String
                }

            mockgen writes 'class StoreMock: Store', whose 'loadHandler' decides what 'load' returns and whose \
            'loadCallCount' counts the calls.

            EXAMPLES

              Mock every annotated protocol in a folder:
                mockgen Sources/App -o Tests/AppTests/Mocks.swift

              Fail on CI when the mocks were not regenerated:
                mockgen check Sources/App -o Tests/AppTests/Mocks.swift

              See what a test can use:
                mockgen list Sources/App

              Try a protocol out:
                echo '/// @mockable
                protocol P { var name: String { get } }' | mockgen -

              The options of Mockolo work as they are:
                mockgen -s Sources/App Sources/Core -d Mocks.swift -i App -x Tests Mocks

              Keep options in a file, '.mockgen.json':
                mockgen init

            Without a subcommand, mockgen generates: 'mockgen Sources' is 'mockgen generate Sources'. See \
            'mockgen generate --help' for all options.

            EXIT STATUS: 0 on success, 1 on errors or stale mocks, 64 on a mistake in the arguments.
            """,
        version: "0.1.0",
        subcommands: [
            GenerateCommand.self, CheckCommand.self, ListCommand.self, InitCommand.self, DoctorCommand.self,
        ],
        defaultSubcommand: GenerateCommand.self
    )

    /// Mistakes in the arguments read like all other errors.
    static var _errorLabel: String { "error" }

    static func main() {
        // A reader that closes early, such as `head`, is seen as a failed write then, not as the end of the process.
        signal(SIGPIPE, SIG_IGN)
        if let option = misspelledOption(in: CommandLine.arguments.dropFirst()) {
            let close = closest(to: "-\(option)", among: longOptions).map { ". Did you mean '\($0)'?" } ?? ""
            exit(withError: ValidationError("Unknown option '\(option)'\(close)"))
        }
        main(splittingJoinedValues(in: Array(CommandLine.arguments.dropFirst())))
    }

    /// The arguments with a space before values with `=` that follow a letter directly, as compilers take them: the parser sees
    /// the name of an option in all that stands before `=`. For example: `-DDEBUG=1`
    private static func splittingJoinedValues(in arguments: [String]) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        return arguments.enumerated().flatMap { index, argument -> [String] in
            let isValue = index > 0 && arguments[index - 1] == "--clang-arg"
            let value = argument.dropFirst(2)
            guard index < end, !isValue, ["-D", "-F", "-I"].contains(argument.prefix(2)), value.contains("="),
                value.first != "="
            else { return [argument] }
            return [String(argument.prefix(2)), String(value)]
        }
    }

    /// An argument that would be taken for several options of one letter, `-h` among them, and print help with success.
    /// For example: `-header`
    private static func misspelledOption(in arguments: ArraySlice<String>) -> String? {
        var isValue = false
        for argument in arguments.prefix(while: { $0 != "--" }) {
            let letters = argument.dropFirst()
            // The value may follow these without a space.
            let isCluster = argument.hasPrefix("-") && letters.count > 1 && !"DFI".contains(letters.first ?? "-")
            if !isValue, isCluster, letters.contains("h"), letters.allSatisfy(\.isLetter) { return argument }
            isValue = argument == "--clang-arg"
        }
        return nil
    }

    /// The options that have names of more than one letter. For example: `--header`
    private static var longOptions: [String] {
        let help = helpMessage(for: GenerateCommand.self)
        return Set(help.split { !$0.isLetter && $0 != "-" }.map(String.init).filter { $0.hasPrefix("--") }).sorted()
    }
}
