// What the headers declare in, what it is called in Swift out, as far as `NS_SWIFT_NAME` and the names of other types decide it.

extension TypeNames {
    /// The name in Swift of what is declared.
    func swiftName(of declared: String) -> String {
        classes[declared]?.attributes.name ?? typedefs[declared]?.attributes.name ?? tags[declared]?.attributes.name
            ?? protocols[declared]?.name ?? declared
    }

    /// The Swift name of a protocol.
    func protocolName(_ name: String) -> String {
        if let custom = protocols[name]?.name { return inSwiftContext(custom) }
        // Where a class has the name too, the protocol gives way.
        return classes[name] != nil || name == "NSObject" ? "\(name)Protocol" : name
    }

    /// `Outer.Other` for `NS_SWIFT_NAME(XXOuter.Other)`, where `XXOuter` is `Outer` in Swift.
    func inSwiftContext(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), case let context = String(name[..<dot]),
            let custom = classes[context]?.attributes.name ?? tags[context]?.attributes.name
                ?? typedefs[context]?.attributes.name
        else { return name }
        return custom + name[dot...]
    }

    /// The type that another one is named into in Swift. For example: `Outer` for `NS_SWIFT_NAME(Outer.Other)`
    func context(of declared: String) -> String? {
        let parts = swiftName(of: declared).split(separator: ".", maxSplits: 1)
        return parts.count == 2 ? String(parts[0]) : nil
    }

    /// Whether a class is generic that has a name in Objective-C or in Swift.
    func isGenericClass(_ name: String) -> Bool {
        let declared = classes[name] ?? classes.values.first { $0.attributes.name == name }
        return !(declared?.typeParameters.isEmpty ?? true)
    }

    /// Whether only a protocol has a name in Objective-C or in Swift.
    func isProtocol(_ name: String) -> Bool {
        (protocols[name] != nil || protocols.values.contains { $0.name == name }) && classes[name] == nil
            && !swiftNames.contains { $0.name == name }
    }

    /// The names of all types in Objective-C and in Swift, but for those of protocols and of what is nested.
    var swiftNames: [(declared: String, name: String)] {
        classes.map { ($0.key, $0.value.attributes.name ?? $0.key) }
            + typedefs.map { ($0.key, $0.value.attributes.name ?? $0.key) }
            + tags.map { name, tag in
                let plain = tag.kind == .errorEnumeration ? errorName(ofCode: name) : name
                return (name, tag.attributes.name ?? plain)
            }
    }
}
