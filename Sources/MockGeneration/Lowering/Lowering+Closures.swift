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
        /// The generic parameters that no Sendable closure can name, in a function that rethrows.
        var unsentParameters: Set<String> = []
        var effects = Effects()
        /// Whether it runs on an actor.
        var isIsolated = false
        /// Whether only its module may bind it to an actor, by default (SE-0466).
        var mayBeIsolated = false
        /// Whether its handler may leave the actor that it runs on, if any.
        var isLeft = false
        /// Whether its handler is behind a lock, whose type is generic over that of the handler.
        var isLocked = false

        init() {}

        init(_ isolation: Isolation, effects: Effects, watcher: String? = nil) {
            self.watcher = watcher
            self.effects = effects
            isIsolated = isolation.isIsolated
            mayBeIsolated = isolation.mayBeIsolated
            isLeft = isolation.mayBeLeft && isAsync
            isLocked = isolation.storage != .plain
        }

        /// Whether it is `async`, so that its handler may run elsewhere.
        var isAsync: Bool { effects.isAsync }

        /// Whether it may itself throw what an expression throws that becomes a closure.
        func mayEvaluate(_ closure: FunctionTypeSyntax) -> Bool {
            guard closure.effects.canThrow, !effects.throwsAnyError, effects.throwing != .rethrows else { return true }
            return closure.effects.thrownType != nil && closure.effects.thrownType == effects.thrownType
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
        let isWatched = function.effects.canThrow && caller.watcher != nil
        let isErased = optionals == 0 && type.isErasedAsClosure(generic)
        var mayBeWatched = mayBeWatched(function, in: type, by: caller, in: mock)
        if isWatched, !isErased, attributes.has("Sendable"), namesUnsentParameter(function, by: caller, in: mock) {
            // The handler does without a promise that the closure between cannot give.
            if optionals == 0, type.attributes.has("Sendable"), !type.attributes.has("escaping"),
                !(caller.isAsync && caller.mayLeaveActor)
            {
                var parameter = parameter
                parameter.type = type.without(attribute: "Sendable")
                lowered.handlerType = handlerParameter(
                    parameter.type, isVariadic: false, generic: generic, in: mock)
                return lowerClosure(parameter, generic: generic, caller: caller, in: mock, into: &lowered)
            }
            mayBeWatched = false
        }
        let watcher = isWatched && mayBeWatched ? caller.watcher : nil
        if isErased || isWatched, attributes.contains(where: \.isIsolation) {
            return lowerIsolatedClosure(
                parameter, function, isOptional: optionals > 0, isErased: isErased, generic: generic, caller: caller,
                in: mock, into: &lowered)
        }
        defer {
            lowered.throwsUnwatched = isWatched && !lowered.isWatched
            lowered.throwsOneType = function.effects.thrownType != nil && lowered.argument.hasPrefix("{")
            lowered.transfersArguments =
                lowered.argument != lowered.name && lowered.argument.contains("\(names["MockgenBox"])(")
        }
        let isAutoclosure = type.attributes.has("autoclosure")
        if isErased {
            if let closure = erasedClosure(
                function, attributes, named: lowered.name, generic: generic, caller: caller, in: mock)
            {
                (lowered.handlerType, lowered.argument) = (closure.type, closure.argument)
                lowered.isWatched = watcher != nil
            } else {
                lowered.handlerType = nil
                lowered.whyLeftOut = obstacle(
                    toErasing: function, attributes, generic: generic, caller: caller, in: mock)
            }
        } else if watcher != nil, isAutoclosure {
            // The handler's autoclosure takes an expression.
            guard
                let closure = forwarding(
                    function, attributes, to: lowered.name, generic: generic, caller: caller, isExpression: true,
                    in: mock)
            else { return }
            lowered.argument = closureCall(closure, bare, in: mock)
            lowered.isWatched = true
        } else if watcher != nil,
            let argument = watchedClosure(
                type, named: lowered.name, caller: caller, isErased: lowered.handlerType == .named("Any"), in: mock)
        {
            lowered.argument = argument
            lowered.handlerType = lowered.handlerType.map {
                signatureParameter($0.taking(takingEscapingClosures(function, in: mock), for: function), in: mock)
            }
            lowered.isWatched = true
        }
    }

    /// Why no closure without generic types stands for a generic one.
    private func obstacle(
        toErasing function: FunctionTypeSyntax, _ attributes: [Attribute], generic: Set<String>, caller: Caller,
        in mock: Context
    ) -> String {
        if takesWhatStays(function, caller: caller, in: mock) {
            return "is generic, and no closure on the actor can hand on what it gets"
        }
        if function.hasIsolatedParameter {
            return "is generic, and none but a Sendable closure can call it on its actor"
        }
        if function.parameters.contains(where: { $0.type.isExpansion(with: "inout") }) {
            return "is generic, and nothing can be passed on as a pack of 'inout' values"
        }
        if takesMetatype(function, attributes, caller: caller, in: mock) {
            return "is generic, and none but a Sendable closure can hand on the type of an existential type"
        }
        if isNeverCalled(function, in: mock) { return "is generic, and can never be called" }
        let values = function.parameters.map(\.type) + [function.result]
        return values.contains { fitsInNoAny($0, generic: generic, in: mock) }
            ? "is generic, and takes or gives what 'Any' does not hold"
            : "is generic, and nothing can be passed on as variadic arguments"
    }

    /// Whether another closure can stand between a handler and one that it gets: not one that may be exchanged for another or
    /// is borrowed only, nor one that takes what cannot leave an actor.
    private func mayBeWatched(
        _ function: FunctionTypeSyntax, in type: TypeSyntax, by caller: Caller, in mock: Context
    ) -> Bool {
        let specifiers = type.specifiers
        if specifiers.contains("borrowing"), type.attributes.has("escaping") { return false }
        let takesMetatype = function.parameters.contains { isExistentialMetatype($0.type, in: mock) }
        return !specifiers.contains("inout") && !(takesMetatype && function.effects.isAsync)
            && !isNeverCalled(function, in: mock) && !takesWhatStays(function, caller: caller, in: mock)
    }

    /// Whether the compiler would warn of the call of a closure: of what is never run, and of what returns a tuple with `Never`.
    private func isNeverCalled(_ function: FunctionTypeSyntax, in mock: Context) -> Bool {
        function.parameters.contains { isUninhabited($0.type, in: mock) }
            || vacancy(of: function.result, in: mock) == .part
    }

    /// Whether the types of a closure have a generic parameter in them that no Sendable closure can name.
    private func namesUnsentParameter(_ function: FunctionTypeSyntax, by caller: Caller, in mock: Context) -> Bool {
        let meant = TypeSyntax.function(function).replacing(NameReplacement(mock.associatedTypes.finalBindings))
        let ofMock = meant.mentions(["Self", mock.name]) ? mock.associatedTypes.genericNames : []
        return !ofMock.isDisjoint(with: caller.unsentParameters) || meant.mentions(caller.unsentParameters)
    }

    /// Whether a closure that is waited for takes what can neither be sent to another actor nor put into a box.
    private func takesWhatStays(_ function: FunctionTypeSyntax, caller: Caller, in mock: Context) -> Bool {
        caller.mayLeaveActor && function.effects.isAsync
            && function.parameters.contains {
                isNoncopyable($0.type, in: mock) && !isKnownSendable($0.type, in: mock)
                    || isNonescapable($0.type, generic: [], in: mock) && !isSpanOfSendables($0.type, in: mock)
            }
    }

    /// Whether a closure that is waited for, and is not Sendable, takes the type of an existential type: what stands between it and
    /// a handler would be on the actor, and could not hand that on.
    private func takesMetatype(
        _ function: FunctionTypeSyntax, _ attributes: [Attribute], caller: Caller, in mock: Context
    ) -> Bool {
        caller.mayLeaveActor && function.effects.isAsync && !attributes.has("Sendable")
            && globalActor(in: attributes, of: mock) == nil
            && function.parameters.contains { isUnsentMetatype($0.type, in: mock) }
    }

    /// Has a closure that others call, and that has an isolation of its own, be one that leaves its caller's actor.
    private func lowerIsolatedClosure(
        _ parameter: Parameter, _ function: FunctionTypeSyntax, isOptional: Bool, isErased: Bool, generic: Set<String>,
        caller: Caller, in mock: Context, into lowered: inout LoweredParameter
    ) {
        // No local function casts to the elements of a pack.
        let hasPack = parameter.type.hasPackExpansion
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
        if !isOptional, !type.attributes.has("escaping") {
            lowered.convertedType = type
        } else if lowered.argument != lowered.name, !isKnownSendable(function.result, in: mock) {
            // A closure that calls it on its actor could not have what it answers (SE-0431).
            let written = signatureParameter(parameter.type.without(attribute: "escaping"), in: mock)
            lowered.copy = .init(declaration: "let \(lowered.name): \(written)", value: lowered.name)
        }
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
                erased.parameters[index].type = escapingIfClosure(
                    signatureParameter(parameter.type, in: mock), in: mock)
            }
        }
        erased.result = closureResult(function.result, generic: generic, in: mock)
        erased.effects = erasedEffects(function.effects, generic: generic)
        guard !isNeverCalled(function, in: mock),
            let closure = forwarding(function, attributes, to: name, generic: generic, caller: caller, in: mock)
        else { return nil }
        let actor = globalActor(in: attributes, of: mock)
        // What runs on an actor that it gets hands its result on to another.
        if function.hasIsolatedParameter, function.result.mentions(generic) {
            erased.result = erased.result.with(specifiers: ["sending"], attributes: [])
        }
        let isStaying = takesWhatStays(function, caller: caller, in: mock)
        let isErasedElsewhere = erased.parameters == function.parameters && erased.result == function.result
        if isStaying, !isErasedElsewhere { return nil }
        // What takes the type of an existential type cannot get it from another closure that is on an actor.
        let takesMetatypes = function.parameters.allSatisfy { isExistentialMetatype($0.type, in: mock) }
        if takesMetatype(function, attributes, caller: caller, in: mock), !takesMetatypes, !isErasedElsewhere {
            return nil
        }
        let passesAsItIs = isStaying || takesMetatypes
        // One that is sent must be what it is sent as.
        let isConverted = caller.watcher != nil && function.effects.canThrow || caller.isLeft && !isStaying
        let isPlain = passesAsItIs && !isConverted
        let type = TypeSyntax.function(erased).attributed(actor ?? (function.hasIsolatedParameter ? "Sendable" : nil))
        let typed = caller.isAsync && actor != nil ? "\(closure) as \(type)" : closure
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
        // An `async` function may pass it on in a box, which does not see that it is for a typealias of what is Sendable.
        let isHidden =
            attributes.has("Sendable") && !type.attributes.has("Sendable")
        guard let function, optionals < 2,
            let closure = forwarding(
                function, attributes, to: name, generic: [], caller: caller,
                captured: optionals == 0 ? captured(name, type.specifiers) : nil,
                statesSendable: isHidden && caller.isAsync && optionals == 0 && !isErased, in: mock)
        else { return nil }
        let actor = globalActor(in: attributes, of: mock)
        let isSendable = (isErased ? type.attributes : attributes).contains { $0.name == "Sendable" }
        let written = signatureParameter(.function(takingEscapingClosures(function, in: mock)), in: mock)
            .attributed(isSendable ? "Sendable" : nil, actor, specifiers: callerIsolation(of: type, in: mock))
        if optionals > 0 {
            // The closure that maps an optional one does not see what it is for.
            let isTyped = isErased || actor != nil || isSendable || function.hasOwnership || function.effects.isAsync
            let typed = isTyped ? "\(closure) as \(written)" : closure
            let result = function.effects.thrownType == nil ? typed : genericArgument(closure, of: written)
            return "\(type.specifiers.contains("borrowing") ? "(copy \(name))" : name).map { \(name) in \(result) }"
        }
        // Neither does one in a box, which matters to where it runs (SE-0461).
        let escapes = type.attributes.has("escaping")
        let isUnseen = function.effects.isAsync || function.hasOwnership && caller.isAsync
        // Nor that its result is sent (SE-0430).
        let isSent = function.result.specifiers.contains("sending") && caller.isAsync
        let isTyped = isErased || actor != nil && caller.isAsync || isUnseen && escapes || isSent
        return isTyped ? "\(closure) as \(written)" : closure
    }

    /// A closure that calls another with what it gets, cast to what the other takes; nil where none can.
    ///
    /// - Parameters:
    ///   - isExpression: whether the handler gets its result rather than the closure.
    ///   - captured: how another that is `@Sendable` captures it where it is a variable.
    ///   - statesSendable: whether it says itself that it is `@Sendable`.
    private func forwarding(
        _ function: FunctionTypeSyntax, _ attributes: [Attribute], to name: String, generic: Set<String>,
        caller: Caller, isExpression: Bool = false, captured: String? = nil, statesSendable: Bool = false,
        in mock: Context
    ) -> String? {
        guard case .function(let function) = signatureParameter(.function(function), in: mock) else { return nil }
        let isSendable = attributes.has("Sendable")
        // Nothing can be passed on as variadic arguments or a pack that is changed, nothing but what is Sendable called on
        // another actor, and only the function knows a generic one.
        let canForward = function.parameters.allSatisfy { parameter in
            !parameter.isVariadic && !parameter.type.isExpansion(with: "inout")
                && !fitsInNoAny(parameter.type, generic: generic, in: mock)
                && (!parameter.isIsolated || isSendable && !parameter.type.mentions(generic))
        }
        guard canForward, !fitsInNoAny(function.result, generic: generic, in: mock) else { return nil }
        let result =
            isExpression
            ? erased(function.result, generic: generic, in: mock)
            : closureResult(function.result, generic: generic, in: mock)
        let call = ForwardedCall(of: function, result: result, generic: generic, by: caller)
        // What throws one type is not seen to (SE-0413).
        let thrown = function.effects.thrownType.flatMap { $0.mentions(generic) ? nil : $0 }
        // What `defer` changes needs a name.
        let isNamed =
            thrown != nil
            || function.parameters.contains {
                isCopied($0.type, for: call, in: mock) || $0.isIsolated || $0.isConsumed
            }
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
        // A closure runs on the actor that it gets where it says so (SE-0313), and consumes what it says.
        let inputs = zip(names, function.parameters).map { name, parameter in
            let isConsumed = parameter.isConsumed && !parameter.type.mentions(generic)
            return parameter.isIsolated || isConsumed ? "\(name): \(parameter.type)" : name
        }
        // A closure on no actor gets what cannot leave one.
        let takesMetatype =
            isSendable
            && function.parameters.contains {
                isUnsentMetatype($0.type, in: mock) && !mayPass($0.type, to: call, in: mock)
            }
        let statesSendable = statesSendable || takesMetatype
        let attribute = statesSendable ? "@Sendable " : ""
        let signature = isNamed ? "(\(inputs.joined(separator: ", ")))\(stated) " : ""
        let capture = captured.flatMap { isSendable ? "[\($0)] " : nil } ?? ""
        let head = isNamed || statesSendable || !capture.isEmpty ? "\(attribute)\(capture)\(signature)in " : ""
        return "{ \(head)\(statements.joined(separator: "; ")) }"
    }

    /// How a closure captures a parameter that is a variable: one that is sent (SE-0430) or consumed (SE-0377).
    private func captured(_ name: String, _ specifiers: [String]) -> String? {
        specifiers.contains("consuming") ? "\(name) = copy \(name)" : specifiers.contains("sending") ? name : nil
    }

    /// Whether only the function knows a type whose values `Any` does not hold.
    private func fitsInNoAny(_ type: TypeSyntax, generic: Set<String>, in mock: Context) -> Bool {
        type.mentions(generic)
            && (isNonescapable(type, generic: [], in: mock) || isNoncopyable(type, generic: [], in: mock))
    }

    /// The call of a closure inside another that gets its arguments from a handler.
    private struct ForwardedCall {
        let function: FunctionTypeSyntax
        /// Its result as a handler knows it.
        let result: TypeSyntax
        /// The generic parameters, which no handler knows.
        let generic: Set<String>
        /// Whether it may leave an actor.
        let leavesActor: Bool
        /// Whether the closure does not see what it is for, which says what is sent to it (SE-0430).
        let isBoxed: Bool
        /// Whether what the module binds to an actor is Sendable there: not for a caller that runs on one.
        let isKnownOrBound: Bool

        init(of function: FunctionTypeSyntax, result: TypeSyntax, generic: Set<String>, by caller: Caller) {
            self.function = function
            self.result = result
            self.generic = generic
            leavesActor = caller.mayLeaveActor && function.effects.isAsync
            isBoxed = caller.isLeft
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
            let value = "\(rest).removeFirst() as! \(element.bare)"
            let isBoxed = call.leavesActor || element.specifiers.contains("sending")
            return .init(
                statements: ["var \(rest) = \(input)[...]"],
                argument: "repeat \(isBoxed ? boxed(value) : value)")
        }
        if isCopied(parameter.type, for: call, in: mock) {
            let value = uniqueName("value\(suffix)", avoiding: [name])
            let specifier = call.leavesActor || parameter.isSent ? "nonisolated(unsafe) " : ""
            let cast = isGeneric ? " as! \(type)" : ""
            let written = signatureParameter(type, in: mock)
            let erasure = isGeneric && isOptional(type, in: mock) ? coercion(to: .named("Any")) : ""
            return .init(
                statements: [
                    "\(specifier)var \(value): \(written) = \(input)\(cast)",
                    "defer { \(input) = \(value)\(erasure) }",
                ],
                argument: "&\(value)")
        }
        if isGeneric {
            // What a closure promises is part of its type.
            let promises = parameter.type.attributes.filter { !["autoclosure", "escaping"].contains($0.name) }
            var value = "\(input) as! \(type.with(specifiers: [], attributes: promises))"
            if parameter.type.attributes.has("autoclosure") { value = closureCall("(\(value))", type, in: mock) }
            if parameter.isSent {
                return .init(
                    argument: boxedParts(of: "(\(value))", type, generic: call.generic, in: mock) ?? boxed(value))
            }
            return .init(argument: call.leavesActor ? boxed(value) : value)
        }
        if parameter.isSent, !isInout, let parts = boxedParts(of: input, type, generic: call.generic, in: mock) {
            return .init(argument: parts)
        }
        if parameter.type.attributes.has("autoclosure") {
            return .init(argument: closureCall(input, type, in: mock))
        }
        let isUnknown = call.isBoxed && parameter.isSent && !isKnownSendable(type, in: mock)
        // No box holds what has no copies, or cannot escape, or whose keys conform on the main actor only.
        if isNoncopyable(type, in: mock) || isNonescapable(type, generic: [], in: mock)
            || mayNeedIsolatedConformances && isolatedKey(in: type, of: mock) != nil
        {
            return .init(argument: "\(isInout ? "&" : "")\(input)")
        }
        if isUnknown || !isInout && !parameter.isIsolated && !mayPass(type, to: call, in: mock) {
            // No box lets such a value go; see `forwarding`.
            return .init(argument: isUnsentMetatype(type, in: mock) ? input : boxed(input))
        }
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
        return effects + expression + coercion(to: call.result)
    }

    /// A closure that throws errors of one type as an argument that is generic: as of Swift 6.3 the compiler crashes where
    /// it sees the expression itself there.
    func genericArgument(_ closure: String, of type: TypeSyntax) -> String { "(\(closure) as \(type.asOptional))!" }

    /// A value in a box that carries it anywhere.
    func boxed(_ value: String) -> String { "\(names["MockgenBox"])(\(value)).value" }

    /// A tuple that is sent, with its parts in boxes, since the compiler takes it apart; nil for other types, and for what can
    /// be sent anyway.
    ///
    /// - Parameter generic: the generic parameters that hide associated types.
    func boxedParts(of value: String, _ type: TypeSyntax, generic: Set<String>, in mock: Context) -> String? {
        let origin = mock.resolved.type
        let meant = bound(type.bare.unparenthesized, hiddenBy: generic, in: mock)
        let type = resolver.withoutTypealiases(meant, in: origin.path, file: origin.file).bare.unparenthesized
        guard case .tuple(let elements) = type, elements.count > 1, !isKnownSendable(type, in: mock),
            !isNoncopyable(type, in: mock), !isNonescapable(type, generic: [], in: mock)
        else { return nil }
        let parts = elements.enumerated().map { index, element in
            let part = "\(value).\(index)"
            let label = element.label.map { $0 == "_" ? "" : "\(labelInCall($0)): " } ?? ""
            return label + (boxedParts(of: part, element.type, generic: generic, in: mock) ?? boxed(part))
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    /// The call of an autoclosure. For example: `try await value()`
    func closureCall(_ name: String, _ type: TypeSyntax, in mock: Context) -> String {
        guard let function = unwrapped(type, in: mock).closure else { return "\(name)()" }
        let effects = (function.effects.throwing == .never ? "" : "try ") + (function.effects.isAsync ? "await " : "")
        return "\(effects)\(name)()"
    }
}
