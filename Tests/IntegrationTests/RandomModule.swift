// Random types in a file, their mocks in another or in a module that tests theirs -> what the compiler says of them.

import Foundation
import TestSupport
import Testing

/// Random types in a module, and their mocks.
final class RandomModule {
    private(set) var types: [RandomType]
    private let folder: TemporaryFolder
    let isolation: String
    /// The part that each line belongs to: a type, or one of its members.
    private var parts: [(name: String, member: Int?)?] = []

    private static let tool = Bundle.main.bundleURL.appendingPathComponent("mockgen").path

    /// - Parameters:
    ///   - types: parents come before their children.
    ///   - isolation: the default isolation of the module: `nonisolated` or `MainActor`.
    init(_ types: [RandomType], isolation: String) throws {
        self.types = types
        folder = try TemporaryFolder()
        self.isolation = isolation
        try write()
    }

    /// What the compiler says of the types, and of other files of the module. Who may send what to other actors it tells
    /// behind the types (SE-0414), and it makes key paths where other modules test this one.
    func check(mode: String, _ files: String...) throws -> String {
        try compile(
            ["-emit-sil", "-o", "Random.sil", "-module-name", "Random", "-default-isolation", isolation, "Input.swift"]
                + files, mode: mode)
    }

    /// What the compiler says of mocks in a module that tests the one of the types.
    ///
    /// - Parameter testIsolation: the default isolation of that module.
    func checkInTests(mode: String, isolation testIsolation: String) throws -> String {
        let said = try compile(
            [
                "-emit-module", "-emit-module-path", "Random.swiftmodule", "-module-name", "Random",
                "-default-isolation",
                isolation, "Input.swift",
            ], mode: mode)
        return try said
            + compile(
                [
                    "-emit-sil", "-o", "Tests.sil", "-module-name", "Tests", "-default-isolation", testIsolation, "-I",
                    ".",
                    "Mocks.swift",
                ], mode: mode)
    }

    private func compile(_ arguments: [String], mode: String) throws -> String {
        let common = [
            "swiftc", "-wmo", "-enable-testing", "-parse-as-library", "-swift-version", mode, "-diagnostic-style",
            "llvm",
        ]
        return try output(of: common + arguments, in: URL(fileURLWithPath: folder.path))
    }

    /// Takes out members, types and their children until the compiler is content.
    func leaveOutWhatIsNotValid() throws {
        while let found = try complaint() {
            let lines = lines(of: found)
            if lines.isEmpty {
                try leaveOutFirstNotValid()
            } else {
                try leaveOut(lines, wholeTypes: false, said: found)
            }
        }
    }

    /// What the compiler says of the types in one mode; nil where it is content in both.
    private func complaint() throws -> String? { try ["5", "6"].map { try check(mode: $0) }.first { !$0.isEmpty } }

    /// Takes out the first type that is not valid beside those before it: of what nobody declares, the compiler tells no line.
    private func leaveOutFirstNotValid() throws {
        let all = types
        // As many of them are valid, and as many are not.
        var (valid, invalid) = (0, all.count)
        while invalid - valid > 1 {
            types = Array(all.prefix((valid + invalid) / 2))
            try write()
            if try complaint() == nil { valid = types.count } else { invalid = types.count }
        }
        types = all
        try write()
        let line = try #require(parts.firstIndex { $0?.name == all[valid].name })
        try leaveOut([line], wholeTypes: true, said: "")
    }

    /// Writes the mocks, and takes out the types that have a diagnostic.
    func mock(_ options: [String]) throws {
        let isolated = isolation == "MainActor" ? ["--default-isolation", "MainActor"] : []
        repeat {
            let found = try output(
                of: [Self.tool, "Input.swift", "-o", "Mocks.swift", "--no-config"] + options + isolated,
                in: URL(fileURLWithPath: folder.path))
            let lines = lines(of: found)
            if lines.isEmpty { return }
            try leaveOut(lines, wholeTypes: true, said: found)
        } while true
    }

    /// The lines of the types that errors and warnings are about.
    private func lines(of diagnostics: String) -> Set<Int> {
        Set(
            diagnostics.matches(of: /Input\.swift:(\d+):\d+: (error|warning)/).compactMap { Int($0.1) })
    }

    /// The types whose mocks diagnostics are about, and what they inherit.
    func declarations(behind diagnostics: String) -> String {
        let mocks = (folder.text("Mocks.swift") ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let lines = diagnostics.matches(of: /Mocks\.swift:(\d+):\d+: (error|warning)/).compactMap { Int($0.1) }
        var names = Set(
            lines.compactMap { line in
                mocks.prefix(line).last { $0.contains(/^(\S.*)?(class|actor|extension) [CP]\d+Mock/) }
                    .flatMap { $0.firstMatch(of: /([CP]\d+)Mock/) }.map { String($0.1) }
            })
        for type in types.reversed() where names.contains(type.name) { names.formUnion(type.parents) }
        return types.filter { names.contains($0.name) }.flatMap(\.lines).map(\.text).joined(separator: "\n")
    }

    private func leaveOut(_ lines: Set<Int>, wholeTypes: Bool, said: String) throws {
        var gone: Set<String> = []
        var members: [String: Set<Int>] = [:]
        for line in lines {
            guard parts.indices.contains(line), let part = parts[line] else { continue }
            if let member = part.member, !wholeTypes {
                members[part.name, default: []].insert(member)
            } else {
                gone.insert(part.name)
            }
        }
        try #require(!gone.isEmpty || !members.isEmpty, "\(said)")
        types = types.compactMap { type in
            if gone.contains(type.name) || !gone.isDisjoint(with: type.parents) {
                gone.insert(type.name)
                return nil
            }
            var type = type
            let without = members[type.name, default: []]
            type.members = type.members.enumerated().filter { !without.contains($0.offset) }.map(\.element)
            return type
        }
        try write()
    }

    private func write() throws {
        var text = RandomTypes.declarations + "\n"
        parts = Array(repeating: nil, count: text.count { $0 == "\n" } + 1)
        for type in types {
            for line in type.lines {
                text += "\(line.text)\n"
                parts.append((type.name, line.member))
            }
        }
        try folder.write("Input.swift", text)
    }
}
