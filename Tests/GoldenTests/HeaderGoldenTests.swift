// Every header of Fixtures/ObjC/Headers against its expected mocks, byte for byte; `Fixtures/update-goldens` writes them
// anew. That they compile is checked in IntegrationTests, since it takes a stub SDK.

import Foundation
import MockGeneration
import ObjCDeclarations
import SwiftDeclarations
import Testing

@Suite("Goldens of headers")
struct HeaderGoldenTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    private static func names(in subfolder: String) -> [String] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: fixtures.appendingPathComponent("ObjC/\(subfolder)"), includingPropertiesForKeys: nil)
        return (files ?? []).map(\.lastPathComponent).sorted()
    }

    /// The frontends to compare: `auto` is libclang where it is installed.
    static let frontends: [HeaderFrontend] = [.tokenizer, .auto]

    private static func read(
        _ source: SourceFile, _ frontend: HeaderFrontend, with others: [SourceFile] = []
    ) throws -> [ParsedFile] {
        let options = HeaderOptions(frontend: frontend, annotation: "@mockable")
        let reader = try HeaderReader(options, environment: ProcessInfo.processInfo.environment)
        if frontend == .auto, reader.libClang == nil { print("no libclang on this machine: its mocks are not tested") }
        return reader.read([source] + others)
    }

    /// What is said about a header in a run with others: the severity, the text and the line of each message.
    static func diagnostics(
        of source: SourceFile, _ frontend: HeaderFrontend, with others: [SourceFile] = []
    ) throws -> [(text: String, line: Int?)] {
        let files = try read(source, frontend, with: others).map { InputFile(parsed: $0, annotation: "@mockable") }
        let lines = LineTable(source)
        return generate(from: files, options: Options()).diagnostics.map { diagnostic in
            (
                "\(diagnostic.severity): \(diagnostic.message)",
                diagnostic.place.map { lines.location(at: $0.offset).line }
            )
        }
    }

    /// The mocks of a header.
    static func output(of source: SourceFile, _ frontend: HeaderFrontend) throws -> String {
        generate(
            from: try read(source, frontend).map { InputFile(parsed: $0, annotation: "@mockable") }, options: Options()
        ).output
    }

    private static func generation(of header: String, _ frontend: HeaderFrontend = .tokenizer) throws -> Generation {
        let url = fixtures.appendingPathComponent("ObjC/Headers/\(header)")
        let source = SourceFile(path: header, text: try String(contentsOf: url, encoding: .utf8))
        return generate(
            from: try read(source, frontend).map { InputFile(parsed: $0, annotation: "@mockable") }, options: Options())
    }

    @Test("have the expected mocks", arguments: names(in: "Headers"), frontends)
    func matches(header: String, frontend: HeaderFrontend) throws {
        let generation = try Self.generation(of: header, frontend)
        #expect(generation.diagnostics.map(\.message) == [])
        let name = header.replacingOccurrences(of: ".h", with: "Mocks.swift")
        let expected = try? String(
            contentsOf: Self.fixtures.appendingPathComponent("ObjC/Mocks/\(name)"), encoding: .utf8)
        #expect(generation.output == expected, "run Fixtures/update-goldens, then read the diff")
    }

    @Test("no expectation is without a header")
    func orphans() {
        let expected = Self.names(in: "Headers").map { $0.replacingOccurrences(of: ".h", with: "Mocks.swift") }
        #expect(Self.names(in: "Mocks") == expected.sorted())
        #expect(expected.count > 10)
    }

    @Test("a protocol in Objective-C has the mock of its twin in Swift, whose behavior is tested")
    func twin() throws {
        let url = Self.fixtures.appendingPathComponent("Golden/Inputs/ObjectiveCTwin.swift")
        let source = SourceFile(path: "ObjectiveCTwin.swift", text: try String(contentsOf: url, encoding: .utf8))
        let swift = generate(from: [source], options: Options())
        let objectiveC = try Self.generation(of: "Twin.h")
        #expect(objectiveC.output == swift.output)
        #expect(swift.output.contains("class GRDownloaderMock: GRDownloader {"))
    }

    @Test("what gives instancetype gives Self in a final class as well, which Objective-C does not know by its name")
    func finalInstanceType() throws {
        let text = """
            /// @mockable
            @protocol Builder
            - (nonnull instancetype)withName:(nonnull NSString *)name;
            @end
            """
        let files = try Self.read(SourceFile(path: "Builder.h", text: text), .tokenizer)
        var options = Options()
        options.isFinal = true
        let output = generate(from: files.map { InputFile(parsed: $0, annotation: "@mockable") }, options: options)
            .output
        #expect(output.contains("var withNameHandler: ((String) -> BuilderMock)?"))
        #expect(output.contains("func withName(_ name: String) -> Self {"))
    }

    @Test(
        "what no class in Swift can implement is an error at its line; where it is optional, a warning",
        arguments: frontends)
    func unmockable(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            /// @mockable
            @protocol Log
            - (void)log:(NSString *)format, ...;
            - (BOOL)remove:(int)item;
            - (BOOL)remove:(int)item error:(NSError **)error;
            - (void)addObject:(id)object;
            - (void)add:(id)object;
            - (instancetype)init NS_UNAVAILABLE;
            - (void)perform:(nullable void (NS_NOESCAPE ^)(void))updates;
            @optional
            - (void)update:(nullable void (NS_NOESCAPE ^)(void))updates;
            - (void)trace:(NSString *)format, ...;
            @end
            """
        let source = SourceFile(path: "Log.h", text: text)
        let diagnostics = try Self.diagnostics(of: source, frontend)
        #expect(
            diagnostics.map(\.text) == [
                "error: 'log:' takes a variable number of arguments, so no class in Swift can conform to 'Log'; make the "
                    + "method @optional",
                "error: 'remove:error:' is called with '()' for its error in Swift, so no class in Swift can conform to "
                    + "'Log'; make the method @optional",
                "error: 'addObject:' and 'add:' are the same method in Swift, so no class in Swift can conform to 'Log'; "
                    + "give one of them a name with NS_SWIFT_NAME",
                "error: 'init' is unavailable in classes that conform to 'Log', and mocks are made with it; take the attribute "
                    + "away",
                "error: 'perform:' takes a block that does not escape and can be nil, so no class in Swift can conform to 'Log'; "
                    + "make the method @optional",
                "warning: 'update:' takes a block that does not escape and can be nil, which no class in Swift can implement; "
                    + "the mock leaves it out",
                "warning: 'trace:' takes a variable number of arguments, which no class in Swift can implement; the mock "
                    + "leaves it out",
            ])
        #expect(diagnostics.map(\.line) == [4, 6, 8, 9, 10, 12, 13])
    }

    @Test(
        "what Swift cannot name or refuses is an error at its line; where it is optional, a warning",
        arguments: frontends)
    func unavailable(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_SWIFT_UNAVAILABLE("no")
            @interface Old : NSObject @end
            @interface Page<Item> : NSObject @end
            typedef NSString *Key NS_TYPED_ENUM;
            typedef float Vector __attribute__((ext_vector_type(4)));
            typedef _Atomic(int) Counter;
            typedef struct { NSString *title; } Row;
            typedef _Complex double Complex;
            typedef void (^Logger)(NSString *format, ...);
            /// @mockable
            @protocol Proxy
            - (void)bounds:(float (*)[4])bounds;
            - (void)move:(Vector)vector;
            - (void)count:(Counter *)counter;
            - (void)format:(NSString *)format arguments:(va_list)arguments;
            - (void)kinds:(Class const *)kinds;
            - (void)blocks:(void (^_Nullable *)(void))blocks;
            - (void)given:(void (^__autoreleasing _Nullable *)(void))blocks;
            - (NSArray<Page<void (^)(int)> *> *)pages;
            - (Row)row;
            - (Complex)complex;
            - (__int128_t)large;
            - (void)log:(Logger)logger;
            - (void)forwardInvocation:(NSInvocation *)invocation;
            - (void)keep:(NSArray<Old *> *)items;
            + (void)load;
            - (nullable void *)bytes:(NSError **)error;
            - (nullable Key)key:(NSError **)error;
            @optional
            @property Old *old;
            @end
            /// @mockable
            NS_SWIFT_UNAVAILABLE("no")
            @protocol Hidden
            - (void)hide;
            @end
            """
        let source = SourceFile(path: "Proxy.h", text: text)
        let diagnostics = try Self.diagnostics(of: source, frontend)
        func error(_ problem: String) -> String {
            "error: \(problem), so no class in Swift can conform to 'Proxy'; make the method @optional"
        }
        #expect(
            diagnostics.map(\.text) == [
                error("'bounds:' has a type that Swift has no counterpart for"),
                error("'move:' has a type that Swift has no counterpart for"),
                error("'count:' has a type that Swift has no counterpart for"),
                error("'format:arguments:' has a type that Swift has no counterpart for"),
                error("'kinds:' has a type that Swift has no counterpart for"),
                error("'blocks:' has a type that Swift has no counterpart for"),
                error("'given:' has a type that Swift has no counterpart for"),
                error("'pages' has a type that Swift has no counterpart for"),
                error("'row' has a type that Swift has no counterpart for"),
                error("'complex' has a type that Swift has no counterpart for"),
                error("'large' has a type that Swift has no counterpart for"),
                error("'log:' has a type that Swift has no counterpart for"),
                error("'forwardInvocation:' has a type that is unavailable in Swift"),
                error("'keep:' has a type that is unavailable in Swift"),
                error("'load' cannot be implemented in Swift"),
                error("'bytes:' throws and returns a value that is no object"),
                error("'key:' throws and returns a value that is no object"),
                "warning: 'old' has a type that is unavailable in Swift, which no class in Swift can implement; the mock leaves "
                    + "it out",
                "error: 'Hidden' is unavailable in Swift, where no mock can conform to it; take the attribute or the annotation "
                    + "away",
            ])
    }

    @Test("closures that no class has in the Swift 6 language mode are a warning", arguments: frontends)
    func closuresOnMainActor(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            /// @mockable
            @protocol Screen
            - (void)show:(void (^)(void))NS_SWIFT_UI_ACTOR content;
            - (void)hide:(void (^ NS_SWIFT_UI_ACTOR)(void))content;
            - (void)close:(int)item completion:(void (^)(void))NS_SWIFT_UI_ACTOR completion;
            @end
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Screen.h", text: text), frontend)
        #expect(
            diagnostics.map(\.text) == [
                "warning: no class can implement 'show:' in the Swift 6 language mode, since its parameter and not its block is on "
                    + "the main actor; write 'NS_SWIFT_UI_ACTOR' behind '^'"
            ])
        #expect(diagnostics.map(\.line) == [4])
    }
}
