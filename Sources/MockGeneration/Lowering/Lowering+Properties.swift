// Variables -> properties that hold a value, ask a handler, or publish what a subject is sent.

import SwiftDeclarations

extension Lowering {
    func property(
        _ variable: VariableDeclaration, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.Member {
        let type = variable.type ?? .named("Any")
        if variable.effects != Effects() {
            let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
            let obstacle = obstacle(toHandlerOf: .variable(variable), isolation, in: mock)
            return .handledProperty(
                handledProperty(variable, type, variable.effects, obstacle, named, in: mock, support: &support))
        }
        if let obstacle = obstacle(toKeeping: variable, named, in: mock) {
            return propertyWithObstacle(variable, type, obstacle, named, in: mock, support: &support)
        }
        let isPlainOverride =
            named.requirement.overridden != nil && variable.isSettable
            && observable(type, in: named.requirement.origin) == nil
        if !isPlainOverride, let stream = stream(variable, type, named, in: mock) {
            if stream.storage != .plain, stream.isReplaceable { support.insert(.property) }
            if stream.storage == .lockedInTable { support.insert(.statics) }
            return .stream(stream)
        }
        let property = storedProperty(variable, type, named, in: mock)
        if isUninhabited(type, in: mock) { return propertyWithoutValue(property) }
        switch property.storage {
        case .plain: break
        case .locked: support.insert(.property)
        case .lockedInTable: support.formUnion([.property, .statics])
        }
        return .property(property)
    }

    /// A property whose type has no values: it can be neither read nor set.
    private func propertyWithoutValue(_ property: Mock.Property) -> Mock.Member {
        let setter = property.setCallCount == nil ? [] : ["    set {}"]
        return .verbatim(
            .init(
                requirement: property.requirement, notes: property.notes,
                lines: property.attributes + ["\(property.modifiers)var \(property.name): \(property.type) {"]
                    + ["    get { \(property.returning)\(names.trap(property.missingValue)) }"] + setter + ["}"]))
    }

    private func storedProperty(
        _ variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement, in mock: Context
    ) -> Mock.Property {
        let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
        let plainName = unescaped(variable.name)
        let written = signatureParameter(type, in: mock)
        let value = initialValue(of: variable, type, named, in: mock).map { value in
            isMadeOffActors(mock) || !isolation.stateActor.isEmpty
                ? offActor(value, as: written.bare, in: mock) : value
        }
        let isSettable = variable.isSettable
        let isStatic = variable.head.isStatic
        let isConstant = isConstant(variable, named.requirement, in: mock)
        let isOpen = mock.isActor && !isStatic && !isConstant || !isolation.specifier.isEmpty
        var attributes = memberAttributes(variable.head, isolation: isolation, in: mock)
        if isPublished(plainName, in: mock) { attributes.append("@Published") }
        // An initializer that runs on no actor gives no property a value that does, if that is not Sendable.
        let isFree =
            isolation.mayBeIsolated && isolation.storage == .plain && attributes.isEmpty
            && (mock.isOutsideActors || catalog.hasDefaultIsolation && mock.resolved.hasSuperclassOffActors)
            && !isKnownSendable(type, in: mock, orBound: true)
        var specifier = mock.annotation.value(of: plainName, in: .modifiers).map { "\($0) " } ?? ""
        // A weak reference cannot stand behind a lock or in a type that is not optional.
        if specifier == "weak ", isolation.storage != .plain || type.wrapped == nil || mock.isClass { specifier = "" }
        return Mock.Property(
            requirement:
                "\(isStatic ? "static " : "")var \(variable.name): \(type) \(isSettable ? "{ get set }" : "{ get }")",
            notes: notes(onProperty: plainName, specifier: specifier, named, in: mock),
            keyword: isConstant ? "let" : "var",
            name: variable.name,
            attributes: attributes,
            modifiers: memberModifiers(
                variable.head, specifier: isOpen && isolation.memberActor == nil || isFree ? "nonisolated " : "", named,
                in: mock),
            stateModifiers:
                "\(isolation.stateActor)\(mock.access)\(isOpen ? "nonisolated " : "")\(isStatic ? "static " : "")",
            specifier: specifier,
            storageActor: isolation.stateActor,
            storageModifiers: isStatic ? "\(isolation.stateSpecifier)static " : "",
            type: written.description,
            optionalType: optionalType(of: written, for: named),
            storageAttributes: storageAttributes(of: variable, type, named, in: mock),
            overriding: overriding(named),
            initialValue: value,
            initializer: isConstant ? "" : value.map { $0 == "nil" && written.startsAsNil ? "" : " = \($0)" } ?? "",
            isAlwaysInitialized: isAlwaysInitialized(variable, named, in: mock),
            setCallCount: isSettable ? "\(named.name)SetCallCount" : nil,
            countModifiers: isolation.stateActor + countModifiers(isStatic: isStatic, in: mock),
            isCountSettable: options.allowsSettingCallCount,
            storage: isConstant ? .plain : isolation.storage,
            storageName: named.storageName,
            isStoredApart: isStoredApart(variable, named.requirement, in: mock),
            readBinding: readBinding(of: written, named, in: mock),
            newValue: value == nil ? asOptional("newValue", of: type, in: mock) : "newValue",
            missingValue: "\(mock.qualifiedName).\(plainName) was read before it was set",
            // Of a property of type `Void` alone the compiler warns that nobody uses it.
            returning: mayBeBuilt(named.requirement) || isEmptyTuple(type, in: mock) ? "return " : "",
            erasedRead: erasedRead(of: variable, type, value, specifier: specifier, isolation, named, in: mock))
    }

    /// What a getter binds. Of closures of an isolated class the compiler forgets in Swift 5 mode that they are Sendable
    /// unless that is said again; those on an actor are by that, if the module has it so (SE-0434).
    private func readBinding(of type: TypeSyntax, _ named: NamedRequirement, in mock: Context) -> String {
        let attributes = unwrapped(type, in: mock).attributes
        let origin = named.requirement.origin
        let isSendable =
            attributes.has("Sendable")
            || mock.globalActor != nil
                && resolver.globalActor(in: attributes, scope: origin.path, file: origin.file) != nil
        return isSendable ? "\(named.storageName): \(type) = \(named.storageName)" : named.storageName
    }

    /// A value of a type as the optional that keeps it. What returns a closure is not taken for Sendable where it becomes an
    /// optional implicitly.
    func asOptional(_ value: String, of type: TypeSyntax, in mock: Context) -> String {
        guard let function = closure(type, in: mock), isClosure(function.result, in: mock) else { return value }
        return ".some(\(value))"
    }

    /// How a property is read whose type is limited to versions; nil where the storage says the type.
    private func erasedRead(
        of variable: VariableDeclaration, _ type: TypeSyntax, _ value: String?, specifier: String,
        _ isolation: Isolation, _ named: NamedRequirement, in mock: Context
    ) -> String? {
        switch overriding(named) {
        case .nothing, .replacing: break
        case .reading, .writing: return nil
        }
        guard specifier != "weak ", !isAlwaysInitialized(variable, named, in: mock),
            mayBeLimited([type], head: variable.head, in: mock, outOfSight: false)
        else { return nil }
        let storage = isolation.storage == .plain ? named.storageName : "\(named.storageName).value"
        if let wrapped = type.wrapped { return "\(storage) as? \(signatureParameter(wrapped, in: mock))" }
        let read = "\(storage) as? \(signatureParameter(type, in: mock))"
        return value.map { "\(read) ?? \($0)" } ?? read
    }

    /// The attributes of storage that has the type of an overridden property.
    private func storageAttributes(
        of variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement, in mock: Context
    ) -> [String] {
        guard named.requirement.overridden != nil, !variable.head.isLimited,
            mayBeLimited([type], head: variable.head, in: mock, outOfSight: false)
        else { return [] }
        return variable.head.limits
    }

    /// Whether a property cannot be a stored one: those cannot be limited to versions of a platform, initializers could not
    /// fill a deprecated one without a warning, and none could fill one that is on an actor where it is not itself. What
    /// cannot be copied is only read where it is stored: its initializers hand it over, or leave it out.
    func isStoredApart(_ variable: VariableDeclaration, _ requirement: Requirement, in mock: Context) -> Bool {
        if requirement.overridden != nil || variable.head.possibleAttributes.has("available") {
            return true
        }
        let isolation = isolation(of: requirement, head: variable.head, in: mock)
        return isolation.memberActor != nil && isolation.stateActor.isEmpty && isolation.storage == .plain
            && !variable.head.isStatic
            && !isKnownSendable(variable.type ?? .named("Any"), in: mock)
            && !isNoncopyable(variable.type ?? .named("Any"), in: mock)
            && !isPublished(unescaped(variable.name), in: mock)
    }

    /// Whether a property gets its value from every initializer: one that cannot be copied has no other way to it, and
    /// could not be read through an optional.
    func isAlwaysInitialized(_ variable: VariableDeclaration, _ named: NamedRequirement, in mock: Context) -> Bool {
        !named.isConditional && mustBeInitialized(variable, named, in: mock)
    }

    /// Whether a property can be kept only if every initializer gives it a value.
    func mustBeInitialized(_ variable: VariableDeclaration, _ named: NamedRequirement, in mock: Context) -> Bool {
        if isConstant(variable, named.requirement, in: mock) { return true }
        guard let type = variable.type, !variable.head.isStatic, type.wrapped == nil,
            variable.effects == Effects()
        else { return false }
        return isNoncopyable(type, in: mock)
            && isolation(of: named.requirement, head: variable.head, in: mock).storage == .plain
    }

    /// Whether a property is a `let`: a lock holds copies, but what is never set needs none. Atomics and mutexes can be
    /// nothing else.
    func isConstant(_ variable: VariableDeclaration, _ requirement: Requirement, in mock: Context) -> Bool {
        guard let type = variable.type, !variable.head.isStatic, !variable.isSettable, requirement.overridden == nil,
            isNoncopyable(type, in: mock), variable.effects == Effects()
        else { return false }
        if resolver.isAtomic(type, from: requirement.origin) { return true }
        let isolation = isolation(of: requirement, head: variable.head, in: mock)
        return isolation.storage == .locked && isolation.specifier.isEmpty && isolation.memberActor == nil
    }

    /// What a property holds at first; nil where its type has no default value, or where making one never ends. A static one
    /// is not made with a mock.
    func initialValue(
        of variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement, in mock: Context
    ) -> String? {
        if let value = mock.annotation.value(of: unescaped(variable.name), in: .override) { return "\(value)()" }
        let origin = named.requirement.origin
        if !variable.head.isStatic, let made = defaultValues.madeMock(for: type, in: origin),
            defaultValues.making(made, makes: mock.resolved.type)
        {
            return nil
        }
        let isOnMainActor =
            defaultValues.isIsolated(type, in: origin) && !isMadeOffActors(mock)
            && isOnMainActor(isolation(of: named.requirement, head: variable.head, in: mock), of: mock)
        return defaultValue(for: type, isOnMainActor: isOnMainActor, in: mock, origin: origin)
    }

    /// A property whose value comes from a handler.
    ///
    /// - Parameter obstacle: why it does not.
    func handledProperty(
        _ variable: VariableDeclaration, _ type: TypeSyntax, _ effects: Effects, _ obstacle: String?,
        _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> Mock.HandledProperty {
        let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
        let isStatic = variable.head.isStatic
        let plainName = unescaped(variable.name)
        let accessors = "get\(effects.clause)\(variable.isSettable ? " set" : "")"
        let requirement = "\(isStatic ? "static " : "")var \(variable.name): \(type) { \(accessors) }"
        let effects = signatureEffects(effects, in: mock)
        var shape = CallShape(
            name: named.name, storageName: named.storageName, title: "\(mock.qualifiedName).\(plainName)",
            memberName: plainName, head: variable.head,
            parameters: [], genericNames: [], effects: effects, result: type, isolation: isolation,
            recordsHistory: false, countsCalls: false, obstacle: obstacle)
        // What was set to a value does not answer with another one.
        shape.hasDefault = !variable.isSettable
        let call = call(shape, named, in: mock, support: &support)
        return Mock.HandledProperty(
            requirement: requirement,
            notes: notes(onHandledProperty: plainName, call, of: shape, named, in: mock),
            name: variable.name,
            attributes: memberAttributes(
                variable.head, isolation: isolation, isAsync: effects.isAsync, in: mock),
            modifiers: memberModifiers(variable.head, specifier: isolation.specifier, named, in: mock),
            type: signatureParameter(type, in: mock).description,
            getterAttributes: lifetimeAttributes(of: .variable(variable), in: mock),
            effects: effects.clause,
            call: call)
    }
}

extension Lowering {
    /// Whether a subject feeds the property: its type is that of a stream, and reading it has no effects.
    func isStream(_ variable: VariableDeclaration, in origin: CatalogType) -> Bool {
        guard let type = variable.type, publisher(type, in: origin) != nil || observable(type, in: origin) != nil else {
            return false
        }
        return variable.effects == Effects()
    }

    /// Whether several threads may replace the stream that a property is.
    func isLockedStream(_ variable: VariableDeclaration, _ requirement: Requirement, in mock: Context) -> Bool {
        isStream(variable, in: requirement.origin)
            && isolation(of: requirement, head: variable.head, in: mock).storage == .locked
    }

    /// Output and failure of Combine's `AnyPublisher`.
    private func publisher(
        _ type: TypeSyntax, in origin: CatalogType
    ) -> (output: TypeSyntax, failure: TypeSyntax)? {
        guard let arguments = type.genericArguments(ofTypeNamed: "AnyPublisher"), arguments.count == 2,
            !isDeclared(type, inModuleOf: origin)
        else { return nil }
        return (arguments[0], arguments[1])
    }

    /// The element of RxSwift's `Observable`.
    func observable(_ type: TypeSyntax, in origin: CatalogType) -> TypeSyntax? {
        guard let arguments = type.genericArguments(ofTypeNamed: "Observable"), arguments.count == 1,
            !isDeclared(type, inModuleOf: origin)
        else { return nil }
        return arguments[0]
    }

    /// Whether the module of a protocol has a type of its own that a framework has, too.
    private func isDeclared(_ type: TypeSyntax, inModuleOf origin: CatalogType) -> Bool {
        guard let name = type.bare.unparenthesized.qualifiedName,
            let own = catalog.type(named: name, in: origin.path, file: origin.file)
        else { return false }
        return !catalog.isElsewhere(own.file, from: origin.file)
    }

    private func stream(
        _ variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement, in mock: Context
    ) -> Mock.Stream? {
        let name = unescaped(variable.name)
        let kind: Mock.Stream.Kind
        if let (output, failure) = publisher(type, in: named.requirement.origin) {
            kind = combineKind(named, name: name, output: output, failure: failure, in: mock)
        } else if let element = observable(type, in: named.requirement.origin) {
            kind = rxKind(named, name: name, element: element, in: mock)
        } else {
            return nil
        }
        let isStatic = variable.head.isStatic
        let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
        // A subject guards itself.
        let isOpen = mock.isActor && !isStatic || !isolation.specifier.isEmpty
        let isUnguarded = isStatic && mock.globalActor == nil || mock.isActor || isOpen
        let unguarded = isUnguarded ? "nonisolated(unsafe) " : ""
        let isReplaceable =
            variable.isSettable || observable(type, in: named.requirement.origin) != nil
            || !isStatic && isInitialized(name, in: mock)
        let storage = isReplaceable || isolation.storage == .lockedInTable ? isolation.storage : .plain
        let staticPrefix = isStatic ? "static " : ""
        return Mock.Stream(
            requirement:
                "\(staticPrefix)var \(variable.name): \(type) { get\(variable.isSettable ? " set" : "") }",
            notes: notes(onStream: name, kind: kind, named, in: mock),
            name: variable.name,
            plainName: named.name,
            storageName: named.storageName,
            storageModifiers: storage == .plain
                ? unguarded + staticPrefix : isStatic ? "\(isolation.stateSpecifier)static " : "",
            attributes: memberAttributes(variable.head, isolation: isolation, in: mock),
            modifiers: memberModifiers(
                variable.head, specifier: isStatic ? isolation.specifier : isUnguarded ? "nonisolated " : "", named,
                in: mock),
            subjectModifiers:
                "\(mock.access)\(storage == .plain ? unguarded : isOpen ? "nonisolated " : "")\(staticPrefix)",
            countModifiers: countModifiers(isStatic: isStatic, specifier: unguarded, in: mock),
            isCountSettable: options.allowsSettingCallCount,
            type: signatureParameter(type, in: mock).description,
            kind: kind,
            isSettable: variable.isSettable,
            isReplaceable: isReplaceable,
            storage: storage)
    }

    /// Whether an initializer that the protocol asks for has a parameter of the name.
    private func isInitialized(_ name: String, in mock: Context) -> Bool {
        mock.resolved.nodes.requirements.contains { requirement in
            guard case .initializer(let initializer) = requirement.declaration else { return false }
            return initializer.parameters.contains { unescaped($0.name) == name }
        }
    }

    private func combineKind(
        _ named: NamedRequirement, name: String, output: TypeSyntax, failure: TypeSyntax, in mock: Context
    ) -> Mock.Stream.Kind {
        let setting = mock.annotation.value(of: name, in: .combine) ?? mock.annotation.value(of: "all", in: .combine)
        if let setting, let property = publishedName(setting), isLinked(named, to: property, in: mock),
            publishes(output, property, in: mock)
        {
            let failureType =
                failure == .named("Never") ? "" : ".setFailureType(to: \(TypeSyntax.member(failure, "self")))"
            return .published(expression: "$\(property)\(failureType).eraseToAnyPublisher()")
        }
        let arguments = "<\(signatureParameter(output, in: mock)), \(signatureParameter(failure, in: mock))>"
        if setting == "CurrentValueSubject", options.usesCombineDefaultValues,
            let value = defaultValue(for: output, followsTypealiases: false, in: mock, origin: named.requirement.origin)
        {
            return .subject(
                type: "CurrentValueSubject\(arguments)", initialValue: "CurrentValueSubject\(arguments)(\(value))")
        }
        return .subject(type: "PassthroughSubject\(arguments)", initialValue: "PassthroughSubject\(arguments)()")
    }

    /// The property that `@Published name` links to.
    func publishedName(_ setting: String) -> String? {
        guard setting.hasPrefix("@Published ") else { return nil }
        return setting.split(separator: " ").last.map(String.init)
    }

    /// Whether a stream is linked to the property, and the property is a stored one of an instance with a value to
    /// publish from the start. Wrapped properties are stored as they are, can be copied, and override none (SE-0258).
    private func isPublished(_ name: String, in mock: Context) -> Bool {
        guard !mock.isClass,
            mock.annotation.entries[.combine]?.contains(where: { publishedName($0.value) == name }) ?? false,
            mock.annotation.value(of: name, in: .modifiers) != "weak"
        else { return false }
        return published(name, in: mock).allSatisfy { isPublished($0, $1, in: mock) }
    }

    private func isPublished(_ variable: VariableDeclaration, _ requirement: Requirement, in mock: Context) -> Bool {
        let isolation = isolation(of: requirement, head: variable.head, in: mock)
        guard let type = variable.type, requirement.overridden == nil, !variable.head.isStatic,
            variable.effects == Effects(), !variable.head.possibleAttributes.has("available"),
            isolation.storage == .plain, isolation.memberActor == nil, !isNoncopyable(type, in: mock)
        else { return false }
        let named = NamedRequirement(requirement: requirement, name: unescaped(variable.name), storageName: "")
        return initialValue(of: variable, type, named, in: mock) != nil
    }

    /// The properties of a name; several under conditions each.
    private func published(
        _ name: String, in mock: Context
    ) -> [(variable: VariableDeclaration, requirement: Requirement)] {
        mock.resolved.nodes.requirements.compactMap { requirement in
            guard case .variable(let variable) = requirement.declaration, unescaped(variable.name) == name else {
                return nil
            }
            return (variable, requirement)
        }
    }

    /// Whether a stream can be that of a property: it belongs to an instance, too, runs where that is stored, and is there
    /// only where that is.
    private func isLinked(_ named: NamedRequirement, to property: String, in mock: Context) -> Bool {
        guard let head = named.requirement.declaration.memberHead, !head.isStatic, isPublished(property, in: mock)
        else { return false }
        let isolation = isolation(of: named.requirement, head: head, in: mock)
        guard isolation.specifier.isEmpty || mock.globalActor == nil else { return false }
        return mock.resolved.nodes.have(property, wherever: named.requirement.declaration.plainName)
    }

    /// Whether the values of a property are those of a stream.
    private func publishes(_ output: TypeSyntax, _ name: String, in mock: Context) -> Bool {
        mock.resolved.nodes.requirements.contains { requirement in
            guard case .variable(let variable) = requirement.declaration, unescaped(variable.name) == name else {
                return false
            }
            let types = [variable.type ?? .void, output].map {
                mock.associatedTypes.withoutTypealiases(
                    resolver.withoutTypealiases($0, in: requirement.origin.path, file: requirement.origin.file))
            }
            return types[0].canonical() == types[1].canonical()
        }
    }

    private func rxKind(
        _ named: NamedRequirement, name: String, element: TypeSyntax, in mock: Context
    ) -> Mock.Stream.Kind {
        let setting = mock.annotation.value(of: name, in: .rx) ?? mock.annotation.value(of: "all", in: .rx)
        let written = signatureParameter(element, in: mock)
        switch setting {
        case "ReplaySubject":
            return .observable(
                type: "ReplaySubject<\(written)>", initialValue: "ReplaySubject<\(written)>.create(bufferSize: 1)")
        case "BehaviorSubject":
            let value = defaultValue(
                for: element, followsTypealiases: false, in: mock, origin: named.requirement.origin)
            guard let value else { break }
            return .observable(
                type: "BehaviorSubject<\(written)>", initialValue: "BehaviorSubject<\(written)>(value: \(value))")
        default: break
        }
        return .observable(type: "PublishSubject<\(written)>", initialValue: "PublishSubject<\(written)>()")
    }
}

extension [RequirementNode] {
    /// Whether a property is there under all conditions under which another one is.
    fileprivate func have(_ property: String, wherever other: String?) -> Bool {
        func isAmongThem(_ name: String?) -> Bool {
            contains { node in
                guard case .requirement(let requirement) = node else { return false }
                return requirement.declaration.plainName == name
            }
        }
        if isAmongThem(property) { return true }
        return !isAmongThem(other)
            && allSatisfy { node in
                guard case .conditional(let clauses) = node else { return true }
                return clauses.allSatisfy { clause in
                    !clause.nodes.requirements.contains { $0.declaration.plainName == other }
                        || clause.nodes.have(property, wherever: other)
                }
            }
    }
}

extension TypeSyntax {
    /// Whether a variable of the type is nil unless told otherwise: so is `T?`, but not `Optional<T>`.
    fileprivate var startsAsNil: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: return true
        default: return false
        }
    }

    /// The generic arguments if the type, its module aside, has this name.
    fileprivate func genericArguments(ofTypeNamed name: String) -> [TypeSyntax]? {
        switch bare.unparenthesized {
        case .named(name, let arguments), .member(_, name, let arguments): return arguments
        default: return nil
        }
    }
}
