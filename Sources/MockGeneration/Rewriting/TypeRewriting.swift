// Types of requirements -> the types that handlers, histories and stored properties need.
// Pure functions over `TypeSyntax`; which rewriting applies where is the lowering's decision.

import SwiftDeclarations

extension TypeSyntax {
    /// The type without specifiers and attributes. For example: `inout Int` -> `Int`
    var bare: TypeSyntax {
        if case .attributed(_, _, let type) = self { return type.bare }
        return self
    }

    /// The type without the parentheses around it. For example: `((Int))` -> `Int`
    var unparenthesized: TypeSyntax {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].label == nil {
            // `(repeat each Value)` is a tuple.
            if case .packExpansion = elements[0].type { return self }
            return elements[0].type.unparenthesized
        }
        return self
    }

    /// The type with its module as a member has it; itself without a module selector (SE-0491).
    /// For example: `Swift::Int` -> `Swift.Int`
    private var withoutModuleSelector: TypeSyntax {
        guard case .named(let name, let arguments) = self, let parts = name.selectedFromModule else { return self }
        return .member(.named(parts.module), parts.name, arguments: arguments)
    }

    /// Whether the type is `()` or `Void`.
    var isVoid: Bool {
        switch bare.unparenthesized.withoutModuleSelector {
        case .tuple(let elements): return elements.isEmpty
        case .named("Void", let arguments): return arguments.isEmpty
        case .member(.named("Swift", _), "Void", let arguments): return arguments.isEmpty
        default: return false
        }
    }

    /// What an optional wraps, in either spelling; nil for other types.
    var wrapped: TypeSyntax? {
        // Nearly all types are asked several times, and most are plain names.
        if case .named(_, let arguments) = self, arguments.isEmpty { return nil }
        switch bare.unparenthesized.withoutModuleSelector {
        case .optional(let type), .implicitlyUnwrapped(let type): return type
        case .named("Optional", let arguments) where arguments.count == 1: return arguments[0]
        case .member(.named("Swift", _), "Optional", let arguments) where arguments.count == 1: return arguments[0]
        default: return nil
        }
    }

    /// The specifiers before the type. For example: `["inout"]`
    var specifiers: [String] {
        if case .attributed(let specifiers, _, let type) = self { return specifiers + type.specifiers }
        return []
    }

    /// The attributes before the type. For example: `@escaping`
    var attributes: [Attribute] {
        if case .attributed(_, let attributes, let type) = self { return attributes + type.attributes }
        return []
    }

    /// The types of functions in it.
    var functions: [FunctionTypeSyntax] {
        var functions: [FunctionTypeSyntax] = []
        forEachPart { if case .function(let function) = $0 { functions.append(function) } }
        return functions
    }

    /// Whether it is `repeat each T`, or a part of it is.
    var hasPackExpansion: Bool { contains { if case .packExpansion = $0 { true } else { false } } }

    /// The type with the given specifiers and attributes before it; itself where there are none.
    func with(specifiers: [String], attributes: [Attribute]) -> TypeSyntax {
        specifiers.isEmpty && attributes.isEmpty
            ? self : .attributed(specifiers: specifiers, attributes: attributes, self)
    }

    /// The type without a specifier. For example: `isolated any Actor` -> `any Actor`
    func without(specifier: String) -> TypeSyntax {
        bare.with(specifiers: specifiers.filter { $0 != specifier }, attributes: attributes)
    }

    /// The type without an attribute of a name. For example: `@autoclosure () -> Int` -> `() -> Int`
    func without(attribute name: String) -> TypeSyntax {
        bare.with(specifiers: specifiers, attributes: attributes.filter { $0.name != name })
    }

    /// The dotted name of a nominal type without its arguments; nil for any other type.
    var qualifiedName: [String]? {
        switch self {
        case .named(let name, _): return name.selectedFromModule.map { [$0.module, $0.name] } ?? [name]
        case .member(let base, let name, _):
            return base.qualifiedName.map { $0 + [name.selectedFromModule?.name ?? name] }
        default: return nil
        }
    }

    /// The generic arguments of a nominal type; none for any other type.
    var arguments: [TypeSyntax] {
        switch self {
        case .named(_, let arguments), .member(_, _, let arguments): return arguments
        default: return []
        }
    }

    /// Whether `predicate` holds for the type or for a part of it.
    func contains(where predicate: (TypeSyntax) -> Bool) -> Bool {
        predicate(self) || hasChild { $0.contains(where: predicate) }
    }

    /// Calls `body` with the type and each of its parts, parents first.
    func forEachPart(_ body: (TypeSyntax) -> Void) {
        _ = contains { part in
            body(part)
            return false
        }
    }

    /// Whether the type has more than `count` parts, itself among them. Looks at no more of them.
    func hasMoreParts(than count: Int) -> Bool {
        var parts = 0
        return contains { _ in
            parts += 1
            return parts > count
        }
    }

    /// Whether one of `names` occurs as the first component of a name in the type.
    func mentions(_ names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        return contains {
            if case .named(let name, _) = $0 { return names.contains(name) }
            return false
        }
    }

    /// The first components of the names in the type.
    var spelledNames: [String] {
        var names: [String] = []
        forEachPart { if case .named(let name, _) = $0 { names.append(name) } }
        return names
    }

    /// Whether `Self` occurs as the first component of a name in the type.
    var mentionsSelf: Bool {
        contains { if case .named("Self", _) = $0 { true } else { false } }
    }

    /// The first components of the names of attributes in the type that are types. For example: `UIActor` of
    /// `@UIActor () -> Void`
    var attributeNames: [String] {
        var names: [String] = []
        forEachPart { part in
            guard case .attributed(_, let attributes, _) = part else { return }
            names += attributes.filter(\.isType).map(\.root)
        }
        return names
    }

    /// The types directly below this one.
    var children: [TypeSyntax] {
        var result: [TypeSyntax] = []
        _ = hasChild { part in
            result.append(part)
            return false
        }
        return result
    }

    /// The type with the same in place of each type below it. For example: `[String: Int]` -> `[_: _]`
    var withoutChildren: TypeSyntax { replacing { $0 == self ? nil : .named("_") } }

    /// Whether `predicate` holds for a type directly below this one.
    private func hasChild(where predicate: (TypeSyntax) -> Bool) -> Bool {
        switch self {
        case .named(_, let arguments): return arguments.contains(where: predicate)
        case .member(let base, _, let arguments): return predicate(base) || arguments.contains(where: predicate)
        case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type), .any(let type),
            .suppressed(let type), .metatype(let type), .protocolMetatype(let type), .packElement(let type),
            .packExpansion(let type), .attributed(_, _, let type):
            return predicate(type)
        case .dictionary(let key, let value): return predicate(key) || predicate(value)
        case .inlineArray(let count, let element): return predicate(count) || predicate(element)
        case .tuple(let elements): return elements.contains { predicate($0.type) }
        case .function(let function):
            if case .throws(let error?) = function.effects.throwing, predicate(error) { return true }
            return function.parameters.contains { predicate($0.type) } || predicate(function.result)
        case .composition(let types): return types.contains(where: predicate)
        case .integer: return false
        }
    }

    /// The type with `transform` applied to every part, parents first. Where `transform` answers a type, that
    /// stands as it is; where it answers nil, the parts below are looked at.
    func replacing(_ transform: (TypeSyntax) -> TypeSyntax?) -> TypeSyntax {
        if let replacement = transform(self) { return replacement }
        switch self {
        // Most types of most signatures: nothing to put together anew.
        case .named(_, let arguments) where arguments.isEmpty: return self
        case .named(let name, let arguments):
            return .named(name, arguments: arguments.map { $0.replacing(transform) })
        case .member(let base, let name, let arguments):
            return .member(base.replacing(transform), name, arguments: arguments.map { $0.replacing(transform) })
        case .optional(let type): return .optional(type.replacing(transform))
        case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(type.replacing(transform))
        case .array(let type): return .array(type.replacing(transform))
        case .dictionary(let key, let value):
            return .dictionary(key: key.replacing(transform), value: value.replacing(transform))
        case .inlineArray(let count, let element):
            return .inlineArray(count: count.replacing(transform), element: element.replacing(transform))
        case .tuple(let elements):
            return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.replacing(transform)) })
        case .function(var function):
            function.parameters = function.parameters.map {
                .init(label: $0.label, type: $0.type.replacing(transform), isVariadic: $0.isVariadic)
            }
            function.effects = function.effects.replacing(transform)
            function.result = function.result.replacing(transform)
            return .function(function)
        case .composition(let types): return .composition(types.map { $0.replacing(transform) })
        case .some(let type): return .some(type.replacing(transform))
        case .any(let type): return .any(type.replacing(transform))
        case .suppressed(let type): return .suppressed(type.replacing(transform))
        case .metatype(let type):
            let replaced = type.replacing(transform)
            // That of an existential type, where it stands for a generic one, is none of protocols.
            return .metatype(replaced != type && replaced.isBareExistential ? .any(replaced) : replaced)
        case .protocolMetatype(let type): return .protocolMetatype(type.replacing(transform))
        case .packElement(let type):
            let replaced = type.replacing(transform)
            // What stands for a pack is written as an expansion: `each` is then what that repeats.
            if replaced != type, case .packExpansion(let element) = replaced.bare { return element }
            return .packElement(replaced)
        case .packExpansion(let type): return .packExpansion(type.replacing(transform))
        case .attributed(let specifiers, let attributes, let type):
            return .attributed(specifiers: specifiers, attributes: attributes, type.replacing(transform))
        case .integer: return self
        }
    }

    /// Whether it is `Any`, `AnyObject` or a composition without `any` before it.
    var isBareExistential: Bool {
        switch self {
        case .named("Any", arguments: []), .named("AnyObject", arguments: []), .composition: true
        default: false
        }
    }

    /// The type in the one spelling that stands for all that mean it, with generic parameters renamed.
    /// For example: `Array<(T)>` -> `[$0]`
    func canonical(renaming names: [String: TypeSyntax] = [:]) -> TypeSyntax {
        switch withoutModuleSelector {
        case .tuple(let elements):
            guard unparenthesized == self else { return unparenthesized.canonical(renaming: names) }
            return .tuple(
                elements.map {
                    TupleElement(label: $0.label.map(unescaped), type: $0.type.canonical(renaming: names))
                })
        case .named(let name, let arguments) where name.isNeedlesslyEscaped:
            return TypeSyntax.named(unescaped(name), arguments: arguments).canonical(renaming: names)
        case .member(.named("Swift", _), let name, let arguments):
            return TypeSyntax.named(name, arguments: arguments).canonical(renaming: names)
        case .member(.named("Self", _), let name, arguments: []):
            return names[name] ?? .named(name)
        case .named("Void", let arguments) where arguments.isEmpty: return .void
        case .named("Array", let arguments) where arguments.count == 1:
            return .array(arguments[0].canonical(renaming: names))
        case .named("Optional", let arguments) where arguments.count == 1:
            return .optional(arguments[0].canonical(renaming: names))
        case .named("Dictionary", let arguments) where arguments.count == 2:
            return .dictionary(
                key: arguments[0].canonical(renaming: names), value: arguments[1].canonical(renaming: names))
        case .named("InlineArray", let arguments) where arguments.count == 2:
            return .inlineArray(
                count: arguments[0].canonical(renaming: names), element: arguments[1].canonical(renaming: names))
        case .named(let name, let arguments) where arguments.isEmpty: return names[name] ?? self
        default: return mapChildren(names)
        }
    }

    private func mapChildren(_ names: [String: TypeSyntax]) -> TypeSyntax {
        replacing { $0 == self ? nil : $0.canonical(renaming: names) }
    }

    /// The type as an optional. For example: `any P` -> `(any P)?`
    var asOptional: TypeSyntax { .optional(self) }
}

extension String {
    /// Whether a type of this name is the same without the backticks, as it is not where they take away what a word means,
    /// or tell a type of the sources from the one that has a short form.
    fileprivate var isNeedlesslyEscaped: Bool {
        utf8.first == UInt8(ascii: "`")
            && !["`Any`", "`Self`", "`Array`", "`Dictionary`", "`Optional`"].contains(self)
    }

    /// The parts of a name with a module selector (SE-0491); nil without one. For example: `Swift::Int` -> `Swift`, `Int`
    fileprivate var selectedFromModule: (module: String, name: String)? {
        // Every name is asked, and almost none has one.
        let mayHaveOne = utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: ":")) } ?? true
        guard mayHaveOne, let end = utf8.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        return (String(self[..<end].dropLast()), String(self[utf8.index(after: end)...]))
    }
}

extension Effects {
    /// The effects with `transform` applied to the thrown type.
    func replacing(_ transform: (TypeSyntax) -> TypeSyntax?) -> Effects {
        guard case .throws(let error?) = throwing else { return self }
        return Effects(isAsync: isAsync, throwing: .throws(error.replacing(transform)))
    }

    /// The type behind `throws`; nil where there is none.
    var thrownType: TypeSyntax? {
        guard case .throws(let error) = throwing else { return nil }
        return error
    }

    /// Whether a call needs `try`.
    var canThrow: Bool {
        switch throwing {
        case .never: return false
        // A function that throws `Never` cannot throw (SE-0413).
        case .throws(let error?): return !error.isNever
        case .throws(nil), .rethrows: return true
        }
    }

    /// Whether any error can be thrown from inside: `throws` without a type, or with `any Error`.
    var throwsAnyError: Bool {
        switch throwing {
        case .throws(nil): return true
        case .throws(let error?):
            return error == .any(.named("Error")) || error == .any(.member(.named("Swift"), "Error"))
        case .never, .rethrows: return false
        }
    }
}

extension [Attribute] {
    /// Whether one of them has a name. For example: `escaping` for `@escaping`
    func has(_ name: String) -> Bool { contains { $0.name == name } }
}

extension TypeSyntax {
    /// Whether it is `Never`.
    var isNever: Bool { self == .named("Never") || self == .member(.named("Swift"), "Never") }
}
