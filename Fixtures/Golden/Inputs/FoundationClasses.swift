// mockgen: --mock-all
// Superclasses of Foundation: no file of the run declares them, but their subclasses have to say what they are.

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// @mockable(superclass: type = URLSession)
protocol RecordedSession: URLSession {
    var requestCount: Int { get }
    func replay(_ request: URLRequest) async throws -> Data
}

/// @mockable(superclass: type = URLSessionDataTask)
protocol RecordedTask: URLSessionDataTask {
    func rewind()
}

/// @mockable(superclass: type = UnitConverter)
protocol NamedConverter: UnitConverter {
    var name: String { get set }
}

/// @mockable
protocol MissingValue: NSNull {
    func reason() -> String
}

/// The protocols inside a class are known, and say nothing of its initializers.
/// @mockable
protocol NoticeBoard: NotificationCenter {
    func pin(_ notice: String)
}

/// One that is required has to be there beside others.
/// @mockable
protocol NamedNoticeBoard: NotificationCenter {
    init(name: String)
}

/// @mockable
class PublicBoard: NotificationCenter, @unchecked Sendable {
    func pin(_ notice: String) {}
}

/// @mockable
protocol NamedPublicBoard: PublicBoard {
    init(name: String)
}

typealias Notices = NotificationCenter
class AliasedBoard: Notices, @unchecked Sendable {}

/// @mockable
protocol NamedAliasedBoard: AliasedBoard {
    init(name: String)
}
