// Declared initializers and properties -> the initializers of the mock:
// one without arguments, one with a value for every property, and those that the protocol asks for.

import SwiftDeclarations

extension Lowering {
    func initializers(_ nodes: [NamedNode], in mock: Context, support: inout Set<Support>) -> [Mock.Initializer] {
        var declared: [(initializer: InitializerDeclaration, conditions: [String])] = []
        var properties: [Property] = []
        for (named, conditions) in withConditions(nodes) {
            switch named.requirement.declaration {
            case .initializer(let initializer):
                declared.append((initializer, conditions))
            case .variable(let variable):
                properties.append(Property(variable: variable, named: named, conditions: conditions))
            default:
                break
            }
        }

        var result: [Mock.Initializer] = []
        let needsValue = properties.contains { isAlwaysInitialized($0.variable, $0.named, in: mock) }
        if !needsValue, let conditions = conditions(without: declared.filter { $0.initializer.parameters.isEmpty }) {
            let isOverride = mock.resolved.superclass != nil || mock.resolved.traits.contains(.objectiveC)
            result.append(
                Mock.Initializer(
                    conditions: conditions, attributes: [],
                    modifiers: "\(mock.access)\(isOverride ? overrideModifier(of: mock) : "")",
                    signature: .init(head: "init", parameters: [], tail: ""), storage: [], body: []))
        }
        let memberwise = properties.filter(\.conditions.isEmpty).compactMap {
            memberwiseParameter($0.variable, $0.named, in: mock, support: &support)
        }
        let keys = memberwise.map(\.key)
        if !memberwise.isEmpty,
            let conditions = conditions(without: declared.filter { keys == $0.initializer.parameters.map(key) })
        {
            result.append(
                Mock.Initializer(
                    conditions: conditions, attributes: isolationAttributes(of: mock), modifiers: mock.access,
                    signature: .init(head: "init", parameters: memberwise.map(\.declaration), tail: ""), storage: [],
                    body: memberwise.map(\.assignment)))
        }
        var storage = KeptValues(properties: properties)
        for (initializer, conditions) in declared {
            result.append(
                declaredInitializer(
                    initializer, conditions: conditions, in: mock, storage: &storage, support: &support))
        }
        return result
    }

    /// The conditions of an initializer that the declared ones given take the place of; nil where one always does.
    private func conditions(
        without declared: [(initializer: InitializerDeclaration, conditions: [String])]
    ) -> [String]? {
        guard !declared.contains(where: \.conditions.isEmpty) else { return nil }
        let replaced = declared.map { declared in
            let conditions = declared.conditions
            return conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
        }
        return replaced.isEmpty ? [] : [branchCondition(nil, after: replaced)]
    }

    /// The requirements in order, each with the conditions of the `#if` branches around it, outermost first.
    private func withConditions(
        _ nodes: [NamedNode], inside conditions: [String] = []
    ) -> [(named: NamedRequirement, conditions: [String])] {
        nodes.flatMap { node -> [(named: NamedRequirement, conditions: [String])] in
            switch node {
            case .requirement(let named):
                return [(named, conditions)]
            case .conditional(let clauses):
                return zip(branchConditions(clauses.map(\.condition)), clauses).flatMap { condition, clause in
                    withConditions(clause.nodes, inside: conditions + [condition])
                }
            }
        }
    }

    /// How `init()` of a mock with a superclass overrides the one that it inherits, if it does.
    private func overrideModifier(of mock: Context) -> String {
        let declared = mock.resolved.superclassDeclaration?.members.compactMap { member -> InitializerDeclaration? in
            guard case .initializer(let initializer) = member, initializer.isDesignated else { return nil }
            return initializer
        }
        guard let declared, !declared.isEmpty else { return "override " }
        guard let same = declared.first(where: { $0.parameters.isEmpty }) else { return "" }
        return same.isRequired ? "required " : "override "
    }

    /// The attribute of an initializer that sets isolated properties, where the mock itself has none.
    private func isolationAttributes(of mock: Context) -> [String] {
        guard let actor = mock.globalActor, !mock.resolved.hasOwnGlobalActor else { return [] }
        return ["@\(actor)"]
    }

    private func key(_ parameter: Parameter) -> String {
        "\(parameter.label ?? parameter.name):\(parameter.type.bare.canonical())"
    }
}

extension Lowering {
    /// A required property and the conditions of the `#if` branches around it, outermost first.
    private struct Property {
        let variable: VariableDeclaration
        let named: NamedRequirement
        let conditions: [String]
    }

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
        let isSelf = unescaped(name) == "self"
        let used = isSelf ? "selfArgument" : escapedInBody(name)
        let label = isSelf ? "\(name) \(used)" : name
        let written = signatureParameter(type, in: mock)
        let key = "\(name):\(type.bare.canonical())"
        let assignment = assignment(of: used, to: variable, type, named, in: mock, support: &support)
        if Lowering.isStream(type) {
            guard Lowering.observable(type) != nil else { return nil }
            return MemberwiseParameter(
                declaration: "\(label): \(written.asOptional) = nil", assignment: assignment, key: key)
        }
        let value = initialValue(of: variable, type, named, in: mock)
        // A value that cannot be copied can be kept or handed on only by who owns it.
        let isNoncopyable = isNoncopyable(type, in: mock)
        if isNoncopyable, !isAlwaysInitialized(variable, named, in: mock) { return nil }
        let specifier = isNoncopyable ? "consuming " : isClosure ? "@escaping " : ""
        let declaration =
            "\(label): \(specifier)\(written)\(value.map { " = \($0)" } ?? "")"
        return MemberwiseParameter(declaration: declaration, assignment: assignment, key: key)
    }

    /// How an initializer gives a property its value. The property's count of sets stays as it is.
    private func assignment(
        of value: String, to variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement,
        in mock: Context, support: inout Set<Support>
    ) -> String {
        if Lowering.isStream(type) { return "self.\(named.storageName) = \(value)" }
        let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
        if variable.accessors?.contains(where: { $0.effects != Effects() }) ?? false {
            guard isolation.storage != .plain, !isKnownSendable(type) else {
                return "self.\(named.name)Handler = { \(value) }"
            }
            // A Sendable handler can hold on to the value only over a box, whatever its type is.
            support.insert(.transfer)
            let box = "\(unescaped(value))Box"
            return "let \(box): MockgenBox<\(signatureParameter(type, in: mock))> = MockgenBox(\(value))\n"
                + "self.\(named.name)Handler = { \(box).value }"
        }
        if isolation.storage != .plain { return "self.\(named.storageName).store(\(value))" }
        let isStoredAsItself =
            isAlwaysInitialized(variable, named, in: mock)
            || initialValue(of: variable, type, named, in: mock) != nil && !isStoredApart(variable)
        return "self.\(isStoredAsItself ? escapedInBody(variable.name) : named.storageName) = \(value)"
    }

    /// Where declared initializers keep the values that they are given.
    private struct KeptValues {
        /// The protocol's own instance properties.
        let properties: [Property]
        /// The storage that initializers declared so far.
        var stored: [(name: String, type: String, conditions: [String])] = []

        init(properties: [Property]) {
            self.properties = properties.filter { !$0.variable.head.isStatic }
        }

        /// The property that takes the value wherever the initializer is compiled.
        func property(_ name: String, type: TypeSyntax, under conditions: [String]) -> Property? {
            properties.first {
                unescaped($0.variable.name) == name && $0.variable.type?.bare.canonical() == type.bare.canonical()
                    && conditions.starts(with: $0.conditions)
            }
        }

        /// Whether `name` is used by a property of the mock.
        func isTaken(_ name: String) -> Bool {
            properties.contains { $0.named.storageName == name || unescaped($0.variable.name) == name }
        }
    }

    private func declaredInitializer(
        _ initializer: InitializerDeclaration, conditions: [String], in mock: Context, storage: inout KeptValues,
        support: inout Set<Support>
    ) -> Mock.Initializer {
        let generic = Set(initializer.genericParameters.map(\.name))
        let parameters = lower(initializer.parameters, generic: initializer.genericParameters, in: mock)
        var declarations: [String] = []
        var kept: [String] = []
        var body: [String] = []
        var assignments: [String] = []
        for (parameter, lowered) in zip(initializer.parameters, parameters) {
            var declaration = lowered.declaration
            if !parameter.isVariadic, !parameter.type.mentions(generic), !parameter.type.specifiers.contains("inout"),
                let value = defaultValue(for: parameter.type, in: mock, origin: mock.resolved.type)
            {
                declaration += " = \(value)"
            }
            declarations.append(declaration)
            let name = unescaped(lowered.name)
            if let property = storage.property(name, type: parameter.type, under: conditions), !parameter.isVariadic {
                assignments.append(
                    assignment(
                        of: lowered.name, to: property.variable, parameter.type.bare, property.named, in: mock,
                        support: &support))
            } else if let type = lowered.recordedType, lowered.pack == nil {
                let type = type.wrapped == nil ? type.asOptional.description : type.description
                let storageName = "_\(name)"
                guard !storage.isTaken(storageName) else { continue }
                if let known = storage.stored.first(where: { $0.name == storageName }) {
                    guard known.type == type, conditions.starts(with: known.conditions) else { continue }
                } else {
                    storage.stored.append((storageName, type, conditions))
                    kept.append("private var \(storageName): \(type)")
                }
                body.append("self.\(storageName) = \(lowered.recordedValue)")
            }
        }
        let given = Set(initializer.parameters.map { unescaped($0.name) })
        for property in storage.properties where isAlwaysInitialized(property.variable, property.named, in: mock) {
            guard !given.contains(unescaped(property.variable.name)) else { continue }
            let name = "\(mock.qualifiedName).\(property.named.name)"
            assignments = ["fatalError(\"this initializer has no value for \(name)\")"]
        }
        let isOverride = mock.resolved.traits.contains(.objectiveC) && initializer.parameters.isEmpty
        return Mock.Initializer(
            conditions: conditions,
            attributes: initializer.head.attributes.filter { $0.name == "available" }.map(\.description)
                + (body.isEmpty && assignments.isEmpty ? [] : isolationAttributes(of: mock)),
            modifiers: "\(mock.access)\(mock.isActor ? "" : "required ")\(isOverride ? "override " : "")",
            signature: .init(
                head: "init\(initializer.failability.rawValue)\(genericClause(initializer.genericParameters))",
                parameters: declarations,
                tail: "\(initializer.effects.clauseWithoutRethrows)\(whereClause(initializer.requirements))"),
            storage: kept, body: body + assignments)
    }
}
