// A sample package of Fixtures, or one that a test makes up, in a temporary folder where tests can edit and build it.
// Builds happen in nested `swift` processes; their output is what the tests look at.

import Foundation
import Testing

/// A package in a temporary folder.
final class SamplePackage: Sendable {
    /// What a nested command came to.
    struct Outcome {
        let status: Int32
        /// Standard output and standard error, as a person sees them.
        let log: String
    }

    /// Where it is.
    let folder: URL
    /// Where its builds go.
    private let scratch: URL

    /// The root of this repository.
    private static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Copies the sample `name`; its dependency on this package is made to lead back here.
    ///
    /// - Parameter scratch: the build folder; packages that are built one after the other can share it, so that the
    ///   tool is built once.
    init(_ name: String, scratch: URL) throws {
        folder = try Self.temporaryFolder().appendingPathComponent(name)
        self.scratch = scratch
        let sample = Self.repository.appendingPathComponent("Fixtures/\(name)")
        try FileManager.default.copyItem(at: sample, to: folder)
        for leftover in [".build", "Package.resolved"] {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(leftover))
        }
        try edit("Package.swift") { $0.replacingOccurrences(of: "../..", with: Self.repository.path) }
    }

    /// Makes a package of files. `REPOSITORY` in them stands for the path of this package.
    init(files: [String: String], scratch: URL) throws {
        folder = try Self.temporaryFolder().appendingPathComponent("Package")
        self.scratch = scratch
        for (path, text) in files {
            try write(path, text.replacingOccurrences(of: "REPOSITORY", with: Self.repository.path))
        }
    }

    private static func temporaryFolder() throws -> URL {
        // Links are resolved: the build system reports paths without them.
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("mockgen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    deinit {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    /// The text of a file of the package.
    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// Writes a file of the package.
    func write(_ path: String, _ text: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Changes a file of the package; a change that changes nothing is a mistake in the test.
    func edit(_ path: String, _ change: (String) -> String) throws {
        let before = try text(path)
        let after = change(before)
        #expect(before != after, "nothing to change in \(path)")
        try write(path, after)
    }

    /// Deletes a file of the package.
    func delete(_ path: String) throws {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }

    /// Builds the package and its tests.
    func build() throws -> Outcome { try swift("build", ["--build-tests"]) }

    /// Builds the package and runs its tests.
    func test() throws -> Outcome { try swift("test") }

    /// Runs `swift` in the package.
    func swift(_ command: String, _ arguments: [String] = []) throws -> Outcome {
        try Self.run(["swift", command, "--scratch-path", scratch.path] + arguments, in: folder)
    }

    /// Runs a command in a folder.
    private static func run(_ command: [String], in folder: URL) throws -> Outcome {
        // A file rather than a pipe: nothing has to be read while the command runs, however much it writes.
        let log = folder.deletingLastPathComponent().appendingPathComponent("log")
        try Data().write(to: log)
        let output = try FileHandle(forWritingTo: log)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, log: String(decoding: try Data(contentsOf: log), as: UTF8.self))
    }

    /// A repository in a temporary folder with this package, as it is in the working tree, under a version.
    static func repositoryWithVersion(_ version: String) throws -> URL {
        let copy = try temporaryFolder().appendingPathComponent("mockgen")
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for name in ["Package.swift", "Sources", "Plugins", "Tests", "Fixtures"] {
            try FileManager.default.copyItem(
                at: repository.appendingPathComponent(name), to: copy.appendingPathComponent(name))
        }
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
        for arguments in [
            ["init", "-q"], ["add", "-A"], identity + ["commit", "-q", "-m", "Release"], ["tag", version],
        ] {
            let outcome = try run(["git"] + arguments, in: copy)
            try #require(outcome.status == 0, "\(outcome.log)")
        }
        return copy
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
