// A class and the catalog -> the class with its superclasses. Which members can be overridden stands in
// Resolver+Overrides.swift, which initializers there are to call in Resolver+ClassInitializers.swift. Superclasses out of sight
// contribute nothing. What an override looks like is not decided here.

import SwiftDeclarations

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
        /// What stands for generic parameters, and for other names.
        func replacement(_ others: NameReplacement?) -> NameReplacement {
            let (arguments, own) = (names.arguments.mapValues { existential($0, in: type) }, names.genericTypes)
            return NameReplacement { arguments[$0] ?? own[$0] ?? others?.type($0) }
        }
        func add(_ superclass: CatalogType) {
            let isElsewhere = catalog.isElsewhere(superclass.file, from: type.file)
            let below = chain.links.map(\.type.file)
            let nested = self.names(of: superclass, in: type, below: chain.links, names)
            chain.links.append(
                SuperclassLink(
                    type: superclass, writtenNames: names,
                    names: replacement(nested),
                    concrete: Set(names.arguments.filter { !$0.value.mentions(generic) }.keys),
                    isImported: ([type.file] + below).contains { catalog.isImported(superclass.file, into: $0) }
                        || !isElsewhere && catalog.isImportedByMocks(superclass.file),
                    isImportedBelow: below.contains { catalog.isImportedPlainly(superclass.file, into: $0) },
                    importedSPI: isElsewhere ? catalog.imports(of: type.file).spi : nil))
        }
        if let written = written ?? first.typeInside {
            let inside = self.names(inMockOf: type, below: first).map(written.replacing) ?? written
            names = self.names(of: first, inside, from: names)
        }
        add(first)
        // As many as the resolver follows parents; a circle ends here too.
        while chain.links.count < Self.maximumDepth, let last = chain.links.last {
            guard let parent = last.type.declaration.inheritance.first?.type.bare.unparenthesized else {
                chain.isComplete = true
                break
            }
            guard let (found, written) = declared(parent, in: last.type.scope, file: last.type.file) else {
                let known = parent.qualifiedName.flatMap { lookUp($0, from: last.type.outside) }
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
            let around = self.names(of: last.type, in: type, below: chain.links, names, isInheritance: true)
            let replaced = written.replacing(replacement(around))
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

    /// A generic argument with `any` before the name of a protocol: its metatype is another one than that of the protocol.
    private func existential(_ argument: TypeSyntax, in type: CatalogType) -> TypeSyntax {
        guard let name = argument.qualifiedName, argument.arguments.isEmpty, !["Any", "AnyObject"].contains(name.last),
            !type.declaration.genericParameters.contains(where: { $0.name == name[0] })
        else { return argument }
        let found = expanded(name, from: type)
        return !found.isEmpty && found.allSatisfy { $0?.declaration.kind == .protocol } ? .any(argument) : argument
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
