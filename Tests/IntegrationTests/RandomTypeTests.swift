// Protocols and classes that nobody would write: what the compiler takes has a mock that compiles without warnings, or a
// diagnostic.

import Foundation
import Testing

/// To search further than a change does: `MOCKGEN_SEEDS=100-120 swift test --filter RandomType`.
@Suite("Random types")
struct RandomTypeTests {
    private static let seeds: ClosedRange<UInt64> = {
        let bounds =
            ProcessInfo.processInfo.environment["MOCKGEN_SEEDS"]?.split(separator: "-").compactMap { UInt64($0) } ?? []
        guard let first = bounds.first, let last = bounds.last, first <= last else { return 1...3 }
        return first...last
    }()

    @Test("protocols have mocks that compile, or diagnostics", arguments: seeds, ["nonisolated", "MainActor"])
    func protocols(seed: UInt64, isolation: String) throws {
        var random = RandomTypes(seed: seed)
        let module = try RandomModule(random.protocols(100), isolation: isolation)
        try module.leaveOutWhatIsNotValid()
        let valid = module.types.count
        for options in [[], ["--enable-args-history", "--reset", "--order"], ["--use-template-func"]] {
            try module.mock(options)
            try expectNothing(of: module, "with \(options)") { try module.check(mode: $0, "Mocks.swift") }
        }
        try expectNothing(inTestsOf: module, [])
        // Most of what nobody would write can be mocked, too.
        #expect(module.types.count * 10 > valid * 8)
    }

    @Test(
        "classes, and protocols with superclasses, have mocks that compile, or diagnostics",
        arguments: seeds, ["nonisolated", "MainActor"])
    func classes(seed: UInt64, isolation: String) throws {
        var random = RandomTypes(seed: seed)
        let module = try RandomModule(random.classes(100), isolation: isolation)
        try module.leaveOutWhatIsNotValid()
        let valid = module.types.count
        try module.mock(["--mock-all", "--enable-args-history"])
        try expectNothing(of: module, "beside them") { try module.check(mode: $0, "Mocks.swift") }
        try expectNothing(inTestsOf: module, ["--mock-all"])
        #expect(module.types.count * 10 > valid * 8)
    }

    /// The same where the mocks are in a module of tests, which isolates as the module does or otherwise.
    private func expectNothing(inTestsOf module: RandomModule, _ options: [String]) throws {
        for isolation in ["nonisolated", "MainActor"] {
            try module.mock(options + ["--testable-imports", "Random", "--mock-default-isolation", isolation])
            try expectNothing(of: module, "in \(isolation) tests") {
                try module.checkInTests(mode: $0, isolation: isolation)
            }
        }
    }

    /// Expects that the compiler says nothing of the mocks of a module in either mode.
    private func expectNothing(
        of module: RandomModule, _ title: String, check: (_ mode: String) throws -> String
    ) rethrows {
        for mode in ["5", "6"] {
            let found = try check(mode)
            #expect(found == "", "mode \(mode) \(title):\n\(module.declarations(behind: found))")
        }
    }
}
