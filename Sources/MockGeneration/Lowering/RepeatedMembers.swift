// Members that several protocols declare -> what one says about the associated types of another, and whether any type can
// have them all. Properties are not overloaded, for one: the mock has one, of one type.

import SwiftDeclarations

extension Resolver {
    /// The types that each property has which several protocols declare, for what they say about associated types.
    func typesOfRepeatedProperties(in resolved: ResolvedProtocol) -> [[TypeSyntax]] {
        guard !resolved.associatedTypes.isEmpty else { return [] }
        let hidden = Set(resolved.associatedTypes.map(\.name))
        return resolved.nodes.requirements.compactMap { requirement in
            guard !requirement.repeats.isEmpty, requirement.propertyType != nil else { return nil }
            return ([requirement] + requirement.repeats).compactMap { property in
                guard let type = property.propertyType.map(AssociatedTypes.withoutSelf) else { return nil }
                let (scope, file) = (property.origin.path, property.origin.file)
                return withoutTypealiases(type, in: scope, file: file, hiddenBy: hidden).canonical()
            }
        }
    }
}

extension AssociatedTypes {
    /// Binds the associated types that a property of one protocol mentions, and that of another is concrete about.
    /// For example: `Item` is `User` where `var items: [Item]` is also `var items: [User]`
    static func bindByRepeatedProperties(
        of resolved: ResolvedProtocol, names: Set<String>, _ bindings: inout [String: TypeSyntax]
    ) {
        for types in resolved.typesOfRepeatedProperties {
            guard let type = types.first else { continue }
            for other in types.dropFirst() where other != type {
                bind(names, in: other, to: type, &bindings)
                bind(names, in: type, to: other, &bindings)
            }
        }
    }

    private static func bind(
        _ names: Set<String>, in type: TypeSyntax, to other: TypeSyntax, _ bindings: inout [String: TypeSyntax]
    ) {
        guard type != other else { return }
        guard case .named(let name, arguments: []) = type, names.contains(name) else {
            // What a member of a type is says nothing about the type.
            if case .member = type { return }
            let (parts, others) = (type.children, other.children)
            guard type.withoutChildren == other.withoutChildren, parts.count == others.count else { return }
            for (part, other) in zip(parts, others) { bind(names, in: part, to: other, &bindings) }
            return
        }
        guard bindings[name] == nil, !other.mentions([name]), !isBound(other, to: name, bindings) else { return }
        bindings[name] = other
    }

    /// Whether an associated type stands for `name` already.
    private static func isBound(_ type: TypeSyntax, to name: String, _ bindings: [String: TypeSyntax]) -> Bool {
        guard case .named(let other, arguments: []) = type else { return false }
        return bindings[other]?.mentions([name]) ?? false
    }
}

extension Lowering {
    /// No type has a property and a function of one name, a property of two types, or one member for `T?` and for `T!`:
    /// as far as is certain, since what depends on an `#if` or has a default implementation may be no conflict.
    mutating func reportConflicts(in mock: Context) {
        var properties: [String: Requirement] = [:]
        for case .requirement(let requirement) in mock.resolved.nodes {
            guard case .variable(let variable) = requirement.declaration else { continue }
            properties[variable.head.isStatic ? "static \(variable.name)" : variable.name] = requirement
            for other in requirement.repeats {
                guard let kind = kind(of: requirement, in: mock), let otherKind = self.kind(of: other, in: mock),
                    kind != otherKind, areAlwaysAsked(requirement, other)
                else { continue }
                report(kind, otherKind, of: variable.name, requirement, other, in: mock)
                break
            }
        }
        for case .requirement(let requirement) in mock.resolved.nodes {
            if reportUnwrapping(of: requirement, in: mock) { return }
            guard case .function(let function) = requirement.declaration, function.parameters.isEmpty,
                let property = properties[function.head.isStatic ? "static \(function.name)" : function.name],
                areAlwaysAsked(property, requirement)
            else { continue }
            report("a property", "a function", of: function.name, property, requirement, in: mock)
        }
    }

    /// A member with one is no witness for the other, and both would be overloads that Swift does not tell apart.
    private mutating func reportUnwrapping(of requirement: Requirement, in mock: Context) -> Bool {
        for other in requirement.repeats {
            let types = zip(requirement.declaration.comparedTypes, other.declaration.comparedTypes)
            guard let (mine, theirs) = types.first(where: { $0.isOptionalInOneWay(as: $1) == false }),
                areAlwaysAsked(requirement, other)
            else { continue }
            report(
                "'\(mine)'", "'\(theirs)'", of: requirement.declaration.plainName ?? "init", requirement, other,
                in: mock)
            return true
        }
        return false
    }

    /// Whether every conforming type has to bring both requirements itself. It looks for extensions, which takes long: ask
    /// it last.
    private func areAlwaysAsked(_ one: Requirement, _ other: Requirement) -> Bool {
        isAlwaysAsked(one) && isAlwaysAsked(other)
    }

    private func isAlwaysAsked(_ requirement: Requirement) -> Bool {
        let origin = requirement.origin
        guard let head = requirement.declaration.memberHead, requirement.declaration.plainName != nil, !origin.isKnown,
            !origin.declaration.head.attributes.has("objc"),
            // What stands under an `#if` is not among the members themselves.
            origin.declaration.members.contains(where: { $0.memberHead?.offset == head.offset })
        else { return false }
        return !resolver.mayHaveDefault(requirement)
    }

    private mutating func report(
        _ first: String, _ second: String, of name: String, _ one: Requirement, _ other: Requirement, in mock: Context
    ) {
        reject(
            mock,
            "'\(unescaped(name))' is \(first) in '\(one.origin.declaration.name)' and \(second) in "
                + "'\(other.origin.declaration.name)', and no type can have both")
    }

    /// The name of a property's type where it tells for sure whether another is the same.
    func identity(of property: Requirement, in mock: Context) -> String? {
        property.propertyType.flatMap { identity(of: $0, in: property.origin, of: mock) }
    }

    /// What a property is, whatever its associated types are, where that tells for sure whether another can be the same.
    /// For example: `'Int'`, `an array`
    private func kind(of property: Requirement, in mock: Context) -> String? {
        switch property.propertyType?.canonical().bare.unparenthesized {
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .optional, .implicitlyUnwrapped: "an optional"
        case .function: "a closure"
        case .tuple(let elements): elements.isEmpty ? "'Void'" : "a tuple"
        default: identity(of: property, in: mock).map { "'\($0)'" }
        }
    }

    /// The name of a type that is written in `origin` where it tells for sure whether another is the same: that of a type
    /// of the run, or of the standard library.
    func identity(of written: TypeSyntax, in origin: CatalogType, of mock: Context) -> String? {
        let (scope, file) = (origin.path, origin.file)
        let followed = written.canonical()
        // A typealias may be another one under another condition.
        guard resolver.withoutTypealiases(written, in: scope, file: file).canonical() == followed,
            followed.arguments.isEmpty, let name = followed.qualifiedName,
            !mock.resolved.associatedTypes.contains(where: { $0.name == name[0] })
        else { return nil }
        if let type = catalog.type(named: name, in: scope, file: file) {
            return type.declaration.kind == .protocol ? nil : type.qualifiedName
        }
        return Self.plainTypes.contains(name.joined(separator: ".")) ? name[0] : nil
    }

    /// The types of the standard library that are no typealiases, so that each is another one than the rest.
    private static let plainTypes: Set<String> = ["Bool", "Character", "Double", "Float", "Int", "String", "UInt"]
}

extension Declaration {
    /// The types of parameters, and then that of the result or the property.
    var comparedTypes: [TypeSyntax] {
        (parameters.map(\.type) + [resultType].compactMap(\.self)).map(\.bare.unparenthesized)
    }
}

extension TypeSyntax {
    /// Whether two optionals are both `T?` or both `T!`; nil for other types.
    fileprivate func isOptionalInOneWay(as other: TypeSyntax) -> Bool? {
        switch (self, other) {
        case (.optional, .optional), (.implicitlyUnwrapped, .implicitlyUnwrapped): true
        case (.optional, .implicitlyUnwrapped), (.implicitlyUnwrapped, .optional): false
        default: nil
        }
    }
}

extension Requirement {
    /// The type of a property; nil for other requirements.
    fileprivate var propertyType: TypeSyntax? {
        guard case .variable(let variable) = declaration else { return nil }
        return variable.type?.bare.unparenthesized
    }
}
