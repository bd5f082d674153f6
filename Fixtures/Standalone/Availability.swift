// swiftc: -enable-experimental-feature CustomAvailability -Xfrontend -define-dynamic-availability-domain -Xfrontend New
// Types and members that are limited, in a domain of our own: those of Apple's platforms are not checked elsewhere.

@available(New) struct Stamp: Sendable {}
@available(New) typealias Stamps = [Stamp]
@available(New) enum Place { struct Inner: Sendable {} }
struct Plain {}

/// @mockable
@available(New) protocol Limited {
    func stamp(_ stamp: Stamp) -> Stamp
    var last: Stamp { get set }
}

/// @mockable(history: stamp = true; reset: all = true; order: all = true)
protocol LimitedMembers {
    @available(New) init(last: Stamp)
    @available(New) func stamp(_ stamp: Stamp, count: Int) -> Stamps
    @available(New) func inner(_ inner: Place.Inner) async throws
    @available(New) var last: Stamp { get set }
    @available(New) var first: Stamp? { get set }
    @available(New) var all: [Stamp] { get }
    @available(New) var later: Stamp { get async throws }
    @available(New) var plain: Plain { get }
    @available(New) var limited: any Limited { get }
    @available(New) subscript(stamp: Stamp) -> Stamp { get set }
    @available(New) static func make(_ stamp: Stamp)
}

/// @mockable(history: stamp = true; reset: all = true)
protocol LimitedSendable: Sendable {
    @available(New) func stamp(_ stamp: Stamp) async throws -> Stamp?
    @available(New) var last: Stamp { get set }
    @available(New) static var all: Stamps { get set }
}

@available(New) enum Outer {
    enum Middle {
        /// @mockable
        protocol Nested {
            func stamp(_ stamp: Stamp) -> Middle?
        }
    }
}
