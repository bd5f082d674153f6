// mockgen: --enable-args-history --order --reset
// Members, parameters and types that hide the module of what mocks use, and what they use, too.

import Foundation

/// @mockable
protocol ModuleMembers: Hashable {
    var Swift: Int { get }
    func ObjectIdentifier() -> URLError
    func fatalError()
}

/// @mockable
protocol ModuleAssociates: Hashable {
    associatedtype Swift
    func load(_ value: Swift) -> URLError
    func save<Swift>(_ value: Swift) -> Swift
}

/// @mockable
protocol ModuleParameters {
    func drop(Swift: Int, withoutActuallyEscaping: () -> Void) async -> URLError
}

enum Names {
    struct Swift {}

    /// @mockable
    protocol NestedBeside {
        func load(_ value: Swift) -> URLError
    }
}
