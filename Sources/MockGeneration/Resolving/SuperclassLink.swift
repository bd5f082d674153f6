// Superclasses as a mock has them: which they are, how they are written, and what stands there for the names in them.

import SwiftDeclarations

/// A class among the superclasses of a type.
struct SuperclassLink: Sendable {
    let type: CatalogType
    /// What the class, the types around it and its generic parameters are written as.
    let writtenNames: WrittenNames
    /// What is written in the mock for the class's generic parameters, and for the nested types that it names.
    let names: NameReplacement
    /// The class's generic parameters that stand for closures: values of these escape, whatever they are.
    var closures: Set<String> = []
    /// Those that stand for types in which nothing is generic: what where clauses ask of them is so, or not.
    let concrete: Set<String>
    /// Whether it is of a module that what is mocked imports, a class below it does, or the mocks do: only what is open there
    /// can be overridden.
    let isImported: Bool
    /// Whether a class below it, but not what is mocked, sees no more of it than what is public, whatever the mocks see.
    var isImportedBelow = false
    /// Whether it is on no actor, but subclasses of it are in Swift 5 mode, the mock among them.
    var isLeftInSwift5 = false
    /// The SPI that is imported with it; nil where it is of the module of what is mocked.
    let importedSPI: Set<String>?
}

extension SuperclassLink {
    /// A member of the class as the mock writes it.
    func written(_ member: Declaration) -> Declaration {
        settled(member).replacing(names)
    }

    /// What is equal for a member of the class and the one that overrides it.
    ///
    /// - Parameter names: what names mean in the class, or in the mock.
    func overrideKey(of member: Declaration, _ names: SignatureNames) -> String {
        let given = Set(writtenNames.arguments.values.flatMap(\.spelledNames))
        let member = member.renamingGenericParameters(among: given)
        let own = Set(member.genericParameters.map(\.name))
        var applied = names
        applied.following = { names.following(writtenNames.applied(to: names.following($0), except: own)) }
        return settled(member).overrideKey(applied)
    }

    /// A member of the class with closures and where clauses as the mock has them.
    private func settled(_ member: Declaration) -> Declaration {
        let own = Set(member.genericParameters.map(\.name))
        let parameters = Set(writtenNames.arguments.keys).subtracting(own)
        return member.lettingClosuresEscape(closures.subtracting(own)).withClauses(about: parameters)
            .withoutClauses(about: concrete.subtracting(own))
    }

    /// The members of generic parameters that a where clause of the class says what they are, as the mock writes them.
    /// For example: `Item.ID` with `where Item.ID == String`
    var fixedTypes: [TypeSyntax] {
        type.declaration.requirements.filter { $0.relation == .sameType }.map { $0.replacing(names) }
            .flatMap { [$0.left, $0.right] }.filter(\.isMember)
    }

    /// Whether a mock does not see a member of the class with this head, which stands in another module.
    func hides(_ head: DeclarationHead) -> Bool {
        isImported && head.isHiddenFromImports
            || importedSPI.map { head.isSPI && $0.isDisjoint(with: head.spi) } ?? false
    }

    /// Whether a mock sees the setter of a member with this head.
    func showsSetter(_ head: DeclarationHead) -> Bool {
        let hidden = ["private(set)", "fileprivate(set)"] + (isImported ? ["internal(set)"] : [])
        return !hidden.contains(where: head.modifiers.contains)
    }

    /// Whether a mock does not inherit an initializer of the class with this head: a class between them has no more than
    /// those that it sees.
    func hidesInitializer(_ head: DeclarationHead) -> Bool {
        hides(head) || isImportedBelow && head.isHiddenFromImports
    }
}

extension DeclarationHead {
    /// Whether other modules do not see it, unless they import its own for testing.
    fileprivate var isHiddenFromImports: Bool { (AccessLevel(modifiers: modifiers) ?? .internal) < .package }
}

/// The superclasses of a type, nearest first.
struct SuperclassChain {
    var links: [SuperclassLink] = []
    /// Whether the last one has no superclass; else there are more, which are out of sight.
    var isComplete = false
    /// The superclass that several declarations under other conditions may be, where the chain ends for that.
    var unclear: CatalogType?
    /// Whether a type of the module was taken for a superclass that another module declares.
    var isMistaken = false

    /// Whether it ends with `NSObject`.
    var isObject: Bool {
        guard isComplete, let last = links.last else { return false }
        if last.type.isKnown { return last.type.declaration.name == "NSObject" }
        let parent = last.type.declaration.inheritance.first?.type.bare.unparenthesized.qualifiedName
        return parent.map(Catalog.withoutSystemModule) == ["NSObject"]
    }
}

/// What a superclass, and the types around it, are written as, by their paths.
struct WrittenNames {
    /// For example: `Outer<Int>` and `Outer<Int>.Inner<String>`
    var types: [[String]: TypeSyntax] = [:]
    /// What their generic parameters stand for.
    var parameters: [[String]: [String: TypeSyntax]] = [:]

    /// What names of generic parameters stand for: what is nearer hides what is farther out.
    var arguments: [String: TypeSyntax] {
        parameters.sorted { $0.key.count < $1.key.count }.reduce(into: [:]) { result, level in
            result.merge(level.value) { _, nearer in nearer }
        }
    }

    /// A type with all of that in place of plain names, among them `Outer<Int>.Inner<String>` for `Outer.Inner`.
    ///
    /// - Parameter hidden: names that mean something nearer.
    func applied(to type: TypeSyntax, except hidden: Set<String> = []) -> TypeSyntax {
        let arguments = arguments
        return type.replacing { part in
            guard part.arguments.isEmpty, let path = part.qualifiedName else { return nil }
            if path.count == 1, !hidden.contains(path[0]), let argument = arguments[path[0]] { return argument }
            return types[path]
        }
    }

    /// What the names of generic types stand for inside them, where arguments need not be written.
    /// For example: `Node<Int>` for `Node`
    var genericTypes: [String: TypeSyntax] {
        parameters.keys.sorted { $0.count < $1.count }.reduce(into: [:]) { result, path in
            if let name = path.last, parameters[path]?.isEmpty == false { result[name] = types[path] }
        }
    }
}

extension CatalogType {
    /// A generic class as it is written in itself and in its mock; nil for others.
    var typeInside: TypeSyntax? {
        let parameters = declaration.genericParameters
        guard !parameters.isEmpty, parameters.allSatisfy({ $0.kind == .type }) else { return nil }
        return .named(path[path.count - 1], arguments: parameters.map { .named($0.name) })
    }
}
