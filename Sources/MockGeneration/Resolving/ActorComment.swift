// The comment before a mock that is on a global actor without saying so, or whose protocol is: files that copy its members
// cannot know what its protocol says and inherits.

import SwiftDeclarations

/// What a mock does not say of global actors.
struct ActorComment: Sendable {
    /// The one that it is on without saying so.
    var inheritedActor: String?
    /// The one that its protocol is on, where the mock is not.
    var protocolActor: String?

    /// For example: `// On MainActor by inheritance.` nil where there is nothing to say.
    var text: String? {
        switch (inheritedActor, protocolActor) {
        case (let actor?, nil): "// On \(actor) by inheritance."
        case (nil, let actor?): "// For a protocol on \(actor)."
        case (let actor?, let other?): "// On \(actor) by inheritance, for a protocol on \(other)."
        case (nil, nil): nil
        }
    }

    init(inheritedActor: String? = nil, protocolActor: String? = nil) {
        self.inheritedActor = inheritedActor
        self.protocolActor = protocolActor
    }

    /// Reads the comment before a type, if there is one.
    init(before type: TypeDeclaration, in source: SourceFile) {
        self = commentLines(before: type, in: source).lazy.compactMap { ActorComment($0) }.first ?? ActorComment()
    }

    /// - Parameter line: what may be such a comment.
    private init?(_ line: String) {
        guard line.hasSuffix(".") else { return nil }
        let words = line.dropLast().split(separator: " ").map(String.init)
        let actors = words.indices.dropLast().filter { words[$0].lowercased() == "on" }.map { words[$0 + 1] }
        guard let first = actors.first, let last = actors.last else { return nil }
        let comments = [
            ActorComment(inheritedActor: first), ActorComment(protocolActor: first),
            ActorComment(inheritedActor: first, protocolActor: last),
        ]
        guard let comment = comments.first(where: { $0.text == line }) else { return nil }
        self = comment
    }
}
