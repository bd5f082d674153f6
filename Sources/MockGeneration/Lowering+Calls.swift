// Functions and subscripts -> recorded calls that a handler answers.

import SwiftDeclarations

extension Lowering {
    /// How a member stands to the isolation of its mock.
    struct Isolation {
        /// `nonisolated `, `nonisolated(nonsending) `, or nothing.
        var specifier: String
        /// What the member's stored state has in its place.
        var stateSpecifier: String { specifier.isEmpty && !leavesActor ? "" : "nonisolated " }
        /// Whether the member runs outside of the actor that the mock is bound to (SE-0461).
        var leavesActor = false
        /// The global actor that the member alone is bound to. For example: `MainActor`
        var memberActor: String?
        var storage: Mock.Storage
        /// Whether the mock or the member runs on an actor.
        var isIsolated: Bool
        /// Whether it is only the module that may bind the member to an actor, by default (SE-0466).
        var mayBeIsolated = false
        /// Whether the member runs on an actor that is passed to it, which no closure in its body does by itself (SE-0420).
        var isPassed = false
        /// Whether handlers that are `async` may leave the actor that the member runs on, if any.
        var mayBeLeft: Bool { mayBeIsolated || isPassed }
        /// The global actor that the handler is called on where it gets what cannot leave that.
        var handlerActor: String?
        /// For example: `@Sendable `, `@MainActor @Sendable `, or nothing.
        var handlerAttributes: String
    }

    /// Decides where a member's state is kept: behind a lock wherever no actor and no thread rule guards it.
    func isolation(of requirement: Requirement, head: DeclarationHead, in mock: Context) -> Isolation {
        let type = requirement.origin
        let ownActor = resolver.globalActor(in: head.attributes, scope: type.path, file: type.file)
        // What some parents bind to an actor and others do not, or to another, must be there without one, which serves all.
        let isShared = requirement.repeats.contains {
            resolver.globalActor(of: $0) != resolver.globalActor(of: requirement)
        }
        // What the standard library asks for has to be there without the default actor of a superclass (SE-0466).
        let isStandard = mock.resolved.superclass != nil && mock.globalActor == nil && requirement.isStandard
        let mayBeSent = !requirement.declaration.mayWait || isKnownSendable(requirement, in: mock)
        let declaredSpecifier =
            head.modifiers.first { $0.hasPrefix("nonisolated") }.map { "\($0) " }
            ?? (isShared && !mayBeSent ? "nonisolated(nonsending) " : nil)
            ?? (isShared || isStandard || isOffActor(requirement, of: mock) ? "nonisolated " : nil)
        let isNonisolated = declaredSpecifier != nil
        let declaredActor = isNonisolated ? nil : ownActor ?? requirement.originActor

        var isolation = Isolation(
            specifier: "", memberActor: nil, storage: .plain, isIsolated: false, handlerAttributes: "")
        if mock.isActor {
            isolation.specifier = declaredSpecifier ?? ""
            isolation.isIsolated = !isNonisolated && !head.isStatic
            isolation.memberActor = isNonisolated ? nil : ownActor
        } else if let mockActor = mock.globalActor {
            isolation.specifier = declaredActor == nil ? declaredSpecifier ?? "nonisolated " : ""
            isolation.memberActor = declaredActor == mockActor ? nil : declaredActor
            isolation.isIsolated = declaredActor != nil
        } else {
            isolation.memberActor = declaredActor
            isolation.isIsolated = declaredActor != nil
            isolation.specifier = declaredSpecifier ?? ""
        }
        if requirement.declaration.runsElsewhere { isolation.isIsolated = false }
        isolation.mayBeIsolated =
            !isolation.isIsolated && !mock.isActor && isolation.specifier.isEmpty
            && !requirement.declaration.runsElsewhere && !type.isKnown && !type.declaration.head.isNonisolated
        if isolation.specifier.isEmpty, !isolation.isIsolated, requirement.repeatsStandard, mock.isOutsideActors {
            (isolation.specifier, isolation.mayBeIsolated) = ("nonisolated ", false)
        }
        // Static state that is made when it is first used waits for the actor that a module isolates it to by default.
        isolation.leavesActor =
            requirement.declaration.runsElsewhere && (mock.globalActor != nil || head.isStatic)
            || mock.mayBeOnOtherActor || head.isStatic && isolation.memberActor.map { $0 != "MainActor" } ?? false
        // It runs where its caller does (SE-0461), and a handler may not.
        isolation.isPassed = requirement.declaration.hasIsolatedParameter
        if isolation.specifier == "nonisolated(nonsending) " || isolation.isPassed {
            isolation.isIsolated = true
        } else if isolation.isIsolated, isolation.specifier.isEmpty {
            isolation.handlerActor = isolation.memberActor ?? mock.globalActor
        }
        let isGuardedByActor =
            mock.globalActor != nil && isolation.specifier.isEmpty && isolation.memberActor == nil
            && !requirement.declaration.runsElsewhere
        // A generic type has no static stored properties, guarded or not.
        let needsTable = head.isStatic && mock.isGeneric
        // What says `nonisolated` stays so where the mock's module isolates it by default.
        let leavesMock =
            isNonisolated || head.isStatic || (declaredActor.map { $0 != "MainActor" } ?? false)
            || requirement.declaration.runsElsewhere
        let needsLock = mock.isSendable || mock.isActor || mock.globalActor != nil || leavesMock
        if needsTable || mock.mayBeOnOtherActor || !isGuardedByActor && needsLock {
            isolation.storage = needsTable ? .lockedInTable : .locked
            // A static member is locked since it is shared; nobody says that its handler may run on any thread.
            let isSendable = !isGuardedByActor && (mock.isSendable || mock.isActor || mock.globalActor != nil)
            let attributes = isolation.memberActor.map { "@\($0) @Sendable " } ?? "@Sendable "
            isolation.handlerAttributes = isSendable ? attributes : ""
        }
        return isolation
    }

    /// Whether a member of an actor is not for the actor: its protocol knows of none, and nobody waits for the member, or
    /// hands it what cannot be sent to the actor.
    private func isOffActor(_ requirement: Requirement, of mock: Context) -> Bool {
        guard mock.isActor, let head = requirement.declaration.memberHead else { return false }
        if head.isStatic { return requirement.isStandard }
        guard !requirement.origin.isKnown, !requirement.declaration.runsElsewhere,
            resolver.globalActor(of: requirement) == nil, !resolver.refinesActor(requirement.origin)
        else { return false }
        return !requirement.declaration.mayWait || !isKnownSendable(requirement, in: mock)
    }

    func method(
        _ function: FunctionDeclaration, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.Method {
        let requirement = "\(function.head.isStatic ? "static " : "")\(function.signatureText)"
        let function = function.withNamedInouts.withSuppressionsInline
            .renamingGenericParameters(
                named: mock.genericNames,
                or: ["CallCount", "Handler", "ArgValues"].map { named.name + $0 } + [named.storageName, "Void"])
        let effects = signatureEffects(function.effects, in: mock)
        let isolation = isolation(of: named.requirement, head: function.head, in: mock)
        let watcher = uniqueName("rethrow", avoiding: Set(function.parameters.map { unescaped($0.name) }))
        let parameters = lower(
            function.parameters, generic: function.genericParameters,
            by: Caller(
                isolation, effects: effects, watcher: effects.throwing == .rethrows ? watcher : nil),
            in: mock)
        var shape = CallShape(
            name: named.name, storageName: named.storageName,
            title: "\(mock.qualifiedName).\(unescaped(function.name))\(labels(of: function.parameters))",
            memberName: unescaped(function.name), head: function.head, parameters: parameters,
            genericNames: genericNames(of: function), effects: effects,
            result: function.result.map(AssociatedTypes.withoutSelf), isolation: isolation,
            obstacle: obstacle(toHandlerOf: .function(function), in: mock))
        if shape.effects.throwing == .rethrows {
            if parameters.contains(where: \.isWatched), !parameters.contains(where: \.throwsUnwatched) {
                shape.watcher = watcher
            } else {
                // Nothing tells what the arguments throw from what the handler does, so that it cannot throw.
                shape.effects.throwing = .never
                shape.throwsNothing = true
            }
        }
        let call = call(shape, named, in: mock, support: &support)
        let result = function.result.map { " -> \(signatureResult($0, in: mock))" } ?? ""
        return Mock.Method(
            requirement: requirement,
            notes: notes(on: call, of: shape, parameters: function.parameters, named, in: mock),
            attributes: memberAttributes(
                function.head, isolation: isolation, isAsync: function.effects.isAsync, in: mock)
                + lifetimeAttributes(of: .function(function), in: mock),
            // What runs on an actor that is handed to it cannot be nonisolated, and is not isolated otherwise (SE-0313).
            modifiers: memberModifiers(
                function.head, specifier: isolation.isPassed ? "" : isolation.specifier, named, in: mock),
            signature: Mock.Signature(
                head:
                    "\(function.fixity)func \(function.name)\(function.isOperator ? " " : "")\(genericClause(function.genericParameters, in: mock))",
                parameters: zip(parameters, function.parameters).map {
                    $0.declaration + defaultArgument(of: $1, named, in: mock)
                },
                tail: "\(effects.clause)\(result)\(whereClause(function.requirements, in: mock))"),
            call: call)
    }

    func subscriptMember(
        _ declaration: SubscriptDeclaration, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.Subscript {
        let isolation = isolation(of: named.requirement, head: declaration.head, in: mock)
        let generic = Set(declaration.genericParameters.map(\.name))
        let getterEffects = signatureEffects(
            declaration.accessors.first { $0.kind == "get" }?.effects ?? Effects(), in: mock)
        var parameters = lower(
            declaration.parameters, generic: declaration.genericParameters,
            by: Caller(isolation, effects: getterEffects), in: mock)
        for (index, parameter) in declaration.parameters.enumerated() {
            // In a subscript a single name is no label, so that one that is both is written twice, and one with another
            // name in the mock is left out.
            let written = parameters[index].declaration
            if let label = parameter.label, written.hasPrefix("\(label):") {
                parameters[index].declaration = "\(label) \(written)"
            } else if parameter.label == nil, parameter.name != "_", written.hasPrefix("\(parameter.name) ") {
                parameters[index].declaration = String(written.dropFirst(parameter.name.count + 1))
            }
        }
        let result = AssociatedTypes.withoutSelf(declaration.result)
        var shape = CallShape(
            name: named.name, storageName: named.storageName,
            title: "\(mock.qualifiedName).subscript\(labels(of: declaration.parameters, namesAreLabels: false))",
            memberName: "subscript", head: declaration.head, parameters: parameters, genericNames: generic,
            effects: getterEffects, result: result, isolation: isolation,
            obstacle: obstacle(toHandlerOf: .subscript(declaration), in: mock))
        let getter = call(shape, named, in: mock, support: &support)
        var notes = notes(on: getter, of: shape, parameters: declaration.parameters, named, in: mock)

        var setter: Mock.Call?
        let newValue = uniqueName("newValue", avoiding: Set(parameters.map { unescaped($0.name) }))
        if declaration.accessors.contains(where: { $0.kind == "set" }) {
            shape.name = "\(named.name)Set"
            shape.storageName = "\(named.storageName)Set"
            shape.effects = Effects()
            shape.result = nil
            shape.recordsHistory = false
            shape.obstacle = nil
            var newType = declaration.result
            if case .implicitlyUnwrapped(let wrapped) = newType { newType = wrapped.asOptional }
            // What no handler can make of a generic type it cannot get as `Any`, either.
            let isPassed = getter.handler != nil || !newType.mentions(generic)
            let handlerType = isPassed ? erased(newType, generic: generic, in: mock) : nil
            if !isPassed {
                let message = "'\(newValue)' does not reach '\(shape.name)Handler': its type '\(newType)' is generic"
                notes.append(note(message, on: named.requirement, in: mock))
            }
            let coercion = isOptional(declaration.result, in: mock) ? coercion(to: handlerType) : ""
            shape.parameters.append(
                LoweredParameter(
                    declaration: "", name: newValue, argument: newValue + coercion,
                    type: declaration.result, handlerType: handlerType, recordedType: nil))
            setter = call(shape, named, in: mock, support: &support)
        }
        return Mock.Subscript(
            requirement: declaration.signatureText,
            notes: notes,
            attributes: memberAttributes(
                declaration.head, isolation: isolation, isAsync: getterEffects.isAsync, in: mock),
            modifiers: memberModifiers(declaration.head, specifier: isolation.specifier, named, in: mock),
            signature: Mock.Signature(
                head: "subscript\(genericClause(declaration.genericParameters, in: mock))",
                parameters: parameters.map(\.declaration),
                tail: " -> \(signatureResult(declaration.result, in: mock))"
                    + whereClause(declaration.requirements, in: mock)),
            getterAttributes: lifetimeAttributes(of: .subscript(declaration), in: mock),
            getterEffects: getterEffects.clause, getter: getter,
            setterHead: newValue == "newValue" ? "set" : "set(\(newValue))", setter: setter)
    }

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
    }

    /// Decides everything about one recorded call.
    func call(
        _ shape: CallShape, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.Call {
        let isImpossible = shape.parameters.contains {
            $0.handlerType.map { isUninhabited($0, in: mock) } ?? false
        }
        let shape = shape.obstacle == nil ? shape : shape.withoutHandler
        let result = shape.result.flatMap { isVoid($0, in: mock) ? nil : $0 }
        let handlerResult = result.map { self.handlerResult($0, generic: shape.genericNames, in: mock) }
        let handlerEffects = erasedEffects(shape.effects, generic: shape.genericNames)
        let history = history(of: shape, in: mock)
        let isStatic = shape.head.isStatic
        let names = ["\(shape.name)CallCount", "\(shape.name)Handler", "\(shape.name)ArgValues", shape.storageName]
        let parameterNames = Set(shape.parameters.map { unescaped($0.name) })
        let isHidden = !parameterNames.isDisjoint(with: names)

        let isRecordedByHelper =
            options.usesTemplateFunction && shape.countsCalls && shape.isolation.storage == .plain
            && shape.obstacle == nil
        if isRecordedByHelper { support.insert(.call) }
        switch shape.isolation.storage {
        case .plain: break
        case _ where shape.obstacle != nil && !shape.countsCalls: break
        case .locked: support.insert(.method)
        case .lockedInTable: support.formUnion([.method, .statics])
        }
        let fallback = fallback(for: result, shape: shape, in: mock, origin: named.requirement.origin)
        if case .failure = fallback { support.insert(.error) }

        let passed = shape.parameters.filter { $0.handlerType != nil }
        let crossesIsolation = shape.isolation.isIsolated && shape.effects.isAsync
        let isLeft = shape.isolation.mayBeLeft && shape.effects.isAsync
        func argument(_ parameter: LoweredParameter, lendsClosures: Bool) -> String {
            // A `sending` value that the history keeps, or a closure captures, is not the handler's alone.
            let isSent = parameter.handlerType?.specifiers.contains("sending") ?? false
            let isShared = isSent && (history != nil || lendsClosures)
            let carriesState = parameter.mayCarryState || lendsClosures && parameter.isLentClosure
            // What the module may bind to the main actor by default.
            func mayCross() -> Bool {
                isLeft && !isKnownSendable(parameter.type, in: mock, orBound: true)
            }
            guard carriesState, !isImpossible, crossesIsolation || isShared || mayCross() else {
                return parameter.argument
            }
            support.insert(.transfer)
            let type = parameter.isOpaque ? parameter.handlerType.map { " as \($0.bare)" } ?? "" : ""
            // What is borrowed goes into a box as a copy (SE-0377).
            let isBorrowed = parameter.handlerType?.specifiers.contains("borrowing") ?? false
            let value = "\(isBorrowed ? "copy " : "")\(parameter.argument)\(type)"
            // As of Swift 6.3 the compiler crashes where a closure expression that throws one type is a generic argument.
            let unwrapped = parameter.throwsOneType ? parameter.handlerType?.without(attribute: "escaping") : nil
            return "\(self.names["MockgenBox"])(\(unwrapped.map { "(\(value) as \($0.asOptional))!" } ?? value)).value"
        }
        let arguments = passed.map { argument($0, lendsClosures: false) }
        // Only what escapes fits in a box.
        let lent = isLeft ? passed.filter(\.isLentClosure).map(\.name) : []
        let lending =
            lent.isEmpty
            ? nil
            : Mock.Call.Lending(
                closures: lent, arguments: passed.map { argument($0, lendsClosures: true) },
                sendsResult: result?.specifiers.contains("sending") ?? false)
        if passed.contains(where: \.transfersArguments) { support.insert(.transfer) }
        // A closure that cannot leave the actor needs a handler that is called there.
        var handlerAttributes = shape.isolation.handlerAttributes
        var staysOnActor = false
        if crossesIsolation, !shape.isolation.isPassed, shape.parameters.contains(where: \.isConfined) {
            if let actor = shape.isolation.handlerActor {
                if !handlerAttributes.hasPrefix("@\(actor) ") { handlerAttributes = "@\(actor) \(handlerAttributes)" }
            } else {
                staysOnActor = true
                support.insert(.isolated)
            }
        }
        let rethrow = shape.watcher.map { watcher in
            Mock.Call.Rethrow(
                watcher: watcher,
                failure: "\(shape.title) rethrows, but \(names[1]) threw an error that no argument threw",
                // A result that leaves an actor cannot come out of a closure that is on it.
                thrower: shape.result?.specifiers.contains("sending") ?? false
                    ? "{ @Sendable in throw $0 }" : "{ throw $0 }")
        }
        if rethrow != nil { support.insert(.rethrow) }

        let results = shape.obstacle == nil ? [result, handlerEffects.thrownType].compactMap(\.self) : []
        let types =
            passed.compactMap(\.handlerType) + results
            + shape.parameters.compactMap(\.recordedType)
        let handlerTypeParameters = passed.compactMap { $0.handlerType?.description }.joined(separator: ", ")
        let handlerHead = "\(handlerAttributes)(\(handlerTypeParameters))\(handlerEffects.clauseWithoutRethrows) -> "
        let vacancy = handlerResult.flatMap { self.vacancy(of: $0.type, in: mock) }
        let binding = uniqueName("\(shape.name)Handler", avoiding: parameterNames)
        return Mock.Call(
            callCount: shape.countsCalls ? names[0] : nil,
            handler: shape.obstacle == nil ? names[1] : nil,
            history: history,
            storageName: shape.storageName,
            storage: shape.isolation.storage,
            modifiers: stateModifiers(isStatic: isStatic, in: mock, isolation: shape.isolation),
            countModifiers: countModifiers(isStatic: isStatic, in: mock),
            storageModifiers: isStatic ? "\(shape.isolation.stateSpecifier)static " : "",
            isCountSettable: options.allowsSettingCallCount,
            limits: mayBeLimited(types, head: shape.head, in: mock, outOfSight: shape.countsCalls)
                ? shape.head.limits : [],
            stateAttributes: mayBeSPI(types, head: shape.head, in: mock)
                ? shape.head.repeatedAttributes(mock.access) { _ in false } : [],
            handlerType: handlerHead + (handlerResult?.type.description ?? "()"),
            receiver: isHidden ? (isStatic ? "Self." : "self.") : "",
            binding: binding,
            effects: (canThrow(shape.effects, in: mock) ? "try " : "") + (shape.effects.isAsync ? "await " : ""),
            arguments: arguments,
            cast: handlerResult?.cast ?? "",
            packs: shape.obstacle == nil || history != nil ? shape.parameters.compactMap(\.pack) : [],
            copies: shape.parameters.compactMap(\.copy),
            conversion: conversion(of: shape, in: mock),
            thrownType: handlerEffects == shape.effects ? nil : shape.effects.thrownType?.description,
            rethrow: rethrow,
            isRecordedByHelper: isRecordedByHelper,
            staysOnActor: staysOnActor,
            lending: lending,
            closureEffects: closureEffects(around: arguments, throwing: handlerEffects),
            returnsValue: result != nil,
            typeWithoutResult: vacancy == .part ? "\(handlerHead)Any" : nil,
            isImpossible: isImpossible,
            fallback: fallback)
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

    /// Whether calls need `try`: not where the thrown type is an associated type that stands for `Never`.
    private func canThrow(_ effects: Effects, in mock: Context) -> Bool {
        guard effects.canThrow, case .named(let name, _)? = effects.thrownType else { return effects.canThrow }
        return mock.associatedTypes.finalBindings[name] != .named("Never")
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
        let isolated = mock.isActor && !isStatic || !isolation.specifier.isEmpty
        return "\(mock.access)\(isolated ? "nonisolated " : "")\(isStatic ? "static " : "")"
    }

    private func fallback(
        for result: TypeSyntax?, shape: CallShape, in mock: Context, origin: CatalogType
    ) -> Mock.Call.Fallback {
        guard let result else { return .nothing }
        if let value = mock.annotation.value(of: shape.memberName, in: .override) { return .value("\(value)()") }
        let parameters = Set(shape.parameters.map { unescaped($0.name) })
        if shape.hasDefault,
            let value = defaultValue(
                for: result, generic: shape.genericNames, hiddenBy: parameters, in: mock, origin: origin)
        {
            return .value(value)
        }
        let text =
            shape.obstacle.map { "\(shape.title) was \(shape.countsCalls ? "called" : "read"), but \($0)" }
            ?? "\(shape.title) was called, but \(shape.name)Handler is not set"
        return shape.effects.throwsAnyError ? .failure(text) : .trap(text)
    }

    /// The default value of a type as it is written inside the mock, where an associated type or one of the `generic`
    /// parameters may have the name of a type that has a default value.
    ///
    /// - Parameter names: the names of values that hide types where it is written, besides the members of the mock.
    func defaultValue(
        for type: TypeSyntax, generic: Set<String> = [], hiddenBy names: Set<String> = [], in mock: Context,
        origin: CatalogType
    ) -> String? {
        let parameters = generic.union(mock.genericNames)
        let known = type.replacing { part in
            guard case .named(let name, _) = part else { return nil }
            if parameters.contains(name) { return .named("_") }
            guard let alias = mock.associatedTypes.typealiases.first(where: { $0.name == name }) else { return nil }
            return alias.type.mentions([name]) ? .named("_") : alias.type
        }
        return defaultValues.expression(
            for: known, in: origin,
            at: .init(type: mock.resolved.type) { names.contains($0) || mock.memberNames.contains($0) })
    }

    /// The history of a call, if it is asked for: closures and what cannot be copied are left out.
    private func history(of shape: CallShape, in mock: Context) -> Mock.Call.History? {
        guard shape.recordsHistory else { return nil }
        guard recordsHistory(of: shape.memberName, in: mock) else { return nil }
        let recorded = shape.parameters.compactMap { parameter in
            parameter.recordedType.map { (name: parameter.name, type: $0.description, value: parameter.recordedValue) }
        }
        guard let first = recorded.first else { return nil }
        let name = "\(shape.name)ArgValues"
        let leftOut = shape.parameters.filter { $0.recordedType == nil }.map { unescaped($0.name) }
        if recorded.count == 1 {
            return .init(name: name, elementType: first.type, element: first.value, leftOut: leftOut)
        }
        return .init(
            name: name,
            elementType: "(\(recorded.map { "\(label($0.name)): \($0.type)" }.joined(separator: ", ")))",
            element: "(\(recorded.map(\.value).joined(separator: ", ")))",
            leftOut: leftOut)
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

    /// The attributes that a requirement's member repeats.
    func memberAttributes(
        _ head: DeclarationHead, isolation: Isolation, isAsync: Bool = false, in mock: Context
    ) -> [String] {
        var attributes = head.repeatedAttributes(mock.access) { repeatedAttributes.contains($0) }
        // In Swift 5 mode what a requirement may run on, its caller's actor (SE-0461), comes before what is inherited.
        let inherited =
            isAsync && isolation.specifier.isEmpty && isolation.storage == .plain && !mock.resolved.hasOwnGlobalActor
            ? mock.globalActor : nil
        if let actor = isolation.memberActor ?? inherited { attributes.append("@\(actor)") }
        return attributes
    }

    /// The labels of a member as it is referred to. For example: `(id:name:)`
    ///
    /// - Parameter namesAreLabels: whether a parameter with one name has it for a label, as it has but in subscripts.
    private func labels(of parameters: [Parameter], namesAreLabels: Bool = true) -> String {
        "(\(parameters.map { "\($0.label.map(unescaped) ?? (namesAreLabels ? unescaped($0.name) : "_")):" }.joined()))"
    }

    private func genericNames(of function: FunctionDeclaration) -> Set<String> {
        Set(function.genericParameters.map(\.name))
    }

    /// The generic parameters of a requirement as the mock's member has them: `Self` by name.
    func genericClause(_ parameters: [GenericParameter], in mock: Context) -> String {
        if mock.isClass { return parameters.clause }
        return parameters.map { parameter in
            var parameter = parameter
            parameter.constraint = parameter.constraint.map { signatureParameter($0, in: mock) }
            return parameter
        }.clause
    }

    /// The where clause of a requirement as the mock's member has it: `Self` by name.
    func whereClause(_ requirements: [GenericRequirement], in mock: Context) -> String {
        if mock.isClass { return whereClause(requirements) }
        return whereClause(
            requirements.map { requirement in
                var requirement = requirement
                requirement.left = signatureParameter(requirement.left, in: mock)
                requirement.right = signatureParameter(requirement.right, in: mock)
                return requirement
            })
    }
}

/// `name`, with a number behind it if it is among `taken`.
func uniqueName(_ name: String, avoiding taken: Set<String>) -> String { uniqueName(name) { taken.contains($0) } }

func uniqueName(_ name: String, unless isTaken: (String) -> Bool) -> String {
    var candidate = name
    var number = 1
    while isTaken(candidate) {
        number += 1
        candidate = "\(name)\(number)"
    }
    return candidate
}

/// The attributes of a requirement that hold for what satisfies it.
private let repeatedAttributes: Set<String> = ["available", "discardableResult", "concurrent", "Sendable"]

extension Mock.Call {
    /// Whether what the handler changes is moved there and back, since it may have no copies: where nothing else stands
    /// around the call of the handler.
    var movesValues: Bool {
        copies.contains(where: \.mayBeMoved) && rethrow == nil && thrownType == nil && lending == nil && !staysOnActor
            && typeWithoutResult == nil
    }
}
