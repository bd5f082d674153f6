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
            + isolatedKeys(of: mock) + closuresForInitializers(of: mock) + metatypesOfIsolated(of: mock)
        let types = [undeclaredInitializer(of: mock), inheritedActor(of: mock)].compactMap(\.self)
        return members.map { note($0, on: $1, in: mock) }
            + (types + isolatedBindings(of: mock) + uselessChecks(of: mock)).map { Diagnostic(.note, at: place, $0) }
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
                "'\(name)' of '\(mock.name)' uses keys of type '\(key)' off their actor where a module isolates '\(key)' to "
                    + "one by default: make it 'nonisolated'" + (mock.isActor ? "" : orSayDefault), requirement
            )
        }
    }

    /// Whether a member is not on the actor of its module.
    func usesKeysOffActor(_ requirement: Requirement, in mock: Context) -> Bool {
        guard let head = requirement.declaration.memberHead else { return false }
        return mock.isActor || mock.isOutsideActors || requirement.declaration.runsElsewhere
            || !isolation(of: requirement, head: head, in: mock).specifier.isEmpty
    }

    /// The type of keys in a type that the module may isolate.
    func boundKey(in type: TypeSyntax, of mock: Context) -> String? {
        var result: String?
        type.forEachPart { part in
            if let key = part.key { result = result ?? boundType(in: key, of: mock) }
        }
        return result
    }

    /// What associated types stand for, as far as it conforms to a protocol on no actor only where the actor is that its
    /// module isolates it to: the mock's conformance would have to be isolated as well (SE-0470).
    private func isolatedBindings(of mock: Context) -> [String] {
        guard !mock.resolved.hasIsolatedConformance else { return [] }
        // What is Sendable cannot conform on an actor.
        let advice = mock.resolved.traits.contains(.sendable) ? "" : orSayDefault
        var notes: [String] = []
        for (name, type) in mock.associatedTypes.typealiases {
            guard let bound = boundType(in: type, of: mock), let parent = freeParent(of: name, in: mock) else {
                continue
            }
            notes.append(
                "'\(mock.name)' has '\(bound)' for '\(name)', which conforms to '\(parent)': where a module isolates "
                    + "'\(bound)' to an actor by default, make it 'nonisolated'\(advice)")
        }
        return notes
    }

    /// A protocol that an associated type conforms to and that the module does not isolate.
    func freeParent(of associatedType: String, in mock: Context) -> String? {
        let stated: [TypeSyntax] = mock.resolved.associatedTypes.filter { $0.name == associatedType }
            .flatMap { $0.inheritance.map(\.type) }
        let clauses: [TypeSyntax] = mock.resolved.requirements.map(AssociatedTypes.withoutSelf)
            .filter { $0.relation == .conforms && $0.left == .named(associatedType) }.map(\.right)
        let names: [[String]] = (stated + clauses).flatMap(\.inheritedNames)
        return names.map { $0.joined(separator: ".") }
            .first { !isMarker($0) && boundType(in: .named($0), of: mock) == nil }
    }

    /// Whether a conformance to a protocol says nothing that could be isolated.
    private func isMarker(_ name: String) -> Bool {
        ["AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype"].contains(name)
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

    /// The initializers whose callers are checked to be on the actor of the superclass: to no effect where a module isolates
    /// their protocol to it by default (SE-0466).
    private func initializersChecked(of mock: Context) -> [(message: String, requirement: Requirement)] {
        guard mock.globalActor == "MainActor", !mock.resolved.hasIsolatedConformance else { return [] }
        return initializersKeptOnActor(of: mock).filter { !$0.origin.isKnown }.map { requirement in
            let parent = requirement.origin.qualifiedName
            return (
                "'\(mock.name)' conforms to '@preconcurrency \(parent)': where a module isolates '\(parent)' to the actor by "
                    + "default, that has no effect, of which the compiler warns: bind '\(parent)' to the actor or make it "
                    + "'nonisolated'\(orSayDefault)", requirement
            )
        }
    }

    /// The members of a mock on a global actor that are on none, or on one where their protocol is not, which a module
    /// that isolates by default (SE-0466), or one that infers isolated conformances (SE-0470), takes otherwise.
    private func membersOffActor(of mock: Context) -> [(message: String, requirement: Requirement)] {
        guard let actor = mock.globalActor else { return [] }
        return mock.resolved.nodes.requirements.compactMap { requirement -> (String, Requirement)? in
            let origin = requirement.origin
            guard let name = requirement.declaration.plainName, let head = requirement.declaration.memberHead,
                !origin.isKnown, !origin.declaration.head.isNonisolated, !head.isNonisolated,
                requirement.originActor == nil, requirement.overridden == nil, !requirement.declaration.runsElsewhere
            else { return nil }
            let parent = origin.declaration.name
            if !resolver.isFree(requirement) {
                return (
                    "'\(name)' of '\(mock.name)' is bound to an actor, but '\(parent)' is not: where the compiler infers "
                        + "isolated conformances, bind '\(parent)' to '\(actor)'", requirement
                )
            }
            guard requirement.declaration.mayWait, !isKnownSendable(requirement, in: mock, orBound: true)
            else { return nil }
            return (
                "'\(name)' of '\(mock.name)' is bound to no actor: where a module isolates '\(parent)' to one by default, "
                    + "bind '\(parent)' to '\(actor)' or make it 'nonisolated'\(orSayDefault)", requirement
            )
        }
    }

    /// The closures that initializers of actors are given: a module that isolates by default takes it that such a
    /// requirement is called on its actor, and what is not Sendable would leave it.
    private func closuresForInitializers(of mock: Context) -> [(message: String, requirement: Requirement)] {
        guard mock.isActor, !checksInitializers(of: mock) else { return [] }
        return mock.resolved.nodes.requirements.compactMap { requirement in
            guard case .initializer(let initializer) = requirement.declaration, !initializer.effects.isAsync,
                !initializer.head.isNonisolated,
                let closure = initializer.parameters.first(where: { parameter in
                    let attributes = unwrapped(parameter.type, in: mock).attributes
                    return isClosure(parameter.type, in: mock) && !parameter.type.specifiers.contains("sending")
                        && !attributes.contains { $0.name == "Sendable" || $0.name.hasSuffix("Actor") }
                })
            else { return nil }
            let name = unescaped(closure.name)
            return (
                "'\(name)' of 'init' of '\(mock.name)' is not Sendable: where a module isolates "
                    + "'\(requirement.origin.declaration.name)' to an actor by default, make it '@Sendable' or 'sending'"
                    + orSayDefault,
                requirement
            )
        }
    }

    /// Metatypes in `async` functions that the module may isolate: in Swift 5 mode the compiler takes those of constrained
    /// types for what cannot be sent to its actor (SE-0470).
    private func metatypesOfIsolated(of mock: Context) -> [(message: String, requirement: Requirement)] {
        mock.resolved.nodes.requirements.compactMap { requirement in
            guard case .function(let function) = requirement.declaration, function.effects.isAsync,
                let metatype = function.parameters.map(\.type).first(where: {
                    isUnsentMetatype($0, of: function, in: requirement.origin)
                }),
                isolation(of: requirement, head: function.head, in: mock).mayBeIsolated, !mock.isOutsideActors
            else { return nil }
            let parent = requirement.origin.declaration.name
            return (
                "'\(unescaped(function.name))' of '\(mock.name)' is given '\(metatype)': where a module isolates '\(parent)' "
                    + "to an actor by default, Swift 5 mode warns; bind '\(parent)' to the actor or make it 'nonisolated'"
                    + orSayDefault,
                requirement
            )
        }
    }

    /// Whether a type is the metatype of a generic parameter with a constraint, or of an existential, and nothing says
    /// that it can be sent.
    private func isUnsentMetatype(
        _ type: TypeSyntax, of function: FunctionDeclaration, in origin: CatalogType
    ) -> Bool {
        let constraints: [TypeSyntax]
        switch type.bare.unparenthesized {
        case .any(.metatype(let constraint)), .metatype(.any(let constraint)): constraints = [constraint]
        case .metatype(.named(let name, _)):
            constraints =
                function.genericParameters.filter { $0.name == name }.compactMap(\.constraint)
                + function.requirements.filter { $0.relation == .conforms && $0.left == .named(name) }.map(\.right)
        default: return false
        }
        let names = constraints.flatMap(\.inheritedNames)
        let isSendable = names.contains { name in
            if let parent = catalog.type(named: name, in: origin.path, file: origin.file) {
                return resolver.refinesSendable(parent)
            }
            return ["Sendable", "SendableMetatype", "Error", "Actor"].contains(name.last)
        }
        return !type.specifiers.contains("sending") && !isSendable && names.contains { !isMarker($0.last ?? "") }
    }

    /// A superclass whose initializer nobody declares: whether that is on the actor that its module isolates types to by
    /// default (SE-0466) depends on what it stores, and where it is not, nobody can override it.
    private func undeclaredInitializer(of mock: Context) -> String? {
        let isKnown = mock.globalActor != nil && !mock.resolved.isMainActorByDefault
        let superclass = mock.isClass ? mock.resolved.type.declaration.name : mock.resolved.superclass?.description
        guard let superclass, !isKnown, mock.resolved.superclassInitializers?.isImplicit ?? false else { return nil }
        switch implicitInitializer(of: mock) {
        case .leavesActorInSwift6, .staysOnActor: return nil
        case .unknown, nil: break
        }
        return "'init' of '\(mock.name)' overrides one that '\(superclass)' does not declare: where a module isolates "
            + "'\(superclass)' to an actor by default, declare it\(orSayDefault)"
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
