// Access levels: a mock is as visible as its protocol.

/// @mockable(history: save = true)
public protocol PublicStore {
    var name: String { get set }
    var item: PublicItem { get }
    func save(_ text: String) -> Bool
    static func make()
    subscript(index: Int) -> Int { get set }
    init(name: String)
    associatedtype Key = Int
}

/// @mockable
package protocol PackageStore {
    var name: String { get }
    func save() throws
}

/// @mockable
internal protocol InternalStore {
    func save()
}

/// A scope that everybody sees.
public enum PublicScope {
    /// @mockable
    public protocol Visible {
        func show()
    }

    /// @mockable
    protocol Hidden {
        func hide()
    }
}

enum InternalScope {
    /// @mockable
    public protocol Limited {
        func limit()
    }
}

public extension PublicScope {
    /// @mockable
    protocol Implied {
        func imply()
    }
}

/// @mockable
public protocol PublicSendable: Sendable {
    var name: String { get set }
    var later: Int { get async }
    func save(_ text: String)
    static var shared: Int { get set }
}

/// A type that everybody sees.
public struct PublicItem {}
