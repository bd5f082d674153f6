// A protocol and the catalog -> the protocol with everything that it inherits, flat.
// Says where a parent is missing or circular. Decides nothing about the mock.

import SwiftDeclarations

/// Follows inheritance over the files of a run.
struct Resolver: Sendable {
    /// How long a chain of parents or of typealiases may be. Chosen like the parser's limit: the recursion of a debug
    /// build fits in the 512 KB stack of a secondary thread.
    static let maximumDepth = 50

    /// No superclass and no typealias that somebody wrote is used with longer generic arguments.
    static let maximumArgumentParts = 500

    let catalog: Catalog
    private let tables: Tables

    init(catalog: Catalog, parentMocks: ParentMocks = ParentMocks(files: [])) {
        self.catalog = catalog
        tables = Tables(parentMocks)
    }

    /// The same over the declarations that are there where some conditions hold.
    init(_ other: Resolver, assuming assumption: Assumption) {
        catalog = Catalog(other.catalog, assuming: assumption)
        tables = Tables(other.tables)
    }

    /// What there is besides the catalog. An object: resolvers are copied by everything that asks them.
    private final class Tables: Sendable {
        let parentMocks: ParentMocks
        let known: Catalog
        let standardTypes: Catalog
        let unboundTypes = UnboundTypes()
        let findings = Findings()
        let namesWithModules: NamesWithModules

        init(_ parentMocks: ParentMocks) {
            self.parentMocks = parentMocks
            namesWithModules = NamesWithModules()
            known = Catalog(
                sources: KnownProtocols.sources.map { InputFile($0, annotation: Options().annotation) },
                options: Options())
            standardTypes = Catalog(
                sources: [InputFile(KnownTypes.source, annotation: Options().annotation)], options: Options())
        }

        /// The same, with nothing found out yet but what names have modules before them.
        init(_ other: Tables) {
            (parentMocks, known, standardTypes) = (other.parentMocks, other.known, other.standardTypes)
            namesWithModules = other.namesWithModules
        }
    }

    /// The mocks that stand for parents without a declaration.
    var parentMocks: ParentMocks { tables.parentMocks }
    /// The protocols of the system that mockgen knows.
    var known: Catalog { tables.known }
    /// What typealiases of the standard library stand for.
    var standardTypes: Catalog { tables.standardTypes }
    var unboundTypes: UnboundTypes { tables.unboundTypes }
    var findings: Findings { tables.findings }
    var namesWithModules: NamesWithModules { tables.namesWithModules }

    /// Resolves a protocol. Parents that are missing or circular go to `diagnostics`.
    ///
    /// - Parameters:
    ///   - annotation: what says what associated types are, before all else.
    ///   - mockName: what the mock is called, if not as usual.
    func resolve(
        _ type: CatalogType, annotation: Annotation = Annotation(), mockName: String? = nil,
        diagnostics: inout [Diagnostic]
    ) -> ResolvedProtocol {
        let bound = Set((annotation.entries[.typealias] ?? []).map { unescaped($0.key) })
        var visit = Visit(result: ResolvedProtocol(type: type, mockName: mockName), stated: StatedTypes(bound: bound))
        for entry in annotation.entries[.typealias] ?? [] {
            visit.result.annotatedTypes[unescaped(entry.key)] = typeSyntax(of: entry.value)
        }
        visit.result.globalActor = globalActor(of: type)
        visit.result.isMainActorByDefault = isMainActorByDefault(type) && statedActor(of: type) == nil
        visit.result.isModuleIsolated = catalog.isMainActorByDefault(type.file)
        visit.result.hasOwnGlobalActor = saysActor(type) || restatesActor(type)
        inherit(from: type, into: &visit)
        inheritConditionalParents(into: &visit)
        inheritParentsOfSelf(of: type, into: &visit)
        declareFailure(into: &visit)
        visit.result.adoptAssociatedTypes(bound: bound)
        let (clauses, conditions) = clausesOfSuperclass(of: visit.result, for: visit.protocols, bound: bound)
        visit.result.decidingConditions += conditions
        visit.result.addFollowing(clauses)
        visit.stated.add(clauses)
        visit.result.takeOverTypealiases(ofExtensionsOf: visit.protocols, self)
        for alias in visit.result.typealiases { visit.stated.add(alias.declaration) }
        visit.stated.settle(&visit.result)
        visit.result.replaceHiddenTypes(self)
        visit.result.addFollowing(visit.result.clausesByMembers(self) + visit.result.clausesByObject(self))
        visit.result.equatedToConstrained = namesEquatedToConstrained(in: visit.result)
        visit.result.nodes = visit.result.nodes.withStatedNullability
        visit.result.decidingConditions += conditionsOfRepeats(in: visit.result.nodes)
        visit.result.nodes = Resolver.withoutRepeats(visit.result.nodes)
        visit.result.repeatedProperties = repeatedProperties(in: visit.result)
        visit.result.inheritsBesideActor =
            visit.result.traits.contains(.actor) && !visit.protocols.allSatisfy(refinesActor)
        for mock in visit.result.parentMocks { visit.result.adopt(mock) }
        visit.result.adoptActor(self)
        settleIsolation(of: &visit.result, conformingTo: visit.protocols)
        visit.result.protocolActor = visit.result.globalActor
        visit.result.tellParentMocksApart()
        let named = annotation.superclass ?? knownSuperclass(in: visit)
        if !catalog.hasDefaultIsolation {
            visit.result.guardParentMocks(withSuperclass: named != nil || visit.result.superclass != nil)
        }
        for inherited in visit.result.parentMocks.compactMap(\.superclass) {
            guard let name = inherited.qualifiedName, let found = lookUp(name, from: type), !found.isKnown,
                found.declaration.kind == .class
            else { continue }
            inherit(fromClass: found, written: inherited, into: &visit)
        }
        if let named { inherit(named, into: &visit) }
        visit.result.leaveToSuperclassOutOfSight()
        visit.result.replaceTypesHiddenBySuperclass(self)
        visit.result.lacksParent =
            !visit.missingParents.isEmpty || visit.result.superclass != nil && visit.result.superclassType == nil
        visit.result.primaryClauses = visit.result.primaryClauses(self)
        visit.result.takeOverClausesOfSignatures(self)
        visit.result.addFollowing(visit.result.impliedClauses(by: annotation, areDefaultsSettled: false, self))
        visit.result.settleDefaults(bound: bound, self)
        visit.result.addFollowing(visit.result.impliedClauses(by: annotation, areDefaultsSettled: true, self))
        visit.result.settleEquality(self)
        if visit.result.superclass != nil {
            takeOver(superclassAlternatives(in: visit), by: annotation, into: &visit.result)
        }
        diagnostics += visit.missingParents.map(\.diagnostic) + visit.diagnostics
        return visit.result
    }

    /// The protocols of the standard library that a class conforms to, and what they add; its superclasses aside.
    func conformances(of type: CatalogType) -> (parents: [String], traits: Set<KnownTrait>) {
        var visit = Visit(result: ResolvedProtocol(type: type))
        // What is said to be unavailable is no conformance.
        for part in [type] + catalog.extensions(of: type) where !part.declaration.head.isUnavailableEverywhere {
            for parent in part.declaration.inheritance {
                inherit(parent.type, at: parent.offset, from: part, into: &visit)
            }
        }
        return (visit.result.knownParents, visit.result.traits)
    }

    /// What one resolution has seen.
    struct Visit {
        /// What is known so far.
        var result: ResolvedProtocol
        /// What is said about associated types.
        var stated = StatedTypes(bound: [])
        /// The protocols that were followed.
        var seen: Set<CatalogType.ID> = []
        /// The protocols of the run among them, in the order met.
        var protocols: [CatalogType] = []
        /// The protocols between the resolved one and the one at hand, both included.
        var stack: [(id: CatalogType.ID, name: String)] = []
        /// The typealiases that were followed.
        var seenTypealiases: Set<TypealiasID> = []
        /// Those that are being followed.
        var openTypealiases: [TypealiasID] = []
        /// What the generic parameters of the innermost of those stand for, as the mock writes it.
        var typealiasArguments: [String: TypeSyntax] = [:]
        /// What the superclass is under each of several conditions.
        var superclassAlternatives: [SuperclassAlternative] = []
        /// The parents that were not found, in the order met.
        var missingParents: [(type: TypeSyntax, isClass: Bool, diagnostic: Diagnostic)] = []
        /// The parents that depend on conditions, and wait for those that do not.
        var conditionalParents: [ConditionalParent] = []
        /// What is said on the way.
        var diagnostics: [Diagnostic] = []
    }

    /// Tells typealiases apart, and where they are.
    struct TypealiasID: Hashable {
        /// The path of the file.
        let path: String
        /// Where it stands there.
        let offset: UInt32
    }

    /// The path of the file that declares a type.
    func path(of type: CatalogType) -> String {
        type.isKnown ? KnownProtocols.path : catalog.path(of: type.file)
    }

    /// Adds a protocol and what it inherits.
    func inherit(from type: CatalogType, into visit: inout Visit) {
        guard visit.seen.insert(type.id).inserted else { return }
        guard visit.stack.count < Self.maximumDepth else {
            visit.diagnostics.append(tooDeep(type))
            return
        }
        visit.stack.append((type.id, type.qualifiedName))
        let arguments = visit.typealiasArguments
        visit.typealiasArguments = [:]
        defer {
            visit.stack.removeLast()
            visit.typealiasArguments = arguments
        }

        if type.isKnown {
            visit.result.traits.formUnion(KnownProtocols.traits(of: type.declaration.name))
            visit.result.knownParents.append(type.declaration.name)
        } else {
            visit.protocols.append(type)
            if !visit.result.files.contains(type.file) { visit.result.files.append(type.file) }
            // What a header declares is seen by the module that it is passed with, too.
            if !type.declaration.members.isEmpty, !path(of: type).hasSuffix(".h"),
                catalog.isElsewhere(type.file, from: visit.result.type.file)
            {
                visit.result.inheritsFromElsewhere = true
            }
        }
        let names = names(of: type, in: visit.result.type)
        let members = withMeantNames(
            type.declaration.members.map { member in names.map(member.replacing) ?? member }, of: type)
        visit.result.nodes += nodes(of: members, origin: type, actor: globalActor(of: type), into: &visit)
        visit.result.takeOverAlternatives(in: members, of: type, self)
        let clauses = type.declaration.requirements.filter { !$0.isTautology }.map { requirement in
            names.map(requirement.replacing) ?? requirement
        }
        visit.result.add(clauses)
        visit.stated.add(type.isKnown ? clauses.filter { $0.relation == .sameType } : clauses)

        for parent in type.declaration.inheritance {
            inherit(parent.type, at: parent.offset, from: type, into: &visit)
        }
        for requirement in type.declaration.requirements where requirement.isConformanceOfSelf {
            inherit(requirement.right, at: type.declaration.head.offset, from: type, into: &visit)
        }
    }

    /// Inherits what is asked of associated types that are the conforming type itself; what that inherits may ask more.
    private func inheritParentsOfSelf(of type: CatalogType, into visit: inout Visit) {
        for (name, constraint) in visit.stated.constraintsOfMadeUpSelves
        where isUnmet(constraint, bySelfOf: visit.result) {
            visit.stated.addOther(name)
        }
        var seen = Set(visit.result.knownParents)
        while true {
            let parents = visit.stated.parentsOfSelf(with: visit.result.nodes).flatMap(\.composed)
            guard let parent = parents.first(where: { !seen.contains($0.description) }) else { return }
            seen.insert(parent.description)
            guard let name = parent.qualifiedName else { continue }
            let found = expanded(name, from: type).compactMap(\.self)
            guard found.contains(where: { !isInherited($0, in: visit) }),
                found.allSatisfy({ [.class, .protocol].contains($0.declaration.kind) })
            else { continue }
            // What is Sendable says so in any case, classes are objects, and a superclass is written before all others.
            let isClass = found.contains { $0.declaration.kind == .class }
            if !isClass, !["AnyObject", "Sendable"].contains(name.last) {
                visit.result.unstatedParents.append(parent.withoutArguments)
            }
            inherit(parent, at: 0, from: type, into: &visit)
            let clauses = visit.stated.clausesOfSelf(with: visit.result.nodes)
            visit.result.add(clauses)
            visit.stated.add(clauses)
        }
    }

    /// Whether the conforming type cannot be what a constraint says, since it asks more of an associated type that the constraint
    /// fixes. For example: `Reader<Int>` with `associatedtype Item: Identifiable`
    private func isUnmet(_ constraint: TypeSyntax, bySelfOf resolved: ResolvedProtocol) -> Bool {
        guard !constraint.arguments.isEmpty, let name = constraint.qualifiedName,
            let parent = lookUp(name, from: resolved.type)
        else { return false }
        return zip(parent.declaration.primaryAssociatedTypes, constraint.arguments).contains { member, argument in
            resolved.constraints(of: member).flatMap(\.inheritedNames).flatMap { expanded($0, from: resolved.type) }
                .compactMap(\.self)
                .contains { isSeen(argument, toLack: $0, in: resolved.type, orIsStandard: true) }
        }
    }

    /// Declares the error of an asynchronous sequence (SE-0421) where members name it, which the table of known protocols has
    /// not: see `AssociatedTypeBindings`.
    private func declareFailure(into visit: inout Visit) {
        guard visit.result.knownParents.contains("AsyncSequence"),
            !visit.result.associatedTypes.contains(where: { $0.name == "Failure" }),
            visit.result.nodes.requirements.contains(where: { requirement in
                !requirement.declaration.genericParameters.contains { $0.name == "Failure" }
                    && requirement.declaration.types.contains { AssociatedTypes.withoutSelf($0).mentions(["Failure"]) }
                    && lineage(of: requirement.origin).contains(where: \.hasErrorOutOfTable)
            })
                || visit.result.associatedTypes.contains(where: { associated in
                    associated.defaultType.map { AssociatedTypes.withoutSelf($0).mentions(["Failure"]) } ?? false
                })
        else { return }
        let failure = AssociatedTypeDeclaration(head: DeclarationHead(), name: "Failure")
        visit.result.associatedTypes.append(failure)
        visit.stated.add(failure, isKnown: false)
    }

    private func isInherited(_ type: CatalogType, in visit: Visit) -> Bool {
        type.isKnown
            ? visit.result.knownParents.contains(type.declaration.name) : visit.seen.contains(type.id)
    }

    /// The members, with names as they are meant: an `Optional` of the sources in backticks, since without it is `T?` to
    /// all that follows, as are types by the names `Array` and `Dictionary`; and `Self` without, since in a protocol it is
    /// no other type in backticks.
    private func withMeantNames(_ members: [Declaration], of type: CatalogType) -> [Declaration] {
        guard !type.isKnown else { return members }
        func isDeclared(_ name: String) -> Bool { catalog.path(of: name, in: type.path, file: type.file) != nil }
        var names: [String: TypeSyntax] = [:]
        if isDeclared("Optional") { names["Optional"] = .named("`Optional`") }
        for name in ["Array", "Dictionary"]
        where isDeclared(name) && catalog.typeUnlessAlias(named: [name], in: type.path, file: type.file) != nil {
            names[name] = .named("`\(name)`")
        }
        if members.contains(where: { $0.hasType { $0.contains(where: \.isEscapedSelf) } }) {
            names["`Self`"] = .named("Self")
        }
        guard !names.isEmpty else { return members }
        let replacement = NameReplacement(names)
        return members.map { $0.replacing(replacement) }
    }

    private func inherit(_ parent: TypeSyntax, at offset: UInt32, from type: CatalogType, into visit: inout Visit) {
        switch parent.bare.unparenthesized {
        case .composition(let members):
            for member in members { inherit(member, at: offset, from: type, into: &visit) }
        case .suppressed, .named("Any", arguments: []):
            break
        case .any(let member):
            inherit(member, at: offset, from: type, into: &visit)
        case let named:
            guard let name = named.qualifiedName else {
                visit.diagnostics.append(
                    Diagnostic(
                        .error, at: .init(path: path(of: type), offset: offset),
                        "protocol '\(type.declaration.name)' cannot inherit from '\(named)', which is no protocol"))
                return
            }
            let conditions = type.conditions + visit.result.type.conditions
            visit.result.decidingConditions += conditionsOfTypesOrTypealiases(name, of: type)
            let alternatives = typealiasAlternatives(name, of: type, under: conditions)
            if alternatives.count > 1 {
                visit.conditionalParents.append(
                    ConditionalParent(alternatives: alternatives, written: named, offset: offset, heir: type))
            } else if let alias = alternatives.first {
                inherit(alias, written: named, at: offset, from: type, into: &visit)
            } else {
                inherit(name, written: named, at: offset, from: type, into: &visit)
            }
        }
    }

    /// Follows a typealias, each once: compositions that name one twice would double the work at every step.
    func inherit(
        _ alias: TypealiasTarget, written: TypeSyntax, at offset: UInt32, from type: CatalogType,
        into visit: inout Visit
    ) {
        let written = self.written(written, from: type, in: visit)
        let arguments = Array(zip(alias.parameters, written.arguments)) + argumentsAround(written, in: type)
        let outer = visit.typealiasArguments
        visit.typealiasArguments = Dictionary(arguments) { first, _ in first }
        defer { visit.typealiasArguments = outer }
        guard let aliasOffset = alias.offset else {
            inherit(alias.type, at: offset, from: alias.scope, into: &visit)
            return
        }
        let id = TypealiasID(path: path(of: alias.scope), offset: aliasOffset)
        if visit.openTypealiases.contains(id) {
            visit.diagnostics.append(
                Diagnostic(
                    .error, at: .init(path: id.path, offset: id.offset),
                    "typealias '\(written.withoutArguments)' stands for itself"))
            return
        }
        guard visit.seenTypealiases.insert(id).inserted else { return }
        guard visit.openTypealiases.count < Self.maximumDepth else {
            visit.diagnostics.append(tooDeep(type))
            return
        }
        visit.openTypealiases.append(id)
        defer { visit.openTypealiases.removeLast() }
        if !visit.result.files.contains(alias.scope.file) { visit.result.files.append(alias.scope.file) }
        inherit(alias.type, at: aliasOffset, from: alias.scope, into: &visit)
    }

    private func tooDeep(_ type: CatalogType) -> Diagnostic {
        Diagnostic(
            .error, at: .init(path: path(of: type), offset: type.declaration.head.offset),
            "inheritance is nested too deeply: more than \(Self.maximumDepth) levels")
    }

    private func inherit(
        _ name: [String], written: TypeSyntax, at offset: UInt32, from type: CatalogType, into visit: inout Visit
    ) {
        let place = Diagnostic.Place(path: path(of: type), offset: offset)
        let found = parent(named: name, of: type)
        let mock = found == nil ? name.last.flatMap(parentMocks.mock(ofProtocol:)) : nil
        guard found != nil || mock != nil else {
            let diagnostic = missingParent(written, at: place, of: visit.result.mockName)
            visit.missingParents.append((written, catalog.isKnownClass(name, in: type.file), diagnostic))
            if name.last.map(KnownClasses.isDelegate) == true { visit.result.traits.insert(.objectiveC) }
            return
        }
        if let found, !found.isKnown, catalog.isMistaken(name, for: found, in: type.file) {
            visit.result.mistakesParent = true
        }
        let written = self.written(written, from: type, in: visit)
        if let mock { return inherit(mock, written: written, at: place, into: &visit) }
        guard let found else { return }
        switch found.declaration.kind {
        case .protocol:
            if let first = visit.stack.firstIndex(where: { $0.id == found.id }) {
                let others = visit.stack[first...].dropLast().map { "'\($0.name)'" }
                let way = others.isEmpty ? "" : " through \(others.joined(separator: ", "))"
                visit.diagnostics.append(
                    Diagnostic(.error, at: place, "protocol '\(type.declaration.name)' inherits from itself\(way)"))
                return
            }
            bind(found.declaration.primaryAssociatedTypes, to: written.arguments, into: &visit)
            inherit(fromAlternativesTo: found, of: type, into: &visit)
        case .class:
            inherit(fromClass: found, written: written, into: &visit)
        case .actor, .struct, .enum, .extension:
            visit.diagnostics.append(
                Diagnostic(
                    .error, at: place,
                    "protocol '\(type.declaration.name)' cannot inherit from \(found.declaration.kind.rawValue) "
                        + "'\(found.qualifiedName)'"))
        }
    }

    /// What a type inherits from as the mock writes it.
    func written(_ parent: TypeSyntax, from type: CatalogType, in visit: Visit) -> TypeSyntax {
        let names = type.isKnown ? nil : names(of: type, in: visit.result.type, isInheritance: true)
        let arguments = visit.typealiasArguments
        return parent.replacing(NameReplacement { arguments[$0] ?? names?.type($0) })
    }

    /// Inherits from a class; of one and another that it inherits from, from the first.
    private func inherit(fromClass found: CatalogType, written: TypeSyntax, into visit: inout Visit) {
        let heir = visit.result.type
        if let known = visit.result.superclassType {
            if isSubclass(known, of: found, in: heir) { return }
            // Of protocols the compiler tells.
            if heir.isComposition, !isSubclass(found, of: known, in: heir) {
                visit.diagnostics.append(
                    Diagnostic(
                        .error, at: .init(path: path(of: heir), offset: heir.declaration.head.offset),
                        "'\(heir.declaration.name)' cannot be mocked: no class can inherit from both "
                            + "'\(known.qualifiedName)' and '\(found.qualifiedName)'"))
            }
        }
        visit.result.superclass = AssociatedTypes.withoutSelf(written)
        visit.result.superclassType = found.isPartlyKnown ? nil : found
    }

    /// Inherits from a protocol that is known by its mock only.
    private func inherit(
        _ mock: ParentMock, written: TypeSyntax, at place: Diagnostic.Place, into visit: inout Visit
    ) {
        if !visit.result.parentMocks.contains(where: { $0.name == mock.name }) {
            var mock = mock
            mock.inheritedName = written.qualifiedName ?? []
            if isOfOtherModule(mock, than: visit.result.type) { mock.leaveOutOverridesOfItsModule() }
            visit.result.parentMocks.append(mock)
        }
        guard !written.arguments.isEmpty else { return }
        if let names = mock.primaryAssociatedTypes(for: written.arguments) {
            bind(names, to: written.arguments, into: &visit)
        } else if !mock.binds(anyOf: written.arguments) {
            visit.diagnostics.append(
                Diagnostic(
                    .warning, at: place,
                    "'\(mock.name)' does not tell which associated types '\(written)' binds, so "
                        + "'\(visit.result.mockName)' leaves them open; say so with a where clause, or "
                        + "pass the sources that declare the protocol with --inherit-from"))
        }
    }

    /// What the superclass is: one class, unless it is declared under several conditions.
    private func superclassAlternatives(in visit: Visit) -> [SuperclassAlternative] {
        let only = SuperclassAlternative(
            type: visit.result.superclassType, written: visit.result.superclass, conditions: [])
        return visit.superclassAlternatives.isEmpty ? [only] : visit.superclassAlternatives
    }

    /// The class of Apple's frameworks that is inherited from, if one is.
    private func knownSuperclass(in visit: Visit) -> NamedSuperclass? {
        guard visit.result.superclassType == nil, visit.superclassAlternatives.isEmpty else { return nil }
        guard let parent = visit.missingParents.first(where: \.isClass) else { return nil }
        return parent.diagnostic.place.map { NamedSuperclass(type: parent.type, offset: $0.offset) }
    }

    /// Takes over the superclass that the annotation names, or a known one; a parent that was not found is taken to be it.
    private func inherit(_ superclass: NamedSuperclass, into visit: inout Visit) {
        let type = visit.result.type
        visit.result.superclass = superclass.type
        let missing = visit.missingParents.firstIndex { $0.type == superclass.type }
        if let index = missing ?? visit.missingParents.indices.first { visit.missingParents.remove(at: index) }
        guard let name = superclass.type.qualifiedName, typealiasTarget(name, of: type) == nil,
            let found = lookUp(name, from: type.outside)
        else { return }
        if found.declaration.kind == .class {
            visit.result.superclassType = found.isPartlyKnown ? nil : found
        } else {
            visit.result.superclass = nil
            visit.diagnostics.append(
                Diagnostic(
                    .error, at: .init(path: path(of: type), offset: superclass.offset),
                    "'\(superclass.type)' cannot be the superclass of '\(visit.result.mockName)': it is "
                        + "\(found.declaration.kind.withArticle)"))
        }
    }

    private func missingParent(_ parent: TypeSyntax, at place: Diagnostic.Place, of mockName: String) -> Diagnostic {
        let isDelegate = parent.qualifiedName?.last.map(KnownClasses.isDelegate) ?? false
        let advice =
            isDelegate
            ? "where it requires more than what is optional, pass a file that declares '\(parent)' with --inherit-from"
            : "pass the sources that declare '\(parent)' with --inherit-from; if it is a class, name it in the "
                + "annotation: 'superclass: type = \(parent)'"
        return Diagnostic(
            .warning, at: place,
            "inherited protocol '\(parent)' was not found, so '\(mockName)' lacks its requirements",
            notes: [Diagnostic(.note, at: place, advice)])
    }

    /// `protocol P: Base<Int>` says that the first primary associated type of `Base` is `Int` (SE-0346).
    private func bind(_ primary: [String], to arguments: [TypeSyntax], into visit: inout Visit) {
        for (name, argument) in zip(primary, arguments) {
            let clause = GenericRequirement(left: .named(name), relation: .sameType, right: argument)
            visit.result.add([clause])
            visit.stated.add([clause])
        }
    }
}

extension GenericRequirement {
    /// Whether it says nothing. For example: `Item == Item`
    fileprivate var isTautology: Bool {
        let clause = AssociatedTypes.withoutSelf(self)
        return clause.relation == .sameType && clause.left == clause.right
    }
}

extension TypeSyntax {
    /// Whether it is `Self` in backticks.
    fileprivate var isEscapedSelf: Bool {
        if case .named("`Self`", _) = self { true } else { false }
    }
}

extension Resolver {
    private func nodes(
        of members: [Declaration], origin: CatalogType, actor: String?, conditions: [String] = [],
        into visit: inout Visit
    ) -> [RequirementNode] {
        var nodes: [RequirementNode] = []
        for member in members {
            switch member {
            case .function, .variable, .subscript, .initializer:
                let isInherited = origin.declaration.kind == .protocol
                let declaration = isInherited ? member.withoutEquatedParameters : member
                nodes.append(
                    .requirement(Requirement(declaration: declaration, origin: origin, originActor: actor)))
            case .associatedtype(var declaration):
                if catalog.isElsewhere(origin.file, from: visit.result.type.file) {
                    declaration.defaultType = declaration.defaultType.map { withModules($0, from: origin) }
                }
                visit.result.associatedTypes.append(declaration)
                visit.stated.add(declaration, isKnown: origin.isKnown)
                if !declaration.isInferred {
                    visit.result.add(declaration.requirements.filter { !$0.isTautology })
                }
            case .typealias(let declaration):
                visit.stated.add(declaration)
                visit.result.typealiases.append(
                    MemberTypealias(declaration: declaration, origin: origin, conditions: conditions))
            case .conditional(let block):
                let branches = BranchConditions(block.clauses.map(\.condition))
                let clauses = block.clauses.enumerated().map { branch, clause in
                    // They are for typealiases alone.
                    let isNeeded = clause.declarations.contains(where: \.mayContainTypes)
                    return RequirementNode.Clause(
                        condition: clause.condition,
                        nodes: self.nodes(
                            of: clause.declarations, origin: origin, actor: actor,
                            conditions: isNeeded ? conditions + [branches[branch]] : conditions, into: &visit))
                }
                if clauses.contains(where: { !$0.nodes.isEmpty }) { nodes.append(.conditional(clauses)) }
            case .import, .type, .enumCase, .other:
                break
            }
        }
        return nodes
    }
}
