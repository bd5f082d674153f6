// The members of a protocol: methods, initializers, properties and subscripts of Objective-C in, Swift's out; nil where
// a type has no counterpart in Swift.

import SwiftDeclarations

extension ProtocolImporter {
    /// For example: `@property (nonatomic, copy, nullable) NSString *title;`
    func variable(_ property: Property, _ member: Member) -> Declaration? {
        guard let type = propertyType(property) else { return nil }
        let name = names.name(of: property, member.attributes)
        var accessors = [Accessor(kind: "get")]
        if !property.isReadOnly { accessors.append(Accessor(kind: "set")) }
        return .variable(
            VariableDeclaration(
                head: head(member.attributes, offset: member.offset, isClassMember: member.isClassMember),
                name: escaped(member.attributes.isRefined ? "__\(name)" : name), type: type, accessors: accessors))
    }

    private func propertyType(_ property: Property) -> TypeSyntax? {
        var type = property.type
        let isReference = property.ownership == .weak || property.ownership == .unowned
        // A weak property is nil sooner or later.
        if property.ownership == .weak, type.nullability == .nonnull { type.nullability = .nullable }
        // A value in a box cannot be referred to weakly: `id` is an object here.
        return types.type(type, at: isReference && type.kind == .id(protocols: []) ? .reference : .declaration)
    }

    /// For example: `- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;`
    func function(_ method: Method, _ name: MethodName, _ member: Member) -> Declaration? {
        var name = name
        if member.attributes.isRefined { name.refine() }
        guard let parameters = parameters(of: method, name) else { return nil }
        let head = head(member.attributes, offset: member.offset, isClassMember: member.isClassMember)
        let effects = Effects(throwing: name.error == nil ? .never : .throws(nil))
        if name.isInitializer {
            return .initializer(
                InitializerDeclaration(
                    head: head, failability: failability(of: method, name), parameters: parameters, effects: effects))
        }
        var result: TypeSyntax?
        if !returnsVoid(method, name) {
            var type = method.result
            if name.error?.kind == .null { type.nullability = .nonnull }
            result =
                returnsUnmanaged(method, member)
                ? types.unmanagedObject(type) : types.type(type, isReturned: !member.attributes.saysOwner)
            if result == nil { return nil }
        }
        return .function(
            FunctionDeclaration(
                head: head, name: escaped(name.base), parameters: parameters, effects: effects, result: result))
    }

    /// Whether a method is one of those that send a message: nobody knows who owns what comes out.
    private func returnsUnmanaged(_ method: Method, _ member: Member) -> Bool {
        let selectors = [
            "performSelector:", "performSelector:withObject:", "performSelector:withObject:withObject:",
        ]
        return !member.isClassMember && method.result.kind == .id(protocols: [])
            && selectors.contains(method.selectorText)
    }

    private func returnsVoid(_ method: Method, _ name: MethodName) -> Bool {
        switch name.error?.kind {
        case .nonzero: return true
        case .zero: return types.types.isObjCBool(method.result)
        case .null, .nonnullError, nil: return types.types.desugared(method.result).kind == .void
        }
    }

    private func failability(of method: Method, _ name: MethodName) -> InitializerDeclaration.Failability {
        if name.error != nil { return .never }
        switch method.result.nullability {
        case .nonnull: return .never
        case .nullable: return .optional
        case .nullResettable, .unspecified: return .implicitlyUnwrapped
        }
    }

    /// The parameters under their labels, without the error.
    private func parameters(of method: Method, _ name: MethodName) -> [Parameter]? {
        if method.parameters.isEmpty {
            // `initForReading` takes nothing, and is called `init(forReading: ())`.
            return name.labels.map { Parameter(label: $0, name: "_", type: .void) }
        }
        var labels = name.labels[...]
        var used: Set<String> = []
        var imported: [Parameter] = []
        for (index, parameter) in method.parameters.enumerated() {
            let isError = name.error?.index == index
            if isError, !(name.error?.isReplacedByVoid ?? false) { continue }
            let label = labels.popFirst() ?? ""
            var type: TypeSyntax? = .void
            if !isError {
                type = types.parameterType(
                    parameter.type, isNoescape: parameter.isNoescape,
                    isSendable: name.completionHandler == index, parameter.attributes.swiftAttributes)
            }
            guard let type else { return nil }
            var local = parameter.name.isEmpty ? (label.isEmpty ? "argument\(index + 1)" : label) : parameter.name
            while !used.insert(local).inserted { local += "_" }
            imported.append(
                Parameter(
                    label: label == local && !needsBackticks(label) ? nil : label.isEmpty ? "_" : escapedLabel(label),
                    name: escaped(local), type: type))
        }
        return imported
    }
}

/// One of the methods that Swift imports as a subscript.
struct SubscriptAccessor {
    /// Whether the key is an object.
    let isKeyed: Bool
    /// Whether it sets.
    let isSetter: Bool

    /// Recognizes a method by its selector.
    init?(_ method: Method) {
        switch method.selectorText {
        case "objectAtIndexedSubscript:": (isKeyed, isSetter) = (false, false)
        case "objectForKeyedSubscript:": (isKeyed, isSetter) = (true, false)
        case "setObject:atIndexedSubscript:": (isKeyed, isSetter) = (false, true)
        case "setObject:forKeyedSubscript:": (isKeyed, isSetter) = (true, true)
        default: return nil
        }
    }
}

extension ProtocolImporter {
    /// For example: `- (id)objectAtIndexedSubscript:(NSUInteger)index;`
    func subscriptDeclaration(_ method: Method, _ accessor: SubscriptAccessor, _ member: Member) -> Declaration? {
        let key = method.parameters[0]
        guard let keyType = types.type(key.type), let result = types.type(method.result) else { return nil }
        let isSettable = declaration.members.contains { member in
            guard case .method(let method) = member.kind, let other = SubscriptAccessor(method) else { return false }
            return other.isSetter && other.isKeyed == accessor.isKeyed && !member.attributes.isUnavailable
        }
        return .subscript(
            SubscriptDeclaration(
                head: head(member.attributes, offset: member.offset),
                parameters: [Parameter(name: escaped(key.name.isEmpty ? "key" : key.name), type: keyType)],
                result: result, accessors: [Accessor(kind: "get")] + (isSettable ? [Accessor(kind: "set")] : [])))
    }
}

extension MethodName {
    /// Names it for `NS_REFINED_FOR_SWIFT`.
    mutating func refine() {
        guard isInitializer else {
            base = "__\(base)"
            return
        }
        if labels.isEmpty { labels = [""] }
        labels[0] = "__\(labels[0])"
    }
}
