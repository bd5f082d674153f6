// What a run produces: the output, what it holds, and what there is to say.

import SwiftDeclarations

/// What a run produces. A pure function of the inputs and the options.
public struct Generation: Sendable {
    /// The mocks as one Swift source text.
    public var output: String = ""
    /// One entry per mock, in output order.
    public var mocks: [MockListing] = []
    /// Everything there is to say, sorted by path and offset.
    public var diagnostics: [Diagnostic] = []
    /// What the mocks leave out or know less about than their protocols, sorted by path and offset.
    public var notes: [Diagnostic] {
        (inputNotes + mocks.flatMap { $0.notes + $0.members.flatMap(\.notes) }).sortedByPlace()
    }
    /// What is left out of the inputs.
    var inputNotes: [Diagnostic] = []
    /// The figures of `--verbose`.
    public var figures: Figures = Figures()
    /// What the mocks were made from. Kept, so that who ends the process with the result need not wait until all of it is
    /// released.
    var origin: Origin?

    /// Makes the result of a run that came to nothing.
    public init() {}

    /// The declarations of a run and what was resolved of them.
    struct Origin: Sendable {
        let catalog: Catalog
        let resolved: [ResolvedProtocol]
    }

    /// Counts over the run.
    public struct Figures: Sendable {
        /// Files whose declarations were parsed.
        public var parsedFiles = 0
        /// Annotated protocols.
        public var protocols = 0
        /// Mocks written.
        public var mocks = 0
    }

    /// Whether the output must not be written.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The result with its diagnostics in order, each once, and as strict as asked for.
    func finished(_ options: Options) -> Generation {
        var result = self
        var seen: Set<Diagnostic> = []
        result.diagnostics = diagnostics.filter { seen.insert($0).inserted }.sorted { left, right in
            guard let right = right.place else { return false }
            guard let left = left.place else { return true }
            return left.path == right.path ? left.offset < right.offset : precedesInBytes(left.path, right.path)
        }
        if options.isStrict {
            for index in result.diagnostics.indices where result.diagnostics[index].severity == .warning {
                result.diagnostics[index].severity = .error
            }
        }
        return result
    }
}

/// What `mockgen list` tells about one mock.
public struct MockListing: Sendable {
    /// One requirement and what was generated for it.
    public struct Member: Sendable {
        /// The requirement in one line. For example: `func load(id: Int) -> String`
        public var requirement: String
        /// The names a test uses. For example: `loadCallCount`, `loadHandler`
        public var members: [String]
        /// What is left out of the members or known less about than the requirement says, as notes.
        public var notes: [Diagnostic] = []
    }

    /// The protocol's qualified name. For example: `Outer.Store`
    public var protocolName: String
    /// The mock's name, qualified too. For example: `Outer.StoreMock`
    public var mockName: String
    /// Where the protocol's name stands.
    public var place: Diagnostic.Place
    /// What concerns the mock as a whole. For example: an associated type that is `Any`
    public var notes: [Diagnostic] = []
    /// The names a test uses that belong to no requirement. For example: `resetMock`
    public var ownMembers: [String] = []
    /// In the order of the mock's members.
    public var members: [Member]
}

extension MockListing {
    init(_ mock: Mock) {
        protocolName = mock.protocolName
        mockName = mock.qualifiedName
        place = mock.place
        notes = mock.notes
        ownMembers = mock.members.flatMap { member in
            if case .verbatim(let verbatim) = member { return verbatim.names }
            return []
        }
        members = mock.members.flatMap(\.listing)
    }
}

extension Mock.Member {
    /// The entries of a listing that a member makes: none for an empty block, several for a block under `#if`.
    fileprivate var listing: [MockListing.Member] {
        switch self {
        case .property(let property):
            return [
                .init(
                    requirement: property.requirement,
                    members: [property.name, property.setCallCount].compactMap(\.self), notes: property.notes)
            ]
        case .handledProperty(let property):
            return [
                .init(
                    requirement: property.requirement, members: property.call.names + (property.setter?.names ?? []),
                    notes: property.notes)
            ]
        case .stream(let stream):
            var members = [stream.name]
            if case .published = stream.kind {} else { members.append("\(stream.plainName)Subject") }
            if case .observable = stream.kind { members.append("\(stream.plainName)SubjectSetCallCount") }
            return [.init(requirement: stream.requirement, members: members, notes: stream.notes)]
        case .method(let method):
            return [.init(requirement: method.requirement, members: method.call.names, notes: method.notes)]
        case .subscript(let member):
            return [
                .init(
                    requirement: member.requirement, members: member.getter.names + (member.setter?.names ?? []),
                    notes: member.notes)
            ]
        case .verbatim(let verbatim):
            return verbatim.requirement.map { [.init(requirement: $0, members: [], notes: verbatim.notes)] } ?? []
        case .conditional(let clauses):
            return clauses.flatMap { $0.members.flatMap(\.listing) }
        }
    }
}

extension Mock.Call {
    /// The members that a test uses.
    fileprivate var names: [String] { [callCount, history?.name, handler].compactMap(\.self) }
}
