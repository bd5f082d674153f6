// The frontend for machines without libclang: reads a header with a tokenizer of its own.

import SwiftDeclarations

/// Reads a header and what it includes.
func readHeaderByTokens(_ source: SourceFile, options: HeaderOptions) -> Header {
    Header(source: source)
}
