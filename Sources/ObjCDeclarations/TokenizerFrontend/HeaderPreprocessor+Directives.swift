// The lines that begin with `#`, one function per directive. They change the preprocessor's state; nothing comes out.

import SwiftDeclarations

extension HeaderPreprocessor {
    /// Obeys the directive at the current token and steps behind its line.
    mutating func obeyDirective() {
        let tokens = files[Int(frame.file)].tokens
        let start = frame.index
        var end = start + 1
        while tokens[end].kind != .endOfFile, !tokens[end].startsLine { end += 1 }
        frame.index = end
        guard start + 1 < end, tokens[start + 1].kind == .word else { return }
        let word = HeaderNames.word(expanded(tokens[start + 1], at: start + 1).name)
        let line = start + 2..<end
        if obeyCondition(word, line, at: tokens[start].start) { return }
        guard isActive else { return }
        switch word {
        case .define: define(line)
        case .undef: if let name = lineTokens(line).first?.name, name >= 0 { macros[name] = nil }
        case .import, .include, .include_next:
            // Inside of a macro's arguments there is no telling what would come first.
            if !isCollecting { obeyInclude(line, once: word == .import, at: tokens[start].start) }
        case .pragma: obeyPragma(lineTokens(line))
        default: break
        }
    }

    /// The tokens of a directive behind its name.
    private mutating func lineTokens(_ line: Range<Int>) -> [ExpandedToken] {
        line.map { expanded(files[Int(frame.file)].tokens[$0], at: $0) }
    }

    // MARK: - Conditions

    /// Obeys `#if` and its like; false for any other directive.
    private mutating func obeyCondition(_ word: HeaderWord?, _ line: Range<Int>, at offset: UInt32) -> Bool {
        switch word {
        case .if: open(isActive && evaluate(lineTokens(line)), at: offset)
        case .ifdef: open(isActive && isDefined(line), at: offset)
        case .ifndef: open(isActive && !isDefined(line), at: offset)
        case .elif: next(word, at: offset) { $0.evaluate($0.lineTokens(line)) }
        case .elifdef: next(word, at: offset) { $0.isDefined(line) }
        case .elifndef: next(word, at: offset) { !$0.isDefined(line) }
        case .else: next(word, at: offset) { _ in true }
        case .endif:
            if frame.conditions.popLast() == nil { error("'#endif' without '#if'", at: offset) }
        default: return false
        }
        return true
    }

    private mutating func open(_ holds: Bool, at offset: UInt32) {
        // A condition inside of what does not count never counts.
        frame.conditions.append(Condition(isActive: holds, isDecided: holds || !isActive, offset: offset))
    }

    private mutating func next(
        _ word: HeaderWord?, at offset: UInt32, _ holds: (inout HeaderPreprocessor) -> Bool
    ) {
        guard let last = frame.conditions.indices.last else {
            error("'#\(word?.rawValue ?? "else")' without '#if'", at: offset)
            return
        }
        let counts = !frame.conditions[last].isDecided && holds(&self)
        frame.conditions[last].isActive = counts
        if counts { frame.conditions[last].isDecided = true }
    }

    private mutating func isDefined(_ line: Range<Int>) -> Bool {
        guard let name = lineTokens(line).first?.name, name >= 0 else { return false }
        return isDefined(name)
    }

    /// Whether a macro, or what works like one, has a name.
    func isDefined(_ name: Int32) -> Bool {
        if macros[name] != nil { return true }
        switch HeaderNames.word(name) {
        case .__has_feature, .__has_extension, .__has_attribute, .__has_include, .__has_builtin, .__has_warning,
            .__has_include_next, .__has_declspec_attribute, .__has_c_attribute, .__is_identifier:
            return true
        default: return false
        }
    }

    // MARK: - Other directives

    private mutating func define(_ line: Range<Int>) {
        let tokens = lineTokens(line)
        guard let first = tokens.first, first.name >= 0 else { return }
        var macro = Macro()
        var body = 1
        if tokens.count > 1, tokens[1].kind == .leftParen, tokens[1].start == first.end {
            guard let end = parameters(tokens, of: &macro) else { return }
            body = end
        }
        macro.body = Array(tokens[body...])
        macros[first.name] = macro
    }

    /// Reads the parameters of a macro and returns the index behind their parenthesis; nil where they make no sense.
    private func parameters(_ tokens: [ExpandedToken], of macro: inout Macro) -> Int? {
        var parameters: [Int32] = []
        var index = 2
        while index < tokens.count, tokens[index].kind != .rightParen {
            switch tokens[index].kind {
            case .word: parameters.append(tokens[index].name)
            case .ellipsis:
                macro.isVariadic = true
                // `args...` names them, a lone `...` does not.
                if tokens[index - 1].kind != .word { parameters.append(HeaderNames.number(.__VA_ARGS__)) }
            case .comma: break
            default: return nil
            }
            index += 1
        }
        guard index < tokens.count else { return nil }
        macro.parameters = parameters
        return index + 1
    }

    private mutating func obeyInclude(_ line: Range<Int>, once: Bool, at offset: UInt32) {
        var tokens = lineTokens(line)
        if let first = tokens.first, first.kind == .word { tokens = expandAlone(tokens) }
        guard let first = tokens.first else { return }
        switch first.kind {
        case .string, .headerName:
            let name = text(first).dropFirst().dropLast()
            include(String(name), isAngled: first.kind == .headerName, once: once, at: offset)
        case .less:
            // From a macro: `#include FRAMEWORK_HEADER`.
            let name = tokens.dropFirst().prefix { $0.kind != .greater }.map { text($0) }.joined()
            include(name, isAngled: true, once: once, at: offset)
        default: break
        }
    }

    private mutating func obeyPragma(_ tokens: [ExpandedToken]) {
        guard let first = tokens.first else { return }
        switch HeaderNames.word(first.name) {
        case .once: notePragmaOnce()
        case .clang where tokens.count > 2 && HeaderNames.word(tokens[1].name) == .assume_nonnull:
            audit(begins: HeaderNames.word(tokens[2].name) == .begin, at: offset(first))
        default: break
        }
    }

    /// Obeys `_Pragma("…")`, whose word was just read.
    mutating func obeyPragmaOperator(_ word: ExpandedToken) {
        guard isBeforeLeftParen(), next() != nil, let string = next() else { return }
        if string.kind == .string {
            let words = text(string).dropFirst().dropLast().split(separator: " ")
            if words.count == 3, words[0] == "clang", words[1] == "assume_nonnull" {
                audit(begins: words[2] == "begin", at: offset(word))
            }
        }
        if let close = next(), close.kind != .rightParen { pending.append(close) }
    }

    private mutating func audit(begins: Bool, at offset: UInt32) {
        frame.auditedSince = begins ? frame.auditedSince ?? offset : nil
    }
}
