// A request -> the protocol with all that it inherits; where that depends on conditions of `#if` in a way that no one mock
// can follow, one for each of them. Which conditions those are is found out in `Resolver+DecidingConditions.swift`.

import SwiftDeclarations

/// A protocol to be mocked with all that it inherits, under some conditions or under all.
struct ResolvedRequest: Sendable {
    let request: MockRequest
    var resolved: ResolvedProtocol
    /// Looks names up as they are under the conditions.
    let resolver: Resolver
    var diagnostics: [Diagnostic]
    /// The conditions that it is under besides those of its protocol, each of them a term or the negation of one.
    /// For example: `DEBUG`, `!os(iOS)`
    var stated: [String] = []

    /// The conditions of the `#if`s around it, outermost first.
    var conditions: [String] { resolved.outerConditions + (stated.isEmpty ? [] : [allOf(stated)]) }

    /// A message with what is said about it where it concerns a part of a request.
    ///
    /// - Parameter isLeftOut: whether other parts are mocked, but not this one.
    func explained(_ diagnostic: Diagnostic, isLeftOut: Bool = false) -> Diagnostic {
        guard !stated.isEmpty, let place = diagnostic.place else { return diagnostic }
        var diagnostic = diagnostic
        let text = "this is so under '#if \(allOf(stated))'" + (isLeftOut ? ", where there is no mock" : "")
        if isLeftOut { diagnostic.severity = .warning }
        diagnostic.notes.append(Diagnostic(.note, at: place, text))
        return diagnostic
    }
}

/// Resolves requests.
struct ConditionalMocks: Sendable {
    /// More than eight mocks of one protocol help nobody.
    private static let maximumCount = 8

    let resolver: Resolver
    private let resolvers = ReducedResolvers()

    init(_ resolver: Resolver) { self.resolver = resolver }

    /// The protocol or class as it is under all conditions, or under each of those that decide what its mock is.
    func resolve(_ request: MockRequest) -> [ResolvedRequest] {
        let whole = resolve(request, by: resolver)
        guard !whole.resolved.decidingConditions.isEmpty else { return [whole] }
        var count = 1
        let known = Assumption(request.type.conditions)
        guard let parts = parts(of: request, dividing: whole, assuming: known, count: &count) else {
            return [warned(whole)]
        }
        let names = parts.reduce(into: Set<String>()) { names, part in
            names.formUnion(part.resolved.nodes.requirements.compactMap(\.declaration.plainName))
            names.formUnion(part.resolved.associatedTypes.map { unescaped($0.name) })
        }
        return parts.map { part in
            var resolved = part.resolved
            resolved.namesUnderOtherConditions = names
            resolved.outerConditions = request.type.conditions
            var result = part
            result.resolved = resolved
            result.diagnostics = part.diagnostics.map { result.explained($0) }
            return result
        }
    }

    /// Divides a mock until nothing is left that decides about it; nil where that takes too many.
    ///
    /// - Parameters:
    ///   - whole: what the request is by what was taken for granted so far.
    ///   - assumption: what is known by now.
    ///   - count: how many mocks of the protocol there are so far.
    private func parts(
        of request: MockRequest, dividing whole: ResolvedRequest, assuming assumption: Assumption, count: inout Int
    ) -> [ResolvedRequest]? {
        let deciding = whole.resolved.decidingConditions.lazy
        guard let open = deciding.compactMap({ assumption.openTerm(in: $0, isWhole: true) }).first else {
            // What is known already was not asked for; where all that decides is known by now, it is resolved by that.
            return whole.resolver.catalog.assumption == assumption
                ? [whole] : parts(of: request, stating: whole.stated, assuming: assumption, count: &count)
        }
        count += 1
        guard count <= Self.maximumCount else { return nil }
        var parts: [ResolvedRequest] = []
        for term in [open, opposite(of: open)] {
            guard
                let own = self.parts(
                    of: request, stating: whole.stated + [term], assuming: assumption.adding(term), count: &count)
            else { return nil }
            parts += own
        }
        return parts
    }

    /// The mock under some conditions, divided further.
    private func parts(
        of request: MockRequest, stating stated: [String], assuming assumption: Assumption, count: inout Int
    ) -> [ResolvedRequest]? {
        let resolver = resolvers.resolver(resolver, assuming: assumption)
        guard let reduced = self.request(request, in: resolver.catalog, under: stated) else { return nil }
        var part = resolve(reduced, by: resolver)
        part.stated = stated
        return parts(of: request, dividing: part, assuming: assumption, count: &count)
    }

    /// A request for the type as it is declared where conditions hold.
    private func request(_ request: MockRequest, in catalog: Catalog, under conditions: [String]) -> MockRequest? {
        let stated = conditions.isEmpty ? [] : [allOf(conditions)]
        return catalog.counterpart(of: request.type).map { type in
            MockRequest(type: type.with(conditions: request.type.conditions + stated), annotation: request.annotation)
        }
    }

    private func resolve(_ request: MockRequest, by resolver: Resolver) -> ResolvedRequest {
        var diagnostics: [Diagnostic] = []
        var resolved =
            request.type.declaration.kind == .class
            ? resolver.resolveClass(request.type, mockName: request.mockName)
            : resolver.resolve(
                request.type, annotation: request.annotation, mockName: request.mockName, diagnostics: &diagnostics)
        let annotation = request.annotation.inheriting(for: resolved.nodes.requirements) { parent in
            parent.id == request.type.id ? nil : resolver.catalog.annotation(of: parent)
        }
        resolved.typesInAnnotation = annotation.types
        resolved.decidingConditions += resolver.conditionsOfConstraints(in: resolved, annotation: annotation)
        resolved.decidingConditions += resolver.conditionsOfValues(in: resolved)
        resolved.decidingConditions += resolver.conditionsOfKinds(in: resolved.nodes)
        resolved.decidingConditions += resolver.conditionsOfInitializers(in: resolved)
        return ResolvedRequest(
            request: MockRequest(type: request.type, annotation: annotation), resolved: resolved, resolver: resolver,
            diagnostics: diagnostics)
    }

    private func warned(_ whole: ResolvedRequest) -> ResolvedRequest {
        let type = whole.request.type
        var seen: Set<String> = []
        let conditions = whole.resolved.decidingConditions.filter { seen.insert($0).inserted }.prefix(3)
        var result = whole
        result.diagnostics.append(
            Diagnostic(
                .warning,
                at: .init(path: resolver.catalog.path(of: type.file), offset: type.declaration.head.offset),
                "'\(type.declaration.name)' depends on more conditions than mockgen tells apart, among them "
                    + conditions.map { "'\($0)'" }.joined(separator: ", ")
                    + ", so its mock may not compile under all of them; put the protocol under '#if' for those that it is "
                    + "for, or write the mock by hand"))
        return result
    }
}

/// The resolvers of a run by what they take for granted. An object: all threads share what one has made.
private final class ReducedResolvers: @unchecked Sendable {
    private let lock = Lock()
    private var known: [Assumption: Resolver] = [:]

    func resolver(_ resolver: Resolver, assuming assumption: Assumption) -> Resolver {
        if let known = lock.withLock({ known[assumption] }) { return known }
        let made = Resolver(resolver, assuming: assumption)
        return lock.withLock {
            if let known = known[assumption] { return known }
            known[assumption] = made
            return made
        }
    }
}
