// Calls that go wrong outside of Swift: outputs that are inputs, subcommands in the wrong place, pipes, devices, lists.
// Each leaves what was there as it was, and ends.

import Foundation
import TestSupport
import Testing

struct BadArgumentTests {
    private let folder: TemporaryFolder
    private let store = "/// @mockable\nprotocol Store {\n    func load(id: Int) -> String\n}\n"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("In/Store.swift", store)
    }

    /// Runs a shell command, in which `mockgen` is the tool, and returns its standard output and error, mixed.
    private func shell(_ command: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.arguments = ["-c", "mockgen() { '\(toolURL.path)' \"$@\"; }; { \(command)\n} > shell.log 2>&1"]
        try process.run()
        process.waitUntilExit()
        return folder.text("shell.log") ?? ""
    }

    // MARK: Outputs that are inputs

    @Test(arguments: [
        (["In/Store.swift", "-o", "In/Store.swift"], "In/Store.swift"),
        (["In/Store.swift", "-o", "./In/../In/Store.swift"], "In/Store.swift"),
        (["In/Store.swift", "-o", "link"], "In/Store.swift"),
        (["link", "-o", "In/Store.swift"], "link"),
        (["-srcs", "In/Store.swift", "-d", "In/Store.swift"], "In/Store.swift"),
        (["-f", "list", "-o", "In/Store.swift"], "In/Store.swift"),
        (["In", "-o", "In/Store.swift"], "In/Store.swift"),
        (["In/Other.swift", "--inherit-from", "In", "-o", "In/Store.swift"], "In/Store.swift"),
        (["check", "In", "-o", "In/Store.swift"], "In/Store.swift"),
    ])
    func aSourceIsNotOverwritten(arguments: [String], path: String) throws {
        try folder.write("In/Other.swift", "/// @mockable\nprotocol Other: Store {}\n")
        try folder.write("list", "In/Store.swift\n")
        try folder.link("link", to: "In/Store.swift")
        let result = try mockgen(arguments, in: folder, input: "")
        let message =
            "error: '\(path)' is both input and output; name another file for the mocks, or they would replace it\n"
        #expect(result.errors.hasPrefix(message), "\(result.errors)")
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(folder.text("In/Store.swift") == store)
        #expect(try folder.names(in: "In") == ["Other.swift", "Store.swift"])
    }

    @Test func earlierMocksMayBeNamedAsInputToo() throws {
        #expect(try mockgen("In", "-o", "Mocks.swift", in: folder).status == 0)
        let mocks = folder.text("Mocks.swift")
        let again = try mockgen("In", "Mocks.swift", "-o", "Mocks.swift", "--strict", in: folder)
        #expect(again == ToolResult(status: 0, output: "", errors: ""))
        #expect(folder.text("Mocks.swift") == mocks)
        #expect(mocks?.contains("class StoreMock") == true)
    }

    @Test func aWordThatMocksContainDoesNotMakeThemASource() throws {
        try folder.write("In/Store.swift", "/// Mock\nprotocol Store {}\n")
        for _ in 0..<2 {
            let result = try mockgen("In", "-o", "In/Mocks.swift", "--annotation", "Mock", in: folder)
            #expect(result == ToolResult(status: 0, output: "", errors: ""))
        }
    }

    @Test(arguments: [
        ["In", "-o", "A.swift", "-o", "B.swift"], ["In", "-o", "A.swift", "-d", "A.swift"],
        ["check", "In", "-o", "A.swift", "--output", "B.swift"],
    ])
    func twoOutputs(arguments: [String]) throws {
        let result = try mockgen(arguments, in: folder, input: "")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: there is one output, not 2: 'A.swift', '"), "\(result.errors)")
        #expect(try folder.names() == ["In"])
    }

    // MARK: Options

    @Test(arguments: [
        ("-header", ". Did you mean '--header'?"), ("-heder", ". Did you mean '--header'?"),
        ("-help", ". Did you mean '--help'?"), ("-path", ""), ("-hv", ""),
    ])
    func lettersThatContainThatOfHelp(option: String, hint: String) throws {
        for arguments in [["In", option, "x"], [option], ["check", "In", option]] {
            let result = try mockgen(arguments, in: folder, input: "")
            #expect(result.status == 64)
            #expect(result.errors.hasPrefix("error: Unknown option '\(option)'\(hint)\n"), "\(result.errors)")
            #expect(result.output == "")
        }
    }

    @Test(arguments: [["-h"], ["--help"], ["check", "-h"]])
    func help(arguments: [String]) throws {
        let result = try mockgen(arguments, in: folder, input: "")
        #expect(result.status == 0 && result.errors == "" && result.output.contains("USAGE: mockgen"))
    }

    @Test(arguments: [["-Ih"], ["-DhX"], ["--clang-arg", "-fhosted"], ["--clang-arg", "-path"]])
    func valuesThatLookLikeSuchOptions(arguments: [String]) throws {
        #expect(try mockgen(["In"] + arguments, in: folder, input: "").status == 0)
    }

    @Test(arguments: [
        ("-i", "", "'--testable-imports' takes names of modules; there is an empty one"),
        ("-c", "", "'--custom-imports' takes names of modules; there is an empty one"),
        ("-c", "not a module", "'--custom-imports' takes names of modules, which 'not a module' is not"),
        ("--exclude-imports", "A;", "'--exclude-imports' takes names of modules, which 'A;' is not"),
        ("-x", "", "'--exclude-suffixes' takes ends of file names; an empty one would leave out every file"),
    ])
    func valuesThatAreNone(option: String, value: String, message: String) throws {
        for arguments in [["In", option, value], ["In", option, "App", value]] {
            let result = try mockgen(arguments, in: folder, input: "")
            #expect(result.status == 64)
            #expect(result.errors.hasPrefix("error: \(message)\n"), "\(result.errors)")
        }
    }

    // MARK: Subcommands

    @Test(arguments: ["check", "list", "generate"])
    func aSubcommandBehindAnOption(subcommand: String) throws {
        let result = try mockgen("--strict", subcommand, "In", "-o", "Mocks.swift", in: folder)
        #expect(result.status == 1)
        #expect(
            result.errors == """
                error: no such file or directory: '\(subcommand)'
                note: put the subcommand first: 'mockgen \(subcommand) …'

                """)
        #expect(try folder.names() == ["In"])
    }

    @Test func aFolderNamedLikeASubcommandIsAFolder() throws {
        try folder.write("list/Other.swift", "/// @mockable\nprotocol Other {}\n")
        let result = try mockgen("In", "list", in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("class OtherMock"))
    }

    // MARK: Files that are no files

    @Test(.timeLimit(.minutes(1)))
    func pipesInFoldersAreSkipped() throws {
        #expect(mkfifo(folder("In/pipe.swift"), 0o600) == 0)
        try folder.link("In/link.swift", to: "pipe.swift")
        #expect(mkfifo(folder("In/other"), 0o600) == 0)
        let result = try mockgen("In", "-o", "Mocks.swift", in: folder)
        #expect(result.status == 0)
        #expect(
            result.errors == """
                warning: skipped 'In/pipe.swift', which is a pipe, a socket or a device
                warning: skipped 'In/link.swift', which is a pipe, a socket or a device

                """)
        let strict = try mockgen("In", "--strict", in: folder)
        #expect(strict.status == 1)
        #expect(strict.errors.hasPrefix("error: skipped 'In/pipe.swift'"))
        #expect(try mockgen("In", "--exclude", "*.swift", "--strict", in: folder).errors.contains("pipe") == false)
    }

    @Test(.timeLimit(.minutes(1)))
    func aPipeThatIsNamedIsRead() throws {
        let output = try shell("mkfifo pipe; cat In/Store.swift > pipe & mockgen pipe | grep -c 'class StoreMock'")
        #expect(output == "1\n")
    }

    @Test(.timeLimit(.minutes(1)))
    func devicesAreNoInput() throws {
        let result = try mockgen("In", "/dev/zero", in: folder)
        #expect(
            result
                == ToolResult(
                    status: 1, output: "", errors: "error: cannot read '/dev/zero': operation not supported\n"))
    }

    @Test func oddNames() throws {
        let names = ["a b.swift", "ünï😀.swift", "'quoted\".swift", "new\nline.swift", "-dash.swift", "100%.swift"]
        for (index, name) in names.enumerated() {
            try folder.write("Odd \(index)/\(name)", "/// @mockable\nprotocol P\(index) {}\n")
        }
        try folder.createFolder("folder.swift")
        let result = try mockgen(".", "-o", "out put/möcks.swift", in: folder)
        #expect(result == ToolResult(status: 0, output: "", errors: ""))
        let mocks = try #require(folder.text("out put/möcks.swift"))
        for index in names.indices { #expect(mocks.contains("class P\(index)Mock")) }
        let list = try mockgen("list", ".", "--format", "json", in: folder).output
        let objects = try #require(try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]])
        let files = objects.compactMap { $0["file"] as? String }
        #expect(Set(files) == Set(names.enumerated().map { "./Odd \($0)/\($1)" } + ["./In/Store.swift"]))
    }

    // MARK: Lists of files

    @Test func fileLists() throws {
        try folder.write("B.swift", "/// @mockable\nprotocol B {}\n")
        try folder.write("one", "\r\n  \t\r\nIn/Store.swift\r\n\r\n")
        try folder.write("two", " \tB.swift \t")
        let result = try mockgen("-f", "one", "--filelist", "two", in: folder)
        #expect(result.status == 0)
        #expect(result.errors == "")
        #expect(result.output.contains("class StoreMock"))
        #expect(result.output.contains("class BMock"))
        try folder.write("empty", "\n")
        let empty = try mockgen("-f", "empty", in: folder)
        #expect(empty.status == 0)
        #expect(
            empty.errors
                == "warning: no declaration is annotated with '@mockable', so there is nothing to mock\n")
    }

    // MARK: Outputs that fail

    @Test func fullDisksAndClosedStreams() throws {
        let log = try shell(
            """
            mockgen In > /dev/full; echo $?
            mockgen list In > /dev/full; echo $?
            mockgen In -o /dev/full; echo $?
            mockgen In >&-; echo $?
            mockgen - <&-; echo $?
            mockgen gone 2>&-; echo $?
            mockgen In 2>&- | head -1
            """)
        #expect(
            log == """
                error: cannot write '<stdout>': no space left on device
                1
                error: cannot write '<stdout>': no space left on device
                1
                error: cannot write '/dev/full': no space left on device
                1
                error: cannot write '<stdout>': bad file descriptor
                1
                error: cannot read '<stdin>': bad file descriptor
                1
                1
                // Generated by mockgen. Changes are lost when it runs again.

                """)
    }

    // MARK: Annotations

    @Test func anAnnotationInAPlainCommentIsAWarning() throws {
        try folder.write("In/Store.swift", "// @mockable\nprotocol Store {}\n")
        let result = try mockgen("In", in: folder)
        #expect(result.status == 0)
        #expect(
            result.errors
                == "In/Store.swift:1:4: warning: '@mockable' has no effect in a plain comment; write '/// @mockable'\n")
    }
}
