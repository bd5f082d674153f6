// What both frontends make of an Objective-C header: its declarations as Objective-C says them. Names, types and
// attributes are as written; what Swift calls them is decided later, once for both frontends.

import SwiftDeclarations

/// The Objective-C declarations of one header, and what is known of the names it uses.
struct Header: Sendable {
    /// The header's text.
    var source: SourceFile
    /// The protocols, in source order, those of included headers first.
    var protocols: [ProtocolDeclaration] = []
    /// The types that the header and what it includes declare.
    var types = TypeNames()
    /// Its own module, as Swift imports it; nil where it is seen through a bridging header.
    var module: String?
    /// The modules it imports, in source order. For example: `UIKit` for `#import <UIKit/UIKit.h>` and `@import UIKit;`.
    var imports: [String] = []
    /// What the frontend has to say.
    var diagnostics: [Diagnostic] = []
}

/// The declared types by their Objective-C names.
struct TypeNames: Sendable {
    /// For example: `@interface NSArray<__covariant ObjectType> : NSObject`
    struct Class: Hashable, Sendable {
        /// The superclass, nil for a root class or one that is only declared forward.
        var superclass: String?
        /// The names of the type parameters.
        var typeParameters: [String] = []
        /// The bounds of the type parameters, `id` where none is written.
        var bounds: [ObjCType] = []
        /// What says how Swift sees it.
        var attributes = SwiftAttributes()
    }

    /// For example: `typedef NSString *Name NS_TYPED_ENUM;`
    struct Typedef: Hashable, Sendable {
        /// What it stands for.
        var type: ObjCType
        /// What says how Swift sees it.
        var attributes = SwiftAttributes()
    }

    /// An enumeration, a structure or a union.
    struct Tag: Hashable, Sendable {
        /// What it is.
        enum Kind: Hashable, Sendable {
            /// `struct S` or `union U`
            case structure
            /// `enum E`, which Swift imports as a structure
            case plainEnumeration
            /// `NS_ENUM`, `NS_CLOSED_ENUM`
            case enumeration
            /// `NS_ERROR_ENUM`, which Swift imports as an error with a `Code`
            case errorEnumeration
            /// `NS_OPTIONS`
            case options
        }

        /// What it is.
        var kind: Kind
        /// Whether its members are known; a structure without them is opaque.
        var isDefined = true
        /// Whether objects are among its members, which ARC keeps alive.
        var holdsObjects = false
        /// What says how Swift sees it.
        var attributes = SwiftAttributes()
    }

    /// Classes, with those that `@class` declares.
    var classes: [String: Class] = [:]
    /// Typedefs.
    var typedefs: [String: Typedef] = [:]
    /// Enumerations, structures and unions, also those known by a typedef only.
    var tags: [String: Tag] = [:]
    /// Protocols, with those that are only declared forward.
    var protocols: [String: SwiftAttributes] = [:]
    /// What the class `NSObject` and its categories declare, by their selectors with `+` or `-` before them.
    private(set) var membersOfObject: [String: Member] = [:]
    /// The protocols that these say to be adopted, but for that of the same name.
    private(set) var protocolsOfObject: Set<String> = []

    /// Adds what the class `NSObject` or one of its categories declares; of its accessors a property counts.
    mutating func addToObject(_ members: [Member], protocols: [String]) {
        protocolsOfObject.formUnion(protocols.filter { $0 != "NSObject" })
        for member in members where !member.attributes.isUnavailable {
            for selector in member.selectors where membersOfObject[selector].map({ !$0.isProperty }) ?? true {
                membersOfObject[selector] = member
            }
        }
    }

    /// Puts other members in place of those of `NSObject`.
    mutating func mapMembersOfObject(_ transform: (Member) -> Member) {
        membersOfObject = membersOfObject.mapValues(transform)
    }
}

extension TypeNames {
    /// Whether a typedef says itself whether its values can be nil. For example: `typedef void (^_Nullable Handler)(void);`
    func saysNullability(_ name: String) -> Bool {
        var name = name
        for _ in 0..<Self.maximumTypedefs {
            guard let typedef = typedefs[name] else { return false }
            if typedef.type.nullability != .unspecified { return true }
            guard case .typedef(let next) = typedef.type.kind else { return false }
            name = next
        }
        return false
    }

    /// Whether a typedef stands for a pointer to what can be nil itself. For example: `typedef void *Item; typedef Item *Items;`
    func isPointerToPointer(_ type: ObjCType) -> Bool {
        guard case .pointer(let pointee) = desugared(type).kind else { return false }
        return isPointer(pointee)
    }

    /// How many typedefs stand for one another at most: what is made up could be a circle.
    private static let maximumTypedefs = 100

    /// Whether a value of a type can be nil.
    func isPointer(_ type: ObjCType) -> Bool {
        var kind = type.kind
        for _ in 0..<Self.maximumTypedefs {
            switch kind {
            case .typedef(let name):
                guard let typedef = typedefs[name] else { return Self.isLikeCoreFoundation(name) }
                kind = typedef.type.kind
            case .scalar(ObjCType.variadicBlock): return true
            case .interface, .void, .scalar, .tag, .array, .function, .variadicFunction, .unknown: return false
            case .id, .classObject, .instancetype, .selector, .object, .typeParameter, .block, .functionPointer,
                .pointer:
                return true
            }
        }
        return false
    }
}

/// What an Objective-C declaration says about how Swift imports it.
struct SwiftAttributes: Hashable, Sendable {
    /// The name of `NS_SWIFT_NAME(…)`, `swift_name("…")`.
    var name: String?
    /// The name of `swift_async_name("…")`.
    var asyncName: String?
    /// The type of `swift_bridge("…")`, as in the SDK's own headers. For example: `Swift.String`.
    var bridge: String?
    /// `NS_TYPED_ENUM`, `NS_TYPED_EXTENSIBLE_ENUM`, `swift_newtype(…)`, `swift_wrapper(…)`
    var isWrapper = false
    /// `CF_BRIDGED_TYPE(…)`, `objc_bridge(…)` of a structure: pointers to it are objects of Core Foundation.
    var isBridged = false
    /// Who owns an object of Core Foundation that is returned, also through a pointer.
    enum Owner: Hashable, Sendable {
        /// `CF_RETURNS_RETAINED`
        case caller
        /// `CF_RETURNS_NOT_RETAINED`, `NS_RETURNS_INNER_POINTER`
        case callee
    }

    /// Who owns it, where that is said.
    var owner: Owner?
    /// `NS_REFINED_FOR_SWIFT`, `swift_private`
    var isRefined = false
    /// `NS_UNAVAILABLE`, `NS_SWIFT_UNAVAILABLE`, `unavailable`: Swift does not see it.
    var isUnavailable = false
    /// The arguments of `@available` for what is deprecated: `(*, deprecated)` in all versions, `(iOS, deprecated: 9.0)` since one.
    var deprecations: [String] = []
    /// `NS_SWIFT_NOTHROW`, `swift_error(none)` and the like: the word in parentheses.
    var error: String?
    /// `NS_SWIFT_DISABLE_ASYNC`, `swift_async(none)`
    var isAsyncDisabled = false
    /// The number of the completion handler in `NS_SWIFT_ASYNC(2)`, `swift_async(not_swift_private, 2)`; 1 is the first.
    var asyncHandler: Int?
    /// The texts of `swift_attr("…")`. For example: `@MainActor` (`NS_SWIFT_UI_ACTOR`), `@Sendable` (`NS_SWIFT_SENDABLE`).
    var swiftAttributes: [String] = []
    /// `NS_DESIGNATED_INITIALIZER`
    var isDesignatedInitializer = false
    /// `noreturn`: its result is `Never`.
    var neverReturns = false
    /// `@available(…)` as Swift writes it, one per platform clause. For example: `(iOS 13.0, *)`.
    var availability: [String] = []
}

/// For example: `@protocol Service <NSObject>`
struct ProtocolDeclaration: Sendable {
    /// A name in the list of inherited protocols.
    struct Inherited: Hashable, Sendable {
        /// The Objective-C name.
        var name: String
        /// The byte offset of the name.
        var offset: UInt32
    }

    /// The Objective-C name.
    var name: String
    /// The file it stands in; its offsets are into this one.
    var path: String
    /// The byte offset of the name.
    var offset: UInt32
    /// The annotation in the comment before it.
    var annotation: AnnotationComment?
    /// What it inherits.
    var inherited: [Inherited] = []
    /// What says how Swift sees it.
    var attributes = SwiftAttributes()
    /// The members, in source order.
    var members: [Member] = []
}

/// A requirement of a protocol.
struct Member: Sendable {
    /// What it is.
    enum Kind: Sendable {
        case method(Method)
        case property(Property)
    }

    /// What it is.
    var kind: Kind
    /// Whether it stands below `@optional`.
    var isOptional = false
    /// Whether it belongs to the class: `+`, `@property (class)`.
    var isClassMember = false
    /// What says how Swift sees it.
    var attributes = SwiftAttributes()
    /// The byte offset of the first word of the selector, or of the property's name.
    var offset: UInt32
    /// The bytes of the declaration.
    var range: Range<UInt32>
}

/// For example: `- (nullable NSString *)titleForRow:(NSInteger)row;`
struct Method: Sendable {
    /// One parameter with its piece of the selector.
    struct Parameter: Hashable, Sendable {
        /// The name inside the method.
        var name: String
        /// The type.
        var type: ObjCType
        /// Whether `NS_NOESCAPE` stands before its name.
        var isNoescape = false
        /// Whether `__strong` or `__weak` stands in its type: it points to objects that the caller owns.
        var isOwned = false
        /// What says how Swift sees it. For example: `NS_SWIFT_SENDABLE`.
        var attributes = SwiftAttributes()
    }

    /// The words of the selector without their colons; one for a method without parameters.
    var selector: [String]
    /// The parameters; none, or as many as there are words.
    var parameters: [Parameter] = []
    /// The result.
    var result: ObjCType
    /// Whether `, ...` follows.
    var isVariadic = false
}

/// For example: `@property (nonatomic, readonly, getter=isEmpty) BOOL empty;`
struct Property: Sendable {
    /// How the value is held.
    enum Ownership: Hashable, Sendable {
        case strong, copy, weak
        /// `assign` or `unsafe_unretained` of an object
        case unowned
    }

    /// The name.
    var name: String
    /// The type; its nullability includes `null_resettable`.
    var type: ObjCType
    /// Whether there is no setter.
    var isReadOnly = false
    /// The name of `getter=`.
    var getter: String?
    /// The selector of `setter=`. For example: `putName:`
    var setter: String?
    /// How the value is held.
    var ownership = Ownership.strong
}

/// A type as Objective-C writes it.
struct ObjCType: Hashable, Sendable {
    /// Whether it can be nil.
    enum Nullability: Hashable, Sendable {
        case nonnull, nullable, nullResettable
        /// Neither written nor implied by `NS_ASSUME_NONNULL_BEGIN`, also `null_unspecified`.
        case unspecified
    }

    /// One parameter of a block or a function pointer.
    struct Parameter: Hashable, Sendable {
        /// The name, if there is one.
        var name: String?
        /// The type.
        var type: ObjCType
        /// What says how Swift sees it.
        var attributes = SwiftAttributes()
    }

    /// What it is.
    indirect enum Kind: Hashable, Sendable {
        case void
        /// A type of C with its words in canonical order. For example: `int`, `unsigned long long`, `_Bool`, `char`.
        case scalar(String)
        /// `id`, `id<P, Q>`
        case id(protocols: [String])
        /// `Class`, `Class<P>`
        case classObject(protocols: [String])
        case instancetype
        /// `SEL`
        case selector
        /// A pointer to a class. For example: `NSArray<NSString *> *`, `UIView<P> *`.
        case object(String, arguments: [ObjCType], protocols: [String])
        /// A class with arguments without its `*`, which only a typedef names. For example: `NSArray<NSString *>`
        case interface(String, arguments: [ObjCType], protocols: [String])
        /// A type parameter of a class or a category.
        case typeParameter(String)
        /// The name of a typedef, or a name that nobody declares.
        case typedef(String)
        /// `struct S`, `enum E`, or a typedef that is its only name; empty where there is none.
        case tag(String)
        /// `void (^)(BOOL finished)`
        case block(parameters: [Parameter], result: ObjCType)
        /// `int (*)(void *)`
        case functionPointer(parameters: [Parameter], result: ObjCType)
        /// `int (void *)`, which typedefs name; as a parameter it is a pointer.
        case function(parameters: [Parameter], result: ObjCType)
        /// `int (const char *, ...)`, to which pointers are opaque in Swift
        case variadicFunction
        /// `const char *`, `NSError **`
        case pointer(ObjCType)
        /// `int values[4]` in a parameter is a pointer; elsewhere, such as in a typedef, an array.
        case array(ObjCType, count: Int?)
        /// What the frontend cannot say: the text as written.
        case unknown(String)
    }

    /// What counts as a scalar: vectors, what is `_Atomic` or `_Complex`, and blocks with a variable number of arguments.
    static let vector = "vector"
    static let atomic = "_Atomic"
    static let complex = "_Complex"
    static let variadicBlock = "^(...)"

    /// The scalars that Swift has no type for, whatever typedefs call them.
    static let scalarsBeyondSwift: Set = [vector, atomic, complex, variadicBlock, "__int128", "unsigned __int128"]

    /// What it is.
    var kind: Kind
    /// Whether it can be nil. Meaningful for objects, blocks and pointers.
    var nullability = Nullability.unspecified
    /// Whether `const` stands before it.
    var isConst = false
    /// `swift_attr` texts on the type itself. For example: `@Sendable` on a block.
    var swiftAttributes: [String] = []

    /// The type of a parameter that is written like this: arrays and functions are passed as pointers.
    var asParameter: ObjCType {
        var type = self
        switch kind {
        case .array(let element, _): type.kind = .pointer(element)
        case .function(let parameters, let result):
            type.kind = .functionPointer(parameters: parameters, result: result)
        default: break
        }
        return type
    }
}
