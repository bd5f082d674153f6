// The command: starts workers, sees which of them crash or hang, and writes down what they stumbled over.
// Exit status 0: nothing found; 1: a failing input was written; 64: wrong usage.

import Foundation

@main
struct Fuzz {
    /// How long a single text may take before it counts as a hang.
    private static let limit = 10.0
    /// After how many findings it is enough.
    private static let mostFindings = 20

    static func main() {
        guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())) else {
            print(Arguments.usage)
            exit(64)
        }
        if let path = arguments.replay {
            guard let data = FileManager.default.contents(atPath: path) else { exit(64) }
            onSmallStack {
                let problem = problem(in: Array(data), generates: arguments.generates)
                print(problem ?? "fine")
                exit(problem == nil ? 0 : 1)
            }
        }
        let paths = arguments.folders.flatMap(swiftFiles)
        let corpus = Corpus(paths.compactMap { FileManager.default.contents(atPath: $0).map(Array.init) })
        guard corpus.count > 0 else {
            print("error: no Swift files in \(arguments.folders.joined(separator: ", "))")
            exit(64)
        }
        if let number = arguments.written {
            print(write(number, arguments, corpus))
            exit(0)
        }
        if let path = arguments.progress, let progress = Progress(path: path) { work(arguments, corpus, progress) }
        exit(supervise(arguments, corpus) ? 0 : 1)
    }

    /// The Swift files in a folder, sorted, so that a number means the same mutation everywhere.
    private static func swiftFiles(in folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
    }

    /// Whether all workers come through.
    private static func supervise(_ arguments: Arguments, _ corpus: Corpus) -> Bool {
        let start = Date()
        var workers = (0..<arguments.workers).compactMap { Supervised(arguments, first: $0, arguments.seconds) }
        var findings = 0
        var totals = Supervised.Totals()
        while !workers.isEmpty {
            Thread.sleep(forTimeInterval: 0.05)
            for position in workers.indices.reversed() {
                guard let end = workers[position].end(limit: limit) else { continue }
                let worker = workers.remove(at: position)
                totals.add(worker)
                guard end != .done else { continue }
                findings += 1
                report(worker.progress.current, end, arguments, corpus)
                let rest = arguments.seconds - Date().timeIntervalSince(start)
                guard rest > 0, findings < mostFindings else { continue }
                let next = worker.progress.current + arguments.workers
                if let again = Supervised(arguments, first: next, rest) { workers.append(again) }
            }
        }
        print(
            """
            \(totals.done) mutations of \(corpus.count) files with seed \(arguments.seed) in \
            \(Int(Date().timeIntervalSince(start))) s: \(findings) findings; the slowest, number \
            \(totals.slowest.number), took \(totals.slowest.microseconds / 1_000) ms
            """)
        return findings == 0
    }

    private static func report(_ number: Int, _ end: Supervised.End, _ arguments: Arguments, _ corpus: Corpus) {
        print("mutation \(number): \(end.rawValue); replay with: fuzz --replay \(write(number, arguments, corpus))")
    }

    /// Writes a mutation to a file, whose path is returned.
    private static func write(_ number: Int, _ arguments: Arguments, _ corpus: Corpus) -> String {
        let path = "\(arguments.output)/fuzz-\(arguments.seed)-\(number).swift"
        try? Data(corpus.mutation(number, seed: arguments.seed)).write(to: URL(fileURLWithPath: path))
        return path
    }
}
