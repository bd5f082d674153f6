// Folders on disk, and which files a run finds in them, under which paths.

import Foundation
import TestSupport
import Testing

@testable import MockGeneration

struct FileDiscoveryTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What a search finds, relative to the folder of the test.
    private func find(
        _ names: String..., exclusions: [String] = [], suffixes: [String] = [], output: String? = nil
    ) -> FileDiscovery.Found {
        var discovery = FileDiscovery(
            exclusions: exclusions.map(PathPattern.init), excludedSuffixes: suffixes, output: output.map { folder($0) })
        var found = discovery.find(in: names.map { folder($0) })
        found.files = found.files.map(relative)
        found.brokenLinks = found.brokenLinks.map(relative)
        return found
    }

    private func relative(_ path: String) -> String {
        String(path.dropFirst(folder.path.count + 1))
    }

    @Test func walksFoldersInByteOrder() throws {
        for name in [
            "b.swift", "C.swift", "a/z.swift", "a.swift", "a/b/c.swift", "日.swift", "S.h", "h", "x.hpp", "read.me",
            "swift",
        ] {
            try folder.write(name)
        }
        let found = find("")
        #expect(
            found.files == ["C.swift", "S.h", "a.swift", "a/b/c.swift", "a/z.swift", "b.swift", "日.swift"])
        #expect(found.failures.isEmpty)
    }

    @Test func joinsPathsToTheFolderAsGiven() throws {
        try folder.write("in/a.swift")
        var discovery = FileDiscovery()
        #expect(discovery.find(in: [folder("in") + "/"]).files == [folder("in/a.swift")])
        discovery = FileDiscovery()
        #expect(discovery.find(in: [folder("") + "/./in"]).files == [folder("./in/a.swift")])
    }

    @Test func leavesOutHiddenEntriesUnlessNamed() throws {
        for name in [".build/a.swift", ".hidden.swift", "DerivedData/b.swift", "in/.git/c.swift", "in/d.swift"] {
            try folder.write(name)
        }
        #expect(find("").files == ["in/d.swift"])
        #expect(
            find(".build", ".hidden.swift", "DerivedData").files
                == [".build/a.swift", ".hidden.swift", "DerivedData/b.swift"])
    }

    @Test func walksAFolderNamedLikeAFile() throws {
        try folder.write("Foo.swift/Bar.swift")
        #expect(find("Foo.swift").files == ["Foo.swift/Bar.swift"])
        #expect(find("").files == ["Foo.swift/Bar.swift"])
    }

    @Test func takesNamedFilesOfAnySuffix() throws {
        try folder.write("protocols.txt")
        #expect(find("protocols.txt").files == ["protocols.txt"])
        #expect(find("").files.isEmpty)
    }

    @Test func countsAFileOnce() throws {
        try folder.write("a/x.swift")
        try folder.link("a/y.swift", to: "x.swift")
        try FileManager.default.linkItem(atPath: folder("a/x.swift"), toPath: folder("a/z.swift"))
        #expect(find("a/x.swift", "a", "", "a/../a/x.swift").files == ["a/x.swift"])
    }

    @Test func orderOfThePathsDoesNotShow() throws {
        try folder.write("a/x.swift")
        try folder.write("b/y.swift")
        try folder.link("a/to-b", to: "../b")
        try folder.link("b/to-a", to: "../a")
        let expected = find("a", "b", "a/to-b").files
        #expect(expected == ["a/x.swift", "b/y.swift"] || expected == ["a/to-b/y.swift", "a/x.swift"])
        #expect(find("b", "a/to-b", "a").files == expected)
        #expect(find("a/to-b", "b", "a").files == expected)
    }

    @Test func followsLinksAndSurvivesLoops() throws {
        try folder.write("out/x.swift")
        try folder.write("out/deep/y.swift")
        try folder.createFolder("in")
        try folder.link("in/out", to: "../out")
        try folder.link("in/file.swift", to: "../out/deep/y.swift")
        try folder.link("in/self", to: ".")
        try folder.link("out/up", to: "..")
        #expect(find("in").files == ["in/file.swift", "in/out/x.swift"])
    }

    @Test func prefersAFileOverALinkToIt() throws {
        try folder.write("b/x.swift")
        try folder.link("a", to: "b")
        try folder.link("a.swift", to: "b/x.swift")
        #expect(find("").files == ["b/x.swift"])
    }

    @Test func manyLinkedFoldersCostNoMoreThanOneVisitEach() throws {
        for outer in 0..<12 {
            try folder.write("f\(outer)/x\(outer).swift")
            for inner in 0..<12 { try folder.link("f\(outer)/to\(inner)", to: "../f\(inner)") }
        }
        #expect(find("").files.count == 12)
    }

    @Test func reportsWhatIsMissing() throws {
        try folder.write("file")
        try folder.link("loop", to: "loop")
        let found = find("gone", "file/below", "loop")
        #expect(
            found.failures.map(\.message) == [
                "cannot read '\(folder("file/below"))': not a directory",
                "no such file or directory: '\(folder("gone"))'",
                "cannot read '\(folder("loop"))': too many levels of symbolic links",
            ])
        var discovery = FileDiscovery()
        #expect(discovery.find(in: [""]).failures.map(\.message) == ["no such file or directory: ''"])
    }

    @Test func skipsLinksThatLeadNowhere() throws {
        try folder.write("a.swift")
        try folder.link("b.swift", to: "gone.swift")
        try folder.link("c.swift", to: "c.swift")
        try folder.link("d", to: "gone")
        let found = find("")
        #expect(found.files == ["a.swift"])
        #expect(found.failures.isEmpty)
        #expect(found.brokenLinks == ["b.swift", "c.swift"])
    }

    @Test func excludesByPattern() throws {
        for name in ["a/x.swift", "a/Generated/y.swift", "b/Generated.swift", "b/c/zStub.swift"] {
            try folder.write(name)
        }
        #expect(find("", exclusions: ["Generated"]).files == ["a/x.swift", "b/Generated.swift", "b/c/zStub.swift"])
        #expect(find("", exclusions: ["*Stub.swift", "a/*"]).files == ["b/Generated.swift"])
        #expect(find("a", exclusions: ["a"]).files == ["a/Generated/y.swift", "a/x.swift"])
        #expect(find("a/Generated/y.swift", "a/x.swift", exclusions: ["Generated"]).files == ["a/x.swift"])
        #expect(find("", exclusions: [folder("a/**")]).files == ["b/Generated.swift", "b/c/zStub.swift"])
    }

    @Test func excludesLinksByPattern() throws {
        try folder.write("a/x.swift")
        try folder.link("b", to: "a")
        #expect(find("", exclusions: ["a", "b"]).files.isEmpty)
        #expect(find("", exclusions: ["a"]).files == ["b/x.swift"])
    }

    @Test func excludesBySuffixOfTheStem() throws {
        for name in ["FooMocks.swift", "FooTests.swift", "Mocks.Foo.swift", "Foo.swift", "Tests/Bar.swift"] {
            try folder.write(name)
        }
        #expect(find("", suffixes: ["Mocks", "Tests"]).files == ["Foo.swift", "Mocks.Foo.swift", "Tests/Bar.swift"])
        #expect(find("FooMocks.swift", suffixes: ["Mocks"]).files.isEmpty)
    }

    @Test func theOutputIsNeverAnInput() throws {
        try folder.write("a.swift")
        try folder.write("Mocks.swift")
        try folder.link("Linked.swift", to: "Mocks.swift")
        #expect(find("", output: "Mocks.swift").files == ["a.swift"])
        #expect(find("", "Mocks.swift", output: "./Mocks.swift").files == ["a.swift"])
        #expect(find("", output: "Linked.swift").files == ["a.swift"])
        #expect(find("", output: "gone.swift").files == ["Mocks.swift", "a.swift"])
    }

    @Test func aSecondSearchFindsOnlyTheRest() throws {
        try folder.write("a.swift")
        try folder.write("bMocks.swift")
        try folder.write("Out.swift")
        var discovery = FileDiscovery(excludedSuffixes: ["Mocks"], output: folder("Out.swift"))
        #expect(discovery.find(in: [folder("")]).files == [folder("a.swift")])
        var rest = discovery.withoutExclusions()
        #expect(rest.find(in: [folder("")]).files == [folder("bMocks.swift")])
    }

    @Test func theOutputIsNotedAndNoInput() throws {
        try folder.write("In/A.swift")
        try folder.write("In/B.swift")
        try folder.link("link.swift", to: "In/B.swift")
        let output = folder("In/B.swift")
        for paths in [["In"], ["In/A.swift", "In/B.swift"], ["In/A.swift", "link.swift"], ["."]] {
            var discovery = FileDiscovery(output: output)
            let found = discovery.find(in: paths.map { folder($0) })
            #expect(found.files.map { $0.hasSuffix("In/A.swift") } == [true])
            #expect(!found.outputs.isEmpty)
            #expect(found.failures == [])
        }
        var excluding = FileDiscovery(excludedSuffixes: ["B"], output: output)
        #expect(excluding.find(in: [folder("In")]).outputs == [])
        var missing = FileDiscovery(output: folder("In/C.swift"))
        #expect(missing.find(in: [folder("In")]).files.count == 2)
    }

    @Test func pipesAreSkippedInFoldersAndTakenWhenNamed() throws {
        try folder.createFolder("In")
        #expect(mkfifo(folder("In/pipe.swift"), 0o600) == 0)
        #expect(mkfifo(folder("In/pipe"), 0o600) == 0)
        try folder.link("In/link.swift", to: "pipe")
        var discovery = FileDiscovery()
        let walked = discovery.find(in: [folder("In")])
        #expect(walked.files == [])
        #expect(walked.specialFiles == [folder("In/pipe.swift"), folder("In/link.swift")])
        #expect(discovery.find(in: [folder("In/pipe")]).files == [folder("In/pipe")])
        #expect(discovery.find(in: ["/dev/zero"]).failures.map(\.path) == ["/dev/zero"])
    }
}
