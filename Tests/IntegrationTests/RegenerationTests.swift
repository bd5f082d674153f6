// One sample package through the edits of a working day: what changed is done again, and nothing else.

import Foundation
import Testing

extension SamplePackageTests {
    private static let module = "ListMoviesVIP"
    private static let source = "Sources/\(module)/Weather.swift"
    private static let test = "Tests/\(module)Tests/WeatherTests.swift"

    /// The steps build on each other, and a build in between costs seconds, hence one test.
    @Test("regenerate what an edit touches")
    func regeneration() throws {
        let package = try SamplePackage(Self.module, scratch: Self.scratch)
        // The second build in a new folder links the tool once more, for reasons of SwiftPM's own.
        for _ in 1...2 { try expectSuccess(package.build()) }
        try nothingChanged(package)
        try aCommentChanged(package)
        try aFileWasAdded(package)
        try aRequirementWasEdited(package)
        try aProtocolWasRenamed(package)
        try anAnnotationIsWrong(package)
        try aFileWasDeleted(package)
    }

    private func nothingChanged(_ package: SamplePackage) throws {
        let log = try expectSuccess(package.build())
        #expect(!log.contains("Generating mocks"), "\(log)")
        #expect(compiledModules(log) == [], "\(log)")
    }

    private func aCommentChanged(_ package: SamplePackage) throws {
        let mocks = try #require(package.generatedMocks(of: Self.module))
        let before = try modificationDate(mocks)
        let file = try #require(try package.sourceFiles(in: "Sources/\(Self.module)").first)
        try package.edit(file) { $0 + "// A comment.\n" }
        let log = try expectSuccess(package.build())
        #expect(log.contains("Generating mocks of \(Self.module)"), "\(log)")
        #expect(try modificationDate(mocks) == before)
        #expect(compiledModules(log) == [Self.module], "\(log)")
    }

    private func aFileWasAdded(_ package: SamplePackage) throws {
        try package.write(
            Self.source,
            """
            /// @mockable
            protocol Forecasting {
                func forecast() -> Int
            }

            """)
        try writeTest(in: package, of: "ForecastingMock", checking: "mock.forecast() == 0")
        try expectSuccess(package.swift("test", ["--filter", "WeatherTests"]))
    }

    private func aRequirementWasEdited(_ package: SamplePackage) throws {
        try package.edit(Self.source) {
            $0.replacingOccurrences(of: "forecast() -> Int", with: "forecast(day: Int) -> String")
        }
        try writeTest(in: package, of: "ForecastingMock", checking: "mock.forecast(day: 1) == \"\"")
        try expectSuccess(package.swift("test", ["--filter", "WeatherTests"]))
    }

    private func aProtocolWasRenamed(_ package: SamplePackage) throws {
        try package.edit(Self.source) { $0.replacingOccurrences(of: "Forecasting", with: "Predicting") }
        try writeTest(in: package, of: "PredictingMock", checking: "mock.forecast(day: 1) == \"\"")
        try expectSuccess(package.swift("test", ["--filter", "WeatherTests"]))
    }

    private func anAnnotationIsWrong(_ package: SamplePackage) throws {
        try package.edit(Self.source) {
            $0.replacingOccurrences(of: "@mockable", with: "@mockable(histroy: forecast = true)")
        }
        let failed = try package.build()
        #expect(failed.status != 0)
        let place = "\(package.folder.path)/\(Self.source):1:15"
        #expect(failed.log.contains("\(place): error: unknown annotation section 'histroy'"), "\(failed.log)")
        try package.edit(Self.source) { $0.replacingOccurrences(of: "histroy", with: "history") }
        try expectSuccess(package.build())
    }

    private func aFileWasDeleted(_ package: SamplePackage) throws {
        try package.delete(Self.source)
        try package.delete(Self.test)
        try expectSuccess(package.build())
        let mocks = try #require(package.generatedMocks(of: Self.module))
        #expect(try !String(contentsOf: mocks, encoding: .utf8).contains("PredictingMock"))
    }
}

extension SamplePackageTests {
    @discardableResult
    private func expectSuccess(_ outcome: SamplePackage.Outcome) throws -> String {
        try #require(outcome.status == 0, "\(outcome.log)")
        return outcome.log
    }

    /// The modules that a build compiled, by the lines of its log. Plugins do not count.
    private func compiledModules(_ log: String) -> Set<String> {
        let lines = log.split(separator: "\n").filter {
            $0.contains("] Compiling ") && !$0.contains("Compiling plugin")
        }
        return Set(
            lines.compactMap {
                $0.components(separatedBy: "] Compiling ").last?.split(separator: " ").first.map(String.init)
            })
    }

    private func modificationDate(_ file: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    }

    private func writeTest(in package: SamplePackage, of mock: String, checking expression: String) throws {
        try package.write(
            Self.test,
            """
            import Testing

            @testable import \(Self.module)

            @Suite struct WeatherTests {
                @Test func answersTheDefault() {
                    let mock = \(mock)()
                    #expect(\(expression))
                }
            }

            """)
    }
}

extension SamplePackage {
    /// The Swift files directly in a folder of the copy, as paths from its root, sorted.
    func sourceFiles(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }
}
