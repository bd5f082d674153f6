// Defaults of associated types that nothing read so far says enough about -> warnings. They are taken all the same: a file
// of the module that the run does not read may say what is missing, and the compiler then takes them, too.

import SwiftDeclarations

extension Lowering {
    /// Says which default of an associated type is not seen to conform to what a child of its protocol asks of it. The
    /// compiler passes over such a default: a class has to say what the associated type is.
    ///
    /// For example: `associatedtype Item = Draft` with a child `where Item: Hashable`
    mutating func reportUnseenConformances(of mock: Context) {
        let type = mock.resolved.type
        for (name, binding) in mock.associatedTypes.typealiases
        where mock.annotation.value(of: name, in: .typealias) == nil {
            guard let constraint = constraintBesideDefault(binding, of: name, in: mock),
                let path = resolver.withoutTypealiases(binding, in: type.path, file: type.file).qualifiedName,
                let found = catalog.type(named: path, in: type.path, file: type.file), lacks(found, constraint)
            else { continue }
            let place = place(of: type.declaration.head, in: type)
            diagnostics.append(
                Diagnostic(
                    .warning, at: place,
                    "'\(name)' of '\(mock.name)' is '\(binding)' by default, which is not seen to conform to "
                        + "'\(constraint.declaration.name)'",
                    notes: [
                        Diagnostic(
                            .note, at: place,
                            "the mock compiles only if a file that was not read says so; else name another type in the "
                                + "annotation: 'typealias: \(name) = …'")
                    ]))
        }
    }

    /// A protocol that is asked for by another protocol than the one that has the default.
    private func constraintBesideDefault(_ type: TypeSyntax, of name: String, in mock: Context) -> CatalogType? {
        let lineage = resolver.lineage(of: mock.resolved.type).filter { !$0.isKnown }
        func hasDefault(_ origin: CatalogType) -> Bool {
            origin.declaration.associatedTypes.contains { $0.name == name && $0.defaultType == type }
        }
        guard lineage.contains(where: hasDefault) else { return nil }
        for origin in lineage where !hasDefault(origin) {
            for clause in origin.declaration.associatedTypeClauses
            where clause.relation == .conforms && clause.isAbout(name) {
                for constraint in clause.right.inheritedNames {
                    if let found = resolver.lookUp(constraint, from: origin) { return found }
                }
            }
        }
        return nil
    }

    /// Whether everything is read that a type says of itself, and nothing of it says that the type conforms.
    private func lacks(_ type: CatalogType, _ constraint: CatalogType) -> Bool {
        let declaration = type.declaration
        guard [.actor, .class, .enum, .struct].contains(declaration.kind), constraint.declaration.kind == .protocol,
            // A macro may say so.
            declaration.head.attributes.isEmpty,
            !(constraint.isKnown && Self.impliedProtocols(of: declaration.kind).contains(constraint.declaration.name))
        else { return false }
        let classes = resolver.lineage(of: type).filter { $0.declaration.kind == .class && $0.id != type.id }
        return ([type] + classes).flatMap { [$0] + catalog.extensions(of: $0) }.allSatisfy { part in
            let inherited = resolver.inheritedTypes(of: part)
            return inherited.missing.isEmpty && !inherited.types.contains { $0.id == constraint.id }
        }
    }

    /// The protocols that types of a kind conform to without saying so.
    private static func impliedProtocols(of kind: TypeDeclaration.Kind) -> Set<String> {
        let ofAll: Set = ["BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype"]
        switch kind {
        case .actor: return ofAll.union(["Actor", "AnyActor", "AnyObject"])
        case .class: return ofAll.union(["AnyObject"])
        case .enum: return ofAll.union(["Equatable", "Hashable", "RawRepresentable"])
        default: return ofAll
        }
    }
}
