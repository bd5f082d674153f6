// Types of Objective-C headers that no mock can name in Swift, and those of which it is not known.

import MockGeneration
import ObjCDeclarations
import SwiftDeclarations
import Testing

extension HeaderGoldenTests {
    private static let withFoundationsNames = """
        #import <Foundation/Foundation.h>
        NS_ASSUME_NONNULL_BEGIN
        NS_SWIFT_NAME(Notification)
        @interface Note : NSObject @end
        typedef NS_ENUM(NSInteger, Day) { DayFirst } NS_SWIFT_NAME(Date);
        /// @mockable
        @protocol Store
        - (NSArray<Note *> *)notes;
        - (nullable NSNotification *)notification;
        - (void)keep:(Day)day;
        @end
        NS_ASSUME_NONNULL_END
        """

    @Test(
        "types with names of Foundation cannot be told from it where their header has no module", arguments: frontends)
    func foundationsNames(frontend: HeaderFrontend) throws {
        let source = SourceFile(path: "Store.h", text: Self.withFoundationsNames)
        let diagnostics = try Self.diagnostics(of: source, frontend)
        func error(_ member: String, _ type: String) -> String {
            "error: '\(member)' has the type '\(type)' that Foundation has, too, so no class in Swift can conform to 'Store'; "
                + "give it another name with NS_SWIFT_NAME, or the header a module"
        }
        #expect(diagnostics.map(\.text) == [error("notes", "Notification"), error("keep:", "Date")])
        #expect(diagnostics.map(\.line) == [8, 10])
    }

    @Test("types with names of Foundation have their modules before them", arguments: frontends)
    func namesWithModules(frontend: HeaderFrontend) throws {
        let source = SourceFile(path: "Kit.framework/Headers/Store.h", text: Self.withFoundationsNames)
        let output = try Self.output(of: source, frontend)
        #expect(output.contains("func notes() -> [Kit.Notification] {"))
        #expect(output.contains("func notification() -> Foundation.Notification? {"))
        #expect(output.contains("func keep(_ day: Kit.Date) {"))
    }
}
