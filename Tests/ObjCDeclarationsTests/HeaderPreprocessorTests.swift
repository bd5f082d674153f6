// Conditions, macros and includes, seen by the protocols that come out.

import SwiftDeclarations
import Testing

@testable import ObjCDeclarations

@Suite struct HeaderPreprocessorTests {
    private func read(_ text: String, _ arguments: [String] = []) -> Header {
        readHeaderByTokens(
            SourceFile(path: "Test.h", text: text),
            options: HeaderOptions(frontend: .tokenizer, annotation: "@mockable", clangArguments: arguments))
    }

    private func names(_ text: String, _ arguments: [String] = []) -> [String] {
        read(text, arguments).protocols.filter { $0.path == "Test.h" }.map(\.name)
    }

    @Test(arguments: [
        ("1", true), ("0", false), ("UNKNOWN", false), ("!UNKNOWN", true), ("defined(__OBJC__)", true),
        ("defined __OBJC__ && !defined UNKNOWN", true), ("1 ? 0 : 1", false), ("0 ? 0 : 2", true), ("1 || 1 / 0", true),
        ("2 + 3 * 4 == 14", true), ("(2 + 3) * 4 == 20", true), ("1 << 4 >> 2 == 4", true), ("0x1F == 31", true),
        ("017 == 15", true), ("0b11 == 3", true), ("201112L > 199901L", true), ("-1 < 0", true), ("~0 == -1", true),
        ("5 % 3 == 2", true), ("1 < 2 && 2 <= 2 && 3 >= 3 && 3 != 4", true), ("6 & 3 ^ 1 | 8", true),
        ("'A' == 65", true),
        ("__has_feature(objc_generics)", true), ("__has_feature(unknown)", false), ("__has_feature(objc_arc)", true),
        ("__has_include(<Foundation/Foundation.h>)", true), ("__has_include(<No/No.h>)", false),
        ("__has_include(\"no.h\")", false), ("TARGET_OS_IPHONE", true), ("TARGET_OS_OSX", false), ("NAME > 2", true),
        ("TWICE(NAME) == 6", true), ("UNKNOWN(1)", false), ("", false), ("1 +", false), ("(1", false), ("1 1", false),
        ("9223372036854775807 + 1 < 0", true), ("__cplusplus", false), ("defined(NAME) == defined(TWICE)", true),
    ])
    func conditions(condition: String, holds: Bool) {
        let text = """
            #define TWICE(x) ((x) * 2)
            #if \(condition)
            @protocol Yes @end
            #else
            @protocol No @end
            #endif
            """
        #expect(names(text, ["-DNAME=3"]) == [holds ? "Yes" : "No"])
    }

    @Test func branches() {
        let text = """
            #if A
            @protocol A1 @end
            #elif B
            #ifdef C
            @protocol C1 @end
            #elifndef D
            @protocol NoD @end
            #endif
            @protocol B1 @end
            #elif 1
            @protocol Other @end
            #else
            @protocol Never @end
            #endif
            """
        #expect(names(text) == ["Other"])
        #expect(names(text, ["-DA"]) == ["A1"])
        #expect(names(text, ["-D", "A=0", "-DB"]) == ["NoD", "B1"])
        #expect(names(text, ["-DB", "-DC", "-UC"]) == ["NoD", "B1"])
        #expect(names(text, ["-DB=1", "-DC="]) == ["C1", "B1"])
    }

    @Test func macros() {
        let text = """
            #define PREFIX(name) MY ## name
            #define BEGIN(name, ...) @protocol PREFIX(name) <__VA_ARGS__>
            #define END @end
            #define SELF SELF
            #define NAMED(n) __attribute__((swift_name(#n)))
            #define METHOD(name, ...) - (void)name , ## __VA_ARGS__ ;
            NAMED(Outer.Store (of : "x"))
            BEGIN(Store, NSObject, NSCopying)
            METHOD(load)
            - (SELF *)PREFIX(self);
            END
            #undef END
            @protocol END @end
            """
        let protocols = read(text).protocols.filter { $0.path == "Test.h" }
        #expect(protocols.map(\.name) == ["MYStore", "END"])
        #expect(
            protocols.first.map(description) == """
                @protocol MYStore <NSObject, NSCopying> name=Outer.Store (of : "x")
                  - load() -> void
                  - MYself() -> SELF *
                """)
        // The place is that of the macro that the name comes from.
        #expect(protocols.first?.offset == UInt32(text.utf8.count(before: "BEGIN(Store")))
    }

    @Test func auditedRegions() {
        let text = """
            #pragma clang assume_nonnull begin
            @protocol A - (id)a; @end
            #pragma clang assume_nonnull end
            NS_ASSUME_NONNULL_BEGIN
            @protocol B - (id)b; - (null_unspecified id)c; - (int **)d; @end
            NS_ASSUME_NONNULL_END
            @protocol C - (id)e; @end
            """
        let described = read(text).protocols.filter { $0.path == "Test.h" }.map(description).joined(separator: "\n")
        #expect(
            described == """
                @protocol A
                  - a() -> id!
                @protocol B
                  - b() -> id!
                  - c() -> id
                  - d() -> ((int)*)*
                @protocol C
                  - e() -> id
                """)
    }
}

extension String.UTF8View {
    /// How many bytes stand before the first occurrence of a text.
    fileprivate func count(before text: String) -> Int {
        let bytes = Array(self)
        let needle = Array(text.utf8)
        return bytes.indices.first { bytes[$0...].starts(with: needle) } ?? -1
    }
}
