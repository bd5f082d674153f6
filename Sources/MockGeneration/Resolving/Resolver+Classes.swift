// A class and the catalog -> the class with its superclasses, and the initializers to call. Which members can be
// overridden stands in Resolver+Overrides.swift. Superclasses out of sight contribute nothing; subclasses inherit their
// initializers as they are. What an override looks like is not decided here.

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
    }

    /// In source order. Empty if only the implicit `init()` is there.
    var designated: [Designated] = []
    /// Whether there is no declared initializer, but the implicit `init()`.
    var isImplicit = false
    /// Whether all that has to be known is: else a subclass had better inherit what there is.
    var isKnown = true
    /// Those that are there under a condition only.
    var conditional: [InitializerDeclaration] = []
    /// Those that a subclass sees and that are not designated.
    var convenient: [Convenient] = []
    /// Those beside which there is another one with other effects alone, designated or not, so that no subclass can override
    /// either.
    var ambiguous: [Convenient] = []
    /// Whether a designated one is out of sight, so that no subclass overrides all of them and inherits the others.
    var hidesSome = false
    /// Whether a convenience `init() async` stands beside the implicit `init()`, so that no subclass can override either.
    var hasImplicitTwin: Bool {
        let implicit = InitializerDeclaration(head: DeclarationHead())
        return isImplicit && convenient.contains { $0.declaration.differsInEffects(from: implicit) }
    }
    /// Whether there is more than one, so that a subclass has to say which one it calls.
    var areSeveral: Bool { designated.count + (isImplicit ? 1 : 0) > 1 }
    /// Why nothing can be called, if so. For example: `has only private initializers`
    var obstacle: String?
}

extension Resolver {
    /// Resolves a class: its requirements are the members that a subclass can override, its own first.
    func resolveClass(_ type: CatalogType, mockName: String? = nil) -> ResolvedProtocol {
        var result = ResolvedProtocol(type: type, mockName: mockName)
        result.enclosingClauses = catalog.enclosingRequirements(of: type)
        result.globalActor = globalActor(of: type)
        result.isMainActorByDefault = isMainActorByDefault(type) && statedActor(of: type) == nil
        result.isModuleIsolated = catalog.isMainActorByDefault(type.file)
        result.hasOwnGlobalActor = saysActor(type)
        result.genericNamesAround = Set(
            catalog.types(along: type.scope, file: type.file).flatMap(\.declaration.genericParameters).map(\.name))
        let chain = superclasses(from: type, in: type)
        let links = chain.links
        result.unclearSuperclass = chain.unclear?.qualifiedName
        let members = classMembers(of: links, in: result)
        result.nodes = members.overridable
        result.keptMembers = members.kept
        for link in links {
            if !result.files.contains(link.type.file) { result.files.append(link.type.file) }
            result.traits.formUnion(conformances(of: link.type).traits.intersection([.sendable]))
        }
        result.superclassInitializers = initializers(of: links, in: result, isComplete: chain.isComplete)
        result.superclasses = links
        if chain.isObject { result.superclassTraits = [.objectiveC] }
        result.restatesSendable = links.contains(where: isUncheckedSendable)
        result.hasSuperclassOutsideActors = isInferredOutsideActors(type)
        (result.lacksParent, result.mistakesParent) = (!chain.isComplete, chain.isMistaken)
        result.clausesOfSignatures = clausesOfSignatures(of: result)
        return result
    }

    /// The classes from `first` on upwards.
    ///
    /// - Parameters:
    ///   - written: how the mock's declaration writes the first one, with its generic arguments.
    ///   - type: what the mock is of.
    ///   - assumed: conditions that hold besides those of the type.
    func superclasses(
        from first: CatalogType, written: TypeSyntax? = nil, in type: CatalogType, under assumed: [String] = []
    ) -> SuperclassChain {
        var chain = writtenSuperclasses(from: first, written: written, in: type, under: assumed)
        for index in chain.links.indices {
            let arguments = chain.links[index].writtenNames.arguments
            chain.links[index].closures = Set(arguments.filter { isClosure($0.value, in: type) }.keys)
        }
        noteLeftInSwift5(&chain.links)
        return chain
    }

    /// The same, except for which arguments are closures. Typealiases are looked up with this, and would tell that.
    func writtenSuperclasses(
        from first: CatalogType, written: TypeSyntax?, in type: CatalogType, under assumed: [String] = []
    ) -> SuperclassChain {
        var chain = SuperclassChain()
        var names = WrittenNames()
        let generic = Set(type.declaration.genericParameters.map(\.name)).union(associatedTypeNames(of: type))
        func add(_ superclass: CatalogType) {
            let (arguments, own) = (names.arguments, names.genericTypes)
            let isElsewhere = catalog.isElsewhere(superclass.file, from: type.file)
            let below = chain.links.map(\.type.file)
            let nested = self.names(of: superclass, in: type, below: chain.links, names)
            chain.links.append(
                SuperclassLink(
                    type: superclass, writtenNames: names,
                    names: NameReplacement { arguments[$0] ?? own[$0] ?? nested?.type($0) },
                    concrete: Set(arguments.filter { !$0.value.mentions(generic) }.keys),
                    isImported: ([type.file] + below).contains { catalog.isImported(superclass.file, into: $0) }
                        || !isElsewhere && catalog.isImportedByMocks(superclass.file),
                    isImportedBelow: below.contains { catalog.isImportedPlainly(superclass.file, into: $0) },
                    importedSPI: isElsewhere ? catalog.imports(of: type.file).spi : nil))
        }
        if let written = written ?? first.typeInside { names = self.names(of: first, written, from: names) }
        add(first)
        // As many as the resolver follows parents; a circle ends here too.
        while chain.links.count < Self.maximumDepth, let last = chain.links.last {
            guard let parent = last.type.declaration.inheritance.first?.type.bare.unparenthesized else {
                chain.isComplete = true
                break
            }
            guard let (found, written) = declared(parent, in: last.type.path, file: last.type.file) else {
                let known = parent.qualifiedName.flatMap { lookUp($0, from: last.type) }
                chain.isComplete = isKnownProtocol(parent) && known?.isPartlyKnown != true
                break
            }
            let name = parent.qualifiedName ?? []
            if catalog.isMistaken(name, for: found, in: last.type.file) { chain.isMistaken = true }
            guard found.declaration.kind == .class else {
                chain.isComplete = true
                break
            }
            guard let alternative = alternative(to: found, under: type.conditions + assumed) else {
                chain.unclear = found
                break
            }
            let replaced = written.replacing(last.names)
            // Each class may double the arguments of the one below it.
            guard !replaced.hasMoreParts(than: Self.maximumArgumentParts) else { break }
            names = self.names(of: alternative, replaced, from: names)
            add(alternative)
        }
        return chain
    }

    /// The superclass that a protocol asks for, itself or through others, and those above it.
    func writtenSuperclasses(of type: CatalogType) -> [SuperclassLink] {
        for part in lineage(of: type) where part.declaration.kind == .protocol && !part.isKnown {
            let clauses = part.declaration.requirements.filter(\.isConformanceOfSelf).map(\.right)
            for parent in part.declaration.inheritance.map(\.type) + clauses {
                if let (found, written) = superclass(in: parent, scope: part.path, file: part.file) {
                    return writtenSuperclasses(
                        from: found, written: AssociatedTypes.withoutSelf(written), in: type
                    ).links
                }
            }
        }
        return []
    }

    /// The class in what a protocol inherits, compositions and typealiases of them taken apart.
    private func superclass(
        in parent: TypeSyntax, scope: [String], file: Int, depth: Int = 0
    ) -> (CatalogType, TypeSyntax)? {
        guard depth < 16 else { return nil }
        switch parent.bare.unparenthesized {
        case .composition(let members):
            return members.lazy.compactMap { superclass(in: $0, scope: scope, file: file, depth: depth + 1) }.first
        case let written:
            if let (found, written) = declared(written, in: scope, file: file) {
                return found.declaration.kind == .class ? (found, written) : nil
            }
            guard let name = written.qualifiedName, let alias = catalog.alias(named: name, in: scope, file: file) else {
                return nil
            }
            return superclass(
                in: alias.declaration.type(withArgumentsOf: written), scope: alias.scope, file: alias.file,
                depth: depth + 1)
        }
    }

    func isClosure(_ written: TypeSyntax, in type: CatalogType) -> Bool {
        guard case .function = withoutTypealiases(written, in: type.path, file: type.file).bare.unparenthesized.bare
        else { return false }
        return true
    }

    /// Whether a class is another, or inherits from it.
    func isSubclass(_ class: CatalogType, of other: CatalogType, in type: CatalogType) -> Bool {
        superclasses(from: `class`, in: type).links.contains { $0.type === other }
    }

    /// The declaration of a superclass under conditions; nil where that may be any of several.
    func alternative(to superclass: CatalogType, under conditions: [String]) -> CatalogType? {
        let alternatives = catalog.alternatives(to: superclass)
        guard !alternatives.isEmpty else { return superclass }
        return alternatives.first { Set($0.conditions).isSubset(of: conditions) }
    }

    /// What a class, and the types around it, are written as where it is a superclass.
    ///
    /// - Parameter subclass: the same for the class that inherits from it: they may stand in the same types.
    private func names(of type: CatalogType, _ written: TypeSyntax, from subclass: WrittenNames) -> WrittenNames {
        var result = WrittenNames()
        var written: TypeSyntax? = written.bare
        for count in type.path.indices.reversed() {
            let path = Array(type.path[...count])
            var arguments: [TypeSyntax] = []
            let name = written
            switch written {
            case .named(_, let own): (arguments, written) = (own, nil)
            case .member(let base, _, let own): (arguments, written) = (own, base.bare)
            default: break
            }
            guard let name,
                let parameters = catalog.type(named: path, in: [], file: type.file)?.declaration.genericParameters
            else {
                result.types[path] = subclass.types[path]
                result.parameters[path] = subclass.parameters[path]
                continue
            }
            result.types[path] = name
            if parameters.count == arguments.count {
                result.parameters[path] = Dictionary(zip(parameters.map(\.name), arguments)) { first, _ in first }
            }
        }
        return result
    }

    /// The type of the run that a name means, typealiases followed.
    private func declared(
        _ written: TypeSyntax, in scope: [String], file: Int, depth: Int = 0
    ) -> (CatalogType, TypeSyntax)? {
        var (written, scope, file) = (written, scope, file)
        for _ in 0..<16 {
            guard let name = written.qualifiedName else { return nil }
            // A typealias may stand for the type around it.
            if depth < 16, case .member(let base, let last, let arguments) = written.bare,
                catalog.alias(named: Array(name.dropLast()), in: scope, file: file) != nil,
                let (outer, base) = declared(base, in: scope, file: file, depth: depth + 1),
                let found = catalog.type(named: outer.path + [last], in: [], file: outer.file)
            {
                return (found, .member(base, last, arguments: arguments))
            }
            if let found = catalog.type(named: name, in: scope, file: file) { return (found, written) }
            guard let alias = catalog.alias(named: name, in: scope, file: file) else { return nil }
            written = alias.declaration.type(withArgumentsOf: written.bare).bare.unparenthesized
            (scope, file) = (alias.scope, alias.file)
        }
        return nil
    }

    /// The name of the class that one inherits from, where no file of the run declares that.
    func nameOutOfSight(above type: CatalogType) -> String? {
        type.declaration.inheritance.first.flatMap {
            withoutTypealiases($0.type, in: type.path, file: type.file).inheritedNames.first?.last
        }
    }

    /// Whether a class says that it is `@unchecked Sendable`.
    func isUncheckedSendable(_ link: SuperclassLink) -> Bool {
        ([link.type] + catalog.extensions(of: link.type)).contains { part in
            !part.declaration.head.isUnavailableEverywhere
                && part.declaration.inheritance.contains { $0.type.attributes.has("unchecked") }
        }
    }

    /// Whether a class is bound to no actor without saying so, but a subclass would be: where its module isolates types to one
    /// by default, or by what the class conforms to in an extension.
    func isInferredOutsideActors(_ type: CatalogType) -> Bool {
        guard globalActor(of: type) == nil else { return false }
        if conformsOutsideActors(type) { return true }
        // By what a superclass conforms to there, the class itself is on the actor in Swift 5 mode.
        let classes = lineage(of: type).filter { $0.declaration.kind == .class }
        return !isClassOffActors(type) && classes.filter(conformsOnActorInExtension).map(\.id) == [type.id]
    }

    /// Notes which superclasses of a mock are on no actor though it is on one in Swift 5 mode. Below the first class alone
    /// it says that it is on none.
    private func noteLeftInSwift5(_ links: inout [SuperclassLink]) {
        guard let last = links.lastIndex(where: { conformsOnActorInExtension($0.type) }),
            let first = links.first?.type, !isInferredOutsideActors(first), !isClassOffActors(first),
            links.allSatisfy({ globalActor(of: $0.type) == nil })
        else { return }
        for index in links[last...].indices { links[index].isLeftInSwift5 = true }
    }

    /// Whether a class conforms in an extension to a protocol that is on an actor. The class is not on that by it (SE-0316), but
    /// in Swift 5 mode its subclasses are.
    private func conformsOnActorInExtension(_ type: CatalogType) -> Bool {
        catalog.extensions(of: type).contains { part in
            lineage(of: part).contains { $0.declaration.kind == .protocol && globalActor(of: $0) != nil }
        }
    }
}

// MARK: - Initializers

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

    /// Whether an initializer that names no actor overrides one that is on none.
    private func overridesFree(
        _ designated: SuperclassInitializers.Designated, in links: ArraySlice<SuperclassLink>
    ) -> Bool {
        let (head, origin) = (designated.declaration.head, designated.origin)
        guard globalActor(in: head.attributes, scope: origin.path, file: origin.file) == nil,
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

    /// The initializers of a class, which are those of its superclass where it declares none that is designated.
    func initializers(
        of links: [SuperclassLink], in resolved: ResolvedProtocol, isComplete: Bool
    ) -> SuperclassInitializers {
        var result = declaredInitializers(of: links, in: resolved, isComplete: isComplete)
        if let decoding = synthesizedDecoding(in: links) { result.designated.append(decoding) }
        result.designated = result.designated.map {
            withInheritedFreedom(withInferredActor($0, in: links[...]), in: links)
        }
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

    private func declaredInitializers(
        of links: [SuperclassLink], in resolved: ResolvedProtocol, isComplete: Bool
    ) -> SuperclassInitializers {
        var result = SuperclassInitializers()
        // Of two that differ in their effects alone none can be overridden.
        var keys: Set<String> = []
        for link in links {
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
            let designated = declared.filter { !link.hidesInitializer($0.head) && !absent.contains($0.head.offset) }
            if !conditional.isEmpty {
                result.isKnown = false
                result.conditional = conditional
                return result
            }
            if declared.isEmpty { continue }
            result.hidesSome = designated.count < declared.count
            if designated.isEmpty, link.isImported {
                result.obstacle = "has no initializer that other modules see"
            } else if all.allSatisfy(\.head.isHidden) {
                result.obstacle = "has only private initializers"
            } else if designated.isEmpty
                || declared.contains(where: { $0.isRequired && absent.contains($0.head.offset) })
            {
                result.obstacle = "has an initializer with a where clause that its generic arguments do not meet"
            } else if designated.contains(where: { $0.genericParameters.contains { $0.kind == .pack } }) {
                // It can neither be overridden nor, as of Swift 6.3, inherited without a crash of the compiler.
                result.obstacle = "has an initializer with a parameter pack, which no subclass can inherit"
            }
            for declaration in designated {
                let isOnlyOne = keys.insert(declaration.overrideKey).inserted
                if !isOnlyOne {
                    result.ambiguous +=
                        inherited([declaration], of: link)
                        + (result.convenient + inherited(designated, of: link)).filter {
                            $0.declaration.differsInEffects(from: declaration)
                        }
                }
                guard let access = declaration.head.overridableAccess ?? declaration.unavailableAccess,
                    !declaration.parameters.contains(where: \.isVariadic), isOnlyOne
                else {
                    result.isKnown = false
                    continue
                }
                result.designated.append(.init(declaration: declaration, access: access, origin: link.type))
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
        result.isKnown = isComplete && isOnlyOne
        if isComplete, let last = links.last, last.isImported, !last.type.isKnown {
            result.obstacle = "has no initializer that other modules see"
        }
        return result
    }
}

extension Resolver {
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

extension TypeSyntax {
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
