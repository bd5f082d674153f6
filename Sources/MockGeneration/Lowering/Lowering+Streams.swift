// Properties that are streams of Combine or RxSwift -> what publishes what a subject is sent, or the values of a property.

import SwiftDeclarations

extension Lowering {
    /// Whether a subject feeds the property: its type is that of a stream, and reading it has no effects.
    func isStream(_ variable: VariableDeclaration, in origin: CatalogType) -> Bool {
        guard let type = variable.type, variable.effects == Effects() else { return false }
        return observable(type, in: origin) != nil || options.usesCombineSubjects && publisher(type, in: origin) != nil
    }

    /// How an initializer gives a stream its value. A subject of the stream's kind takes the place of its subject, so that what
    /// a test sends by that arrives.
    func assignment(
        of value: String, toStream variable: VariableDeclaration, _ named: NamedRequirement, in mock: Context
    ) -> String {
        let isLocked = isLockedStream(variable, named.requirement, in: mock)
        func kept(_ value: String, in storage: String) -> String {
            isLocked ? "self.\(storage).store(\(value))" : "self.\(storage) = \(value)"
        }
        guard let element = variable.type.flatMap({ observable($0, in: named.requirement.origin) }),
            case .observable(let subject, _) = rxKind(
                named, name: unescaped(variable.name), element: element, in: mock)
        else { return kept(value, in: named.storageName) }
        let subjectName = "\(isLocked ? "_" : "")\(named.name)Subject"
        return kept("\(value) is \(subject) ? nil : \(value)", in: named.storageName)
            + "\nif let \(value) = \(value) as? \(subject) { \(kept(value, in: subjectName)) }"
    }

    /// Whether several threads may replace the stream that a property is.
    private func isLockedStream(_ variable: VariableDeclaration, _ requirement: Requirement, in mock: Context) -> Bool {
        isStream(variable, in: requirement.origin)
            && isolation(of: requirement, head: variable.head, in: mock).storage == .locked
    }

    /// Whether a property is a publisher that tests set as they do any other property, since no subject is asked for.
    func isPublisherWithoutSubject(_ variable: VariableDeclaration, in origin: CatalogType) -> Bool {
        guard !options.usesCombineSubjects, let type = variable.type, variable.effects == Effects() else {
            return false
        }
        return publisher(type, in: origin) != nil
    }

    /// Output and failure of Combine's `AnyPublisher`.
    private func publisher(
        _ type: TypeSyntax, in origin: CatalogType
    ) -> (output: TypeSyntax, failure: TypeSyntax)? {
        guard let arguments = type.genericArguments(ofTypeNamed: "AnyPublisher"), arguments.count == 2,
            !isDeclared(type, inModuleOf: origin)
        else { return nil }
        return (arguments[0], arguments[1])
    }

    /// The element of RxSwift's `Observable`.
    func observable(_ type: TypeSyntax, in origin: CatalogType) -> TypeSyntax? {
        guard let arguments = type.genericArguments(ofTypeNamed: "Observable"), arguments.count == 1,
            !isDeclared(type, inModuleOf: origin)
        else { return nil }
        return arguments[0]
    }

    /// Whether the module of a protocol has a type of its own that a framework has, too.
    private func isDeclared(_ type: TypeSyntax, inModuleOf origin: CatalogType) -> Bool {
        guard let name = type.bare.unparenthesized.qualifiedName,
            let own = catalog.type(named: name, in: origin.path, file: origin.file)
        else { return false }
        return !catalog.isElsewhere(own.file, from: origin.file)
    }

    /// What publishes the values of a property; nil where that is no stream.
    func stream(
        _ variable: VariableDeclaration, _ type: TypeSyntax, _ named: NamedRequirement, in mock: Context
    ) -> Mock.Stream? {
        let name = unescaped(variable.name)
        let kind: Mock.Stream.Kind
        if options.usesCombineSubjects, let (output, failure) = publisher(type, in: named.requirement.origin) {
            kind = combineKind(named, name: name, output: output, failure: failure, in: mock)
        } else if let element = observable(type, in: named.requirement.origin) {
            kind = rxKind(named, name: name, element: element, in: mock)
        } else {
            return nil
        }
        let isStatic = variable.head.isStatic
        let isolation = isolation(of: named.requirement, head: variable.head, in: mock)
        // A subject guards itself.
        let isOpen = mock.isActor && !isStatic || !isolation.specifier.isEmpty
        let isUnguarded = isStatic && mock.globalActor == nil || mock.isActor || isOpen
        let unguarded = isUnguarded ? "nonisolated(unsafe) " : ""
        let isReplaceable =
            variable.isSettable || observable(type, in: named.requirement.origin) != nil
            || !isStatic && isInitialized(name, in: mock)
        let storage = isReplaceable || isolation.storage == .lockedInTable ? isolation.storage : .plain
        let staticPrefix = isStatic ? "static " : ""
        return Mock.Stream(
            requirement:
                "\(staticPrefix)var \(variable.name): \(type) { get\(variable.isSettable ? " set" : "") }",
            notes: notes(onStream: name, kind: kind, named, in: mock),
            name: variable.name,
            plainName: named.name,
            storageName: named.storageName,
            storageModifiers: storage == .plain
                ? unguarded + staticPrefix : isStatic ? "\(isolation.stateSpecifier)static " : "",
            attributes: memberAttributes(variable.head, isolation: isolation, in: mock),
            modifiers: memberModifiers(
                variable.head, specifier: isStatic ? isolation.specifier : isUnguarded ? "nonisolated " : "", named,
                in: mock),
            subjectModifiers:
                "\(mock.access)\(storage == .plain ? unguarded : isOpen ? "nonisolated " : "")\(staticPrefix)",
            countModifiers: countModifiers(isStatic: isStatic, specifier: unguarded, in: mock),
            isCountSettable: options.allowsSettingCallCount,
            type: signatureParameter(type, in: mock).description,
            kind: kind,
            isSettable: variable.isSettable,
            isReplaceable: isReplaceable,
            storage: storage)
    }

    /// Whether an initializer that the protocol asks for has a parameter of the name.
    private func isInitialized(_ name: String, in mock: Context) -> Bool {
        mock.resolved.nodes.requirements.contains { requirement in
            guard case .initializer(let initializer) = requirement.declaration else { return false }
            return initializer.parameters.contains { unescaped($0.name) == name }
        }
    }

    private func combineKind(
        _ named: NamedRequirement, name: String, output: TypeSyntax, failure: TypeSyntax, in mock: Context
    ) -> Mock.Stream.Kind {
        let setting = mock.annotation.subject(of: name, in: .combine)
        if let setting, let property = publishedName(setting), isLinked(named, to: property, in: mock),
            let values = published(property, as: output, in: mock)
        {
            let failureType =
                failure == .named("Never") ? "" : ".setFailureType(to: \(TypeSyntax.member(failure, "self")))"
            return .published(expression: "\(values)\(failureType).eraseToAnyPublisher()")
        }
        let arguments = "<\(signatureParameter(output, in: mock)), \(signatureParameter(failure, in: mock))>"
        if setting == "CurrentValueSubject",
            let value = firstElement(output, of: named, in: mock)
        {
            return .subject(
                type: "CurrentValueSubject\(arguments)", initialValue: "CurrentValueSubject\(arguments)(\(value))")
        }
        return .subject(type: "PassthroughSubject\(arguments)", initialValue: "PassthroughSubject\(arguments)()")
    }

    /// The property that `@Published name` links to.
    func publishedName(_ setting: String) -> String? {
        guard setting.hasPrefix("@Published ") else { return nil }
        return setting.split(separator: " ").last.map(String.init)
    }

    /// Whether a stream is linked to the property, and the property is a stored one of an instance. Wrapped properties are
    /// stored as they are, can be copied, and override none (SE-0258).
    func isPublished(_ name: String, in mock: Context) -> Bool {
        guard options.usesCombineSubjects, !mock.isClass,
            mock.annotation.says(in: .combine, where: { publishedName($0) == name }),
            mock.annotation.value(of: name, in: .modifiers) != "weak"
        else { return false }
        return published(name, in: mock).allSatisfy { isPublished($0, $1, in: mock) }
    }

    private func isPublished(_ variable: VariableDeclaration, _ requirement: Requirement, in mock: Context) -> Bool {
        let isolation = isolation(of: requirement, head: variable.head, in: mock)
        guard let type = variable.type, requirement.overridden == nil, !variable.head.isStatic,
            variable.effects == Effects(), !variable.head.possibleAttributes.has("available"),
            isolation.storage == .plain, isolation.memberActor == nil, !isNoncopyable(type, in: mock),
            !isStream(variable, in: requirement.origin)
        else { return false }
        // Without a value at first it is published by its storage, whose name has to be the usual one.
        let storage = "_\(unescaped(variable.name))"
        return startsWithValue(variable, requirement, in: mock)
            || !mock.memberNames.contains(storage) && identifierName(variable.name) == variable.name
                && mock.resolved.parentMocks.allSatisfy { !$0.memberNames.contains(storage) }
                && obstacle(toKeeping: variable, NamedRequirement(requirement: requirement, name: ""), in: mock) == nil
                && !mayBeLimited([type], head: variable.head, in: mock, outOfSight: false)
    }

    /// Whether a property has a value before a test gives it one.
    private func startsWithValue(_ variable: VariableDeclaration, _ requirement: Requirement, in mock: Context) -> Bool
    {
        guard let type = variable.type else { return false }
        let named = NamedRequirement(requirement: requirement, name: unescaped(variable.name), storageName: "")
        return initialValue(of: variable, type, named, in: mock) != nil
    }

    /// The properties of a name; several under conditions each.
    private func published(
        _ name: String, in mock: Context
    ) -> [(variable: VariableDeclaration, requirement: Requirement)] {
        mock.resolved.nodes.requirements.compactMap { requirement in
            guard case .variable(let variable) = requirement.declaration, unescaped(variable.name) == name else {
                return nil
            }
            return (variable, requirement)
        }
    }

    /// Whether a stream can be that of a property: it belongs to an instance, too, runs where that is stored, and is there
    /// only where that is.
    private func isLinked(_ named: NamedRequirement, to property: String, in mock: Context) -> Bool {
        guard let head = named.requirement.declaration.memberHead, !head.isStatic, isPublished(property, in: mock)
        else { return false }
        let isolation = isolation(of: named.requirement, head: head, in: mock)
        guard isolation.specifier.isEmpty || mock.globalActor == nil else { return false }
        return mock.resolved.nodes.have(property, wherever: named.requirement.declaration.plainName)
    }

    /// The publisher of the values of a property as another type, which may be the optional of theirs, or what theirs is an
    /// optional of; nil where they are something else. For example: `$name`, `$_user.compactMap { $0 }`
    private func published(_ name: String, as output: TypeSyntax, in mock: Context) -> String? {
        let publishers = published(name, in: mock).map { variable, requirement -> String? in
            func meant(_ type: TypeSyntax) -> TypeSyntax {
                mock.associatedTypes.withoutTypealiases(
                    resolver.withoutTypealiases(type, in: requirement.origin.path, file: requirement.origin.file)
                ).canonical()
            }
            guard let type = variable.type else { return nil }
            let (own, theirs) = (meant(type), meant(output))
            if startsWithValue(variable, requirement, in: mock) {
                if own == theirs { return "$\(name)" }
                if own == theirs.wrapped { return "$\(name).map { $0 as \(signatureParameter(output, in: mock)) }" }
                return own.wrapped == theirs ? "$\(name).compactMap { $0 }" : nil
            }
            if own == theirs { return "$_\(name).compactMap { $0 }" }
            return own == theirs.wrapped ? "$_\(name)" : nil
        }
        return Set(publishers).count == 1 ? publishers[0] : nil
    }

    /// What a subject begins with: the default value of its element; nil where there is none, or making it never ends.
    private func firstElement(_ element: TypeSyntax, of named: NamedRequirement, in mock: Context) -> String? {
        let origin = named.requirement.origin
        guard !isEndless(.ofType(element, origin: origin), of: named, in: mock) else { return nil }
        return defaultValue(for: element, followsTypealiases: false, in: mock, origin: origin)
    }

    private func rxKind(
        _ named: NamedRequirement, name: String, element: TypeSyntax, in mock: Context
    ) -> Mock.Stream.Kind {
        let setting = mock.annotation.subject(of: name, in: .rx)
        let written = signatureParameter(element, in: mock)
        switch setting {
        case "ReplaySubject":
            return .observable(
                type: "ReplaySubject<\(written)>", initialValue: "ReplaySubject<\(written)>.create(bufferSize: 1)")
        case "BehaviorSubject":
            // Without a value to begin with, there is none until a test makes one.
            let value = firstElement(element, of: named, in: mock)
            let type = "BehaviorSubject<\(written)>"
            return .observable(type: type, initialValue: value.map { "\(type)(value: \($0))" })
        default: break
        }
        return .observable(type: "PublishSubject<\(written)>", initialValue: "PublishSubject<\(written)>()")
    }
}

extension [RequirementNode] {
    /// Whether a property is there under all conditions under which another one is.
    fileprivate func have(_ property: String, wherever other: String?) -> Bool {
        func isAmongThem(_ name: String?) -> Bool {
            contains { node in
                guard case .requirement(let requirement) = node else { return false }
                return requirement.declaration.plainName == name
            }
        }
        if isAmongThem(property) { return true }
        return !isAmongThem(other)
            && allSatisfy { node in
                guard case .conditional(let clauses) = node else { return true }
                return clauses.allSatisfy { clause in
                    !clause.nodes.requirements.contains { $0.declaration.plainName == other }
                        || clause.nodes.have(property, wherever: other)
                }
            }
    }
}

extension TypeSyntax {
    /// The generic arguments if the type, its module aside, has this name.
    fileprivate func genericArguments(ofTypeNamed name: String) -> [TypeSyntax]? {
        switch bare.unparenthesized {
        case .named(name, let arguments), .member(_, name, let arguments): return arguments
        default: return nil
        }
    }
}
