// A target and its dependencies -> one build command per module whose protocols are mocked.
// Which modules these are is decided here; how mocks look is the tool's business. See Documentation/Plugin.md.

import Foundation
import PackagePlugin

/// Regenerates mocks before a target is compiled.
@main
struct MockgenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let settings = Settings(target: target.directoryURL, package: context.package.directoryURL)
        let tool = try context.tool(named: "mockgen").url
        let folder = context.pluginWorkDirectoryURL
        if let condition = settings.inPlaceCondition {
            let job = job(for: target, use: .inPlace(condition: condition))
            return [try job.command(tool: tool, settings: settings, folder: folder)]
        }
        let use: MockJob.Use = target.kind == .test && !settings.makesSharedMocks ? .testable : .library
        let jobs =
            try mockedModules(of: target, settings: settings).map { job(for: $0, use: use) }
            + mockedHeaderModules(of: target, settings: settings).map { job(for: $0, use: use) }
        return try jobs.map { try $0.command(tool: tool, settings: settings, folder: folder) }
    }

    private func job(for module: SwiftSourceModuleTarget, use: MockJob.Use) -> MockJob {
        let headers = module.reachableHeaderModules
        return MockJob(
            module: module.moduleName, use: use, sources: module.swiftFiles,
            inherited: module.reachableModules.flatMap(\.swiftFiles) + headers.flatMap(\.publicHeaders),
            moduleFolders: ([module] + module.reachableModules).map { ($0.moduleName, $0.directoryURL) },
            clangArguments: headers.flatMap(\.clangArguments))
    }

    private func job(for module: ClangSourceModuleTarget, use: MockJob.Use) -> MockJob {
        let reachable = module.recursiveTargetDependencies.compactMap { $0 as? ClangSourceModuleTarget }
        return MockJob(
            module: module.moduleName, use: use, sources: module.publicHeaders,
            inherited: reachable.flatMap(\.publicHeaders), isObjectiveC: true,
            clangArguments: ([module] + reachable).flatMap(\.clangArguments))
    }

    /// The modules of Objective-C that the target depends on directly, or that the settings name, and whose headers have
    /// something to mock.
    private func mockedHeaderModules(
        of target: SwiftSourceModuleTarget, settings: Settings
    ) -> [ClangSourceModuleTarget] {
        let direct = target.dependencies.compactMap { dependency -> String? in
            guard case .target(let target) = dependency else { return nil }
            return target.name
        }
        return target.reachableHeaderModules.filter { module in
            (direct.contains(module.name) || settings.modules.contains(module.moduleName))
                && module.publicHeaders.contains { mentions(settings.annotation, $0) }
        }
    }

    private func mentions(_ word: String, _ file: URL) -> Bool {
        FileManager.default.contents(atPath: file.path)?.range(of: Data(word.utf8)) != nil
    }

    /// The modules of the package that the target depends on directly, and those that the settings name.
    private func mockedModules(
        of target: SwiftSourceModuleTarget, settings: Settings
    ) throws -> [SwiftSourceModuleTarget] {
        var modules = target.dependencies.compactMap { dependency -> (SwiftSourceModuleTarget)? in
            guard case .target(let target) = dependency else { return nil }
            return target as? SwiftSourceModuleTarget
        }
        modules.removeAll { $0.kind == .macro || $0.kind == .test }
        let reachable = target.reachableModules
        let headers = target.reachableHeaderModules.map(\.moduleName)
        for name in settings.modules
        where !headers.contains(name) && !modules.contains(where: { $0.moduleName == name }) {
            guard let module = reachable.first(where: { $0.moduleName == name || $0.name == name }) else {
                let names = reachable.map(\.moduleName).sorted().joined(separator: ", ")
                Diagnostics.error(
                    "'\(target.name)' does not depend on a module '\(name)', which \(settings.path) names; "
                        + "it depends on: \(names)")
                continue
            }
            modules.append(module)
        }
        return modules
    }
}

extension SwiftSourceModuleTarget {
    /// The Swift files, in the order that SwiftPM lists them.
    fileprivate var swiftFiles: [URL] { sourceFiles(withSuffix: ".swift").map(\.url) }

    /// The Swift modules that the target depends on, directly or not, other packages' included.
    fileprivate var reachableModules: [SwiftSourceModuleTarget] {
        recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    }

    /// The modules of C and Objective-C that the target depends on, directly or not.
    fileprivate var reachableHeaderModules: [ClangSourceModuleTarget] {
        recursiveTargetDependencies.compactMap { $0 as? ClangSourceModuleTarget }
    }
}

extension ClangSourceModuleTarget {
    /// The headers that other modules see, in order. SwiftPM does not list them.
    fileprivate var publicHeaders: [URL] {
        guard let folder = publicHeadersDirectoryURL,
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "h" }.sorted { $0.path < $1.path }
    }

    /// What its headers are read with.
    fileprivate var clangArguments: [String] {
        let folders =
            [publicHeadersDirectoryURL?.path].compactMap { $0 }
            + headerSearchPaths.map { directoryURL.appendingPathComponent($0).path }
        return folders.map { "-I\($0)" } + preprocessorDefinitions.map { "-D\($0)" }
    }
}
