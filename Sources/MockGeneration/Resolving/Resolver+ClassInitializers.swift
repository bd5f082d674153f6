// The superclasses of a mock -> the initializers that it has to do with, and the actors that they are on. Subclasses inherit
// those of superclasses out of sight as they are.

import SwiftDeclarations

/// The initializers that a subclass has to do with.
struct SuperclassInitializers: Sendable {
    /// A designated initializer that can be overridden.
    struct Designated: Sendable {
        var declaration: InitializerDeclaration
        let access: AccessLevel
        /// The class that declares it.
        let origin: CatalogType
    }

    /// A convenience initializer. One of a subclass that is declared like it overrides it without saying so.
    struct Convenient: Sendable {
        var declaration: InitializerDeclaration
        /// The class that declares it.
        let origin: CatalogType
        /// Whether it is on no actor. One that is declared like it is there, too.
        let isFree: Bool
        /// Whether it stands in an extension, and no subclass can declare one like it.
        let isInExtension: Bool

        /// The same as what a subclass overrides it by.
        var asDesignated: Designated {
            .init(
                declaration: declaration, access: AccessLevel(modifiers: declaration.head.modifiers) ?? .internal,
                origin: origin)
        }
    }

    /// Those that can be overridden, in source order. Empty if only the implicit `init()` is there.
    var designated: [Designated] = []
    /// Those that a subclass can call, but not override: variadic ones, and those with a twin that waits.
    var onlyCalled: [Designated] = []
    /// Whether there is no declared initializer, but the implicit `init()`.
    var isImplicit = false
    /// Whether all are in sight.
    var areSeen = true
    /// Whether a subclass can override all that are in sight.
    var areOverridable = true
    /// Whether a subclass can do without what it would inherit: it sees and overrides all.
    var isKnown: Bool { areSeen && areOverridable }
    /// Those that are there under a condition only.
    var conditional: [InitializerDeclaration] = []
    /// Those that a subclass sees and that are not designated.
    var convenient: [Convenient] = []
    /// The required ones among these, as those that override them.
    var requiredConvenient: [Designated] = []
    /// Convenience initializers of classes above the first with designated ones, which that inherits if it overrides all theirs.
    var maybeInherited: [Convenient] = []
    /// Those beside which there is another one with other effects alone, designated or not, so that no subclass can override
    /// either.
    var ambiguous: [Convenient] = []
    /// Whether a designated one is out of sight, so that no subclass overrides all of them and inherits the others.
    var hidesSome = false
    /// Whether a designated one says that it is on another actor than its class.
    var isOnSeveralActors = false
    /// Whether one of those can neither be inherited nor overridden.
    var losesSomeOnOtherActor = false
    /// Whether a convenience `init() async` stands beside the implicit `init()`, so that no subclass can override either.
    var hasImplicitTwin: Bool {
        let implicit = InitializerDeclaration(head: DeclarationHead())
        return isImplicit && convenient.contains { $0.declaration.differsInEffects(from: implicit) }
    }
    /// Whether there is more than one, so that a subclass has to say which one it calls.
    var areSeveral: Bool { designated.count + (isImplicit ? 1 : 0) > 1 }
    /// Why nothing can be called, if so. For example: `has only private initializers`
    var obstacle: String?
    /// Why nothing can be called where the module of a subclass isolates by default, if so.
    var obstacleByDefault: String?
    /// The same where a subclass says that it is on no actor.
    var obstacleOffActors: String?
    /// The same where it says that it is on one.
    var obstacleOnActor: String? {
        ambiguous.contains { $0.isFree && !$0.declaration.effects.isAsync }
            ? "has an initializer on no actor with 'async' and without, which no subclass can inherit or override where a module "
                + "isolates by default" : nil
    }
}

extension Resolver {
    /// An initializer that names the actor that it is on without its class, by what it overrides or satisfies.
    ///
    /// - Parameter links: its class and those above, at least. Classes that inherit each other occur several times.
    private func withInferredActor(
        _ designated: SuperclassInitializers.Designated, in links: ArraySlice<SuperclassLink>
    ) -> SuperclassInitializers.Designated {
        var declaration = designated.declaration
        guard !declaration.head.isNonisolated, globalActor(of: designated) == globalActor(of: designated.origin),
            let place = links.firstIndex(where: { $0.type === designated.origin })
        else { return designated }
        let actor: String?
        let above = links[(place + 1)...]
        if let overridden = overridden(by: declaration, in: above) {
            actor = globalActor(of: withInferredActor(overridden, in: above))
        } else {
            let isolation = inferredIsolation(of: .initializer(declaration), in: links[place])
            if isolation == .nonisolated { declaration.head.modifiers.append("nonisolated") }
            actor = isolation?.globalActor
        }
        if let actor, actor != globalActor(of: designated.origin) {
            declaration.head.attributes.append(Attribute(name: actor))
        }
        return .init(declaration: declaration, access: designated.access, origin: designated.origin)
    }

    /// The designated initializer of one of some superclasses that another one overrides.
    private func overridden(
        by initializer: InitializerDeclaration, in links: ArraySlice<SuperclassLink>
    ) -> SuperclassInitializers.Designated? {
        let key = initializer.overrideKey
        for link in links {
            let declared = link.type.declaration.members.flatMap(\.flattened).compactMap {
                self.initializer($0, of: link)
            }
            let designated = declared.filter(\.isDesignated)
            if let same = designated.first(where: { $0.overrideKey == key }) {
                return .init(declaration: same, access: effectiveAccess(of: link.type), origin: link.type)
            }
            // A class with designated ones of its own inherits none.
            if !designated.isEmpty { return nil }
        }
        return nil
    }

    /// An initializer that says that it is on no actor where its class is on none, since what overrides it would be on the
    /// default one of its own module (SE-0466), or where it overrides one that is on none.
    private func withInheritedFreedom(
        _ designated: SuperclassInitializers.Designated, in links: [SuperclassLink]
    ) -> SuperclassInitializers.Designated {
        guard !designated.declaration.head.isNonisolated,
            isFree(designated)
                ? catalog.hasDefaultIsolation || isClassOffActors(designated.origin)
                : overridesFree(designated, in: links[...])
        else { return designated }
        var declaration = designated.declaration
        declaration.head.modifiers.append("nonisolated")
        return .init(declaration: declaration, access: designated.access, origin: designated.origin)
    }

    /// An initializer as a class has it that inherits it and says that it is on no actor, or inherits from one that does.
    private func freed(
        _ designated: SuperclassInitializers.Designated, by links: [SuperclassLink]
    ) -> SuperclassInitializers.Designated {
        var declaration = designated.declaration
        let origin = designated.origin
        let heirs = links.prefix { $0.type !== origin }
        guard heirs.indices.contains(where: { saysNonisolated(links[$0...]) }) else { return designated }
        declaration.head.attributes.removeAll {
            globalActor(in: [$0], scope: origin.path, file: origin.file) != nil
        }
        declaration.head.modifiers.removeAll { $0.hasPrefix("nonisolated") }
        declaration.head.modifiers.append("nonisolated")
        return .init(declaration: declaration, access: designated.access, origin: origin)
    }

    /// Whether the first of some superclasses that says which actor it is on says that it is on none.
    private func saysNonisolated(_ links: ArraySlice<SuperclassLink>) -> Bool {
        links.lazy.map(\.type).first { type in
            let head = type.declaration.head
            return head.isNonisolated || globalActor(in: head.attributes, scope: type.path, file: type.file) != nil
        }?.declaration.head.isNonisolated ?? false
    }

    /// Whether an initializer that names no actor overrides one that is on none.
    private func overridesFree(
        _ designated: SuperclassInitializers.Designated, in links: ArraySlice<SuperclassLink>
    ) -> Bool {
        let (head, origin) = (designated.declaration.head, designated.origin)
        // One that is waited for is on its own actor.
        guard !designated.declaration.effects.isAsync,
            globalActor(in: head.attributes, scope: origin.path, file: origin.file) == nil,
            let place = links.firstIndex(where: { $0.type === origin })
        else { return false }
        let above = links[(place + 1)...]
        if let overridden = overridden(by: designated.declaration, in: above) {
            return isFree(overridden) || overridesFree(overridden, in: above)
        }
        // One that nobody declares is where the first class is.
        guard head.modifiers.contains("override"), designated.declaration.parameters.isEmpty, let first = links.last
        else { return false }
        if let outOfSight = nameOutOfSight(above: first.type), KnownClasses.isOffActors(outOfSight) {
            // That of `NSObject` is the one that is not inherited from.
            return outOfSight != "NSObject"
        }
        return first.type !== origin && globalActor(of: first.type) == nil
    }

    /// Whether neither an initializer nor its class is bound to a global actor.
    func isFree(_ designated: SuperclassInitializers.Designated) -> Bool { globalActor(of: designated) == nil }

    /// The global actor that an initializer, or else its class, is bound to.
    func globalActor(of designated: SuperclassInitializers.Designated) -> String? {
        let (head, origin) = (designated.declaration.head, designated.origin)
        if head.isNonisolated { return nil }
        return globalActor(in: head.attributes, scope: origin.path, file: origin.file) ?? globalActor(of: origin)
    }

    private static var obstacleOfOtherModules: String { "has no initializer that other modules see" }

    /// The initializers of a class, which are those of its superclass where it declares none that is designated.
    func initializers(
        of links: [SuperclassLink], in resolved: ResolvedProtocol, isComplete: Bool
    ) -> SuperclassInitializers {
        var result = declaredInitializers(of: links, in: resolved, isComplete: isComplete)
        if let decoding = synthesizedDecoding(in: links) {
            result.designated.append(decoding)
            // Properties without a value are given one by that alone, and it is as public as its class.
            let isHidden = result.obstacle == Self.obstacleOfOtherModules
            result.isImplicit = result.isImplicit && !isHidden && !links.contains { lacksValues($0.type) }
            if isHidden { (result.obstacle, result.hidesSome) = (nil, true) }
        }
        func isolated(_ initializer: SuperclassInitializers.Designated) -> SuperclassInitializers.Designated {
            freed(withInheritedFreedom(withInferredActor(initializer, in: links[...]), in: links), by: links)
        }
        result.designated = result.designated.map(isolated)
        result.onlyCalled = result.onlyCalled.map(isolated)
        result.requiredConvenient = result.convenient.map(\.asDesignated).filter(\.declaration.isRequired).map(isolated)
        result.obstacle = links.first.flatMap { obstacleOfPacks(in: $0.type) } ?? result.obstacle
        return result
    }

    /// Why no class can inherit from one with generic arguments in any number (SE-0398), if so.
    private func obstacleOfPacks(in type: CatalogType) -> String? {
        let around = catalog.types(along: type.scope, file: type.file)
        guard let owner = ([type] + around).first(where: { $0.declaration.hasPack }) else { return nil }
        let title = owner === type ? "has" : "is in '\(owner.qualifiedName)', which has"
        return "\(title) a parameter pack, and no class can inherit from one with that"
    }

    /// What a class that is Decodable has without declaring it: its subclasses must have it, too.
    private func synthesizedDecoding(in links: [SuperclassLink]) -> SuperclassInitializers.Designated? {
        let isDeclared = links.contains { link in
            link.type.declaration.members.contains { member in
                guard case .initializer(let initializer) = member else { return false }
                return initializer.parameters.map(\.callLabel) == ["from"] && initializer.isRequired
            }
        }
        guard !isDeclared,
            let link = links.first(where: { conformances(of: $0.type).parents.contains("Decodable") })
        else { return nil }
        let declaration = InitializerDeclaration(
            head: DeclarationHead(modifiers: ["required"]),
            parameters: [Parameter(label: "from", name: "decoder", type: .any(.named("Decoder")))],
            effects: Effects(throwing: .throws(nil)))
        return .init(declaration: declaration, access: effectiveAccess(of: link.type), origin: link.type)
    }

    /// Whether a class has properties that no `init()` which nobody declares could give a value.
    private func lacksValues(_ type: CatalogType) -> Bool {
        type.declaration.members.flatMap(\.flattened).contains { member in
            guard case .variable(let variable) = member, variable.hasStorage, variable.initialValue == nil,
                !variable.head.isStatic
            else { return false }
            let isNil = !variable.isLet && variable.type?.wrapped != nil
            return !isNil && !variable.head.attributes.contains(where: \.mayBeWrapper)
        }
    }

    private func declaredInitializers(
        of links: [SuperclassLink], in resolved: ResolvedProtocol, isComplete: Bool
    ) -> SuperclassInitializers {
        var result = SuperclassInitializers()
        // Of two that differ in their effects alone none can be overridden.
        var keys: Set<String> = []
        for (index, link) in links.enumerated() {
            let members = link.type.declaration.members
            let conditional = members.filter(\.isConditional).flatMap(\.flattened).compactMap {
                initializer($0, of: link)
            }
            let all = members.compactMap { initializer($0, of: link) }
            let own = convenientInitializers(all, of: link)
            let convenient = own + convenientInitializersInExtensions(of: link)
            result.ambiguous += own.filter { one in
                convenient.contains { $0.declaration.differsInEffects(from: one.declaration) }
            }
            keys.formUnion(convenient.map(\.declaration.overrideKey))
            result.convenient += convenient
            let declared = all.filter { !$0.head.modifiers.contains("convenience") }
            let absent = members.filter { isAbsent($0, of: link, in: resolved) }
                .compactMap { initializer($0, of: link)?.head.offset }
            let beyond = members.filter { isBeyondOverrides($0, of: link, in: resolved.type) }
                .compactMap { initializer($0, of: link)?.head.offset }
            let designated = declared.filter { !link.hidesInitializer($0.head) && !absent.contains($0.head.offset) }
            if !conditional.isEmpty {
                result.areSeen = false
                result.conditional = conditional
                return result
            }
            if declared.isEmpty { continue }
            result.hidesSome = designated.count < declared.count
            if designated.isEmpty, link.isImported {
                result.obstacle = Self.obstacleOfOtherModules
            } else if all.allSatisfy(\.head.isHidden) {
                result.obstacle = "has only private initializers"
            } else if designated.isEmpty
                || declared.contains(where: { $0.isRequired && absent.contains($0.head.offset) })
            {
                result.obstacle = "has an initializer with a where clause that its generic arguments do not meet"
            } else if designated.contains(where: { $0.genericParameters.contains { $0.kind == .pack } }) {
                // It can neither be overridden nor, as of Swift 6.3, inherited without a crash of the compiler.
                result.obstacle = "has an initializer with a parameter pack, which no subclass can inherit"
            } else if mustInheritLost(designated, of: link.type) {
                result.obstacle = Self.obstacleOfSelf
            }
            if globalActor(of: link.type) == nil,
                designated.contains(where: { $0.takesSelf && isSent($0, of: link.type, toSubclassOn: nil) })
            {
                result.obstacleOffActors = Self.obstacleOfSelf
            }
            let onOtherActor = designated.filter { initializer in
                let actor = globalActor(of: .init(declaration: initializer, access: .internal, origin: link.type))
                return ![nil, globalActor(of: link.type)].contains(actor)
            }
            result.isOnSeveralActors = !onOtherActor.isEmpty
            result.losesSomeOnOtherActor = onOtherActor.contains { isLost($0, of: link.type) }
            result.hidesSome = result.hidesSome || designated.contains { isLost($0, of: link.type) }
            if catalog.isMainActorByDefault(link.type.file) {
                result.obstacleByDefault = obstacleByDefault(in: designated, beside: convenient, of: link.type)
            }
            for declaration in designated where !isLost(declaration, of: link.type) {
                let isOnlyOne = keys.insert(declaration.overrideKey).inserted
                if !isOnlyOne {
                    result.ambiguous +=
                        inherited([declaration], of: link)
                        + (result.convenient + inherited(designated, of: link)).filter {
                            $0.declaration.differsInEffects(from: declaration)
                        }
                }
                guard let access = declaration.head.overridableAccess ?? declaration.unavailableAccess,
                    !declaration.takesSelf, !beyond.contains(declaration.head.offset)
                else {
                    result.areOverridable = false
                    continue
                }
                let initializer = SuperclassInitializers.Designated(
                    declaration: declaration, access: access, origin: link.type)
                if isOnlyOne, !declaration.isVariadic {
                    result.designated.append(initializer)
                } else {
                    result.areOverridable = false
                    result.onlyCalled.append(initializer)
                }
            }
            result.maybeInherited = links[(index + 1)...].flatMap { link in
                convenientInitializers(link.type.declaration.members.compactMap { initializer($0, of: link) }, of: link)
                    + convenientInitializersInExtensions(of: link)
            }
            return result
        }
        result.isImplicit = true
        let implicit = InitializerDeclaration(head: DeclarationHead())
        let isOnlyOne = !keys.contains(implicit.overrideKey)
        if !isOnlyOne, let link = links.last {
            result.ambiguous +=
                inherited([implicit], of: link)
                + result.convenient.filter { $0.declaration.differsInEffects(from: implicit) }
        }
        result.areSeen = isComplete
        result.areOverridable = isOnlyOne
        // The one of `NSObject` is open.
        if isComplete, links.last?.isImported ?? false,
            !SuperclassChain(links: links, isComplete: isComplete).isObject
        {
            result.obstacle = Self.obstacleOfOtherModules
        }
        return result
    }
}

extension Resolver {
    /// Why no subclass has one of the designated initializers of a class where its module isolates by default, if so: it cannot
    /// inherit those that are on another actor than the class, or on none, unless they are waited for.
    private func obstacleByDefault(
        in designated: [InitializerDeclaration], beside convenient: [SuperclassInitializers.Convenient],
        of type: CatalogType
    ) -> String? {
        let all = designated + convenient.map(\.declaration)
        let offActor = designated.filter { initializer in
            !initializer.effects.isAsync
                && globalActor(of: .init(declaration: initializer, access: .internal, origin: type))
                    != globalActor(of: type)
        }
        let title: String
        if offActor.contains(where: \.isVariadic) {
            title = "a variadic initializer that is not on its actor"
        } else if offActor.contains(where: \.takesSelf) {
            title = "an initializer with 'Self' that is not on its actor"
        } else if offActor.contains(where: { free in all.contains { $0.differsInEffects(from: free) } }) {
            title = "an initializer that is not on its actor with 'async' and without"
        } else {
            return nil
        }
        return "has \(title), which no subclass can inherit or override where a module isolates by default"
    }

    /// Whether a subclass has to have an initializer though it can neither inherit nor override it: it is required, there is none
    /// besides, or it waits. Of any that a subclass does not have the compiler makes one that traps, and sends what that is given.
    private func mustInheritLost(_ designated: [InitializerDeclaration], of type: CatalogType) -> Bool {
        let lost = designated.filter { isLost($0, of: type) }
        return !lost.isEmpty
            && (lost.contains { $0.isRequired || $0.effects.isAsync }
                || designated.allSatisfy { $0.takesSelf || $0.isVariadic || $0.head.isHidden })
    }

    private static let obstacleOfSelf = "has an initializer with 'Self' that no subclass can inherit or override"

    /// Whether no subclass can inherit an initializer that takes closures with `Self`: the compiler does not convert them, or sends
    /// them to the actor of the class.
    private func isLost(_ initializer: InitializerDeclaration, of type: CatalogType) -> Bool {
        guard initializer.takesSelf else { return false }
        let actor = globalActor(of: type)
        let isSaid = actor != nil || type.declaration.head.isNonisolated
        return !initializer.convertsSelf || isSaid && isSent(initializer, of: type, toSubclassOn: actor)
    }

    /// Whether the closures that an initializer is given, which waits, would go to another actor: it is on one, and a subclass that
    /// inherits it on another or on none. For example: `@MainActor init(show: (Self) -> Void) async` of a `nonisolated` class
    private func isSent(
        _ initializer: InitializerDeclaration, of type: CatalogType, toSubclassOn actor: String?
    ) -> Bool {
        let own = globalActor(of: .init(declaration: initializer, access: .internal, origin: type))
        return initializer.effects.isAsync && (initializer.head.staysWithCaller || own != actor)
    }

    /// Those of the initializers of a class that subclasses see and that are not designated.
    private func convenientInitializers(
        _ initializers: [InitializerDeclaration], of link: SuperclassLink, isInExtension: Bool = false
    ) -> [SuperclassInitializers.Convenient] {
        inherited(
            initializers.filter { !$0.isDesignated && !$0.head.isHidden && !link.hidesInitializer($0.head) }, of: link,
            isInExtension: isInExtension)
    }

    /// Initializers as a subclass inherits them.
    private func inherited(
        _ initializers: [InitializerDeclaration], of link: SuperclassLink, isInExtension: Bool = false
    ) -> [SuperclassInitializers.Convenient] {
        initializers.map {
            .init(
                declaration: $0, origin: link.type,
                isFree: isFree(.init(declaration: $0, access: .internal, origin: link.type)),
                isInExtension: isInExtension)
        }
    }

    /// The same for those that its extensions declare. What depends on generic arguments may not be there.
    private func convenientInitializersInExtensions(of link: SuperclassLink) -> [SuperclassInitializers.Convenient] {
        catalog.extensions(of: link.type).filter { !$0.declaration.head.isHidden }.flatMap { part in
            convenientInitializers(
                part.declaration.members.flatMap(\.flattened).compactMap { initializer($0, of: link) }, of: link,
                isInExtension: catalog.clauses(of: part, extending: link.type).isEmpty)
        }
    }

    /// An initializer in the names that are seen below its class; nil for other members.
    private func initializer(_ member: Declaration, of link: SuperclassLink) -> InitializerDeclaration? {
        guard case .initializer(let initializer) = link.written(member.replacing(fixedNames(around: link.type))) else {
            return nil
        }
        return initializer
    }

    /// What the extension that a class stands in says that the generic parameters around it are. As of Swift 6.3 the compiler
    /// sees an initializer overridden only where that is written, or the first of equal parameters; it sees so with functions.
    ///
    /// For example: `Row` for `Element` in `extension Table where Element == Row`
    private func fixedNames(around type: CatalogType) -> NameReplacement {
        let clauses = catalog.enclosingRequirements(of: type)
        guard !clauses.isEmpty else { return NameReplacement([:]) }
        let own = Set(type.declaration.genericParameters.map(\.name))
        let around = catalog.types(along: type.scope, file: type.file).flatMap(\.declaration.genericParameters)
            .map(\.name).filter { !own.contains($0) }
        var types: [String: TypeSyntax] = [:]
        for clause in clauses where clause.relation == .sameType {
            for (name, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                guard let index = around.firstIndex(where: { name == .named($0) }), types[around[index]] == nil,
                    !around[index...].contains(where: { other == .named($0) }), !other.isMember(ofAny: around)
                else { continue }
                types[around[index]] = other
            }
        }
        return NameReplacement(types)
    }
}

extension InitializerDeclaration {
    /// Whether it is declared like another, but for `async`.
    fileprivate func differsInEffects(from other: Self) -> Bool {
        overrideKey == other.overrideKey && effects.isAsync != other.effects.isAsync
    }
}

extension InitializerDeclaration {
    /// Whether it takes any number of arguments for a parameter, which nothing can hand on.
    var isVariadic: Bool { parameters.contains(where: \.isVariadic) }

    /// Whether closures that it is given take or give `Self`, which no subclass can override.
    fileprivate var takesSelf: Bool { parameters.contains(where: \.type.mentionsSelf) }

    /// Whether closures in it can be those of a subclass.
    fileprivate var convertsSelf: Bool {
        parameters.allSatisfy { $0.type.convertsSelf && !($0.isVariadic && $0.type.mentionsSelf) }
    }
}

extension TypeSyntax {
    /// Whether `Self` in it can be the class below: it is taken or given by closures, and not in generic types.
    fileprivate var convertsSelf: Bool {
        switch bare.unparenthesized {
        case .named("Self", arguments: []): return true
        case .function(let function):
            return function.parameters.allSatisfy { $0.type.convertsSelf && !($0.isVariadic && $0.type.mentionsSelf) }
                && function.result.convertsSelf
        case .tuple(let elements): return elements.allSatisfy(\.type.convertsSelf)
        case let type: return type.wrapped?.convertsSelf ?? !type.mentionsSelf
        }
    }

    /// Whether it is a member of one of these types. For example: `Value.Element` of `Value`
    fileprivate func isMember(ofAny names: [String]) -> Bool {
        guard let path = qualifiedName, path.count > 1 else { return false }
        return names.contains(path[0])
    }
}

extension TypeDeclaration {
    /// Whether one of its generic parameters is a pack.
    fileprivate var hasPack: Bool { genericParameters.contains { $0.kind == .pack } }
}

extension InitializerDeclaration {
    /// The access level of an initializer that cannot be called, but has to be there since it is required.
    fileprivate var unavailableAccess: AccessLevel? {
        isRequired && head.isUnavailable ? AccessLevel(modifiers: head.modifiers) ?? .internal : nil
    }
}
