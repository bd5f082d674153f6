// Files with mocks of earlier runs -> the members that stand for protocols whose declaration no file of this run has.
// Members are copied as text. What they mean is not looked into; only their names and their signatures count.

import SwiftDeclarations

/// The mocks of earlier runs.
struct ParentMocks: Sendable {
    private var mocks: [String: ParentMock] = [:]
    /// The mocks with names of their own, by the names of the protocols that these alone conform to.
    private var renamed: [String: ParentMock] = [:]
    /// The names that several mocks of one file have, under other conditions each.
    private var alternatives: Set<String> = []

    /// The modules of the run's own protocols, as far as options name them.
    let ownModules: Set<String>

    /// Collects the classes and actors of `files`; of two with one name the first counts.
    init(files: [ParsedFile], ownModules: Set<String> = []) {
        self.ownModules = ownModules
        let otherNames = ParentMocks.helperNames(in: files)
        for index in files.indices {
            let file = files[index]
            collect(file.declarations, file: index, in: file, otherNames[index])
        }
    }

    /// The mock of a protocol, by its simple name.
    func mock(ofProtocol name: String) -> ParentMock? {
        guard var mock = mocks["\(unescaped(name))Mock"] ?? renamed[unescaped(name)] else { return nil }
        mock.hasAlternatives = alternatives.contains(mock.name)
        return mock
    }

    private mutating func collect(
        _ declarations: [Declaration], file index: Int, in file: ParsedFile, _ otherNames: [String: String],
        isConditional: Bool = false
    ) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                if type.kind == .class || type.kind == .actor {
                    add(
                        ParentMock(type.withExtensions(in: file), file: index, in: file, otherNames),
                        isConditional: isConditional)
                }
                collect(type.members, file: index, in: file, otherNames, isConditional: isConditional)
            case .conditional(let block):
                for clause in block.clauses {
                    collect(clause.declarations, file: index, in: file, otherNames, isConditional: true)
                }
            default:
                break
            }
        }
    }

    /// Adds a mock, or remembers that another one has its name.
    private mutating func add(_ mock: ParentMock, isConditional: Bool) {
        if let first = mocks[mock.name] {
            let isSame = first.members.map(\.text) == mock.members.map(\.text)
            if isConditional, first.file == mock.file, !isSame { alternatives.insert(mock.name) }
            return
        }
        mocks[mock.name] = mock
        if let name = mock.onlyConformance, renamed[name] == nil { renamed[name] = mock }
    }
}

/// A mock of an earlier run, whose members are copied.
struct ParentMock: Sendable {
    /// For example: `ParentMock`
    let name: String
    let declaration: TypeDeclaration
    /// The index of its file among the mock files.
    let file: Int
    /// What it does not say of global actors.
    let actorComment: ActorComment
    /// What else its superclass has.
    var superclassComment: SuperclassComment
    /// The protocols that it says that it conforms to on no actor where its module infers others. For example: `Store`
    let conformancesNotToIsolate: [String]
    /// What its protocol is called where it is inherited. For example: `Core.Parent`
    var inheritedName: [String] = []
    /// Whether its file has others of its name, under other conditions.
    var hasAlternatives = false
    /// The members that are copied.
    var members: [Member]
    /// What its typealiases stand for that are not copied, since its heir says itself what they are.
    var replacedTypes: [String: TypeSyntax] = [:]
    /// The parameters of its memberwise initializer.
    var memberwise: [MemberwiseParameter]
    /// The initializers of a superclass that it overrides.
    var overriding: [InitializerDeclaration]
    /// The names of what is kept of calls that are others in its heir. For example: `load` and `loadItem`
    var renamed: [OtherName] = []
    /// The types that its file imports by themselves, by their names. For example: `Foundation.URL` by `URL`
    let importedTypes: [String: String]
    /// The modules that its file imports with `@testable`, which are those of its protocol and others beside it.
    let testableModules: Set<String>
    /// The names of what it overrides and its heir cannot, since that is in another module.
    var overridesLeftOut: [String] = []
    /// What else stands in its file and can only be used there.
    let helpers: [Helper]

    /// A member as text.
    struct Member: Sendable {
        let declaration: Declaration
        var lines: [String]
        /// The lines that enter calls into an order.
        var entries: [Entry]
        /// Whether it can be used from anywhere in a mock on an actor, where its parent is on none.
        var leavesActor = false
        /// What keeps its value behind a lock in the mock that copies it. For example: `_title` for `title`
        var state: String?

        /// All lines.
        var text: String { lines.joined(separator: "\n") }
    }

    /// A parameter of the memberwise initializer.
    struct MemberwiseParameter: Sendable {
        /// For example: `title`
        let name: String
        /// For example: `title: String = ""`
        let declaration: String
        /// What it is called with, and the type, for telling initializers apart.
        let label: String
        let type: TypeSyntax
        /// For example: `self.title = title`
        var assignments: [String]
    }

    /// A private declaration beside the mock.
    struct Helper: Sendable {
        let name: String
        let text: String
        /// Whether it adds to a type of that name.
        var isExtension = false
    }

    /// - Parameter otherNames: those that private declarations beside it get.
    init(_ type: TypeDeclaration, file: Int, in source: ParsedFile, _ otherNames: [String: String]) {
        name = type.name
        declaration = type
        self.file = file
        actorComment = ActorComment(before: type, in: source.source)
        superclassComment = SuperclassComment(before: type, in: source.source)
        conformancesNotToIsolate = source.declarations.flatMap { $0.conformancesNotToIsolate(of: type.name) }
        var members: [Member] = []
        var memberwise: [MemberwiseParameter] = []
        var overriding: [InitializerDeclaration] = []
        let states = ParentMock.orderStates(of: type.members)
        var lastRange: Range<UInt32>?
        for (member, range) in zip(type.members, type.memberRanges) {
            if case .initializer(let initializer) = member {
                let isMemberwise = initializer.isMemberwise(in: type)
                if isMemberwise, memberwise.isEmpty {
                    memberwise = initializer.memberwiseParameters(in: source.source, otherNames)
                }
                if initializer.head.modifiers.contains("override") { overriding.append(initializer) }
                // Those of an actor do not say that they are required.
                guard initializer.isRequired || type.kind == .actor && !initializer.parameters.isEmpty else { continue }
            }
            if case .other = member { continue }
            // One line may declare several properties.
            let isCopied = range == lastRange
            lastRange = range
            let lines = isCopied ? [] : outdented(range, in: source.source).map { $0.replacingNames(otherNames) }
            let copied = Member(
                declaration: member, lines: lines, entries: ParentMock.entries(in: lines, states: states))
            if !copied.isBookkeeping(states) { members.append(copied) }
        }
        self.members = members
        self.memberwise = memberwise
        self.overriding = overriding
        importedTypes = source.declarations.reduce(into: [:]) { types, declaration in
            guard case .import(let line) = declaration, line.kind != nil, line.kind != "func", line.kind != "var" else {
                return
            }
            if let name = line.path.split(separator: ".").last { types[String(name)] = line.path }
        }
        testableModules = source.declarations.reduce(into: []) { modules, declaration in
            guard case .import(let line) = declaration, line.head.attributes.has("testable") else { return }
            modules.insert(line.path)
        }
        helpers = ParentMock.helpers(in: source).filter {
            $0.name != type.name
        }.map { $0.replacing(otherNames) }
    }

    /// The protocols that it conforms to where callers are checked (SE-0423).
    var checkedConformances: [String] {
        declaration.inheritance.map(\.type).filter { $0.attributes.contains { $0.name == "preconcurrency" } }
            .map(\.bare.description)
    }

    /// The protocols that it says that it conforms to on no actor (SE-0470).
    var conformancesOffActor: [String] {
        declaration.inheritance.map(\.type).filter { $0.specifiers.contains("nonisolated") }.map(\.bare.description)
    }

    /// The one protocol that it conforms to, as far as its declaration says, `Sendable` aside.
    var onlyConformance: String? {
        let superclass = superclass
        let parents = declaration.inheritance.map(\.type).filter {
            ($0.attributes.isEmpty || $0.isolatedConformanceActor != nil) && $0 != superclass
        }
        let names = parents.compactMap { $0.bare.qualifiedName?.last }.filter { $0 != "Sendable" && $0 != "NSObject" }
        return names.count == 1 ? names.first.map(unescaped) : nil
    }

    /// What it inherits from first, where that is certainly a class: the protocol follows, or there is a member that is
    /// overridden or calls an initializer of it, or a comment says so.
    var superclass: TypeSyntax? {
        let parents = declaration.inheritance.map(\.type)
        guard declaration.kind == .class, let first = parents.first, first.attributes.isEmpty,
            !["Sendable", "NSObject"].contains(first.qualifiedName?.last)
        else { return nil }
        let isFollowed = parents.dropFirst().contains {
            $0.bare.qualifiedName?.last.map { "\(unescaped($0))Mock" } == name
        }
        let overrides = members.contains { $0.declaration.memberHead?.modifiers.contains("override") ?? false }
        let isNamed = !superclassComment.superclass.isEmpty && superclassComment.superclass == first.qualifiedName?.last
        return isFollowed || overrides || isNamed || !overriding.isEmpty || !requiredOfSuperclass.isEmpty ? first : nil
    }

    /// Whether it is the mock of its superclass, not of a protocol.
    var isOfClass: Bool { superclass?.qualifiedName?.last.map { "\(unescaped($0))Mock" } == name }

    /// The class as its heir names it, which may be elsewhere. For example: `Rooms.Kitchen` for `Kitchen`
    fileprivate func inheritedType(_ superclass: TypeSyntax) -> TypeSyntax {
        guard case .named(let name, let arguments) = superclass, let outermost = inheritedName.first,
            inheritedName.count > 1
        else { return superclass }
        let outer = inheritedName.dropFirst().dropLast().reduce(TypeSyntax.named(outermost)) { .member($0, $1) }
        return .member(outer, name, arguments: arguments)
    }

    /// The required initializers that hand all that they are given to one of the superclass, which asks for them, then.
    private var requiredOfSuperclass: [InitializerDeclaration] {
        members.compactMap { member in
            guard case .initializer(let initializer) = member.declaration, initializer.isRequired else { return nil }
            let arguments = initializer.parameters.map { parameter in
                let name = unescaped(parameter.name)
                return parameter.callLabel == "_" ? name : "\(parameter.callLabel): \(name)"
            }
            return member.text.contains("super.init(\(arguments.joined(separator: ", ")))") ? initializer : nil
        }
    }

    /// The initializers of the superclass, as far as it overrides them. The default arguments of required ones are its own.
    fileprivate var superclassInitializers: [InitializerDeclaration] {
        overriding.filter { !$0.isRequired }
            + (overriding.filter(\.isRequired) + requiredOfSuperclass.filter { !$0.head.modifiers.contains("override") })
            .map { initializer in
                var initializer = initializer
                for index in initializer.parameters.indices { initializer.parameters[index].defaultValue = nil }
                return initializer
            }
    }

    /// The global actor that its declaration names, or the comment before it, or its conformance.
    var globalActor: String? {
        declaration.head.attributes.first(where: \.mayBeGlobalActor)?.name
            ?? actorComment.inheritedActor
            ?? declaration.inheritance.lazy.compactMap(\.type.isolatedConformanceActor).first
    }

    /// The global actor that its protocol is on, as far as it says so.
    var protocolActor: String? { actorComment.protocolActor ?? globalActor }

    /// Whether it conforms to its protocol on a global actor only (SE-0470).
    var hasIsolatedConformance: Bool {
        declaration.inheritance.contains { $0.type.isolatedConformanceActor != nil }
    }

    /// Whether another actor's mock can have its members: nothing in them is stored without a lock, but what says which
    /// actor it is on.
    var isSafeAnywhere: Bool { !members.contains { $0.needsIsolation && $0.ownActor == nil } }

    /// Whether it says that it is Sendable.
    var isSendable: Bool { declaration.inheritance.contains { $0.type.bare.qualifiedName?.last == "Sendable" } }

    /// Whether members say that they are on an actor.
    var hasMembersOnActors: Bool { declaration.kind == .class && members.contains { $0.ownActor != nil } }

    /// The keys of the members that a requirement may ask for, and that are on the actor of a mock that copies them, where
    /// they are on none here.
    var keysBoundWithHeir: Set<String> {
        guard globalActor == nil, !isSafeAnywhere else { return [] }
        let names = memberNames
        return Set(members.filter { isBoundWithHeir($0, names) }.map(copyKey))
    }

    /// The keys of static members that are on the default actor of its module, since they store something without a lock, where
    /// nothing else tells that it is on one.
    var staticKeysOnDefaultActor: Set<String> {
        guard globalActor == nil, isSafeAnywhere, hasStaticVariables, !declaration.head.isNonisolated else { return [] }
        let names = memberNames
        return Set(
            members.filter { isBoundWithHeir($0, names) && $0.declaration.memberHead?.isStatic ?? false }.map(copyKey))
    }

    private func isBoundWithHeir(_ member: Member, _ names: Set<String>) -> Bool {
        switch member.declaration {
        case .function, .variable, .subscript: break
        case .conditional: return true
        default: return false
        }
        guard let head = member.declaration.memberHead, !head.isNonisolated || member.losesSpecifier,
            member.ownActor == nil,
            !member.leavesActor, !member.isIdentity, !head.modifiers.contains("private")
        else { return false }
        return !member.isState(among: names)
    }

    /// Whether static members are stored that anybody may change.
    var hasStaticVariables: Bool {
        members.contains { member in
            guard case .variable(let variable) = member.declaration else { return false }
            return !variable.isLet && member.isStaticallyStored && !member.leavesActor
        }
    }

    /// The names of the members: no generated member may have one of them.
    var memberNames: Set<String> {
        Set(members.flatMap { $0.declaration.declaredNames + [$0.state].compactMap(\.self) })
    }

    /// Whether calls are kept in objects of our own.
    var usesLockedMethods: Bool { (resets.own + resets.static).contains { $0.hasSuffix(".reset()") } }
}

/// The lines of a declaration, the first one and all others moved to the left margin.
func outdented(_ range: Range<UInt32>, in source: SourceFile) -> [String] {
    var indentation = 0
    var index = Int(range.lowerBound)
    while index > 0, source.bytes[index - 1] == UInt8(ascii: " ") || source.bytes[index - 1] == UInt8(ascii: "\t") {
        index -= 1
        indentation += 1
    }
    let lines = source.text(range).split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.enumerated().map { position, line in
        guard position > 0 else { return String(line) }
        let spaces = line.prefix { $0 == " " || $0 == "\t" }.count
        return String(line.dropFirst(min(indentation, spaces)))
    }
}

extension Declaration {
    /// The names that a declaration introduces.
    var declaredNames: [String] {
        switch self {
        case .type(let type): return [unescaped(type.name)]
        case .typealias(let alias): return [unescaped(alias.name)]
        case .function(let function): return [unescaped(function.name)]
        case .variable(let variable): return [unescaped(variable.name)]
        case .conditional(let block): return block.clauses.flatMap { $0.declarations.flatMap(\.declaredNames) }
        case .subscript, .initializer, .import, .associatedtype, .enumCase, .other: return []
        }
    }

    /// Equal for members of which a mock can have one only; nil for `#if` blocks.
    var copyKey: String? {
        switch self {
        case .conditional: return nil
        case .type, .typealias: return "type \(declaredNames.joined())"
        default: return signatureKey()
        }
    }

    /// Whether it is a block of declarations under `#if`.
    var isConditional: Bool {
        if case .conditional = self { return true }
        return false
    }
}

extension Declaration {
    /// What the extension of a mock says for modules that infer isolated conformances (SE-0470).
    fileprivate func conformancesNotToIsolate(of mock: String) -> [String] {
        guard case .conditional(let block) = self else { return [] }
        let clauses = block.clauses.filter { $0.condition?.contains("InferIsolatedConformances") ?? false }
        return clauses.flatMap(\.declarations).flatMap { declaration -> [String] in
            guard case .type(let type) = declaration, type.kind == .extension, type.name == mock else { return [] }
            return type.inheritance.map(\.type).filter { $0.specifiers.contains("nonisolated") }
                .map(\.bare.description)
        }
    }
}

extension Attribute {
    /// Whether it has the name of a type and no arguments. Mocks have no other attributes that are types, but the wrapper of
    /// properties that streams are linked to.
    var mayBeGlobalActor: Bool { arguments == nil && name.first?.isUppercase ?? false && !isPublished }

    /// For example: `@Published`, `@Combine.Published`
    var isPublished: Bool { ["Published", "Combine.Published"].contains(name) }
}

extension TypeSyntax {
    /// The global actor on which alone a type conforms to it. For example: `MainActor` of `@MainActor Store`
    fileprivate var isolatedConformanceActor: String? { attributes.first(where: \.mayBeGlobalActor)?.name }
}

extension ParentMock {
    /// What tells the members that are copied without `#if` from others.
    ///
    /// - Parameter names: what the names in their types mean.
    func signatures(_ names: SignatureNames = SignatureNames()) -> Set<String> {
        let ownType = NameReplacement([name: .named("Self")])
        let copied = members.lazy.map(\.declaration).filter { !$0.isConditional }
        return Set(copied.map { $0.replacing(ownType).signatureKey(names) })
    }
}

// MARK: - In a resolved protocol

extension ResolvedProtocol {
    /// Takes over what a parent mock brings: its members satisfy requirements, its conformances are those of the
    /// protocol that it stands for.
    mutating func adopt(_ mock: ParentMock) {
        leaveOut(mock.signatures()) { $0.declaration.signatureKey() }
        for parent in mock.declaration.inheritance {
            switch parent.type.bare.qualifiedName?.last {
            case "Sendable": traits.insert(.sendable)
            case "NSObject": traits.insert(.objectiveC)
            default: break
            }
        }
        if mock.declaration.kind == .actor { traits.formUnion([.actor, .sendable]) }
        if mock.declaration.head.modifiers.contains("final") { traits.insert(.final) }
        if superclass == nil, let inherited = mock.superclass {
            superclass = mock.isOfClass ? mock.inheritedType(inherited) : inherited
            superclassInitializers = SuperclassInitializers(
                designated: mock.superclassInitializers.map { .init(declaration: $0, access: .open, origin: type) })
        }
        hasIsolatedConformance = hasIsolatedConformance || mock.hasIsolatedConformance
    }

    /// Leaves out the requirements that copied members satisfy.
    ///
    /// - Parameter keys: the keys of these members.
    mutating func leaveOut(_ keys: Set<String>, key: (Requirement) -> String) {
        var dropped: [String: [Requirement]] = [:]
        nodes = nodes.compactMap { node in
            guard case .requirement(let requirement) = node else {
                return node.dropping(keys, key: key, into: &dropped)
            }
            guard keys.contains(key(requirement)) else { return node }
            copiedRequirements.append(requirement)
            return nil
        }
    }

    /// Takes over the actor of the parent mocks, where they are not on several, for protocols that inherit theirs.
    mutating func adoptActor(_ resolver: Resolver) {
        let actors = Set(parentMocks.map(\.protocolActor))
        let bound = actors.compactMap(\.self)
        // An actor that is out of sight is another one: of the two none is inferred.
        let mayBeOnOther =
            bound.count == 1 && globalActor == nil
            && type.declaration.head.attributes.contains { $0.mayBeGlobalActor && $0.name != bound[0] }
        inheritsFromElsewhere = inheritsFromElsewhere || actors.contains(nil) || bound.count > 1 || mayBeOnOther
        // Those that are on an actor may be Sendable without saying so.
        if bound.count > 1, globalActor == nil { traits.insert(.sendable) }
        guard bound.count == 1, !mayBeOnOther, !type.declaration.head.isNonisolated else { return }
        globalActor = globalActor ?? bound[0]
        let adopted = parentMocks.filter { $0.protocolActor != nil }.compactMap(\.inheritedName.last)
        // Those that have an actor of their own keep that, and those of the standard library have none.
        nodes = nodes.mapRequirements { requirement in
            let inherited = requirement.origin.isKnown ? nil : resolver.inheritedTypes(of: requirement.origin)
            guard inherited?.missing.contains(where: { adopted.contains($0.last ?? "") }) ?? false else { return }
            let actor = requirement.originActor ?? bound[0]
            // Between two actors it is on none.
            requirement.originActor = actor == bound[0] || resolver.saysActor(requirement.origin) ? actor : nil
        }
    }
}
