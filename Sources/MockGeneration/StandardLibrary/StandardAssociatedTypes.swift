// The associated types of known protocols, and what the protocols of the run say about them -> those that a mock binds.
// A class that does not say what its `SubSequence` is has the one that the standard library makes up, with all that is
// asked of it; who does say so brings that as well. A default of the table stands unless more is asked than it has.

import SwiftDeclarations

/// What protocols say about associated types: the table of known ones, and those of the run.
struct StatedTypes {
    private var table: [AssociatedTypeDeclaration] = []
    private var own: [AssociatedTypeDeclaration] = []
    /// The where clauses of the protocols of the run.
    private var ownClauses: [GenericRequirement] = []
    /// The names that typealiases or the annotation bind.
    private var bound: Set<String>
    /// The associated types that are not what the standard library makes up: see `addOther`.
    private var others: Set<String> = []

    /// - Parameter bound: the names that the annotation binds.
    init(bound: Set<String>) { self.bound = bound }

    /// Adds an associated type.
    mutating func add(_ declaration: AssociatedTypeDeclaration, isKnown: Bool) {
        if isKnown { table.append(declaration) } else { own.append(declaration) }
        if !isKnown { add(declaration.requirements) }
    }

    /// Adds where clauses of a protocol of the run.
    mutating func add(_ clauses: [GenericRequirement]) { ownClauses += clauses.map(AssociatedTypes.withoutSelf) }

    /// Adds a typealias of a protocol.
    mutating func add(_ alias: TypealiasDeclaration) { bound.insert(alias.name) }

    /// Notes that an associated type cannot be what the standard library makes up, the conforming type.
    mutating func addOther(_ name: String) { others.insert(name) }
}

extension StatedTypes {
    /// Those of known protocols, as far as it is true what the standard library makes of them.
    private var known: [AssociatedTypeDeclaration] {
        guard !others.isEmpty || ownClauses.contains(where: { $0.isAboutMemberOfSameName || $0.isAboutRawValue }) else {
            return table
        }
        return table.map { declaration in
            guard isOther(declaration) else { return declaration }
            var declaration = declaration
            declaration.requirements = []
            return declaration
        }
    }

    /// Whether an associated type that the standard library makes up cannot be what it makes of it, the conforming type: it has
    /// a member of its own name that is another one. For example: `Element.Element == Int` in an option set
    private func isOther(_ declaration: AssociatedTypeDeclaration) -> Bool {
        let name = declaration.name
        guard declaration.isInferred else { return false }
        return others.contains(name) || hasOtherRawValue(declaration)
            || ownClauses.contains { clause in
                clause.relation == .sameType && clause.sides.contains(.member(.named(name), name))
                    && !clause.sides.contains(.named(name))
            }
    }

    /// Whether the elements of an option set have a raw value that the library makes no set of, or another one than the set.
    private func hasOtherRawValue(_ declaration: AssociatedTypeDeclaration) -> Bool {
        let rawValue = type(of: .member(.named(declaration.name), "RawValue"), by: ownClauses)
        guard let rawValue, rawValue != .named("RawValue"), !isSelf(declaration.name) else { return false }
        let own = type(of: "RawValue", by: ownClauses)
        return rawValue.isConcrete && !KnownProtocols.isInteger(rawValue) || own.map { $0 != rawValue } ?? false
    }

    /// What a protocol inherits from since one of its associated types is the conforming type itself. For example:
    /// `SignedNumeric` where `Stride == Self`, `Hashable` where the `id` of what is `Identifiable` is `Self`
    func parentsOfSelf(with nodes: [RequirementNode]) -> [TypeSyntax] {
        let sides = otherSides
        let equated = namesEquatedToSelf
        // For example: `AllCases == [Self]`
        let made = names(
            sameAs: sides.filter { _, types in types.contains { $0.isMade(ofSelfOr: equated) } }.map(\.key), by: sides)
        let selves = equated.union(namesOfSelf(in: nodes))
        let stated =
            own.flatMap { declaration in declaration.inheritance.map { (declaration.name, $0.type) } }
            + ownClauses.filter { $0.relation == .conforms }.map { ($0.left.description, $0.right) }
        let ofOwn = stated.filter { name, parent in
            selves.contains(name) || parent.isConditional && made.contains(name)
        }
        return known.filter { selves.contains($0.name) }.flatMap { $0.inheritance.map(\.type) } + ofOwn.map(\.1)
    }

    /// What the protocols of the run ask of associated types that the standard library makes up as the conforming type.
    /// For example: `Reader<Int>` of the `Element` of an option set
    var constraintsOfMadeUpSelves: [(name: String, constraint: TypeSyntax)] {
        let equated = namesEquatedToSelf
        let names = Set(known.filter(\.isInferred).map(\.name)).intersection(equated)
        return own.filter { names.contains($0.name) }.flatMap { declaration in
            declaration.inheritance.flatMap(\.type.composed).map { (declaration.name, $0) }
        }
    }

    /// What where clauses say that associated types are the same as, those of known protocols included.
    private var otherSides: [String: [TypeSyntax]] { (ownClauses + known.flatMap(\.requirements)).otherSides }

    /// The associated types that where clauses make the conforming type.
    private var namesEquatedToSelf: Set<String> {
        let sides = otherSides
        return sides["Self"] == nil ? [] : names(sameAs: ["Self"], by: sides)
    }

    /// What is said of members of associated types that are the conforming type itself, as said of its own. For example:
    /// `Item == Output` for `Element.Item == Output` where `Element == Self`
    func clausesOfSelf(with nodes: [RequirementNode]) -> [GenericRequirement] {
        let selves = namesEquatedToSelf.union(namesOfSelf(in: nodes))
        guard !selves.isEmpty else { return [] }
        func ofSelf(_ type: TypeSyntax) -> TypeSyntax {
            type.replacing { part in
                guard case .member(.named(let name, []), let member, let arguments) = part, selves.contains(name) else {
                    return nil
                }
                return .named(member, arguments: arguments)
            }
        }
        return ownClauses.compactMap { clause in
            let said = GenericRequirement(
                left: ofSelf(clause.left), relation: clause.relation, right: ofSelf(clause.right))
            return ownClauses.contains(said) ? nil : said
        }
    }

    /// The names that where clauses make the same as one of some, these among them.
    private func names(sameAs names: [String], by sides: [String: [TypeSyntax]]) -> Set<String> {
        var (seen, pending): (Set<String>, [String]) = ([], names)
        while let next = pending.popLast() {
            guard seen.insert(next).inserted else { continue }
            pending += sides[next, default: []].compactMap { type in
                guard case .named(let name, arguments: []) = type else { return nil }
                return name
            }
        }
        return seen
    }

    /// The associated types of properties that are also required to be of type `Self`.
    private func namesOfSelf(in nodes: [RequirementNode]) -> Set<String> {
        let properties = nodes.requirements.compactMap { requirement -> (name: String, type: TypeSyntax)? in
            guard case .variable(let variable) = requirement.declaration, let type = requirement.propertyType else {
                return nil
            }
            return (unescaped(variable.name), AssociatedTypes.withoutSelf(type))
        }
        let selves = Set(properties.lazy.filter { $0.type == .named("Self") }.map(\.name))
        return Set(
            properties.compactMap { property in
                guard selves.contains(property.name), case .named(let name, arguments: []) = property.type,
                    !bound.contains(name)
                else { return nil }
                return name
            })
    }

    /// Leaves to the standard library what it makes up, and takes back the defaults that do not hold.
    func settle(_ result: inout ResolvedProtocol) {
        guard !known.isEmpty else { return }
        let conformances = Set(result.knownParents)
        let inferred = known.filter(\.isInferred)
        let implied = inferred.flatMap(\.requirements).filter { $0.relation == .sameType }
        let clauses = ownClauses.map { $0.simplified(by: implied) }
        var (left, taken): (Set<String>, Set<String>) = ([], [])
        let kept = clauses.filter { clause in !inferred.contains { $0.isMadeUp(by: clause) } }
        for name in Set(inferred.map(\.name)) {
            // Another protocol of the table may leave it open: `Element` of sets of options that are sequences.
            let isTaken =
                isBound(name, by: kept, conformances: conformances) || isAskedAgain(name, by: result.nodes)
                || known.contains { $0.name == name && !$0.isInferred }
            if isTaken { taken.insert(name) } else { left.insert(name) }
        }
        leave(left, to: &result, by: clauses)
        result.madeUpNames = left.subtracting(result.associatedTypes.map(\.name))
        result.namesOfSelf = left.filter { name in
            implied.contains { $0.otherSide(of: name) == .named("Self") }
        }
        if !inferred.isEmpty {
            let brought = inferred.filter { taken.contains($0.name) && !isAnother($0.name, by: clauses) }
                .flatMap(\.requirements).filter { !isTrivial($0, by: clauses) }
            let all = result.requirements.map { AssociatedTypes.withoutSelf($0).simplified(by: implied) }
            // What the user says comes first: it binds most.
            result.replaceRequirements(
                by: all.filter { clauses.contains($0) && $0.left != $0.right } + brought
                    + all.filter { !clauses.contains($0) && $0.left != $0.right })
        }
        let lost = lostDefaults(by: clauses)
        let fixed = bound.union(known.lazy.map(\.name).filter { type(of: $0, by: clauses) != nil })
        let open = taken.filter { name in type(of: name, by: clauses).map(isOpen) ?? false }
        for index in result.nodes.indices {
            guard case .requirement(var requirement) = result.nodes[index], requirement.origin.isKnown else { continue }
            requirement.declaration = withLiteral(
                requirement.declaration, of: requirement.origin, varying: fixed.union(lost))
            requirement.declaration = withError(
                requirement.declaration, of: requirement.origin, varying: taken.subtracting(fixed).union(open))
            result.nodes[index] = .requirement(requirement)
        }
        for clause in implied { bind(clause, by: clauses, taken: taken, in: &result) }
        for index in result.associatedTypes.indices where lost.contains(result.associatedTypes[index].name) {
            result.associatedTypes[index].defaultType = nil
        }
    }

    /// Whether protocols of the run say more about an associated type than what is true of the one that is made up.
    private func isBound(_ name: String, by clauses: [GenericRequirement], conformances: Set<String>) -> Bool {
        if bound.contains(name) { return true }
        func isImplied(_ type: TypeSyntax) -> Bool {
            type.inheritedNames.allSatisfy { conformances.contains($0.last ?? "") }
        }
        // One that is the same as another is not made up for who declares it again.
        let isSame = known.contains { $0.name == name && type(of: name, by: $0.requirements) != nil }
        let isRedeclared = own.contains { declaration in
            declaration.name == name
                && (isSame || declaration.defaultType != nil
                    || !declaration.inheritance.allSatisfy { isImplied($0.type) })
        }
        return isRedeclared
            || clauses.contains { clause in
                switch clause.relation {
                case .conforms where clause.left == .named(name): return !isImplied(clause.right)
                case .conforms: return clause.left.isRooted(at: name)
                case .sameType:
                    return clause.left != clause.right
                        && (clause.left.isRooted(at: name) || clause.right.isRooted(at: name))
                }
            }
    }

    /// Whether a protocol of the run asks again for a subscript with an associated type, which the mock then has itself.
    /// For example: `subscript(bounds: Range<Index>) -> SubSequence`
    private func isAskedAgain(_ name: String, by nodes: [RequirementNode]) -> Bool {
        let returning = nodes.requirements.filter { requirement in
            guard case .subscript(let declaration) = requirement.declaration else { return false }
            return declaration.result == .named(name)
        }
        let standard = Set(returning.filter(\.origin.isKnown).map(\.declaration.labels))
        return returning.contains { !$0.origin.isKnown && standard.contains($0.declaration.labels) }
    }

    /// The initializer of a literal as the table has it, with the name of the type where that is another one than the
    /// table's. For example: `init(integerLiteral: IntegerLiteralType)` where `IntegerLiteralType == Int64`
    private func withLiteral(
        _ declaration: Declaration, of origin: CatalogType, varying: Set<String>
    ) -> Declaration {
        guard case .initializer(var initializer) = declaration, initializer.parameters.count == 1,
            let literal = origin.literalType, varying.contains(literal)
        else { return declaration }
        initializer.parameters[0].type = .named(literal)
        return .initializer(initializer)
    }

    /// The function of an asynchronous iterator that says what `Failure` is, which may be any that is asked for.
    private func withError(_ declaration: Declaration, of origin: CatalogType, varying: Set<String>) -> Declaration {
        guard origin.declaration.name == "AsyncIteratorProtocol", varying.contains("Failure"),
            case .function(var function) = declaration
        else { return declaration }
        function.effects.throwing = .throws(.named("Failure"))
        return .function(function)
    }

    /// Whether a clause is about a type that is made of the other side. For example: `SubSequence.Element == Element`
    /// where `SubSequence == ArraySlice<Element>`
    private func isTrivial(_ clause: GenericRequirement, by clauses: [GenericRequirement]) -> Bool {
        guard let root = clause.left.qualifiedName?.first, case .named(let name, _) = clause.right, root != name else {
            return false
        }
        return type(of: root, by: clauses)?.mentions([name]) ?? false
    }

    /// Takes out what is made up for a class that does not bring it.
    private func leave(_ names: Set<String>, to result: inout ResolvedProtocol, by clauses: [GenericRequirement]) {
        // Two protocols that make up the same member make up none.
        let origins = Dictionary(
            grouping: result.nodes.requirements.filter(\.isInferred), by: { $0.declaration.plainName })
        func isAmbiguous(_ requirement: Requirement) -> Bool {
            let names = origins[requirement.declaration.plainName, default: []].map(\.origin.declaration.name)
            return Set(names.map { $0 == "OptionSet" ? "SetAlgebra" : $0 }).count > 1
        }
        result.nodes.removeAll { node in
            guard case .requirement(let requirement) = node, requirement.origin.isKnown else { return false }
            guard requirement.isInferred else { return requirement.declaration.types.contains { $0.mentions(names) } }
            switch requirement.declaration.memberHead?.inference {
            case "bits":
                let ofElement = type(of: .member(.named("Element"), "RawValue"), by: clauses)
                let ofSelf = type(of: "RawValue", by: clauses) ?? (isSelf("Element") ? ofElement : nil)
                return ofSelf.map(KnownProtocols.isInteger) ?? true
            case let name? where !names.contains(name): return !isAnother(name, by: clauses)
            case _?: return true
            case nil: return !isAmbiguous(requirement)
            }
        }
        // What the iterator throws is any error, to a requirement or a default of the run that mentions it.
        let mentioned = result.nodes.requirements.flatMap(\.declaration.types) + own.compactMap(\.defaultType)
        if mentioned.contains(where: { $0.mentions(["Failure"]) }) {
            for index in result.associatedTypes.indices where result.associatedTypes[index].isErrorOfIterator {
                result.associatedTypes[index].defaultType = .any(.named("Error"))
            }
        }
        result.associatedTypes.removeAll { names.contains($0.name) && $0.defaultType == nil }
    }

    /// Whether an associated type is another one than the standard library makes up. For example: `ArrayLiteralElement`
    /// of a set where it is `String` and `Element` is `Int`
    private func isAnother(_ name: String, by clauses: [GenericRequirement]) -> Bool {
        if table.contains(where: { $0.name == name && isOther($0) }) { return true }
        let implied = known.filter { $0.name == name }.flatMap(\.requirements)
        guard let type = type(of: name, by: clauses), let madeUp = self.type(of: name, by: implied), type != madeUp,
            let other = madeUp.qualifiedName?.last
        else { return false }
        return other == "Self" || type.mentions([other])
            || self.type(of: other, by: clauses).map { $0 != type } ?? false
    }

    /// Binds what has a default in the table to what it is in a type that the protocol names.
    /// For example: `Index` to `SubSequence.Index` where `SubSequence == Substring`
    private func bind(
        _ clause: GenericRequirement, by clauses: [GenericRequirement], taken: Set<String>,
        in result: inout ResolvedProtocol
    ) {
        guard case .member(.named(let root, _), let member, _) = clause.left, taken.contains(root),
            case .named(let name, _) = clause.right, name != root, !bound.contains(name),
            known.contains(where: { $0.name == name && $0.defaultType != nil }),
            let type = type(of: root, by: clauses), !type.mentionsSelf, !type.mentions([name]), type.isConcrete,
            self.type(of: name, by: clauses) == nil, !type.hasIntegers(as: member)
        else { return }
        result.typealiases.append(
            MemberTypealias(
                declaration: TypealiasDeclaration(head: DeclarationHead(), name: name, type: clause.left),
                origin: result.type))
    }

    /// Whether it is an associated type that nothing binds, or a member of one.
    private func isOpen(_ type: TypeSyntax) -> Bool {
        own.contains { type.root == $0.name && !bound.contains($0.name) && $0.defaultType == nil }
    }

    /// Whether a where clause says that an associated type is the conforming type.
    private func isSelf(_ name: String) -> Bool {
        ownClauses.contains { $0.sides.contains(.named(name)) && $0.sides.contains(.named("Self")) }
    }

    /// The type that a where clause says a name stands for.
    private func type(of name: String, by clauses: [GenericRequirement]) -> TypeSyntax? {
        clauses.lazy.compactMap { $0.otherSide(of: name) }.first
    }

    /// The type that a where clause says another one is.
    private func type(of type: TypeSyntax, by clauses: [GenericRequirement]) -> TypeSyntax? {
        clauses.lazy.filter { $0.relation == .sameType && $0.sides.contains(type) }.compactMap { clause in
            clause.sides.first { $0 != type }
        }.first
    }

    /// The names whose defaults lack what the protocols of the run ask for, or are made for another one that is lost.
    private func lostDefaults(by clauses: [GenericRequirement]) -> Set<String> {
        var lost: Set<String> = []
        for declaration in known where !own.contains(where: { $0.name == declaration.name && $0.defaultType != nil }) {
            guard let type = declaration.defaultType else { continue }
            let name = declaration.name
            let asked =
                clauses.filter { $0.left.isRooted(at: name) && $0.left != $0.right && $0.left != .named(name) }
                + clauses.filter { $0.relation == .conforms && $0.left == .named(name) }
                + own.filter { $0.name == name }.flatMap(\.inheritance).map {
                    GenericRequirement(left: .named(name), relation: .conforms, right: $0.type)
                }
            if !asked.allSatisfy({ KnownProtocols.isTrue($0, of: type) }) { lost.insert(name) }
        }
        for declaration in known where !declaration.isInferred && declaration.defaultType != nil {
            let others = Set(known.map(\.name)).subtracting([declaration.name]).filter { other in
                let byDefault = known.first { $0.name == other }?.defaultType
                return lost.contains(other) || bound.contains(other)
                    || type(of: other, by: clauses).map { $0 != byDefault } ?? false
            }
            if declaration.requirements.contains(where: { $0.left.mentions(others) || $0.right.mentions(others) }) {
                lost.insert(declaration.name)
            }
        }
        return lost
    }
}

extension GenericRequirement {
    /// Whether it says what a member of an associated type is that has the same name. For example: `Element.Element == Int`
    fileprivate var isAboutMemberOfSameName: Bool {
        relation == .sameType
            && sides.contains { side in
                guard case .member(.named(let base, _), let member, _) = side else { return false }
                return base == member
            }
    }

    /// Whether it says what the raw value of an associated type is. For example: `Element.RawValue == Int`
    fileprivate var isAboutRawValue: Bool {
        relation == .sameType
            && sides.contains { side in
                guard case .member(.named, "RawValue", _) = side else { return false }
                return true
            }
    }

    fileprivate var sides: [TypeSyntax] { [left, right] }
}

extension AssociatedTypeDeclaration {
    /// Whether the table says that the standard library makes one up.
    var isInferred: Bool { head.isInferred }

    /// Whether a clause says no more than what the table says is made up. For example:
    /// `ObjectWillChangePublisher == ObservableObjectPublisher`
    fileprivate func isMadeUp(by clause: GenericRequirement) -> Bool {
        guard clause.relation == .sameType, let madeUp = head.inference else { return false }
        let sides = [clause.left, clause.right]
        return sides.contains(.named(name)) && sides.contains { $0.qualifiedName?.last == madeUp }
    }

    /// Whether it is the error of `AsyncIteratorProtocol`.
    fileprivate var isErrorOfIterator: Bool { isInferred && name == "Failure" }
}

extension Requirement {
    /// Whether the table says that the standard library implements it.
    var isInferred: Bool { origin.isKnown && declaration.memberHead?.isInferred ?? false }
}

extension CatalogType {
    /// Whether it is the protocol with an error, `Failure`, that the table of known protocols does not have (SE-0421).
    var hasErrorOutOfTable: Bool { isKnown && declaration.name == "AsyncSequence" }

    /// The associated type that a protocol of the standard library gives its initializer; nil for other types.
    /// For example: `IntegerLiteralType`
    var literalType: String? {
        guard isKnown, case .associatedtype(let literal)? = declaration.members.first,
            literal.name.hasSuffix("LiteralType")
        else { return nil }
        return literal.name
    }
}

extension DeclarationHead {
    fileprivate var isInferred: Bool { attributes.contains { $0.name == "inferred" } }

    /// What the table says of that. For example: `ObservableObjectPublisher`
    fileprivate var inference: String? {
        attributes.first { $0.name == "inferred" }?.arguments.map { String($0.dropFirst().dropLast()) }
    }
}

extension GenericRequirement {
    /// The clause with `Element` for `SubSequence.Element`, by same-type clauses whose right sides are the shorter ones.
    fileprivate func simplified(by clauses: [GenericRequirement]) -> GenericRequirement {
        guard !clauses.isEmpty else { return self }
        func simplified(_ type: TypeSyntax) -> TypeSyntax {
            type.replacing { part in
                guard case .member(let base, let name, let arguments) = part else { return nil }
                let member = TypeSyntax.member(simplified(base), name, arguments: arguments)
                return clauses.first { $0.left == member }?.right ?? member
            }
        }
        return GenericRequirement(left: simplified(left), relation: relation, right: simplified(right))
    }
}

extension TypeSyntax {
    /// Whether it is a name or a member of it.
    fileprivate func isRooted(at name: String) -> Bool { qualifiedName?.first == name }

    /// Whether it is an array or an optional of the conforming type, or of one that is the same.
    fileprivate func isMade(ofSelfOr names: Set<String>) -> Bool {
        switch self {
        case .array(.named("Self", _)), .optional(.named("Self", _)): true
        case .array(.named(let element, [])), .optional(.named(let element, [])): names.contains(element)
        default: false
        }
    }

    /// Whether it is a protocol that arrays and optionals conform to where their elements do.
    fileprivate var isConditional: Bool { KnownProtocols.conditionalConformances.contains(description) }

    /// Whether it is more than a name that may be an associated type.
    fileprivate var isConcrete: Bool {
        if case .member = self { return false }
        return true
    }

    /// Whether it is a range of integers or an array, whose indices are integers.
    fileprivate func hasIntegers(as member: String) -> Bool {
        switch self {
        case .array: return member == "Index"
        case .named("Range", [.named("Int")]): return true
        case .named("Array", _), .named("ArraySlice", _), .named("ContiguousArray", _): return member == "Index"
        default: return false
        }
    }
}
