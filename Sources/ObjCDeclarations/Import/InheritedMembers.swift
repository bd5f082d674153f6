// The members of the protocols that one inherits, by their selectors with `+` or `-` before them: where a name comes from, and
// what cannot be declared beside them.

/// What the protocols that one inherits declare.
struct InheritedMembers {
    /// A member and the protocol that declares it.
    struct Origin {
        let declaration: ProtocolDeclaration
        let member: Member
    }

    /// Those of one selector, the ones that are furthest up first.
    private(set) var bySelector: [String: [Origin]] = [:]
    /// The properties by the selectors that their setters have, or would have, though they be read-only.
    private(set) var setters: [String: Origin] = [:]
    /// The properties by their names in Objective-C, with `+` or `-` before them.
    private(set) var properties: [String: [Origin]] = [:]
    /// The names of the protocols that each directly inherited one is or inherits.
    private(set) var lineages: [Set<String>] = []

    /// Collects the members that Swift sees.
    init(of declaration: ProtocolDeclaration, among byName: [String: ProtocolDeclaration]) {
        for parent in Self.lineage(of: declaration.inherited.map(\.name), byName) {
            let accessors = parent.accessors
            for member in parent.members where !member.attributes.isUnavailable {
                // What `NSObject` has is left to it, and cannot be set.
                if case .property(let property) = member.kind, parent.name != "NSObject" {
                    setters[member.sign + property.setterSelector] = Origin(declaration: parent, member: member)
                }
                if member.isProperty {
                    properties[member.sign + member.name, default: []].append(
                        Origin(declaration: parent, member: member))
                }
                for selector in member.selectors where member.isProperty || !accessors.contains(selector) {
                    bySelector[selector, default: []].append(Origin(declaration: parent, member: member))
                }
            }
        }
        lineages = declaration.inherited.map { Set(Self.lineage(of: [$0.name], byName).map(\.name)) }
    }

    /// The members of a selector, one of each directly inherited protocol at most: those further up are compared with it there. What
    /// is optional counts, too: no class has another member of its selector.
    func nearest(_ selector: String) -> [Origin] {
        let all = bySelector[selector] ?? []
        var nearest: [Origin] = []
        for lineage in lineages {
            guard let origin = all.last(where: { lineage.contains($0.declaration.name) }),
                !nearest.contains(where: { $0.declaration.name == origin.declaration.name })
            else { continue }
            nearest.append(origin)
        }
        return nearest
    }

    /// The declaration that gives a member its name; nil where it is the first of its selector. clang asks the protocols in the
    /// order in which they are inherited, and these theirs.
    func origin(of member: Member) -> Origin? {
        guard let selector = member.selectors.first else { return nil }
        return bySelector[selector]?.first { $0.member.isProperty == member.isProperty }
    }

    /// The protocols and what they inherit, each once and behind what it inherits itself.
    private static func lineage(
        of names: [String], _ byName: [String: ProtocolDeclaration]
    ) -> [ProtocolDeclaration] {
        var order: [ProtocolDeclaration] = []
        var seen: Set<String> = []
        var stack = names.reversed().map { (name: $0, isExpanded: false) }
        while let (name, isExpanded) = stack.popLast() {
            guard let declaration = byName[name] else { continue }
            if isExpanded {
                order.append(declaration)
            } else if seen.insert(name).inserted {
                stack.append((name, true))
                stack += declaration.inherited.reversed().map { (name: $0.name, isExpanded: false) }
            }
        }
        return order
    }
}

extension Header {
    /// The protocols by their names, each as it is declared first.
    var protocolsByName: [String: ProtocolDeclaration] {
        Dictionary(protocols.map { ($0.name, $0) }) { first, _ in first }
    }
}

extension ProtocolDeclaration {
    /// The selectors of methods that are accessors of the protocol's properties, in whose place Swift sees the property alone:
    /// the getters, and whatever is called like a setter, though the property be read-only.
    var accessors: Set<String> {
        var selectors: Set<String> = []
        for member in members {
            guard case .property(let property) = member.kind else { continue }
            selectors.insert(member.sign + property.getterSelector)
            selectors.formUnion(["+", "-"].map { $0 + property.setterSelector })
        }
        return selectors
    }
}

extension Property {
    /// The selector of the getter. For example: `isOpen`
    var getterSelector: String { getter ?? name }

    /// The selector that the setter has, or would have. For example: `setOpen:`
    var setterSelector: String { setter ?? "set\(name.prefix(1).uppercased())\(name.dropFirst()):" }
}

extension Member {
    var isProperty: Bool {
        if case .property = kind { return true }
        return false
    }

    /// `+` for a member of the class, `-` for one of its instances.
    var sign: String { isClassMember ? "+" : "-" }

    /// The selectors that it answers, with their signs; that of a property's getter first.
    var selectors: [String] {
        switch kind {
        case .method(let method): return [sign + method.selectorText]
        case .property(let property):
            let getter = sign + property.getterSelector
            return property.isReadOnly ? [getter] : [getter, sign + property.setterSelector]
        }
    }
}
