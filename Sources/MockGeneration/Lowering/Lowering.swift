// A resolved protocol -> its mock. Every decision is taken in this file and its extensions:
// this one decides about the type as a whole, the others about calls, properties and initializers.

import SwiftDeclarations

/// Lowers resolved protocols of one run.
struct Lowering {
    let options: Options
    private(set) var catalog: Catalog
    private(set) var resolver: Resolver
    let names: StandardNames
    var defaultValues: DefaultValues
    var diagnostics: [Diagnostic] = []

    init(
        options: Options, catalog: Catalog, resolver: Resolver, names: StandardNames, defaultValues: DefaultValues
    ) {
        self.options = options
        self.catalog = catalog
        self.resolver = resolver
        self.names = names
        self.defaultValues = defaultValues
    }

    /// The same for what names mean under some conditions.
    func looking(in resolver: Resolver) -> Lowering {
        guard resolver.catalog !== catalog else { return self }
        var lowering = self
        lowering.resolver = resolver
        lowering.catalog = resolver.catalog
        lowering.defaultValues.catalog = resolver.catalog
        return lowering
    }

    /// Decides what all members of the mock of a protocol share, among it where the mock conforms.
    func context(of resolved: ResolvedProtocol, annotation: Annotation) -> Context {
        isolatingConformance(
            of: Context(resolved: resolved.bound(by: annotation, resolver), annotation: annotation, options: options))
    }

    /// Makes the mock of a protocol. What its annotation gets wrong goes to `diagnostics`.
    mutating func lower(_ mock: Context) -> Mock {
        let (resolved, annotation) = (mock.resolved, mock.annotation)
        reportWhatCannotBeMocked(mock)
        var names = MemberNames(
            declared: resolved.parentMocks.reduce(
                declaredNames(in: resolved.nodes).union(resolved.superclassMemberNames)
                    .union(resolved.associatedTypes.map(\.name))
            ) { $0.union($1.memberNames) })
        let named = assignNames(resolved.nodes, in: mock, names: &names)
        reportUnknownKeys(in: mock)

        var support: Set<Support> = []
        var members = named.map { lower($0, in: mock, support: &support) }
        members += identityMembers(of: mock) + copiedMembers(of: mock, support: &support)
        if annotation.isOn(.order, option: options.recordsOrder) {
            recordOrder(of: &members, in: mock, names: &names, support: &support)
        }
        if annotation.isOn(.reset, option: options.writesReset) {
            members += resetMembers(for: members, in: mock, names: &names, support: &support)
        }
        let declaration = resolved.type.declaration
        let initializers = initializers(named, in: mock, support: &support)
        let conformsInExtension =
            !options.areMocksElsewhere && initializers.contains(where: \.isInExtension) && isMadeOnDefaultActor(mock)
        // Functions may be overloaded, and types extended.
        let helpers = copiedHelpers(of: mock, support: &support).map { ($0.text, $0.text) } + substitutes(in: mock)
        let inheritance = inheritance(of: mock)
        let conformancesByMode = conformancesByMode(of: mock)
        return Mock(
            protocolName: resolved.type.qualifiedName,
            place: .init(
                path: catalog.path(of: resolved.type.file), offset: declaration.head.offset),
            scope: resolved.type.scope.joined(separator: "."),
            scopeWhereClause: whereClause(resolved.type.enclosingRequirements),
            scopeAttributes: limits(around: resolved.type),
            conditions: resolved.type.conditions,
            attributes: typeAttributes(of: mock),
            actorComment: actorComment(of: mock),
            access: mock.access,
            keyword: keyword(of: mock),
            name: mock.name,
            genericParameters: genericParameters(of: mock),
            inheritance: inheritance + (conformsInExtension ? parentsOffDefaultActor(of: mock) : []),
            conformsInExtension: conformsInExtension,
            conformancesNotToIsolate: conformancesNotToIsolate(
                of: mock, besides: inheritance + conformancesByMode.swift6),
            conformancesByMode: conformancesByMode,
            whereClause: whereClause(mock.isClass ? declaration.requirements : mock.associatedTypes.requirements),
            typealiases: (mock.associatedTypes.renamedParameters + mock.associatedTypes.typealiases).map {
                .init(name: $0.name, type: signatureParameter(existential($0, in: mock), in: mock).description)
            } + mock.repeatedTypealiases.map { typealiasMember($0, in: mock) },
            initializers: initializers,
            members: members,
            notes: typeNotes(of: mock),
            support: support,
            helpers: helpers)
    }

    /// The typealiases at file level that stand for types that are hidden in the mock.
    private func substitutes(in mock: Context) -> [(key: String, text: String)] {
        let type = mock.resolved.type
        let attributes =
            limits(around: type) + type.declaration.head.repeatedAttributes(mock.access) { $0 == "available" }
        return resolver.substitutes(in: mock.resolved).map { name, hidden in
            let lines =
                type.conditions.map { "#if \($0)" } + ["/// `\(hidden)` where the mock hides its name."] + attributes
                + ["\(mock.access)typealias \(name) = \(hidden)"] + type.conditions.map { _ in "#endif" }
            return (name, lines.joined(separator: "\n"))
        }
    }

    private func typealiasMember(_ alias: MemberTypealias, in mock: Context) -> Mock.Typealias {
        let declaration = AssociatedTypes.withoutSelf(alias.declaration)
        return .init(
            conditions: alias.conditions,
            attributes: declaration.head.repeatedAttributes(mock.access) { $0 == "available" },
            name: declaration.name + genericClause(declaration.genericParameters, in: mock),
            type: signatureParameter(declaration.type, in: mock).description
                + whereClause(declaration.requirements, in: mock))
    }

    func whereClause(_ requirements: [GenericRequirement]) -> String {
        requirements.isEmpty ? "" : " where \(requirements.map(\.description).joined(separator: ", "))"
    }
}

extension Lowering {
    /// What all members of one mock share. An object: it is handed to everything that lowers a part, and copying a
    /// resolved protocol would cost more than what is done with it.
    final class Context: Sendable {
        let resolved: ResolvedProtocol
        let annotation: Annotation
        /// The mock's simple name.
        let name: String
        /// The mock's dotted name, for messages.
        let qualifiedName: String
        /// The access level of the mock; for a member of a class, that of the member where it is lower.
        let access: String
        let associatedTypes: AssociatedTypes
        let repeatedTypealiases: [MemberTypealias]
        let isActor: Bool
        /// Whether the mock must be usable from any thread, without an actor that guards it.
        let isSendable: Bool
        let isFinal: Bool
        /// Whether the mock says that it is bound to no actor. Every property asks.
        let isOutsideActors: Bool
        /// Whether the mock is on the main actor by the default of another module than its own (SE-0466), which nothing
        /// infers.
        let isBoundElsewhere: Bool
        /// Whether it is on another global actor than the main actor, and some of its members are on that.
        let isOnSeveralActors: Bool

        convenience init(resolved: ResolvedProtocol, annotation: Annotation, options: Options) {
            self.init(
                resolved: resolved, annotation: annotation, options: options,
                access: (options.access?.level ?? effectiveAccess(of: resolved.type)).prefix)
        }

        private init(resolved: ResolvedProtocol, annotation: Annotation, options: Options, access: String) {
            self.resolved = resolved
            self.annotation = annotation
            name = resolved.mockName
            qualifiedName = (resolved.type.scope + [name]).joined(separator: ".")
            self.access = access
            associatedTypes = AssociatedTypes(of: resolved, annotation: annotation)
            repeatedTypealiases = resolved.repeatedTypealiases(associatedTypes)
            isActor = resolved.traits.contains(.actor)
            isSendable = resolved.isSendableUnguarded
            let isClass = resolved.type.declaration.kind == .class
            isFinal =
                options.isFinal || resolved.traits.contains(.final)
                || isSendable && resolved.hasCheckedSendableSuperclass
                || !isClass
                    && (needsFinalClass(resolved.nodes) || equatesSelf(resolved.associatedTypeClauses)
                        || resolved.repeatedProperties.contains { $0.types.contains(where: \.mentionsSelf) }
                        || resolved.typealiases.contains {
                            AssociatedTypes.withoutSelf($0.declaration.type).mentionsSelf
                        })
            let own = isClass ? resolved.type.declaration.genericParameters : []
            isOutsideActors = resolved.isMockOutsideActors
            isOnSeveralActors =
                ![nil, "MainActor"].contains(isActor ? nil : resolved.globalActor)
                && resolved.nodes.requirements.contains(where: \.runsOnMainActor)
            isBoundElsewhere =
                options.areMocksElsewhere && !isActor && !isOutsideActors && resolved.globalActor != nil
                && (resolved.isMainActorByDefault || resolved.inheritsDefaultActor)
            scopes = resolved.nodes.requirements.reduce(into: [resolved.type]) { scopes, requirement in
                let origin = requirement.origin
                if !origin.isKnown, !scopes.contains(where: { $0 === origin }) { scopes.append(origin) }
            }
            genericNames = associatedTypes.genericNames.union(own.map(\.name)).union(resolved.genericNamesAround)
            memberNames = resolved.memberNames
            plainTypealiases = resolved.plainTypealiases
        }

        /// The same with another access level, for a member that has its own.
        func with(access: String, options: Options) -> Context {
            access == self.access
                ? self : Context(resolved: resolved, annotation: annotation, options: options, access: access)
        }

        var isGeneric: Bool { !genericNames.isEmpty }
        /// Whether it is the mock of a class.
        var isClass: Bool { resolved.type.declaration.kind == .class }
        /// Its type and those of the run that its requirements come from: names in extensions of them mean something in
        /// the mock, too.
        let scopes: [CatalogType]
        /// The names of the mock's generic parameters.
        let genericNames: Set<String>
        /// The names of what the protocol declares: in the mock they hide types around it.
        let memberNames: Set<String>
        /// The protocol's typealiases without parameters.
        let plainTypealiases: [(name: String, type: TypeSyntax)]
        /// Whether `Self` can be nothing but the mock, and is written as such. What overrides a member repeats `Self`.
        var hasOneSelf: Bool { (isFinal || isActor) && !isClass }
        var globalActor: String? { isActor ? nil : resolved.globalActor }
        /// The global actor that the mock says it is on. Isolation that a protocol inherits is inferred for its mock, too,
        /// but in Swift 5 mode not for the requirements of the protocol: they are on no actor, so that the attribute would
        /// be right in Swift 6 mode only.
        var statedActor: String? {
            isBoundElsewhere || resolved.hasOwnGlobalActor && !resolved.hasInheritedIsolation ? globalActor : nil
        }
        /// Whether the mock is on an actor without saying so: the compiler infers it as it does that of each requirement.
        var infersActor: Bool {
            globalActor != nil && statedActor == nil && !resolved.type.declaration.head.isNonisolated
        }
        /// Whether the mock is on the actor of its superclass and its protocol is `nonisolated`, from which the compiler
        /// infers that members are, too (SE-0449).
        var infersNoActor: Bool { mayInferNoActor && !resolved.hasIsolatedConformance }
        /// Whether the same may be so where the mock conforms on its actor.
        var mayInferNoActor: Bool {
            globalActor != nil && resolved.superclass != nil && resolved.type.declaration.head.isNonisolated
        }
        /// Whether the mock's members are on an actor that its protocol inherits, and the mock may be on another: the one
        /// that its module isolates types to by default (SE-0466).
        var mayBeOnOtherActor: Bool {
            globalActor.map { $0 != "MainActor" } ?? false && statedActor == nil && resolved.superclass == nil
        }
    }

    private func genericParameters(of mock: Context) -> String {
        if mock.isClass { return mock.resolved.type.declaration.genericParameters.clause }
        let parameters = mock.associatedTypes.genericParameters
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    private func keyword(of mock: Context) -> String {
        if mock.isActor { return "actor" }
        return "\(mock.isOutsideActors ? "nonisolated " : "")\(mock.isFinal ? "final class" : "class")"
    }

    private func typeAttributes(of mock: Context) -> [String] {
        let head = mock.resolved.type.declaration.head
        var attributes = head.repeatedAttributes(mock.access) { $0 == "available" }
        if let actor = mock.statedActor { attributes.append("@\(actor)") }
        return attributes
    }

    /// What a file that copies the members has to know of actors.
    private func actorComment(of mock: Context) -> ActorComment {
        guard !mock.resolved.isMainActorByDefault, !mock.isActor else { return ActorComment() }
        // What says where it conforms says enough.
        let isStated = mock.resolved.hasIsolatedConformance && mock.statedActor != nil
        let saysProtocol = !mock.isClass && !isStated && mock.resolved.protocolActor != mock.globalActor
        return ActorComment(
            inheritedActor: mock.statedActor == nil ? mock.globalActor : nil,
            protocolActor: saysProtocol ? mock.resolved.protocolActor : nil)
    }

    private func inheritance(of mock: Context) -> [String] {
        var parents: [String] = []
        if let superclass = mock.resolved.superclass {
            parents.append(mock.associatedTypes.withParameterNames(superclass).description)
        } else if mock.resolved.traits.contains(.objectiveC) {
            parents.append(names["NSObject"])
        }
        let conformances = conformances(of: mock)
        let checkedByItself = checkedConformances(of: mock)
        let checked = checkedByItself + checkedParents(of: mock).filter { !checkedByItself.contains($0) }
        let free = conformancesOffActor(of: mock)
        parents += conformances.map { parent in
            if checked.contains(parent) { return "@preconcurrency \(parent)" }
            return (free.contains(parent) ? "nonisolated " : conformanceAttribute(of: mock)) + parent
        }
        parents += mock.resolved.unstatedParents.map(\.description)
        // Where the module isolates by default, a check would have no effect in Swift 5 mode.
        let isIsolated = mock.resolved.hasIsolatedConformance && catalog.hasDefaultIsolation
        let checkedInOneMode = conformancesCheckedInSwift6(of: mock) + conformancesCheckedInSwift5(of: mock)
        parents += checked.filter { !(conformances + checkedInOneMode).contains($0) }.map {
            (isIsolated ? conformanceAttribute(of: mock) : "@preconcurrency ") + $0
        }
        parents += free.filter { !conformances.contains($0) }.map { "nonisolated \($0)" }
        parents += conformancesOnActor(of: mock).filter { !free.contains($0) }.map {
            conformanceAttribute(of: mock) + $0
        }
        // By default a mock is Sendable since it is on an actor, which files that copy its members do not see.
        let isUnstated = mock.mayBeOnOtherActor || mock.resolved.isMainActorByDefault
        let isSendable =
            mock.isSendable || mock.resolved.restatesSendable
            || isUnstated && mock.resolved.traits.contains(.sendable)
        if isSendable, !mock.isActor {
            parents.append("@unchecked \(names["Sendable"])")
        }
        return parents
    }

    /// The protocols whose initializers stay on the actor of the superclass: that they are called there is checked when they
    /// are (SE-0423), but where the mock conforms there only. The standard library calls some anywhere. The same is done where
    /// one gives an actor what cannot be sent there.
    private func checkedConformances(of mock: Context) -> [String] {
        guard mock.globalActor != nil || mock.isActor else { return [] }
        let isChecked: (Requirement) -> Bool = {
            $0.origin.isKnown || !mock.resolved.hasIsolatedConformance && !isKeptOnActor($0, of: mock)
        }
        // One may have several initializers.
        var seen: Set<String> = []
        let kept = mock.isActor ? initializersSentToActor(mock) : initializersKeptOnActor(of: mock)
        return kept.filter(isChecked).flatMap { requirement in
            // What repeats one of its own parents overrides that.
            let overridden = requirement.repeats.isEmpty ? [] : resolver.lineage(of: requirement.origin)
            let origins = requirement.repeats.filter(resolver.isFree).map(\.origin).filter { origin in
                !overridden.contains { $0 === origin }
            }
            return ([requirement.origin] + origins).map { conformanceName($0, in: mock) }
        }.filter { seen.insert($0).inserted }
    }

    /// The protocols of the standard library whose initializers stay on the actor of the superclass, where a module isolates by
    /// default: in Swift 5 mode the compiler asks for no check then, and warns of one.
    private func conformancesCheckedInSwift6(of mock: Context) -> [String] {
        guard catalog.hasDefaultIsolation, !options.areMocksElsewhere, mock.globalActor != nil,
            !mock.resolved.hasIsolatedConformance
        else { return [] }
        let own = conformances(of: mock)
        let known = initializersKeptOnActor(of: mock).map(\.origin).filter(\.isKnown).map(\.qualifiedName)
        return checkedConformances(of: mock).filter { known.contains($0) && !own.contains($0) }
    }

    /// The protocols whose initializers a superclass binds to its actor, which Swift 5 mode does not infer.
    private func conformancesCheckedInSwift5(of mock: Context) -> [String] {
        guard mock.globalActor != nil, !mock.resolved.hasIsolatedConformance, !mock.resolved.isMainActorByDefault else {
            return []
        }
        let own = conformances(of: mock)
        let kept = Dictionary(grouping: initializersKeptOnActor(of: mock), by: \.origin.qualifiedName)
        return checkedConformances(of: mock).filter { name in
            guard let kept = kept[name], !own.contains(name) else { return false }
            return kept.allSatisfy { requirement in
                ([requirement] + requirement.repeats).allSatisfy { resolver.globalActor(of: $0) == mock.globalActor }
            }
        }
    }

    private func conformancesByMode(of mock: Context) -> (swift6: [String], swift5: [String]) {
        let inSwift6 = conformancesCheckedInSwift6(of: mock)
        let inSwift5 = conformancesCheckedInSwift5(of: mock)
        return (
            swift6: inSwift6.map { "@preconcurrency \($0)" } + inSwift5,
            swift5: inSwift6.map { "nonisolated \($0)" } + inSwift5.map { "@preconcurrency \($0)" }
        )
    }

    /// Equality and hashing by identity, which is what they mean for a class without values of its own.
    private func identityMembers(of mock: Context) -> [Mock.Member] {
        // A superclass hands its isolation on, which may be that of the module (SE-0466).
        let inheritsIsolation = !mock.resolved.hasOwnGlobalActor && mock.resolved.superclass != nil
        let isRestated = mock.resolved.byIdentity.contains { !$0.origin.isKnown }
        let isIsolated = mock.isActor || mock.globalActor != nil || inheritsIsolation || isRestated
        let isolation = isIsolated ? "nonisolated " : ""
        var members: [Mock.Member] = []
        let copied = mock.resolved.parentMocks.reduce(into: Set()) { $0.formUnion($1.memberNames) }
        if mock.resolved.needsEquality, !copied.contains("==") {
            let type = mock.name
            members.append(
                .verbatim(
                    .init(
                        requirement: "static func == (lhs: Self, rhs: Self) -> Bool",
                        notes: identityNotes("==", in: mock),
                        lines: [
                            "\(mock.access)\(isolation)static func == (lhs: \(type), rhs: \(type)) -> \(names["Bool"]) {",
                            "    lhs === rhs",
                            "}",
                        ])))
        }
        // The one that the compiler makes up would be isolated.
        let hashValue =
            "\(mock.access)nonisolated var hashValue: \(names["Int"]) { \(names["ObjectIdentifier"])(self).hashValue }"
        let isHashIsolated = inheritsIsolation || mock.globalActor != nil
        if copied.contains("hash") {
            let isByIdentity = mock.resolved.parentMocks.flatMap(\.members).contains {
                $0.isIdentity && $0.declaration.plainName == "hash"
            }
            if isHashIsolated, isByIdentity, !copied.contains("hashValue") {
                members.append(.verbatim(.init(lines: [hashValue])))
            }
        } else if mock.resolved.isByIdentity(.hashable) {
            members.append(
                .verbatim(
                    .init(
                        requirement: "func hash(into hasher: inout Hasher)",
                        notes: identityNotes("hash", in: mock),
                        lines: (isHashIsolated ? [hashValue, ""] : []) + [
                            "\(mock.access)\(isolation)func hash(into hasher: inout \(names["Hasher"])) {",
                            "    hasher.combine(\(names["ObjectIdentifier"])(self))",
                            "}",
                        ])))
        }
        return members
    }
}

extension Lowering {
    /// A requirement with the name that its generated members begin with.
    struct NamedRequirement {
        let requirement: Requirement
        var name = "init"
        /// The name of what the member is stored in, where it is not stored as itself. For example: `_title`
        var storageName = ""
        /// Whether it is under `#if`.
        var isConditional = false
    }

    /// As `RequirementNode`, with names.
    indirect enum NamedNode {
        case requirement(NamedRequirement)
        case conditional([(condition: String?, nodes: [NamedNode])])

        fileprivate init(_ node: RequirementNode, isConditional: Bool = false) {
            switch node {
            case .requirement(let requirement):
                self = .requirement(NamedRequirement(requirement: requirement, isConditional: isConditional))
            case .conditional(let clauses):
                self = .conditional(
                    clauses.map { ($0.condition, $0.nodes.map { NamedNode($0, isConditional: true) }) })
            }
        }
    }

    /// Names the requirements: variables first, then functions and subscripts, in order.
    private func assignNames(_ nodes: [RequirementNode], in mock: Context, names: inout MemberNames) -> [NamedNode] {
        var named = nodes.map { NamedNode($0) }
        assignNames(to: &named, variables: true, in: mock, names: &names)
        assignNames(to: &named, variables: false, in: mock, names: &names)
        return named
    }

    private func assignNames(
        to nodes: inout [NamedNode], variables: Bool, in mock: Context, names: inout MemberNames
    ) {
        for index in nodes.indices {
            switch nodes[index] {
            case .requirement(var named):
                guard named.requirement.declaration.isVariable == variables,
                    let name = name(for: named.requirement, in: mock, names: &names)
                else { continue }
                named.name = name
                named.storageName = names.storageName(for: name)
                nodes[index] = .requirement(named)
            case .conditional(var clauses):
                // Branches exclude each other: each may use the names that the others use.
                let before = names
                for branch in clauses.indices {
                    var local = before
                    assignNames(to: &clauses[branch].nodes, variables: variables, in: mock, names: &local)
                    names.merge(local)
                }
                nodes[index] = .conditional(clauses)
            }
        }
    }

    /// The name of a requirement's generated members; nil for an initializer, which has none.
    private func name(for requirement: Requirement, in mock: Context, names: inout MemberNames) -> String? {
        switch requirement.declaration {
        case .variable(let variable):
            return names.name(
                identifierName(variable.name), components: variable.head.isStatic ? ["static"] : [],
                suffixes: generatedSuffixes(of: variable, in: requirement.origin))
        case .function(let function):
            let base = function.isOperator ? operatorName(function.name) : identifierName(function.name)
            let history = recordsHistory(of: unescaped(function.name), in: mock) ? ["ArgValues"] : []
            return names.name(
                base,
                components: nameComponents(
                    of: base, genericParameters: function.genericParameters, parameters: function.parameters,
                    requirements: function.requirements, result: function.result, isStatic: function.head.isStatic),
                suffixes: ["CallCount", "Handler"] + history)
        case .subscript(let declaration):
            let history = recordsHistory(of: "subscript", in: mock) ? ["ArgValues"] : []
            let isSettable = declaration.accessors.contains { $0.kind == "set" }
            return names.name(
                "subscript",
                components: nameComponents(
                    of: "subscript", genericParameters: declaration.genericParameters,
                    parameters: declaration.parameters, requirements: declaration.requirements,
                    result: declaration.result, isStatic: declaration.head.isStatic),
                suffixes: ["CallCount", "Handler"] + history + (isSettable ? ["SetCallCount", "SetHandler"] : []))
        default:
            return nil
        }
    }

    /// What the names of a variable's generated members have behind its own.
    private func generatedSuffixes(of variable: VariableDeclaration, in origin: CatalogType) -> [String] {
        if isStream(variable, in: origin) { return ["Subject", "SubjectSetCallCount"] }
        if variable.effects != Effects() { return ["Handler"] }
        return variable.isSettable ? ["SetCallCount"] : []
    }

    /// The names that the requirements themselves declare.
    func declaredNames(in nodes: [RequirementNode]) -> Set<String> {
        Set(nodes.requirements.compactMap(\.declaration.plainName))
    }

    private func lower(_ node: NamedNode, in mock: Context, support: inout Set<Support>) -> Mock.Member {
        switch node {
        case .conditional(let clauses):
            return .conditional(
                clauses.map { clause in
                    Mock.Clause(
                        condition: clause.condition,
                        members: clause.nodes.map { lower($0, in: mock, support: &support) })
                })
        case .requirement(let named):
            var mock = mock
            // One that a protocol requires is as visible as that, whatever the class says, and `@testable` makes one as
            // visible as its class.
            if mock.isClass, options.testableImports.isEmpty, let member = named.requirement.overridden {
                mock = mock.with(access: limited(mock.access, to: member.access), options: options)
            }
            switch named.requirement.declaration {
            case .function(let function):
                return .method(method(function, named, in: mock, support: &support))
            case .subscript(let declaration):
                return .subscript(subscriptMember(declaration, named, in: mock, support: &support))
            case .variable(let variable):
                return property(variable, named, in: mock, support: &support)
            default:
                // Initializers are collected on their own.
                return .conditional([])
            }
        }
    }
}

extension Declaration {
    fileprivate var isVariable: Bool {
        if case .variable = self { true } else { false }
    }

    /// The name of a member without backticks; nil for what has no name of its own.
    var plainName: String? {
        switch self {
        case .function(let function): return unescaped(function.name)
        case .variable(let variable): return unescaped(variable.name)
        case .subscript: return "subscript"
        default: return nil
        }
    }
}

/// The simple name of a protocol's mock, if its annotation gives it no other.
func mockName(of type: CatalogType) -> String { "\(identifierName(type.declaration.name))Mock" }

/// The access level of a mock: that of its protocol, lowered to what the types around it allow.
func effectiveAccess(of type: CatalogType) -> AccessLevel {
    let declared = AccessLevel(modifiers: type.declaration.head.modifiers) ?? type.enclosingAccess.implied
    return min(declared, type.enclosingAccess.ceiling)
}

extension ResolvedProtocol {
    /// Whether the mock must be usable from any thread, without a global actor that guards it.
    fileprivate var isSendableUnguarded: Bool { traits.contains(.sendable) && globalActor == nil }

    /// Whether a superclass is Sendable and does not say `@unchecked`, nor can a subclass then: it has to be final. In
    /// Swift 5 mode such a class need not be final itself, as `class Failure: Error`.
    fileprivate var hasCheckedSendableSuperclass: Bool {
        let isSendable = type.declaration.kind == .class || superclassTraits?.contains(.sendable) ?? false
        return isSendable && !restatesSendable
    }

    /// Whether the mock says that it is bound to no actor. What is bound to one keeps that. Protocols that refine Sendable are
    /// not bound to the default actor of their module (SE-0470). What a superclass is bound to its own module knows alone,
    /// and its subclasses inherit it, but for what follows from its conformances.
    var isMockOutsideActors: Bool {
        if type.declaration.kind == .class || superclass != nil { return hasSuperclassOutsideActors }
        guard !hasIsolatedConformance, traits.contains(.actor) || globalActor == nil else { return false }
        return isSendableUnguarded || type.declaration.head.isNonisolated || conformsOutsideActors
    }

    /// Whether a mock has to conform to protocols that know no actor, also in a module that isolates types by default
    /// (SE-0466): those of the standard library, `nonisolated` ones, and perhaps those of other modules.
    private var conformsOutsideActors: Bool {
        inheritsFromElsewhere || isByIdentity(.equatable)
            || nodes.requirements.contains { $0.isStandard || $0.origin.declaration.head.isNonisolated }
    }
}
