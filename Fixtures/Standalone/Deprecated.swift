// What is deprecated is mocked without a warning, with types that are deprecated as well.

@available(*, deprecated) struct Old: Sendable {}
@available(*, deprecated, renamed: "New") typealias Olds = [Old]

/// @mockable(history: take = true; subscript = true; reset: all = true; order: all = true)
protocol DeprecatedMembers {
    @available(*, deprecated) init(old: Old)
    @available(*, deprecated) init(value: Old)
    @available(*, deprecated) func take(_ old: Old, _ count: Int) -> Olds
    @available(*, deprecated, message: "old") func count(_ count: Int) -> Int
    @available(*, deprecated) func convert<T>(_ value: T, by olds: Olds) async throws -> T
    @available(*, deprecated) static func make(_ old: Old) -> Old
    @available(*, deprecated) var value: Old { get set }
    @available(*, deprecated) var some: Old? { get }
    @available(*, deprecated) var later: Old { get async throws }
    @available(*, deprecated) var plain: Int { get set }
    @available(*, deprecated) var done: ((Old) -> Void)? { get set }
    @available(*, deprecated) static var all: Olds { get set }
    @available(*, deprecated) subscript(old: Old) -> Old { get set }
    func current()
}

/// @mockable(history: take = true; reset: all = true)
protocol DeprecatedSendable: Sendable {
    @available(*, deprecated) func take(_ old: Old) async throws -> Old?
    @available(*, deprecated) var value: Old { get set }
    @available(*, deprecated) var later: Old { get async throws }
}

@available(*, deprecated) enum OldSpace {
    /// @mockable
    protocol Nested { func take(_ old: Old) -> Olds }
}

/// @mockable
@available(*, deprecated) protocol DeprecatedProtocol { var value: Old { get set } }

/// @mockable
class DeprecatedClass {
    init() {}
    @available(*, deprecated) init(old: Old) {}
    @available(*, deprecated) func take(_ old: Old = Old()) -> Olds { [] }
    @available(*, deprecated) var computed: Old { Old() }
    @available(*, deprecated) var observed: Old = Old() { didSet {} }
    @available(*, deprecated) var stored: Old = Old()
}
