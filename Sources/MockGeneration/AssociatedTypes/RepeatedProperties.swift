// Properties that several protocols declare -> what the type in one says about the associated types in another: properties
// are not overloaded, and a mock has one, of one type.

import SwiftDeclarations

extension Resolver {
    /// The properties that several protocols declare, or that are copied from parent mocks, for what they say about associated
    /// types: first those that every conforming type has to bring.
    func repeatedProperties(in resolved: ResolvedProtocol) -> [RepeatedProperty] {
        guard !resolved.associatedTypes.isEmpty else { return [] }
        let hidden = Set(resolved.associatedTypes.map(\.name))
        func type(of property: Requirement) -> TypeSyntax? {
            guard let type = property.propertyType.map(AssociatedTypes.withoutSelf) else { return nil }
            let (scope, file) = (property.origin.path, property.origin.file)
            return withoutTypealiases(type, in: scope, file: file, hiddenBy: hidden).canonical()
        }
        let properties = resolved.copiedMembers.filter { $0.propertyType != nil }
        let copied = Dictionary(grouping: properties) { $0.declaration.signatureKey() }
        let repeated = resolved.nodes.requirements.filter { $0.propertyType != nil }
            .map { [$0] + $0.repeats + (copied[$0.declaration.signatureKey()] ?? []) }.filter { $0.count > 1 }
        let compared = repeated.map { declarations in
            RepeatedProperty(
                types: declarations.compactMap(type),
                // One that is alone contradicts none.
                isAlwaysAsked: repeated.count > 1 && declarations.allSatisfy { isAlwaysAsked($0, in: resolved) })
        }
        return compared.filter(\.isAlwaysAsked) + compared.filter { !$0.isAlwaysAsked }
    }
}

/// A property that several protocols declare.
struct RepeatedProperty: Sendable {
    /// Its types in them, typealiases followed.
    let types: [TypeSyntax]
    /// Whether every conforming type certainly has to bring it, in all of these.
    let isAlwaysAsked: Bool
}

extension AssociatedTypes {
    /// Binds the associated types that a property of one protocol mentions, and that of another is concrete about.
    /// For example: `Item` is `User` where `var items: [Item]` is also `var items: [User]`
    static func bindByRepeatedProperties(
        of resolved: ResolvedProtocol, names: Set<String>, _ bindings: inout [String: TypeSyntax]
    ) {
        for types in resolved.repeatedProperties.map(\.types) {
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
        // What is the same as another associated type says what that is.
        let meant = last(name, names, bindings)
        guard !other.mentions([name, meant]), !isBound(other, to: meant, bindings) else { return }
        switch bindings[meant] {
        case nil: bindings[meant] = other
        // What a member of another one is says more than its name. For example: `Iterator.Element`
        case .member(.named(let root, arguments: []), _, _)?
        where names.contains(root) && bindings[root] == nil && !other.mentions(names): bindings[meant] = other
        default: break
        }
    }

    /// The associated type at the end of those that one is the same as.
    private static func last(_ name: String, _ names: Set<String>, _ bindings: [String: TypeSyntax]) -> String {
        var name = name
        var seen: Set<String> = []
        while seen.insert(name).inserted, case .named(let next, arguments: [])? = bindings[name], names.contains(next) {
            name = next
        }
        return name
    }

    /// Whether an associated type stands for `name` already, over any number of steps.
    private static func isBound(_ type: TypeSyntax, to name: String, _ bindings: [String: TypeSyntax]) -> Bool {
        var type = type
        var seen: Set<String> = []
        while case .named(let other, arguments: []) = type, let next = bindings[other], seen.insert(other).inserted {
            if next.mentions([name]) { return true }
            type = next
        }
        return false
    }
}
