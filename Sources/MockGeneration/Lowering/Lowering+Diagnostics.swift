// What no mock can be, and settings that have no effect -> diagnostics. Output that does not compile is no answer.

import SwiftDeclarations

extension Lowering {
    /// Says what there is about a protocol that no class can bring.
    mutating func reportWhatCannotBeMocked(_ mock: Context) {
        reportUnmockableParents(of: mock)
        reportSuperclass(of: mock)
        reportActor(of: mock)
        for unsatisfied in mock.resolved.unsatisfied {
            report(unsatisfied.reason, of: unsatisfied.requirement, in: mock)
        }
        reportFixedRequirements(of: mock)
        reportSelfConstraints(of: mock)
        reportAlternatives(of: mock)
        reportWeakProperties(of: mock)
        reportPacks(of: mock)
        reportEquatedParameters(of: mock)
        reportUnfitProperties(of: mock)
        reportSentClosures(of: mock)
        reportPropertiesOfObject(of: mock)
        reportAtomics(of: mock)
        reportCompilerLimits(of: mock)
        reportConflicts(in: mock)
        reportSharedSelectors(in: mock)
        reportMembersThatBecomeOne(in: mock)
        reportConflictsOfCopiedMembers(in: mock)
        reportImpossibleTypes(in: mock)
        reportImpossibleBindings(of: mock)
        reportUnseenConformances(of: mock)
        reportUnsendableDefaults(of: mock)
        reportAlternativeParents(of: mock)
        reportParentsOfIsolatedModules(of: mock)
        reportKeysOutOfSight(of: mock)
        reportCopiedOverrides(of: mock)
        reportLeftOutOfSight(of: mock)
        reportCopiesFromElsewhere(of: mock)
        reportUnknownActors(of: mock)
        reportCopiedStaticMembers(of: mock)
        reportCopiedIsolation(of: mock)
        reportCopiedTypealiases(of: mock)
        reportCopiedNames(of: mock)
        reportCopiedWaiting(of: mock)
        reportUnguardedCopies(of: mock)
        reportActorOfSuperclass(of: mock)
        reportIsolatedConformances(of: mock)
        reportValuesForMainActor(of: mock)
        reportOverridesOfUnknownModule(of: mock)
    }

    /// What satisfies a requirement has to be seen wherever its protocol and the mock are.
    private mutating func reportFixedRequirements(of mock: Context) {
        for fixed in mock.resolved.fixedRequirements where mock.access != fixed.access.prefix {
            guard let level = AccessLevel(modifiers: [String(mock.access.dropLast())]),
                fixed.access < min(level, effectiveAccess(of: fixed.requirement.origin))
            else { continue }
            report(
                "\(fixed.reason); make it \(level), or have an internal mock with --access internal",
                of: fixed.requirement, in: mock)
        }
    }

    /// An actor inherits from no class, and conforms to no protocol that is bound to another actor (SE-0306, SE-0316).
    private mutating func reportActor(of mock: Context) {
        guard mock.isActor else { return }
        var obstacle = mock.resolved.superclass.map { "inherits from the class '\($0)'" }
        for parent in resolver.lineage(of: mock.resolved.type)
        where !parent.isKnown && parent.declaration.kind == .protocol {
            let attributes = parent.declaration.head.attributes
            guard let actor = resolver.globalActor(in: attributes, scope: parent.path, file: parent.file) else {
                continue
            }
            obstacle = "conforms to '\(parent.declaration.name)', which is bound to '\(actor)'"
        }
        for parent in mock.resolved.parentMocks where parent.declaration.kind == .class {
            guard let actor = parent.globalActor, let name = parent.inheritedName.last else { continue }
            obstacle = "conforms to '\(name)', which is bound to '\(actor)'"
        }
        if let obstacle {
            reject(mock, "only actors conform to it, and no actor \(obstacle)")
        } else if catalog.hasDefaultIsolation, let text = actorBoundElsewhere(mock) {
            let type = mock.resolved.type
            diagnostics.append(Diagnostic(.warning, at: place(of: type.declaration.head, in: type), text))
        }
    }

    /// What `NSObject` has, a subclass has with its type.
    private mutating func reportPropertiesOfObject(of mock: Context) {
        guard mock.resolved.isObject, !mock.isClass else { return }
        for requirement in mock.resolved.byIdentity + mock.resolved.nodes.requirements {
            guard case .variable(let variable) = requirement.declaration, !variable.head.isStatic,
                let own = KnownClasses.propertiesOfObject[unescaped(variable.name)],
                let type = requirement.propertyType,
                resolver.areDifferent(
                    mock.associatedTypes.withoutTypealiases(
                        withoutUnwrapping(type, of: requirement, as: own), and: mock.plainTypealiases),
                    own, in: mock.resolved),
                requirement.isAskedOfObjects || resolver.isAlwaysAsked(requirement, in: mock.resolved)
            else { continue }
            report(
                "that of 'NSObject' has another type, '\(own)', that no subclass can change", of: requirement, in: mock)
        }
    }

    /// The type of a property without the `!` of an Objective-C protocol, which says that it does not matter. For example:
    /// `String` for `description` of a header that says nothing about nil
    private func withoutUnwrapping(
        _ type: TypeSyntax, of requirement: Requirement, as own: TypeSyntax
    ) -> TypeSyntax {
        guard case .implicitlyUnwrapped(let wrapped) = type, requirement.isAskedOfObjects else { return type }
        return own.wrapped == nil ? wrapped : wrapped.asOptional
    }

    /// The compiler crashes on what can be set and is a closure that is sent one and gives one, where it makes key paths.
    private mutating func reportSentClosures(of mock: Context) {
        for requirement in mock.resolved.nodes.requirements where requirement.declaration.isSettable {
            guard let type = requirement.declaration.resultType, isSentClosureForAnother(type, in: mock) else {
                continue
            }
            report(
                "it is sent a closure and gives one, and as of Swift 6.3 the compiler crashes on such properties and subscripts "
                    + "that can be set; make it a function",
                of: requirement, in: mock)
        }
    }

    /// The compiler crashes on properties of every class that are closures over such values, on those that are such values
    /// and not stored, and on subscripts.
    private mutating func reportUnfitProperties(of mock: Context) {
        for requirement in mock.resolved.nodes.requirements {
            guard let type = requirement.declaration.resultType, fitsInNoClosure(type, in: mock) else { continue }
            switch requirement.declaration {
            case .variable(let variable):
                let isStored =
                    closure(type, in: mock) == nil && !variable.head.isStatic
                    && obstacle(toKeeping: variable, NamedRequirement(requirement: requirement), in: mock) == nil
                if isStored { continue }
            case .subscript: break
            default: continue
            }
            report(
                "it has generic values that cannot be copied or escape, and as of Swift 6.3 the compiler crashes on such properties "
                    + "and subscripts; make it a function",
                of: requirement, in: mock)
        }
    }

    /// Properties of atomic types are stored, and get their values when the mock is made.
    private mutating func reportAtomics(of mock: Context) {
        for node in mock.resolved.nodes {
            var isConditional = false
            if case .conditional = node { isConditional = true }
            for requirement in [node].requirements {
                guard case .variable(let variable) = requirement.declaration, let type = variable.type,
                    let argument = resolver.atomicArgument(of: type, from: requirement.origin)
                else { continue }
                if variable.head.isStatic, mock.isGeneric {
                    report("it is stored, and generic mocks store no static properties", of: requirement, in: mock)
                } else if isConditional, !variable.head.isStatic,
                    defaultValue(for: argument, in: mock, origin: requirement.origin) == nil
                {
                    report("no initializer gives a value to what is under '#if'", of: requirement, in: mock)
                }
            }
        }
    }

    /// Says why there can be no mock, at the protocol or class.
    mutating func reject(_ mock: Context, _ reason: String) {
        let type = mock.resolved.type
        diagnostics.append(
            Diagnostic(
                .error, at: place(of: type.declaration.head, in: type),
                "\(mock.isClass ? "class " : "")'\(type.declaration.name)' cannot be mocked: \(reason)"))
    }

    /// Warns that a mock may not compile.
    mutating func doubt(_ mock: Context, _ reason: String) {
        let type = mock.resolved.type
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: type.declaration.head, in: type),
                "the mock of '\(type.declaration.name)' may not compile: \(reason)"))
    }

    /// The place of a requirement, or of the protocol that inherits it.
    func place(of requirement: Requirement, in mock: Context) -> Diagnostic.Place {
        let type = mock.resolved.type
        let head = requirement.origin === type ? requirement.declaration.memberHead : nil
        return place(of: head ?? type.declaration.head, in: type)
    }

    /// Says why no mock has a requirement: at the requirement, or at the protocol that inherits it.
    mutating func report(_ reason: String, of requirement: Requirement, in mock: Context) {
        let type = mock.resolved.type
        let name = "'\(requirement.declaration.plainName ?? "init")'"
        let isOwn = requirement.origin === type
        let subject =
            isOwn
            ? "\(name) cannot be mocked"
            : "'\(type.declaration.name)' cannot be mocked because of \(name) of '\(requirement.origin.declaration.name)'"
        diagnostics.append(Diagnostic(.error, at: place(of: requirement, in: mock), "\(subject): \(reason)"))
    }

    /// A few protocols of the standard library are not for classes, or not for types of others.
    private mutating func reportUnmockableParents(of mock: Context) {
        for parent in mock.resolved.knownParents {
            guard let obstacle = KnownProtocols.obstacle(to: parent) else { continue }
            reject(mock, "'\(parent)', which it refines, \(obstacle)")
        }
        if mock.resolved.isObject, mock.resolved.knownParents.contains("CVarArg") {
            reject(
                mock,
                "'NSObject' conforms to 'CVarArg', which it refines, on Apple's platforms alone, and mockgen cannot write a "
                    + "mock for all of them; write it by hand")
        }
    }

    /// A mock calls an initializer of its superclass, so that there has to be one.
    private mutating func reportSuperclass(of mock: Context) {
        if mock.isClass { return reportMockedClass(of: mock) }
        guard let superclass = mock.resolved.superclassType?.declaration else {
            return reportCopiedSuperclass(of: mock)
        }
        let title = "its superclass '\(superclass.name)'"
        if superclass.head.modifiers.contains("final") {
            reject(mock, "\(title) is final")
        } else if let reason = reasonAgainstInheriting(in: mock) {
            reject(mock, "\(title) \(reason)")
        } else if let obstacle = obstacleOfInitializers(of: mock) {
            reject(mock, "\(title) \(obstacle)")
        } else if mock.resolved.traits.contains(.objectiveC), !mock.resolved.lacksParent,
            !(mock.resolved.superclassTraits?.contains(.objectiveC) ?? true)
        {
            reject(mock, "\(title) does not inherit from 'NSObject', which alone conforms to 'NSObjectProtocol'")
        } else {
            let call = superclassCall(of: mock)
            for case .requirement(let requirement) in mock.resolved.nodes {
                guard case .initializer(let initializer) = requirement.declaration,
                    !inheritsInitializer(for: requirement, in: mock)
                else { continue }
                reportRequired(initializer, beside: title, otherwise: call, in: mock)
            }
        }
    }

    /// The same where the class is known by the mock of a parent.
    private mutating func reportCopiedSuperclass(of mock: Context) {
        guard let superclass = mock.resolved.parentMocks.lazy.compactMap(\.superclass).first else { return }
        let call = superclassCall(of: mock)
        for case .requirement(let requirement) in mock.resolved.nodes {
            guard case .initializer(let initializer) = requirement.declaration,
                !canCallSuperclass(from: promising(initializer, in: mock), otherwise: call, in: mock)
            else { continue }
            doubt(
                mock,
                "nothing tells an initializer of '\(superclass)' that the required '\(initializer.title)' could call; pass the sources "
                    + "that declare the class with --inherit-from")
        }
    }

    /// The same where the class is the one that is mocked, which takes no other superclass.
    private mutating func reportMockedClass(of mock: Context) {
        let type = mock.resolved.type
        if let reason = reasonAgainstInheriting(in: mock) ?? obstacleOfInitializers(of: mock) {
            reject(mock, "it \(reason)")
        }
        if let alias = catalog.genericTypealias(around: type) {
            reject(mock, "it stands in an extension of the generic typealias '\(alias)'; extend the type itself")
        }
        guard let entry = mock.annotation.entries[.superclass]?.last else { return }
        diagnostics.append(
            Diagnostic(
                .error, at: .init(path: catalog.path(of: type.file), offset: entry.offset),
                "the superclass of '\(mock.name)' is '\(type.declaration.name)'; only mocks of protocols can be given one"
            ))
    }

    /// Says why a mock with a superclass cannot have an initializer that its protocol asks for.
    ///
    /// - Parameters:
    ///   - title: the superclass. For example: `its superclass 'Base'`
    ///   - call: how other initializers call it.
    private mutating func reportRequired(
        _ initializer: InitializerDeclaration, beside title: String, otherwise call: SuperclassCall, in mock: Context
    ) {
        let key = initializerKey(initializer)
        let inherited = mock.resolved.superclassInitializers
        if inherited?.conditional.contains(where: { $0.isDesignated && initializerKey($0) == key }) ?? false {
            reject(mock, "\(title) declares the required '\(initializer.title)' under a condition")
        }
        // A required one has to be there, whatever is asked for.
        let twin = inherited?.ambiguous.first { $0.declaration.isRequired || initializerKey($0.declaration) == key }
        if let twin {
            reject(
                mock,
                "\(title) has the required '\(twin.declaration.title)' with 'async' and without, and no subclass can "
                    + "override either")
        } else if !canDeclare(initializer, in: mock) {
            reject(
                mock,
                "\(title) has the required '\(initializer.title)' in an extension, and no subclass can override it")
        }
        if overridesSeveral(initializer, in: mock) {
            reject(
                mock,
                "\(title) has several initializers that the required '\(initializer.title)' would override at once")
        }
        if !canCallSuperclass(from: promising(initializer, in: mock), otherwise: call, in: mock) {
            reject(mock, "\(title) has no initializer that the required '\(initializer.title)' could call")
        }
    }

    /// Why no initializer of the superclass can be called. Whether other modules isolate by default is not known.
    private func obstacleOfInitializers(of mock: Context) -> String? {
        guard let initializers = mock.resolved.superclassInitializers else { return nil }
        if let obstacle = initializers.obstacle { return obstacle }
        if !options.areMocksElsewhere, let obstacle = initializers.obstacleByDefault { return obstacle }
        guard options.isolatesMockModule else { return nil }
        return initializers.obstacleOffActors ?? (mock.globalActor == nil ? nil : initializers.obstacleOnActor)
    }

    /// Why another module than that of the mock's superclass is no place for subclasses of it.
    private func reasonAgainstInheriting(in mock: Context) -> String? {
        guard let link = mock.resolved.superclasses.first, link.isImported, effectiveAccess(of: link.type) != .open
        else {
            return nil
        }
        return catalog.isImported(link.type.file, into: mock.resolved.type.file)
            ? "is not open, and another module declares it"
            : "is not open, and its mock stands in another module; make it open, or let the mocks import its module with "
                + "'--testable-imports'"
    }

    /// Warns of overrides of what is not open where the class may be of a module that the mocks import: no folder tells.
    private mutating func reportOverridesOfUnknownModule(of mock: Context) {
        guard options.testableImports.isEmpty, let link = mock.resolved.superclasses.first, !link.isImported,
            effectiveAccess(of: link.type) == .open, catalog.places.module(of: link.type.file) == nil
        else { return }
        let others = catalog.imports(of: link.type.file).all
        let module = options.customImports.first { !others.contains($0) && !Catalog.isSystemModule($0) }
        let closed = mock.resolved.nodes.requirements.first { $0.overridden.map { $0.access < .open } ?? false }
        guard let module, let name = closed?.declaration.plainName else { return }
        doubt(
            mock,
            "it overrides '\(name)', which is not open; if '\(link.type.declaration.name)' is of the module '\(module)', say so "
                + "with '--module-folder \(module)=FOLDER'")
    }

    /// Whether a required initializer can call the one of the superclass that it overrides, or else what `call` says.
    private func canCallSuperclass(
        from initializer: InitializerDeclaration, otherwise call: SuperclassCall, in mock: Context
    ) -> Bool {
        if let overridden = designated(overriddenBy: initializer, in: mock),
            forwardingCall(of: overridden, values: initializer.parameters.map(\.name), from: initializer, in: mock)
                != nil
        {
            return initializer.effects.isAsync || !overridden.declaration.effects.isAsync
        }
        guard let superclass = mock.resolved.superclassInitializers, superclass.areSeen else { return true }
        if superclass.isImplicit { return !initializer.effects.isAsync || !superclass.hasImplicitTwin }
        switch call {
        case .implicit, .explicit: return true
        case .impossible, .unknown: return callWithDefaults(of: superclass, from: initializer, in: mock) != nil
        }
    }

    /// `associatedtype Child: Node where Child.Parent == Self` would make the mock a parameter of itself. A type that the
    /// annotation gives knows one `Self` only, unless it takes the mock's parameters.
    private mutating func reportSelfConstraints(of mock: Context) {
        let generic = mock.resolved.associatedTypes.map(\.name).filter { mock.genericNames.contains($0) }
        guard !generic.isEmpty else { return }
        let type = mock.resolved.type
        let madeUp = mock.resolved.madeUpNames.filter { catalog.path(of: $0, in: type.path, file: type.file) == nil }
        for requirement in mock.associatedTypes.requirements
        where [requirement.left, requirement.right].contains(where: { $0.mentionsSelf || $0.mentions(madeUp) }) {
            guard let name = requirement.left.qualifiedName?.first else { continue }
            reportSelfConstraint(on: name, unbound: generic, in: mock)
        }
        for clause in mock.resolved.associatedTypeClauses
        where clause.relation == .conforms && clause.right.mentionsSelf {
            guard case .named(let name, arguments: []) = clause.left, generic.contains(name) else { continue }
            reportSelfConstraint(on: name, unbound: generic, in: mock)
        }
        for requirement in mock.resolved.requirements {
            let sides = [requirement.left, requirement.right].map(AssociatedTypes.withoutSelf)
            guard sides.contains(.named("Self")) else { continue }
            for case .member(.named(let name, _), _, _) in sides {
                guard let value = mock.annotation.value(of: name, in: .typealias),
                    Set(words(of: value)).isDisjoint(with: generic)
                else { continue }
                reportSelfConstraint(on: name, unbound: ["\(name) = \(value)"] + generic, in: mock)
            }
        }
    }

    private mutating func reportSelfConstraint(on name: String, unbound: [String], in mock: Context) {
        let type = mock.resolved.type
        let declaration = mock.resolved.associatedTypes.first { $0.name == name }
        let isOwn = type.declaration.members.contains {
            guard case .associatedtype(let own) = $0 else { return false }
            return own.head.offset == declaration?.head.offset
        }
        let head = isOwn ? declaration?.head ?? type.declaration.head : type.declaration.head
        let peers = peers(of: declaration, in: mock)
        let given = unbound + peers.subtracting(unbound).sorted()
        let values = given.map { $0.contains("=") ? $0 : "\($0) = \(peers.contains($0) ? mock.name : "…")" }
            .joined(separator: "; ")
        let advice = unbound.count == 1 ? "give it a type" : "give all that is generic types"
        diagnostics.append(
            Diagnostic(
                .error, at: place(of: head, in: type),
                "'\(name)' is constrained by 'Self', which no generic mock can express; \(advice) with "
                    + "'typealias: \(values)' in the annotation"))
    }

    /// The associated types that all can be the mock itself, where one of them is: it conforms to the same protocol, and
    /// members of it are the mock. What the annotation makes the mock is not among them.
    ///
    /// For example: `Next`, `Previous` for `associatedtype Next: Link where Next.Previous == Self`
    private func peers(of declaration: AssociatedTypeDeclaration?, in mock: Context) -> Set<String> {
        guard let declaration, declaration.inheritance.map(\.type) == [.named(mock.resolved.type.declaration.name)],
            !declaration.requirements.isEmpty
        else { return [] }
        var names = [declaration.name]
        for clause in declaration.requirements {
            guard clause.relation == .sameType, clause.right == .named("Self"),
                case .member(.named(declaration.name, arguments: []), let member, arguments: []) = clause.left
            else { return [] }
            names.append(member)
        }
        let given = names.map { mock.annotation.value(of: $0, in: .typealias) }
        guard given.allSatisfy({ $0 ?? mock.name == mock.name }) else { return [] }
        return Set(zip(names, given).filter { $1 == nil }.map(\.0))
    }

    /// `#if A associatedtype Key: Hashable #else associatedtype Key: Comparable #endif` has no class with one `Key`.
    private mutating func reportAlternatives(of mock: Context) {
        for declaration in mock.associatedTypes.ambiguous {
            let type = mock.resolved.type
            diagnostics.append(
                Diagnostic(
                    .error, at: place(of: type.declaration.head, in: type),
                    "the constraints of '\(declaration.name)' depend on an '#if', which no generic mock can follow; "
                        + "give it a type with 'typealias: \(declaration.name) = …' in the annotation"))
        }
        for name in mock.associatedTypes.capturedParameters {
            reject(
                mock,
                "its generic parameter '\(name)' is named like an associated type that is something else; rename the "
                    + "parameter")
        }
    }

    /// Only an optional of an object can be weak, and nothing behind a lock is.
    private mutating func reportWeakProperties(of mock: Context) {
        for entry in mock.annotation.entries[.modifiers] ?? [] where entry.value == "weak" {
            for requirement in mock.resolved.nodes.requirements {
                guard case .variable(let variable) = requirement.declaration,
                    unescaped(variable.name) == unescaped(entry.key), let type = variable.type
                else { continue }
                let path = catalog.path(of: mock.resolved.type.file)
                let place = Diagnostic.Place(path: path, offset: entry.offset)
                if type.wrapped == nil {
                    diagnostics.append(
                        Diagnostic(
                            .error, at: place, "'\(entry.key)' cannot be weak: its type '\(type)' is not optional"))
                } else if isValue(type, in: mock) {
                    diagnostics.append(
                        Diagnostic(
                            .error, at: place,
                            "'\(entry.key)' cannot be weak: '\(type)' is no optional of a class or of a protocol "
                                + "for classes only"))
                } else if isolation(of: requirement, head: variable.head, in: mock).storage != .plain {
                    diagnostics.append(
                        Diagnostic(
                            .warning, at: place,
                            "'\(entry.key)' is strong in '\(mock.name)': what a lock guards cannot be weak"))
                }
            }
        }
    }

    /// Whether a type, or what it is an optional of, is known to be none of objects.
    func isValue(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        let followed = resolver.withoutTypealiases(type, in: origin.path, file: origin.file)
        var object = (followed.wrapped ?? followed).bare.unparenthesized
        if case .any(let constraint) = object { object = constraint.unparenthesized }
        switch object {
        case .array, .dictionary, .tuple, .function, .optional, .metatype: return true
        case .composition: return false
        default: break
        }
        guard let name = object.qualifiedName, !mock.memberNames.contains(name[0]) else { return false }
        if let declared = catalog.type(named: name, in: origin.path, file: origin.file) {
            guard declared.conditions.isEmpty else { return false }
            switch declared.declaration.kind {
            case .struct, .enum: return true
            case .protocol: return resolver.isForValues(declared)
            case .class, .actor, .extension: return false
            }
        }
        return isKnownSendable(object, in: mock) && !object.mentions(["HTTPURLResponse", "URLResponse"])
    }

    func place(of head: DeclarationHead, in type: CatalogType) -> Diagnostic.Place {
        .init(path: catalog.path(of: type.file), offset: head.offset)
    }
}

extension InitializerDeclaration {
    /// Whether subclasses have to bring it.
    var isRequired: Bool { head.modifiers.contains("required") }

    /// For messages. For example: `init(id:)`
    var title: String { "init(\(parameters.map { "\($0.callLabel):" }.joined()))" }

    /// Whether it is one that, where there is one, takes the place of the `init()` that a class has by itself.
    var isDesignated: Bool { !head.modifiers.contains("convenience") }

    /// Whether `super.init()` can call it.
    var isPlain: Bool {
        let isVisible = !head.modifiers.contains { ["private", "fileprivate"].contains($0) }
        return isDesignated && isVisible && failability == .never && effects == Effects() && genericParameters.isEmpty
            && parameters.allSatisfy { $0.defaultValue != nil && !$0.type.hasOpaquePart }
    }
}
