// Members of one selector that are different members in Swift -> why no class has them. A class has one member for a selector,
// and Swift takes a method for the accessor of a property only where one protocol declares both.

import SwiftDeclarations

extension ProtocolImporter {
    /// What keeps a class from having a member beside those that the protocol inherits. For example: `'name' is a method here
    /// and of a property in 'Named'`
    ///
    /// - Returns: that, and the protocol that has the other member.
    func conflict(of member: Member) -> (problem: String, owner: String)? {
        for other in inherited.properties[member.sign + member.name] ?? [] {
            guard let difference = getters(member, other) ?? mutability(member, other) else { continue }
            return conflict(of: member, with: other, difference)
        }
        for selector in member.selectors {
            for other in inherited.nearest(selector) {
                guard let difference = difference(member, in: self, other) else { continue }
                return conflict(of: member, with: other, difference)
            }
        }
        return nil
    }

    private func conflict(
        of member: Member, with other: InheritedMembers.Origin, _ difference: (own: String, theirs: String)
    ) -> (problem: String, owner: String) {
        let owner = other.declaration.name
        return ("'\(member.name)' is \(difference.own) here and \(difference.theirs) in '\(owner)'", owner)
    }

    /// What keeps a mock from having a member that a class can have, and what to do: the properties of mocks can be set, and mocks
    /// have all methods that the protocol inherits.
    func conflictInMocks(of member: Member) -> (problem: String, advice: String)? {
        let advice = "redeclare the property without 'readonly'"
        switch member.kind {
        case .method(let method):
            if let conflict = conflictOfSetter(of: method, member) { return conflict }
            guard let other = inherited.setters[member.sign + method.selectorText] else { return nil }
            return ("'\(member.name)' sets '\(other.member.name)' of '\(other.declaration.name)' in mocks", advice)
        case .property(let property):
            let setter = inherited.bySelector[member.sign + property.setterSelector]?.first { !$0.member.isProperty }
            guard property.isReadOnly, let setter, !inherited.isOfObject(member) else { return nil }
            return (
                "'\(member.name)' is set by '\(setter.member.name)' of '\(setter.declaration.name)' in mocks", advice
            )
        }
    }

    /// What keeps a mock from having a subscript of a getter here and a setter that is a method where it is declared.
    private func conflictOfSetter(of method: Method, _ member: Member) -> (problem: String, advice: String)? {
        guard !member.isClassMember, let accessor = SubscriptAccessor(method), !accessor.isSetter,
            case .subscript(let declared)? = role(of: method, accessor, member), declared.accessors.count == 2,
            let setter = inherited.bySelector["-\(accessor.otherSelector)"]?.first,
            case .function? = importer(of: setter.declaration).declared(setter.member)
        else { return nil }
        let owner = setter.declaration.name
        return (
            "'\(member.name)' and '\(setter.member.name)' of '\(owner)' are one subscript in Swift",
            "declare both in '\(owner)'"
        )
    }

    /// What no mock can have of what the protocol inherits from several. For example: `'Store' inherits 'load:' as 'load(_:)' from
    /// 'Loading' and as 'read(_:)' from 'Reading'`
    func inheritedConflicts() -> [String] {
        guard inherited.lineages.count > 1 else { return [] }
        return conflictsOfGetters() + conflictsOfSelectors()
    }

    /// Properties of one name with several getters.
    private func conflictsOfGetters() -> [String] {
        let own = Set(declaration.members.filter(\.isProperty).map { $0.sign + $0.name })
        return inherited.properties.keys.sorted().filter { !own.contains($0) }.compactMap { name in
            let origins = inherited.properties[name] ?? []
            guard let first = origins.first else { return nil }
            for other in origins.dropFirst() where !inherited.isReportedAbove(first, other) {
                guard let (one, another) = getters(first.member, other) else { continue }
                return
                    "'\(declaration.name)' inherits '\(first.member.name)' \(one) from '\(first.declaration.name)' and "
                    + "\(another) from '\(other.declaration.name)'"
            }
            return nil
        }
    }

    private func conflictsOfSelectors() -> [String] {
        let own = Set(declaration.members.flatMap(\.selectors))
        return inherited.bySelector.keys.sorted().filter { !own.contains($0) }.compactMap { selector in
            let asked = inherited.nearest(selector)
            guard let first = asked.first else { return nil }
            if let property = inherited.setters[selector], let method = asked.first(where: { !$0.member.isProperty }),
                !inherited.isReportedAbove(property, method)
            {
                return "'\(declaration.name)' inherits '\(method.member.name)' from '\(method.declaration.name)' and "
                    + "'\(property.member.name)', which mocks set by it, from '\(property.declaration.name)'"
            }
            let importer = importer(of: first.declaration)
            // A property and a method of one name are compared where mocks are made.
            for other in asked.dropFirst()
            where other.member.isProperty == first.member.isProperty && !inherited.isReportedAbove(first, other) {
                guard let (one, another) = difference(first.member, in: importer, other) else { continue }
                return
                    "'\(declaration.name)' inherits '\(first.member.name)' as \(one) from '\(first.declaration.name)' and "
                    + "as \(another) from '\(other.declaration.name)'"
            }
            return nil
        }
    }

    /// How two members differ in Swift, be they of the same selector; nil where one member of a class is both.
    private func difference(
        _ member: Member, in importer: ProtocolImporter, _ other: InheritedMembers.Origin
    ) -> (String, String)? {
        if member.isProperty != other.member.isProperty {
            return member.isProperty ? ("a property", "a method") : ("a method", "of a property")
        }
        let otherImporter = self.importer(of: other.declaration)
        guard let own = importer.shape(of: member), let theirs = otherImporter.shape(of: other.member) else {
            return nil
        }
        if let types = typesOfObject(member, other) { return types }
        if let setters = setters(member, other) { return setters }
        if own.name != theirs.name { return ("'\(own.name)'", "'\(theirs.name)'") }
        guard case .method(let method) = member.kind, case .method(let otherMethod) = other.member.kind,
            !zip(method.parameters, otherMethod.parameters).allSatisfy({
                importer.mayBeSame($0.type, $1.type, in: otherImporter)
            })
        else { return nil }
        return ("'\(own)'", "'\(theirs)'")
    }

    /// The getters of one property, where they have two selectors.
    private func getters(_ member: Member, _ other: InheritedMembers.Origin) -> (String, String)? {
        guard case .property(let property) = member.kind, case .property(let inherited) = other.member.kind,
            property.getterSelector != inherited.getterSelector
        else { return nil }
        return ("read by '\(property.getterSelector)'", "read by '\(inherited.getterSelector)'")
    }

    /// What a property can no longer do that an inherited one can: no class conforms to both in Swift.
    private func mutability(_ member: Member, _ other: InheritedMembers.Origin) -> (String, String)? {
        guard case .property(let property) = member.kind, case .property(let inherited) = other.member.kind,
            property.isReadOnly, !inherited.isReadOnly
        else { return nil }
        return ("read-only", "not")
    }

    /// The setters of one property, where they have two selectors.
    private func setters(_ member: Member, _ other: InheritedMembers.Origin) -> (String, String)? {
        guard case .property(let property) = member.kind, case .property(let inherited) = other.member.kind,
            !property.isReadOnly, !inherited.isReadOnly, property.setterSelector != inherited.setterSelector
        else { return nil }
        return ("set by '\(property.setterSelector)'", "set by '\(inherited.setterSelector)'")
    }

    /// The types of a property that is never nil, and of the same property of `NSObject`, which may be.
    private func typesOfObject(_ member: Member, _ other: InheritedMembers.Origin) -> (String, String)? {
        guard other.declaration.name == "NSObject", case .property(let property) = member.kind,
            case .property(let inherited) = other.member.kind, property.type.nullability == .nonnull,
            inherited.type.nullability == .nullable, let own = types.type(property.type),
            let theirs = types.type(inherited.type)
        else { return nil }
        return ("'\(own)'", "'\(theirs)'")
    }

    /// Whether a parameter may be of two types. What is nil in one alone, and what closures promise, is compared where mocks are
    /// made.
    ///
    /// - Parameter importer: that of the other type; nil where it is the same.
    func mayBeSame(_ one: ObjCType, _ other: ObjCType, in importer: ProtocolImporter? = nil) -> Bool {
        let areInstances = [one, other].map { types.types.desugared($0).kind == .instancetype }
        if areInstances[0] != areInstances[1] { return false }
        guard let one = knownType(one), let other = (importer ?? self).knownType(other) else { return true }
        return one == other
    }

    /// A type under the name that it has whatever typedefs call it; nil where that is not certain.
    private func knownType(_ type: ObjCType) -> TypeSyntax? {
        if types.types.contains(type, where: types.types.isUndeclared) { return nil }
        var plain = types.types.desugared(type)
        plain.nullability = .nonnull
        switch plain.kind {
        case .scalar, .id, .classObject, .selector, .object, .tag: return types.type(plain)
        case .void, .instancetype, .interface, .typeParameter, .typedef, .block, .functionPointer, .function,
            .variadicFunction, .pointer, .array, .unknown:
            return nil
        }
    }
}

/// What tells members with one selector apart in Swift.
private struct SwiftShape: CustomStringConvertible {
    /// For example: `update(_:)`, `subscript(_:)`
    var name: String
    /// The types of the parameters.
    var types: [TypeSyntax] = []

    /// For example: `update(_: String)`
    var description: String {
        var types = types.map { " \($0)" }[...]
        return name.reduce(into: "") { text, character in
            text.append(character)
            if character == ":", let type = types.popFirst() { text += type + (types.isEmpty ? "" : ", ") }
        }
    }
}

extension ProtocolImporter {
    /// A member in Swift, without a word about what cannot be imported.
    fileprivate func declared(_ member: Member) -> Declaration? {
        var importer = self
        return importer.imported(member)
    }

    /// What a member is in Swift; nil where that has no name and no parameters.
    fileprivate func shape(of member: Member) -> SwiftShape? {
        func labels(_ parameters: [Parameter]) -> String {
            parameters.map { "\($0.label ?? $0.name):" }.joined()
        }
        switch declared(member) {
        case .function(let function):
            return SwiftShape(
                name: "\(function.name)(\(labels(function.parameters)))", types: function.parameters.map(\.type))
        case .initializer(let initializer):
            return SwiftShape(
                name: "init(\(labels(initializer.parameters)))", types: initializer.parameters.map(\.type))
        case .subscript(let declaration):
            return SwiftShape(name: "subscript(_:)", types: declaration.parameters.map(\.type))
        case .variable(let variable): return SwiftShape(name: variable.name)
        default: return isSubscriptAccessor(member) ? SwiftShape(name: "subscript(_:)") : nil
        }
    }
}

extension TypeNames {
    /// Whether a type is a name that nobody declares, and may be another one for any type.
    fileprivate func isUndeclared(_ type: ObjCType) -> Bool {
        guard case .typedef(let name) = type.kind else { return false }
        return typedefs[name] == nil && tags[name] == nil && classes[name] == nil
    }
}

extension InheritedMembers {
    /// Whether `NSObject` has a member, which mocks leave to it.
    fileprivate func isOfObject(_ member: Member) -> Bool {
        member.selectors.contains { bySelector[$0]?.contains { $0.declaration.name == "NSObject" } ?? false }
    }

    /// Whether two members meet in a protocol further up, where their difference is reported.
    fileprivate func isReportedAbove(_ one: Origin, _ other: Origin) -> Bool {
        lineages.contains { $0.contains(one.declaration.name) && $0.contains(other.declaration.name) }
    }
}
