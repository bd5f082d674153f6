// The command: folders come in, what our parser and swift-syntax disagree about goes out.
// Exit status 0: nothing beyond the known differences; 1: a difference; 64: wrong usage.

import Foundation
import SwiftDeclarations
import Synchronization

@main
struct Oracle {
    static func main() {
        var folders = Array(CommandLine.arguments.dropFirst())
        var known = KnownDifferences(text: "")
        if folders.first == "--known", folders.count > 1 {
            known = KnownDifferences(text: (try? String(contentsOfFile: folders[1], encoding: .utf8)) ?? "")
            folders.removeFirst(2)
        }
        guard !folders.isEmpty else {
            print("usage: oracle [--known FILE] FOLDER…")
            exit(64)
        }
        let paths = folders.flatMap(swiftFiles)
        let reports = compareAll(paths)
        var total = Report(path: "")
        for report in reports {
            for line in report.lines where !known.contains(line) { print(line) }
            total.lines += report.lines.filter { !known.contains($0) }
            total.add(report)
        }
        for entry in known.unused(among: reports.flatMap(\.lines)) { print("never seen: \(entry)") }
        print(
            """
            \(paths.count) files and \(total.snippets) snippets in them, \(total.tokens) tokens, \
            \(total.declarations) declarations, \(total.types) types: \(total.lines.count) differences; \
            \(total.broken) files only by tokens, as swift-syntax finds them broken
            """)
        exit(total.lines.isEmpty ? 0 : 1)
    }

    /// The Swift files in a folder, sorted.
    private static func swiftFiles(in folder: String) -> [String] {
        if folder.hasSuffix(".swift") { return [folder] }
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
    }

    /// The reports on all files, in their order, whatever order they were made in.
    private static func compareAll(_ paths: [String]) -> [Report] {
        let state = Mutex<(next: Int, reports: [Int: Report])>((0, [:]))
        let group = DispatchGroup()
        for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) {
            let thread = Thread {
                while let position = state.withLock({ take(&$0.next, of: paths.count) }) {
                    guard let data = FileManager.default.contents(atPath: paths[position]) else { continue }
                    let report = Report.withSnippets(SourceFile(path: paths[position], bytes: Array(data)))
                    state.withLock { $0.reports[position] = report }
                }
                group.leave()
            }
            // Deep expressions take a parser that is not optimized a lot of stack.
            thread.stackSize = 256 << 20
            group.enter()
            thread.start()
        }
        group.wait()
        return state.withLock { state in paths.indices.compactMap { state.reports[$0] } }
    }

    private static func take(_ next: inout Int, of count: Int) -> Int? {
        guard next < count else { return nil }
        defer { next += 1 }
        return next
    }
}
