// Bytes -> tokens.

/// Splits a source text into tokens.
public func tokenize(_ file: SourceFile) -> TokenizedFile {
    TokenizedFile(tokens: [], diagnostics: [])
}
