// Variables -> properties that hold a value or ask a handler.

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
        let isPublished = isPublished(plainName, in: mock)
        if isPublished, value != nil { attributes.append("@Published") }
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
            storageAttributes: storageAttributes(of: variable, type, named, in: mock)
                + (isPublished && value == nil ? ["@Published"] : []),
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

    /// What a property holds at first; nil where its type has no default value, or where making one never ends.
    ///
    /// - Parameter isArgument: whether it is the default argument of an initializer.
    func initialValue(
        of variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement, isArgument: Bool = false,
        in mock: Context
    ) -> String? {
        if let value = mock.annotation.value(of: unescaped(variable.name), in: .override) {
            return isEndless(.type(value), of: named, in: mock) ? nil : "\(value)()"
        }
        let origin = named.requirement.origin
        if isEndless(.ofType(type, origin: origin), of: named, in: mock) { return nil }
        let isOnMainActor =
            defaultValues.isIsolated(type, in: origin) && !isMadeOffActors(mock)
            && isOnMainActor(isolation(of: named.requirement, head: variable.head, in: mock), of: mock)
        return defaultValue(
            for: type, isOnMainActor: isOnMainActor, isArgument: isArgument, in: mock, origin: origin)
    }

    /// Whether making what a property begins with makes the mock again, and so on. A static one is not made with a mock.
    func isEndless(_ value: DefaultValues.InitialValue, of named: NamedRequirement, in mock: Context) -> Bool {
        !(named.requirement.declaration.memberHead?.isStatic ?? false)
            && defaultValues.making(value, makes: mock.resolved.type)
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

extension TypeSyntax {
    /// Whether a variable of the type is nil unless told otherwise: so is `T?`, but not `Optional<T>`.
    fileprivate var startsAsNil: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: return true
        default: return false
        }
    }
}
