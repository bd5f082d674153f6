// A resolved protocol -> the same with the requirements that its mock has to bring: two that become one are folded, and
// those that are satisfied by identity are set aside.

import SwiftDeclarations

extension ResolvedProtocol {
    /// The protocol with the requirements that are left when the associated types are bound and `==` and
    /// `hash(into:)` go by identity.
    func bound(by annotation: Annotation, _ resolver: Resolver) -> ResolvedProtocol {
        var result = self
        result.replaceOwnNames(by: annotation, resolver)
        result.letClosuresEscape(by: annotation, resolver)
        result.nodes = result.withoutRepeats(by: annotation, resolver)
        result.leaveToParentMocks(by: annotation, resolver)
        result.settleConflicts(resolver)
        result.overrideMembersOfObject()
        result.leaveMembersOfObject(resolver)
        result.nodes.removeAll { node in
            guard case .requirement(let requirement) = node, requirement.overridden == nil,
                isByIdentity(requirement.declaration.withoutTypealiases(of: requirement.origin, resolver))
            else { return false }
            result.byIdentity.append(requirement)
            return true
        }
        result.ambiguousAssociatedTypes.formUnion(result.ambiguousAssociatedTypes(by: annotation, resolver))
        return result
    }

    /// Has the mock override what `NSObject` has: what a header says it to have, and what a requirement sets, such as `description`,
    /// with the type that it has there: `String` for the `String!` of a header that says nothing about nil.
    private mutating func overrideMembersOfObject() {
        guard isObject else { return }
        let overridden = OverriddenMember(access: .open, value: .computed, isShared: globalActor != nil)
        nodes = nodes.mapRequirements { requirement in
            guard requirement.overridden == nil else { return }
            if requirement.isOfObjectiveC, requirement.declaration.isOverride {
                requirement.overridden = overridden
                return
            }
            guard requirement.declaration.isMemberOfNSObject,
                case .variable(var variable) = requirement.declaration, variable.isSettable
            else { return }
            if case .implicitlyUnwrapped(let wrapped) = variable.type {
                variable.type = wrapped
                requirement.declaration = .variable(variable)
            }
            requirement.overridden = overridden
        }
    }

    /// Leaves to `NSObject` what frameworks add to it, where they are there.
    private mutating func leaveMembersOfObject(_ resolver: Resolver) {
        guard isObject else { return }
        nodes = nodes.map { node in
            guard case .requirement(let requirement) = node, requirement.overridden == nil,
                let condition = KnownObjectMembers.condition(
                    of: requirement.declaration,
                    imports: { resolver.catalog.imports(of: requirement.origin.file).whole.contains($0) })
            else { return node }
            byIdentity.append(requirement)
            return .conditional([RequirementNode.Clause(condition: "!\(condition)", nodes: [node])])
        }
    }

    /// Writes what an associated type is where its name would mean what is outside of the mock.
    private mutating func replaceOwnNames(by annotation: Annotation, _ resolver: Resolver) {
        let mayNeedIt = requirements.contains { requirement in
            guard requirement.relation == .sameType, case .named(let name, arguments: []) = requirement.left else {
                return false
            }
            return requirement.right.mentions([name])
        }
        guard mayNeedIt else { return }
        let ownNames = AssociatedTypes(of: self, annotation: annotation).ownNames
        let types = Dictionary(ownNames.map { ($0.name, $0.type) }) { first, _ in first }
        // The compiler would look for these in a circle.
        var aliases: [String: TypeSyntax] = [:]
        for alias in typealiases.map(\.declaration)
        where alias.genericParameters.isEmpty && alias.type.mentions(Set(types.keys)) {
            aliases[alias.name] = alias.type.replacing(NameReplacement { types[$0] })
        }
        let followed = aliases
        nodes = nodes.map { node in
            node.mapRequirements { requirement in
                let seen = resolver.associatedTypeNames(of: requirement.origin)
                requirement.declaration = requirement.declaration.replacing(
                    NameReplacement { seen.contains($0) ? types[$0] : followed[$0] })
            }
        }
    }

    /// Says of closures that closures take that they escape where they are of associated types: values of these do, whatever
    /// they are. For example: `(@escaping Done) -> Void` for `(Done) -> Void` where `Done` is `() -> Void`
    private mutating func letClosuresEscape(by annotation: Annotation, _ resolver: Resolver) {
        guard !associatedTypes.isEmpty else { return }
        let names = Set(associatedTypes.map(\.name))
        let types = nodes.requirements.lazy.flatMap(\.declaration.types) + typealiases.map(\.declaration.type)
        guard types.contains(where: { $0.withEscapingParameters(names) != $0 }) else { return }
        let bound = AssociatedTypes(of: self, annotation: annotation)
        let ownNames = Set(bound.ownNames.map(\.name))
        let closures = Set(
            bound.finalBindings.filter { name, type in
                // That name means something outside of the mock by now.
                if ownNames.contains(name) { return false }
                let type = resolver.withoutTypealiases(type, in: self.type.path, file: self.type.file, hiddenBy: names)
                if case .function = type.bare.unparenthesized { return true }
                return false
            }.keys)
        guard !closures.isEmpty else { return }
        for index in typealiases.indices {
            typealiases[index].declaration.type = typealiases[index].declaration.type.withEscapingParameters(closures)
        }
        nodes = nodes.map { node in
            node.mapRequirements { requirement in
                let hidden = requirement.declaration.genericParameters.map(\.name)
                requirement.declaration = requirement.declaration.mappingValues {
                    $0.withEscapingParameters(closures.subtracting(hidden))
                }
            }
        }
    }

    /// The typealiases without parameters that are the same under all conditions.
    var plainTypealiases: [(name: String, type: TypeSyntax)] {
        typealiases.filter { !$0.isConditional && $0.declaration.genericParameters.isEmpty }
            .map { ($0.declaration.name, $0.declaration.type) }
    }

    /// The requirements, those folded into one that are the same when associated types are bound and typealiases
    /// followed.
    private func withoutRepeats(by annotation: Annotation, _ resolver: Resolver) -> [RequirementNode] {
        guard type.declaration.kind == .protocol, Resolver.mayRepeat(nodes) else { return nodes }
        // Names of types are looked up only where labels repeat, and only if one of them may mean another.
        let counts = nodes.requirements.reduce(into: [:]) { $0[$1.declaration.comparedLabels, default: 0] += 1 }
        func isCompared(_ requirement: Requirement) -> Bool { counts[requirement.declaration.comparedLabels] != 1 }
        guard counts.values.contains(where: { $0 > 1 }),
            !associatedTypes.isEmpty || !typealiases.isEmpty
                || nodes.requirements.contains(where: { isCompared($0) && resolver.mayVary($0.declaration) })
        else { return nodes }
        let meaning = boundNames(by: annotation, resolver)
        let once = Resolver.withoutRepeats(nodes) { requirement in
            let labels = requirement.declaration.comparedLabels
            return counts[labels] == 1 ? labels : requirement.declaration.signature(meaning(requirement.origin))
        }
        return Resolver.withoutInstances(once) { requirement in
            counts[requirement.declaration.comparedLabels] == 1
                ? nil : requirement.declaration.genericSignature(meaning(requirement.origin))
        }
    }

    /// Leaves to the members of parent mocks what they satisfy once associated types are bound. For example:
    /// `func set(_ item: Int)` where `Item == Int` and a parent's mock has `func set(_ item: Item)`
    private mutating func leaveToParentMocks(by annotation: Annotation, _ resolver: Resolver) {
        guard !parentMocks.isEmpty else { return }
        bindInitializersOutOfSight(by: annotation)
        let labels = Set(parentMocks.flatMap(\.members).map(\.declaration.comparedLabels))
        guard
            parentMocks.count > 1
                || nodes.requirements.contains(where: { labels.contains($0.declaration.comparedLabels) })
        else { return }
        let meaning = boundNames(by: annotation, resolver)
        leaveOutRepeats(meaning(type))
        let keys = parentMocks.reduce(into: Set()) { $0.formUnion($1.signatures(meaning(type))) }
        leaveOut(keys) { $0.declaration.signatureKey(meaning($0.origin)) }
    }

    /// Takes the initializers of a generic superclass that a parent's mock overrides as those of the class that is inherited. For
    /// example: `init(item: Int)` for `init(item: Item)` of `Box<Int>`
    private mutating func bindInitializersOutOfSight(by annotation: Annotation) {
        guard superclassType == nil, var initializers = superclassInitializers, !associatedTypes.isEmpty else { return }
        let bound = AssociatedTypes(of: self, annotation: annotation)
        let names = NameReplacement { bound.finalBindings[$0] }
        for index in initializers.designated.indices {
            guard
                case .initializer(let initializer) = Declaration.initializer(initializers.designated[index].declaration)
                    .replacing(names)
            else { continue }
            initializers.designated[index].declaration = initializer
        }
        superclassInitializers = initializers
    }

    /// What names in the types of the requirements mean, by where those are declared.
    private func boundNames(by annotation: Annotation, _ resolver: Resolver) -> (CatalogType) -> SignatureNames {
        let bound = AssociatedTypes(of: self, annotation: annotation)
        let members = plainTypealiases
        let bindings = bound.finalBindings.mapValues {
            bound.withoutTypealiases(AssociatedTypes.withoutSelf($0), and: members).canonical()
        }
        let written = bindings.merging(
            members.map { ($0.name, bound.withoutTypealiases($0.type, and: members, through: [$0.name]).canonical()) }
        ) { first, _ in first }
        let hidden = Set(associatedTypes.map(\.name)).union(written.keys)
        let names = written.mapValues {
            resolver.withoutTypealiases($0, in: type.path, file: type.file, hiddenBy: hidden).canonical()
        }
        let memberTypes = memberTypes(resolver)
        return { origin in
            var meaning = resolver.signatureNames(in: origin)
            meaning.following = { type in
                let followed = resolver.withoutTypealiases(type, in: origin.path, file: origin.file, hiddenBy: hidden)
                var bound = followed
                // Each step is one clause further; a circle ends, too.
                for _ in 0..<min(memberTypes.count, 4) { bound = bound.replacing { memberTypes[$0] } }
                bound = bound.canonical(renaming: names)
                // `Entity.ID` may be more than a name once it is known what `Entity` is.
                guard followed.hasMember(ofAny: hidden) else { return bound }
                return resolver.withoutTypealiases(bound, in: self.type.path, file: self.type.file)
                    .canonical(renaming: names)
            }
            return meaning
        }
    }

    /// What associated types are since they are the same as a member of another one that is known: no generic parameter of
    /// the mock may be that. For example: `Key == String` by `Key == Items.Element` and `Items: Collection<String>`
    func clausesByMembers(_ resolver: Resolver) -> [GenericRequirement] {
        let names = Set(associatedTypes.map(\.name))
        guard names.count > 1 else { return [] }
        let types = memberTypes(resolver)
        return names.sorted().compactMap { name in
            guard let type = types[.named(name)], !type.mentions(names), !type.mentionsSelf else { return nil }
            return GenericRequirement(left: .named(name), relation: .sameType, right: type)
        }
    }

    /// What properties that `NSObject` has make of associated types. For example: `H == Int` where `var hash: H { get }`
    func clausesByObject(_ resolver: Resolver) -> [GenericRequirement] {
        let names = Set(associatedTypes.map(\.name))
        func isSubclass() -> Bool {
            superclassType.map { resolver.superclasses(from: $0, written: superclass, in: type).isObject } ?? false
        }
        guard !names.isEmpty, traits.contains(.objectiveC) || isSubclass() else { return [] }
        return nodes.requirements.compactMap { requirement in
            guard case .variable(let variable) = requirement.declaration, !variable.head.isStatic,
                let own = KnownClasses.propertiesOfObject[unescaped(variable.name)],
                let name = requirement.propertyType?.qualifiedName, name.count == 1, names.contains(name[0])
            else { return nil }
            return GenericRequirement(left: .named(name[0]), relation: .sameType, right: own)
        }
    }

    /// What where clauses and arguments of constraints say about members of associated types. For example: `Int` for
    /// `Items.Element` where `Items: Collection<Int>`
    private func memberTypes(_ resolver: Resolver) -> [TypeSyntax: TypeSyntax] {
        let meaning = resolver.signatureNames(in: type)
        let names = Set(associatedTypes.map(\.name))
        var types: [TypeSyntax: TypeSyntax] = [:]
        func add(_ member: TypeSyntax, _ type: TypeSyntax) {
            // What is the same as two types makes one of these.
            if let first = types[member], first != type {
                types[type.mentions(names) ? type : first] = type.mentions(names) ? first : type
            } else {
                types[member] = type
            }
        }
        for clause in associatedTypeClauses {
            switch clause.relation {
            case .sameType:
                if case .member = clause.left {
                    add(clause.left, clause.right)
                } else if case .member = clause.right {
                    add(clause.right, clause.left)
                }
            case .conforms:
                for (name, argument) in zip(meaning.primaryAssociatedTypes(clause.right), clause.right.arguments) {
                    add(.member(clause.left, name), argument)
                }
            }
        }
        return types
    }

    /// Whether the mock has a `==` of its own. That of `NSObject` does not satisfy a requirement with `Self` in it, `Equatable`
    /// aside.
    var needsEquality: Bool {
        isByIdentity(.equatable)
            || !traits.contains(.equalByRawValue)
                && byIdentity.contains { !$0.origin.isKnown && $0.declaration.plainName == "==" }
    }

    /// Whether a requirement is one that a class satisfies by identity, or that `NSObject` does, or an option set by its raw
    /// value.
    private func isByIdentity(_ declaration: Declaration) -> Bool {
        if isObject { return declaration.isMemberOfNSObject }
        switch declaration {
        case .function(let function):
            return function.isEquality && (isByIdentity(.equatable) || traits.contains(.equalByRawValue))
                || function.isHashing && isByIdentity(.hashable)
        case .variable(let variable): return unescaped(variable.name) == "hashValue" && isByIdentity(.hashable)
        default: return false
        }
    }
}

extension RequirementNode {
    /// The node with each requirement changed, those of all branches among them.
    func mapRequirements(_ change: (inout Requirement) -> Void) -> RequirementNode {
        switch self {
        case .requirement(var requirement):
            change(&requirement)
            return .requirement(requirement)
        case .conditional(let clauses):
            return .conditional(
                clauses.map {
                    Clause(condition: $0.condition, nodes: $0.nodes.map { $0.mapRequirements(change) })
                })
        }
    }
}

extension TypeSyntax {
    /// Whether a member of one of the types with these names is part of the type.
    fileprivate func hasMember(ofAny names: Set<String>) -> Bool {
        contains { part in
            guard case .member(.named(let name, _), _, _) = part else { return false }
            return names.contains(name)
        }
    }
}

extension FunctionDeclaration {
    /// Whether it is the `==` of `Equatable`, rather than one that makes a query, say.
    fileprivate var isEquality: Bool {
        name == "==" && parameters.allSatisfy { $0.type == .named("Self") } && result?.isStandard("Bool") ?? false
    }

    /// Whether it is `hash(into:)` of `Hashable`.
    fileprivate var isHashing: Bool {
        unescaped(name) == "hash" && parameters.map(\.callLabel) == ["into"] && parameters[0].type.isStandard("Hasher")
    }
}

extension FunctionDeclaration {
    /// Whether it is a method of `NSObject` that says something about an object, going by its labels and what it is given. For
    /// example: `responds(to: Selector)`
    fileprivate var isMethodOfNSObject: Bool {
        guard !head.isStatic, genericParameters.isEmpty else { return false }
        let labels = parameters.map(\.callLabel)
        let given = parameters.first.flatMap { ($0.type.wrapped ?? $0.type).bare.qualifiedName?.last }
        switch unescaped(name) {
        case "isProxy": return labels.isEmpty && result?.isStandard("Bool") ?? false
        case "self": return labels.isEmpty && result == .named("Self")
        case "isKind", "isMember": return labels == ["of"] && given == "AnyClass"
        case "conforms": return labels == ["to"] && given == "Protocol"
        case "responds": return labels == ["to"] && given == "Selector"
        case "perform":
            let isPlain = labels.dropFirst().allSatisfy { $0 == "with" } && labels.count <= 3
            return isPlain && given == "Selector" && result?.mentions(["Unmanaged"]) ?? false
        default: return false
        }
    }
}

extension TypeSyntax {
    /// Whether it is a type of the standard library, as it is written if nothing else has its name.
    fileprivate func isStandard(_ name: String) -> Bool { [[name], ["Swift", name]].contains(bare.qualifiedName) }
}

extension Declaration {
    /// What may be by identity, without typealiases.
    fileprivate func withoutTypealiases(of origin: CatalogType, _ resolver: Resolver) -> Declaration {
        guard ["==", "hash"].contains(unescaped(plainName ?? "")) else { return self }
        return mappingValues { resolver.withoutTypealiases($0, in: origin.path, file: origin.file) }
    }

    /// Equal for requirements that may be one.
    var comparedLabels: String {
        if case .initializer = self { "init" } else { labels }
    }

    /// Whether `NSObject` has it, so that a mock would have to override it.
    var isMemberOfNSObject: Bool {
        switch self {
        case .function(let function):
            let labels = function.parameters.map(\.callLabel)
            switch unescaped(function.name) {
            case "==": return function.isEquality
            case "isEqual": return labels == ["_"]
            case "hash": return function.isHashing
            case "copy", "mutableCopy": return labels.isEmpty && !function.head.isStatic
            default: return function.isMethodOfNSObject
            }
        case .variable(let variable):
            return !variable.head.isStatic && KnownClasses.propertiesOfObject[unescaped(variable.name)] != nil
        default: return false
        }
    }
}

extension Declaration {
    /// The declaration with `@escaping` before parameters, and parameters of function types, that have one of these names as
    /// their type.
    func lettingClosuresEscape(_ names: Set<String>) -> Declaration {
        guard !names.isEmpty else { return self }
        var result = mappingValues { $0.withEscapingParameters(names) }
        for index in parameters.indices where !parameters[index].isVariadic {
            result.parameters[index].type = result.parameters[index].type.escaping(if: names)
        }
        return result
    }
}

extension TypeSyntax {
    /// The type with `@escaping` before parameters of function types that have one of these names as their type.
    fileprivate func withEscapingParameters(_ names: Set<String>) -> TypeSyntax {
        replacing { part in
            guard case .function(var function) = part else { return nil }
            for index in function.parameters.indices {
                let type = function.parameters[index].type.withEscapingParameters(names)
                function.parameters[index].type =
                    function.parameters[index].isVariadic ? type : type.escaping(if: names)
            }
            function.result = function.result.withEscapingParameters(names)
            return .function(function)
        }
    }

    /// The type with `@escaping` before it if it is one of these names.
    fileprivate func escaping(if names: Set<String>) -> TypeSyntax {
        guard case .named(let name, arguments: []) = AssociatedTypes.withoutSelf(bare.unparenthesized),
            names.contains(name),
            !specifiers.contains("inout"), !attributes.has("escaping")
        else { return self }
        return bare.with(specifiers: specifiers, attributes: [Attribute(name: "escaping")] + attributes)
    }
}
