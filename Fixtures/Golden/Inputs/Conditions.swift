// `#if` around imports, members and protocols.

#if canImport(Foundation)
import Foundation
#endif
#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#else
import Dispatch
#endif

/// @mockable
protocol Platform {
    func start()
    #if os(iOS)
    func startPhone(_ device: String) -> Int
    var device: String { get set }
    #elseif os(Linux)
    func startServer(_ port: Int) -> Int
    var port: Int { get set }
    #else
    func startOther()
    #endif
    #if os(Linux) || os(macOS)
    var theme: Theme { get }
    init(theme: Theme)
    #if DEBUG
    func trace()
    #else
    func trace(_ level: Int)
    #endif
    #endif
    func stop()
    #if os(Linux)
    func stop(force: Bool)
    #else
    func stop(force: Bool, now: Bool)
    #endif
}

#if os(Linux) || os(macOS)
/// @mockable
protocol DesktopOnly {
    func dock()
}
#else
/// @mockable
protocol DesktopOnly {
    func undock()
}
#endif

#if !os(Windows)
enum UnixScope {
    #if DEBUG
    /// @mockable
    protocol Debugger {
        func attach()
    }
    #endif
}
#endif

/// @mockable
protocol ConditionalInitializers {
    #if os(Linux)
    init()
    #elseif os(Windows)
    init(size: Int)
    #endif
    var size: Int { get }
}

/// @mockable
protocol ConditionalOwner {
    #if swift(>=5.0)
    var owned: any ConditionallyOwned { get }
    #endif
}

/// @mockable
protocol ConditionallyOwned {
    #if swift(>=5.0)
    var owner: any ConditionalOwner { get }
    #endif
}

#if DEBUG
protocol Probing {
    func probe()
    func probeAll() -> Int
}
#else
protocol Probing { func probe() -> Int }
#endif

/// A parent that is another one under another condition.
/// @mockable
protocol DeepProbing: Probing { func probeDeeply() }
