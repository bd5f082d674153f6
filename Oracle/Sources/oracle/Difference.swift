// What the two sides disagree about, and the few disagreements that are known and justified.

import SwiftDeclarations

/// One disagreement at a place in a file.
struct Difference: Hashable {
    /// The byte offset.
    var offset: Int
    /// What our side says.
    var ours: String
    /// What swift-syntax says.
    var theirs: String

    /// Makes a difference.
    init(at offset: Int, ours: String, theirs: String) {
        self.offset = offset
        self.ours = ours
        self.theirs = theirs
    }
}

/// The declarations that only one side has, or that both have with different texts.
func declarationDifferences(_ ours: Outline, _ theirs: Outline) -> [Difference] {
    guard ours.lines != theirs.lines else { return [] }
    var removed: [Outline.Line] = []
    var inserted: [Outline.Line] = []
    for change in theirs.lines.difference(from: ours.lines) {
        switch change {
        case .remove(_, let line, _): removed.append(line)
        case .insert(_, let line, _): inserted.append(line)
        }
    }
    var differences: [Difference] = []
    for line in removed {
        if let position = inserted.firstIndex(where: { $0.offset == line.offset }) {
            let other = inserted.remove(at: position)
            let isSameText = line.text == other.text
            differences.append(
                Difference(
                    at: Int(line.offset), ours: isSameText ? line.text + "  " + line.shape : line.text,
                    theirs: isSameText ? other.text + "  " + other.shape : other.text))
        } else {
            differences.append(Difference(at: Int(line.offset), ours: line.text, theirs: "nothing"))
        }
    }
    for line in inserted {
        differences.append(Difference(at: Int(line.offset), ours: "nothing", theirs: line.text))
    }
    return differences.sorted { $0.offset < $1.offset }
}
