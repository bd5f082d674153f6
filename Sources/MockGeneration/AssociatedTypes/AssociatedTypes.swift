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
    /// The generic parameters of an annotated typealias that an associated type of another meaning shares its name with.
    private(set) var capturedParameters: [String] = []
    /// The names of the generic parameters.
    private(set) var genericNames: Set<String> = []
    /// What the typealiases stand for, by their names. Every parameter asks.
    private(set) var typesByName: [String: TypeSyntax] = [:]
    /// The same when each is followed, in canonical spelling. Every result asks.
    private(set) var finalBindings: [String: TypeSyntax] = [:]

    /// Decides in this order: the annotation, a generic parameter for one of a typealias, a same-type constraint, the default,
    /// a generic parameter for a constrained one, `Any`; or `any Sendable` where nothing but a signature asks for that.
    init(of resolved: ResolvedProtocol, annotation: Annotation) {
        bindUnseen(of: resolved, by: annotation)
        guard !resolved.associatedTypes.isEmpty else {
            followTypealiases()
            return
        }
        let stated = AssociatedTypeBindings(of: resolved)
        let members = resolved.typealiases.map(\.declaration)
        let clauses = stated.clauses.map { AssociatedTypes.expanded($0, by: members, except: stated.names) }
        let generic = bind(stated, clauses: clauses, of: resolved, by: annotation)
        genericNames = Set(generic.map(\.name))
        ambiguous = resolved.alternatives.filter { genericNames.contains($0.name) }
        followTypealiases()
        let taken = AssociatedTypes.namesInInheritanceClause(of: resolved, annotation: annotation)
            .union(resolved.ambiguousAssociatedTypes)
        let renamed = genericNames.intersection(taken).reduce(into: [:]) { renamed, name in
            renamed[name] = uniqueName("\(name)_", avoiding: Set(stated.names))
        }
        renamedParameters = generic.compactMap { name, _ in renamed[name].map { (name, .named($0)) } }
        let parameterNames = NameReplacement(renamed.mapValues { .named($0) })
        genericParameters = generic.map { name, constraints in
            let types = AssociatedTypes.withArgumentsLast(constraints)
                .map { AssociatedTypes.expanded($0, by: members, except: stated.names) }
                .map { withoutTypealiases($0, and: ownNames).replacing(parameterNames).description }
            let name = renamed[name] ?? name
            return types.isEmpty ? name : "\(name): \(types.joined(separator: " & "))"
        }
        for requirement in clauses.compactMap({ requirement(by: $0)?.replacing(parameterNames) })
        where !requirements.contains(requirement) && !requirements.contains(requirement.reversed) {
            requirements.append(requirement)
        }
    }

    /// Constraints with those last that have arguments, and without those that these say as well: as of Swift 6.3 the
    /// compiler crashes on `Collection & Collection<Int>`, and on `Collection<Int> & RandomAccessCollection & Sequence`.
    private static func withArgumentsLast(_ constraints: [TypeSyntax]) -> [TypeSyntax] {
        let parts = constraints.flatMap(\.composed)
        let stated = parts.filter { !$0.arguments.isEmpty }
        guard !stated.isEmpty else { return constraints }
        let names = Set(stated.map(\.withoutArguments))
        return parts.filter { $0.arguments.isEmpty && !names.contains($0) } + stated
    }

    /// Binds those that the annotation names and that only a parent which was not found can have.
    private mutating func bindUnseen(of resolved: ResolvedProtocol, by annotation: Annotation) {
        guard resolved.mayHaveMoreMembers, let entries = annotation.entries[.typealias] else { return }
        let known = Set(resolved.associatedTypes.map { unescaped($0.name) })
        for entry in entries where !known.contains(unescaped(entry.key)) {
            guard let value = annotation.value(of: entry.key, in: .typealias),
                !typealiases.contains(where: { unescaped($0.name) == unescaped(entry.key) })
            else { continue }
            typealiases.append((entry.key, .named(value)))
        }
    }

    /// Binds the associated types that need no generic parameter.
    ///
    /// - Returns: the others, with their constraints.
    private mutating func bind(
        _ stated: AssociatedTypeBindings, clauses: [GenericRequirement], of resolved: ResolvedProtocol,
        by annotation: Annotation
    ) -> [(name: String, constraints: [TypeSyntax])] {
        let metatypes = AssociatedTypes.metatypes(in: resolved, stated)
        // The metatype of a typealias is that of the type, and none of protocols.
        func told(_ type: TypeSyntax, for name: String) -> TypeSyntax {
            metatypes.contains(name) && type.isBareExistential ? .any(type) : type
        }
        let parameters = resolved.type.parametersOfComposition
        let freeConstraints = stated.names.filter {
            annotation.value(of: $0, in: .typealias) == nil && stated.type(of: $0) == nil
        }.flatMap { stated.constraints[$0] ?? [] }
        var generic: [(name: String, constraints: [TypeSyntax])] = []
        for name in stated.names {
            let constraints = stated.constraints[name] ?? []
            let isSentUnsaid = constraints == [.named("Sendable")] && resolved.isSentBySignature(name)
            if let value = annotation.value(of: name, in: .typealias) {
                typealiases.append((name, told(typeSyntax(of: value) ?? .named(value), for: name)))
            } else if parameters.contains(name) {
                generic.append((name, constraints))
                if let bound = stated.type(of: name), bound != .named(name) { capturedParameters.append(name) }
            } else if resolved.leftToTheCompiler.contains(name) {
                continue
            } else if let member = stated.fixedMember(name, besides: resolved.primaryClauses, by: annotation) {
                typealiases.append((name, member))
            } else if let bound = stated.type(of: name) {
                let type = told(AssociatedTypes.withoutSelf(bound), for: name)
                if type.mentions([name]) { ownNames.append((name, type)) } else { typealiases.append((name, type)) }
            } else if !constraints.isEmpty && !isSentUnsaid
                // Nothing but its members is constrained, or a constraint of another one is about it.
                || clauses.contains(where: { $0.left.root == name && $0.left != .named(name) })
                || freeConstraints.contains(where: { $0.mentions([name]) })
                // The metatype of `Any` is written otherwise than that of a type parameter, and `Any` conforms to nothing.
                || metatypes.contains(name) || resolved.equatedToConstrained.contains(name)
            {
                generic.append((name, constraints))
            } else {
                // The existential of a marker conforms to it (SE-0302).
                typealiases.append((name, isSentUnsaid ? .any(.named("Sendable")) : .named("Any")))
            }
        }
        return generic
    }

    /// Follows what the typealiases stand for, and writes what no typealias can say in the others.
    private mutating func followTypealiases() {
        let ownNames = ownNames
        for index in typealiases.indices where typealiases[index].type.mentions(Set(ownNames.map(\.name))) {
            typealiases[index].type = withoutTypealiases(
                typealiases[index].type, and: ownNames, through: [typealiases[index].name])
        }
        typesByName = Dictionary(typealiases.map { ($0.name, $0.type) }) { first, _ in first }
        finalBindings = Dictionary(
            (typealiases + ownNames).map { ($0.name, withoutTypealiases($0.type, through: [$0.name]).canonical()) }
        ) { first, _ in first }
    }

    /// What a where clause of the protocol asks of the generic parameters; nil where that is nothing, or said already.
    private func requirement(by clause: GenericRequirement) -> GenericRequirement? {
        // `SubSequence.Element == Element` is about `Slice`, where `SubSequence` is that.
        var clause = clause.renamed(by: finalBindings)
        // `Key == Values.Element`, where `Key` is bound, says what the other side is.
        if clause.relation == .sameType, !genericNames.contains(clause.left.root ?? ""), case .member = clause.right {
            clause = clause.reversed.renamed(by: finalBindings)
        }
        guard let root = clause.left.root, genericNames.contains(root) else { return nil }
        // What a bare name conforms to is among its constraints already.
        if clause.relation == .conforms, clause.left == .named(root) { return nil }
        let right = AssociatedTypes.withElements(
            AssociatedTypes.withoutSelf(withoutTypealiases(clause.right, and: ownNames)))
        // A typealias that stands for the left side has said it already.
        return right == clause.left
            ? nil : GenericRequirement(left: clause.left, relation: clause.relation, right: right)
    }

    /// A type with the elements of arrays in place of the members that they are. For example: `Item` for `[Item].Element`
    private static func withElements(_ type: TypeSyntax) -> TypeSyntax {
        type.replacing { part in
            if case .member(.array(let element), "Element", arguments: []) = part { element } else { nil }
        }
    }

    /// A superclass as the inheritance clause writes it, which sees no typealiases of the mock.
    /// For example: `Base<Key_>` for `Base<Key>`, and `Base<[Any]>` for `Base<[Item]>`
    func withParameterNames(_ superclass: TypeSyntax) -> TypeSyntax {
        superclass.replacing { part in
            guard part != superclass, case .named(let name, arguments: []) = part else { return nil }
            return renamedParameters.first { $0.name == name }?.type ?? finalBindings[name]
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

    /// The names of the associated types whose metatypes requirements mention, and of those that these are the same as.
    /// For example: `Item` for `Item.Type`
    private static func metatypes(in resolved: ResolvedProtocol, _ stated: AssociatedTypeBindings) -> Set<String> {
        guard !resolved.associatedTypes.isEmpty else { return [] }
        var names: Set<String> = []
        var pending = mentionedMetatypes(in: resolved)
        while let name = pending.popFirst() {
            guard names.insert(name).inserted else { continue }
            if case .named(let other, arguments: [])? = stated.type(of: name) { pending.insert(other) }
        }
        return names
    }

    private static func mentionedMetatypes(in resolved: ResolvedProtocol) -> Set<String> {
        resolved.nodes.requirements.reduce(into: []) { names, requirement in
            for type in requirement.declaration.types {
                type.forEachPart {
                    guard case .metatype(let instance) = $0,
                        case .named(let name, arguments: []) = withoutSelf(instance.unparenthesized)
                    else { return }
                    names.insert(name)
                }
            }
        }
    }

    /// A where clause with what the typealiases of the protocol stand for, which the head of a class does not see.
    private static func expanded(
        _ clause: GenericRequirement, by typealiases: [TypealiasDeclaration], except names: [String]
    ) -> GenericRequirement {
        GenericRequirement(
            left: expanded(clause.left, by: typealiases, except: names), relation: clause.relation,
            right: expanded(clause.right, by: typealiases, except: names))
    }

    /// The same of a type in it. Typealiases that go in circles end, too.
    private static func expanded(
        _ type: TypeSyntax, by typealiases: [TypealiasDeclaration], except names: [String], depth: Int = 0
    ) -> TypeSyntax {
        guard !typealiases.isEmpty, depth < Resolver.maximumDepth else { return type }
        return type.replacing { part in
            guard case .named(let name, arguments: []) = part, !names.contains(name),
                let alias = typealiases.first(where: { $0.name == name && $0.genericParameters.isEmpty })
            else { return nil }
            return expanded(withoutSelf(alias.type), by: typealiases, except: names, depth: depth + 1)
        }
    }

    /// A type with what its associated types are bound to, each followed. The where clause of a class, for one, cannot
    /// name a typealias inside it. Chains that are longer than any that are written, or go in circles, keep a name: a
    /// type of pairs of pairs doubles at every step.
    ///
    /// - Parameter others: more typealiases that are followed.
    func withoutTypealiases(
        _ type: TypeSyntax, and others: [(name: String, type: TypeSyntax)] = [], through passed: Set<String> = []
    ) -> TypeSyntax {
        guard !typealiases.isEmpty || !others.isEmpty else { return type }
        return AssociatedTypes.followed(type, by: others.isEmpty ? typealiases : typealiases + others, through: passed)
    }

    // Static: a closure over all of the associated types would copy them for every part of a type.
    private static func followed(
        _ type: TypeSyntax, by aliases: [(name: String, type: TypeSyntax)], through passed: Set<String>
    ) -> TypeSyntax {
        guard passed.count <= 4 else { return type }
        return type.replacing { part in
            guard case .named(let name, arguments: []) = part, !passed.contains(name),
                let alias = aliases.first(where: { $0.name == name })
            else { return nil }
            return followed(alias.type, by: aliases, through: passed.union([name]))
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
    /// The first component of a dotted name.
    var root: String? { qualifiedName?.first }
}
