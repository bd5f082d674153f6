// What a protocol declares and `NSObject` has by itself or by a category in, what a mock has to override out: mocks of protocols
// of Objective-C inherit from that class.

extension ProtocolImporter {
    /// Whether `NSObject` has a member of a selector, by the class itself or by a category: its protocol says nothing of that.
    func isOfObject(_ member: Member) -> Bool { memberOfObject(for: member) != nil }

    /// The member as `NSObject` has it, if that has it and all that conform to the protocol are such objects; otherwise the same.
    func asOverridden(_ member: Member) -> Member {
        guard isOfObjects, var overridden = memberOfObject(for: member) else { return member }
        (overridden.offset, overridden.range) = (member.offset, member.range)
        overridden.isOptional = member.isOptional
        switch (overridden.kind, member.kind) {
        case (.method(let method), .method(let own)): overridden.kind = .method(method.overridden(as: own))
        case (.property(let property), .property(let own)): overridden.kind = .property(property.overridden(as: own))
        default: break
        }
        return overridden
    }

    /// What keeps a class from having a member beside that of `NSObject`. For example: `'name' is a property here and a method in
    /// 'NSObject'`
    func conflictWithObject(of member: Member) -> String? {
        guard isOfObjects, let other = memberOfObject(for: member),
            other.isProperty != member.isProperty
        else { return nil }
        let (own, theirs) = member.isProperty ? ("a property", "a method") : ("a method", "a property")
        return "'\(member.name)' is \(own) here and \(theirs) in 'NSObject'"
    }

    /// Whether all that conform to the protocol inherit from `NSObject`, or do as if they did.
    var isOfObjects: Bool { inherited.lineages.contains { $0.contains("NSObject") } }

    private func memberOfObject(for member: Member) -> Member? {
        // Nothing overrides the initializers of a category.
        guard member.isProperty ? member.name != "init" : !member.name.hasPrefix("init") else { return nil }
        return member.selectors.lazy.compactMap { types.types.membersOfObject[$0] }.first
            ?? (isOfAdopted && !member.isOptional ? member : nil)
    }

    /// Whether `NSObject` adopts the protocol, or one that inherits it.
    var isOfAdopted: Bool {
        guard !types.types.protocolsOfObject.isEmpty else { return false }
        return types.types.protocolsOfObject.contains { name in
            name == declaration.name
                || protocols[name].map { InheritedMembers(of: $0, among: protocols).lineages }?
                    .contains { $0.contains(declaration.name) } ?? false
        }
    }
}

extension Method {
    /// The method with the types of a protocol's where its own leave open what can be nil.
    fileprivate func overridden(as own: Method) -> Method {
        var method = self
        method.result = result.overridden(as: own.result)
        for (index, parameter) in own.parameters.enumerated() where index < parameters.count {
            method.parameters[index].type = parameters[index].type.overridden(as: parameter.type)
        }
        return method
    }
}

extension Property {
    /// The property, which can be set where that of a protocol can, too.
    fileprivate func overridden(as own: Property) -> Property {
        var property = self
        property.isReadOnly = isReadOnly && own.isReadOnly
        if property.isReadOnly { property.type = type.overridden(as: own.type) }
        return property
    }
}

extension ObjCType {
    fileprivate func overridden(as own: ObjCType) -> ObjCType { nullability == .unspecified ? own : self }
}
