// Two texts in, the unified difference out, as `diff -u` prints it and `patch` reads it.
// Texts are bytes and lines end at LF: a difference in line ends or encoding is a difference.
// Deliberately absent: the shortest difference at any price. Large texts are split at lines that occur once.

/// The difference between the file at `path` and what was generated for it; empty where there is none.
///
/// - Parameters:
///   - old: the bytes of the file; nil where there is no file, which differs from an empty one.
///   - context: how many equal lines are shown around a change.
public func unifiedDiff(from old: [UInt8]?, to new: [UInt8], path: String, context: Int = 3) -> [UInt8] {
    guard old != new else { return [] }
    let oldLines = lines(of: old ?? [])
    let newLines = lines(of: new)
    var output = Array("--- \(path)\n+++ \(path) (generated)\n".utf8)
    var writer = HunkWriter(oldLines: oldLines, newLines: newLines, context: context)
    writer.write(changes(from: oldLines, to: newLines), to: &output)
    return output
}

private typealias Line = ArraySlice<UInt8>

/// Lines that one text has in place of those of the other. One of the ranges may be empty, not both.
private struct Change {
    var old: Range<Int>
    var new: Range<Int>
}

/// The lines of a text, each with the LF that ends it.
private func lines(of text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
        lines.append(text[start...end])
        start = end + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
}

private func changes(from oldLines: [Line], to newLines: [Line]) -> [Change] {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
        if let number = numbers[line] { return number }
        numbers[line] = numbers.count
        return numbers.count - 1
    }
    let old = oldLines.map(number)
    let new = newLines.map(number)
    var alignment = Alignment(old: old, new: new)
    alignment.align(0..<old.count, 0..<new.count)

    var changes: [Change] = []
    var end = (old: 0, new: 0)
    for pair in alignment.pairs + [(old.count, new.count)] {
        if pair.old > end.old || pair.new > end.new {
            changes.append(Change(old: end.old..<pair.old, new: end.new..<pair.new))
        }
        end = (pair.old + 1, pair.new + 1)
    }
    return changes
}

/// The search for lines that both texts have, in the same order. A line is a number here: equal lines, equal numbers.
private struct Alignment {
    let old: [Int]
    let new: [Int]

    /// Indices of equal lines, both rising.
    var pairs: [(old: Int, new: Int)] = []

    /// How many cells a table of all pairs may have.
    private let tableLimit = 1 << 20

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
    }

    mutating func align(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var (oldRange, newRange) = (oldRange, newRange)
        while let first = oldRange.first, let other = newRange.first, old[first] == new[other] {
            pairs.append((first, other))
            oldRange.removeFirst()
            newRange.removeFirst()
        }
        var tail: [(old: Int, new: Int)] = []
        while let last = oldRange.last, let other = newRange.last, old[last] == new[other] {
            tail.append((last, other))
            oldRange.removeLast()
            newRange.removeLast()
        }
        if oldRange.count * newRange.count <= tableLimit {
            alignByTable(oldRange, newRange)
        } else {
            alignByUniqueLines(oldRange, newRange)
        }
        pairs += tail.reversed()
    }

    /// The longest common subsequence, by the textbook.
    private mutating func alignByTable(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        guard !oldRange.isEmpty, !newRange.isEmpty else { return }
        let width = newRange.count + 1
        // At [row, column]: how many lines the texts share from there on.
        var shared = [Int32](repeating: 0, count: (oldRange.count + 1) * width)
        for row in (0..<oldRange.count).reversed() {
            for column in (0..<newRange.count).reversed() {
                let cell = row * width + column
                shared[cell] =
                    old[oldRange.lowerBound + row] == new[newRange.lowerBound + column]
                    ? shared[cell + width + 1] + 1 : max(shared[cell + width], shared[cell + 1])
            }
        }
        var (row, column) = (0, 0)
        while row < oldRange.count, column < newRange.count {
            let cell = row * width + column
            if old[oldRange.lowerBound + row] == new[newRange.lowerBound + column] {
                pairs.append((oldRange.lowerBound + row, newRange.lowerBound + column))
                row += 1
                column += 1
            } else if shared[cell + width] >= shared[cell + 1] {
                row += 1
            } else {
                column += 1
            }
        }
    }

    /// Splits at lines that occur once in both texts. Without any, the ranges differ as a whole.
    private mutating func alignByUniqueLines(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        let anchors = longestRise(in: uniquePairs(oldRange, newRange))
        guard !anchors.isEmpty else { return }
        var start = (old: oldRange.lowerBound, new: newRange.lowerBound)
        for anchor in anchors {
            align(start.old..<anchor.old, start.new..<anchor.new)
            pairs.append(anchor)
            start = (anchor.old + 1, anchor.new + 1)
        }
        align(start.old..<oldRange.upperBound, start.new..<newRange.upperBound)
    }

    private func uniquePairs(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> [(old: Int, new: Int)] {
        func unique(_ lines: [Int], in range: Range<Int>) -> [Int: Int] {
            var places: [Int: Int?] = [:]
            for index in range {
                places.updateValue(places[lines[index]] == nil ? index : nil, forKey: lines[index])
            }
            return places.compactMapValues(\.self)
        }
        let places = unique(new, in: newRange)
        return unique(old, in: oldRange)
            .compactMap { line, place in places[line].map { (place, $0) } }
            .sorted { $0.old < $1.old }
    }

    /// The longest part of `pairs` in which the new index rises as the old one does.
    private func longestRise(in pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        // The last pair of the best rise of each length, and for each pair the one before it.
        var ends: [Int] = []
        var before: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
            }
            before.append(low > 0 ? ends[low - 1] : nil)
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        var rise: [(old: Int, new: Int)] = []
        var next = ends.last
        while let index = next {
            rise.append(pairs[index])
            next = before[index]
        }
        return rise.reversed()
    }
}

/// Changes in, hunks with their context out.
private struct HunkWriter {
    let oldLines: [Line]
    let newLines: [Line]
    let context: Int

    mutating func write(_ changes: [Change], to output: inout [UInt8]) {
        var rest = changes[...]
        while let first = rest.popFirst() {
            var hunk = [first]
            // Changes whose contexts touch share a hunk.
            while let next = rest.first, next.old.lowerBound - hunk[hunk.count - 1].old.upperBound <= 2 * context {
                hunk.append(next)
                rest.removeFirst()
            }
            write(hunk: hunk, from: first, to: hunk[hunk.count - 1], to: &output)
        }
    }

    private func write(hunk: [Change], from first: Change, to last: Change, to output: inout [UInt8]) {
        let before = min(context, first.old.lowerBound)
        let after = min(context, oldLines.count - last.old.upperBound)
        let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
        let newRange = first.new.lowerBound - before..<last.new.upperBound + after
        output += "@@ -\(position(oldRange)) +\(position(newRange)) @@\n".utf8
        var next = oldRange.lowerBound
        for change in hunk {
            write(oldLines[next..<change.old.lowerBound], after: " ", to: &output)
            write(oldLines[change.old], after: "-", to: &output)
            write(newLines[change.new], after: "+", to: &output)
            next = change.old.upperBound
        }
        write(oldLines[next..<oldRange.upperBound], after: " ", to: &output)
    }

    private func write(_ lines: ArraySlice<Line>, after mark: String, to output: inout [UInt8]) {
        for line in lines {
            output += mark.utf8
            output += line
            if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
        }
    }

    /// For example: `12,7`; `12` for one line; `11,0` for none behind line 11.
    private func position(_ range: Range<Int>) -> String {
        switch range.count {
        case 0: "\(range.lowerBound),0"
        case 1: "\(range.lowerBound + 1)"
        default: "\(range.lowerBound + 1),\(range.count)"
        }
    }
}
