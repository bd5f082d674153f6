// The same for targets of Xcode projects, where dependencies are known by name only.

#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

extension MockgenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let root = context.xcodeProject.directoryURL
        let settings = Settings(target: root.appendingPathComponent(target.displayName), package: root)
        let tool = try context.tool(named: "mockgen").url
        let folder = context.pluginWorkDirectoryURL
        let reachable = target.reachableTargets

        if let condition = settings.inPlaceCondition {
            let job = MockJob(
                module: target.moduleName, use: .inPlace(condition: condition), sources: target.swiftFiles,
                inherited: reachable.flatMap(\.swiftFiles))
            return [try job.command(tool: tool, settings: settings, folder: folder)]
        }
        // Xcode does not tell a plugin which targets are tests; their names do by convention.
        let isTest = target.displayName.hasSuffix("Tests")
        let modules = target.directTargets + reachable.filter { settings.modules.contains($0.moduleName) }
        var seen: Set<String> = []
        return try modules.filter { seen.insert($0.moduleName).inserted }.map { module in
            let job = MockJob(
                module: module.moduleName, use: isTest && !settings.makesSharedMocks ? .testable : .library,
                sources: module.swiftFiles,
                inherited: reachable.filter { $0.moduleName != module.moduleName }.flatMap(\.swiftFiles))
            return try job.command(tool: tool, settings: settings, folder: folder)
        }
    }
}

extension XcodeTarget {
    fileprivate var swiftFiles: [URL] { inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url) }

    /// The module's name as Xcode derives it from the target's.
    fileprivate var moduleName: String { String(displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

    fileprivate var directTargets: [XcodeTarget] {
        dependencies.compactMap { dependency in
            guard case .target(let target) = dependency else { return nil }
            return target
        }
    }

    /// All targets that this one depends on, nearest first.
    fileprivate var reachableTargets: [XcodeTarget] {
        var found: [XcodeTarget] = []
        var pending = directTargets
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard !found.contains(where: { $0.displayName == next.displayName }) else { continue }
            found.append(next)
            pending += next.directTargets
        }
        return found
    }
}
#endif
