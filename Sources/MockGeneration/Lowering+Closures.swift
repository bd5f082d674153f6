// Closure parameters -> what handlers get in their place: closures that cast what they pass on (a handler knows no
// generic parameter), and that note what is thrown (a function that rethrows may throw nothing else, SE-0413).

import SwiftDeclarations

extension Lowering {
    /// A closure as it is handed to a handler.
    struct ForwardedClosure {
        /// In the handler's parameter list.
        var type: TypeSyntax
        /// For example: `{ try transform($0 as! Value) }`
        var argument: String
    }

    /// What hands its parameters on to a handler.
    struct Caller {
        /// The local constant that notes what closures throw, in a function that rethrows.
        var watcher: String?
        /// Whether it is `async`, so that its handler may run elsewhere.
        var isAsync = false
        var canThrow = false
        /// Whether it runs on an actor.
        var isIsolated = false
        /// Whether only its module may bind it to an actor, by default (SE-0466).
        var mayBeIsolated = false
        /// Whether its handler may leave the actor that it runs on, if any.
        var isLeft = false

        init() {}

        init(_ isolation: Isolation, effects: Effects, watcher: String? = nil) {
            self.watcher = watcher
            isAsync = effects.isAsync
            canThrow = effects.canThrow
            isIsolated = isolation.isIsolated
            mayBeIsolated = isolation.mayBeIsolated
            isLeft = isolation.mayBeLeft && isAsync
        }

        /// Whether it may run on an actor, where closures that are `async` do not.
        var mayLeaveActor: Bool { isIsolated || mayBeIsolated }
    }

    /// Decides what the handler gets for a parameter that is a closure; others stay as they are.
    func lowerClosure(
        _ parameter: Parameter, generic: Set<String>, caller: Caller, in mock: Context,
        into lowered: inout LoweredParameter
    ) {
        let type = parameter.type
        let bare = type.bare.unparenthesized
        let (closure, optionals, attributes) = unwrapped(type, in: mock)
        guard !parameter.isVariadic, let function = closure else { return }
        let watcher = function.effects.canThrow ? caller.watcher : nil
        // What may be exchanged for another one escapes.
        let isErased =
            optionals == 0 && (type.mentions(generic) || type.hasOpaquePart)
            && !type.attributes.contains { $0.name == "escaping" }
            && !type.specifiers.contains("inout")
        if isErased || watcher != nil, attributes.contains(where: \.isIsolation) {
            return lowerIsolatedClosure(
                parameter, function, isOptional: optionals > 0, isErased: isErased, generic: generic, caller: caller,
                in: mock, into: &lowered)
        }
        defer {
            lowered.throwsUnwatched = watcher != nil && !lowered.isWatched
            lowered.throwsOneType = function.effects.thrownType != nil && lowered.argument.hasPrefix("{")
            lowered.transfersArguments =
                lowered.argument != lowered.name && lowered.argument.contains("\(names["MockgenBox"])(")
        }
        let isAutoclosure = type.attributes.contains { $0.name == "autoclosure" }
        if isErased {
            if let closure = erasedClosure(
                function, attributes, named: lowered.name, generic: generic, caller: caller, in: mock)
            {
                (lowered.handlerType, lowered.argument) = (closure.type, closure.argument)
                lowered.isWatched = watcher != nil
            } else {
                lowered.handlerType = nil
                lowered.whyLeftOut =
                    "is generic, and "
                    + (function.hasIsolatedParameter
                        ? "none but a Sendable closure can call it on its actor"
                        : "nothing can be passed on as variadic arguments")
            }
        } else if watcher != nil, isAutoclosure {
            // The handler's autoclosure takes an expression.
            guard
                let closure = forwarding(
                    function, attributes, to: lowered.name, generic: [], caller: caller, in: mock)
            else { return }
            lowered.argument = closureCall(closure, bare, in: mock)
            lowered.isWatched = true
        } else if watcher != nil,
            let argument = watchedClosure(
                type, named: lowered.name, caller: caller, isErased: lowered.handlerType == .named("Any"), in: mock)
        {
            lowered.argument = argument
            lowered.handlerType = lowered.handlerType?.takingEscapingClosures(of: function)
            lowered.isWatched = true
        }
    }

    /// Has a closure that others call, and that has an isolation of its own, be one that leaves its caller's actor.
    private func lowerIsolatedClosure(
        _ parameter: Parameter, _ function: FunctionTypeSyntax, isOptional: Bool, isErased: Bool, generic: Set<String>,
        caller: Caller, in mock: Context, into lowered: inout LoweredParameter
    ) {
        // No local function casts to the elements of a pack.
        let hasPack = parameter.type.contains {
            if case .packExpansion = $0 { return true }
            return false
        }
        guard caller.isAsync, !hasPack else {
            if isErased {
                lowered.handlerType = nil
                lowered.whyLeftOut =
                    "is generic, and "
                    + (hasPack ? "nothing can call it with a pack" : "nothing but an async function can call it")
            } else {
                lowered.throwsUnwatched = true
            }
            return
        }
        var converted = function
        converted.effects.isAsync = true
        let type = TypeSyntax.function(converted).with(
            specifiers: parameter.type.specifiers, attributes: parameter.type.attributes.filter { !$0.isIsolation })
        var parameter = parameter
        parameter.type = isOptional ? type.asOptional : type
        lowered.handlerType = handlerParameter(parameter.type, isVariadic: false, generic: generic, in: mock)
        lowerClosure(parameter, generic: generic, caller: caller, in: mock, into: &lowered)
        if !isOptional, !type.attributes.contains(where: { $0.name == "escaping" }) { lowered.convertedType = type }
    }

    /// A closure that does not escape cannot become `Any`: its parameters and its result do, one by one.
    /// Nil where no closure can pass on what it gets.
    private func erasedClosure(
        _ function: FunctionTypeSyntax, _ attributes: [Attribute], named name: String, generic: Set<String>,
        caller: Caller, in mock: Context
    ) -> ForwardedClosure? {
        var erased = function
        for (index, parameter) in function.parameters.enumerated() {
            if case .packExpansion = parameter.type.bare.unparenthesized {
                erased.parameters[index].type = .array(.named("Any"))
            } else if parameter.type.mentions(generic) {
                let type = self.erased(parameter.type.bare, generic: generic, in: mock)
                let specifiers = parameter.type.specifiers.filter { $0 == "inout" }
                erased.parameters[index].type = type.with(specifiers: specifiers, attributes: [])
            } else {
                erased.parameters[index].type = signatureParameter(parameter.type, in: mock).escapingIfClosure
            }
        }
        erased.result = closureResult(function.result, generic: generic, in: mock)
        erased.effects = erasedEffects(function.effects, generic: generic)
        guard
            let closure = forwarding(function, attributes, to: name, generic: generic, caller: caller, in: mock)
        else { return nil }
        let actor = globalActor(in: attributes, of: mock)
        // What runs on an actor that it gets hands its result on to another.
        if function.hasIsolatedParameter, function.result.mentions(generic) {
            erased.result = erased.result.with(specifiers: ["sending"], attributes: [])
        }
        let isPlain = function.parameters.isEmpty && !(caller.watcher != nil && function.effects.canThrow)
        let type = TypeSyntax.function(erased).attributed(actor ?? (function.hasIsolatedParameter ? "Sendable" : nil))
        // In a module that isolates by default the compiler takes a closure to run on that actor, unless its type is named.
        let isSendable =
            function.effects.isAsync && caller.mayLeaveActor && attributes.contains { $0.name == "Sendable" }
        let named = isSendable && actor == nil ? TypeSyntax.function(erased).attributed("Sendable") : type
        let typed = caller.isAsync && (actor != nil || isSendable) ? "\(closure) as \(named)" : closure
        return ForwardedClosure(type: type, argument: isPlain ? name : typed)
    }

    /// The result of a closure that a handler calls. What is `nil` stays `nil`, as it does not within an `Any`; of two
    /// optionals none is told from the other.
    private func closureResult(_ type: TypeSyntax, generic: Set<String>, in mock: Context) -> TypeSyntax {
        guard type.mentions(generic), let wrapped = type.wrapped, !isOptional(wrapped, in: mock) else {
            return erased(type, generic: generic, in: mock)
        }
        return TypeSyntax.named("Any").asOptional
    }

    /// What is passed for a closure that a function rethrows from; nil where nothing can stand between.
    ///
    /// - Parameter isErased: whether the handler gets it as `Any`.
    func watchedClosure(
        _ type: TypeSyntax, named name: String, caller: Caller, isErased: Bool, in mock: Context
    ) -> String? {
        let (function, optionals, attributes) = unwrapped(type, in: mock)
        guard let function, optionals < 2,
            let closure = forwarding(function, attributes, to: name, generic: [], caller: caller, in: mock)
        else { return nil }
        let actor = globalActor(in: attributes, of: mock)
        var written = signatureParameter(.function(function).attributed(actor), in: mock)
        // What is `Any` for the handler is what it was for the box that it may be in.
        if type.attributes.contains(where: { $0.name == "Sendable" }) {
            written = written.with(specifiers: [], attributes: [Attribute(name: "Sendable")])
        }
        // In a box it does not see what it is for, which matters to where it runs (SE-0461).
        let escapes = type.attributes.contains { $0.name == "escaping" }
        let isTyped = isErased || actor != nil && caller.isAsync || function.effects.isAsync && escapes
        let typed = isTyped ? "\(closure) as \(written)" : closure
        return optionals > 0 ? "\(name).map { \(name) in \(typed) }" : typed
    }

    /// A closure that calls another with what it gets, cast to what the other takes; nil where none can.
    private func forwarding(
        _ function: FunctionTypeSyntax, _ attributes: [Attribute], to name: String, generic: Set<String>,
        caller: Caller, in mock: Context
    ) -> String? {
        guard case .function(let function) = signatureParameter(.function(function), in: mock) else { return nil }
        let isSendable = attributes.contains { $0.name == "Sendable" }
        // Nothing can be passed on as variadic arguments, nothing but what is Sendable called on another actor, and only
        // the function knows a generic one.
        let canForward = function.parameters.allSatisfy { parameter in
            !parameter.isVariadic && (!parameter.isIsolated || isSendable && !parameter.type.mentions(generic))
        }
        guard canForward else { return nil }
        let call = ForwardedCall(of: function, generic: generic, by: caller)
        // What throws one type is not seen to (SE-0413).
        let thrown = function.effects.thrownType.flatMap { $0.mentions(generic) ? nil : $0 }
        // What `defer` changes needs a name.
        let isNamed =
            thrown != nil || function.parameters.contains { isCopied($0.type, for: call, in: mock) || $0.isIsolated }
        let names = function.parameters.indices.map {
            isNamed ? uniqueName("argument\($0)", avoiding: [name]) : "$\($0)"
        }
        let passed = zip(names, function.parameters).enumerated().map { index, input in
            forwardedArgument(input.0, input.1, suffix: "\(index)", avoiding: name, for: call, in: mock)
        }
        let expression = callExpression(of: name, passed.map(\.argument), for: call, in: mock)
        var statements = passed.flatMap(\.statements)
        if let watcher = function.effects.canThrow ? caller.watcher : nil {
            let throwing = thrown.map { " throws(\($0))" } ?? ""
            statements.append("do\(throwing) { return \(expression) } catch { throw \(watcher).noting(error) }")
        } else {
            statements.append(statements.isEmpty ? expression : "return \(expression)")
        }
        let stated = thrown == nil ? "" : function.effects.clause
        // A closure runs on the actor that it gets where it says so (SE-0313).
        let inputs = zip(names, function.parameters).map { $1.isIsolated ? "\($0): \($1.type)" : $0 }
        let head = isNamed ? "(\(inputs.joined(separator: ", ")))\(stated) in " : ""
        return "{ \(head)\(statements.joined(separator: "; ")) }"
    }

    /// The call of a closure inside another that gets its arguments from a handler.
    private struct ForwardedCall {
        let function: FunctionTypeSyntax
        /// The generic parameters, which no handler knows.
        let generic: Set<String>
        /// Whether it may leave an actor.
        let leavesActor: Bool
        /// Whether what the module binds to an actor is Sendable there: not for a caller that runs on one.
        let isKnownOrBound: Bool

        init(of function: FunctionTypeSyntax, generic: Set<String>, by caller: Caller) {
            self.function = function
            self.generic = generic
            leavesActor = caller.mayLeaveActor && function.effects.isAsync
            isKnownOrBound = !caller.isIsolated
        }
    }

    /// An argument of such a call.
    private struct ForwardedArgument {
        /// What comes before the call. For example: `var value0 = argument0 as! Value`
        var statements: [String] = []
        /// For example: `$0 as! Value`
        let argument: String
    }

    /// Whether values of a type can be passed on as they are to where the call runs.
    private func mayPass(_ type: TypeSyntax, to call: ForwardedCall, in mock: Context) -> Bool {
        !call.leavesActor || isKnownSendable(type, in: mock, orBound: call.isKnownOrBound)
    }

    /// Whether what is `inout` is changed as a copy.
    private func isCopied(_ type: TypeSyntax, for call: ForwardedCall, in mock: Context) -> Bool {
        type.specifiers.contains("inout") && (type.mentions(call.generic) || !mayPass(type, to: call, in: mock))
    }

    /// How an argument that the closure gets as `input` is passed on.
    ///
    /// - Parameters:
    ///   - suffix: what the names of local variables end with.
    ///   - name: one that they must not have.
    private func forwardedArgument(
        _ input: String, _ parameter: FunctionTypeSyntax.Parameter, suffix: String, avoiding name: String,
        for call: ForwardedCall, in mock: Context
    ) -> ForwardedArgument {
        let type = parameter.type.bare.unparenthesized
        let isGeneric = type.mentions(call.generic)
        let isInout = parameter.type.specifiers.contains("inout")
        if case .packExpansion(let element) = type {
            let rest = uniqueName("rest\(suffix)", avoiding: [name])
            let value = "\(rest).removeFirst() as! \(element)"
            return .init(
                statements: ["var \(rest) = \(input)[...]"],
                argument: "repeat \(call.leavesActor ? boxed(value) : value)")
        }
        if isCopied(parameter.type, for: call, in: mock) {
            let value = uniqueName("value\(suffix)", avoiding: [name])
            let specifier = call.leavesActor || parameter.isSent ? "nonisolated(unsafe) " : ""
            let cast = isGeneric ? " as! \(type)" : ""
            return .init(
                statements: ["\(specifier)var \(value) = \(input)\(cast)", "defer { \(input) = \(value) }"],
                argument: "&\(value)")
        }
        if isGeneric {
            let value = "\(input) as! \(type)"
            return .init(argument: call.leavesActor || parameter.isSent ? boxed(value) : value)
        }
        if parameter.type.attributes.contains(where: { $0.name == "autoclosure" }) {
            return .init(argument: closureCall(input, type, in: mock))
        }
        if !isInout, !parameter.isIsolated, !mayPass(type, to: call, in: mock) { return .init(argument: boxed(input)) }
        return .init(argument: "\(isInout ? "&" : "")\(input)")
    }

    /// The expression that calls the closure of a name, with its result as a handler knows it.
    private func callExpression(
        of name: String, _ arguments: [String], for call: ForwardedCall, in mock: Context
    ) -> String {
        let function = call.function
        let effects = (function.effects.canThrow ? "try " : "") + (function.effects.isAsync ? "await " : "")
        var expression = "\(name)(\(arguments.joined(separator: ", ")))"
        if function.hasIsolatedParameter, function.result.mentions(call.generic) { expression = boxed(expression) }
        guard isOptional(function.result, in: mock) else { return effects + expression }
        return effects + expression + coercion(to: closureResult(function.result, generic: call.generic, in: mock))
    }

    /// A value in a box that carries it anywhere.
    func boxed(_ value: String) -> String { "\(names["MockgenBox"])(\(value)).value" }

    /// The call of an autoclosure. For example: `try await value()`
    func closureCall(_ name: String, _ type: TypeSyntax, in mock: Context) -> String {
        guard let function = unwrapped(type, in: mock).closure else { return "\(name)()" }
        let effects = (function.effects.throwing == .never ? "" : "try ") + (function.effects.isAsync ? "await " : "")
        return "\(effects)\(name)()"
    }
}

extension Attribute {
    /// Whether it is `@isolated(any)` (SE-0431).
    fileprivate var isIsolation: Bool { name == "isolated" }
}

extension FunctionTypeSyntax {
    /// Whether it runs on an actor that is passed to it (SE-0313).
    fileprivate var hasIsolatedParameter: Bool { parameters.contains(where: \.isIsolated) }
}

extension FunctionTypeSyntax.Parameter {
    /// Whether the function takes the value over from its caller (SE-0430).
    fileprivate var isSent: Bool { type.specifiers.contains("sending") }

    /// Whether it is the actor that the function runs on (SE-0313).
    fileprivate var isIsolated: Bool { type.specifiers.contains("isolated") }
}

extension TypeSyntax {
    /// A function type with an attribute. For example: `@MainActor () -> Void`
    fileprivate func attributed(_ name: String?) -> TypeSyntax {
        name.map { with(specifiers: [], attributes: [Attribute(name: $0)]) } ?? self
    }

    /// A closure as it can be passed on by another: one that does not escape cannot (SE-0176).
    fileprivate var escapingIfClosure: TypeSyntax {
        guard case .function = bare.unparenthesized, !attributes.contains(where: { $0.name == "escaping" }) else {
            return self
        }
        return bare.with(specifiers: specifiers, attributes: attributes + [Attribute(name: "escaping")])
    }

    /// The type of a closure, or of an optional one, with closures among its own parameters that can be passed on.
    fileprivate func takingEscapingClosures(of function: FunctionTypeSyntax) -> TypeSyntax {
        var escaping = function
        for index in function.parameters.indices {
            escaping.parameters[index].type = function.parameters[index].type.escapingIfClosure
        }
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

// MARK: - Closure types

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

    /// Whether a type is that of a function with an isolation that only it knows, or an optional or a typealias of one
    /// (SE-0431).
    func hasIsolation(_ type: TypeSyntax, in mock: Context) -> Bool {
        let (closure, _, attributes) = unwrapped(type, in: mock)
        return closure != nil && attributes.contains(where: \.isIsolation)
    }

    /// The global actor that functions run on whose types have these attributes.
    private func globalActor(in attributes: [Attribute], of mock: Context) -> String? {
        resolver.globalActor(in: attributes, scope: mock.resolved.type.path, file: mock.resolved.type.file)
    }

    /// The function type at the end of typealiases and optionals, how many optionals there are, and the attributes that
    /// were passed on the way.
    func unwrapped(
        _ type: TypeSyntax, in mock: Context
    ) -> (closure: FunctionTypeSyntax?, optionals: Int, attributes: [Attribute]) {
        var (type, optionals, attributes) = (AssociatedTypes.withoutSelf(type), 0, [Attribute]())
        // The typealias that led here: its names mean what they mean there.
        var passed: CatalogTypealias?
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
            } else if case .named(let name, _) = type,
                let bound = mock.associatedTypes.typealiases.first(where: { $0.name == name })
            {
                type = mock.annotation.value(of: name, in: .typealias).flatMap(typeSyntax) ?? bound.type
            } else if case .named(let name, _) = type,
                let inherited = mock.resolved.typealiases.first(where: { $0.declaration.name == name })
            {
                type = inherited.declaration.type(withArgumentsOf: type)
            } else if let alias = alias(of: type, in: mock) {
                (type, passed) = (alias.declaration.type(withArgumentsOf: type), alias)
            } else {
                break
            }
        }
        return (nil, optionals, attributes)
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
        if let name = type.qualifiedName,
            let alias = mock.scopes.lazy.compactMap({
                catalog.alias(named: name, in: $0.path, file: $0.file)
            }).first
        {
            return alias
        }
        let origin = mock.resolved.type
        return resolver.alias(of: type, in: origin.path, file: origin.file)
    }
}
