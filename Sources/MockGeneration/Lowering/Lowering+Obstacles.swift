// Members -> why no handler can make what they give, or why no property can keep it. A class that has such a member does
// exist, since its body can trap, so that the mock has it too: calls are counted, and are answered as those without a
// handler are. What no class can have at all is a diagnostic.

import SwiftDeclarations

extension Lowering {
    /// Why no handler can make what a member gives; nil where one can.
    func obstacle(toHandlerOf declaration: Declaration, _ isolation: Isolation, in mock: Context) -> String? {
        if declaration.memberHead?.attributes.has("differentiable") ?? false {
            return "it is differentiable, and no call of a handler is"
        }
        guard let type = declaration.resultType else { return nil }
        if isBoundToLifetime(declaration, in: mock) {
            return "its result cannot escape, so that no handler can return it"
        }
        if isolation.storage != .plain,
            givesWhatCannotEscape(type, generic: declaration.genericParameters, in: mock)
        {
            return "its result is a closure that gives what cannot escape, and no lock guards a handler that makes one"
        }
        if isClosureOverPack(type, in: mock) {
            // The compiler makes no value of any such type.
            return "its result is a closure over a parameter pack, and no handler can make one"
        }
        if fitsInNoClosure(type, in: mock) {
            return
                "its result has generic values that cannot be copied or escape, and the compiler crashes on properties "
                + "with closures over such"
        }
        if isSentClosureForAnother(type, in: mock) {
            return
                "its result is sent a closure and gives one, and the compiler crashes on properties with such closures"
        }
        let generic = declaration.genericParameters
        guard type.mentions(Set(generic.map(\.name))) else { return nil }
        if isNoncopyable(type, generic: generic, in: mock) {
            return "its result cannot be copied, and no handler can make a value of a generic type"
        }
        let result = type.bare.unparenthesized
        guard case .metatype(let instance) = result.wrapped?.bare.unparenthesized ?? result,
            isNoncopyable(instance, generic: generic, in: mock)
        else { return nil }
        return "its result is the type of generic values that cannot be copied, and the compiler warns of casts to that"
    }

    /// Whether no property of the mock can hold a closure over values of a type: as of Swift 6.3 the compiler crashes on
    /// those whose types have what is copyable or escapable only where its generic arguments are (SE-0427, SE-0446), but for
    /// members of generic types. For example: `Result<Buffer, any Error>` where `Buffer` is `~Copyable`
    func fitsInNoClosure(_ type: TypeSyntax, in mock: Context, depth: Int = 0) -> Bool {
        guard catalog.mentionsSuppression || type.mentions(["Result"]), !mock.isGeneric, depth < Resolver.maximumDepth
        else { return false }
        guard let closure = closure(type, in: mock) else { return isConditionallySuppressed(type, in: mock) }
        return (closure.parameters.map(\.type) + [closure.result]).contains {
            fitsInNoClosure($0, in: mock, depth: depth + 1)
        }
    }

    /// Whether no property of a mock can hold a closure of a type, or one that gets or gives such closures: as of Swift 6.3 the
    /// compiler crashes on those that are sent a closure (SE-0430) and give one, where `-enable-testing` has it make key paths.
    func isSentClosureForAnother(_ type: TypeSyntax, in mock: Context) -> Bool {
        var pending = type.tupleElements
        // Typealiases that stand for each other, or for more of themselves, end here.
        var seen: Set<TypeSyntax> = []
        while let type = pending.popLast(), seen.count < Resolver.maximumDepth {
            guard let closure = closure(type, in: mock), seen.insert(type).inserted else { continue }
            let isSentClosure = closure.parameters.contains {
                $0.type.specifiers.contains("sending") && self.closure($0.type, in: mock) != nil
            }
            let results = closure.result.tupleElements
            if isSentClosure, results.contains(where: { self.closure($0, in: mock) != nil }) { return true }
            pending += closure.parameters.flatMap(\.type.tupleElements) + results
        }
        return false
    }

    /// Whether values of a type cannot be copied, or cannot escape, for what its generic arguments are.
    private func isConditionallySuppressed(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        var type = resolver.withoutTypealiases(type.bare, in: origin.path, file: origin.file).bare.unparenthesized
        while let wrapped = type.wrapped { type = wrapped.bare.unparenthesized }
        if case .inlineArray(_, let element) = type { return isNoncopyable(element, in: mock) }
        let suppressed = type.arguments.contains {
            isNoncopyable($0, in: mock) || isNonescapable($0, generic: [], in: mock)
        }
        guard suppressed, let name = type.qualifiedName else { return false }
        guard let declared = catalog.type(named: name, in: origin.path, file: origin.file) else {
            return ["InlineArray", "Result"].contains(name.last)
        }
        return catalog.extensions(of: declared).flatMap(\.declaration.inheritedNames).contains {
            [["Copyable"], ["Escapable"]].contains($0)
        }
    }

    /// Whether a result depends on a lifetime: it comes from no closure, and a class cannot keep it (SE-0446).
    func isBoundToLifetime(_ declaration: Declaration, in mock: Context) -> Bool {
        guard let type = declaration.resultType else { return false }
        return declaration.hasResultLifetime && !isOfMock(type, in: mock)
            || isNonescapable(type, generic: declaration.genericParameters, in: mock)
    }

    /// Whether a type is the mock's own, one of its associated types, or an optional of such: all of them escape.
    private func isOfMock(_ type: TypeSyntax, in mock: Context) -> Bool {
        let type = AssociatedTypes.withoutSelf(type.bare.unparenthesized)
        if let wrapped = type.wrapped { return isOfMock(wrapped, in: mock) }
        guard case .named(let name, arguments: []) = type else { return false }
        let alias = mock.plainTypealiases.first { $0.name == name }?.type.bare.unparenthesized
        return name == "Self" || alias == .named("Self") || mock.resolved.associatedTypes.contains { $0.name == name }
    }

    /// Whether a type is that of a closure whose result cannot escape, or of one that gets or gives such a closure.
    func givesWhatCannotEscape(_ type: TypeSyntax, generic: [GenericParameter], in mock: Context) -> Bool {
        var pending = [type]
        // Typealiases that stand for each other, or for more of themselves, end here.
        var seen: Set<TypeSyntax> = []
        while let type = pending.popLast(), seen.count < Resolver.maximumDepth {
            guard let closure = closure(type, in: mock), seen.insert(type).inserted else { continue }
            if isNonescapable(closure.result, generic: generic, in: mock) { return true }
            pending += closure.parameters.map(\.type) + [closure.result]
        }
        return false
    }

    /// Why the mock cannot keep the value of a property; nil where it can.
    func obstacle(
        toKeeping variable: VariableDeclaration, _ named: NamedRequirement, in mock: Context
    ) -> String? {
        if isBoundToLifetime(.variable(variable), in: mock) {
            return "its value cannot escape, so that nothing can keep it"
        }
        guard let type = variable.type else { return nil }
        if isSentClosureForAnother(type, in: mock) {
            return "it is sent a closure and gives one, and the compiler crashes on properties with such closures"
        }
        if givesWhatCannotEscape(type, generic: [], in: mock),
            isolation(of: named.requirement, head: variable.head, in: mock).storage != .plain
        {
            return "it is a closure that gives what cannot escape, and no lock guards one"
        }
        guard isNoncopyable(type, in: mock), variable.effects == Effects() else { return nil }
        if variable.head.isStatic, resolver.isAtomic(type, from: named.requirement.origin) {
            return "its type stays where it is made, so that nothing can set it"
        }
        if variable.head.possibleAttributes.has("available"), !isConstant(variable, named.requirement, in: mock) {
            return "its type cannot be copied, and what has '@available' is kept as a copy"
        }
        if named.isConditional, mustBeInitialized(variable, named, in: mock) {
            return "its type cannot be copied, and no initializer gives a value to what is under '#if'"
        }
        if isolation(of: named.requirement, head: variable.head, in: mock).storage != .plain {
            if isConstant(variable, named.requirement, in: mock) { return nil }
            return "its type cannot be copied, and what guards it for all threads holds copies"
        }
        if variable.head.isStatic, type.wrapped == nil,
            mock.annotation.value(of: unescaped(variable.name), in: .override) == nil
        {
            return "its type cannot be copied, and no initializer gives a value to what is static"
        }
        return nil
    }

    /// The attribute of what ends without a result that depends on anything. It satisfies requirements that say what
    /// theirs depends on, also on `self`, which no class can (SE-0446).
    func lifetimeAttributes(of declaration: Declaration, in mock: Context) -> [String] {
        guard isBoundToLifetime(declaration, in: mock) else { return [] }
        let name = declaration.lifetimeAttributes.first?.name ?? "_lifetime"
        return ["@\(name)(immortal)"]
    }

    /// A property that cannot be read: it counts what it is set to.
    func propertyWithObstacle(
        _ variable: VariableDeclaration, _ type: TypeSyntax, _ obstacle: String, _ named: NamedRequirement,
        in mock: Context, support: inout Set<Support>
    ) -> Mock.Member {
        var property = handledProperty(variable, type, Effects(), obstacle, named, in: mock, support: &support)
        if resolver.isAtomic(type, from: named.requirement.origin) {
            let title = "\(mock.qualifiedName).\(unescaped(variable.name))"
            let value = atomicValue(of: type, named, in: mock)
            if value != nil { property.notes = [] }
            return constant(property, value ?? "{ \(names.trap("\(title) was read, but \(obstacle)")) }()")
        }
        guard variable.isSettable else { return .handledProperty(property) }
        let setter = CallShape(
            name: "\(named.name)Set", storageName: "\(named.storageName)Set", title: "", memberName: "",
            head: variable.head, parameters: [], genericNames: [], effects: Effects(), result: nil,
            isolation: isolation(of: named.requirement, head: variable.head, in: mock), recordsHistory: false,
            obstacle: obstacle)
        property.setter = call(setter, named, in: mock, support: &support)
        return .handledProperty(property)
    }

    /// The same property where only a constant can be one.
    private func constant(_ property: Mock.HandledProperty, _ value: String) -> Mock.Member {
        let head = "\(property.modifiers)let \(property.name): \(property.type)"
        return .verbatim(
            .init(
                requirement: property.requirement, notes: property.notes,
                lines: property.attributes + ["\(head) = \(value)"]))
    }

    /// A value of an atomic type, made of the default value of what it keeps; nil where that has none.
    private func atomicValue(of type: TypeSyntax, _ named: NamedRequirement, in mock: Context) -> String? {
        let origin = named.requirement.origin
        guard let argument = resolver.atomicArgument(of: type, from: origin),
            let value = defaultValue(for: argument, in: mock, origin: origin)
        else { return nil }
        return "\(signatureParameter(type, in: mock).bare)(\(value))"
    }
}

extension Lowering.CallShape {
    /// The call without what a handler would get.
    var withoutHandler: Lowering.CallShape {
        var shape = self
        for index in parameters.indices {
            shape.parameters[index].handlerType = nil
            shape.parameters[index].copy = nil
            shape.parameters[index].convertedType = nil
        }
        shape.watcher = nil
        return shape
    }
}

extension Declaration {
    /// The attributes that say what lifetimes depend on, those of a getter among them.
    fileprivate var lifetimeAttributes: [Attribute] {
        var attributes = memberHead?.attributes ?? []
        switch self {
        case .variable(let variable): attributes += (variable.accessors ?? []).flatMap(\.attributes)
        case .subscript(let declaration): attributes += declaration.accessors.flatMap(\.attributes)
        default: break
        }
        return attributes.filter { ["_lifetime", "lifetime"].contains($0.name) }
    }

    /// Whether an attribute says what a result depends on. For example: `@_lifetime(copy bytes)`, but not
    /// `@_lifetime(target: copy bytes)`, which is about a parameter
    fileprivate var hasResultLifetime: Bool {
        lifetimeAttributes.contains { !($0.arguments?.contains(":") ?? true) }
    }
}

extension VariableDeclaration {
    /// The effects of the getter.
    var effects: Effects { accessors?.first { $0.kind == "get" }?.effects ?? Effects() }
}
