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

/// Reads headers as Swift would import them, with the frontend that the options ask for.
public struct HeaderReader: Sendable {
    /// The library that reads them; nil for the tokenizer.
    public let libClang: LibClang?
    private let options: HeaderOptions

    /// There is no libclang, and the options ask for it.
    public struct MissingLibClang: Error {
        /// What to do.
        public var message: String {
            "no libclang was found, which '--objc-frontend libclang' asks for; 'mockgen doctor' says where it was "
                + "looked for, and '--objc-frontend auto' does without"
        }
    }

    /// Finds the frontend.
    ///
    /// - Parameter environment: the variables that `LibClangSearch` goes by.
    public init(_ options: HeaderOptions, environment: [String: String]) throws(MissingLibClang) {
        self.options = options
        libClang = options.frontend == .tokenizer ? nil : LibClangSearch(environment: environment).found
        if libClang == nil, options.frontend == .libclang { throw MissingLibClang() }
    }

    /// Reads headers. Files that they include are read from disk where the arguments or their own folder lead to them.
    ///
    /// - Returns: a file for each header, in the order given.
    public func read(_ headers: [SourceFile]) -> [ParsedFile] {
        guard !headers.isEmpty else { return [] }
        var read: [Header]
        if let libClang {
            let frontend = LibClangFrontend(
                libClang, annotation: options.annotation, arguments: options.clangArguments)
            read = headers.map(frontend.read)
        } else {
            read = headers.map(HeaderTokenFrontend(options).read)
        }
        read.completeForwardDeclarations()
        let paths = Set(headers.map(\.path))
        return read.map { header in
            var header = header
            header.module = moduleName(ofHeaderAt: header.source.path)
            header.imports = imports(of: header)
            header.types.nameTypesOfFrameworks()
            header.types.cutEndlessTypedefs()
            return importedFile(header, others: paths)
        }
    }
}

/// The modules that Swift has to import for the declarations of a header: Foundation, which all of Objective-C needs,
/// those that it imports itself, and its own.
private func imports(of header: Header) -> [String] {
    var seen: Set<String> = []
    return (["Foundation"] + header.imports + [header.module].compactMap(\.self))
        .filter { seen.insert($0).inserted }
}

extension SourceFile {
    /// Whether it may declare protocols: a header of C alone has no `@end`, and reading it tells nothing.
    public var mayDeclareProtocols: Bool {
        let end = Array("@end".utf8)
        var rest = bytes[...]
        while let at = rest.firstIndex(of: end[0]) {
            if rest[at...].starts(with: end) { return true }
            rest = rest[(at + 1)...]
        }
        return false
    }
}
