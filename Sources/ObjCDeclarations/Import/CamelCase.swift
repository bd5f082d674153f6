// The words of camel case names: `indexOfURLString` is `index`, `Of`, `URL`, `String`. Works on ASCII rules, as the
// importer does; other characters count as lower case.

/// A name cut into words.
struct CamelCaseWords {
    /// The words, in order; together they are the name.
    let words: [Substring]

    /// Cuts a name.
    init(_ name: some StringProtocol) {
        var words: [Substring] = []
        var rest = Substring(name)
        while !rest.isEmpty {
            let word = firstWord(of: rest)
            words.append(word)
            rest = rest[word.endIndex...]
        }
        self.words = words
    }

    /// Cuts a name from its end, which is another cut where digits stand behind capitals: `S3Client` is `S`, `3`, `Client`.
    init(fromEndOf name: some StringProtocol) {
        var words: [Substring] = []
        var rest = Substring(name)
        while !rest.isEmpty {
            let word = lastWord(of: rest)
            words.append(word)
            rest = rest[..<word.startIndex]
        }
        self.words = words.reversed()
    }

    /// The first words, put together.
    func prefix(_ count: Int) -> String { words.prefix(count).joined() }
    /// The words from an index on, put together.
    func suffix(from index: Int) -> String { words.dropFirst(index).joined() }
}

/// The first word of a name that is not empty: an acronym, or a letter with the lower case letters behind it.
func firstWord(of name: Substring) -> Substring {
    if name.first == "_" { return name.prefix(1) }
    let upper = name.prefix(while: \.isUppercaseASCII)
    if upper.count > 1 {
        let rest = name[upper.endIndex...]
        guard let next = rest.first, next.isLowercaseASCII else { return upper }
        // `URLs` is one word; in `URLString` the last capital belongs to the next word.
        if let plural = pluralSuffix(of: rest) { return name[..<plural] }
        return upper.dropLast()
    }
    let end = name.dropFirst(upper.count).firstIndex { $0.isUppercaseASCII || $0 == "_" } ?? name.endIndex
    return name[..<end]
}

/// The last word of a name that is not empty.
private func lastWord(of name: Substring) -> Substring {
    func start(before end: Substring.Index, while isPart: (Character) -> Bool) -> Substring.Index {
        name[..<end].lastIndex { !isPart($0) }.map { name.index(after: $0) } ?? name.startIndex
    }
    let lower = start(before: name.endIndex) { !$0.isUppercaseASCII && $0 != "_" }
    guard lower > name.startIndex, case let before = name.index(before: lower), name[before] != "_" else {
        return lower == name.endIndex ? name.suffix(1) : name[lower...]
    }
    let upper = start(before: lower, while: \.isUppercaseASCII)
    if lower == name.endIndex { return name[upper...] }
    // `URLs` is one word.
    if name[lower...] == "s", upper < before { return name[upper...] }
    return name[lower].isLowercaseASCII ? name[before...] : name[lower...]
}

/// The end of a plural's `s` that an acronym ends with; nil where the letters behind it begin a word.
private func pluralSuffix(of rest: Substring) -> Substring.Index? {
    guard rest.first == "s" else { return nil }
    let behind = rest.dropFirst()
    guard let next = behind.first else { return behind.startIndex }
    return next.isLowercaseASCII ? nil : behind.startIndex
}

/// A name with its first word in lower case, acronyms as a whole: `URLString` is `urlString`. An acronym's plural with a digit
/// behind it counts as none: `URLs2` is `urLs2`.
func lowercasedFirstWord(_ name: String) -> String {
    guard let first = name.first, first.isUppercaseASCII else { return name }
    var word = firstWord(of: Substring(name))
    let next = name[word.endIndex...].first
    if word.count > 2, word.last == "s", word.dropLast().last?.isUppercaseASCII ?? false, next?.isDigitASCII ?? false {
        word = word.dropLast(2)
    }
    return word.lowercased() + name[word.endIndex...]
}

/// Whether two words are the same but for the case of their first letters.
func isSameWord(_ left: some StringProtocol, _ right: some StringProtocol) -> Bool {
    left.prefix(1).lowercased() == right.prefix(1).lowercased() && left.dropFirst() == right.dropFirst()
}

extension Character {
    /// `A` to `Z`
    var isUppercaseASCII: Bool { isASCII && isUppercase }
    /// `a` to `z`
    var isLowercaseASCII: Bool { isASCII && isLowercase }
    /// `0` to `9`
    var isDigitASCII: Bool { isASCII && isNumber }
}
