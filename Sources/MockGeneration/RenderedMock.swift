// A resolved request -> its mock as text, with what else a run has to know of it. Of the mocks of one protocol under several
// conditions, those that differ in nothing else are made one.

import SwiftDeclarations

/// A mock as text, and what else is needed of it. The model itself takes much memory and is done with.
struct RenderedMock: Sendable {
    /// What it is the mock of, under which conditions.
    private(set) var request: ResolvedRequest
    /// Its source without the `#if`s around it.
    let text: String
    let access: AccessLevel
    let listing: MockListing
    let support: Set<Support>
    let helpers: [(key: String, text: String)]
    let diagnostics: [Diagnostic]

    init(_ context: Lowering.Context, of request: ResolvedRequest, by lowering: Lowering) {
        var lowering = lowering
        let mock = lowering.lower(context)
        self.request = request
        text = Renderer.render(mock, names: lowering.names)
        access = AccessLevel(modifiers: mock.access.split(separator: " ").map(String.init)) ?? .internal
        listing = MockListing(mock)
        support = mock.support
        helpers = mock.helpers
        diagnostics = lowering.diagnostics
    }

    /// Its source under its conditions.
    var conditionalText: String {
        let conditions = request.conditions
        return conditions.map { "#if \($0)\n" }.joined() + text + conditions.map { _ in "#endif\n" }.joined()
    }

    /// The access level at which it may name types of other modules.
    func foreignAccess(in catalog: Catalog) -> AccessLevel {
        access > .internal && hasForeignNames(in: catalog) ? access : min(access, .internal)
    }

    /// Whether it may name types of other modules.
    func hasForeignNames(in catalog: Catalog) -> Bool {
        ForeignNames(catalog: catalog, mocked: request.resolved.type).mayOccur(in: text, of: request.resolved)
    }

    private var isWrong: Bool { diagnostics.contains { $0.severity == .error } }
}

extension RenderedMock {
    /// The same mocks, those of one protocol that differ in nothing but their conditions as one, where they stand together.
    static func joined(_ mocks: [RenderedMock]) -> [RenderedMock] {
        let halves: [RenderedMock] = mocks.reduce(into: []) { joined, mock in
            joined.append(mock)
            while let last = joined.last, let joint = joined.dropLast().last?.joint(with: last) {
                joined.removeLast(2)
                joined.append(joint)
            }
        }
        // From the end, since conditions are the longer the later they come.
        let joined: [RenderedMock] = halves.reversed().reduce(into: []) { joined, mock in
            if let joint = joined.last.flatMap(mock.alternative) {
                joined[joined.count - 1] = joint
            } else {
                joined.append(mock)
            }
        }
        return joined.reversed()
    }

    /// The one mock that this one under a condition, and another under the opposite, are; nil where they differ.
    private func joint(with other: RenderedMock) -> RenderedMock? {
        guard isSame(as: other), let rest = rest(of: other), rest.isEmpty else { return nil }
        var joint = self
        joint.request.stated.removeLast()
        return joint
    }

    /// The one mock that this one, and another where its condition does not hold but others do, are; nil where they differ.
    /// For example: `#if A || B` for `#if A` and `#if !A && B`
    private func alternative(_ other: RenderedMock) -> RenderedMock? {
        guard isSame(as: other), let term = request.stated.last, let rest = rest(of: other), !rest.isEmpty
        else { return nil }
        var joint = self
        joint.request.stated[request.stated.count - 1] = anyOf([term, allOf(Array(rest))])
        return joint
    }

    /// What another mock is under besides the opposite of the last condition of this one; nil where it is not under that.
    private func rest(of other: RenderedMock) -> ArraySlice<String>? {
        guard let term = request.stated.last else { return nil }
        let opposite = request.stated.dropLast() + [opposite(of: term)]
        let stated = other.request.stated
        return stated.starts(with: opposite) ? stated.dropFirst(opposite.count) : nil
    }

    /// Whether another mock differs in nothing but its conditions.
    private func isSame(as other: RenderedMock) -> Bool {
        request.request.type.id == other.request.request.type.id && text == other.text
            && helpers.map(\.text) == other.helpers.map(\.text) && diagnostics == other.diagnostics
    }

    /// Those among the mocks of a protocol under several conditions that cannot be while others of the same can.
    static func missingParts(among mocks: [RenderedMock]) -> Set<Int> {
        let written = Set(mocks.filter { !$0.isWrong }.map(\.request.request.type.id))
        return Set(mocks.indices.filter { mocks[$0].isWrong && written.contains(mocks[$0].request.request.type.id) })
    }
}
