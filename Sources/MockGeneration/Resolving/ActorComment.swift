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
        self.init()
        let newline = UInt8(ascii: "\n")
        let head = source.bytes[..<Int(type.head.offset)]
        guard let lineEnd = head.lastIndex(of: newline) else { return }
        let lineStart = head[..<lineEnd].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let line = source.text(UInt32(lineStart)..<UInt32(lineEnd)).drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix("// "), line.hasSuffix(".") else { return }
        let words = line.dropLast().split(separator: " ").map(String.init)
        let actors = words.indices.dropLast().filter { words[$0].lowercased() == "on" }.map { words[$0 + 1] }
        guard let first = actors.first, let last = actors.last else { return }
        let comments = [
            ActorComment(inheritedActor: first), ActorComment(protocolActor: first),
            ActorComment(inheritedActor: first, protocolActor: last),
        ]
        if let comment = comments.first(where: { $0.text == String(line) }) { self = comment }
    }
}
