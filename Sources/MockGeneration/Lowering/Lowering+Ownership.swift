// What a value may not do: be copied (SE-0390), or outlive a call (SE-0446).
// Such values are handed on to handlers and kept nowhere else.

import SwiftDeclarations

extension Lowering {
    /// Whether values of a type cannot be copied.
    func isNoncopyable(_ type: TypeSyntax, generic: [GenericParameter] = [], in mock: Context) -> Bool {
        lacks(.copyable, type, generic: generic, in: mock)
    }

    /// Whether values of a type may not outlive what they were made from.
    func isNonescapable(_ type: TypeSyntax, generic: [GenericParameter], in mock: Context) -> Bool {
        lacks(.escapable, type, generic: generic, in: mock)
    }

    /// Whether a type lacks a conformance that types have by default: a type of the run that says so, a generic parameter
    /// that does, an optional or a result of either, or one of the standard library's.
    ///
    /// - Parameter isBound: whether the type is what an associated type is bound to, or a part of that: names in it may mean
    ///   something outside of the mock. For example: `Item` for `Store<Item?>`
    private func lacks(
        _ conformance: DefaultConformance, _ type: TypeSyntax, generic: [GenericParameter], in mock: Context,
        isBound: Bool = false
    ) -> Bool {
        let written = type.bare.unparenthesized
        let type = isBound ? written : bound(written, in: mock)
        let isBound = isBound || type != written
        func partLacks(_ part: TypeSyntax) -> Bool {
            lacks(conformance, part, generic: generic, in: mock, isBound: isBound)
        }
        if let wrapped = type.wrapped { return partLacks(wrapped) }
        switch type {
        case .some(let constraint), .any(let constraint): return constraint.suppresses(conformance)
        case .inlineArray(_, let element): return partLacks(element)
        case .tuple(let elements): return elements.contains { partLacks($0.type) }
        default: break
        }
        guard let name = type.qualifiedName else { return false }
        if name.count == 1, let parameter = generic.first(where: { $0.name == name[0] }) {
            return parameter.constraint?.suppresses(conformance) ?? false
        }
        let origin = mock.resolved.type
        if name.count == 1, mock.isClass, mock.genericNames.contains(name[0]) {
            return resolver.constraints(ofParameter: name[0], in: origin).contains { $0.suppresses(conformance) }
        }
        let nominal = catalog.mentionsSuppression ? resolver.nominalType(type, from: origin) : type
        if let content = content(ofStandardContainer: nominal, from: origin) {
            return partLacks(content)
        }
        return !mock.genericNames.contains(name[0]) && resolver.lacks(conformance, type, from: origin)
    }

    /// Whether a type of the run that cannot be copied, or what an optional of it wraps, says that it is Sendable.
    func isDeclaredSendable(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        guard let name = resolver.nominalType(type, from: origin).qualifiedName,
            let declared = catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file)
        else { return false }
        return ([declared] + catalog.extensions(of: declared)).map(\.declaration).contains { part in
            (part.kind != .extension || part.requirements.isEmpty)
                && part.inheritance.contains { $0.type.bare.qualifiedName?.last == "Sendable" }
        }
    }

    /// What decides whether values of a generic type of the standard library can be copied. For example: `Buffer` of
    /// `Result<Buffer, any Error>` and of `InlineArray<4, Buffer>` (SE-0437, SE-0453)
    private func content(ofStandardContainer type: TypeSyntax, from origin: CatalogType) -> TypeSyntax? {
        let content: TypeSyntax?
        switch type.qualifiedName?.last {
        case "Result": content = type.arguments.first
        case "InlineArray": content = type.arguments.dropFirst().first
        default: return nil
        }
        guard let name = type.qualifiedName?.last, catalog.path(of: name, in: origin.path, file: origin.file) == nil
        else {
            return nil
        }
        return content
    }

    /// Whether nothing in the run says what a type is, so that its values may be such as cannot be copied.
    func isOutOfSight(_ type: TypeSyntax, in mock: Context) -> Bool {
        let type = type.bare.unparenthesized
        if let wrapped = type.wrapped { return isOutOfSight(wrapped, in: mock) }
        guard let name = type.qualifiedName, let last = name.last else { return false }
        let origin = mock.resolved.type
        return !Self.sendableContainers.contains(last) && !mock.genericNames.contains(name[0])
            && !mock.resolved.associatedTypes.contains { $0.name == name[0] }
            && !mock.resolved.typealiases.contains { $0.declaration.name == name[0] }
            && catalog.type(named: name, in: origin.path, file: origin.file) == nil
            && catalog.alias(named: name, in: origin.path, file: origin.file) == nil
    }

    /// Whether a type that nothing in the run declares is one of the modules of the system.
    func isOfSystem(_ type: TypeSyntax) -> Bool {
        type.bare.unparenthesized.qualifiedName?.contains(where: SystemNames.contains) ?? false
    }

    /// Whether nothing in the run says what a parameter's type is, and who owns its value is said, as it has to be of what
    /// cannot be copied.
    func mayLackCopies(_ type: TypeSyntax, in mock: Context) -> Bool {
        !Set(type.specifiers).isDisjoint(with: ["borrowing", "consuming"]) && isOutOfSight(type, in: mock)
    }

    /// The names of the generic parameters that may stand for types without copies.
    func noncopyable(_ parameters: [GenericParameter]) -> Set<String> {
        Set(parameters.filter { $0.constraint?.suppresses(.copyable) ?? false }.map(\.name))
    }

    /// Whether a type is a tuple, also by the name of a typealias.
    func isTuple(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        let type = resolver.withoutTypealiases(bound(type, in: mock), in: origin.path, file: origin.file)
        guard case .tuple(let elements) = type.bare.unparenthesized else { return false }
        return !elements.isEmpty
    }

    /// Whether a type is that of nothing but `()`, by whatever name.
    func isEmptyTuple(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        let type = resolver.withoutTypealiases(bound(type, in: mock), in: origin.path, file: origin.file)
        return isVoid(type, in: mock)
    }

    /// Whether a type is that of an existential type itself, by whatever name, or an optional or a tuple of such. Its value
    /// cannot leave an actor, also not in a box, unless the protocol is known to be Sendable as a type (SE-0470).
    /// For example: `(any Plugin).Type`
    func isExistentialMetatype(_ type: TypeSyntax, in mock: Context) -> Bool {
        hasPart(type, in: mock) { part in
            guard case .metatype(let instance) = part, case .any = followed(instance, in: mock) else { return false }
            return true
        }
    }

    /// Whether a type, by whatever name, or one in an optional or a tuple that it is, is such as is asked for.
    func hasPart(_ type: TypeSyntax, in mock: Context, where isMeant: (TypeSyntax) -> Bool) -> Bool {
        // What is not a typealias is not rewritten for the question: types may be nested deeply.
        var pending = [type]
        // A circle of typealiases ends here, too.
        var followings = 16
        while let type = pending.popLast()?.bare.unparenthesized {
            if let wrapped = type.wrapped {
                pending.append(wrapped)
                continue
            }
            switch type {
            case .tuple(let elements): pending += elements.map(\.type)
            case .named, .member:
                guard followings > 0, case let aliased = followed(type, in: mock), aliased != type else { continue }
                followings -= 1
                if aliased.qualifiedName == nil || aliased.wrapped != nil { pending.append(aliased) }
            default: if isMeant(type) { return true }
            }
        }
        return false
    }

    /// A type that may be a typealias, or an associated type, as what that is.
    func followed(_ type: TypeSyntax, in mock: Context) -> TypeSyntax {
        let origin = mock.resolved.type
        return resolver.withoutTypealiases(bound(type, in: mock), in: origin.path, file: origin.file).bare
            .unparenthesized
    }

    /// What an associated type is bound to, unless that is made of itself; other types as they are.
    ///
    /// - Parameter generic: the generic parameters that hide associated types.
    func bound(_ type: TypeSyntax, hiddenBy generic: Set<String> = [], in mock: Context) -> TypeSyntax {
        if case .member(let base, let name, let arguments) = type {
            return .member(self.bound(base, hiddenBy: generic, in: mock), name, arguments: arguments)
        }
        guard case .named(let name, arguments: []) = type, !generic.contains(name),
            let bound = mock.associatedTypes.finalBindings[name], !bound.mentions([name])
        else { return type }
        return bound
    }
}

/// A conformance that types have unless they say otherwise (SE-0390, SE-0446).
enum DefaultConformance: String {
    case copyable = "Copyable"
    case escapable = "Escapable"

    /// Whether a type that no file declares is one of the standard library that lacks it.
    fileprivate func isMissing(inStandardType name: String, arguments: [TypeSyntax]) -> Bool {
        // Other modules have types of these names, such as a protocol `Span`.
        guard arguments.isEmpty == Self.plainTypes.contains(name) else { return false }
        return switch self {
        case .copyable: Self.noncopyableTypes.contains(name)
        case .escapable: Self.nonescapableTypes.contains(name)
        }
    }

    private static let noncopyableTypes: Set<String> = atomicTypes.union(mutableSpans).union(["ExecutorJob"])

    /// Those that stay where they are made: properties of them are constants (SE-0410, SE-0433).
    fileprivate static let atomicTypes: Set<String> = ["Mutex", "Atomic", "AtomicLazyReference"]

    private static let nonescapableTypes: Set<String> = mutableSpans.union(["Span", "RawSpan", "UTF8Span"])

    private static let mutableSpans: Set<String> = ["MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan"]

    /// Those that are not generic.
    private static let plainTypes: Set<String> = [
        "ExecutorJob", "MutableRawSpan", "OutputRawSpan", "RawSpan", "UTF8Span",
    ]
}

/// A type that names a typealias, and where it does. Several questions about each are asked.
struct AliasedType: Hashable {
    let type: TypeSyntax
    let scope: [String]
    let file: Int
}

extension Resolver {
    /// Whether a type that is named where `origin` is declared lacks a conformance that types have by default.
    func lacks(_ conformance: DefaultConformance, _ type: TypeSyntax, from origin: CatalogType) -> Bool {
        let type = nominalType(type, from: origin)
        guard let name = type.qualifiedName, let last = name.last else { return false }
        let isStandard = conformance.isMissing(inStandardType: last, arguments: type.arguments)
        // Nearly every type of a requirement is asked about, and nearly none does; so this comes before the declaration.
        guard isStandard || catalog.maySuppress(inTypesNamed: last) else { return false }
        guard let declared = catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file) else {
            return isStandard
        }
        return declared.declaration.inheritance.contains { $0.type.suppresses(conformance) }
    }

    /// Whether properties of a type that is named where `origin` is declared have to be constants.
    func isAtomic(_ type: TypeSyntax, from origin: CatalogType) -> Bool {
        atomicArgument(of: type, from: origin) != nil
    }

    /// The type of what an atomic keeps; nil for other types. Modules besides `Synchronization` have types of these names.
    func atomicArgument(of written: TypeSyntax, from origin: CatalogType) -> TypeSyntax? {
        guard written.wrapped == nil, case let type = nominalType(written, from: origin), let name = type.qualifiedName,
            DefaultConformance.atomicTypes.contains(name.last ?? ""),
            name.count == 1 || name[0] == "Synchronization",
            catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file) == nil,
            // What a typealias names may be imported where that is declared.
            type != written.bare.unparenthesized || catalog.imports("Synchronization", in: origin.file)
        else { return nil }
        return type.arguments.first
    }

    /// A type without typealiases, and what it wraps where it is an optional.
    func nominalType(_ type: TypeSyntax, from origin: CatalogType) -> TypeSyntax {
        var type = type.bare.unparenthesized
        if mayBeTypealias(type) {
            let question = AliasedType(type: type, scope: origin.path, file: origin.file)
            type = findings.type(for: question) {
                withoutTypealiases(type, in: origin.path, file: origin.file).bare.unparenthesized
            }
        }
        while let wrapped = type.wrapped { type = wrapped.bare.unparenthesized }
        return type
    }
}

extension TypeSyntax {
    /// Whether the constraint takes a default conformance away. For example: `~Copyable`, `P & ~Copyable`
    func suppresses(_ conformance: DefaultConformance) -> Bool {
        switch bare.unparenthesized {
        case .suppressed(let type): return type.qualifiedName?.last == conformance.rawValue
        case .composition(let types): return types.contains { $0.suppresses(conformance) }
        default: return false
        }
    }
}

extension FunctionDeclaration {
    /// The function with a name for each opaque type in an `inout` parameter: a mock has to cast to it.
    /// For example: `func sort(_ items: inout some Equatable)` -> `func sort<Opaque0: Equatable>(_ items: inout Opaque0)`
    ///
    /// - Parameter isOverride: whether the order of opaque types has to stay, so that those before get names, too.
    func withNamedInouts(isOverride: Bool) -> FunctionDeclaration {
        let isInout = parameters.map { $0.type.specifiers.contains("inout") && $0.type.hasOpaquePart }
        guard let last = isInout.lastIndex(of: true) else { return self }
        var function = self
        for (index, parameter) in parameters.enumerated().prefix(last + 1) where isOverride || isInout[index] {
            var count = 0
            func named(_ type: TypeSyntax) -> TypeSyntax {
                type.replacing { part in
                    guard case .some(let constraint) = part else { return nil }
                    let name = "Opaque\(index)\(count == 0 ? "" : "_\(count)")"
                    count += 1
                    // Those in constraints of others come behind them.
                    let place = function.genericParameters.count
                    function.genericParameters.append(GenericParameter(name: name))
                    function.genericParameters[place].constraint = named(constraint)
                    return .named(name)
                }
            }
            let type = named(parameter.type.bare)
            guard count > 0 else { continue }
            function.parameters[index].type = type.unparenthesized
                .with(specifiers: parameter.type.specifiers, attributes: parameter.type.attributes)
        }
        return function
    }
}
