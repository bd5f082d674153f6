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

    /// The selector of the method that sets what this one gets, or the other way around.
    var otherSelector: String {
        switch (isKeyed, isSetter) {
        case (false, true): "objectAtIndexedSubscript:"
        case (true, true): "objectForKeyedSubscript:"
        case (false, false): "setObject:atIndexedSubscript:"
        case (true, false): "setObject:forKeyedSubscript:"
        }
    }
}

extension ProtocolImporter {
    /// What becomes of a method that gets or sets by a key.
    enum SubscriptRole {
        /// The subscript is imported in its place.
        case `subscript`(SubscriptDeclaration)
        /// It is the setter of a subscript that is imported elsewhere.
        case setter
        /// A method like any other.
        case method
    }

    /// The getter for a setter, the setter for a getter.
    private struct Counterpart {
        let member: Member
        let method: Method
        /// Whether it stands in a protocol that this one inherits: its types are as they are there.
        let isInherited: Bool
    }

    /// Decides what becomes of a method; nil where a type has no counterpart in Swift.
    func role(of method: Method, _ accessor: SubscriptAccessor, _ member: Member) -> SubscriptRole? {
        let other = counterpart(of: accessor)
        if member.attributes.isRefined || other?.member.attributes.isRefined ?? false { return .method }
        guard accessor.isSetter else { return getterRole(of: method, other, member) }
        guard let getter = other?.method, haveSameKey(getter, method) else { return .method }
        if other?.isInherited ?? false { return inheritedGetterRole(of: getter, setter: method, member) }
        return isSubscript(getter, method) ? .setter : .method
    }

    /// What becomes of a getter.
    private func getterRole(of method: Method, _ setter: Counterpart?, _ member: Member) -> SubscriptRole? {
        guard var result = types.type(method.result) else { return nil }
        guard let setter else { return declared(method, result, isSettable: false, member) }
        let set = types.type(setter.method.parameters[0].type)
        if set != result {
            guard !setter.isInherited, isSubscript(method, setter.method) else { return .method }
            // `NSString *` here and `nullable NSString *` there is `String!`.
            if types.types.canBeNil(method.result) {
                var either = method.result
                either.nullability = .unspecified
                guard let type = types.type(either) else { return nil }
                result = type
            }
        }
        return declared(method, result, isSettable: haveSameKey(method, setter.method), member)
    }

    /// What becomes of a setter whose getter is inherited: the subscript is declared once more, and can be set.
    private func inheritedGetterRole(of getter: Method, setter: Method, _ member: Member) -> SubscriptRole? {
        guard let result = types.type(getter.result) else { return nil }
        guard types.type(setter.parameters[0].type) == result else { return .method }
        return declared(getter, result, isSettable: true, member)
    }

    /// The subscript of a getter.
    private func declared(
        _ getter: Method, _ result: TypeSyntax, isSettable: Bool, _ member: Member
    ) -> SubscriptRole? {
        let key = getter.parameters[0]
        guard let type = types.type(key.type) else { return nil }
        return .subscript(
            SubscriptDeclaration(
                head: head(of: member),
                parameters: [Parameter(name: escaped(key.name.isEmpty ? "key" : key.name), type: type)],
                result: result, accessors: (isSettable ? ["get", "set"] : ["get"]).map { Accessor(kind: $0) }))
    }

    /// Whether a member is one of those methods: Swift has the subscript where it does not have the method.
    func isSubscriptAccessor(_ member: Member) -> Bool {
        guard case .method(let method) = member.kind, !member.isClassMember else { return false }
        return SubscriptAccessor(method) != nil
    }

    /// The other method, in the protocol itself or else in one that it inherits.
    private func counterpart(of accessor: SubscriptAccessor) -> Counterpart? {
        if let own = declaration.members.lazy.compactMap({ counterpart(of: accessor, $0, isInherited: false) }).first {
            return own
        }
        return inherited.bySelector["-\(accessor.otherSelector)"]?.lazy
            .compactMap { counterpart(of: accessor, $0.member, isInherited: true) }.first
    }

    private func counterpart(of accessor: SubscriptAccessor, _ member: Member, isInherited: Bool) -> Counterpart? {
        guard case .method(let method) = member.kind, !member.isClassMember,
            method.selectorText == accessor.otherSelector
        else { return nil }
        return Counterpart(member: member, method: method, isInherited: isInherited)
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
