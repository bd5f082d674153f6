// A requirement -> what tells two of them apart, and the parts that every kind of them has.
// What becomes of two that are the same is decided in `Resolver+Repeats.swift`.

import SwiftDeclarations

extension Declaration {
    /// Equal for members of which a type can have one: Swift overloads on `async`.
    ///
    /// - Parameter names: what the names in its types mean.
    func signatureKey(_ names: SignatureNames = SignatureNames()) -> String {
        (isAsync ? "async " : "") + signature(names)
    }

    /// Equal for two requirements that one member can satisfy. Effects are left out: a member that has none satisfies
    /// both.
    func signature(_ names: SignatureNames = SignatureNames()) -> String {
        switch self {
        case .function(let function):
            return "\(function.head.staticPrefix)\(function.fixity)func \(unescaped(function.name))"
                + signature(
                    function.genericParameters, function.labelledParameters, function.result ?? .void,
                    function.requirements, names)
        case .variable(let variable):
            return "\(variable.head.staticPrefix)var \(unescaped(variable.name))"
        case .subscript(let declaration):
            return "\(declaration.head.staticPrefix)subscript"
                + signature(
                    declaration.genericParameters, declaration.labelledParameters, declaration.result,
                    declaration.requirements, names)
        case .initializer(let initializer):
            return "init"
                + signature(
                    initializer.genericParameters, initializer.parameters, .void, initializer.requirements, names)
        case .import, .type, .typealias, .associatedtype, .conditional, .enumCase, .other:
            return ""
        }
    }

    /// The signature of a generic function or subscript: the types of its parameters, then that of its result.
    ///
    /// - Parameter equalities: what is the same type besides, as another signature says.
    func genericSignature(_ names: SignatureNames, equating equalities: [GenericRequirement] = []) -> GenericSignature?
    {
        guard !genericParameters.isEmpty, let resultType = resultType ?? (isFunction ? .void : nil) else { return nil }
        return GenericSignature(
            genericParameters, types: parameters.map(\.type) + [resultType], requirements: genericRequirements,
            equalities: equalities, names: names)
    }

    private var isFunction: Bool {
        if case .function = self { return true }
        return false
    }

    /// Types in one spelling, generic parameters by position, their constraints among the requirements.
    private func signature(
        _ generic: [GenericParameter], _ parameters: [Parameter], _ result: TypeSyntax,
        _ requirements: [GenericRequirement], _ names: SignatureNames
    ) -> String {
        let signature = GenericSignature(
            generic, types: parameters.map(\.type) + [result], requirements: requirements, names: names)
        let types = zip(parameters, signature.types).map { parameter, type in
            "\(parameter.callLabel):\(type)\(parameter.isVariadic ? "..." : "")"
        }
        return "<\(signature.count)>(\(types.joined(separator: ",")))->\(signature.types.last ?? .void)"
            + signature.constraints
    }
}

extension FunctionDeclaration {
    /// `prefix `, `postfix ` or nothing.
    var fixity: String {
        head.modifiers.first { $0 == "prefix" || $0 == "postfix" }.map { "\($0) " } ?? ""
    }
}

extension TypeSyntax {
    /// The type without what two requirements can differ in and still be satisfied by one member, and by one only:
    /// `any`, the module `Foundation`, the order of compositions, labels in closures, ownership, what a closure promises, and
    /// how an optional is unwrapped.
    var withoutVariations: TypeSyntax {
        replacing { part in
            switch part {
            case .any(let type): return type.withoutVariations
            case .member(.named(let module, _), let name, let arguments) where module == "Foundation":
                return TypeSyntax.named(name, arguments: arguments).withoutVariations
            case .implicitlyUnwrapped(let type): return .optional(type.withoutVariations)
            case .function(var function):
                for index in function.parameters.indices {
                    function.parameters[index].label = nil
                    function.parameters[index].type = function.parameters[index].type.withoutVariations
                }
                function.effects = function.effects.replacing(\.withoutVariations)
                if function.effects.thrownType?.isNever == true { function.effects.throwing = .never }
                function.result = function.result.withoutVariations
                return .function(function)
            case .composition(let types):
                let members = types.filter { $0 != .named("Any") }.map(\.withoutVariations).flatMap(\.members)
                return members.count == 1 ? members[0] : .composition(members.sorted { "\($0)" < "\($1)" })
            case .attributed(let specifiers, let attributes, let type):
                return type.withoutVariations.with(
                    specifiers: specifiers.filter { !Self.ownership.contains($0) },
                    attributes: attributes.filter { !Self.closurePromises.contains($0.name) })
            default: return nil
            }
        }
    }

    /// The members of a composition; otherwise the type.
    private var members: [TypeSyntax] {
        guard case .composition(let types) = self else { return [self] }
        return types
    }

    private static let ownership: Set<String> = [
        "borrowing", "consuming", "isolated", "sending", "__owned", "__shared",
    ]

    /// Attributes of closures that a witness may have besides.
    static let closurePromises: Set<String> = ["autoclosure", "escaping", "Sendable"]

    /// The type of a parameter that takes what either type takes, where they are the same without variations.
    func accepting(_ other: TypeSyntax) -> TypeSyntax {
        let theirs = other.attributes.map(\.name)
        let inner = other.bare.promises < bare.promises && other.isVariation(of: self) ? other.bare : bare
        return inner.with(
            specifiers: specifiers.filter {
                !["isolated", "sending"].contains($0) || other.specifiers.contains($0)
            },
            attributes: attributes.filter {
                $0.name == "autoclosure" || theirs.contains($0.name) || !Self.closurePromises.contains($0.name)
            })
    }

    /// The type of a result that can be used as either, where they are the same without variations.
    func promising(_ other: TypeSyntax) -> TypeSyntax {
        other.promises > promises && other.isVariation(of: self) ? other : self
    }

    private func isVariation(of other: TypeSyntax) -> Bool {
        withoutVariations.canonical() == other.withoutVariations.canonical()
    }

    /// How many closures and values in the type can be sent.
    var promises: Int {
        var count = 0
        forEachPart { part in
            if case .attributed(let specifiers, let attributes, _) = part {
                count += attributes.count { $0.name == "Sendable" } + specifiers.count { $0 == "sending" }
            }
        }
        return count
    }
}

extension Parameter {
    /// The label of a call. Equal for one in backticks and one without: both call the same.
    var callLabel: String { unescaped(label ?? name) }
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
    var labelledParameters: [Parameter] {
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

    /// Whether the declaration says that no actor guards it. For example: `nonisolated`, `nonisolated(nonsending)`, and
    /// `@concurrent` (SE-0461)
    var isNonisolated: Bool { modifiers.contains { $0.hasPrefix("nonisolated") } || attributes.has("concurrent") }

    /// Whether the declaration says that it runs where its caller does (SE-0461).
    var staysWithCaller: Bool { modifiers.contains("nonisolated(nonsending)") }

    var staticPrefix: String { isStatic ? "static " : "" }
}

extension Requirement {
    /// Whether it is the same as another, whatever the mock made of its declaration.
    func isSame(as other: Requirement) -> Bool {
        (origin === other.origin || !origin.isKnown && origin.id == other.origin.id)
            && declaration.memberHead?.offset == other.declaration.memberHead?.offset
    }

    /// Whether a protocol of the standard library asks for it, alone or among others.
    var isStandard: Bool { origin.isKnown || repeats.contains(where: \.origin.isKnown) }

    /// Whether a protocol of the run asks for what one of the standard library does, too: the module may bind the first
    /// to an actor (SE-0466), and the second knows none.
    var repeatsStandard: Bool { repeats.contains { $0.origin.isKnown != origin.isKnown } }
}

extension Declaration {
    /// The effects of a function or an initializer: those of the others are their accessors'.
    var effects: Effects? {
        switch self {
        case .function(let function): return function.effects
        case .initializer(let initializer): return initializer.effects
        case .variable, .subscript, .import, .type, .typealias, .associatedtype, .conditional, .enumCase, .other:
            return nil
        }
    }

    /// The effects of a call, or of reading what is no function.
    var effectsOfUse: Effects? {
        switch self {
        case .variable(let variable): variable.effects
        case .subscript(let declaration): declaration.accessors.first { $0.kind == "get" }?.effects
        default: effects
        }
    }

    /// Whether it is a function or an initializer that is `async`.
    var isAsync: Bool { effects?.isAsync ?? false }

    /// Whether it is a member that runs outside of every actor, or on one that its caller hands over (SE-0420).
    var runsElsewhere: Bool { isConcurrent || hasIsolatedParameter }

    /// Whether it is a function that runs outside of every actor, whatever its caller is on (SE-0461).
    var isConcurrent: Bool { memberHead?.attributes.has("concurrent") ?? false }

    /// Whether a requirement may wait for what another actor does.
    var mayWait: Bool {
        switch self {
        case .function(let function): function.effects.isAsync
        case .variable(let variable): (variable.accessors ?? []).contains(where: \.effects.isAsync)
        case .subscript(let declaration): declaration.accessors.contains(where: \.effects.isAsync)
        default: false
        }
    }

    /// Whether it is an operator.
    var isOperator: Bool {
        if case .function(let function) = self { return function.isOperator }
        return false
    }

    /// Whether it is a property or a subscript with a setter.
    var isSettable: Bool {
        switch self {
        case .variable(let variable): variable.isSettable
        case .subscript(let declaration): declaration.accessors.contains { $0.kind == "set" }
        default: false
        }
    }

    /// Whether it runs on an actor that is passed to it (SE-0313), initializers among them.
    var isPassedActor: Bool { parameters.haveIsolated }

    /// Whether it runs on an actor that is passed to it (SE-0313), and is no initializer.
    var hasIsolatedParameter: Bool {
        switch self {
        case .function, .subscript: parameters.haveIsolated
        default: false
        }
    }

    /// The parameters of a requirement; none for what has none.
    var parameters: [Parameter] {
        get {
            switch self {
            case .function(let function): return function.parameters
            case .subscript(let declaration): return declaration.parameters
            case .initializer(let initializer): return initializer.parameters
            case .variable, .import, .type, .typealias, .associatedtype, .conditional, .enumCase, .other: return []
            }
        }
        set {
            switch self {
            case .function(var function):
                function.parameters = newValue
                self = .function(function)
            case .subscript(var member):
                member.parameters = newValue
                self = .subscript(member)
            case .initializer(var initializer):
                initializer.parameters = newValue
                self = .initializer(initializer)
            case .variable, .import, .type, .typealias, .associatedtype, .conditional, .enumCase, .other: break
            }
        }
    }

    /// The type of what a call or a property answers; nil where that is nothing.
    var resultType: TypeSyntax? {
        get {
            switch self {
            case .function(let function): function.result
            case .subscript(let member): member.result
            case .variable(let variable): variable.type
            default: nil
            }
        }
        set {
            switch self {
            case .function(var function):
                function.result = newValue
                self = .function(function)
            case .subscript(var member):
                member.result = newValue ?? .void
                self = .subscript(member)
            case .variable(var variable):
                variable.type = newValue
                self = .variable(variable)
            default: break
            }
        }
    }

    /// The generic parameters of a requirement; none for what has none.
    var genericParameters: [GenericParameter] {
        switch self {
        case .function(let function): return function.genericParameters
        case .subscript(let declaration): return declaration.genericParameters
        case .initializer(let initializer): return initializer.genericParameters
        case .variable, .import, .type, .typealias, .associatedtype, .conditional, .enumCase, .other: return []
        }
    }

    /// The where clause of a function, an initializer or a subscript.
    var genericRequirements: [GenericRequirement] {
        switch self {
        case .function(let function): function.requirements
        case .initializer(let initializer): initializer.requirements
        case .subscript(let declaration): declaration.requirements
        default: []
        }
    }

    /// The types that a requirement is written with; none for other declarations.
    var types: [TypeSyntax] {
        var types: [TypeSyntax] = []
        _ = hasType { type in
            types.append(type)
            return false
        }
        return types
    }

    /// Whether `predicate` holds for a type that a requirement is written with.
    func hasType(where predicate: (TypeSyntax) -> Bool) -> Bool {
        func holds(_ type: TypeSyntax?) -> Bool { type.map(predicate) ?? false }
        func holds(_ generic: [GenericParameter], _ requirements: [GenericRequirement]) -> Bool {
            generic.contains { holds($0.constraint) }
                || requirements.contains { predicate($0.left) || predicate($0.right) }
        }
        switch self {
        case .function(let function):
            return holds(function.genericParameters, function.requirements)
                || function.parameters.contains { predicate($0.type) }
                || holds(function.effects.thrownType) || holds(function.result)
        case .subscript(let declaration):
            return holds(declaration.genericParameters, declaration.requirements)
                || declaration.parameters.contains { predicate($0.type) }
                || declaration.accessors.contains { holds($0.effects.thrownType) } || predicate(declaration.result)
        case .initializer(let initializer):
            return holds(initializer.genericParameters, initializer.requirements)
                || initializer.parameters.contains { predicate($0.type) } || holds(initializer.effects.thrownType)
        case .variable(let variable):
            return holds(variable.type) || (variable.accessors ?? []).contains { holds($0.effects.thrownType) }
        case .import, .type, .typealias, .associatedtype, .conditional, .enumCase, .other: return false
        }
    }

    /// The declaration, or those in the branches of an `#if`.
    var flattened: [Declaration] {
        guard case .conditional(let block) = self else { return [self] }
        return block.clauses.flatMap { $0.declarations.flatMap(\.flattened) }
    }

    /// Whether it declares enum cases, as a macro may.
    var mayBeEnumCase: Bool {
        switch self {
        case .enumCase, .other: true
        default: false
        }
    }

    /// The head of what can be a requirement.
    var memberHead: DeclarationHead? {
        switch self {
        case .function(let function): return function.head
        case .variable(let variable): return variable.head
        case .subscript(let declaration): return declaration.head
        case .initializer(let initializer): return initializer.head
        case .import, .type, .typealias, .associatedtype, .conditional, .enumCase, .other: return nil
        }
    }
}

extension InitializerDeclaration {
    /// Whether it runs on an actor that is passed to it (SE-0313): it cannot say that it is on none.
    var hasIsolatedParameter: Bool { parameters.haveIsolated }
}

extension [Parameter] {
    /// Whether one is the actor that the function runs on.
    fileprivate var haveIsolated: Bool { contains { $0.type.specifiers.contains("isolated") } }
}
