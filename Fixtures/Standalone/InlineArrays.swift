// Arrays of fixed size (SE-0453), which newer systems have alone.

struct Pixel: Sendable {
    var value = 0
}

/// @mockable
protocol Painting {
    associatedtype Color
    var palette: [4 of Pixel] { get set }
    var names: InlineArray<2, String> { get }
    var colors: [2 of Color]? { get }
    func fill(_ pixels: [3 of Pixel], with color: [2 of Color]) -> [3 of Pixel]
    func mix(_ grid: inout [2 of [2 of Int]]) -> InlineArray<2, Int>?
    func each(_ body: ([2 of Pixel]) -> [2 of Int]) -> Int
    func wait(for pixels: [2 of Pixel]) async throws -> [2 of Pixel]
    subscript(pair: [2 of Int]) -> [2 of Pixel] { get set }
    init(palette: [4 of Pixel])
}

@MainActor
protocol Canvas {
    func show(_ pixels: [2 of Pixel])
}

/// What is known not to be Sendable cannot leave an actor in Swift 5 mode either.
/// @mockable
protocol SharedCanvas: Canvas {
    func info() async -> [2 of [AnyHashable: String]]
    func pixels() async -> [2 of Pixel]
}

struct Brush: ~Copyable {}

protocol Tool: ~Copyable {}

/// Neither arrays of what cannot be copied nor boxes of it are recorded.
/// @mockable(history: clean = true; sort = true; use = true; keep = true)
protocol Brushes {
    func clean(_ brushes: borrowing [2 of Brush], times: Int)
    func sort(_ brushes: consuming InlineArray<2, Brush>) -> [2 of Brush]
    func use(_ tool: consuming any Tool & ~Copyable, times: Int)
    func keep(_ tool: borrowing (any Tool & ~Copyable)?) -> Int
}
