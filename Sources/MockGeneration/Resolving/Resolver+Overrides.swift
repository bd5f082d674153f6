// The members of a class and its superclasses -> those that a mock can override, each once, and those that it cannot.
// What an override looks like is not decided here.

import SwiftDeclarations

/// What is special about a requirement that is a member of a class.
struct OverriddenMember: Sendable {
    /// What reading and writing the class's own property does.
    enum Value: Sendable {
        /// It runs code, or the member is no property.
        case computed
        /// Nothing but that.
        case stored
        /// Reading it does nothing else; writing it is not for subclasses, or runs observers.
        case readable
    }

    /// The access level of the member.
    let access: AccessLevel
    /// What the property's value is.
    var value: Value
    /// Whether the class observes its property with `willSet` or `didSet`, and the mock keeps the value itself.
    var isObserved = false
    /// Whether it is on an actor, and a requirement that it satisfies on none or on another: what overrides it is on none,
    /// which serves both.
    var isShared = false
    /// Whether it is on none, and a requirement that it satisfies on an actor.
    var isCalledOnActor = false
    /// Whether it is on an actor, and a requirement that it satisfies on another.
    var isSharedByActors = false
    /// Whether it is on no actor, and its class on none or on one in Swift 5 mode alone, as the mock is.
    var isLeftInSwift5 = false
}

/// The members of a class and its superclasses.
struct ClassMembers {
    /// A member that is left to the class.
    struct Kept: Sendable {
        let declaration: Declaration
        let origin: CatalogType
        /// For example: `it is final`
        let reason: String
    }

    /// Those that can be overridden, as requirements: those of the class first, then those of each superclass.
    var overridable: [RequirementNode] = []
    /// Those that the mock leaves alone though a test sees them.
    var kept: [Kept] = []
}

extension Resolver {
    /// The members of classes, each once.
    func classMembers(of links: [SuperclassLink], in resolved: ResolvedProtocol) -> ClassMembers {
        var seen = SeenMembers()
        seen.shared = sharedKeys(of: links)
        var result = ClassMembers()
        for (index, link) in links.enumerated() {
            let members = link.type.declaration.members
            let fixedAbove = links[index...].flatMap(\.fixedTypes)
            seen.fixed = links[..<index].flatMap(\.fixedTypes).filter { !fixedAbove.contains($0) }
            result.overridable += overridable(
                members, of: link, above: links[(index + 1)...], in: resolved, except: seen, kept: &result.kept)
            guard index + 1 < links.count else { break }
            let declared = members.flatMap(\.flattened)
            seen.keys.formUnion(declared.map { overrideKey(of: $0, in: link) })
            let overriding = declared.filter(\.isOverride)
            guard !overriding.isEmpty else { continue }
            let above = declarations(of: links[(index + 1)...])
            for member in overriding {
                guard let same = above[member.labels], !same.keys.contains(overrideKey(of: member, in: link)) else {
                    continue
                }
                // With other types it overrides the only one that there is, and nobody knows which of several.
                if same.originals == 1 { seen.keys.formUnion(same.keys) } else { seen.labels.insert(member.labels) }
            }
        }
        return result
    }

    /// The keys that several members of generic classes have which override nothing.
    private func sharedKeys(of links: [SuperclassLink]) -> Set<String> {
        guard links.contains(where: { !$0.writtenNames.arguments.isEmpty }) else { return [] }
        var counts: [String: Int] = [:]
        for link in links {
            // Those under conditions may stand for each other.
            for member in link.type.declaration.members where !member.isOverride && member.mayBeOverloaded {
                counts[overloadKey(of: member, in: link), default: 0] += 1
            }
        }
        return Set(counts.filter { $0.value > 1 }.keys)
    }

    /// Equal for members that are the same, whatever they override: overloads may differ in their results alone.
    private func overloadKey(of member: Declaration, in link: SuperclassLink) -> String {
        let result = withoutTypealiases(resultType(of: member, in: link), in: link.type.path, file: link.type.file)
        return "\(overrideKey(of: member, in: link)) -> \(result.canonical())"
    }

    /// The members of classes by their labels: the keys of all, and how many of them override nothing.
    private func declarations(of links: ArraySlice<SuperclassLink>) -> [String: (keys: Set<String>, originals: Int)] {
        links.reduce(into: [:]) { result, link in
            for member in link.type.declaration.members.flatMap(\.flattened) {
                result[member.labels, default: ([], 0)].keys.insert(overrideKey(of: member, in: link))
                if !member.isOverride { result[member.labels]?.originals += 1 }
            }
        }
    }

    private static let maskedReason = "a subclass overrides one with these labels and other types"

    private static let clauseReason = "no override can repeat its where clause"
    private static let sharedReason = "another one is the same with the types of the subclass, and none overrides both"
    private static let fixedReason = "a where clause below it says what its type is, and it can be set"

    /// Whether a property that can be set has a type that the where clause of a class below says more about: to the compiler, that
    /// is another type.
    private func isFixed(_ member: Declaration, by fixed: [TypeSyntax], of link: SuperclassLink) -> Bool {
        guard !fixed.isEmpty, case .variable(let variable) = member, let written = variable.type,
            variable.hasStorage ? !variable.isLet : variable.isSettable
        else { return false }
        let type = withoutTypealiases(written, in: link.type.path, file: link.type.file).replacing(link.names)
        return type.contains { fixed.contains($0) }
    }

    /// The members of the classes below, and what these say.
    private struct SeenMembers {
        var keys: Set<String> = []
        /// Of those that override something with other types: wider ones, or typealiases of the same.
        var labels: Set<String> = []
        /// The members of generic parameters that their where clauses alone say what they are.
        var fixed: [TypeSyntax] = []
        /// Of those, and of the classes above, that several have which override nothing: with what stands for generic parameters
        /// they are the same.
        var shared: Set<String> = []
    }

    private func overridable(
        _ members: [Declaration], of link: SuperclassLink, above: ArraySlice<SuperclassLink>,
        in resolved: ResolvedProtocol, except seen: SeenMembers, kept: inout [ClassMembers.Kept]
    ) -> [RequirementNode] {
        members.compactMap { member in
            if case .conditional(let block) = member {
                let clauses = block.clauses.map {
                    RequirementNode.Clause(
                        condition: $0.condition,
                        nodes: overridable(
                            $0.declarations, of: link, above: above, in: resolved, except: seen, kept: &kept))
                }
                return clauses.contains { !$0.nodes.isEmpty } ? .conditional(clauses) : nil
            }
            guard seen.keys.isEmpty || !seen.keys.contains(overrideKey(of: member, in: link)),
                !isAbsent(member, of: link, in: resolved)
            else { return nil }
            if seen.labels.contains(member.labels), member.memberHead.map({ !$0.isHidden }) ?? false {
                kept.append(.init(declaration: member, origin: link.type, reason: Self.maskedReason))
                return nil
            }
            let reason = reasonToKeep(member, of: link, in: resolved.type, seen)
            if let reason, member.memberHead.map({ !$0.isHidden }) ?? false {
                kept.append(.init(declaration: member, origin: link.type, reason: reason))
                return nil
            }
            switch overriding(withType(member, of: link.type), of: link) {
            case .possible(let declaration, var overridden):
                overridden.isLeftInSwift5 = isLeftInSwift5(member, in: link, above: above)
                return .requirement(
                    Requirement(
                        declaration: link.written(declaration), origin: link.type,
                        originActor: actor(of: member, in: link, above: above),
                        overridden: overridden))
            case .impossible(let reason):
                kept.append(.init(declaration: member, origin: link.type, reason: reason))
                return nil
            case .outOfSight:
                return nil
            }
        }
    }

    /// Why a member is left to its class, by what that and its subclasses say.
    private func reasonToKeep(
        _ member: Declaration, of link: SuperclassLink, in mocked: CatalogType, _ seen: SeenMembers
    ) -> String? {
        if isFixed(member, by: seen.fixed, of: link) { return Self.fixedReason }
        if isBeyondOverrides(member, of: link, in: mocked) { return Self.clauseReason }
        return seen.shared.contains(overloadKey(of: member, in: link)) ? Self.sharedReason : nil
    }

    /// The global actor of a member that does not name one: that of what it overrides, or satisfies, or of its class.
    ///
    /// - Parameter part: the extension that it stands in, if it does.
    func actor(
        of member: Declaration, in link: SuperclassLink, _ part: CatalogType? = nil,
        above: ArraySlice<SuperclassLink>
    ) -> String? {
        let own = globalActor(of: link.type)
        guard member.isOverride else {
            let stated = part.flatMap { part in
                globalActor(in: part.declaration.head.attributes, scope: part.path, file: part.file)
            }
            if part?.declaration.head.isNonisolated ?? false { return nil }
            return inferredIsolation(of: member, in: link, part).map(\.globalActor) ?? stated ?? own
        }
        if link.type.declaration.head.isNonisolated { return nil }
        if let (same, owner, index) = overridden(by: member, in: link, above: above) {
            let actor = actor(of: same, in: owner, above: above[(index + 1)...])
            return globalActor(of: Requirement(declaration: same, origin: owner.type, originActor: actor))
        }
        let outOfSight = nameOutOfSight(above: (above.last ?? link).type)
        let isFree = member.isMemberOfNSObject || outOfSight.map(KnownClasses.isOffActors) ?? false
        return isFree ? nil : own
    }

    /// The member of a superclass that one overrides, if it is in sight.
    private func overridden(
        by member: Declaration, in link: SuperclassLink, above: ArraySlice<SuperclassLink>
    ) -> (member: Declaration, owner: SuperclassLink, index: Int)? {
        guard member.isOverride else { return nil }
        let (labels, key) = (member.labels, overrideKey(of: member, in: link))
        for (index, owner) in zip(above.indices, above) {
            let declared = owner.type.declaration.members.lazy.flatMap(\.flattened)
            let same = declared.first { $0.labels == labels && overrideKey(of: $0, in: owner) == key }
            if let same { return (same, owner, index) }
        }
        return nil
    }

    /// Whether a member is on no actor, though the mock is on one in Swift 5 mode: it is where the first that it overrides is.
    func isLeftInSwift5(
        _ member: Declaration, in link: SuperclassLink, above: ArraySlice<SuperclassLink>
    ) -> Bool {
        if link.isLeftInSwift5 { return true }
        guard above.contains(where: \.isLeftInSwift5),
            let (same, owner, index) = overridden(by: member, in: link, above: above)
        else { return false }
        return isLeftInSwift5(same, in: owner, above: above[(index + 1)...])
    }

    /// Equal for a member and the one that overrides it, also where one of them is written with typealiases, or with
    /// arguments of constraints.
    func overrideKey(of member: Declaration, in link: SuperclassLink) -> String {
        let generic = Set(link.writtenNames.arguments.keys)
        return link.overrideKey(
            of: member,
            signatureNames(in: link.type) {
                withoutTypealiases($0, in: link.type.path, file: link.type.file, hiddenBy: generic)
            })
    }

    /// What a member of a superclass answers, without typealiases.
    func resultType(of member: Declaration, in link: SuperclassLink) -> TypeSyntax {
        let generic = Set(link.writtenNames.arguments.keys)
        let followed = withoutTypealiases(
            member.resultType ?? .void, in: link.type.path, file: link.type.file, hiddenBy: generic)
        return link.writtenNames.applied(to: followed, except: Set(member.genericParameters.map(\.name)))
    }

    /// How a member stands to being overridden.
    enum Overriding {
        /// The member as a requirement.
        case possible(Declaration, OverriddenMember)
        /// The mock has the class's own, for a reason that the user cannot see in the mock.
        case impossible(reason: String)
        /// Tests do not see the member, or it is none that could be mocked.
        case outOfSight
    }

    /// How a member of a class stands to being overridden.
    func overriding(_ member: Declaration, of link: SuperclassLink) -> Overriding {
        guard let head = member.memberHead, !head.isHidden, !head.isUnavailable, !link.hides(head) else {
            return .outOfSight
        }
        if case .function(let function) = member, function.isOperator { return .outOfSight }
        if case .variable(let variable) = member, variable.isLet { return .outOfSight }
        if case .initializer = member { return .outOfSight }
        guard let access = head.overridableAccess else {
            return .impossible(reason: "it is \(head.modifiers.contains("final") ? "final" : "static")")
        }
        if link.isImported, access != .open {
            return .impossible(reason: "it is not open, and another module declares it")
        }
        if isBeyondOverrides(member, of: link) { return .impossible(reason: Self.clauseReason) }
        let overridden = OverriddenMember(access: access, value: .computed)
        switch member {
        case .function(let function):
            // Collections would lose their elements.
            if unescaped(function.name) == "hash", function.parameters.map(\.callLabel) == ["into"] {
                return .impossible(reason: "collections rely on it")
            }
            if let reason = reason(against: function.result, function.parameters, function.genericParameters)
                ?? reason(againstConverting: member, of: link)
            {
                return .impossible(reason: reason)
            }
            return .possible(member, overridden)
        case .subscript(let declaration):
            if let reason = reason(against: declaration.result, declaration.parameters, declaration.genericParameters)
                ?? reason(againstConverting: member, of: link)
            {
                return .impossible(reason: reason)
            }
            // As of Swift 6.3 the compiler sends an index to both accessors, which Swift 6 mode does not take.
            if declaration.accessors.contains(where: { $0.kind == "set" }),
                declaration.parameters.contains(where: { $0.type.specifiers.contains("sending") })
            {
                return .impossible(reason: "the compiler cannot send its index to both of its accessors")
            }
            return .possible(withPlainAccessors(member, of: link), overridden)
        case .variable(let variable):
            return overriding(variable, access: access, of: link)
        default:
            return .outOfSight
        }
    }

    /// Why no override can be written of a member with this type and these parameters.
    private func reason(
        against type: TypeSyntax?, _ parameters: [Parameter] = [], _ generic: [GenericParameter] = []
    ) -> String? {
        if generic.contains(where: { $0.kind == .pack }) { return "members with parameter packs cannot be overridden" }
        // `Self` is another type in each class (SE-0068), and an override takes what the member of its superclass does.
        if parameters.contains(where: \.type.mentionsSelf) {
            return "members with 'Self' in their parameters cannot be overridden"
        }
        return type?.hasOpaquePart ?? false ? "only its body says what its opaque type is" : nil
    }

    /// Why closures of a member of a generic class cannot be those of an override, which knows what is generic: as of Swift 6.3
    /// the compiler does not convert those that give what cannot escape (SE-0446), and crashes on those that throw `Never` (SE-0413).
    private func reason(againstConverting member: Declaration, of link: SuperclassLink) -> String? {
        guard !link.concrete.isEmpty else { return nil }
        if member.types.contains(where: { isUnconverted($0, in: link) }) {
            return "its closures give what cannot escape, and no override of a generic member can be given such"
        }
        let errors = member.types.flatMap(\.functions).compactMap(\.effects.thrownType)
        let isNeverThrown = errors.contains { error in
            guard case .named(let name, arguments: []) = error else { return false }
            return link.names.type(name)?.isNever ?? false
        }
        guard isNeverThrown else { return nil }
        return "its closures throw 'Never', and the compiler crashes on overrides that are given such"
    }

    /// Whether a type is, or has in it, a closure that takes or gives what is generic and gives what cannot escape.
    private func isUnconverted(_ type: TypeSyntax, in link: SuperclassLink) -> Bool {
        if let wrapped = type.wrapped { return isUnconverted(wrapped, in: link) }
        switch type.bare.unparenthesized.bare {
        case .tuple(let elements): return elements.contains { isUnconverted($0.type, in: link) }
        case .function(let closure):
            let values = closure.parameters.map(\.type) + [closure.result]
            let isGeneric = values.flatMap(\.parts).contains { part in
                if case .named(let name, arguments: []) = part { link.concrete.contains(name) } else { false }
            }
            return isGeneric && closure.result.parts.contains { lacks(.escapable, $0, from: link.type) }
                || values.contains { isUnconverted($0, in: link) }
        default: return false
        }
    }

    private func overriding(
        _ variable: VariableDeclaration, access: AccessLevel, of link: SuperclassLink
    ) -> Overriding {
        let type = link.type
        guard let written = variable.type else { return .impossible(reason: "its type is not written") }
        if let reason = reason(against: written) ?? reason(againstConverting: .variable(variable), of: link) {
            return .impossible(reason: reason)
        }
        if unescaped(variable.name) == "hashValue" { return .impossible(reason: "collections rely on it") }
        if written.mentionsSelf { return .impossible(reason: "its type is 'Self'") }
        if lacks(.copyable, written, from: type) || isUncopied(written, in: link) {
            return .impossible(reason: "its type cannot be copied")
        }
        if let attribute = variable.head.attributes.first(where: { !isHarmless($0, of: type) }) {
            return .impossible(reason: "'@\(attribute.name)' decides what it does")
        }
        let writtenAccessors = variable.accessors ?? []
        let isStored = variable.hasStorage
        let value: OverriddenMember.Value
        if !isStored || variable.head.modifiers.contains("lazy") || variable.head.isStatic {
            value = .computed
        } else {
            let isWeak = variable.head.modifiers.contains { $0.hasPrefix("weak") }
            value = link.showsSetter(variable.head) && (isWeak || writtenAccessors.isEmpty) ? .stored : .readable
        }
        var isObserved = isStored && !writtenAccessors.isEmpty && link.showsSetter(variable.head)
        if case .stored = value { isObserved = false }
        return .possible(
            withPlainAccessors(.variable(variable), of: link),
            OverriddenMember(access: access, value: value, isObserved: isObserved))
    }

    /// Whether a type is a generic parameter that need not be copyable, or an optional of one.
    private func isUncopied(_ type: TypeSyntax, in link: SuperclassLink) -> Bool {
        if let wrapped = type.wrapped { return isUncopied(wrapped, in: link) }
        let type = type.bare.unparenthesized
        guard catalog.mentionsSuppression, case .named(let name, arguments: []) = type,
            link.writtenNames.arguments[name] ?? type == type
        else { return false }
        return constraints(ofParameter: name, in: link.type).contains { $0.suppresses(.copyable) }
    }

    /// Whether a property with the attribute can be overridden: a property wrapper or a macro decides otherwise.
    private func isHarmless(_ attribute: Attribute, of type: CatalogType) -> Bool {
        guard attribute.name.first?.isUppercase ?? false else { return true }
        let harmless: Set<String> = ["IBOutlet", "IBInspectable", "NSCopying", "Published"]
        return harmless.contains(attribute.name)
            || globalActor(in: [attribute], scope: type.path, file: type.file) != nil
    }

    /// A member with the accessors that a protocol would ask for, as far as other files see them.
    func withPlainAccessors(_ member: Declaration, of link: SuperclassLink) -> Declaration {
        switch member {
        case .variable(var variable):
            let written =
                variable.hasStorage ? [Accessor(kind: "get"), Accessor(kind: "set")] : variable.accessors ?? []
            variable.accessors = accessors(written, isSettable: !variable.isLet && link.showsSetter(variable.head))
            return .variable(variable)
        case .subscript(var declaration):
            declaration.accessors = accessors(
                declaration.accessors, isSettable: link.showsSetter(declaration.head))
            return .subscript(declaration)
        default:
            return member
        }
    }

    /// The accessors of a member as a protocol would ask for them.
    private func accessors(_ written: [Accessor], isSettable: Bool) -> [Accessor] {
        let getter = written.first { $0.kind == "get" }
        let hasSetter = written.contains { ["set", "_modify", "modify", "unsafeMutableAddress"].contains($0.kind) }
        return [Accessor(kind: "get", effects: getter?.effects ?? Effects())]
            + (hasSetter && isSettable ? [Accessor(kind: "set")] : [])
    }
}

extension DeclarationHead {
    /// The access level of a member that a subclass in another file can override; nil where it cannot.
    var overridableAccess: AccessLevel? {
        guard !modifiers.contains("final"), !modifiers.contains("static"), !isUnavailable else { return nil }
        let access = AccessLevel(modifiers: modifiers) ?? .internal
        return access < .internal ? nil : access
    }

    /// Whether other files do not see it.
    var isHidden: Bool { (AccessLevel(modifiers: modifiers) ?? .internal) < .internal }
}

extension VariableDeclaration {
    /// Whether it is a stored property, with observers or without.
    var hasStorage: Bool { (accessors ?? []).allSatisfy { ["willSet", "didSet"].contains($0.kind) } }
}

extension Declaration {
    /// Whether it is a function or a subscript, which several may be of a name.
    fileprivate var mayBeOverloaded: Bool {
        switch self {
        case .function, .subscript: true
        default: false
        }
    }

    /// Whether it says that it overrides a member.
    var isOverride: Bool { memberHead?.modifiers.contains("override") ?? false }

    /// Equal for a member and the one that overrides it, with whatever types. For example: `load(id:)`
    var labels: String {
        func labels(_ parameters: [Parameter]) -> String { parameters.map { "\($0.callLabel):" }.joined() }
        switch self {
        case .function(let function): return "\(unescaped(function.name))(\(labels(function.labelledParameters)))"
        case .subscript(let declaration): return "subscript(\(labels(declaration.labelledParameters)))"
        default: return overrideKey()
        }
    }

    /// Equal for a member and the one that overrides it. Results are left out: an override may narrow them.
    ///
    /// - Parameter names: what the names in its types mean.
    func overrideKey(_ names: SignatureNames = SignatureNames()) -> String {
        switch self {
        case .function(var function):
            function.result = nil
            return Declaration.function(function).signatureKey(names)
        case .subscript(var declaration):
            declaration.result = .void
            return Declaration.subscript(declaration).signatureKey(names)
        default:
            return signatureKey(names)
        }
    }
}

extension InitializerDeclaration {
    /// Equal for initializers of which a subclass can override one only.
    var overrideKey: String { Declaration.initializer(withoutEffects).signatureKey() }

    /// The same without effects, which tell no two initializers of a class apart.
    var withoutEffects: InitializerDeclaration {
        var declaration = self
        declaration.effects = Effects()
        return declaration
    }
}

extension TypeSyntax {
    /// What is in a tuple or an optional, or the type itself. For example: `Int` and `Text` for `(Int, Text?)`
    fileprivate var parts: [TypeSyntax] {
        if let wrapped { return wrapped.parts }
        guard case .tuple(let elements) = bare.unparenthesized, !elements.isEmpty else { return [bare.unparenthesized] }
        return elements.flatMap(\.type.parts)
    }
}
