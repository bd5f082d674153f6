// What a mock is in some modules only -> notes. Whether a module isolates types to an actor by default (SE-0466) is in no
// source file, so that nothing here is a warning. Where `--default-isolation` tells, most of it is decided in
// Lowering+IsolatedConformances.swift.

import SwiftDeclarations

extension Lowering {
    func isolationNotes(of mock: Context) -> [Diagnostic] {
        let type = mock.resolved.type
        let place = place(of: type.declaration.head, in: type)
        let members =
            initializersKeptByDefault(of: mock) + initializersChecked(of: mock) + membersOffActor(of: mock)
            + isolatedKeys(of: mock) + valuesForInitializers(of: mock) + metatypesOfIsolated(of: mock)
        let boundElsewhere = catalog.hasDefaultIsolation ? nil : actorBoundElsewhere(mock)
        let types = [undeclaredInitializer(of: mock), inheritedActor(of: mock), boundElsewhere].compactMap(\.self)
        return members.map { note($0, on: $1, in: mock) } + defaultArgumentsOnActor(of: mock)
            + (types + isolatedBindings(of: mock) + uselessChecks(of: mock)).map { Diagnostic(.note, at: place, $0) }
    }

    /// The default arguments of a class that a mock in another module repeats, and that are made on the main actor: there, Swift 5
    /// mode has none on an actor (SE-0411), and where nobody says what the module isolates, no helper makes them.
    private func defaultArgumentsOnActor(of mock: Context) -> [Diagnostic] {
        guard mock.isClass, options.areMocksElsewhere, mock.globalActor == "MainActor" else { return [] }
        let members = mock.resolved.nodes.requirements.compactMap { requirement in
            requirement.declaration.memberHead.map { ($0, requirement.declaration.parameters, requirement.origin) }
        }
        let initializers = (mock.resolved.superclassInitializers?.designated ?? []).map {
            ($0.declaration.head, $0.declaration.parameters, $0.origin)
        }
        return (initializers + members).flatMap { head, parameters, origin in
            parameters.filter { isMadeOnActor($0, in: origin) && !isMadeByHelper($0, in: origin, mock) }.map {
                parameter in
                Diagnostic(
                    .note, at: place(of: head, in: origin),
                    "in Swift 5 mode the compiler warns of '\(mock.name)': the default argument of '\(parameter.name)' is made on "
                        + "the main actor, and evaluated on none there")
            }
        }
    }

    /// What else there is to do about what depends on the default of the module: say what that is.
    private var orSayDefault: String {
        options.defaultIsolation == .nonisolated ? ", or give '--default-isolation MainActor'" : ""
    }

    /// The keys of sets and dictionaries in members that are not on the actor of the module: it isolates the conformance of
    /// its types to `Hashable` with them (SE-0470), and what uses it anywhere else does not compile.
    private func isolatedKeys(of mock: Context) -> [(message: String, requirement: Requirement)] {
        mock.resolved.nodes.requirements.compactMap { requirement in
            guard let name = requirement.declaration.plainName,
                let key = requirement.declaration.types.lazy.compactMap({ boundKey(in: $0, of: mock) }).first,
                usesKeysOffActor(requirement, in: mock)
            else { return nil }
            return (
                "'\(name)' of '\(mock.name)' uses conformances of '\(key)' off their actor where a module isolates '\(key)' to "
                    + "one by default: make it 'nonisolated'" + (mock.isActor ? "" : orSayDefault), requirement
            )
        }
    }

    /// Whether a member is not on the actor of its module.
    func usesKeysOffActor(_ requirement: Requirement, in mock: Context) -> Bool {
        guard !requirement.runsOnMainActor, let head = requirement.declaration.memberHead else { return false }
        return mock.isActor || mock.isOutsideActors || ![nil, "MainActor"].contains(mock.globalActor)
            || requirement.declaration.runsElsewhere
            || requirement.isInitializer && mock.resolved.hasSuperclassOffActors && options.areMocksElsewhere
            || isOnOtherActor(requirement)
            || !isolation(of: requirement, head: head, in: mock).specifier.isEmpty
    }

    /// The type of keys in a type that the module may isolate.
    func boundKey(in type: TypeSyntax, of mock: Context) -> String? {
        let origin = mock.resolved.type
        return keys(in: type, of: mock).lazy.compactMap { key in
            let meant = resolver.withoutTypealiases(bound(key.type, in: mock), in: origin.path, file: origin.file)
            return boundType(in: meant, of: mock)
        }.first
    }

    /// What associated types stand for, as far as it conforms to a protocol on no actor only where the actor is that its
    /// module isolates it to: the mock's conformance would have to be isolated as well (SE-0470).
    private func isolatedBindings(of mock: Context) -> [String] {
        guard !mock.resolved.hasIsolatedConformance else { return [] }
        // What is Sendable cannot conform on an actor.
        let advice = mock.resolved.traits.contains(.sendable) ? "" : orSayDefault
        var notes: [String] = []
        for (name, type) in mock.associatedTypes.typealiases {
            guard let bound = boundType(in: type, of: mock), let parent = freeParents(of: name, in: mock).first else {
                continue
            }
            notes.append(
                "'\(mock.name)' has '\(bound)' for '\(name)', which conforms to '\(parent)': where a module isolates "
                    + "'\(bound)' to an actor by default, make it 'nonisolated'\(advice)")
        }
        return notes
    }

    /// The protocols that an associated type conforms to and that are on no actor.
    ///
    /// - Parameter byDefault: whether the module may isolate its own.
    func freeParents(of associatedType: String, byDefault: Bool = true, in mock: Context) -> [String] {
        let stated: [TypeSyntax] = mock.resolved.associatedTypes.filter { $0.name == associatedType }
            .flatMap { $0.inheritance.map(\.type) }
        let clauses: [TypeSyntax] = mock.resolved.requirements.map(AssociatedTypes.withoutSelf)
            .constraints(of: .named(associatedType))
        return freeParents((stated + clauses).flatMap(\.inheritedNames), byDefault: byDefault, in: mock)
    }

    /// Those among these that are on no actor.
    func freeParents(_ names: [[String]], byDefault: Bool = true, in mock: Context) -> [String] {
        names.map { $0.joined(separator: ".") }
            .filter {
                !KnownProtocols.markers.contains($0) && (!byDefault || boundType(in: .named($0), of: mock) == nil)
            }
    }

    /// A type among the parts of another that the mock's module may isolate. What an annotation gives is a text.
    private func boundType(in type: TypeSyntax, of mock: Context) -> String? {
        func isBound(_ name: String) -> Bool {
            !mock.genericNames.contains(name) && catalog.isBoundByModule(typeNamed: name, in: mock.resolved.type.file)
        }
        var result: String?
        type.forEachPart { part in
            guard result == nil else { return }
            switch part {
            case .named(let text, _): result = words(of: text).first(where: isBound)
            case .member(_, let name, _):
                guard let path = part.qualifiedName, isBound(path[0]), isBound(name) else { return }
                result = path.joined(separator: ".")
            default: break
            }
        }
        return result
    }

    /// The parents that are known by their mocks only, and may be on the actor of the mock by the default of their module
    /// (SE-0466): that what they ask for is called there need not be checked then.
    private func uselessChecks(of mock: Context) -> [String] {
        let advice = mock.resolved.traits.contains(.sendable) ? "" : orSayDefault
        return checkedParents(of: mock).map {
            "'\(mock.name)' conforms to '@preconcurrency \($0)': where the module of '\($0)' isolates it to the actor by "
                + "default, that has no effect, of which the compiler warns: pass its sources with "
                + "'--inherit-from'\(advice)"
        }
    }

    /// The initializers that should run on no actor, but call one of the superclass, which its module may bind to an
    /// actor by default (SE-0466).
    private func initializersKeptByDefault(of mock: Context) -> [(message: String, requirement: Requirement)] {
        guard mock.globalActor == nil, let superclass = mock.resolved.superclass,
            mock.resolved.superclassInitializers?.isKnown ?? false
        else { return [] }
        return initializersKeptOnActor(of: mock).map { requirement in
            (
                "'init' of '\(mock.name)' is bound to no actor, but calls one of '\(superclass)': where a module isolates "
                    + "that to an actor by default, make its initializers 'nonisolated'\(orSayDefault)", requirement
            )
        }
    }

    /// The initializers whose callers are checked to be on the actor of the superclass, or to give an actor nothing that they
    /// keep: to no effect where a module isolates their protocol to the main actor by default (SE-0466).
    private func initializersChecked(of mock: Context) -> [(message: String, requirement: Requirement)] {
        guard mock.isActor || mock.globalActor == "MainActor", !mock.resolved.hasIsolatedConformance else { return [] }
        let kept = mock.isActor ? initializersSentToActor(mock) : initializersKeptOnActor(of: mock)
        return kept.filter { !$0.origin.isKnown && !isKeptOnActor($0, of: mock) }.map { requirement in
            let parent = requirement.origin.qualifiedName
            let advice = mock.isActor ? "make it" : "bind '\(parent)' to the actor or make it"
            return (
                "'\(mock.name)' conforms to '@preconcurrency \(parent)': where a module isolates '\(parent)' to the main "
                    + "actor by default, that has no effect, of which the compiler warns: \(advice) "
                    + "'nonisolated'\(orSayDefault)", requirement
            )
        }
    }

    /// The members of a mock on a global actor that are on none, or on one where their protocol is not, which a module
    /// that isolates by default (SE-0466), or one that infers isolated conformances (SE-0470), takes otherwise.
    private func membersOffActor(of mock: Context) -> [(message: String, requirement: Requirement)] {
        let actor = mock.globalActor
        guard actor != nil || mock.isActor && !catalog.hasDefaultIsolation else { return [] }
        return mock.resolved.nodes.requirements.compactMap { requirement -> (String, Requirement)? in
            let origin = requirement.origin
            guard let name = requirement.declaration.plainName, let head = requirement.declaration.memberHead,
                !origin.isKnown, !origin.declaration.head.isNonisolated, !head.isNonisolated,
                requirement.originActor == nil, requirement.overridden == nil, !requirement.declaration.runsElsewhere,
                !mock.isActor || !resolver.refinesActor(origin)
            else { return nil }
            let parent = origin.declaration.name
            let binding = actor.map { "bind '\(parent)' to '\($0)'" }
            if let binding, !resolver.isFree(requirement) {
                return (
                    "'\(name)' of '\(mock.name)' is bound to an actor, but '\(parent)' is not: where the compiler infers "
                        + "isolated conformances, \(binding)", requirement
                )
            }
            guard resolver.isFree(requirement), requirement.declaration.mayWait,
                !isKnownSendable(requirement, in: mock, orBound: true)
            else { return nil }
            let advice = binding.map { "\($0) or make it" } ?? "make '\(parent)'"
            return (
                "'\(name)' of '\(mock.name)' is bound to no actor: where a module isolates '\(parent)' to one by default, "
                    + "\(advice) 'nonisolated'\(orSayDefault)", requirement
            )
        }
    }

    /// What initializers of actors are given: a module that isolates by default takes it that such a requirement is called on
    /// its actor, and what is not Sendable would leave it.
    private func valuesForInitializers(of mock: Context) -> [(message: String, requirement: Requirement)] {
        guard mock.isActor, conformancesLeftByInitializers(of: mock).isEmpty else { return [] }
        return mock.resolved.nodes.requirements.compactMap { requirement in
            guard case .initializer(let initializer) = requirement.declaration, !initializer.effects.isAsync,
                resolver.isFree(requirement), !resolver.isFreeAnywhere(requirement),
                let parameter = initializer.parameters.first(where: { mayStay($0.type, of: requirement, in: mock) })
            else { return nil }
            let (verb, attribute) =
                isClosure(parameter.type, in: mock) ? ("is not", "@Sendable") : ("may not be", "Sendable")
            return (
                "'\(unescaped(parameter.name))' of 'init' of '\(mock.name)' \(verb) Sendable: where a module isolates "
                    + "'\(requirement.origin.declaration.name)' to an actor by default, make it '\(attribute)' or 'sending'"
                    + orSayDefault,
                requirement
            )
        }
    }

    /// Whether nothing says that a value can leave the actor of its module.
    private func mayStay(_ type: TypeSyntax, of requirement: Requirement, in mock: Context) -> Bool {
        let constraints: [TypeSyntax]
        switch type.bare.unparenthesized {
        case .any(let constraint), .some(let constraint): constraints = [constraint]
        case .named(let name, _): constraints = requirement.declaration.constraints(of: name)
        default: constraints = []
        }
        return !type.specifiers.contains("sending") && !isKnownSendable(type, in: mock, orBound: true)
            && !unwrapped(type, in: mock).attributes.contains { $0.name == "Sendable" || $0.name.hasSuffix("Actor") }
            && !refinesSendable(constraints.flatMap(\.inheritedNames), in: requirement.origin)
    }

    /// Metatypes in `async` members that the module may isolate: in Swift 5 mode the compiler takes those of constrained
    /// types for what cannot be sent to its actor, or back (SE-0470).
    private func metatypesOfIsolated(of mock: Context) -> [(message: String, requirement: Requirement)] {
        mock.resolved.nodes.requirements.compactMap { requirement in
            let declaration = requirement.declaration
            guard declaration.mayWait, let head = declaration.memberHead, let name = declaration.plainName,
                let metatype = declaration.types.lazy.compactMap({ unsentMetatype(in: $0, of: requirement, in: mock) })
                    .first,
                isolation(of: requirement, head: head, in: mock).mayBeIsolated, !mock.isOutsideActors
            else { return nil }
            let isGiven = declaration.parameters.contains { $0.type.contains { $0 == metatype } }
            let parent = requirement.origin.declaration.name
            return (
                "'\(name)' of '\(mock.name)' \(isGiven ? "is given" : "gives") '\(metatype)': where a module isolates "
                    + "'\(parent)' to an actor by default, Swift 5 mode warns; bind '\(parent)' to the actor or make it "
                    + "'nonisolated'\(orSayDefault)",
                requirement
            )
        }
    }

    /// A superclass whose initializer nobody declares: whether that is on the actor that its module isolates types to by
    /// default (SE-0466) depends on what it stores, and where it is not, nobody can override it.
    private func undeclaredInitializer(of mock: Context) -> String? {
        let superclass = mock.isClass ? mock.resolved.type.declaration.name : mock.resolved.superclass?.description
        guard let superclass, mustOverrideUndeclaredInitializer(mock) else { return nil }
        switch implicitInitializer(of: mock) {
        case .leavesActorInSwift6, .staysOnActor: return nil
        // Where the default is known, that is a warning.
        case .unknown: if catalog.hasDefaultIsolation { return nil }
        case nil: break
        }
        return "'init' of '\(mock.name)' overrides one that '\(superclass)' does not declare: where a module isolates "
            + "'\(superclass)' to an actor by default, declare it\(orSayDefault)"
    }

    /// A protocol of an actor that inherits one which its module isolates by default (SE-0466): in another module it is on the
    /// actor of that one, and no actor conforms to it.
    func actorBoundElsewhere(_ mock: Context) -> String? {
        guard mock.isActor, options.areMocksElsewhere else { return nil }
        for type in resolver.lineage(of: mock.resolved.type)
        where !type.isKnown && !type.declaration.head.isNonisolated && type.file < catalog.sourceCount {
            let parents = type.declaration.inheritedNames.lazy.compactMap {
                catalog.type(named: $0, in: type.path, file: type.file)
            }
            let isFree = { (parent: CatalogType) in
                parent.isKnown || parent.declaration.head.isNonisolated || resolver.refinesActor(parent)
            }
            guard let parent = parents.first(where: { !isFree($0) })?.declaration.name else { continue }
            let name = type.declaration.name
            return "'\(mock.name)' is an actor, and '\(name)' takes over the actor of '\(parent)' where a module in "
                + "Swift 6 mode isolates '\(parent)' to one by default and the mock is in another module: write 'nonisolated' "
                + "before '\(name)'"
        }
        return nil
    }

    /// The actor of a superclass, which is not the one that its module isolates protocols to by default (SE-0466).
    private func inheritedActor(of mock: Context) -> String? {
        guard let actor = mock.globalActor, actor != "MainActor", !mock.resolved.hasOwnGlobalActor,
            let superclass = mock.resolved.superclass, !catalog.isMainActorByDefault(mock.resolved.type.file)
        else { return nil }
        let name = mock.resolved.type.declaration.name
        return "'\(mock.name)' is bound to '\(actor)' by '\(superclass)': where a module isolates '\(name)' to "
            + "another actor by default, write '@\(actor)' before '\(name)'\(orSayDefault)"
    }
}
