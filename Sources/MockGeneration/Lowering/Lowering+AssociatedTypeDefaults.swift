// Defaults of associated types that nothing read so far says enough about -> warnings.

import SwiftDeclarations

extension Lowering {
    /// Says which default of an associated type is not seen to conform to what is asked of it. The compiler passes over
    /// such a default, and so does the mock.
    mutating func reportUnseenConformances(of mock: Context) {
        let type = mock.resolved.type
        for unseen in mock.resolved.unseenConformances {
            let (name, defaultType) = (unseen.name, unseen.defaultType)
            let place = place(of: type.declaration.head, in: type)
            diagnostics.append(
                Diagnostic(
                    .warning, at: place,
                    "'\(name)' of '\(mock.name)' is not its default '\(defaultType)', \(unseen.finding)",
                    notes: [
                        Diagnostic(
                            .note, at: place,
                            "if a file that was not read says so, name it in the annotation: "
                                + "'typealias: \(name) = \(defaultType)'")
                    ]))
        }
    }

    /// Says what the members of a mock make of an associated type that is not seen to conform to what is asked of it.
    mutating func reportUnseenConformance(
        of name: String, boundTo type: TypeSyntax, to constraint: CatalogType, in mock: Context
    ) {
        let place = place(of: mock.resolved.type.declaration.head, in: mock.resolved.type)
        diagnostics.append(
            Diagnostic(
                .warning, at: place,
                "'\(name)' of '\(mock.name)' is '\(type)' by its members, which is not seen to conform to "
                    + "'\(constraint.declaration.name)'",
                notes: [
                    Diagnostic(
                        .note, at: place,
                        "if no file says so, no type can conform to '\(mock.resolved.type.declaration.name)'")
                ]))
    }

    /// Says what the members of a mock make of an associated type that has to be Sendable and is not.
    mutating func reportUnsendable(of name: String, boundTo type: TypeSyntax, in mock: Context) {
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: mock.resolved.type.declaration.head, in: mock.resolved.type),
                "'\(name)' of '\(mock.name)' is '\(type)' by its members or clauses, which is not Sendable: Swift 6 mode "
                    + "does not take it"))
    }

    /// Says which default is not Sendable though it has to be: the mock has it, and only Swift 5 mode takes that.
    mutating func reportUnsendableDefaults(of mock: Context) {
        let place = place(of: mock.resolved.type.declaration.head, in: mock.resolved.type)
        for unsendable in mock.resolved.unsendableDefaults {
            diagnostics.append(
                Diagnostic(
                    .warning, at: place,
                    "'\(unsendable.name)' of '\(mock.name)' is its default '\(unsendable.defaultType)', "
                        + "\(unsendable.finding): Swift 6 mode does not take it; name another type in the annotation: "
                        + "'typealias: \(unsendable.name) = …'"))
        }
    }
}
