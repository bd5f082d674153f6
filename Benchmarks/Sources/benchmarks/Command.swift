// A command line in, what it took out: wall time, processor time, peak memory. Output goes nowhere.

import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What a command took.
struct Cost {
    var wall = 0.0
    /// User and system time of all threads.
    var processor = 0.0
    /// In megabytes.
    var memory = 0.0
}

/// A benchmark that cannot go on.
struct BenchmarkError: Error, CustomStringConvertible {
    let description: String
}

/// A command that is measured.
struct Command {
    let name: String
    /// The program, by its absolute path, and its arguments.
    let words: [String]
    /// Exit statuses that are as good as zero.
    var accepted: Set<Int32> = [0]

    /// Runs the command once. Its output goes where `Streams` sent that of this process.
    @discardableResult
    func run() throws -> Cost {
        let arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let start = ContinuousClock.now
        let status = posix_spawn(&process, words[0], nil, nil, arguments, environ)
        guard status == 0 else { throw BenchmarkError(description: "cannot start \(words[0])") }
        var result: Int32 = 0
        var usage = rusage()
        while wait4(process, &result, 0, &usage) < 0, errno == EINTR {}
        let wall = start.duration(to: .now).components
        guard result & 0x7F == 0, accepted.contains((result >> 8) & 0xFF) else {
            throw BenchmarkError(description: "'\(words.joined(separator: " "))' failed with status \(result)")
        }
        #if canImport(Darwin)
        let unit = 1.0
        #else
        let unit = 1024.0
        #endif
        return Cost(
            wall: Double(wall.seconds) + Double(wall.attoseconds) * 1e-18,
            processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
            memory: Double(usage.ru_maxrss) * unit / 1e6)
    }

    private func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
}

/// Runs commands in turns after a warm-up, so that what else the machine does hits all of them, and takes medians.
func measure(_ commands: [Command], rounds: Int) throws -> [Cost] {
    for command in commands { try command.run() }
    var costs: [[Cost]] = Array(repeating: [], count: commands.count)
    for _ in 0..<rounds {
        for (index, command) in commands.enumerated() { costs[index].append(try command.run()) }
    }
    return costs.map { runs in
        Cost(
            wall: median(runs.map(\.wall)), processor: median(runs.map(\.processor)),
            memory: median(runs.map(\.memory)))
    }
}

/// The middle one of an odd number of values.
func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}

/// Where this process and its commands write to.
struct Streams {
    private let table: Int32

    /// Sends what commands print to a scratch file. It is no `/dev/null`: grep sees that and stops at the first match.
    init(scratch: String) throws {
        table = dup(1)
        let file = open(scratch, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
        guard table >= 0, file >= 0 else { throw BenchmarkError(description: "cannot write \(scratch)") }
        dup2(file, 1)
        dup2(file, 2)
    }

    /// Prints a line of the report.
    func print(_ line: String = "") {
        ftruncate(1, 0)
        let bytes = Array((line + "\n").utf8)
        _ = write(table, bytes, bytes.count)
    }
}
