// Paths in, source files out, read side by side. What cannot be read becomes an error of the run.
// Nothing here looks at Swift; the only question to the text is whether it is UTF-8.

import SwiftDeclarations

/// The files of a run that could be read.
public struct ReadSources: Sendable {
    /// In the order of the paths.
    public var files: [SourceFile] = []

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
    let results = concurrentMap(paths, workers: concurrency) { path in
        readSource(at: path, annotation: annotation)
    }
    var sources = ReadSources()
    for result in results {
        switch result {
        case .failure(let failure): sources.diagnostics.append(failure.diagnostic)
        case .success(let file):
            sources.files.append(file.source)
            if let diagnostic = file.diagnostic { sources.diagnostics.append(diagnostic) }
        }
    }
    return sources
}

/// Checks a text that was read elsewhere, such as from standard input; nil where all is well.
public func diagnoseEncoding(of source: SourceFile, annotation: String) -> Diagnostic? {
    guard let offset = firstInvalidUTF8Offset(source.bytes), source.bytes.contains(Array(annotation.utf8)) else {
        return nil
    }
    return Diagnostic(
        .error, at: .init(path: source.path, offset: UInt32(offset)),
        "the file is not valid UTF-8; save it in that encoding")
}

/// A file that was read, and what is wrong with its text.
private struct CheckedSource: Sendable {
    let source: SourceFile
    let diagnostic: Diagnostic?
}

private func readSource(at path: String, annotation: String) -> Result<CheckedSource, FileFailure> {
    do throws(FileFailure) {
        let source = SourceFile(path: path, bytes: try readFile(path))
        let diagnostic = diagnoseEncoding(of: source, annotation: annotation)
        return .success(CheckedSource(source: source, diagnostic: diagnostic))
    } catch {
        return .failure(error)
    }
}

/// The offset of the first byte that is not part of a well-formed UTF-8 sequence; nil where the text is UTF-8.
public func firstInvalidUTF8Offset(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { bytes in
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
