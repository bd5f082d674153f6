// What declarations under `#if` say about a mock as a whole -> the conditions that decide it. Where they do, there is a mock
// for each of them (`ConditionalMocks.swift`); members that differ stand under their conditions in one mock.

import SwiftDeclarations

extension Resolver {
    /// The conditions that decide what is asked of associated types which the mock leaves open, and for another module what they
    /// are by default: it does not see that by the name.
    func conditionsOfConstraints(in resolved: ResolvedProtocol, annotation: Annotation) -> [String] {
        var names =
            resolved.alternatives.isEmpty
            ? [] : Set(AssociatedTypes(of: resolved, annotation: annotation).ambiguous.map(\.name))
        if catalog.options.areMocksElsewhere { names.formUnion(namesWithSeveralDefaults(in: resolved)) }
        guard !names.isEmpty else { return [] }
        return lineage(of: resolved.type).flatMap { conditions(declaringAnyOf: names, in: $0.declaration.members) }
    }

    /// The associated types that are something by default under one condition, and something else or nothing under another.
    private func namesWithSeveralDefaults(in resolved: ResolvedProtocol) -> Set<String> {
        let declared = lineage(of: resolved.type).flatMap { $0.declaration.members.flatMap(\.flattened) }
        var defaults: [String: Set<TypeSyntax?>] = [:]
        for case .associatedtype(let declaration) in declared {
            defaults[declaration.name, default: []].insert(declaration.defaultType)
        }
        return Set(defaults.filter { $0.value.count > 1 }.keys)
    }

    /// The conditions under which members declare associated types with one of the names.
    private func conditions(declaringAnyOf names: Set<String>, in members: [Declaration]) -> [String] {
        members.conditions(of: {
            if case .associatedtype(let declaration) = $0 { names.contains(declaration.name) } else { false }
        })
    }

    /// The conditions under which superclasses have initializers, or closures that keep one that nobody declares on the actor,
    /// where the module of the mock isolates by default: it has to override them there, each where it is.
    func conditionsOfInitializers(in resolved: ResolvedProtocol) -> [String] {
        guard catalog.isMainActorByDefault(resolved.type.file) || catalog.options.isolatesMockModule else { return [] }
        return resolved.superclasses.flatMap { link in
            link.type.declaration.members.conditions(of: {
                switch $0 {
                case .initializer: true
                case .variable(let variable): variable.hasStorage && (variable.type.map { kind(of: $0) != "" } ?? false)
                default: false
                }
            })
        }
    }

    /// The conditions under which alone enums in requirements have cases: what needs a value is never run under others.
    func conditionsOfValues(in resolved: ResolvedProtocol) -> [String] {
        let known = catalog.assumption ?? Assumption(resolved.type.conditions)
        return resolved.nodes.requirements.flatMap { requirement -> [String] in
            requirement.declaration.types.flatMap(\.tupleElements).flatMap { type -> [String] in
                guard let name = type.bare.unparenthesized.qualifiedName, let last = name.last,
                    catalog.mayLackValues(inTypesNamed: last),
                    let found = catalog.typeUnlessAlias(
                        named: name, in: requirement.origin.path, file: requirement.origin.file),
                    found.declaration.kind == .enum
                else { return [] }
                let conditions = found.declaration.members.conditionsOfCases
                return known.isCovered(by: conditions) ? [] : conditions.flatMap(\.self)
            }
        }
    }

    /// The conditions that decide whether a name in an inheritance clause is that of a type or of a typealias.
    func conditionsOfTypesOrTypealiases(_ name: [String], of type: CatalogType) -> [String] {
        guard !type.isKnown, let found = catalog.type(named: name, in: type.path, file: type.file),
            !found.conditions.isEmpty,
            let alias = catalog.declaredAlias(named: name, in: type.path, file: type.file), alias.isConditional,
            alias.scope == found.scope
        else { return [] }
        return found.conditions + alias.conditions
    }

    /// What mocks of protocols have in common that differ in members alone.
    struct Nature: Hashable {
        let actors: Set<String>
        let isActor: Bool
        let isObject: Bool
        let clauses: Set<GenericRequirement>
        /// The associated types and typealiases, each with what it is.
        let types: Set<String>
    }

    /// What is the same for protocols whose mocks are of one kind, on the same actor, and have the same associated types.
    func nature(of protocols: [CatalogType]) -> Nature {
        var seen: Set<CatalogType.ID> = []
        let inherited = protocols.flatMap(lineage).filter { seen.insert($0.id).inserted }
        let declared = inherited.filter { !$0.isKnown }.map(\.declaration)
        return Nature(
            actors: Set(protocols.compactMap(globalActor)), isActor: protocols.contains(where: refinesActor),
            isObject: inherited.contains { $0.isKnown && $0.declaration.name == "NSObjectProtocol" },
            clauses: Set(declared.flatMap(\.associatedTypeClauses)),
            types: Set(declared.flatMap { $0.members.flatMap(\.flattened).compactMap(\.definedType) }))
    }

    /// Whether mocks with each of the superclasses differ in more than members, or not all of them can be.
    func differInNature(_ taken: [TakenSuperclass]) -> Bool {
        let resolved = taken.map(\.resolved)
        let isImpossible = resolved.contains { resolved in
            !resolved.unsatisfied.isEmpty || resolved.superclassInitializers?.obstacle != nil
                || resolved.superclassType?.declaration.head.modifiers.contains("final") ?? false
        }
        if isImpossible || Set(resolved.map(\.superclassTraits)).count > 1 || Set(resolved.map(\.globalActor)).count > 1
            || Set(resolved.map { $0.traits.contains(.objectiveC) }).count > 1
        {
            return true
        }
        // Other initializers than those are inherited, but where a module isolates by default.
        let requiresInitializer = resolved[0].nodes.requirements.contains(where: \.isInitializer)
        let overridesAll = catalog.isMainActorByDefault(resolved[0].type.file) || catalog.options.isolatesMockModule
        return (requiresInitializer || overridesAll)
            && Set(resolved.map { $0.superclassInitializers?.comparedText }).count > 1
    }

    /// Whether each of the superclasses may say something else of the associated types in requirements.
    func differ(_ taken: [TakenSuperclass], aboutTypesIn requirements: some Sequence<Requirement>) -> Bool {
        let members = taken.map { taken in
            let members = taken.resolved.superclasses.flatMap { $0.type.declaration.members.flatMap(\.flattened) }
            return Dictionary(grouping: members, by: \.labels).mapValues { $0.map(\.types) }
        }
        return requirements.contains { requirement in
            let names = associatedTypeNames(of: requirement.origin).union(["Self"])
            return requirement.declaration.types.contains { $0.mentions(names) }
                && Set(members.map { $0[requirement.declaration.labels] }).count > 1
        }
    }

    /// The conditions of types in requirements that may be members of a superclass.
    func conditionsOfTypes(
        in requirements: some Sequence<Requirement>, likeMembersOf taken: [TakenSuperclass]
    ) -> [String] {
        let classes = taken.flatMap(\.resolved.superclasses).map(\.type.declaration)
        let members = classes.flatMap { $0.members.flatMap(\.flattened) }
        let labels = Set(members.map(\.labels))
        return requirements.filter { labels.contains($0.declaration.labels) }.flatMap(conditionsOfTypes)
    }

    /// The conditions of types that requirements of one name are written with, where under some they may be the same.
    func conditionsOfRepeats(in nodes: [RequirementNode]) -> [String] {
        guard Self.mayRepeat(nodes) else { return [] }
        let requirements = Dictionary(grouping: nodes.requirements) { $0.declaration.labels }
        return requirements.sorted { $0.key < $1.key }.flatMap { _, same -> [String] in
            let conditions = same.count > 1 ? same.map(conditionsOfTypes) : []
            // A protocol may have thousands of one name.
            return conditions.indices.filter { !conditions[$0].isEmpty }.flatMap { index -> [String] in
                let mayBeRepeated = same.indices.contains { $0 != index && mayCoincide(same[index], same[$0]) }
                return mayBeRepeated ? conditions[index] : []
            }
        }
    }

    /// The conditions under which typealiases in requirements stand for closures, for `Never`, or for the type of a property that an
    /// initializer may set.
    func conditionsOfKinds(in nodes: [RequirementNode]) -> [String] {
        nodes.requirements.flatMap { requirement in
            var conditions: [String] = []
            forEachConditionalAlias(in: requirement) { alternatives in
                let kinds = alternatives.map {
                    kind(of: withoutTypealiases($0.declaration.type, in: $0.scope, file: $0.file))
                }
                if Set(kinds).count > 1 { conditions += alternatives.flatMap(\.conditions) }
            }
            return conditions
        } + conditionsOfValuesSet(in: nodes)
    }

    /// What decides how a type is used, whatever its name: a closure escapes, and what throws `Never` is not tried.
    private func kind(of type: TypeSyntax) -> String {
        let bare = type.bare.unparenthesized
        if bare.isNever { return "Never" }
        if case .function = bare { return "closure" }
        if case .function? = bare.wrapped?.bare.unparenthesized { return "optional closure" }
        return ""
    }

    /// The conditions under which a parameter of an initializer has the type of the property with its name, or not.
    private func conditionsOfValuesSet(in nodes: [RequirementNode]) -> [String] {
        let requirements = nodes.requirements
        guard requirements.contains(where: \.isInitializer) else { return [] }
        return requirements.flatMap { initializer -> [String] in
            guard case .initializer(let declaration) = initializer.declaration else { return [] }
            return requirements.flatMap { requirement -> [String] in
                guard case .variable(let variable) = requirement.declaration, let type = variable.type,
                    let parameter = declaration.parameters.first(where: { $0.name == variable.name }),
                    parameter.type.bare != type.bare
                else { return [] }
                let (own, others) = (
                    spellings(of: parameter.type, in: initializer.origin), spellings(of: type, in: requirement.origin)
                )
                guard let own, let others, own.count > 1 || others.count > 1, !own.isDisjoint(with: others) else {
                    return []
                }
                return conditionsOfTypes(in: initializer) + conditionsOfTypes(in: requirement)
            }
        }
    }

    /// Whether two requirements have the same types under some conditions, as far as can be told.
    private func mayCoincide(_ one: Requirement, _ other: Requirement) -> Bool {
        let generic = Set((one.declaration.genericParameters + other.declaration.genericParameters).map(\.name))
        return zip(one.declaration.parameters, other.declaration.parameters).allSatisfy { own, others in
            guard !own.type.mentions(generic), !others.type.mentions(generic),
                let own = spellings(of: own.type, in: one.origin),
                let others = spellings(of: others.type, in: other.origin)
            else { return true }
            return !own.isDisjoint(with: others)
        }
    }

    /// What a type may be under one condition or another; nil where a part of it depends on some.
    private func spellings(of type: TypeSyntax, in origin: CatalogType) -> Set<TypeSyntax>? {
        let bare = type.bare.unparenthesized
        if let alias = alias(of: bare, in: origin.path, file: origin.file) {
            let alternatives = catalog.alternatives(to: alias)
            if !alternatives.isEmpty {
                return Set(
                    alternatives.map { spelling(of: $0.declaration.type, in: $0.scope, file: $0.file) })
            }
        }
        let isConditional = bare.contains { part in
            mayBeTypealias(part) && alias(of: part, in: origin.path, file: origin.file)?.isConditional ?? false
        }
        return isConditional ? nil : [spelling(of: bare, in: origin.path, file: origin.file)]
    }

    private func spelling(of type: TypeSyntax, in scope: [String], file: Int) -> TypeSyntax {
        withoutTypealiases(type, in: scope, file: file).withoutVariations.canonical()
    }

    /// The conditions under which typealiases in a requirement stand for one type or another.
    private func conditionsOfTypes(in requirement: Requirement) -> [String] {
        var conditions: [String] = []
        forEachConditionalAlias(in: requirement) { conditions += $0.flatMap(\.conditions) }
        return conditions
    }

    /// The typealiases in a requirement that are declared under several conditions, each with the others of its name.
    private func forEachConditionalAlias(in requirement: Requirement, _ body: ([CatalogTypealias]) -> Void) {
        let origin = requirement.origin
        guard !origin.isKnown else { return }
        for type in requirement.declaration.types {
            type.forEachPart { part in
                guard mayBeTypealias(part), let alias = alias(of: part, in: origin.path, file: origin.file)
                else { return }
                let alternatives = catalog.alternatives(to: alias)
                if !alternatives.isEmpty { body(alternatives) }
            }
        }
    }
}

extension [Declaration] {
    /// The conditions under which some of them are there, those inside others included.
    fileprivate func conditions(of isMeant: (Declaration) -> Bool) -> [String] {
        flatMap { member -> [String] in
            guard case .conditional(let block) = member, member.flattened.contains(where: isMeant) else { return [] }
            return block.clauses.compactMap(\.condition)
                + block.clauses.flatMap { $0.declarations.conditions(of: isMeant) }
        }
    }

    /// The conditions of each enum case among them: a macro may declare some.
    fileprivate var conditionsOfCases: [[String]] {
        flatMap { member -> [[String]] in
            switch member {
            case .enumCase, .other: return [[]]
            case .conditional(let block):
                let conditions = BranchConditions(block.clauses.map(\.condition))
                return block.clauses.enumerated().flatMap { branch, clause in
                    clause.declarations.conditionsOfCases.map { [conditions[branch]] + $0 }
                }
            default: return []
            }
        }
    }
}

extension Declaration {
    /// A type that it declares for conforming types, and what that is; nil for other declarations.
    fileprivate var definedType: String? {
        switch self {
        case .associatedtype(let declaration):
            "\(declaration.name) = \(declaration.defaultType?.description ?? "")"
        case .typealias(let alias): "\(alias.name) == \(alias.type)"
        default: nil
        }
    }
}
