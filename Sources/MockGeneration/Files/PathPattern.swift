// A glob pattern in, yes or no for a path out. Matching is on names alone; nothing is looked up on disk.
// Deliberately absent: braces (`{a,b}`) and patterns that take an exclusion back.

/// A pattern for the paths of files and folders.
///
/// - `*` is any run of characters in one name, `?` one character, `[a-z]` one of a set, `[!a-z]` one outside of it.
/// - `**` as a whole name is any number of folders, none included.
/// - `\` takes the special meaning from the character behind it.
///
/// A pattern may start at any folder of the path, so `Generated` and `*Stub.swift` match wherever they lie. A pattern
/// that begins with `/` starts where an absolute path starts.
public struct PathPattern: Hashable, Sendable {
    private let components: [Component]
    private let isAbsolute: Bool

    /// Whether a `[` in the pattern begins no set, since no `]` closes it, and stands for itself.
    public let hasUnclosedSet: Bool

    /// Reads a pattern. Every text is one; an empty one matches nothing.
    public init(_ text: String) {
        components = text.split(separator: "/").filter { $0 != "." }.map(Component.init)
        isAbsolute = text.hasPrefix("/")
        hasUnclosedSet = components.contains(where: \.hasUnclosedSet)
    }

    /// Whether the pattern matches `path`: the file or folder itself, not one above it.
    public func matches(_ path: String) -> Bool {
        matches(PathNames(path))
    }

    /// Whether the pattern matches `path` or a folder above it.
    public func matchesAnyPart(of path: String) -> Bool {
        var names = PathNames(path)
        while !names.names.isEmpty {
            if matches(names) { return true }
            names.names.removeLast()
        }
        return false
    }

    private func matches(_ path: PathNames) -> Bool {
        guard !components.isEmpty, !isAbsolute || path.isAbsolute else { return false }
        let starts = isAbsolute ? 0...0 : 0...path.names.count
        return starts.contains { start in
            matchesRun(
                components, path.names[start...],
                isMany: { $0 == .anyFolders },
                matchesOne: { component, name in component.matches(name) })
        }
    }
}

/// The names of a path, without those that say nothing: `./a//b` is `a`, `b`.
private struct PathNames {
    var names: [[Unicode.Scalar]]
    let isAbsolute: Bool

    init(_ path: String) {
        names = path.split(separator: "/").filter { $0 != "." }.map { Array($0.unicodeScalars) }
        isAbsolute = path.hasPrefix("/")
    }
}

/// One name of a pattern.
private enum Component: Hashable {
    /// For example: `**`
    case anyFolders
    /// For example: `*Mock?.swift`
    case name([Element])

    /// Whether a `[` in it begins no set.
    var hasUnclosedSet: Bool {
        guard case .name(let elements) = self else { return false }
        return elements.contains(.unclosedBracket)
    }

    init(_ text: Substring) {
        self = text == "**" ? .anyFolders : .name(Self.elements(of: Array(text.unicodeScalars)))
    }

    func matches(_ name: [Unicode.Scalar]) -> Bool {
        guard case .name(let elements) = self else { return true }
        return matchesRun(
            elements, name[...],
            isMany: { $0 == .anyRun },
            matchesOne: { element, scalar in element.matches(scalar) })
    }

    private static func elements(of text: [Unicode.Scalar]) -> [Element] {
        var elements: [Element] = []
        var index = 0
        while index < text.count {
            let scalar = text[index]
            index += 1
            switch scalar {
            case "*": if elements.last != .anyRun { elements.append(.anyRun) }
            case "?": elements.append(.anyOne)
            case "\\" where index < text.count:
                elements.append(.literal(text[index]))
                index += 1
            case "[":
                if let (set, end) = set(in: text, from: index) {
                    elements.append(set)
                    index = end
                } else {
                    elements.append(.unclosedBracket)
                }
            default: elements.append(.literal(scalar))
            }
        }
        return elements
    }

    /// The set whose first scalar stands at `start`, and the index behind its `]`; nil where none closes it.
    private static func set(in text: [Unicode.Scalar], from start: Int) -> (Element, Int)? {
        var index = start
        let isNegated = index < text.count && (text[index] == "!" || text[index] == "^")
        if isNegated { index += 1 }
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        let first = index
        while index < text.count {
            let low = text[index]
            // A bracket in the first place is a member of the set.
            if low == "]", index > first { return (.oneOf(ranges, isNegated: isNegated), index + 1) }
            if index + 2 < text.count, text[index + 1] == "-", text[index + 2] != "]" {
                let high = text[index + 2]
                if low <= high { ranges.append(low...high) }
                index += 3
            } else {
                ranges.append(low...low)
                index += 1
            }
        }
        return nil
    }
}

/// A piece of a name in a pattern.
private enum Element: Hashable {
    /// For example: `a`
    case literal(Unicode.Scalar)
    /// A `[` that begins no set, and stands for itself.
    case unclosedBracket
    /// For example: `?`
    case anyOne
    /// For example: `*`
    case anyRun
    /// For example: `[!a-z_]`
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)

    func matches(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .literal(let literal): literal == scalar
        case .unclosedBracket: scalar == "["
        case .anyOne, .anyRun: true
        case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
        }
    }
}

/// Whether `pattern` matches all of `items`, where a piece that is "many" stands for any number of items.
///
/// Only the last "many" ever has to be tried again, so a pattern costs at most its length times that of the items.
private func matchesRun<Piece, Item>(
    _ pattern: [Piece], _ items: ArraySlice<Item>, isMany: (Piece) -> Bool, matchesOne: (Piece, Item) -> Bool
) -> Bool {
    var piece = 0
    var item = items.startIndex
    var retry: (piece: Int, item: Int)?
    while item < items.endIndex {
        if piece < pattern.count, isMany(pattern[piece]) {
            retry = (piece + 1, item)
            piece += 1
        } else if piece < pattern.count, matchesOne(pattern[piece], items[item]) {
            piece += 1
            item += 1
        } else if let last = retry {
            retry = (last.piece, last.item + 1)
            (piece, item) = (last.piece, last.item + 1)
        } else {
            return false
        }
    }
    return pattern[piece...].allSatisfy(isMany)
}
