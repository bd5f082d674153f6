// The associated types of a resolved protocol -> generic parameters and typealiases of its mock.

import SwiftDeclarations

/// What becomes of a protocol's associated types.
struct AssociatedTypes {
    /// For example: `Key: Hashable`
    private(set) var genericParameters: [String] = []
    private(set) var typealiases: [(name: String, type: TypeSyntax)] = []
    /// What the generic parameters are named that would hide what the mock inherits from, or would leave the compiler to
    /// infer what they stand for, by their own names.
    private(set) var renamedParameters: [(name: String, type: TypeSyntax)] = []
    /// The associated types that are bound to something outside of the mock with their own name: no typealias can say so.
    /// For example: `Item` for `Store<Item>` and `Store<[Item]>`, which mean what is declared around the protocol
    private(set) var ownNames: [(name: String, type: TypeSyntax)] = []
    /// The where clauses that concern the generic parameters.
    private(set) var requirements: [GenericRequirement] = []
    /// The generic parameters that are constrained in one way under one condition of an `#if`, and in another under
    /// another. A class cannot follow.
    private(set) var ambiguous: [AssociatedTypeDeclaration] = []
    /// The names of the generic parameters.
    private(set) var genericNames: Set<String> = []
    /// What the typealiases stand for when each is followed, in canonical spelling. Every result asks.
    private(set) var finalBindings: [String: TypeSyntax] = [:]

    /// Decides in this order: the annotation, a same-type constraint, the default, a generic parameter for a
    /// constrained one, `Any`.
    init(of resolved: ResolvedProtocol, annotation: Annotation) {
        var names: [String] = []
        var constraints: [String: [TypeSyntax]] = [:]
        var defaults: [String: TypeSyntax] = [:]
        for declaration in resolved.associatedTypes {
            if !names.contains(declaration.name) { names.append(declaration.name) }
            for inherited in declaration.inheritance {
                guard let type = AssociatedTypes.withoutSelf(inherited.type).withoutSuppression else { continue }
                if !(constraints[declaration.name] ?? []).contains(type) {
                    constraints[declaration.name, default: []].append(type)
                }
            }
            if defaults[declaration.name] == nil { defaults[declaration.name] = declaration.defaultType }
        }
        // As of Swift 6.3 the compiler crashes where a closure that a conforming type takes throws what is `Never` to it.
        for (name, type) in defaults where type == .named("Never") {
            let isThrown = resolved.nodes.requirements.contains { $0.declaration.takesClosure(throwing: name) }
            if isThrown { defaults[name] = nil }
        }
        let implied = AssociatedTypes.impliedTypes(of: names)
        var stated = resolved.requirements.map { AssociatedTypes.withoutSelf($0).replacing(NameReplacement(implied)) }
        if implied.isEmpty { stated += AssociatedTypes.impliedClauses(of: names, in: resolved) }
        let bindings = AssociatedTypes.bindings(
            in: resolved, requirements: stated, names: Set(names), constraints: &constraints)
        let members = resolved.typealiases.map(\.declaration)
        let clauses = stated.map { AssociatedTypes.expanded($0, by: members, except: names) }

        let free = names.filter {
            annotation.value(of: $0, in: .typealias) == nil && bindings[$0] == nil && defaults[$0] == nil
        }
        let metatypes = AssociatedTypes.metatypes(in: resolved)
        var generic: [(name: String, constraints: [TypeSyntax])] = []
        for name in names {
            if let value = annotation.value(of: name, in: .typealias) {
                typealiases.append((name, .named(value)))
            } else if let bound = bindings[name] ?? defaults[name] {
                let type = AssociatedTypes.withoutSelf(bound)
                if type.mentions([name]) { ownNames.append((name, type)) } else { typealiases.append((name, type)) }
            } else if let types = constraints[name], !types.isEmpty {
                generic.append((name, types))
            } else if clauses.contains(where: { $0.left.root == name && $0.left != .named(name) })
                || free.contains(where: { constraints[$0, default: []].contains { $0.mentions([name]) } })
            {
                // Nothing but its members is constrained, or a constraint of another one is about it.
                generic.append((name, []))
            } else if metatypes.contains(name) || resolved.equatedToConstrained.contains(name) {
                // The metatype of `Any` is written otherwise than that of a type parameter, and `Any` conforms to nothing.
                generic.append((name, []))
            } else {
                typealiases.append((name, .named("Any")))
            }
        }
        genericNames = Set(generic.map(\.name))
        let ownNames = ownNames
        for index in typealiases.indices where typealiases[index].type.mentions(Set(ownNames.map(\.name))) {
            typealiases[index].type = withoutTypealiases(
                typealiases[index].type, and: ownNames, through: [typealiases[index].name])
        }
        finalBindings = Dictionary(
            (typealiases + ownNames).map { ($0.name, withoutTypealiases($0.type, through: [$0.name]).canonical()) }
        ) { first, _ in first }
        let parents = AssociatedTypes.namesInInheritanceClause(of: resolved, annotation: annotation)
        let taken = parents.union(resolved.ambiguousAssociatedTypes)
        let renamed = genericNames.intersection(taken).reduce(into: [:]) { renamed, name in
            renamed[name] = uniqueName("\(name)_", avoiding: Set(names))
        }
        let parameterNames = NameReplacement(renamed.mapValues { .named($0) })
        genericParameters = generic.map { name, constraints in
            let types = constraints.map { withoutTypealiases($0, and: ownNames).replacing(parameterNames).description }
            let name = renamed[name] ?? name
            return types.isEmpty ? name : "\(name): \(types.joined(separator: " & "))"
        }
        ambiguous = resolved.alternatives.filter { genericNames.contains($0.name) }
        renamedParameters = generic.compactMap { name, _ in renamed[name].map { (name, .named($0)) } }
        requirements = clauses.compactMap { clause in
            // `SubSequence.Element == Element` is about `Slice`, where `SubSequence` is that.
            var clause = clause.renamed(by: finalBindings)
            // `Key == Values.Element`, where `Key` is bound, says what the other side is.
            if clause.relation == .sameType, !genericNames.contains(clause.left.root ?? ""), case .member = clause.right
            {
                clause = GenericRequirement(left: clause.right, relation: .sameType, right: clause.left)
            }
            guard let root = clause.left.root, genericNames.contains(root) else { return nil }
            // What a bare name conforms to is among its constraints already.
            if clause.relation == .conforms, clause.left == .named(root) { return nil }
            let right = withoutTypealiases(clause.right, and: ownNames)
            // A typealias that stands for the left side has said it already.
            return right == clause.left
                ? nil
                : GenericRequirement(left: clause.left, relation: clause.relation, right: right)
                    .replacing(parameterNames)
        }
    }

    /// A superclass as the inheritance clause writes it, which sees no typealiases of the mock.
    /// For example: `Base<Key_>` for `Base<Key>`
    func withParameterNames(_ superclass: TypeSyntax) -> TypeSyntax {
        superclass.replacing { part in
            guard part != superclass, case .named(let name, arguments: []) = part else { return nil }
            return renamedParameters.first { $0.name == name }?.type
        }
    }

    /// The first words of what the mock inherits from: a generic parameter of that name would hide it.
    private static func namesInInheritanceClause(of resolved: ResolvedProtocol, annotation: Annotation) -> Set<String> {
        let type = resolved.type
        let superclass = resolved.superclass?.root.map { [$0] } ?? []
        if let prefix = annotation.value(of: "prefix", in: .module) {
            return Set(prefix.split(separator: ".").prefix(1).map(String.init) + superclass)
        }
        let parents =
            type.isComposition
            ? type.declaration.inheritance.compactMap { $0.type.bare.unparenthesized.root } : [type.declaration.name]
        return Set(parents + superclass)
    }

    /// The names of the associated types whose metatypes requirements mention. For example: `Item` for `Item.Type`
    private static func metatypes(in resolved: ResolvedProtocol) -> Set<String> {
        guard !resolved.associatedTypes.isEmpty else { return [] }
        return resolved.nodes.requirements.reduce(into: []) { names, requirement in
            for type in requirement.declaration.types {
                type.forEachPart {
                    guard case .metatype(let instance) = $0,
                        case .named(let name, arguments: []) = withoutSelf(instance)
                    else { return }
                    names.insert(name)
                }
            }
        }
    }

    /// The error of an asynchronous sequence is that of its iterator (SE-0421). The table of known protocols has no such
    /// associated type, since it is younger than the systems that mocks are for; who names it in a clause has it.
    private static func impliedTypes(of names: [String]) -> [String: TypeSyntax] {
        guard names.contains("AsyncIterator"), !names.contains("Failure") else { return [:] }
        return ["Failure": .member(.named("AsyncIterator"), "Failure")]
    }

    /// The same where a protocol of the run declares `Failure` again.
    private static func impliedClauses(of names: [String], in resolved: ResolvedProtocol) -> [GenericRequirement] {
        guard resolved.knownParents.contains("AsyncSequence"), names.contains("Failure") else { return [] }
        return [
            GenericRequirement(
                left: .member(.named("AsyncIterator"), "Failure"), relation: .sameType, right: .named("Failure"))
        ]
    }

    /// A where clause that begins with a typealias of the protocol, with the type it stands for instead.
    private static func expanded(
        _ clause: GenericRequirement, by typealiases: [TypealiasDeclaration], except names: [String]
    ) -> GenericRequirement {
        guard let root = clause.left.root, !names.contains(root),
            let alias = typealiases.first(where: { $0.name == root && $0.genericParameters.isEmpty })
        else { return clause }
        let left = clause.left.replacing { $0 == .named(root) ? withoutSelf(alias.type) : nil }
        return GenericRequirement(left: left, relation: clause.relation, right: clause.right)
    }

    /// A type with what its associated types are bound to, each followed. The where clause of a class, for one, cannot
    /// name a typealias inside it. Chains that are longer than any that are written, or go in circles, keep a name: a
    /// type of pairs of pairs doubles at every step.
    ///
    /// - Parameter others: more typealiases that are followed.
    func withoutTypealiases(
        _ type: TypeSyntax, and others: [(name: String, type: TypeSyntax)] = [], through passed: Set<String> = []
    ) -> TypeSyntax {
        guard !typealiases.isEmpty || !others.isEmpty, passed.count <= 4 else { return type }
        return type.replacing { part in
            guard case .named(let name, arguments: []) = part, !passed.contains(name),
                let alias = typealiases.first(where: { $0.name == name }) ?? others.first(where: { $0.name == name })
            else { return nil }
            return withoutTypealiases(alias.type, and: others, through: passed.union([alias.name]))
        }
    }

    /// What associated types can be the same as, in the order in which it binds them.
    private enum BindingOrder: CaseIterable {
        /// No other associated type is part of it. For example: `[Int]`
        case known
        /// For example: `Key`, `[Key]`
        case other
        /// A member of another one. For example: `Values.Element`
        case member

        init(of type: TypeSyntax, names: Set<String>) {
            if case .member = type, let root = type.root, names.contains(root) {
                self = .member
            } else {
                self = type.mentions(names) ? .other : .known
            }
        }
    }

    /// The types that where clauses and typealiases fix, by name. Conformances of a bare name join its constraints.
    private static func bindings(
        in resolved: ResolvedProtocol, requirements clauses: [GenericRequirement], names: Set<String>,
        constraints: inout [String: [TypeSyntax]]
    ) -> [String: TypeSyntax] {
        var bindings: [String: TypeSyntax] = [:]
        for alias in resolved.typealiases.map(\.declaration) where names.contains(alias.name) {
            bindings[alias.name] = alias.type
        }
        for clause in clauses where clause.relation == .conforms {
            guard case .named(let name, _) = clause.left, names.contains(name) else { continue }
            guard let type = clause.right.withoutSuppression else { continue }
            if !(constraints[name] ?? []).contains(type) { constraints[name, default: []].append(type) }
        }
        let ownKind = Set(
            resolved.associatedTypes.filter { $0.defaultType == .named("Self") }.map { TypeSyntax.named($0.name) }
                + clauses.filter { $0.relation == .sameType }.flatMap { clause -> [TypeSyntax] in
                    if clause.right.mentionsSelf { return [clause.left] }
                    return clause.left.mentionsSelf ? [clause.right] : []
                })
        let sameTypes = clauses.filter { $0.relation == .sameType }
        let defaulted = Set(resolved.associatedTypes.filter { $0.defaultType != nil }.map(\.name))
        // What a name is says more than what else is the same: `Key == Values.Element` and `Key == Int`.
        for order in BindingOrder.allCases {
            for clause in sameTypes {
                for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                    guard case .named(let name, _) = side, names.contains(name), bindings[name] == nil,
                        BindingOrder(of: other, names: names) == order
                    else { continue }
                    // `Key == Values.Element` binds a `Key` that nothing else is asked of, and that has no default where
                    // `Values` may be any; else it stays a where clause.
                    if order == .member, let root = other.root,
                        constraints[name] != nil
                            || defaulted.contains(name) && !defaulted.contains(root) && bindings[root] == nil
                    {
                        continue
                    }
                    // `Key == Values.Element` says nothing where `Values` is `[Key]`.
                    if order == .member, let root = other.root, isMade(root, of: name, bindings) { continue }
                    // `Index == Element` binds the one that nothing is asked of.
                    if case .named(let second, _) = other, names.contains(second), bindings[second] == nil,
                        constraints[name] != nil, constraints[second] == nil
                    {
                        continue
                    }
                    // `Slice.Element == Element`, where `Slice` is the mock itself, binds nothing.
                    if case .member(.named(let root, _), name, _) = other, ownKind.contains(.named(root)),
                        bindings[root]?.mentionsSelf ?? true
                    {
                        continue
                    }
                    bindings[name] = other
                    break
                }
            }
        }
        bindByRepeatedProperties(of: resolved, names: names, &bindings)
        // What a sequence makes says what its iterator is.
        for (name, function) in [("Iterator", "makeIterator"), ("AsyncIterator", "makeAsyncIterator")]
        where names.contains(name) && bindings[name] == nil {
            for case .function(let declaration) in resolved.nodes.requirements.map(\.declaration)
            where unescaped(declaration.name) == function && declaration.parameters.isEmpty
                && declaration.result != .named(name)
            {
                bindings[name] = declaration.result
            }
            // Its elements are what the sequence says, if it is made of those.
            if let type = bindings[name], bindings["Element"]?.mentions([name]) ?? false, type.mentions(["Element"]) {
                bindings["Element"] = nil
            }
        }
        joinConstraints(of: bindings, in: resolved, &constraints)
        return bindings
    }

    /// Whether what an associated type is bound to has another one in it, over any number of steps.
    private static func isMade(_ name: String, of part: String, _ bindings: [String: TypeSyntax]) -> Bool {
        var seen: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            guard let type = bindings[next], seen.insert(next).inserted else { continue }
            if type.mentions([part]) { return true }
            pending += bindings.keys.filter { type.mentions([$0]) }
        }
        return false
    }

    /// What is the same as another associated type asks of that what is asked of itself.
    private static func joinConstraints(
        of bindings: [String: TypeSyntax], in resolved: ResolvedProtocol, _ constraints: inout [String: [TypeSyntax]]
    ) {
        for declaration in resolved.associatedTypes {
            var name = declaration.name
            // Each step is one binding further; a circle ends, too.
            for _ in bindings {
                guard case .named(let next, arguments: [])? = bindings[name] else { break }
                name = next
            }
            guard name != declaration.name, bindings[name] == nil else { continue }
            let new = constraints[declaration.name, default: []].filter { !constraints[name, default: []].contains($0) }
            constraints[name, default: []] += new
        }
    }

    /// `Self.Element` -> `Element`, everywhere in a type.
    static func withoutSelf(_ type: TypeSyntax) -> TypeSyntax {
        guard type.mentionsSelf else { return type }
        return type.replacing {
            guard case .member(.named("Self", _), let name, let arguments) = $0 else { return nil }
            return .named(name, arguments: arguments.map(withoutSelf))
        }
    }

    static func withoutSelf(_ alias: TypealiasDeclaration) -> TypealiasDeclaration {
        var alias = alias
        alias.type = withoutSelf(alias.type)
        alias.requirements = alias.requirements.map(withoutSelf)
        return alias
    }

    static func withoutSelf(_ requirement: GenericRequirement) -> GenericRequirement {
        GenericRequirement(
            left: withoutSelf(requirement.left), relation: requirement.relation, right: withoutSelf(requirement.right))
    }
}

extension Declaration {
    /// Whether a closure among the parameters throws an associated type. For example: `() throws(Failure) -> Void`
    fileprivate func takesClosure(throwing name: String) -> Bool {
        parameters.contains { parameter in
            parameter.type.contains { type in
                guard case .function(let function) = type, let thrown = function.effects.thrownType else {
                    return false
                }
                return AssociatedTypes.withoutSelf(thrown) == .named(name)
            }
        }
    }
}

extension GenericRequirement {
    /// The clause with another name for the associated type that its left side is a member of, where it has one.
    fileprivate func renamed(by bindings: [String: TypeSyntax]) -> GenericRequirement {
        guard case .member(.named(let root, arguments: []), let name, let arguments) = left,
            case .named(let other, arguments: [])? = bindings[root]
        else { return self }
        return GenericRequirement(
            left: .member(.named(other), name, arguments: arguments), relation: relation, right: right)
    }
}

extension TypeSyntax {
    /// A constraint without the default conformances that it takes away; nil where nothing is left. A mock that asks for
    /// more than that conforms, too. For example: `Tagged` for `Tagged & ~Copyable`
    fileprivate var withoutSuppression: TypeSyntax? {
        switch bare {
        case .suppressed: return nil
        case .composition(let members):
            let asked = members.compactMap(\.withoutSuppression)
            return asked.count > 1 ? .composition(asked) : asked.first
        default: return self
        }
    }

    /// The first component of a dotted name.
    fileprivate var root: String? { qualifiedName?.first }
}
