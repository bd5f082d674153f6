// Mocks of classes, and mocks with a superclass -> what they override and how they call `super`.
// Which members and initializers there are to override stands in Resolver+Classes.swift.

import SwiftDeclarations

extension Lowering {
    /// The modifiers of a member that satisfies a requirement or overrides a member of a class.
    ///
    /// - Parameter specifier: `nonisolated `, or nothing.
    func memberModifiers(
        _ head: DeclarationHead, specifier: String, _ named: NamedRequirement, in mock: Context
    ) -> String {
        guard let overridden = named.requirement.overridden else {
            return "\(mock.access)\(specifier)\(head.isStatic ? "static " : "")"
        }
        // What subclasses may override, the compiler cannot tell to be safe between two actors, as of Swift 6.3.
        let isClosed = overridden.isSharedByActors && specifier == "nonisolated(nonsending) "
        let (finality, kind) = (isClosed ? "final " : "", head.isStatic ? "class " : "")
        return "\(mock.access)\(specifier)\(finality)override \(kind)"
    }

    /// An access level as it is written, no higher than that of the member that it is for.
    func limited(_ access: String, to level: AccessLevel) -> String {
        switch level {
        case .public, .open: access
        case .package: access.isEmpty ? "" : "package "
        case .private, .fileprivate, .internal: ""
        }
    }

    /// What the mock inherits from or conforms to by being the mock that it is, besides a superclass.
    func conformances(of mock: Context) -> [String] {
        let type = mock.resolved.type
        let prefix = mock.annotation.value(of: "prefix", in: .module).map { "\($0)." } ?? ""
        // Actors may say so in an extension outside of the types around them.
        let isSaidOutside = mock.isActor && catalog.hasDefaultIsolation
        let isSaidInFull = prefix.isEmpty && (type.scope.isEmpty || isSaidOutside)
        let name = isSaidInFull ? resolver.writtenName(of: type) : prefix + type.declaration.name
        if mock.isClass {
            let parameters = mock.resolved.classParameters
            let arguments = parameters.map { $0.kind == .pack ? "repeat each \($0.name)" : $0.name }
            return [parameters.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"]
        }
        guard type.isComposition else { return [name] }
        // What the mock inherits or says in its own way is left out, and so are arguments, which are bound inside it.
        var seen: Set<[String]> = []
        return type.declaration.inheritance.compactMap { $0.type.bare.unparenthesized.qualifiedName }
            .filter { $0 != mock.resolved.superclass?.qualifiedName }.flatMap { protocols(in: $0, of: type) }
            .filter { !["AnyObject", "Sendable"].contains($0.last) && seen.insert($0).inserted }
            .filter { !isConformedToApart($0, in: mock) && !isConformedToBySuperclass($0, in: mock) }
            .map { name in
                let found = prefix.isEmpty ? resolver.lookUp(name, from: type) : nil
                return found.flatMap(resolver.nameWithModule) ?? prefix + name.joined(separator: ".")
            }
    }

    /// The protocols of a part of a composition: its name, but for a class, for a typealias, and for what is nested.
    private func protocols(in name: [String], of type: CatalogType) -> [[String]] {
        // Conditions decide what some typealiases stand for.
        if resolver.typealiasAlternatives(name, of: type, under: type.conditions).count > 1 { return [name] }
        let parts = resolver.expanded(name, from: type)
        let found = parts.compactMap(\.self)
        let isTypealias = catalog.alias(named: name, in: type.path, file: type.file) != nil
        let isReplaced =
            isTypealias && found.count == parts.count
            || found.contains { $0.declaration.kind == .class || !$0.isKnown && $0.path.count > 1 }
        guard isReplaced else { return [name] }
        return found.filter { $0.declaration.kind == .protocol }.map {
            $0.isKnown ? $0.path : resolver.written($0.path, inMockOf: type)?.qualifiedName ?? $0.path
        }
    }

    /// Whether a part of a composition is what its class conforms to.
    private func isConformedToBySuperclass(_ name: [String], in mock: Context) -> Bool {
        if mock.resolved.traits.contains(.objectiveC), Catalog.withoutSystemModule(name) == ["NSObjectProtocol"] {
            return true
        }
        return resolver.lookUp(name, from: mock.resolved.type).map { superclassConforms(to: $0, in: mock) } ?? false
    }

    /// Whether a superclass conforms to a protocol.
    func superclassConforms(to parent: CatalogType, in mock: Context) -> Bool {
        mock.resolved.superclasses.contains { resolver.conforms($0.type, to: parent) }
    }

    /// What a mock writes where it says how it conforms to a protocol: the name that it conforms to it by, if it does so
    /// by itself.
    func conformanceName(_ parent: CatalogType, in mock: Context) -> String {
        let own = conformances(of: mock)
        if parent === mock.resolved.type { return own.first ?? resolver.writtenName(of: parent) }
        guard mock.resolved.type.isComposition else { return resolver.writtenName(of: parent) }
        let part = own.first { name in
            resolver.lookUp(name.split(separator: ".").map(String.init), from: mock.resolved.type) === parent
        }
        return part ?? resolver.writtenName(of: parent)
    }

    /// Whether a part of a composition is inherited by another one on an actor, and the mock says in its own way where it
    /// conforms to it.
    private func isConformedToApart(_ name: [String], in mock: Context) -> Bool {
        guard mock.globalActor != nil, !mock.resolved.isMainActorByDefault,
            let part = resolver.lookUp(name, from: mock.resolved.type),
            parentsWithMembersOnActors(of: mock).contains(where: { $0 === part })
        else { return false }
        return resolver.lineage(of: mock.resolved.type).contains { other in
            other !== mock.resolved.type && other !== part && resolver.lineage(of: other).contains { $0 === part }
        }
    }

    /// How a property stands to the one that it overrides.
    func overriding(_ named: NamedRequirement) -> Mock.Property.Overriding {
        switch named.requirement.overridden?.value {
        case nil: .nothing
        case .computed: .replacing
        case .readable: .reading
        case .stored: .writing
        }
    }

    /// The type in which a property's value is kept where there may be none.
    func optionalType(of type: TypeSyntax, for named: NamedRequirement) -> String {
        guard case .reading = overriding(named) else {
            return type.wrapped == nil ? type.asOptional.description : type.description
        }
        // No value yet is something else than nil.
        if case .implicitlyUnwrapped(let wrapped) = type { return wrapped.asOptional.asOptional.description }
        return type.asOptional.description
    }
}

/// The identifiers in a text.
func words(of text: String) -> [String] {
    text.split { !$0.isPartOfWord }.map(String.init)
}

extension VariableDeclaration {
    /// Whether a requirement asks for a setter.
    var isSettable: Bool { accessors?.contains { $0.kind == "set" } ?? false }
}

// MARK: - Initializers

extension Lowering {
    /// The designated initializers of the superclass, each calling the one that it overrides.
    ///
    /// - Parameter taken: the keys of initializers that the mock has already.
    func overridingInitializers(
        of mock: Context, except taken: Set<String> = [], support: inout Set<Support>
    ) -> [Mock.Initializer] {
        guard let initializers = mock.resolved.superclassInitializers else { return [] }
        var result: [Mock.Initializer] = []
        if initializers.isImplicit, initializers.isKnown, !taken.contains("") {
            result += plainInitializers(
                modifiers: "override ", isNonisolated: inheritsFreeInitializer(mock),
                call: initializers.areSeveral ? ["super.init()"] : [], in: mock)
        }
        return result
            + initializersToOverride(in: mock).filter { !taken.contains(initializerKey($0.declaration)) }
            .flatMap { initializer -> [Mock.Initializer] in
                guard initializer.declaration.parameters.isEmpty, leavesActorInSwift6(mock) else {
                    return [overriding(initializer, in: mock, support: &support)]
                }
                return Self.isolationsByMode.map { condition, leavesActor in
                    overriding(initializer, leavesActor: leavesActor, under: condition, in: mock, support: &support)
                }
            }
    }

    /// The initializers of the superclass that a mock overrides, whatever it is asked for: all that it can, if it can override
    /// all, or where its module isolates by default. No class inherits there one that is on another actor than it, or on none.
    func initializersToOverride(in mock: Context) -> [SuperclassInitializers.Designated] {
        guard let initializers = mock.resolved.superclassInitializers else { return [] }
        if initializers.isKnown { return initializers.designated }
        guard mock.globalActor != nil, mock.resolved.isModuleIsolated || options.isolatesMockModule,
            initializers.ambiguous.isEmpty || mock.isClass
        else { return [] }
        func isElsewhere(_ initializer: SuperclassInitializers.Designated) -> Bool {
            resolver.globalActor(of: initializer) != mock.globalActor
        }
        let all = initializers.designated + initializers.onlyCalled
        guard all.contains(where: isElsewhere) else { return [] }
        // With one of its own the mock inherits none.
        let ambiguous = Set(initializers.ambiguous.map { initializerKey($0.declaration) })
        return
            (initializers.designated + initializers.onlyCalled.filter { isElsewhere($0) || $0.declaration.isRequired })
            .filter { !ambiguous.contains(initializerKey($0.declaration)) }
    }

    /// The required initializers of the superclass, which a mock with initializers of its own does not inherit.
    func requiredInitializers(
        of mock: Context, except taken: Set<String>, support: inout Set<Support>
    ) -> [Mock.Initializer] {
        guard let superclass = mock.resolved.superclassInitializers else {
            return taken.contains("") ? [] : plainInitializersRequiredOutOfSight(in: mock)
        }
        let required =
            (superclass.designated + superclass.onlyCalled).filter(\.declaration.isRequired)
            + superclass.requiredConvenient
        let keys = taken.union(required.map { initializerKey($0.declaration) })
        return required.filter { !taken.contains(initializerKey($0.declaration)) }.map {
            overriding($0, in: mock, support: &support)
        }
            + (keys.contains("") ? [] : plainInitializersRequiredOutOfSight(in: mock))
    }

    /// The `init()` that a class of Foundation requires where it is not Apple's, if a superclass is one.
    private func plainInitializersRequiredOutOfSight(in mock: Context) -> [Mock.Initializer] {
        let last = mock.resolved.superclasses.last?.type
        let name = last.map(resolver.nameOutOfSight(above:)) ?? mock.resolved.superclass?.qualifiedName?.last
        guard let name, KnownClasses.requiresInitializerOffApple(name) else { return [] }
        return plainInitializers(["!canImport(ObjectiveC)"], modifiers: "required ", call: [], in: mock)
    }

    /// - Parameters:
    ///   - leavesActor: whether it is on no actor though nothing says so.
    ///   - condition: the one that it is written under.
    private func overriding(
        _ initializer: SuperclassInitializers.Designated, leavesActor: Bool = false, under condition: String? = nil,
        in mock: Context, support: inout Set<Support>
    ) -> Mock.Initializer {
        let declaration = initializer.declaration.renamingGenericParameters(named: mock.genericNames)
        let generic = Set(declaration.genericParameters.map(\.name))
        let lowered = lower(declaration.parameters, generic: declaration.genericParameters, in: mock)
        let isFree =
            (options.isolatesMockModule ? resolver.isFree(initializer) : declaration.head.isNonisolated)
            && !isInheritedOnActor(initializer, in: mock)
            || isWaitedForOffActor(initializer, from: mock.globalActor, in: mock)
        let specifier = declaration.head.modifiers.first { $0.hasPrefix("nonisolated") } ?? "nonisolated"
        let isolation = (isFree || leavesActor) && !declaration.hasIsolatedParameter ? "\(specifier) " : ""
        let access = limited(mock.access, to: initializer.access)
        let origin = initializer.origin
        // The class may be on none.
        let actor = resolver.globalActor(in: declaration.head.attributes, scope: origin.path, file: origin.file)
        let values = zip(lowered, declaration.parameters).map { lowered, parameter in
            let specifiers = parameter.type.specifiers
            let parts =
                specifiers.contains("sending") && !specifiers.contains("inout")
                ? boxedParts(of: lowered.name, parameter.type, generic: generic, in: mock) : nil
            if parts != nil { support.insert(.transfer) }
            return parts ?? lowered.name
        }
        let isTrap = declaration.isVariadic || !declaration.isDesignated && !callsReplacement(initializer, in: mock)
        let call: String?
        if isTrap {
            call = names.trap("\(mock.qualifiedName) cannot hand on what this initializer of its superclass is given")
        } else if declaration.isDesignated {
            call = forwardingCall(of: initializer, values: values, from: initializer.declaration, in: mock)
        } else {
            call = mock.resolved.superclassInitializers.flatMap {
                callWithDefaults(of: $0, from: declaration, in: mock)
            }
        }
        // In a designated one that calls none, the compiler would call one.
        let isConvenient = isTrap && !declaration.isDesignated
        return Mock.Initializer(
            conditions: [condition].compactMap(\.self),
            attributes: declaration.head.repeatedAttributes(access) { $0 == "available" }
                + (actor.map { $0 == mock.globalActor ? [] : ["@\($0)"] } ?? []),
            modifiers: "\(access)\(isolation)\(declaration.isRequired ? "required " : "override ")"
                + (isConvenient ? "convenience " : ""),
            signature: .init(
                head: "init\(declaration.failability.rawValue)\(declaration.genericParameters.clause)",
                parameters: zip(lowered, declaration.parameters).map {
                    attributesToRepeat(of: $1, declaredIn: origin) + $0.declaration
                        + defaultArgument(
                            of: $1, declaredIn: origin, isFree: declaration.head.isNonisolated, in: mock,
                            support: &support)
                },
                tail: "\(declaration.effects.clause)\(whereClause(declaration.requirements))"),
            storage: [], body: call.map { [$0] } ?? [])
    }

    /// Whether one that overrides a convenience initializer can call one of the superclass where it runs.
    private func callsReplacement(_ initializer: SuperclassInitializers.Designated, in mock: Context) -> Bool {
        guard let called = superclassInitializer(calledBy: initializer.declaration, in: mock) else { return false }
        return [nil, resolver.globalActor(of: initializer)].contains(resolver.globalActor(of: called))
    }

    /// The attributes of a parameter that an override repeats: `@_nonEphemeral`, which tells overrides apart, and what may be a
    /// property wrapper (SE-0293): where callers see such, the compiler crashes on an override that does not, as of Swift 6.3.
    /// Types that the run does not declare are repeated whatever they are, a result builder as well; wrappers with arguments are
    /// for the body alone. For example: `@Clamped `
    private func attributesToRepeat(of parameter: Parameter, declaredIn origin: CatalogType) -> String {
        parameter.attributes.filter { attribute in
            if attribute.name == "_nonEphemeral" { return true }
            let name = attribute.path
            guard attribute.arguments == nil, name.last?.first?.isUppercase ?? false else { return false }
            let type = catalog.type(named: name, in: origin.path, file: origin.file)
            return type.map { $0.declaration.head.attributes.has("propertyWrapper") } ?? true
        }.map { "\($0) " }.joined()
    }

    /// The same for a parameter of a member that may override another; nothing where it does not.
    func attributesToRepeat(of parameter: Parameter, _ requirement: Requirement) -> String {
        requirement.overridden == nil ? "" : attributesToRepeat(of: parameter, declaredIn: requirement.origin)
    }

    /// Equal for an initializer and one that overrides it.
    func initializerKey(_ initializer: InitializerDeclaration) -> String {
        initializer.parameters.map(initializerKey).joined(separator: ",")
    }

    /// The part of an initializer's key that a parameter makes.
    func initializerKey(_ parameter: Parameter) -> String {
        "\(parameter.callLabel):\(parameter.type.bare.canonical().withoutVariations)"
    }
}
