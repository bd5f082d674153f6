// A worker as its supervisor sees it: a process, and the memory that both share.

import Foundation

/// A worker process.
struct Supervised {
    /// How a worker ended.
    enum End: String {
        case done, crash, hang
        case problem = "something does not hold"
    }

    /// What all workers together did.
    struct Totals {
        /// How many mutations were checked.
        private(set) var done = 0
        /// The slowest of them.
        private(set) var slowest = (number: 0, microseconds: 0)

        /// Adds what a worker did.
        mutating func add(_ worker: Supervised) {
            done += worker.progress.done
            if worker.progress.slowest.microseconds > slowest.microseconds { slowest = worker.progress.slowest }
        }
    }

    /// Where the worker is.
    let progress: Progress
    private let process: Process
    private let file: String
    private var lastNumber = -1
    private var lastChange = Date()

    /// Starts a worker at a mutation.
    init?(_ arguments: Arguments, first: Int, _ seconds: Double) {
        file = NSTemporaryDirectory() + "/fuzz-\(UUID().uuidString)"
        guard let progress = Progress(path: file), let executable = Bundle.main.executableURL else { return nil }
        self.progress = progress
        process = Process()
        process.executableURL = executable
        process.arguments = arguments.forWorker(first: first, seconds: seconds, progress: file)
        do { try process.run() } catch { return nil }
    }

    /// How the worker ended; nil if it has not. One that stays at a mutation for too long is stopped.
    mutating func end(limit: TimeInterval) -> End? {
        if process.isRunning {
            if progress.current != lastNumber {
                lastNumber = progress.current
                lastChange = Date()
            }
            guard Date().timeIntervalSince(lastChange) > limit else { return nil }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            try? FileManager.default.removeItem(atPath: file)
            return .hang
        }
        try? FileManager.default.removeItem(atPath: file)
        if process.terminationReason == .uncaughtSignal { return .crash }
        return process.terminationStatus == 0 ? .done : .problem
    }
}
