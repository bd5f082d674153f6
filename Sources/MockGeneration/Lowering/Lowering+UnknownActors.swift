// Attributes that no file declares -> a diagnostic, where one that is a global actor would decide about the mock.

import SwiftDeclarations

extension Lowering {
    /// What an attribute means whose type nobody reads, nobody can tell: a macro leaves a mock as it is, a global actor does not.
    mutating func reportUnknownActors(of mock: Context) {
        guard mock.isActor || mock.globalActor != nil else { return }
        let type = mock.resolved.type
        var heads = mock.resolved.nodes.requirements.filter { $0.origin === type }.compactMap(\.declaration.memberHead)
        let hasActorOfParent = !mock.resolved.isMainActorByDefault || !mock.resolved.parentMocks.isEmpty
        if hasActorOfParent, !resolver.saysActor(type) { heads.append(type.declaration.head) }
        // What a parent's mock is on is one.
        let known = Set(mock.resolved.parentMocks.flatMap { [$0.globalActor, $0.protocolActor] })
        let attributes = heads.filter { !$0.isNonisolated }.flatMap(\.attributes).filter { !known.contains($0.name) }
        guard let unknown = attributes.first(where: { mayBeUnknownActor($0, in: type) })?.name else { return }
        doubt(
            mock,
            "nothing says whether '@\(unknown)' is a global actor; if it is, pass the sources that declare it with --inherit-from"
        )
    }

    /// Whether an attribute may be a global actor and is not known as one. Result builders have their names.
    private func mayBeUnknownActor(_ attribute: Attribute, in origin: CatalogType) -> Bool {
        attribute.mayBeGlobalActor && !attribute.name.hasSuffix("Builder") && !SystemNames.contains(attribute.name)
            && resolver.globalActor(in: [attribute], scope: origin.path, file: origin.file) == nil
            && !resolver.declares(attribute, in: origin.path, file: origin.file)
    }
}
