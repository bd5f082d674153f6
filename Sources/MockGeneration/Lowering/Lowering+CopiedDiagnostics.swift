// What a mock copies from the mocks of its parents -> diagnostics, where it is not safe to use there, or may not compile: the
// protocols themselves are out of sight. Copied members that no type can have beside others stand in Lowering+Conflicts.swift.

import SwiftDeclarations

extension Lowering {
    /// What a mock may be used for from anywhere, and what it copies without a lock.
    mutating func reportUnguardedCopies(of mock: Context) {
        guard mock.isSendable, !mock.isActor else { return }
        let type = mock.resolved.type
        for parent in mock.resolved.parentMocks where !parent.isSendable {
            // What says its actor is guarded by that.
            let stored = parent.members.filter { $0.needsIsolation && $0.ownActor == nil }
            let names = stored.compactMap(\.declaration.plainName)
            guard !names.isEmpty else { continue }
            let isOffActors = mock.isOutsideActors || mock.globalActor == nil && mock.resolved.hasSuperclassOffActors
            if isOffActors, let name = stored.first(where: \.isWrapped)?.declaration.plainName {
                reject(
                    mock,
                    "its mock is Sendable and on no actor, and cannot store '\(name)' of '\(parent.name)', which has a "
                        + "property wrapper; pass the sources that declare the protocol with --inherit-from")
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: type.declaration.head, in: type),
                    "'\(type.declaration.name)' is Sendable, and no lock guards \(names.map { "'\($0)'" }.joined(separator: ", ")), "
                        + "which '\(mock.name)' copies from '\(parent.name)'; pass the sources that declare its protocol with "
                        + "--inherit-from"))
        }
    }

    /// Members that nothing guards cannot be used from outside of an actor, and what is Sendable cannot conform on one as a parent
    /// mock does (SE-0470).
    mutating func reportCopiedIsolation(of mock: Context) {
        if mock.resolved.traits.contains(.sendable),
            let parent = mock.resolved.parentMocks.first(where: \.hasIsolatedConformance)
        {
            let actor = parent.globalActor ?? "MainActor"
            reject(
                mock,
                "it is Sendable, and '\(parent.name)' conforms on '\(actor)' only; pass the sources that declare the protocol with "
                    + "--inherit-from")
        }
        for parent in mock.resolved.parentMocks where parent.declaration.kind == .class {
            guard let (kind, other) = mock.isActor ? ("an actor", "one") : otherActors(of: parent, in: mock),
                let name = mock.isActor
                    ? parent.members.first(where: \.needsIsolation)?.declaration.plainName
                    : parent.stateOnActor(inGenericMock: mock.isGeneric)
            else { continue }
            reject(
                mock,
                "its mock is \(kind), and '\(name)' of '\(parent.name)' is not safe to use from outside of \(other); pass "
                    + "the sources that declare the protocol with --inherit-from")
        }
    }

    /// The global actor of a mock and the one of a parent mock, where they are certainly two: the members that are copied stay
    /// on the second, and what they keep is on the first.
    private func otherActors(of parent: ParentMock, in mock: Context) -> (kind: String, other: String)? {
        guard let actor = mock.globalActor, let other = parent.globalActor, actor != other,
            !infersActor(of: parent, in: mock)
        else { return nil }
        return ("on '\(actor)'", "'\(other)'")
    }

    /// Whether the default actor of a module gives way to what a mock infers from a parent: all that its module isolates and
    /// that it conforms to inherits from that.
    private func infersActor(of parent: ParentMock, in mock: Context) -> Bool {
        guard mock.resolved.isMainActorByDefault, mock.statedActor == nil, mock.resolved.superclass == nil else {
            return false
        }
        return resolver.lineage(of: mock.resolved.type).filter(resolver.isMainActorByDefault).allSatisfy {
            resolver.inheritedTypes(of: $0).missing.contains { $0.last == parent.inheritedName.last }
        }
    }

    /// Parent mocks say what an associated type is in one way, whether by a default or by a clause of their protocol.
    mutating func reportCopiedTypealiases(of mock: Context) {
        var first: [String: (type: TypeSyntax, parent: ParentMock)] = [:]
        for parent in mock.resolved.parentMocks {
            for case .typealias(let alias) in parent.members.map(\.declaration) {
                guard let other = first[alias.name] else {
                    first[alias.name] = (alias.type, parent)
                    continue
                }
                guard alias.type.canonical() != other.type.canonical() else { continue }
                doubt(
                    mock,
                    "'\(alias.name)' is '\(other.type)' in '\(other.parent.name)' and '\(alias.type)' in '\(parent.name)'; pass the "
                        + "sources that declare their protocols with --inherit-from")
            }
        }
        for parent in mock.resolved.parentMocks {
            let given = parent.members.map(\.declaration).flatMap {
                [$0.resultType, $0.effects?.thrownType].compactMap(\.self)
            }
            for (name, type) in parent.replacedTypes.sorted(by: { $0.key < $1.key })
            where type != .named("Any") && given.contains(where: { $0.mentions([name]) }) {
                let own = mock.associatedTypes.typealiases.first { $0.name == name }?.type
                guard own?.canonical() != type.canonical() else { continue }
                doubt(
                    mock,
                    "'\(name)' is '\(type)' in '\(parent.name)' and \(own.map { "'\($0)'" } ?? "open") here; pass the sources that "
                        + "declare its protocol with --inherit-from")
            }
        }
    }

    /// What parent mocks of another module name may not be what the sources have by that name, and is ambiguous then.
    mutating func reportCopiedNames(of mock: Context) {
        let type = mock.resolved.type
        let name = type.declaration.name
        let isOfTwoModules = mock.resolved.parentMocks.contains {
            $0.inheritedName.count == 2 && $0.inheritedName.last == name
        }
        if isOfTwoModules, options.areMocksElsewhere, mock.annotation.value(of: "prefix", in: .module) == nil {
            doubt(
                mock,
                "it sees '\(name)' of two modules; say which one is meant with 'module: prefix = …' in the annotation")
        }
        for parent in mock.resolved.parentMocks where resolver.isOfOtherModule(parent, than: type) {
            let known = Set(parent.importedTypes.keys)
            let names = parent.members.flatMap(\.declaration.types).flatMap(\.spelledNames)
            let name = names.first { name in
                !known.contains(name) && catalog.mayDeclareInSources(name)
                    && catalog.topLevelEntries(name).contains { $0.file < catalog.sourceCount }
                    && catalog.path(of: name, in: type.path, file: type.file) == [name]
            }
            guard let name else { continue }
            doubt(
                mock,
                "'\(name)', which '\(parent.name)' names, may be another one than that of the sources; pass the sources that declare "
                    + "its protocol with --inherit-from")
        }
    }

    /// In Swift 5 mode what is inferred for the members of a mock is not inferred for the mock itself.
    mutating func reportCopiedWaiting(of mock: Context) {
        let type = mock.resolved.type
        for parent in mock.resolved.parentMocks where parent.declaration.kind == .class {
            guard let actor = parent.globalActor, actor != mock.globalActor, infersActor(of: parent, in: mock),
                parent.stateOnActor(inGenericMock: mock.isGeneric) != nil,
                let name = parent.members.first(where: \.declaration.mayWait)?.declaration.plainName
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: type.declaration.head, in: type),
                    "in Swift 5 mode the compiler warns of '\(mock.name)': '\(name)' of '\(parent.name)' is on '\(actor)', and what "
                        + "it uses on '\(mock.globalActor ?? "MainActor")'; pass the sources that declare the protocol with "
                        + "--inherit-from"))
        }
    }

    /// From a parent that says its actor the mock infers that, from one that its module isolates by default it does not: of a
    /// parent's mock nobody can tell which it is.
    mutating func reportParentsOfIsolatedModules(of mock: Context) {
        let type = mock.resolved.type
        let isolated = catalog.imports(of: type.file).all.intersection(options.isolatedModules)
        guard let module = isolated.sorted().first, !catalog.isMainActorByDefault(type.file),
            !type.declaration.head.isNonisolated, resolver.statedActor(of: type) == nil,
            let parent = mock.resolved.parentMocks.first(where: { $0.protocolActor == "MainActor" }),
            mock.resolved.traits.contains(.sendable) || needsItsActor(parent, in: mock),
            let name = parent.inheritedName.last
        else { return }
        doubt(
            mock,
            "'\(parent.name)' does not tell whether '\(name)' says that it is on the main actor, or its module '\(module)' "
                + "isolates it to that; pass the sources that declare it with --inherit-from")
    }

    /// Whether a mock that copies one on an actor may not compile on none: it has a superclass or static members, an initializer sets
    /// what is not Sendable, or by default what is made on the actor, or associated types stand for types that conform there.
    private func needsItsActor(_ parent: ParentMock, in mock: Context) -> Bool {
        let heads = mock.resolved.nodes.requirements.map(\.declaration) + parent.members.map(\.declaration)
        return heads.contains { $0.memberHead?.isStatic ?? false } || !parent.declaration.genericParameters.isEmpty
            || parent.superclass != nil
            || parent.memberwise.contains { !isKnownSendable($0.type, in: mock, orBound: true) }
            || parent.members.contains { $0.declaration.hasInitializersByMode }
    }

    /// What conforms in a module that isolates by default does that on the actor only, which nobody can tell of types that are
    /// not read.
    mutating func reportKeysOutOfSight(of mock: Context) {
        let type = mock.resolved.type
        guard !catalog.isMainActorByDefault(type.file),
            let module = catalog.imports(of: type.file).all.intersection(options.isolatedModules).sorted().first
        else { return }
        let types = mock.resolved.nodes.requirements.filter { $0.origin === type }.flatMap(\.declaration.types)
        let found = types.flatMap { keys(in: $0, of: mock) }.map(\.type)
        guard let key = found.first(where: { isOutOfSight($0, in: mock) && !isOfSystem($0) }) else { return }
        doubt(
            mock,
            "it uses conformances of '\(key)', which its module isolates to the main actor if that is '\(module)'; pass the "
                + "sources that declare it with --inherit-from")
    }

    /// Whether a module may be on an actor by default.
    private var mayIsolate: Bool {
        catalog.hasDefaultIsolation || options.isolatesMockModule || !options.isolatedModules.isEmpty
    }

    /// What overrides a member on no actor is on none: of a superclass that no file declares nobody can tell.
    mutating func reportCopiedOverrides(of mock: Context) {
        guard let actor = mock.globalActor, mock.resolved.superclassType == nil, mayIsolate else { return }
        for parent in mock.resolved.parentMocks where parent.globalActor == nil {
            let overridden = parent.members.first { $0.declaration.isOverride }?.declaration.plainName
            let isMade = options.isolatesMockModule && !parent.overriding.isEmpty
            guard let superclass = parent.superclass, let member = overridden ?? (isMade ? "init" : nil) else {
                continue
            }
            doubt(
                mock,
                "it is on '\(actor)', and '\(member)' of '\(parent.name)' overrides that of '\(superclass)', which may be on "
                    + "none; pass the sources that declare the protocol with --inherit-from")
        }
    }

    /// What a parent's mock says that its superclass has may be final, or need an `override`: the class alone tells.
    mutating func reportLeftOutOfSight(of mock: Context) {
        for (requirement, parent) in mock.resolved.leftOutOfSight {
            let name = requirement.declaration.plainName ?? ""
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "'\(name)' of '\(mock.name)' is left to '\(parent.superclassComment.superclass)', which has it; to mock it, if that "
                        + "is possible, pass the sources that declare the class with --inherit-from"))
        }
        for parent in mock.resolved.parentMocks where mock.resolved.superclassType == nil {
            let left = Set(parent.superclassComment.left)
            for other in mock.resolved.parentMocks where other.name != parent.name && !left.isEmpty {
                let member = other.members.map(\.declaration).first {
                    !$0.isOverride && $0.calledName.map(left.contains) ?? false
                }
                guard let name = member?.plainName else { continue }
                doubt(
                    mock,
                    "'\(name)' is a member of '\(parent.superclassComment.superclass)' and of '\(other.name)'; pass the sources that "
                        + "declare them with --inherit-from")
            }
        }
    }

    /// Members that are copied stay where their mock has them, and a protocol may say that it is elsewhere: what nothing but its own
    /// sources tells decides whether that compiles.
    mutating func reportCopiesFromElsewhere(of mock: Context) {
        let type = mock.resolved.type
        for parent in mock.resolved.parentMocks where parent.declaration.kind == .class {
            guard let reason = reasonAgainstCopies(of: parent, in: mock) else { continue }
            return doubt(
                mock,
                "'\(type.declaration.name)' \(reason); pass the sources that declare the protocol of '\(parent.name)' with "
                    + "--inherit-from")
        }
    }

    /// What of a protocol does not fit where the members of a parent mock run, for example: `is on an actor, and …`
    private func reasonAgainstCopies(of parent: ParentMock, in mock: Context) -> String? {
        let type = mock.resolved.type
        let isNonisolated = type.declaration.head.isNonisolated
        let parentActor = parent.protocolActor ?? parent.globalActor
        if isNonisolated, let superclass = mock.resolved.superclasses.first?.type,
            let actor = resolver.globalActor(of: superclass), mayIsolate || parentActor != actor
        {
            return
                "is nonisolated and its superclass on '\(actor)', and nothing says where the members of '\(parent.name)' are then"
        }
        if let actor = parentActor {
            guard isNonisolated, parent.superclass != nil || parent.members.contains(where: \.makesMocks) else {
                return nil
            }
            return "is nonisolated, and what '\(parent.name)' keeps or makes is on '\(actor)'"
        }
        guard mayIsolate, let actor = mock.globalActor, resolver.saysActor(type) else { return nil }
        let isSendable = refinesSendable(type.declaration.inheritedNames, in: type)
        let hasInitializers = parent.members.contains { if case .initializer = $0.declaration { true } else { false } }
        let isPassed = options.isolatesMockModule && parent.members.contains(where: \.declaration.hasIsolatedParameter)
        guard isSendable || isPassed || hasInitializers && mock.resolved.traits.contains(.sendable) else { return nil }
        return "is on '\(actor)', and the members of '\(parent.name)' are on none"
    }

    /// What would be copied depends on which of several mocks of a parent there is.
    mutating func reportAlternativeParents(of mock: Context) {
        for parent in mock.resolved.parentMocks where parent.hasAlternatives {
            reject(
                mock,
                "'\(parent.name)' is declared several times, under other conditions each, and only one of them could be "
                    + "copied; pass the sources that declare its protocol with --inherit-from")
        }
    }

    /// A generic type stores no static properties, and how another tool means its own is not known.
    mutating func reportCopiedStaticMembers(of mock: Context) {
        guard mock.isGeneric else { return }
        for parent in mock.resolved.parentMocks {
            let stored = parent.members.filter { $0.inGenericMock == nil }.compactMap(\.declaration.plainName)
            guard !stored.isEmpty else { continue }
            reject(
                mock,
                "its mock is generic and cannot store the static \(stored.map { "'\($0)'" }.joined(separator: ", ")) of "
                    + "'\(parent.name)'; bind its associated types with 'typealias:' in the annotation")
        }
    }
}

extension Declaration {
    /// Whether it is an initializer with other default arguments in other modes, since they are made on an actor (SE-0411).
    fileprivate var hasInitializersByMode: Bool {
        guard case .conditional(let block) = self else { return false }
        return block.clauses.flatMap(\.declarations).contains { if case .initializer = $0 { true } else { false } }
    }
}

extension ParentMock.Member {
    /// Whether a mock is among the values that it has or gives by default. For example: `return ServiceMock()`
    fileprivate var makesMocks: Bool { lines.contains { $0.contains("Mock()") } }
}
