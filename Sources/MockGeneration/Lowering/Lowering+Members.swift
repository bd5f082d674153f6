// Functions and subscripts -> the members of a mock that have their signatures. What these record when they are called is
// decided in Lowering+Calls.swift.

import SwiftDeclarations

extension Lowering {
    /// The member that a function asks for.
    func method(
        _ function: FunctionDeclaration, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.Method {
        let requirement = "\(function.head.isStatic ? "static " : "")\(function.signatureText)"
        let writtenParameters = function.parameters
        let function = withoutEquatedMembers(function, named.requirement, in: mock)
            .withNamedInouts(isOverride: named.requirement.overridden != nil).withSuppressionsInline
            .renamingGenericParameters(
                named: mock.genericNames,
                or: ["CallCount", "Handler", "ArgValues"].map { named.name + $0 } + [named.storageName, "Void"])
        let generic = function.genericParameters + contextualParameters(of: .function(function), in: mock)
        let effects = signatureEffects(function.effects, in: mock)
        let isolation = isolation(of: named.requirement, head: function.head, in: mock)
        let (parameters, watcher) = watchedParameters(
            of: function, generic: generic, isolation, effects, in: mock)
        var shape = CallShape(
            name: named.name, storageName: named.storageName,
            title: "\(mock.qualifiedName).\(unescaped(function.name))\(labels(of: function.parameters))",
            memberName: unescaped(function.name), head: function.head, parameters: parameters,
            genericNames: Set(generic.map(\.name)), effects: effects,
            result: function.result.map(AssociatedTypes.withoutSelf), isolation: isolation,
            obstacle: obstacle(toHandlerOf: .function(function), isolation, in: mock))
        shape.watcher = watcher
        if effects.throwing == .rethrows, watcher == nil {
            // Nothing tells what the arguments throw from what the handler does, so that it cannot throw.
            shape.effects.throwing = .never
            shape.throwsNothing = true
        }
        let call = call(shape, named, in: mock, support: &support)
        let result = function.result.map { " -> \(signatureResult($0, in: mock))" } ?? ""
        return Mock.Method(
            requirement: requirement,
            notes: notes(on: call, of: shape, parameters: writtenParameters, named, in: mock),
            attributes: memberAttributes(
                function.head, isolation: isolation, isAsync: function.effects.isAsync,
                result: function.result, in: mock)
                + lifetimeAttributes(of: .function(function), in: mock),
            // What runs on an actor that is handed to it cannot be nonisolated, and is not isolated otherwise (SE-0313).
            modifiers: memberModifiers(
                function.head, specifier: isolation.isPassed ? "" : isolation.specifier, named, in: mock),
            signature: Mock.Signature(
                head:
                    "\(function.fixity)func \(function.name)\(function.isOperator ? " " : "")\(genericClause(function.genericParameters, in: mock))",
                parameters: zip(parameters, function.parameters).map {
                    attributesToRepeat(of: $1, named.requirement) + $0.declaration
                        + defaultArgument(of: $1, named, in: mock, support: &support)
                },
                tail: "\(effects.clause)\(result)\(whereClause(function.requirements, in: mock))"),
            call: call)
    }

    /// The parameters of a function, and the constant that notes what their closures throw; nil where it does not rethrow that,
    /// or where some of it cannot be noted.
    private func watchedParameters(
        of function: FunctionDeclaration, generic: [GenericParameter], _ isolation: Isolation, _ effects: Effects,
        in mock: Context
    ) -> (lowered: [LoweredParameter], watcher: String?) {
        func lowered(watcher: String?) -> [LoweredParameter] {
            var caller = Caller(isolation, effects: effects, watcher: watcher)
            if watcher != nil { caller.unsentParameters = unsentParameters(of: function, in: mock) }
            return lower(function.parameters, generic: generic, by: caller, in: mock)
        }
        guard effects.throwing == .rethrows else { return (lowered(watcher: nil), nil) }
        let watcher = uniqueName("rethrow", avoiding: Set(function.parameters.map { unescaped($0.name) }))
        let watched = lowered(watcher: watcher)
        let areWatched = watched.contains(where: \.isWatched) && !watched.contains(where: \.throwsUnwatched)
        return areWatched ? (watched, watcher) : (lowered(watcher: nil), nil)
    }

    /// The member that a subscript asks for.
    func subscriptMember(
        _ declaration: SubscriptDeclaration, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.Subscript {
        let declaration = declaration.withSuppressionsInline.withoutSentIndices
            .renamingGenericParameters(
                named: mock.genericNames, or: ["CallCount", "Handler", "ArgValues"].map { named.name + $0 } + ["Void"])
        let isolation = isolation(of: named.requirement, head: declaration.head, in: mock)
        let generic = declaration.genericParameters + contextualParameters(of: .subscript(declaration), in: mock)
        let getterEffects = signatureEffects(
            declaration.accessors.first { $0.kind == "get" }?.effects ?? Effects(), in: mock)
        let parameters = zip(
            lower(declaration.parameters, generic: generic, by: Caller(isolation, effects: getterEffects), in: mock),
            declaration.parameters
        ).map { $0.labelledInSubscript(like: $1) }
        let result = AssociatedTypes.withoutSelf(declaration.result)
        let shape = CallShape(
            name: named.name, storageName: named.storageName,
            title: "\(mock.qualifiedName).subscript\(labels(of: declaration.parameters, namesAreLabels: false))",
            memberName: "subscript", head: declaration.head, parameters: parameters,
            genericNames: Set(generic.map(\.name)),
            effects: getterEffects, result: result, isolation: isolation,
            obstacle: obstacle(toHandlerOf: .subscript(declaration), isolation, in: mock))
        let getter = call(shape, named, in: mock, support: &support)
        var notes = notes(on: getter, of: shape, parameters: declaration.parameters, named, in: mock)

        let newValue = uniqueName("newValue", avoiding: Set(parameters.map { unescaped($0.name) }))
        let isSettable = declaration.accessors.contains { $0.kind == "set" }
        let setter = isSettable ? setterShape(of: declaration, shape, newValue: newValue, getter, in: mock) : nil
        if let setter, let value = setter.parameters.last, value.handlerType == nil {
            let message =
                "'\(value.name)' does not reach '\(setter.name)Handler': its type '\(value.type)' is generic"
            notes.append(note(message, on: named.requirement, in: mock))
        }
        return Mock.Subscript(
            requirement: declaration.signatureText,
            notes: notes,
            attributes: memberAttributes(
                declaration.head, isolation: isolation, isAsync: getterEffects.isAsync, in: mock),
            modifiers: memberModifiers(
                declaration.head, specifier: isolation.isPassed ? "" : isolation.specifier, named, in: mock),
            signature: Mock.Signature(
                head: "subscript\(genericClause(declaration.genericParameters, in: mock))",
                parameters: zip(parameters, declaration.parameters).map {
                    $0.declaration + defaultArgument(of: $1, named, in: mock, support: &support)
                },
                tail: " -> \(signatureResult(declaration.result, in: mock))"
                    + whereClause(declaration.requirements, in: mock)),
            getterAttributes: lifetimeAttributes(of: .subscript(declaration), in: mock),
            getterEffects: getterEffects.clause, getter: getter,
            setterHead: newValue == "newValue" ? "set" : "set(\(newValue))",
            setter: setter.map { call($0, named, in: mock, support: &support) })
    }

    /// The function with `Item` for `T.Element` where it makes them the same and both are `Any` in the mock: the compiler
    /// warns of a cast from a type to itself.
    private func withoutEquatedMembers(
        _ function: FunctionDeclaration, _ requirement: Requirement, in mock: Context
    ) -> FunctionDeclaration {
        guard !function.genericParameters.isEmpty else { return function }
        let any = TypeSyntax.named("Any")
        let erased = [any] + mock.associatedTypes.finalBindings.compactMap { $1 == any ? .named($0) : nil }
        let types = resolver.equatedTypes(by: .function(function), of: requirement.origin, where: erased.contains)
        var function = function
        guard !types.isEmpty else { return function }
        function.result = function.result?.replacing { types[$0] }
        for index in function.parameters.indices {
            function.parameters[index].type = function.parameters[index].type.replacing { types[$0] }
        }
        return function
    }

    /// The call that a subscript records when it is set.
    ///
    /// - Parameters:
    ///   - shape: the one that it records when it is read.
    ///   - newValue: what the setter calls its argument.
    private func setterShape(
        of declaration: SubscriptDeclaration, _ shape: CallShape, newValue: String, _ getter: Mock.Call,
        in mock: Context
    ) -> CallShape {
        var shape = shape
        shape.name += "Set"
        shape.storageName += "Set"
        shape.effects = Effects()
        shape.result = nil
        shape.recordsHistory = false
        shape.obstacle = nil
        var newType = declaration.result
        if case .implicitlyUnwrapped(let wrapped) = newType { newType = wrapped.asOptional }
        // What no handler can make of a generic type it cannot get as `Any`, either.
        let isPassed = getter.handler != nil || !newType.mentions(shape.genericNames)
        let isNoncopyable = isNoncopyable(newType, generic: declaration.genericParameters, in: mock)
        var handlerType =
            isPassed
            ? erased(newType, generic: shape.genericNames, in: mock)
                .with(specifiers: isNoncopyable ? ["consuming"] : [], attributes: []) : nil
        let coercion = isOptional(declaration.result, in: mock) ? coercion(to: handlerType) : ""
        // The compiler warns of functions whose only parameter is `Void` by its name.
        if shape.parameters.isEmpty, isVoid(newType, in: mock) { handlerType = .void }
        shape.parameters.append(
            LoweredParameter(
                declaration: "", name: newValue, argument: newValue + coercion, type: newType,
                handlerType: handlerType, recordedType: nil))
        return shape
    }

    /// The attributes that a requirement's member repeats.
    func memberAttributes(
        _ head: DeclarationHead, isolation: Isolation, isAsync: Bool = false, result: TypeSyntax? = nil,
        in mock: Context
    ) -> [String] {
        // What has no result has none to be discarded.
        let hasResult = ![nil, .void, .named("Void"), .named("Never")].contains(result)
        var attributes = head.repeatedAttributes(mock.access) {
            repeatedAttributes.contains($0) && (hasResult || $0 != "discardableResult")
                && ($0 != "concurrent" || isolation.specifier != "nonisolated(nonsending) ")
        }
        // In Swift 5 mode what a requirement may run on, its caller's actor (SE-0461), comes before what is inherited.
        let isInferred = isolation.storage == .plain || mock.resolved.superclass != nil
        let inherited =
            isAsync && isolation.specifier.isEmpty && isInferred && mock.statedActor == nil ? mock.globalActor : nil
        if let actor = isolation.memberActor ?? isolation.repeatedActor ?? inherited { attributes.append("@\(actor)") }
        return attributes
    }

    /// Whether the member for a requirement may get a result builder from it, as one does that has no `return` (SE-0289): the
    /// requirement, or one that it repeats, has an attribute that is none of the language's and no global actor.
    func mayBeBuilt(_ requirement: Requirement) -> Bool {
        ([requirement] + requirement.repeats).contains { requirement in
            let origin = requirement.origin
            return requirement.declaration.memberHead?.possibleAttributes.contains { attribute in
                attribute.name.split(separator: ".").last?.first?.isUppercase ?? false
                    && resolver.globalActor(in: [attribute], scope: origin.path, file: origin.file) == nil
            } ?? false
        }
    }

    /// The labels of a member as it is referred to. For example: `(id:name:)`
    ///
    /// - Parameter namesAreLabels: whether a parameter with one name has it for a label, as it has but in subscripts.
    private func labels(of parameters: [Parameter], namesAreLabels: Bool = true) -> String {
        "(\(parameters.map { "\($0.label.map(unescaped) ?? (namesAreLabels ? unescaped($0.name) : "_")):" }.joined()))"
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

/// The attributes of a requirement that hold for what satisfies it.
private let repeatedAttributes: Set<String> = ["available", "discardableResult", "concurrent", "Sendable"]

extension SubscriptDeclaration {
    /// The subscript without `sending` (SE-0430) where it can be set, which one in a class cannot have: as of Swift 6.3 the
    /// compiler sends an index to both accessors to change a value in place. One without it is for the same requirement.
    fileprivate var withoutSentIndices: SubscriptDeclaration {
        guard accessors.contains(where: { $0.kind == "set" }) else { return self }
        var result = self
        for index in parameters.indices { result.parameters[index].type = parameters[index].type.withoutSending }
        return result
    }
}
