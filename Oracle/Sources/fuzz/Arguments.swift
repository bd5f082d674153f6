// The words of the command line come in, one value goes out.

import Foundation

/// What a run is asked to do.
struct Arguments {
    /// What decides all mutations.
    var seed: UInt64 = 1
    /// How long to go on.
    var seconds = 60.0
    /// How many mutations at most.
    var count = Int.max
    /// How many processes share the work.
    var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// Whether mocks are generated, too.
    var generates = true
    /// Where failing inputs are written.
    var output = "."
    /// A file to check as it is, without mutations.
    var replay: String?
    /// A mutation to write to a file, unchecked.
    var written: Int?
    /// In a worker: the number of its first mutation, and the file it notes the current one in.
    var first = 0
    var progress: String?
    /// Where the files to mutate are.
    var folders: [String] = []

    /// How to call it.
    static let usage = """
        usage: fuzz [--seed N] [--seconds S] [--count C] [--workers W] [--no-generate] [--output FOLDER] FOLDER…
               fuzz --replay FILE
               fuzz --write NUMBER [--seed N] [--output FOLDER] FOLDER…
        """

    /// Reads the words; nil if they make no sense.
    init?(_ words: [String]) {
        var words = words[...]
        while let word = words.popFirst() {
            guard word.hasPrefix("--") else {
                folders.append(word)
                continue
            }
            if word == "--no-generate" {
                generates = false
                continue
            }
            guard let value = words.popFirst() else { return nil }
            switch word {
            case "--seed": seed = UInt64(value) ?? 1
            case "--seconds": seconds = Double(value) ?? 60
            case "--count": count = Int(value) ?? .max
            case "--workers": workers = max(1, Int(value) ?? 1)
            case "--output": output = value
            case "--replay": replay = value
            case "--write": written = Int(value)
            case "--first": first = Int(value) ?? 0
            case "--progress": progress = value
            default: return nil
            }
        }
        if folders.isEmpty, replay == nil { return nil }
    }

    /// The words for a worker that begins at a number.
    func forWorker(first: Int, seconds: Double, progress: String) -> [String] {
        var words = [
            "--seed", "\(seed)", "--seconds", "\(seconds)", "--count", "\(count)", "--workers", "\(workers)",
            "--first", "\(first)", "--progress", progress,
        ]
        if !generates { words.append("--no-generate") }
        return words + folders
    }
}
