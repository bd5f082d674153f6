// A size and a seed in, a tree of Swift sources as large projects have them out: modules, models, protocols, code.
// The sources parse but need not compile: what the code means is nothing that the tool looks at.

import Foundation

/// What a tree of sources is like.
struct Corpus {
    /// About how many lines it has.
    var lines: Int
    /// How many protocols are annotated.
    var annotated: Int
    /// How many are not, for each line of the tree: one protocol in 500 lines is what real projects have.
    var linesPerProtocol = 500
    /// How many levels of protocols an annotated one inherits at most.
    var depth = 3
    /// The seed of everything random.
    var seed: UInt64 = 1

    private static let medianLines = 150.0
    private static let filesPerModule = 40

    /// Writes the tree into `folder`, unless it is there already.
    func write(to folder: String) throws {
        let mark = "\(folder)/.complete"
        if FileManager.default.fileExists(atPath: mark) { return }
        try? FileManager.default.removeItem(atPath: folder)
        var random = RandomSource(seed: seed)
        var sizes: [Int] = []
        var total = 0
        while total < lines {
            sizes.append(random.size(median: Self.medianLines))
            total += sizes[sizes.count - 1]
        }
        // Which files have how many protocols with and without annotation.
        var plain = [Int](repeating: 0, count: sizes.count)
        var mocked = plain
        for _ in 0..<(lines / linesPerProtocol) { plain[random.below(sizes.count)] += 1 }
        for _ in 0..<annotated { mocked[random.below(sizes.count)] += 1 }

        var text = CorpusText(random: random, depth: depth)
        for (index, size) in sizes.enumerated() {
            let module = index / Self.filesPerModule
            let path = "\(folder)/Module\(module)/Sources/\(["Models", "Views", "Services", "Core"][index % 4])"
            if index % Self.filesPerModule < 4 {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
            let source = text.file(index, module: module, lines: size, plain: plain[index], annotated: mocked[index])
            try Data(source.utf8).write(to: URL(fileURLWithPath: "\(path)/File\(index).swift"))
        }
        try Data().write(to: URL(fileURLWithPath: mark))
    }
}
