// A folder for one test: made with the value, gone with it.
// Names relative to the folder go in, files on disk and their paths come out.

import Foundation

/// A folder that lives as long as the object.
package final class TemporaryFolder: Sendable {
    /// Where it is, links resolved, without a slash at the end.
    package let path: String

    package init() throws {
        let name = "mockgen-tests-\(UUID().uuidString)"
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a name in the folder.
    package func callAsFunction(_ name: String) -> String {
        name.isEmpty ? path : "\(path)/\(name)"
    }

    /// Writes a file, and the folders on the way.
    @discardableResult
    package func write(_ name: String, _ text: String = "") throws -> String {
        let url = URL(fileURLWithPath: self(name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// Creates a folder.
    package func createFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
    }

    /// Creates a link at `name` that says `destination`.
    package func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: destination)
    }

    /// The text of a file; nil where there is none.
    package func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in the folder, hidden ones too, sorted.
    package func names(in name: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: self(name)).sorted()
    }

    /// Permission bits of a file.
    package func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self(name))[.posixPermissions] as? Int
    }
}
