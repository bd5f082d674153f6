// The selectors that a protocol inherits, by what they are. Swift takes a method for the accessor of a property only where
// one protocol declares both; elsewhere it asks a class for both, which can have one member for a selector.

/// What the protocols that one inherits declare.
struct InheritedSelectors {
    /// The accessors of properties and where they are from, `+` or `-` before them. For example: `-name`, `-setName:`
    private var accessors: [String: String] = [:]
    /// The methods and where they are from.
    private var methods: [String: String] = [:]

    /// Collects what is required; `NSObject` has what it says to be optional, too.
    init(of declaration: ProtocolDeclaration, in header: Header) {
        var waiting = declaration.inherited.map(\.name)
        var seen: Set<String> = []
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let parent = header.protocols.first(where: { $0.name == name }) else {
                continue
            }
            waiting += parent.inherited.map(\.name)
            for member in parent.members where !member.attributes.isUnavailable {
                if !member.isOptional || name == "NSObject" { add(member, of: name) }
            }
        }
        // A method beside its property is the accessor of that.
        for member in declaration.members {
            if case .property = member.kind { for selector in member.selectors { accessors[selector] = nil } }
        }
    }

    private mutating func add(_ member: Member, of name: String) {
        for selector in member.selectors {
            switch member.kind {
            case .method: methods[selector] = name
            case .property: accessors[selector] = name
            }
        }
    }

    /// What keeps a class from having a member. For example: `'name' is a method here and a property in 'Named'`
    func problem(_ member: Member) -> String? {
        switch member.kind {
        case .method:
            guard let parent = member.selectors.lazy.compactMap({ accessors[$0] }).first else { return nil }
            return "'\(member.name)' is a method here and of a property in '\(parent)'"
        case .property:
            guard let parent = member.selectors.lazy.compactMap({ methods[$0] }).first else { return nil }
            return "'\(member.name)' is a property here and a method in '\(parent)'"
        }
    }
}

extension Member {
    /// The selectors that it answers, `+` or `-` before them.
    fileprivate var selectors: [String] {
        let sign = isClassMember ? "+" : "-"
        switch kind {
        case .method(let method): return [sign + method.selectorText]
        case .property(let property):
            let getter = sign + (property.getter ?? property.name)
            if property.isReadOnly { return [getter] }
            return [getter, "\(sign)set\(property.name.prefix(1).uppercased())\(property.name.dropFirst()):"]
        }
    }
}
