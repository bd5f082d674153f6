// A source text comes in, its declarations and the messages about it go out.
// This file holds the entry point and the parser's state; the productions are in the Parser+….swift files, one function
// per production. Deliberately absent: names are not resolved, `#if` is not evaluated, bodies are not looked into.

/// Parses the declarations of a source text. Never fails: what cannot be parsed is skipped and reported.
///
/// - Parameter annotation: the comment word that marks a declaration to be mocked, `@mockable` by default.
public func parse(_ file: SourceFile, annotation: String = "@mockable") -> ParsedFile {
    let tokenized = tokenize(file)
    var parser = Parser(file, tokens: tokenized.tokens, annotation: annotation)
    var ranges: [Range<UInt32>] = []
    let declarations = parser.declarations(until: parser.tokens.count - 1, ranges: &ranges)
    parser.reportUnclaimedAnnotations()
    var diagnostics = tokenized.diagnostics
    diagnostics += diagnostics.isEmpty ? parser.diagnostics : parser.diagnostics(besides: diagnostics)
    if diagnostics.count > 1 { sortByOffset(&diagnostics) }
    if !diagnostics.isEmpty { diagnostics = parser.diagnostics(besidesVersions: diagnostics) }
    var parsed = ParsedFile(source: file, declarations: declarations, diagnostics: diagnostics)
    parsed.ranges = ranges
    return parsed
}

/// Sorts messages by place; messages about the same place keep their order.
private func sortByOffset(_ diagnostics: inout [Diagnostic]) {
    var order = diagnostics.enumerated().map { (position: $0.offset, offset: $0.element.place?.offset ?? 0) }
    order.sort { ($0.offset, $0.position) < ($1.offset, $1.position) }
    diagnostics = order.map { diagnostics[$0.position] }
}

/// Why a declaration could not be parsed. Thrown by the productions, caught once per declaration.
struct ParseFailure: Error {
    /// Where to point.
    var offset: UInt32
    /// What was expected, and what was found.
    var message: String
    /// Whether the user shall hear of it. Outside protocols the parser might simply not know something.
    var isReported: Bool
}

/// The state of one run over one file. Noncopyable, as a `Tokenizer` is.
struct Parser: ~Copyable {
    /// How deep declarations, conditional blocks and types may nest in each other, each counted alike.
    /// Chosen so that the recursion of a debug build fits in the 512 KB stack of a secondary thread.
    static let maximumDepth = 50

    /// How many suffixes (`?`, `.Member`, …) all the parts of one type may have. They make a chain of values as deep
    /// as nesting does, and releasing it recurses.
    static let maximumTypeSuffixes = 1_000

    let file: SourceFile
    /// The tokens; the last one is `endOfFile`.
    let tokens: [Token]
    /// For each bracket and conditional directive where it ends; see `matchBrackets`.
    let partners: [Int32]
    /// The index of the current token.
    var index = 0
    /// The current token, or what is left of it after an operator was split.
    var current: Token
    /// The offset behind the last consumed token.
    var previousEnd: UInt32 = 0
    /// How many declarations, conditional blocks and types enclose the current token.
    var depth = 0
    /// How many suffixes the outermost type being parsed has so far.
    var typeSuffixes = 0
    /// Whether a type is being parsed.
    var isInType = false
    /// Whether the innermost enclosing type is a protocol: only there errors matter.
    var isInProtocol = false
    /// The annotation comments of the file.
    var annotations: AnnotationComments
    var diagnostics: [Diagnostic] = []

    /// Starts at the first token.
    init(_ file: SourceFile, tokens given: [Token], annotation: String) {
        let end = UInt32(truncatingIfNeeded: file.bytes.count)
        var tokens = given
        if tokens.last?.kind != .endOfFile { tokens.append(Token(kind: .endOfFile, start: end, end: end)) }
        let brackets = matchBrackets(tokens, in: file)
        self.file = file
        self.tokens = tokens
        partners = brackets.partners
        current = tokens[0]
        annotations = AnnotationComments(of: annotation, in: file, tokens: tokens)
        diagnostics = brackets.diagnostics
    }

    /// Reports an error.
    mutating func error(_ message: String, at offset: UInt32) {
        diagnostics.append(Diagnostic(.error, at: .init(path: file.path, offset: offset), message))
    }

    /// Reports why a declaration could not be parsed, if that matters to anybody.
    mutating func report(_ failure: ParseFailure) {
        if failure.isReported { error(failure.message, at: failure.offset) }
    }

    /// A failure at the current token. For example: `expected ':' after parameter name 'x', found ')'`
    func expected(_ what: String) -> ParseFailure {
        // Where a line ends too early, its end is the place, and the next line has nothing to do with it.
        if current.startsLine {
            return ParseFailure(offset: previousEnd, message: "expected \(what)", isReported: isInProtocol)
        }
        return unexpected(what)
    }

    /// A failure at the current token, whichever line it is on. The tokenizer has reported an unknown one already.
    func unexpected(_ what: String) -> ParseFailure {
        ParseFailure(
            offset: current.start, message: "expected \(what), found \(found)",
            isReported: isInProtocol && current.kind != .unknown)
    }

    /// The current token for a message.
    private var found: String {
        if current.kind == .endOfFile { return "the end of the file" }
        guard current.end - current.start <= 40 else { return "something else" }
        return "'\(file.text(current.range))'"
    }

    /// Counts one level of nesting; the caller leaves it by `depth -= 1`, unless this throws.
    mutating func enter() throws(ParseFailure) {
        guard depth < Self.maximumDepth else {
            throw ParseFailure(
                offset: current.start, message: "nested too deeply: more than \(Self.maximumDepth) levels",
                isReported: true)
        }
        depth += 1
    }
}
