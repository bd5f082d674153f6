// A seed -> protocols that put the language together at random. Many are none that the compiler takes: whoever asks for them
// leaves those out.

import TestSupport

/// A protocol or a class in parts that can be left out.
struct RandomType {
    let name: String
    /// Without the brace behind it. For example: `protocol P7<Item>: P3, Sendable where Item: Hashable`
    let head: String
    var members: [String]
    let parents: Set<String>

    /// Its text, with the part that each line belongs to: the index of a member, or nil.
    var lines: [(text: String, member: Int?)] {
        [("/// @mockable", nil), ("\(head) {", nil)]
            + members.enumerated().map { ("    \($1)", $0) } + [("}", nil)]
    }
}

/// Makes protocols that inherit from each other, and from those of the standard library and of `declarations`; or classes.
struct RandomTypes {
    /// What the protocols name.
    static let declarations = """
        @globalActor actor Conductor { static let shared: Conductor = Conductor() }
        struct Key: Hashable, Sendable {}
        class Box { init() {} }
        final class SentBox: Sendable {}
        enum Failure: Error { case first }
        enum Stage { case first, second(Int); static let limit: Int = 3 }
        class Base { init() {} }
        class Shelf<Item> { init(item: Item) {}; var title: String { "" } }
        struct Loaded<Item: Equatable> { var item: Item? }
        typealias Body = () -> Void
        typealias SentBody = @Sendable (Int) async throws -> String
        typealias Pair<Item> = (Item, Item)
        protocol Plain {}
        protocol Sent: Sendable {}
        protocol Reader<Item> { associatedtype Item; func item() -> Item }
        protocol Link<Left, Right> { associatedtype Left; associatedtype Right: Hashable }
        """

    var numbers: SeededGenerator
    private var made: [(name: String, types: [String])] = []
    /// The associated types that can be named where a member is made.
    var types: [String] = []
    /// The generic parameters of the member that is made.
    var parameters: [String] = []

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    mutating func protocols(_ count: Int) -> [RandomType] { (0..<count).map { _ in nextProtocol() } }

    // MARK: - Protocols

    private mutating func nextProtocol() -> RandomType {
        let name = "P\(made.count)"
        var parents: [String] = []
        types = []
        if made.count > 3, chance(30) {
            for _ in 0..<Int.random(in: 1...2, using: &numbers) {
                let parent = made[Int.random(in: 0..<made.count, using: &numbers)]
                parents.append(parent.name)
                types += parent.types.filter { !types.contains($0) }
            }
        }
        let inherited = types
        if chance(40) { parents.append(any(Self.standardParents)) }
        if chance(10) { parents.append(any(["AnyObject", "Sendable", "Actor"])) }
        var seen: Set<String> = []
        parents = parents.filter { seen.insert($0).inserted }
        // A superclass comes first.
        parents.sort { $0.hasPrefix("Base") && !$1.hasPrefix("Base") }
        let associated = associatedTypes()
        let primary = types.filter { !inherited.contains($0) && chance(25) }
        var head = any(Self.heads) + "protocol \(name)"
        if !primary.isEmpty { head += "<\(primary.joined(separator: ", "))>" }
        if !parents.isEmpty { head += ": \(parents.joined(separator: ", "))" }
        if !inherited.isEmpty, chance(30) { head += " where \(any(inherited))\(any(Self.clauses))" }
        made.append((name, types))
        let members = (0..<Int.random(in: 0...4, using: &numbers)).map { member("\(made.count)_\($0)") }
        return RandomType(name: name, head: head, members: associated + members, parents: Set(parents))
    }

    private mutating func associatedTypes() -> [String] {
        (0..<any([0, 0, 1, 1, 2, 3])).map { _ in
            var name = any(["Item", "Element", "Value", "Output", "T"])
            if types.contains(name) { name += "\(types.count)" }
            let (constraint, member, fallback) = any(Self.constraints)
            var text = "associatedtype \(name)\(constraint)"
            if let fallback, chance(15) { text += " = \(fallback)" }
            if let member, chance(50) {
                let other = any(types.isEmpty ? ["Int"] : types)
                text += " where \(name).\(member)\(any([" == \(other)", ": Hashable", ": Plain", " == String"]))"
            }
            types.append(name)
            return text
        }
    }

    private static let heads =
        Array(repeating: "", count: 12) + ["@MainActor ", "@Conductor ", "nonisolated ", "nonisolated "]

    private static let clauses = [": Equatable", ": Plain", " == Int", " == [String]", ": Sendable", ": Hashable"]

    /// What is asked of associated types, a member that clauses can name, and a default.
    private static let constraints: [(text: String, member: String?, fallback: String?)] = [
        ("", nil, "Int"), ("", nil, "Int"), (": Plain", nil, nil), (": Hashable", nil, "Key"),
        (": Sendable", nil, "Int"),
        (": Reader", "Item", nil), (": Reader<Int>", nil, nil), (": Link", "Left", nil),
        (": Collection", "Element", "[Int]"),
        (": Sequence", "Element", "[String]"), (": AnyObject", nil, nil), (": Error", nil, "Failure"),
        (": Base", nil, nil),
        (": Codable", nil, "String"), (": Identifiable", "ID", nil), (": RawRepresentable", "RawValue", nil),
        (": Sent", nil, nil), (": AsyncSequence", "Element", nil), (": Comparable", nil, "Int"),
        (": ~Copyable", nil, nil),
    ]

    private static let standardParents = [
        "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible", "Error", "Codable",
        "Sequence",
        "Collection", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "CaseIterable", "RawRepresentable",
        "ExpressibleByStringLiteral", "ExpressibleByArrayLiteral", "LosslessStringConvertible", "OptionSet",
        "SetAlgebra",
        "AdditiveArithmetic", "Strideable", "Numeric", "TextOutputStream", "CodingKey", "Clock", "SerialExecutor",
        "BidirectionalCollection", "Base", "Shelf<Int>", "Reader", "Reader<Int>", "Link", "Link<Int, String>", "Sent",
    ]

    // MARK: - Members

    mutating func member(_ suffix: String) -> String {
        parameters = []
        var name = any(["run", "load", "value", "make", "`default`", "handler", "count", "reset", "_item", "id"])
        if chance(60) { name = "\(name.filter { $0 != "`" })\(suffix)" }
        let attribute = any(Self.memberAttributes)
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<58: return attribute + function(name)
        case ..<80: return attribute + any(Self.statics) + "var \(name): \(type()) \(any(Self.accessors))"
        case ..<88:
            let (generic, clause) = genericClause()
            let inputs = parameterList(atLeast: 1)
            return attribute + any(Self.statics)
                + "subscript\(generic)(\(inputs)) -> \(type())\(clause) \(any(Self.subscriptAccessors))"
        case ..<94:
            let (generic, clause) = genericClause()
            return attribute
                + "init\(any(["", "", "?", "!"]))\(generic)(\(parameterList())) \(any(Self.effects))\(clause)"
        default:
            let result = type(depth: 1)
            return any([
                "static func == (a: Self, b: Self) -> Bool", "static func < (a: Self, b: Int) -> Bool",
                "static func + (a: Self, b: \(result)) -> \(result)", "static prefix func ! (a: Self) -> \(result)",
                "static func += (a: inout Self, b: \(result))",
            ])
        }
    }

    mutating func function(_ name: String) -> String {
        let (generic, clause) = genericClause()
        var inputs = parameterList()
        var effects = any(Self.effects)
        if chance(8) {
            effects = any(["rethrows", "async rethrows"])
            let closure = any([
                "() throws -> Void", "(Int) throws -> String", "@Sendable (\(type(depth: 2))) throws -> Void",
                "(() throws -> Void)?", "@escaping (\(type(depth: 2))) async throws -> \(type(depth: 2))",
            ])
            inputs += (inputs.isEmpty ? "" : ", ") + "_ body: \(closure)"
        }
        let result = chance(60) ? " -> \(chance(8) ? "sending " : "")\(type())" : ""
        return any(Self.statics) + "func \(name)\(generic)(\(inputs)) \(effects)\(result)\(clause)"
    }

    /// A generic clause, each of whose parameters an argument has to name, and a where clause.
    mutating func genericClause() -> (generic: String, clause: String) {
        guard chance(22) else { return ("", "") }
        let name = any(["T", "Item", "Value"])
        if chance(8) {
            parameters = ["repeat each \(name)"]
            return ("<each \(name)\(any(["", ": Hashable", ": Sendable"]))>", "")
        }
        parameters = chance(30) ? [name, "\(name)1"] : [name]
        let constraints = [
            "", "", ": Plain", ": Hashable", ": Sendable", ": Reader<Int>", ": AnyObject", ": Base", ": Error",
        ]
        let list = parameters.map { $0 + any(constraints) }.joined(separator: ", ")
        let clause = chance(20) ? " where \(name): \(any(["Comparable", "Sequence", "Plain"]))" : ""
        return ("<\(list)>", clause)
    }

    mutating func parameterList(atLeast count: Int = 0) -> String {
        var list = (0..<max(count, any([0, 0, 1, 1, 1, 2, 3]))).map { index in
            let label = any(["_ ", "", "by ", "`where` ", "in "])
            let name = any(["a", "value", "handler", "callCount", "`class`", "block"])
            let specifier = any(Self.specifiers)
            var type = specifier == "isolated " ? "(any Actor)?" : argumentType()
            // As of Swift 6.3 the compiler takes autoclosures with parameters behind a specifier.
            if !specifier.isEmpty { type = type.replacing("@autoclosure ", with: "") }
            return "\(label)\(name)\(index): \(specifier)\(type)"
        }
        for (index, parameter) in parameters.enumerated() {
            let type =
                parameter.hasPrefix("repeat")
                ? parameter : any([parameter, parameter, "\(parameter).Type", "[\(parameter)]"])
            list.append("_ generic\(index): \(type)")
        }
        return list.joined(separator: ", ")
    }

    private static let memberAttributes =
        Array(repeating: "", count: 14)
        + [
            "@MainActor ", "@Conductor ", "nonisolated ", "mutating ", "@discardableResult ",
            "nonisolated(nonsending) ", "@concurrent ",
        ]

    private static let statics = Array(repeating: "", count: 7) + ["static "]

    static let effects = [
        "", "", "", "", "throws", "async", "async throws", "throws(Failure)", "async throws(Failure)",
    ]

    private static let accessors = [
        "{ get }", "{ get }", "{ get set }", "{ get set }", "{ get async }", "{ get throws }",
        "{ get async throws(Failure) }",
        "{ mutating get }", "{ get nonmutating set }",
    ]

    private static let subscriptAccessors = ["{ get }", "{ get set }", "{ get async throws }", "{ get throws }"]

    private static let specifiers =
        Array(repeating: "", count: 12) + ["inout ", "borrowing ", "consuming ", "sending ", "isolated "]

    // MARK: - Types

    private mutating func argumentType() -> String {
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<10:
            any(["some Plain", "some Reader<Int>", "some Collection<Int>", "[some Plain]", "some Reader<some Plain>"])
        case ..<28:
            any(["", "@Sendable ", "@MainActor ", "@escaping ", "@escaping @Sendable ", "@autoclosure @escaping "])
                + closureType()
        case ..<30: "\(type(depth: 1))..."
        default: type()
        }
    }

    private mutating func closureType() -> String {
        let inputs = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in
            any(["", "", "inout ", "sending "]) + type(depth: 1)
        }
        let effects = any(["", "", "throws ", "async ", "async throws ", "throws(Failure) "])
        return "(\(inputs.joined(separator: ", "))) \(effects)-> \(chance(50) ? "Void" : type(depth: 1))"
    }

    mutating func type(depth: Int = 0) -> String {
        if depth > 2 { return any(Self.plainTypes) }
        let part = { (types: inout Self) in types.type(depth: depth + 1) }
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<33: return any(Self.plainTypes)
        case ..<50: return types.isEmpty ? any(Self.plainTypes) : any(["", "Self."]) + any(types)
        case ..<56: return parameters.first.map { $0.hasPrefix("repeat") ? "Int" : $0 } ?? "Self"
        case ..<59: return "Self"
        case ..<64: return "[\(part(&self))]"
        case ..<68: return "[\(any(["String", "Key"])): \(part(&self))]"
        case ..<74: return "(\(part(&self)))?"
        case ..<78: return "(\(part(&self)), x: \(part(&self)))"
        case ..<84: return "(\(any(["", "", "@Sendable ", "@MainActor "]))\(closureType()))"
        case ..<88: return any(Self.existentials)
        case ..<92: return any(["Set", "Shelf", "Array", "ArraySlice"]) + "<\(part(&self))>"
        case ..<94: return "Result<\(part(&self)), \(any(["any Error", "Failure"]))>"
        case ..<97: return any(["Body", "SentBody", "Body?", "Pair<\(part(&self))>"])
        default: return any(Self.rareTypes)
        }
    }

    private static let plainTypes = [
        "Int", "String", "Bool", "Key", "Box", "SentBox", "Double", "Void", "Any", "AnyObject", "UInt8", "Never", "()",
    ]

    private static let existentials = [
        "any Plain", "any Error", "any Reader<Int>", "any Reader", "any Plain & Sendable", "any Equatable",
        "(any Plain).Type",
        "any Link<Int, String>", "any Hashable",
    ]

    private static let rareTypes = [
        "Int.Type", "Self.Type", "AnyClass", "Any.Type", "KeyPath<Key, Int>", "Span<Int>", "[3 of Int]", "Int!",
        "Range<Int>", "Loaded<Key>", "Loaded<Int>", "[Loaded<Key>]",
        "UnsafePointer<Int>", "Substring", "StaticString",
    ]

    // MARK: - Choices

    mutating func any<Choice>(_ choices: [Choice]) -> Choice {
        choices[Int.random(in: 0..<choices.count, using: &numbers)]
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }
}
