// A type as it is written -> what it is, where that tells for sure whether another one can be the same: its form, and its
// name where the sources or the standard library declare it.

import SwiftDeclarations

/// What a type is.
struct TypeKind {
    /// Whatever its associated types are. For example: `'Int'`, `an array`
    let name: String
    /// The protocols that an existential is of, none of which inherits another; nil where that is not known.
    var existential: Set<String>?
    /// As it is written.
    let written: TypeSyntax
    /// What is known of what it is made of.
    var parts: [TypeKind?] = []

    /// Whether it certainly is not the same.
    func isAnother(than other: TypeKind) -> Bool {
        if name != other.name { return true }
        if case .function(let mine) = written, case .function(let theirs) = other.written {
            let throwing = [mine, theirs].map(\.effects.throwing)
            // What is thrown may be `Never` by another name.
            let isThrowingKnown = throwing.allSatisfy { [.never, .throws(nil)].contains($0) }
            if mine.effects.isAsync != theirs.effects.isAsync || isThrowingKnown && throwing[0] != throwing[1] {
                return true
            }
        }
        if parts.isEmpty || other.parts.isEmpty {
            guard let existential, let otherExistential = other.existential else { return false }
            return existential != otherExistential
        }
        guard parts.count == other.parts.count else { return true }
        if case .tuple = written, written.withoutChildren != other.written.withoutChildren { return true }
        // What attributes make of closures is not looked at.
        return zip(parts, other.parts).contains { one, other in
            guard let one, let other else { return false }
            return one.isAnother(than: other)
        }
    }
}

extension Resolver {
    /// Whether two types certainly are not the same.
    func areDifferent(_ one: TypeSyntax, _ other: TypeSyntax, in resolved: ResolvedProtocol) -> Bool {
        guard let first = kind(of: one, in: resolved.type, of: resolved),
            let second = kind(of: other, in: resolved.type, of: resolved)
        else { return false }
        return first.isAnother(than: second)
    }

    /// What a type is that is written in `scope`; nil where that is not known.
    func kind(of type: TypeSyntax, in scope: CatalogType, of resolved: ResolvedProtocol) -> TypeKind? {
        // Pairs of pairs double at every step, and typealiases may go in circles: more names are not looked at.
        var lookups = 256
        return kind(of: type, in: scope, of: resolved, depth: 0, lookups: &lookups)
    }

    private func kind(
        of type: TypeSyntax, in scope: CatalogType, of resolved: ResolvedProtocol, depth: Int, lookups: inout Int
    ) -> TypeKind? {
        guard lookups > 0, depth < Self.maximumDepth else { return nil }
        lookups -= 1
        let type = type.canonical().bare.unparenthesized
        let parts = type.children.map { kind(of: $0, in: scope, of: resolved, depth: depth + 1, lookups: &lookups) }
        func made(_ name: String) -> TypeKind { TypeKind(name: name, written: type, parts: parts) }
        func existential(_ constraint: TypeSyntax) -> TypeKind {
            let names = protocolNames(of: constraint, in: scope, of: resolved)
            return TypeKind(name: "an existential", existential: names, written: type)
        }
        switch type {
        case .array: return made("an array")
        case .dictionary: return made("a dictionary")
        case .optional, .implicitlyUnwrapped: return made("an optional")
        case .function: return made("a closure")
        case .tuple(let elements): return made(elements.isEmpty ? "'Void'" : "a tuple")
        case .metatype, .protocolMetatype: return made("a metatype")
        case .any(.metatype(let constraint)):
            return TypeKind(name: "a metatype", written: type, parts: [existential(constraint)])
        case .any(let constraint): return existential(constraint)
        case .composition, .named("Any", arguments: []): return existential(type)
        case .named("Self", _): return resolved.type.declaration.kind == .protocol ? made("'Self'") : nil
        default:
            if let name = identity(of: type.withoutArguments, in: scope, of: resolved) { return made("'\(name)'") }
            if let name = standardMemberType(type), let root = type.root,
                catalog.path(of: root, in: scope.path, file: scope.file) == nil
            {
                return made("'\(name)'")
            }
            guard let name = type.qualifiedName else { return nil }
            if protocolType(name, in: scope, of: resolved) != nil { return existential(type) }
            guard !resolved.memberTypeNames.contains(name[0]),
                let alias = catalog.alias(named: name, in: scope.path, file: scope.file), !alias.isConditional,
                alias.declaration.genericParameters.count == type.arguments.count,
                let target = typealiasTarget(name, of: scope)
            else { return nil }
            let meant = type.arguments.isEmpty ? target.type : alias.declaration.type(withArgumentsOf: type)
            var kind = self.kind(of: meant, in: target.scope, of: resolved, depth: depth + 1, lookups: &lookups)
            // There, the names of arguments may mean something else.
            let theirs = type.arguments.map {
                self.kind(of: $0, in: target.scope, of: resolved, depth: depth + 1, lookups: &lookups)
            }
            if zip(parts, theirs).contains(where: { $0 == nil || $0?.name != $1?.name }) {
                guard alias.declaration.genericParameters.allSatisfy({ .named($0.name) != alias.declaration.type })
                else {
                    return nil
                }
                kind?.parts = []
            }
            return kind
        }
    }

    /// The name of a type that is written in `origin` where it tells for sure whether another is the same: that of a type
    /// of the run, or of the standard library.
    func identity(of written: TypeSyntax, in origin: CatalogType, of resolved: ResolvedProtocol) -> String? {
        let (scope, file) = (origin.path, origin.file)
        let followed = written.canonical()
        // A typealias may be another one under another condition.
        guard withoutTypealiases(written, in: scope, file: file).canonical() == followed,
            followed.arguments.isEmpty, let name = followed.qualifiedName,
            !resolved.associatedTypes.contains(where: { $0.name == name[0] })
        else { return nil }
        if let type = catalog.type(named: name, in: scope, file: file) {
            let mayBeTypealias = !type.conditions.isEmpty && catalog.alias(named: name, in: scope, file: file) != nil
            return mayBeTypealias || type.declaration.kind == .protocol ? nil : type.qualifiedName
        }
        let plain = name.count == 2 && name[0] == "Foundation" ? name[1] : name.joined(separator: ".")
        return Self.plainTypes.contains(plain) ? plain : nil
    }

    /// The full names of the protocols that an existential type is of, without those that others of them inherit; nil where
    /// one is not known.
    private func protocolNames(
        of constraint: TypeSyntax, in scope: CatalogType, of resolved: ResolvedProtocol
    ) -> Set<String>? {
        let parts = constraint.inheritedNames.map { protocolType($0, in: scope, of: resolved) }
        guard parts.allSatisfy({ $0 != nil }) else { return nil }
        var names = Set(parts.compactMap { $0?.qualifiedName })
        guard names.count > 1 else { return names }
        for part in parts.compactMap(\.self) {
            let inherited = inheritedTypes(of: part)
            guard inherited.isComplete else { return nil }
            // The compiler tells `Node & AnyObject` from a `Node` that inherits `AnyObject`.
            for parent in inherited.types where ![part.qualifiedName, "AnyObject"].contains(parent.qualifiedName) {
                names.remove(parent.qualifiedName)
            }
        }
        return names
    }

    /// A protocol, which stands for an existential type where it is written without `any`; nil for other types.
    private func protocolType(
        _ name: [String], in scope: CatalogType, of resolved: ResolvedProtocol
    ) -> CatalogType? {
        guard !resolved.associatedTypes.contains(where: { $0.name == name[0] }),
            typealiasTarget(name, of: scope) == nil, let found = lookUp(name, from: scope),
            found.declaration.kind == .protocol, found.conditions.isEmpty
        else { return nil }
        return found
    }

    /// The types of the standard library and of Foundation that are no typealiases, so that each is another one than the rest.
    static let plainTypes: Set<String> = [
        "AnyCollection", "AnyHashable", "AnyIterator", "AnySequence", "ArraySlice", "Bool", "Calendar",
        "CancellationError", "Character", "ClosedRange", "CocoaError", "CollectionOfOne", "ContiguousArray", "Data",
        "Date", "DateComponents", "DateInterval", "Decimal", "DecodingError", "Double", "EmptyCollection",
        "EncodingError", "Float", "IndexPath", "IndexSet", "IndexingIterator", "InlineArray", "Int", "Int16", "Int32",
        "Int64", "Int8",
        "Locale", "Never", "ObjectIdentifier", "OpaquePointer", "PartialRangeFrom", "PartialRangeThrough",
        "PartialRangeUpTo", "Range", "Result", "Set", "StaticString", "String", "Substring", "TimeZone", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
        "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer", "UnsafePointer",
        "UnsafeRawBufferPointer", "UnsafeRawPointer", "URL", "URLComponents", "URLError", "URLRequest", "UUID",
    ]

    /// The generic types of the standard library that have a syntax of their own.
    static let sugaredTypes: Set<String> = ["Array", "Dictionary", "Optional"]
}
