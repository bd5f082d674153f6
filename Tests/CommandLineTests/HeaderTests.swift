// Objective-C headers as inputs of the tool: how they are found, what goes with them, and what is said about them.

import Foundation
import TestSupport
import Testing

struct HeaderTests {
    private static let store = """
        #import <Foundation/Foundation.h>

        /// @mockable
        @protocol Store <NSObject>
        - (nullable NSString *)name;
        @end

        """

    /// The lines of the output from the imports on.
    private func mocks(_ result: ToolResult) -> [String] {
        #expect(result.errors == "")
        #expect(result.status == 0)
        return Array(result.output.split(separator: "\n").map(String.init).drop { !$0.hasPrefix("import") })
    }

    @Test func headersAreFoundInFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("Sources/Kit/include/Store.h", Self.store)
        try folder.write("Sources/Kit/include/Broken.h", "@protocol Broken - (\n")
        try folder.write("Sources/App/Session.swift", "/// @mockable\nprotocol Session { func start() }\n")
        let lines = mocks(try mockgen("Sources", in: folder))
        #expect(lines.prefix(2) == ["import Foundation", "import Kit"])
        #expect(lines.contains("class SessionMock: Session {"))
        #expect(lines.contains("class StoreMock: NSObject, Store {"))
        #expect(lines.contains("    func name() -> String? {"))
    }

    @Test func swiftProtocolsInheritThoseOfHeaders() throws {
        let folder = try TemporaryFolder()
        try folder.write("Kit/Store.h", Self.store)
        try folder.write("App.swift", "/// @mockable\nprotocol Cache: Store { func clear() }\n")
        for arguments in [["Kit", "App.swift"], ["App.swift", "--inherit-from", "Kit"]] {
            let lines = mocks(try mockgen(arguments, in: folder, input: ""))
            #expect(lines.contains("class CacheMock: NSObject, Cache {"))
            #expect(lines.contains("    func clear() {"))
            #expect(lines.contains("    func name() -> String? {"))
            #expect(lines.contains("class StoreMock: NSObject, Store {") == (arguments[0] == "Kit"))
        }
    }

    @Test func headersInheritAcrossIncludes() throws {
        let folder = try TemporaryFolder()
        try folder.write("Other/Base.h", "@protocol Base\n- (void)base;\n@end\n")
        try folder.write("Store.h", "#import <Base.h>\n/// @mockable\n@protocol Store <Base>\n@end\n")
        for arguments in [["-IOther"], ["-I", "Other"], ["--clang-arg", "-IOther"]] {
            #expect(mocks(try mockgen(["Store.h"] + arguments, in: folder, input: "")).contains("    func base() {"))
        }
        try folder.write(".mockgen.json", #"{"clangArguments": ["-IOther"], "objcFrontend": "tokenizer"}"#)
        #expect(mocks(try mockgen("Store.h", in: folder)).contains("    func base() {"))
    }

    @Test(arguments: ["auto", "tokenizer"])
    func modulesAreReadByTheHeadersThatTheyAreCalledAfter(frontend: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Core.framework/Headers/Core.h",
            "__attribute__((swift_name(\"Item\")))\n@interface CRItem\n@end\n@protocol Base\n- (void)base;\n@end\n"
        )
        try folder.write(
            "Store.h", "@import Core;\n/// @mockable\n@protocol Store <Base>\n- (void)put:(CRItem *)item;\n@end\n")
        let lines = mocks(try mockgen("Store.h", "-F", ".", "--objc-frontend", frontend, in: folder))
        #expect(lines.contains("import Core"))
        #expect(lines.contains("    func base() {"))
        #expect(lines.contains("    func put(_ item: Item!) {"))
    }

    @Test func forwardDeclarationsHaveTheNamesOfOtherHeaders() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.h", "@protocol XB;\n/// @mockable\n@protocol A\n- (nullable id<XB>)b;\n@end\n")
        try folder.write("B.h", "/// @mockable\nNS_SWIFT_NAME(B)\n@protocol XB\n@end\n")
        #expect(mocks(try mockgen("A.h", "B.h", in: folder)).contains("    func b() -> (any B)? {"))
    }

    @Test func macrosDecideWhatIsThere() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Store.h", "/// @mockable\n@protocol Store\n#if SYNC > 1\n- (void)sync;\n#endif\n- (void)load;\n@end\n")
        #expect(!mocks(try mockgen("Store.h", in: folder)).contains("    func sync() {"))
        #expect(!mocks(try mockgen("Store.h", "-DSYNC", in: folder)).contains("    func sync() {"))
        #expect(mocks(try mockgen("Store.h", "-D", "SYNC=2", in: folder)).contains("    func sync() {"))
        #expect(mocks(try mockgen("Store.h", "-DSYNC=2", in: folder)).contains("    func sync() {"))
    }

    @Test func mocksOfHeadersCanBePublic() throws {
        let folder = try TemporaryFolder()
        try folder.write("Store.h", Self.store)
        #expect(
            mocks(try mockgen("Store.h", "--access", "public", in: folder))
                .contains("public class StoreMock: NSObject, Store {"))
    }

    @Test func otherCommandsKnowHeaders() throws {
        let folder = try TemporaryFolder()
        try folder.write("Store.h", Self.store)
        let list = try mockgen("list", "Store.h", in: folder)
        #expect(list.output.hasPrefix("Store.h:4:11: Store -> StoreMock\n"))
        #expect(list.output.contains("nameCallCount, nameHandler"))
        #expect(try mockgen("Store.h", "-o", "Mocks.swift", in: folder).status == 0)
        #expect(try mockgen("check", "Store.h", "-o", "Mocks.swift", in: folder).status == 0)
        try folder.write("Store.h", Self.store.replacingOccurrences(of: "name", with: "title"))
        let check = try mockgen("check", "Store.h", "-o", "Mocks.swift", in: folder)
        #expect(check.status == 1)
        #expect(check.output.contains("+    func title() -> String? {"))
        #expect(try mockgen("Store.h", "--verbose", in: folder).errors.contains("files: 1, parsed: 1, protocols: 1"))
    }

    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func theSampleHasAllItsMocks() throws {
        let folder = try TemporaryFolder()
        let payments = Self.root.appendingPathComponent("Fixtures/ServiceAssembly/Sources/Payments").path
        let lines = mocks(try mockgen(payments, "--strict", in: folder))
        #expect(lines.prefix(2) == ["import Foundation", "import Payments"])
        #expect(
            lines.filter { $0.hasPrefix("class ") } == [
                "class PaymentServiceDelegateMock: NSObject, PaymentServiceDelegate {",
                "class PaymentServiceMock: NSObject, PaymentService {",
                "class ReceiptStoreMock: NSObject, ReceiptStore {",
            ])
        #expect(lines.contains("    func amountsOfPayments(since date: Date?) -> [PaymentReference: NSNumber] {"))
        // Declared forward where it is used.
        #expect(lines.contains("    var receiptStore: any ReceiptStore = ReceiptStoreMock() {"))
    }

    @Test func thePageShowsWhatIsGenerated() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Documentation/ObjectiveC.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```")
        let header = try #require(blocks.first { $0.hasPrefix("objc\n") }).dropFirst(5)
        let shown = try #require(blocks.first { $0.hasPrefix("swift\n") })
            .dropFirst(6).split(separator: "\n").filter { $0 != "    …" }
        let folder = try TemporaryFolder()
        try folder.write("Store.h", String(header))
        let lines = mocks(try mockgen("Store.h", in: folder))
        #expect(shown.count > 5)
        for line in shown { #expect(lines.contains { $0.hasPrefix(line) }, "\(line)") }
    }

    @Test func unknownReadersAreRejected() throws {
        let folder = try TemporaryFolder()
        let result = try mockgen("Store.h", "--objc-frontend", "gcc", in: folder)
        #expect(result.status == 64)
        try folder.write(".mockgen.json", #"{"objcFrontend": "clang"}"#)
        #expect(
            try mockgen("Store.h", in: folder).errors.hasPrefix(
                #".mockgen.json:1:18: error: 'objcFrontend' must be one of "auto", "libclang", "tokenizer""#))
    }
}
