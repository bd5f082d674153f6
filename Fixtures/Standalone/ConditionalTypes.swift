// swiftc: -DFLAG
// swiftc: -DNEITHER
// mockgen: --mock-all
// Typealiases that stand for closures, for `Never` or for the type of a property under one condition only.

#if FLAG
typealias Completion = (Int) -> Void
typealias Failure = any Error
typealias UserID = Int
#else
typealias Completion = Int
typealias Failure = Never
typealias UserID = String
#endif

/// @mockable
protocol Downloading {
    var completion: Completion { get set }
    func download() throws(Failure) -> Int
}

/// @mockable
protocol Account {
    var id: UserID { get }
    init(id: Int)
}

/// @mockable
class Downloader {
    init(limit: Int) {}
    func download(_ completion: Completion) throws(Failure) -> Int { limit }
    var limit: Int { 1 }
}
