// Parameters of one requirement -> what its member makes of them all, and what their types do not allow.

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
            leaveOutWhatNoPropertyHolds(parameter, generic: genericParameters, in: mock, of: &lowered)
            leaveOutWhatCannotEscape(parameter, generic: genericParameters, by: caller, in: mock, of: &lowered)
            heedOwnership(of: parameter.type, generic: genericParameters, in: mock, of: &lowered)
            leaveOutClosureOverPack(parameter, in: mock, of: &lowered)
            // Nothing is made ready for a handler that does not get it.
            if lowered.handlerType == nil { lowered.copy = nil }
            return lowered
        }
    }

    /// Has a handler get a parameter pack as a list.
    private func lowerPack(
        _ parameter: Parameter, taken: inout Set<String>, in mock: Context, of lowered: inout LoweredParameter
    ) {
        guard case .packExpansion(let element) = parameter.type.bare else { return }
        guard isClosure(element, in: mock), !isOptionalClosure(element, in: mock) else {
            return lowered.passAsList(optionals: isOptional(element, in: mock), taken: &taken)
        }
        (lowered.handlerType, lowered.recordedType) = (nil, nil)
        lowered.whyLeftOut = "is one of closures that do not escape"
    }

    /// Keeps closures over a parameter pack from handlers: they are values of no other type.
    private func leaveOutClosureOverPack(
        _ parameter: Parameter, in mock: Context, of lowered: inout LoweredParameter
    ) {
        guard let given = lowered.handlerType?.bare, given.wrapped ?? given == .named("Any"),
            isClosureOverPack(parameter.type, in: mock)
        else { return }
        (lowered.handlerType, lowered.recordedType) = (nil, nil)
        lowered.whyLeftOut = "is a closure over a parameter pack, which is a value of no other type"
    }

    /// Keeps closures from handlers that no property holds, and from histories that no array does.
    private func leaveOutWhatNoPropertyHolds(
        _ parameter: Parameter, generic: [GenericParameter], in mock: Context, of lowered: inout LoweredParameter
    ) {
        if lowered.recordedType != nil, isClosure(parameter.type, in: mock),
            parameter.type.mentions(noncopyable(generic)) || fitsInNoClosure(parameter.type, in: mock)
                || givesWhatCannotEscape(parameter.type, generic: generic, in: mock)
        {
            lowered.recordedType = nil
        }
        if isClosure(parameter.type, in: mock), parameter.type.mentions(noncopyable(generic)) {
            lowered.handlerType = nil
        }
        if fitsInNoClosure(parameter.type, in: mock) {
            lowered.handlerType = nil
            lowered.whyLeftOut =
                "has generic values that cannot be copied or escape, and the compiler crashes on properties with closures over such"
        }
        if isSentClosureForAnother(parameter.type, in: mock) {
            (lowered.handlerType, lowered.recordedType) = (nil, nil)
            lowered.whyLeftOut =
                "is sent a closure and gives one, and the compiler crashes on properties with such closures"
        }
    }

    /// Heeds what types allow that cannot be copied, or do not escape.
    private func heedOwnership(
        of type: TypeSyntax, generic: [GenericParameter], in mock: Context, of lowered: inout LoweredParameter
    ) {
        let isNoncopyable = isNoncopyable(type, generic: generic, in: mock)
        let isNonescapable = isNonescapable(type, generic: generic, in: mock)
        lowered.restrict(
            to: type, isGeneric: type.mentions(Set(generic.map(\.name))), isNoncopyable: isNoncopyable,
            isUnrecordable: isNoncopyable || isNonescapable, isOptional: isOptional(type, in: mock))
        let staysOnActor = isNonescapable && !isSpanOfSendables(type, in: mock)
        guard isNoncopyable || staysOnActor || mayLackCopies(type, in: mock) else { return }
        if isDeclaredSendable(type, in: mock) { lowered.isSafe = true }
        // No box holds it.
        lowered.mayCarryState = false
        if !lowered.isSafe, !type.specifiers.contains("sending") {
            (lowered.isConfined, lowered.isBound) = (true, true)
        }
    }

    /// Whether a type is a span of what is Sendable, which it is then itself (SE-0447).
    func isSpanOfSendables(_ type: TypeSyntax, in mock: Context) -> Bool {
        guard let name = type.bare.unparenthesized.qualifiedName?.last, name.hasSuffix("Span") else { return false }
        return type.bare.unparenthesized.arguments.allSatisfy { isKnownSendable($0, in: mock) }
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
    func closureEscapes(_ parameter: Parameter, in mock: Context) -> Bool {
        let type = parameter.type
        return parameter.isVariadic || type.specifiers.contains("inout")
            || type.attributes.has("escaping") || isOptional(type, in: mock)
    }

    /// A parameter that does not say who owns a tuple, a metatype or a closure that does not escape, or that a pack is
    /// borrowed, which a witness need not repeat: as of Swift 6.3 the compiler cannot borrow what it takes apart, crashes on
    /// copies of it, on such a pack and where it passes on an owned closure, and does not pass on a borrowed one (SE-0377).
    private func withoutVainOwnership(_ parameter: Parameter, in mock: Context) -> Parameter {
        let type = parameter.type
        if case .packExpansion(let element) = type.bare.unparenthesized, element.specifiers.contains("borrowing") {
            var parameter = parameter
            parameter.type = .packExpansion(element.bare)
            return parameter
        }
        // To find out what a type is may take a file to be parsed.
        let owners = ["borrowing", "consuming", "__owned"]
        guard type.specifiers.contains(where: owners.contains) else { return parameter }
        var vain: [String] = []
        if case .metatype = type.bare.unparenthesized {
            vain = owners
        } else if isTuple(type, in: mock) || isEmptyTuple(type, in: mock) {
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
}

extension Lowering {
    /// Whether a closure in a type, or one that a typealias names, takes the elements of a pack. For example:
    /// `(repeat each Value) -> Void`
    func isClosureOverPack(_ type: TypeSyntax, in mock: Context) -> Bool {
        closure(type, in: mock)?.takesPack ?? false
            || type.contains { part in
                if case .function(let function) = part { function.takesPack } else { false }
            }
    }
}

extension FunctionTypeSyntax {
    fileprivate var takesPack: Bool {
        parameters.contains { parameter in
            if case .packExpansion = parameter.type.bare { true } else { false }
        }
    }
}
