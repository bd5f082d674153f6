// Methods that Objective-C calls by brackets in, subscripts of Swift out. Two methods make one subscript where they agree on
// the key and the element, and nothing about either is refined for Swift; otherwise they stay methods.

import SwiftDeclarations

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
    /// What becomes of a method that gets or sets by a key.
    enum SubscriptRole {
        /// The subscript is imported in its place.
        case getter(SubscriptDeclaration)
        /// It is the setter of a subscript that is imported elsewhere.
        case setter
        /// A method like any other.
        case method
    }

    /// Decides what becomes of a method; nil where a type has no counterpart in Swift.
    func role(of method: Method, _ accessor: SubscriptAccessor, _ member: Member) -> SubscriptRole? {
        let other = counterpart(of: accessor)
        if member.attributes.isRefined || other?.member.attributes.isRefined ?? false { return .method }
        guard accessor.isSetter else { return getterRole(of: method, other?.method, member) }
        guard let getter = other?.method else { return .method }
        return isSubscript(getter, method) && haveSameKey(getter, method) ? .setter : .method
    }

    /// What becomes of a getter.
    private func getterRole(of method: Method, _ setter: Method?, _ member: Member) -> SubscriptRole? {
        let key = method.parameters[0]
        guard let keyType = types.type(key.type), var result = types.type(method.result) else { return nil }
        var accessors = [Accessor(kind: "get")]
        if let setter {
            guard isSubscript(method, setter) else { return .method }
            if haveSameKey(method, setter) { accessors.append(Accessor(kind: "set")) }
            // `NSString *` here and `nullable NSString *` there is `String!`.
            if types.type(setter.parameters[0].type) != result, types.types.canBeNil(method.result) {
                var either = method.result
                either.nullability = .unspecified
                guard let type = types.type(either) else { return nil }
                result = type
            }
        }
        return .getter(
            SubscriptDeclaration(
                head: head(member.attributes, offset: member.offset),
                parameters: [Parameter(name: escaped(key.name.isEmpty ? "key" : key.name), type: keyType)],
                result: result, accessors: accessors))
    }

    /// Whether a member is one of those methods: Swift has the subscript where it does not have the method.
    func isSubscriptAccessor(_ member: Member) -> Bool {
        guard case .method(let method) = member.kind, !member.isClassMember else { return false }
        return SubscriptAccessor(method) != nil
    }

    /// The getter for a setter, the setter for a getter.
    private func counterpart(of accessor: SubscriptAccessor) -> (member: Member, method: Method)? {
        declaration.members.lazy.compactMap { member -> (member: Member, method: Method)? in
            guard case .method(let method) = member.kind, !member.isClassMember,
                let other = SubscriptAccessor(method),
                other.isKeyed == accessor.isKeyed, other.isSetter != accessor.isSetter
            else { return nil }
            return (member, method)
        }.first
    }

    /// Whether what is set is of the type of what is got, be it nil or not.
    private func isSubscript(_ getter: Method, _ setter: Method) -> Bool {
        var (got, set) = (getter.result, setter.parameters[0].type)
        (got.nullability, set.nullability) = (.nonnull, .nonnull)
        return types.type(got) == types.type(set)
    }

    private func haveSameKey(_ getter: Method, _ setter: Method) -> Bool {
        types.type(getter.parameters[0].type) == types.type(setter.parameters[1].type)
    }
}
