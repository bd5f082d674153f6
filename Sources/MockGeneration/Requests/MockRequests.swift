// The annotated declarations of a run -> the protocols to be mocked; each of the others gets its diagnostic.

import SwiftDeclarations

/// A protocol to be mocked and how.
struct MockRequest {
    let type: CatalogType
    let annotation: Annotation

    var mockName: String { annotation.mockName ?? MockGeneration.mockName(of: type) }
}

/// The annotated protocols, in source order, without those that cannot be mocked.
func mockRequests(in catalog: Catalog, options: Options, diagnostics: inout [Diagnostic]) -> [MockRequest] {
    var requests: [MockRequest] = []
    var places: [String: [(conditions: Set<String>, place: Diagnostic.Place)]] = [:]
    for declaration in catalog.annotated {
        switch declaration {
        case .other(let head, let name, let file):
            guard !head.isOnlyMentioned else { continue }
            let place = Diagnostic.Place(path: catalog.path(of: file), offset: head.offset)
            diagnostics.append(notAProtocol(name, at: place, options: options))
        case .type(let type):
            let file = catalog.file(type.file).source
            let place = Diagnostic.Place(path: file.path, offset: type.declaration.head.offset)
            if let problem = unmockable(type, at: place, options: options) {
                let isOnlyMentioned = type.declaration.kind != .protocol && type.declaration.head.isOnlyMentioned
                if !isOnlyMentioned { diagnostics.append(problem) }
                continue
            }
            let annotation = type.declaration.head.annotation.map {
                Annotation($0, in: file, diagnostics: &diagnostics)
            }
            let request = MockRequest(type: type, annotation: annotation ?? Annotation())
            let named = request.annotation.mockNameEntry.map { Diagnostic.Place(path: file.path, offset: $0.offset) }
            if let named, StandardNames.inMocks.contains(unescaped(request.mockName)) {
                diagnostics.append(
                    Diagnostic(
                        .error, at: named,
                        "'\(request.mockName)' would hide what has that name already; give the mock another one"))
                continue
            }
            // One name can be there several times, as long as no two of them need be compiled together.
            let key = "\(type.scope.joined(separator: ".")).\(request.mockName)"
            let terms = Set(type.conditions.flatMap(conditionTerms))
            let first = places[key, default: []].first {
                $0.conditions.isSubset(of: terms) || terms.isSubset(of: $0.conditions)
            }
            if let first {
                diagnostics.append(sameMock(request, at: named ?? place, first: first.place))
                continue
            }
            // Mocks that import modules of the user's stand in another one.
            if options.testableImports.isEmpty, options.customImports.isEmpty,
                let other = catalog.type(named: type.scope + [request.mockName], in: [], file: type.file),
                named == nil ? other.declaration.kind == .protocol : other.isNeverMock,
                other.path.dropLast() == type.scope[...],
                !catalog.isElsewhere(other.file, from: type.file),
                terms.isSuperset(of: other.conditions.flatMap(conditionTerms))
            {
                diagnostics.append(typeOfMock(type, at: named ?? place, other: other, in: catalog))
                continue
            }
            places[key, default: []].append((terms, place))
            requests.append(request)
        }
    }
    return requests
}

/// Why an annotated type gets no mock; nil if it gets one.
private func unmockable(_ type: CatalogType, at place: Diagnostic.Place, options: Options) -> Diagnostic? {
    let name = type.declaration.name
    switch type.declaration.kind {
    case .protocol:
        return inaccessible(type, at: place, options: options)
    case .class:
        guard options.mocksClasses else {
            return Diagnostic(
                .warning, at: place, "class '\(name)' is skipped: classes are mocked only with '--mock-all'")
        }
        if type.declaration.head.modifiers.contains("final") {
            return Diagnostic(
                .error, at: place,
                "class '\(name)' is final, so no mock can inherit from it; remove 'final', or mock a protocol that it "
                    + "conforms to")
        }
        return inaccessible(type, at: place, options: options)
    case .struct: return notAProtocol("a struct", at: place, options: options)
    case .enum: return notAProtocol("an enum", at: place, options: options)
    case .actor: return notAProtocol("an actor", at: place, options: options)
    case .extension: return notAProtocol("an extension", at: place, options: options)
    }
}

/// Why a mock of the wanted access level cannot conform to a type, or inherit from it.
private func inaccessible(_ type: CatalogType, at place: Diagnostic.Place, options: Options) -> Diagnostic? {
    let name = type.declaration.name
    let relation = type.declaration.kind == .class ? "inherit from" : "conform to"
    let access = effectiveAccess(of: type)
    if access < .internal {
        return Diagnostic(
            .error, at: place,
            "'\(name)' is \(access), so no mock in another file can \(relation) it; make it internal")
    }
    // What Objective-C declares is there for everybody.
    guard let wanted = options.access, access < wanted.level, !isHeader(place.path) else { return nil }
    // Other mocks may be for it, inside of the module or its tests.
    return Diagnostic(
        .note, at: place, "'\(name)' is \(access), so a \(wanted) mock cannot \(relation) it; for one make it \(wanted)"
    )
}

private func notAProtocol(_ name: String, at place: Diagnostic.Place, options: Options) -> Diagnostic {
    Diagnostic(.error, at: place, "'\(options.annotation)' is on \(name), but only protocols can be mocked")
}

private func sameMock(_ request: MockRequest, at place: Diagnostic.Place, first: Diagnostic.Place) -> Diagnostic {
    Diagnostic(
        .error, at: place,
        "'\(request.type.qualifiedName)' would get the same mock, '\(request.mockName)', as another protocol; "
            + renamingAdvice,
        notes: [Diagnostic(.note, at: first, "the other protocol is here")])
}

private let renamingAdvice = "rename one, or name the mock in the annotation: 'override: name = …'"

private func typeOfMock(
    _ type: CatalogType, at place: Diagnostic.Place, other: CatalogType, in catalog: Catalog
) -> Diagnostic {
    let kind = other.declaration.kind
    let another = kind == .protocol ? "another protocol" : kind.withArticle
    return Diagnostic(
        .error, at: place,
        "the mock of '\(type.qualifiedName)' would have the name of \(another), '\(other.qualifiedName)'; "
            + renamingAdvice,
        notes: [
            Diagnostic(
                .note, at: .init(path: catalog.path(of: other.file), offset: other.declaration.head.offset),
                "the \(kind == .protocol ? "other protocol" : kind.rawValue) is here")
        ])
}

extension DeclarationHead {
    /// Whether a sentence before it speaks of annotations, and nothing else.
    fileprivate var isOnlyMentioned: Bool { annotation?.isMention ?? false }
}

extension CatalogType {
    /// Whether it is certainly no mock that an earlier run has written, whoever wrote it.
    fileprivate var isNeverMock: Bool { [.enum, .protocol, .struct].contains(declaration.kind) }
}

extension Options.Access {
    /// The level that a protocol needs at least to have such a mock.
    var level: AccessLevel {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }
}
