// What the language allows and the compiler, as of Swift 6.3, does not compile in any mock -> diagnostics.

import SwiftDeclarations

extension Lowering {
    /// Says which requirements no mock can have until the compiler can do more.
    mutating func reportCompilerLimits(of mock: Context) {
        reportClosuresWithoutErrors(of: mock)
        reportSettersOnPassedActors(of: mock)
        reportInitializersOnPassedGlobalActors(of: mock)
        reportInitializersOffActors(of: mock)
        reportIsolatedDeinitializers(above: mock)
        reportWrappersOfParameters(above: mock)
        reportInheritedActors(of: mock)
        reportCrashingOverloads(of: mock)
        reportSubclassesOfIsolatedModules(above: mock)
        reportSentMetatypes(of: mock)
        reportTypesNamedAsAssociatedOnes(of: mock)
        reportTypesInferredAround(mock)
        reportHiddenErrors(of: mock)
        reportExpressionsWithArguments(of: mock)
        reportClosuresThatGiveSpans(of: mock)
        reportIndicesOfKeyPaths(of: mock)
        reportUndeclaredInitializers(of: mock)
        #if !canImport(Darwin)
        reportClosedClass(above: mock)
        #endif
    }

    /// An expression takes no arguments. As of Swift 6.3 the compiler sees that of parameters in protocols only where nothing but
    /// `@autoclosure` stands before the type.
    private mutating func reportExpressionsWithArguments(of mock: Context) {
        for requirement in mock.resolved.nodes.requirements {
            for parameter in requirement.declaration.parameters where parameter.type.attributes.has("autoclosure") {
                guard case .function(let function) = parameter.type.bare.unparenthesized,
                    !function.parameters.isEmpty
                else { continue }
                report("'\(parameter.name)' takes arguments, which no '@autoclosure' does", of: requirement, in: mock)
            }
        }
    }

    /// As of Swift 6.3 the compiler does not hand on closures that give a span where a conformance has their parameters in
    /// another representation: `Self`, and associated types that are something else than `Any`, or that closures take or give.
    private mutating func reportClosuresThatGiveSpans(of mock: Context) {
        guard !mock.isClass else { return }
        // What a where clause binds is that in the protocol, too.
        let bound = Set(mock.associatedTypes.typealiases.map(\.name)).filter {
            mock.resolved.otherSides(of: $0).isEmpty
        }
        for requirement in mock.resolved.nodes.requirements {
            let generic = requirement.declaration.genericParameters
            let names = bound.union(["Self"]).subtracting(generic.map(\.name))
            let closure = requirement.declaration.types.lazy.flatMap(\.functions).first { function in
                givesSpan(function.result, generic: generic, in: mock)
                    && function.parameters.contains { isConverted($0.type, naming: names, in: mock) }
            }
            guard let closure else { continue }
            report(
                "as of Swift 6.3 the compiler hands no closure on that gives '\(closure.result)' and takes what depends on the "
                    + "conforming type",
                of: requirement, in: mock)
        }
    }

    private func givesSpan(_ written: TypeSyntax, generic: [GenericParameter], in mock: Context) -> Bool {
        switch written.bare.unparenthesized {
        case .tuple(let elements): elements.contains { givesSpan($0.type, generic: generic, in: mock) }
        case .function(let function): givesSpan(function.result, generic: generic, in: mock)
        case let type: isNonescapable(type.wrapped ?? type, generic: generic, in: mock)
        }
    }

    /// Whether a conformance has a value that names some types in another representation than its protocol.
    private func isConverted(_ written: TypeSyntax, naming names: Set<String>, in mock: Context) -> Bool {
        let type = AssociatedTypes.withoutSelf(written.bare).unparenthesized
        switch type {
        case .named("Self", arguments: []): return true
        case .named(let name, arguments: []) where names.contains(name):
            return mock.associatedTypes.finalBindings[name].map { $0 != .named("Any") } ?? false
        case .function: return type.mentions(names)
        case .tuple(let elements): return elements.contains { isConverted($0.type, naming: names, in: mock) }
        default: return type.wrapped.map { isConverted($0, naming: names, in: mock) } ?? false
        }
    }

    /// As of Swift 6.3 the compiler crashes on a key path (SE-0227) to a subscript that can be set, if an index is an optional with
    /// closures or metatypes inside another optional or a tuple. It makes one for what is public, or built for tests.
    private mutating func reportIndicesOfKeyPaths(of mock: Context) {
        guard !mock.isClass else { return }
        for requirement in mock.resolved.nodes.requirements {
            guard case .subscript(let declaration) = requirement.declaration,
                declaration.accessors.contains(where: { $0.kind == "set" }),
                !isNoncopyable(declaration.result, in: mock),
                let index = declaration.parameters.first(where: {
                    !$0.isVariadic && isUnknownToKeyPaths($0.type, in: mock)
                })
            else { continue }
            report(
                "as of Swift 6.3 the compiler crashes on mocks of it, on a key path with an index of type '\(index.type)'; let it "
                    + "have another index, or no setter",
                of: requirement, in: mock)
        }
    }

    private func isUnknownToKeyPaths(_ index: TypeSyntax, in mock: Context) -> Bool {
        guard let wrapped = followed(index, in: mock).wrapped.map({ followed($0, in: mock) }) else { return false }
        // A plain optional closure or metatype does no harm.
        return !wrapped.isReabstracted && hasPart(wrapped, in: mock, where: \.isReabstracted)
    }

    /// As of Swift 6.3 the compiler does not look at who sees the type that an accessor throws (SE-0413). A handler that throws
    /// it is a property, where it does.
    private mutating func reportHiddenErrors(of mock: Context) {
        let level = AccessLevel(modifiers: [String(mock.access.dropLast())]) ?? .internal
        for requirement in mock.resolved.nodes.requirements {
            let origin = requirement.origin
            for error in requirement.declaration.errorsOfAccessors {
                guard let name = error.qualifiedName,
                    let type = catalog.type(named: name, in: origin.path, file: origin.file),
                    effectiveAccess(of: type) < level
                else { continue }
                let access = effectiveAccess(of: type)
                report(
                    "it throws '\(error)', which is \(access), and its handler is \(level); make the error \(level)"
                        + (access < .internal ? "" : ", or have an internal mock with --access internal"),
                    of: requirement, in: mock)
            }
        }
    }

    /// As of Swift 6.3 the compiler crashes on conformances that are given closures which throw an associated type (SE-0413)
    /// that is `Never`.
    private mutating func reportClosuresWithoutErrors(of mock: Context) {
        let names = Set(mock.associatedTypes.typealiases.filter { $0.type == .named("Never") }.map(\.name))
        guard !names.isEmpty else { return }
        for requirement in mock.resolved.nodes.requirements {
            let errors = requirement.declaration.givenTypes.flatMap(\.tupleElements).compactMap {
                closure($0, in: mock)?.effects.thrownType
            }
            guard let error = errors.first(where: { $0.mentions(names) }) else { continue }
            report(
                "as of Swift 6.3 the compiler crashes on closures that throw '\(error)' where that is 'Never'; let the "
                    + "protocol have closures that throw nothing",
                of: requirement, in: mock)
        }
    }

    /// As of Swift 6.3 the compiler does not understand, in Swift 6 mode, who sends what to a subscript that can be set on an
    /// actor that is passed to it (SE-0313), unless all of that is Sendable. In Swift 5 mode there is a mock.
    private mutating func reportSettersOnPassedActors(of mock: Context) {
        for requirement in mock.resolved.nodes.requirements {
            guard case .subscript(let declaration) = requirement.declaration,
                declaration.accessors.contains(where: { $0.kind == "set" }),
                declaration.parameters.contains(where: {
                    $0.type.specifiers.contains("isolated") && !isOptional($0.type, in: mock)
                })
            else { continue }
            let isSent = declaration.head.isStatic || mock.isSendable || mock.isActor || mock.globalActor != nil
            let indices = declaration.parameters.filter { !$0.type.specifiers.contains("isolated") }
            guard !isSent || !indices.allSatisfy({ isKnownSendable($0.type.bare, in: mock) }) else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "as of Swift 6.3 no mock of this compiles in Swift 6 mode, since it can be set and runs on an actor that is "
                        + "passed to it; make it a function"))
        }
    }

    /// As of Swift 6.3 the compiler does not understand, in Swift 6 mode, initializers on a global actor that is passed to them
    /// (SE-0313) which are given what is not Sendable.
    private mutating func reportInitializersOnPassedGlobalActors(of mock: Context) {
        for requirement in mock.resolved.nodes.requirements {
            guard case .initializer(let initializer) = requirement.declaration else { continue }
            let origin = requirement.origin
            let isOnGlobalActor = initializer.parameters.contains { parameter in
                guard parameter.type.specifiers.contains("isolated"), let name = parameter.type.bare.qualifiedName
                else { return false }
                let actor = catalog.type(named: name, in: origin.path, file: origin.file)
                return actor?.declaration.head.attributes.has("globalActor") ?? (name.last == "MainActor")
            }
            let isGivenMore = initializer.parameters.map(\.type).contains { type in
                !type.specifiers.contains { ["isolated", "sending"].contains($0) }
                    && (resolver.isUnsendable(type, in: origin) || cannotBeSent(type, of: requirement, in: mock))
            }
            guard isOnGlobalActor, isGivenMore else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "as of Swift 6.3 no mock of this compiles in Swift 6 mode, since it runs on a global actor that is passed to "
                        + "it and is given what is not Sendable; write the actor before 'init' instead"))
        }
    }

    /// As of Swift 6.3 the compiler warns, in Swift 6 mode, where the type of an existential type that depends on what is
    /// generic is sent (SE-0430): whatever makes it seems to belong to the caller's task.
    private mutating func reportSentMetatypes(of mock: Context) {
        for requirement in mock.resolved.nodes.requirements {
            guard case .function(let function) = requirement.declaration, let result = function.result,
                result.specifiers.contains("sending"), result.mentions(Set(function.genericParameters.map(\.name))),
                case .metatype(let instance) = result.bare.unparenthesized, case .any = instance.bare.unparenthesized
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "as of Swift 6.3 the compiler warns of everything that returns this in Swift 6 mode, also of the mock; return "
                        + "it without 'sending'"))
        }
    }

    /// As of Swift 6.3 a module that isolates by default gives initializers of actors nothing that stays where it is, if their
    /// protocol is on no actor (SE-0449), and no attribute of the conformance has it checked.
    private mutating func reportInitializersOffActors(of mock: Context) {
        guard mock.isActor, options.isolatesMockModule else { return }
        let type = mock.resolved.type
        for requirement in mock.resolved.nodes.requirements where !catalog.isMainActorByDefault(requirement.origin.file)
        {
            guard case .initializer(let initializer) = requirement.declaration, !initializer.effects.isAsync,
                !requirement.origin.isKnown, resolver.isFreeAnywhere(requirement),
                requirement.origin === type || !type.declaration.head.isNonisolated,
                let kept = initializer.parameters.first(where: {
                    !isSent($0, in: mock) && cannotBeSent($0.type, of: requirement, in: mock)
                })
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "the mock of '\(type.declaration.name)' compiles in Swift 5 mode only: its module isolates by default, and as "
                        + "of Swift 6.3 '\(initializer.title)', which is on no actor, cannot send the mock '\(kept.type.bare)'"
                ))
        }
    }

    /// As of Swift 6.3 a class with an `isolated deinit` (SE-0371) that is on the actor of its module by default is on none for
    /// others, which cannot inherit from it then.
    private mutating func reportIsolatedDeinitializers(above mock: Context) {
        let own = mock.isClass ? [mock.resolved.type] : []
        let found = (own + mock.resolved.superclasses.map(\.type)).first { type in
            resolver.isMainActorByDefault(type) && resolver.statedActor(of: type) == nil
                && (options.areMocksElsewhere || type.file >= catalog.sourceCount)
                && type.declaration.members.contains { $0.isIsolatedDeinitializer }
        }
        guard let found else { return }
        let name = found.declaration.name
        reject(
            mock,
            "as of Swift 6.3 no other module can inherit from '\(name)', which has an isolated deinit and does not say its actor; "
                + "write '@MainActor' before '\(name)'")
    }

    /// As of Swift 6.3 the compiler takes a class for one on no actor in part, and in part for one that is on the default actor of
    /// its superclass, where that is of another module.
    private mutating func reportSubclassesOfIsolatedModules(above mock: Context) {
        let types = mock.resolved.superclasses.map(\.type)
        for (type, superclass) in zip(types, types.dropFirst())
        where !catalog.isMainActorByDefault(type.file) && !type.declaration.head.isNonisolated
            && !resolver.saysActor(type)
            && resolver.isMainActorByDefault(superclass) && resolver.statedActor(of: superclass) == nil
        {
            return doubt(
                mock,
                "as of Swift 6.3 the compiler is not sure of the actor of '\(type.declaration.name)', whose superclass "
                    + "'\(superclass.declaration.name)' is on the default one of its module; write '@MainActor' before "
                    + "'\(type.declaration.name)'")
        }
    }

    /// As of Swift 6.3 a type inside one that says its actor is on the actor of its protocol's parents in Swift 5 mode, where what the
    /// protocol itself asks for is on none.
    private mutating func reportInheritedActors(of mock: Context) {
        let type = mock.resolved.type
        guard let actor = mock.globalActor, mock.infersActor, !mock.isClass, !catalog.isMainActorByDefault(type.file),
            let around = catalog.type(named: type.scope, in: [], file: type.file),
            around.declaration.kind == .actor || resolver.saysActor(around),
            mock.resolved.nodes.requirements.contains(where: resolver.isBoundByInheritance)
        else { return }
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: type.declaration.head, in: type),
                "as of Swift 6.3 the compiler warns of the mock of '\(type.declaration.name)' in Swift 5 mode: it stands in "
                    + "'\(around.declaration.name)', which is on an actor; write '@\(actor)' before '\(type.declaration.name)'"
            ))
    }

    /// As of Swift 6.3 no class inherits from some of Foundation's but on Apple's platforms.
    private mutating func reportClosedClass(above mock: Context) {
        guard mock.resolved.superclasses.isEmpty, let name = mock.resolved.superclass?.qualifiedName?.last,
            KnownClasses.isClosedOffApple(name)
        else { return }
        doubt(mock, "as of Swift 6.3 only Apple's platforms have a '\(name)' that can be inherited from")
    }

    /// As of Swift 6.3 the compiler cannot call initializers of other modules whose parameters have property wrappers (SE-0293) that
    /// can be given themselves.
    private mutating func reportWrappersOfParameters(above mock: Context) {
        for initializer in mock.resolved.superclassInitializers?.designated ?? []
        where options.areMocksElsewhere || initializer.origin.file >= catalog.sourceCount {
            let attributes = initializer.declaration.parameters.flatMap(\.attributes)
            let wrapper = attributes.compactMap { resolver.lookUp([$0.name], from: initializer.origin) }
                .first(where: \.isProjectedWrapper)
            guard let name = wrapper?.declaration.name else { continue }
            return doubt(
                mock,
                "as of Swift 6.3 the compiler does not call '\(initializer.declaration.title)' from another module, where '\(name)' "
                    + "wraps a parameter and has an 'init(projectedValue:)'")
        }
    }

    /// As of Swift 6.3 the compiler infers associated types before it looks up all that the members of a class name, if the
    /// module isolates by default (SE-0466). A type outside that has the name of one, and is a part of what that is, then cannot
    /// be named: no typealias says what the associated type is, either. For example: `Item` of `Box<Item?>`
    private mutating func reportTypesNamedAsAssociatedOnes(of mock: Context) {
        guard catalog.hasDefaultIsolation, let name = mock.associatedTypes.ownNames.first?.name else { return }
        let type = mock.resolved.type
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: type.declaration.head, in: type),
                "as of Swift 6.3 the compiler may take the type '\(name)' in the mock for the associated type '\(name)', which has "
                    + "it in it, since the module isolates by default; let one of them have another name"))
    }

    /// As of Swift 6.3 a name in a nested protocol means what the type around it has inferred for an associated type if the
    /// compiler has looked for that before, and else what the module has by that name.
    private mutating func reportTypesInferredAround(_ mock: Context) {
        let type = mock.resolved.type
        guard let around = catalog.type(named: type.scope, in: [], file: type.file) else { return }
        let parts = [around] + catalog.extensions(of: around)
        let associated = Set(parts.flatMap(resolver.associatedTypeNames)).filter {
            catalog.path(of: $0, in: type.path, file: type.file) == [$0]
        }
        guard !associated.isEmpty else { return }
        for requirement in mock.resolved.nodes.requirements where requirement.origin.path == type.path {
            let names = requirement.declaration.types.lazy.flatMap(\.spelledNames)
            guard let name = names.first(where: associated.contains) else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "as of Swift 6.3 the compiler may or may not take '\(name)' for the associated type that "
                        + "'\(around.qualifiedName)' infers, here and in the mock; give the module's '\(name)' another name"
                ))
        }
    }
}

extension Declaration {
    /// Whether it is an `isolated deinit`: nothing else that is skipped has this modifier.
    fileprivate var isIsolatedDeinitializer: Bool {
        guard case .other(let head) = self else { return false }
        return head.modifiers.contains("isolated")
    }

    /// The types of what a member is given: arguments, and values that it is set to.
    fileprivate var givenTypes: [TypeSyntax] {
        let isSettable =
            switch self {
            case .variable(let variable): variable.isSettable
            case .subscript(let declaration): declaration.accessors.contains { $0.kind == "set" }
            default: false
            }
        let value = isSettable ? resultType : nil
        return parameters.filter { !$0.isVariadic }.map(\.type) + [value].compactMap(\.self)
    }

    /// The types of what accessors throw.
    fileprivate var errorsOfAccessors: [TypeSyntax] {
        switch self {
        case .variable(let variable): [variable.effects.thrownType].compactMap(\.self)
        case .subscript(let declaration): declaration.accessors.compactMap(\.effects.thrownType)
        default: []
        }
    }
}

extension TypeSyntax {
    /// Whether values are kept in another way where the type is generic: those of closures and metatypes.
    fileprivate var isReabstracted: Bool {
        switch bare.unparenthesized.bare {
        case .function, .metatype, .protocolMetatype: true
        default: false
        }
    }
}

extension CatalogType {
    /// Whether it is a property wrapper that arguments can be given as themselves (SE-0293).
    fileprivate var isProjectedWrapper: Bool {
        declaration.head.attributes.has("propertyWrapper")
            && declaration.members.contains { member in
                guard case .initializer(let initializer) = member else { return false }
                return initializer.parameters.map(\.callLabel) == ["projectedValue"]
            }
    }
}
