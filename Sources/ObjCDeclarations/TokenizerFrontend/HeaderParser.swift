// The frontend for machines without libclang: a header in, its declarations out, found by a tokenizer, a preprocessor and
// a parser of this module. This file holds the entry point and the parser's state; productions are in the other
// HeaderParser+….swift files, one function each. Deliberately absent: bodies of functions and members of classes.

import SwiftDeclarations

/// Reads a header and what it includes.
func readHeaderByTokens(_ source: SourceFile, options: HeaderOptions) -> Header {
    HeaderTokenFrontend(options).read(source)
}

/// Reads headers one after the other. What they all see, the stub SDK and what the command line defines, is read once.
struct HeaderTokenFrontend: Sendable {
    private let annotation: String
    private let preprocessor: HeaderPreprocessor
    private let types: TypeNames
    private let protocols: [ProtocolDeclaration]

    /// Reads the stub SDK.
    init(_ options: HeaderOptions) {
        let arguments = HeaderArguments(options.clangArguments)
        var preprocessor = HeaderPreprocessor(search: HeaderFiles(arguments))
        let definitions = StubHeaders.predefined + arguments.definitions.map(\.directive).joined()
        preprocessor.run(TokenizedHeader(SourceFile(path: "<command line>", text: definitions)))
        for file in StubHeaders.files {
            preprocessor.run(TokenizedHeader(SourceFile(path: file.path, text: file.text)))
        }
        preprocessor.run(
            TokenizedHeader(SourceFile(path: FrameworkNames.path, text: FrameworkNames.declarations)))
        let prefixes = arguments.prefixHeaders.map { "#include \"\($0)\"\n" }.joined()
        if !prefixes.isEmpty {
            preprocessor.run(TokenizedHeader(SourceFile(path: "<command line>", text: prefixes)))
        }
        var parser = HeaderParser(preprocessor, types: TypeNames())
        parser.run()
        preprocessor.output = []
        preprocessor.modules = []
        preprocessor.diagnostics = []
        preprocessor.skipped = []
        preprocessor.tokenCount = 0
        annotation = options.annotation
        self.preprocessor = preprocessor
        (types, protocols) = (parser.types, parser.protocols)
    }

    /// Reads a header and what it includes.
    func read(_ source: SourceFile) -> Header {
        var preprocessor = preprocessor
        let tokenized = TokenizedHeader(source)
        let first = preprocessor.files.count
        preprocessor.run(tokenized)
        var parser = HeaderParser(preprocessor, types: types)
        parser.mainFile = Int32(truncatingIfNeeded: first)
        parser.run()
        var header = Header(source: source)
        header.types = parser.types
        header.imports = preprocessor.modules
        header.diagnostics = (preprocessor.diagnostics + parser.diagnostics).filter { $0.place?.path == source.path }
        let declared = annotated(
            parser.protocols, in: tokenized, annotation: annotation, skipped: preprocessor.skipped,
            diagnostics: &header.diagnostics)
        header.protocols = protocols + declared
        header.diagnostics.sort { ($0.place?.offset ?? 0) < ($1.place?.offset ?? 0) }
        return header
    }
}

extension HeaderArguments.Definition {
    /// The line that does the same.
    fileprivate var directive: String {
        value.map { "#define \(name) \($0)\n" } ?? "#undef \(name)\n"
    }
}

/// Why a declaration could not be parsed. Thrown by the productions, caught once per declaration or member.
struct HeaderFailure: Error {
    /// Where to point.
    var token: Int
    /// Whether to point behind the token.
    var isBehind = false
    /// What was expected, and what was found.
    var message: String
}

/// The state of one run over the tokens of a header.
struct HeaderParser {
    /// How deep types and declarations may nest. Chosen as in Parser.swift: recursion has to fit in a small stack.
    static let maximumDepth = 40

    /// Where the tokens come from.
    let input: HeaderPreprocessor
    /// The tokens; the last one is `endOfFile`.
    let tokens: [ExpandedToken]
    /// For each bracket its partner, -1 for one without.
    let partners: [Int32]
    /// The index of the current token.
    var index = 0
    /// How many types enclose the current token.
    var depth = 0
    /// The file whose mistakes are reported; none for the stub SDK.
    var mainFile: Int32 = -1
    /// What was declared so far.
    var types: TypeNames
    /// What `@compatibility_alias` says the names of classes stand for.
    var aliases: [String: String] = [:]
    /// The protocols so far.
    var protocols: [ProtocolDeclaration] = []
    /// What there is to say.
    var diagnostics: [Diagnostic] = []

    /// Starts at the first token.
    init(_ preprocessed: HeaderPreprocessor, types: TypeNames) {
        input = preprocessed
        self.types = types
        var tokens = preprocessed.output
        let end = tokens.last
        tokens.append(
            ExpandedToken(
                kind: .endOfFile, startsLine: true, name: -1, buffer: -1, start: 0, end: 0, file: end?.file ?? 0,
                index: end?.index ?? 0))
        self.tokens = tokens
        partners = matchHeaderBrackets(tokens)
    }

    /// Parses all declarations.
    mutating func run() {
        while current.kind != .endOfFile {
            let start = index
            do throws(HeaderFailure) {
                try declaration()
            } catch {
                report(error)
                recover()
            }
            if index == start { advance() }
        }
    }

    // MARK: - Cursor

    /// The current token.
    var current: ExpandedToken { tokens[index] }

    /// The word that the current token is, if it is one with a meaning.
    var word: HeaderWord? { HeaderNames.word(current.name) }

    /// A token behind the current one; the end of the file where there are not that many.
    func peek(_ distance: Int = 1) -> ExpandedToken { tokens[min(index + distance, tokens.count - 1)] }

    /// The word behind `@`, if that is where the parser is.
    var atWord: HeaderWord? {
        current.kind == .at ? HeaderNames.word(peek().name) : nil
    }

    /// Steps over the current token. Stays at the end of the file.
    mutating func advance() {
        if index < tokens.count - 1 { index += 1 }
    }

    /// Steps over the current token if it is of a kind.
    mutating func opt(_ kind: HeaderToken.Kind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    /// Steps over the current token if it is a certain word.
    mutating func opt(_ word: HeaderWord) -> Bool {
        guard self.word == word else { return false }
        advance()
        return true
    }

    /// Steps over a bracket with all that is in it; over the bracket alone where its partner is missing.
    mutating func skipBrackets() {
        let partner = Int(partners[index])
        if partner > index { index = partner }
        advance()
    }

    /// The text of a word.
    func text(_ token: ExpandedToken) -> String {
        token.name >= 0 ? input.names.text(token.name) : input.text(token)
    }

    /// The byte offset of a token in its file.
    func offset(_ token: ExpandedToken) -> UInt32 { input.offset(token) }

    /// The file that a token stands in.
    func path(_ token: ExpandedToken) -> String { input.files[Int(token.file)].source.path }

    // MARK: - Failures

    /// A failure at the current token. For example: `expected ';' at the end of the method, found '@end'`
    func expected(_ what: String) -> HeaderFailure {
        // Where a line ends too early, its end is the place, and the next line has nothing to do with it.
        if current.kind == .endOfFile || current.startsLine, index > 0 {
            return HeaderFailure(token: index - 1, isBehind: true, message: "expected \(what)")
        }
        return unexpected(what)
    }

    /// A failure at the current token, whichever line it is on.
    func unexpected(_ what: String) -> HeaderFailure {
        var found = text(current)
        if current.kind == .at { found += text(peek()) }
        let isReadable = found.utf8.count <= 40 && found.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        found = isReadable ? "'\(found)'" : "something else"
        return HeaderFailure(token: index, message: "expected \(what), found \(found)")
    }

    /// Reports why a declaration of the header itself could not be parsed.
    mutating func report(_ failure: HeaderFailure) {
        let token = tokens[failure.token]
        guard token.file == mainFile else { return }
        let source = input.files[Int(token.file)].tokens[Int(token.index)]
        diagnostics.append(
            Diagnostic(
                .error, at: .init(path: path(token), offset: failure.isBehind ? source.end : source.start),
                failure.message))
    }

    /// Counts one level of nesting; the caller leaves it by `depth -= 1`, unless this throws.
    mutating func enter() throws(HeaderFailure) {
        guard depth < Self.maximumDepth else {
            throw HeaderFailure(token: index, message: "nested too deeply: more than \(Self.maximumDepth) levels")
        }
        depth += 1
    }

    /// Steps behind the next semicolon, or to where a declaration begins for sure.
    mutating func recover() {
        while current.kind != .endOfFile {
            switch current.kind {
            case .semicolon:
                advance()
                return
            case .at where startsDeclaration(atWord): return
            case .minus where current.startsLine, .plus where current.startsLine: return
            case .leftParen, .leftBracket, .leftBrace: skipBrackets()
            default: advance()
            }
        }
    }

    /// Whether a word behind `@` begins or ends a declaration.
    func startsDeclaration(_ word: HeaderWord?) -> Bool {
        switch word {
        case .protocol, .interface, .implementation, .class, .end, .import, .property, .optional, .required,
            .compatibility_alias:
            true
        default: false
        }
    }
}

/// For each bracket the index of its partner; -1 for one without, and for all other tokens. A bracket that closes one
/// further out leaves those in between without.
private func matchHeaderBrackets(_ tokens: [ExpandedToken]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
        let opening: HeaderToken.Kind
        switch token.kind {
        case .leftParen, .leftBracket, .leftBrace:
            open.append(index)
            continue
        // Nothing but braces is open across a semicolon.
        case .semicolon:
            while let last = open.last, tokens[last].kind != .leftBrace { open.removeLast() }
            continue
        // Nothing is open across declarations of Objective-C, except for `extern "C" {`.
        case .at:
            let next = index + 1 < tokens.count ? HeaderNames.word(tokens[index + 1].name) : nil
            if next == .end || next == .protocol || next == .interface { open.removeAll() }
            continue
        case .rightParen: opening = .leftParen
        case .rightBracket: opening = .leftBracket
        case .rightBrace: opening = .leftBrace
        default: continue
        }
        guard let position = open.lastIndex(where: { tokens[$0].kind == opening }) else { continue }
        partners[index] = Int32(truncatingIfNeeded: open[position])
        partners[open[position]] = Int32(truncatingIfNeeded: index)
        open.removeSubrange(position...)
    }
    return partners
}
