// Lines with indentation -> one text. Knows nothing about Swift but its braces.

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Collects the lines of a source text.
struct SourceWriter {
    private(set) var text = ""
    /// How standard names are written.
    let names: StandardNames
    private var indentation = ""

    init(names: StandardNames) {
        self.names = names
        // Most mocks fit in that, and a text that grows is copied.
        text.reserveCapacity(4 << 10)
    }

    /// The widest line that a signature may make before it is broken.
    private static let width = 120

    /// Appends one line, indented; an empty one without trailing spaces. Line breaks inside start further lines.
    mutating func line(_ content: String = "") {
        guard content.hasLineBreak else {
            if !content.isEmpty {
                text += indentation
                text += content
            }
            text += "\n"
            return
        }
        // A source with CRLF has characters that are both.
        for part in content.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }) {
            line(String(part))
        }
    }

    /// Appends `head {`, what `body` writes one level deeper, and `}`.
    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line("\(head) {")
        indented(body)
        line("}")
    }

    /// Appends what `body` writes, one level deeper.
    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        let before = indentation
        indentation += "    "
        body(&self)
        indentation = before
    }

    /// Appends `head(parameters)tail {`, one parameter a line where a single line would be too long, then as `block`.
    mutating func function(
        _ head: String, parameters: [String], tail: String, body: (inout SourceWriter) -> Void
    ) {
        let single = "\(head)(\(parameters.joined(separator: ", ")))\(tail)"
        if parameters.isEmpty || indentation.utf8.count + single.utf8.count + 2 <= SourceWriter.width {
            block(single, body)
            return
        }
        line("\(head)(")
        indented { writer in
            for (index, parameter) in parameters.enumerated() {
                writer.line(index == parameters.count - 1 ? parameter : "\(parameter),")
            }
        }
        block(")\(tail)", body)
    }
}

extension String {
    /// Whether there is a line feed in it. Asked of every line that is written.
    fileprivate var hasLineBreak: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "\n")), bytes.count) != nil } ?? false
        } ?? utf8.contains(UInt8(ascii: "\n"))
    }
}
