// A class and the catalog -> its overridable members with those of its superclasses, and the initializers to call.
// Superclasses out of sight contribute nothing; subclasses inherit their initializers as they are.
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
    let value: Value
}

/// The initializers that a subclass has to do with.
struct SuperclassInitializers: Sendable {
    /// A designated initializer that can be overridden.
    struct Designated: Sendable {
        let declaration: InitializerDeclaration
        let access: AccessLevel
        /// The class that declares it.
        let origin: CatalogType
    }

    /// In source order. Empty if only the implicit `init()` is there.
    var designated: [Designated] = []
    /// Whether there is no declared initializer, but the implicit `init()`.
    var isImplicit = false
    /// Whether all that has to be known is: else a subclass had better inherit what there is.
    var isKnown = true
    /// Whether nothing can be called.
    var isInaccessible = false
}

/// A class among the superclasses of a type.
struct SuperclassLink: Sendable {
    let type: CatalogType
    /// What is written in the mock for the class's generic parameters, and for the nested types that it names.
    let names: NameReplacement
}

extension Resolver {
    /// Resolves a class: its requirements are the members that a subclass can override, its own first.
    func resolveClass(_ type: CatalogType) -> ResolvedProtocol {
        var result = ResolvedProtocol(type: type)
        result.globalActor = globalActor(of: type)
        result.hasOwnGlobalActor =
            globalActor(in: type.declaration.head.attributes, scope: type.path, file: type.file) != nil
        let (links, isComplete) = superclasses(from: type, in: type)
        result.nodes = overridable(links)
        for link in links {
            if !result.files.contains(link.type.file) { result.files.append(link.type.file) }
            result.traits.formUnion(traits(of: link.type))
        }
        result.superclassInitializers = initializers(of: links, isComplete: isComplete)
        result.superclasses = links
        result.lacksParent = !isComplete
        return result
    }

    /// The classes from `first` on upwards, and whether the last one has no superclass.
    ///
    /// - Parameters:
    ///   - written: how the mock's declaration writes the first one, with its generic arguments.
    ///   - type: what the mock is of.
    func superclasses(
        from first: CatalogType, written: TypeSyntax? = nil, in type: CatalogType
    ) -> (links: [SuperclassLink], isComplete: Bool) {
        var links: [SuperclassLink] = []
        func add(_ superclass: CatalogType, arguments: [String: TypeSyntax]) {
            let names = names(of: superclass, in: type, below: links)
            links.append(
                SuperclassLink(type: superclass, names: NameReplacement { arguments[$0] ?? names?.type($0) }))
        }
        add(first, arguments: written.map { genericArguments(of: first, $0) } ?? [:])
        // As many as the resolver follows parents; a circle ends here too.
        while links.count < Self.maximumDepth, let last = links.last {
            guard let parent = last.type.declaration.inheritance.first?.type.bare.unparenthesized else {
                return (links, true)
            }
            guard let (found, written) = declared(parent, from: last.type) else {
                return (links, isKnownProtocol(parent))
            }
            guard found.declaration.kind == .class else { return (links, true) }
            add(found, arguments: genericArguments(of: found, written.replacing(last.names)))
        }
        return (links, false)
    }

    /// What the generic parameters of a class stand for where it is written with arguments.
    private func genericArguments(of type: CatalogType, _ written: TypeSyntax) -> [String: TypeSyntax] {
        let parameters = type.declaration.genericParameters
        switch written.bare {
        case .named(_, let arguments) where arguments.count == parameters.count,
            .member(_, _, let arguments) where arguments.count == parameters.count:
            return Dictionary(zip(parameters.map(\.name), arguments)) { first, _ in first }
        default: return [:]
        }
    }

    /// The type of the run that a name means, typealiases followed.
    private func declared(_ written: TypeSyntax, from type: CatalogType) -> (CatalogType, TypeSyntax)? {
        var written = written
        var (scope, file) = (type.path, type.file)
        for _ in 0..<16 {
            guard let name = written.qualifiedName else { return nil }
            if let found = catalog.type(named: name, in: scope, file: file) { return (found, written) }
            guard let alias = catalog.alias(named: name, in: scope, file: file) else { return nil }
            (written, scope, file) = (alias.declaration.type.bare.unparenthesized, alias.scope, alias.file)
        }
        return nil
    }

    /// What a class's conformances ask of its subclasses.
    private func traits(of type: CatalogType) -> Set<KnownTrait> {
        // A protocol that inherits the class's conformances has the traits that the class has.
        let conformances = TypeDeclaration(
            head: type.declaration.head, kind: .protocol, name: type.declaration.name,
            inheritance: type.declaration.inheritance)
        let stand = CatalogType(
            declaration: conformances, path: type.path, file: type.file, enclosingAccess: type.enclosingAccess,
            conditions: [])
        var ignored: [Diagnostic] = []
        return resolve(stand, diagnostics: &ignored).traits.intersection([.sendable])
    }
}

// MARK: - Members

extension Resolver {
    /// The members of classes that a subclass can override, each once.
    private func overridable(_ links: [SuperclassLink]) -> [RequirementNode] {
        var seen: Set<String> = []
        return links.flatMap { link in
            let members = link.type.declaration.members
            let nodes = overridable(members, of: link, actor: globalActor(of: link.type), except: seen)
            for member in members { note(member, of: link, in: &seen) }
            return nodes
        }
    }

    /// The requirements of a protocol with a superclass. What the superclass has is overridden; where that cannot be,
    /// the superclass's member is the one that satisfies the requirement.
    func satisfied(_ nodes: [RequirementNode], by links: [SuperclassLink]) -> [RequirementNode] {
        var members: [String: RequirementNode] = [:]
        for node in overridable(links) {
            guard case .requirement(let requirement) = node else { continue }
            members[requirement.declaration.overrideKey] = node
        }
        var visible: Set<String> = []
        for link in links {
            for member in link.type.declaration.members where member.isVisible { note(member, of: link, in: &visible) }
        }
        return nodes.compactMap { node in
            guard case .requirement(let requirement) = node else { return node }
            if case .initializer = requirement.declaration { return node }
            let key = requirement.declaration.overrideKey
            return members[key] ?? (visible.contains(key) ? nil : node)
        }
    }

    private func overridable(
        _ members: [Declaration], of link: SuperclassLink, actor: String?, except seen: Set<String>
    ) -> [RequirementNode] {
        members.compactMap { member in
            if case .conditional(let block) = member {
                let clauses = block.clauses.map {
                    RequirementNode.Clause(
                        condition: $0.condition,
                        nodes: overridable($0.declarations, of: link, actor: actor, except: seen))
                }
                return clauses.contains { !$0.nodes.isEmpty } ? .conditional(clauses) : nil
            }
            guard let (declaration, overridden) = overridable(member, of: link.type) else { return nil }
            let substituted = declaration.replacing(link.names)
            guard !seen.contains(substituted.overrideKey) else { return nil }
            return .requirement(
                Requirement(
                    declaration: substituted, origin: link.type, originActor: actor, overridden: overridden))
        }
    }

    /// Notes what a class declares: of its superclasses' members, those are no longer the ones to override.
    private func note(_ member: Declaration, of link: SuperclassLink, in seen: inout Set<String>) {
        if case .conditional(let block) = member {
            for clause in block.clauses {
                for declaration in clause.declarations { note(declaration, of: link, in: &seen) }
            }
        } else {
            seen.insert(member.replacing(link.names).overrideKey)
        }
    }

    /// A member as a requirement, if it can be overridden.
    private func overridable(_ member: Declaration, of type: CatalogType) -> (Declaration, OverriddenMember)? {
        switch member {
        case .function(let function):
            guard let access = function.head.overridableAccess, !function.isOperator else { return nil }
            // Hashing stays as the class has it, or collections would lose their elements.
            if function.name == "hash", function.parameters.first?.label == "into" { return nil }
            if function.result?.isOpaque ?? false { return nil }
            return (member, OverriddenMember(access: access, value: .computed))
        case .subscript(let declaration):
            guard let access = declaration.head.overridableAccess, !declaration.result.isOpaque else { return nil }
            var normal = declaration
            normal.accessors = accessors(declaration.accessors, isSettable: declaration.head.hasVisibleSetter)
            return (.subscript(normal), OverriddenMember(access: access, value: .computed))
        case .variable(let variable):
            return overridable(variable, of: type)
        default:
            return nil
        }
    }

    private func overridable(
        _ variable: VariableDeclaration, of type: CatalogType
    ) -> (Declaration, OverriddenMember)? {
        guard let access = variable.head.overridableAccess, !variable.isLet, let written = variable.type,
            !written.isOpaque, !written.mentions(["Self"]), unescaped(variable.name) != "hashValue"
        else { return nil }
        for attribute in variable.head.attributes where !isHarmless(attribute, of: type) { return nil }
        let writtenAccessors = variable.accessors ?? []
        let isStored = writtenAccessors.allSatisfy { ["willSet", "didSet"].contains($0.kind) }
        var normal = variable
        normal.accessors =
            isStored
            ? accessors([Accessor(kind: "get"), Accessor(kind: "set")], isSettable: variable.head.hasVisibleSetter)
            : accessors(writtenAccessors, isSettable: variable.head.hasVisibleSetter)
        let value: OverriddenMember.Value
        if !isStored || variable.head.modifiers.contains("lazy") || variable.head.isStatic {
            value = .computed
        } else {
            let isPlain = writtenAccessors.isEmpty && variable.head.hasVisibleSetter
            value = isPlain || variable.head.modifiers.contains { $0.hasPrefix("weak") } ? .stored : .readable
        }
        return (.variable(normal), OverriddenMember(access: access, value: value))
    }

    /// Whether a property with the attribute can be overridden: a property wrapper or a macro decides otherwise.
    private func isHarmless(_ attribute: Attribute, of type: CatalogType) -> Bool {
        guard attribute.name.first?.isUppercase ?? false else { return true }
        let harmless: Set<String> = ["IBOutlet", "IBInspectable", "NSCopying", "Published"]
        return harmless.contains(attribute.name)
            || globalActor(in: [attribute], scope: type.path, file: type.file) != nil
    }

    /// The accessors of a member as a protocol would ask for them.
    private func accessors(_ written: [Accessor], isSettable: Bool) -> [Accessor] {
        let getter = written.first { $0.kind == "get" }
        let hasSetter = written.contains { ["set", "_modify", "modify", "unsafeMutableAddress"].contains($0.kind) }
        return [Accessor(kind: "get", effects: getter?.effects ?? Effects())]
            + (hasSetter && isSettable ? [Accessor(kind: "set")] : [])
    }
}

// MARK: - Initializers

extension Resolver {
    /// The initializers of a class, which are those of its superclass where it declares none that is designated.
    func initializers(of links: [SuperclassLink], isComplete: Bool) -> SuperclassInitializers {
        var result = SuperclassInitializers()
        for link in links {
            let members = link.type.declaration.members
            let isConditional = members.contains {
                guard case .conditional(let block) = $0 else { return false }
                return block.containsInitializer
            }
            let all = members.compactMap { member -> InitializerDeclaration? in
                guard case .initializer(let initializer) = member.replacing(link.names) else { return nil }
                return initializer
            }
            let designated = all.filter { !$0.head.modifiers.contains("convenience") }
            if isConditional {
                result.isKnown = false
                return result
            }
            if designated.isEmpty { continue }
            for declaration in designated {
                guard let access = declaration.head.overridableAccess ?? declaration.unavailableAccess,
                    !declaration.parameters.contains(where: \.isVariadic)
                else {
                    result.isKnown = false
                    continue
                }
                result.designated.append(.init(declaration: declaration, access: access, origin: link.type))
            }
            result.isInaccessible = all.allSatisfy { $0.head.modifiers.contains { $0.hasSuffix("private") } }
            return result
        }
        result.isImplicit = true
        result.isKnown = isComplete
        return result
    }
}

extension InitializerDeclaration {
    /// The access level of an initializer that cannot be called, but has to be there since it is required.
    fileprivate var unavailableAccess: AccessLevel? {
        isRequired && head.isUnavailable ? AccessLevel(modifiers: head.modifiers) ?? .internal : nil
    }
}

extension ConditionalDeclarations {
    fileprivate var containsInitializer: Bool {
        clauses.contains { clause in
            clause.declarations.contains {
                switch $0 {
                case .initializer: return true
                case .conditional(let block): return block.containsInitializer
                default: return false
                }
            }
        }
    }
}

extension DeclarationHead {
    /// The access level of a member that a subclass in another file can override; nil where it cannot.
    fileprivate var overridableAccess: AccessLevel? {
        guard !modifiers.contains("final"), !modifiers.contains("static"), !isUnavailable else { return nil }
        let access = AccessLevel(modifiers: modifiers) ?? .internal
        return access < .internal ? nil : access
    }

    /// Whether other files do not see it.
    fileprivate var isHidden: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// Whether nothing may use it.
    var isUnavailable: Bool {
        attributes.contains { $0.name == "available" && ($0.arguments?.contains("unavailable") ?? false) }
    }

    /// Whether a subclass in another file sees the setter.
    fileprivate var hasVisibleSetter: Bool {
        !modifiers.contains("private(set)") && !modifiers.contains("fileprivate(set)")
    }
}

extension TypeSyntax {
    /// Whether a member of the type cannot be overridden, since only its body says what it is.
    fileprivate var isOpaque: Bool {
        contains {
            if case .some = $0 { return true }
            return false
        }
    }
}

extension Declaration {
    /// Whether other files see the member.
    fileprivate var isVisible: Bool {
        switch self {
        case .function(let function): return !function.head.isHidden
        case .variable(let variable): return !variable.head.isHidden
        case .subscript(let declaration): return !declaration.head.isHidden
        default: return false
        }
    }

    /// Equal for a member and the one that overrides it. Results are left out: an override may narrow them.
    fileprivate var overrideKey: String {
        switch self {
        case .function(var function):
            function.result = nil
            return Declaration.function(function).signatureKey([:])
        case .subscript(var declaration):
            declaration.result = .void
            return Declaration.subscript(declaration).signatureKey([:])
        default:
            return signatureKey([:])
        }
    }
}
