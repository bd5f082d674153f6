// What protocols ask for otherwise than their superclass has it: overridden with what is asked for where the language lets
// a subclass do that, and another member beside the superclass's where results tell them apart.

class Pane {
    init() {}
}

class ButtonPane: Pane {
    override init() {}
}

/// A result that the class has not is that of another member.
class CountingPane {
    init() {}
    func count() -> Int { 1 }
    final func width() -> Int { 1 }
    class func limit() -> Int { 1 }
    func tag() -> Any { 1 }
    subscript(row: Int) -> Int { row }
}

/// @mockable
protocol DescribedPane: CountingPane {
    func count() -> String
    func width() -> String
    static func limit() -> String
    func tag() -> Int
    subscript(row: Int) -> String { get }
}

/// Subclasses, and what is no optional, narrow what is overridden; an optional does not.
class NestingPane {
    init() {}
    func child() -> Pane? { nil }
    func children() -> (first: Pane, index: Int) { (Pane(), 0) }
    func index() -> Int? { nil }
    func total() -> Int { 1 }
    var parent: Pane { Pane() }
    subscript(row: Int) -> Pane { Pane() }
    func pick<Row: Hashable>(_ row: Row) -> Pane? { nil }
}

/// @mockable
protocol ButtonNestingPane: NestingPane {
    func child() -> ButtonPane
    func children() -> (first: ButtonPane, index: Int)
    func index() -> Int
    func total() -> Int?
    var parent: ButtonPane { get }
    subscript(row: Int) -> ButtonPane { get }
    func pick<Item: Hashable>(_ item: Item) -> ButtonPane
}

/// Accessors and effects that the class has not.
class ReadablePane {
    init() {}
    var title: String { "" }
    private(set) var size = 1
    var depth: Int { get throws { 1 } }
    class var scale: Int { 1 }
    subscript(row: Int) -> Int { row }
    func load() throws -> Int { 1 }
    func store() async throws {}
}

/// @mockable
protocol WritablePane: ReadablePane {
    var title: String { get set }
    var size: Int { get }
    var depth: Int { get }
    static var scale: Int { get set }
    subscript(row: Int) -> Int { get set }
    func load() -> Int
    func store() async
}

/// Initializers promise what those that they override do.
class StrictPane {
    init(size: Int) {}
    required init(title: String) {}
}

/// @mockable
protocol LenientPane: StrictPane {
    init?(size: Int)
    init?(title: String) throws
}

class ImplicitPane {
    var title = ""
}

/// @mockable
protocol LenientImplicitPane: ImplicitPane {
    init?() throws
    func show()
}

/// The superclass's initializer is known in part.
class VariadicPane {
    required init(size: Int) {}
    init(titles: String...) {}
}

/// @mockable
protocol RequiredPane: VariadicPane {
    init(width: Int)
}

/// A protocol sees the nested types of its superclass.
enum PaneParts {
    class Base {
        struct Row {}
        init() {}
        func insert(_ row: Row) -> Row { row }
    }
}

/// @mockable
protocol RowPane: PaneParts.Base {
    func insert(_ row: Row) -> Row
}

/// A property of another type than the superclass's is what an extension has for it.
class CaptionedPane {
    init() {}
    var caption: String { "" }
    final var rank: Int { 0 }
}

/// @mockable
protocol UncaptionedPane: CaptionedPane {
    var caption: String? { get }
    var rank: String { get }
}

extension UncaptionedPane {
    var caption: String? { nil }
    var rank: String { "" }
}

/// What a class's member answers is the associated type.
/// @mockable
protocol RankedPane: RankingPane {
    associatedtype Rank: Equatable
    func ranking() -> Rank
}

class RankingPane {
    init() {}
    func ranking() -> Int { 0 }
}

/// A class that has narrowed its superclass's result leaves room for the wider one.
class HintedPane {
    init() {}
    func hint() -> String? { nil }
}

class PlainHintedPane: HintedPane {
    override func hint() -> String { "" }
}

/// @mockable
protocol UnhintedPane: PlainHintedPane {
    func hint() -> String?
}
