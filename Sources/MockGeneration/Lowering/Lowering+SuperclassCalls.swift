// Initializers of a mock -> how they call those of its superclass: with what they are given, or with default values.
// Which initializers there are stands in Resolver+ClassInitializers.swift.

import SwiftDeclarations

extension Lowering {
    /// How the initializers of a mock call one of its superclass.
    enum SuperclassCall {
        /// There is nothing to say: no superclass, or one with an `init()`.
        case implicit
        /// For example: `super.init(name: "")`
        case explicit(String)
        /// No initializer of the superclass can be called with default values.
        case impossible
        /// Some of the superclass's initializers are not known, or cannot be overridden: its subclasses inherit them.
        case unknown
    }

    /// How the mock of a protocol calls its superclass.
    func superclassCall(of mock: Context) -> SuperclassCall {
        guard mock.resolved.superclass != nil else { return .implicit }
        guard let initializers = mock.resolved.superclassInitializers, initializers.isKnown else { return .unknown }
        if initializers.isImplicit { return initializers.areSeveral ? .explicit("super.init()") : .implicit }
        if !initializers.areSeveral, let designated = initializers.designated.first, designated.declaration.isPlain,
            isReached(designated, in: mock),
            designated.declaration.parameters.isEmpty
                || initializers.convenient.isEmpty && initializers.maybeInherited.isEmpty
        {
            return .implicit
        }
        return callWithDefaults(of: initializers, in: mock).map { .explicit($0) } ?? .impossible
    }

    /// The call of the first designated initializer that default values can be found for.
    ///
    /// - Parameter caller: the required initializer that calls it, which may throw, fail and wait as it does; without one it
    ///   does nothing of that.
    func callWithDefaults(
        of initializers: SuperclassInitializers, from caller: InitializerDeclaration? = nil, in mock: Context
    ) -> String? {
        calledWithDefaults(of: initializers, from: caller, in: mock)?.call
    }

    /// The same with the initializer that is called.
    private func calledWithDefaults(
        of initializers: SuperclassInitializers, from caller: InitializerDeclaration? = nil, in mock: Context
    ) -> (initializer: SuperclassInitializers.Designated, call: String)? {
        for initializer in initializers.callable {
            let declaration = initializer.declaration
            let promisesAll = declaration.failability == .never && declaration.effects == Effects()
            guard promisesAll || caller.map({ $0.effects.isAsync || !declaration.effects.isAsync }) ?? false,
                !declaration.head.isUnavailable,
                !(caller.map { leavesCaller($0, for: declaration, in: mock) } ?? false),
                !(caller?.effects.isAsync ?? false) || !initializers.waitsInstead(of: declaration),
                isReached(initializer, in: mock)
            else { continue }
            let arguments = declaration.parameters.map { parameter in
                argumentByDefault(for: parameter, of: initializer, in: mock)
                    ?? argument(handing: caller, to: parameter, of: initializer, in: mock)
            }
            guard arguments.allSatisfy({ $0 != nil }), areInferred(declaration, from: arguments.compactMap(\.self)),
                let told = unambiguous(arguments.compactMap(\.self), of: initializer, among: initializers, in: mock)
            else { continue }
            return (initializer, call(of: declaration, with: told.compactMap(labeled), from: caller ?? declaration))
        }
        return nil
    }

    /// Whether an initializer of the superclass is not on another actor than a mock that is on one, which could not call it.
    func isReached(_ initializer: SuperclassInitializers.Designated, in mock: Context) -> Bool {
        mock.globalActor == nil || [nil, mock.globalActor].contains(resolver.globalActor(of: initializer))
    }

    /// The global actor that an initializer of a mock on none has to be on, since the one of the superclass is that it
    /// overrides or calls.
    ///
    /// - Parameter initializer: one that is asked for; nil for those that the mock has by itself.
    func actorOfSuperclassCall(by initializer: InitializerDeclaration?, in mock: Context) -> String? {
        guard mock.globalActor == nil, !mock.isActor else { return nil }
        return superclassInitializer(calledBy: initializer, in: mock).flatMap(resolver.globalActor)
    }

    /// The initializer of the superclass that one of a mock overrides or calls, if somebody declares it.
    ///
    /// - Parameter initializer: one that is asked for; nil for those that the mock has by itself.
    func superclassInitializer(
        calledBy initializer: InitializerDeclaration?, in mock: Context
    ) -> SuperclassInitializers.Designated? {
        guard let superclass = mock.resolved.superclassInitializers else { return nil }
        guard let initializer else { return calledWithDefaults(of: superclass, in: mock)?.initializer }
        return designated(overriddenBy: initializer, in: mock)
            ?? (superclass.isKnown ? calledWithDefaults(of: superclass, in: mock)?.initializer : nil)
            ?? calledWithDefaults(of: superclass, from: initializer, in: mock)?.initializer
    }

    /// What says that the initializer of the superclass is deprecated that one of a mock calls: only what is so, too, calls it
    /// without a warning.
    ///
    /// - Parameter initializer: one that is asked for; nil for those that the mock has by itself.
    func deprecations(ofCallBy initializer: InitializerDeclaration?, in mock: Context) -> [String] {
        guard !mock.isClass, let head = superclassInitializer(calledBy: initializer, in: mock)?.declaration.head,
            head.isDeprecated
        else { return [] }
        return head.repeatedAttributes(mock.access) { $0 == "available" }
    }

    /// The call of a superclass's initializer with the parameters of the one that overrides it, or default values where those
    /// take more; nil where there are none.
    ///
    /// - Parameters:
    ///   - values: those of the parameters.
    ///   - caller: the initializer that calls it, which may promise more: that it cannot fail, say.
    func forwardingCall(
        of initializer: SuperclassInitializers.Designated, values: [String], from caller: InitializerDeclaration,
        in mock: Context
    ) -> String? {
        let declaration = initializer.declaration
        if declaration.head.isUnavailable { return self.names.trap("this initializer is unavailable") }
        if leavesCaller(caller, for: declaration, in: mock) { return nil }
        let arguments = zip(zip(declaration.parameters, caller.parameters), values).map { parameters, value in
            takesSame(parameters.1, as: parameters.0, of: initializer.origin, in: mock)
                ? handingOn(value, to: parameters.0, of: initializer.origin, in: mock)
                : argumentByDefault(for: parameters.0, of: initializer, in: mock)
        }
        guard arguments.allSatisfy({ $0 != nil }) else { return nil }
        return call(of: declaration, with: arguments.compactMap { $0.flatMap(labeled) }, from: caller)
    }

    /// Whether an initializer runs where its caller does, but that of the superclass does not (SE-0461): what both initialize
    /// cannot be sent there, unless it is on an actor.
    private func leavesCaller(
        _ caller: InitializerDeclaration, for initializer: InitializerDeclaration, in mock: Context
    ) -> Bool {
        caller.head.staysWithCaller && mock.globalActor == nil && initializer.effects.isAsync
            && !initializer.head.staysWithCaller
    }

    /// The call of a superclass's initializer by one that may promise more: that it cannot fail, say.
    private func call(
        of initializer: InitializerDeclaration, with arguments: [String], from caller: InitializerDeclaration
    ) -> String {
        let isForced = initializer.failability == .optional && caller.failability == .never
        let handsErrorsOn = [initializer.effects.throwing, .throws(nil)].contains(caller.effects.throwing)
        let effects =
            (initializer.effects.canThrow ? (handsErrorsOn ? "try " : "try! ") : "")
            + (initializer.effects.isAsync ? "await " : "")
        return "\(effects)super.init(\(arguments.joined(separator: ", ")))\(isForced ? "!" : "")"
    }
}

// MARK: - Arguments

extension Lowering {
    /// An argument of a call.
    private struct Argument {
        let parameter: Parameter
        /// For example: `0`; nil where it is left out.
        var value: String?
        /// What stands before the label. For example: `$`
        var prefix = ""
        /// Whether its value has the type of the parameter, whatever else could be given that.
        var isTyped = false
    }

    /// The argument that hands on what the caller is given under the same name.
    private func argument(
        handing caller: InitializerDeclaration?, to parameter: Parameter,
        of initializer: SuperclassInitializers.Designated, in mock: Context
    ) -> Argument? {
        let given = caller?.parameters.first { given in
            guard given.name == parameter.name, given.name != "_", !StandardNames.inBodies.contains(given.name) else {
                return false
            }
            var given = given
            given.label = parameter.label
            return takesSame(given, as: parameter, of: initializer.origin, in: mock)
        }
        return given.map { handingOn($0.name, to: parameter, of: initializer.origin, in: mock) }
    }

    /// The argument that hands the value of a parameter on to another of its type.
    private func handingOn(
        _ value: String, to parameter: Parameter, of origin: CatalogType, in mock: Context
    ) -> Argument {
        var argument = Argument(parameter: parameter, value: value, isTyped: true)
        if resolver.isPassedProjected(parameter, in: origin) {
            (argument.prefix, argument.value) = ("$", "$\(value)")
        } else if parameter.type.specifiers.contains("inout") {
            argument.value = "&\(value)"
        } else if parameter.type.attributes.has("autoclosure") {
            argument.value = closureCall(value, parameter.type.bare.unparenthesized, in: mock)
        } else if parameter.type.hasPackExpansion {
            argument.value = "repeat each \(value)"
        }
        return argument
    }

    /// The argument of a call that has nothing to hand on: none where the parameter has a default argument, or takes any
    /// number of them; nil where there is no value for it.
    private func argumentByDefault(
        for parameter: Parameter, of initializer: SuperclassInitializers.Designated, in mock: Context
    ) -> Argument? {
        let generic = Set(initializer.declaration.genericParameters.map(\.name))
        if parameter.defaultValue != nil || parameter.isVariadic && !parameter.type.mentions(generic) {
            return Argument(parameter: parameter)
        }
        guard !parameter.isVariadic, !parameter.type.specifiers.contains("inout"),
            let value = defaultValue(for: parameter.type, generic: generic, in: mock, origin: initializer.origin)
        else { return nil }
        // Where the superclass keeps it weakly, the compiler warns that nothing else does, and follows calls to see that.
        let mayBeKeptWeakly =
            !options.areMocksElsewhere
            && defaultValues.mayBeMock(parameter.type, in: initializer.origin)
        return Argument(parameter: parameter, value: mayBeKeptWeakly ? "{ \(value) }()" : value)
    }

    /// Whether arguments tell what the generic parameters of an initializer are, those that nobody names among them. Some default
    /// arguments do so (SE-0347).
    private func areInferred(_ initializer: InitializerDeclaration, from arguments: [Argument]) -> Bool {
        func tellsType(_ argument: Argument) -> Bool {
            let isEmpty = ["nil", "[]", "[:]"].contains(argument.parameter.defaultValue ?? "nil")
            return argument.isTyped || argument.value == nil && !isEmpty
        }
        return initializer.genericParameters.allSatisfy { generic in
            arguments.contains { tellsType($0) && $0.parameter.type.mentions([generic.name]) }
        }
            && arguments.allSatisfy { tellsType($0) || !$0.parameter.type.hasOpaquePart }
    }

    /// Arguments that tell an initializer from others: those that have a default argument are given where others need none of the
    /// same, and values say their types where others could be given them. Nil where there is no value for one of the former.
    private func unambiguous(
        _ arguments: [Argument], of initializer: SuperclassInitializers.Designated,
        among initializers: SuperclassInitializers, in mock: Context
    ) -> [Argument]? {
        let key = initializer.declaration.overrideKey
        let convenient = (initializers.convenient + initializers.maybeInherited).map(\.asDesignated)
        let others = (initializers.callable + convenient).filter { $0.declaration.overrideKey != key }
        let generic = Set(initializer.declaration.genericParameters.map(\.name))
        var arguments = arguments
        if others.contains(where: { rivaling($0, arguments) != nil }) {
            for index in arguments.indices where arguments[index].value == nil {
                let parameter = arguments[index].parameter
                let value =
                    parameter.isVariadic
                    ? defaultValue(for: parameter.type, generic: generic, in: mock, origin: initializer.origin)
                    : writtenDefault(of: parameter, declaredIn: initializer.origin, in: mock)
                guard let value else { return nil }
                arguments[index].value = value
            }
        }
        let given = arguments.indices.filter { arguments[$0].value != nil }
        for other in others {
            guard let parameters = rivaling(other, arguments) else { continue }
            let pairs = Array(zip(given, parameters))
            let mayBeOther = pairs.allSatisfy { index, parameter in
                arguments[index].isTyped
                    || isLiteral(
                        arguments[index].value,
                        alsoFor: defaultValue(for: parameter.type, in: mock, origin: other.origin))
            }
            guard mayBeOther else { continue }
            for (index, parameter) in pairs where !arguments[index].isTyped {
                let type = arguments[index].parameter.type.bare
                guard type != parameter.type.bare, !Self.literalTypes.contains(type), !type.mentions(generic),
                    !type.hasOpaquePart, let value = arguments[index].value
                else { continue }
                arguments[index].value = "\(value) as \(type.wrapped?.asOptional ?? type)"
                arguments[index].isTyped = true
            }
        }
        return arguments
    }

    /// The parameters of an initializer that would get arguments; nil where it cannot be called with their labels.
    private func rivaling(_ other: SuperclassInitializers.Designated, _ arguments: [Argument]) -> [Parameter]? {
        other.declaration.parameters(givenLabels: arguments.filter { $0.value != nil }.map(\.parameter.callLabel))
    }

    /// What literals are where nothing says what they are: the compiler prefers these.
    private static let literalTypes: Set<TypeSyntax> = [
        .named("Int"), .named("Double"), .named("String"), .named("Bool"),
    ]

    /// Whether a value is a literal that may be one of another type, too.
    ///
    /// - Parameter other: the default value of that; nil where it is not known.
    private func isLiteral(_ value: String?, alsoFor other: String?) -> Bool {
        guard let value else { return false }
        let isNumber = Double(value) != nil
        guard let other else { return isNumber || value.hasPrefix("\"") || ["nil", "[]", "[:]"].contains(value) }
        return value == other || isNumber && Double(other) != nil
    }

    /// For example: `name: ""`; nil for an argument that is left out.
    private func labeled(_ argument: Argument) -> String? {
        guard let value = argument.value else { return nil }
        let label = argument.parameter.label ?? argument.parameter.name
        return argument.prefix + (label == "_" ? value : "\(labelInCall(label)): \(value)")
    }
}

extension SuperclassInitializers {
    /// Those that a subclass can call, best first: none that is deprecated, that fails, or that has to be given something.
    fileprivate var callable: [Designated] {
        func effort(_ initializer: InitializerDeclaration) -> Int {
            (initializer.head.isDeprecated ? 8 : 0)
                + (initializer.failability == .never && initializer.effects == Effects() ? 0 : 4)
                + (initializer.parameters.allSatisfy { $0.defaultValue != nil } ? 0 : 2)
                + (initializer.parameters.isEmpty ? 0 : 1)
        }
        let all = designated + onlyCalled
        return all.enumerated().sorted { one, other in
            (effort(one.element.declaration), one.offset) < (effort(other.element.declaration), other.offset)
        }.map(\.element)
    }

    /// Whether one that waits is declared like one that does not: what waits calls that.
    fileprivate func waitsInstead(of initializer: InitializerDeclaration) -> Bool {
        let key = initializer.overrideKey
        return !initializer.effects.isAsync
            && ambiguous.contains { $0.declaration.effects.isAsync && $0.declaration.overrideKey == key }
    }
}

extension InitializerDeclaration {
    /// The parameters that get arguments with these labels; nil where no call with them can mean the initializer.
    fileprivate func parameters(givenLabels labels: [String]) -> [Parameter]? {
        var given: [Parameter] = []
        for parameter in parameters {
            if given.count < labels.count, parameter.callLabel == labels[given.count] {
                given.append(parameter)
            } else if parameter.defaultValue == nil, !parameter.isVariadic {
                return nil
            }
        }
        return given.count == labels.count ? given : nil
    }
}
