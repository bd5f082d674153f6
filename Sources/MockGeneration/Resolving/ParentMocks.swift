// Files with mocks of earlier runs -> the members that stand for protocols whose declaration no file of this run has.
// Members are copied as text. What they mean is not looked into; only their names and their signatures count.

import SwiftDeclarations

/// The mocks of earlier runs.
struct ParentMocks: Sendable {
    private var mocks: [String: ParentMock] = [:]
    /// The mocks with names of their own, by the names of the protocols that these alone conform to.
    private var renamed: [String: ParentMock] = [:]

    /// Collects the classes and actors of `files`; of two with one name the first counts.
    init(files: [ParsedFile]) {
        let otherNames = ParentMocks.helperNames(in: files)
        for index in files.indices {
            let file = files[index]
            collect(file.declarations, file: index, in: file, otherNames[index])
        }
    }

    /// The mock of a protocol, by its simple name.
    func mock(ofProtocol name: String) -> ParentMock? {
        mocks["\(unescaped(name))Mock"] ?? renamed[unescaped(name)]
    }

    private mutating func collect(
        _ declarations: [Declaration], file index: Int, in file: ParsedFile, _ otherNames: [String: String]
    ) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                if type.kind == .class || type.kind == .actor, mocks[type.name] == nil {
                    let mock = ParentMock(type.withExtensions(in: file), file: index, in: file, otherNames)
                    mocks[type.name] = mock
                    if let name = mock.onlyConformance, renamed[name] == nil { renamed[name] = mock }
                }
                collect(type.members, file: index, in: file, otherNames)
            case .conditional(let block):
                for clause in block.clauses {
                    collect(clause.declarations, file: index, in: file, otherNames)
                }
            default:
                break
            }
        }
    }
}

/// A mock of an earlier run, whose members are copied.
struct ParentMock: Sendable {
    /// For example: `ParentMock`
    let name: String
    let declaration: TypeDeclaration
    /// The index of its file among the mock files.
    let file: Int
    /// The global actor that it is on without saying so.
    let inheritedActor: String?
    /// What its protocol is called where it is inherited. For example: `Core.Parent`
    var inheritedName: [String] = []
    /// The members that are copied.
    var members: [Member]
    /// The parameters of its memberwise initializer.
    var memberwise: [MemberwiseParameter]
    /// The initializers of a superclass that it overrides.
    let overriding: [InitializerDeclaration]
    /// The names of what is kept of calls that are others in its heir. For example: `load` and `loadItem`
    var renamed: [OtherName] = []
    /// The types that its file imports by themselves, by their names. For example: `Foundation.URL` by `URL`
    let importedTypes: [String: String]
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
        let assignments: [String]
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
        inheritedActor = InheritedActor.actor(of: type, in: source.source)
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
        helpers = ParentMock.helpers(in: source).filter {
            $0.name != type.name
        }.map { $0.replacing(otherNames) }
    }

    /// The protocols that it conforms to where callers are checked (SE-0423).
    var checkedConformances: [String] {
        declaration.inheritance.map(\.type).filter { $0.attributes.contains { $0.name == "preconcurrency" } }
            .map(\.bare.description)
    }

    /// The one protocol that it conforms to, as far as its declaration says, `Sendable` aside.
    var onlyConformance: String? {
        let superclass = superclass
        let parents = declaration.inheritance.map(\.type).filter {
            ($0.attributes.isEmpty || $0.isIsolatedConformance) && $0 != superclass
        }
        let names = parents.compactMap { $0.bare.qualifiedName?.last }.filter { $0 != "Sendable" && $0 != "NSObject" }
        return names.count == 1 ? names.first.map(unescaped) : nil
    }

    /// What it inherits from first, where that is certainly a class: the protocol follows, or there is a member that is
    /// overridden.
    var superclass: TypeSyntax? {
        let parents = declaration.inheritance.map(\.type)
        guard declaration.kind == .class, let first = parents.first, first.attributes.isEmpty,
            !["Sendable", "NSObject"].contains(first.qualifiedName?.last)
        else { return nil }
        let isFollowed = parents.dropFirst().contains {
            $0.bare.qualifiedName?.last.map { "\(unescaped($0))Mock" } == name
        }
        let overrides = members.contains { $0.declaration.memberHead?.modifiers.contains("override") ?? false }
        return isFollowed || overrides || !overriding.isEmpty ? first : nil
    }

    /// The global actor that its declaration names, or the comment before it, or its conformance.
    var globalActor: String? {
        declaration.head.attributes.first(where: \.mayBeGlobalActor)?.name
            ?? inheritedActor ?? (hasIsolatedConformance ? "MainActor" : nil)
    }

    /// Whether it conforms to its protocol on the main actor only (SE-0470).
    var hasIsolatedConformance: Bool { declaration.inheritance.contains { $0.type.isIsolatedConformance } }

    /// Whether another actor's mock can have its members: nothing in them is stored without a lock.
    var isSafeAnywhere: Bool { !members.contains(where: \.needsIsolation) }

    /// Whether members say that they are on an actor.
    var hasMembersOnActors: Bool { declaration.kind == .class && members.contains { $0.ownActor != nil } }

    /// Whether something that a requirement may ask for is on the actor of a mock that copies it, where it is on none here.
    var isBoundWithHeir: Bool {
        guard !isSafeAnywhere else { return false }
        let names = memberNames
        return members.contains { member in
            switch member.declaration {
            case .function, .variable, .subscript: break
            case .conditional: return true
            default: return false
            }
            guard let head = member.declaration.memberHead, !head.isNonisolated || member.needsIsolation,
                member.ownActor == nil,
                !member.leavesActor, !member.isIdentity, !head.modifiers.contains("private")
            else { return false }
            return !member.isState(among: names)
        }
    }

    /// Whether static members are stored that anybody may change.
    var hasStaticVariables: Bool {
        members.contains { member in
            guard case .variable(let variable) = member.declaration else { return false }
            return !variable.isLet && member.isStaticallyStored && !member.leavesActor
        }
    }

    /// The initializers among the members.
    var initializers: [InitializerDeclaration] {
        members.compactMap { member in
            guard case .initializer(let initializer) = member.declaration else { return nil }
            return initializer
        }
    }

    /// The names of the members: no generated member may have one of them.
    var memberNames: Set<String> { Set(members.flatMap { $0.declaration.declaredNames }) }

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

extension InitializerDeclaration {
    /// Whether it is one that a mock has for its properties, not for a requirement, as far as it says so: one of an actor
    /// may be for both.
    fileprivate func isMemberwise(in mock: TypeDeclaration) -> Bool {
        guard !parameters.isEmpty, !head.modifiers.contains(where: ["required", "override", "convenience"].contains)
        else { return false }
        guard mock.kind == .actor else { return true }
        let properties = Set(mock.members.flatMap(\.declaredNames))
        return effects == Effects()
            && parameters.allSatisfy { $0.callLabel == unescaped($0.name) && properties.contains(unescaped($0.name)) }
    }

    fileprivate func memberwiseParameters(
        in source: SourceFile, _ otherNames: [String: String]
    ) -> [ParentMock.MemberwiseParameter] {
        guard let body else { return [] }
        let lines = source.text(body.lowerBound + 1..<max(body.upperBound - 1, body.lowerBound + 1))
            .split { $0.isNewline || $0 == ";" }.map { String($0.drop { $0.isWhitespace }).replacingNames(otherNames) }
        return parameters.map { parameter in
            let name = unescaped(parameter.name)
            let label = parameter.label.map { "\($0) " } ?? ""
            let value = parameter.defaultValue.map { " = \($0)" } ?? ""
            return ParentMock.MemberwiseParameter(
                name: name, declaration: "\(label)\(parameter.name): \(parameter.type)\(value)",
                label: parameter.label ?? parameter.name, type: parameter.type,
                assignments: lines.filter { line in
                    plainWords(of: line).contains { $0 == name || $0 == "\(name)Box" }
                })
        }
    }

    /// The words of a line that name no members of others.
    private func plainWords(of line: String) -> [String] {
        let source = SourceFile(path: "", text: line)
        var isMember = false
        return tokenize(source).tokens.compactMap { token in
            defer { isMember = token.kind == .period }
            return isMember ? nil : unescaped(source.text(token.range))
        }
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
        case .subscript, .initializer, .import, .associatedtype, .other: return []
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

extension Attribute {
    /// Whether it has the name of a type and no arguments. Mocks have no other attributes that are types.
    var mayBeGlobalActor: Bool { arguments == nil && name.first?.isUppercase ?? false }
}

extension TypeSyntax {
    /// Whether it is what a type conforms to on the main actor only. For example: `@MainActor Store`
    fileprivate var isIsolatedConformance: Bool { attributes.contains { $0.name == "MainActor" } }
}

// MARK: - In a resolved protocol

extension ResolvedProtocol {
    /// Takes over what a parent mock brings: its members satisfy requirements, its conformances are those of the
    /// protocol that it stands for.
    mutating func adopt(_ mock: ParentMock, bound: Set<String>) {
        let keys = Set(mock.members.filter { !$0.declaration.isConditional }.map { $0.declaration.signatureKey() })
        var dropped: [String: [Requirement]] = [:]
        nodes = nodes.compactMap { node in
            guard case .requirement(let requirement) = node else {
                return node.dropping(keys, key: { $0.declaration.signatureKey() }, into: &dropped)
            }
            guard keys.contains(requirement.declaration.signatureKey()) else { return node }
            copiedRequirements.append(requirement)
            return nil
        }
        if let index = parentMocks.firstIndex(where: { $0.name == mock.name }) {
            parentMocks[index] = adoptAssociatedTypes(of: mock, bound: bound)
        }
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
            superclass = inherited
            superclassInitializers = SuperclassInitializers(
                designated: mock.overriding.map { .init(declaration: $0, access: .open, origin: type) })
        }
        hasIsolatedConformance = hasIsolatedConformance || mock.hasIsolatedConformance
    }

    /// Takes over the actor of the parent mocks, where they are not on several, for protocols that inherit theirs.
    mutating func adoptActor(_ resolver: Resolver) {
        let actors = Set(parentMocks.map(\.globalActor))
        let bound = actors.compactMap(\.self)
        inheritsFromElsewhere = inheritsFromElsewhere || actors.contains(nil) || bound.count > 1
        guard bound.count == 1, !type.declaration.head.isNonisolated else { return }
        globalActor = globalActor ?? bound[0]
        let adopted = parentMocks.filter { $0.globalActor != nil }.compactMap(\.inheritedName.last)
        // Those that have an actor of their own keep that, and those of the standard library have none.
        nodes = nodes.mapRequirements { requirement in
            let inherited = requirement.origin.isKnown ? nil : resolver.inheritedTypes(of: requirement.origin)
            guard inherited?.missing.contains(where: { adopted.contains($0.last ?? "") }) ?? false else { return }
            requirement.originActor = requirement.originActor ?? bound[0]
        }
    }
}

// MARK: - In a mock

extension Lowering {
    /// The members of the parent mocks, each once, as they are in their files but for the name of the mock and for what
    /// belongs to the parent as a whole.
    func copiedMembers(of mock: Context, support: inout Set<Support>) -> [Mock.Member] {
        let recordsOrder = mock.annotation.isOn(.order, option: options.recordsOrder)
        let superclassCall =
            switch superclassCall(of: mock) {
            case .explicit(let call): call
            case .implicit where mock.resolved.superclass != nil: "super.init()"
            case .implicit, .impossible, .unknown: String?.none
            }
        var copied: Set<String> = []
        return mock.resolved.parentMocks.compactMap { parent in
            var verbatim = Mock.Verbatim(resets: parent.resets, lines: [])
            let level = parent.raisedLevel(in: mock.access)
            var isAfterGroup = false
            for member in parent.members {
                guard copied.insert(parent.copyKey(of: member)).inserted else { continue }
                if isAfterGroup { verbatim.lines.append("") }
                // What has a body is the last of the members for one requirement.
                isAfterGroup = member.lines.count > 1 && member.lines.last?.hasSuffix("}") ?? false
                var lines = member.lines
                if mock.isGeneric, member.isStaticallyStored, let other = member.inGenericMock {
                    support.insert(.statics)
                    lines = other
                }
                let isSendable = mock.isSendable || mock.resolved.restatesSendable
                if isSendable, member.needsIsolation { lines = member.withoutIsolation(lines) }
                if let specifier = specifier(of: member, of: parent, in: mock) {
                    lines = member.isolated(lines, as: specifier)
                } else if let actor = mock.globalActor, parent.globalActor == nil, !parent.isSafeAnywhere {
                    lines = member.bound(lines, to: actor)
                }
                if overridesInitializer(member, in: mock) { lines = member.isolated(lines, as: "override") }
                if let superclassCall { lines = member.calling(superclassCall, in: lines) }
                lines = member.seen(lines, at: level)
                for (index, line) in lines.enumerated() {
                    if let entry = member.entries.first(where: { $0.line == index }) {
                        guard recordsOrder else { continue }
                        verbatim.entries.append(
                            .init(line: verbatim.lines.count, name: entry.name, isStatic: entry.isStatic))
                    }
                    verbatim.lines.append(renamed(line, parent, in: mock))
                }
                verbatim.names += member.declaration.declaredNames.filter { name in
                    ["CallCount", "Handler", "ArgValues", "Subject"].contains { name.hasSuffix($0) }
                }
            }
            return verbatim.lines.isEmpty ? nil : .verbatim(verbatim)
        }
    }

    /// What keeps a copied member from the actor of the mock, or from the one that a module isolates the parent's protocol to
    /// by default (SE-0466). A class that is Sendable has no mutable properties that are `nonisolated` (SE-0434), but it may
    /// say that nobody checks them.
    private func specifier(
        of member: ParentMock.Member, of parent: ParentMock, in mock: Context
    ) -> String? {
        let isOnActor = mock.isActor || mock.globalActor != nil
        if member.isIdentity, isOnActor { return "nonisolated" }
        guard member.ownActor == nil, !isKeptOnActor(member, of: mock) else { return nil }
        if isOnActor && member.leavesActor || leavesActor(parent, of: mock) {
            let isStatic = member.declaration.memberHead?.isStatic ?? false
            let isUnsaid = isStatic && (mock.isActor || parent.hasStaticVariables && !member.leavesActor)
            return isUnsaid ? nil : "nonisolated"
        }
        // What it is given stays where the caller is (SE-0461).
        if mock.isOutsideActors, parent.globalActor != nil, member.declaration.mayWait {
            return "nonisolated(nonsending)"
        }
        guard isSetOffActor(member, of: parent, in: mock) else { return nil }
        return mock.isSendable || mock.resolved.restatesSendable ? "nonisolated(unsafe)" : "nonisolated"
    }

    /// Whether what a parent mock of no actor has runs on none in a mock that is bound to one.
    private func leavesActor(_ parent: ParentMock, of mock: Context) -> Bool {
        guard parent.declaration.kind == .class, parent.globalActor == nil else { return false }
        return mock.isActor || mock.globalActor != nil && parent.isSafeAnywhere
    }

    /// Whether a copied initializer overrides one of a superclass that its parent mock has not.
    private func overridesInitializer(_ member: ParentMock.Member, in mock: Context) -> Bool {
        guard case .initializer(let initializer) = member.declaration,
            !initializer.head.modifiers.contains("override"), mock.resolved.superclass != nil
        else { return false }
        if let overridden = designated(overriddenBy: initializer, in: mock) {
            return !overridden.declaration.isRequired
        }
        return initializer.parameters.isEmpty && inheritsPlainInitializer(mock)
    }

    private func designated(
        overriddenBy initializer: InitializerDeclaration, in mock: Context
    ) -> SuperclassInitializers.Designated? {
        mock.resolved.superclassInitializers?.designated.first {
            initializerKey($0.declaration) == initializerKey(initializer)
        }
    }

    /// The copied initializers that would override one of the superclass, and can end as that does not.
    func unfitInitializers(of mock: Context) -> [(initializer: InitializerDeclaration, parent: ParentMock)] {
        mock.resolved.parentMocks.flatMap { parent in
            parent.initializers.filter(\.isRequired).filter { initializer in
                let isPlain = initializer.parameters.isEmpty && inheritsPlainInitializer(mock)
                let overridden =
                    designated(overriddenBy: initializer, in: mock)?.declaration
                    ?? (isPlain ? InitializerDeclaration(head: DeclarationHead()) : nil)
                guard let overridden else { return false }
                return initializer.effects.isAsync != overridden.effects.isAsync
                    || initializer.effects.canThrow && !overridden.effects.canThrow
                    || initializer.failability != .never && overridden.failability == .never
            }.map { ($0, parent) }
        }
    }

    /// Whether a copied initializer is on the actor of the superclass.
    private func isKeptOnActor(_ member: ParentMock.Member, of mock: Context) -> Bool {
        mock.globalActor != nil && member.isRequiredInitializer && !member.leavesActor && superclassKeepsActor(of: mock)
    }

    /// Whether initializers that a protocol on no actor asks for are on the actor of a mock that copies them. What overrides
    /// one on none is there, too.
    private func hasInitializersOnActor(_ parent: ParentMock, in mock: Context) -> Bool {
        parent.members.contains { member in
            guard case .initializer(let initializer) = member.declaration, initializer.isRequired,
                !member.leavesActor, !initializer.head.isNonisolated, member.ownActor == nil
            else { return false }
            return designated(overriddenBy: initializer, in: mock).map { !resolver.isFree($0) }
                ?? (superclassKeepsActor(of: mock) || !parent.isSafeAnywhere)
        }
    }

    /// Whether a property gets its value from an initializer that runs on no actor, which could not set what is not
    /// Sendable if the property were on one.
    private func isSetOffActor(_ member: ParentMock.Member, of parent: ParentMock, in mock: Context) -> Bool {
        guard mock.isOutsideActors, !mock.isActor, parent.globalActor == nil, member.needsIsolation,
            case .variable(let variable) = member.declaration, variable.head.attributes.isEmpty,
            let type = variable.type
        else { return false }
        return parent.memberwise.contains { $0.name == unescaped(variable.name) }
            && !isKnownSendable(type, in: mock, orBound: true)
    }

    /// The protocols of parent mocks that know no actor, in a mock that is bound to one and guards what they need:
    /// that they are called there is checked when they are (SE-0423), unless the mock conforms there only. With them those of
    /// which parent mocks say so, whose members are copied.
    func checkedParents(of mock: Context) -> [String] {
        guard mock.isActor || mock.globalActor != nil, !mock.resolved.hasIsolatedConformance else { return [] }
        var seen: Set<String> = []
        return mock.resolved.parentMocks.flatMap { parent in
            let isUnbound =
                parent.declaration.kind == .class && parent.globalActor == nil
                && (parent.isBoundWithHeir || hasInitializersOnActor(parent, in: mock))
            return (isUnbound && !mock.isActor ? [parent.inheritedName.joined(separator: ".")] : [])
                + parent.checkedConformances
        }.filter { seen.insert($0).inserted }
    }

    /// The parameters that parent mocks add to the memberwise initializer.
    func copiedMemberwiseParameters(of mock: Context) -> [ParentMock.MemberwiseParameter] {
        var names: Set<String> = []
        return mock.resolved.parentMocks.flatMap { parent in
            parent.memberwise.filter { names.insert($0.name).inserted }.map { parameter in
                ParentMock.MemberwiseParameter(
                    name: parameter.name, declaration: renamed(parameter.declaration, parent, in: mock),
                    label: parameter.label, type: parameter.type,
                    assignments: parameter.assignments.map { renamed($0, parent, in: mock) })
            }
        }
    }

    /// The private declarations that copied members use, and those that these use.
    func copiedHelpers(of mock: Context, support: inout Set<Support>) -> [ParentMock.Helper] {
        var result: [ParentMock.Helper] = []
        for parent in mock.resolved.parentMocks {
            let texts = parent.members.map(\.text) + parent.memberwise.flatMap(\.assignments)
            if texts.contains(where: { $0.hasSuffix(").read)") }) { support.insert(.transferRead) }
            if texts.contains(where: { $0.contains(".valueInPlace }") }) { support.insert(.change) }
            var pending = texts.flatMap(words)
            var seen: Set<String> = []
            while let word = pending.popLast() {
                guard seen.insert(word).inserted else { continue }
                if let own = Support.allCases.first(where: { $0.names.contains(word) }) {
                    support.insert(own)
                    continue
                }
                for helper in parent.helpers where helper.name == word {
                    result.append(helper)
                    pending += words(of: helper.text)
                }
            }
        }
        return result
    }

    /// The text with the name of the mock in place of the parent's, and with modules before types that the parent's file
    /// imports by themselves, where those of the sources may have the same names.
    private func renamed(_ text: String, _ parent: ParentMock, in mock: Context) -> String {
        let text = replacingWords(of: text, by: [parent.name: mock.name])
        let types = parent.importedTypes.filter { catalog.mayDeclareInSources(unescaped($0.key)) }
        return types.isEmpty ? text : replacingWords(of: text, by: types, afterPoints: false)
    }
}

extension Support {
    /// The names that the helper declares.
    var names: Set<String> {
        Set(parse(SourceFile(path: "", text: source)).declarations.flatMap(\.declaredNames))
    }
}
