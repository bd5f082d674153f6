// The members of a protocol: methods, initializers and properties of Objective-C in, Swift's out; nil where a type has no
// counterpart in Swift.

import SwiftDeclarations

extension ProtocolImporter {
    /// For example: `@property (nonatomic, copy, nullable) NSString *title;`
    func variable(_ property: Property, _ member: Member) -> Declaration? {
        guard let type = propertyType(property, member.attributes) else { return nil }
        let name = names.name(of: property, inherited.origin(of: member)?.member.attributes ?? member.attributes)
        var accessors = [Accessor(kind: "get")]
        if !property.isReadOnly { accessors.append(Accessor(kind: "set")) }
        return .variable(
            VariableDeclaration(
                head: head(of: member),
                name: escaped(name), type: type, accessors: accessors))
    }

    /// The type, with what `NS_SWIFT_SENDABLE` of the property says about it. For example: `@Sendable () -> Void`
    private func propertyType(_ property: Property, _ attributes: SwiftAttributes) -> TypeSyntax? {
        var type = property.type
        type.swiftAttributes += attributes.swiftAttributes.filter { $0 == "@Sendable" }
        // A weak property is nil sooner or later.
        if property.ownership == .weak, type.nullability == .nonnull { type.nullability = .nullable }
        guard property.ownership == .weak || property.ownership == .unowned else { return types.type(type) }
        // A value cannot be referred to weakly, be it in a box: `id` is an object here, and `NSString` itself.
        let object = types.types.desugared(type)
        switch object.kind {
        case .id(protocols: []), .object: return types.type(object, at: .reference)
        default: return types.type(type)
        }
    }

    /// The name of a method, which is that of the method that it redeclares: Swift has one name for a selector.
    func name(of method: Method, _ member: Member) -> MethodName {
        guard let origin = inherited.origin(of: member), case .method(let original) = origin.member.kind else {
            return names.name(of: method, member.attributes, isClassMember: member.isClassMember)
        }
        let related = types.types.withRelatedResult(original, isClassMember: member.isClassMember)
        return SwiftNames(types: types.types, declaration: origin.declaration)
            .name(of: related, origin.member.attributes, isClassMember: member.isClassMember)
    }

    /// For example: `- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;`
    func function(_ method: Method, _ name: MethodName, _ member: Member) -> Declaration? {
        guard let parameters = parameters(of: method, name, member) else { return nil }
        let head = head(of: member)
        let effects = Effects(throwing: name.error == nil ? .never : .throws(nil))
        if name.isInitializer {
            return .initializer(
                InitializerDeclaration(
                    head: head, failability: failability(of: method, name), parameters: parameters, effects: effects))
        }
        var result: TypeSyntax?
        if member.attributes.neverReturns {
            result = .named("Never")
        } else if !returnsVoid(method, name) {
            var type = method.result
            if name.error?.kind == .null {
                // Also where a typedef says that it can be nil.
                if case .typedef(let name) = type.kind, types.types.saysNullability(name) {
                    type = types.types.desugared(type)
                }
                type.nullability = .nonnull
            }
            result =
                returnsUnmanaged(method, member)
                ? types.unmanagedObject(type) : types.type(type, isReturned: member.attributes.owner == nil)
            if result == nil { return nil }
        }
        return .function(
            FunctionDeclaration(
                head: head, name: escaped(name.base), parameters: parameters, effects: effects, result: result))
    }

    /// Whether a parameter is a completion handler, which can be sent; but for one that stays where its method says that it is, or
    /// its protocol, which is Sendable, too.
    func isSentHandler(_ index: Int, of name: MethodName, _ member: Member) -> Bool {
        name.completionHandler == index && !member.attributes.swiftAttributes.contains("@MainActor")
            && !["@MainActor", "@Sendable"].allSatisfy(declaration.attributes.swiftAttributes.contains)
    }

    /// Whether a method is one of those that send a message: nobody knows who owns what comes out.
    private func returnsUnmanaged(_ method: Method, _ member: Member) -> Bool {
        guard !member.isClassMember, method.result.kind == .id(protocols: []),
            (1...3).contains(method.parameters.count),
            ["performSelector", "performSelectorInBackground", "performSelectorOnMainThread"].contains(
                method.selector[0])
        else { return false }
        let others = method.parameters.dropFirst().map { types.types.desugared($0.type).kind }
        return types.types.desugared(method.parameters[0].type).kind == .selector
            && others.allSatisfy { $0 == .id(protocols: []) }
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
    private func parameters(of method: Method, _ name: MethodName, _ member: Member) -> [Parameter]? {
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
                    isSendable: isSentHandler(index, of: name, member),
                    isOwned: parameter.isOwned, parameter.attributes)
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
