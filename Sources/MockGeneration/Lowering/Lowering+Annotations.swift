// What an annotation says that certainly cannot be, or is about nothing -> diagnostics at the place where it says so. What is
// not known, such as the types and conformances of other modules, is trusted.

import SwiftDeclarations

extension Lowering {
    /// A key of an annotation that names no member is a mistake worth an error: the setting would be lost silently. It is
    /// a warning where a parent that was not found may have the member, and of a property to publish: without it a stream has a
    /// subject, as with Mockolo.
    mutating func reportUnknownKeys(in mock: Context) {
        let members = declaredNames(in: mock.resolved.nodes)
            .union(mock.resolved.parentMocks.flatMap { $0.members.compactMap(\.declaration.plainName) })
        let types = Set(mock.resolved.associatedTypes.map { unescaped($0.name) })
        for section in Annotation.Section.allCases {
            let known: Set<String>
            switch section {
            case .module, .superclass, .reset, .order: continue
            case .typealias: known = types
            case .rx, .combine: known = members.union(["all"])
            case .history, .modifiers, .override: known = members
            }
            let mayHaveMore = mock.resolved.mayHaveMoreMembers
            for entry in mock.annotation.entries[section] ?? [] {
                let published = section == .combine ? publishedName(entry.value) : nil
                let names = [entry.key] + [published].compactMap(\.self)
                guard let name = names.first(where: { !known.contains(unescaped($0)) }) else { continue }
                let what = section == .typealias ? "associated type" : "member"
                if mock.resolved.namesUnderOtherConditions.contains(unescaped(name)) { continue }
                let close = closest(to: name, among: known.sorted())
                // It has a typealias all the same.
                if section == .typealias, mayHaveMore, close == nil { continue }
                let hint = close.map { "; did you mean '\($0)'?" } ?? ""
                let path = catalog.path(of: mock.resolved.type.file)
                diagnostics.append(
                    Diagnostic(
                        mayHaveMore || name == published ? .warning : .error,
                        at: .init(path: path, offset: entry.offset),
                        "'\(mock.resolved.type.declaration.name)' has no \(what) '\(name)'\(hint)"))
            }
        }
    }

    /// Says which types of the sections `typealias` and `override` cannot be.
    mutating func reportImpossibleTypes(in mock: Context) {
        let bound = mock.annotation.entries[.typealias] ?? []
        let clauses = bound.isEmpty ? [:] : resolver.statedClauses(of: mock.resolved)
        let inherited = bound.isEmpty ? [:] : resolver.typesOfSuperclass(of: mock.resolved)
        for entry in bound {
            guard let value = typeSyntax(of: entry.value), !value.mentions(mock.memberNames) else { continue }
            let clauses = clauses[unescaped(entry.key), default: []]
            let isSelf = selfOtherwise(value, by: clauses, in: mock)
            let isInherited = inherited[unescaped(entry.key)].flatMap { theirs -> String? in
                let mine = resolver.identity(of: value, in: mock.resolved.type, of: mock.resolved)
                return mine == nil || mine == theirs ? nil : "its superclass has '\(theirs)' for it"
            }
            if let obstacle = obstacle(to: value, by: clauses, in: mock) ?? isSelf ?? isInherited {
                report("'\(entry.key)' cannot be '\(value)': \(obstacle)", at: entry, in: mock)
            } else {
                reportConditions(ofConformanceOf: value, by: clauses, at: entry, in: mock)
            }
        }
        for entry in mock.annotation.entries[.override] ?? [] {
            guard let value = typeSyntax(of: entry.value), !value.mentions(mock.memberNames),
                let obstacle = obstacleToMaking(value, for: unescaped(entry.key), in: mock)
            else { continue }
            report("'\(entry.key)' cannot be '\(value)()': \(obstacle)", at: entry, in: mock)
        }
    }

    /// Says which associated types cannot be what the protocols make of them.
    mutating func reportImpossibleBindings(of mock: Context) {
        let bound = mock.associatedTypes.typealiases + mock.associatedTypes.ownNames
        let typealiases = bound.filter {
            mock.annotation.value(of: $0.name, in: .typealias) == nil
        }
        guard !typealiases.isEmpty else { return }
        let clauses = resolver.statedClauses(of: mock.resolved)
        var demands: [String: Demands] = [:]
        for (name, type) in typealiases {
            let meant = mock.associatedTypes.finalBindings[name] ?? type
            if let obstacle = obstacle(to: meant, by: clauses[unescaped(name), default: []], in: mock) {
                reject(mock, "'\(name)' is '\(type)' by its members, clauses or defaults, and \(obstacle)")
                continue
            }
            guard type != mock.resolved.defaultType(of: name) else { continue }
            if demands[name] == nil {
                let same = mock.resolved.namesOfSame(name, orProperties: false)
                let shared = self.demands(on: same, by: clauses, in: mock)
                for name in same { demands[name] = shared }
            }
            if let constraint = demands[name].flatMap({ unseenConstraint(of: meant, by: $0, in: mock) }) {
                reportUnseenConformance(of: name, boundTo: meant, to: constraint, in: mock)
            } else if resolver.isUnsendable(meant, in: mock.resolved.type),
                mock.resolved.isAskedToBeSendable(name, resolver)
            {
                reportUnsendable(of: name, boundTo: meant, in: mock)
            }
        }
    }

    /// What is asked of associated types that clauses make the same.
    private struct Demands {
        let constraints: [CatalogType]
        /// Whether a clause or a typealias says what they are.
        let isStated: Bool
    }

    private func demands(
        on same: Set<String>, by clauses: [String: [StatedClause]], in mock: Context
    ) -> Demands {
        let stated = same.flatMap(mock.resolved.writtenOtherSides)
        return Demands(
            constraints: resolver.constraints(onAny: same, by: clauses),
            isStated: mock.plainTypealiases.contains { same.contains($0.name) }
                || stated.contains { !same.contains($0.description) && !$0.isMember })
    }

    /// What an associated type has to conform to that what its members make of it is not seen to; nil where a clause or a
    /// default says what it is, which the compiler checks where they stand.
    private func unseenConstraint(of type: TypeSyntax, by demands: Demands, in mock: Context) -> CatalogType? {
        // The compiler looks at no parts there.
        guard !demands.isStated || type.element != nil || type.wrapped != nil else { return nil }
        return demands.constraints.first {
            resolver.isSeen(type, toLack: $0, in: mock.resolved.type, orIsStandard: true)
        }
    }

    /// Says under which conditions alone a mock can have the type that its annotation names.
    private mutating func reportConditions(
        ofConformanceOf value: TypeSyntax, by clauses: [StatedClause], at entry: Annotation.Entry, in mock: Context
    ) {
        let type = mock.resolved.type
        for constraint in resolver.constraints(by: clauses) {
            let conditions = resolver.conditions(underWhich: value, conformsTo: constraint, in: type)
            guard !conditions.isEmpty else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: .init(path: catalog.path(of: type.file), offset: entry.offset),
                    "'\(value)' conforms to '\(constraint.declaration.name)' under '#if "
                        + "\(anyOf(conditions.map(allOf)))' only, so '\(mock.name)' does not compile without; put the "
                        + "protocol under that condition, or name another type"))
        }
    }

    private mutating func report(_ message: String, at entry: Annotation.Entry, in mock: Context) {
        let path = catalog.path(of: mock.resolved.type.file)
        diagnostics.append(Diagnostic(.error, at: .init(path: path, offset: entry.offset), message))
    }

    /// Why an associated type that clauses are about cannot be `value`; nil where it can, or where that is not known.
    private func obstacle(to value: TypeSyntax, by clauses: [StatedClause], in mock: Context) -> String? {
        for (clause, origin) in clauses {
            switch clause.relation {
            case .conforms:
                for constraint in clause.right.inheritedNames {
                    guard let found = resolver.lookUp(constraint, from: origin) else { continue }
                    if let obstacle = obstacle(to: value, conformingTo: found, in: mock) { return obstacle }
                }
            case .sameType:
                guard let mine = resolver.identity(of: value, in: mock.resolved.type, of: mock.resolved),
                    let theirs = resolver.identity(of: clause.right, in: origin, of: mock.resolved), mine != theirs
                else { continue }
                return "it is '\(theirs)' in '\(origin.declaration.name)'"
            }
        }
        return nil
    }

    /// Why an associated type that is `Self` cannot be `value`. An option set is one of something else where another clause says
    /// so.
    private func selfOtherwise(_ value: TypeSyntax, by clauses: [StatedClause], in mock: Context) -> String? {
        let equal = clauses.filter { $0.clause.relation == .sameType }
        guard let first = equal.first, equal.allSatisfy({ $0.clause.right == .named("Self") }),
            // A typealias of the sources may stand for the mock.
            ![.named("Self"), .named(mock.name)].contains(value.withoutArguments), isValue(value, in: mock)
        else { return nil }
        return "it is 'Self' in '\(first.origin.declaration.name)'"
    }

    private func obstacle(to value: TypeSyntax, conformingTo constraint: CatalogType, in mock: Context) -> String? {
        // What is under a condition may be something else under another one.
        guard constraint.conditions.isEmpty else { return nil }
        let name = constraint.declaration.name
        let lineage = resolver.lineage(of: constraint)
        let isForClasses = isForClasses(constraint)
        if isForClasses, value.wrapped != nil || isValue(value, in: mock) {
            return constraint.declaration.kind == .class
                ? "it has to inherit from '\(name)'" : "'\(name)' is for classes only"
        }
        guard constraint.declaration.kind == .protocol, !lineage.contains(where: isObjectiveC),
            !(constraint.isKnown && Self.selfConforming.contains(name)),
            !(constraint.isKnown && isForClasses && mayBeObjectiveC(value, in: mock)),
            cannotConform(value, to: constraint, in: mock)
        else { return nil }
        return "it has to conform to '\(name)'"
    }

    /// Whether a type conforms to nothing, but to itself at most, or to a protocol only where its parts do, and one of those
    /// does not.
    private func cannotConform(_ value: TypeSyntax, to constraint: CatalogType, in mock: Context) -> Bool {
        let name = constraint.declaration.name
        switch value.bare.unparenthesized {
        case .function, .tuple, .metatype, .protocolMetatype: return true
        default: break
        }
        if let names = existentialNames(of: value, in: mock) {
            let isOfItself = constraint.isKnown && Self.existentials.contains(name)
            return !isOfItself || names.subtracting(Self.selfConforming) != [name]
        }
        guard constraint.isKnown, KnownProtocols.conditionalConformances.contains(name) else { return false }
        switch value.canonical().unparenthesized {
        case .array(let element), .optional(let element), .dictionary(_, let element):
            return cannotConform(element, to: constraint, in: mock)
        case .named("Result", let arguments):
            return resolver.isStandard(value, lacking: [name], in: mock.resolved.type)
                || arguments.contains { cannotConform($0, to: constraint, in: mock) }
        default: return false
        }
    }

    /// Whether what conforms to a protocol, or inherits from a class, is certainly a class.
    func isForClasses(_ constraint: CatalogType) -> Bool {
        resolver.lineage(of: constraint).contains { type in
            type.conditions.isEmpty
                && (type.declaration.kind == .class
                    || type.isKnown && Self.classProtocols.contains(type.declaration.name))
        }
    }

    /// The protocols of the standard library that classes alone conform to.
    private static let classProtocols: Set<String> = ["Actor", "AnyObject", "NSObjectProtocol"]

    /// The protocols of the standard library that their own existential types conform to. Without `any` they are what is
    /// meant by their names.
    private static let existentials: Set<String> = ["AnyObject", "Error"]

    /// The protocols that existential types, functions or tuples conform to, too.
    private static let selfConforming: Set<String> = [
        "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    /// Whether a type may be an existential of Objective-C protocols, whose values are objects.
    private func mayBeObjectiveC(_ type: TypeSyntax, in mock: Context) -> Bool {
        var constraint = type.bare.unparenthesized
        if case .any(let stated) = constraint { constraint = stated }
        return constraint != .named("Any")
            && constraint.inheritedNames.contains { name in
                guard let found = resolver.lookUp(name, from: mock.resolved.type) else { return true }
                return resolver.lineage(of: found).contains(where: isObjectiveC)
            }
    }

    private func isObjectiveC(_ type: CatalogType) -> Bool {
        type.declaration.head.attributes.has("objc") || type.isKnown && type.declaration.name == "NSObjectProtocol"
    }

    /// The last components of the names that an existential type is composed of; nil for other types, and for what may be
    /// one.
    private func existentialNames(of type: TypeSyntax, in mock: Context) -> Set<String>? {
        var constraint = type.bare.unparenthesized
        let origin = mock.resolved.type
        switch constraint {
        case .any(let stated): constraint = stated
        case .named("Any", _): return []
        case .composition: break
        case .named, .member:
            let found = constraint.qualifiedName.flatMap { resolver.lookUp($0, from: origin) }
            guard let found, found.declaration.kind == .protocol, found.conditions.isEmpty else { return nil }
            // Other modules have types with the names of the others.
            if found.isKnown, !Self.existentials.contains(found.declaration.name) { return nil }
        default: return nil
        }
        let names = constraint.inheritedNames
        let mayBeOthers =
            constraint.mentions(Set(mock.resolved.associatedTypes.map(\.name)))
            || names.contains { catalog.alias(named: $0, in: origin.path, file: origin.file) != nil }
        return mayBeOthers ? nil : Set(names.compactMap(\.last))
    }

    /// Why a member cannot answer what `value()` makes; nil where it can, or where that is not known.
    private func obstacleToMaking(_ value: TypeSyntax, for name: String, in mock: Context) -> String? {
        switch value.bare.unparenthesized {
        case .function, .any, .composition, .metatype, .protocolMetatype, .some: return "no value is made so"
        case let named:
            guard let path = named.qualifiedName else { return nil }
            let type = mock.resolved.type
            let found = catalog.typeUnlessAlias(named: path, in: type.path, file: type.file)
            if found?.declaration.kind == .protocol { return "'\(value)' is a protocol" }
        }
        for requirement in mock.resolved.nodes.requirements where requirement.declaration.plainName == name {
            guard let type = requirement.declaration.comparedTypes.last, requirement.declaration.isAnswered,
                let theirs = resolver.identity(of: type, in: requirement.origin, of: mock.resolved),
                let mine = resolver.identity(of: value, in: mock.resolved.type, of: mock.resolved), mine != theirs,
                // Of two classes, one may inherit from the other.
                isValue(value, in: mock) || isValue(type, in: mock)
            else { continue }
            return "its type is '\(theirs)'"
        }
        return nil
    }
}

extension Declaration {
    /// Whether calls of it, or the property, have a value.
    fileprivate var isAnswered: Bool {
        switch self {
        case .function(let function): function.result != nil && function.genericParameters.isEmpty
        case .variable(let variable): variable.type != nil
        default: false
        }
    }
}
