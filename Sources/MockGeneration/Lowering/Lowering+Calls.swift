// Calls of members -> what is recorded of them, and the handler that answers.

import SwiftDeclarations

extension Lowering {
    /// What a recorded call is made of.
    struct CallShape {
        var name: String
        /// The name of the locked state.
        var storageName: String
        /// For messages. For example: `StoreMock.load(id:)`
        var title: String
        /// The member's bare name, by which annotations know it.
        var memberName: String
        var head: DeclarationHead
        var parameters: [LoweredParameter]
        var genericNames: Set<String>
        var effects: Effects
        var result: TypeSyntax?
        var isolation: Isolation
        var recordsHistory = true
        var countsCalls = true
        /// The local constant that notes what closures throw, in a function that rethrows.
        var watcher: String?
        /// Whether it rethrows, but its handler cannot.
        var throwsNothing = false
        /// Why there is no handler: none could make the result.
        var obstacle: String?
        /// Whether the default value of its type answers where no handler does.
        var hasDefault = true
        /// Whether it runs on an actor that its handler leaves.
        var crossesIsolation: Bool { isolation.isIsolated && effects.isAsync }
        /// Whether its handler may leave the actor that it runs on, if any.
        var mayLeaveActor: Bool { isolation.mayBeLeft && effects.isAsync }
    }

    /// Decides everything about one recorded call.
    func call(
        _ shape: CallShape, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.Call {
        let isImpossible = shape.parameters.contains { hasNoValue($0, in: mock) }
        var shape = shape.obstacle == nil ? shape : shape.withoutHandler
        if throwsNeverOfParameter(shape.effects, named.requirement.declaration, in: mock) {
            shape.effects.throwing = .never
        }
        let result = shape.result.flatMap { isVoid($0, in: mock) ? nil : $0 }
        let history = history(of: shape, in: mock)
        var handler = handler(of: shape, result, in: mock)
        if handler.staysOnActor {
            captureOwnedValues(of: &shape, in: mock)
            handler = self.handler(of: shape, result, in: mock)
        }
        captureBoxedTuples(of: &shape, isRecorded: history != nil, in: mock)
        let passing = passing(shape, isRecorded: history != nil, isImpossible, in: mock)
        let handlerName = "\(shape.name)Handler"
        let names = ["\(shape.name)CallCount", handlerName, "\(shape.name)ArgValues", shape.storageName]
        let parameterNames = Set(shape.parameters.map { unescaped($0.name) })
        let isStatic = shape.head.isStatic
        let stateTypes = handler.types + shape.parameters.compactMap(\.recordedType)
        let call = Mock.Call(
            callCount: shape.countsCalls ? names[0] : nil,
            handler: shape.obstacle == nil ? handlerName : nil,
            history: history,
            storageName: shape.storageName,
            storage: shape.isolation.storage,
            modifiers: stateModifiers(isStatic: isStatic, in: mock, isolation: shape.isolation),
            countModifiers: shape.isolation.stateActor + countModifiers(isStatic: isStatic, in: mock),
            storageActor: shape.isolation.stateActor,
            storageModifiers: isStatic ? "\(shape.isolation.stateSpecifier)static " : "",
            isCountSettable: options.allowsSettingCallCount,
            limits: mayBeLimited(stateTypes, head: shape.head, in: mock, outOfSight: shape.countsCalls)
                ? shape.head.limits : [],
            stateAttributes: mayBeSPI(stateTypes, head: shape.head, in: mock)
                ? shape.head.repeatedAttributes(mock.access) { _ in false } : [],
            handlerType: handler.head + (handler.result?.type.description ?? "()"),
            receiver: parameterNames.isDisjoint(with: names) ? "" : isStatic ? "Self." : "self.",
            binding: uniqueName(handlerName, avoiding: parameterNames),
            effects: (canThrow(shape.effects, named.requirement.declaration, in: mock) ? "try " : "")
                + (shape.effects.isAsync ? "await " : ""),
            arguments: passing.arguments,
            cast: handler.result?.cast ?? "",
            answerType: handler.result.flatMap {
                $0.cast.isEmpty ? "\($0.type.bare.with(specifiers: [], attributes: $0.type.attributes))" : nil
            },
            packs: shape.obstacle == nil || history != nil ? shape.parameters.compactMap(\.pack) : [],
            copies: shape.parameters.compactMap(\.copy),
            conversion: conversion(of: shape, in: mock),
            thrownType: handler.effects == shape.effects ? nil : shape.effects.thrownType?.description,
            rethrow: rethrow(of: shape, named: handlerName),
            isRecordedByHelper: options.usesTemplateFunction && shape.countsCalls && shape.isolation.storage == .plain
                && shape.obstacle == nil && history?.unwrapped.isEmpty ?? true && fitsHelper(handler, in: mock),
            staysOnActor: handler.staysOnActor,
            sendsResult: result.map { $0.isSent && (handler.staysOnActor || isCast($0, of: shape, in: mock)) } ?? false,
            closureEffects: closureEffects(around: passing.arguments, throwing: handler.effects),
            returnsValue: result != nil,
            typeWithoutResult: seemsToReturn(handler, in: mock) ? "\(handler.head)Any" : nil,
            isImpossible: isImpossible,
            fallback: fallback(for: result, shape: shape, in: mock, origin: named.requirement.origin),
            endsWithReturn: mayBeBuilt(named.requirement))
        support.formUnion(call.support)
        if passing.usesBoxes || history != nil && shape.parameters.contains(where: \.isReturned) {
            support.insert(.transfer)
        }
        return call
    }

    /// Whether a result is cast to an existential type that depends on what is generic: as of Swift 6.3 the compiler crashes
    /// where that is sent (SE-0430) by itself. For example: `any Collection<T>`, or an optional of it
    private func isCast(_ result: TypeSyntax, of shape: CallShape, in mock: Context) -> Bool {
        guard result.mentions(shape.genericNames) else { return false }
        let origin = mock.resolved.type
        let given = (result.wrapped ?? result).bare
        let followed = resolver.withoutTypealiases(given, in: origin.path, file: origin.file)
        if case .any = followed.bare.unparenthesized { return true }
        return false
    }

    /// The handler of a call.
    private struct Handler {
        /// The types of its parameters, of its result, and of what it throws, but for what has no handler.
        let types: [TypeSyntax]
        /// What its type begins with. For example: `@Sendable (Int) async throws -> `
        let head: String
        let effects: Effects
        /// The type of its result, and how that becomes the result of the member.
        let result: (type: TypeSyntax, cast: String)?
        /// Whether it is called on the actor that the member runs on, whatever that is.
        let staysOnActor: Bool
    }

    /// Whether a generic function can take a handler: as of Swift 6.3 the compiler makes no thunk of a closure that gives
    /// what cannot escape (SE-0446).
    private func fitsHelper(_ handler: Handler, in mock: Context) -> Bool {
        !handler.types.contains { givesWhatCannotEscape($0, generic: [], in: mock) }
    }

    private func handler(of shape: CallShape, _ result: TypeSyntax?, in mock: Context) -> Handler {
        let effects = erasedEffects(shape.effects, generic: shape.genericNames)
        let parameters = shape.parameters.compactMap(\.handlerType)
        let results = shape.obstacle == nil ? [result, effects.thrownType].compactMap(\.self) : []
        var attributes = shape.isolation.handlerAttributes
        // A closure that cannot leave the actor needs a handler that is called there.
        let isConfined =
            shape.crossesIsolation
            && shape.parameters.contains { shape.isolation.isPassed ? $0.isBound : $0.isConfined }
        if isConfined, let actor = shape.isolation.handlerActor, !attributes.hasPrefix("@\(actor) ") {
            attributes = "@\(actor) \(attributes)"
        }
        return Handler(
            types: parameters + results,
            head: "\(attributes)(\(parameters.map(\.description).joined(separator: ", ")))"
                + "\(effects.clauseWithoutRethrows) -> ",
            effects: effects,
            result: result.map { handlerResult($0, generic: shape.genericNames, in: mock) },
            // What is sent there and back leaves any actor.
            staysOnActor: isConfined && shape.isolation.handlerActor == nil
                && shape.parameters.contains { $0.isConfined && !$0.isReturned })
    }

    /// Whether a handler that never returns is called as if it did. The compiler warns of code behind such a call, also of
    /// code that nobody wrote: a tuple is taken apart, what an `async` function cannot copy is given back, a copy of what is
    /// consumed goes, and a helper that stays on the actor returns.
    private func seemsToReturn(_ handler: Handler, in mock: Context) -> Bool {
        func isGiven(_ specifier: String) -> Bool { handler.types.contains { $0.specifiers.contains(specifier) } }
        return switch handler.result.flatMap({ vacancy(of: $0.type, in: mock) }) {
        case nil: false
        case .part: true
        case .whole: handler.staysOnActor || isGiven("consuming") || handler.effects.isAsync && isGiven("inout")
        }
    }

    /// How the arguments of a call reach its handler.
    private struct Passing {
        /// For example: `id`, `MockgenBox(items).value`
        let arguments: [String]
        /// Whether boxes carry any of them.
        let usesBoxes: Bool
    }

    private func passing(
        _ shape: CallShape, isRecorded: Bool, _ isImpossible: Bool, in mock: Context
    ) -> Passing {
        let passed = shape.parameters.filter { $0.handlerType != nil }
        var usesBoxes = passed.contains(where: \.transfersArguments)
        let arguments = passed.map { parameter in
            guard !isImpossible, needsBox(parameter, of: shape, isRecorded: isRecorded, in: mock)
            else { return parameter.argument }
            usesBoxes = true
            return boxedArgument(parameter)
        }
        return Passing(arguments: arguments, usesBoxes: usesBoxes)
    }

    /// Has the handler get what the function takes over or borrows as local values, since closures around its call cannot
    /// consume or capture such parameters (SE-0377), nor consume anything but a variable that has no copies (SE-0390).
    private func captureOwnedValues(of shape: inout CallShape, in mock: Context) {
        let names = Set(shape.parameters.map { unescaped($0.name) })
        for index in shape.parameters.indices {
            let parameter = shape.parameters[index]
            guard let type = parameter.handlerType else { continue }
            // What a closure captures is not its own to send.
            if parameter.isReturned { shape.parameters[index].handlerType = type.withoutSending }
            let isNoncopyable = isNoncopyable(parameter.type, in: mock)
            let isConsumed = type.specifiers.contains { $0 == "consuming" || $0 == "__owned" && isNoncopyable }
            let isCopied = parameter.argument.hasPrefix("copy ")
            let isBorrowed = type.specifiers.contains("borrowing") && !isNoncopyable
            // A closure that captures the actor runs on it (SE-0420).
            guard isConsumed || isCopied || isBorrowed || parameter.isActor else { continue }
            let owned = uniqueName("owned\(capitalized(identifierName(parameter.name)))", avoiding: names)
            let isMoved = isConsumed && (isNoncopyable || isOutOfSight(parameter.type, in: mock))
            let kept = type.attributes.filter { $0.name != "escaping" }
            let declaration =
                isMoved
                ? "var \(owned): \(type.bare.asOptional)"
                : "let \(owned): \(type.bare.with(specifiers: [], attributes: kept))"
            let value = "\(isBorrowed && !isCopied ? "copy " : "")\(parameter.argument)"
            shape.parameters[index].copy = .init(declaration: declaration, value: value)
            shape.parameters[index].argument = isMoved ? "\(owned).take()!" : owned
            // And no box holds what has no copies.
            if isMoved, isNoncopyable, !parameter.isSafe { shape.parameters[index].handlerType = type.withoutSending }
        }
    }

    /// Has tuples be in their boxes before the handler is called: as of Swift 6.3 the compiler crashes on some calls in
    /// which both happen, such as those with closures in a tuple, and those that consume another argument for good.
    private func captureBoxedTuples(of shape: inout CallShape, isRecorded: Bool, in mock: Context) {
        let names = Set(shape.parameters.map { unescaped($0.name) })
        for index in shape.parameters.indices {
            let tuple = shape.parameters[index]
            guard needsBox(tuple, of: shape, isRecorded: isRecorded, in: mock),
                isTuple(tuple.type, in: mock)
            else { continue }
            let box = uniqueName("boxed\(capitalized(identifierName(tuple.name)))", avoiding: names)
            shape.parameters[index].copy = .init(
                declaration: "let \(box)", value: "\(self.names["MockgenBox"])(\(tuple.argument))")
            shape.parameters[index].argument = "\(box).value"
            shape.parameters[index].mayCarryState = false
            shape.parameters[index].transfersArguments = true
        }
    }

    /// Whether an argument goes to the handler in a box, since it may share state with what stays behind.
    private func needsBox(
        _ parameter: LoweredParameter, of shape: CallShape, isRecorded: Bool, in mock: Context
    ) -> Bool {
        guard parameter.mayCarryState else { return false }
        if shape.crossesIsolation { return true }
        // A `sending` value that the history keeps is not the handler's alone, nor on an actor a closure that calls such a one.
        let isShared =
            isRecorded || parameter.isWatched && (shape.isolation.isIsolated || shape.isolation.mayBeIsolated)
        if isShared, parameter.handlerType?.isSent ?? false { return true }
        // The module may bind the member to the main actor by default.
        return shape.mayLeaveActor && !isKnownSendable(parameter.type, in: mock, orBound: true)
    }

    private func boxedArgument(_ parameter: LoweredParameter) -> String {
        let type = parameter.isOpaque ? parameter.handlerType.map { " as \($0.bare)" } ?? "" : ""
        // What is borrowed goes into a box as a copy (SE-0377).
        let isBorrowed =
            parameter.argument == parameter.name && parameter.handlerType?.specifiers.contains("borrowing") ?? false
        let value = "\(isBorrowed ? "copy " : "")\(parameter.argument)\(type)"
        let closureType = parameter.throwsOneType ? parameter.handlerType?.without(attribute: "escaping") : nil
        return boxed(closureType.map { genericArgument(value, of: $0) } ?? value)
    }

    /// How a function that rethrows keeps to it; nil for others.
    private func rethrow(of shape: CallShape, named handler: String) -> Mock.Call.Rethrow? {
        shape.watcher.map { watcher in
            Mock.Call.Rethrow(
                watcher: watcher,
                failure: "\(shape.title) rethrows, but \(handler) threw an error that no argument threw")
        }
    }

    /// How closures that have an isolation of their own become ones that have none.
    private func conversion(of shape: CallShape, in mock: Context) -> Mock.Call.Conversion? {
        let converted = shape.parameters.compactMap { parameter in
            parameter.convertedType.map { (name: parameter.name, type: signatureParameter($0, in: mock)) }
        }
        guard !converted.isEmpty else { return nil }
        return .init(
            name: uniqueName("answer", avoiding: Set(shape.parameters.map { unescaped($0.name) })),
            parameters: converted.map { "_ \($0.name): \($0.type)" },
            tail: shape.effects.clause + (shape.result.map { " -> \(signatureResult($0.bare, in: mock))" } ?? ""),
            arguments: converted.map(\.name))
    }

    /// What closures around the call of a handler have to say of their effects, where these would be taken wrong.
    private func closureEffects(around arguments: [String], throwing effects: Effects) -> String {
        if effects.thrownType != nil { return effects.clause }
        // The `try` of an expression that becomes a closure is not the call's.
        return !effects.canThrow && arguments.contains { $0.hasPrefix("try ") } ? effects.clause : ""
    }

    /// The modifiers of a stored count. One that only the mock sets is final: the compiler leaves its setter out then,
    /// and with it a tenth of what a mock costs.
    func countModifiers(isStatic: Bool, specifier: String = "", in mock: Context) -> String {
        let isSettable = options.allowsSettingCallCount
        let finality = isSettable || isStatic || mock.isFinal || mock.isActor ? "" : "final "
        return
            "\(mock.access)\(finality)\(isSettable ? "" : "private(set) ")\(specifier)\(isStatic ? "static " : "")"
    }

    /// The modifiers of the count, the handler and the history of a member: those of the member, except that an
    /// actor's are open to every thread.
    private func stateModifiers(isStatic: Bool, in mock: Context, isolation: Isolation) -> String {
        let actor = isolation.stateActor
        let isolated = mock.isActor && !isStatic && actor.isEmpty || !isolation.specifier.isEmpty
        return "\(actor)\(mock.access)\(isolated ? "nonisolated " : "")\(isStatic ? "static " : "")"
    }

    private func fallback(
        for result: TypeSyntax?, shape: CallShape, in mock: Context, origin: CatalogType
    ) -> Mock.Call.Fallback {
        guard let result else { return .nothing }
        if let value = mock.annotation.value(of: shape.memberName, in: .override) { return .value("\(value)()") }
        let parameters = Set(shape.parameters.map { unescaped($0.name) })
        // Who asks for a number below a limit rejects 0 and asks again, for ever.
        let isRandom = origin.isKnown && origin.declaration.name == "RandomNumberGenerator"
        let hasDefault = shape.hasDefault && !isRandom
        if hasDefault,
            let value = defaultValue(
                for: result, generic: shape.genericNames, hiddenBy: parameters,
                isOnMainActor: isOnMainActor(shape.isolation, of: mock), in: mock, origin: origin)
        {
            return .value(value)
        }
        // Calls that are written one behind the other go on. Loops of the standard library would never end.
        if hasDefault, shape.countsCalls, result == .named("Self"), !shape.head.isStatic, !origin.isKnown,
            !parameters.contains("self")
        {
            return .value("self")
        }
        let text =
            shape.obstacle.map { "\(shape.title) was \(shape.countsCalls ? "called" : "read"), but \($0)" }
            ?? "\(shape.title) was called, but \(shape.name)Handler is not set"
        return shape.effects.throwsAnyError ? .failure(text) : .trap(text)
    }

    /// The default value of a type as it is written inside the mock, where an associated type or one of the `generic`
    /// parameters may have the name of a type that has a default value.
    ///
    /// - Parameters:
    ///   - names: the names of values that hide types where it is written, besides the members of the mock.
    ///   - isOnMainActor: whether it is written where mocks can be used that conform on the main actor only.
    ///   - followsTypealiases: whether a typealias has the value of what it stands for.
    ///   - isArgument: whether it is written as a default argument, which names what all see who call the member.
    func defaultValue(
        for type: TypeSyntax, generic: Set<String> = [], hiddenBy names: Set<String> = [],
        isOnMainActor: Bool = false, followsTypealiases: Bool = true, isArgument: Bool = false, in mock: Context,
        origin: CatalogType
    ) -> String? {
        let parameters = generic.union(mock.genericNames)
        let hiding = mock.hidingNames
        let known = type.replacing { part in
            guard case .named(let name, _) = part else { return nil }
            if parameters.contains(name) { return .named("_") }
            guard let type = mock.associatedTypes.typesByName[name] else { return nil }
            // What it is the same as may be named like a type that has a default value, too.
            return type.replacing(NameReplacement { hiding.contains($0) ? .named("_") : nil })
        }
        guard isOnMainActor || !defaultValues.isIsolated(known, in: origin) else { return nil }
        var place = DefaultValues.Place(type: mock.resolved.type) { name in
            names.contains(name) || mock.memberNames.contains(name)
                || superclasses(around: mock).flatMap(resolver.lineage).contains {
                    defaultValues.isNested(name, in: $0)
                }
        }
        if isArgument, let level = AccessLevel(modifiers: mock.access.split(separator: " ").map(String.init)) {
            place.level = level
        }
        let value = defaultValues.expression(for: known, in: origin, at: place)
        guard value == nil, followsTypealiases else { return value }
        return defaultValues.literal(behind: known, in: origin.path, file: origin.file)
    }

    /// The superclasses of a mock, and those of the classes that it stands in.
    private func superclasses(around mock: Context) -> [CatalogType] {
        let type = mock.resolved.type
        let around = type.scope.isEmpty ? [] : catalog.types(along: type.scope, file: type.file)
        return mock.resolved.superclasses.map(\.type)
            + around.filter { $0.declaration.kind == .class }.flatMap {
                resolver.superclasses(from: $0, in: $0).links.dropFirst().map(\.type)
            }
    }

    /// The history of a call, if it is asked for: closures and what cannot be copied are left out.
    private func history(of shape: CallShape, in mock: Context) -> Mock.Call.History? {
        guard shape.recordsHistory else { return nil }
        guard recordsHistory(of: shape.memberName, in: mock) else { return nil }
        let recorded = shape.parameters.compactMap { parameter in
            parameter.recordedType.map {
                (name: parameter.name, type: $0.description, value: recordedValue(of: parameter, in: shape))
            }
        }
        let unwrapped = shape.parameters.filter { $0.recordedType != nil && $0.isRecordedUnwrapped }.map {
            Mock.Call.History.Unwrapped(name: $0.name, value: $0.recordedValue)
        }
        guard let first = recorded.first else { return nil }
        let name = "\(shape.name)ArgValues"
        let leftOut = shape.parameters.filter { $0.recordedType == nil }.map { unescaped($0.name) }
        let isOne = recorded.count == 1
        let elementType = recorded.map { isOne ? $0.type : "\(label($0.name)): \($0.type)" }.joined(separator: ", ")
        var history = Mock.Call.History(
            name: name, elementType: isOne ? elementType : "(\(elementType))",
            element: isOne ? first.value : "(\(recorded.map(\.value).joined(separator: ", ")))",
            unwrapped: unwrapped, leftOut: leftOut)
        if shape.parameters.contains(where: { $0.recordedType.map { boundKey(in: $0, of: mock) != nil } ?? false }),
            !shape.head.isStatic, isMadeOffActors(mock) || !shape.isolation.stateActor.isEmpty
        {
            history.initialValue = "[Any]() as! [\(history.elementType)]"
        }
        return history
    }

    /// What the history keeps of an argument. One that is unwrapped implicitly has a value there: in plain storage that of a
    /// variable with its name, and behind a lock it is unwrapped on the way.
    private func recordedValue(of parameter: LoweredParameter, in shape: CallShape) -> String {
        guard parameter.isRecordedUnwrapped else { return parameter.recordedValue }
        if shape.isolation.storage == .plain { return parameter.name }
        let isName = parameter.recordedValue == parameter.name
        return isName ? "\(parameter.name)!" : "(\(parameter.recordedValue))!"
    }

    /// A name as a tuple label: almost every keyword can be one.
    private func label(_ name: String) -> String {
        let needsBackticks = ["`inout`", "`var`", "`let`"].contains(name) || identifierName(name) != unescaped(name)
        return needsBackticks ? name : unescaped(name)
    }

    /// Whether the functions of a name record their arguments.
    func recordsHistory(of name: String, in mock: Context) -> Bool {
        let setting = mock.annotation.value(of: name, in: .history)
        return setting == "true" || (setting == nil && options.recordsHistory)
    }
}

extension TypeSyntax {
    /// Whether the value is handed over for good (SE-0430).
    fileprivate var isSent: Bool { specifiers.contains("sending") }
}

extension Mock.Call {
    /// What its text uses, boxes aside.
    fileprivate var support: Set<Support> {
        var support: Set<Support> = []
        if isRecordedByHelper { support.insert(.call) }
        if callCount != nil || handler != nil {
            switch storage {
            case .plain: break
            case .locked: support.insert(.method)
            case .lockedInTable: support.formUnion([.method, .statics])
            }
        }
        if case .failure = fallback { support.insert(.error) }
        if staysOnActor { support.insert(.isolated) }
        if sendsResult { support.insert(.transfer) }
        if rethrow != nil { support.insert(.rethrow) }
        return support
    }

    /// Whether what the handler changes is moved there and back.
    var movesValues: Bool { copies.contains(where: \.mayBeMoved) }
}

extension TypeSyntax {
    /// The type of a parameter that is not sent.
    var withoutSending: TypeSyntax { without(specifier: "sending") }
}
