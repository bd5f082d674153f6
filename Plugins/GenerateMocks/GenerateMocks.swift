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
        var failed: [String] = []
        for target in try targets(names, of: context.package) {
            let mocks = try file(for: target, in: output, of: context.package)
            let status = try run(tool, for: target, of: context.package, output: mocks, isCheck: isCheck)
            if status != 0 { failed.append(target.name) }
        }
        if !failed.isEmpty {
            throw Failure("\(isCheck ? "stale mocks" : "no mocks were written") for \(failed.joined(separator: ", "))")
        }
    }

    /// The targets of these names; without any, those that have an annotated protocol.
    private func targets(_ names: [String], of package: Package) throws -> [SwiftSourceModuleTarget] {
        let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        if names.isEmpty {
            let annotated = all.filter { $0.kind != .test && $0.kind != .macro && $0.isAnnotated }
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
        _ tool: URL, for target: SwiftSourceModuleTarget, of package: Package, output: URL, isCheck: Bool
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = tool
        process.currentDirectoryURL = package.directoryURL
        let inherited = target.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
        var arguments = [isCheck ? "check" : "generate"] + target.swiftFiles.map(\.path)
        for file in inherited.flatMap(\.swiftFiles) { arguments += ["--inherit-from", file.path] }
        let configs = [target.directoryURL, package.directoryURL].map { $0.appendingPathComponent(".mockgen.json") }
        if let config = configs.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
            arguments += ["--config", config.path]
        }
        process.arguments = arguments + ["--testable-imports", target.moduleName, "--output", output.path]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
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

    /// Whether a file of the target mentions the usual annotation.
    fileprivate var isAnnotated: Bool {
        swiftFiles.contains { url in
            FileManager.default.contents(atPath: url.path)?.range(of: Data("@mockable".utf8)) != nil
        }
    }
}
