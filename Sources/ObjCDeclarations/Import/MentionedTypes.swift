// The types that a member mentions in, what they do to it out: what is deprecated makes it deprecated, what is unavailable
// in Swift keeps every class in Swift from having it.

import SwiftDeclarations

extension ProtocolImporter {
    /// The member, deprecated where it mentions a type that is: nothing else does so without a warning. For example:
    /// `@available(*, deprecated) func show(_ banner: Banner)`
    func deprecatedByTypes(_ member: Member) -> Member {
        let ofProtocol = declaration.attributes.deprecations
        guard !ofProtocol.contains(SwiftAttributes.deprecated) else { return member }
        var member = member
        _ = mentions(member) { attributes in
            let known = ofProtocol + member.attributes.availability
            member.attributes.availability += attributes.deprecations.filter { !known.contains($0) }
            return false
        }
        return member
    }

    /// What keeps every class in Swift from having a member, whatever its own attributes say: its types, or its selector.
    func obstacle(of member: Member) -> String? {
        if isForbidden(member) { return "'\(member.name)' cannot be implemented in Swift" }
        if mentions(member, \.isUnavailable) { return "'\(member.name)' has a type that is unavailable in Swift" }
        if member.types.contains(where: { types.types.contains($0, where: isBeyondObjectiveC) })
            || member.autoreleasedTypes.contains(where: { types.types.contains($0, where: isPointerToBlock) })
        {
            return "'\(member.name)' has a type that Swift has no counterpart for"
        }
        return nil
    }

    /// What is wrong with the name of a type of a member, and what to do: it means another type in Swift, is named into what has no
    /// types of its own, or no module tells it from one of Foundation where a header has none.
    func ambiguity(of member: Member) -> (problem: String, advice: String)? {
        let named = member.types.flatMap(declaredNames(in:)).map { declared in
            (declared: declared, name: String(types.types.swiftName(of: declared).prefix { $0 != "." }))
        }
        if let name = named.map(\.name).first(where: HiddenNames.builtIn.contains) {
            return (
                "'\(member.name)' has the type '\(name)', which means another one in Swift",
                "give it another name with NS_SWIFT_NAME"
            )
        }
        for declared in named.map(\.declared) {
            guard let outer = types.types.context(of: declared) else { continue }
            let kind =
                types.types.isGenericClass(outer) ? "generic class" : types.types.isProtocol(outer) ? "protocol" : nil
            guard let kind else { continue }
            return (
                "'\(member.name)' has the type '\(declared)' that is named into the \(kind) '\(outer)'",
                "give it another name with NS_SWIFT_NAME"
            )
        }
        return named.first { types.hidden.isAmbiguous($0.name, of: $0.declared) }.map {
            (
                "'\(member.name)' has the type '\($0.name)' that \(types.hidden.modules[$0.name] ?? "Foundation") has, too",
                "give it another name with NS_SWIFT_NAME, or the header a module that no type has the name of"
            )
        }
    }

    /// The names in Objective-C that a type mentions, with what it is made of.
    func declaredNames(in type: ObjCType) -> [String] {
        var names: [String] = []
        _ = types.types.contains(type) { part in
            names += types.types.declaredNames(of: part)
            return false
        }
        return names
    }

    /// Whether Swift knows a type that no `@objc` member can have, or does not know it. For example: `float (*)[4]`, vectors
    private func isBeyondObjectiveC(_ type: ObjCType) -> Bool {
        switch type.kind {
        case .pointer(let pointee):
            let desugared = types.types.desugared(pointee)
            switch desugared.kind {
            case .array: return true
            case .classObject: return pointee.isConst || desugared.isConst
            // What `NS_TYPED_ENUM` makes a structure of, unless the object is bridged to a value.
            case .object(let name, _, _):
                return types.types.isWrapped(pointee) && types.types.classes[name]?.attributes.bridge == nil
            default: return false
            }
        // The importer makes `Box<() -> Void>` of it, where Swift wants a class.
        case .object(let name, let arguments, _):
            let declared = types.types.classes[name]
            guard declared?.attributes.bridge == nil, !plainCollections.contains(name) else { return false }
            return arguments.contains { types.types.isBlockOrClass($0) }
        case .typedef(let name):
            return ["va_list", "__builtin_va_list", "__gnuc_va_list", "__int128_t", "__uint128_t"].contains(name)
        case .scalar(let name): return ObjCType.scalarsBeyondSwift.contains(name)
        default: return false
        }
    }

    /// Whether a type is a pointer through which blocks are given back: `void (^_Nullable *)(void)`. One to blocks that are
    /// `const` or that the caller owns is known to Objective-C in Swift.
    private func isPointerToBlock(_ type: ObjCType) -> Bool {
        guard case .pointer(let pointee) = types.types.desugared(type).kind else { return false }
        let desugared = types.types.desugared(pointee)
        guard case .block = desugared.kind else { return false }
        return !pointee.isConst && !desugared.isConst
    }

    /// Whether the compiler refuses a selector in every class. For example: `+ (void)load;`
    private func isForbidden(_ member: Member) -> Bool {
        let forbidden: Set = ["+load", "+initialize", "+alloc", "+allocWithZone:", "+new", "-dealloc"]
        // A property is no initializer, which `NSObject` has, and nothing overrides what `Hashable` gives it.
        return !forbidden.isDisjoint(with: member.selectors)
            || member.isProperty && ["-init", "-hashValue"].contains(member.selectors[0]) && isOfObjects
    }

    private func mentions(_ member: Member, _ isMeant: (SwiftAttributes) -> Bool) -> Bool {
        member.types.contains { type in
            types.types.contains(type) { part in
                types.types.attributes(of: part).contains(where: isMeant)
            }
        }
    }
}

extension SwiftAttributes {
    /// The arguments of `@available` of what is deprecated in all versions.
    static let deprecated = "(*, deprecated)"

    /// Whether it is deprecated, on one platform at least.
    var isDeprecated: Bool { !deprecations.isEmpty }
}

extension TypeNames {
    /// The declarations of the types that are deprecated, each with the platforms where it is, so that members of mocks that
    /// mention them store them as `Any`.
    var deprecatedTypes: [Declaration] {
        let all =
            classes.map { ($0.key, $0.value.attributes, TypeDeclaration.Kind.class) }
            + tags.map { ($0.key, $0.value.attributes, .struct) }
            + typedefs.filter { tags[$0.key] == nil }.map { ($0.key, $0.value.attributes, .struct) }
        return all.filter { $0.1.isDeprecated }
            .map { name, attributes, kind in (name: attributes.name ?? name, attributes, kind) }
            .sorted { $0.name < $1.name }.filter { !$0.name.contains(".") }
            .map { name, attributes, kind in
                var head = DeclarationHead()
                head.attributes = attributes.deprecations.map { Attribute(name: "available", arguments: $0) }
                return .type(TypeDeclaration(head: head, kind: kind, name: escaped(name)))
            }
    }

    /// Whether a type meets a condition, or one that it is made of, with what typedefs stand for.
    func contains(_ type: ObjCType, where isMeant: (ObjCType) -> Bool) -> Bool {
        if isMeant(type) { return true }
        switch type.kind {
        case .typedef(let name):
            guard let inner = typedefs[name]?.type, inner.kind != type.kind else { return false }
            return contains(inner, where: isMeant)
        case .object(_, let arguments, _), .interface(_, let arguments, _):
            return arguments.contains { contains($0, where: isMeant) }
        case .block(let parameters, let result), .functionPointer(let parameters, let result),
            .function(let parameters, let result):
            return contains(result, where: isMeant) || parameters.contains { contains($0.type, where: isMeant) }
        case .pointer(let inner), .array(let inner, _): return contains(inner, where: isMeant)
        case .void, .scalar, .id, .classObject, .instancetype, .selector, .typeParameter, .tag, .variadicFunction,
            .unknown:
            return false
        }
    }

    /// Whether values of a type are closures or classes in Swift.
    fileprivate func isBlockOrClass(_ type: ObjCType) -> Bool {
        switch desugared(type).kind {
        case .block, .functionPointer, .classObject: true
        default: false
        }
    }

    /// What the declarations say that a type names itself. For example: of `View` and `Themed` for `View<Themed> *`
    fileprivate func attributes(of type: ObjCType) -> [SwiftAttributes] {
        switch type.kind {
        case .id(let names), .classObject(let names): return names.compactMap { protocols[$0] }
        case .object(let name, _, let names), .interface(let name, _, let names):
            return [attributes(ofClass: name)] + names.compactMap { protocols[$0] }
        case .typedef(let name):
            return [isWrittenOut(type) ? nil : typedefs[name]?.attributes, tags[name]?.attributes].compactMap { $0 }
                + (classes[name] == nil ? [] : [attributes(ofClass: name)])
        case .tag(let name): return [tags[name]?.attributes].compactMap { $0 }
        case .void, .scalar, .instancetype, .selector, .typeParameter, .block, .functionPointer, .function,
            .variadicFunction, .pointer, .array, .unknown:
            return []
        }
    }

    /// The names in Objective-C that a type mentions itself. For example: of `View` and `Themed` for `View<Themed> *`
    func declaredNames(of type: ObjCType) -> [String] {
        switch type.kind {
        case .id(let names), .classObject(let names): names
        case .object(let name, _, let names), .interface(let name, _, let names): [name] + names
        case .tag(let name): [name]
        case .typedef(let name): isWrittenOut(type) ? [] : [name]
        default: []
        }
    }

    /// Whether what a typedef stands for is imported in its place. For example: the closure for `Completion`
    private func isWrittenOut(_ type: ObjCType) -> Bool {
        guard case .typedef(let name) = type.kind, !(typedefs[name]?.attributes.isWrapper ?? false) else {
            return false
        }
        switch desugared(type).kind {
        case .object, .id, .classObject, .block, .functionPointer, .function, .selector, .instancetype, .void:
            return true
        case .interface, .scalar, .typeParameter, .typedef, .tag, .variadicFunction, .pointer, .array, .unknown:
            return false
        }
    }

    private func attributes(ofClass name: String) -> SwiftAttributes {
        var attributes = classes[name]?.attributes ?? SwiftAttributes()
        if unavailableClasses.contains(name) { attributes.isUnavailable = true }
        return attributes
    }
}

/// The classes of the SDK that Swift cannot name.
private let unavailableClasses: Set<String> = ["NSInvocation", "NSMethodSignature"]

extension Member {
    /// The types of its parameters and its result, or its own.
    var types: [ObjCType] {
        switch kind {
        case .property(let property): [property.type]
        case .method(let method): method.parameters.map(\.type) + [method.result]
        }
    }

    /// The same without the parameters that point to what the caller owns.
    fileprivate var autoreleasedTypes: [ObjCType] {
        guard case .method(let method) = kind else { return types }
        return method.parameters.filter { !$0.isOwned }.map(\.type) + [method.result]
    }
}
