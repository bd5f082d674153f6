// A type -> the expression for its default value, or nothing. The table is Mockolo's, since tests rely on what a mock
// answers without a handler.

import SwiftDeclarations

/// Finds default values.
struct DefaultValues: Sendable {
    var catalog: Catalog
    /// The mocks of the run that `FooMock()` makes, by what they are of: modules may have several of one name.
    private var constructibleMocks: [CatalogType.ID: ConstructibleMock] = [:]
    /// The simple names of the protocols and classes of all mocks of the run.
    private let mockedNames: Set<String>
    /// The qualified names of the mocks that are nested in other types.
    private let nestedMocks: Set<String>
    /// The protocols whose mocks conform on the main actor only (SE-0470).
    var isolatedMocks: Set<CatalogType.ID> = []
    /// The protocols whose mocks say that they are on the main actor.
    var boundMocks: Set<CatalogType.ID> = []
    /// The protocols whose mocks are made where no actor is.
    private var madeOffActors: Set<CatalogType.ID> = []
    /// The mocks of earlier runs.
    private let earlier: EarlierMocks
    /// What has mocks in the run, by their simple names.
    private var mockedTypes: [String: [CatalogType.ID]] = [:]

    /// Where a default value is written.
    struct Place {
        /// The type in whose mock it is.
        let type: CatalogType
        /// Whether a member or a parameter hides the type of a name there.
        let hides: (String) -> Bool
        /// The level that what it names has to have.
        var level = AccessLevel.private
    }

    /// A mock that a default value makes.
    private enum Made: Hashable, Sendable {
        case mock(CatalogType.ID)
        /// One of an earlier run, by its name.
        case earlier(String)
    }

    /// A mock that can be made without arguments.
    private struct ConstructibleMock: Sendable {
        /// The module before the path, where it is written.
        let module: String?
        /// For example: `Outer`, `StoreMock`
        let path: [String]
        /// What its primary associated types are (SE-0346), as far as they are fixed.
        let arguments: [TypeSyntax?]
        /// The mocks that making it makes.
        var makes: Set<Made> = []
    }

    /// What a mock begins with.
    enum InitialValue {
        /// The default value of a type that is written in `origin`.
        case ofType(TypeSyntax, origin: CatalogType)
        /// One of the type that an annotation names. For example: `override: store = StoreMock`
        case type(String)
    }

    /// Notes which of the run's mocks can be default values: those that are not generic, not bound to a global
    /// actor, not under a condition, and have an initializer without arguments or effects. What has a mock for each
    /// condition has to have one of that kind for all of them.
    init(
        catalog: Catalog, mocks: [ResolvedProtocol], annotations: [Annotation], earlier: EarlierMocks = EarlierMocks()
    ) {
        self.catalog = catalog
        self.earlier = earlier
        mockedNames = Set(mocks.map { unescaped($0.type.declaration.name) })
        nestedMocks = Set(
            mocks.lazy.filter { !$0.type.scope.isEmpty }
                .map { "\($0.type.scope.joined(separator: ".")).\($0.mockName)" })
        var otherwiseMade: Set<CatalogType.ID> = []
        for (mock, annotation) in zip(mocks, annotations) {
            let annotation = annotation.replacing(mock.namesInAnnotation)
            guard mock.isConstructible(annotation) else {
                otherwiseMade.insert(mock.type.id)
                continue
            }
            let primary = mock.type.declaration.primaryAssociatedTypes
            let bindings =
                primary.isEmpty ? [:] : AssociatedTypes(of: mock, annotation: annotation).finalBindings
            let arguments = primary.map { bindings[$0] }
            let known = constructibleMocks.updateValue(
                ConstructibleMock(
                    module: mock.type.scope.isEmpty ? nil : mock.module, path: mock.type.scope + [mock.mockName],
                    arguments: arguments),
                forKey: mock.type.id)
            if let known, known.arguments != arguments { otherwiseMade.insert(mock.type.id) }
        }
        for id in otherwiseMade { constructibleMocks[id] = nil }
        for mock in mocks { mockedTypes[mock.mockName, default: []].append(mock.type.id) }
        for (mock, annotation) in zip(mocks, annotations) where isConstructible(mock.type) {
            let made = mock.initialValues(annotation.replacing(mock.namesInAnnotation)).flatMap(made)
            constructibleMocks[mock.type.id]?.makes.formUnion(made)
        }
        for mock in mocks where mock.copiesWhatMakesIt { madeOffActors.insert(mock.type.id) }
        noteMocks(madeOffActorsBy: mocks)
    }

    /// Notes which mocks others make where no actor is, or another one than their own.
    mutating func noteMocks(madeOffActorsBy mocks: [ResolvedProtocol]) {
        var pending = mocks.flatMap { mock in
            mock.defaultsOffActors.compactMap { madeMock(for: $0.type, in: $0.origin)?.id }
        }
        while let next = pending.popLast() {
            guard let mock = constructibleMocks[next], madeOffActors.insert(next).inserted else { continue }
            pending += mock.makes.compactMap { if case .mock(let id) = $0 { id } else { nil } }
        }
    }

    /// Lets the mock of a protocol be no default value.
    mutating func forgetMock(of type: CatalogType) {
        constructibleMocks[type.id] = nil
    }

    /// Whether other mocks make that of a protocol where no actor is, or another one than its own: in a module that
    /// isolates types by default (SE-0466), its initializer must not be.
    func isMadeOffActors(_ type: CatalogType) -> Bool {
        madeOffActors.contains(type.id) && !isolatedMocks.contains(type.id)
    }

    /// Whether a class has a type or a mock of this name inside it.
    func isNested(_ name: String, in superclass: CatalogType) -> Bool {
        nestedMocks.contains("\(superclass.qualifiedName).\(name)") || catalog.declares(name, in: superclass)
    }

    /// The default value of a type that is written in `origin`, as it is written at a place; nil where there is none.
    func expression(for type: TypeSyntax, in origin: CatalogType, at place: Place) -> String? {
        let type = type.bare.unparenthesized
        if type.wrapped == nil || declaredType(type, in: origin) == nil, let value = collectionOrNil(type) {
            return value
        }
        switch type {
        case .tuple(let elements): return tuple(elements) { expression(for: $0, in: origin, at: place) }
        case .any(let type): return mock(of: type, in: origin, at: place)
        case .named, .member:
            return mock(of: type, in: origin, at: place) ?? standardValue(of: type, in: origin, at: place)
        default: return nil
        }
    }

    /// The default value of what a typealias stands for. Literals alone: other values would name types that the mock's
    /// file may not see. For example: `[]` for `Rows` with `typealias Rows = [Row]`
    func literal(behind type: TypeSyntax, in scope: [String], file: Int) -> String? {
        let value = literal(behind: type, in: scope, file: file, depth: 0)
        // Keys may be hashed on an actor only (SE-0470), where modules isolate by default.
        return catalog.hasDefaultIsolation && value?.contains("[") ?? false ? nil : value
    }

    private func literal(behind type: TypeSyntax, in scope: [String], file: Int, depth: Int) -> String? {
        guard let name = type.bare.unparenthesized.qualifiedName, depth < Resolver.maximumDepth,
            let alias = catalog.alias(named: name, in: scope, file: file), !alias.isConditional
        else { return nil }
        let target = alias.declaration.type.bare.unparenthesized
        // The names of its parameters mean something else there.
        guard alias.declaration.genericParameters.isEmpty else { return collectionOrNil(target) }
        return literal(of: target, in: alias.scope, file: alias.file, depth: depth + 1)
    }

    private func literal(of type: TypeSyntax, in scope: [String], file: Int, depth: Int) -> String? {
        if let value = collectionOrNil(type) { return value }
        if case .tuple(let elements) = type {
            return tuple(elements) { literal(of: $0.bare.unparenthesized, in: scope, file: file, depth: depth) }
        }
        if let value = literal(behind: type, in: scope, file: file, depth: depth) { return value }
        guard let name = type.qualifiedName, catalog.path(of: name[0], in: scope, file: file) == nil else { return nil }
        return literal(ofTypeNamed: name)
    }

    private func collectionOrNil(_ type: TypeSyntax) -> String? {
        if type.wrapped != nil { return "nil" }
        switch type {
        case .array: return "[]"
        case .dictionary: return "[:]"
        default: return nil
        }
    }

    /// The protocol or class whose mock is the default value of a type.
    func madeMock(for type: TypeSyntax, in origin: CatalogType) -> CatalogType? {
        switch type.bare.unparenthesized {
        case .any(let type): return mockedType(type, in: origin)
        case let type: return mockedType(type, in: origin)
        }
    }

    /// Whether the default value of a type is a mock that conforms on the main actor only, or has one.
    func isIsolated(_ type: TypeSyntax, in origin: CatalogType) -> Bool {
        !isolatedMocks.isEmpty
            && type.tupleElements.contains { element in
                madeMock(for: element, in: origin).map { isolatedMocks.contains($0.id) } ?? false
            }
    }

    /// Whether the default value of a type is a mock that can be made on the main actor only, or has one.
    func isMadeOnActor(_ type: TypeSyntax, in origin: CatalogType) -> Bool {
        !boundMocks.isEmpty
            && type.tupleElements.contains { element in
                guard let made = madeMock(for: element, in: origin) else { return false }
                return boundMocks.contains(made.id) && !isMadeOffActors(made)
            }
    }

    /// Whether the mock of a protocol or class can be the default value of a type.
    func isConstructible(_ type: CatalogType) -> Bool { constructibleMocks[type.id] != nil }

    /// Whether making a value makes, sooner or later, the mock of `other`: with such a property it would never be done.
    func making(_ value: InitialValue, makes other: CatalogType) -> Bool {
        var seen: Set<Made> = []
        var pending = made(for: value)
        while let next = pending.popLast() {
            if next == .mock(other.id) { return true }
            guard seen.insert(next).inserted else { continue }
            switch next {
            case .mock(let id): pending += constructibleMocks[id]?.makes ?? []
            case .earlier(let name):
                for name in earlier.made[name] ?? [] { pending += made(byName: name) }
            }
        }
        return false
    }

    /// Whether the default value of a type may be a mock, of this run or of an earlier one.
    func mayBeMock(_ type: TypeSyntax, in origin: CatalogType) -> Bool { made(for: type, in: origin) != nil }

    private func made(for value: InitialValue) -> [Made] {
        switch value {
        case .ofType(let type, let origin): type.tupleElements.compactMap { made(for: $0, in: origin) }
        case .type(let name): made(byName: typeSyntax(of: name)?.qualifiedName?.last ?? "")
        }
    }

    private func made(byName mock: String) -> [Made] {
        [.earlier(mock)] + (mockedTypes[unescaped(mock)] ?? []).map(Made.mock)
    }

    private func made(for type: TypeSyntax, in origin: CatalogType) -> Made? {
        if let made = madeMock(for: type, in: origin) { return .mock(made.id) }
        var type = type.bare.unparenthesized
        if case .any(let constraint) = type { type = constraint }
        return earlierMock(for: type, in: origin).map { .earlier($0.name) }
    }

    private func tuple(_ elements: [TupleElement], of value: (TypeSyntax) -> String?) -> String? {
        guard !elements.isEmpty else { return "()" }
        var values: [String] = []
        for element in elements {
            guard let value = value(element.type) else { return nil }
            values.append(element.label.map { $0 == "_" ? value : "\(labelInCall($0)): \(value)" } ?? value)
        }
        return "(\(values.joined(separator: ", ")))"
    }

    /// What has a mock and is what a type means, or another type of that name.
    private func mockedType(_ type: TypeSyntax, in origin: CatalogType) -> CatalogType? {
        // Most types are something else, which their name tells.
        guard let last = type.qualifiedName?.last, mockedNames.contains(unescaped(last)) else { return nil }
        return declaredType(type, in: origin)
    }

    private func declaredType(_ type: TypeSyntax, in origin: CatalogType) -> CatalogType? {
        guard let name = type.qualifiedName, !origin.isKnown else { return nil }
        return catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file)
    }

    private func mock(of type: TypeSyntax, in origin: CatalogType, at place: Place) -> String? {
        guard let declared = mockedType(type, in: origin) else {
            return earlierMock(for: type, in: origin).flatMap { isSeen($0, at: place) ? "\($0.name)()" : nil }
        }
        guard let mock = constructibleMocks[declared.id] else { return nil }
        let isSame = zip(type.arguments, mock.arguments).allSatisfy { $0.canonical() == $1 }
        return isSame ? name(of: mock, at: place).map { "\($0)()" } : nil
    }

    /// The mock of an earlier run that is the default value of a type: one of a protocol that has no mock in this run, or of what
    /// no file of the run declares.
    private func earlierMock(for type: TypeSyntax, in origin: CatalogType) -> EarlierMock? {
        guard !earlier.isEmpty, !origin.isKnown, type.arguments.isEmpty, let name = type.qualifiedName,
            let last = name.last, let mock = earlier.mock(ofProtocol: last), literal(ofTypeNamed: name) == nil,
            standardValue(ofTypeNamed: name, written: last) == nil
        else { return nil }
        if let declared = declaredType(type, in: origin) {
            return declared.declaration.kind == .protocol && declared.scope.isEmpty ? mock : nil
        }
        let isElsewhere =
            catalog.path(of: name[0], in: origin.path, file: origin.file) == nil
            && (name.count == 1
                || name.count == 2 && !Catalog.isSystemModule(name[0]) && catalog.imports(name[0], in: origin.file))
        return isElsewhere && !mock.mayBeOfClass ? mock : nil
    }

    /// Whether the name of a mock of an earlier run means it at a place, and can stand there.
    private func isSeen(_ mock: EarlierMock, at place: Place) -> Bool {
        guard mock.access >= place.level, !place.hides(mock.name) else { return false }
        let path = catalog.path(of: mock.name, in: place.type.scope, file: place.type.file)
        // Its file may be one of the sources, too.
        return path == nil
            || path == [mock.name]
                && catalog.topLevelEntries(mock.name).allSatisfy { catalog.files[$0.file].path == mock.path }
    }

    /// How a mock is written at a place: in full, or, where something hides the outermost name, as seen from
    /// the type around both; nil where something hides that, too.
    private func name(of mock: ConstructibleMock, at place: Place) -> String? {
        let scope = place.type.scope
        guard let first = mock.path.first else { return nil }
        let isHidden =
            place.hides(first)
            || !scope.isEmpty
                && (nestedMocks.contains("\(scope.joined(separator: ".")).\(first)")
                    || catalog.path(of: first, in: scope, file: place.type.file) == scope + [first])
        guard isHidden else { return ([mock.module].compactMap(\.self) + mock.path).joined(separator: ".") }
        let rest = mock.path.dropFirst(scope.count)
        guard mock.path.starts(with: scope), let next = rest.first, !place.hides(next) else { return nil }
        return rest.joined(separator: ".")
    }

    private func standardValue(of type: TypeSyntax, in origin: CatalogType, at place: Place) -> String? {
        guard let path = type.qualifiedName, let first = path.first else { return nil }
        let written = place.hides(first) ? ".init" : type.description
        guard let value = standardValue(ofTypeNamed: path, written: written) else { return nil }
        // A type of the run with the same name is not the standard one.
        let isDeclared =
            path.count == 1 && !origin.isKnown && catalog.path(of: path[0], in: origin.path, file: origin.file) != nil
        return isDeclared ? nil : value
    }

    private func standardValue(ofTypeNamed path: [String], written: String) -> String? {
        if let literal = literal(ofTypeNamed: path) { return literal }
        guard Self.isOfSystemModule(path) else { return nil }
        switch path.last {
        case "Data", "Date", "UUID", "UIImage": return "\(written)()"
        case "URL": return "\(written)(fileURLWithPath: \"\")"
        case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets": return ".zero"
        case "UIColor": return ".black"
        case "UIFont": return ".systemFont(ofSize: 12)"
        case "Observable": return ".empty()"
        default: return nil
        }
    }

    private func literal(ofTypeNamed path: [String]) -> String? {
        guard Self.isOfSystemModule(path) else { return nil }
        switch path.last {
        case "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
            "UInt128":
            return "0"
        case "Float", "Float16", "Float32", "Float64", "Float80", "Double", "CGFloat", "TimeInterval": return "0.0"
        case "Bool": return "false"
        case "String": return "\"\""
        case "Character": return "\" \""
        case "Array", "Set": return "[]"
        case "Dictionary": return "[:]"
        case "Void": return "()"
        default: return nil
        }
    }

    private static func isOfSystemModule(_ path: [String]) -> Bool {
        path.count == 1
            || ["Swift", "Foundation", "UIKit", "CoreGraphics", "RxSwift", "CoreFoundation"].contains(path[0])
    }
}

extension ResolvedProtocol {
    /// The names of members, among them those that hide types in the mock.
    var memberNames: Set<String> {
        var names = Set(nodes.requirements.lazy.compactMap(\.declaration.plainName))
        names.formUnion(associatedTypes.map(\.name))
        names.formUnion(typealiases.map(\.declaration.name))
        return names
    }

    /// What the mock has when it has been made without arguments, as far as that may be another mock: the values of its properties,
    /// the first elements of subjects, and what stands in for the default arguments of a class.
    fileprivate func initialValues(_ annotation: Annotation) -> [DefaultValues.InitialValue] {
        let bindings = associatedTypes.isEmpty ? [:] : AssociatedTypes(of: self, annotation: annotation).finalBindings
        let values = nodes.requirements.flatMap { requirement -> [DefaultValues.InitialValue] in
            guard case .variable(let variable) = requirement.declaration, !variable.head.isStatic,
                let type = variable.type
            else { return [] }
            if let name = annotation.value(of: variable.name, in: .override) { return [.type(name)] }
            let elements = [Annotation.Section.rx, .combine].contains { section in
                annotation.subject(of: variable.name, in: section).map(Annotation.subjectsWithValues.contains) ?? false
            }
            return ([type] + (elements ? type.bare.arguments : [])).flatMap(\.tupleElements).map { part in
                let bound = part.qualifiedName.flatMap { $0.count == 1 ? bindings[$0[0]] : nil }
                return .ofType(bound ?? part, origin: bound == nil ? requirement.origin : self.type)
            }
        }
        let arguments = superclassInitializers?.designated.flatMap { initializer in
            initializer.declaration.parameters.filter { $0.defaultValue != nil }.map {
                DefaultValues.InitialValue.ofType($0.type, origin: initializer.origin)
            }
        }
        return values + (arguments ?? [])
    }

    /// The types of what the mock may make by default where no actor is, or another one than the main actor.
    fileprivate var defaultsOffActors: [(type: TypeSyntax, origin: CatalogType)] {
        let isOff =
            isMockOutsideActors || globalActor != nil && !isMainActorByDefault || traits.contains(.actor)
            || hasSuperclassOffActors
            || isMainActorByDefault && (superclassInitializers?.isImplicit ?? false || hasFreeInitializer)
        return nodes.requirements.flatMap { requirement -> [(type: TypeSyntax, origin: CatalogType)] in
            let declaration = requirement.declaration
            let isKept = isMainActorByDefault && requirement.originActor == nil
            guard isOff || isKept || declaration.runsElsewhere || declaration.memberHead?.isNonisolated ?? false else {
                return []
            }
            var types = [declaration.resultType].compactMap(\.self)
            if case .initializer(let initializer) = declaration { types = initializer.parameters.map(\.type) }
            return types.flatMap(\.tupleElements).map { ($0, requirement.origin) }
        }
    }

    /// Whether a mock on a global actor copies members of one on none, and these make the mock.
    fileprivate var copiesWhatMakesIt: Bool {
        globalActor != nil
            && parentMocks.contains { parent in
                parent.globalActor == nil
                    && parent.members.contains { $0.text.firstRange(of: "\(parent.name)()") != nil }
            }
    }

    /// Whether an initializer is asked for that is not on the actor of the mock.
    private var hasFreeInitializer: Bool {
        nodes.requirements.contains { requirement in
            guard case .initializer(let initializer) = requirement.declaration else { return false }
            return initializer.head.isNonisolated || requirement.originActor == nil || initializer.hasIsolatedParameter
        }
    }

    /// Whether it is a class whose mock `FooMock()` makes: all its initializers are in sight, and one of them takes nothing, or
    /// has default arguments alone, which its mock overrides. It is seen as the class is.
    private var isConstructibleClass: Bool {
        guard type.declaration.kind == .class, globalActor == nil, !isModuleIsolated, !lacksParent,
            unclearSuperclass == nil, classParameters.isEmpty, genericNamesAround.isEmpty,
            let initializers = superclassInitializers, initializers.isKnown, initializers.obstacle == nil,
            !initializers.hidesSome, !initializers.isOnSeveralActors,
            initializers.onlyCalled.isEmpty, initializers.ambiguous.isEmpty,
            !initializers.convenient.contains(where: { $0.declaration.mayBeCalledPlainly })
        else { return false }
        let called = initializers.designated.map(\.declaration).filter(\.mayBeCalledPlainly)
        let access = min(type.access, .public)
        guard let initializer = called.first else { return initializers.isImplicit && access <= .internal }
        return called.count == 1 && !initializers.isImplicit && initializer.failability == .never
            && initializer.effects == Effects() && initializer.genericParameters.isEmpty
            && initializer.requirements.isEmpty && initializer.head.attributes.isEmpty
            && AccessLevel(modifiers: initializer.head.modifiers) ?? .internal >= access
    }

    /// Whether `FooMock()` makes its mock wherever it is written.
    fileprivate func isConstructible(_ annotation: Annotation) -> Bool {
        (isConstructibleClass
            || type.declaration.kind == .protocol && (globalActor == nil || isMainActorByDefault) && superclass == nil)
            && outerConditions.isEmpty
            && AssociatedTypes(of: self, annotation: annotation).genericParameters.isEmpty
            && !nodes.requirements.contains {
                guard case .initializer(let initializer) = $0.declaration else { return false }
                return initializer.parameters.isEmpty
                    && (initializer.failability != .never || initializer.effects != Effects()
                        || initializer.head.attributes.contains { $0.name.hasSuffix("Actor") })
            }
    }
}

extension InitializerDeclaration {
    /// Whether a call can do without arguments.
    var mayBeCalledPlainly: Bool { parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic } }
}

extension TypeSyntax {
    /// The types in a tuple, and in the tuples in it; otherwise the type.
    var tupleElements: [TypeSyntax] {
        guard case .tuple(let elements) = bare.unparenthesized else { return [self] }
        return elements.flatMap(\.type.tupleElements)
    }
}
