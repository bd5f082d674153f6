// The requirements of a protocol -> the associated types that the compiler could infer in more than one way from the
// members of a mock. It looks at every requirement with each member that may be its witness, and gives up where two
// choices are left; a typealias ends the search.

import SwiftDeclarations

extension ResolvedProtocol {
    /// The associated types without a binding that a requirement with several possible witnesses mentions, and none with
    /// a single one.
    ///
    /// For example: `Key` for `func find(_ key: Key)` beside `func find(_ id: Int)`
    func ambiguousAssociatedTypes(by annotation: Annotation, _ resolver: Resolver) -> Set<String> {
        guard !associatedTypes.isEmpty, type.declaration.kind == .protocol else { return [] }
        let overloads = overloads
        guard overloads.values.contains(where: { $0.count > 1 }) else { return [] }
        let associated = AssociatedTypes(of: self, annotation: annotation)
        guard !associated.genericNames.isEmpty else { return [] }
        let inference = AssociatedTypeInference(of: self, associated, resolver)
        return inference.ambiguousNames(among: overloads)
    }

    /// The members of the mock that are the same but for types and effects, the memberwise initializer among them.
    private var overloads: [String: [Requirement]] {
        var overloads: [String: [Requirement]] = [:]
        var properties: [Parameter] = []
        for requirement in nodes.requirements {
            overloads[requirement.declaration.witnessLabels, default: []].append(requirement)
            if case .variable(let variable) = requirement.declaration, !variable.head.isStatic, let type = variable.type
            {
                properties.append(Parameter(name: variable.name, type: type))
            }
        }
        let memberwise = Declaration.initializer(
            InitializerDeclaration(head: DeclarationHead(), parameters: properties))
        overloads[memberwise.witnessLabels]?.append(Requirement(declaration: memberwise, origin: type))
        return overloads
    }
}

/// What the compiler infers associated types from.
private struct AssociatedTypeInference {
    /// The associated types that no typealias binds: in the types of a requirement they stand for any type, in those of a
    /// witness for the mock's generic parameters.
    private let names: Set<String>
    /// What the others and the typealiases of the protocol stand for.
    private var bindings: [String: TypeSyntax]
    /// What where clauses ask something of. Another member of an associated type conforms to nothing, so that it can be
    /// no associated type that conforms to something. For example: `Values.Element`
    private var constrained: Set<TypeSyntax> = []
    /// The names that mean something nearer than what is declared around the protocol.
    private let hidden: Set<String>
    private let resolver: Resolver

    init(of resolved: ResolvedProtocol, _ associated: AssociatedTypes, _ resolver: Resolver) {
        names = associated.genericNames
        hidden = Set(resolved.associatedTypes.map(\.name))
        self.resolver = resolver
        bindings = [:]
        let bound = associated.finalBindings.mapValues(ofMock)
        let members = resolved.plainTypealiases.map { name, type in
            (name, AssociatedTypes.withoutSelf(type).canonical(renaming: bound))
        }
        bindings = bound.merging(members) { first, _ in first }
        constrained = Set(resolved.requirements.map { ofMock(AssociatedTypes.withoutSelf($0.left).canonical()) })
    }

    /// A type with the mock's generic parameters in place of the associated types. For example: `[#Key]` for `[Key]`
    private func ofMock(_ type: TypeSyntax) -> TypeSyntax {
        type.replacing { part in
            guard case .named(let name, arguments: []) = part, names.contains(name) else { return nil }
            return .named("#\(name)")
        }
    }

    /// The associated types that could be inferred in more than one way: over all requirements, and over those of each
    /// protocol that declares one, which is where the compiler looks for that.
    func ambiguousNames(among members: [String: [Requirement]]) -> Set<String> {
        let overloads = members.values.map { $0.map { Overload($0, self) } }
        var origins: [CatalogType.ID: CatalogType] = [:]
        for overload in overloads.joined() { for origin in overload.origins { origins[origin.id] = origin } }
        return origins.values.reduce(into: ambiguousNames(among: overloads, of: nil)) { ambiguous, origin in
            let declared = Set(origin.declaration.associatedTypes.map(\.name)).intersection(names)
            guard origins.count > 1, !declared.isEmpty else { return }
            ambiguous.formUnion(declared.intersection(ambiguousNames(among: overloads, of: origin)))
        }
    }

    private func ambiguousNames(among members: [[Overload]], of origin: CatalogType?) -> Set<String> {
        func isMeant(_ requirement: Overload) -> Bool {
            origin.map { origin in requirement.origins.contains { $0.id == origin.id } } ?? true
        }
        var settled: Set<String> = []
        for overloads in members where overloads.count == 1 && isMeant(overloads[0]) {
            settled.formUnion(inferred(from: overloads[0]))
        }
        var ambiguous: Set<String> = []
        guard !names.isSubset(of: settled) else { return [] }
        for overloads in members where overloads.count > 1 {
            for requirement in overloads where isMeant(requirement) {
                let inferred = inferred(from: requirement).subtracting(settled)
                if inferred.isEmpty { continue }
                if overloads.contains(where: { $0.witness != requirement.witness && isWitness($0, of: requirement) }) {
                    ambiguous.formUnion(inferred)
                } else {
                    settled.formUnion(inferred)
                }
            }
        }
        return ambiguous.subtracting(settled)
    }

    /// The associated types that a witness tells. For example: `Key` for `[Key: Values.Element]`
    private func inferred(from requirement: Overload) -> Set<String> {
        var result: Set<String> = []
        func visit(_ type: TypeSyntax) {
            if case .member = type { return }
            if case .named(let name, arguments: []) = type, names.contains(name) { result.insert(name) }
            type.children.forEach(visit)
        }
        requirement.required.forEach(visit)
        return result
    }

    private func isWitness(_ member: Overload, of requirement: Overload) -> Bool {
        (requirement.isAsync || !member.isAsync) && (requirement.canThrow || !member.canThrow)
            && member.genericCount == requirement.genericCount
            && zip(requirement.required, member.witness).allSatisfy { isSame($0, $1) }
    }

    /// Whether a type is the same as that of a requirement once associated types are what it takes.
    private func isSame(_ required: TypeSyntax, _ type: TypeSyntax) -> Bool {
        if let root = required.qualifiedName?.first, names.contains(root) { return isInferrable(type) }
        guard required.withoutChildren == type.withoutChildren else { return false }
        let (parts, others) = (required.children, type.children)
        return parts.count == others.count && zip(parts, others).allSatisfy { isSame($0, $1) }
    }

    /// Whether an associated type can be a type: no generic parameter of a member, and nothing that is handed over
    /// `inout`.
    private func isInferrable(_ type: TypeSyntax) -> Bool {
        if case .member(.named(let name, _), _, _) = type, name.hasPrefix("#"), !constrained.contains(type) {
            return false
        }
        return type.specifiers.isEmpty
            && !type.contains { part in
                switch part {
                case .some, .packExpansion: true
                case .named(let name, _): name.hasPrefix("$")
                default: false
                }
            }
    }
}

extension AssociatedTypeInference {
    /// A member as far as it tells whether it is the witness of a requirement.
    private struct Overload {
        /// The protocols that ask for it.
        let origins: [CatalogType]
        /// The types of the parameters, and the result, of the requirement.
        let required: [TypeSyntax]
        /// The same of the member.
        let witness: [TypeSyntax]
        let genericCount: Int
        let isAsync: Bool
        let canThrow: Bool

        init(_ requirement: Requirement, _ inference: AssociatedTypeInference) {
            let declaration = requirement.declaration
            let generic = declaration.genericParameters
            var names = inference.bindings
            for (index, parameter) in generic.enumerated() { names[parameter.name] = .named("$\(index)") }
            let hidden = inference.hidden.union(names.keys)
            let origin = requirement.origin
            origins = [origin] + requirement.repeats.map(\.origin)
            var count = generic.count
            required = (declaration.parameters.map(\.type) + [declaration.resultType ?? .void]).map {
                inference.resolver.withoutTypealiases($0, in: origin.path, file: origin.file, hiddenBy: hidden)
                    .canonical(renaming: names).withoutVariations.canonical()
                    .replacing { part in
                        // Opaque parameters are generic ones (SE-0341).
                        guard case .some = part else { return nil }
                        defer { count += 1 }
                        return .named("$\(count)")
                    }
            }
            witness = required.map(inference.ofMock)
            genericCount = count
            isAsync = declaration.isAsync
            canThrow = declaration.effects?.canThrow ?? false
        }
    }
}

extension Declaration {
    /// Equal for a requirement and its witness, with whatever types. For example: `static find(by:)`
    var witnessLabels: String {
        func labels(_ parameters: [Parameter]) -> String {
            "(\(parameters.map { "\($0.callLabel):\($0.isVariadic ? "..." : "")" }.joined()))"
        }
        let prefix = memberHead?.staticPrefix ?? ""
        switch self {
        case .function(let function):
            return "\(prefix)\(function.fixity)\(unescaped(function.name))\(labels(function.labelledParameters))"
        case .subscript(let declaration): return "\(prefix)subscript\(labels(declaration.labelledParameters))"
        case .initializer(let initializer): return "init\(labels(initializer.parameters))"
        default: return "\(prefix)\(plainName ?? "")"
        }
    }
}
