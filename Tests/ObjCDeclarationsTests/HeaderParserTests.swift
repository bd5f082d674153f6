// What the tokenizer frontend makes of headers, written back as text.

import SwiftDeclarations
import Testing

@testable import ObjCDeclarations

@Suite struct HeaderParserTests {
    /// Reads a header and describes its protocols, one line a member.
    private func described(_ text: String, arguments: [String] = []) -> String {
        let header = read(text, arguments: arguments)
        #expect(header.diagnostics.map(\.message) == [])
        return header.protocols.filter { $0.path == "Test.h" }.map(description).joined(separator: "\n")
    }

    private func read(_ text: String, arguments: [String] = []) -> Header {
        readHeaderByTokens(
            SourceFile(path: "Test.h", text: text),
            options: HeaderOptions(frontend: .tokenizer, annotation: "@mockable", clangArguments: arguments))
    }

    @Test(arguments: [
        "/// @mockable", "/** @mockable */", "//! @mockable", "/*!\n @abstract Keeps things.\n @mockable\n */",
    ])
    func annotationsInDocComments(comment: String) {
        #expect(described("\(comment)\n@protocol Store\n@end") == "annotated @protocol Store")
    }

    @Test(arguments: ["// @mockable", "/* @mockable */", "//!@mockables"])
    func otherComments(comment: String) {
        #expect(described("\(comment)\n@protocol Store\n@end") == "@protocol Store")
    }

    @Test func ordinaryHeader() {
        let text = described(
            """
            #import <Foundation/Foundation.h>
            #import <UIKit/UIKit.h>
            @class Foo;
            NS_ASSUME_NONNULL_BEGIN
            typedef void (^Handler)(NSArray<NSString *> *_Nullable items, NSError *_Nullable error);
            typedef NS_ENUM(NSInteger, Kind) { KindA, KindB = 1 << 2 };
            static inline int add(int a, int b) { if (a) { return a + b; } return 0; }
            extern NSString *const Key;
            /// @mockable
            NS_SWIFT_NAME(Storing)
            @protocol Store <NSObject, NSCopying>
            - (nullable NSString *)titleForRow:(NSInteger)row inSection:(unsigned long long)section;
            - (void)load:(void (^)(NSString *_Nullable, NSError *_Nullable error))completion
                API_AVAILABLE(ios(13.0), macos(10.15));
            - (BOOL)save:(NSData *)data error:(NSError **)error NS_SWIFT_NAME(save(_:));
            + (instancetype)make;
            - (id<NSCopying>)thing:(Class<NSCoding>)c kind:(Kind)kind handler:(nullable Handler)handler;
            - (void)each:(void (NS_NOESCAPE ^)(id obj, BOOL *stop))block UNKNOWN_MACRO(1, 2);
            - (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1,2);
            - (NSDictionary<NSString *, NSArray<NSNumber *> *> *)map:(const char *)s call:(int (*)(void *))f;
            @property (nonatomic, readonly, getter=isEmpty) BOOL empty;
            @property (class, copy, nullable) NSString *name, *other;
            @property (weak) id<Store> delegate;
            @property (copy) void (^block)(int);
            @property (assign) Foo *foo;
            @optional
            - (oneway void)foo:(inout id _Nullable * _Nonnull)x :(in UIView<Store> *)y;
            - (struct point)foo NS_UNAVAILABLE;
            @property (null_resettable) UIColor *tint UI_APPEARANCE_SELECTOR;
            - noType;
            @end
            NS_ASSUME_NONNULL_END
            """)
        #expect(
            text == """
                annotated @protocol Store <NSObject, NSCopying> name=Storing
                  - titleForRow:inSection:(row: typedef NSInteger, section: unsigned long long) -> NSString *?
                  - load:(completion: ^(NSString *?, error: NSError *?) -> void!) -> void (iOS 13.0, *) (macOS 10.15, *)
                  - save:error:(data: NSData *!, error: (NSError *?)*?) -> typedef BOOL name=save(_:)
                  + make() -> instancetype!
                  - thing:kind:handler:(c: Class<NSCoding>!, kind: typedef Kind, handler: typedef Handler?) \
                -> id<NSCopying>!
                  - each:(noescape block: ^(obj: id!, stop: (typedef BOOL)*!) -> void!) -> void
                  - log:(format: NSString *!, ...) -> void
                  - map:call:(s: (const char)*!, f: function((void)*!) -> int!) \
                -> NSDictionary<NSString *, NSArray<NSNumber *> *> *!
                  - let empty: typedef BOOL getter=isEmpty
                  + var name: NSString *? copy
                  + var other: NSString *? copy
                  - var delegate: id<Store>? weak
                  - var block: ^(int) -> void! copy
                  - var foo: Foo *! unowned
                ? - foo::(x: (id?)*!, y: UIView<Store> *!) -> void
                ? - foo() -> tag point unavailable
                ? - var tint: UIColor *~
                ? - noType() -> id
                """)
    }

    @Test func types() {
        let types = read(
            """
            @import UIKit.UIView;
            #import <CoreData/CoreData.h>
            typedef NS_OPTIONS(NSUInteger, Flags) { FlagsA } NS_SWIFT_NAME(Foo.Flags);
            typedef NSString *Mode NS_TYPED_EXTENSIBLE_ENUM;
            typedef struct { int a; } Pair;
            typedef struct Node Node;
            enum Plain { A };
            @interface Box<__covariant T : id<NSCopying>, U> : NSObject <NSCopying>
            - (void)foo;
            @end
            @protocol Later;
            """)
        #expect(types.imports == ["UIKit", "CoreData"])
        #expect(types.types.tags["Flags"]?.kind == .options)
        #expect(types.types.tags["Flags"]?.attributes.name == "Foo.Flags")
        #expect(types.types.typedefs["Flags"]?.type.kind == .tag("Flags"))
        #expect(types.types.typedefs["Mode"]?.attributes.isWrapper == true)
        #expect(types.types.typedefs["Pair"]?.type.kind == .tag("Pair"))
        #expect(types.types.tags["Pair"]?.kind == .structure)
        #expect(types.types.tags["Node"]?.kind == .structure)
        #expect(types.types.tags["Plain"]?.kind == .plainEnumeration)
        #expect(types.types.classes["Box"]?.typeParameters == ["T", "U"])
        #expect(types.types.classes["Box"]?.superclass == "NSObject")
        #expect(types.types.classes["Box"]?.bounds.first?.kind == .id(protocols: ["NSCopying"]))
        #expect(types.types.protocols["Later"] != nil)
        #expect(types.types.classes["NSURLSession"]?.attributes.name == "URLSession")
        #expect(types.types.classes["NSString"]?.attributes.bridge == "Swift.String")
        #expect(types.types.classes["NSArray"]?.typeParameters == ["ObjectType"])
    }
}

/// A protocol as text.
func description(_ declared: ProtocolDeclaration) -> String {
    var lines = [
        (declared.annotation == nil ? "" : "annotated ") + "@protocol \(declared.name)"
            + (declared.inherited.isEmpty ? "" : " <" + declared.inherited.map(\.name).joined(separator: ", ") + ">")
            + description(declared.attributes)
    ]
    for member in declared.members {
        var line = member.isOptional ? "? " : "  "
        line += member.isClassMember ? "+ " : "- "
        switch member.kind {
        case .method(let method):
            line += method.selector.joined(separator: ":") + (method.parameters.isEmpty ? "" : ":")
            line +=
                "("
                + method.parameters.map { parameter in
                    (parameter.isNoescape ? "noescape " : "") + "\(parameter.name): \(description(parameter.type))"
                        + description(parameter.attributes)
                }.joined(separator: ", ") + (method.isVariadic ? ", ..." : "") + ") -> \(description(method.result))"
        case .property(let property):
            line += "\(property.isReadOnly ? "let" : "var") \(property.name): \(description(property.type))"
            if let getter = property.getter { line += " getter=\(getter)" }
            if property.ownership != .strong { line += " \(property.ownership)" }
        }
        lines.append(line + description(member.attributes))
    }
    return lines.joined(separator: "\n")
}

/// Attributes as text, with a space before each.
func description(_ attributes: SwiftAttributes) -> String {
    var text = ""
    if let name = attributes.name { text += " name=\(name)" }
    if let name = attributes.asyncName { text += " async=\(name)" }
    if let bridge = attributes.bridge { text += " bridge=\(bridge)" }
    if let error = attributes.error { text += " error=\(error)" }
    if attributes.isWrapper { text += " wrapper" }
    if attributes.isRefined { text += " refined" }
    if attributes.isUnavailable { text += " unavailable" }
    if attributes.isAsyncDisabled { text += " noasync" }
    if attributes.isDesignatedInitializer { text += " designated" }
    return text + attributes.swiftAttributes.map { " \($0)" }.joined()
        + attributes.availability.map { " \($0)" }.joined()
}

/// A type as text: `!` for nonnull, `?` for nullable, `~` for null_resettable.
func description(_ type: ObjCType) -> String {
    func list(_ parameters: [ObjCType.Parameter]) -> String {
        parameters.map { ($0.name.map { "\($0): " } ?? "") + description($0.type) + description($0.attributes) }
            .joined(separator: ", ")
    }
    func angled(_ names: [String]) -> String { names.isEmpty ? "" : "<\(names.joined(separator: ", "))>" }
    let text =
        switch type.kind {
        case .void: "void"
        case .scalar(let name): name
        case .id(let protocols): "id\(angled(protocols))"
        case .classObject(let protocols): "Class\(angled(protocols))"
        case .instancetype: "instancetype"
        case .selector: "SEL"
        case .object(let name, let arguments, let protocols):
            "\(name)\(angled(arguments.map(description)))\(angled(protocols)) *"
        case .interface(let name, let arguments, let protocols):
            "\(name)\(angled(arguments.map(description)))\(angled(protocols))"
        case .typeParameter(let name): "parameter \(name)"
        case .typedef(let name): "typedef \(name)"
        case .tag(let name): "tag \(name)"
        case .block(let parameters, let result): "^(\(list(parameters))) -> \(description(result))"
        case .functionPointer(let parameters, let result): "function(\(list(parameters))) -> \(description(result))"
        case .function(let parameters, let result): "plain function(\(list(parameters))) -> \(description(result))"
        case .variadicFunction: "plain function(...)"
        case .pointer(let type): "(\(description(type)))*"
        case .array(let type, let count): "\(description(type))[\(count.map(String.init) ?? "")]"
        case .unknown(let text): "unknown(\(text))"
        }
    let suffix =
        switch type.nullability {
        case .nonnull: "!"
        case .nullable: "?"
        case .nullResettable: "~"
        case .unspecified: ""
        }
    return (type.isConst ? "const " : "") + type.swiftAttributes.map { "\($0) " }.joined() + text + suffix
}
