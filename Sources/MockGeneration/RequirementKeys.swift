// Requirements of a protocol and of its parents -> each once, with what tells two of them apart.
// A requirement that another repeats is folded into it. Which requirements there are is not decided here.

import SwiftDeclarations

extension Resolver {
    /// Each requirement once: an inherited one that an earlier one repeats is folded into it, and one under `#if`
    /// that is also there without condition is dropped.
    ///
    /// - Parameter key: equal for two requirements that one member satisfies.
    static func withoutRepeats(
        _ nodes: [RequirementNode], key: (Requirement) -> String = { $0.declaration.signatureKey() }
    ) -> [RequirementNode] {
        guard mayRepeat(nodes) else { return nodes }
        var positions: [String: Int] = [:]
        var result: [RequirementNode] = []
        for node in nodes {
            guard case .requirement(let requirement) = node else {
                result.append(node)
                continue
            }
            let requirementKey = key(requirement)
            if let position = positions[requirementKey], case .requirement(var first) = result[position] {
                first.declaration.loosen(toAlsoSatisfy: requirement.declaration)
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
        return kept.enumerated().compactMap { index, node in
            guard case .requirement(var first)? = node, !dropped.isEmpty else { return node }
            let requirementKey = key(first)
            if positions[requirementKey] == index { dropped[requirementKey]?.forEach { first.absorb($0) } }
            return .requirement(first)
        }
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
        return kept.contains { !$0.nodes.isEmpty } ? .conditional(kept) : nil
    }
}

extension Declaration {
    /// Equal for two requirements that one member satisfies. Throwing is left out: a member that does not throw
    /// satisfies both, and Swift does not overload on it.
    ///
    /// - Parameters:
    ///   - bindings: what associated types stand for: two requirements may become one by it.
    ///   - following: a type with what its typealiases stand for.
    func signatureKey(
        _ bindings: [String: TypeSyntax] = [:], following: ((TypeSyntax) -> TypeSyntax)? = nil
    ) -> String {
        switch self {
        case .function(let function):
            return "\(function.head.staticPrefix)func \(function.name)\(function.effects.isAsync ? "async" : "")"
                + signatureKey(
                    function.genericParameters, function.labelledParameters, function.result ?? .void,
                    function.requirements, bindings, following)
        case .variable(let variable):
            return "\(variable.head.staticPrefix)var \(variable.name)"
        case .subscript(let declaration):
            return "\(declaration.head.staticPrefix)subscript"
                + signatureKey(
                    declaration.genericParameters, declaration.labelledParameters, declaration.result,
                    declaration.requirements, bindings, following)
        case .initializer(let initializer):
            return "init\(initializer.effects.isAsync ? "async" : "")"
                + signatureKey(
                    initializer.genericParameters, initializer.parameters, .void, initializer.requirements, bindings,
                    following)
        case .import, .type, .typealias, .associatedtype, .conditional, .other:
            return ""
        }
    }

    /// Types in one spelling, generic parameters by position, their constraints among the requirements.
    private func signatureKey(
        _ generic: [GenericParameter], _ parameters: [Parameter], _ result: TypeSyntax,
        _ requirements: [GenericRequirement], _ bindings: [String: TypeSyntax],
        _ following: ((TypeSyntax) -> TypeSyntax)?
    ) -> String {
        var positions = following == nil ? bindings : [:]
        for (index, parameter) in generic.enumerated() { positions[parameter.name] = .named("$\(index)") }
        func key(_ type: TypeSyntax) -> String {
            let type = type.canonical(renaming: positions)
            return (following.map { $0(type).canonical(renaming: bindings) } ?? type).description
        }
        let labels = parameters.map { "\($0.label ?? $0.name):\(key($0.type))\($0.isVariadic ? "..." : "")" }
        let constraints = generic.compactMap { parameter in
            parameter.constraint.map { "\(key(.named(parameter.name))):\(key($0))" }
        }
        let clauses = requirements.map { "\(key($0.left))\($0.relation.rawValue)\(key($0.right))" }
        return "<\(generic.count)>(\(labels.joined(separator: ",")))->\(key(result))"
            + (constraints + clauses).sorted().joined(separator: ",")
    }

    /// Changes a requirement so that its member satisfies `other` too: settable if one is, throwing only if both are.
    fileprivate mutating func loosen(toAlsoSatisfy other: Declaration) {
        switch (self, other) {
        case (.variable(var mine), .variable(let theirs)):
            mine.accessors = merged(mine.accessors ?? [], theirs.accessors ?? [])
            self = .variable(mine)
        case (.subscript(var mine), .subscript(let theirs)):
            mine.accessors = merged(mine.accessors, theirs.accessors)
            self = .subscript(mine)
        case (.function(var mine), .function(let theirs)):
            if theirs.effects.throwing == .never { mine.effects.throwing = .never }
            self = .function(mine)
        case (.initializer(var mine), .initializer(let theirs)):
            if theirs.effects.throwing == .never { mine.effects.throwing = .never }
            if theirs.failability == .never { mine.failability = .never }
            self = .initializer(mine)
        default:
            break
        }
    }

    private func merged(_ mine: [Accessor], _ theirs: [Accessor]) -> [Accessor] {
        var result = mine
        for accessor in theirs {
            guard let index = result.firstIndex(where: { $0.kind == accessor.kind }) else {
                result.append(accessor)
                continue
            }
            if accessor.effects.throwing == .never { result[index].effects.throwing = .never }
            if !accessor.effects.isAsync { result[index].effects.isAsync = false }
        }
        return result
    }
}

extension FunctionDeclaration {
    /// The parameters as far as they tell functions apart: those of an operator have no labels.
    var labelledParameters: [Parameter] {
        guard isOperator else { return parameters }
        return parameters.map { parameter in
            var parameter = parameter
            parameter.label = "_"
            return parameter
        }
    }
}

extension SubscriptDeclaration {
    /// The parameters with the labels that a call has: a single name is none.
    fileprivate var labelledParameters: [Parameter] {
        parameters.map { parameter in
            var parameter = parameter
            parameter.label = parameter.label ?? "_"
            return parameter
        }
    }
}

extension TypeDeclaration.Kind {
    /// The word in a sentence. For example: `an enum`
    var withArticle: String {
        switch self {
        case .actor, .enum, .extension: "an \(rawValue)"
        case .protocol, .class, .struct: "a \(rawValue)"
        }
    }
}

extension DeclarationHead {
    /// Whether the declaration is `static` or `class`.
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// Whether the declaration says that no actor guards it. For example: `nonisolated`, `nonisolated(nonsending)`
    var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } }

    fileprivate var staticPrefix: String { isStatic ? "static " : "" }
}

extension Requirement {
    /// Takes in a requirement that is the same.
    fileprivate mutating func absorb(_ other: Requirement) {
        repeats += [other] + other.repeats
    }

    /// Whether a protocol of the standard library asks for it, alone or among others.
    var isStandard: Bool { origin.isKnown || repeats.contains(where: \.origin.isKnown) }

    /// Whether a protocol of the run asks for what one of the standard library does, too: the module may bind the first
    /// to an actor (SE-0466), and the second knows none.
    var repeatsStandard: Bool { repeats.contains { $0.origin.isKnown != origin.isKnown } }
}

extension Declaration {
    /// Whether it is a member that runs outside of every actor, or on one that its caller hands over (SE-0420).
    var runsElsewhere: Bool {
        memberHead?.attributes.contains { $0.name == "concurrent" } ?? false || hasIsolatedParameter
    }

    /// Whether it runs on an actor that is passed to it (SE-0313).
    var hasIsolatedParameter: Bool {
        guard case .function(let function) = self else { return false }
        return function.parameters.contains { $0.type.specifiers.contains("isolated") }
    }

    /// The parameters of a requirement; none for what has none.
    var parameters: [Parameter] {
        switch self {
        case .function(let function): return function.parameters
        case .subscript(let declaration): return declaration.parameters
        case .initializer(let initializer): return initializer.parameters
        case .variable, .import, .type, .typealias, .associatedtype, .conditional, .other: return []
        }
    }

    /// The generic parameters of a requirement; none for what has none.
    var genericParameters: [GenericParameter] {
        switch self {
        case .function(let function): return function.genericParameters
        case .subscript(let declaration): return declaration.genericParameters
        case .initializer(let initializer): return initializer.genericParameters
        case .variable, .import, .type, .typealias, .associatedtype, .conditional, .other: return []
        }
    }

    /// The types that a requirement is written with; none for other declarations.
    var types: [TypeSyntax] {
        func types(_ generic: [GenericParameter], _ requirements: [GenericRequirement]) -> [TypeSyntax] {
            generic.compactMap(\.constraint) + requirements.flatMap { [$0.left, $0.right] }
        }
        switch self {
        case .function(let function):
            return types(function.genericParameters, function.requirements) + function.parameters.map(\.type)
                + [function.effects.thrownType, function.result].compactMap(\.self)
        case .subscript(let declaration):
            return types(declaration.genericParameters, declaration.requirements)
                + declaration.parameters.map(\.type) + declaration.accessors.compactMap(\.effects.thrownType)
                + [declaration.result]
        case .initializer(let initializer):
            return types(initializer.genericParameters, initializer.requirements)
                + initializer.parameters.map(\.type) + [initializer.effects.thrownType].compactMap(\.self)
        case .variable(let variable):
            return [variable.type].compactMap(\.self) + (variable.accessors ?? []).compactMap(\.effects.thrownType)
        case .import, .type, .typealias, .associatedtype, .conditional, .other: return []
        }
    }

    /// The head of what can be a requirement.
    var memberHead: DeclarationHead? {
        switch self {
        case .function(let function): return function.head
        case .variable(let variable): return variable.head
        case .subscript(let declaration): return declaration.head
        case .initializer(let initializer): return initializer.head
        case .import, .type, .typealias, .associatedtype, .conditional, .other: return nil
        }
    }
}
