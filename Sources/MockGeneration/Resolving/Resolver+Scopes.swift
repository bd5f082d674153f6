// A protocol or class that is nested in other types, and a mock elsewhere -> how the mock writes the types that the names
// in the declaration mean. Where a name means the same in both places, it stays as it is.

import SwiftDeclarations

/// A protocol or class and what it inherits.
struct InheritedTypes: Sendable {
    /// The type itself comes first.
    var types: [CatalogType] = []
    /// The names that were not found.
    var missing: [[String]] = []
    var isComplete: Bool { missing.isEmpty }
}

extension Resolver {
    /// What the mock of `type` writes for the names in the members of `origin`; nil where that is what `origin` writes.
    ///
    /// - Parameters:
    ///   - subclasses: the classes that the mock inherits from before `origin`: their members are seen first.
    ///   - isInheritance: whether the names are of what `origin` inherits, which does not see its members. Those of a class are
    ///     asked for as the mock's members write them.
    ///   - written: what `origin`, as a superclass, and the types around it are written as.
    func names(
        of origin: CatalogType, in type: CatalogType, below subclasses: [SuperclassLink] = [],
        _ written: WrittenNames = WrittenNames(), isInheritance: Bool = false
    ) -> NameReplacement? {
        if origin.isKnown { return standardNames(of: origin) { path(of: $0, seenBesideMockOf: type) != nil } }
        let isClass = origin.declaration.kind == .class
        let isSameScope =
            (isClass ? origin.path == type.path && !isInheritance : origin.scope == type.scope)
            && origin.scope.count < 2 && !isCopiedFromScope(type)
        guard !isSameScope, isClass || !origin.scope.isEmpty || !type.scope.isEmpty else { return nil }
        let generic = Set(isClass ? origin.declaration.genericParameters.map(\.name) : [])
        let hiding = isClass ? parameterNames(ofMockOf: type) : []
        let scope = isClass && isInheritance ? origin.scope : origin.path
        let classes = subclasses.map(\.type) + (isClass && !isInheritance ? [origin] : [])
        return NameReplacement { name in
            guard !generic.contains(name), name != "Self" else { return nil }
            let found = catalog.path(of: name, in: scope, file: origin.file)
            // What a protocol has as a typealias, the mock has too.
            if !isClass, let found, found.dropLast() == origin.path[...] { return nil }
            let nearer = classes.first { isMember(name, of: $0) }
            // Generic parameters hide members. What a superclass has for an associated type is that.
            let isParameter = hiding.contains(name) && (nearer == nil || type.declaration.kind == .class)
            let seen = nearer.map { $0.path + [name] } ?? path(of: name, seenBesideMockOf: type, meant: found)
            guard isParameter || !areSame(seen, found, ofOneChain: nearer != nil, file: origin.file) else {
                return nil
            }
            let inherited = isInheritance ? InheritedTypes() : inheritedTypes(of: origin)
            // Its own members a class may hand on to a mock that does not see them by their names.
            let members = InheritedTypes(types: isClass ? Array(inherited.types.dropFirst()) : inherited.types)
            let isFoundInClass = isClass && found.map { $0.dropLast() == origin.path[...] } ?? false
            guard isFoundInClass && (nearer != nil || isParameter) || !isMember(name, ofAny: members) else {
                return nil
            }
            guard let found, found.count > 1 else {
                // What is declared at file level or in another module, unless a parent that was not found has it.
                let isHidden = isParameter || seen.map { $0.count > 1 } ?? false
                return isHidden && inherited.isComplete ? .named(substitute(for: name, inMockOf: type)) : nil
            }
            let parent = Array(found.dropLast())
            // A type inside a generic one cannot be written without knowing its arguments, save where these are at hand.
            if isGeneric(parent, file: origin.file), !type.scope.starts(with: parent) {
                return written.types[parent].map { .member($0, name) }
            }
            return self.written(found, inMockOf: type)
        }
    }

    /// What the members of a protocol's mock write for the names in its superclass, if types of that hide them there.
    func names(inMockOf type: CatalogType, below superclass: CatalogType) -> NameReplacement? {
        guard type.declaration.kind == .protocol, !superclass.isKnown else { return nil }
        return NameReplacement { name in
            guard isMember(name, of: superclass) else { return nil }
            guard let found = path(of: name, seenBesideMockOf: type), found.count > 1 else {
                return .named(substitute(for: name, inMockOf: type))
            }
            let seen = superclass.path + [name]
            return areSame(seen, found, ofOneChain: false, file: type.file) ? nil : written(found, inMockOf: type)
        }
    }

    /// The names of the generic parameters that the mock of a type has, and of other types that it declares.
    private func parameterNames(ofMockOf type: CatalogType) -> Set<String> {
        if type.declaration.kind == .class { return Set(type.declaration.genericParameters.map(\.name)) }
        let protocols = lineage(of: type).filter { $0.declaration.kind == .protocol }
        let typealiases = protocols.flatMap { part in
            part.declaration.members.compactMap { if case .typealias(let alias) = $0 { alias.name } else { nil } }
        }
        return associatedTypeNames(of: type).union(typealiases)
    }

    /// Whether a plain name in a class means a type that it declares or inherits from a superclass.
    func isMember(_ name: String, of type: CatalogType) -> Bool {
        catalog.path(of: name, in: type.path, file: type.file) == type.path + [name]
    }

    /// The names in a protocol of the standard library with their module, where something else has them.
    /// For example: `Swift.String` for `String`
    func standardNames(
        of origin: CatalogType, hiddenBy isHidden: @escaping @Sendable (String) -> Bool
    ) -> NameReplacement? {
        guard origin.declaration.kind == .protocol else { return nil }
        let members = inheritedTypes(of: origin)
        return NameReplacement { name in
            guard isHidden(name), name != "Self", !isMember(name, ofAny: members) else { return nil }
            return .member(.named(KnownProtocols.module(ofType: name)), name)
        }
    }

    /// The type with a path as a mock writes it.
    func written(_ path: [String], inMockOf type: CatalogType) -> TypeSyntax? {
        guard var first = path.first else { return nil }
        var path = path[...]
        let isHidden = { (name: String) in
            type.declaration.kind == .class
                && (parameterNames(ofMockOf: type).contains(name) || isMember(name, of: type))
        }
        // What has the name of a type around it hides that. A module, and a type of no file, is not found.
        if let seen = self.path(of: first, seenBesideMockOf: type, meant: [first]), seen != [first] {
            let rest = path.dropFirst(type.scope.count)
            if path.starts(with: type.scope), rest.first.map(isHidden) != true {
                path = rest
                first = path.first ?? first
            } else {
                first = substitute(for: first, inMockOf: type)
            }
        } else if path.count > 1, isHidden(first) {
            first = substitute(for: first, inMockOf: type)
        }
        return path.dropFirst().reduce(.named(first)) { .member($0, $1) }
    }

    /// The path of what a name means where a mock stands. The extension around the mock of a nested type sees the members
    /// of the type that it extends, but not those of the types around that.
    ///
    /// - Parameter meant: the path of what the name has to mean. What the extension sees is no name for that where mocks
    ///   elsewhere copy it, but hides what is farther out.
    private func path(
        of name: String, seenBesideMockOf type: CatalogType, meant: [String]? = nil
    ) -> [String]? {
        let sibling = type.scope + [name]
        let found = catalog.path(of: name, in: type.scope, file: type.file)
        return found == sibling && (meant != sibling || !isCopiedFromScope(type))
            ? found : catalog.path(of: name, in: [], file: type.file)
    }

    /// Whether mocks in other modules may copy what the mock of a nested type says, outside of the types around it.
    private func isCopiedFromScope(_ type: CatalogType) -> Bool {
        !type.scope.isEmpty && effectiveAccess(of: type) >= .public
    }

    /// Whether two paths mean one type, which may be found through what inherits it.
    ///
    /// - Parameter isChain: whether they are seen in one class and in one that it inherits from. Elsewhere what a generic
    ///   class or a protocol declares depends on who inherits it.
    private func areSame(_ path: [String]?, _ other: [String]?, ofOneChain isChain: Bool, file: Int) -> Bool {
        guard let path, let other, path != other else { return path == other }
        let declared = catalog.declaredPath(of: path, file: file)
        guard declared == catalog.declaredPath(of: other, file: file) else { return false }
        let around = catalog.types(along: declared.dropLast(), file: file)
        return isChain
            || around.allSatisfy { $0.declaration.kind != .protocol && $0.declaration.genericParameters.isEmpty }
    }

    /// Whether one of the types along a path has generic parameters.
    func isGeneric(_ path: [String], file: Int) -> Bool {
        catalog.types(along: path, file: file).contains { !$0.declaration.genericParameters.isEmpty }
    }

    /// Follows what a protocol or class inherits, through typealiases too.
    func inheritedTypes(of type: CatalogType) -> InheritedTypes {
        // What the standard library has is in a file of its own.
        if type.isKnown { return followInheritance(of: type) }
        return findings.types(inheritedBy: type.id) { followInheritance(of: type) }
    }

    private func followInheritance(of type: CatalogType) -> InheritedTypes {
        var result = InheritedTypes()
        var seen: Set<String> = []
        var pending = [type]
        func inherit(_ names: [[String]], from scope: CatalogType) {
            for name in names {
                if let alias = typealiasTarget(name, of: scope) {
                    guard seen.insert("typealias \(name)").inserted else { continue }
                    inherit(alias.type.inheritedNames, from: alias.scope)
                } else if let parent = lookUp(name, from: scope) {
                    pending.append(parent)
                } else {
                    result.missing.append(name)
                }
            }
        }
        while let type = pending.popLast() {
            guard seen.insert(type.qualifiedName).inserted else { continue }
            result.types.append(type)
            inherit(type.declaration.inheritedNames, from: type.outside)
        }
        return result
    }

    /// A type and what it inherits, as far as that is found.
    func lineage(of type: CatalogType) -> [CatalogType] { inheritedTypes(of: type).types }

    /// Whether a plain name means a member of one of the types inside it. What extensions declare is looked up last.
    func isMember(_ name: String, ofAny inherited: InheritedTypes) -> Bool {
        inherited.types.contains { $0.declaration.members.contains { $0.declaresType(name) } }
            || inherited.types.contains { type in
                type.isKnown ? name == "Failure" && type.hasErrorOutOfTable : catalog.declares(name, in: type)
            }
    }

    /// The names of the associated types of a protocol, inherited ones among them: they hide types around it.
    func associatedTypeNames(of type: CatalogType) -> Set<String> {
        var names: Set<String> = []
        for type in lineage(of: type) {
            for case .associatedtype(let declaration) in type.declaration.members { names.insert(declaration.name) }
            if type.hasErrorOutOfTable { names.insert("Failure") }
        }
        return names
    }

    /// What the constraints in signatures mean that are written in `origin`.
    ///
    /// - Parameter following: a type with what its typealiases stand for.
    func signatureNames(
        in origin: CatalogType, following: @escaping (TypeSyntax) -> TypeSyntax = { $0 }
    ) -> SignatureNames {
        SignatureNames(
            following: following,
            primaryAssociatedTypes: { constraint in
                constraint.arguments.isEmpty
                    ? [] : protocolNamed(constraint, in: origin)?.declaration.primaryAssociatedTypes ?? []
            },
            implies: { constraint, other in
                guard let type = protocolNamed(constraint, in: origin), let other = protocolNamed(other, in: origin)
                else { return false }
                return lineage(of: type).contains { $0.qualifiedName == other.qualifiedName }
            },
            asks: { constraint, name, other in
                guard let type = protocolNamed(constraint, in: origin) else { return false }
                return lineage(of: type).flatMap(\.declaration.associatedTypeClauses).contains {
                    $0.relation == .conforms && $0.isAbout(name) && $0.right.composed.contains(other)
                }
            })
    }

    private func protocolNamed(_ constraint: TypeSyntax, in origin: CatalogType) -> CatalogType? {
        guard let name = constraint.qualifiedName, let found = lookUp(name, from: origin) else { return nil }
        return found.declaration.kind == .protocol ? found : nil
    }
}

extension CatalogType {
    /// A type in whose scope its own inheritance clause stands, which does not see its members.
    var outside: CatalogType {
        guard [.class, .protocol].contains(declaration.kind), !isKnown else { return self }
        return CatalogType(
            declaration: declaration, path: scope + [""], file: file, enclosingAccess: enclosingAccess,
            conditions: conditions)
    }
}

extension Declaration {
    /// Whether it is a type of a name, of whatever kind, or encloses one under `#if`.
    fileprivate func declaresType(_ name: String) -> Bool {
        switch self {
        case .associatedtype(let declaration): declaration.name == name
        case .typealias(let declaration): declaration.name == name
        case .type(let declaration): declaration.kind != .extension && declaration.name == name
        case .conditional(let block): block.clauses.contains { $0.declarations.contains { $0.declaresType(name) } }
        default: false
        }
    }
}
