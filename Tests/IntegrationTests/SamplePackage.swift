// A sample package of Fixtures, copied to a temporary folder so that tests can edit it and build it.
// Builds happen in nested `swift` processes; their output is what the tests look at.

import Foundation
import Testing

/// A copy of a sample package.
final class SamplePackage: Sendable {
    /// What a nested command came to.
    struct Outcome {
        let status: Int32
        /// Standard output and standard error, as a person sees them.
        let log: String
    }

    /// The copy.
    let folder: URL
    /// Where builds of the copy go.
    private let scratch: URL

    /// The root of this repository.
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Copies the sample `name`; its dependency on this package is made to lead back here.
    ///
    /// - Parameter scratch: the build folder; copies that are built one after the other can share it, so that the
    ///   tool is built once.
    init(_ name: String, scratch: URL) throws {
        let files = FileManager.default
        // Links are resolved: the build system reports paths without them.
        folder = files.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("mockgen-\(UUID().uuidString)").appendingPathComponent(name)
        self.scratch = scratch
        try files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.copyItem(
            at: Self.repository.appendingPathComponent("Fixtures/\(name)"), to: folder)
        for leftover in [".build", "Package.resolved"] {
            try? files.removeItem(at: folder.appendingPathComponent(leftover))
        }
        try edit("Package.swift") {
            $0.replacingOccurrences(of: "\"../..\"", with: "\"\(Self.repository.path)\"")
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    /// The text of a file of the copy.
    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// Writes a file of the copy.
    func write(_ path: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }

    /// Changes a file of the copy; a change that changes nothing is a mistake in the test.
    func edit(_ path: String, _ change: (String) -> String) throws {
        let before = try text(path)
        let after = change(before)
        #expect(before != after, "nothing to change in \(path)")
        try write(path, after)
    }

    /// Deletes a file of the copy.
    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    /// Builds the package and its tests.
    func build() throws -> Outcome { try swift("build", "--build-tests") }

    /// Builds the package and runs its tests.
    func test() throws -> Outcome { try swift("test") }

    /// Runs `swift` in the copy.
    func swift(_ command: String, _ arguments: String...) throws -> Outcome {
        // A file rather than a pipe: nothing has to be read while the command runs, however much it writes.
        let log = folder.deletingLastPathComponent().appendingPathComponent("log")
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", command, "--scratch-path", scratch.path] + arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, log: String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }

    /// The generated mocks of a module, wherever the build system keeps them.
    func generatedMocks(of module: String) -> URL? {
        let files = FileManager.default.enumerator(at: scratch, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            if file.lastPathComponent == "\(module)Mocks.swift", file.path.contains("/MockgenPlugin/") { return file }
        }
        return nil
    }
}
