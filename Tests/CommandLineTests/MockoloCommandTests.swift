// Command lines as Mockolo's users have them in their scripts, with the word `mockolo` replaced and nothing else.
// Every option of Mockolo occurs, in both spellings where there are two; none may be unknown, and each has its effect.

import Foundation
import TestSupport
import Testing

struct MockoloCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "App/Service.swift",
            """
            import Combine

            /// @CreateMock
            public protocol Service: Remote {
                var events: AnyPublisher<Int, Never> { get }
                func load(id: Int) -> String
            }

            /// @CreateMock
            open class Screen {
                open func show() {}
            }

            """)
        try folder.write("App/ServiceMocks.swift", "/// @CreateMock\nprotocol Ignored {}\n")
        try folder.write("Core/Store.swift", "/// @CreateMock\nprotocol Store { func save(_ text: String) }\n")
        try folder.write(
            "RemoteMocks.swift",
            """
            import Dispatch
            public class RemoteMock: Remote {
                public init() {}
                public private(set) var pingCallCount = 0
                public var pingHandler: (() -> ())?
                public func ping() { pingCallCount += 1; pingHandler?() }
            }

            """)
        try folder.write("sources.txt", "App/Service.swift\nCore/Store.swift\n")
        try folder.write("mocks.txt", "RemoteMocks.swift\n")
    }

    private var expected: [String] {
        [
            "// A licence\n\n", "#if MOCK\n", "import A\nimport B\n", "import Dispatch\n", "@testable import Mod\n",
            "public nonisolated final class ServiceMock: Service {", "public final class ScreenMock: Screen {",
            "final class StoreMock: Store {", "public var loadCallCount: Int = 0", "var saveArgValues: [String] = []",
            "public func ping()", "mockgenCall(&saveCallCount, &saveArgValues, text, saveHandler)", "#endif\n",
        ]
    }

    @Test func shortOptions() throws {
        let result = try mockgen(
            "-s", "App", "Core", "-d", "out.swift", "-i", "Mod", "-x", "Mocks", "Tests", "--mock-final", "--mock-all",
            "--enable-args-history", "-c", "A", "B", "-j", "2", "-l", "0", "--annotation", "@CreateMock", "--header",
            "// A licence", "--macro", "MOCK", "-mocks", "RemoteMocks.swift", "--allow-set-call-count",
            "--disable-combine-default-values", "--use-template-func", "--exclude-imports", "Combine", in: folder)
        #expect(result == ToolResult(status: 0, output: "", errors: ""))
        let mocks = try #require(folder.text("out.swift"))
        for line in expected { #expect(mocks.contains(line), "\(line)") }
        #expect(!mocks.contains("IgnoredMock"))
        #expect(!mocks.contains("import Combine"))
    }

    @Test func longOptionsAndListsAreTheSame() throws {
        let flags = ["--mock-final", "--mock-all", "--enable-args-history", "--allow-set-call-count"]
        let short =
            ["-srcs", "App/Service.swift", "Core/Store.swift", "-mocks", "RemoteMocks.swift", "-d", "short.swift"]
            + ["-i", "Mod", "-c", "A", "-x", "Mocks", "-j", "1", "-l", "0", "--annotation", "@CreateMock"] + flags
        let long =
            ["--filelist", "sources.txt", "--mock-filelist", "mocks.txt", "--destination", "long.swift"]
            + ["--testable-imports", "Mod", "--custom-imports", "A", "--exclude-suffixes", "Mocks"]
            + ["--concurrency-limit", "2", "--logging-level", "0", "--annotation", "@CreateMock"] + flags
        let folders =
            ["--sourcedirs", "App", "Core", "--mockfiles", "RemoteMocks.swift", "-d", "folders.swift"]
            + ["--testable-imports", "Mod", "--custom-imports", "A", "-x", "Mocks", "--annotation", "@CreateMock"]
            + flags
        for arguments in [short, long, folders] {
            let result = try mockgen(arguments, in: folder, input: "")
            #expect(result == ToolResult(status: 0, output: "", errors: ""))
        }
        let mocks = try #require(folder.text("short.swift"))
        #expect(mocks.contains("public func ping()"))
        #expect(mocks == folder.text("long.swift"))
        #expect(mocks == folder.text("folders.swift"))
        let single = try mockgen(
            ["--sourcefiles", "Core/Store.swift", "-f", "mocks.txt", "--annotation", "@CreateMock"], in: folder,
            input: "")
        #expect(single.status == 0)
    }

    /// Every option that Mockolo's help lists.
    @Test func everyOptionIsInTheHelp() throws {
        let help = try mockgen("--help", in: folder).output + mockgen("generate", "--help", in: folder).output
        let options = [
            "-d", "--destination", "--annotation", "--header", "--macro", "-f", "--filelist", "--mock-filelist", "-j",
            "--concurrency-limit", "-l", "--logging-level", "-s", "--sourcedirs", "-srcs", "--sourcefiles", "-mocks",
            "--mockfiles", "-x", "--exclude-suffixes", "-c", "--custom-imports", "--exclude-imports", "-i",
            "--testable-imports", "--mock-all", "--mock-final", "--enable-args-history", "--allow-set-call-count",
            "--disable-combine-default-values", "--use-template-func",
        ]
        let words = Set(help.split { " ,/[]\n".contains($0) }.map(String.init))
        for option in options { #expect(words.contains(option), "\(option)") }
    }

    /// They are read for default values, and parsed where they may have one.
    @Test func mocksOfParentsAreParsedOnlyWhenNeeded() throws {
        try folder.write("Broken.swift", "class RemoteMock {")
        let alone = try mockgen(
            "Core", "--mockfiles", "RemoteMocks.swift", "--annotation", "@CreateMock", "--verbose", in: folder)
        #expect(alone.errors.hasPrefix("files: 2, parsed: 1, "))
        let missing = try mockgen("Core", "--mockfiles", "gone.swift", in: folder)
        #expect(missing.status == 1)
        #expect(missing.errors.hasPrefix("error: no such file or directory: 'gone.swift'\n"))
        let broken = try mockgen("App", "--mockfiles", "Broken.swift", "--annotation", "@CreateMock", in: folder)
        #expect(broken.status == 1)
        #expect(broken.errors.contains("Broken.swift:1:"))
    }

    /// Whether or not anything is copied from them.
    @Test(arguments: [
        ("garbage {{{ class OtherMock {", "Other.swift:1:29: error: expected '}'"),
        ("class OtherMock {}\n#if X\n", "Other.swift:2:1: error: expected '#endif' to end this '#if'"),
    ])
    func brokenMocksOfParents(text: String, message: String) throws {
        try folder.write("Other.swift", text)
        let result = try mockgen(
            "App", "--mockfiles", "RemoteMocks.swift", "Other.swift", "--annotation", "@CreateMock", "-d", "out.swift",
            in: folder)
        #expect(result.status == 1)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(folder.text("out.swift") == nil)
    }

    @Test func mocksOfParentsThatAreNoText() throws {
        try Data([0x63, 0xFF, 0x00]).write(to: URL(fileURLWithPath: folder("Other.swift")))
        let result = try mockgen(
            "App", "--mockfiles", "RemoteMocks.swift", "Other.swift", "--annotation", "@CreateMock", in: folder)
        #expect(result.status == 1)
        #expect(
            result.errors.contains("Other.swift:1:2: error: the file is not valid UTF-8; save it in that encoding\n"),
            "\(result.errors)")
    }

    @Test func theConfigurationNamesMocksOfParents() throws {
        try folder.write("Config/.mockgen.json", #"{"mockFiles": ["../RemoteMocks.swift"], "mockAll": true}"#)
        let result = try mockgen(
            "App", "--config", "Config/.mockgen.json", "--annotation", "@CreateMock", "-x", "Mocks", in: folder)
        #expect(result.errors == "")
        #expect(result.output.contains("public func ping()"))
        #expect(result.output.contains("class ScreenMock"))
        let off = try mockgen(
            "App", "--config", "Config/.mockgen.json", "--annotation", "@CreateMock", "-x", "Mocks", "--no-mock-all",
            in: folder)
        #expect(!off.output.contains("class ScreenMock"))
        #expect(off.errors.contains("warning: class 'Screen' is skipped: classes are mocked only with '--mock-all'"))
    }
}
