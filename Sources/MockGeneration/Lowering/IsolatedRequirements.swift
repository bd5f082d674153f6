// A resolved protocol and the actor that its mock conforms on -> its requirements, bound to that or released from it. Where
// a mock has to conform is decided in Lowering+IsolatedConformances.swift.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Has the mock be as without a default: one that is an associated type of its own conforms where that is asked for.
    ///
    /// - Parameter statedActor: the actor that a requirement is bound to all the same.
    mutating func releaseFromDefaultActor(_ statedActor: (Requirement) -> String?) {
        (globalActor, isMainActorByDefault) = (nil, false)
        nodes = nodes.mapRequirements { $0.originActor = statedActor($0) }
    }

    /// Binds members to the main actor, whatever they say themselves.
    ///
    /// - Parameters:
    ///   - isSent: whether what a member takes and gives comes from elsewhere.
    ///   - isOnOtherActor: whether that is another global actor.
    mutating func isolate(
        _ members: [Requirement], isSent: (Requirement) -> Bool, fromActor isOnOtherActor: (Requirement) -> Bool
    ) {
        nodes = nodes.mapRequirements { requirement in
            guard let member = members.first(where: { requirement.isSame(as: $0) }), !requirement.isInitializer else {
                return
            }
            requirement.isolate()
            (requirement.runsOnMainActor, requirement.isSentToMainActor) = (true, isSent(member))
            requirement.isSentFromActor = isOnOtherActor(member)
        }
    }

    /// Isolates the conformance to the main actor (SE-0470), and with it what `nonisolated` protocols ask for, or all where their
    /// module isolates none by default.
    ///
    /// - Parameter members: those that are isolated whatever they say themselves.
    mutating func isolateConformance(including members: [Requirement], _ catalog: Catalog) {
        hasIsolatedConformance = true
        let isFree = !catalog.isMainActorByDefault(type.file)
        if globalActor == nil {
            (globalActor, isMainActorByDefault) = ("MainActor", !isFree)
            hasOwnGlobalActor = hasOwnGlobalActor || isFree
        }
        nodes = nodes.mapRequirements { requirement in
            if members.contains(where: { requirement.isSame(as: $0) }) {
                requirement.isolate()
            } else if requirement.originActor == nil, requirement.origin.declaration.head.isNonisolated || isFree {
                requirement.originActor = "MainActor"
                requirement.isBoundAnyway = isFree
            }
        }
    }
}

extension Requirement {
    var isInitializer: Bool {
        if case .initializer = declaration { return true }
        return false
    }

    /// Binds the requirement to the main actor, whatever it says itself.
    fileprivate mutating func isolate() {
        declaration = declaration.withoutIsolation
        (repeats, isolatedRepeats) = ([], isolatedRepeats + repeats)
        originActor = "MainActor"
        isBoundAnyway = true
    }
}

extension Declaration {
    /// A member that says neither that it is `nonisolated` nor that it is concurrent (SE-0461), nor that it runs on an actor
    /// that is passed to it (SE-0313).
    fileprivate var withoutIsolation: Declaration {
        var declaration = withoutOwnIsolation
        for index in declaration.parameters.indices {
            declaration.parameters[index].type = declaration.parameters[index].type.without(specifier: "isolated")
        }
        return declaration
    }

    private var withoutOwnIsolation: Declaration {
        func stripped(_ head: DeclarationHead) -> DeclarationHead {
            var head = head
            head.modifiers.removeAll { $0.hasPrefix("nonisolated") }
            head.attributes.removeAll { $0.name == "concurrent" }
            return head
        }
        switch self {
        case .function(var function):
            function.head = stripped(function.head)
            return .function(function)
        case .variable(var variable):
            variable.head = stripped(variable.head)
            return .variable(variable)
        case .subscript(var declaration):
            declaration.head = stripped(declaration.head)
            return .subscript(declaration)
        case .initializer(var initializer):
            initializer.head = stripped(initializer.head)
            return .initializer(initializer)
        default: return self
        }
    }
}
