// `swift package generate-mocks`: writes, or checks, mocks that a team commits.

import Foundation
import PackagePlugin

/// Runs the tool on modules of the package.
@main
struct GenerateMocks: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let names = arguments.extractOption(named: "target")
        let output = arguments.extractOption(named: "output").last
        let isCheck = arguments.extractFlag(named: "check") > 0
        guard arguments.remainingArguments.isEmpty else {
            throw Failure(
                "unknown argument '\(arguments.remainingArguments[0])'; "
                    + "usage: swift package generate-mocks [--target NAME]… [--output DIR] [--check]")
        }
        let tool = try context.tool(named: "mockgen").url
        // All places are known before the first file is written.
        let jobs = try targets(names, of: context.package).map { target in
            (target: target, output: try file(for: target, in: output, of: context.package))
        }
        var failed: [String] = []
        for job in jobs {
            let status = try run(tool, for: job.target, output: job.output, isCheck: isCheck, context: context)
            if status != 0 { failed.append(job.target.name) }
        }
        if !failed.isEmpty {
            throw Failure("\(isCheck ? "stale mocks" : "no mocks were written") for \(failed.joined(separator: ", "))")
        }
    }

    /// The targets of these names; without any, those that have an annotated protocol.
    private func targets(_ names: [String], of package: Package) throws -> [SwiftSourceModuleTarget] {
        let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if names.isEmpty {
            let annotated = all.filter { target in
                let settings = Settings(target: target.directoryURL, package: package.directoryURL)
                return target.kind != .test && target.kind != .macro && target.mentions(settings.annotation)
            }
            guard !annotated.isEmpty else { throw Failure("no target of the package has an annotated protocol") }
            return annotated
        }
        return try names.map { name in
            guard let target = all.first(where: { $0.name == name }) else {
                throw Failure(
                    "no target '\(name)' in the package; its targets are \(all.map(\.name).joined(separator: ", "))")
            }
            return target
        }
    }

    /// Where a target's mocks go: into the folder asked for, else into the target's tests.
    private func file(
        for target: SwiftSourceModuleTarget, in output: String?, of package: Package
    ) throws -> URL {
        let name = "\(target.moduleName)Mocks.swift"
        if let output {
            return URL(fileURLWithPath: output, relativeTo: package.directoryURL).appendingPathComponent(name)
        }
        let tests = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        guard let tests = tests.first(where: { $0.name == "\(target.name)Tests" }) else {
            throw Failure("there is no target '\(target.name)Tests'; say with --output where the mocks go")
        }
        return tests.directoryURL.appendingPathComponent(name)
    }

    private func run(
        _ tool: URL, for target: SwiftSourceModuleTarget, output: URL, isCheck: Bool, context: PluginContext
    ) throws -> Int32 {
        let settings = Settings(target: target.directoryURL, package: context.package.directoryURL)
        let inherited = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        let folder = context.pluginWorkDirectoryURL
        var arguments = [
            isCheck ? "check" : "generate", "--output", output.path,
            "--filelist", try writeList(target.swiftFiles, to: folder.appendingPathComponent("sources")),
            "--inherit-filelist",
            try writeList(inherited.flatMap(\.swiftFiles), to: folder.appendingPathComponent("inherited")),
            settings.makesSharedMocks ? "--custom-imports" : "--testable-imports", target.moduleName,
        ]
        arguments += ([target] + inherited).flatMap { module in
            ["--module-folder", "\(module.moduleName)=\(module.directoryURL.path)"]
        }
        arguments += settings.file.map { ["--config", $0.path] } ?? ["--no-config"]
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Writes paths, one a line: a command line holds only so many.
    private func writeList(_ files: [URL], to list: URL) throws -> String {
        try Data(files.map { $0.path + "\n" }.joined().utf8).write(to: list)
        return list.path
    }
}

/// What went wrong, in a line.
private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

extension SwiftSourceModuleTarget {
    fileprivate var swiftFiles: [URL] { sourceFiles(withSuffix: ".swift").map(\.url) }

    /// Whether a file of the target has the word.
    fileprivate func mentions(_ word: String) -> Bool {
        swiftFiles.contains { url in
            FileManager.default.contents(atPath: url.path)?.range(of: Data(word.utf8)) != nil
        }
    }
}
