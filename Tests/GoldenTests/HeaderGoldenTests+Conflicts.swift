// Members of Objective-C protocols that no class or no mock has beside each other.

import MockGeneration
import ObjCDeclarations
import SwiftDeclarations
import Testing

extension HeaderGoldenTests {
    @Test(
        "what is a property in one protocol and a method in another is an error, also in NSObject; optional, a warning",
        arguments: frontends)
    func accessors(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            @protocol Named
            @property (readonly) NSString *name;
            @property BOOL open;
            - (NSInteger)count;
            - (void)setSize:(int)size;
            @end
            /// @mockable
            @protocol Store <NSObject, Named>
            - (NSString *)name;
            - (void)setOpen:(BOOL)open;
            - (NSString *)description;
            @property (readonly) NSInteger count;
            - (BOOL)open:(id)item;
            @property (readonly) NSString *debugDescription;
            - (NSString *)debugDescription;
            - (void)setDebugDescription:(NSString *)text;
            - (void)setDescription:(NSString *)text;
            - (void)setName:(NSString *)name;
            @property (readonly) int size;
            @optional
            - (NSUInteger)hash;
            @end
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Store.h", text: text), frontend)
        func error(_ problem: String) -> String {
            "error: \(problem), so no class in Swift can conform to 'Store'; declare it alike"
        }
        func errorOfMock(_ problem: String) -> String {
            "error: \(problem) in mocks, so no mock can conform to 'Store'; redeclare the property without 'readonly'"
        }
        #expect(
            diagnostics.map(\.text) == [
                error("'name' is a method here and of a property in 'Named'"),
                error("'setOpen:' is a method here and of a property in 'Named'"),
                error("'description' is a method here and of a property in 'NSObject'"),
                error("'count' is a property here and a method in 'Named'"),
                errorOfMock("'setName:' sets 'name' of 'Named'"),
                errorOfMock("'size' is set by 'setSize:' of 'Named'"),
                "warning: 'hash' is a method here and of a property in 'NSObject', which no class in Swift can implement; "
                    + "the mock leaves it out",
            ])
        #expect(diagnostics.map(\.line) == [10, 11, 12, 13, 19, 20, 22])
    }

    @Test(
        "setters by selectors of their own are told from methods by these, and from other setters",
        arguments: frontends)
    func settersOfOwnSelectors(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            @protocol Named
            @property (setter=putName:, copy) NSString *name;
            @end
            /// @mockable
            @protocol Renamable <Named>
            - (void)setName:(NSString *)name;
            @end
            /// @mockable
            @protocol Taking <Named>
            - (void)putName:(NSString *)name;
            @end
            /// @mockable
            @protocol Naming <Named>
            @property (copy) NSString *name;
            @end
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Named.h", text: text), frontend)
        #expect(
            diagnostics.map(\.text) == [
                "error: 'putName:' is a method here and of a property in 'Named', so no class in Swift can conform to 'Taking'; "
                    + "declare it alike",
                "error: 'name' is set by 'setName:' here and set by 'putName:' in 'Named', so no class in Swift can conform to "
                    + "'Naming'; declare it alike",
            ])
        #expect(diagnostics.map(\.line) == [11, 15])
    }

    @Test("what a category gives NSObject is told from members of another kind", arguments: frontends)
    func membersOfObject(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            /// @mockable
            @protocol Tagged <NSObject>
            - (void)untag;
            @end
            @interface NSObject (Additions) <Tagged>
            - (NSString *)title;
            @property NSInteger rank;
            #pragma - something that is no member
            - @broken;
            @end
            /// @mockable
            @protocol Titled <NSObject>
            @property (readonly) NSString *title;
            - (NSInteger)rank;
            @end
            /// @mockable
            @protocol Plain
            @property (readonly) NSString *title;
            @end
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Titled.h", text: text), frontend)
        func error(_ problem: String) -> String {
            "error: \(problem), so no class in Swift can conform to 'Titled'; declare it alike"
        }
        #expect(
            diagnostics.map(\.text).filter { !$0.contains("expected") } == [
                "error: 'NSObject' conforms to 'Tagged' by a category, so no mock can say so again; declare the category elsewhere, "
                    + "or take the annotation away",
                error("'title' is a property here and a method in 'NSObject'"),
                error("'rank' is a method here and a property in 'NSObject'"),
            ])
    }

    @Test("members that 'NSObject' has with other types are an error, or a warning", arguments: frontends)
    func typesBesideThoseOfObject(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            /// @mockable
            @protocol Copied <NSObject>
            - (instancetype)copy;
            - (BOOL)isEqual:(id)other;
            - (nullable id)mutableCopy;
            - (void)setValue:(id)value forKey:(NSString *)key;
            - (id)valueForKey:(NSString *)key;
            - (void)observeValueForKeyPath:(nullable NSString *)keyPath
                                  ofObject:(nullable id)object
                                    change:(nullable NSDictionary *)change
                                   context:(nullable void *)context;
            @end
            NS_ASSUME_NONNULL_END
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Copied.h", text: text), frontend)
        func error(_ member: String, _ own: String, _ theirs: String) -> String {
            "error: '\(member)' has '\(own)' here and '\(theirs)' in 'NSObject', so no class in Swift can conform to 'Copied'; "
                + "declare it alike"
        }
        func warning(_ member: String, _ own: String, _ theirs: String) -> String {
            "warning: '\(member)' has '\(own)' here and '\(theirs)' in 'NSObject', so the compiler warns of every class that "
                + "conforms to 'Copied'; declare it alike"
        }
        #expect(
            diagnostics.map(\.text) == [
                error("copy", "Self", "Any"),
                warning("isEqual:", "Any", "Any?"),
                warning("mutableCopy", "Any?", "Any"),
                warning("setValue:forKey:", "Any", "Any?"),
                error(
                    "observeValueForKeyPath:ofObject:change:context:", "[AnyHashable: Any]?",
                    "[NSKeyValueChangeKey: Any]?"
                ),
            ])
    }

    @Test("members that Foundation's protocols have with other types are an error", arguments: frontends)
    func typesBesideThoseOfFoundation(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            /// @mockable
            @protocol Config <NSCopying>
            - (instancetype)copyWithZone:(nullable NSZone *)zone;
            @end
            /// @mockable
            @protocol ZonedConfig <NSCopying>
            - (id)copyWithZone:(NSZone *)zone;
            @end
            NS_ASSUME_NONNULL_END
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Config.h", text: text), frontend)
        func error(_ name: String, _ own: String, _ theirs: String) -> String {
            "error: '\(name)' cannot be mocked because of 'copy' of 'NSCopying': that of '\(name)' has the same selector, and "
                + "'\(own)' in place of '\(theirs)'; declare them alike"
        }
        #expect(
            diagnostics.map(\.text) == [error("Config", "Self", "Any"), error("ZonedConfig", "NSZone", "NSZone?")])
    }

    @Test(
        "properties of one name with several getters, or that cannot be set any more, are an error",
        arguments: frontends)
    func redeclaredProperties(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            @protocol Switchable
            @property (readonly, getter=isOn) BOOL on;
            @property (copy) NSString *name;
            @end
            @protocol Lit
            @property (readonly) BOOL on;
            @end
            /// @mockable
            @protocol Lamp <Switchable, Lit>
            @end
            /// @mockable
            @protocol Torch <Switchable>
            @property BOOL on;
            @property (readonly, copy) NSString *name;
            @end
            NS_ASSUME_NONNULL_END
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Lamp.h", text: text), frontend)
        #expect(
            diagnostics.map(\.text) == [
                "error: 'Lamp' inherits 'on' read by 'isOn' from 'Switchable' and read by 'on' from 'Lit', so there can be no mock "
                    + "of it; declare them alike",
                "error: 'on' is read by 'on' here and read by 'isOn' in 'Switchable', so no class in Swift can conform to 'Torch'; "
                    + "declare it alike",
                "error: 'name' is read-only here and not in 'Switchable', so no class in Swift can conform to 'Torch'; "
                    + "declare it alike",
            ])
    }

    @Test("what is optional is one member for a selector, too", arguments: frontends)
    func optionalMembersOfOneSelector(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            @protocol Loading
            @optional
            - (void)load:(NSArray *)items;
            - (BOOL)isOn;
            @end
            /// @mockable
            @protocol Loader <Loading>
            - (void)load:(NSArray<NSString *> *)items;
            @property (readonly, getter=isOn) BOOL on;
            @end
            @protocol Required
            - (void)load:(NSArray<NSString *> *)items;
            @end
            /// @mockable
            @protocol Reloader <Required>
            @optional
            - (void)load:(NSArray *)items;
            @end
            /// @mockable
            @protocol Both <Loading, Required>
            @end
            NS_ASSUME_NONNULL_END
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Loader.h", text: text), frontend)
        #expect(
            diagnostics.map(\.text) == [
                "error: 'load:' is 'load(_: [String])' here and 'load(_: [Any])' in 'Loading', so no class in Swift can conform "
                    + "to 'Loader'; declare it alike",
                "error: 'on' is a property here and a method in 'Loading', so no class in Swift can conform to 'Loader'; declare "
                    + "it alike",
                "error: 'load:' is 'load(_: [Any])' here and 'load(_: [String])' in 'Required', so no mock can conform to "
                    + "'Reloader'; declare it alike",
                "error: 'Both' inherits 'load:' as 'load(_: [Any])' from 'Loading' and as 'load(_: [String])' from 'Required', so "
                    + "there can be no mock of it; declare them alike",
            ])
    }

    @Test("what one protocol says of nil holds where another leaves it open", arguments: frontends)
    func partialNullability(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            NS_ASSUME_NONNULL_BEGIN
            @protocol Playing
            - (nullable NSString *)play:(NSString *)name after:(nullable NSDate *)date;
            @property (copy) NSString *title;
            - (instancetype)initWithTitle:(NSString *)title;
            @end
            NS_ASSUME_NONNULL_END
            @protocol LegacyPlaying
            - (NSString *)play:(NSString *)name after:(NSDate *)date;
            @property (copy) NSString *title;
            - (id)initWithTitle:(NSString *)title;
            - (void)stop:(NSString *)name;
            @end
            /// @mockable
            @protocol Player <LegacyPlaying, Playing>
            @end
            """
        let source = SourceFile(path: "Player.h", text: text)
        let output = try Self.output(of: source, frontend)
        #expect(
            output.split(separator: "\n").filter { $0.hasPrefix("    func") || $0.contains("init(title") } == [
                "    required init(title: String = \"\") {",
                "    func play(_ name: String, after date: Date?) -> String? {",
                "    func stop(_ name: String!) {",
            ])
        #expect(try Self.diagnostics(of: source, frontend).isEmpty)
    }

    @Test("names that no class in Swift can have are an error", arguments: frontends)
    func unusableNames(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            /// @mockable
            @protocol Names <NSObject>
            - (int)getSize NS_SWIFT_NAME(getter:size());
            - (void)setSize:(int)size NS_SWIFT_NAME(setter:size(_:));
            - (void)read:(nonnull int *)count NS_SWIFT_NAME(read());
            - (void)fetch:(nonnull void (^)(int count))done NS_SWIFT_ASYNC_NAME(getter:fetched());
            - (void)$find:(int)item;
            - (void)_;
            - (void)find:(int)item _:(int)other;
            @property int $count;
            @property int init;
            @property (class) int load;
            - (nonnull instancetype)initWithItem:(int)item;
            - (nonnull instancetype)initItem:(int)item;
            @property int total;
            @property int sum NS_SWIFT_NAME(total);
            @end
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Names.h", text: text), frontend)
        func error(_ problem: String, _ advice: String) -> String {
            "error: \(problem), so no class in Swift can conform to 'Names'; \(advice)"
        }
        #expect(
            diagnostics.map(\.text) == [
                error("'setSize:' is named as a setter in Swift", "take the name away"),
                error("'read:' has a name with too few parameters in Swift", "take the name away"),
                error("'fetch:' is an 'async' property in Swift, too", "take the name away"),
                error("'$find:' has no name in Swift", "give it one with NS_SWIFT_NAME"),
                error("'_' has no name in Swift", "give it one with NS_SWIFT_NAME"),
                error("'find:_:' has no name in Swift", "give it one with NS_SWIFT_NAME"),
                error("'$count' has no name in Swift", "give it one with NS_SWIFT_NAME"),
                error("'init' cannot be implemented in Swift", "make the method @optional"),
                error("'load' cannot be implemented in Swift", "make the method @optional"),
                error(
                    "'initWithItem:' and 'initItem:' are the same initializer in Swift",
                    "give one of them a name with NS_SWIFT_NAME"),
                error("'total' and 'sum' are the same property in Swift", "give one of them a name with NS_SWIFT_NAME"),
            ])
        #expect(diagnostics.map(\.line) == [5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17])
    }

    @Test("members of one selector that are different members in Swift are an error", arguments: frontends)
    func selectors(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            @protocol Loading
            - (void)load:(int)item NS_SWIFT_NAME(read(_:));
            - (void)update:(NSString *)item;
            - (void)count:(NSInteger)count;
            - (id)objectForKeyedSubscript:(NSString *)key;
            - (void)setObject:(id)object atIndexedSubscript:(NSInteger)index;
            @property (readonly) NSString *title;
            @property int size;
            @end
            @protocol Reading
            - (void)load:(int)item;
            - (void)setTitle:(NSString *)title;
            @end
            /// @mockable
            @protocol Store <Loading>
            - (void)load:(int)item;
            - (void)update:(id)item;
            - (void)count:(long)count;
            - (id)objectForKeyedSubscript:(id)key;
            - (id)objectAtIndexedSubscript:(NSInteger)index;
            @end
            /// @mockable
            @protocol Library <Loading, Reading>
            @end
            /// @mockable
            @protocol Archive <Library, NSObject>
            @end
            /// @mockable
            @protocol Kind <NSObject>
            @property (readonly, nonnull) Class superclass;
            @end
            /// @mockable
            @protocol Size
            @property int size;
            - (void)resize NS_SWIFT_NAME(size());
            - (id)objectForKeyedSubscript:(NSString *)key NS_SWIFT_NAME(item(for:));
            @end
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Store.h", text: text), frontend)
        #expect(
            diagnostics.map(\.text) == [
                "error: 'update:' is 'update(_: Any!)' here and 'update(_: String!)' in 'Loading', so no class in Swift can "
                    + "conform to 'Store'; declare it alike",
                "error: 'objectForKeyedSubscript:' is 'subscript(_: Any!)' here and 'subscript(_: String!)' in 'Loading', so no "
                    + "class in Swift can conform to 'Store'; declare it alike",
                "error: 'objectAtIndexedSubscript:' and 'setObject:atIndexedSubscript:' of 'Loading' are one subscript in Swift, "
                    + "so no mock can conform to 'Store'; declare both in 'Loading'",
                "error: 'Library' inherits 'load:' as 'read(_:)' from 'Loading' and as 'load(_:)' from 'Reading', so there can be "
                    + "no mock of it; declare them alike",
                "error: 'Library' inherits 'setTitle:' from 'Reading' and 'title', which mocks set by it, from 'Loading', so there "
                    + "can be no mock of it; declare them alike",
                "error: 'superclass' is 'AnyClass' here and 'AnyClass?' in 'NSObject', so no class in Swift can conform to 'Kind'; "
                    + "declare it alike",
                "error: 'Size' cannot be mocked: 'size' is a property in 'Size' and a function in 'Size', and no type can have "
                    + "both",
                "error: 'objectForKeyedSubscript:' has a name of its own and is a subscript in Swift, so no class in Swift can "
                    + "conform to 'Size'; take the name away",
            ])
        #expect(diagnostics.map(\.line) == [18, 20, 21, 24, 24, 31, 34, 37])
    }

    @Test(
        "what Swift sees nothing of, not even as unavailable, is an error, and so are names of accessors",
        arguments: frontends)
    func unseenMembers(frontend: HeaderFrontend) throws {
        let text = """
            #import <Foundation/Foundation.h>
            /// @mockable
            @protocol Log <NSObject>
            - (void)format:(NSString *)format, ... NS_SWIFT_UNAVAILABLE("");
            - (void)line:(NSString *)line NS_SWIFT_UNAVAILABLE("");
            - (void)parts:(_Complex double)parts NS_UNAVAILABLE;
            - (NSInteger)count NS_SWIFT_NAME(getter:count());
            - (NSInteger)number NS_SWIFT_NAME(getter:lines());
            + (instancetype)new;
            @optional
            - (void)other:(NSString *)format, ... NS_SWIFT_UNAVAILABLE("");
            @end
            """
        let diagnostics = try Self.diagnostics(of: SourceFile(path: "Log.h", text: text), frontend)
        let noClass = "so no class in Swift can conform to 'Log'"
        let unseen =
            "is unavailable in Swift, which has no counterpart for its type, either, \(noClass); make the method @optional"
        #expect(
            diagnostics.map(\.text) == [
                "error: 'format:' \(unseen)", "error: 'parts:' \(unseen)",
                "error: 'count' is named as a getter of the same name in Swift, \(noClass); take the name away",
                "error: 'new' cannot be implemented in Swift, \(noClass); make the method @optional",
            ])
        #expect(diagnostics.map(\.line) == [4, 6, 7, 9])
    }
}
