// What a run knows of a file before parsing it: whether it is annotated, and which names it may declare.
// That is read from the bytes in one pass; the text is kept only where it is sure to be needed.

import SwiftDeclarations

/// A file of a run.
public struct InputFile: Sendable {
    /// The path that diagnostics name.
    public let path: String

    /// Whether the annotation occurs in the text, anywhere.
    public let isAnnotated: Bool

    /// The types that the text may declare.
    let names: DeclaredNames

    /// Whether a type in the text may give up a default conformance: `~Copyable`, `~Escapable`.
    let mentionsSuppression: Bool

    /// Whether a type in the text may say that it conforms to a protocol on the main actor: `struct Key: @MainActor Hashable`.
    let mentionsIsolatedConformance: Bool

    /// Whether the text may declare a function that is named as the one that ends tests.
    let mayDeclareFatalError: Bool

    /// Whether the text may export what it imports: `@_exported`.
    let mentionsExport: Bool

    /// How the text imports Foundation.
    let foundationImports: FoundationImports

    /// Where the text stops being UTF-8, if it is annotated, also in UTF-16, and does.
    let invalidOffset: UInt32?

    private let content: Content

    /// Where the declarations of a file come from. Indirect: for most files of a run it is a single word.
    private indirect enum Content {
        /// The text is read again if somebody needs it.
        case onDisk
        case text(SourceFile)
        /// Another frontend has read a text that is not Swift.
        case parsed(ParsedFile)
        case unreadable(FileFailure)
    }

    /// What another frontend has made of the text; nil for Swift.
    var parsed: ParsedFile? {
        if case .parsed(let file) = content { file } else { nil }
    }

    /// Why the file could not be read; nil where it was.
    var failure: FileFailure? {
        if case .unreadable(let failure) = content { failure } else { nil }
    }

    /// Takes a text that was read elsewhere.
    public init(_ source: SourceFile, annotation: String) {
        self.init(source, annotation: annotation, content: .text(source))
    }

    /// Takes what another frontend has made of a text that is not Swift.
    public init(parsed: ParsedFile, annotation: String) {
        self.init(parsed.source, annotation: annotation, content: .parsed(parsed))
    }

    /// Stands for a file that could not be read.
    init(_ failure: FileFailure) {
        self.init(path: failure.path, bytes: UnsafeBufferPointer(start: nil, count: 0), annotation: []) { _ in
            .unreadable(failure)
        }
    }

    /// Looks at a text without keeping it, unless it is annotated.
    init(path: String, bytes: UnsafeBufferPointer<UInt8>, annotation: [UInt8], keepsText: Bool) {
        self.init(path: path, bytes: bytes, annotation: annotation) { isAnnotated in
            isAnnotated || keepsText ? .text(SourceFile(path: path, bytes: Array(bytes))) : .onDisk
        }
    }

    private init(_ source: SourceFile, annotation: String, content: Content) {
        self = source.bytes.withUnsafeBufferPointer { bytes in
            InputFile(path: source.path, bytes: bytes, annotation: Array(annotation.utf8)) { _ in content }
        }
    }

    private init(
        path: String, bytes: UnsafeBufferPointer<UInt8>, annotation: [UInt8], content: (_ isAnnotated: Bool) -> Content
    ) {
        self.path = path
        isAnnotated = occurs(annotation, in: bytes)
        mentionsSuppression = occurs([UInt8(ascii: "~")], in: bytes)
        mentionsIsolatedConformance = occursIsolatedConformance(in: bytes)
        // There are few capital letters to look at.
        mayDeclareFatalError = occurs(Array("Error".utf8), behind: Array("func fatal".utf8), in: bytes)
        mentionsExport = occurs(Array("@_exported".utf8), in: bytes)
        foundationImports = FoundationImports(in: bytes)
        names = DeclaredNames(in: bytes)
        invalidOffset =
            isAnnotated
            ? firstInvalidUTF8Offset(UnsafeRawBufferPointer(bytes)).map { UInt32($0) }
            : occursInUTF16(annotation, in: bytes) ? 0 : nil
        self.content = content(isAnnotated)
    }

    /// What is wrong with the encoding of the text. A file that is not UTF-8 matters only if it is annotated.
    public var encodingDiagnostic: Diagnostic? {
        invalidOffset.map { notUTF8(path: path, at: $0) }
    }

    /// The text, from the disk if it was not kept.
    public func source() throws(FileFailure) -> SourceFile {
        switch content {
        case .text(let source): return source
        case .parsed(let file): return file.source
        case .unreadable(let failure): throw failure
        case .onDisk: return SourceFile(path: path, bytes: try readFile(path))
        }
    }
}

/// A file of a run after parsing; without declarations if it was gone when it was needed.
struct ParsedInput: Sendable {
    let file: ParsedFile
    /// Why the file could not be read.
    let failure: FileFailure?

    init(_ input: InputFile, annotation: String) {
        if let parsed = input.parsed {
            (file, failure) = (parsed, nil)
            return
        }
        do throws(FileFailure) {
            file = parse(try input.source(), annotation: annotation)
            failure = nil
        } catch {
            file = ParsedFile(source: SourceFile(path: input.path, bytes: []), declarations: [], diagnostics: [])
            failure = error
        }
    }
}

extension [InputFile] {
    /// The files by the bytes of their paths, which is how they are found, too.
    func sortedByPath() -> [InputFile] {
        let isSorted = indices.dropFirst().allSatisfy { !precedesInBytes(self[$0].path, self[$0 - 1].path) }
        return isSorted ? self : sorted { precedesInBytes($0.path, $1.path) }
    }
}

private func notUTF8(path: String, at offset: UInt32) -> Diagnostic {
    Diagnostic(.error, at: .init(path: path, offset: offset), "the file is not valid UTF-8; save it in that encoding")
}

extension ParsedFile {
    /// What is wrong in the file, annotated or not. Of one that is not UTF-8, what else there is to say mostly says that again.
    var problems: [Diagnostic] {
        guard let offset = firstInvalidUTF8Offset(source.bytes) else { return diagnostics }
        return [notUTF8(path: source.path, at: UInt32(offset))]
    }
}
