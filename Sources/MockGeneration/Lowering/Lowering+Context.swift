// A resolved protocol and its annotation -> what all members of its mock share: names, access, and what it is bound to.

import SwiftDeclarations

extension Lowering {
    /// What all members of one mock share. An object: it is handed to everything that lowers a part, and copying a
    /// resolved protocol would cost more than what is done with it.
    final class Context: Sendable {
        let resolved: ResolvedProtocol
        let annotation: Annotation
        /// The mock's simple name.
        let name: String
        /// The mock's dotted name, for messages.
        let qualifiedName: String
        /// The access level of the mock; for a member of a class, that of the member where it is lower.
        let access: String
        let associatedTypes: AssociatedTypes
        let repeatedTypealiases: [MemberTypealias]
        let isActor: Bool
        /// Whether the mock must be usable from any thread, without an actor that guards it.
        let isSendable: Bool
        let isFinal: Bool
        /// Whether the mock says that it is bound to no actor. Every property asks.
        let isOutsideActors: Bool
        /// Whether a module isolates types to an actor by default that it stands in, or may stand in.
        private let isInIsolatingModule: Bool
        /// Whether the mock is on the main actor by the default of another module than its own (SE-0466), which nothing
        /// infers.
        let isBoundElsewhere: Bool
        /// Whether it is on another global actor than the main actor, and some of its members are on that.
        let isOnSeveralActors: Bool

        convenience init(resolved: ResolvedProtocol, annotation: Annotation, options: Options) {
            self.init(
                resolved: resolved, annotation: annotation, options: options,
                access: (options.access?.level ?? effectiveAccess(of: resolved.type)).prefix)
        }

        private init(resolved: ResolvedProtocol, annotation: Annotation, options: Options, access: String) {
            self.resolved = resolved
            self.annotation = annotation
            name = resolved.mockName
            qualifiedName = (resolved.type.scope + [name]).joined(separator: ".")
            self.access = access
            associatedTypes = AssociatedTypes(of: resolved, annotation: annotation)
            repeatedTypealiases = resolved.repeatedTypealiases(associatedTypes)
            isActor = resolved.traits.contains(.actor)
            isSendable = resolved.isSendableUnguarded
            let isClass = resolved.type.declaration.kind == .class
            isFinal =
                options.isFinal || resolved.traits.contains(.final)
                || isSendable && resolved.hasCheckedSendableSuperclass
                || !isClass
                    && (needsFinalClass(resolved.nodes) || equatesSelf(resolved.associatedTypeClauses)
                        || resolved.repeatedProperties.contains { $0.types.contains(where: \.mentionsSelf) }
                        || resolved.typealiases.contains {
                            AssociatedTypes.withoutSelf($0.declaration.type).mentionsSelf
                        })
            let own = isClass ? resolved.type.declaration.genericParameters : []
            isOutsideActors = resolved.isMockOutsideActors
            isInIsolatingModule = resolved.isModuleIsolated || options.isolatesMockModule
            isOnSeveralActors =
                ![nil, "MainActor"].contains(isActor ? nil : resolved.globalActor)
                && resolved.nodes.requirements.contains(where: \.runsOnMainActor)
            isBoundElsewhere =
                options.areMocksElsewhere && !isActor && !isOutsideActors && resolved.globalActor == "MainActor"
                && (resolved.isMainActorByDefault || resolved.inheritsDefaultActor)
            scopes = resolved.nodes.requirements.reduce(into: [resolved.type]) { scopes, requirement in
                let origin = requirement.origin
                if !origin.isKnown, !scopes.contains(where: { $0 === origin }) { scopes.append(origin) }
            }
            genericNames = associatedTypes.genericNames.union(own.map(\.name)).union(resolved.genericNamesAround)
            hidingNames = genericNames.union(resolved.associatedTypes.map(\.name))
                .union(resolved.nodes.requirements.flatMap { $0.declaration.genericParameters.map(\.name) })
            memberNames = resolved.memberNames
            plainTypealiases = resolved.plainTypealiases
        }

        /// The same with another access level, for a member that has its own.
        func with(access: String, options: Options) -> Context {
            access == self.access
                ? self : Context(resolved: resolved, annotation: annotation, options: options, access: access)
        }

        var isGeneric: Bool { !genericNames.isEmpty }
        /// Whether it is the mock of a class.
        var isClass: Bool { resolved.type.declaration.kind == .class }
        /// Its type and those of the run that its requirements come from: names in extensions of them mean something in
        /// the mock, too.
        let scopes: [CatalogType]
        /// The names of the mock's generic parameters.
        let genericNames: Set<String>
        /// Those and the names of associated types and of the generic parameters of members: somewhere in the protocol each
        /// of them hides a type of a library that has its name. For example: `Data` with `associatedtype Data`
        let hidingNames: Set<String>
        /// The names of what the protocol declares: in the mock they hide types around it.
        let memberNames: Set<String>
        /// The protocol's typealiases without parameters.
        let plainTypealiases: [(name: String, type: TypeSyntax)]
        /// Whether `Self` can be nothing but the mock, and is written as such. What overrides a member repeats `Self`, and so does
        /// what Objective-C sees: it knows no class that is no `NSObject`.
        var hasOneSelf: Bool {
            (isFinal || isActor) && !isClass
                && (resolved.isObject || !scopes.contains { $0.declaration.head.attributes.has("objc") })
        }
        var globalActor: String? { isActor ? nil : resolved.globalActor }
        /// The global actor that the mock says it is on. Isolation that a protocol inherits is inferred for its mock, too,
        /// but in Swift 5 mode not for the requirements of the protocol: they are on no actor, so that the attribute would
        /// be right in Swift 6 mode only.
        var statedActor: String? {
            isBoundElsewhere || resolved.hasOwnGlobalActor && !resolved.hasInheritedIsolation ? globalActor : nil
        }
        /// Whether the mock is on an actor without saying so: the compiler infers it as it does that of each requirement.
        var infersActor: Bool {
            globalActor != nil && statedActor == nil && !resolved.type.declaration.head.isNonisolated
        }
        /// Whether the mock is on the actor of its superclass and its protocol is `nonisolated`, from which the compiler
        /// infers that members are, too (SE-0449).
        var infersNoActor: Bool { mayInferNoActor && !resolved.hasIsolatedConformance }
        /// Whether the same may be so where the mock conforms on its actor.
        var mayInferNoActor: Bool {
            globalActor != nil && resolved.superclass != nil && resolved.type.declaration.head.isNonisolated
        }
        /// Whether the mock's members are on an actor that its protocol inherits, and the mock may be on another: the one
        /// that its module isolates types to by default (SE-0466).
        var mayBeOnOtherActor: Bool {
            globalActor.map { $0 != "MainActor" } ?? false && statedActor == nil && !isClass
                && (resolved.superclass == nil || isInIsolatingModule)
        }
    }
}

extension ResolvedProtocol {
    /// Whether the mock must be usable from any thread, without a global actor that guards it: none does where a superclass says
    /// that it is on none.
    fileprivate var isSendableUnguarded: Bool {
        traits.contains(.sendable) && (globalActor == nil || hasSuperclassOffActors)
    }

    /// Whether a superclass is Sendable and does not say `@unchecked`, nor can a subclass then: it has to be final. In
    /// Swift 5 mode such a class need not be final itself, as `class Failure: Error`.
    fileprivate var hasCheckedSendableSuperclass: Bool {
        let isSendable = type.declaration.kind == .class || superclassTraits?.contains(.sendable) ?? false
        return isSendable && !restatesSendable
    }

    /// Whether the mock says that it is bound to no actor. What is bound to one keeps that. Protocols that refine Sendable are
    /// not bound to the default actor of their module (SE-0470). What a superclass is bound to its own module knows alone,
    /// and its subclasses inherit it, but for what follows from its conformances.
    var isMockOutsideActors: Bool {
        if type.declaration.kind == .class || superclass != nil {
            return hasSuperclassOutsideActors && globalActor == nil
        }
        guard !hasIsolatedConformance, traits.contains(.actor) || globalActor == nil else { return false }
        return isSendableUnguarded || type.declaration.head.isNonisolated || conformsOutsideActors
    }

    /// Whether a mock has to conform to protocols that know no actor, also in a module that isolates types by default
    /// (SE-0466): those of the standard library, `nonisolated` ones, and perhaps those of other modules.
    private var conformsOutsideActors: Bool {
        inheritsFromElsewhere || isByIdentity(.equatable)
            || nodes.requirements.contains { $0.isStandard || $0.origin.declaration.head.isNonisolated }
    }
}
