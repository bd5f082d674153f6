// Requirements -> the names that their generated members begin with.
// The rule is Mockolo's, since tests are written against it: variables before functions, own members before
// inherited ones, in declaration order; the first keeps the bare name, each further one appends components of its
// signature, one at a time, until its name is free.

import SwiftDeclarations

/// Hands out names, each once.
struct MemberNames {
    /// Names given out so far, and names that are taken from elsewhere.
    private var taken: Set<String>
    /// The names of generated members so far.
    private var generated: Set<String> = []
    /// The names that the protocol itself declares: no generated member may have one of them.
    private let declared: Set<String>

    /// Starts with the names of the protocol's members and with names that are taken from elsewhere.
    init(declared: Set<String>, taken: Set<String> = []) {
        self.declared = declared
        self.taken = taken
    }

    /// A free name for a member that begins as `base`.
    ///
    /// - Parameter components: what to append, one at a time, where the name before it is taken.
    /// - Parameter suffixes: what generated members append to the name.
    mutating func name(
        _ base: String, components: @autoclosure () -> [String] = [], suffixes: [String]
    ) -> String {
        var name = base
        if claim(name, suffixes: suffixes) { return name }
        for component in components() where !component.isEmpty {
            name += component
            if claim(name, suffixes: suffixes) { return name }
        }
        var number = 1
        while !claim("\(name)\(number)", suffixes: suffixes) { number += 1 }
        return "\(name)\(number)"
    }

    private mutating func claim(_ name: String, suffixes: [String]) -> Bool {
        let members = suffixes.map { name + $0 }
        guard !taken.contains(name), !members.contains(where: isMember) else { return false }
        taken.insert(name)
        generated.formUnion(members)
        return true
    }

    private func isMember(_ name: String) -> Bool { declared.contains(name) || generated.contains(name) }

    /// A free name for what a member is stored in. For example: `_title`
    mutating func storageName(for name: String) -> String {
        // At the start of a getter these two are accessors.
        let storageName = uniqueName("_\(name)") { isMember($0) || $0 == "_read" || $0 == "_modify" }
        generated.insert(storageName)
        return storageName
    }

    /// A free name for a member that belongs to no requirement. For example: `resetMock`
    ///
    /// - Parameter others: names that are not handed out here and would collide.
    mutating func ownName(_ name: String, avoiding others: Set<String> = []) -> String {
        let ownName = uniqueName(name) { isMember($0) || taken.contains($0) || others.contains($0) }
        generated.insert(ownName)
        return ownName
    }

    /// The names that are taken inside one branch of an `#if` count for the members behind it too.
    mutating func merge(_ branch: MemberNames) {
        taken.formUnion(branch.taken)
        generated.formUnion(branch.generated)
    }
}

/// The components that a function's name gains, in order.
func nameComponents(
    of name: String, genericParameters: [GenericParameter], parameters: [Parameter],
    requirements: [GenericRequirement], result: TypeSyntax?, isStatic: Bool
) -> [String] {
    var components: [String] = []
    for parameter in parameters {
        let label = parameter.callLabel
        let word = label == "_" ? unescaped(parameter.name) : label
        let isRepeated = word.utf8.count >= 2 && name.lowercased().hasSuffix(word.lowercased())
        if word != "_", !isRepeated { components.append(capitalized(word)) }
    }
    for parameter in genericParameters {
        components.append(capitalized(parameter.name) + (parameter.constraint.map(spelledName) ?? ""))
    }
    for requirement in requirements {
        components.append(spelledName(requirement.left) + spelledName(requirement.right))
    }
    components += parameters.map { spelledName($0.type) }
    if let result { components.append(String(spelledName(result).prefix(32))) }
    if isStatic { components.append("static") }
    return components
}

/// A type in the letters of an identifier. For example: `[Int]` -> `ArrayInt`, `[K: V]?` -> `OptionalDictionaryKV`
func spelledName(_ type: TypeSyntax) -> String {
    switch type {
    case .named(let name, let arguments):
        return identifierLetters(name) + arguments.map(spelledName).joined()
    case .member(let base, let name, let arguments):
        return spelledName(base) + identifierLetters(name) + arguments.map(spelledName).joined()
    case .optional(let type), .implicitlyUnwrapped(let type): return "Optional" + spelledName(type)
    case .array(let type): return "Array" + spelledName(type)
    case .dictionary(let key, let value): return "Dictionary" + spelledName(key) + spelledName(value)
    case .inlineArray(let count, let element): return "InlineArray" + spelledName(count) + spelledName(element)
    case .tuple(let elements): return elements.isEmpty ? "Void" : elements.map { spelledName($0.type) }.joined()
    case .function(let function):
        var effects = function.effects.isAsync ? "Async" : ""
        if function.effects.throwing != .never { effects += "Throws" }
        return function.parameters.map { spelledName($0.type) }.joined() + effects + spelledName(function.result)
    case .composition(let types): return types.map(spelledName).joined()
    case .some(let type), .any(let type), .attributed(_, _, let type), .packElement(let type),
        .packExpansion(let type), .suppressed(let type):
        return spelledName(type)
    case .metatype(let type): return spelledName(type) + "Type"
    case .protocolMetatype(let type): return spelledName(type) + "Protocol"
    case .integer(let text): return identifierLetters(text)
    }
}

/// The text without what cannot stand in an identifier, its first letter in upper case.
private func identifierLetters(_ text: String) -> String {
    capitalized(String(text.filter(\.isPartOfWord)))
}

extension Character {
    /// Whether identifiers have it, without backticks.
    var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

/// The text with its first letter in upper case.
func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + text.dropFirst()
}

/// A name without the backticks around it.
func unescaped(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "`") else { return name }
    return name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2 ? String(name.dropFirst().dropLast()) : name
}

/// A label as calls have it. Only three words are no labels as they are; a raw identifier is none without its backticks.
func labelInCall(_ label: String) -> String {
    let plain = unescaped(label)
    let isWord = plain.allSatisfy(\.isPartOfWord)
    return isWord && !["inout", "let", "var"].contains(plain) ? plain : label
}

/// A name as part of generated ones: a raw identifier (SE-0451) loses what a plain one cannot have.
/// For example: `` `two words` `` -> `twoWords`
func identifierName(_ name: String) -> String {
    let plain = unescaped(name)
    guard name.hasPrefix("`") else { return plain }
    let words = plain.allSatisfy(\.isPartOfWord) ? [plain] : words(of: plain)
    guard let first = words.first else { return "raw" }
    return (first.first?.isNumber ?? false ? "_" : "") + first + words.dropFirst().map(capitalized).joined()
}

/// An operator in letters. For example: `==` -> `equalEqual`, `<` -> `less`
func operatorName(_ characters: String) -> String {
    var words: [String] = []
    for scalar in characters.unicodeScalars {
        switch scalar {
        case "=": words.append("equal")
        case "+": words.append("plus")
        case "-": words.append("minus")
        case "*": words.append("star")
        case "/": words.append("slash")
        case "%": words.append("percent")
        case "<": words.append("less")
        case ">": words.append("greater")
        case "!": words.append("bang")
        case "&": words.append("and")
        case "|": words.append("or")
        case "^": words.append("caret")
        case "~": words.append("tilde")
        case "?": words.append("question")
        case ".": words.append("dot")
        default: words.append("u" + String(scalar.value, radix: 16))
        }
    }
    return (words.first ?? "operator") + words.dropFirst().map(capitalized).joined()
}

/// `name`, with a number behind it if it is among `taken`.
func uniqueName(_ name: String, avoiding taken: Set<String>) -> String { uniqueName(name) { taken.contains($0) } }

func uniqueName(_ name: String, unless isTaken: (String) -> Bool) -> String {
    var candidate = name
    var number = 1
    while isTaken(candidate) {
        number += 1
        candidate = "\(name)\(number)"
    }
    return candidate
}
