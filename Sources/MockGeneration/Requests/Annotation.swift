// The arguments of an annotation comment -> sections of keys and values, with a place for each.
// Knows the grammar and the section names; whether a key names a member is for the lowering to say.

import SwiftDeclarations

/// The parsed arguments of one annotation. For example: `@mockable(history: save = true; rx: all = ReplaySubject)`
struct Annotation {
    /// What an annotation can set.
    enum Section: String, CaseIterable {
        case module, `typealias`, rx, combine, history, modifiers, override, reset, order, superclass

        /// Those whose keys are members, or `all` of them.
        static let ofMembers: [Section] = [.rx, .combine, .history, .modifiers, .override]
    }

    /// One `key = value`.
    struct Entry {
        let key: String
        let value: String
        /// The byte offset of the key.
        let offset: UInt32

        /// Whether it names the mock, as in Mockolo, rather than a value for a member.
        fileprivate func isMockName(in section: Section) -> Bool { section == .override && unescaped(key) == "name" }
    }

    /// The kinds of subjects that begin with a value.
    static let subjectsWithValues: Set<String> = ["BehaviorSubject", "CurrentValueSubject"]

    /// What names the mock, if anything does. For example: `@mockable(override: name = FooMock)`
    private(set) var mockNameEntry: Entry?

    /// The name that the mock has instead of its usual one.
    var mockName: String? { mockNameEntry?.value }

    /// The entries of every section that occurs, in source order, but for that name.
    private(set) var entries: [Section: [Entry]] = [:]

    /// The values of the keys of every section, without backticks; the last one where a key is given twice.
    private var values: [Section: [String: String]] = [:]

    /// What the annotations of parents say about the members that they declare, by the names of these.
    private var inherited: [Section: [String: String]] = [:]

    /// The value of a key, in backticks or not; the last one if it is given twice. What is said here goes before what
    /// parents say.
    func value(of key: String, in section: Section) -> String? {
        if values.isEmpty, inherited.isEmpty { return nil }
        let key = unescaped(key)
        return values[section]?[key] ?? inherited[section]?[key]
    }

    /// The kind of subject that a stream asks for, by its name or as one of `all`. What is said here goes before what parents say.
    func subject(of key: String, in section: Section) -> String? {
        values[section]?[unescaped(key)] ?? values[section]?["all"] ?? value(of: key, in: section)
    }

    /// Whether a section says the same of any member, as `combine: name = value`.
    func says(in section: Section, where isMeant: (_ value: String) -> Bool) -> Bool {
        [values, inherited].contains { $0[section]?.values.contains(where: isMeant) ?? false }
    }

    /// Whether a section that is on or off for the mock as a whole is on; `option` where it says nothing.
    func isOn(_ section: Section, option: Bool) -> Bool {
        value(of: "all", in: section).map { $0 == "true" } ?? option
    }

    /// The class that the mock inherits from.
    var superclass: NamedSuperclass? {
        guard let entry = entries[.superclass]?.last, let type = typeSyntax(of: entry.value) else { return nil }
        return NamedSuperclass(type: type, offset: entry.offset)
    }
}

extension Annotation {
    /// The sections whose values are types.
    private static let sectionsOfTypes: [Section] = [.typealias, .override]

    /// The types that associated types are bound to, and that members make.
    var types: [TypeSyntax] {
        let own = Self.sectionsOfTypes.flatMap { entries[$0] ?? [] }.map(\.value)
        return (own + (inherited[.override] ?? [:]).values.sorted()).compactMap(typeSyntax)
    }

    /// The annotation with what those of parents say about the members that are inherited from them, as in Mockolo.
    ///
    /// - Parameter settings: the annotation of what declares a member; nil where it has none.
    func inheriting(
        for requirements: some Sequence<Requirement>, _ settings: (CatalogType) -> Annotation?
    ) -> Annotation {
        var annotation = self
        var parents: [ObjectIdentifier: Annotation?] = [:]
        for requirement in requirements {
            guard let name = requirement.declaration.plainName else { continue }
            let id = ObjectIdentifier(requirement.origin)
            let parent = parents[id] ?? settings(requirement.origin)
            parents[id] = .some(parent)
            guard let parent else { continue }
            for section in Section.ofMembers where annotation.inherited[section]?[name] == nil {
                let isOfStreams = section == .rx || section == .combine
                guard
                    let value = parent.value(of: name, in: section)
                        ?? (isOfStreams ? parent.value(of: "all", in: section) : nil)
                else { continue }
                annotation.inherited[section, default: [:]][name] = value
            }
        }
        return annotation
    }

    /// The annotation without what a section says.
    fileprivate func without(_ section: Section) -> Annotation {
        var annotation = self
        annotation.entries[section] = nil
        annotation.values[section] = nil
        return annotation
    }

    /// The annotation with other types in place of plain names in those.
    func replacing(_ names: NameReplacement?) -> Annotation {
        guard let names else { return self }
        func replaced(_ value: String) -> String { typeSyntax(of: value)?.replacing(names).description ?? value }
        var annotation = self
        for section in Self.sectionsOfTypes {
            annotation.entries[section] = entries[section]?.map {
                Entry(key: $0.key, value: replaced($0.value), offset: $0.offset)
            }
            annotation.values[section] = values[section]?.mapValues(replaced)
            annotation.inherited[section] = inherited[section]?.mapValues(replaced)
        }
        return annotation
    }

    /// Parses the arguments of `comment`. What is wrong with them goes to `diagnostics`, at its own offset.
    init(_ comment: AnnotationComment, in file: SourceFile, diagnostics: inout [Diagnostic]) {
        for range in comment.arguments { read(range, in: file, diagnostics: &diagnostics) }
    }

    private mutating func read(_ range: Range<UInt32>, in file: SourceFile, diagnostics: inout [Diagnostic]) {
        var reader = AnnotationReader(file: file, range: range)
        var section: Section?
        while let word = reader.word() {
            if reader.skip(":") {
                section = Section(rawValue: word.text)
                if section == nil {
                    let known = Section.allCases.map(\.rawValue)
                    diagnostics.append(
                        reader.error(
                            "unknown annotation section '\(word.text)'; \(suggestion(for: word.text, among: known))",
                            at: word.offset))
                    return
                }
                continue
            }
            if Section(rawValue: word.text) != nil, !reader.isAt("=") {
                diagnostics.append(reader.error("expected ':' after section '\(word.text)'", at: word.offset))
                return
            }
            guard let section else {
                diagnostics.append(
                    reader.error(
                        "expected a section such as 'history:' before '\(word.text)'", at: word.offset))
                return
            }
            guard reader.skip("=") else {
                diagnostics.append(
                    reader.error("expected '\(word.text) = value' in section '\(section.rawValue)'", at: word.offset))
                return
            }
            let value = reader.value()
            let entry = Entry(key: word.text, value: value, offset: word.offset)
            if let problem = section.problem(with: entry) {
                diagnostics.append(reader.error(problem, at: word.offset))
            } else if entry.isMockName(in: section) {
                if let mockName {
                    let problem = "the mock is named '\(mockName)' already; remove one of the names"
                    diagnostics.append(reader.error(problem, at: word.offset))
                }
                mockNameEntry = mockNameEntry ?? entry
            } else {
                entries[section, default: []].append(entry)
                values[section, default: [:]][unescaped(entry.key)] = entry.value
            }
        }
        if let rest = reader.rest {
            diagnostics.append(
                reader.error("expected 'section: key = value; key = value' in the annotation", at: rest))
        }
    }

    private func suggestion(for word: String, among known: [String]) -> String {
        if let close = closest(to: word, among: known) { return "did you mean '\(close)'?" }
        return "the sections are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    }
}

extension Catalog {
    /// What the annotation of a declared type says, if it has one; what is wrong with that is reported where it is mocked.
    func annotation(of type: CatalogType) -> Annotation? {
        guard !type.isKnown, let comment = type.declaration.head.annotation else { return nil }
        var diagnostics: [Diagnostic] = []
        let annotation = Annotation(comment, in: file(type.file).source, diagnostics: &diagnostics)
        // What it makes may be of tests alone, which those of another module do not see.
        guard type.file < sourceCount else { return annotation.without(.override) }
        // What has a name where the annotation is may have a longer one elsewhere.
        return annotation.replacing(
            NameReplacement { [self] name in
                guard let path = path(of: name, in: type.scope, file: type.file), path.count > 1 else { return nil }
                return path.dropFirst().reduce(.named(path[0])) { .member($0, $1) }
            })
    }
}

extension Annotation.Section {
    /// What is wrong with an entry of this section, on its own.
    fileprivate func problem(with entry: Annotation.Entry) -> String? {
        if entry.value.isEmpty { return "'\(entry.key)' has no value" }
        let allowed: [String]
        switch self {
        case .module:
            if entry.key != "prefix" { return "unknown key '\(entry.key)' in section 'module'; it knows 'prefix'" }
            return isType(entry.value) ? nil : "'\(entry.value)' is no module name"
        case .superclass:
            if entry.key != "type" { return "unknown key '\(entry.key)' in section 'superclass'; it knows 'type'" }
            return typeSyntax(of: entry.value)?.qualifiedName != nil ? nil : "'\(entry.value)' is no class name"
        case .override where entry.isMockName(in: self):
            return isTypeName(entry.value) ? nil : "'\(entry.value)' is no name for a mock"
        case .typealias, .override:
            return isType(entry.value)
                ? nil : "'\(entry.value)' is no type; a ';' separates one 'key = value' from the next"
        case .reset, .order:
            if entry.key != "all" { return "unknown key '\(entry.key)' in section '\(rawValue)'; it knows 'all'" }
            allowed = ["true", "false"]
        case .history:
            allowed = ["true", "false"]
        case .rx:
            allowed = ["PublishSubject", "ReplaySubject", "BehaviorSubject"]
        case .combine:
            if entry.value.hasPrefix("@Published ") { return nil }
            allowed = ["PassthroughSubject", "CurrentValueSubject", "@Published property"]
        case .modifiers:
            allowed = ["weak", "dynamic"]
        }
        if allowed.contains(entry.value) { return nil }
        let choices = allowed.map { "'\($0)'" }.joined(separator: ", ")
        return "'\(entry.value)' is no value for '\(entry.key)' in section '\(rawValue)'; use one of \(choices)"
    }
}

/// Whether a text is a type and nothing else. For example: `[String: (Int) -> Void]`
private func isType(_ text: String) -> Bool { typeSyntax(of: text) != nil }

/// Whether a type can be declared with the name. For example: `FooMock`, not `Outer.FooMock`
private func isTypeName(_ text: String) -> Bool {
    let file = parse(SourceFile(path: "", text: "class \(text) {}"))
    guard file.diagnostics.isEmpty, file.declarations.count == 1, case .type(let type) = file.declarations[0] else {
        return false
    }
    return type.name == text && !type.name.isEmpty
}

/// The type that a text is; nil where it is anything else.
func typeSyntax(of text: String) -> TypeSyntax? {
    let file = parse(SourceFile(path: "", text: "protocol P {\ntypealias T = \(text)\n}"))
    guard file.diagnostics.isEmpty, file.declarations.count == 1, case .type(let type) = file.declarations[0],
        type.members.count == 1, case .typealias(let alias) = type.members[0], alias.requirements.isEmpty
    else { return nil }
    if case .integer = alias.type { return nil }
    return alias.type
}

/// A cursor over annotation arguments that steps over the comment markers of further lines.
private struct AnnotationReader {
    let file: SourceFile
    /// The bytes without markers, each with its offset in the file.
    private var bytes: [(byte: UInt8, offset: UInt32)] = []
    private var index = 0

    init(file: SourceFile, range: Range<UInt32>) {
        self.file = file
        var atLineStart = false
        for offset in range {
            let byte = file.bytes[Int(offset)]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                atLineStart = true
                bytes.append((UInt8(ascii: " "), offset))
            } else if atLineStart, [UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: " "), 9].contains(byte) {
                continue
            } else {
                atLineStart = false
                bytes.append((byte, offset))
            }
        }
    }

    /// The offset of the first byte that is not read yet, white space aside.
    var rest: UInt32? {
        bytes[index...].first { $0.byte != UInt8(ascii: " ") && $0.byte != 9 }?.offset
    }

    /// The next word; in backticks it may be any identifier (SE-0451).
    mutating func word() -> (text: String, offset: UInt32)? {
        skipSpaces()
        let start = index
        if isAt("`"), let end = bytes[(index + 1)...].firstIndex(where: { $0.byte == UInt8(ascii: "`") }) {
            index = end + 1
        } else {
            while index < bytes.count, isWordByte(bytes[index].byte) { index += 1 }
        }
        guard index > start else { return nil }
        return (text(start..<index), bytes[start].offset)
    }

    mutating func isAt(_ character: Unicode.Scalar) -> Bool {
        skipSpaces()
        return index < bytes.count && bytes[index].byte == UInt8(ascii: character)
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        index += 1
        return true
    }

    /// The text up to a `;` outside brackets, trimmed; the `;` is read too.
    mutating func value() -> String {
        skipSpaces()
        let start = index
        var depth = 0
        var end = index
        scan: while index < bytes.count {
            let byte = bytes[index].byte
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">"):
                // The head of an arrow closes nothing.
                if bytes[index - 1].byte != UInt8(ascii: "-") { depth -= 1 }
            case UInt8(ascii: ";") where depth <= 0:
                index += 1
                break scan
            default: break
            }
            index += 1
            if byte != UInt8(ascii: " "), byte != 9 { end = index }
        }
        return text(start..<max(start, end))
    }

    func error(_ message: String, at offset: UInt32) -> Diagnostic {
        Diagnostic(.error, at: .init(path: file.path, offset: offset), message)
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range].map(\.byte), as: UTF8.self)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            return true
        default: return false
        }
    }

    private mutating func skipSpaces() {
        while index < bytes.count, bytes[index].byte == UInt8(ascii: " ") || bytes[index].byte == 9 { index += 1 }
    }
}

/// The word among `known` that `word` is most likely a misspelling of; nil where none is close.
public func closest(to word: String, among known: [String]) -> String? {
    let target = Array(word.lowercased().utf8)
    let ranked = known.map { (name: $0, distance: editDistance(target, Array($0.lowercased().utf8))) }
    guard let best = ranked.min(by: { ($0.distance, $0.name) < ($1.distance, $1.name) }) else { return nil }
    return best.distance <= max(1, target.count / 3) ? best.name : nil
}

/// How many bytes have to be changed, inserted, left out or swapped with the next one.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, leftByte) in left.enumerated() {
        var current = [row + 1]
        for (column, rightByte) in right.enumerated() {
            let substitution = previous[column] + (leftByte == rightByte ? 0 : 1)
            var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, leftByte == right[column - 1], left[row - 1] == rightByte {
                distance = min(distance, beforePrevious[column - 1] + 1)
            }
            current.append(distance)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.count]
}
