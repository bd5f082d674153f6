// The tool as a user calls it: arguments, exit statuses, streams and files.
// What the mocks look like is not asked here.

import Foundation
import TestSupport
import Testing

struct CommandLineTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("In/A.swift", "struct A {}\n")
    }

    // MARK: Arguments

    @Test func version() throws {
        #expect(try mockgen("--version", in: folder) == ToolResult(status: 0, output: "0.1.0\n", errors: ""))
    }

    @Test(arguments: ["--help", "-h", "help"])
    func helpNamesSubcommandsAndExamples(argument: String) throws {
        let result = try mockgen(argument, in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        for text in ["generate", "check", "list", "init", "EXAMPLES", "@mockable", "EXIT STATUS"] {
            #expect(result.output.contains(text), "\(text)")
        }
    }

    @Test(arguments: ["generate", "check", "list"])
    func helpOfASubcommandNamesEverySpelling(subcommand: String) throws {
        let help = try mockgen(subcommand, "--help", in: folder).output
        let shared = [
            "--annotation", "--header", "--macro", "-f, --filelist", "-j, --concurrency-limit", "-l, --logging-level",
            "-s, --sourcedirs", "--sourcefiles, -srcs", "-x, --exclude-suffixes", "--exclude <", "-c, --custom-imports",
            "--exclude-imports", "-i, --testable-imports", "--mock-all", "--mock-final", "--enable-args-history",
            "--allow-set-call-count", "--disable-combine-default-values", "--inherit-from", "--strict", "--verbose",
            "--mockfiles, -mocks", "--mock-filelist", "--use-template-func",
            "--reset", "--order", "--access", "--default-isolation", "--mock-default-isolation", "--allow-empty",
            "--inherit-filelist", "--config",
            "--no-config",
        ]
        for option in shared { #expect(help.contains(option), "\(option)") }
        let own = subcommand == "list" ? "--format" : "-o, -d, --output, --destination"
        #expect(help.contains(own))
    }

    @Test(arguments: [
        ([], "no sources"),
        (["generate"], "no sources"),
        (["-x", "Mocks", "In"], "no sources"),
        (["check", "In"], "--output"),
        (["check", "In", "-o", "-"], "needs a file"),
        (["In", "-o", ""], "output path"),
        (["In", "--bogus"], "--bogus"),
        (["In", "-j", "0"], "concurrency limit"),
        (["In", "-j", "many"], "many"),
        (["In", "-l", "4"], "logging level"),
        (["In", "--annotation", ""], "annotation"),
        (["In", "--macro", ""], "macro"),
        (["In", "--default-isolation", "mainActor"], "'mainActor' is invalid"),
        (["In", "--default-isolation"], "--default-isolation"),
        (["In", "--mock-default-isolation", "main"], "'main' is invalid"),
        (["list", "In", "--format", "xml"], "xml"),
        (["-", "-f", "-"], "standard input"),
        (["In", "--inherit-from", "-"], "standard input"),
        (["In", "--mockfiles", "-"], "standard input"),
        (["In", "-f", "-", "--mock-filelist", "-"], "standard input"),
        (["In", "--mockfiles"], "--mockfiles"),
    ])
    func mistakesInTheArguments(arguments: [String], message: String) throws {
        let result = try mockgen(arguments, in: folder, input: "")
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("error: "))
        #expect(result.errors.contains(message), "\(result.errors)")
    }

    @Test(arguments: [
        ["In", "B.swift"], ["generate", "In", "B.swift"], ["-s", "In", "B.swift"],
        ["--sourcedirs", "In", "-s", "B.swift"],
        ["-srcs", "In/A.swift", "B.swift"], ["--sourcefiles", "In/A.swift", "B.swift"], ["-f", "list"],
        ["In", "--filelist", "list"], ["B.swift", "-s", "In", "-j", "1"], ["-x", "Mocks", "--", "In", "B.swift"],
        [".", "--exclude", "C.swift"], [".", "-x", "C"],
        [
            "B.swift", "-s", "In", "--mock-all", "--mock-final", "--enable-args-history", "--allow-set-call-count",
            "--disable-combine-default-values", "--use-template-func", "-c", "X", "Y", "-i", "Z", "--exclude-imports",
            "Foundation",
            "--macro", "DEBUG", "--header", "", "--annotation", "@mock", "-l", "0",
        ],
    ])
    func everySpellingFindsTheSameFiles(arguments: [String]) throws {
        try folder.write("B.swift", "struct B {}\n")
        try folder.write("C.swift", "struct C {}\n")
        try folder.write("list", "In/A.swift\r\n\nB.swift")
        var arguments = arguments
        arguments.insert("--verbose", at: arguments[0] == "generate" ? 1 : 0)
        let result = try mockgen(arguments, in: folder, input: "")
        #expect(result.status == 0)
        #expect(result.errors.contains("files: 2, parsed: "), "\(result.errors)")
    }

    @Test func theDestinationIsTheOutput() throws {
        for option in ["-o", "--output", "-d", "--destination"] {
            #expect(try mockgen("In", option, "Out\(option).swift", in: folder).status == 0)
            #expect(folder.text("Out\(option).swift") != nil)
        }
    }

    @Test func aLoggingLevelAboveZeroIsVerbose() throws {
        for level in 0...3 {
            let errors = try mockgen("In", "-l", "\(level)", in: folder).errors
            #expect(errors.contains("milliseconds: ") == (level > 0))
        }
    }

    // MARK: Inputs

    @Test func readsStandardInput() throws {
        let result = try mockgen("-", "--verbose", in: folder, input: "struct B {}\n")
        #expect(result.status == 0)
        #expect(result.errors.contains("files: 1, "))
        let list = try mockgen("-f", "-", "--verbose", in: folder, input: "In/A.swift\n")
        #expect(list.errors.contains("files: 1, "))
    }

    @Test func missingInputs() throws {
        let result = try mockgen("gone.swift", "In/A.swift/x", "In", "-f", "nolist", "-o", "Out.swift", in: folder)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(result.errors.contains("error: no such file or directory: 'gone.swift'\n"))
        #expect(result.errors.contains("error: no such file or directory: 'nolist'\n"))
        #expect(result.errors.contains("error: cannot read 'In/A.swift/x': not a directory\n"))
        #expect(folder.text("Out.swift") == nil)
    }

    @Test func onlyMissingInputsSayNothingElse() throws {
        #expect(
            try mockgen("gone", in: folder)
                == ToolResult(status: 1, output: "", errors: "error: no such file or directory: 'gone'\n"))
    }

    @Test func manyErrorsAreCutShort() throws {
        let list = (0..<250).map { "gone\($0).swift\n" }.joined()
        let errors = try mockgen("-f", "-", in: folder, input: list).errors.split(separator: "\n")
        #expect(errors.count == 101)
        #expect(errors.last == "… and 150 more errors")
    }

    @Test func aBrokenLinkIsAWarning() throws {
        try folder.link("In/B.swift", to: "gone.swift")
        let message = "skipped 'In/B.swift', a link that leads nowhere\n"
        let result = try mockgen("In", in: folder)
        #expect(result.status == 0)
        #expect(result.errors.contains("warning: \(message)"))
        let strict = try mockgen("In", "--strict", in: folder)
        #expect(strict.status == 1)
        #expect(strict.errors.contains("error: \(message)"))
    }

    @Test func invalidTextIsReportedWithItsPlace() throws {
        let bytes = Data("/// @mockable\n// caf".utf8) + [0xE9, 0x0A]
        try bytes.write(to: URL(fileURLWithPath: folder("In/B.swift")))
        let result = try mockgen("In", in: folder)
        #expect(result.status == 1)
        #expect(result.errors == "In/B.swift:2:7: error: the file is not valid UTF-8; save it in that encoding\n")
    }

    @Test func textInUTF16IsReportedWhereItIsAnnotated() throws {
        let texts = ["B": "/// @mockable\nprotocol B {}\n", "C": "protocol C {}\n"]
        for (name, text) in texts {
            let bytes = Data([0xFF, 0xFE]) + Data(text.utf8.flatMap { [$0, 0] })
            try bytes.write(to: URL(fileURLWithPath: folder("In/\(name).swift")))
        }
        let result = try mockgen("In", in: folder)
        #expect(result.status == 1)
        #expect(result.errors.contains("In/B.swift:1:1: error: the file is not valid UTF-8; save it in that encoding"))
        #expect(!result.errors.contains("C.swift"))
    }

    @Test func aPatternWithoutItsBracketIsAWarning() throws {
        let result = try mockgen("In", "--exclude", "[A", "--exclude", "[B]", "--exclude", "\\[", in: folder)
        let message = "no ']' closes the '[' in the pattern '[A', so that it stands for itself; write '\\[' for that"
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("warning: \(message)\n"))
        #expect(!result.errors.contains("'[B]'"))
    }

    @Test(arguments: ["A B", "A &&", "(A", "A-B"])
    func whatIsNoConditionCannotWrapTheOutput(macro: String) throws {
        let result = try mockgen("In", "--macro", macro, in: folder)
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: '\(macro)' is no condition for '#if', such as 'DEBUG'\n"))
    }

    @Test(arguments: ["DEBUG", "DEBUG && !os(iOS)", "!(A || B)", "compiler(>=6.2)"])
    func aConditionWrapsTheOutput(macro: String) throws {
        let result = try mockgen("In", "--macro", macro, in: folder)
        #expect(result.status == 0)
        #expect(result.output.contains("#if \(macro)\n"))
    }

    // MARK: Outputs

    @Test func anOutputThatCannotBeWritten() throws {
        try folder.link("loop", to: "loop")
        let messages = [
            "In": "error: cannot write 'In': is a directory\n",
            "In/A.swift/B.swift": "error: cannot write 'In/A.swift/B.swift': not a directory\n",
            "loop": "error: cannot write 'loop': too many levels of symbolic links\n",
        ]
        for (path, message) in messages {
            let result = try mockgen("In", "-o", path, in: folder)
            #expect(result.status == 1)
            #expect(result.errors.hasSuffix(message), "\(result.errors)")
        }
        #expect(try folder.names() == ["In", "loop"])
        #expect(try folder.names(in: "In") == ["A.swift"])
    }

    @Test func theOutputInsideASourceFolderIsNoInput() throws {
        #expect(try mockgen("In", "-o", "In/Mocks.swift", in: folder).status == 0)
        let result = try mockgen("In", "-o", "In/Mocks.swift", "--verbose", in: folder)
        #expect(result.errors.contains("files: 1, "))
        let other = try mockgen("In", "--inherit-from", ".", "-o", "./In/Mocks.swift", "--verbose", in: folder)
        #expect(other.errors.contains("files: 1, "))
    }

    @Test func checkAcceptsWhatGenerateWrote() throws {
        #expect(try mockgen("In", "-o", "Mocks.swift", in: folder).status == 0)
        let result = try mockgen("check", "In", "-d", "Mocks.swift", in: folder)
        #expect(result.status == 0)
        #expect(result.output == "")
    }

    @Test func checkShowsHowAStaleFileDiffers() throws {
        try folder.write("Mocks.swift", "stale\n")
        let result = try mockgen("check", "In", "-o", "Mocks.swift", in: folder)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- Mocks.swift\n+++ Mocks.swift (generated)\n@@ -1"))
        #expect(result.output.contains("\n-stale\n"))
        #expect(result.errors.hasSuffix("error: 'Mocks.swift' is stale; run 'mockgen generate'\n"))
        #expect(folder.text("Mocks.swift") == "stale\n")
    }

    @Test func checkFailsOnAMissingFile() throws {
        let result = try mockgen("check", "In", "-o", "Mocks.swift", in: folder)
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("--- Mocks.swift\n+++ Mocks.swift (generated)\n"))
        #expect(result.errors.hasSuffix("error: 'Mocks.swift' is missing; run 'mockgen generate'\n"))
        #expect(folder.text("Mocks.swift") == nil)
        let folderResult = try mockgen("check", "In", "-o", "In", in: folder)
        #expect(folderResult.status == 1)
        #expect(folderResult.errors.hasSuffix("error: cannot read 'In': is a directory\n"))
    }

    @Test func aReaderThatClosesEarlyIsNoFailure() throws {
        try folder.write("Mocks.swift", String(repeating: "stale\n", count: 100_000))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let command = "'\(toolURL.path)' check In -o Mocks.swift"
        process.arguments = ["-c", "{ \(command) 2>err; echo $? >status; } | true"]
        try process.run()
        process.waitUntilExit()
        #expect(folder.text("status") == "1\n")
        #expect(folder.text("err")?.contains("cannot write") == false)
    }
}
