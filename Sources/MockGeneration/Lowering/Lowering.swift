// A resolved protocol -> its mock. Every decision is taken in this file and its extensions:
// this one decides about the type as a whole, the others about calls, properties and initializers.

import SwiftDeclarations

/// Lowers resolved protocols of one run.
struct Lowering {
    let options: Options
    private(set) var catalog: Catalog
    private(set) var resolver: Resolver
    let names: StandardNames
    var defaultValues: DefaultValues
    var diagnostics: [Diagnostic] = []

    init(
        options: Options, catalog: Catalog, resolver: Resolver, names: StandardNames, defaultValues: DefaultValues
    ) {
        self.options = options
        self.catalog = catalog
        self.resolver = resolver
        self.names = names
        self.defaultValues = defaultValues
    }

    /// The same for what names mean under some conditions.
    func looking(in resolver: Resolver) -> Lowering {
        guard resolver.catalog !== catalog else { return self }
        var lowering = self
        lowering.resolver = resolver
        lowering.catalog = resolver.catalog
        lowering.defaultValues.catalog = resolver.catalog
        return lowering
    }

    /// Takes from the default values the mocks that cannot be under one of the conditions that their protocols have mocks for.
    mutating func forgetMissingMocks(_ mocks: [(context: Context, request: ResolvedRequest)]) {
        for (context, request) in mocks where !request.stated.isEmpty {
            var lowering = looking(in: request.resolver)
            _ = lowering.lower(context)
            if lowering.diagnostics.contains(where: { $0.severity == .error }) {
                defaultValues.forgetMock(of: context.resolved.type)
            }
        }
    }

    /// Decides what all members of the mock of a protocol share, among it where the mock conforms.
    func context(of resolved: ResolvedProtocol, annotation: Annotation) -> Context {
        let annotation = annotation.replacing(resolved.namesInAnnotation)
        var resolved = resolved.bound(by: annotation, resolver)
        resolved.renameParametersHidingTypealiases(resolver)
        return checkingInitializers(
            isolatingConformance(
                of: Context(resolved: resolved, annotation: annotation, options: options)))
    }

    /// Makes the mock of a protocol. What its annotation gets wrong goes to `diagnostics`.
    mutating func lower(_ mock: Context) -> Mock {
        let (resolved, annotation) = (mock.resolved, mock.annotation)
        reportWhatCannotBeMocked(mock)
        var names = MemberNames(
            declared: resolved.parentMocks.reduce(
                declaredNames(in: resolved.nodes).union(resolved.superclassMemberNames)
                    .union(resolved.associatedTypes.map(\.name))
            ) { $0.union($1.memberNames) })
        let named = assignNames(resolved.nodes, in: mock, names: &names)
        reportUnknownKeys(in: mock)

        var support: Set<Support> = []
        var members = named.map { lower($0, in: mock, support: &support) }
        members += identityMembers(of: mock) + copiedMembers(of: mock, support: &support)
        if annotation.isOn(.order, option: options.recordsOrder) {
            recordOrder(of: &members, in: mock, names: &names, support: &support)
        }
        if annotation.isOn(.reset, option: options.writesReset) {
            members += resetMembers(for: members, in: mock, names: &names, support: &support)
        }
        let declaration = resolved.type.declaration
        let initializers = initializers(named, in: mock, support: &support)
        let conformsInExtension =
            !options.areMocksElsewhere && initializers.contains(where: \.isInExtension) && isMadeOnDefaultActor(mock)
        // Functions may be overloaded, and types extended.
        let helpers =
            copiedHelpers(of: mock, support: &support).map { ($0.text, $0.text) } + substitutes(in: mock)
            + helpersOfDefaultArguments(in: mock)
        let inheritance = inheritance(of: mock)
        let conformancesByMode = conformancesByMode(of: mock)
        return Mock(
            protocolName: resolved.type.qualifiedName,
            place: .init(
                path: catalog.path(of: resolved.type.file), offset: declaration.head.offset),
            scope: resolved.type.scope.joined(separator: "."),
            scopeModule: resolved.module,
            scopeWhereClause: whereClause(resolved.enclosingClauses),
            scopeAttributes: limits(around: resolved.type),
            conditions: resolved.type.conditions,
            attributes: typeAttributes(of: mock),
            actorComment: actorComment(of: mock),
            superclassComment: resolver.superclassComment(of: resolved),
            access: mock.access,
            keyword: keyword(of: mock),
            name: mock.name,
            genericParameters: genericParameters(of: mock),
            inheritance: inheritance
                + (conformsInExtension ? parentsOffDefaultActor(of: mock, besides: inheritance) : []),
            conformsInExtension: conformsInExtension,
            conformancesNotToIsolate: conformancesNotToIsolate(
                of: mock, besides: inheritance + conformancesByMode.swift6),
            conformancesByMode: conformancesByMode,
            whereClause: whereClause(
                mock.isClass
                    ? resolved.classClauses + resolved.clausesOfSignatures : mock.associatedTypes.requirements),
            typealiases: (mock.associatedTypes.renamedParameters + mock.associatedTypes.typealiases).map {
                .init(name: $0.name, type: signatureParameter(existential($0, in: mock), in: mock).description)
            } + mock.repeatedTypealiases.map { typealiasMember($0, in: mock) },
            initializers: initializers,
            members: members,
            notes: typeNotes(of: mock),
            support: support,
            helpers: helpers)
    }

    /// The typealiases at file level that stand for types that are hidden in the mock.
    private func substitutes(in mock: Context) -> [(key: String, text: String)] {
        let type = mock.resolved.type
        let attributes =
            limits(around: type) + type.declaration.head.repeatedAttributes(mock.access) { $0 == "available" }
        return resolver.substitutes(in: mock.resolved).map { name, hidden in
            let module = mock.resolved.modulesOfHiddenTypes[hidden].map { "\($0)." } ?? ""
            let lines =
                type.conditions.map { "#if \($0)" } + ["/// `\(hidden)` where the mock hides its name."] + attributes
                + ["\(access(ofSubstituteFor: hidden, in: mock))typealias \(name) = \(module)\(hidden)"]
                + type.conditions.map { _ in "#endif" }
            return (name, lines.joined(separator: "\n"))
        }
    }

    /// The access level with a trailing space, or nothing. Members that name what fewer see than the mock are seen by no more, but
    /// where mocks stand in another module: for who imports it with `@testable`, what is internal there is public.
    private func access(ofSubstituteFor name: String, in mock: Context) -> String {
        let file = mock.resolved.type.file
        let meant: (any CatalogEntry)? =
            catalog.alias(named: [name], in: [], file: file) ?? catalog.type(named: [name], in: [], file: file)
        guard !options.areMocksElsewhere, !mock.access.isEmpty, let meant, meant.access < .public else {
            return mock.access
        }
        return meant.access.prefix
    }

    private func typealiasMember(_ alias: MemberTypealias, in mock: Context) -> Mock.Typealias {
        let declaration = AssociatedTypes.withoutSelf(alias.declaration)
        return .init(
            conditions: alias.conditions,
            attributes: declaration.head.repeatedAttributes(mock.access) { $0 == "available" },
            name: declaration.name + genericClause(declaration.genericParameters, in: mock),
            type: signatureParameter(declaration.type, in: mock).description
                + whereClause(declaration.requirements, in: mock))
    }

    /// A where clause with its leading space; nothing without requirements.
    func whereClause(_ requirements: [GenericRequirement]) -> String {
        requirements.isEmpty ? "" : " where \(requirements.map(\.description).joined(separator: ", "))"
    }
}

extension Lowering {
    /// Makes the member of a requirement, or the block of those under an `#if`.
    private func lower(_ node: NamedNode, in mock: Context, support: inout Set<Support>) -> Mock.Member {
        switch node {
        case .conditional(let clauses):
            return .conditional(
                clauses.map { clause in
                    Mock.Clause(
                        condition: clause.condition,
                        members: clause.nodes.map { lower($0, in: mock, support: &support) })
                })
        case .requirement(let named):
            var mock = mock
            // One that a protocol requires is as visible as that, whatever the class says, and `@testable` makes one as
            // visible as its class.
            if mock.isClass, options.testableImports.isEmpty, let member = named.requirement.overridden {
                mock = mock.with(access: limited(mock.access, to: member.access), options: options)
            }
            switch named.requirement.declaration {
            case .function(let function):
                return .method(method(withNever(function, in: mock), named, in: mock, support: &support))
            case .subscript(let declaration):
                return .subscript(subscriptMember(declaration, named, in: mock, support: &support))
            case .variable(let variable):
                return property(variable, named, in: mock, support: &support)
            default:
                // Initializers are collected on their own.
                return .conditional([])
            }
        }
    }
}

/// The simple name of a protocol's mock, if its annotation gives it no other.
func mockName(of type: CatalogType) -> String { "\(identifierName(type.declaration.name))Mock" }

/// The access level of a mock: that of its protocol, lowered to what the types around it allow.
func effectiveAccess(of type: CatalogType) -> AccessLevel {
    let declared = AccessLevel(modifiers: type.declaration.head.modifiers) ?? type.enclosingAccess.implied
    return min(declared, type.enclosingAccess.ceiling)
}
