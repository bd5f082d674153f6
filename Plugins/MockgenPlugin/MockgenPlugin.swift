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
        return try mockedModules(of: target, settings: settings).map { module in
            try job(for: module, use: use).command(tool: tool, settings: settings, folder: folder)
        }
    }

    private func job(for module: SwiftSourceModuleTarget, use: MockJob.Use) -> MockJob {
        MockJob(
            module: module.moduleName, use: use, sources: module.swiftFiles,
            inherited: module.reachableModules.flatMap(\.swiftFiles))
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
        for name in settings.modules where !modules.contains(where: { $0.moduleName == name }) {
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
}
