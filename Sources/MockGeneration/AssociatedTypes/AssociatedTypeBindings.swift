// What a resolved protocol says about its associated types -> what is asked of each, and what each is the same as by that.
// What a mock makes of it is decided in AssociatedTypes.swift.

import SwiftDeclarations

/// What the declarations, where clauses and typealiases of a protocol make of its associated types.
struct AssociatedTypeBindings {
    /// The names of the associated types, in the order found.
    let names: [String]
    private let nameSet: Set<String>
    /// What each is asked to conform to.
    private(set) var constraints: [String: [TypeSyntax]] = [:]
    /// The where clauses, without `Self.`.
    private(set) var clauses: [GenericRequirement]
    private var defaults: [String: TypeSyntax] = [:]
    /// What typealiases and where clauses say that each is.
    private var bindings: [String: TypeSyntax] = [:]
    /// Those that have defaults, usable ones or not.
    private let defaulted: Set<String>
    /// Those that are the conforming type itself.
    private let selves: Set<TypeSyntax>
    /// Those that are the generic parameters of an annotated typealias, which stand for others.
    private let parameters: Set<String>

    init(of resolved: ResolvedProtocol) {
        nameSet = Set(resolved.associatedTypes.map(\.name))
        var seen: Set<String> = []
        names = resolved.associatedTypes.map(\.name).filter { seen.insert($0).inserted }
        let implied = Self.impliedTypes(of: names)
        var clauses = resolved.requirements.map { AssociatedTypes.withoutSelf($0).replacing(NameReplacement(implied)) }
        if implied.isEmpty { clauses += Self.impliedClauses(of: names, in: resolved) }
        self.clauses = clauses
        defaulted = Set(resolved.associatedTypes.filter { $0.defaultType != nil }.map(\.name))
        selves = Self.selves(in: resolved, clauses)
        parameters = Set(resolved.type.parametersOfComposition)

        takeOver(resolved.associatedTypes)
        dropDefaults(in: resolved)
        for alias in resolved.typealiases.map(\.declaration) where nameSet.contains(alias.name) {
            bindings[alias.name] = alias.type
        }
        constrainBareNames()
        bindBySameTypes()
        AssociatedTypes.bindByRepeatedProperties(of: resolved, names: nameSet, &bindings)
        bindIterators(in: resolved)
        joinConstraints(of: resolved.associatedTypes)
    }

    /// What an associated type is; nil where that is left to conforming types.
    func type(of name: String) -> TypeSyntax? { bindings[name] ?? defaults[name] }

    /// What an associated type is as a member of another one that is fixed; nil where something else says what it is, or
    /// nothing does. For example: `Entity.ID` for `ID` with `Entity.ID == ID` and an annotation that names the `Entity`
    ///
    /// - Parameters:
    ///   - clauses: what is said about members, besides the where clauses.
    ///   - annotation: what says what associated types are, before all else.
    func fixedMember(
        _ name: String, besides clauses: [GenericRequirement], by annotation: Annotation
    ) -> TypeSyntax? {
        guard bindings[name] == nil else { return nil }
        return (self.clauses + clauses).lazy.compactMap { $0.otherSide(of: name) }.first { other in
            guard case .member = other, let root = other.root, root != name, nameSet.contains(root) else {
                return false
            }
            if let stated = annotation.value(of: root, in: .typealias) {
                return !stated.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
            }
            guard let type = defaults[name] == nil ? type(of: root) : bindings[root], !type.mentionsSelf,
                !isMade(root, of: name)
            else { return false }
            if case .named(let other, arguments: []) = type { return !nameSet.contains(other) }
            return true
        }
    }
}

// MARK: - What is asked of them

extension AssociatedTypeBindings {
    private mutating func takeOver(_ declarations: [AssociatedTypeDeclaration]) {
        for declaration in declarations {
            for inherited in declaration.inheritance {
                constrain(declaration.name, to: AssociatedTypes.withoutSelf(inherited.type))
            }
            if defaults[declaration.name] == nil { defaults[declaration.name] = declaration.defaultType }
        }
    }

    /// As of Swift 6.3 the compiler crashes where a closure that a conforming type takes throws what is `Never` to it.
    private mutating func dropDefaults(in resolved: ResolvedProtocol) {
        for (name, type) in defaults where type == .named("Never") {
            let isThrown = resolved.nodes.requirements.contains { $0.declaration.takesClosure(throwing: name) }
            if isThrown { defaults[name] = nil }
        }
    }

    /// Has the conformances of bare names join their constraints.
    private mutating func constrainBareNames() {
        for clause in clauses where clause.relation == .conforms {
            guard case .named(let name, _) = clause.left, nameSet.contains(name) else { continue }
            constrain(name, to: clause.right)
        }
    }

    private mutating func constrain(_ name: String, to type: TypeSyntax) {
        guard let type = type.withoutSuppression, !(constraints[name] ?? []).contains(type) else { return }
        constraints[name, default: []].append(type)
    }

    /// What is the same as another associated type asks of that what is asked of itself.
    private mutating func joinConstraints(of declarations: [AssociatedTypeDeclaration]) {
        for declaration in declarations {
            let name = representative(of: declaration.name)
            guard name != declaration.name else { continue }
            for type in constraints[declaration.name] ?? [] {
                switch bindings[name] {
                case nil: constrain(name, to: type)
                case .member(let base, let member, let arguments)?:
                    let left = TypeSyntax.member(base, member, arguments: arguments)
                    clauses.append(GenericRequirement(left: left, relation: .conforms, right: type))
                default: break
                }
            }
        }
    }

    /// The error of an asynchronous sequence is that of its iterator (SE-0421). The table of known protocols has no such
    /// associated type, since it is younger than the systems that mocks are for; who names it in a clause has it.
    private static func impliedTypes(of names: [String]) -> [String: TypeSyntax] {
        guard names.contains("AsyncIterator"), !names.contains("Failure") else { return [:] }
        return ["Failure": .member(.named("AsyncIterator"), "Failure")]
    }

    /// The same where a protocol of the run declares `Failure` again.
    private static func impliedClauses(of names: [String], in resolved: ResolvedProtocol) -> [GenericRequirement] {
        guard resolved.knownParents.contains("AsyncSequence"), names.contains("Failure") else { return [] }
        return [
            GenericRequirement(
                left: .member(.named("AsyncIterator"), "Failure"), relation: .sameType, right: .named("Failure"))
        ]
    }
}

// MARK: - What they are the same as

extension AssociatedTypeBindings {
    /// What associated types can be the same as, in the order in which it binds them.
    private enum BindingOrder: CaseIterable {
        /// No other associated type is part of it. For example: `[Int]`
        case known
        /// For example: `[Key]`
        case made
        /// Another one. For example: `Key`
        case name
        /// A member of another one. For example: `Values.Element`
        case member

        init(of type: TypeSyntax, names: Set<String>) {
            if case .member = type, let root = type.root, names.contains(root) {
                self = .member
            } else {
                self = !type.mentions(names) ? .known : type.isPlainName ? .name : .made
            }
        }
    }

    /// The associated types that are `Self`, or the same as something with `Self` in it.
    private static func selves(in resolved: ResolvedProtocol, _ clauses: [GenericRequirement]) -> Set<TypeSyntax> {
        let byDefault = resolved.associatedTypes.filter { $0.defaultType == .named("Self") }
        let byClause = clauses.filter { $0.relation == .sameType }.flatMap { clause -> [TypeSyntax] in
            if clause.right.mentionsSelf { return [clause.left] }
            return clause.left.mentionsSelf ? [clause.right] : []
        }
        return Set(byDefault.map { .named($0.name) } + byClause)
    }

    /// Binds what where clauses say is the same as something. What a name is says more than what else is the same:
    /// `Key == Values.Element` and `Key == Int`.
    private mutating func bindBySameTypes() {
        let sameTypes = clauses.filter { $0.relation == .sameType }
        for order in BindingOrder.allCases {
            // What is known of one goes to all that are the same before one of them stands for others: in any order,
            // `Page == All` and `All == Rows` with `Rows == [Row]` say what the `Page` is.
            if order == .name {
                while sameTypes.contains(where: { bind($0, order, toBound: true) }) {}
            }
            for clause in sameTypes { bind(clause, order) }
        }
    }

    /// Binds one side of a clause, or the associated type that stands for it, to the other one, if that is possible.
    ///
    /// - Parameter toBound: whether it has to be known what the other one is.
    @discardableResult
    private mutating func bind(_ clause: GenericRequirement, _ order: BindingOrder, toBound: Bool = false) -> Bool {
        for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
            guard case .named(let written, _) = side, nameSet.contains(written) else { continue }
            let name = order == .name || order == .member ? representative(of: written) : written
            let stated = order == .name ? representative(of: other.description) : ""
            // What has its own name is another type outside.
            guard bindings[name] == nil, name == written || name != stated, !toBound || bindings[stated] != nil,
                BindingOrder(of: other, names: nameSet) == order, isBinding(name, other, order)
            else { continue }
            bindings[name] = other
            return true
        }
        return false
    }

    /// The associated type that stands for another one, over any number of steps.
    private func representative(of name: String) -> String {
        var name = name
        // Each step is one binding further; a circle ends, too.
        for _ in bindings {
            guard case .named(let next, arguments: [])? = bindings[name], nameSet.contains(next) else { break }
            name = next
        }
        return name
    }

    /// Whether it binds an associated type that it is the same as another type; else that stays a where clause.
    private func isBinding(_ name: String, _ other: TypeSyntax, _ order: BindingOrder) -> Bool {
        if order == .member, let root = other.root {
            // It narrows what users of the typealias choose.
            if parameters.contains(name) { return false }
            // `Key == Values.Element` binds a `Key` that nothing else is asked of, and that has no default where
            // `Values` may be any.
            let isFree = defaulted.contains(name) && !defaulted.contains(root) && bindings[root] == nil
            if constraints[name] != nil || isFree { return false }
            // It says nothing where `Values` is `[Key]`, by default or by another clause.
            if isMade(root, of: name) { return false }
        }
        // `A == B` and `B == A` say the same.
        if case .named(let second, _) = other, isMade(second, of: name) { return false }
        if case .named(let second, _) = other, nameSet.contains(second),
            parameters.contains(name) != parameters.contains(second)
        {
            return parameters.contains(second)
        }
        // `Index == Element` binds the one that nothing is asked of.
        if case .named(let second, _) = other, nameSet.contains(second), bindings[second] == nil,
            constraints[name] != nil, constraints[second] == nil
        {
            return false
        }
        // `Slice.Element == Element`, where `Slice` is the mock itself, binds nothing.
        if case .member(.named(let root, _), name, _) = other, selves.contains(.named(root)),
            bindings[root]?.mentionsSelf ?? true
        {
            return false
        }
        return true
    }

    /// Whether what an associated type is has another one in it, over any number of steps.
    private func isMade(_ name: String, of part: String) -> Bool {
        var seen: Set<String> = []
        var pending = [name]
        while let next = pending.popLast() {
            guard let type = type(of: next), seen.insert(next).inserted else { continue }
            if type.mentions([part]) { return true }
            pending += type.spelledNames.filter(nameSet.contains)
        }
        return false
    }

    /// Binds iterators to what sequences make. One whose elements are the mock itself cannot be a parameter of the mock.
    private mutating func bindIterators(in resolved: ResolvedProtocol) {
        for (name, function) in [("Iterator", "makeIterator"), ("AsyncIterator", "makeAsyncIterator")]
        where names.contains(name) && bindings[name] == nil {
            for case .function(let declaration) in resolved.nodes.requirements.map(\.declaration)
            where unescaped(declaration.name) == function && declaration.parameters.isEmpty
                && declaration.result.map(AssociatedTypes.withoutSelf) != .named(name)
            {
                bindings[name] = declaration.result
            }
            // Its elements are what the sequence says, if it is made of those.
            if let type = bindings[name], bindings["Element"]?.mentions([name]) ?? false, type.mentions(["Element"]) {
                bindings["Element"] = nil
            }
        }
        let isPlain = constraints["Iterator"] == [.named("IteratorProtocol")]
        if isPlain, bindings["Iterator"] == nil, isMade("Element", of: "Self") {
            bindings["Iterator"] = .named("AnyIterator", arguments: [.named("Element")])
        }
    }
}

extension Declaration {
    /// Whether a closure among the parameters throws an associated type. For example: `() throws(Failure) -> Void`
    fileprivate func takesClosure(throwing name: String) -> Bool {
        parameters.contains { parameter in
            parameter.type.contains { type in
                guard case .function(let function) = type, let thrown = function.effects.thrownType else {
                    return false
                }
                return AssociatedTypes.withoutSelf(thrown) == .named(name)
            }
        }
    }
}

extension TypeSyntax {
    /// Whether it is a name without arguments.
    fileprivate var isPlainName: Bool {
        if case .named(_, arguments: []) = self { return true }
        return false
    }

    /// A constraint without the default conformances that it takes away; nil where nothing is left. A mock that asks for
    /// more than that conforms, too. For example: `Tagged` for `Tagged & ~Copyable`
    var withoutSuppression: TypeSyntax? {
        switch bare {
        case .suppressed: return nil
        case .composition(let members):
            let asked = members.compactMap(\.withoutSuppression)
            return asked.count > 1 ? .composition(asked) : asked.first
        default: return self
        }
    }
}
