// Short ways to run the pipeline on a text and to look at one side of the result.

import SwiftDeclarations

@testable import MockGeneration

/// The result for one annotated text.
func generation(_ text: String, inheritOnly: [String] = [], options: Options = Options()) -> Generation {
    generate(
        from: [SourceFile(path: "A.swift", text: text)],
        inheritOnly: inheritOnly.enumerated().map { SourceFile(path: "I\($0).swift", text: $1) }, options: options)
}

/// The diagnostics for files, as the tool prints them, without the last line break.
func messages(_ files: KeyValuePairs<String, String>, inheritOnly: [String] = [], options: Options = Options())
    -> [String]
{
    let sources = files.map { SourceFile(path: $0.key, text: $0.value) }
    let inherited = inheritOnly.enumerated().map { SourceFile(path: "I\($0).swift", text: $1) }
    let generation = generate(from: sources, inheritOnly: inherited, options: options)
    var places = PlaceTable(sources + inherited)
    return diagnosticText(generation.diagnostics, places: &places).split(separator: "\n").map(String.init)
}

/// The names of the generated members for the body of a protocol, requirement by requirement.
func memberNames(_ body: String, before: String = "", inheriting: String = "") -> [[String]] {
    let generation = generation("\(before)\n/// @mockable\nprotocol P\(inheriting) {\n\(body)\n}\n")
    return generation.mocks.first?.members.map(\.members) ?? []
}

/// The notes on the mocks of an annotated text. For example: `3:5: '==' goes by identity …`
func notes(_ text: String, options: Options = Options()) -> [String] {
    let file = SourceFile(path: "A.swift", text: text)
    let lines = LineTable(file)
    return generate(from: [file], options: options).notes.map { note in
        let location = lines.location(at: note.place?.offset ?? 0)
        return "\(location.line):\(location.column): \(note.message)"
    }
}
