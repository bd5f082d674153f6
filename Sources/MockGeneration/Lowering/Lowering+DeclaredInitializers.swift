// An initializer that the protocol declares -> one that keeps what it is given, in the properties of those names or in
// storage of its own, and calls the superclass's.

import SwiftDeclarations

extension Lowering {
    /// Where declared initializers keep the values that they are given.
    struct KeptValues {
        /// The protocol's own instance properties.
        let properties: [Property]
        /// What the calls of other members are stored in.
        let taken: Set<String>
        /// The storage that initializers declared so far.
        var stored: [(name: String, type: String, conditions: [String])] = []

        init(properties: [Property], taken: Set<String>) {
            self.properties = properties.filter { !$0.variable.head.isStatic }
            self.taken = taken
        }

        /// The property that takes the value wherever the initializer is compiled.
        ///
        /// - Parameter keeps: whether a property of a type can.
        func property(_ name: String, under conditions: [String], keeps: (TypeSyntax) -> Bool) -> Property? {
            properties.first {
                unescaped($0.variable.name) == name && $0.named.requirement.overridden == nil
                    && conditions.starts(with: $0.conditions) && $0.variable.type.map(keeps) ?? false
            }
        }

        /// Whether `name` is used by a property of the mock.
        func isTaken(_ name: String) -> Bool {
            taken.contains(name)
                || properties.contains { $0.named.storageName == name || unescaped($0.variable.name) == name }
        }
    }

    /// The statements of a declared initializer, by what they are for.
    private struct InitializerBody {
        /// The properties that arguments give their values to.
        var given: Set<String> = []
        /// The declarations of storage that is needed besides properties.
        var storage: [String] = []
        /// Whether a property gets no value, so that the initializer traps.
        var lacksValue = false

        /// What precedes the call of another initializer.
        var early: [String] = []
        /// The call of the superclass's initializer, or of the mock's own.
        var otherCall: [String] = []
        var stores: [String] = []
        var assignments: [String] = []

        var statements: [String] { early + otherCall + stores + assignments }
    }

    /// An initializer that the protocol declares, in its versions.
    func declaredInitializers(
        _ declared: DeclaredInitializer, superclassCall: SuperclassCall, in mock: Context, storage: inout KeptValues,
        support: inout Set<Support>
    ) -> [Mock.Initializer] {
        let overridden = designated(overriddenBy: declared.initializer, in: mock)
        let overridesPlain = declared.initializer.parameters.isEmpty && inheritsPlainInitializer(mock)
        let isOverride = overridden.map { !$0.declaration.isRequired } ?? overridesPlain
        let initializer = promising(escaping(declared.initializer, in: mock), in: mock).withSuppressionsInline
            .renamingGenericParameters(named: mock.genericNames)
        let parameters = lower(initializer.parameters, generic: initializer.genericParameters, in: mock)
        var written = declared
        written.initializer = initializer
        let specifier = initializer.hasIsolatedParameter ? nil : specifier(of: initializer, in: mock)
        let isNonisolated =
            specifier != nil || declared.overridesFree && options.isolatesMockModule
            || declared.isDelegating && !initializer.hasIsolatedParameter
        let leavesActor =
            (isNonisolated || initializer.hasIsolatedParameter) && !mock.isOutsideActors || declared.isDelegating
            || declared.overridesFree || declared.otherActor != nil || declared.leavesDefaultActor
            || mock.mayBeOnOtherActor
            || declared.actor != nil && !mock.isOutsideActors && options.areMocksElsewhere

        var body = InitializerBody()
        for (parameter, lowered) in zip(initializer.parameters, parameters) {
            keep(
                parameter, lowered, of: written, leavesActor: leavesActor, in: mock, storage: &storage,
                support: &support, into: &body)
        }
        completeProperties(storage.properties, in: mock, &body)
        if parameters.contains(where: { hasNoValue($0, in: mock) }) {
            (body.early, body.stores, body.assignments) = ([], [], [])
        }
        let (values, copies) = handedOn(parameters, by: written, to: overridden, in: mock, support: &support)
        body.otherCall =
            copies + otherCall(by: written, overriding: overridden, superclassCall, values: values, in: mock)
        // The superclass's initializer could not be called.
        if body.lacksValue, mock.resolved.superclass != nil {
            (body.early, body.stores) = ([], [])
            if !declared.isDelegating { body.otherCall = [] }
        }
        // It is where the conformance is, and the superclass is on no actor.
        let stated = statedActor(of: written, in: mock)
        let isOnActorAlone =
            stated.isEmpty && mock.resolved.hasIsolatedConformance && mock.resolved.hasSuperclassOffActors
            && overridden == nil && !overridesPlain && !isNonisolated
        let generic = Set(initializer.genericParameters.map(\.name))
        var defaults = initializer.parameters.map { defaultArgument(of: $0, generic: generic, in: mock) }
        // In `async` code one that is `async` and needs no argument would be called for `init()` (SE-0296).
        if initializer.effects.isAsync, !defaults.isEmpty, !defaults.contains("") { defaults[0] = "" }
        let isMadeOnActor = initializer.parameters.map {
            defaultValues.isMadeOnActor($0.type, in: mock.resolved.type)
        }
        let declarations = parameters.map(\.declaration)
        let result = Mock.Initializer(
            conditions: declared.conditions,
            attributes: initializer.head.repeatedAttributes(mock.access) { $0 == "available" }
                + (initializer.head.isDeprecated ? [] : deprecations(ofCallBy: initializer, in: mock)) + stated
                + (isOnActorAlone ? ["@MainActor"] : []),
            modifiers: "\(mock.access)\(isNonisolated ? "\(specifier ?? "nonisolated") " : "")"
                + (mock.isActor ? "" : "required ")
                + (isOverride ? "override " : ""),
            signature: .init(
                head: "init\(initializer.failability.rawValue)"
                    + genericClause(initializer.genericParameters, in: mock),
                parameters: zip(declarations, defaults).map { $0 + $1 },
                tail: signatureEffects(initializer.effects, in: mock).clauseWithoutRethrows
                    + whereClause(initializer.requirements, in: mock)),
            storage: body.storage, body: body.statements, isInExtension: declared.isDelegating)
        return versions(
            of: result,
            inSwift5: zip(zip(declarations, defaults), isMadeOnActor).map { $0.0 + ($1 ? "" : $0.1) })
    }

    /// What an initializer says of being on no actor. One that is not `async` as the one that it overrides is not has no caller to
    /// stay with.
    private func specifier(of initializer: InitializerDeclaration, in mock: Context) -> String? {
        let specifier = initializer.head.modifiers.first { $0.hasPrefix("nonisolated") }
        guard initializer.head.staysWithCaller, !initializer.effects.isAsync else { return specifier }
        return mock.globalActor == nil ? nil : "nonisolated"
    }

    /// What a declared initializer hands on to the one that it overrides, as it may: what is not Sendable leaves its caller by
    /// way of a box, and a closure in another one that the compiler does not watch.
    private func handedOn(
        _ parameters: [LoweredParameter], by declared: DeclaredInitializer,
        to overridden: SuperclassInitializers.Designated?, in mock: Context, support: inout Set<Support>
    ) -> (values: [String], copies: [String]) {
        var (values, copies) = (parameters.map(\.name), [String]())
        guard let overridden else { return (values, copies) }
        let leavesCaller =
            overridden.declaration.effects.isAsync
            && declared.initializer.head.staysWithCaller
        let given = zip(declared.initializer.parameters, overridden.declaration.parameters)
        for (index, (mine, theirs)) in given.enumerated()
        where takesSame(mine, as: theirs, of: overridden.origin, in: mock) {
            let name = values[index]
            let isSent = leavesCaller || theirs.type.specifiers.contains("sending")
            if let closure = closure(mine.type, in: mock), !isOptionalClosure(mine.type, in: mock) {
                let mustBeSendable = isSendableClosure(theirs.type, in: mock)
                guard isSent || mustBeSendable, !isSendableClosure(mine.type, in: mock) else { continue }
                let sent = uniqueName(
                    "sent\(capitalized(identifierName(name)))", avoiding: Set(parameters.map { unescaped($0.name) }))
                copies.append("nonisolated(unsafe) let \(sent) = \(name)")
                let isCalled = theirs.type.attributes.has("autoclosure") || !mustBeSendable
                values[index] = isCalled ? sent : passingOn(closure, to: sent)
            } else if mine.type.specifiers.contains("sending"), !mine.type.specifiers.contains("inout"),
                let parts = boxedParts(
                    of: name, mine.type, generic: Set(declared.initializer.genericParameters.map(\.name)), in: mock)
            {
                support.insert(.transfer)
                values[index] = parts
            } else if isSent, !mine.type.specifiers.contains("sending"), !isKnownSendable(mine.type, in: mock),
                !mine.type.specifiers.contains("inout"), !parameters[index].isConfined, parameters[index].pack == nil,
                !isNoncopyable(mine.type, in: mock)
            {
                support.insert(.transfer)
                values[index] = boxed(name)
            }
        }
        return (values, copies)
    }

    /// Whether a type is that of closures which can be sent, as all are that are on a global actor (SE-0434).
    private func isSendableClosure(_ type: TypeSyntax, in mock: Context) -> Bool {
        let attributes = unwrapped(type, in: mock).attributes
        return attributes.has("Sendable") || globalActor(in: attributes, of: mock) != nil
    }

    /// A closure that calls another of its type. For example: `{ try sentWork($0, &$1) }`
    private func passingOn(_ closure: FunctionTypeSyntax, to name: String) -> String {
        let arguments = closure.parameters.enumerated().map { index, parameter in
            "\(parameter.type.specifiers.contains("inout") ? "&" : "")$\(index)"
        }
        let effects = (closure.effects.throwing == .never ? "" : "try ") + (closure.effects.isAsync ? "await " : "")
        return "{ \(effects)\(name)(\(arguments.joined(separator: ", "))) }"
    }

    /// The call of the superclass's initializer, or of the mock's own, if there is one to write.
    ///
    /// - Parameter values: those of the parameters.
    private func otherCall(
        by declared: DeclaredInitializer, overriding overridden: SuperclassInitializers.Designated?,
        _ superclassCall: SuperclassCall, values: [String], in mock: Context
    ) -> [String] {
        if let delegate = declared.delegate { return [delegate] }
        var call = overridden.flatMap {
            forwardingCall(of: $0, values: values, from: declared.initializer, in: mock)
        }
        if call == nil {
            switch superclassCall {
            case .explicit(let explicit): call = explicit
            case .impossible, .unknown:
                call = mock.resolved.superclassInitializers.flatMap {
                    callWithDefaults(of: $0, from: declared.initializer, in: mock)
                }
            case .implicit: call = nil
            }
        }
        // The superclass's initializer runs on its own actor, if it has one.
        guard
            declared.superclassOnOtherActor != nil
                || declared.otherActor != nil && waitsForSuperclassOnActor(declared.initializer, in: mock)
        else { return [call].compactMap(\.self) }
        return [waiting(for: call ?? "super.init()")]
    }

    /// A call with `await` before it, behind its `try`. For example: `try! await super.init()`
    func waiting(for call: String) -> String {
        let space = call.hasPrefix("try") ? call.firstIndex(of: " ") : nil
        let index = space.map(call.index(after:)) ?? call.startIndex
        return "\(call[..<index])await \(call[index...])"
    }

    /// For example: ` = 0`; empty where a parameter has no default value.
    private func defaultArgument(of parameter: Parameter, generic: Set<String>, in mock: Context) -> String {
        guard !parameter.isVariadic, !parameter.type.mentions(generic), !parameter.type.specifiers.contains("inout"),
            let value = defaultValue(for: parameter.type, isArgument: true, in: mock, origin: mock.resolved.type)
        else { return "" }
        return " = \(offActor(value, as: parameter.type.bare, in: mock))"
    }

    /// Has the value of a parameter kept in the property of its name, or apart where there is none.
    private func keep(
        _ parameter: Parameter, _ lowered: LoweredParameter, of declared: DeclaredInitializer, leavesActor: Bool,
        in mock: Context, storage: inout KeptValues, support: inout Set<Support>, into body: inout InitializerBody
    ) {
        if declared.unusable.contains(parameter.name) { return }
        let name = unescaped(lowered.name)
        let property = storage.property(name, under: declared.conditions) {
            isKept(parameter.type, as: $0, in: mock)
        }
        guard let property, !parameter.isVariadic else {
            // Of what may lack copies, nothing is kept that nobody asks for.
            if !leavesActor, !mayLackCopies(parameter.type, in: mock), !isClosure(parameter.type, in: mock) {
                keepApart(lowered, of: declared, in: mock, storage: &storage, support: &support, into: &body)
            }
            return
        }
        let (variable, named) = (property.variable, property.named)
        let actor = declared.isDelegating ? declared.actor : declared.otherActor
        if leavesActor, !canBeSetOffActor(variable, named.requirement, from: actor, in: mock) { return }
        body.given.insert(name)
        let assignment = assignment(
            of: lowered.name, to: variable, (variable.type ?? parameter.type).bare, named, in: mock, support: &support)
        if precedesSuperclass(property, in: mock) {
            body.early.append(assignment)
        } else {
            body.assignments.append(assignment)
        }
    }

    /// Has the value of a parameter kept in storage that only the mock sees, if it can be kept.
    private func keepApart(
        _ lowered: LoweredParameter, of declared: DeclaredInitializer, in mock: Context, storage: inout KeptValues,
        support: inout Set<Support>, into body: inout InitializerBody
    ) {
        guard let recorded = lowered.recordedType, lowered.pack == nil,
            !mayBeLimited([recorded], head: declared.initializer.head, in: mock, outOfSight: false),
            !isBesideDefaultActor(recorded, in: mock)
        else { return }
        // Only one that is written with a question mark is `nil` by itself.
        let type = (recorded.wrapped ?? recorded).asOptional.description
        let name = "_\(identifierName(lowered.name))"
        guard !storage.isTaken(name), !mock.memberNames.contains(name) else { return }
        if let known = storage.stored.first(where: { $0.name == name }) {
            guard known.type == type, declared.conditions.starts(with: known.conditions) else { return }
        } else {
            storage.stored.append((name, type, declared.conditions))
            body.storage.append("private var \(name): \(type)")
        }
        if lowered.isReturned { support.insert(.transfer) }
        body.stores.append("self.\(name) = \(lowered.recordedValue)")
    }

    /// Whether the compiler, as of Swift 6.3, may not understand how an actor has `nil` for a type at first, where it conforms
    /// to what its module isolates by default.
    private func isBesideDefaultActor(_ type: TypeSyntax, in mock: Context) -> Bool {
        isActorBesideDefaultActor(mock) && !isKnownSendable(type, in: mock)
    }

    /// Gives properties that need a value, and got none from an argument, `nil` or else has the initializer trap.
    private func completeProperties(_ properties: [Property], in mock: Context, _ body: inout InitializerBody) {
        for property in properties where isAlwaysInitialized(property.variable, property.named, in: mock) {
            guard !body.given.contains(unescaped(property.variable.name)) else { continue }
            if property.variable.type?.wrapped != nil {
                body.early.append("self.\(escapedInBody(property.variable.name)) = nil")
                continue
            }
            body.lacksValue = true
            let name = "\(mock.qualifiedName).\(property.named.name)"
            body.assignments = ["\(names["fatalError"])(\"this initializer has no value for \(name)\")"]
        }
    }

    /// Whether a property of one type can keep a value that an initializer takes as another.
    private func isKept(_ parameter: TypeSyntax, as property: TypeSyntax, in mock: Context) -> Bool {
        if parameter.wrapped == nil, let wrapped = property.wrapped, !isClosure(parameter, in: mock) {
            return isKept(parameter, as: wrapped, in: mock)
        }
        guard comparable(parameter, in: mock) == comparable(property, in: mock) else { return false }
        let (closure, optionals, attributes) = unwrapped(parameter, in: mock)
        let ownAttributes = unwrapped(property, in: mock).attributes
        guard closure != nil else { return parameter.bare.promises >= property.bare.promises }
        let given = Set(attributes.map(\.name))
        return (optionals > 0 || given.contains("escaping"))
            && Set(ownAttributes.map(\.name)).subtracting(given).isEmpty
            && given.subtracting(ownAttributes.map(\.name)).subtracting(TypeSyntax.closurePromises).isEmpty
    }

    /// An initializer whose closures escape where the types are associated ones: generic values do.
    private func escaping(_ initializer: InitializerDeclaration, in mock: Context) -> InitializerDeclaration {
        var result = initializer
        for (index, parameter) in initializer.parameters.enumerated() where !parameter.isVariadic {
            let type = parameter.type
            guard let root = AssociatedTypes.withoutSelf(type.bare.unparenthesized).qualifiedName?.first,
                mock.associatedTypes.finalBindings[root] != nil, isClosure(type, in: mock),
                !isOptionalClosure(type, in: mock)
            else { continue }
            result.parameters[index].type = type.bare.with(
                specifiers: type.specifiers, attributes: [Attribute(name: "escaping")] + type.attributes)
        }
        return result
    }

    /// Whether the mock inherits an `init()` that nobody declares.
    func inheritsPlainInitializer(_ mock: Context) -> Bool {
        guard let initializers = mock.resolved.superclassInitializers else {
            return mock.resolved.traits.contains(.objectiveC)
        }
        return mock.resolved.traits.contains(.objectiveC) || initializers.isImplicit && initializers.isKnown
    }

    /// Whether a property has no value yet when the superclass's initializer is called.
    private func precedesSuperclass(_ property: Property, in mock: Context) -> Bool {
        mock.resolved.superclass != nil && isAlwaysInitialized(property.variable, property.named, in: mock)
    }
}
