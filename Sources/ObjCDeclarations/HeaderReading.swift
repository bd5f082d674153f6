// Objective-C headers in, the same declarations as from Swift sources out: a frontend reads the header, and the import
// rules say how Swift sees it. This is the module's whole surface.

import SwiftDeclarations

/// Who reads the headers.
public enum HeaderFrontend: String, CaseIterable, Sendable {
    /// libclang where it is found, the tokenizer where it is not.
    case auto
    /// libclang; an error where there is none.
    case libclang
    /// The tokenizer of this module.
    case tokenizer
}

/// How headers are read.
public struct HeaderOptions: Sendable {
    /// Who reads them.
    public var frontend: HeaderFrontend
    /// The marker of declarations to mock. For example: `@mockable`.
    public var annotation: String
    /// Arguments for clang. For example: `-I`, `Headers`, `-DDEBUG=1`. The tokenizer understands `-I`, `-F` and `-D`.
    public var clangArguments: [String]

    /// Makes options.
    public init(frontend: HeaderFrontend = .auto, annotation: String, clangArguments: [String] = []) {
        self.frontend = frontend
        self.annotation = annotation
        self.clangArguments = clangArguments
    }
}

/// Reads headers as Swift would import them.
///
/// Files that they include are read from disk where the arguments or their own folder lead to them.
///
/// - Returns: a file for each header, in the order given.
public func readHeaders(_ headers: [SourceFile], options: HeaderOptions) -> [ParsedFile] {
    guard !headers.isEmpty else { return [] }
    let frontend = HeaderTokenFrontend(options)
    var read = headers.map(frontend.read)
    read.completeForwardDeclarations()
    let paths = Set(headers.map(\.path))
    return read.map { header in
        var header = header
        header.imports = imports(of: header)
        return importedFile(header, others: paths)
    }
}

/// The modules that Swift has to import for the declarations of a header: Foundation, which all of Objective-C needs,
/// those that it imports itself, and its own.
private func imports(of header: Header) -> [String] {
    var seen: Set<String> = []
    return (["Foundation"] + header.imports + [moduleName(ofHeaderAt: header.source.path)].compactMap(\.self))
        .filter { seen.insert($0).inserted }
}
