// The requirements of a mock -> the same with the names that their generated members begin with.
// How one name gives way to another stands in MemberNames.swift.

import SwiftDeclarations

extension Lowering {
    /// A requirement with the name that its generated members begin with.
    struct NamedRequirement {
        let requirement: Requirement
        var name = "init"
        /// The name of what the member is stored in, where it is not stored as itself. For example: `_title`
        var storageName = ""
        /// Whether it is under `#if`.
        var isConditional = false
    }

    /// As `RequirementNode`, with names.
    indirect enum NamedNode {
        case requirement(NamedRequirement)
        case conditional([(condition: String?, nodes: [NamedNode])])

        fileprivate init(_ node: RequirementNode, isConditional: Bool = false) {
            switch node {
            case .requirement(let requirement):
                self = .requirement(NamedRequirement(requirement: requirement, isConditional: isConditional))
            case .conditional(let clauses):
                self = .conditional(
                    clauses.map { ($0.condition, $0.nodes.map { NamedNode($0, isConditional: true) }) })
            }
        }
    }

    /// Names the requirements: variables first, then functions and subscripts, in order.
    func assignNames(_ nodes: [RequirementNode], in mock: Context, names: inout MemberNames) -> [NamedNode] {
        var named = nodes.map { NamedNode($0) }
        assignNames(to: &named, variables: true, in: mock, names: &names)
        assignNames(to: &named, variables: false, in: mock, names: &names)
        return named
    }

    private func assignNames(
        to nodes: inout [NamedNode], variables: Bool, in mock: Context, names: inout MemberNames
    ) {
        for index in nodes.indices {
            switch nodes[index] {
            case .requirement(var named):
                guard named.requirement.declaration.isVariable == variables,
                    let name = name(for: named.requirement, in: mock, names: &names)
                else { continue }
                named.name = name
                named.storageName = names.storageName(for: name)
                nodes[index] = .requirement(named)
            case .conditional(var clauses):
                // Branches exclude each other: each may use the names that the others use.
                let before = names
                for branch in clauses.indices {
                    var local = before
                    assignNames(to: &clauses[branch].nodes, variables: variables, in: mock, names: &local)
                    names.merge(local)
                }
                nodes[index] = .conditional(clauses)
            }
        }
    }

    /// The name of a requirement's generated members; nil for an initializer, which has none.
    private func name(for requirement: Requirement, in mock: Context, names: inout MemberNames) -> String? {
        switch requirement.declaration {
        case .variable(let variable):
            return names.name(
                identifierName(variable.name), components: variable.head.isStatic ? ["static"] : [],
                suffixes: generatedSuffixes(of: variable, in: requirement.origin))
        case .function(let function):
            let base = function.isOperator ? operatorName(function.name) : identifierName(function.name)
            let history = recordsHistory(of: unescaped(function.name), in: mock) ? ["ArgValues"] : []
            return names.name(
                base,
                components: nameComponents(
                    of: base, genericParameters: function.genericParameters, parameters: function.parameters,
                    requirements: function.requirements, result: function.result, isStatic: function.head.isStatic),
                suffixes: ["CallCount", "Handler"] + history)
        case .subscript(let declaration):
            let history = recordsHistory(of: "subscript", in: mock) ? ["ArgValues"] : []
            let isSettable = declaration.accessors.contains { $0.kind == "set" }
            return names.name(
                "subscript",
                components: nameComponents(
                    of: "subscript", genericParameters: declaration.genericParameters,
                    parameters: declaration.parameters, requirements: declaration.requirements,
                    result: declaration.result, isStatic: declaration.head.isStatic),
                suffixes: ["CallCount", "Handler"] + history + (isSettable ? ["SetCallCount", "SetHandler"] : []))
        default:
            return nil
        }
    }

    /// What the names of a variable's generated members have behind its own.
    private func generatedSuffixes(of variable: VariableDeclaration, in origin: CatalogType) -> [String] {
        if isStream(variable, in: origin) { return ["Subject", "SubjectSetCallCount"] }
        if variable.effects != Effects() { return ["Handler"] }
        return variable.isSettable ? ["SetCallCount"] : []
    }

    /// The names that the requirements themselves declare.
    func declaredNames(in nodes: [RequirementNode]) -> Set<String> {
        Set(nodes.requirements.compactMap(\.declaration.plainName))
    }
}

extension Declaration {
    /// Whether it is a property.
    fileprivate var isVariable: Bool {
        if case .variable = self { true } else { false }
    }

    /// The name of a member without backticks; nil for what has no name of its own.
    var plainName: String? {
        switch self {
        case .function(let function): return unescaped(function.name)
        case .variable(let variable): return unescaped(variable.name)
        case .subscript: return "subscript"
        default: return nil
        }
    }
}
