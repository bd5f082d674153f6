// Generic requirements that differ in what only their results say -> the most general one of them: beside it in one type, the
// compiler cannot tell which of the two satisfies the other, since it looks at parameters alone.
// For example: `func resolve<T>() -> T?` is one of what `func resolve<T>() -> T` is

import SwiftDeclarations

extension Resolver {
    /// Folds generic requirements into those that they are instances of.
    ///
    /// - Parameter signature: the generic signature of a function or subscript; nil for other requirements.
    static func withoutInstances(
        _ nodes: [RequirementNode], signature: (Requirement) -> GenericSignature?
    ) -> [RequirementNode] {
        var groups: [String: [(index: Int, requirement: Requirement, signature: GenericSignature)]] = [:]
        for (index, node) in nodes.enumerated() {
            guard case .requirement(let requirement) = node, requirement.overridden == nil,
                !requirement.declaration.genericParameters.isEmpty, let signature = signature(requirement)
            else { continue }
            let head = requirement.declaration.memberHead?.staticPrefix ?? ""
            groups[head + requirement.declaration.comparedLabels, default: []].append((index, requirement, signature))
        }
        var result: [RequirementNode?] = nodes
        for group in groups.values where group.count > 1 {
            // A requirement covers those before it and those behind it; of two that cover each other the first stays.
            for one in group {
                let general = group.first { other in
                    other.index != one.index && result[other.index] != nil
                        && other.requirement.declaration.serves(one.requirement.declaration)
                        && other.signature.covers(one.signature)
                }
                guard let general, case .requirement(var kept)? = result[general.index] else { continue }
                kept.absorb(one.requirement)
                result[general.index] = .requirement(kept)
                result[one.index] = nil
            }
        }
        return result.compactMap(\.self)
    }
}

extension Declaration {
    /// Whether a member with these effects and accessors satisfies a requirement with those of another one.
    fileprivate func serves(_ other: Declaration) -> Bool {
        if case .subscript(let mine) = self, case .subscript(let theirs) = other {
            return Set(theirs.accessors.map(\.kind)).isSubset(of: mine.accessors.map(\.kind))
        }
        guard let mine = effects, let theirs = other.effects, theirs.isAsync == mine.isAsync else { return false }
        return mine.throwing == .never || theirs.throwsAnyError || mine.throwing == theirs.throwing
    }
}

extension GenericSignature {
    /// Whether what has this signature has another one as well, for some types in place of the parameters that its result
    /// alone mentions. Parameters decide which of two is the nearer one otherwise.
    func covers(_ other: GenericSignature) -> Bool {
        guard count > 0, types.dropLast() == other.types.dropLast(), let mine = types.last,
            let theirs = other.types.last
        else { return false }
        let shared = Set(types.dropLast().flatMap(\.spelledNames).filter { $0.hasPrefix("$") })
        guard mine.spelledNames.contains(where: { $0.hasPrefix("$") && !shared.contains($0) }) else { return false }
        func areShared(_ clause: GenericRequirement) -> Bool {
            let parameters = (clause.left.spelledNames + clause.right.spelledNames).filter { $0.hasPrefix("$") }
            return shared.isSuperset(of: parameters)
        }
        guard Set(clauses.filter(areShared)) == Set(other.clauses.filter(areShared)) else { return false }
        var meanings = Dictionary(uniqueKeysWithValues: shared.map { ($0, TypeSyntax.named($0)) })
        guard mine.matches(theirs, &meanings) else { return false }
        let replacement = NameReplacement(meanings)
        return clauses.filter { !areShared($0) }.allSatisfy { clause in
            let (left, right) = (clause.left.replacing(replacement), clause.right.replacing(replacement))
            switch clause.relation {
            case .sameType: return left == right
            case .conforms: return other.conforms(left, to: right)
            }
        }
    }

    /// Whether a type conforms to a protocol by the clauses of the signature.
    private func conforms(_ type: TypeSyntax, to constraint: TypeSyntax) -> Bool {
        let isStated = clauses.contains {
            $0.relation == .conforms && $0.left == type
                && ($0.right == constraint || names.implies($0.right, constraint))
        }
        // `any Error` is the one existential that conforms to its protocol (SE-0235).
        if isStated || type == .named("Error") && constraint == type { return true }
        switch type {
        case .array, .dictionary, .optional: break
        default: return false
        }
        return KnownProtocols.conformancesOfParts.contains(constraint.qualifiedName?.last ?? "")
            && type.children.allSatisfy { conforms($0, to: constraint) }
    }
}

extension TypeSyntax {
    /// Whether it is another type when its numbered parameters are types, which `meanings` is told.
    fileprivate func matches(_ other: TypeSyntax, _ meanings: inout [String: TypeSyntax]) -> Bool {
        if case .named(let name, arguments: []) = self, name.hasPrefix("$") {
            if let known = meanings[name] { return known == other }
            meanings[name] = other
            return true
        }
        let (parts, others) = (children, other.children)
        guard withoutChildren == other.withoutChildren, parts.count == others.count else { return false }
        for (part, other) in zip(parts, others) where !part.matches(other, &meanings) { return false }
        return true
    }
}
