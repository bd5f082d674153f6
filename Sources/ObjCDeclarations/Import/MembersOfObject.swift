// What a protocol declares and `NSObject` has by itself or by a category in, what a mock has to override out: mocks of protocols
// of Objective-C inherit from that class.

extension ProtocolImporter {
    /// Whether `NSObject` has a member of a selector, by the class itself or by a category: its protocol says nothing of that.
    func isOfObject(_ member: Member) -> Bool { memberOfObject(for: member) != nil }

    /// The member as `NSObject` has it, with its types, if that has it and all that conform to the protocol are such objects;
    /// otherwise the same.
    func asOverridden(_ member: Member) -> Member {
        guard isOfObjects, var overridden = memberOfObject(for: member)
        else { return member }
        (overridden.offset, overridden.range) = (member.offset, member.range)
        overridden.isOptional = member.isOptional
        if case .property(let own) = member.kind, case .property(var property) = overridden.kind, !own.isReadOnly {
            property.isReadOnly = false
            overridden.kind = .property(property)
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
        guard !(member.name.hasPrefix("init") && !member.isProperty) else { return nil }
        return member.selectors.lazy.compactMap { types.types.membersOfObject[$0] }.first
    }
}
