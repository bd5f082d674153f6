// Two texts and the difference between them. Every difference must lead from the old text to the new one.

import Testing

@testable import MockGeneration

struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String) -> String {
        String(decoding: unifiedDiff(from: old.map { Array($0.utf8) }, to: Array(new.utf8), path: "F"), as: UTF8.self)
    }

    private let head = "--- F\n+++ F (generated)\n"

    @Test func equalTextsHaveNone() {
        #expect(diff("a\nb\n", "a\nb\n") == "")
        #expect(diff("", "") == "")
    }

    @Test func showsThreeLinesOfContext() {
        let old = (1...9).map { "\($0)\n" }.joined()
        #expect(
            diff(old, old.replacing("5", with: "five")) == head + """
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func joinsHunksWhoseContextsTouch() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let near = diff(old, old.replacing("\n5\n", with: "\nx\n").replacing("\n12\n", with: "\ny\n"))
        #expect(near.split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
        let far = diff(old, old.replacing("\n5\n", with: "\nx\n").replacing("\n13\n", with: "\ny\n"))
        #expect(far.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    }

    @Test func aMissingFileIsAllAdded() {
        #expect(diff(nil, "a\nb\n") == head + "@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(diff("", "a\n") == head + "@@ -0,0 +1 @@\n+a\n")
        #expect(diff(nil, "") == head)
        #expect(diff("a\n", "") == head + "@@ -1 +0,0 @@\n-a\n")
    }

    @Test func marksAMissingLineEnd() {
        #expect(
            diff("a\nb", "a\nb\n") == head + "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
        #expect(diff("a\nz", "b\nz").hasSuffix(" z\n\\ No newline at end of file\n"))
    }

    @Test func lineEndsAreDifferences() {
        #expect(diff("a\r\n", "a\n") == head + "@@ -1 +1 @@\n-a\r\n+a\n")
    }

    @Test(arguments: 0..<300)
    func leadsFromTheOldTextToTheNewOne(seed: Int) throws {
        var generator = SmallGenerator(state: UInt64(seed))
        let old = randomText(&generator)
        let new = seed % 3 == 0 ? randomText(&generator) : edited(old, &generator)
        let difference = unifiedDiff(from: Array(old.utf8), to: Array(new.utf8), path: "F")
        #expect(try patched(old, with: String(decoding: difference, as: UTF8.self)) == new)
    }

    @Test(.timeLimit(.minutes(1)))
    func largeTextsSplitAtUniqueLines() throws {
        let old = (0..<30_000).map { $0 % 3 == 0 ? "    }\n" : "func f\($0)()\n" }
        var new = old
        for index in stride(from: 10, to: new.count, by: 1000) { new[index] = "changed \(index)\n" }
        new.insert("    }\n", at: 0)
        let difference = diff(old.joined(), new.joined())
        #expect(try patched(old.joined(), with: difference) == new.joined())
        #expect(difference.split(separator: "\n").count { $0.hasPrefix("-") && !$0.hasPrefix("---") } == 30)
        let unrelated = (0..<30_000).map { "\($0)\n" }.joined()
        #expect(try patched(old.joined(), with: diff(old.joined(), unrelated)) == unrelated)
    }
}

/// The text that `difference` makes of `old`, read strictly: every context line must be there.
private func patched(_ old: String, with difference: String) throws -> String {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    var result: [Substring] = []
    var next = 0
    var endsInLine = !old.isEmpty && !old.hasSuffix("\n")
    var mark: Character = " "
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).dropLast() {
        let text = line.dropFirst()
        switch line.first {
        case "@":
            let position = try #require(line.split(separator: " ")[1].dropFirst().split(separator: ",").first)
            let isInsertion = line.split(separator: " ")[1].hasSuffix(",0")
            let start = try #require(Int(position)) - (isInsertion ? 0 : 1)
            result += oldLines[next..<start]
            next = start
        case "\\":
            if mark != "-" { endsInLine = true } else { endsInLine = false }
            continue
        case "+": result.append(text)
        case "-", " ":
            #expect(oldLines[next] == text)
            next += 1
            if line.first == " " { result.append(text) }
        default: Issue.record("unexpected line: \(line)")
        }
        mark = line.first ?? " "
    }
    let rest = oldLines[next...]
    result += rest.last == "" ? rest.dropLast() : rest
    return result.joined(separator: "\n") + (result.isEmpty || endsInLine ? "" : "\n")
}

/// Numbers that are the same on every run.
private struct SmallGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

private func randomText(_ generator: inout SmallGenerator) -> String {
    let lines = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        ["a", "b", "c", "    }", ""].randomElement(using: &generator) ?? ""
    }
    let text = lines.map { $0 + "\n" }.joined()
    return Int.random(in: 0..<4, using: &generator) == 0 ? String(text.dropLast()) : text
}

private func edited(_ text: String, _ generator: inout SmallGenerator) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !lines.isEmpty {
        let index = Int.random(in: 0..<lines.count, using: &generator)
        if Bool.random(using: &generator) { lines.remove(at: index) } else { lines.insert("new", at: index) }
    }
    return lines.joined(separator: "\n")
}
