// Diagnostics in, the text for standard error out: the format of the Swift compiler, which editors and CI know.
// Byte offsets become lines and columns here and nowhere earlier. Deliberately absent: colours and source excerpts.

import SwiftDeclarations

/// The way from places to lines and columns, for the files of a run.
public struct PlaceTable: Sendable {
    private let inputs: [[InputFile]]
    /// By their paths. Most runs have nothing to say about any of them, so that nobody asks.
    private lazy var files = Dictionary(
        inputs.joined().map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    private var tables: [String: LineTable] = [:]

    /// Makes a table of the files that places may name.
    public init(_ files: [InputFile]...) {
        inputs = files
    }

    /// Makes a table of texts in memory.
    public init(_ files: [SourceFile]) {
        self.init(files.map { InputFile($0, annotation: "") })
    }

    /// The line and column of a place; nil where the run has no such file. Changes only what is remembered.
    public mutating func location(of place: Diagnostic.Place) -> SourceLocation? {
        if let table = tables[place.path] { return table.location(at: place.offset) }
        guard let file = files[place.path], let source = try? file.source() else { return nil }
        let table = LineTable(source)
        tables[place.path] = table
        return table.location(at: place.offset)
    }

    /// A place as compilers write it. For example: `Sources/Store.swift:11:16`
    public mutating func text(of place: Diagnostic.Place) -> String {
        guard let location = location(of: place) else { return place.path }
        return "\(place.path):\(location.line):\(location.column)"
    }
}

extension [Diagnostic] {
    /// Messages about the run as a whole first, then by path and offset. Equal ones keep their order.
    public func sortedByPlace() -> [Diagnostic] {
        enumerated().sorted { left, right in
            switch (left.element.place, right.element.place) {
            case (nil, nil): return left.offset < right.offset
            case (nil, _): return true
            case (_, nil): return false
            case (let leftPlace?, let rightPlace?):
                if leftPlace.path != rightPlace.path { return precedesInBytes(leftPlace.path, rightPlace.path) }
                return (leftPlace.offset, left.offset) < (rightPlace.offset, right.offset)
            }
        }.map(\.element)
    }
}

/// The text of diagnostics, one line each, notes right behind their message.
///
/// Once `errorLimit` errors are printed, the first of the others ends the text with how many there are.
public func diagnosticText(_ diagnostics: [Diagnostic], places: inout PlaceTable, errorLimit: Int = 100) -> String {
    var text = ""
    var errorCount = 0
    for (index, diagnostic) in diagnostics.enumerated() {
        if diagnostic.severity == .error {
            errorCount += 1
            if errorCount > errorLimit {
                let rest = diagnostics[index...].count { $0.severity == .error }
                return text + "… and \(rest) more \(rest == 1 ? "error" : "errors")\n"
            }
        }
        append(diagnostic, to: &text, places: &places)
    }
    return text
}

private func append(_ diagnostic: Diagnostic, to text: inout String, places: inout PlaceTable) {
    if let place = diagnostic.place { text += places.text(of: place) + ": " }
    text += "\(diagnostic.severity.rawValue): \(diagnostic.message)\n"
    for note in diagnostic.notes { append(note, to: &text, places: &places) }
}
