// Properties of classes that are declared without a type -> the type that their initial values give them. What only an
// expression tells stays unknown: there is no type checker.

import SwiftDeclarations

extension Resolver {
    /// A member of a type with its own type, if that follows from its initial value. For example: `var count: Int = 0` for
    /// `var count = 0`
    ///
    /// - Parameter trustingNames: whether a name that the run does not declare is one of a type if it begins like those.
    func withType(_ member: Declaration, of type: CatalogType, trustingNames: Bool = false) -> Declaration {
        guard case .variable(var variable) = member else { return member }
        if let written = variable.type {
            guard variable.initialValue != nil, lacksArguments(written, in: type.path, file: type.file) else {
                return member
            }
            variable.type = whole(written, of: variable.initialValue)
            return .variable(variable)
        }
        switch variable.initialValue {
        case .literal(let standard?):
            // Literals are not of a type of the sources that has this name.
            if !standard.contains(where: { isDeclared($0, in: type) }) { variable.type = standard }
        case .instance(let made):
            if isMade(made, in: type, trustingNames) { variable.type = made }
        case .conversion(of: _, to: let converted):
            if isWhole(converted, in: type) { variable.type = converted }
        case .literal, .nilLiteral, .emptyCollection, .call, .closure, .member, .expression, nil: break
        }
        return .variable(variable)
    }

    /// Whether a type leaves its generic arguments, or those of a part, to the value. For example: `Set` in
    /// `var ids: Set = [1, 2]`, or `Page` where `typealias Page = Box`. In its own declaration a type has its parameters.
    private func lacksArguments(_ type: TypeSyntax, in scope: [String], file: Int) -> Bool {
        type.contains { part in
            guard part.arguments.isEmpty, let name = part.qualifiedName else { return false }
            if name == ["_"] { return true }
            if let declared = catalog.typeUnlessAlias(named: name, in: scope, file: file) {
                return !declared.declaration.genericParameters.isEmpty && !scope.starts(with: declared.path)
            }
            if let alias = catalog.alias(named: name, in: scope, file: file) {
                return !alias.declaration.genericParameters.isEmpty
                    || lacksArguments(alias.declaration.type, in: alias.scope, file: alias.file)
            }
            return catalog.path(of: name[0], in: scope, file: file) == nil
                && KnownGenerics.constraintsOfArguments(of: Catalog.withoutSystemModule(name)) != nil
        }
    }

    /// The type with the arguments that a literal gives it; nil for others.
    private func whole(_ type: TypeSyntax, of value: VariableDeclaration.InitialValue?) -> TypeSyntax? {
        guard case .named(let name, arguments: []) = type, case .literal(.array(let element)?) = value else {
            return nil
        }
        switch name {
        case "Array": return .array(element)
        case "Set": return .named(name, arguments: [element])
        default: return nil
        }
    }

    /// What a member of a type has its values store, as far as it says of which types that is.
    func storedTypes(of member: Declaration, in type: CatalogType) -> [TypeSyntax] {
        switch withType(member, of: type, trustingNames: true) {
        case .variable(let variable) where variable.hasStorage && !variable.head.isStatic:
            [variable.type].compactMap(\.self)
        case .enumCase(let declaration): declaration.associatedValues
        default: []
        }
    }

    /// Whether what looks like a call of an initializer without arguments is one, and makes what it says.
    private func isMade(_ made: TypeSyntax, in scope: CatalogType, _ trustingNames: Bool) -> Bool {
        guard let name = made.qualifiedName, let last = name.last else { return made.nominalName != nil }
        guard let type = catalog.type(named: name, in: scope.path, file: scope.file) else {
            if isDeclared(made, in: scope) { return false }
            return trustingNames ? last.first?.isUppercase ?? false : Self.madeOfNothing.contains(last)
        }
        let mayFail = ([type] + catalog.extensions(of: type)).flatMap(\.declaration.members).contains { member in
            if case .initializer(let initializer) = member { initializer.failability != .never } else { false }
        }
        return !mayFail && type.declaration.kind != .protocol
            && type.declaration.genericParameters.count == made.arguments.count
    }

    /// Whether a type that a value is converted to has all its generic arguments, which such a place can leave out. For example:
    /// not `Set` in `["a"] as Set`
    private func isWhole(_ type: TypeSyntax, in scope: CatalogType) -> Bool {
        !type.contains { part in
            guard case .named(let name, arguments: []) = part else { return part.isMember }
            if let declared = catalog.type(named: [name], in: scope.path, file: scope.file) {
                return !declared.declaration.genericParameters.isEmpty
            }
            return !Lowering.plainSendables.union(["Any", "AnyHashable", "AnyObject"]).contains(name)
        }
    }

    private func isDeclared(_ type: TypeSyntax, in scope: CatalogType) -> Bool {
        guard let name = type.qualifiedName?.first else { return false }
        return catalog.path(of: name, in: scope.path, file: scope.file) != nil
    }

    /// Types of the standard library and of Foundation that are not generic, or would not compile without their arguments.
    private static let madeOfNothing: Set<String> = ["Data", "Date", "Set", "String", "UUID"]
}

extension VariableDeclaration {
    /// The type of a property of a mock that writes none, as far as its initial value tells. No source declares what a mock
    /// names: what begins like a type is one. For example: `[Int]` for `var loadArgValues = [Int]()`
    var typeInMock: TypeSyntax? {
        if let type { return type }
        switch initialValue {
        case .literal(let standard): return standard
        case .instance(let made):
            guard let name = made.qualifiedName?.last else { return made.nominalName == nil ? nil : made }
            return name.first?.isUppercase ?? false ? made : nil
        case .nilLiteral, .emptyCollection, .call, .closure, .member, .conversion, .expression, nil: return nil
        }
    }
}
