// SE-0005's rule "omit needless words": a name and the type that it speaks of in, the name without the words that the
// type says already out. Which name belongs to which type is decided in `SwiftNames.swift`.

/// A type as names refer to it.
struct TypeInName: Hashable {
    /// Its name without pointers. For example: `NSString`, `Bool`, `Block`.
    var name = ""
    /// The name of the elements of a collection. For example: `UIView` for `NSArray<UIView *> *`.
    var element = ""
    /// Whether it is `BOOL`.
    var isBoolean = false
    /// Whether it is a block or a function pointer.
    var isFunction = false
    /// Whether the parameter has a default argument in Swift.
    var hasDefaultArgument = false
}

/// What a name is a part of.
enum NameRole {
    /// The name before the parenthesis.
    case base
    /// The first argument label where the base name was cut.
    case firstParameter
    /// Any other argument label.
    case subsequentParameter
    /// A piece of a name.
    case partial
    /// A property, or a method without parameters.
    case property
}

/// Takes the words off the end of a name that the type says already.
func omittingNeedlessWords(_ name: String, type: TypeInName, role: NameRole) -> String {
    guard !name.isEmpty, !type.name.isEmpty else { return name }
    let words = CamelCaseWords(fromEndOf: name)
    let match = matchedSuffix(of: words, type: type, role: role)
    guard match < words.words.count else { return name }
    if match == 0 {
        return role == .partial || role == .firstParameter ? "" : name
    }
    let shortened = words.prefix(match)
    // `Error` alone says what goes wrong, not only of which type it is.
    if match == words.words.count - 1, isSameWord(words.words[match], "Error"), role != .partial, role != .property {
        return name
    }
    switch role {
    case .property: break
    case .base, .firstParameter, .partial, .subsequentParameter:
        switch PartOfSpeech(of: words.words[match - 1]) {
        case .preposition: if role == .base, match == 1 { return name }
        case .verb, .gerund: break
        case .unknown: return name
        }
    }
    if role == .base || role == .property {
        if isVacuous(shortened) { return name }
    }
    return shortened
}

/// The index of the first of the words at the end that the type says; the number of words where it says none.
private func matchedSuffix(of words: CamelCaseWords, type: TypeInName, role: NameRole) -> Int {
    let name = words.words
    var typeWords = CamelCaseWords(fromEndOf: type.name).words
    var (nameIndex, typeIndex) = (name.count, typeWords.count)
    while nameIndex > 0, typeIndex > 0 {
        let (word, typeWord) = (name[nameIndex - 1], typeWords[typeIndex - 1])
        if matchesTypeWord(word, typeWord) {
            (nameIndex, typeIndex) = (nameIndex - 1, typeIndex - 1)
            continue
        }
        if isSetOfIndices(word, typeWords: typeWords, end: typeIndex) {
            (nameIndex, typeIndex) = (nameIndex - 1, typeIndex - 2)
            continue
        }
        if matchesTypeWord(word, "Index"), matchesTypeWord("Int", typeWord) || matchesTypeWord("Integer", typeWord) {
            (nameIndex, typeIndex) = (nameIndex - 1, typeIndex - 1)
            continue
        }
        if !type.element.isEmpty, word.count > 2, word.last == "s" {
            let singular = String(name[..<nameIndex].joined().dropLast())
            let shortened = omittingNeedlessWords(singular, type: TypeInName(name: type.element), role: .partial)
            if shortened != singular {
                nameIndex = CamelCaseWords(fromEndOf: shortened).words.count
                continue
            }
        }
        guard nameIndex == name.count, let rest = withoutTypeSuffix(typeWords.joined()) else { break }
        typeWords = CamelCaseWords(fromEndOf: rest).words
        typeIndex = typeWords.count
    }
    return nameIndex
}

/// The name of a type without an ending that says nothing: `Ref`, `Type`, `Mask`, `_t`, or how many dimensions it has, such
/// as `3D`; nil where there is none.
private func withoutTypeSuffix(_ name: String) -> String? {
    var rest = Substring(name)
    let last = CamelCaseWords(fromEndOf: name).words.last ?? ""
    if ["Ref", "Type", "Mask"].contains(last) {
        rest = rest.dropLast(last.count)
    } else if name.hasSuffix("_t") {
        rest = rest.dropLast(2)
    } else if name.last == "D" {
        let digits = rest.dropLast().reversed().prefix(while: \.isDigitASCII).count
        rest = digits > 0 ? rest.dropLast(digits + 1) : ""
    } else {
        return nil
    }
    return rest.isEmpty ? nil : String(rest)
}

/// Whether `Indexes` or `Indices` speaks of an `IndexSet`.
private func isSetOfIndices(_ word: Substring, typeWords: [Substring], end: Int) -> Bool {
    guard end > 1, matchesTypeWord(word, "Indexes") || matchesTypeWord(word, "Indices") else { return false }
    return matchesTypeWord("Set", typeWords[end - 1]) && matchesTypeWord("Index", typeWords[end - 2])
}

/// Whether a word of a name is a word of a type, with a prefix of capitals or digits at its end left out.
func matchesTypeWord(_ word: some StringProtocol, _ typeWord: some StringProtocol) -> Bool {
    let (word, typeWord) = (Substring(word), Substring(typeWord))
    if word.count > typeWord.count { return false }
    let (lowercased, typeLowercased) = (word.lowercased(), typeWord.lowercased())
    if word.count == typeWord.count { return lowercased == typeLowercased }
    let before = typeWord.dropLast(word.count)
    if typeLowercased.hasSuffix(lowercased), let next = typeWord[before.endIndex...].first, !next.isLowercaseASCII,
        !before.contains(where: { $0.isLowercaseASCII || $0 == "_" })
    {
        return true
    }
    return typeLowercased.hasPrefix(lowercased) && typeWord.dropFirst(word.count).allSatisfy(\.isDigitASCII)
}

/// Whether a name says nothing.
func isVacuous(_ name: String) -> Bool {
    ["get", "for", "set", "using", "with"].contains { isSameWord(name, $0) }
}
