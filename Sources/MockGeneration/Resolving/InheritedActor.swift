// The comment before a mock that is on a global actor without saying so: files that copy its members cannot know what its
// protocol inherits.

import SwiftDeclarations

enum InheritedActor {
    private static let start = "// On "
    private static let end = " by inheritance."

    /// For example: `// On MainActor by inheritance.`
    static func comment(on actor: String) -> String { start + actor + end }

    /// The actor that the comment before a type names, if there is one.
    static func actor(of type: TypeDeclaration, in source: SourceFile) -> String? {
        let newline = UInt8(ascii: "\n")
        let head = source.bytes[..<Int(type.head.offset)]
        guard let lineEnd = head.lastIndex(of: newline) else { return nil }
        let lineStart = head[..<lineEnd].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let line = source.text(UInt32(lineStart)..<UInt32(lineEnd)).drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
        return String(line.dropFirst(start.count).dropLast(end.count))
    }
}
