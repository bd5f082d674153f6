// Mocks of earlier runs as default values: which of them are, and where their names can be written.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct EarlierMockTests {
    private func generation(
        _ text: String, mocks: [String], in folder: String = "", inheritOnly: [String] = [],
        _ change: (inout Options) -> Void = { _ in }
    ) -> Generation {
        var options = Options()
        change(&options)
        let generation = generate(
            from: [SourceFile(path: "A.swift", text: text)],
            inheritOnly: inheritOnly.enumerated().map { SourceFile(path: "I\($0).swift", text: $1) },
            parentMocks: mocks.enumerated().map { SourceFile(path: "\(folder)M\($0).swift", text: $1) },
            options: options)
        #expect(generation.diagnostics.map(\.message) == [])
        return generation
    }

    /// Whether a property of type `Q` holds a `QMock()`.
    private func isDefault(
        _ mock: String..., type: String = "Q", before: String = "", _ change: (inout Options) -> Void = { _ in }
    ) -> Bool {
        let text = "\(before)\n/// @mockable\nprotocol P { var q: \(type) { get } }"
        return generation(text, mocks: mock, change).output.contains("var q: \(type) = QMock()")
    }

    /// Nothing imports a test target, but mocks may be beside others.
    @Test(arguments: [
        ("../Core/Tests/CoreTests/", "Tests/AppTests/Mocks.swift", false),
        ("../Core/Tests/CoreTests/", ".build/plugins/outputs/app/AppTests/Mocks.swift", false),
        ("Tests/AppTests/", ".build/plugins/outputs/app/AppTests/Mocks.swift", true),
        ("Tests/AppTests/Mocks/", "Tests/AppTests/Mocks.swift", true),
        ("Tests/", "Tests/Mocks.swift", true), ("Core/TestSupport/", "Tests/AppTests/Mocks.swift", true),
        ("../Core/Tests/CoreTestSupport/", "Tests/AppTests/Mocks.swift", true),
        ("Tests/CoreTests/", nil, true),
        // From `Tests/AppTests` on.
        ("../CoreTests/", "Mocks.swift", false), ("Mocks/", "Mocks.swift", true),
    ])
    func mocksInTestTargets(folder: String, output: String?, isSeen: Bool) {
        let generation = generation(
            "/// @mockable\nprotocol P { var q: Q { get } }", mocks: ["public class QMock: Q { public init() {} }"],
            in: folder
        ) {
            $0.outputPath = output
            $0.moduleFolders = ModuleFolders(workingDirectory: "/App/Tests/AppTests")
            $0.customImports = ["CoreTestSupport"]
        }
        #expect(generation.output.contains("var q: Q = QMock()") == isSeen)
    }

    @Test(arguments: [
        "class QMock: Q { var f = 0 }", "class QMock: Q { init() {} }", "final class QMock: Q { init(n: Int = 0) {} }",
        "class QMock: @unchecked Sendable, Q { init(_ n: Int...) {} }", "actor QMock: Q {  init() {} }",
        "class QMock: NSObject, Q { override init() { super.init() } }", "class QMock: Core.Q { init() {} }",
        "public class QMock: Q { public init() {}; init?(n: Int = 0) {} }",
        "class QMock { init() {} }\nextension QMock: Q {}",
        "class QMock: @preconcurrency Q { convenience init() { self.init(n: 1) }; init(n: Int) {} }",
        "@objcMembers class QMock: Q { init() {} }",
    ])
    func mocksThatAreDefaultValues(mock: String) { #expect(isDefault(mock)) }

    @Test(arguments: [
        // Something else that has the name.
        "class QMock { init() {} }", "struct QMock: Q { init() {} }", "enum N { class QMock: Q { init() {} } }",
        "private class QMock: Q { init() {} }", "fileprivate class QMock: Q { init() {} }",
        "class OtherMock: Q { init() {} }",
        // Arguments, effects and levels.
        "class QMock: Q { init(n: Int) {} }", "class QMock: Q { init?() {} }", "class QMock: Q { init() throws {} }",
        "class QMock: Q { init() async {} }", "class QMock: Q { private init() {} }", "class QMock: Q { init!() {} }",
        "public class QMock: Q { init() {} }", "public class QMock: Q { var n = 0 }", "class QMock<T>: Q { init() {} }",
        "class QMock: Q { init(a: Int = 0) {}; init(b: Int = 0) {} }", "class QMock: Q { init() {}; init() async {} }",
        "class QMock: Q { init<T: P>(_ ts: T...) {} }",
        // Actors and conditions.
        "@MainActor class QMock: Q { init() {} }", "class QMock: @MainActor Q { init() {} }",
        "class QMock: Q { @MainActor init() {} }", "// On MainActor by inheritance.\nclass QMock: Q { init() {} }",
        "@available(macOS 99, *) class QMock: Q { init() {} }",
        "class QMock: Q { @available(*, unavailable) init() {} }",
        "#if DEBUG\nclass QMock: Q { init() {} }\n#endif", "class QMock: Q {\n#if DEBUG\ninit() {}\n#endif\n}",
        "@_spi(Tests) public class QMock: Q { public init() {} }",
        // Superclasses, which may be on actors and have initializers.
        "class QMock: Base, Q { init() {} }", "class QMock: Q { override func f() {} }", "class QMock: Q {}",
    ])
    func mocksThatAreNone(mock: String) { #expect(!isDefault(mock)) }

    @Test func oneOfTwoCannotBeNamed() {
        #expect(!isDefault("class QMock: Q { init() {} }", "class QMock: Q { init() {}; var n = 0 }"))
        #expect(!isDefault("class QMock: Q { init() {} }", "struct QMock {}"))
    }

    @Test func conditionOfTheMacro() {
        let mock = "#if MOCK\nclass QMock: Q { init() {} }\n#endif"
        #expect(isDefault(mock) { $0.macro = "MOCK" })
        #expect(!isDefault(mock) { $0.macro = "OTHER" })
    }

    @Test(arguments: ["any Q", "(Q)", "Core.Q", "any Core.Q"])
    func waysToWriteTheType(type: String) {
        #expect(isDefault("class QMock: Q { init() {} }", type: type, before: "import Core"))
    }

    @Test(arguments: ["Other.Q", "Foundation.Q", "Q<Int>", "Q & R"])
    func otherTypes(type: String) {
        #expect(!isDefault("class QMock: Q { init() {} }", type: type, before: "import Core\nimport Foundation"))
    }

    /// What the run says of a name comes first.
    @Test(arguments: [
        "struct Q {}", "enum Q {}", "class Q {}", "typealias Q = Int", "@MainActor protocol Q {}",
        "protocol R {}\ntypealias Q = R",
        "@MainActor protocol R {}\nprotocol Q: R {}", "struct QMock {}", "typealias QMock = Int",
        "/// @mockable\nprotocol Q { associatedtype A: Hashable }", "/// @mockable\n@MainActor protocol Q {}",
        "/// @mockable\nprotocol Q { init() throws }",
    ])
    func namesOfTheRun(declaration: String) {
        #expect(!isDefault("class QMock: Q { init() {} }", before: declaration))
    }

    @Test func protocolsWithoutAMockInTheRun() {
        #expect(isDefault("class QMock: Q { init() {} }", before: "protocol Q {}"))
        // That it is no class is known then.
        #expect(isDefault("class QMock: Q {}", before: "protocol Q {}"))
    }

    /// Values of the library come before mocks.
    @Test func namesOfTheLibrary() {
        let output = generation(
            "import Foundation\n/// @mockable\nprotocol P { var date: Date { get } }",
            mocks: ["class DateMock: Date { init() {} }"]
        ).output
        #expect(output.contains("var date: Date = Date()"))
    }

    @Test func modulesThatIsolate() {
        #expect(!isDefault("class QMock: Q { init() {} }") { $0.defaultIsolation = .mainActor })
        #expect(!isDefault("class QMock: Q { init() {} }") { $0.mockDefaultIsolation = .mainActor })
        let text = "/// @mockable\nnonisolated protocol P { func q() -> Q }"
        let output = generation(text, mocks: ["nonisolated class QMock: Q { init() {} }"]) {
            $0.defaultIsolation = .mainActor
        }.output
        #expect(output.contains("return QMock()"))
    }

    /// Default arguments of what others see name only what they see.
    @Test func levels() {
        let text = "/// @mockable\npublic protocol P { var q: Q { get } }"
        let hidden = generation(text, mocks: ["class QMock: Q { init() {} }"]).output
        #expect(hidden.contains("init(q: Q) {") && hidden.contains("var q: Q = QMock()"))
        let shown = generation(text, mocks: ["open class QMock: Q { public init() {} }"]).output
        #expect(shown.contains("init(q: Q = QMock()) {"))
        let package = generation(text, mocks: ["package class QMock: Q { package init() {} }"]) { $0.access = .package }
        #expect(package.output.contains("init(q: Q = QMock()) {"))
    }

    /// A property whose mock would make this one again has no value.
    @Test func mocksThatMakeEachOther() {
        let text = "/// @mockable\nprotocol P { var q: Q { get }; func f() -> Q }"
        let mocks = [
            "class QMock: Q { var r: R = RMock(n: 1) }", "class RMock: R { init(n: Int) { p = PMock() }; var p: P }",
        ]
        let output = generation(text, mocks: mocks).output
        #expect(output.contains("private var _q: Q?") && output.contains("return QMock()"))
        let finite = generation(text, mocks: [mocks[0], "class RMock: R { init(n: Int) {} }"]).output
        #expect(finite.contains("var q: Q = QMock()"))
        // By way of another mock of the run.
        let between = text + "\n/// @mockable\nprotocol S { var p: P { get } }"
        let around = generation(between, mocks: ["class QMock: Q { init() { s = SMock() }; var s: S }"]).output
        #expect(around.contains("private var _q: Q?"))
    }

    @Test func theyAreFoundBesideParents() {
        let text = "/// @mockable\nprotocol P: Base { var q: Q { get } }"
        let mocks = "class BaseMock: Base { var n = 0 }\nclass QMock: Q { init() {} }"
        let output = generation(text, mocks: [mocks]).output
        #expect(output.contains("var q: Q = QMock()") && output.contains("var n = 0"))
    }

    /// A hand-written mock may be among the sources, too.
    @Test func filesThatAreSourcesToo() {
        let text = "/// @mockable\nprotocol P { var q: Q { get } }\nprotocol Q {}"
        let mock = SourceFile(path: "M.swift", text: "class QMock: Q { init() {} }")
        let source = SourceFile(path: "A.swift", text: text)
        let output = generate(from: [source, mock], parentMocks: [mock], options: Options()).output
        #expect(output.contains("var q: Q = QMock()"))
        let other = SourceFile(path: "N.swift", text: "class QMock: Q { init() {} }")
        let hidden = generate(from: [source, other], parentMocks: [mock], options: Options()).output
        #expect(!hidden.contains("QMock()"))
    }

    @Test func whatAssociatedTypesStandFor() {
        let mocks = ["class QMock: Q { init() {} }"]
        let annotated = "/// @mockable(typealias: V = Q)\nprotocol P { associatedtype V; var v: V { get } }"
        #expect(generation(annotated, mocks: mocks).output.contains("var v: V = QMock()"))
    }

    @Test func mocksAreReadAtMostOnceAndOnlyForMocks() {
        var reads = 0
        func mocks() -> [SourceFile] {
            reads += 1
            return [SourceFile(path: "M.swift", text: "class QMock: Q { init() {} }")]
        }
        let text = "/// @mockable\nprotocol P: Base { var q: Q { get } }"
        _ = generate(from: [SourceFile(path: "A.swift", text: text)], parentMocks: mocks(), options: Options())
        #expect(reads == 1)
        let unannotated = SourceFile(path: "A.swift", text: "protocol P {}")
        _ = generate(from: [unannotated], parentMocks: mocks(), options: Options())
        #expect(reads == 1)
    }
}
