// Names that keep every class in Swift from having a member: those that Swift cannot write, and those of accessors.

extension ProtocolImporter {
    /// What is wrong with the name of a member, and what to do; nil where a class can have it.
    func problemOfName(of member: Member) -> (problem: String, advice: String)? {
        let attributes = inherited.origin(of: member)?.member.attributes ?? member.attributes
        switch member.kind {
        case .property(let property):
            return isWritable(names.name(of: property, attributes)) ? nil : unwritable(member)
        case .method(let method):
            let name = name(of: method, member)
            if let custom = names.customName(of: method, attributes, isClassMember: member.isClassMember) {
                if custom.accessor == .setter { return ("'\(member.name)' is named as a setter in Swift", takeAway) }
                if custom.accessor == .getter, custom.base == method.selector[0] {
                    return ("'\(member.name)' is named as a getter of the same name in Swift", takeAway)
                }
                if custom.labels.count < method.parameters.count - (name.error == nil ? 0 : 1) {
                    return ("'\(member.name)' has a name with too few parameters in Swift", takeAway)
                }
            }
            if name.completionHandler != nil, names.customAsyncName(of: method, attributes)?.accessor == .getter {
                return ("'\(member.name)' is an 'async' property in Swift, too", takeAway)
            }
            return ([name.base] + name.labels).allSatisfy(isWritable) ? nil : unwritable(member)
        }
    }

    private var takeAway: String { "take the name away" }

    private func unwritable(_ member: Member) -> (problem: String, advice: String) {
        ("'\(member.name)' has no name in Swift", "give it one with NS_SWIFT_NAME")
    }

    /// Whether Swift can declare a name: what begins with `$` is the compiler's own.
    private func isWritable(_ name: String) -> Bool { name != "_" && name.first != "$" }
}
