// The types, generic parameters and constraints of a requirement -> one spelling for all that mean the same. Opaque
// parameters are generic ones (SE-0341), arguments of constraints are same-type clauses (SE-0346), and what is the same
// as something else is that everywhere.

import SwiftDeclarations

/// What the names in a signature mean, as far as is known.
struct SignatureNames {
    /// A type with what its typealiases stand for.
    var following: (TypeSyntax) -> TypeSyntax = { $0 }
    /// The names of the primary associated types of the protocol that a constraint names.
    var primaryAssociatedTypes: (TypeSyntax) -> [String] = { _ in [] }
    /// Whether what conforms to the first conforms to the second by that.
    var implies: (TypeSyntax, TypeSyntax) -> Bool = { _, _ in false }
    /// Whether the protocol that a constraint names asks of the associated type of a name that it conforms to another one.
    var asks: (TypeSyntax, _ name: String, TypeSyntax) -> Bool = { _, _, _ in false }
}

/// A generic signature whose parameters are numbered.
struct GenericSignature {
    /// The types that the signature is of.
    private(set) var types: [TypeSyntax] = []
    private(set) var clauses: [GenericRequirement] = []
    /// How many generic parameters there are, those that are another type aside.
    private(set) var count: Int
    /// What it says to be the same type, its parameters numbered in their own order.
    private(set) var equalities: [GenericRequirement] = []
    let names: SignatureNames

    init(
        _ parameters: [GenericParameter], types written: [TypeSyntax], requirements: [GenericRequirement],
        equalities: [GenericRequirement] = [], names: SignatureNames
    ) {
        self.names = names
        count = parameters.count
        let positions = Dictionary(parameters.enumerated().map { ($1.name, Self.parameter($0)) }) { _, last in last }
        func spelled(_ type: TypeSyntax) -> TypeSyntax {
            names.following(type.canonical(renaming: positions)).canonical().withoutVariations
        }
        types = written.map { opened(spelled($0)) }
        for parameter in parameters {
            guard let constraint = parameter.constraint else { continue }
            constrain(spelled(.named(parameter.name)), to: spelled(constraint))
        }
        for clause in requirements {
            let (left, right) = (spelled(clause.left).withoutExpansion, spelled(clause.right).withoutExpansion)
            switch clause.relation {
            case .conforms: constrain(left, to: right)
            case .sameType: clauses.append(GenericRequirement(left: left, relation: .sameType, right: right))
            }
        }
        clauses += equalities
        self.equalities = clauses.filter { $0.relation == .sameType }
        guard count > 0 else { return }
        number()
        simplify()
        number()
    }

    /// The constraints, each once, in one order.
    var constraints: String {
        let asked = clauses.filter { clause in
            clause.relation == .sameType || !clauses.contains { $0.relation == .conforms && says($0, clause) }
        }
        return Set(asked.map { "\($0.left)\($0.relation.rawValue)\($0.right)" }).sorted().joined(separator: ",")
    }

    /// Whether all that it asks of its parameters is asked by another signature as well.
    func asksNoMore(than other: GenericSignature) -> Bool {
        clauses.allSatisfy { clause in
            other.clauses.contains { $0 == clause || $0.relation == .conforms && says($0, clause) }
        }
    }

    /// Whether a conformance says of itself that there is another one.
    private func says(_ clause: GenericRequirement, _ other: GenericRequirement) -> Bool {
        if clause.left == other.left { return clause.right != other.right && names.implies(clause.right, other.right) }
        guard case .member(let base, let name, arguments: []) = other.left else { return false }
        return clause.left == base && names.asks(clause.right, name, other.right)
    }

    private static func parameter(_ index: Int) -> TypeSyntax { .named("$\(index)") }

    /// The type with a generic parameter for each opaque one.
    private mutating func opened(_ type: TypeSyntax) -> TypeSyntax {
        var found: [(name: TypeSyntax, constraint: TypeSyntax)] = []
        let opened = type.replacing { part in
            guard case .some(let constraint) = part else { return nil }
            let name = Self.parameter(count + found.count)
            found.append((name, constraint))
            return name
        }
        count += found.count
        for (name, constraint) in found { constrain(name, to: constraint) }
        return opened
    }

    private mutating func constrain(_ type: TypeSyntax, to constraint: TypeSyntax) {
        switch constraint {
        // Everything is `Any`, and a marker tells no two witnesses apart (SE-0302).
        case .named("Any", _), .named("Sendable", _): break
        case .composition(let members):
            for member in members { constrain(type, to: member) }
        default:
            let primary = names.primaryAssociatedTypes(constraint)
            let isKnown = primary.count >= constraint.arguments.count
            for (name, argument) in zip(primary, constraint.arguments) where isKnown {
                clauses.append(
                    GenericRequirement(left: .member(type, name), relation: .sameType, right: opened(argument)))
            }
            clauses.append(
                GenericRequirement(
                    left: type, relation: .conforms, right: isKnown ? constraint.withoutArguments : opened(constraint)))
        }
    }

    /// Numbers the parameters in the order in which the types, and then the clauses, mention them: their own order tells
    /// no two requirements apart.
    private mutating func number() {
        var positions: [String: TypeSyntax] = [:]
        for type in types + clauses.flatMap({ [$0.left, $0.right] }) {
            for name in type.spelledNames where name.hasPrefix("$") && positions[name] == nil {
                positions[name] = Self.parameter(positions.count)
            }
        }
        replace { part in
            guard case .named(let name, _) = part else { return nil }
            return positions[name]
        }
    }

    /// Writes what same-type clauses say wherever the other side is mentioned. A parameter that is another type is none.
    private mutating func simplify() {
        for index in clauses.indices where clauses[index].relation == .sameType {
            let (kept, other) = Self.ordered(clauses[index].left, clauses[index].right)
            guard kept != other else { continue }
            replace { $0 == other ? kept : nil }
            let isParameter = other.isNumbered
            if isParameter { count -= 1 }
            clauses[index] = GenericRequirement(left: isParameter ? kept : other, relation: .sameType, right: kept)
        }
        clauses.removeAll { $0.relation == .sameType && $0.left == $0.right }
    }

    /// Of two types that are one, that which is kept, and the other: no parameter if possible, and the shorter one.
    private static func ordered(_ left: TypeSyntax, _ right: TypeSyntax) -> (TypeSyntax, TypeSyntax) {
        func rank(_ type: TypeSyntax) -> (Int, Int, String) {
            let isConcrete = !type.spelledNames.contains { $0.hasPrefix("$") }
            let name = type.description
            return (isConcrete ? 0 : type.isNumbered ? 2 : 1, name.utf8.count, name)
        }
        return rank(left) < rank(right) ? (left, right) : (right, left)
    }

    private mutating func replace(_ transform: (TypeSyntax) -> TypeSyntax?) {
        types = types.map { $0.replacing(transform) }
        clauses = clauses.map {
            GenericRequirement(
                left: $0.left.replacing(transform), relation: $0.relation, right: $0.right.replacing(transform))
        }
    }
}

extension TypeSyntax {
    /// The type without what a where clause writes around parameter packs. For example: `T` for `repeat each T`
    fileprivate var withoutExpansion: TypeSyntax {
        replacing { part in
            switch part {
            case .packExpansion(let type), .packElement(let type): type.withoutExpansion
            default: nil
            }
        }
    }

    /// Whether it is a numbered generic parameter.
    fileprivate var isNumbered: Bool {
        guard case .named(let name, arguments: []) = self else { return false }
        return name.hasPrefix("$")
    }

    /// The name of a nominal type without its last arguments; itself for other types.
    var withoutArguments: TypeSyntax {
        switch self {
        case .named(let name, _): .named(name)
        case .member(let base, let name, _): .member(base, name)
        default: self
        }
    }
}
