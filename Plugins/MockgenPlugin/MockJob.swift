// One module and its files -> the build command that writes its mocks.
// Shared by packages and Xcode projects, so it knows neither.

import Foundation
import PackagePlugin

/// The mocks of one module for one target.
struct MockJob {
    /// How the mocks come by the protocols.
    enum Use {
        /// `@testable import`, in test targets.
        case testable
        /// A plain import and public mocks, in libraries that several targets share.
        case library
        /// In the module itself, under a compilation condition.
        case inPlace(condition: String)
    }

    let module: String
    let use: Use
    /// The files whose annotated protocols are mocked.
    let sources: [URL]
    /// The files that are only looked at for inherited protocols.
    let inherited: [URL]
    /// The folders of these and other modules, by which files tell the module that they are in.
    var moduleFolders: [(module: String, folder: URL)] = []
    /// Whether the module is one of Objective-C, which is not imported with `@testable`.
    var isObjectiveC = false
    /// Arguments for reading headers.
    var clangArguments: [String] = []

    /// The command. File lists go through files in `folder`: a command line holds only so many paths.
    func command(tool: URL, settings: Settings, folder: URL) throws -> Command {
        let output = folder.appendingPathComponent("\(module)Mocks.swift")
        var arguments = [
            "generate", "--allow-empty",
            "--filelist", try writeList(sources, to: folder.appendingPathComponent("\(module).sources")),
            "--inherit-filelist", try writeList(inherited, to: folder.appendingPathComponent("\(module).inherited")),
            "--output", output.path,
        ]
        arguments += settings.file.map { ["--config", $0.path] } ?? ["--no-config"]
        switch use {
        case .testable where isObjectiveC:
            arguments += ["--custom-imports", module]
        case .testable:
            arguments += ["--testable-imports", module]
        case .library:
            arguments += ["--custom-imports", module, "--access", settings.access ?? "public"]
        case .inPlace(let condition):
            if !condition.isEmpty { arguments += ["--macro", condition] }
        }
        // Elsewhere Swift does not see its protocols.
        if isObjectiveC { arguments += ["--macro", "canImport(ObjectiveC)"] }
        arguments += moduleFolders.flatMap { ["--module-folder", "\($0.module)=\($0.folder.path)"] }
        arguments += clangArguments.flatMap { ["--clang-arg", $0] }
        return .buildCommand(
            displayName: "Generating mocks of \(module)", executable: tool, arguments: arguments,
            inputFiles: sources + inherited + [settings.file].compactMap { $0 }, outputFiles: [output])
    }

    /// Writes paths, one a line; a list that is already there is left alone, so that nothing seems to change.
    private func writeList(_ files: [URL], to list: URL) throws -> String {
        let data = Data(files.map { $0.path + "\n" }.joined().utf8)
        if FileManager.default.contents(atPath: list.path) != data { try data.write(to: list, options: .atomic) }
        return list.path
    }
}
