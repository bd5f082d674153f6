// Paths in, files out, read and looked at side by side. What cannot be read becomes an error of the run.
// The texts are not kept, unless they are annotated: most files of a run are looked at once and never again.

import SwiftDeclarations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The files of a run that could be read.
public struct ReadSources: Sendable {
    /// In the order of the paths.
    public var files: [InputFile] = []

    /// What could not be read, and what is not UTF-8.
    public var diagnostics: [Diagnostic] = []
}

/// Reads the files at `paths`.
///
/// A file that is not UTF-8 is an error if the annotation occurs in it, and read all the same, so that the rest of
/// the run is not blamed for its absence. Other files are none of the run's business.
///
/// - Parameter concurrency: how many files are read at once; nil for as many as there are cores.
public func readSources(at paths: [String], annotation: String, concurrency: Int?) -> ReadSources {
    let annotation = Array(annotation.utf8)
    let files = concurrentMap(paths, workers: concurrency, scratch: ReadBuffer.init) { path, buffer in
        readInput(at: path, annotation: annotation, into: &buffer)
    }
    var sources = ReadSources(files: files)
    for index in files.indices {
        if let diagnostic = files[index].failure?.diagnostic ?? files[index].encodingDiagnostic {
            sources.diagnostics.append(diagnostic)
        }
    }
    // Rarely: to copy the list would count references to all that it holds.
    if files.contains(where: { $0.failure != nil }) { sources.files.removeAll { $0.failure != nil } }
    return sources
}

private func readInput(at path: String, annotation: [UInt8], into buffer: inout ReadBuffer) -> InputFile {
    do throws(FileFailure) {
        let isReadableAgain = try buffer.read(path)
        return InputFile(path: path, bytes: buffer.bytes, annotation: annotation, keepsText: !isReadableAgain)
    } catch {
        return InputFile(error)
    }
}

/// Whether some bytes occur in others.
///
/// - Parameter prefix: what stands before them. Only what comes behind it is searched for.
func occurs(_ needle: [UInt8], behind prefix: [UInt8] = [], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return false }
    var isFound = false
    forEachOccurrence(of: needle, in: bytes) { offset in
        isFound = offset >= prefix.count && memcmp(start + (offset - prefix.count), prefix, prefix.count) == 0
        return !isFound
    }
    return isFound
}

/// Whether `@MainActor` stands in what may be an inheritance clause: behind `:` or `,`, and before a name.
func occursIsolatedConformance(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let attribute = Array("@MainActor ".utf8)
    var isFound = false
    forEachOccurrence(of: attribute, in: bytes) { offset in
        let end = offset + attribute.count
        let isBeforeName = end < bytes.count && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[end])
        let previous = bytes[..<offset].last { $0 > UInt8(ascii: " ") }
        isFound = isBeforeName && (previous == UInt8(ascii: ":") || previous == UInt8(ascii: ","))
        return !isFound
    }
    return isFound
}

/// Calls `body` with the offset of some bytes wherever they occur in others, until it returns false.
func forEachOccurrence(of needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>, _ body: (Int) -> Bool) {
    guard let first = needle.first, let start = bytes.baseAddress, bytes.count >= needle.count else { return }
    // Mostly one comparison per `@`: the system's search for a byte takes many at a time, in debug builds too.
    let end = start + (bytes.count - needle.count + 1)
    var position = start
    while position < end, let found = memchr(position, Int32(first), end - position) {
        if memcmp(found, needle, needle.count) == 0, !body(UnsafeRawPointer(start).distance(to: found)) { return }
        position = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
    }
}

/// Whether some ASCII characters occur in a text in UTF-16. Only one that begins with a byte order mark is taken for such.
func occursInUTF16(_ needle: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2, bytes[0] ^ bytes[1] == 0xFE ^ 0xFF, min(bytes[0], bytes[1]) == 0xFE else { return false }
    let isBigEndian = bytes[0] == 0xFE
    return occurs(needle.flatMap { isBigEndian ? [0, $0] : [$0, 0] }, in: bytes)
}

/// The offset of the first byte that is not part of a well-formed UTF-8 sequence; nil where the text is UTF-8.
public func firstInvalidUTF8Offset(_ bytes: UnsafeRawBufferPointer) -> Int? {
    var index = 0
    while index < bytes.count {
        // Sources are mostly ASCII: eight bytes at a time.
        while index + 8 <= bytes.count,
            bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
            index += 8
        }
        guard index < bytes.count else { break }
        guard let length = sequenceLength(in: bytes, at: index) else { return index }
        index += length
    }
    return nil
}

/// As above, for a text in an array.
public func firstInvalidUTF8Offset(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes(firstInvalidUTF8Offset)
}

/// The length of the well-formed sequence at `start`, after table 3-7 of the Unicode standard; nil where there is none.
private func sequenceLength(in bytes: UnsafeRawBufferPointer, at start: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[start] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard start + length <= bytes.count, second.contains(bytes[start + 1]) else { return nil }
    return bytes[(start + 2)..<(start + length)].allSatisfy { 0x80...0xBF ~= $0 } ? length : nil
}
