// Settings in, tables out: what is compared with what.

import Foundation

/// The measurements and their tables.
struct Report {
    let settings: Settings
    let streams: Streams

    /// Every table.
    func everything() throws {
        streams.print("### A tree of \(settings.lines) lines\n")
        try compare(try tree(lines: settings.lines, annotated: 500), rounds: settings.rounds)
        if !settings.realTree.isEmpty {
            streams.print("\n### Real sources\n")
            try compare(settings.realTree, rounds: settings.rounds)
        }
        streams.print("\n### Growth with the tree\n")
        try grow(
            [8, 4, 2, 1].map { ("\(settings.lines / $0) lines", settings.lines / $0, 500 / $0) })
        streams.print("\n### Growth with annotated protocols, in \(settings.lines / 4) lines\n")
        try grow([100, 1_000, 10_000].map { ("\($0) annotated", settings.lines / 4, $0) })
        streams.print("\n### Unannotated protocols, in \(settings.lines / 4) lines\n")
        try grow(
            [5_000, 500, 50].map { ("one in \($0) lines", settings.lines / 4, 125) },
            linesPerProtocol: [5_000, 500, 50])
        streams.print("\n### One small file\n")
        let file = "\(settings.folder)/Small.swift"
        try Data("/// @mockable\nprotocol Small {\n    func run()\n}\n".utf8).write(to: URL(fileURLWithPath: file))
        printTable(
            [grep(file), mockgen(file), Command(name: "`true`", words: [try program("true")])], rounds: 21)
    }

    /// A quick run that fails where growth is not linear or the distance to grep is out of all proportion. The limits
    /// are wide: other work on the machine must not matter.
    func check() throws {
        let small = try tree(lines: settings.lines / 4, annotated: 10)
        let large = try tree(lines: settings.lines, annotated: 40)
        let costs = try measure([mockgen(small), mockgen(large), grep(large)], rounds: settings.rounds)
        let growth = costs[1].processor / costs[0].processor
        let distance = costs[1].processor / costs[2].processor
        streams.print("4 times the tree takes \(rounded(growth)) times the processor time (at most 6)")
        streams.print("processor time is \(rounded(distance)) times that of grep (at most 15)")
        guard growth < 6, distance < 15 else { throw BenchmarkError(description: "slower than it should be") }
    }

    private func compare(_ folder: String, rounds: Int) throws {
        var commands = [
            grep(folder),
            Command(
                name: "`cat` of the files",
                words: [try program("sh"), "-c", "find \"$0\" -name '*.swift' -exec cat {} + >/dev/null", folder]),
            mockgen(folder), mockgen(folder, threads: 1),
        ]
        if !settings.debugTool.isEmpty { commands.append(mockgen(folder, isDebug: true)) }
        printTable(commands, rounds: rounds)
    }

    private func printTable(_ commands: [Command], rounds: Int) {
        do {
            let costs = try measure(commands, rounds: rounds)
            streams.print("| command | wall, ms | CPU, ms | wall to `grep` | CPU to `grep` | peak memory, MB |")
            streams.print("|---|--:|--:|--:|--:|--:|")
            for (command, cost) in zip(commands, costs) {
                streams.print(
                    "| \(command.name) | \(milliseconds(cost.wall)) | \(milliseconds(cost.processor)) "
                        + "| \(rounded(cost.wall / costs[0].wall)) | \(rounded(cost.processor / costs[0].processor)) "
                        + "| \(rounded(cost.memory)) |")
            }
        } catch {
            streams.print("\(error)")
        }
    }

    private func grow(_ steps: [(name: String, lines: Int, annotated: Int)], linesPerProtocol: [Int] = []) throws {
        let trees = try steps.enumerated().map { index, step in
            try tree(
                lines: step.lines, annotated: step.annotated,
                linesPerProtocol: linesPerProtocol.isEmpty ? 500 : linesPerProtocol[index])
        }
        let costs = try measure(trees.flatMap { [grep($0), mockgen($0)] }, rounds: settings.rounds)
        streams.print("| tree | wall, ms | CPU, ms | CPU to the first row | wall to `grep` | peak memory, MB |")
        streams.print("|---|--:|--:|--:|--:|--:|")
        for (index, step) in steps.enumerated() {
            let (grep, cost) = (costs[2 * index], costs[2 * index + 1])
            streams.print(
                "| \(step.name) | \(milliseconds(cost.wall)) | \(milliseconds(cost.processor)) "
                    + "| \(rounded(cost.processor / costs[1].processor)) | \(rounded(cost.wall / grep.wall)) "
                    + "| \(rounded(cost.memory)) |")
        }
    }

    private func tree(lines: Int, annotated: Int, linesPerProtocol: Int = 500) throws -> String {
        let folder = "\(settings.folder)/lines\(lines)-annotated\(annotated)-protocols\(lines / linesPerProtocol)"
        try Corpus(lines: lines, annotated: annotated, linesPerProtocol: linesPerProtocol).write(to: folder)
        return folder
    }

    private func grep(_ folder: String) -> Command {
        let path = (try? program("grep")) ?? "/usr/bin/grep"
        return Command(name: "`grep -rl @mockable`", words: [path, "-rl", "@mockable", folder], accepted: [0, 1])
    }

    private func mockgen(_ folder: String, threads: Int? = nil, isDebug: Bool = false) -> Command {
        // Each run writes the file: one that finds it unchanged would have it easier.
        var words = [isDebug ? settings.debugTool : settings.tool, folder, "--no-config"]
        if let threads { words += ["-j", "\(threads)"] }
        let name = "`mockgen`" + (threads.map { ", \($0) thread" } ?? "") + (isDebug ? ", debug build" : "")
        return Command(name: name, words: words + ["-o", "\(settings.folder)/Mocks.swift"])
    }

    private func program(_ name: String) throws -> String {
        let folders = ["/usr/bin", "/bin", "/opt/homebrew/bin", "/usr/local/bin"]
        guard let folder = folders.first(where: { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") })
        else { throw BenchmarkError(description: "there is no \(name)") }
        return "\(folder)/\(name)"
    }

    private func milliseconds(_ seconds: Double) -> String { rounded(seconds * 1000) }

    private func rounded(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}
