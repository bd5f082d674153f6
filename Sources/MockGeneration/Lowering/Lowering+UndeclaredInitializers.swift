// The `init()` that a class has without declaring it -> whether it is on the actor of the class: in Swift 6 mode it is not, unless
// the values of the properties need that (SE-0411).

import SwiftDeclarations

extension Lowering {
    /// An `init()` that a class has without declaring it may be on no actor in Swift 6 mode (SE-0411). Beside a convenience one with
    /// `async` no subclass can override it, and it cannot inherit it either where the module isolates by default (SE-0466).
    mutating func reportUndeclaredInitializers(of mock: Context) {
        guard catalog.hasDefaultIsolation || options.isolatesMockModule else { return }
        reportInitializersOutOfSight(of: mock)
        reportInitializersOnSeveralActors(of: mock)
        reportActorOutOfSight(of: mock)
        if mock.globalActor != nil, case .unknown? = implicitInitializer(of: mock),
            mustOverrideUndeclaredInitializer(mock)
        {
            return reportUndeclaredInitializer(
                of: mock, "may not",
                because: "is on the main actor there or not: that depends on the values of its properties")
        }
        if inheritsUnusableInitializer(mock) {
            return reportUndeclaredInitializer(
                of: mock, "does not", because: "is on the main actor there, and that of its superclass is not")
        }
        if catalog.hasDefaultIsolation, leavesActorInSwift6(mock),
            mock.resolved.superclassInitializers?.hasImplicitTwin ?? false
        {
            reportUndeclaredInitializer(
                of: mock, "does not",
                because: "is on no actor there, and beside 'init() async' none can override it")
        }
        // What a mock keeps for members that say no actor has their types, which it gives no value there.
        let origin = mock.resolved.type
        if mock.resolved.hasIsolatedConformance, origin.declaration.head.isNonisolated, leavesActorInSwift6(mock),
            membersWithIsolatedKeys(of: mock).contains(where: { requirement, _ in
                let attributes = requirement.declaration.memberHead?.attributes ?? []
                return resolver.globalActor(in: attributes, scope: origin.path, file: origin.file) == nil
            })
        {
            reportUndeclaredInitializer(
                of: mock, "does not",
                because: "is on no actor there, and members use conformances that are on the main actor")
        }
    }

    /// Where a module isolates by default, a class hardly inherits initializers on several actors, and leaves out none on another one;
    /// a mock does that if it cannot override all of them.
    private mutating func reportInitializersOnSeveralActors(of mock: Context) {
        guard let initializers = mock.resolved.superclassInitializers, initializers.areSeen,
            initializers.isOnSeveralActors,
            initializers.losesSomeOnOtherActor && initializers.obstacleByDefault == nil
                || !initializers.areOverridable && initializersToOverride(in: mock).isEmpty,
            options.areMocksElsewhere ? options.isolatesMockModule : mock.resolved.isModuleIsolated
        else { return }
        doubt(
            mock,
            "it inherits initializers that cannot be overridden all, and where a module isolates by default no class inherits one "
                + "that is on another actor than itself; declare those on actors in a subclass")
    }

    /// Where a module isolates by default, a subclass on the main actor has to override the initializers of a class that is on
    /// none.
    private mutating func reportInitializersOutOfSight(of mock: Context) {
        let isOnDefaultActor =
            options.areMocksElsewhere
            ? options.isolatesMockModule && mock.globalActor != nil : mock.resolved.isModuleIsolated
        guard !mock.isClass, isOnDefaultActor, mock.resolved.superclassInitializers == nil,
            let superclass = mock.resolved.superclass, let name = superclass.qualifiedName?.last,
            KnownClasses.isOffActors(name), name != "NSObject"
        else { return }
        doubt(
            mock,
            "its module isolates by default, and the initializers of its superclass '\(superclass)', which is on no actor, are not "
                + "known; let a 'nonisolated' class inherit from that, and '\(mock.resolved.type.declaration.name)' name this class"
        )
    }

    /// Subclasses are where their superclass is: of one that nobody reads, a module that isolates by default cannot tell.
    private mutating func reportActorOutOfSight(of mock: Context) {
        let isIsolatedByDefault = mock.resolved.isMainActorByDefault
        guard mock.isClass, isIsolatedByDefault || options.isolatesMockModule && mock.globalActor == nil,
            case let last = mock.resolved.superclasses.last?.type ?? mock.resolved.type,
            let name = resolver.nameOutOfSight(above: last), resolver.lookUp([name], from: last) == nil,
            !KnownClasses.isOffActors(name), !KnownClasses.isDelegate(name)
        else { return }
        doubt(
            mock,
            "its module isolates by default, and nothing says whether '\(name)' is on an actor; pass the sources that declare it "
                + "with --inherit-from")
    }

    private mutating func reportUndeclaredInitializer(of mock: Context, _ verb: String, because reason: String) {
        guard let superclass = mock.resolved.superclasses.first?.type.declaration.name else { return }
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: mock.resolved.type.declaration.head, in: mock.resolved.type),
                "'\(mock.name)' \(verb) compile in Swift 6 mode: the 'init()' that '\(superclass)' does not declare \(reason); "
                    + "declare it"))
    }

    /// Whether `init()` overrides one that nobody declares, of a class that the default of the mock's module does not bind.
    func inheritsFreeInitializer(_ mock: Context) -> Bool {
        let superclasses = mock.resolved.superclasses.map(\.type)
        guard mock.globalActor != nil, mock.resolved.superclassInitializers?.isImplicit ?? false else { return false }
        // Where a class says that it is on none, those below are only valid with such an initializer.
        let isFree =
            superclasses.allSatisfy { resolver.globalActor(of: $0) == nil }
            || superclasses.last?.declaration.head.isNonisolated ?? false
        return catalog.hasDefaultIsolation && isFree || mock.resolved.hasSuperclassOffActors
    }

    /// Where an `init()` is that nobody declares, of a class on an actor. In Swift 5 mode it is there; in Swift 6 mode it is not
    /// if no property has a value that needs the actor (SE-0411).
    enum ImplicitInitializer {
        case leavesActorInSwift6
        case staysOnActor
        /// What properties have cannot be seen.
        case unknown
    }

    /// Where the `init()` is that a mock overrides and nobody declares; nil where no default is known to isolate it, and the
    /// compiler infers that, or checks the callers of what it infers.
    func implicitInitializer(of mock: Context) -> ImplicitInitializer? {
        isImplicitInitializerBoundByDefault(of: mock) || isMadeOffStatedActor(mock) || isMadeOffActorsAnywhere(mock)
            || options.isolatesMockModule ? implicitInitializerOnActor(of: mock) : nil
    }

    /// Whether a protocol that is on another actor, or says that it is on none, asks for the `init()` of a mock that is on one.
    private func isMadeOffActorsAnywhere(_ mock: Context) -> Bool {
        mock.globalActor != nil && !mock.isClass
            && mock.resolved.nodes.requirements.contains { requirement in
                guard case .initializer(let initializer) = requirement.declaration else { return false }
                let all = [requirement] + requirement.repeats
                return initializer.parameters.isEmpty
                    && ((all.map(\.origin) + [mock.resolved.type]).contains { $0.declaration.head.isNonisolated }
                        || all.contains { ![nil, mock.globalActor].contains(resolver.globalActor(of: $0)) })
            }
    }

    /// Whether an `init()` that nobody declares would be on the actor that its module isolates types to by default.
    func isImplicitInitializerBoundByDefault(of mock: Context) -> Bool {
        mock.resolved.superclasses.first.map {
            resolver.isMainActorByDefault($0.type) && resolver.statedActor(of: $0.type) ?? "MainActor" == "MainActor"
        } ?? false
    }

    /// Whether a mock overrides an `init()` that nobody declares, and that its module may isolate by default.
    func mustOverrideUndeclaredInitializer(_ mock: Context) -> Bool {
        let isKnown =
            !options.isolatesMockModule && mock.globalActor != nil && !mock.resolved.isMainActorByDefault
            && !isImplicitInitializerBoundByDefault(of: mock)
        return !isKnown && !mock.resolved.hasSuperclassOffActors
            && mock.resolved.superclassInitializers?.isImplicit ?? false
    }

    /// Where the `init()` of a superclass on an actor is that nobody declares.
    func implicitInitializerOnActor(of mock: Context) -> ImplicitInitializer? {
        guard let initializers = mock.resolved.superclassInitializers, initializers.isImplicit,
            initializers.isKnown || initializers.hasImplicitTwin && !mock.resolved.lacksParent,
            !mock.resolved.superclasses.isEmpty
        else { return nil }
        // Those of objects are on their actor. By default, a subclass could not inherit one that is not, unless a protocol makes
        // it Sendable.
        let heirs = mock.resolved.superclasses.dropLast().map(\.type)
        let inheritsByDefault = isImplicitInitializerBoundByDefault(of: mock) && !heirs.allSatisfy(isSendableByProtocol)
        if mock.resolved.isObject || inheritsByDefault { return .staysOnActor }
        // What overrides the one of the outermost class is where that is.
        guard let outermost = mock.resolved.superclasses.last?.type else { return nil }
        if keepsActor(outermost) { return .staysOnActor }
        let properties = storedProperties(outermost.declaration.members, of: outermost)
        let isOverridden = mock.resolved.nodes.requirements.contains { requirement in
            mock.annotation.value(of: requirement.declaration.plainName ?? "", in: .override) != nil
        }
        return isOverridden || properties.contains(where: { mayHaveIsolatedValue($0, in: outermost) })
            ? .unknown : .leavesActorInSwift6
    }

    /// Whether a class has properties for which an `init()` that nobody declares is on its actor.
    private func keepsActor(_ type: CatalogType) -> Bool {
        storedProperties(type.declaration.members, of: type).contains { property in
            isObserved(property, in: type)
                || property.type.map { cannotBeSent($0, in: type) || resolver.isUnsendable($0, in: type) }
                    ?? isMadeUnsendable(property, in: type)
                || isMadeOnMainActor(property, in: type) || isWrappedOnMainActor(property, in: type)
                || isMemberOnMainActor(property, in: type)
                || isMadeWithIsolatedKeys(property, in: type)
        }
    }

    /// Whether the macro of a class makes a property one with an `init` accessor (SE-0400), which is on the actor of the class.
    private func isObserved(_ property: VariableDeclaration, in type: CatalogType) -> Bool {
        type.declaration.head.attributes.contains { ["Observable", "Observation.Observable"].contains($0.name) }
            && !property.isLet && !property.head.attributes.has("ObservationIgnored")
    }

    /// Whether a superclass that is Sendable by a protocol has an `init()` on its actor, and inherits one that is on none: the
    /// compiler says so where it is used.
    private func inheritsUnusableInitializer(_ mock: Context) -> Bool {
        let types = mock.resolved.superclasses.map(\.type)
        guard let last = types.last, types.dropLast().allSatisfy(isSendableByProtocol),
            isImplicitInitializerBoundByDefault(of: mock), mock.resolved.superclassInitializers?.isImplicit ?? false
        else { return false }
        return !keepsActor(last) && types.dropLast().contains(where: keepsActor)
    }

    /// Whether the initial value of a property that does not say its type certainly is not Sendable.
    private func isMadeUnsendable(_ property: VariableDeclaration, in type: CatalogType) -> Bool {
        switch property.initialValue {
        case .closure: true
        case .instance(let made), .call(let made, _): resolver.isUnsendable(made, in: type)
        default: false
        }
    }

    /// Whether a class is Sendable since it conforms to a protocol that is.
    private func isSendableByProtocol(_ type: CatalogType) -> Bool {
        type.declaration.inheritedNames.flatMap { resolver.expanded($0, from: type) }.contains { parent in
            guard let parent, parent.declaration.kind == .protocol else { return false }
            return resolver.refinesSendable(parent) && parent.declaration.name != "Sendable"
        }
    }

    /// Whether a protocol that is Sendable asks for an `init()` on no actor of a mock that says which one it is on: no check
    /// of its callers is allowed in Swift 6 mode, where it overrides one on none.
    func isMadeOffStatedActor(_ mock: Context) -> Bool {
        mock.globalActor != nil && !mock.isClass && !catalog.hasDefaultIsolation
            && mock.resolved.traits.contains(.sendable)
            && mock.resolved.superclasses.allSatisfy { resolver.globalActor(of: $0.type) == mock.globalActor }
            && mock.resolved.nodes.requirements.contains { requirement in
                guard case .initializer(let initializer) = requirement.declaration else { return false }
                return initializer.parameters.isEmpty && !initializer.effects.isAsync
                    && ([requirement] + requirement.repeats).contains(where: resolver.isFree)
            }
    }

    /// Whether `init()` overrides one that nobody declares and that is on no actor in Swift 6 mode.
    func leavesActorInSwift6(_ mock: Context) -> Bool {
        if case .leavesActorInSwift6? = implicitInitializer(of: mock) { return true }
        return options.isolatesMockModule && overridesImplicitOffActor(mock)
    }

    /// Whether the `init()` of a superclass overrides one that nobody declares and that is on no actor in Swift 6 mode: then it is
    /// on none there as well, unless it says so.
    private func overridesImplicitOffActor(_ mock: Context) -> Bool {
        let types = mock.resolved.superclasses.map(\.type)
        guard let first = types.last, !mock.resolved.isObject, resolver.globalActor(of: first) != nil,
            !catalog.isMainActorByDefault(first.file), declaredInitializers(of: first).isEmpty, !keepsActor(first),
            !storedProperties(first.declaration.members, of: first).contains(where: {
                mayHaveIsolatedValue($0, in: first)
            })
        else { return false }
        let plain = types.dropLast().flatMap { type in
            declaredInitializers(of: type).filter(\.parameters.isEmpty).map { (type, $0.head) }
        }
        return !plain.isEmpty
            && plain.allSatisfy { type, head in
                head.modifiers.contains("override") && !head.isNonisolated
                    && resolver.globalActor(in: head.attributes, scope: type.path, file: type.file) == nil
            }
    }

    /// Whether a superclass on an actor has an `init()` that nobody declares and that is on none in Swift 6 mode.
    func superclassLeavesActorInSwift6(_ mock: Context) -> Bool {
        if case .leavesActorInSwift6? = implicitInitializerOnActor(of: mock) { return true }
        return false
    }

    /// Whether an initializer is on no actor in a mock that is: what its properties hold at first must not need one.
    func isMadeOffActors(_ mock: Context) -> Bool {
        !mock.isOutsideActors && defaultValues.isMadeOffActors(mock.resolved.type) || leavesActorInSwift6(mock)
            || mock.globalActor != nil && mock.resolved.hasSuperclassOffActors
            || mock.globalActor != nil && (mock.isClass || catalog.hasDefaultIsolation)
                && mock.resolved.superclassInitializers?.designated.contains {
                    resolver.globalActor(of: $0) != mock.globalActor || $0.declaration.hasIsolatedParameter
                } ?? false
            || mock.globalActor != nil
                && mock.resolved.nodes.requirements.contains { requirement in
                    guard case .initializer(let initializer) = requirement.declaration else { return false }
                    return initializer.hasIsolatedParameter || leavesActor(requirement, of: mock)
                }
    }

    /// The properties that an initializer gives their values, or places for them.
    func storedProperties(_ members: [Declaration], of type: CatalogType) -> [VariableDeclaration] {
        members.flatMap { member -> [VariableDeclaration] in
            switch member {
            case .variable(let variable):
                guard variable.hasStorage, !variable.head.isStatic else { return [] }
                let converted = typedByConversion(variable)
                return variable.isLazy ? [placeOfLazy(converted, in: type)].compactMap(\.self) : [converted]
            case .conditional(let block): return block.clauses.flatMap { storedProperties($0.declarations, of: type) }
            default: return []
            }
        }
    }

    /// The same with the type that its value is converted to. For example: `var size: Double = 1` for `var size = 1 as Double`
    private func typedByConversion(_ variable: VariableDeclaration) -> VariableDeclaration {
        guard variable.type == nil, case .conversion(let value, let converted) = variable.initialValue else {
            return variable
        }
        var typed = variable
        (typed.type, typed.initialValue) = (converted, value)
        return typed
    }

    /// What is lazy has no value at first, but a place for one; nil where nothing says of which type, and
    /// it is taken to be Sendable.
    private func placeOfLazy(_ variable: VariableDeclaration, in type: CatalogType) -> VariableDeclaration? {
        var place = variable
        switch (variable.type, variable.initialValue) {
        case (nil, .literal(let standard?)): place.type = standard
        case (nil, .instance(let made)), (nil, .call(let made, _)):
            // Functions that are called look like types, but for the first letter.
            let isType = made.qualifiedName?.last?.first?.isUppercase ?? true
            guard let found = isType ? made : result(ofFunction: made, calledIn: type) else { return nil }
            place.type = found
        case (nil, .closure): return place
        case (nil, _): return nil
        case (_?, _): break
        }
        place.initialValue = nil
        return place
    }

    /// What a function gives that a class calls: one of its own, or else of its module.
    private func result(ofFunction called: TypeSyntax, calledIn type: CatalogType) -> TypeSyntax? {
        guard let name = called.qualifiedName, let last = name.last, name.count <= 2,
            name.count == 1 || ["self", "Self", type.declaration.name].contains(name[0])
        else { return nil }
        func result(_ declaration: Declaration) -> TypeSyntax? {
            guard case .function(let function) = declaration, unescaped(function.name) == last else { return nil }
            return function.result
        }
        let own = ([type] + catalog.extensions(of: type)).flatMap(\.declaration.members).flatMap(\.flattened)
        return own.lazy.compactMap(result).first
            ?? (name.count == 1 ? globals(inModuleOf: type.file).lazy.compactMap { result($0.declaration) }.first : nil)
    }

    /// Whether the initial value of a stored property may need the default actor of its module: one that cannot be sent has
    /// to stay there, and so has what uses a conformance that is there (SE-0470).
    ///
    /// - Parameter makers: the types that have the property in what they make of others at first.
    private func mayHaveIsolatedValue(
        _ property: VariableDeclaration, in type: CatalogType, makers: [CatalogType] = []
    ) -> Bool {
        if property.head.attributes.contains(where: \.mayBeWrapper) { return true }
        let (path, file) = (type.path, type.file)
        let written = property.type.map { resolver.withoutTypealiases($0, in: path, file: file) }
        func isSendable(_ type: TypeSyntax, orBound: Bool) -> Bool {
            isKnownSendable(type, in: origin, orBound: orBound)
        }
        func isMaking(_ made: TypeSyntax, _ written: TypeSyntax) -> Bool {
            [written, written.wrapped].contains(resolver.withoutTypealiases(made, in: path, file: file))
        }
        let origin = type
        switch (property.initialValue, written) {
        case (.expression, _), (.closure, _), (.call(_, ofLiterals: false), _): return true
        case (.member(nil, "none"), let written?) where written.wrapped != nil:
            return !isSendable(written, orBound: true)
        case (.member(let base, let name), _):
            let named = base.map { resolver.withoutTypealiases($0, in: path, file: file) }
            guard let type = named ?? written?.bare.withoutOptional else { return true }
            return !isFreeMember(name, of: type, in: origin, isSendable: isSendable)
        // A function that is called looks the same as a type.
        case (.instance(let made), let written?) where !isMaking(made, written),
            (.call(let made, _), let written?) where !isMaking(made, written):
            return true
        // Without a type it is the one of the literal.
        case (.literal, let written?): return !isSendable(written, orBound: false)
        case (.literal, nil): return false
        case (nil, let written?): return !isSendable(written, orBound: true)
        case (.nilLiteral, let written?): return !isSendable(written, orBound: written.wrapped != nil)
        case (.call(let made, _), _):
            // What a library declares is on no actor.
            guard let name = made.bare.qualifiedName?.first else { return !isSendable(made, orBound: false) }
            return catalog.path(of: name, in: path, file: file) != nil || !isSendable(made, orBound: false)
        case (.instance(let made), _) where isMadeOffDefaultActor(made, in: type, makers: makers): return false
        case (.emptyCollection, let made?), (.instance, let made?), (.instance(let made), nil):
            return !made.keys.allSatisfy { isSendable($0, orBound: false) }
                || !isSendable(made, orBound: made.isCollection)
        default: return true
        }
    }

    /// Whether the initial value of a property is of a type on the main actor, as are the initializers that the type declares.
    private func isMadeOnMainActor(_ property: VariableDeclaration, in origin: CatalogType) -> Bool {
        switch property.initialValue {
        case .instance(let made), .call(let made, _):
            made.bare.qualifiedName.map { hasInitializersOnMainActor($0, in: origin) } ?? false
        default: false
        }
    }

    /// Whether its wrapper is.
    private func isWrappedOnMainActor(_ property: VariableDeclaration, in origin: CatalogType) -> Bool {
        property.head.attributes.filter(\.mayBeWrapper).contains { attribute in
            hasInitializersOnMainActor(attribute.path, in: origin)
        }
    }

    /// Whether a type is on the main actor, as are the initializers that it declares.
    ///
    /// - Parameter orNone: whether that is so, too, where it declares none: in Swift 5 mode it is.
    func hasInitializersOnMainActor(_ name: [String], orNone: Bool = false, in origin: CatalogType) -> Bool {
        guard let type = catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file),
            resolver.globalActor(of: type) == "MainActor"
        else { return false }
        let initializers = declaredInitializers(of: type)
        return (orNone || !initializers.isEmpty)
            && initializers.allSatisfy { !$0.head.isNonisolated && $0.head.attributes.isEmpty }
    }

    /// Whether the initial value of a property is a collection with keys whose conformance to `Hashable` is on the main actor.
    private func isMadeWithIsolatedKeys(_ property: VariableDeclaration, in origin: CatalogType) -> Bool {
        let type: TypeSyntax?
        switch property.initialValue {
        case .nilLiteral, nil: return false
        case .instance(let made): type = property.type ?? made
        default: type = property.type
        }
        let written = type.map { resolver.withoutTypealiases($0, in: origin.path, file: origin.file) }
        return (written?.keys ?? []).compactMap(\.bare.qualifiedName).contains { name in
            catalog.type(named: name, in: origin.path, file: origin.file).map(resolver.isolatesConformances) ?? false
        }
    }

    /// Whether the initial value of a property is a static member of a type on the main actor, which is there as well.
    private func isMemberOnMainActor(_ property: VariableDeclaration, in origin: CatalogType) -> Bool {
        guard case .member(let base, let name) = property.initialValue,
            let written = base ?? property.type,
            let named = resolver.withoutTypealiases(written, in: origin.path, file: origin.file).bare.withoutOptional
                .qualifiedName,
            let type = catalog.typeUnlessAlias(named: named, in: origin.path, file: origin.file),
            resolver.globalActor(of: type) == "MainActor"
        else { return false }
        let declarations = ([type] + catalog.extensions(of: type)).map(\.declaration)
        return declarations.flatMap { staticMembers(named: name, in: $0) }.contains { head in
            !head.isNonisolated && resolver.globalActor(in: head.attributes, scope: type.path, file: type.file) == nil
        }
    }

    /// Whether a member of a type is on no actor for certain, and of a type that can be sent: an enum case, or what a library
    /// declares.
    private func isFreeMember(
        _ name: String, of type: TypeSyntax, in origin: CatalogType,
        isSendable: (TypeSyntax, _ orBound: Bool) -> Bool
    ) -> Bool {
        guard let named = type.qualifiedName,
            let found = catalog.typeUnlessAlias(named: named, in: origin.path, file: origin.file)
        else {
            let added = catalog.extensions(ofStandardType: type.qualifiedName?.last ?? "")
            return added.allSatisfy { staticMembers(named: name, in: $0.declaration).isEmpty }
                && isSendable(type, false)
        }
        let cases = found.declaration.members.flatMap(\.flattened).compactMap { member -> EnumCaseDeclaration? in
            guard case .enumCase(let declaration) = member else { return nil }
            return declaration
        }
        guard cases.flatMap(\.names).map(unescaped).contains(unescaped(name)) else { return false }
        return isSendable(type, true)
            || cases.flatMap(\.associatedValues).allSatisfy { isKnownSendable($0, in: found, orBound: true) }
    }

    /// The heads of the static members of a name.
    private func staticMembers(named name: String, in declaration: TypeDeclaration) -> [DeclarationHead] {
        declaration.members.flatMap(\.flattened).compactMap {
            member in
            guard let head = member.memberHead, head.isStatic, let own = member.plainName else { return nil }
            return unescaped(own) == unescaped(name) ? head : nil
        }
    }

    /// The initializers of a type without which it would have one that nobody declares.
    private func declaredInitializers(of type: CatalogType) -> [InitializerDeclaration] {
        type.declaration.members.flatMap(\.flattened).compactMap { member in
            guard case .initializer(let initializer) = member, !initializer.head.modifiers.contains("convenience")
            else { return nil }
            return initializer
        }
    }

    /// Whether a type that its module isolates by default is made on no actor in Swift 6 mode: nobody declares its initializer,
    /// and none of its properties has a value that may need the actor (SE-0411). Values of the type can be sent.
    private func isMadeOffDefaultActor(_ made: TypeSyntax, in origin: CatalogType, makers: [CatalogType]) -> Bool {
        guard let name = made.bare.qualifiedName,
            let type = catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file),
            [.class, .struct].contains(type.declaration.kind), type.declaration.genericParameters.isEmpty,
            resolver.isMainActorByDefault(type), resolver.globalActor(of: type) == "MainActor",
            !makers.contains(where: { $0 === type })
        else { return false }
        // By default, a class could not inherit one that is not on the actor.
        let inherited = resolver.inheritedTypes(of: type)
        guard inherited.missing.isEmpty,
            !inherited.types.contains(where: { $0.declaration.kind == .class && $0 !== type })
        else { return false }
        return declaredInitializers(of: type).isEmpty
            && storedProperties(type.declaration.members, of: type).allSatisfy { property in
                !(property.type.map { cannotBeSent($0, in: type) } ?? false)
                    && !mayHaveIsolatedValue(property, in: type, makers: makers + [type])
            }
    }

    /// Whether no value of a type is known to be Sendable: it is an ordinary closure, or any value of a protocol, or has such
    /// values in it.
    func cannotBeSent(_ written: TypeSyntax, in type: CatalogType) -> Bool {
        var value = resolver.withoutTypealiases(written, in: type.path, file: type.file)
        while let wrapped = value.bare.unparenthesized.wrapped { value = wrapped }
        let attributes = value.attributes + value.unparenthesized.attributes
        value = value.bare.unparenthesized.bare
        switch value {
        case .function: return !attributes.contains { $0.name == "Sendable" || $0.name.hasSuffix("Actor") }
        case .array(let element): return cannotBeSent(element, in: type)
        case .dictionary(_, let element): return cannotBeSent(element, in: type)
        case .tuple(let elements): return elements.contains { cannotBeSent($0.type, in: type) }
        default: break
        }
        if case .any(let constraint) = value { value = constraint.bare }
        guard let name = value.qualifiedName, !["Any", "AnyObject"].contains(name.joined(separator: ".")) else {
            return value.qualifiedName != nil
        }
        guard let found = catalog.type(named: name, in: type.path, file: type.file) else { return false }
        return found.declaration.kind == .protocol && !resolver.refinesSendable(found)
            && resolver.inheritedTypes(of: found).missing.isEmpty
    }

    /// Whether values of the type of a stored property are certainly Sendable.
    ///
    /// - Parameter orBound: whether those that the module isolates are meant, too.
    private func isKnownSendable(_ type: TypeSyntax, in origin: CatalogType, orBound: Bool) -> Bool {
        type.isMade { part in
            if part.attributes.contains(where: { ["MainActor", "Sendable"].contains($0.name) }) { return true }
            guard let path = part.bare.qualifiedName else { return false }
            if let found = catalog.type(named: path, in: origin.path, file: origin.file) {
                guard [.class, .enum, .struct].contains(found.declaration.kind) else { return false }
                return orBound && resolver.isMainActorByDefault(found) || resolver.refinesSendable(found)
            }
            guard case .named(let name, _) = part.bare else { return false }
            let known = [Self.plainSendables, Self.sendableContainers, Self.otherSendables]
            return (known.contains { $0.contains(name) } || KnownClasses.isUncheckedSendable(name))
                && !origin.declaration.genericParameters.contains { $0.name == name }
        }
    }
}

extension VariableDeclaration {
    fileprivate var isLazy: Bool { head.modifiers.contains("lazy") }
}

extension Attribute {
    /// Whether the attribute may be a property wrapper.
    var mayBeWrapper: Bool {
        name.first?.isUppercase ?? false && !["MainActor", "ObservationIgnored"].contains(name)
    }
}

extension TypeSyntax {
    /// What it wraps if it is an optional.
    fileprivate var withoutOptional: TypeSyntax { wrapped?.bare ?? self }

    /// Whether it is an array or a dictionary, as types of their own syntax.
    fileprivate var isCollection: Bool {
        switch bare.unparenthesized {
        case .array, .dictionary: true
        default: false
        }
    }
}
