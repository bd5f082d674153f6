// A header in, the tokens that the parser sees out: directives obeyed, includes read, macros expanded, conditions decided
// as clang decides them. Every token remembers where in which file it comes from. Nothing here knows a declaration.

import SwiftDeclarations

/// A token behind the preprocessor.
struct ExpandedToken: Sendable {
    /// What sort of token it is.
    var kind: HeaderToken.Kind
    /// Whether it stands in a region between `NS_ASSUME_NONNULL_BEGIN` and `NS_ASSUME_NONNULL_END`.
    var isAudited = false
    /// Whether it is the first of its line.
    var startsLine: Bool
    /// The number of the word; -1 for other tokens.
    var name: Int32
    /// The file with its text; -1 for text that the preprocessor made.
    var buffer: Int32
    /// Where its text begins.
    var start: UInt32
    /// Where its text ends.
    var end: UInt32
    /// The file that it, or the macro it comes from, stands in.
    var file: Int32
    /// The index of the token there.
    var index: Int32
    /// The macros that it is not expanded by.
    var hidden: Int32 = 0
}

/// `#define`
struct Macro: Sendable {
    /// The parameters, the variadic one last; nil for one without parentheses.
    var parameters: [Int32]?
    /// Whether the last parameter takes all further arguments.
    var isVariadic = false
    /// What it stands for.
    var body: [ExpandedToken] = []
}

/// The state of the preprocessor over a header and all that it includes.
struct HeaderPreprocessor: Sendable {
    /// How deep includes may nest. Each level is a recursion.
    static let maximumIncludeDepth = 40
    /// How many tokens a header may come to, with includes and macros. Those of large projects come to
    /// some hundred thousand.
    static let maximumTokens = 1_000_000
    /// How many tokens an include counts for beside those of its file, which may be empty.
    static let tokensPerInclude = 16

    /// An `#if` that is not closed.
    struct Condition: Sendable {
        /// Whether what stands there now counts.
        var isActive: Bool
        /// Whether one of its branches counted, or none can.
        var isDecided: Bool
        /// Where it began.
        var offset: UInt32
    }

    /// Where in which file the preprocessor is.
    struct Frame: Sendable {
        /// The file.
        var file: Int32
        /// The index of the next token.
        var index = 0
        /// The open conditions, innermost last.
        var conditions: [Condition] = []
        /// Where the audited region began, if there is one.
        var auditedSince: UInt32?
    }

    /// The words of the run.
    var names = HeaderNames()
    /// What is defined.
    var macros: [Int32: Macro] = [:]
    /// All files so far.
    var files: [TokenizedHeader] = []
    /// The text of tokens that macros made.
    var scratch: [UInt8] = []
    /// What came out.
    var output: [ExpandedToken] = []
    /// The modules that are imported, in order.
    var modules: [String] = []
    /// What there is to say.
    var diagnostics: [Diagnostic] = []
    /// Where includes lead.
    var search: HeaderFiles

    /// Where it is.
    var frame = Frame(file: -1)
    /// Tokens to be looked at before those of the file, last first.
    var pending: [ExpandedToken] = []
    /// Whether only `pending` counts: an argument is expanded by itself.
    var isIsolated = false
    /// How many expansions of arguments are under way.
    var expansionDepth = 0
    /// Whether the arguments of a macro are being collected.
    var isCollecting = false
    /// The sets of macros by number.
    var hideSets: [[Int32]] = [[]]
    /// The bytes of the header itself, not of what it includes, under conditions that do not hold.
    var skipped: [Range<UInt32>] = []
    /// How many tokens were looked at.
    var tokenCount = 0
    private var includeStack: [String] = []
    private var includedOnce: Set<String> = []
    private var hasOverflowed = false

    /// Starts with what clang defines by itself.
    init(search: HeaderFiles) {
        self.search = search
    }

    /// Reads the stub SDK, or what the command line defines. The tokens it comes to are output as any others.
    mutating func run(_ header: TokenizedHeader) {
        let outer = frame
        frame = Frame(file: Int32(truncatingIfNeeded: files.count))
        files.append(header)
        includeStack.append(header.source.path)
        while let token = next() { expand(token) }
        finishFile()
        includeStack.removeLast()
        frame = outer
    }

    private mutating func finishFile() {
        if let comment = files[Int(frame.file)].unterminatedComment {
            error("unterminated '/*' comment", at: comment)
        }
        for condition in frame.conditions { error("'#if' without '#endif'", at: condition.offset) }
        if let start = frame.auditedSince {
            error("'NS_ASSUME_NONNULL_BEGIN' without 'NS_ASSUME_NONNULL_END' in the same file", at: start)
        }
    }

    /// Reports an error at an offset of the current file.
    mutating func error(_ message: String, at offset: UInt32) {
        let path = files[Int(frame.file)].source.path
        diagnostics.append(Diagnostic(.error, at: .init(path: path, offset: offset), message))
    }

    // MARK: - Tokens

    /// The next token before expansion; nil at the end of the file.
    mutating func next() -> ExpandedToken? {
        if let token = pending.popLast() { return token }
        guard !isIsolated else { return nil }
        while true {
            let tokens = files[Int(frame.file)].tokens
            let token = tokens[frame.index]
            if token.kind == .endOfFile || hasOverflowed { return nil }
            if token.kind == .hash, token.startsLine {
                obeyDirective()
            } else if isActive {
                frame.index += 1
                if token.kind == .at { obeyModuleImport(tokens) }
                return expanded(token, at: frame.index - 1)
            } else {
                noteSkipped(token)
                frame.index += 1
            }
        }
    }

    /// Notes that a token of the current file does not count.
    private mutating func noteSkipped(_ token: HeaderToken) {
        guard includeStack.count == 1 else { return }
        // From the line of the condition, which is where a comment before the token may stand.
        let start = frame.conditions.last { !$0.isActive }?.offset ?? token.start
        if let last = skipped.last, last.lowerBound == start {
            skipped[skipped.count - 1] = start..<token.end
        } else {
            skipped.append(start..<token.end)
        }
    }

    /// Whether the next token opens an argument list. A directive in between ends the question.
    func isBeforeLeftParen() -> Bool {
        if let token = pending.last { return token.kind == .leftParen }
        return !isIsolated && files[Int(frame.file)].tokens[frame.index].kind == .leftParen
    }

    /// Whether the conditions hold here.
    var isActive: Bool { frame.conditions.last?.isActive ?? true }

    /// Gives a token of the current file its word and place.
    mutating func expanded(_ token: HeaderToken, at index: Int) -> ExpandedToken {
        let file = Int(frame.file)
        let name =
            token.kind == .word ? names.intern(files[file].source.bytes, Int(token.start)..<Int(token.end)) : -1
        return ExpandedToken(
            kind: token.kind, startsLine: token.startsLine, name: name, buffer: frame.file, start: token.start,
            end: token.end, file: frame.file, index: Int32(truncatingIfNeeded: index))
    }

    /// The bytes of a token.
    func bytes(_ token: ExpandedToken) -> ArraySlice<UInt8> {
        let buffer = token.buffer < 0 ? scratch : files[Int(token.buffer)].source.bytes
        return buffer[Int(token.start)..<Int(token.end)]
    }

    /// The text of a token.
    func text(_ token: ExpandedToken) -> String {
        String(decoding: bytes(token), as: UTF8.self)
    }

    /// The place of a token, that of the macro where it comes from one.
    func offset(_ token: ExpandedToken) -> UInt32 {
        files[Int(token.file)].tokens[Int(token.index)].start
    }

    /// Puts out a token that is not expanded any further.
    mutating func emit(_ token: ExpandedToken) {
        var token = token
        token.isAudited = frame.auditedSince != nil
        output.append(token)
    }

    /// Counts tokens; macros and includes can make few into very many.
    ///
    /// - Returns: whether that is still not too many.
    mutating func count(_ tokens: Int) -> Bool {
        tokenCount += tokens
        guard tokenCount > Self.maximumTokens else { return true }
        if !hasOverflowed {
            hasOverflowed = true
            let index = min(frame.index, files[Int(frame.file)].tokens.count - 1)
            noteOverflow(at: files[Int(frame.file)].tokens[index].start)
        }
        return false
    }

    /// Says in the header itself, not in what it includes, that it comes to too much.
    private mutating func noteOverflow(at offset: UInt32) {
        guard hasOverflowed, includeStack.count == 1 else { return }
        error("the header comes to more than \(Self.maximumTokens) words with what it includes", at: offset)
    }

    // MARK: - Includes

    /// Reads an included file, unless it is under way or was read for good.
    mutating func include(_ name: String, isAngled: Bool, once: Bool, at offset: UInt32) {
        let path = files[Int(frame.file)].source.path
        guard let header = search.find(name, isAngled: isAngled, from: path) else {
            if isAngled || name.utf8.contains(UInt8(ascii: "/")), let module = Self.module(ofInclude: name) {
                noteModule(module)
            }
            if !isAngled, includeStack.count == 1 {
                diagnostics.append(
                    Diagnostic(
                        .warning, at: .init(path: path, offset: offset),
                        Self.cannotFind(name)))
            }
            return
        }
        let found = header.source.path
        guard !includeStack.contains(found), !includedOnce.contains(found),
            includeStack.count < Self.maximumIncludeDepth
        else { return }
        if once { includedOnce.insert(found) }
        guard count(Self.tokensPerInclude) else { return }
        run(header)
        noteOverflow(at: offset)
    }

    /// Notes that the current file is to be read once.
    mutating func notePragmaOnce() {
        includedOnce.insert(files[Int(frame.file)].source.path)
    }

    /// Notes the module of `@import UIKit.UIView;`, whose `@` was just read, and reads the header that it is called after, if that
    /// is found.
    private mutating func obeyModuleImport(_ tokens: [HeaderToken]) {
        guard frame.index + 1 < tokens.count, tokens[frame.index].kind == .word,
            HeaderNames.word(expanded(tokens[frame.index], at: frame.index).name) == .import,
            tokens[frame.index + 1].kind == .word
        else { return }
        let name = text(expanded(tokens[frame.index + 1], at: frame.index + 1))
        noteModule(name)
        include("\(name)/\(name).h", isAngled: true, once: true, at: tokens[frame.index].start)
    }

    /// Notes an imported module.
    mutating func noteModule(_ name: String) {
        if !modules.contains(name) { modules.append(name) }
    }

    /// What to say of an included file that is nowhere.
    static func cannotFind(_ name: String) -> String {
        "cannot find '\(name)'; name its folder with '-I', or types it declares are guessed"
    }

    /// The module of a header of the SDK. For example: `UIKit` for `UIKit/UIView.h`; nil for `stdio.h`.
    static func module(ofInclude name: String) -> String? {
        guard let slash = name.firstIndex(of: "/") else { return nil }
        switch name[..<slash] {
        case "objc": return "ObjectiveC"
        case "dispatch": return "Dispatch"
        case "sys", "mach", "arpa", "net", "netinet", "libkern", "machine", "xpc", "os", "..", ".", "": return nil
        default: return String(name[..<slash])
        }
    }
}
