// What a protocol declares and `NSObject` has by itself or by a category in, what a mock has to override out: mocks of protocols
// of Objective-C inherit from that class.

extension ProtocolImporter {
    /// Whether `NSObject` has a member of a selector, by the class itself or by a category: its protocol says nothing of that.
    func isOfObject(_ member: Member) -> Bool { memberOfObject(for: member) != nil }

    /// The member as `NSObject` has it, if that has it and all that conform to the protocol are such objects; otherwise the same.
    func asOverridden(_ member: Member) -> Member {
        // Nothing implements what is unavailable.
        guard isOfObjects, !member.attributes.isUnavailable, var overridden = memberOfObject(for: member) else {
            return member
        }
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
        guard isOfObjects, let other = memberOfObject(for: member) else { return nil }
        if other.isProperty != member.isProperty {
            let (own, theirs) = member.isProperty ? ("a property", "a method") : ("a method", "a property")
            return "'\(member.name)' is \(own) here and \(theirs) in 'NSObject'"
        }
        let types = typesBesideObject(of: member, other)
        guard let pair = types.first(where: { !mayBeSame($0.own, $0.theirs) }) else { return nil }
        return "'\(member.name)' has \(quoted(pair.own)) here and \(quoted(pair.theirs)) in 'NSObject'"
    }

    /// What the compiler warns of in every class that has a member as `NSObject` has it: what can be nil in one place alone, where
    /// an override cannot say so. For example: `'isEqual:' has 'Any' here and 'Any?' in 'NSObject'`
    func doubtBesideObject(about member: Member) -> String? {
        guard isOfObjects, !member.attributes.isUnavailable,
            let other = memberOfObject(for: member) ?? requirementOfObject(for: member)
        else { return nil }
        let types = typesBesideObject(of: member, other)
        let doubted = types.first { own, theirs, isResult in
            isResult
                ? own.nullability == .nullable && theirs.nullability == .nonnull
                : own.nullability == .nonnull && theirs.nullability == .nullable
        }
        guard let doubted else { return nil }
        return "'\(member.name)' has \(quoted(doubted.own)) here and \(quoted(doubted.theirs)) in 'NSObject'"
    }

    /// The types of a method and of that of `NSObject`. Properties are compared where mocks are made.
    private func typesBesideObject(
        of member: Member, _ other: Member
    ) -> [(own: ObjCType, theirs: ObjCType, isResult: Bool)] {
        guard case .method(let written) = member.kind, case .method(let theirs) = other.kind,
            written.parameters.count == theirs.parameters.count
        else { return [] }
        let method = types.types.withRelatedResult(written, isClassMember: member.isClassMember)
        return zip(method.parameters, theirs.parameters).map { ($0.type, $1.type, false) }
            + [(method.result, theirs.result, true)]
    }

    private func quoted(_ type: ObjCType) -> String { "'\(types.type(type).map(\.description) ?? "another type")'" }

    /// Whether all that conform to the protocol inherit from `NSObject`, or do as if they did.
    var isOfObjects: Bool { inherited.lineages.contains { $0.contains("NSObject") } }

    private func memberOfObject(for member: Member) -> Member? {
        // Nothing overrides the initializers of a category.
        guard member.isProperty ? member.name != "init" : !member.name.hasPrefix("init") else { return nil }
        return member.selectors.lazy.compactMap { types.types.membersOfObject[$0] }.first
            ?? instanceMethodOfObject(for: member)
            ?? (isOfAdopted && !member.isOptional ? member : nil)
    }

    /// The instance method that a member of the class would override: a root class has its instance methods itself, too.
    private func instanceMethodOfObject(for member: Member) -> Member? {
        guard member.isClassMember, let selector = member.selectors.first,
            var method = types.types.membersOfObject["-\(selector.dropFirst())"], !method.isProperty
        else { return nil }
        method.isClassMember = true
        return method
    }

    /// The member as the protocol `NSObject` asks for it.
    private func requirementOfObject(for member: Member) -> Member? {
        member.selectors.lazy.flatMap { inherited.bySelector[$0] ?? [] }
            .first { $0.declaration.name == "NSObject" && $0.member.isProperty == member.isProperty }?.member
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
    /// The method with the types of a protocol's where its own leave open what can be nil, and where an override may say more: that
    /// its result is never nil, and that a parameter may be.
    fileprivate func overridden(as own: Method) -> Method {
        var method = self
        method.result = result.overridden(as: own.result)
        if result.nullability == .nullable, own.result.nullability == .nonnull { method.result.nullability = .nonnull }
        for (index, parameter) in own.parameters.enumerated() where index < parameters.count {
            let type = parameters[index].type
            method.parameters[index].type = type.overridden(as: parameter.type)
            if type.nullability == .nonnull, parameter.type.nullability == .nullable {
                method.parameters[index].type.nullability = .nullable
            }
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
