// Requirements of a protocol and of its parents -> each once: one that another repeats is folded into it.
// What makes two of them one is their key, which is written in `RequirementKeys.swift`.

import SwiftDeclarations

extension Resolver {
    /// Each requirement once: an inherited one that an earlier one repeats is folded into it, and one under `#if`
    /// that is also there without condition is dropped.
    ///
    /// - Parameter signature: equal for two requirements that one member satisfies, `async` aside.
    static func withoutRepeats(
        _ nodes: [RequirementNode], signature: (Requirement) -> String = { $0.declaration.signature() }
    ) -> [RequirementNode] {
        guard mayRepeat(nodes) else { return nodes }
        let ambiguous = ambiguousSignatures(of: nodes, signature)
        func key(_ requirement: Requirement) -> String {
            let signature = signature(requirement)
            return requirement.declaration.isAsync && !ambiguous.contains(signature) ? "async \(signature)" : signature
        }
        var positions: [String: Int] = [:]
        var result: [RequirementNode] = []
        for node in nodes {
            guard case .requirement(let requirement) = node else {
                result.append(node)
                continue
            }
            let requirementKey = key(requirement)
            if let position = positions[requirementKey], case .requirement(var first) = result[position] {
                first.absorb(requirement)
                result[position] = .requirement(first)
            } else {
                positions[requirementKey] = result.count
                result.append(node)
            }
        }
        var dropped: [String: [Requirement]] = [:]
        let taken = Set(positions.keys)
        let kept = result.map { $0.dropping(taken, key: key, into: &dropped) }
        return withoutConditionalRepeats(
            kept.enumerated().compactMap { index, node in
                guard case .requirement(var first)? = node, !dropped.isEmpty else { return node }
                let requirementKey = key(first)
                if positions[requirementKey] == index { dropped[requirementKey]?.forEach { first.absorb($0) } }
                return .requirement(first)
            }, key)
    }

    /// Requirements that are under several `#if`, each under one that holds where one of these does.
    private static func withoutConditionalRepeats(
        _ nodes: [RequirementNode], _ key: (Requirement) -> String
    ) -> [RequirementNode] {
        var blocks: [String: Int] = [:]
        for case .conditional(let clauses) in nodes {
            let keys = Set([RequirementNode.conditional(clauses)].requirements.map(key))
            for key in keys { blocks[key, default: 0] += 1 }
        }
        let repeated = Set(blocks.filter { $0.value > 1 }.keys)
        guard !repeated.isEmpty else { return nodes }

        var merged: [String: (requirement: Requirement, conditions: [String])] = [:]
        let rest = nodes.map { node in
            node.removing(under: []) { requirement, condition in
                let key = key(requirement)
                guard repeated.contains(key) else { return false }
                merged[key, default: (requirement, [])].conditions.append(condition)
                if merged[key]?.conditions.count != 1 { merged[key]?.requirement.absorb(requirement) }
                return true
            }
        }
        return zip(nodes, rest).flatMap { node, rest -> [RequirementNode] in
            guard case .conditional = node else { return [node] }
            let moved = [node].requirements.compactMap { merged.removeValue(forKey: key($0)) }
            return [rest].compactMap(\.self)
                + moved.map { requirement, conditions in
                    .conditional([.init(condition: anyOf(conditions), nodes: [.requirement(requirement)])])
                }
        }
    }

    /// The signatures that are required with `async`, throwing and not, and without: members that differ in `async` alone
    /// would both satisfy the one that throws, and the compiler prefers neither. The same holds where it throws an associated
    /// type, which each would make another one. One member satisfies them all.
    private static func ambiguousSignatures(
        of nodes: [RequirementNode], _ signature: (Requirement) -> String
    ) -> Set<String> {
        var synchronous: Set<String> = []
        var throwing: [String: Bool] = [:]
        var varying: Set<String> = []
        for requirement in nodes.requirements {
            guard let effects = requirement.declaration.effects else { continue }
            let signature = signature(requirement)
            if !effects.isAsync {
                synchronous.insert(signature)
            } else if requirement.throwingVaries || requirement.throwsAssociatedType
                || throwing.updateValue(effects.throwing != .never, forKey: signature) == (effects.throwing == .never)
            {
                varying.insert(signature)
            }
        }
        return synchronous.intersection(varying)
    }

    /// Whether two of the requirements may be one: in most protocols their names tell that none are.
    static func mayRepeat(_ nodes: [RequirementNode]) -> Bool {
        var names = Set<String>(minimumCapacity: nodes.count)
        return nodes.contains { node in
            guard case .requirement(let requirement) = node else { return true }
            return !names.insert(requirement.declaration.plainName ?? "init").inserted
        }
    }
}

extension RequirementNode {
    /// The node without conditional requirements whose signature is taken, which go to `dropped`; nil where nothing
    /// is left.
    func dropping(
        _ taken: Set<String>, key: (Requirement) -> String, into dropped: inout [String: [Requirement]]
    ) -> RequirementNode? {
        guard case .conditional(let clauses) = self else { return self }
        var kept: [Clause] = []
        for clause in clauses {
            var taken = taken
            var positions: [String: Int] = [:]
            var nodes: [RequirementNode] = []
            for node in clause.nodes {
                if case .requirement(let requirement) = node {
                    let requirementKey = key(requirement)
                    if taken.insert(requirementKey).inserted {
                        positions[requirementKey] = nodes.count
                        nodes.append(node)
                    } else if let position = positions[requirementKey], case .requirement(var first) = nodes[position] {
                        first.absorb(requirement)
                        nodes[position] = .requirement(first)
                    } else {
                        dropped[requirementKey, default: []].append(requirement)
                    }
                } else if let node = node.dropping(taken, key: key, into: &dropped) {
                    nodes.append(node)
                }
            }
            kept.append(Clause(condition: clause.condition, nodes: nodes))
        }
        return RequirementNode(clauses: kept)
    }

    /// The node without the conditional requirements that `isRemoved` says yes to; nil where nothing is left.
    ///
    /// - Parameters:
    ///   - conditions: those around the node.
    ///   - isRemoved: is handed a requirement and what must hold for it to be there.
    fileprivate func removing(
        under conditions: [String], _ isRemoved: (Requirement, String) -> Bool
    ) -> RequirementNode? {
        switch self {
        case .requirement(let requirement):
            return !conditions.isEmpty && isRemoved(requirement, allOf(conditions)) ? nil : self
        case .conditional(let clauses):
            let branches = BranchConditions(clauses.map(\.condition))
            return RequirementNode(
                clauses: clauses.enumerated().map { branch, clause in
                    let nodes = clause.nodes.compactMap {
                        $0.removing(under: conditions + [branches[branch]], isRemoved)
                    }
                    return Clause(condition: clause.condition, nodes: nodes)
                })
        }
    }

    /// The clauses of an `#if`; nil where there is nothing in them.
    private init?(clauses: [Clause]) {
        guard clauses.contains(where: { !$0.nodes.isEmpty }) else { return nil }
        self = .conditional(clauses)
    }
}

extension Requirement {
    /// Whether its protocol leaves to conforming types what it throws.
    fileprivate var throwsAssociatedType: Bool {
        if origin.isKnown { return origin.declaration.name == "AsyncIteratorProtocol" }
        guard let type = declaration.effects?.thrownType.map(AssociatedTypes.withoutSelf) else { return false }
        return origin.declaration.associatedTypes.contains { type == .named($0.name) }
    }

    /// Takes in a requirement that is the same: what satisfies this one satisfies it, too.
    mutating func absorb(_ other: Requirement) {
        let mine = declaration.effects?.throwing
        let theirs = other.declaration.effects?.throwing
        if other.throwingVaries || (mine == .never) != (theirs == .never) { throwingVaries = true }
        declaration.loosen(toAlsoSatisfy: other.declaration)
        repeats += [other] + other.repeats
    }
}

extension Declaration {
    /// Changes a requirement so that its member satisfies `other`, too: settable if one is, with the effects of both.
    mutating func loosen(toAlsoSatisfy other: Declaration) {
        // What takes values that cannot be sent takes all others.
        if other.sendableConstraintCount < sendableConstraintCount {
            let mine = self
            self = other
            loosen(toAlsoSatisfy: mine)
            return
        }
        // Generic parameters are the same by position.
        let names = Dictionary(
            zip(other.genericParameters, genericParameters).map { ($0.name, TypeSyntax.named($1.name)) },
            uniquingKeysWith: { first, _ in first })
        switch (self, other) {
        case (.variable(var mine), .variable(let theirs)):
            if let type = mine.type, let other = theirs.type { mine.type = type.promising(other) }
            mine.accessors = shared(mine.accessors ?? [], theirs.accessors ?? [], names)
            self = .variable(mine)
        case (.subscript(var mine), .subscript(let theirs)):
            mine.accessors = shared(mine.accessors, theirs.accessors, names)
            mine.parameters.accept(theirs.parameters)
            mine.result = mine.result.promising(theirs.result)
            self = .subscript(mine)
        case (.function(var mine), .function(let theirs)):
            mine.effects = mine.effects.shared(with: theirs.effects, renaming: names)
            mine.parameters.accept(theirs.parameters)
            if let result = mine.result, let other = theirs.result { mine.result = result.promising(other) }
            self = .function(mine)
        case (.initializer(var mine), .initializer(let theirs)):
            mine.effects = mine.effects.shared(with: theirs.effects, renaming: names)
            mine.parameters.accept(theirs.parameters)
            if theirs.failability == .never { mine.failability = .never }
            self = .initializer(mine)
        default:
            break
        }
    }

    /// How many generic and opaque parameters have to be Sendable.
    private var sendableConstraintCount: Int {
        let written = genericParameters.compactMap(\.constraint)
        let opaque = parameters.flatMap { parameter in
            var constraints: [TypeSyntax] = []
            parameter.type.forEachPart { if case .some(let constraint) = $0 { constraints.append(constraint) } }
            return constraints
        }
        let clauses = genericRequirements.filter { $0.relation == .conforms }.map(\.right)
        return (written + opaque + clauses).count { $0.inheritedNames.contains(["Sendable"]) }
    }

    private func shared(_ mine: [Accessor], _ theirs: [Accessor], _ names: [String: TypeSyntax]) -> [Accessor] {
        var result = mine
        for accessor in theirs {
            if let index = result.firstIndex(where: { $0.kind == accessor.kind }) {
                result[index].effects = result[index].effects.shared(with: accessor.effects, renaming: names)
            } else {
                result.append(accessor)
            }
        }
        return result
    }
}

extension [Parameter] {
    /// Makes each parameter take what that of another member takes.
    fileprivate mutating func accept(_ others: [Parameter]) {
        for (index, other) in zip(indices, others) where self[index].type != other.type {
            self[index].type = self[index].type.accepting(other.type)
        }
    }
}

extension Effects {
    /// The effects that a member may have where these and others are required: errors of either type are none of the
    /// other's (SE-0413), and a function that throws nothing satisfies each.
    fileprivate func shared(with other: Effects, renaming names: [String: TypeSyntax]) -> Effects {
        var result = self
        result.isAsync = isAsync && other.isAsync
        let isSame: Bool =
            switch (throwing, other.throwing) {
            case (.throws(let mine?), .throws(let theirs?)): mine.canonical() == theirs.canonical(renaming: names)
            default: throwing == other.throwing
            }
        if isSame || other.throwsAnyError, throwing != .never { return result }
        result.throwing = throwsAnyError ? other.throwing : .never
        return result
    }
}

extension InitializerDeclaration {
    /// The initializer with no more effects than one that it overrides: one that may fail cannot override one that may not.
    func promising(_ overridden: InitializerDeclaration?) -> InitializerDeclaration {
        guard let overridden else { return self }
        var declaration = Declaration.initializer(self)
        declaration.loosen(toAlsoSatisfy: .initializer(overridden))
        guard case .initializer(let result) = declaration else { return self }
        return result
    }
}
