// Types of the user's named like those of Foundation: they are not Sendable and have none of the default values.

import Foundation

class Data { init(_ size: Int) {} }
typealias URL = String
struct UUID { var text: String }
enum Storage {
    class Date {}

    /// @mockable
    protocol Keeper {
        var date: Date { get }
        func keep(_ date: Date) async -> Date
    }
}

/// @mockable
protocol Loader: Actor {
    func load(_ data: Data, from url: URL, id: UUID) async -> Data
    func url() -> URL
    func id() -> UUID
    var data: Data { get set }
}

/// @mockable
@MainActor
protocol Screen {
    func show(_ data: Data, at url: URL) async -> UUID
    var url: URL { get set }
}
