// The signatures of a protocol's requirements -> what they ask of its associated types without saying so: a requirement that
// names `Task<Output, Never>` has `Output: Sendable` in its generic signature, inferred from `Task<Success: Sendable, …>`.
// The same for the types that associated types are made of by default or by a clause, for the members of a class and its generic
// parameters. And what generic types ask of their arguments.
//
// What is asked must be stated, but for `Sendable`: of that marker (SE-0302) the compiler takes what it infers for functions,
// initializers and subscripts. What types of other modules ask is not seen, those of the standard library aside.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Adds what signatures imply and nothing else says. What the mock itself has to be for them, it says.
    mutating func takeOverClausesOfSignatures(_ resolver: Resolver) {
        clausesOfSignatures = resolver.clausesOfSignatures(of: self)
        if clausesOfSignatures.contains(where: \.isConformanceOfSelf) { traits.insert(.sendable) }
        addFollowing(clausesOfSignatures.filter { !$0.isConformanceOfSelf })
    }

    /// Whether nothing but a signature says that an associated type is Sendable.
    func isSentBySignature(_ name: String) -> Bool {
        !clausesOfSignatures.isEmpty
            && namesOfSame(name).contains { same in clausesOfSignatures.contains { $0.isAbout(same) } }
    }

    /// What where clauses say that something is the same as.
    fileprivate var typesOfSameTypeClauses: [TypeSyntax] {
        requirements.filter { $0.relation == .sameType }.flatMap { [$0.left, $0.right] }
    }

    /// Whether an associated type is an error that the table of known protocols does not have (SE-0421).
    func isErrorOfAsyncSequence(_ name: String) -> Bool { name == "Failure" && knownParents.contains("AsyncSequence") }
}

extension Resolver {
    /// What the signatures of a protocol's requirements imply about its associated types and about `Self`, or those of a
    /// class, and its superclasses, about its generic parameters.
    ///
    /// For example: `Output: Sendable` for `func start() -> Task<Output, Never>`
    func clausesOfSignatures(of resolved: ResolvedProtocol) -> [GenericRequirement] {
        let declaration = resolved.type.declaration
        let isClass = declaration.kind == .class
        let names =
            isClass
            ? Set(declaration.genericParameters.map(\.name)).union(resolved.genericNamesAround)
            : Set(resolved.associatedTypes.map(\.name)).union(["Self"])
        guard !names.isEmpty else { return [] }
        let aliases = Dictionary(resolved.plainTypealiases.map { ($0.name, $0.type) }) { first, _ in first }
        let mentioned = names.union(aliases.keys)
        var sent: [TypeSyntax] = []
        for requirement in resolved.nodes.requirements
        where requirement.declaration.hasSignature && requirement.declaration.hasType(where: { $0.mentions(mentioned) })
            && (isClass || !requirement.declaration.isGeneric)
        {
            for type in requirement.declaration.types where type.mentions(mentioned) {
                let meant = type.replacing(NameReplacement(aliases))
                sent += sendableParts(of: meant, in: requirement.origin, hiddenBy: names)
            }
        }
        // What an associated type is made of is checked where a mock says so.
        let made = resolved.associatedTypes.compactMap(\.defaultType) + resolved.typesOfSameTypeClauses
        for type in made where type.mentions(mentioned) {
            sent += sendableParts(
                of: type.replacing(NameReplacement(aliases)), in: resolved.type, hiddenBy: names)
        }
        // A class knows of its parameters by its superclass, but its subclasses do not.
        for link in resolved.superclasses where isClass {
            guard let superclass = link.type.declaration.inheritance.first?.type else { continue }
            sent += sendableParts(of: superclass.replacing(link.names), in: link.type, hiddenBy: names)
        }
        var seen: Set<TypeSyntax> = []
        return sent.filter { part in
            guard let root = part.root, names.contains(root), seen.insert(part).inserted else { return false }
            return !isSendableAnyway(part, in: resolved)
        }.map { GenericRequirement(left: $0, relation: .conforms, right: .named("Sendable")) }
    }

    /// Whether a protocol says itself that `Self` or an associated type is Sendable, or a class that a generic parameter is.
    private func isSendableAnyway(_ type: TypeSyntax, in resolved: ResolvedProtocol) -> Bool {
        guard case .named(let name, arguments: []) = type else { return false }
        if name == "Self" { return resolved.traits.contains(.sendable) }
        if resolved.isErrorOfAsyncSequence(name) { return true }
        let asked =
            resolved.type.declaration.kind == .class
            ? constraints(ofParameter: name, in: resolved.type)
            : resolved.constraints(ofAny: resolved.namesOfSame(name))
        return isSendable(asked, in: resolved.type)
    }

    /// The parts of a type that have to be Sendable since generic parameters are that they stand for.
    /// For example: `Key` and `Value` for `Task<[Key: Value], any Error>`
    private func sendableParts(
        of written: TypeSyntax, in scope: CatalogType, hiddenBy names: Set<String>
    ) -> [TypeSyntax] {
        let followed = withoutTypealiases(written, in: scope.path, file: scope.file, hiddenBy: names)
        var parts: [TypeSyntax] = []
        // A typealias may ask more than what it stands for.
        for type in followed == written ? [written] : [written, followed] {
            type.forEachPart { part in
                let arguments = part.bare.arguments
                guard !arguments.isEmpty, let name = part.bare.qualifiedName else { return }
                guard let asked = constraintsOfArguments(of: name, in: scope) else { return }
                let declared = catalog.type(named: name, in: scope.path, file: scope.file)?.declaration
                // What a pack asks it asks of each.
                let isOfEach = declared?.onlyPack != nil
                for (index, argument) in arguments.enumerated() {
                    let position = isOfEach ? 0 : index
                    guard position < asked.constraints.count else { break }
                    var sent = isSendable(asked.constraints[position], in: asked.scope) ? [argument] : []
                    if let declared, let element = argument.element, index < declared.genericParameters.count {
                        let left = TypeSyntax.member(.named(declared.genericParameters[index].name), "Element")
                        if isSendable(declared.requirements.constraints(of: left), in: asked.scope) {
                            sent.append(element)
                        }
                    }
                    parts += sent.flatMap { $0.partsToSend { isSendable(whateverArguments: $0, in: scope) } }
                        .map(AssociatedTypes.withoutSelf)
                }
            }
        }
        return parts
    }

    /// Whether a type of the run says that it is Sendable whatever its arguments are.
    private func isSendable(whateverArguments name: [String], in scope: CatalogType) -> Bool {
        guard let type = catalog.type(named: name, in: scope.path, file: scope.file) else { return false }
        let extensions = catalog.extensions(of: type).filter { catalog.clauses(of: $0, extending: type).isEmpty }
        return ([type] + extensions).contains {
            $0.declaration.inheritance.flatMap(\.type.inheritedNames).contains { $0.last == "Sendable" }
        }
    }

    /// What a class, or a type around it, asks one of its generic parameters to be. For example: `Hashable`, `~Copyable`
    func constraints(ofParameter name: String, in type: CatalogType) -> [TypeSyntax] {
        let declarations = [type.declaration] + catalog.types(along: type.scope, file: type.file).map(\.declaration)
        return declarations.flatMap { $0.genericParameters.constraints(of: name, by: $0.requirements) }
            + catalog.enclosingRequirements(of: type).constraints(of: .named(name))
    }

    /// What a generic type or typealias asks its arguments to conform to, and where the names in that are looked up; nil for a
    /// type that nobody knows. The arguments of protocols are for associated types.
    func constraintsOfArguments(
        of name: [String], in scope: CatalogType
    ) -> (constraints: [[TypeSyntax]], scope: CatalogType)? {
        if let alias = catalog.declaredAlias(named: name, in: scope.path, file: scope.file)?.declaration {
            return (alias.genericParameters.constraintsOfEach(by: alias.requirements), scope)
        }
        if let type = catalog.type(named: name, in: scope.path, file: scope.file) {
            return (type.declaration.genericParameters.constraintsOfEach(by: type.declaration.requirements), type)
        }
        if lookUp(name, from: scope) != nil { return ([], scope) }
        return KnownGenerics.constraintsOfArguments(of: Catalog.withoutSystemModule(name)).map { ($0, scope) }
    }

    /// Whether what conforms to some protocols is Sendable by that.
    private func isSendable(_ constraints: [TypeSyntax], in scope: CatalogType) -> Bool {
        constraints.flatMap(\.inheritedNames).flatMap { expanded($0, from: scope) }.contains {
            $0.map(refinesSendable) ?? false
        }
    }
}

extension Declaration {
    /// Whether it has a generic signature, which properties have not.
    fileprivate var hasSignature: Bool {
        if case .variable = self { false } else { true }
    }

    /// Whether it has generic parameters, opaque ones among them. A requirement that has may not constrain `Self`.
    fileprivate var isGeneric: Bool { !genericParameters.isEmpty || hasType(where: \.hasOpaquePart) }
}

extension TypeSyntax {
    /// The names in a type that have to be Sendable for it to be: those that it is made of, and those that generic types of it
    /// have as arguments.
    ///
    /// - Parameter isSendable: whether a generic type is Sendable whatever its arguments are.
    fileprivate func partsToSend(except isSendable: ([String]) -> Bool) -> [TypeSyntax] {
        switch bare.unparenthesized {
        case .named(let name, let arguments) where !arguments.isEmpty:
            isSendable([name]) ? [] : arguments.flatMap { $0.partsToSend(except: isSendable) }
        case .named, .member: [bare.unparenthesized]
        case .array, .dictionary, .implicitlyUnwrapped, .inlineArray, .optional, .tuple:
            bare.unparenthesized.children.flatMap { $0.partsToSend(except: isSendable) }
        default: []
        }
    }
}
