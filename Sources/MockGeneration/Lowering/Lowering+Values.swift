// Which types have no values or only one.
// What needs a value of a type without any is never run, and the compiler warns of each statement in it.

import SwiftDeclarations

extension Lowering {
    /// How a type has no values.
    enum Vacancy {
        /// It is `Never`, or an enum of the run without cases.
        case whole
        /// It is a tuple with such a type.
        case part
    }

    /// Whether a type has no values.
    func isUninhabited(_ type: TypeSyntax, in mock: Context) -> Bool { vacancy(of: type, in: mock) != nil }

    /// Whether nobody can give a parameter a value, also where only the handler gets it as `Any`.
    func hasNoValue(_ parameter: LoweredParameter, in mock: Context) -> Bool {
        guard let handlerType = parameter.handlerType else { return false }
        return isUninhabited(handlerType.bare == .named("Any") ? parameter.type : handlerType, in: mock)
    }

    /// How a type has no values; nil where it has some.
    func vacancy(of type: TypeSyntax, in mock: Context) -> Vacancy? {
        let origin = mock.resolved.type
        var type = AssociatedTypes.withoutSelf(type).bare.unparenthesized
        if type.mentions(mock.memberNames) {
            type = mock.associatedTypes.withoutTypealiases(type, and: mock.plainTypealiases).bare.unparenthesized
        }
        if type.mentions(mock.genericNames) {
            guard case .tuple = type else { return nil }
            type = type.replacing(NameReplacement { mock.genericNames.contains($0) ? .named("Any") : nil })
        }
        let searched = type
        func find() -> Vacancy? {
            // A typealias may stand for a tuple of others: more are not looked at, and a circle of them ends here too.
            var lookups = 64
            return vacancy(of: searched, scope: origin.path, file: origin.file, lookups: &lookups)
        }
        guard resolver.mayBeTypealias(searched) else { return find() }
        return resolver.findings.vacancy(
            of: AliasedType(type: searched, scope: origin.path, file: origin.file), find: find)
    }

    private func vacancy(of type: TypeSyntax, scope: [String], file: Int, lookups: inout Int) -> Vacancy? {
        if case .tuple(let elements) = type {
            let isVacant = elements.contains {
                vacancy(of: $0.type.bare.unparenthesized, scope: scope, file: file, lookups: &lookups) != nil
            }
            return isVacant ? .part : nil
        }
        guard lookups > 0, let name = type.qualifiedName, let last = name.last else { return nil }
        lookups -= 1
        if catalog.mayLackValues(inTypesNamed: last),
            let found = catalog.typeUnlessAlias(named: name, in: scope, file: file)
        {
            return found.declaration.kind == .enum && !found.declaration.members.mayContainEnumCase ? .whole : nil
        }
        guard let alias = catalog.alias(named: name, in: scope, file: file) else {
            if name == ["Swift", "Never"] { return .whole }
            return name == ["Never"] && catalog.type(named: name, in: scope, file: file) == nil ? .whole : nil
        }
        let aliased = alias.declaration.type(withArgumentsOf: type).bare.unparenthesized
        return vacancy(of: aliased, scope: alias.scope, file: alias.file, lookups: &lookups)
    }

    /// Whether a type is `()`, also by the name that the standard library gives it.
    func isVoid(_ type: TypeSyntax, in mock: Context) -> Bool {
        guard type.isVoid else { return false }
        guard names["Void"] != "Void", type.bare.unparenthesized == .named("Void") else { return true }
        let origin = mock.resolved.type
        if mock.resolved.associatedTypes.contains(where: { $0.name == "Void" }) { return false }
        if let alias = catalog.alias(named: ["Void"], in: origin.path, file: origin.file) {
            return alias.declaration.type.isVoid
        }
        return catalog.type(named: ["Void"], in: origin.path, file: origin.file) == nil
    }
}

extension [Declaration] {
    /// Whether an enum case may be among them: a macro may declare some.
    fileprivate var mayContainEnumCase: Bool {
        contains { $0.flattened.contains(where: \.mayBeEnumCase) }
    }
}
