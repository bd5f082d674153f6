// What a mock is in some modules only -> notes. Whether a module isolates types to an actor by default (SE-0466) is in no
// source file, so that nothing here is a warning.

import SwiftDeclarations

extension Lowering {
    func isolationNotes(of mock: Context) -> [Diagnostic] {
        let type = mock.resolved.type
        let place = place(of: type.declaration.head, in: type)
        return (initializersKeptByDefault(of: mock) + membersOffActor(of: mock)).map { note($0, on: $1, in: mock) }
            + [undeclaredInitializer(of: mock), inheritedActor(of: mock)].compactMap(\.self).map {
                Diagnostic(.note, at: place, $0)
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
                    + "that to an actor by default, make its initializers 'nonisolated'", requirement
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
                    + "bind '\(parent)' to '\(actor)' or make it 'nonisolated'", requirement
            )
        }
    }

    /// A superclass whose initializer nobody declares: whether that is on the actor that its module isolates types to by
    /// default (SE-0466) depends on what it stores, and where it is not, nobody can override it.
    private func undeclaredInitializer(of mock: Context) -> String? {
        guard let superclass = mock.resolved.superclass, mock.globalActor == nil, !mock.isClass,
            mock.resolved.superclassInitializers?.isImplicit ?? false
        else { return nil }
        return "'init' of '\(mock.name)' overrides one that '\(superclass)' does not declare: where a module isolates "
            + "'\(superclass)' to an actor by default, declare it"
    }

    /// The actor of a superclass, which is not the one that its module isolates protocols to by default (SE-0466).
    private func inheritedActor(of mock: Context) -> String? {
        guard let actor = mock.globalActor, actor != "MainActor", !mock.resolved.hasOwnGlobalActor,
            let superclass = mock.resolved.superclass
        else { return nil }
        let name = mock.resolved.type.declaration.name
        return "'\(mock.name)' is bound to '\(actor)' by '\(superclass)': where a module isolates '\(name)' to "
            + "another actor by default, write '@\(actor)' before '\(name)'"
    }
}
