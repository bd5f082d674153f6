// The command line of the benchmarks; `Benchmarks/run` builds what is measured and calls it. Prints Markdown tables.

import Foundation

/// What is measured, and on what.
struct Settings {
    /// The release build of the tool.
    var tool = ""
    /// Its debug build; empty if it is not measured.
    var debugTool = ""
    /// Where trees of sources are written and kept.
    var folder = ""
    /// A tree of real sources; empty if there is none.
    var realTree = ""
    /// How often each command runs.
    var rounds = 7
    /// The lines of the largest tree.
    var lines = 2_000_000
    /// Where to write a tree and do nothing else; empty to measure.
    var writtenTree = ""
    /// Whether limits are checked rather than everything measured.
    var checks = false

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--check" {
                checks = true
                continue
            }
            guard let value = rest.popFirst() else { throw BenchmarkError(description: "\(option) needs a value") }
            switch option {
            case "--tool": tool = value
            case "--debug-tool": debugTool = value
            case "--folder": folder = value
            case "--write-tree": writtenTree = value
            case "--real": realTree = value
            case "--rounds": rounds = Int(value) ?? rounds
            case "--lines": lines = Int(value) ?? lines
            default: throw BenchmarkError(description: "unknown option \(option)")
            }
        }
        guard !tool.isEmpty, !folder.isEmpty else { throw BenchmarkError(description: "use Benchmarks/run") }
    }
}

@main
struct Benchmarks {
    static func main() {
        do {
            let settings = try Settings(Array(CommandLine.arguments.dropFirst()))
            try FileManager.default.createDirectory(atPath: settings.folder, withIntermediateDirectories: true)
            guard settings.writtenTree.isEmpty else {
                return try Corpus(lines: settings.lines, annotated: 100).write(to: settings.writtenTree)
            }
            let report = Report(settings: settings, streams: try Streams(scratch: "\(settings.folder)/output"))
            try settings.checks ? report.check() : report.everything()
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }
}
