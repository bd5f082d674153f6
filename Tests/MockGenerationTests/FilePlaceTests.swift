// Paths, and the modules that paths tell.

import SwiftDeclarations
import Testing

@testable import MockGeneration

@Suite("where files are")
struct FilePlaceTests {
    private func modules(
        of paths: [String], sourceCount: Int = 0, imported: Set<String> = [], own: [String] = [],
        folders: [(String, String)] = []
    ) -> [String?] {
        var options = Options()
        options.testableImports = own
        options.moduleFolders = ModuleFolders(workingDirectory: "/home/Core")
        for (module, path) in folders { options.moduleFolders.add(path, of: module) }
        let files = paths.map { InputFile(SourceFile(path: $0, text: ""), annotation: "@mockable") }
        let places = FilePlaces(of: files, sourceCount: sourceCount, imported: imported, options: options)
        return paths.indices.map { places.module(of: $0) }
    }

    @Test("folders by the names of imported modules, but for those around all files")
    func importedModules() {
        let paths = [
            "Core/Net/a.swift", "Net/Core/b.swift", "./My-Lib/c.swift", "../Core/Net/d.swift",
            "/home/Core/Core/e.swift",
            "Other/f.swift",
        ]
        let expected = ["Core", "Net", "My_Lib", "Net", "Core", nil]
        #expect(modules(of: paths, imported: ["Core", "Net", "My_Lib"]) == expected)
    }

    @Test("sources of several modules, whose mocks are in one of them: the outermost folders alone")
    func foldersOfSources() {
        let paths = ["App/Net/a.swift", "Net/Core/b.swift", "Core/c.swift"]
        let imported: Set = ["Core", "Net"]
        #expect(modules(of: paths, sourceCount: 3, imported: imported) == [nil, "Net", "Core"])
        #expect(modules(of: paths, sourceCount: 3, imported: imported, own: ["App"]) == ["App", nil, nil])
        #expect(modules(of: ["Main.swift"] + paths, sourceCount: 4, imported: imported) == [nil, nil, nil, nil])
        #expect(
            modules(of: ["Sources/App/a.swift", "Sources/App/Net/b.swift"], sourceCount: 2, imported: imported) == [
                "App", "App",
            ])
    }

    @Test("folders in 'Sources'")
    func folderInSources() {
        let paths = [
            "Sources/App/Core/a.swift", "Core/Sources/Models/b.swift", "Net/Sources/c.swift", "Sources/d.swift",
        ]
        #expect(modules(of: paths, imported: ["App", "Core", "Net"]) == ["App", "Core", "Net", nil])
        #expect(modules(of: paths) == ["App", "Models", nil, nil])
    }

    @Test("folders in those of the only module of the sources are none")
    func folderInOwnSources() {
        let paths = ["Kit/Sources/Models/a.swift", "Kit/Sources/Core/b.swift", "Sources/Core/c.swift"]
        #expect(modules(of: paths, sourceCount: 2, imported: ["Core"], own: ["App"]) == [nil, "Core", "Core"])
        #expect(modules(of: paths, sourceCount: 2, imported: ["Core"], own: ["Kit"]) == ["Kit", "Core", "Core"])
        #expect(modules(of: paths, sourceCount: 2, imported: ["Core"]) == ["Models", "Core", "Core"])
    }

    @Test("folders of which the run was told, the innermost first")
    func toldFolders() {
        let paths = ["Lib/a.swift", "/home/Core/Lib/b.swift", "Lib/Sources/Net/c.swift", "Library/d.swift"]
        #expect(
            modules(of: paths, imported: ["Net"], folders: [("Core", "./Lib/"), ("Inner", "/home/Core/Lib/Sources")])
                == ["Core", "Core", "Inner", nil])
        #expect(modules(of: ["a.swift", "/b.swift"], folders: [("Core", ".")]) == ["Core", nil])
        #expect(modules(of: ["a.swift", "/b.swift"], folders: [("All", "/")]) == ["All", "All"])
    }

    @Test(arguments: [
        ("a.swift", "/w/a.swift"), ("./a/../b//c.swift", "/w/b/c.swift"), ("../../a.swift", "/a.swift"),
        ("/.x/a.swift", "/.x/a.swift"), ("/", ""),
    ])
    func absolutePaths(path: String, expected: String) {
        #expect(ModuleFolders(workingDirectory: "/w").absolute(path) == expected)
        #expect(ModuleFolders().absolute("../a.swift") == "../a.swift")
    }
}
