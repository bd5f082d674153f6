// Bytes, and what becomes of the file on disk: written, left alone, or an error with the old file intact.

import Foundation
import TestSupport
import Testing

@testable import MockGeneration

struct OutputFileTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func write(_ name: String, _ text: String) throws -> OutputFile.Outcome {
        try OutputFile(path: folder(name)).writeIfChanged(Array(text.utf8))
    }

    /// The message of a write that must fail.
    private func failure(_ name: String) -> String? {
        do throws(FileFailure) {
            _ = try OutputFile(path: folder(name)).writeIfChanged([])
            return nil
        } catch {
            return error.message
        }
    }

    @Test func writesANewFile() throws {
        #expect(try write("a.swift", "new") == .written)
        #expect(folder.text("a.swift") == "new")
        #expect(try folder.names() == ["a.swift"])
        #expect(try folder.permissions("a.swift") == 0o666 & ~currentMask())
    }

    @Test func createsFoldersOnTheWay() throws {
        #expect(try write("a/b//c/d.swift", "new") == .written)
        #expect(folder.text("a/b/c/d.swift") == "new")
        #expect(try folder.names(in: "a/b/c") == ["d.swift"])
    }

    @Test func replacesAnOlderFileAndKeepsItsPermissions() throws {
        try folder.write("a.swift", "old")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("a.swift"))
        #expect(try write("a.swift", "a longer text") == .written)
        #expect(folder.text("a.swift") == "a longer text")
        #expect(try folder.permissions("a.swift") == 0o640)
        #expect(try write("a.swift", "") == .written)
        #expect(folder.text("a.swift") == "")
        #expect(try folder.names() == ["a.swift"])
    }

    @Test func leavesEqualBytesAlone() throws {
        try folder.write("a.swift", "same")
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder("a.swift"))
        #expect(try write("a.swift", "same") == .unchanged)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder("a.swift"))
        #expect(attributes[.modificationDate] as? Date == past)
        #expect(try write("a.swift", "diff") == .written)
    }

    @Test func writesThroughLinks() throws {
        try folder.write("real/a.swift", "old")
        try folder.link("link.swift", to: "real/a.swift")
        try folder.link("chain.swift", to: folder("link.swift"))
        #expect(try write("chain.swift", "new") == .written)
        #expect(folder.text("real/a.swift") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.swift")) == "real/a.swift")
        #expect(try folder.names() == ["chain.swift", "link.swift", "real"])
        #expect(try folder.names(in: "real") == ["a.swift"])
    }

    @Test func writesThroughALinkToAFileThatIsNotThereYet() throws {
        try folder.link("link.swift", to: "later/a.swift")
        #expect(try write("link.swift", "new") == .written)
        #expect(folder.text("later/a.swift") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link.swift")) == "later/a.swift")
    }

    @Test func writesToADeviceWithoutReplacingIt() throws {
        #expect(try OutputFile(path: "/dev/null").writeIfChanged([1, 2, 3]) == .written)
        let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
    }

    @Test func failsWithoutATrace() throws {
        try folder.createFolder("folder")
        try folder.write("file", "old")
        try folder.link("loop", to: "loop")
        #expect(failure("folder") == "cannot write '\(folder("folder"))': is a directory")
        #expect(failure("new/") == "cannot write '\(folder("new/"))': is a directory")
        #expect(failure("file/a.swift") == "cannot write '\(folder("file/a.swift"))': not a directory")
        #expect(failure("loop") == "cannot write '\(folder("loop"))': too many levels of symbolic links")
        #expect(OutputFile(path: "").failure == "cannot write '': no such file or directory")
        let long = String(repeating: "x", count: 300)
        #expect(failure(long) == "cannot write '\(folder(long))': file name too long")
        #expect(try folder.names() == ["file", "folder", "loop"])
        #expect(folder.text("file") == "old")
    }

    @Test func aLongNameNeedsNoLongerTemporaryName() throws {
        let name = String(repeating: "x", count: 255)
        #expect(try write(name, "new") == .written)
        #expect(try folder.names() == [name])
    }

    @Test func contentsAreNilWithoutAFile() throws {
        try folder.write("a.swift", "text")
        #expect(try OutputFile(path: folder("a.swift")).contents() == Array("text".utf8))
        #expect(try OutputFile(path: folder("b.swift")).contents() == nil)
        #expect(throws: FileFailure.self) { try OutputFile(path: folder("a.swift/b")).contents() }
        #expect(throws: FileFailure.self) { try OutputFile(path: folder("")).contents() }
    }
}

extension OutputFile {
    /// The message of a write that must fail.
    fileprivate var failure: String? {
        do throws(FileFailure) {
            _ = try writeIfChanged([])
            return nil
        } catch {
            return error.message
        }
    }
}

/// The permissions that new files do not get, told from a new file: asking the system would change them meanwhile.
private func currentMask() throws -> Int {
    let folder = try TemporaryFolder()
    #expect(FileManager.default.createFile(atPath: folder("probe"), contents: nil))
    return try 0o666 & ~(folder.permissions("probe") ?? 0)
}
