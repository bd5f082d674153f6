// Closure types: what is behind typealiases and optionals, and what of it decides how closures are passed on.

import SwiftDeclarations

extension Lowering {
    /// Whether a type is a function type, an optional of one, or a typealias of either.
    func isClosure(_ type: TypeSyntax, in mock: Context) -> Bool { closure(type, in: mock) != nil }

    /// The function type that a type is, or that it is an optional or a typealias of.
    func closure(_ type: TypeSyntax, in mock: Context) -> FunctionTypeSyntax? {
        unwrapped(type, in: mock).closure
    }

    /// Whether a type is an optional, or a typealias of one.
    func isOptional(_ type: TypeSyntax, in mock: Context) -> Bool { unwrapped(type, in: mock).optionals > 0 }

    /// Whether a type is an optional closure, which escapes by itself.
    func isOptionalClosure(_ type: TypeSyntax, in mock: Context) -> Bool {
        let (closure, optionals, _) = unwrapped(type, in: mock)
        return closure != nil && optionals > 0
    }

    /// Whether a type is an optional closure by the name of a typealias, which Mockolo takes for any other optional.
    /// For example: `Completion?`
    func isNamedOptionalClosure(_ type: TypeSyntax, in mock: Context) -> Bool {
        isOptionalClosure(type, in: mock) && !type.writesFunction
    }

    /// The function with closures among its parameters that can be passed on by another: those that do not escape cannot
    /// (SE-0176). What is `inout` does.
    func takingEscapingClosures(_ function: FunctionTypeSyntax, in mock: Context) -> FunctionTypeSyntax {
        var function = function
        for index in function.parameters.indices {
            function.parameters[index].type = escapingIfClosure(function.parameters[index].type, in: mock)
        }
        return function
    }

    /// A closure as such a parameter; other types as they are.
    func escapingIfClosure(_ type: TypeSyntax, in mock: Context) -> TypeSyntax {
        let inner = type.withoutInnerParentheses
        if inner != type { return escapingIfClosure(inner, in: mock) }
        guard isClosure(type, in: mock), !isOptional(type, in: mock), !type.attributes.has("escaping"),
            !type.specifiers.contains("inout")
        else { return type }
        return type.bare.with(
            specifiers: type.specifiers, attributes: type.attributes + [Attribute(name: "escaping")])
    }

    /// Whether a type is that of a function with an isolation that only it knows, or an optional or a typealias of one
    /// (SE-0431).
    func hasIsolation(_ type: TypeSyntax, in mock: Context) -> Bool {
        let (closure, _, attributes) = unwrapped(type, in: mock)
        return closure != nil && attributes.contains(where: \.isIsolation)
    }

    /// Whether a type is that of a function on a global actor, or a typealias of one.
    func isOnGlobalActor(_ type: TypeSyntax, in mock: Context) -> Bool {
        let (closure, optionals, attributes) = unwrapped(type, in: mock)
        return closure != nil && optionals == 0 && globalActor(in: attributes, of: mock) != nil
    }

    /// The specifier of a closure that runs where its caller does, also behind a typealias.
    func callerIsolation(of type: TypeSyntax, in mock: Context) -> [String] {
        let origin = mock.resolved.type
        return type.callerIsolation
            + resolver.withoutTypealiases(type.bare, in: origin.path, file: origin.file).callerIsolation
    }

    /// Whether a handler gets what is Sendable for a parameter that is. A closure that casts captures the types that it
    /// casts to, which may conform where only an actor knows (SE-0470); one that runs on an actor that it gets has to be.
    func staysSendable(_ type: TypeSyntax, generic: Set<String>, in mock: Context) -> Bool {
        guard type.attributes.has("Sendable") else { return false }
        return !type.isErasedAsClosure(generic) || closure(type, in: mock)?.hasIsolatedParameter ?? false
    }

    /// The global actor that functions run on whose types have these attributes.
    func globalActor(in attributes: [Attribute], of mock: Context) -> String? {
        resolver.globalActor(in: attributes, scope: mock.resolved.type.path, file: mock.resolved.type.file)
    }

    /// The function type at the end of typealiases and optionals, how many optionals there are, and the attributes that
    /// were passed on the way.
    func unwrapped(_ type: TypeSyntax, in mock: Context) -> UnwrappedType {
        unwrapped(AssociatedTypes.withoutSelf(type), behind: nil, in: mock)
    }

    /// - Parameter origin: the typealias that the type is written in, if it is in one.
    private func unwrapped(
        _ type: TypeSyntax, behind origin: CatalogTypealias?, in mock: Context
    ) -> UnwrappedType {
        var (type, optionals, attributes) = (type, 0, [Attribute]())
        // The typealias that led here: its names mean what they mean there.
        var passed = origin
        // A typealias may stand for another; a circle of them ends here too.
        for _ in 0..<16 {
            attributes += type.attributes
            type = type.bare.unparenthesized
            if case .attributed = type { continue }
            if let wrapped = type.wrapped {
                (type, optionals) = (wrapped, optionals + 1)
            } else if case .function(let function) = type {
                return (function, optionals, attributes)
            } else if let alias = passed.flatMap({ resolver.alias(of: type, in: $0.scope, file: $0.file) }) {
                (type, passed) = (alias.declaration.type(withArgumentsOf: type), alias)
            } else if let passed, isNoTypealias(type, behind: passed) {
                break
            } else if case .named(let name, _) = type, let bound = mock.associatedTypes.typesByName[name] {
                type = mock.annotation.value(of: name, in: .typealias).flatMap(typeSyntax) ?? bound
            } else if case .named(let name, _) = type,
                let inherited = mock.resolved.typealiases.first(where: { $0.declaration.name == name })
            {
                type = inherited.declaration.type(withArgumentsOf: type)
            } else if passed == nil, resolver.mayBeTypealias(type) {
                let question = MockedType(type: type, mock: mock.resolved.type.id)
                let behind = resolver.findings.unwrapped(question) {
                    guard let alias = alias(of: type, in: mock) else { return (nil, 0, []) }
                    let behind = unwrapped(alias.declaration.type(withArgumentsOf: type), behind: alias, in: mock)
                    let (path, file) = (mock.resolved.type.path, mock.resolved.type.file)
                    // A generic parameter of a superclass's may stand for one, and that of a type is what the type says.
                    guard behind.closure == nil ? resolver.isGeneric(alias.scope, file: alias.file) : type.isMember,
                        case let meant = resolver.withoutTypealiases(type, in: path, file: file), meant != type
                    else { return behind }
                    return unwrapped(meant, behind: nil, in: mock)
                }
                return (behind.closure, optionals + behind.optionals, attributes + behind.attributes)
            } else if passed != nil, let alias = alias(of: type, in: mock) {
                (type, passed) = (alias.declaration.type(withArgumentsOf: type), alias)
            } else if case .named(let name, _) = type, KnownTypes.closures.contains(name),
                !catalog.mayDeclare(typeOrTypealiasNamed: name), let known = resolver.standardTypealias(type)
            {
                type = known
            } else {
                break
            }
        }
        return (nil, optionals, attributes)
    }

    /// Whether a name in what a typealias stands for means a type there, or a generic parameter, whatever it means in the mock.
    private func isNoTypealias(_ type: TypeSyntax, behind alias: CatalogTypealias) -> Bool {
        guard let name = type.qualifiedName else { return false }
        return catalog.type(named: name, in: alias.scope, file: alias.file) != nil
            || catalog.types(along: alias.scope, file: alias.file).contains { around in
                around.declaration.genericParameters.contains { $0.name == name[0] }
            }
    }

    /// The typealias that a type is in the mock.
    private func alias(of type: TypeSyntax, in mock: Context) -> CatalogTypealias? {
        // Most names are none, and a mock may have hundreds of scopes.
        guard resolver.mayBeTypealias(type) else { return nil }
        var type = type
        if case .member(let base, let name, let arguments) = type, !mock.associatedTypes.finalBindings.isEmpty {
            type = .member(
                base.canonical(renaming: mock.associatedTypes.finalBindings), name, arguments: arguments)
        }
        if let name = type.qualifiedName {
            let isMember = name.count > 1 && mock.hidingNames.contains(name[0])
            guard !isMember, !mock.genericNames.contains(name[0]) else { return aliasByConstraint(of: type, in: mock) }
            for scope in mock.scopes {
                if let alias = catalog.alias(named: name, in: scope.path, file: scope.file) { return alias }
                if catalog.type(named: name, in: scope.path, file: scope.file) != nil { return nil }
            }
        }
        let origin = mock.resolved.type
        return resolver.alias(of: type, in: origin.path, file: origin.file)
            ?? aliasByConstraint(of: type, in: mock)
    }

    /// The typealias that a member of an associated type or of a generic parameter is, since what constrains that has it;
    /// with what is beside it there as members, too. For example: `(Vendor.Item) -> Void` for `Vendor.Order`
    private func aliasByConstraint(of type: TypeSyntax, in mock: Context) -> CatalogTypealias? {
        guard case .member(let base, let name, let arguments) = type else { return nil }
        let place = mock.resolved.type
        for constraint in constraints(of: AssociatedTypes.withoutSelf(base), in: mock) {
            let member = TypeSyntax.member(constraint, name, arguments: arguments)
            guard var alias = resolver.alias(of: member, in: place.path, file: place.file) else { continue }
            let owner = catalog.type(named: alias.scope, in: [], file: alias.file)
            let beside = owner.map(resolver.associatedTypeNames) ?? []
            let names = resolver.owner(constraint, in: place.path, file: place.file)?.names ?? [:]
            let (scope, file, own) = (alias.scope, alias.file, alias.declaration.genericParameters.map(\.name))
            alias.declaration.type = alias.declaration.type.replacing(
                NameReplacement { [catalog] name in
                    if own.contains(name) { return nil }
                    let isBeside =
                        beside.contains(name) || catalog.path(of: name, in: scope, file: file) == scope + [name]
                    return isBeside ? .member(base, name) : names[name]
                })
            return alias
        }
        return nil
    }

    /// What constrains an associated type or a generic parameter.
    private func constraints(of type: TypeSyntax, in mock: Context) -> [TypeSyntax] {
        guard case .named(let name, arguments: []) = type else { return [] }
        let resolved = mock.resolved
        let inherited = resolved.associatedTypes.filter { $0.name == name }.flatMap { $0.inheritance.map(\.type) }
        // Functions that give one name to parameters with other constraints are taken for one.
        let generic = resolved.nodes.requirements.map(\.declaration).filter {
            $0.genericParameters.contains { $0.name == name }
        }
        let own = generic.flatMap(\.genericParameters).filter { $0.name == name }.compactMap(\.constraint)
        let clauses = resolved.requirements + generic.flatMap(\.genericRequirements)
        return (inherited + own + clauses.constraints(of: type)).flatMap(\.composed)
    }
}

/// What is behind the typealiases and optionals of a type: the function type, if it is one, how many optionals there are,
/// and the attributes that were passed on the way.
typealias UnwrappedType = (closure: FunctionTypeSyntax?, optionals: Int, attributes: [Attribute])

/// A type that names a typealias, as a mock sees it.
struct MockedType: Hashable {
    let type: TypeSyntax
    let mock: CatalogType.ID
}

extension Attribute {
    /// Whether it is `@isolated(any)` (SE-0431).
    var isIsolation: Bool { name == "isolated" }
}

extension FunctionTypeSyntax {
    /// Whether it runs on an actor that is passed to it (SE-0313).
    var hasIsolatedParameter: Bool { parameters.contains(where: \.isIsolated) }

    /// Whether it says who owns what it takes or gives. For example: `(inout Int) -> sending Work`
    var hasOwnership: Bool {
        !result.specifiers.isEmpty || parameters.contains { !$0.type.specifiers.isEmpty }
    }
}

extension FunctionTypeSyntax.Parameter {
    /// Whether the function takes the value over from its caller (SE-0430).
    var isSent: Bool { type.specifiers.contains("sending") }

    /// Whether the function uses the value up (SE-0377).
    var isConsumed: Bool { type.specifiers.contains("consuming") }

    /// Whether it is the actor that the function runs on (SE-0313).
    var isIsolated: Bool { type.specifiers.contains("isolated") }
}

extension TypeSyntax {
    /// Whether a function type is written out in it. For example: `[() -> Void]`
    var writesFunction: Bool {
        contains { if case .function = $0 { true } else { false } }
    }

    /// A function type with an attribute. For example: `@MainActor () -> Void`
    func attributed(_ names: String?..., specifiers: [String] = []) -> TypeSyntax {
        let attributes = names.compactMap { $0.map { Attribute(name: $0) } }
        return attributes.isEmpty && specifiers.isEmpty ? self : with(specifiers: specifiers, attributes: attributes)
    }

    /// The specifier of a function type that runs where its caller does (SE-0461); of all of them, it alone makes another
    /// type.
    var callerIsolation: [String] { specifiers.filter { $0 == "nonisolated(nonsending)" } }

    /// Whether a closure of the type reaches a handler as one that casts: what may be exchanged for another one escapes.
    func isErasedAsClosure(_ generic: Set<String>) -> Bool {
        (mentions(generic) || hasOpaquePart) && !attributes.has("escaping")
            && !specifiers.contains("inout")
    }

    /// The type with all that stands before it in one place.
    /// For example: `sending @Sendable () -> Void` for `sending (@Sendable () -> Void)`
    fileprivate var withoutInnerParentheses: TypeSyntax {
        let inner = bare.unparenthesized
        guard case .attributed = inner else { return self }
        return inner.bare.with(
            specifiers: specifiers + inner.specifiers, attributes: attributes + inner.attributes)
    }

    /// The type of a closure, or of an optional one, with closures among its own parameters that can be passed on.
    ///
    /// - Parameter escaping: the function with such closures.
    func taking(_ escaping: FunctionTypeSyntax, for function: FunctionTypeSyntax) -> TypeSyntax {
        if escaping == function { return self }
        if case .function = bare.unparenthesized {
            return TypeSyntax.function(escaping).with(specifiers: specifiers, attributes: attributes)
        }
        if self == .named("Any") { return self }
        return wrapped == nil
            ? TypeSyntax.function(escaping).with(specifiers: specifiers, attributes: attributes)
            : TypeSyntax.function(escaping).asOptional
    }
}
