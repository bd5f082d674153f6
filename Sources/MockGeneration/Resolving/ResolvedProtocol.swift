// A protocol with everything that it inherits, flat, as `Resolver.swift` finds it: the requirements that a mock has to have,
// and what there is to know about them.

import SwiftDeclarations

/// One requirement and the protocol that declares it.
struct Requirement: Sendable {
    /// A function, variable, subscript or initializer.
    var declaration: Declaration
    /// The protocol that declares it: its scope is where the names in the declaration are looked up.
    let origin: CatalogType
    /// The global actor that the declaring protocol is bound to, its parents considered.
    var originActor: String?
    /// Whether its witness is on the main actor, whatever it says itself.
    var isBoundAnyway = false
    /// Whether its witness says that it runs on the main actor, as the keys do that it uses.
    var runsOnMainActor = false
    /// Whether what it takes and gives is sent there: it is on no actor or on another, and waits for its witness.
    var isSentToMainActor = false
    /// Whether it comes from another global actor.
    var isSentFromActor = false
    /// What there is to know about it where it is a member of a class; nil for a protocol's requirement.
    var overridden: OverriddenMember?
    /// The requirements that are the same: what satisfies this one satisfies them.
    var repeats: [Requirement] = []
    /// What was among them before its witness was bound to the main actor: they say nothing of where that runs any more, and
    /// conflict with it as before.
    var isolatedRepeats: [Requirement] = []
    /// Whether some of those throw and others do not.
    var throwingVaries = false
}

/// A typealias among the members of a protocol.
struct MemberTypealias: Sendable {
    var declaration: TypealiasDeclaration
    /// The protocol that declares it.
    let origin: CatalogType
    /// The conditions of the `#if` branches around it, outermost first.
    var conditions: [String] = []
    /// Whether it is under `#if`.
    var isConditional: Bool { !conditions.isEmpty }
}

/// A requirement, or requirements under `#if`.
indirect enum RequirementNode: Sendable {
    case requirement(Requirement)
    case conditional([Clause])

    /// One branch of an `#if`.
    struct Clause: Sendable {
        let condition: String?
        var nodes: [RequirementNode]
    }

    /// Nodes under conditions of which one holds, so that the last need not be written.
    static func conditional(onOneOf clauses: [Clause]) -> RequirementNode {
        var clauses = clauses
        if let last = clauses.popLast(), !last.nodes.isEmpty {
            clauses.append(Clause(condition: clauses.isEmpty ? last.condition : nil, nodes: last.nodes))
        }
        return .conditional(clauses)
    }
}

extension [RequirementNode] {
    /// The requirements, those of every `#if` branch among them.
    var requirements: Requirements { Requirements(nodes: self) }

    /// The same tree with each requirement changed.
    func mapRequirements(_ change: (inout Requirement) -> Void) -> [RequirementNode] {
        map { $0.mapRequirements(change) }
    }
}

/// The requirements in a tree, in order. Asked for so often that a list of them is never made.
struct Requirements: Sequence, IteratorProtocol {
    private var nodes: ArraySlice<RequirementNode>
    /// What is left of the lists around `nodes`, outermost first.
    private var outer: [ArraySlice<RequirementNode>] = []

    fileprivate init(nodes: [RequirementNode]) {
        self.nodes = nodes[...]
    }

    mutating func next() -> Requirement? {
        while true {
            switch nodes.popFirst() {
            case .requirement(let requirement)?: return requirement
            case .conditional(let clauses)?:
                outer.append(nodes)
                outer += clauses.dropFirst().reversed().map { $0.nodes[...] }
                nodes = clauses.first?.nodes[...] ?? []
            case nil:
                guard let next = outer.popLast() else { return nil }
                nodes = next
            }
        }
    }
}

/// A protocol with all that it inherits.
struct ResolvedProtocol: Sendable {
    let type: CatalogType
    /// For example: `StoreMock`
    let mockName: String
    /// Own requirements first, then those of each parent in order; each once.
    var nodes: [RequirementNode] = []
    var associatedTypes: [AssociatedTypeDeclaration] = []
    /// The names of those that a requirement makes the same as a constrained one of another protocol.
    var equatedToConstrained: Set<String> = []
    /// Those of them that an `#if` constrains in several ways, if no mock can meet all.
    var alternatives: [AssociatedTypeDeclaration] = []
    /// The names of those that an `#if` defines in several ways, each of which a conforming type has by itself.
    var leftToTheCompiler: Set<String> = []
    /// Those that the compiler would infer in more than one way from the members of a mock.
    var ambiguousAssociatedTypes: Set<String> = []
    /// Those of the standard library that it makes up of the conforming type. For example: `Indices` of a collection
    var madeUpNames: Set<String> = []
    /// Those of the standard library that it makes the conforming type. For example: `Element` of an option set
    var namesOfSelf: Set<String> = []
    /// Their defaults that are not seen to conform to what is asked of them.
    var unseenConformances: [UnseenConformance] = []
    /// Those that are not Sendable though they have to be.
    var unsendableDefaults: [UnseenConformance] = []
    /// What properties that several protocols declare say about them.
    var repeatedProperties: [RepeatedProperty] = []
    /// Typealiases among the members; one named as an inherited associated type binds it.
    var typealiases: [MemberTypealias] = []
    /// The where clauses of the protocol, its parents and its associated types.
    private(set) var requirements: [GenericRequirement] = []
    /// Those of them that nobody wrote: they follow from others.
    private var followingClauses: Set<GenericRequirement> = []
    /// What they say that each associated type is the same as, without `Self.`. Hundreds may be the same.
    private var sameTypes: [String: [(type: TypeSyntax, isWritten: Bool)]] = [:]
    /// What nothing but the signatures of requirements says, for the mock to say it. For example: `Output: Sendable`
    var clausesOfSignatures: [GenericRequirement] = []
    /// What the arguments of protocols say about the members of associated types.
    var primaryClauses: [GenericRequirement] = []
    /// What the annotation says that associated types are, by their names without backticks.
    var annotatedTypes: [String: TypeSyntax] = [:]
    /// The generic parameters of the types around a class.
    var genericNamesAround: Set<String> = []
    /// The generic parameters of a class, and its where clause.
    var classParameters: [GenericParameter]
    var classClauses: [GenericRequirement]
    /// What the extension that it stands in asks of the generic parameters around it.
    var enclosingClauses: [GenericRequirement]
    /// The module of its type, or of the outermost around that, where others have one of that name that the mock sees.
    var module: String?
    /// The types that its annotation names, and what mocks write for names in them.
    var typesInAnnotation: [TypeSyntax] = []
    var namesInAnnotation: NameReplacement?
    /// The modules of types that its members hide, where the mock sees their names in several.
    var modulesOfHiddenTypes: [String: String] = [:]
    /// The class that conforming types must inherit from.
    var superclass: TypeSyntax?
    /// That class, if it is declared in the run.
    var superclassType: CatalogType?
    /// Its initializers; those of the class itself where a class is mocked.
    var superclassInitializers: SuperclassInitializers?
    /// The superclasses of the mock that are declared in the run, nearest first.
    var superclasses: [SuperclassLink] = []
    /// The superclass that is another one under other conditions, so that nothing of it can be relied on.
    var unclearSuperclass: String?
    /// The conditions of `#if` that more depends on than single members, so that no one mock can follow them.
    var decidingConditions: [String] = []
    /// Where it is what the protocol is under some conditions: the names of the members and associated types that it has
    /// under others.
    var namesUnderOtherConditions: Set<String> = []
    /// The conditions that the protocol is under, outermost first; its type may be under those of one of its mocks, too.
    var outerConditions: [String]
    /// Whether a superclass is `@unchecked Sendable`, which subclasses have to say again, guarded by an actor or not.
    var restatesSendable = false
    /// Whether the superclass, or the class that is mocked, is bound to no actor and does not say so: a subclass has to.
    var hasSuperclassOutsideActors = false
    /// What the superclass has by its conformances; nil where it is not known.
    var superclassTraits: Set<KnownTrait>?
    /// The requirements that its superclass keeps it from having.
    var unsatisfied: [UnsatisfiedRequirement] = []
    /// The requirements that its superclass is for as it is, with members that are not public.
    var fixedRequirements: [FixedRequirement] = []
    /// The requirements that its superclass has on an actor, and which are on none in Swift 5 mode.
    var boundInSwift6: [Requirement] = []
    /// The actor that its superclass has members on, which it asks for on none: the mock conforms there (SE-0470).
    var actorOfConformance: String?
    /// The members of a mocked class that its mock leaves alone, or the requirements that are left to an implementation.
    var keptMembers: [ClassMembers.Kept] = []
    /// What the standard protocols among the parents add.
    var traits: Set<KnownTrait> = []
    /// The global actor that the protocol is bound to.
    var globalActor: String?
    /// The same without what its mock inherits from a class.
    var protocolActor: String?
    /// Whether the protocol says so itself, rather than one that it inherits, or its module says the same by default.
    var hasOwnGlobalActor = false
    /// Whether it inherits `Actor` and a protocol that does not.
    var inheritsBesideActor = false
    /// Whether a requirement is bound to that actor only since its protocol inherits from one that says so, and no parent
    /// is on another.
    var hasInheritedIsolation = false
    /// Whether its module binds it to that by default (SE-0466), and its mock, so that neither says so.
    var isMainActorByDefault = false
    /// Whether its module isolates declarations to that by default.
    var isModuleIsolated = false
    /// Whether it is only the mock that is on the main actor, since the module of its superclass binds that to it by default.
    var inheritsDefaultActor = false
    /// Whether the mock conforms to it on the main actor only (SE-0470).
    var hasIsolatedConformance = false
    /// Whether it inherits requirements from another module, which may isolate less by default than its own (SE-0466).
    var inheritsFromElsewhere = false
    /// Those that the protocol does not name, but implies.
    var unstatedParents: [TypeSyntax] = []
    /// The standard protocols among the parents, in the order found.
    var knownParents: [String] = []
    /// The requirements that are satisfied by identity, and are not among the nodes for that.
    var byIdentity: [Requirement] = []
    /// The mocks that stand for parents without a declaration: their members are copied.
    var parentMocks: [ParentMock] = []
    /// The requirements that those members stand for.
    var copiedRequirements: [Requirement] = []
    /// The requirements that are left to a superclass which no file declares, with the parent mocks whose comments say that it has
    /// them.
    var leftOutOfSight: [(requirement: Requirement, parent: ParentMock)] = []
    /// Whether a parent or a superclass was not found.
    var lacksParent = false
    /// Whether a parent that was not found may have members that are known here only by what the annotation says.
    var mayHaveMoreMembers: Bool { lacksParent && superclass == nil }
    /// Whether a type of the module was taken for a parent or a superclass that another module declares.
    var mistakesParent = false
    /// The files whose declarations take part, in the order found.
    var files: [Int] = []

    init(type: CatalogType, mockName: String? = nil) {
        self.type = type
        outerConditions = type.conditions
        let isClass = type.declaration.kind == .class
        classParameters = isClass ? type.declaration.genericParameters : []
        classClauses = isClass ? type.declaration.requirements : []
        enclosingClauses = type.enclosingRequirements
        self.mockName = mockName ?? MockGeneration.mockName(of: type)
    }

    /// Adds where clauses.
    mutating func add(_ clauses: [GenericRequirement]) {
        requirements += clauses
        for clause in clauses where clause.relation == .sameType {
            let isWritten = !followingClauses.contains(clause)
            let clause = AssociatedTypes.withoutSelf(clause)
            for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                guard case .named(let name, arguments: []) = side else { continue }
                sameTypes[name, default: []].append((other, isWritten))
            }
        }
    }

    /// Takes other where clauses for all that there are.
    mutating func replaceRequirements(by clauses: [GenericRequirement]) {
        (requirements, sameTypes) = ([], [:])
        add(clauses)
    }

    /// Adds where clauses that nobody wrote, but for those that somebody did.
    mutating func addFollowing(_ clauses: [GenericRequirement]) {
        followingClauses.formUnion(Set(clauses).subtracting(requirements))
        add(clauses)
    }

    /// What where clauses say that an associated type is the same as.
    func otherSides(of name: String) -> [TypeSyntax] { sameTypes[name, default: []].map(\.type) }

    /// The same by what somebody wrote alone.
    func writtenOtherSides(of name: String) -> [TypeSyntax] {
        sameTypes[name, default: []].filter(\.isWritten).map(\.type)
    }

    /// Whether the mock brings `==` or `hash(into:)` itself, by identity: a class out of sight may have them.
    func isByIdentity(_ trait: KnownTrait) -> Bool {
        guard traits.contains(trait), traits.isDisjoint(with: [.objectiveC, .equalByRawValue]),
            type.declaration.kind == .protocol
        else { return false }
        return superclass == nil || !(superclassTraits?.contains(trait) ?? true)
    }

    /// The names of the associated types and typealiases.
    var memberTypeNames: Set<String> {
        Set(associatedTypes.map(\.name)).union(typealiases.map(\.declaration.name))
    }

    /// Whether the mock inherits from `NSObject`, as far as that is known.
    var isObject: Bool { traits.contains(.objectiveC) || superclassTraits?.contains(.objectiveC) ?? false }

    /// Whether the mock inherits from a class, `NSObject` among them.
    var hasSuperclass: Bool { superclass != nil || traits.contains(.objectiveC) }

    /// Whether `NSObject` is the mock's superclass, and only since a parent needs that.
    var isPlainObject: Bool { superclass == nil && traits.contains(.objectiveC) }

    /// The names of the members that the mock inherits.
    var superclassMemberNames: Set<String> {
        Set(superclasses.flatMap { $0.type.declaration.members.compactMap(\.plainName) })
            .union(parentMocks.flatMap(\.superclassComment.names))
    }
}

/// The superclass that an annotation names. For example: `@mockable(superclass: type = BaseController)`
struct NamedSuperclass: Sendable {
    let type: TypeSyntax
    /// Where the annotation says so.
    let offset: UInt32
}
