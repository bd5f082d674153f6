// Declared initializers and properties -> the initializers of the mock:
// one without arguments, one with a value for every property, and those that the protocol asks for.

import SwiftDeclarations

extension Lowering {
    /// The initializers of a mock.
    func initializers(_ nodes: [NamedNode], in mock: Context, support: inout Set<Support>) -> [Mock.Initializer] {
        if mock.isClass { return overridingInitializers(of: mock, support: &support) }
        var declared: [DeclaredInitializer] = []
        var properties: [Property] = []
        let members = withConditions(nodes)
        for (named, conditions) in members {
            switch named.requirement.declaration {
            case .initializer(let initializer) where !inheritsInitializer(for: named.requirement, in: mock):
                declared.append(
                    declaredInitializer(initializer, named.requirement, under: conditions, in: mock))
            case .variable(let variable) where obstacle(toKeeping: variable, named, in: mock) == nil:
                properties.append(Property(variable: variable, named: named, conditions: conditions))
            default:
                break
            }
        }

        declared = declared.filter { [declared] in !isOverriddenAnyway($0, beside: declared, in: mock) }
        if declared.contains(where: \.mustDelegate) { declared = declared.map(\.withoutFailure) }
        let superclassCall = superclassCall(of: mock)
        var result = initializersWithoutRequirement(
            declared, properties: properties, superclassCall: superclassCall, in: mock, support: &support)
        guard !declared.isEmpty else { return result }
        // With initializers of its own the mock inherits none, also where not all of them can be handed on.
        if case .unknown = superclassCall {
            let taken = declared.map(\.initializer) + initializersToOverride(in: mock).map(\.declaration)
            result += requiredInitializers(of: mock, except: keys(of: taken, in: mock), support: &support)
        }
        let taken = members.lazy.map(\.named).filter { named in
            guard let head = named.requirement.declaration.memberHead else { return false }
            return isolation(of: named.requirement, head: head, in: mock).storage != .plain
        }.map(\.storageName)
        let copied = mock.resolved.parentMocks.flatMap(\.memberNames)
        var storage = KeptValues(properties: properties, taken: Set(taken).union(copied))
        if declared.contains(where: \.mustDelegate) {
            let delegate = delegate(of: declared, beside: &result, properties: properties, in: mock)
            for index in declared.indices where declared[index].mustDelegate { declared[index].delegate = delegate }
        }
        for initializer in declared.flatMap({ versions(of: $0, in: mock) }) {
            result += declaredInitializers(
                initializer, superclassCall: superclassCall, in: mock, storage: &storage, support: &support)
        }
        return result
    }

    /// The call of the initializer that those in an extension leave all to: the plain one, or where that may be on another
    /// actor, one apart, which it adds to the others; nil where there is none.
    private func delegate(
        of declared: [DeclaredInitializer], beside others: inout [Mock.Initializer], properties: [Property],
        in mock: Context
    ) -> String? {
        let hasPlainInitializer =
            others.contains { $0.signature.parameters.isEmpty && $0.conditions.isEmpty }
            || declared.contains { $0.initializer.isPlain && $0.conditions.isEmpty && !$0.mayBeOnGlobalActor }
        if hasPlainInitializer { return "self.init()" }
        if properties.contains(where: { isAlwaysInitialized($0.variable, $0.named, in: mock) }) { return nil }
        let labels = declared.flatMap(\.initializer.parameters).map(\.callLabel)
        let label = uniqueName("_withoutValues", avoiding: Set(labels))
        others.append(
            Mock.Initializer(
                conditions: [], attributes: [], modifiers: "private ",
                signature: .init(head: "init", parameters: ["\(label): Void"], tail: ""), storage: [], body: []))
        return "self.init(\(label): ())"
    }

    /// An initializer that a requirement declares, with the isolation that the mock's has.
    private func declaredInitializer(
        _ initializer: InitializerDeclaration, _ requirement: Requirement, under conditions: [String], in mock: Context
    ) -> DeclaredInitializer {
        var initializer = initializer
        initializer.head.modifiers.removeAll { $0.hasPrefix("nonisolated") }
        initializer.head.attributes.removeAll { $0.name == "concurrent" }
        // What does not say that it is on no actor may be on the default one of its module.
        let overridden = freeInitializer(overriddenBy: initializer, in: mock)
        let superclassActor = actorOfSuperclassCall(by: initializer, in: mock)
        let isFree =
            superclassActor == nil
            && (leavesActor(requirement, of: mock) || overridden?.head.isNonisolated ?? false
                || overridden != nil && unsendableParameter(of: initializer, requirement, in: mock) != nil
                || leavesConvenient(initializer, requirement, in: mock))
        if let specifier = specifierOffActor(of: initializer, requirement, in: mock) {
            initializer.head.modifiers.append(specifier)
        } else if staysWithCaller(initializer, requirement, isFree: isFree, in: mock) {
            initializer.head.modifiers.append("nonisolated(nonsending)")
        } else if isFree || mock.globalActor == nil && !mock.isActor && superclassActor == nil {
            let staysWithCaller = ([requirement] + requirement.repeats).contains {
                $0.declaration.memberHead?.staysWithCaller ?? false
            }
            if staysWithCaller {
                initializer.head.modifiers.append("nonisolated(nonsending)")
            } else if isFree {
                initializer.head.modifiers.append("nonisolated")
            }
        }
        let isBound = !initializer.head.isNonisolated
        let actor = isBound ? ownActor(of: requirement, in: mock) : nil
        let otherActor = isBound ? otherActor(of: initializer, requirement, in: mock) : nil
        let leavesOther = otherActor != nil && initializer.effects.isAsync && superclassLeavesActorInSwift6(mock)
        return DeclaredInitializer(
            initializer: initializer, conditions: conditions, superclassActor: superclassActor,
            overridesFree: overridden != nil,
            isKeptOnActor: overridden == nil && isKeptOnActor(requirement, of: mock)
                || isBound && (mayLeaveConformance(requirement, of: mock) || isInferredInSwift6(requirement, of: mock)),
            actor: actor, otherActor: otherActor,
            mayBeOnGlobalActor: ([requirement] + requirement.repeats).contains(where: resolver.isStated),
            isOfObjectiveC: initializer.effects.throwing == .never
                && ([requirement] + requirement.repeats).contains(where: \.isOfObjectiveC),
            leavesDefaultActor: [nil, "MainActor"].contains(mock.globalActor)
                && catalog.isMainActorByDefault(mock.resolved.type.file) && isOnOtherActor(requirement),
            mustDelegate: mustDelegate(initializer, on: actor, requirement, in: mock),
            superclassOnOtherActor: otherActorOfSuperclass(calledBy: initializer, in: mock)
                ?? (leavesOther ? .isWaitedForInSwift5 : nil),
            unusable: unusableParameters(of: initializer, requirement, in: mock))
    }

    /// The names of parameters that an initializer can do nothing with. An actor's that the standard library asks for is on
    /// the default actor of its module, as parents are.
    private func unusableParameters(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> Set<String> {
        if mock.isActor, requirement.origin.isKnown, isMadeOnDefaultActor(mock) {
            return Set(initializer.parameters.map(\.name))
        }
        return parametersWithKeysOffActor(of: initializer, requirement, in: mock)
    }

    /// The initializer without arguments, the memberwise one, and those of a superclass.
    private func initializersWithoutRequirement(
        _ declared: [DeclaredInitializer], properties: [Property],
        superclassCall: SuperclassCall, in mock: Context, support: inout Set<Support>
    ) -> [Mock.Initializer] {
        let copied = mock.resolved.parentMocks.flatMap(\.initializers)
        var taken = keys(of: declared.map(\.initializer) + copied, in: mock)
        if case .unknown = superclassCall { return overridingInitializers(of: mock, except: taken, support: &support) }
        if case .impossible = superclassCall {
            return overridingInitializers(of: mock, except: taken, support: &support)
        }
        var call: [String] = []
        if case .explicit(let text) = superclassCall { call = [text] }

        let needsValue = properties.contains { isAlwaysInitialized($0.variable, $0.named, in: mock) }
        let hasPlain = copied.contains { $0.parameters.isEmpty && !$0.effects.isAsync }
        let plain = needsValue || hasPlain ? [] : plainInitializers(except: declared, calling: call, in: mock)
        if !plain.isEmpty { taken.insert("") }
        let memberwise = memberwiseInitializer(properties, except: declared, calling: call, in: mock, support: &support)
        let result = plain + memberwise
        guard mock.resolved.superclass != nil else { return result }
        var overriding = overridingInitializers(of: mock, except: taken, support: &support)
        if needsValue {
            // Only what is required is there without a value for each property.
            let title = "\(mock.qualifiedName) cannot be made without values of its properties that cannot be copied"
            overriding = overriding.filter { $0.modifiers.hasSuffix("required ") }.map { initializer in
                var initializer = initializer
                initializer.body = [names.trap(title)]
                return initializer
            }
        }
        return result + overriding
    }

    /// Whether an `async` initializer would override one that is not, and so does another: that satisfies both.
    private func isOverriddenAnyway(
        _ declared: DeclaredInitializer, beside others: [DeclaredInitializer], in mock: Context
    ) -> Bool {
        guard mock.resolved.hasSuperclass, declared.initializer.effects.isAsync else { return false }
        let key = initializerKey(declared.initializer)
        let isOther = others.contains { other in
            !other.initializer.effects.isAsync && initializerKey(other.initializer) == key
                && other.conditions == declared.conditions
        }
        guard isOther else { return false }
        return overridden(by: declared.initializer, in: mock).map { !$0.declaration.effects.isAsync }
            ?? (declared.initializer.parameters.isEmpty && inheritsPlainInitializer(mock))
    }

    /// The initializer without arguments, if there can be one.
    private func plainInitializers(
        except declared: [DeclaredInitializer], calling call: [String], in mock: Context
    ) -> [Mock.Initializer] {
        let superclass = mock.resolved.superclassInitializers
        // One without arguments that is failable, say, can only be overridden as it is.
        let overridden = superclass?.designated.first { $0.declaration.parameters.isEmpty }
        if let overridden, !isReached(overridden, in: mock) { return [] }
        let bare = overridden?.declaration
        // What has to call it in an actor calls none that is waited for.
        let isCalled = declared.contains(where: \.mustDelegate)
        let own = declared.filter {
            $0.initializer.parameters.isEmpty && !(isCalled && $0.initializer.effects.isAsync)
        }
        guard bare?.isPlain ?? true, let conditions = conditions(without: own),
            canDeclare(InitializerDeclaration(head: DeclarationHead()), in: mock)
        else { return [] }
        let isOverride = mock.resolved.hasSuperclass
        let modifiers = isOverride ? overrideModifier(of: mock) : ""
        let isNonisolated =
            bare?.head.isNonisolated ?? inheritsFreeInitializer(mock)
            || (!mock.isOutsideActors && defaultValues.isMadeOffActors(mock.resolved.type))
        return plainInitializers(conditions, modifiers: modifiers, isNonisolated: isNonisolated, call: call, in: mock)
    }

    /// The initializer with a value for every property, if there is any and nothing takes its place; two where default
    /// arguments depend on the mode.
    private func memberwiseInitializer(
        _ properties: [Property], except declared: [DeclaredInitializer], calling call: [String], in mock: Context,
        support: inout Set<Support>
    ) -> [Mock.Initializer] {
        let memberwise = memberwiseParameters(properties, in: mock, support: &support)
        guard !memberwise.isEmpty, !isTaken(memberwise, in: mock),
            !isKeptOffActor(memberwise, of: properties, in: mock),
            let conditions = conditions(
                without: declared.filter {
                    isMemberwise($0.initializer, memberwise, optionally: $0.isOfObjectiveC, in: mock)
                })
        else { return [] }
        // Where `self` is used, the superclass's part has to be there already.
        let isLate = call.isEmpty && mock.resolved.hasSuperclass
        let early = memberwise.filter(\.precedesSuperclass).flatMap(\.assignments)
        let assignments = memberwise.filter { !$0.precedesSuperclass }.flatMap(\.assignments)
        // What is copied may be set behind a lock.
        let isLocked = assignments.contains { $0.contains(".store(") } || !copiedMemberwiseParameters(of: mock).isEmpty
        let needsSuperclass = isLate && isLocked
        let initializer = Mock.Initializer(
            conditions: conditions,
            attributes: deprecations(ofCallBy: nil, in: mock)
                + (actorOfSuperclassCall(by: nil, in: mock).map { ["@\($0)"] } ?? []),
            modifiers: mock.access,
            signature: .init(head: "init", parameters: memberwise.map(\.declaration), tail: ""), storage: [],
            body: early + (needsSuperclass ? ["super.init()"] : call) + assignments)
        return versions(of: initializer, inSwift5: memberwise.map { $0.declarationInSwift5 ?? $0.declaration })
    }

    /// Whether the initializer with a value for every property would be that of a parent mock, or override one of the
    /// superclass.
    private func isTaken(_ memberwise: [MemberwiseParameter], in mock: Context) -> Bool {
        let superclass = mock.resolved.superclassInitializers
        let others =
            (superclass?.designated.map(\.declaration) ?? []) + mock.resolved.parentMocks.flatMap(\.initializers)
        let own = InitializerDeclaration(
            head: DeclarationHead(),
            parameters: memberwise.map { Parameter(label: $0.label, name: $0.label, type: $0.type) })
        return others.contains { isMemberwise($0, memberwise, in: mock) }
            || designated(overriddenBy: own, in: mock) != nil || !canDeclare(own, in: mock)
    }

    /// The condition for default values and undeclared initializers on actors (SE-0411): Swift 6 mode, or the feature alone.
    private static let isolatedDefaults = "hasFeature(IsolatedDefaultValues)"

    /// The conditions of an initializer that is on no actor where one that nobody declares is on none.
    static let isolationsByMode = [(isolatedDefaults, true), ("!\(isolatedDefaults)", false)]

    /// An initializer as it is in all modes; two where its parameters are others in Swift 5 mode: default arguments are on no
    /// actor there (SE-0411), and cannot make mocks that are on one.
    func versions(of initializer: Mock.Initializer, inSwift5 parameters: [String]) -> [Mock.Initializer] {
        guard initializer.signature.parameters != parameters else { return [initializer] }
        var (current, older) = (initializer, initializer)
        current.conditions.append(Self.isolatedDefaults)
        older.conditions.append("!\(Self.isolatedDefaults)")
        older.signature.parameters = parameters
        return [current, older]
    }

    /// Whether the initializer with a value for every property would be on no actor, as the superclass's of its signature is,
    /// and could not set what is on the actor of the mock.
    private func isKeptOffActor(
        _ memberwise: [MemberwiseParameter], of properties: [Property], in mock: Context
    ) -> Bool {
        let convenient = mock.resolved.superclassInitializers?.convenient ?? []
        return mock.globalActor != nil
            && convenient.contains { $0.isFree && isMemberwise($0.declaration, memberwise, in: mock) }
            && !(copiedMemberwiseParameters(of: mock).isEmpty
                && properties.allSatisfy { property in
                    property.variable.effects == Effects()
                        && property.variable.type.map { isKnownSendable($0, in: mock) } ?? false
                })
    }

    /// The initializer without arguments: two where one in Swift 6 mode overrides what is on no actor there.
    ///
    /// - Parameters:
    ///   - conditions: those that it is written under.
    ///   - modifiers: how it overrides another.
    ///   - call: the one of the superclass, if that has to be called.
    func plainInitializers(
        _ conditions: [String] = [], modifiers: String, isNonisolated: Bool = false, call: [String], in mock: Context
    ) -> [Mock.Initializer] {
        let attributes =
            deprecations(ofCallBy: nil, in: mock) + (actorOfSuperclassCall(by: nil, in: mock).map { ["@\($0)"] } ?? [])
        func initializer(_ condition: String?, isNonisolated: Bool, body: [String]) -> Mock.Initializer {
            Mock.Initializer(
                conditions: conditions + [condition].compactMap(\.self), attributes: attributes,
                modifiers: "\(mock.access)\(isNonisolated ? "nonisolated " : "")\(modifiers)",
                signature: .init(head: "init", parameters: [], tail: ""), storage: [], body: body)
        }
        let plain = InitializerDeclaration(head: DeclarationHead())
        let overridesFree = options.isolatesMockModule && freeInitializer(overriddenBy: plain, in: mock) != nil
        guard !overridesFree, leavesActorInSwift6(mock) else {
            return [initializer(nil, isNonisolated: isNonisolated || overridesFree, body: call)]
        }
        return [
            initializer(Self.isolatedDefaults, isNonisolated: true, body: ["super.init()"]),
            initializer("!\(Self.isolatedDefaults)", isNonisolated: false, body: call),
        ]
    }

    /// An initializer that the protocol declares: two where one in Swift 6 mode overrides what is on no actor there.
    private func versions(of declared: DeclaredInitializer, in mock: Context) -> [DeclaredInitializer] {
        var (free, bound) = (declared, declared)
        if case .isWaitedForInSwift5? = declared.superclassOnOtherActor {
            free.superclassOnOtherActor = nil
            free.conditions.append(Self.isolatedDefaults)
            bound.conditions.append("!\(Self.isolatedDefaults)")
            return [free, bound]
        }
        guard declared.initializer.parameters.isEmpty, !declared.initializer.head.isNonisolated,
            leavesActorInSwift6(mock)
        else { return [declared] }
        free.isKeptOnActor = false
        free.initializer.head.modifiers.append("nonisolated")
        free.conditions.append(Self.isolatedDefaults)
        bound.conditions.append("!\(Self.isolatedDefaults)")
        if isMadeOffStatedActor(mock) { (bound.isKeptOnActor, bound.checksCallers) = (true, true) }
        return [free, bound]
    }

    /// The conditions of an initializer that the declared ones given take the place of; nil where one always does.
    private func conditions(without declared: [DeclaredInitializer]) -> [String]? {
        guard !declared.contains(where: \.conditions.isEmpty) else { return nil }
        return declared.isEmpty ? [] : [noneOf(declared.map { allOf($0.conditions) })]
    }

    /// The requirements in order, each with the conditions of the `#if` branches around it, outermost first.
    private func withConditions(_ nodes: [NamedNode]) -> [(named: NamedRequirement, conditions: [String])] {
        nodes.flatMap { node -> [(named: NamedRequirement, conditions: [String])] in
            switch node {
            case .requirement(let named):
                return [(named, [])]
            case .conditional(let clauses):
                let branches = BranchConditions(clauses.map(\.condition))
                return clauses.indices.flatMap { branch in
                    let inner = withConditions(clauses[branch].nodes)
                    let condition = inner.isEmpty ? [] : [branches[branch]]
                    return inner.map { ($0.named, condition + $0.conditions) }
                }
            }
        }
    }

    /// How `init()` of a mock with a superclass overrides the one that it inherits, if it does.
    private func overrideModifier(of mock: Context) -> String {
        guard let superclass = mock.resolved.superclassInitializers, !superclass.isImplicit else { return "override " }
        guard let same = superclass.designated.first(where: { $0.declaration.parameters.isEmpty }) else { return "" }
        return same.declaration.isRequired ? "required " : "override "
    }
}

extension Lowering {
    /// An initializer that the protocol asks for.
    struct DeclaredInitializer {
        var initializer: InitializerDeclaration
        /// The conditions of the `#if` branches around it, outermost first.
        var conditions: [String]
        /// The global actor of the superclass's that it overrides or calls, where the mock is on none.
        let superclassActor: String?
        /// Whether it overrides one that is on no actor.
        let overridesFree: Bool
        /// Whether it is on the actor of its mock, and its requirement says that it is on none.
        var isKeptOnActor: Bool
        /// Whether it is checked when the initializer is called that it is on its actor.
        var checksCallers = false
        /// The global actor that it is bound to and the mock is not.
        let actor: String?
        /// The same where the mock is on another.
        let otherActor: String?
        /// Whether a protocol that asks for it binds it to a global actor.
        let mayBeOnGlobalActor: Bool
        /// Whether Objective-C asks for it, which tells no optional parameters from others.
        let isOfObjectiveC: Bool
        /// Whether a parent of the protocol binds it to another actor than the default one that its mock may be on.
        let leavesDefaultActor: Bool
        /// Whether it has to be in an extension of an actor and leave all to another one.
        let mustDelegate: Bool
        /// The call of that one. For example: `self.init()`
        var delegate: String?
        /// Where it is given its actor, or is on another than the mock, and the superclass's initializer is not there.
        var superclassOnOtherActor: SuperclassOnOtherActor?
        /// The names of parameters that it can do nothing with.
        let unusable: Set<String>

        /// Whether it is in an extension.
        var isDelegating: Bool { delegate != nil }

        /// The same without failure where it needs no argument: those that leave all to it call it in a place that cannot fail.
        var withoutFailure: Self {
            guard initializer.parameters.isEmpty, !initializer.effects.isAsync else { return self }
            var result = self
            result.initializer.failability = .never
            result.initializer.effects.throwing = .never
            return result
        }
    }

    /// A required property and the conditions of the `#if` branches around it, outermost first.
    struct Property {
        let variable: VariableDeclaration
        let named: NamedRequirement
        let conditions: [String]
    }

    /// Whether an initializer has the parameters of the memberwise one, however their types are spelled.
    ///
    /// - Parameter optionally: whether those of the memberwise one may be optional where its own are not.
    private func isMemberwise(
        _ initializer: InitializerDeclaration, _ memberwise: [MemberwiseParameter], optionally: Bool = false,
        in mock: Context
    ) -> Bool {
        initializer.parameters.count == memberwise.count
            && zip(initializer.parameters, memberwise).allSatisfy { $0.callLabel == unescaped($1.label) }
            && zip(initializer.parameters, memberwise).allSatisfy {
                comparable($0.type, in: mock) == comparable($1.type, in: mock)
                    || (optionally || $1.isStream) && ($0.type.wrapped == nil || $0.type.isImplicitlyUnwrapped)
                        && comparable($0.type.wrapped ?? $0.type, in: mock)
                            == comparable($1.type.wrapped ?? $1.type, in: mock)
            }
    }

    /// A type in the one spelling of all that tell no two initializers apart.
    func comparable(_ type: TypeSyntax, in mock: Context) -> TypeSyntax {
        let bound = mock.associatedTypes.withoutTypealiases(
            AssociatedTypes.withoutSelf(type.bare), and: mock.plainTypealiases)
        let origin = mock.resolved.type
        let hidden = Set(mock.resolved.associatedTypes.map(\.name))
        return resolver.withoutTypealiases(bound, in: origin.path, file: origin.file, hiddenBy: hidden)
            .canonical().bare.withoutVariations.canonical()
    }

    /// One parameter of the memberwise initializer.
    private struct MemberwiseParameter {
        var declaration: String
        /// The same in Swift 5 mode, if that is another one.
        var declarationInSwift5: String?
        var assignments: [String]
        let label: String
        let type: TypeSyntax
        /// Whether nil leaves a stream to the mock. Then an initializer that takes no nil is the memberwise one, too.
        var isStream = false
        /// Whether the property has no value yet when the superclass's initializer is called.
        var precedesSuperclass = false
    }

    /// The parameters for the mock's own properties, then for those of the mocks that it copies.
    private func memberwiseParameters(
        _ properties: [Property], in mock: Context, support: inout Set<Support>
    ) -> [MemberwiseParameter] {
        let escaping = escapingTypes(in: mock)
        let own = properties.compactMap { property in
            property.conditions.isEmpty
                ? memberwiseParameter(
                    property.variable, property.named, escaping: escaping, in: mock, support: &support) : nil
        }
        let names = Set(properties.map { unescaped($0.variable.name) })
        return own
            + copiedMemberwiseParameters(of: mock).filter { !names.contains($0.name) }.map {
                MemberwiseParameter(
                    declaration: $0.declaration, assignments: $0.assignments, label: $0.label, type: $0.type)
            }
    }

    /// nil for what has no place in the initializer: static properties, Combine streams, optional closures unless a
    /// typealias names them.
    private func memberwiseParameter(
        _ variable: VariableDeclaration, _ named: NamedRequirement, escaping: Set<ScopedType>, in mock: Context,
        support: inout Set<Support>
    ) -> MemberwiseParameter? {
        // The value of a superclass's property comes from the superclass. The initializer is where the mock is.
        guard !variable.head.isStatic, named.requirement.overridden == nil, let type = variable.type,
            isolation(of: named.requirement, head: variable.head, in: mock).stateActor.isEmpty
        else { return nil }
        // Off the actor, no closure gives what uses keys that are there.
        if mock.isOutsideActors, variable.effects != Effects(), boundKey(in: type, of: mock) != nil { return nil }
        let isClosure = isClosure(type, in: mock)
        if isClosure && type.wrapped != nil && type.writesFunction || isUninhabited(type, in: mock) { return nil }
        // The initializer is there in all versions, and for everybody.
        if mayBeLimited([type], head: variable.head, in: mock, outOfSight: false)
            || mayBeSPI([type], head: variable.head, in: mock)
        {
            return nil
        }
        let name = variable.name
        let isSelf = unescaped(name) == "self"
        let used = isSelf ? "selfArgument" : escapedInBody(name)
        let label = isSelf ? "\(name) \(used)" : name
        let written = signatureParameter(type, in: mock)
        let assignment = assignment(of: used, to: variable, type, named, in: mock, support: &support)
        if isStream(variable, in: named.requirement.origin) {
            guard observable(type, in: named.requirement.origin) != nil else { return nil }
            return MemberwiseParameter(
                declaration: "\(label): \(written.asOptional) = nil", assignments: [assignment], label: name,
                type: type.asOptional, isStream: true)
        }
        let value = initialValue(of: variable, type, named, isArgument: true, in: mock)
        if value == nil, isPublisherWithoutSubject(variable, in: named.requirement.origin) {
            return MemberwiseParameter(
                declaration: "\(label): \(written.asOptional) = nil", assignments: [assignment], label: name,
                type: type.asOptional, isStream: true)
        }
        // A value that cannot be copied can be kept or handed on only by who owns it.
        let isNoncopyable = isNoncopyable(type, in: mock)
        let isAlwaysInitialized = isAlwaysInitialized(variable, named, in: mock)
        if isNoncopyable, !isAlwaysInitialized { return nil }
        // Of a type that no file declares, a parameter beside the property may say that it is a function type.
        let escapes =
            isClosure
            ? !isOptionalClosure(type, in: mock)
            : escaping.contains(ScopedType(type: type.bare, origin: ObjectIdentifier(named.requirement.origin)))
        let kept = written.bare.with(
            specifiers: (isNoncopyable ? ["consuming"] : []) + written.specifiers,
            attributes: (escapes ? [Attribute(name: "escaping")] : []) + written.attributes)
        let isIsolated = defaultValues.isIsolated(type, in: named.requirement.origin)
        let isMadeOnActor =
            defaultValues.isMadeOnActor(type, in: named.requirement.origin)
            || isOverrideMadeOnActor(of: variable, in: mock)
        let argument = isIsolated ? nil : value.map { offActor($0, as: written.bare, in: mock) }
        let declaration = "\(label): \(kept)"
        return MemberwiseParameter(
            declaration: declaration + (argument.map { " = \($0)" } ?? ""),
            declarationInSwift5: isMadeOnActor ? declaration : nil, assignments: [assignment], label: name, type: type,
            precedesSuperclass: isAlwaysInitialized && mock.resolved.superclass != nil)
    }

    /// A type as one declaration names it.
    private struct ScopedType: Hashable {
        let type: TypeSyntax
        let origin: ObjectIdentifier
    }

    /// The names that stand for function types, as parameters say where they escape. For example: `Handler` in
    /// `var handler: Handler { get }; func set(_ handler: @escaping Handler)`
    private func escapingTypes(in mock: Context) -> Set<ScopedType> {
        var result: Set<ScopedType> = []
        for requirement in mock.resolved.nodes.requirements {
            for parameter in requirement.declaration.parameters where parameter.type.attributes.has("escaping") {
                let type = parameter.type.bare
                guard type.qualifiedName != nil else { continue }
                result.insert(ScopedType(type: type, origin: ObjectIdentifier(requirement.origin)))
            }
        }
        return result
    }

    /// How an initializer gives a property its value. The property's count of sets stays as it is.
    func assignment(
        of value: String, to variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement,
        in mock: Context, support: inout Set<Support>
    ) -> String {
        if isStream(variable, in: named.requirement.origin) {
            return assignment(of: value, toStream: variable, named, in: mock)
        }
        let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
        if variable.effects != Effects() {
            // A property with accessors is `self`, which is not there yet before the superclass's initializer.
            let handler = isolation.storage == .plain ? "\(named.name)Handler" : "\(named.storageName).handler"
            guard isolation.storage != .plain, !isKnownSendable(type, in: mock) else {
                return "self.\(handler) = { \(value) }"
            }
            // A Sendable handler can hold on to the value only over a box, whatever its type is.
            support.insert(.transfer)
            let helper = names["MockgenBox"]
            var boxed = signatureParameter(type, in: mock)
            if case .implicitlyUnwrapped(let wrapped) = boxed { boxed = wrapped.asOptional }
            // A closure would capture the type, of which nobody says that it is Sendable (SE-0470), also with the type of
            // a mock that is generic, or whose copy is.
            let meant = boxed.replacing(NameReplacement(mock.associatedTypes.finalBindings))
            if meant.mentions(mock.genericNames.union([mock.name, "Self"])) {
                support.insert(.transferRead)
                // What returns a closure is not taken for Sendable where it becomes an optional implicitly.
                return "self.\(handler) = .some(\(helper)<\(boxed)>(\(value)).read)"
            }
            let box = "\(identifierName(value))Box"
            return "let \(box): \(helper)<\(boxed)> = \(helper)(\(value))\n"
                + "self.\(handler) = { \(box).value }"
        }
        let isAlwaysInitialized = isAlwaysInitialized(variable, named, in: mock)
        let hasValue = initialValue(of: variable, type, named, in: mock) != nil
        let kept = isAlwaysInitialized || hasValue ? value : asOptional(value, of: type, in: mock)
        if isolation.storage != .plain, !isAlwaysInitialized { return "self.\(named.storageName).store(\(kept))" }
        let isStoredAsItself =
            isAlwaysInitialized || hasValue && !isStoredApart(variable, named.requirement, in: mock)
        return "self.\(isStoredAsItself ? escapedInBody(variable.name) : named.storageName) = \(kept)"
    }
}
