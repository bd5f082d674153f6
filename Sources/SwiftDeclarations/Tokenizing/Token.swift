// The words of Swift as the tokenizer reports them: a kind and two byte offsets, no text.
// White space and comments are not tokens; they are the gaps between them ("trivia runs").

/// One token of a source text.
public struct Token: Hashable, Sendable {
    /// What sort of token it is.
    public enum Kind: UInt8, Hashable, Sendable {
        /// A plain identifier or keyword; `Token.keyword` tells which keyword.
        case identifier
        /// An identifier in backticks, raw identifiers (SE-0451) included: `` `class` ``, `` `a name` ``.
        case escapedIdentifier
        /// `$0`, `$projected`.
        case dollarIdentifier
        case integerLiteral, floatLiteral
        /// A whole string literal, its interpolations included.
        case stringLiteral
        /// `/…/` or `#/…/#`.
        case regexLiteral
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        case comma, colon, semicolon, period, at, backslash
        /// `->`
        case arrow
        /// A lone `=`.
        case equal
        /// A `?` or `!` right behind its operand, without a space.
        case postfixQuestion, postfixExclaim
        /// Any other operator, as long as it gets: `<`, `>`, `&`, `==`, `...`, `>>=`, `~`.
        case `operator`
        case poundIf, poundElseif, poundElse, poundEndif
        /// Any other `#word`: `#selector`, `#error`, a macro use.
        case poundWord
        /// A byte sequence that is no Swift token.
        case unknown
        /// The end of the text; always the last token, empty.
        case endOfFile
    }

    /// What sort of token it is.
    public var kind: Kind

    /// Which keyword an `identifier` is; `none` for every other token.
    public var keyword: Keyword

    /// Whether a line break stands between the token before and this one.
    public var startsLine: Bool

    /// The byte offset of the token's first byte.
    public var start: UInt32

    /// The byte offset behind the token's last byte.
    public var end: UInt32

    /// Makes a token.
    public init(kind: Kind, keyword: Keyword = .none, startsLine: Bool = false, start: UInt32, end: UInt32) {
        self.kind = kind
        self.keyword = keyword
        self.startsLine = startsLine
        self.start = start
        self.end = end
    }

    /// The bytes that the token covers.
    public var range: Range<UInt32> { start..<end }
}

/// What the tokenizer makes of a text.
public struct TokenizedFile: Sendable {
    /// The tokens in source order; the last one is `endOfFile`.
    public var tokens: [Token]

    /// One message per unterminated construct or stray byte.
    public var diagnostics: [Diagnostic]
}

/// The words that the declaration grammar gives a meaning to, contextual ones included.
/// The words of statements and expressions are here where the tokenizer needs them to tell a regex from a division.
public enum Keyword: UInt8, Hashable, Sendable {
    case none
    // Declarations.
    case `import`, `protocol`, `class`, `actor`, `struct`, `enum`, `extension`, `func`, `var`, `let`, `subscript`
    case `init`, `deinit`, `typealias`, `associatedtype`, `operator`, `precedencegroup`, macro, `case`
    case prefix, postfix, infix
    // Clauses and effects.
    case `where`, async, reasync, `throws`, `rethrows`, get, set, willSet, didSet, `_read`, `_modify`
    case unsafeAddress, unsafeMutableAddress, borrow, mutate, read, modify, yielding
    // Modifiers.
    case `open`, `public`, package, `internal`, `fileprivate`, `private`, `static`, final, required, convenience
    case override, optional, dynamic, lazy, weak, unowned, mutating, nonmutating, indirect, nonisolated, distributed
    case isolated, borrowing, consuming, sending, `inout`, `__owned`, `__shared`, `__consuming`, `_const`, `_local`
    // Types.
    case some, any, each, `repeat`, `Any`, `Self`, of
    // Expressions and statements.
    case `in`, `is`, `as`, `self`, `super`, `nil`, `true`, `false`, `try`, await, `return`, `throw`, `if`, `else`
    case `guard`, `switch`, `while`, `for`, `do`, `catch`, `defer`, `default`, `break`, `continue`, `fallthrough`
}
