// A seed -> classes that put the language together at random: what can be overridden, what cannot, and what the mock needs of
// their initializers.

import TestSupport

extension RandomTypes {
    /// Makes classes that inherit from each other, and protocols for subclasses of them.
    mutating func classes(_ count: Int) -> [RandomType] {
        var classes: [RandomType] = []
        var made: [RandomType] = []
        var generic: Set<String> = []
        for index in 0..<count {
            let parent = classes.isEmpty || chance(60) ? nil : any(classes)
            types = chance(20) ? [any(["Item", "Value"])] : []
            let argument = any(["Int", "String", "[Int]"] + types.flatMap { [$0, "[\($0)]"] })
            let superclass = parent.map { generic.contains($0.name) ? "\($0.name)<\(argument)>" : $0.name }
            if let parent, let superclass, chance(25) {
                made.append(protocolOfSubclasses(index, superclass, of: parent))
                continue
            }
            let name = "C\(index)"
            let parameters = types.first.map { "<\($0)\(any(Self.classConstraints))>" } ?? ""
            if !types.isEmpty { generic.insert(name) }
            var inherited = [superclass].compactMap(\.self)
            if parent == nil, chance(15) { inherited.append(any(["Base", "Shelf<Int>", "Shelf<Key>"])) }
            if chance(20) { inherited.append(any(["Plain", "Sent", "@unchecked Sendable", "Equatable", "Hashable"])) }
            let clause = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
            var members = (0..<any([0, 1, 2, 3, 4, 5])).map { classMember("\(index)_\($0)") }
            if let overridden = parent?.members.filter({ $0.contains(/(func|init|var|subscript)/) }),
                !overridden.isEmpty
            {
                members += (0..<any([0, 1, 1])).map { _ in "override \(any(overridden))" }
            }
            let type = RandomType(
                name: name, head: "\(any(Self.classHeads))class \(name)\(parameters)\(clause)", members: members,
                parents: Set([parent?.name].compactMap(\.self)))
            classes.append(type)
            made.append(type)
        }
        return made
    }

    /// Makes a protocol for subclasses of a class that asks for initializers.
    private mutating func protocolOfSubclasses(
        _ index: Int, _ superclass: String, of parent: RandomType
    ) -> RandomType {
        types = []
        let initializers = (0..<any([0, 1, 1, 2])).map { _ in
            let (generic, clause) = genericClause()
            return "init\(any(["", "", "?"]))\(generic)(\(parameterList())) \(any(Self.effects))\(clause)"
        }
        let name = "P\(index)"
        return RandomType(
            name: name, head: "\(any(Self.protocolHeads))protocol \(name): \(superclass)",
            members: initializers + (0..<any([0, 0, 1, 2])).map { member("\(index)_\($0)") }, parents: [parent.name])
    }

    private mutating func classMember(_ suffix: String) -> String {
        parameters = []
        let name = any(["run", "load", "value", "make", "handler", "count", "reset", "_item", "id"]) + suffix
        let start = any(Self.classMemberAttributes) + any(Self.classModifiers)
        switch Int.random(in: 0..<100, using: &numbers) {
        case ..<5: return any(Self.nestedTypes)
        case ..<12:
            return
                "\(start)func \(name)(_ first: \(any(Self.defaulted)), other: \(any(Self.defaulted))) { fatalError() }"
        case ..<40: return "\(start)\(function(name)) { fatalError() }"
        case ..<56: return start + storedProperty(name)
        case ..<68: return "\(start)var \(name): \(type()) \(any(Self.computed))"
        case ..<76:
            let (generic, clause) = genericClause()
            let inputs = parameterList(atLeast: 1)
            return "\(start)subscript\(generic)(\(inputs)) -> \(type())\(clause) \(any(Self.computed))"
        default:
            let (generic, clause) = genericClause()
            let start = any(Self.classMemberAttributes) + any(Self.initializerModifiers)
            let failability = any(["", "", "", "?", "!"])
            let defaulted = "first: \(any(Self.defaulted)), other: \(any(Self.defaulted))"
            let inputs = chance(30) ? "" : chance(20) ? defaulted : parameterList()
            return "\(start)init\(failability)\(generic)(\(inputs)) \(any(Self.effects))\(clause) { fatalError() }"
        }
    }

    private mutating func storedProperty(_ name: String) -> String {
        let type = type(depth: 1)
        return any([
            "var \(name): \(type)", "var \(name): (\(type))?", "let \(name): \(type)",
            "lazy var \(name): \(type) = fatalError()",
            "var \(name) = 1", "var \(name): String = \"\"", "weak var \(name): Box?", "var \(name): [\(type)] = []",
            "let \(name) = Box()", "var \(name) = Key()", "static var \(name): (\(type))? { nil }",
            "var \(name): Int = 1 { didSet {} }", "var \(name): Box = .init()", "var \(name) = Shelf(item: 1)",
            "var \(name) = { 1 }", "var \(name): Stage = .first", "var \(name) = Stage.limit",
            "let \(name) = String(repeating: \"a\", count: 3)",
        ])
    }

    /// Types in classes that hide those outside of them.
    private static let nestedTypes = [
        "struct Key: Hashable {}", "class Box {}", "typealias Box = Int", "enum Stage { case second }",
        "struct Item {}", "typealias Value = String",
    ]

    /// Types of parameters with default arguments.
    private static let defaulted = [
        "Box = Box()", "Box? = .init()", "[Box] = [Box(), .init()]", "Int = Stage.limit", "Stage = .first",
        "Stage? = Stage.second(Stage.limit)", "Int = max(Stage.limit, 1)", "Key = Key()", "String = \"\"",
        "() -> Int = { 1 }", "(Stage, Int) = (.first, Stage.limit)", "() -> Box = { Box() }", "() -> Box = Box.init",
        "@escaping Body = {}", "@escaping () -> Key = { Key() }", "(() -> Box)? = { .init() }",
        "@Sendable (Int) -> Bool = { $0 == .zero }", "@MainActor () -> Box = { Box() }",
        "@autoclosure () -> Box = .init()",
        "(Box, Box) -> Bool = { $0 === $1 }",
    ]

    private static let classHeads =
        Array(repeating: "", count: 8) + ["public ", "open ", "@MainActor ", "@Conductor ", "nonisolated "]

    private static let protocolHeads = ["", "", "", "@MainActor ", "nonisolated "]

    private static let classConstraints = ["", "", ": Plain", ": Hashable", ": Sendable", ": AnyObject"]

    private static let classMemberAttributes =
        Array(repeating: "", count: 14)
        + [
            "@MainActor ", "@Conductor ", "nonisolated ", "@discardableResult ", "nonisolated(nonsending) ",
            "@concurrent ",
        ]

    private static let classModifiers =
        Array(repeating: "", count: 10) + [
            "public ", "open ", "private ", "final ", "class ", "class ", "private(set) ",
        ]

    private static let initializerModifiers =
        Array(repeating: "", count: 8) + ["public ", "private ", "required ", "required ", "convenience ", "override "]

    private static let computed = [
        "{ fatalError() }", "{ fatalError() }", "{ get { fatalError() } set {} }", "{ get async { fatalError() } }",
        "{ get throws { fatalError() } }", "{ get async throws(Failure) { fatalError() } }",
    ]
}
