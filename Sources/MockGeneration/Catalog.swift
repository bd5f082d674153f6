// Parsed files -> every type and typealias of the run by its qualified name, with lookup as Swift scopes it.
// Members of types are not looked at; extensions only lend their scope to what is nested in them.

import SwiftDeclarations

/// A declared type and where it stands.
struct CatalogType: Sendable {
    let declaration: TypeDeclaration
    /// The names of the enclosing types, outermost first, then its own.
    let path: [String]
    /// The index of its file among the catalog's files.
    let file: Int
    /// The lowest access level among the enclosing types, and what an enclosing extension grants.
    let enclosingAccess: EnclosingAccess
    /// The conditions of the `#if` branches around it, outermost first.
    let conditions: [String]
    /// Whether it is a typealias of a composition, taken as a protocol that inherits the members.
    var isComposition = false

    /// The names of the enclosing types.
    var scope: [String] { Array(path.dropLast()) }

    /// The dotted name. For example: `Outer.Store`
    var qualifiedName: String { path.joined(separator: ".") }
}

/// A declared typealias and where it stands.
struct CatalogTypealias: Sendable {
    let declaration: TypealiasDeclaration
    let scope: [String]
    let file: Int
}

/// What the types around a declaration do to its access level.
struct EnclosingAccess: Sendable {
    /// The lowest level of an enclosing type.
    var ceiling: AccessLevel = .open
    /// What a member without a modifier gets.
    var implied: AccessLevel = .internal
}

/// Every type of a run.
struct Catalog: Sendable {
    /// The files, in the order of the run: sources first, then those for inheritance only.
    let files: [ParsedFile]
    /// The index of the first file that is there for inheritance only.
    let firstInheritOnly: Int
    /// The annotated declarations of the sources, in source order.
    private(set) var annotated: [AnnotatedDeclaration] = []

    private var types: [String: [CatalogType]] = [:]
    private var typealiases: [String: [CatalogTypealias]] = [:]

    /// A declaration under an annotation.
    enum AnnotatedDeclaration: Sendable {
        case type(CatalogType)
        case other(DeclarationHead, name: String, file: Int)
    }

    /// Collects the types of `files`.
    init(files: [ParsedFile], firstInheritOnly: Int) {
        self.files = files
        self.firstInheritOnly = firstInheritOnly
        for index in files.indices {
            let place = Place(file: index, path: [], access: EnclosingAccess(), conditions: [])
            collect(files[index].declarations, in: place)
        }
    }

    /// The type that `name` means inside `scope`, innermost scope first. A first component that names no type is
    /// taken for a module's name.
    func type(named name: [String], in scope: [String], file: Int) -> CatalogType? {
        lookUp(name, in: scope, table: types) { best($0, file: file, fileOf: \.file) }
    }

    /// The typealias that `name` means inside `scope`.
    func alias(named name: [String], in scope: [String], file: Int) -> CatalogTypealias? {
        lookUp(name, in: scope, table: typealiases) { best($0, file: file, fileOf: \.file) }
    }

    /// The path of the type or typealias that a plain name means inside `scope`.
    func path(of name: String, in scope: [String], file: Int) -> [String]? {
        let type = type(named: [name], in: scope, file: file)?.path
        let alias = alias(named: [name], in: scope, file: file).map { $0.scope + [name] }
        return (type?.count ?? 0) > (alias?.count ?? 0) ? type : alias
    }

    private func lookUp<Entry>(
        _ name: [String], in scope: [String], table: [String: [Entry]], choose: ([Entry]) -> Entry?
    ) -> Entry? {
        if let found = find(name, in: scope, table: table).flatMap(choose) { return found }
        // A first component that is no type of the run is a module, and not one of the system's: they declare no type
        // of the run.
        guard name.count > 1, !Catalog.systemModules.contains(name[0]),
            find([name[0]], in: scope, table: types) == nil
        else { return nil }
        return find(Array(name.dropFirst()), in: [], table: table).flatMap(choose)
    }

    /// The entries of a name in the innermost scope that has one.
    private func find<Entry>(_ name: [String], in scope: [String], table: [String: [Entry]]) -> [Entry]? {
        for depth in stride(from: scope.count, through: 0, by: -1) {
            if let entries = table[(scope[..<depth] + name).joined(separator: ".")] { return entries }
        }
        return nil
    }

    /// `Swift.Error` -> `Error`, as the table of known protocols has it.
    static func withoutSystemModule(_ name: [String]) -> [String] {
        name.count > 1 && systemModules.contains(name[0]) ? Array(name.dropFirst()) : name
    }

    private static let systemModules: Set<String> = [
        "AppKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "Darwin", "Dispatch",
        "Foundation", "FoundationEssentials", "Glibc", "ObjectiveC", "Observation", "Swift", "SwiftUI",
        "Synchronization", "UIKit", "_Concurrency",
    ]

    /// Among declarations of one name: the one of the same file, else one of the sources, else the first.
    private func best<Entry>(_ entries: [Entry], file: Int, fileOf: (Entry) -> Int) -> Entry? {
        entries.first { fileOf($0) == file }
            ?? entries.first { fileOf($0) < firstInheritOnly } ?? entries.first
    }
}

extension Catalog {
    /// Where the collection stands in the nesting of declarations.
    private struct Place {
        var file: Int
        var path: [String]
        var access: EnclosingAccess
        var conditions: [String]
    }

    private mutating func collect(_ declarations: [Declaration], in place: Place) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                collect(type, in: place)
            case .typealias(let alias):
                let entry = CatalogTypealias(declaration: alias, scope: place.path, file: place.file)
                typealiases[(place.path + [alias.name]).joined(separator: "."), default: []].append(entry)
                if let composition = composition(alias, in: place) {
                    annotated.append(.type(composition))
                } else {
                    noteAnnotation(alias.head, name: "a typealias", in: place)
                }
            case .conditional(let block):
                for (condition, clause) in zip(branchConditions(block.clauses.map(\.condition)), block.clauses) {
                    var inner = place
                    inner.conditions.append(condition)
                    collect(clause.declarations, in: inner)
                }
            case .import(let declaration): noteAnnotation(declaration.head, name: "an import", in: place)
            case .associatedtype(let declaration):
                noteAnnotation(declaration.head, name: "an associated type", in: place)
            case .function(let declaration): noteAnnotation(declaration.head, name: "a function", in: place)
            case .variable(let declaration): noteAnnotation(declaration.head, name: "a property", in: place)
            case .subscript(let declaration): noteAnnotation(declaration.head, name: "a subscript", in: place)
            case .initializer(let declaration): noteAnnotation(declaration.head, name: "an initializer", in: place)
            case .other(let head): noteAnnotation(head, name: "this declaration", in: place)
            }
        }
    }

    private mutating func collect(_ type: TypeDeclaration, in place: Place) {
        let isExtension = type.kind == .extension
        let ownPath = isExtension ? type.name.split(separator: ".").map(String.init) : [type.name]
        let entry = CatalogType(
            declaration: type, path: place.path + ownPath, file: place.file, enclosingAccess: place.access,
            conditions: place.conditions)
        if !isExtension { types[entry.qualifiedName, default: []].append(entry) }
        if type.head.annotation != nil, place.file < firstInheritOnly { annotated.append(.type(entry)) }

        var inner = place
        inner.path = entry.path
        let declared = AccessLevel(modifiers: type.head.modifiers)
        if isExtension {
            inner.access.implied = declared ?? .internal
        } else {
            inner.access.ceiling = min(place.access.ceiling, declared ?? place.access.implied)
            inner.access.implied = .internal
        }
        collect(type.members, in: inner)
    }

    /// An annotated typealias of a composition as a protocol. For example: `typealias AB = A & B`
    private func composition(_ alias: TypealiasDeclaration, in place: Place) -> CatalogType? {
        guard alias.head.annotation != nil, place.file < firstInheritOnly, alias.genericParameters.isEmpty else {
            return nil
        }
        var type = alias.type.bare.unparenthesized
        if case .any(let constraint) = type { type = constraint.unparenthesized }
        guard case .composition(let members) = type else { return nil }
        let declaration = TypeDeclaration(
            head: alias.head, kind: .protocol, name: alias.name,
            inheritance: members.map { InheritedType(type: $0, offset: alias.head.offset) })
        return CatalogType(
            declaration: declaration, path: place.path + [alias.name], file: place.file,
            enclosingAccess: place.access, conditions: place.conditions, isComposition: true)
    }

    private mutating func noteAnnotation(_ head: DeclarationHead, name: String, in place: Place) {
        guard head.annotation != nil, place.file < firstInheritOnly else { return }
        annotated.append(.other(head, name: name, file: place.file))
    }
}

/// The conditions under which the branches of one `#if` are compiled, each written so that it can stand alone.
/// For example: `A`, `B`, nil -> `A`, `!A && B`, `!A && !B`
func branchConditions(_ conditions: [String?]) -> [String] {
    conditions.indices.map { branchCondition(conditions[$0], after: conditions[..<$0].compactMap(\.self)) }
}

/// The condition under which a branch is compiled when those before it are not.
func branchCondition(_ condition: String?, after earlier: [String]) -> String {
    let negated = earlier.map { "!\(operand($0))" }
    guard let condition else { return negated.joined(separator: " && ") }
    return negated.isEmpty ? condition : (negated + [operand(condition)]).joined(separator: " && ")
}

/// What must hold for a condition to hold, each term as it is written. For example: `!A && B` -> `!A`, `B`
func conditionTerms(_ condition: String) -> [String] {
    guard !condition.contains("||") else { return [condition] }
    return condition.split(separator: "&").map { term in
        String(term.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

/// A condition in parentheses, unless it is a single term.
private func operand(_ condition: String) -> String {
    let isTerm = condition.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "(" || $0 == ")" }
    return isTerm ? condition : "(\(condition))"
}

/// Access levels, lowest first.
enum AccessLevel: Int, Comparable, Sendable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// The level that modifiers name; nil where they name none.
    init?(modifiers: [String]) {
        for modifier in modifiers {
            switch modifier {
            case "private": self = .private
            case "fileprivate": self = .fileprivate
            case "internal": self = .internal
            case "package": self = .package
            case "public": self = .public
            case "open": self = .open
            default: continue
            }
            return
        }
        return nil
    }

    static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
