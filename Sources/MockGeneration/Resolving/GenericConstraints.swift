// Generic parameters and where clauses -> what they ask a type to conform to, as it is written.

import SwiftDeclarations

extension [GenericRequirement] {
    /// What the clauses ask a type to conform to.
    func constraints(of type: TypeSyntax) -> [TypeSyntax] {
        filter { $0.relation == .conforms && $0.left == type }.map(\.right)
    }
}

extension [GenericParameter] {
    /// What one of the parameters has to conform to, by itself and by the where clause behind them.
    func constraints(of name: String, by clauses: [GenericRequirement]) -> [TypeSyntax] {
        filter { $0.name == name }.compactMap(\.constraint) + clauses.constraints(of: .named(name))
    }

    /// The same of each of them, without the default conformances that they take away.
    func constraintsOfEach(by clauses: [GenericRequirement]) -> [[TypeSyntax]] {
        map { constraints(of: $0.name, by: clauses).compactMap(\.withoutSuppression) }
    }
}

extension Declaration {
    /// What a generic parameter of a requirement conforms to.
    func constraints(of name: String) -> [TypeSyntax] {
        genericParameters.constraints(of: name, by: genericRequirements)
    }
}
