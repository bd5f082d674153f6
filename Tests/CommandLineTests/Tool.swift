// Arguments and standard input in; exit status, standard output and standard error out.
// The tool is the one that was built along with the tests, found beside their bundle.

import Foundation
import TestSupport
import Testing

/// What one call of the tool came to.
struct ToolResult: Equatable {
    /// The exit status.
    var status: Int32

    /// Standard output.
    var output: String

    /// Standard error.
    var errors: String
}

/// Calls `mockgen` in a folder, with nothing or a text on standard input.
func mockgen(
    _ arguments: String..., in folder: TemporaryFolder, input: String = "", environment: [String: String] = [:]
) throws -> ToolResult {
    try mockgen(arguments, in: folder, input: input, environment: environment)
}

/// Calls `mockgen` in a folder.
///
/// - Parameters:
///   - folder: the working directory, so that tests can write and expect short paths.
///   - input: the text on standard input.
///   - environment: variables on top of those of the tests.
func mockgen(
    _ arguments: [String], in folder: TemporaryFolder, input: String, environment: [String: String] = [:]
) throws -> ToolResult {
    // Files rather than pipes: nothing has to be read while the tool runs, however much it writes.
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = toolURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: streams.write("in", input)))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.write("out")))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.write("err")))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "the tool crashed: \(arguments)")
    return ToolResult(
        status: process.terminationStatus, output: streams.text("out") ?? "", errors: streams.text("err") ?? "")
}

/// The built tool. It lies beside the test bundle, like all products of the package.
var toolURL: URL {
    #if os(macOS)
    let products = Bundle(for: BundleMark.self).bundleURL.deletingLastPathComponent()
    #else
    let products = Bundle.main.bundleURL
    #endif
    return products.appendingPathComponent("mockgen")
}

/// Lies in the test bundle.
private final class BundleMark {}
