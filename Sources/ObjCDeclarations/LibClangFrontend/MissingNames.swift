// What the compiler says about names that nobody declares in, declarations made up for them out. An Apple SDK is not
// needed this way: the header is parsed again with them, and reads as if it had everything it includes.

import SwiftDeclarations

/// The names of a header that no file declares, as far as they are known.
struct MissingNames {
    /// Classes, with how many type arguments they are given.
    private var classes: [String: Int] = [:]
    private var protocols: Set<String> = []
    /// What classes inherit from, since type parameters ask for that.
    private var superclasses: [String: String] = [:]
    /// What classes conform to for the same reason, those of the SDK among them.
    private var conformances: [String: Set<String>] = [:]
    /// Types that no `*` follows, and what stands in for them: `void *` where a nullability says that they are pointers.
    private var typedefs: [String: StandIn] = [:]
    /// Macros, and whether parentheses follow.
    private var macros: [String: Bool] = [:]
    /// What a header declares after all, behind where it is used first.
    private var declaredLater: Set<String> = []

    private enum StandIn: String {
        case value = "int "
        case pointer = "void *"
        case object = "id "
    }

    /// Whether a class or a typedef was made up.
    func declares(_ name: String) -> Bool {
        !declaredLater.contains(name) && (classes[name] != nil || typedefs[name] != nil)
    }

    /// The declarations to read before the header.
    var declarations: String {
        var text = ""
        for (name, isCalled) in macros.sorted(by: { $0.key < $1.key }) {
            text += "#define \(name)\(isCalled ? "(...)" : "")\n"
        }
        for name in protocols.sorted() { text += "@protocol \(name);\n" }
        var declared: Set<String> = []
        for name in classes.keys.sorted() { declare(name, &declared, &text) }
        for (name, protocols) in conformances.sorted(by: { $0.key < $1.key }) where !declaredLater.contains(name) {
            text += "@interface \(name) (Mockgen) <\(protocols.sorted().joined(separator: ", "))> @end\n"
        }
        for (name, standIn) in typedefs.sorted(by: { $0.key < $1.key })
        where classes[name] == nil && !declaredLater.contains(name) {
            // A macro of the compiler's own <stdbool.h>.
            let isBool = name == "bool"
            text += isBool ? "#define bool _Bool\n" : "typedef \(standIn.rawValue)\(name);\n"
        }
        return text
    }

    /// Writes a class, behind its superclass.
    private func declare(_ name: String, _ declared: inout Set<String>, _ text: inout String) {
        guard let count = classes[name], declared.insert(name).inserted else { return }
        let parameters = (0..<count).map { "Argument\($0)" }.joined(separator: ", ")
        let head = name + (count > 0 ? "<\(parameters)>" : "")
        if declaredLater.contains(name) {
            text += "@class \(head);\n"
            return
        }
        let superclass = superclasses[name].flatMap { declaredLater.contains($0) ? nil : $0 } ?? "NSObject"
        declare(superclass, &declared, &text)
        text += "@interface \(head) : \(superclass) @end\n"
    }

    /// Learns names from what the compiler has to say.
    ///
    /// - Returns: whether there is anything new, so that parsing once more makes sense.
    mutating func learn(from messages: [TranslationUnit.Message], _ texts: HeaderTexts) -> Bool {
        let known = self
        for message in messages where message.severity >= 3 {
            if learnBound(message.text) { continue }
            guard let place = message.place, !place.path.hasPrefix(LibClangFrontend.stubFolder),
                let use = NameUse(at: place, message, texts)
            else { continue }
            learn(use, message.text)
        }
        return superclasses != known.superclasses || conformances != known.conformances || classes != known.classes
            || protocols != known.protocols || typedefs != known.typedefs
            || macros != known.macros || declaredLater != known.declaredLater
    }

    private mutating func learn(_ use: NameUse, _ message: String) {
        if message.hasPrefix("unknown type name") || message == "expected a type" {
            guard use.isWord else { return }
            if use.isMacro { macros[use.name] = use.isCalled } else { learnType(use) }
        } else if message.hasPrefix("no type or protocol named") {
            if use.isPointer || use.isArgument { learnType(use) } else { protocols.insert(use.name) }
        } else if message.hasPrefix("cannot find protocol declaration for") {
            protocols.insert(use.name)
        } else if message.hasPrefix("cannot find interface declaration for")
            || message.hasPrefix("attempting to use the forward class")
        {
            classes[use.name] = classes[use.name] ?? use.argumentCount
        } else if message.hasPrefix("type arguments cannot be applied to non-parameterized class")
            || message.hasPrefix("too many type arguments for class")
        {
            classes[use.name] = max(classes[use.name] ?? 0, use.argumentCount)
        } else if message.hasPrefix("duplicate interface definition") || message.hasPrefix("redefinition of")
            || message.hasPrefix("typedef redefinition")
        {
            if declares(use.name) { declaredLater.insert(use.name) }
        } else if message.hasPrefix("nullability specifier") {
            if typedefs[use.name] == .value { typedefs[use.name] = .pointer }
        } else if ["expected ')'", "expected identifier"].contains(message)
            || message.hasPrefix("unexpected type name"),
            let name = use.firstOfList
        {
            if typedefs[name] == nil { typedefs[name] = .value }
        } else if message.hasPrefix("a parameter list without types") {
            for name in use.list where typedefs[name] == nil { typedefs[name] = .value }
        } else if message.hasPrefix("type specifier missing") || message.hasPrefix("type name requires") {
            if use.isWord, use.isAlone, typedefs[use.name] == nil { typedefs[use.name] = .value }
        } else if message.hasPrefix("expected"), let macro = use.nearMacro {
            macros[macro.name] = macro.isCalled
        }
    }

    /// Learns what a class is from the bound of a type parameter that it is an argument for. For example: from
    /// `type argument 'UIControl *' does not satisfy the bound ('UIView *') of type parameter 'View'`
    private mutating func learnBound(_ message: String) -> Bool {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard message.hasPrefix("type argument '"), quoted.count > 3, quoted[2] == " does not satisfy the bound ("
        else {
            return false
        }
        func className(_ type: Substring) -> String { String(type.prefix { isIdentifierPart($0) }) }
        let (argument, bound) = (className(quoted[1]), className(quoted[3]))
        guard isIdentifier(argument), argument != "id" else { return true }
        let protocols = quoted[3].drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }.split(separator: ",")
        if !protocols.isEmpty {
            conformances[argument, default: []].formUnion(protocols.map { className($0.drop { $0 == " " }) })
        }
        if bound != "id", bound != argument, superclasses[argument] == nil {
            superclasses[argument] = bound
            classes[argument] = classes[argument] ?? 0
        }
        return true
    }

    private mutating func learnType(_ use: NameUse) {
        if TypeNames.isLikeCoreFoundation(use.name) {
            typedefs[use.name] = .pointer
        } else if use.isPointer {
            classes[use.name] = max(classes[use.name] ?? 0, use.argumentCount)
        } else if use.isArgument {
            typedefs[use.name] = .object
        } else if typedefs[use.name] == nil {
            typedefs[use.name] = .value
        }
    }
}

/// A name in a header, and what stands around it.
private struct NameUse {
    /// The name.
    let name: String
    /// Whether it is one, not a keyword or a sign.
    var isWord: Bool { isIdentifier(name) && HeaderWord(rawValue: name) == nil }
    /// Whether `*` follows, behind type arguments and qualifiers.
    private(set) var isPointer = false
    /// How many type arguments follow.
    private(set) var argumentCount = 0
    /// Whether it is written like a macro, and a word follows that begins something else.
    private(set) var isMacro = false
    /// Whether a parenthesis follows.
    private(set) var isCalled = false
    /// A macro just behind or just before the place.
    private(set) var nearMacro: (name: String, isCalled: Bool)?

    /// What parentheses around the place begin with, if a comma follows: without a type there, C sees names of parameters. For
    /// example: `(Direction, NSError *)`
    private(set) var firstOfList: String?
    /// All words of a list in parentheses that begins at the place or right before it.
    private(set) var list: [String] = []
    /// Whether it stands alone in a list, or before a parenthesis: what is declared there has no other type.
    private(set) var isAlone = false
    /// Whether it stands among the type arguments of a collection.
    private(set) var isArgument = false

    /// Finds the name that a message is about: one in quotation marks, or the one at its place.
    init?(at place: TranslationUnit.Place, _ message: TranslationUnit.Message, _ texts: HeaderTexts) {
        guard let file = texts.file(place.path) else { return nil }
        var index = file.firstIndex(from: place.offset)
        let tokens = file.tokens
        nearMacro =
            [index, index - 1, index - 2].lazy.filter { tokens.indices.contains($0) }.compactMap { candidate in
                let text = file.text(candidate)
                // Before the place, a name of a parameter can be all capitals, too.
                guard looksLikeMacro(text), candidate == index || text.utf8.contains(UInt8(ascii: "_")),
                    candidate > index - 2 || file.kind(candidate + 1) == .leftParen
                else { return nil }
                return (text, file.kind(candidate + 1) == .leftParen)
            }.first
        if let open = [index - 1, index].first(where: { $0 >= 0 && file.kind($0) == .leftParen }) {
            list = (open + 1..<file.endOfParentheses(open)).filter { file.kind($0) == .word }.map { file.text($0) }
                .filter { isIdentifier($0) && HeaderWord(rawValue: $0) == nil }
        }
        if let open = (0..<min(index, tokens.count)).last(where: { file.kind($0) == .leftParen }),
            file.kind(open + 1) == .word, file.kind(open + 2) == .comma, open + 2 < index,
            isIdentifier(file.text(open + 1)), HeaderWord(rawValue: file.text(open + 1)) == nil
        {
            firstOfList = file.text(open + 1)
        }
        // For example: `nullability specifier 'nullable' cannot be applied to non-pointer type 'X' (aka 'int')`
        let quoted = message.text.split(separator: "'", omittingEmptySubsequences: false)
        let number = message.text.hasPrefix("nullability") ? 3 : 1
        let isUnquoted = ["expected", "typedef redefinition", "type specifier missing", "type name requires"].contains {
            message.text.hasPrefix($0)
        }
        name = isUnquoted || quoted.count <= number ? file.text(index) : String(quoted[number])
        if file.text(index) != name {
            // The place may be that of the type arguments. What a macro made stands somewhere among its arguments.
            let name = name
            let near = (max(index - 1, 0)..<min(index + 64, tokens.count))
            guard let found = near.first(where: { file.text($0) == name }) else { return }
            index = found
        }
        readContext(file, index)
    }

    private mutating func readContext(_ file: TokenizedHeader, _ index: Int) {
        isCalled = file.kind(index + 1) == .leftParen
        var next = index + 1
        if looksLikeMacro(name) {
            let behind = isCalled ? file.endOfParentheses(next) : next
            // `XID name;` declares; `EXPORT Name *name;` does not.
            let isDeclaring = [.semicolon, .comma, .rightParen].contains(file.kind(behind + 1))
            switch file.kind(behind) {
            case .word: isMacro = !isDeclaring || HeaderWord(rawValue: file.text(behind)) != nil
            case .at, .minus, .plus: isMacro = true
            default: break
            }
        }
        let isListed = index > 0 && [.leftParen, .comma].contains(file.kind(index - 1))
        isAlone = isListed && [.rightParen, .comma].contains(file.kind(next)) || isCalled
        if let open = (0..<index).last(where: { file.kind($0) == .less || file.kind($0) == .semicolon }), open > 0 {
            isArgument = file.kind(open) == .less && StubHeaders.genericClasses.contains(file.text(open - 1))
        }
        if file.kind(next) == .less { next = readArguments(file, next) }
        while file.kind(next) == .word, isQualifier(file.text(next)) { next += 1 }
        isPointer = file.kind(next) == .star
    }

    /// Counts type arguments and returns the index behind them. Bare names are protocols.
    private mutating func readArguments(_ file: TokenizedHeader, _ open: Int) -> Int {
        var depth = 0
        var next = open
        var start = open + 1
        var count = 0
        var areTypes = false
        while next < file.tokens.count {
            switch file.kind(next) {
            case .less, .leftParen: depth += 1
            case .greater, .rightParen: depth -= 1
            case .semicolon, .endOfFile: return next
            default: break
            }
            if depth == 0 || depth == 1 && file.kind(next) == .comma {
                count += 1
                if next - start > 1 || ["id", "Class"].contains(file.text(start)) { areTypes = true }
                start = next + 1
            }
            next += 1
            if depth == 0 { break }
        }
        if areTypes { argumentCount = count }
        return next
    }
}

private func isQualifier(_ word: String) -> Bool {
    switch HeaderWord(rawValue: word) {
    case .const, .__const, .volatile, ._Nullable, .__nullable, ._Nonnull, .__nonnull, ._Null_unspecified, .__strong,
        .__weak, .__autoreleasing, .__unsafe_unretained:
        true
    default: false
    }
}

private func isIdentifier(_ text: String) -> Bool {
    text.utf8.first.map { $0 >= 0x80 || $0 == UInt8(ascii: "_") || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ?? false
}

private func isIdentifierPart(_ character: Character) -> Bool {
    character == "_" || character.isLetter || character.isNumber
}

/// Whether a word is written like a macro. For example: `UIKIT_EXTERN`
private func looksLikeMacro(_ word: String) -> Bool {
    word.utf8.count > 2 && isIdentifier(word)
        && word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
}

extension TokenizedHeader {
    /// The index of the first token at or behind an offset.
    func firstIndex(from offset: UInt32) -> Int {
        var (low, high) = (0, tokens.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The kind of a token; the end of the file behind the last one.
    func kind(_ index: Int) -> HeaderToken.Kind {
        index < tokens.count ? tokens[index].kind : .endOfFile
    }

    /// The index behind the parenthesis that closes the one at `open`.
    fileprivate func endOfParentheses(_ open: Int) -> Int {
        var depth = 0
        for index in open..<tokens.count {
            if tokens[index].kind == .leftParen { depth += 1 }
            if tokens[index].kind == .rightParen { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return tokens.count
    }
}
