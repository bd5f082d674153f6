// What the catalog has of a declared type or typealias: the declaration, its file, and the scopes and conditions around it.

import SwiftDeclarations

/// A declared type and where it stands. An object: every requirement refers to the type that declares it.
final class CatalogType: Sendable {
    let declaration: TypeDeclaration
    /// The names of the enclosing types, outermost first, then its own.
    let path: [String]
    /// The index of its file among the catalog's files; below zero for known protocols.
    let file: Int
    /// Whether it is a protocol of the table of known ones, and not declared in the run.
    var isKnown: Bool { file < 0 }
    /// Whether it is a known class of which the protocols inside it are known alone: what else subclasses inherit is out of
    /// sight.
    var isPartlyKnown: Bool { isKnown && declaration.kind == .class && !declaration.members.isEmpty }
    /// The lowest access level among the enclosing types, and what an enclosing extension grants.
    let enclosingAccess: EnclosingAccess
    /// The conditions of the `#if` branches around it, outermost first.
    let conditions: [String]
    /// What the extension that it stands in, or a type around it does, asks of the generic parameters around it.
    let enclosingRequirements: [GenericRequirement]
    /// Whether it is a typealias of a composition, taken as a protocol that inherits the members.
    let isComposition: Bool

    init(
        declaration: TypeDeclaration, path: [String], file: Int, enclosingAccess: EnclosingAccess, conditions: [String],
        enclosingRequirements: [GenericRequirement] = [], isComposition: Bool = false
    ) {
        self.declaration = declaration
        self.path = path
        self.file = file
        self.enclosingAccess = enclosingAccess
        self.conditions = conditions
        self.enclosingRequirements = enclosingRequirements
        self.isComposition = isComposition
    }

    /// The same under other conditions.
    func with(conditions: [String]) -> CatalogType {
        CatalogType(
            declaration: declaration, path: path, file: file, enclosingAccess: enclosingAccess, conditions: conditions,
            enclosingRequirements: enclosingRequirements, isComposition: isComposition)
    }

    /// Tells declarations apart, where they are of the run.
    struct ID: Hashable, Sendable {
        let file: Int
        let offset: UInt32
    }

    var id: ID { ID(file: file, offset: declaration.head.offset) }

    /// The names of the enclosing types.
    var scope: [String] { Array(path.dropLast()) }

    /// The names of the generic parameters of a typealias of a composition.
    var parametersOfComposition: [String] {
        guard isComposition else { return [] }
        return declaration.members.compactMap { member in
            if case .associatedtype(let parameter) = member { parameter.name } else { nil }
        }
    }

    /// The dotted name. For example: `Outer.Store`
    var qualifiedName: String { path.joined(separator: ".") }
}

/// A declared typealias and where it stands.
struct CatalogTypealias: Sendable {
    var declaration: TypealiasDeclaration
    let scope: [String]
    let file: Int
    /// The conditions of the `#if` branches around it, outermost first.
    let conditions: [String]
    /// What an enclosing extension grants.
    let impliedAccess: AccessLevel
    /// Whether it is under `#if`.
    var isConditional: Bool { !conditions.isEmpty }

    /// Tells it from the other typealiases of the run.
    struct ID: Hashable, Sendable {
        let file: Int
        let offset: UInt32
    }

    var id: ID { ID(file: file, offset: declaration.head.offset) }
}

/// What a name is looked up for.
protocol CatalogEntry {
    /// The index of its file among the catalog's files.
    var file: Int { get }
    /// The access level where it stands.
    var access: AccessLevel { get }
}

extension CatalogType: CatalogEntry {
    var access: AccessLevel { AccessLevel(modifiers: declaration.head.modifiers) ?? enclosingAccess.implied }
}

extension CatalogTypealias: CatalogEntry {
    var access: AccessLevel { AccessLevel(modifiers: declaration.head.modifiers) ?? impliedAccess }
}

/// What the types around a declaration do to its access level.
struct EnclosingAccess: Sendable {
    /// The lowest level of an enclosing type.
    var ceiling: AccessLevel = .open
    /// What a member without a modifier gets.
    var implied: AccessLevel = .internal
}

extension TypealiasDeclaration {
    /// The names in what the typealias stands for, as they are looked up around it.
    var namesInType: [[String]] {
        let generic = Set(genericParameters.map(\.name))
        var names: [[String]] = []
        type.forEachPart { part in
            guard var name = part.qualifiedName, !generic.contains(name[0]) else { return }
            if name[0] == "Self" { name.removeFirst() }
            if !name.isEmpty { names.append(name) }
        }
        return names
    }
}
