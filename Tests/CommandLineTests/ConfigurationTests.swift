// Configuration files and the options around them, in whole runs of the tool.
// The settings as such, and what is said about wrong ones, are asked in the library's tests.

import Foundation
import TestSupport
import Testing

struct ConfigurationTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "Store.swift",
            """
            import Extra
            /// @mockable
            public protocol Store {
                func load(id: Int) -> String
            }
            /// @mock
            protocol Other {}

            """)
        try folder.write("Empty.swift", "protocol Empty {}\n")
    }

    private func configure(_ text: String, at path: String = ".mockgen.json") throws {
        try folder.write(path, text)
    }

    // MARK: Which file

    @Test func theFileInTheCurrentFolderIsUsed() throws {
        let plain = try mockgen("Store.swift", in: folder)
        try configure("{\"mockFinal\": true}")
        let result = try mockgen("Store.swift", in: folder)
        #expect(result.errors == "")
        #expect(result.output.contains("public final class StoreMock"))
        #expect(try mockgen("Store.swift", "--no-config", in: folder) == plain)
        try configure("{\"macro\": \"TESTING\"}", at: "Sub/c.json")
        let named = try mockgen("Store.swift", "--config", "Sub/c.json", in: folder)
        #expect(named.output.contains("#if TESTING"))
        #expect(!named.output.contains("final class"))
    }

    @Test func verboseSaysWhichFileWasRead() throws {
        #expect(!(try mockgen("Store.swift", "--verbose", in: folder).errors.contains("configuration")))
        try configure("{}")
        let result = try mockgen("Store.swift", "--verbose", in: folder)
        #expect(result.errors.hasPrefix("configuration: .mockgen.json\nfiles: 1, "))
        let none = try mockgen("Store.swift", "--verbose", "--no-config", in: folder)
        #expect(none.errors.hasPrefix("files: 1, "))
        #expect(try mockgen("Store.swift", in: folder).errors == "")
    }

    @Test func aNamedFileMustBeThere() throws {
        let result = try mockgen("Store.swift", "--config", "gone.json", "-o", "Mocks.swift", in: folder)
        let message = "error: no such file or directory: 'gone.json'\n"
        #expect(result == ToolResult(status: 1, output: "", errors: message))
        #expect(folder.text("Mocks.swift") == nil)
        try folder.createFolder(".mockgen.json")
        let folderResult = try mockgen("Store.swift", in: folder)
        #expect(folderResult.status == 1)
        #expect(folderResult.errors == "error: cannot read '.mockgen.json': is a directory\n")
    }

    @Test(arguments: [["--config", ""], ["--config", "x", "--no-config"], ["--config"], ["--access", "open"]])
    func mistakesInTheArguments(arguments: [String]) throws {
        let result = try mockgen(["Store.swift"] + arguments, in: folder, input: "")
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("error: "))
    }

    @Test func errorsLeaveTheOutputUntouched() throws {
        try configure("{\n    \"acess\": \"public\",\n    \"strict\": 1\n}\n")
        try folder.write("Mocks.swift", "old\n")
        let expected = """
            .mockgen.json:2:5: error: unknown key 'acess'; did you mean 'access'?
            .mockgen.json:3:15: error: 'strict' must be true or false

            """
        let calls = [
            ["Store.swift", "-o", "Mocks.swift"], ["gone.swift"], ["list", "Store.swift"],
            ["check", "Store.swift", "-o", "Mocks.swift"],
        ]
        for arguments in calls {
            let result = try mockgen(arguments, in: folder, input: "")
            #expect(result == ToolResult(status: 1, output: "", errors: expected))
        }
        #expect(folder.text("Mocks.swift") == "old\n")
    }

    // MARK: What wins

    @Test(arguments: [
        ("\"annotation\": \"@mock\"", ["--annotation", "@mock"]),
        ("\"header\": \"// H\"", ["--header", "// H"]),
        ("\"macro\": \"DEBUG\"", ["--macro", "DEBUG"]),
        ("\"customImports\": [\"A\", \"B\"]", ["--custom-imports", "A", "B"]),
        ("\"excludeImports\": [\"Extra\"]", ["--exclude-imports", "Extra"]),
        ("\"testableImports\": [\"App\"]", ["--testable-imports", "App"]),
        ("\"exclude\": [\"S*\"]", ["--exclude", "S*"]),
        ("\"excludeSuffixes\": [\"ore\"]", ["--exclude-suffixes", "ore"]),
        ("\"mockFinal\": true", ["--mock-final"]),
        ("\"enableArgsHistory\": true", ["--enable-args-history"]),
        ("\"allowSetCallCount\": true", ["--allow-set-call-count"]),
        ("\"access\": \"internal\"", ["--access", "internal"]),
        ("\"exclude\": [\"S*\"], \"allowEmpty\": true", ["--exclude", "S*", "--allow-empty"]),
        ("\"exclude\": [\"S*\"], \"strict\": true", ["--exclude", "S*", "--strict"]),
    ])
    func everyKeyIsItsOption(setting: String, arguments: [String]) throws {
        let plain = try mockgen(".", in: folder)
        let flagged = try mockgen(["."] + arguments, in: folder, input: "")
        #expect(flagged != plain)
        try configure("{\(setting)}")
        #expect(try mockgen(".", in: folder) == flagged)
    }

    @Test(arguments: [
        ("\"annotation\": \"@mock\"", ["--annotation", "@mockable"]),
        ("\"header\": \"// H\"", ["--header", ""]),
        ("\"mockFinal\": true", ["--no-mock-final"]),
        ("\"enableArgsHistory\": true", ["--no-enable-args-history"]),
        ("\"allowSetCallCount\": true", ["--no-allow-set-call-count"]),
        ("\"disableCombineDefaultValues\": true", ["--no-disable-combine-default-values"]),
        ("\"strict\": true", ["--no-strict"]),
        ("\"concurrencyLimit\": 1", ["-j", "2"]),
        ("\"modules\": [\"A\"], \"inPlace\": true", []),
    ])
    func optionsWin(setting: String, arguments: [String]) throws {
        let plain = try mockgen(".", in: folder)
        try configure("{\(setting)}")
        #expect(try mockgen(["."] + arguments, in: folder, input: "") == plain)
    }

    @Test func listsAddUpAndOptionsWin() throws {
        try configure("{\"customImports\": [\"A\"], \"macro\": \"M\", \"access\": \"internal\"}")
        let output = try mockgen(
            "Store.swift", "-c", "B", "C", "--macro", "N", "--access", "public", in: folder
        ).output
        for line in ["import A\n", "\nimport B\n", "\nimport C\n", "#if N\n", "public class StoreMock"] {
            #expect(output.contains(line), "\(line)")
        }
    }

    // MARK: Files for inherited protocols

    @Test func inheritedPathsStartAtTheFile() throws {
        try folder.write("Child.swift", "/// @mockable\nprotocol Child: Base {}\n")
        try folder.write("Sub/Core/Base.swift", "protocol Base { func start() }\n")
        try configure("{\"inheritFrom\": [\"Core\"], \"strict\": true}", at: "Sub/.mockgen.json")
        let result = try mockgen("Child.swift", "--config", "Sub/.mockgen.json", in: folder)
        #expect(result.errors == "")
        #expect(result.output.contains("startCallCount"))
    }

    @Test func anInheritFileListAddsPaths() throws {
        try folder.write("Child.swift", "/// @mockable\nprotocol Child: Base, Root {}\n")
        try folder.write("Core/Base.swift", "protocol Base { func start() }\n")
        try folder.write("Root/Root.swift", "protocol Root { func stop() }\n")
        try folder.write("list", "Root\r\n\n")
        try configure("{\"inheritFrom\": [\"Core\"], \"strict\": true}")
        let result = try mockgen("Child.swift", "--inherit-filelist", "list", "--verbose", in: folder)
        #expect(result.status == 0)
        #expect(result.errors.contains("files: 3, parsed: 3, "))
        #expect(result.output.contains("startCallCount"))
        #expect(result.output.contains("stopCallCount"))
        let input = try mockgen(["Child.swift", "--inherit-filelist", "-"], in: folder, input: "Root/Root.swift\n")
        #expect(input.output == result.output)
        #expect(try mockgen("-", "--inherit-filelist", "-", in: folder).status == 64)
        let missing = try mockgen("Store.swift", "--inherit-filelist", "gone", in: folder)
        #expect(missing == ToolResult(status: 1, output: "", errors: "error: no such file or directory: 'gone'\n"))
    }

    @Test func foldersThatAreNotCalledAfterTheirModules() throws {
        try folder.write("Lib/Row.swift", "public struct Row {}\n")
        try folder.write("Net/Row.swift", "public struct Row {}\n")
        try folder.write("App/A.swift", "import Core\n/// @mockable\nprotocol A { func a(_ row: Row) }\n")
        try folder.write("App/B.swift", "import Net\n/// @mockable\nprotocol B { func b(_ row: Row) }\n")
        let arguments = ["App", "--inherit-from", "Lib", "Net"]
        let option = try mockgen(arguments + ["--module-folder", "Core=Lib"], in: folder, input: "")
        #expect(option.output.contains("func a(_ row: Core.Row)"), "\(option)")
        #expect(option.output.contains("func b(_ row: Net.Row)"))
        try folder.write("conf/c.json", #"{"moduleFolders": {"Core": "../Lib"}}"#)
        #expect(try mockgen(arguments + ["--config", "conf/c.json"], in: folder, input: "") == option)
        try folder.write("conf/c.json", #"{"moduleFolders": {"Core": "Lib"}}"#)
        let missing = try mockgen(arguments + ["--config", "conf/c.json"], in: folder, input: "")
        #expect(missing == ToolResult(status: 1, output: "", errors: "error: no such file or directory: 'conf/Lib'\n"))
        for argument in ["Lib", "=Lib", "Core=", "My-Core=Lib"] {
            let wrong = try mockgen(arguments + ["--module-folder", argument], in: folder, input: "")
            #expect(wrong.status == 64)
            let message = "error: '--module-folder' takes a module and its folder, such as 'Core=Lib'\n"
            #expect(wrong.errors.hasPrefix(message))
        }
    }

    @Test func filesForInheritedProtocolsAreReadOnlyWhenNeeded() throws {
        try folder.write("Core/Base.swift", "protocol Base { func start() }\n")
        try folder.write("list", "gone.swift\n")
        let result = try mockgen(
            "Store.swift", "--inherit-from", "Core", "--inherit-filelist", "list", "--verbose", in: folder)
        #expect(result.status == 0)
        #expect(result.errors.hasPrefix("files: 1, parsed: 1, "))
        let missing = try mockgen("Store.swift", "--inherit-from", "gone", in: folder)
        #expect(missing == ToolResult(status: 1, output: "", errors: "error: no such file or directory: 'gone'\n"))
        try folder.write("Child.swift", "/// @mockable\nprotocol Child: Base {}\n")
        let needed = try mockgen("Child.swift", "--inherit-filelist", "list", in: folder)
        #expect(needed.status == 1)
        #expect(needed.errors.hasPrefix("error: no such file or directory: 'gone.swift'\n"))
    }

    // MARK: Init

    @Test func initWritesAFileThatSetsNothing() throws {
        let plain = try mockgen(".", in: folder)
        let result = try mockgen("init", in: folder)
        #expect(result == ToolResult(status: 0, output: "wrote '.mockgen.json'\n", errors: ""))
        #expect(try mockgen(".", in: folder) == plain)
        let again = try mockgen("init", in: folder)
        #expect(again.status == 0)
        #expect(again.output == "'.mockgen.json' is here already and was left as it is; it sets nothing\n")
    }

    @Test func initLeavesAFileAlone() throws {
        let text = "{\"strict\": true, /* c */ \"exclude\": [\"A\",\n\"B\"],}"
        try configure(text)
        let expected = """
            '.mockgen.json' is here already and was left as it is; it sets:
                strict: true
                exclude: ["A", "B"]

            """
        #expect(try mockgen("init", in: folder) == ToolResult(status: 0, output: expected, errors: ""))
        #expect(folder.text(".mockgen.json") == text)
        #expect(try mockgen("init", "--force", in: folder).output == "wrote '.mockgen.json'\n")
        #expect(folder.text(".mockgen.json")?.contains("// \"strict\": false,") == true)
    }

    @Test func initSaysWhatIsWrongWithAFile() throws {
        try configure("{\"strict\": 1}")
        let result = try mockgen("init", in: folder)
        #expect(result.status == 1)
        #expect(result.output == "'.mockgen.json' is here already and was left as it is\n")
        #expect(result.errors == ".mockgen.json:1:12: error: 'strict' must be true or false\n")
        #expect(folder.text(".mockgen.json") == "{\"strict\": 1}")
    }
}
