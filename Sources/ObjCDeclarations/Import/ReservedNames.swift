// The words that the importer does not shorten a name to, and those that Swift wants in backticks.

/// Words that a base name or the name of a property must not become.
let reservedNames: Set<String> = [
    "Any", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Whether a name needs backticks where something is declared.
func needsBackticks(_ name: String) -> Bool {
    reservedNames.contains(name)
}

/// A declared name as Swift wants it written.
func escaped(_ name: String) -> String {
    needsBackticks(name) ? "`\(name)`" : name
}

/// An argument label as Swift wants it written: almost any keyword is one (SE-0001).
func escapedLabel(_ label: String) -> String {
    ["inout", "var", "let"].contains(label) ? "`\(label)`" : label
}
