// Declared initializers and properties -> the initializers of the mock:
// one without arguments, one with a value for every property, and those that the protocol asks for.

import SwiftDeclarations

extension Lowering {
    func initializers(_ nodes: [NamedNode], in mock: Context, support: inout Set<Support>) -> [Mock.Initializer] {
        var declared: [(initializer: InitializerDeclaration, conditions: [String])] = []
        collectInitializers(nodes, conditions: [], into: &declared)
        var properties: [(variable: VariableDeclaration, named: NamedRequirement)] = []
        for case .requirement(let named) in nodes {
            if case .variable(let variable) = named.requirement.declaration { properties.append((variable, named)) }
        }

        var result: [Mock.Initializer] = []
        if !declared.contains(where: { $0.initializer.parameters.isEmpty && $0.conditions.isEmpty }) {
            let isOverride = mock.resolved.superclass != nil || mock.resolved.traits.contains(.objectiveC)
            result.append(
                Mock.Initializer(
                    conditions: [], attributes: [], modifiers: "\(mock.access)\(isOverride ? "override " : "")",
                    signature: .init(head: "init", parameters: [], tail: ""), storage: [], body: []))
        }
        let memberwise = properties.compactMap { memberwiseParameter($0.variable, $0.named, in: mock, support: &support) }
        let keys = memberwise.map(\.key)
        if !memberwise.isEmpty, !declared.contains(where: { keys == $0.initializer.parameters.map(key) }) {
            result.append(
                Mock.Initializer(
                    conditions: [], attributes: [], modifiers: mock.access,
                    signature: .init(head: "init", parameters: memberwise.map(\.declaration), tail: ""), storage: [],
                    body: memberwise.map(\.assignment)))
        }
        var storage = KeptValues(properties: properties.map { ($0.variable, $0.named.name) })
        result += declared.map { declaredInitializer($0.initializer, conditions: $0.conditions, in: mock, storage: &storage) }
        return result
    }

    private func collectInitializers(
        _ nodes: [NamedNode], conditions: [String],
        into result: inout [(initializer: InitializerDeclaration, conditions: [String])]
    ) {
        for node in nodes {
            switch node {
            case .requirement(let named):
                if case .initializer(let initializer) = named.requirement.declaration {
                    result.append((initializer, conditions))
                }
            case .conditional(let clauses):
                var earlier: [String] = []
                for clause in clauses {
                    let condition = branchCondition(clause.condition, after: earlier)
                    collectInitializers(clause.nodes, conditions: conditions + [condition], into: &result)
                    if let own = clause.condition { earlier.append(own) }
                }
            }
        }
    }

    private func key(_ parameter: Parameter) -> String {
        "\(parameter.label ?? parameter.name):\(parameter.type.bare)"
    }
}

extension Lowering {
    /// One parameter of the memberwise initializer.
    private struct MemberwiseParameter {
        var declaration: String
        var assignment: String
        var key: String
    }

    /// nil for what has no place in the initializer: static properties, Combine streams, optional closures.
    private func memberwiseParameter(
        _ variable: VariableDeclaration, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> MemberwiseParameter? {
        guard !variable.head.isStatic, let type = variable.type else { return nil }
        let isClosure = isClosure(type, in: mock)
        if isClosure, type.wrapped != nil { return nil }
        let name = variable.name
        let used = escapedInBody(name)
        let written = signatureParameter(type, in: mock)
        let key = "\(name):\(type.bare)"
        if Lowering.isStream(type) {
            guard Lowering.observable(type) != nil else { return nil }
            return MemberwiseParameter(
                declaration: "\(name): \(written.asOptional) = nil", assignment: "self._\(named.name) = \(used)", key: key)
        }

        let isFunction: Bool
        if case .function = type.bare.unparenthesized { isFunction = true } else { isFunction = false }
        let value = initialValue(of: variable, type, named, in: mock)
        let declaration =
            "\(name): \(isFunction ? "@escaping " : "")\(written)\(value.map { " = \($0)" } ?? "")"
        let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
        let assignment: String
        if variable.accessors?.contains(where: { $0.effects.isAsync || $0.effects.throwing != .never }) ?? false {
            // A Sendable handler can hold on to the value only over a box, whatever its type is.
            let isBoxed = isolation.storage != .plain && !isKnownSendable(type)
            if isBoxed { support.insert(.transfer) }
            assignment =
                isBoxed
                ? "let \(used)Box: MockgenBox<\(written)> = MockgenBox(\(used))\n"
                    + "self.\(named.name)Handler = { \(used)Box.value }"
                : "self.\(named.name)Handler = { \(used) }"
        } else if isolation.storage != .plain {
            assignment = "self._\(named.name).store(\(used))"
        } else {
            assignment = "self.\(value == nil ? "_\(named.name)" : used) = \(used)"
        }
        return MemberwiseParameter(declaration: declaration, assignment: assignment, key: key)
    }

    /// Where declared initializers keep the values that they are given.
    private struct KeptValues {
        /// The types of the protocol's own instance properties, by name.
        let properties: [String: TypeSyntax]
        /// The storage names in use, with the type of those that an earlier initializer declared.
        var names: [String: String?] = [:]

        init(properties: [(variable: VariableDeclaration, name: String)]) {
            var types: [String: TypeSyntax] = [:]
            for (variable, name) in properties where !variable.head.isStatic {
                types[unescaped(variable.name)] = variable.type
                names["_\(name)"] = .some(nil)
            }
            self.properties = types
        }
    }

    private func declaredInitializer(
        _ initializer: InitializerDeclaration, conditions: [String], in mock: Context, storage: inout KeptValues
    ) -> Mock.Initializer {
        let generic = Set(initializer.genericParameters.map(\.name))
        let parameters = lower(initializer.parameters, generic: generic, in: mock)
        var declarations: [String] = []
        var kept: [String] = []
        var body: [String] = []
        for (parameter, lowered) in zip(initializer.parameters, parameters) {
            var declaration = lowered.declaration
            if !parameter.isVariadic, !parameter.type.mentions(generic), !parameter.type.specifiers.contains("inout"),
                let value = defaultValue(for: parameter.type, in: mock, origin: mock.resolved.type)
            {
                declaration += " = \(value)"
            }
            declarations.append(declaration)
            let name = unescaped(lowered.name)
            if storage.properties[name] == parameter.type {
                body.append("self.\(lowered.name) = \(lowered.name)")
            } else if let type = lowered.recordedType {
                keep(name, lowered.name, type: type, storage: &storage, declarations: &kept, body: &body)
            }
        }
        let isOverride = mock.resolved.traits.contains(.objectiveC) && initializer.parameters.isEmpty
        return Mock.Initializer(
            conditions: conditions,
            attributes: initializer.head.attributes.filter { $0.name == "available" }.map(\.description),
            modifiers: "\(mock.access)\(mock.isActor ? "" : "required ")\(isOverride ? "override " : "")",
            signature: .init(
                head: "init\(initializer.failability.rawValue)\(genericClause(initializer.genericParameters))",
                parameters: declarations,
                tail: "\(initializer.effects.clauseWithoutRethrows)\(whereClause(initializer.requirements))"),
            storage: kept, body: body)
    }

    /// Keeps a value in `_name`, declared by the first initializer that has one of that name.
    private func keep(
        _ name: String, _ used: String, type: TypeSyntax, storage: inout KeptValues, declarations: inout [String],
        body: inout [String]
    ) {
        let written = type.wrapped == nil ? type.asOptional.description : type.description
        let storageName = "_\(name)"
        if let known = storage.names[storageName] {
            guard known == written else { return }
        } else {
            storage.names[storageName] = written
            declarations.append("private var \(storageName): \(written)")
        }
        body.append("self.\(storageName) = \(used)")
    }
}
