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
            for mode in ["5", "6"] {
                let found = try module.check(mode: mode, "Mocks.swift")
                #expect(found == "", "mode \(mode) with \(options):\n\(module.declarations(behind: found))")
            }
        }
        // Most of what nobody would write can be mocked, too.
        #expect(module.types.count * 10 > valid * 8)
    }

    @Test("classes have mocks that compile, or diagnostics", arguments: seeds, ["nonisolated", "MainActor"])
    func classes(seed: UInt64, isolation: String) throws {
        var random = RandomTypes(seed: seed)
        let module = try RandomModule(random.classes(100), isolation: isolation)
        try module.leaveOutWhatIsNotValid()
        let valid = module.types.count
        try module.mock(["--mock-all", "--enable-args-history"])
        for mode in ["5", "6"] {
            let found = try module.check(mode: mode, "Mocks.swift")
            #expect(found == "", "mode \(mode):\n\(module.declarations(behind: found))")
        }
        try module.mock(["--mock-all", "--testable-imports", "Random"])
        for mode in ["5", "6"] {
            let found = try module.checkInTests(mode: mode)
            #expect(found == "", "mode \(mode) in tests:\n\(module.declarations(behind: found))")
        }
        #expect(module.types.count * 10 > valid * 8)
    }
}
