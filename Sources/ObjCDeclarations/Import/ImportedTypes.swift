// Objective-C types in, the types that Swift's importer makes of them out: bridging, nullability, pointers, blocks.
// Where a name may stand in a declaration is decided in `Import.swift`.

import SwiftDeclarations

/// Imports the types of one header.
struct ImportedTypes {
    /// What is known of the types in the header.
    let types: TypeNames
    /// How many bounds of type parameters stand around the type. They may go in a circle:
    /// `@interface Node<Child : Node *>`.
    private var boundLevels = 0

    /// Whether the types are those of an SDK's declarations, where `NSUInteger` is `Int`.
    private let isOfSDK: Bool
    /// The system's names that types of the header have as well.
    let hidden: HiddenNames

    init(types: TypeNames, isOfSDK: Bool, hidden: HiddenNames) {
        self.types = types
        self.isOfSDK = isOfSDK
        self.hidden = hidden
    }

    private static let maximumBoundLevels = 3

    /// Where a type stands.
    enum Position {
        /// A parameter, a result or a property: an unknown nullability makes it `T!`.
        case declaration
        /// A weak or unowned property: it holds an object, and nothing is bridged.
        case reference
        /// Inside of a block's type: an unknown nullability makes it `T?`.
        case block
        /// Inside of a function pointer's type: `BOOL` is no `Bool`.
        case function
        /// An argument of a bridged collection.
        case element
        /// An argument of a generic class, or what a pointer points to: nothing is bridged.
        case object
    }

    /// The type in Swift; nil where Swift has none for it.
    ///
    /// - Parameter isReturned: whether it is not said who owns an object of Core Foundation. For example: `Unmanaged<CGColor>`
    func type(_ type: ObjCType, at position: Position = .declaration, isReturned: Bool = false) -> TypeSyntax? {
        guard var bare = bareType(type, at: position) else { return nil }
        if isReturned, isCoreFoundation(type) { bare = standard("Unmanaged", arguments: [bare]) }
        return withNullability(bare, of: type, at: position)
    }

    /// The type with what is known about nil.
    private func withNullability(_ bare: TypeSyntax, of type: ObjCType, at position: Position) -> TypeSyntax {
        guard types.canBeNil(type) else { return bare }
        switch type.nullability(types: types) {
        case .nonnull: return bare
        case .nullable: return .optional(bare.grouped)
        case .nullResettable, .unspecified:
            return position == .declaration || position == .reference
                ? .implicitlyUnwrapped(bare.grouped) : .optional(bare.grouped)
        }
    }

    /// The type of a parameter with its attributes.
    ///
    /// - Parameter own: what is said of the parameter, and not of its type. For example: `@Sendable`, `CF_RETURNS_RETAINED`
    func parameterType(
        _ type: ObjCType, isNoescape: Bool = false, isSendable: Bool = false, isOwned: Bool = false,
        _ own: SwiftAttributes = SwiftAttributes(), at position: Position = .declaration
    ) -> TypeSyntax? {
        guard let function = types.blockType(type) else {
            var value = types.passed(type)
            value.swiftAttributes += own.swiftAttributes
            return pointerToOwned(value, isOwned: isOwned, own.owner, at: position) ?? self.type(value, at: position)
        }
        var attributes: [Attribute] = []
        let nullability = type.nullability(types: types)
        // One that does not escape cannot be optional, and need not where nobody says whether it can be nil.
        let isOptional = nullability != .nonnull && !(isNoescape && nullability == .unspecified)
        if !isOptional, !isNoescape { attributes.append(Attribute(name: "escaping")) }
        attributes += closureAttributes(
            function, isSendable: isSendable || own.swiftAttributes.contains("@Sendable"),
            isOnMainActor: own.swiftAttributes.contains("@MainActor"))
        var plain = function
        plain.swiftAttributes = []
        guard let bare = bareType(plain, at: position) else { return nil }
        let attributed =
            attributes.isEmpty ? bare : TypeSyntax.attributed(specifiers: [], attributes: attributes, bare)
        if !isOptional { return attributed }
        let wrapped = attributed.grouped
        if nullability == .nullable || position != .declaration {
            return .optional(wrapped)
        }
        return .implicitlyUnwrapped(wrapped)
    }

    /// Whether a type is a block that is said to be nil at times.
    func isOptionalBlock(_ type: ObjCType) -> Bool {
        types.blockType(type) != nil && ![.nonnull, .unspecified].contains(type.nullability(types: types))
    }

    /// The attributes of a block or a function pointer. What its type says to be on the main actor can be sent, too; what a
    /// parameter says is about the actor alone: `@MainActor` of `(void (^)(void))NS_SWIFT_UI_ACTOR handler`
    private func closureAttributes(
        _ type: ObjCType, isSendable: Bool = false, isOnMainActor: Bool = false
    ) -> [Attribute] {
        let isOfMainActor = type.swiftAttributes.contains("@MainActor")
        let isSendable = isSendable || isOfMainActor || type.swiftAttributes.contains("@Sendable")
        return (isOnMainActor || isOfMainActor ? [Attribute(name: "MainActor")] : [])
            + (isSendable ? [Attribute(name: "Sendable")] : [])
    }

    /// Whether the type of a block says that it can be sent.
    func canBeSent(_ block: ObjCType) -> Bool {
        block.swiftAttributes.contains { $0 == "@Sendable" || $0 == "@MainActor" }
    }

    /// The type without its optionality.
    private func bareType(_ type: ObjCType, at position: Position) -> TypeSyntax? {
        switch type.kind {
        case .void: return .named("Void")
        case .scalar(let name): return scalars[name].map { standard($0) }
        case .id(let protocols):
            guard isSendable(type, at: position) else { return existential(protocols, at: position) }
            let base = position == .reference && protocols.isEmpty ? [TypeSyntax.named("AnyObject")] : []
            return composition(base + protocols.map(protocolType) + [standard("Sendable")])
        case .classObject(let protocols):
            let base = protocols.isEmpty ? [TypeSyntax.named("AnyObject")] : protocols.map(protocolType)
            if isSendable(type, at: position) { return .any(.metatype(.composition(base + [standard("Sendable")]))) }
            guard !protocols.isEmpty else { return .named("AnyClass") }
            return .any(.metatype(base.count == 1 ? base[0] : .composition(base)))
        case .instancetype: return .named("Self")
        case .selector: return standard("Selector")
        case .object(let name, let arguments, let protocols):
            return object(name, arguments, protocols, isSendable: isSendable(type, at: position), at: position)
        case .typeParameter(let name): return .named(name)
        case .typedef(let name): return typedef(name, type, at: position)
        case .tag(let name): return name.isEmpty ? nil : tag(name)
        case .block(let parameters, let result):
            return function(parameters, result, at: .block).map {
                closure(
                    $0, closureAttributes(type),
                    convention: position == .element || position == .object ? "block" : nil)
            }
        case .functionPointer(let parameters, let result):
            return function(parameters, result, at: .function).map {
                closure($0, closureAttributes(type), convention: "c")
            }
        case .pointer(let pointee):
            guard case .function(let parameters, let result) = types.desugared(pointee).kind else {
                return pointer(to: pointee)
            }
            var function = type
            function.kind = .functionPointer(parameters: parameters, result: result)
            return bareType(function, at: position)
        case .array(let element, let count):
            guard let count else { return pointer(to: element) }
            guard count > 0, let element = self.type(element, at: .object) else { return nil }
            return .tuple(Array(repeating: TupleElement(type: element), count: count))
        case .interface, .function, .variadicFunction, .unknown: return nil
        }
    }

    /// For example: `@Sendable @convention(block) () -> Void`
    private func closure(_ function: TypeSyntax, _ attributes: [Attribute], convention: String?) -> TypeSyntax {
        let conventions = convention.map { [Attribute(name: "convention", arguments: "(\($0))")] } ?? []
        let all = attributes + conventions
        return all.isEmpty ? function : .attributed(specifiers: [], attributes: all, function)
    }

    private func function(
        _ parameters: [ObjCType.Parameter], _ result: ObjCType, at position: Position
    ) -> TypeSyntax? {
        var imported: [FunctionTypeSyntax.Parameter] = []
        for parameter in parameters {
            var parameterType = parameter.type
            parameterType.swiftAttributes += parameter.attributes.swiftAttributes
            guard let type = self.parameterType(parameterType, at: position) else { return nil }
            imported.append(.init(type: type))
        }
        guard let result = type(result, at: position, isReturned: true) else { return nil }
        return .function(FunctionTypeSyntax(parameters: imported, result: result))
    }

    /// `id<P, Q>`
    private func existential(_ protocols: [String], at position: Position) -> TypeSyntax? {
        if protocols.isEmpty {
            return .named(position == .object || position == .reference ? "AnyObject" : "Any")
        }
        return composition(protocols.map(protocolType))
    }

    /// Whether `NS_SWIFT_SENDABLE` says that the values of a type can be sent. It says nothing of what pointers point to.
    private func isSendable(_ type: ObjCType, at position: Position) -> Bool {
        type.swiftAttributes.contains("@Sendable") && position != .object
    }

    private func composition(_ members: [TypeSyntax]) -> TypeSyntax {
        .any(members.count == 1 ? members[0] : .composition(members))
    }

    private func protocolType(_ name: String) -> TypeSyntax { nominal(types.protocolName(name), of: name) }

    /// A name with dots, of a type that has another one in Objective-C.
    func nominal(_ name: String, of declared: String) -> TypeSyntax {
        let parts = types.inSwiftContext(name).split(separator: ".").map(String.init)
        guard let first = parts.first else { return .named(name) }
        let root = hidden.module(before: first, of: declared).map { TypeSyntax.member(.named($0), first) }
        return parts.dropFirst().reduce(root ?? .named(first)) { .member($0, $1) }
    }

    /// A type of the standard library or of Foundation. For example: `Swift.Error` where a class of the header is `Error`
    private func standard(_ name: String, arguments: [TypeSyntax] = []) -> TypeSyntax {
        guard let module = hidden.modules[name] else { return .named(name, arguments: arguments) }
        return .member(.named(module), name, arguments: arguments)
    }
}

extension ImportedTypes {
    /// `NSArray<NSString *> *`, `UIView<P> *`. Of a class that is bridged, Swift sees no protocols: `NSArray<Row> *` is `[Any]`
    private func object(
        _ name: String, _ arguments: [ObjCType], _ protocols: [String], isSendable: Bool, at position: Position
    ) -> TypeSyntax? {
        let declared = types.classes[name]
        let bridge = declared?.attributes.bridge
        if position != .object, position != .reference, let declared, let bridge {
            return bridged(bridge, declared, arguments, isSendable: isSendable)
        }
        let protocols = bridge == nil ? protocols : []
        var type = nominal(declared?.attributes.name ?? name, of: name)
        if !plainCollections.contains(name), let declared, !declared.typeParameters.isEmpty {
            guard let arguments = genericArguments(of: declared, arguments) else { return nil }
            type = type.withArguments(arguments)
        } else if declared == nil, !arguments.isEmpty {
            type = type.withArguments(arguments.compactMap { argument($0.asNonnull) })
        }
        let others = protocols.map(protocolType) + (isSendable ? [standard("Sendable")] : [])
        if others.isEmpty { return type }
        if name == "NSObject", !protocols.isEmpty { type = .named("NSObjectProtocol") }
        return composition([type] + others)
    }

    /// An argument for each type parameter; nil where one has no counterpart in Swift. They are classes: `NSString` for a typedef
    /// with `NS_TYPED_ENUM`.
    private func genericArguments(of declared: TypeNames.Class, _ arguments: [ObjCType]) -> [TypeSyntax]? {
        let imported = declared.typeParameters.indices.compactMap { index in
            index < arguments.count ? argument(arguments[index].asNonnull) : bound(of: declared, index)
        }
        return imported.count == declared.typeParameters.count ? imported : nil
    }

    private func argument(_ type: ObjCType) -> TypeSyntax? {
        self.type(types.isWrapped(type) ? types.desugared(type) : type, at: .object)
    }

    /// What stands for a type parameter without an argument.
    private func bound(of declared: TypeNames.Class, _ index: Int) -> TypeSyntax? {
        guard index < declared.bounds.count, boundLevels < Self.maximumBoundLevels else { return .named("AnyObject") }
        var inner = self
        inner.boundLevels += 1
        return inner.type(declared.bounds[index].asNonnull, at: .object)
    }

    /// The value type that a class is bridged to. Where it can be sent, so can what it holds: `[any Sendable]`
    private func bridged(
        _ bridge: String, _ declared: TypeNames.Class, _ arguments: [ObjCType], isSendable: Bool
    ) -> TypeSyntax? {
        func element(_ index: Int, default name: String) -> TypeSyntax? {
            guard index < arguments.count else {
                return isSendable && name == "Any" ? .any(standard("Sendable")) : standard(name)
            }
            var argument = arguments[index].asNonnull
            if isSendable { argument.swiftAttributes.append("@Sendable") }
            return type(argument, at: .element)
        }
        switch bridge {
        case "Swift.Array": return element(0, default: "Any").map { .array($0) }
        case "Swift.Set":
            return element(0, default: "AnyHashable").map { standard("Set", arguments: [hashable($0)]) }
        case "Swift.Dictionary":
            guard let key = element(0, default: "AnyHashable"), let value = element(1, default: "Any") else {
                return nil
            }
            return .dictionary(key: hashable(key), value: value)
        case "Swift.Error": return .any(standard("Error"))
        default:
            let path = bridge.split(separator: ".").dropFirst().joined(separator: ".")
            let name = path.isEmpty ? bridge : path
            return genericArguments(of: declared, arguments).map { standard(name).withArguments($0) }
        }
    }

    /// What stands for a type where Swift wants it to be hashable. Arrays and dictionaries are so only if their elements are, which
    /// the importer does not look at.
    private func hashable(_ type: TypeSyntax) -> TypeSyntax {
        switch type {
        case .any, .named("Any", _), .named("AnyObject", _), .named("AnyClass", _), .metatype, .function, .attributed,
            .array, .dictionary:
            return standard("AnyHashable")
        default: return type
        }
    }

    private func typedef(_ name: String, _ type: ObjCType, at position: Position) -> TypeSyntax? {
        switch name {
        case "BOOL": return standard(position == .object || position == .function ? "ObjCBool" : "Bool")
        case "Boolean": return standard(position == .object || position == .function ? "DarwinBoolean" : "Bool")
        default: break
        }
        if name == "NSUInteger", isOfSDK { return standard("Int") }
        if let known = knownTypedefs[name] { return standard(known) }
        guard let typedef = types.typedefs[name] else { return .named(types.coreFoundationClass(name) ?? name) }
        if typedef.attributes.isWrapper { return nominal(typedef.attributes.name ?? name, of: name) }
        if let name = types.coreFoundationClass(name) { return nominal(name, of: name) }
        if position != .object, position != .function, types.isBridgedBool(type) { return standard("Bool") }
        switch types.desugared(type).kind {
        case .object, .id, .classObject, .block, .functionPointer, .selector, .instancetype, .void:
            var inner = typedef.type
            inner.nullability = .nonnull
            inner.swiftAttributes +=
                type.swiftAttributes + typedef.attributes.swiftAttributes.filter { $0 == "@Sendable" }
            return bareType(inner, at: position)
        case .pointer(let pointee):
            switch types.desugared(pointee).kind {
            case .tag(let tag) where types.isOpaque(tag): return standard("OpaquePointer")
            case .variadicFunction: return standard("OpaquePointer")
            default: return nominal(typedef.attributes.name ?? name, of: name)
            }
        case .tag(let tag):
            // Of a typedef that repeats the name of its tag, the importer sees the tag alone.
            if name == tag || types.tags[tag]?.holdsObjects ?? false { return self.tag(tag) }
            return nominal(typedef.attributes.name ?? types.tags[tag]?.attributes.name ?? name, of: name)
        default: return nominal(typedef.attributes.name ?? name, of: name)
        }
    }

    /// A structure or an enumeration; nil for a structure that holds objects, which Swift does not import. The values of
    /// `NS_ERROR_ENUM(StoreErrorDomain, StoreErrorCode)` are the codes of an error
    /// without the last word of that name: `StoreError.Code`
    private func tag(_ name: String) -> TypeSyntax? {
        if types.tags[name]?.holdsObjects ?? false { return nil }
        let custom = types.tags[name]?.attributes.name
        guard types.tags[name]?.kind == .errorEnumeration else { return nominal(custom ?? name, of: name) }
        return .member(nominal(custom ?? types.errorName(ofCode: name), of: name), "Code")
    }

    private func pointer(to pointee: ObjCType) -> TypeSyntax? {
        let desugared = types.desugared(pointee)
        let isConst = pointee.isConst || desugared.isConst
        switch desugared.kind {
        case .void: return standard(isConst ? "UnsafeRawPointer" : "UnsafeMutableRawPointer")
        case .tag("_NSZone"), .typedef("NSZone"): return .named("NSZone")
        case .tag(""), .variadicFunction: return standard("OpaquePointer")
        case .tag(let name) where types.isOpaque(name): return standard("OpaquePointer")
        case .id, .object, .classObject, .block:
            // A pointer to an object is written through; what was there may have been nil. What `NS_TYPED_ENUM` makes a type of
            // its own is the object here.
            guard let element = type(desugared, at: .object) else { return nil }
            return standard(
                isConst ? "UnsafePointer" : "AutoreleasingUnsafeMutablePointer", arguments: [element])
        default:
            guard let element = type(pointee, at: .object, isReturned: true) else { return nil }
            return standard(isConst ? "UnsafePointer" : "UnsafeMutablePointer", arguments: [element])
        }
    }

    /// A pointer of a parameter that says who owns the objects it points to; nil for all others. What is written through a
    /// pointer is autoreleased unless the caller is said to own it.
    private func pointerToOwned(
        _ type: ObjCType, isOwned: Bool, _ owner: SwiftAttributes.Owner?, at position: Position
    ) -> TypeSyntax? {
        guard case .pointer(let pointee) = types.desugared(type).kind else { return nil }
        let desugared = types.desugared(pointee)
        guard !pointee.isConst, !desugared.isConst else { return nil }
        let isCallers: Bool
        if isCoreFoundation(pointee) {
            guard let owner else { return nil }
            isCallers = owner == .caller
        } else {
            guard isOwned, types.canBeNil(desugared), types.isObject(desugared) else { return nil }
            isCallers = true
        }
        guard let element = self.type(isCoreFoundation(pointee) ? pointee : desugared, at: .object) else { return nil }
        let name = isCallers ? "UnsafeMutablePointer" : "AutoreleasingUnsafeMutablePointer"
        return withNullability(standard(name, arguments: [element]), of: type, at: position)
    }

    /// `id` of whom nobody knows the owner.
    func unmanagedObject(_ type: ObjCType) -> TypeSyntax {
        let unmanaged = standard("Unmanaged", arguments: [.named("AnyObject")])
        switch type.nullability {
        case .nonnull: return unmanaged
        case .nullable: return .optional(unmanaged)
        case .nullResettable, .unspecified: return .implicitlyUnwrapped(unmanaged)
        }
    }

    /// Whether a type is one of Core Foundation. For example: `CGColorRef`, `CFTypeRef`
    private func isCoreFoundation(_ type: ObjCType) -> Bool {
        guard case .typedef(let name) = type.kind else { return false }
        return name == "CFTypeRef" || types.coreFoundationClass(name) != nil
    }
}

extension ObjCType {
    /// The type where a collection's argument says that it cannot be nil.
    fileprivate var asNonnull: ObjCType {
        var type = self
        type.nullability = .nonnull
        return type
    }

    /// What is known about nil, with what a typedef says.
    fileprivate func nullability(types: TypeNames) -> Nullability {
        // Audited regions leave alone what a typedef says.
        if case .typedef(let name) = kind, let typedef = types.typedefs[name], typedef.type.nullability == .nullable {
            return .nullable
        }
        return nullability
    }
}

extension TypeNames {
    /// Whether Swift does not see what is in a structure.
    fileprivate func isOpaque(_ tag: String) -> Bool {
        tags[tag].map { !$0.isDefined || $0.holdsObjects } ?? true
    }

    /// The name of an error without the last word of that of its codes. For example: `StoreError` for `StoreErrorCode`
    func errorName(ofCode name: String) -> String {
        let suffix = "Code"
        return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    }

    /// The type of a parameter as it is passed, also where a typedef names an array or a function. For example: `int *` for
    /// `Digest` with `typedef int Digest[4];`
    fileprivate func passed(_ type: ObjCType) -> ObjCType {
        var inner = desugared(type)
        switch inner.kind {
        case .array(var element, let count):
            if inner.isConst { element.isConst = true }
            inner.kind = .array(element, count: count)
            return ObjCType(kind: inner.asParameter.kind, nullability: inner.nullability)
        case .function: return inner.asParameter
        default: return type
        }
    }

    /// The block or function pointer that a type stands for; nil for anything else.
    func blockType(_ type: ObjCType) -> ObjCType? {
        var inner = desugared(type)
        guard case .block = inner.kind else { return nil }
        inner.nullability = .nonnull
        return inner
    }
}

extension TypeSyntax {
    /// The type in parentheses where `?` would bind to a part of it.
    fileprivate var grouped: TypeSyntax {
        switch self {
        case .function, .attributed, .any, .composition: return .tuple([TupleElement(type: self)])
        default: return self
        }
    }

    /// The named type with generic arguments.
    fileprivate func withArguments(_ arguments: [TypeSyntax]) -> TypeSyntax {
        switch self {
        case .named(let name, _): return .named(name, arguments: arguments)
        case .member(let base, let name, _): return .member(base, name, arguments: arguments)
        default: return self
        }
    }
}

/// C's scalars in Swift.
private let scalars = [
    "char": "CChar", "signed char": "Int8", "unsigned char": "UInt8", "short": "Int16", "unsigned short": "UInt16",
    "int": "Int32", "unsigned int": "UInt32", "long": "Int", "unsigned long": "UInt", "long long": "Int64",
    "unsigned long long": "UInt64", "float": "Float", "double": "Double", "_Bool": "Bool",
]

/// The typedefs that Swift has a type of its own for.
let knownTypedefs = [
    "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat", "int8_t": "Int8", "uint8_t": "UInt8",
    "int16_t": "Int16", "uint16_t": "UInt16", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64",
    "uint64_t": "UInt64", "size_t": "Int", "ssize_t": "Int", "ptrdiff_t": "Int", "intptr_t": "Int",
    "uintptr_t": "UInt", "SInt8": "Int8", "UInt8": "UInt8", "SInt16": "Int16", "UInt16": "UInt16", "SInt32": "Int32",
    "UInt32": "UInt32", "SInt64": "Int64", "UInt64": "UInt64", "Float32": "Float", "Float64": "Double",
    "NSStringEncoding": "UInt", "IMP": "IMP",
]

/// The generic classes of Foundation that Swift sees without their parameters.
let plainCollections: Set<String> = [
    "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSCountedSet", "NSDictionary", "NSMutableDictionary",
    "NSOrderedSet", "NSMutableOrderedSet", "NSEnumerator", "NSDirectoryEnumerator", "NSMeasurement",
]
