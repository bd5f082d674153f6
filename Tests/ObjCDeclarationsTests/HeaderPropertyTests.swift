// What holds for every text: reading ends, traps nowhere, and loses no byte.

import Foundation
import SwiftDeclarations
import TestSupport
import Testing

@testable import ObjCDeclarations

@Suite struct HeaderPropertyTests {
    /// Headers with all that the frontend knows.
    private static let texts: [String] = [
        """
        #ifndef A_H
        #define A_H
        #import <Foundation/Foundation.h>
        #define NAME(x, ...) NS_SWIFT_NAME(x) __VA_ARGS__ # x
        #define JOIN(a, b) a##b
        #if defined(__OBJC__) && (TARGET_OS_IPHONE || !0x1F) ? 1 : 0 /* c */ \\
            && __has_feature(objc_generics) // d
        NS_ASSUME_NONNULL_BEGIN
        typedef NS_ENUM(NSInteger, Kind) { A = 'a', B };
        /// @mockable(typealias: T = Int)
        NAME(Storing)
        @protocol Store <NSObject, NSCopying>
        - (nullable NSString *)title:(NSArray<NSDictionary<NSString *, id<P>> *> *)x in:(int (^ _Nullable)(char *[3]))y;
        @optional
        @property (nonatomic, getter=isOn, class) BOOL on, *off API_AVAILABLE(ios(13.0), macos(10.15));
        + (instancetype)JOIN(ma, ke):(struct S { int a; })x, ... __attribute__((swift_name("a(b:)"), unavailable));
        @end
        @interface Box<__covariant T : id<NSCopying>> : NSObject { @private int a; } @end
        static inline void f(void) { for (;;) { g("}", '"'); } }
        NS_ASSUME_NONNULL_END
        #else
        @protocol Never @end
        #endif
        #endif
        """,
        "typedef struct { union U u; } S, *T; typedef void (*F)(int (*)(void), id _Nullable[static 3]);\r\n@class A<B>;",
    ]

    private func read(_ bytes: [UInt8]) -> Header {
        let header = HeaderTokenFrontend.shared.read(SourceFile(path: "P.h", bytes: bytes))
        _ = importedFile(header)
        return header
    }

    @Test func everyPrefixIsRead() {
        for text in Self.texts {
            let bytes = Array(text.utf8)
            for count in 0...bytes.count { _ = read(Array(bytes[..<count])) }
        }
    }

    @Test func everyTextWithoutOneTokenIsRead() {
        for text in Self.texts {
            let source = SourceFile(path: "P.h", text: text)
            for token in TokenizedHeader(source).tokens {
                _ = read(Array(source.bytes[..<Int(token.start)] + source.bytes[Int(token.end)...]))
            }
        }
    }

    @Test func tokensAreInOrderAndGapsHoldNoText() {
        for text in Self.texts {
            let source = SourceFile(path: "P.h", text: text)
            for count in 0...source.bytes.count {
                let prefix = SourceFile(path: "P.h", bytes: Array(source.bytes[..<count]))
                let tokens = TokenizedHeader(prefix).tokens
                #expect(tokens.last?.kind == .endOfFile)
                #expect(tokens.last?.start == UInt32(count))
                var end: UInt32 = 0
                let areInOrder = tokens.allSatisfy { token in
                    defer { end = token.end }
                    return token.start >= end && (token.kind == .endOfFile || token.end > token.start)
                }
                #expect(areInOrder)
            }
        }
    }

    @Test func includesThatNestDeeplyEnd() throws {
        let headers = try TemporaryFolder()
        for index in 0..<200 {
            try headers.write("H\(index).h", "#include \"H\(index + 1).h\"\n@protocol P\(index) @end\n")
        }
        try headers.write("A.h", "#include \"A.h\"\n#include \"B.h\"\n@protocol A @end")
        try headers.write("B.h", "#include \"A.h\"\n@protocol B @end")
        let chain = HeaderTokenFrontend.shared.read(
            SourceFile(path: headers("Main.h"), text: "#include \"H0.h\"\n@protocol Main @end"))
        #expect(chain.protocols.last?.name == "Main")
        #expect(chain.protocols.contains { $0.name == "P30" })
        let cycle = HeaderTokenFrontend.shared.read(
            SourceFile(path: headers("Main.h"), text: "#include \"A.h\"\n@protocol Main @end"))
        #expect(cycle.protocols.suffix(3).map(\.name) == ["B", "A", "Main"])
        #expect(cycle.diagnostics == [])
    }

    @Test func rubbishIsRead() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            _ = read((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
        let pieces =
            Array("@#(){}[]<>*^,;:-+=\"'\\\n/ ").map(String.init) + [
                "@protocol", "@end", "@property", "#define X ", "#if ", "#endif\n", "X(", "typedef ", "struct ",
                "enum ",
                "__attribute__((", "NS_ENUM(", "- (", "id", "int ", "a ", "_Pragma(", "##", "__VA_ARGS__", "...",
            ]
        for _ in 0..<500 {
            let text = (0..<60).compactMap { _ in pieces.randomElement(using: &random) }.joined()
            _ = read(Array(text.utf8))
        }
    }

    @Test func deepNestingEnds() {
        let depth = 20_000
        for (open, close) in [("(", ")"), ("(^", ")(void)"), ("id<", ">"), ("NSArray<", ">"), ("{", "}"), ("((", "))")]
        {
            let type = String(repeating: open, count: depth) + String(repeating: close, count: depth)
            _ = read(Array("@protocol P - (\(type))a; @end typedef int \(type);".utf8))
        }
        _ = read(Array("@protocol P - (int \(String(repeating: "*", count: depth)))a; @end".utf8))
        _ = read(Array("#if \(String(repeating: "!(", count: depth))1\n#endif".utf8))
        _ = read(Array(String(repeating: "#if 1\n", count: depth).utf8))
        _ = read(
            Array(
                "#define F(x) x\n\(String(repeating: "F(", count: depth))1\(String(repeating: ")", count: depth))".utf8)
        )
    }

    @Test func macrosThatMultiplyEnd() {
        var text = "#define M0 a a a a a a a a\n"
        for index in 1...40 { text += "#define M\(index) " + String(repeating: "M\(index - 1) ", count: 8) + "\n" }
        let header = read(Array((text + "M40").utf8))
        #expect(header.diagnostics.count == 1)
        #expect(header.diagnostics.first?.message.hasPrefix("the header comes to more than") == true)
    }

    @Test func includesThatMultiplyEnd() throws {
        let headers = try TemporaryFolder()
        for index in 0..<38 {
            let line = "#include \"\(index + 1).h\"\n"
            try headers.write("\(index).h", line + line)
        }
        try headers.write("38.h", "")
        let header = HeaderTokenFrontend.shared.read(
            SourceFile(path: headers("Main.h"), text: "\n#include \"0.h\"\n@protocol Main @end"))
        #expect(header.diagnostics.map(\.place) == [.init(path: headers("Main.h"), offset: 1)])
    }

    @Test(arguments: [HeaderFrontend.auto, .tokenizer]) func typesWithoutEndAreImported(frontend: HeaderFrontend) throws
    {
        var text = """
            #import <Foundation/Foundation.h>
            typedef void (^Double0)(int a);
            typedef void (^Alias0)(int a);
            typedef Late Early; typedef Early Late; typedef Same Same; typedef void (^Self)(Self);
            @class Node<Child>;
            @interface Node<Child : Node *> : NSObject
            @end

            """
        for index in 1...40 { text += "typedef void (^Double\(index))(Double\(index - 1), Double\(index - 1));\n" }
        for index in 1...2000 { text += "typedef Alias\(index - 1) Alias\(index);\n" }
        text += "/// @mockable\n@protocol P\n"
        for type in ["Double40", "Double3", "Alias2000", "Alias3", "Early", "Late", "Same", "Self", "Node *"] {
            text += "- (\(type))m:(\(type))a;\n"
        }
        let reader = try HeaderReader(HeaderOptions(frontend: frontend, annotation: "@mockable"), environment: [:])
        let files = reader.read([SourceFile(path: "In.h", text: text + "@end\n")])
        guard case .type(let type)? = files.first?.declarations.last else {
            Issue.record("the protocol is missing")
            return
        }
        #expect(type.name == "P" && type.members.count == 9)
    }
}

extension HeaderTokenFrontend {
    /// One for all tests of rubbish: the stub SDK is read once.
    fileprivate static let shared = HeaderTokenFrontend(HeaderOptions(frontend: .tokenizer, annotation: "@mockable"))
}
