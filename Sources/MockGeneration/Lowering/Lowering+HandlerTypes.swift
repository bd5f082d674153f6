// Types of requirements -> what signatures, handlers and histories say in their place.

import SwiftDeclarations

extension Lowering {
    /// The type of a parameter in the handler's parameter list. For example: `[Int]` for `Int...`
    ///
    /// - Parameter generic: the names of the types that only the function knows.
    func handlerParameter(
        _ type: TypeSyntax, isVariadic: Bool, generic: Set<String>, in mock: Context
    ) -> TypeSyntax {
        let bare = type.bare.unparenthesized
        if isVariadic {
            let attributes = type.attributes.filter { !["autoclosure", "escaping"].contains($0.name) }
            let element = bare.with(specifiers: type.callerIsolation, attributes: attributes)
            return .array(erased(element, generic: generic, in: mock))
        }
        var kept = type.specifiers.filter {
            ["inout", "borrowing", "consuming", "__owned", "__shared", "sending"].contains($0)
        }
        // A closure that does not escape is the function's for the call only, and cannot be sent on.
        if isClosure(type, in: mock), !isOptional(type, in: mock), !type.attributes.has("escaping") {
            kept.removeAll { $0 == "sending" }
        }
        // The compiler takes a tuple apart, and does not see that its elements were sent together (SE-0430).
        // Nor does it see that the type of an existential type was sent: it makes that anew.
        if kept.contains("sending"), isTuple(type, in: mock) || isExistentialMetatype(type, in: mock) {
            kept.removeAll { $0 == "sending" }
        }
        let core: TypeSyntax
        // The handler's own parameter list has no room for `T!`.
        if case .implicitlyUnwrapped(let wrapped) = bare {
            core = erased(wrapped, generic: generic, in: mock).asOptional
        } else {
            core = erased(bare, generic: generic, in: mock)
        }
        // `(Void) -> …` asks for one argument, with a warning; `(()) -> …` does too, without one.
        if core.isVoid {
            let void = isVoid(core, in: mock) ? TypeSyntax.void : .tuple([TupleElement(type: core)])
            return void.with(specifiers: kept, attributes: [])
        }
        if core == .named("Any") { return core.with(specifiers: kept, attributes: []) }
        // An expression becomes no closure there whose type says where it runs.
        let isolation = type.attributes.has("autoclosure") ? [] : type.callerIsolation
        if kept.contains("inout"), !isolation.isEmpty {
            // Beside `inout` it would be taken for that of the handler.
            let closure = core.with(specifiers: isolation, attributes: type.attributes)
            return TypeSyntax.tuple([TupleElement(type: closure)]).with(specifiers: kept, attributes: [])
        }
        return core.with(specifiers: kept + isolation, attributes: type.attributes)
    }

    /// The type of a parameter in the history; nil for closures, which it leaves out, as Mockolo's does, but for optional ones
    /// by the name of a typealias.
    func recordedType(
        _ type: TypeSyntax, isVariadic: Bool, generic: Set<String>, in mock: Context
    ) -> TypeSyntax? {
        var bare = type.bare.unparenthesized
        // Only closures escape; the typealias behind the attribute may be out of sight.
        if type.attributes.has("escaping") || type.attributes.has("autoclosure") { return nil }
        if isClosure(bare, in: mock), !isNamedOptionalClosure(bare, in: mock) { return nil }
        if case .implicitlyUnwrapped(let wrapped) = bare { bare = wrapped }
        let recorded = erased(bare, generic: generic, in: mock)
        return isVariadic ? .array(recorded) : recorded
    }

    /// Effects without a generic thrown type: a handler throws any error in its place.
    func erasedEffects(_ effects: Effects, generic: Set<String>) -> Effects {
        guard case .throws(let error?) = effects.throwing, error.mentions(generic) else { return effects }
        return Effects(isAsync: effects.isAsync, throwing: .throws(nil))
    }

    /// A parameter's type as the mock's signature has it: `Self` by name, since no class can repeat it there.
    func signatureParameter(_ type: TypeSyntax, in mock: Context) -> TypeSyntax {
        guard type.mentionsSelf else { return type }
        return selfByName(AssociatedTypes.withoutSelf(type), in: mock)
    }

    /// The result's type as the mock's signature has it: `Self` stays in a class that can be inherited from.
    func signatureResult(_ type: TypeSyntax, in mock: Context) -> TypeSyntax {
        let type = AssociatedTypes.withoutSelf(type)
        return mock.hasOneSelf ? selfByName(type, in: mock) : type
    }

    /// The effects of a member as the mock's has them: a thrown `Self` by name.
    func signatureEffects(_ effects: Effects, in mock: Context) -> Effects {
        effects.replacing { signatureParameter($0, in: mock) }
    }

    private func selfByName(_ type: TypeSyntax, in mock: Context) -> TypeSyntax {
        type.replacing { $0 == .named("Self") ? .named(mock.name) : nil }
    }

    /// A type without what only the function knows: generic parameters become `Any`, opaque ones existentials.
    func erased(_ type: TypeSyntax, generic: Set<String>, in mock: Context) -> TypeSyntax {
        let type = signatureParameter(type, in: mock)
        if type.mentions(generic) { return .named("Any") }
        if case .some(let constraint) = type.unparenthesized, !constraint.hasOpaquePart {
            return existential(of: constraint, in: mock)
        }
        if let wrapped = type.wrapped, case .some(let constraint) = wrapped.unparenthesized, !constraint.hasOpaquePart {
            return existential(of: constraint, in: mock).asOptional
        }
        return type.hasOpaquePart ? .named("Any") : type
    }

    /// The type of all values that an opaque type may have: `any P`, or the class where the constraint is one.
    private func existential(of constraint: TypeSyntax, in mock: Context) -> TypeSyntax {
        let origin = mock.resolved.type
        let written = resolver.withoutTypealiases(constraint, in: origin.path, file: origin.file)
        guard let name = written.bare.unparenthesized.qualifiedName else { return .any(constraint) }
        let kind = catalog.type(named: name, in: origin.path, file: origin.file)?.declaration.kind
        let isClass = kind.map { $0 != .protocol } ?? catalog.isKnownClass(name, in: origin.file)
        return isClass ? constraint : .any(constraint)
    }

    /// What an associated type is bound to; `any` stands before the names of protocols (SE-0335), whose metatypes would be
    /// other ones than that of the associated type without.
    func existential(_ bound: (name: String, type: TypeSyntax), in mock: Context) -> TypeSyntax {
        let type = mock.annotation.value(of: bound.name, in: .typealias).flatMap(typeSyntax) ?? bound.type
        let written = type.replacing { part in
            switch part {
            case .metatype(let instance) where isProtocol(instance, in: mock): .any(part)
            case .any, .some, .metatype, .protocolMetatype: part
            case .composition(let types): types.contains { isProtocol($0, in: mock) } ? .any(part) : part
            // A typealias in a protocol is no member of its existential type.
            case .member: isProtocol(part, in: mock) ? .any(part) : part
            default: isProtocol(part, in: mock) ? .any(part) : nil
            }
        }
        return written == type ? bound.type : written
    }

    /// Whether a type is known to be a protocol.
    private func isProtocol(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        let followed = resolver.withoutTypealiases(type, in: origin.path, file: origin.file).bare.unparenthesized
        if case .composition(let types) = followed { return types.contains { isProtocol($0, in: mock) } }
        guard let name = followed.qualifiedName, !["Any", "AnyObject"].contains(name.last),
            !mock.resolved.memberTypeNames.contains(name[0]), !mock.genericNames.contains(name[0])
        else { return false }
        if let found = resolver.lookUp(name, from: origin) { return found.declaration.kind == .protocol }
        return resolver.isKnownProtocol(followed)
    }

    /// The handler's result for a function's, and the cast that leads back.
    func handlerResult(
        _ type: TypeSyntax, generic: Set<String>, in mock: Context
    ) -> (type: TypeSyntax, cast: String) {
        let type = AssociatedTypes.withoutSelf(type)
        if type.mentions(generic) {
            let sending = type.specifiers.filter { $0 == "sending" }
            let result = signatureResult(type.bare, in: mock)
            if let wrapped = result.wrapped {
                // A cast of `Any?` looks into one optional only, a cast of `Any` into all of them: a handler may answer
                // `nil`, or an argument that was. As with Mockolo, a value of another type is `nil`, where a cast may ask.
                let erased = TypeSyntax.named("Any").asOptional.with(specifiers: sending, attributes: [])
                return (erased, " as Any as\(isMarked(wrapped, in: mock) ? "! \(wrapped.asOptional)" : "? \(wrapped)")")
            }
            // Those of a closure are part of its type.
            let written = result.with(
                specifiers: type.specifiers.filter { $0 != "sending" }, attributes: type.attributes)
            return (TypeSyntax.named("Any").with(specifiers: sending, attributes: []), " as! \(written)")
        }
        let named = selfByName(type, in: mock)
        let stays = mock.hasOneSelf || !type.mentionsSelf
        var (handler, result) = (named, type.bare)
        if case .implicitlyUnwrapped(let wrapped) = named.bare {
            handler = wrapped.asOptional.with(specifiers: named.specifiers, attributes: named.attributes)
        }
        if case .implicitlyUnwrapped(let wrapped) = result { result = wrapped.asOptional }
        return (handler, stays ? "" : " as! \(result.with(specifiers: [], attributes: type.attributes))")
    }

    /// Whether a type is an existential one with a marker protocol, of which no cast can ask (SE-0302). For example:
    /// `any Source<T> & Sendable`
    private func isMarked(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        var meant = resolver.withoutTypealiases(type.bare, in: origin.path, file: origin.file).bare.unparenthesized
        if case .any(let constraint) = meant { meant = constraint.unparenthesized }
        guard case .composition(let types) = meant else { return false }
        return types.contains { type in
            type.qualifiedName?.last.map { $0 != "AnyObject" && KnownProtocols.markers.contains($0) } ?? false
        }
    }
}

/// What follows an optional, or variadic ones, that become what generic parameters are erased to: without it the compiler
/// warns. For example: ` as Any`
func coercion(to erased: TypeSyntax?) -> String {
    guard let erased, !erased.specifiers.contains("inout") else { return "" }
    return switch erased.bare {
    case .named("Any", _): " as Any"
    case .array(.named("Any", _)): " as [Any]"
    default: ""
    }
}

extension TypeSyntax {
    /// Whether `some` occurs in it. For example: `[some Hashable]`
    var hasOpaquePart: Bool {
        contains { if case .some = $0 { true } else { false } }
    }
}

extension Effects {
    /// With a space before it, `rethrows` as `throws`: a stored function cannot rethrow.
    var clauseWithoutRethrows: String {
        guard case .rethrows = throwing else { return clause }
        return Effects(isAsync: isAsync, throwing: .throws(nil)).clause
    }
}
