// Parameters and results -> what signatures, handlers and histories say in their place.

import SwiftDeclarations

extension Lowering {
    /// A parameter as the mock's members use it.
    struct LoweredParameter {
        /// For example: `by id: Int`
        var declaration: String
        /// The name inside the function, in backticks where it needs them.
        var name: String
        /// What is passed to the handler. For example: `&value`
        var argument: String
        /// Its type as it is written, without attributes.
        var type: TypeSyntax
        /// The type in the handler's parameter list; nil where no handler can take the value.
        var handlerType: TypeSyntax?
        /// The type in the history; nil where it cannot be kept.
        var recordedType: TypeSyntax?
        /// What the history keeps. For example: `id`
        var recordedValue = ""
        /// Whether the history has no optional for it, as with Mockolo, and nothing of a call with `nil`.
        var isRecordedUnwrapped = false
        /// The list that the handler gets in place of a parameter pack.
        var pack: Mock.Call.Pack?
        /// What the handler gets or changes in place of the parameter.
        var copy: Mock.Call.Copy?
        /// The type that a closure with an isolation of its own has where another calls it. For example: `(Int) async -> Void`
        var convertedType: TypeSyntax?
        /// Whether the value may share state with its origin, so that it cannot leave an actor as it is.
        var mayCarryState = false
        /// Whether it is a closure that does not escape, but can be used for a while as if it did.
        var isLentClosure = false
        /// Whether its type is `some P`, which is `any P` for the handler.
        var isOpaque = false
        /// Whether it is an `inout` value, the type of an existential type, a closure that does not escape or one that an
        /// expression becomes, and is not Sendable: it can be passed on where it is, but no further.
        var isConfined = false
        /// Whether it can be passed on anywhere.
        var isSafe = true
        /// Whether it is confined since it cannot be copied, also to an actor that is passed.
        var isBound = false
        /// Whether it is sent there and back, and not Sendable, so that a history keeps it by way of a box.
        var isReturned = false
        /// Whether it is the actor that the function runs on (SE-0313).
        var isActor = false
        /// Whether what it throws, as a closure, is noted: only that may be rethrown.
        var isWatched = false
        /// Whether it is a closure that throws and that nothing can watch.
        var throwsUnwatched = false
        /// Whether the handler gets a closure expression that throws errors of one type (SE-0413).
        var throwsOneType = false
        /// Whether it is a closure whose arguments leave the actor.
        var transfersArguments = false
        /// Why no handler can take it, if it is not for being generic and noncopyable.
        var whyLeftOut: String?
    }

    func lower(
        _ parameters: [Parameter], generic genericParameters: [GenericParameter],
        by caller: Caller = Caller(), in mock: Context
    ) -> [LoweredParameter] {
        var taken: Set<String> = Set(parameters.map { unescaped($0.name) })
        let parameters = withDistinctNames(parameters, taken: &taken).map { withoutVainOwnership($0, in: mock) }
        let generic = Set(genericParameters.map(\.name))
        return parameters.enumerated().map { index, parameter in
            var lowered = lower(
                parameter, index: index, generic: generic, by: caller, taken: &taken, in: mock)
            let names = noncopyable(genericParameters)
            if isClosure(parameter.type, in: mock), parameter.type.mentions(names) { lowered.handlerType = nil }
            if case .packExpansion(let element) = parameter.type.bare {
                if case .function = element.bare.unparenthesized {
                    (lowered.handlerType, lowered.recordedType) = (nil, nil)
                    lowered.whyLeftOut = "is one of closures that do not escape"
                } else {
                    lowered.passAsList(optionals: isOptional(element, in: mock), taken: &taken)
                }
            } else if lowered.handlerType?.wrapped ?? lowered.handlerType == .named("Any"),
                parameter.type.isClosureOverPack
            {
                (lowered.handlerType, lowered.recordedType) = (nil, nil)
                lowered.whyLeftOut = "is a closure over a parameter pack, which is a value of no other type"
            }
            if fitsInNoClosure(parameter.type, in: mock) {
                lowered.handlerType = nil
                lowered.whyLeftOut =
                    "has generic values that cannot be copied, and the compiler crashes on properties with closures over such"
            }
            leaveOutWhatCannotEscape(parameter, generic: genericParameters, by: caller, in: mock, of: &lowered)
            let isNoncopyable = isNoncopyable(parameter.type, generic: genericParameters, in: mock)
            lowered.restrict(
                to: parameter.type, isGeneric: parameter.type.mentions(generic),
                isNoncopyable: isNoncopyable,
                isUnrecordable: isNoncopyable || isNonescapable(parameter.type, generic: genericParameters, in: mock),
                isOptional: isOptional(parameter.type, in: mock))
            if isNoncopyable, isDeclaredSendable(parameter.type, in: mock) { lowered.isSafe = true }
            // No box holds it.
            if isNoncopyable, !lowered.isSafe, !parameter.type.specifiers.contains("sending") {
                (lowered.isConfined, lowered.isBound) = (true, true)
            }
            return lowered
        }
    }

    /// Keeps from handlers what would have to be an element of an array, and closures that give such values unless they reach
    /// the handler as they are: where one is converted, or passed to what is generic, the compiler does not see where the
    /// values come from (SE-0446).
    private func leaveOutWhatCannotEscape(
        _ parameter: Parameter, generic: [GenericParameter], by caller: Caller, in mock: Context,
        of lowered: inout LoweredParameter
    ) {
        if parameter.isVariadic {
            guard isNonescapable(parameter.type, generic: generic, in: mock) else { return }
            (lowered.handlerType, lowered.recordedType) = (nil, nil)
            lowered.whyLeftOut = "is variadic and does not escape"
        } else if caller.isLocked || caller.isAsync || lowered.argument != lowered.name
            || parameter.type.mentions(Set(generic.map(\.name))),
            givesWhatCannotEscape(parameter.type, generic: generic, in: mock)
        {
            lowered.handlerType = nil
            lowered.whyLeftOut = "is a closure that gives what cannot escape"
            lowered.throwsUnwatched = lowered.throwsUnwatched || lowered.isWatched
            lowered.isWatched = false
        }
    }

    /// Parameters without two of one name: a requirement may have them, a function with a body may not.
    private func withDistinctNames(_ parameters: [Parameter], taken: inout Set<String>) -> [Parameter] {
        var seen: Set<String> = []
        return parameters.map { parameter in
            guard parameter.name != "_", !seen.insert(unescaped(parameter.name)).inserted else { return parameter }
            var parameter = parameter
            parameter.label = parameter.label ?? parameter.name
            parameter.name = uniqueName(unescaped(parameter.name), avoiding: taken)
            taken.insert(parameter.name)
            return parameter
        }
    }

    /// Whether the value of a parameter that takes a closure outlives the call.
    private func closureEscapes(_ parameter: Parameter, in mock: Context) -> Bool {
        let type = parameter.type
        return parameter.isVariadic || type.specifiers.contains("inout")
            || type.attributes.has("escaping") || isOptional(type, in: mock)
    }

    /// A parameter that does not say who owns a tuple, or that a pack or a closure that does not escape is borrowed, which a
    /// witness need not repeat: as of Swift 6.3 the compiler cannot borrow what it takes apart, crashes on copies of it and
    /// on such a pack, and does not pass on such a closure (SE-0377).
    private func withoutVainOwnership(_ parameter: Parameter, in mock: Context) -> Parameter {
        let type = parameter.type
        if case .packExpansion(let element) = type.bare.unparenthesized, element.specifiers.contains("borrowing") {
            var parameter = parameter
            parameter.type = .packExpansion(element.bare)
            return parameter
        }
        // To find out what a type is may take a file to be parsed.
        guard type.specifiers.contains(where: { ["borrowing", "consuming"].contains($0) }) else { return parameter }
        var vain: [String] = []
        if isTuple(type, in: mock) || isEmptyTuple(type, in: mock) {
            vain = ["borrowing", "consuming"]
        } else if isClosure(type, in: mock), !closureEscapes(parameter, in: mock) {
            vain = ["borrowing"]
        }
        guard type.specifiers.contains(where: vain.contains) else { return parameter }
        var parameter = parameter
        parameter.type = type.bare.with(
            specifiers: type.specifiers.filter { !vain.contains($0) }, attributes: type.attributes)
        return parameter
    }

    private func lower(
        _ parameter: Parameter, index: Int, generic: Set<String>, by caller: Caller, taken: inout Set<String>,
        in mock: Context
    ) -> LoweredParameter {
        let name = nameInBody(of: parameter, index: index, taken: &taken)
        let type = parameter.type
        let bare = type.bare.unparenthesized
        var lowered = declared(parameter, as: name, in: mock)
        if type.specifiers.contains("inout") {
            lowered.argument = "&\(lowered.name)"
            copyInout(name, type, generic: generic, by: caller, taken: &taken, in: mock, into: &lowered)
        }
        let function = closure(type, in: mock)
        let isClosure = function != nil
        // What stays where it is may be anything.
        let mayLeave = caller.isAsync || type.specifiers.contains("sending")
        let isSafe =
            !mayLeave || staysSendable(type, generic: generic, in: mock) || isKnownSendable(bare, in: mock)
        let hasIsolation = hasIsolation(type, in: mock)
        // A closure can leave an actor, and be called where errors are caught; an expression that becomes one cannot.
        var passed = parameter
        let mustBeCalled = function.map { !caller.mayEvaluate($0) } ?? false
        // An expression of a generic type would capture that, of which nobody says that it is Sendable (SE-0470).
        let capturesType = type.attributes.has("Sendable") && type.mentions(mock.genericNames)
        if !isSafe && caller.isLeft || hasIsolation || mustBeCalled && type.mentions(generic) || capturesType {
            passed.type = type.without(attribute: "autoclosure")
            // Its result is erased, so that another closure calls it.
            if passed.type != type, type.mentions(generic) { passed.type = passed.type.without(attribute: "escaping") }
        }
        let isExpression = passed.type.attributes.has("autoclosure")
        if isExpression { lowered.argument = closureCall(lowered.name, bare, in: mock) }
        lowered.handlerType = handlerParameter(
            passed.type, isVariadic: parameter.isVariadic, generic: generic, in: mock)
        lowerClosure(passed, generic: generic, caller: caller, in: mock, into: &lowered)
        lowered.recordedType = recordedType(
            type, isVariadic: parameter.isVariadic, generic: generic, in: mock)
        let isLent = isClosure && (isExpression || !closureEscapes(parameter, in: mock))
        lowered.isOpaque = bare.hasOpaquePart && lowered.handlerType != .named("Any")
        // What stays of it is not its own (SE-0430).
        let isInout = type.specifiers.contains("inout")
        lowered.isReturned = isInout && !isSafe && type.specifiers.contains("sending")
        if lowered.isReturned { lowered.recordedValue = boxed(lowered.recordedValue) }
        let isConfined =
            !isSafe && (isInout || isLent || isExistentialMetatype(type, in: mock))
        lowered.mayCarryState = !isSafe && !isConfined
        if lowered.isOpaque, type.specifiers.contains("sending") { passSentExistential(of: &lowered) }
        lowered.isConfined = isConfined
        lowered.isSafe = isSafe
        lowered.isActor = type.specifiers.contains("isolated")
        // The compiler cannot lend what has an isolation of its own (SE-0431), nor what has its caller's (SE-0461) where that
        // is one that is passed.
        let isLendable =
            (!hasIsolation || lowered.convertedType != nil)
            && !(caller.isPassed && !callerIsolation(of: type, in: mock).isEmpty)
        lowered.isLentClosure = isLent && !isSafe && isLendable
        if isLent, !isSafe, !isLendable, caller.isLeft, lowered.handlerType != nil {
            let sent = uniqueName("sent\(capitalized(identifierName(name)))", avoiding: taken)
            taken.insert(sent)
            lowered.copy = .init(declaration: "nonisolated(unsafe) let \(sent)", value: lowered.name)
            lowered.argument = sent
        }
        coerceOptional(isExpression ? function?.result ?? bare : bare, of: &lowered, in: mock)
        return lowered
    }

    /// The name that a parameter has inside the function.
    private func nameInBody(of parameter: Parameter, index: Int, taken: inout Set<String>) -> String {
        let label = parameter.label ?? parameter.name
        var name = parameter.name
        if name == "_" {
            name = uniqueName(label == "_" ? "arg\(index)" : unescaped(label), avoiding: taken)
            taken.insert(name)
        }
        if unescaped(name) == "self" || StandardNames.inBodies.contains(name) {
            // Inside the function it would hide the mock, or what its body uses.
            name = uniqueName("\(unescaped(name))Argument", avoiding: taken)
            taken.insert(name)
        }
        return name
    }

    /// A parameter as it is declared, before anything is decided about it.
    private func declared(_ parameter: Parameter, as name: String, in mock: Context) -> LoweredParameter {
        let label = parameter.label ?? parameter.name
        let used = escapedInBody(name)
        let written = signatureParameter(parameter.type, in: mock)
        let names =
            unescaped(label) == unescaped(name) ? escapedLabel(label) : "\(escapedLabel(label)) \(used)"
        return LoweredParameter(
            declaration: "\(names): \(written)\(parameter.isVariadic ? "..." : "")", name: used, argument: used,
            type: parameter.type.bare.unparenthesized, handlerType: nil, recordedType: nil, recordedValue: used)
    }

    /// Boxes what is sent and becomes another type, whose values nobody knows to be sent.
    private func passSentExistential(of lowered: inout LoweredParameter) {
        guard let existential = lowered.handlerType?.bare else { return }
        lowered.argument = "\(names["MockgenBox"])(\(lowered.name) as \(existential)).value"
        (lowered.transfersArguments, lowered.mayCarryState) = (true, false)
    }

    /// Has an optional value coerced to what the handler and the history have it as, and one that is unwrapped implicitly
    /// unwrapped before it is recorded.
    private func coerceOptional(_ value: TypeSyntax, of lowered: inout LoweredParameter, in mock: Context) {
        if isOptional(value, in: mock) {
            lowered.argument += coercion(to: lowered.handlerType)
            lowered.recordedValue += coercion(to: lowered.recordedType)
            // Otherwise the compiler would unwrap it as little as it can, and warn.
            if case .implicitlyUnwrapped(let wrapped) = value, isOptional(wrapped, in: mock),
                lowered.handlerType == .named("Any").asOptional
            {
                lowered.argument += " as Any?"
            }
        }
        if case .implicitlyUnwrapped = lowered.type {
            lowered.isRecordedUnwrapped = lowered.recordedValue == lowered.name
        }
    }

    /// Has the handler change a copy of an `inout` parameter: one of type `Any` where only the function knows the type,
    /// and one that the compiler does not watch where the handler may run elsewhere.
    private func copyInout(
        _ name: String, _ type: TypeSyntax, generic: Set<String>, by caller: Caller, taken: inout Set<String>,
        in mock: Context, into lowered: inout LoweredParameter
    ) {
        let isErased = lowered.type.mentions(generic)
        let isSent =
            caller.isLeft && (isErased || !isKnownSendable(lowered.type, in: mock, orBound: !caller.isIsolated))
        guard isErased || isSent else { return }
        let copy = uniqueName("\(isErased ? "any" : "sent")\(capitalized(identifierName(name)))", avoiding: taken)
        taken.insert(copy)
        lowered.argument = "&\(copy)"
        var kept = lowered.type
        var erased = TypeSyntax.named("Any")
        // The handler gets `T!` as an optional.
        if isErased, case .implicitlyUnwrapped(let wrapped) = kept {
            (kept, erased) = (wrapped.asOptional, erased.asOptional)
        }
        let written = signatureParameter(kept, in: mock)
            .with(specifiers: type.callerIsolation, attributes: type.attributes)
        let cast = isErased ? " as! \(written)" : ""
        lowered.copy = .init(
            declaration: "\(isSent ? "nonisolated(unsafe) " : "")var \(copy): \(isErased ? erased : written)",
            value: lowered.name + (isErased && isOptional(lowered.type, in: mock) ? coercion(to: erased) : ""),
            ending: "\(lowered.name) = \(copy)\(cast)",
            mayBeMoved: isErased
                ? caller.isIsolated && type.specifiers.contains("sending")
                : isOutOfSight(lowered.type, in: mock))
    }

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

    private func recordedType(
        _ type: TypeSyntax, isVariadic: Bool, generic: Set<String>, in mock: Context
    ) -> TypeSyntax? {
        var bare = type.bare.unparenthesized
        // Only closures escape; the typealias behind the attribute may be out of sight.
        let isClosure = isClosure(bare, in: mock) || type.attributes.has("escaping")
        if isClosure || type.attributes.has("autoclosure") { return nil }
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
        let isClass = kind.map { $0 != .protocol } ?? name.last.map { KnownClasses.isClass($0) } ?? false
        return isClass ? constraint : .any(constraint)
    }

    /// What an associated type is bound to; where the annotation names protocols, `any` stands before them (SE-0335).
    func existential(_ bound: (name: String, type: TypeSyntax), in mock: Context) -> TypeSyntax {
        guard let type = mock.annotation.value(of: bound.name, in: .typealias).flatMap(typeSyntax) else {
            return bound.type
        }
        let written = type.replacing { part in
            switch part {
            case .any, .some, .metatype, .protocolMetatype: part
            case .composition(let types): types.contains { isProtocol($0, in: mock) } ? .any(part) : part
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
        guard let name = followed.qualifiedName, !["Any", "AnyObject"].contains(name.last) else { return false }
        if let found = resolver.lookUp(name, from: origin) { return found.declaration.kind == .protocol }
        return resolver.isKnownProtocol(followed)
    }

    /// The handler's result for a function's, and the cast that leads back.
    func handlerResult(
        _ type: TypeSyntax, generic: Set<String>, in mock: Context
    ) -> (type: TypeSyntax, cast: String) {
        let type = AssociatedTypes.withoutSelf(type)
        if type.mentions(generic) {
            let erased = (type.wrapped == nil ? TypeSyntax.named("Any") : .optional(.named("Any")))
                .with(specifiers: type.specifiers.filter { $0 == "sending" }, attributes: [])
            var result = signatureResult(type.bare, in: mock)
            if case .implicitlyUnwrapped(let wrapped) = result { result = wrapped.asOptional }
            // Those of a closure are part of its type.
            result = result.with(specifiers: type.specifiers.filter { $0 != "sending" }, attributes: type.attributes)
            // A cast of `Any?` looks into one optional only, a cast of `Any` into all of them: a handler may answer `nil`,
            // or an argument that was.
            return (erased, type.wrapped == nil ? " as! \(result)" : " as Any as! \(result)")
        }
        let named = selfByName(type, in: mock)
        let stays = mock.hasOneSelf || !type.mentionsSelf
        var (handler, result) = (named, type.bare)
        if case .implicitlyUnwrapped(let wrapped) = named { handler = wrapped.asOptional }
        if case .implicitlyUnwrapped(let wrapped) = result { result = wrapped.asOptional }
        return (handler, stays ? "" : " as! \(result.with(specifiers: [], attributes: type.attributes))")
    }
}

extension TypeSyntax {
    /// Whether a closure in the type takes the elements of a pack. For example: `(repeat each Value) -> Void`
    var isClosureOverPack: Bool {
        contains { part in
            guard case .function(let function) = part else { return false }
            return function.parameters.contains { parameter in
                if case .packExpansion = parameter.type.bare { true } else { false }
            }
        }
    }
}

extension Lowering.LoweredParameter {
    /// A parameter pack (SE-0393) reaches handler and history as a list, as variadic arguments do.
    fileprivate mutating func passAsList(optionals: Bool, taken: inout Set<String>) {
        let list = uniqueName("all\(capitalized(identifierName(name)))", avoiding: taken)
        taken.insert(list)
        pack = Mock.Call.Pack(list: list, parameter: name, isOptional: optionals)
        argument = list
        handlerType = .array(.named("Any"))
        recordedType = handlerType
        recordedValue = list
    }

    /// Heeds what the ownership of a parameter allows.
    fileprivate mutating func restrict(
        to type: TypeSyntax, isGeneric: Bool, isNoncopyable: Bool, isUnrecordable: Bool, isOptional: Bool
    ) {
        // Nothing that does not escape can be boxed.
        if isUnrecordable { (recordedType, mayCarryState) = (nil, false) }
        if isUnrecordable, isOpaque, !type.specifiers.contains("consuming") {
            // It would have to be consumed to become `any P`.
            handlerType = nil
            whyLeftOut = "is opaque and only borrowed"
        } else if isUnrecordable, isGeneric, !isNoncopyable {
            // `Any` holds values that escape only.
            (handlerType, copy) = (nil, nil)
            whyLeftOut = "is generic and does not escape"
        } else if isNoncopyable {
            mayCarryState = false
            // Only the function knows what the value is, and `Any` holds copyable values only.
            if isGeneric { handlerType = nil }
            if copy != nil { (argument, copy) = ("&\(name)", nil) }
        } else if type.specifiers.contains("borrowing") || type.specifiers.contains("consuming") {
            // These make even copyable values ask for their copies (SE-0377).
            if recordedType != nil { recordedValue = "copy \(recordedValue)" }
            if isGeneric {
                handlerType = .named("Any")
                argument = "copy \(name)\(isOptional ? coercion(to: handlerType) : "")"
            } else if isOpaque, let bare = handlerType?.bare {
                // It becomes `any P`, which takes a copy.
                handlerType = bare.with(
                    specifiers: type.specifiers.filter { $0 == "sending" }, attributes: [])
                argument = "copy \(argument)"
            }
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

/// The keywords that are no expressions.
private let reservedWords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
]

/// A name as the label of a parameter: the compiler warns of two keywords there.
func escapedLabel(_ name: String) -> String {
    ["let", "var"].contains(name) ? "`\(name)`" : name
}

/// A name as an expression: in backticks where it is a keyword that cannot stand there alone.
func escapedInBody(_ name: String) -> String {
    reservedWords.contains(name) ? "`\(name)`" : name
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
