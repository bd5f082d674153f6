// Protocols that nobody would write: what the compiler takes has a mock that compiles without warnings, or a diagnostic.

import Foundation
import TestSupport
import Testing

/// To search further than a change does: `MOCKGEN_SEEDS=100-120 swift test --filter RandomProtocol`.
@Suite("Random protocols")
struct RandomProtocolTests {
    private static let tool = Bundle.main.bundleURL.appendingPathComponent("mockgen").path

    private static let seeds: ClosedRange<UInt64> = {
        let bounds =
            ProcessInfo.processInfo.environment["MOCKGEN_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) } ?? []
        guard let first = bounds.first, let last = bounds.last, first <= last else { return 1...4 }
        return first...last
    }()

    @Test("have mocks that compile, or diagnostics", arguments: seeds, ["nonisolated", "MainActor"])
    func compile(seed: UInt64, isolation: String) throws {
        let module = try RandomModule(seed: seed, isolation: isolation)
        try module.leaveOutWhatIsNotValid()
        let valid = module.protocols.count
        for options in [[], ["--enable-args-history", "--reset", "--order"], ["--use-template-func"]] {
            try module.leaveOutWhatIsDiagnosed(by: [Self.tool, "Input.swift", "-o", "Mocks.swift"] + options)
            for mode in ["5", "6"] {
                let found = try module.check(mode: mode, "Mocks.swift")
                #expect(found == "", "mode \(mode) with \(options):\n\(module.declarations(behind: found))")
            }
        }
        // Most of what nobody would write can be mocked, too.
        #expect(module.protocols.count * 10 > valid * 8)
    }
}

/// Random protocols in a file, and their mocks in another.
private final class RandomModule {
    private(set) var protocols: [RandomProtocol]
    private let folder: TemporaryFolder
    private let isolation: String
    /// The part that each line belongs to: a protocol, or one of its members.
    private var parts: [(name: String, member: Int?)?] = []

    init(seed: UInt64, isolation: String) throws {
        var random = RandomProtocols(seed: seed)
        protocols = random.protocols(100)
        folder = try TemporaryFolder()
        self.isolation = isolation
        try write()
    }

    /// What the compiler says of the protocols, and of other files of the module. Who may send what to other actors it tells
    /// behind the types (SE-0414), and it makes key paths where other modules test this one.
    func check(mode: String, _ files: String...) throws -> String {
        try output(
            of: [
                "swiftc", "-wmo", "-enable-testing", "-emit-sil", "-o", "Random.sil", "-parse-as-library",
                "-module-name", "Random",
                "-swift-version", mode, "-default-isolation", isolation, "-diagnostic-style", "llvm", "Input.swift",
            ] + files, in: URL(fileURLWithPath: folder.path))
    }

    /// Takes out members, protocols and their children until the compiler is content.
    func leaveOutWhatIsNotValid() throws {
        repeat {
            let found = try ["5", "6"].map { try check(mode: $0) }.first { !$0.isEmpty }
            guard let found else { return }
            try leaveOut(lines(of: found), wholeProtocols: false, said: found)
        } while true
    }

    /// Takes out the protocols that have a diagnostic.
    func leaveOutWhatIsDiagnosed(by command: [String]) throws {
        let isolated = isolation == "MainActor" ? ["--default-isolation", "MainActor"] : []
        repeat {
            let found = try output(of: command + ["--no-config"] + isolated, in: URL(fileURLWithPath: folder.path))
            let lines = lines(of: found)
            if lines.isEmpty { return }
            try leaveOut(lines, wholeProtocols: true, said: found)
        } while true
    }

    /// The lines of the protocols that errors and warnings are about.
    private func lines(of diagnostics: String) -> Set<Int> {
        Set(
            diagnostics.matches(of: /Input\.swift:(\d+):\d+: (error|warning)/).compactMap { Int($0.1) })
    }

    /// The protocols whose mocks diagnostics are about, and what they inherit.
    func declarations(behind diagnostics: String) -> String {
        let mocks = (folder.text("Mocks.swift") ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let lines = diagnostics.matches(of: /Mocks\.swift:(\d+):\d+: (error|warning)/).compactMap { Int($0.1) }
        var names = Set(
            lines.compactMap { line in
                mocks.prefix(line).last { $0.contains(/^(\S.*)?(class|actor|extension) P\d+Mock/) }
                    .flatMap { $0.firstMatch(of: /(P\d+)Mock/) }.map { String($0.1) }
            })
        // Parents come before their children.
        for declared in protocols.reversed() where names.contains(declared.name) { names.formUnion(declared.parents) }
        return protocols.filter { names.contains($0.name) }.flatMap(\.lines).map(\.text).joined(separator: "\n")
    }

    private func leaveOut(_ lines: Set<Int>, wholeProtocols: Bool, said: String) throws {
        var gone: Set<String> = []
        var members: [String: Set<Int>] = [:]
        for line in lines {
            guard parts.indices.contains(line), let part = parts[line] else { continue }
            if let member = part.member, !wholeProtocols {
                members[part.name, default: []].insert(member)
            } else {
                gone.insert(part.name)
            }
        }
        try #require(!gone.isEmpty || !members.isEmpty, "\(said)")
        protocols = protocols.compactMap { declared in
            if gone.contains(declared.name) || !gone.isDisjoint(with: declared.parents) {
                gone.insert(declared.name)
                return nil
            }
            var declared = declared
            let without = members[declared.name, default: []]
            declared.members = declared.members.enumerated().filter { !without.contains($0.offset) }.map(\.element)
            return declared
        }
        try write()
    }

    private func write() throws {
        var text = RandomProtocols.declarations + "\n"
        parts = Array(repeating: nil, count: text.count { $0 == "\n" } + 1)
        for declared in protocols {
            for line in declared.lines {
                text += "\(line.text)\n"
                parts.append((declared.name, line.member))
            }
        }
        try folder.write("Input.swift", text)
    }
}
