// One source text: its path, its bytes, and the way from a byte offset to a line and a column.
// Reading the bytes from disk is the caller's business; this module does no I/O.

/// A source text and the path it is reported under.
public struct SourceFile: Sendable {
    /// The path that diagnostics name, as the user wrote it or as discovery found it.
    public let path: String

    /// The text, UTF-8. Offsets everywhere in this module are byte offsets into this array.
    public let bytes: [UInt8]

    /// Makes a source file of bytes that were read elsewhere.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes a source file of a text in memory.
    public init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text between two byte offsets, repaired where it is not valid UTF-8.
    public func text(_ range: Range<UInt32>) -> String {
        String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
    }
}

/// A place in a source text as editors count it.
public struct SourceLocation: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int

    /// The column, from 1, in UTF-8 bytes, as the Swift compiler counts it.
    public let column: Int
}

/// The start offsets of a file's lines. Built once per file that has something to report.
public struct LineTable: Sendable {
    private let lineStarts: [UInt32]

    /// Finds the lines of a file. A line ends at LF, CR LF or a lone CR.
    public init(_ file: SourceFile) {
        var starts: [UInt32] = [0]
        file.bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if byte == UInt8(ascii: "\n") {
                    starts.append(UInt32(index))
                } else if byte == UInt8(ascii: "\r"), index == bytes.count || bytes[index] != UInt8(ascii: "\n") {
                    starts.append(UInt32(index))
                }
            }
        }
        lineStarts = starts
    }

    /// The line and column of a byte offset.
    public func location(at offset: UInt32) -> SourceLocation {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(line: low + 1, column: Int(offset - lineStarts[low]) + 1)
    }
}
