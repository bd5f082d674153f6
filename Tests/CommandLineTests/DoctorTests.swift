// `mockgen doctor`, and what the tool does with and without libclang.

import TestSupport
import Testing

@Suite struct DoctorTests {
    private static let nowhere = ["MOCKGEN_LIBCLANG": "/nowhere/libclang.so"]

    /// A header with something to mock.
    private func folderWithHeader() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        _ = try folder.write(
            "Store.h",
            """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            /// @mockable
            @protocol Store <NSObject>
            - (NSString *)titleForRow:(NSInteger)row;
            @end
            NS_ASSUME_NONNULL_END

            """)
        return folder
    }

    @Test func saysWhyThereIsNoLibClang() throws {
        let folder = try TemporaryFolder()
        let result = try mockgen("doctor", in: folder, environment: Self.nowhere)
        #expect(result.status == 0)
        #expect(result.errors == "")
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "configuration: none")
        #expect(lines.dropFirst().first == "libclang: none, so the tokenizer reads Objective-C headers")
        #expect(lines.last?.hasPrefix("  tried /nowhere/libclang.so (MOCKGEN_LIBCLANG): ") == true)
    }

    @Test func saysWhatAnotherLibraryLacks() throws {
        let folder = try TemporaryFolder()
        #if canImport(Darwin)
        let other = "/usr/lib/libSystem.B.dylib"
        #else
        let other = "libc.so.6"
        #endif
        let result = try mockgen("doctor", in: folder, environment: ["MOCKGEN_LIBCLANG": other])
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("  tried \(other) (MOCKGEN_LIBCLANG): it lacks clang_createIndex\n"))
    }

    @Test func saysWhichConfigurationIsUsed() throws {
        let folder = try TemporaryFolder()
        _ = try mockgen("init", in: folder)
        let result = try mockgen("doctor", in: folder, environment: Self.nowhere)
        #expect(result.output.hasPrefix("configuration: .mockgen"))
    }

    @Test func saysWhichLibClangIsUsed() throws {
        let folder = try TemporaryFolder()
        let result = try mockgen("doctor", in: folder)
        guard !result.output.contains("libclang: none") else {
            print("no libclang on this machine: that it is found is not tested")
            return
        }
        let path = result.output.split(separator: "\n").first { $0.hasPrefix("libclang: ") }?.dropFirst(10)
        #expect(result.output.contains("  version: ") && result.output.contains("clang version"))
        let again = try mockgen(
            "doctor", in: folder, environment: ["MOCKGEN_LIBCLANG": String(path ?? "")])
        #expect(again.output.contains("libclang: \(path ?? "-")\n  version: "))
    }

    @Test func asksForLibClangWhereThereIsNone() throws {
        let folder = try folderWithHeader()
        let result = try mockgen("Store.h", "--objc-frontend", "libclang", in: folder, environment: Self.nowhere)
        #expect(result.status == 1)
        #expect(result.output == "")
        #expect(
            result.errors == """
                error: no libclang was found, which '--objc-frontend libclang' asks for; 'mockgen doctor' says where it \
                was looked for, and '--objc-frontend auto' does without

                """)
    }

    @Test func doesWithoutLibClang() throws {
        let folder = try folderWithHeader()
        let result = try mockgen("Store.h", "--verbose", in: folder, environment: Self.nowhere)
        #expect(result.status == 0)
        #expect(result.output.contains("class StoreMock"))
        #expect(result.errors.contains("headers: tokenizer\n"))
        let plain = try mockgen("Store.h", in: folder, environment: Self.nowhere)
        #expect(plain.errors == "")
    }

    @Test func comesToTheSameWithBothFrontends() throws {
        let folder = try folderWithHeader()
        let doctor = try mockgen("doctor", in: folder)
        guard !doctor.output.contains("libclang: none") else {
            print("no libclang on this machine: its mocks are not compared")
            return
        }
        let tokens = try mockgen("Store.h", "--objc-frontend", "tokenizer", in: folder)
        let clang = try mockgen("Store.h", "--objc-frontend", "libclang", "--verbose", in: folder)
        #expect(clang.status == 0)
        #expect(clang.output == tokens.output)
        #expect(clang.errors.contains("headers: libclang at "))
    }
}
