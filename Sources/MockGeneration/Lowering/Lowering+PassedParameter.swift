// One parameter -> its name in the body of a member, and how its value reaches the handler and the history.

import SwiftDeclarations

extension Lowering {
    /// What a member of a mock makes of one of its parameters.
    ///
    /// - Parameters:
    ///   - generic: the names of the types that only the function knows.
    ///   - caller: what is known of the member that hands it on.
    ///   - taken: the names that are used in the body.
    func lower(
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
        lowered.isSafe = isSafe(type, generic: generic, by: caller, in: mock)
        var passed = parameter
        if mustBeClosure(type, isSafe: lowered.isSafe, generic: generic, by: caller, in: mock) {
            passed.type = type.without(attribute: "autoclosure")
            // Its result is erased, so that another closure calls it.
            if passed.type != type, type.mentions(generic) { passed.type = passed.type.without(attribute: "escaping") }
        }
        let isExpression = passed.type.attributes.has("autoclosure")
        if isExpression {
            lowered.argument = closureCall(lowered.name, bare, in: mock)
            // What escapes with the expression cannot be borrowed only (SE-0377).
            if type.specifiers.contains("borrowing"), type.attributes.has("escaping") {
                lowered.copy = .init(declaration: "let \(lowered.name)", value: "copy \(lowered.name)")
            }
            // On an actor, the expression is not known to be sent.
            passed.type = passed.type.withoutSending
        }
        lowered.handlerType = handlerParameter(
            passed.type, isVariadic: parameter.isVariadic, generic: generic, in: mock)
        lowerClosure(passed, generic: generic, caller: caller, in: mock, into: &lowered)
        lowered.recordedType = recordedType(type, isVariadic: parameter.isVariadic, generic: generic, in: mock)
        let function = closure(type, in: mock)
        let staysHere = function != nil && (isExpression || !closureEscapes(parameter, in: mock))
        confine(type, staysHere: staysHere, in: mock, &lowered)
        if staysHere, !lowered.isSafe { send(name, by: caller, taken: &taken, in: mock, of: &lowered) }
        coerceOptional(isExpression ? function?.result ?? bare : bare, of: &lowered, in: mock)
        return lowered
    }

    /// Whether a value can be passed on anywhere. What stays where it is may be anything.
    private func isSafe(_ type: TypeSyntax, generic: Set<String>, by caller: Caller, in mock: Context) -> Bool {
        let mayLeave = caller.isAsync || type.specifiers.contains("sending")
        return !mayLeave || staysSendable(type, generic: generic, in: mock)
            || isKnownSendable(type.bare.unparenthesized, in: mock)
    }

    /// Whether a handler gets an autoclosure as a closure: that can leave an actor, and be called where errors are caught;
    /// an expression that becomes one cannot.
    private func mustBeClosure(
        _ type: TypeSyntax, isSafe: Bool, generic: Set<String>, by caller: Caller, in mock: Context
    ) -> Bool {
        guard type.attributes.has("autoclosure") else { return false }
        if !isSafe && caller.isLeft || hasIsolation(type, in: mock) { return true }
        // No closure around the handler's call captures it.
        let isOwned = ["borrowing", "consuming", "__owned"].contains(where: type.specifiers.contains)
        if isOwned, caller.isAsync { return true }
        // What is sent is a variable (SE-0430), which no Sendable closure captures.
        if type.specifiers.contains("sending"), type.attributes.has("Sendable") { return true }
        // An expression of a generic type would capture that, of which nobody says that it is Sendable (SE-0470).
        if type.attributes.has("Sendable") && type.mentions(mock.genericNames) { return true }
        guard let function = closure(type, in: mock) else { return false }
        // One that makes a closure on a global actor is what the compiler, as of Swift 6.3, cannot check in actors.
        return !caller.mayEvaluate(function) && type.mentions(generic) || isOnGlobalActor(function.result, in: mock)
    }

    /// Decides how far a value can go.
    ///
    /// - Parameter staysHere: whether it is a closure that does not escape, or one that an expression becomes.
    private func confine(
        _ type: TypeSyntax, staysHere: Bool, in mock: Context, _ lowered: inout LoweredParameter
    ) {
        let (isInout, isSent) = (type.specifiers.contains("inout"), type.specifiers.contains("sending"))
        lowered.isOpaque = lowered.type.hasOpaquePart && lowered.handlerType != .named("Any")
        lowered.isActor = type.specifiers.contains("isolated")
        if !lowered.isSafe {
            // What stays of it is not its own (SE-0430).
            lowered.isReturned = isInout && isSent
            lowered.isBound = isExistentialMetatype(type, in: mock)
            lowered.isConfined = isInout || staysHere || lowered.isBound
            lowered.mayCarryState = !lowered.isConfined
        }
        if lowered.isReturned { lowered.recordedValue = boxed(lowered.recordedValue) }
        if lowered.isOpaque, isSent { passSentExistential(of: &lowered) }
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
            // What the history has as it is written is unwrapped before.
            if value.wrapped == nil || lowered.recordedType != value.wrapped || lowered.recordedType == .named("Any") {
                lowered.recordedValue += coercion(to: lowered.recordedType)
            }
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
