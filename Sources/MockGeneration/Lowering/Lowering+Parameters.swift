// Parameters -> what the members of a mock make of them.

import SwiftDeclarations

extension Lowering {
    /// What the members of a mock make of the parameters of one requirement.
    ///
    /// - Parameters:
    ///   - genericParameters: those of the requirement itself.
    ///   - caller: what is known of the member that hands them on.
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
            lowerPack(parameter, taken: &taken, in: mock, of: &lowered)
            leaveOutWhatCannotBeCopied(parameter, generic: genericParameters, in: mock, of: &lowered)
            leaveOutWhatCannotEscape(parameter, generic: genericParameters, by: caller, in: mock, of: &lowered)
            heedOwnership(of: parameter.type, generic: genericParameters, in: mock, of: &lowered)
            return lowered
        }
    }

    /// Has a handler get a parameter pack as a list, and no closure over one, which is a value of no other type.
    private func lowerPack(
        _ parameter: Parameter, taken: inout Set<String>, in mock: Context, of lowered: inout LoweredParameter
    ) {
        if case .packExpansion(let element) = parameter.type.bare {
            guard case .function = element.bare.unparenthesized else {
                return lowered.passAsList(optionals: isOptional(element, in: mock), taken: &taken)
            }
            (lowered.handlerType, lowered.recordedType) = (nil, nil)
            lowered.whyLeftOut = "is one of closures that do not escape"
        } else if lowered.handlerType?.wrapped ?? lowered.handlerType == .named("Any"),
            parameter.type.isClosureOverPack
        {
            (lowered.handlerType, lowered.recordedType) = (nil, nil)
            lowered.whyLeftOut = "is a closure over a parameter pack, which is a value of no other type"
        }
    }

    /// Keeps closures over generic values that cannot be copied from handlers.
    private func leaveOutWhatCannotBeCopied(
        _ parameter: Parameter, generic: [GenericParameter], in mock: Context, of lowered: inout LoweredParameter
    ) {
        if isClosure(parameter.type, in: mock), parameter.type.mentions(noncopyable(generic)) {
            lowered.handlerType = nil
        }
        if fitsInNoClosure(parameter.type, in: mock) {
            lowered.handlerType = nil
            lowered.whyLeftOut =
                "has generic values that cannot be copied, and the compiler crashes on properties with closures over such"
        }
    }

    /// Heeds what types allow that cannot be copied, or do not escape.
    private func heedOwnership(
        of type: TypeSyntax, generic: [GenericParameter], in mock: Context, of lowered: inout LoweredParameter
    ) {
        let isNoncopyable = isNoncopyable(type, generic: generic, in: mock)
        lowered.restrict(
            to: type, isGeneric: type.mentions(Set(generic.map(\.name))), isNoncopyable: isNoncopyable,
            isUnrecordable: isNoncopyable || isNonescapable(type, generic: generic, in: mock),
            isOptional: isOptional(type, in: mock))
        guard isNoncopyable else { return }
        if isDeclaredSendable(type, in: mock) { lowered.isSafe = true }
        // No box holds it.
        if !lowered.isSafe, !type.specifiers.contains("sending") {
            (lowered.isConfined, lowered.isBound) = (true, true)
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

    /// A parameter that does not say who owns a tuple or a closure that does not escape, or that a pack is borrowed, which a
    /// witness need not repeat: as of Swift 6.3 the compiler cannot borrow what it takes apart, crashes on copies of it, on
    /// such a pack and where it passes on an owned closure, and does not pass on a borrowed one (SE-0377).
    private func withoutVainOwnership(_ parameter: Parameter, in mock: Context) -> Parameter {
        let type = parameter.type
        if case .packExpansion(let element) = type.bare.unparenthesized, element.specifiers.contains("borrowing") {
            var parameter = parameter
            parameter.type = .packExpansion(element.bare)
            return parameter
        }
        // To find out what a type is may take a file to be parsed.
        let owners: Set = ["borrowing", "consuming", "__owned"]
        guard type.specifiers.contains(where: owners.contains) else { return parameter }
        var vain: [String] = []
        if isTuple(type, in: mock) || isEmptyTuple(type, in: mock) {
            vain = ["borrowing", "consuming"]
        } else if isClosure(type, in: mock), !closureEscapes(parameter, in: mock) {
            vain = ["borrowing", "__owned"]
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
        // An expression of a generic type would capture that, of which nobody says that it is Sendable (SE-0470). One that
        // makes a closure on a global actor is what the compiler does not know how to check in actors, as of Swift 6.3.
        let capturesType = type.attributes.has("Sendable") && type.mentions(mock.genericNames)
        let isUncheckable = function.map { isOnGlobalActor($0.result, in: mock) } ?? false
        if !isSafe && caller.isLeft || hasIsolation || mustBeCalled && type.mentions(generic) || capturesType
            || isUncheckable
        {
            passed.type = type.without(attribute: "autoclosure")
            // Its result is erased, so that another closure calls it.
            if passed.type != type, type.mentions(generic) { passed.type = passed.type.without(attribute: "escaping") }
        }
        let isExpression = passed.type.attributes.has("autoclosure")
        if isExpression {
            lowered.argument = closureCall(lowered.name, bare, in: mock)
            // On an actor, the expression is not known to be sent.
            passed.type = passed.type.withoutSending
        }
        lowered.handlerType = handlerParameter(
            passed.type, isVariadic: parameter.isVariadic, generic: generic, in: mock)
        lowerClosure(passed, generic: generic, caller: caller, in: mock, into: &lowered)
        lowered.recordedType = recordedType(
            type, isVariadic: parameter.isVariadic, generic: generic, in: mock)
        let staysHere = isClosure && (isExpression || !closureEscapes(parameter, in: mock))
        lowered.isOpaque = bare.hasOpaquePart && lowered.handlerType != .named("Any")
        // What stays of it is not its own (SE-0430).
        let isInout = type.specifiers.contains("inout")
        lowered.isReturned = isInout && !isSafe && type.specifiers.contains("sending")
        if lowered.isReturned { lowered.recordedValue = boxed(lowered.recordedValue) }
        lowered.isBound = !isSafe && isExistentialMetatype(type, in: mock)
        let isConfined = !isSafe && (isInout || staysHere || lowered.isBound)
        lowered.mayCarryState = !isSafe && !isConfined
        if lowered.isOpaque, type.specifiers.contains("sending") { passSentExistential(of: &lowered) }
        lowered.isConfined = isConfined
        lowered.isSafe = isSafe
        lowered.isActor = type.specifiers.contains("isolated")
        if staysHere, !isSafe { send(name, by: caller, taken: &taken, in: mock, of: &lowered) }
        coerceOptional(isExpression ? function?.result ?? bare : bare, of: &lowered, in: mock)
        return lowered
    }

    /// Has a handler that may run elsewhere get a closure that does not escape as one that the compiler does not watch.
    private func send(
        _ name: String, by caller: Caller, taken: inout Set<String>, in mock: Context,
        of lowered: inout LoweredParameter
    ) {
        guard caller.isLeft, let handlerType = lowered.handlerType else { return }
        // What is Sendable, as all is that is on a global actor (SE-0434), is not watched.
        let attributes = unwrapped(handlerType, in: mock).attributes
        guard !attributes.has("Sendable"), globalActor(in: attributes, of: mock) == nil else { return }
        let sent = uniqueName("sent\(capitalized(identifierName(name)))", avoiding: taken)
        taken.insert(sent)
        let annotation = lowered.argument == lowered.name ? "" : ": \(handlerType)"
        lowered.copy = .init(declaration: "nonisolated(unsafe) let \(sent)\(annotation)", value: lowered.argument)
        lowered.argument = sent
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
