// Typedefs of classes without their `*`, which stands where the typedef is used -> pointers to the classes. For example:
// `StringList *` with `typedef NSArray<NSString *> StringList;` is `NSArray<NSString *> *`

extension Header {
    /// The header with classes in place of their typedefs.
    func withoutClassTypedefs() -> Header {
        guard types.typedefs.values.contains(where: { types.classBehind($0.type) != nil }) else { return self }
        var header = self
        header.types.typedefs = types.typedefs.mapValues { typedef in
            TypeNames.Typedef(type: types.withoutClassTypedefs(typedef.type), attributes: typedef.attributes)
        }
        header.types.mapMembersOfObject(types.withoutClassTypedefs)
        header.protocols = protocols.map { declaration in
            var declaration = declaration
            declaration.members = declaration.members.map(types.withoutClassTypedefs)
            return declaration
        }
        return header
    }
}

extension TypeNames {
    /// The pointer to the class that a type without `*` names, or a typedef of one; nil for other types.
    fileprivate func classBehind(_ type: ObjCType) -> ObjCType.Kind? {
        switch desugared(type).kind {
        case .interface(let name, let arguments, let protocols):
            .object(name, arguments: arguments.map(withoutClassTypedefs), protocols: protocols)
        case .typedef(let name) where classes[name] != nil: .object(name, arguments: [], protocols: [])
        default: nil
        }
    }

    fileprivate func withoutClassTypedefs(_ member: Member) -> Member {
        var member = member
        switch member.kind {
        case .method(var method):
            method.result = withoutClassTypedefs(method.result)
            for index in method.parameters.indices {
                method.parameters[index].type = withoutClassTypedefs(method.parameters[index].type)
            }
            member.kind = .method(method)
        case .property(var property):
            property.type = withoutClassTypedefs(property.type)
            member.kind = .property(property)
        }
        return member
    }

    fileprivate func withoutClassTypedefs(_ type: ObjCType) -> ObjCType {
        func parameters(_ parameters: [ObjCType.Parameter]) -> [ObjCType.Parameter] {
            parameters.map { parameter in
                var parameter = parameter
                parameter.type = withoutClassTypedefs(parameter.type)
                return parameter
            }
        }
        var type = type
        switch type.kind {
        case .pointer(let pointee):
            // What a typedef with a `*` stands for is a pointer itself.
            type.kind = classBehind(pointee) ?? .pointer(withoutClassTypedefs(pointee))
        case .object(let name, let arguments, let protocols):
            type.kind = .object(name, arguments: arguments.map(withoutClassTypedefs), protocols: protocols)
        case .block(let given, let result):
            type.kind = .block(parameters: parameters(given), result: withoutClassTypedefs(result))
        case .functionPointer(let given, let result):
            type.kind = .functionPointer(parameters: parameters(given), result: withoutClassTypedefs(result))
        case .function(let given, let result):
            type.kind = .function(parameters: parameters(given), result: withoutClassTypedefs(result))
        case .array(let element, let count):
            type.kind = .array(withoutClassTypedefs(element), count: count)
        default: break
        }
        return type
    }
}
