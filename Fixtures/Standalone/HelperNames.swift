// mockgen: --enable-args-history --order --reset
// Types, members, parameters and generic parameters that are named as what mocks use.

import Foundation

struct MockgenMethod {}
enum MockgenError {}
enum MockgenBox {}

/// @mockable
protocol HelperTypes: Sendable {
    var current: MockgenMethod { get }
    static func make(_ method: MockgenMethod) throws -> URLError
    func load(_ body: () throws -> URLError) rethrows -> URLError
}

/// @mockable
protocol HelperBoxes: Sendable {
    associatedtype Value
    var value: Value { get async throws }
    func load(_ value: Value, _ body: @escaping () -> Void) async
}

/// @mockable
protocol HelperMembers {
    var MockgenProperty: Int { get set }
    func mockgenCall() throws -> URLError
    func fatalError() -> URLError
    func withoutActuallyEscaping(_ body: () -> Void, withoutActuallyEscaping: Int) async
    var never: Never { get }
    nonisolated func run(_ MockgenRethrow: () throws -> URLError) rethrows -> URLError
    static var shared: URLError { get set }
}

/// @mockable
protocol HelperParameters {
    func load(fatalError: Int) -> URLError
    func load(MockgenError: Int) throws -> URLError
    func save(_ argument0: (Int) throws(CocoaError) -> Void) rethrows
    func change<T>(_ value0: (inout T) -> Void)
    subscript(fatalError: Int) -> URLError { get }
    subscript(fatalError name: Int) -> URLError { get }
}

/// @mockable
protocol HelperGenerics {
    func load<MockgenError>(_ value: MockgenError) throws -> MockgenError
    func save<saveHandler>(_ value: saveHandler) -> saveHandler
    func drop<Void>(_ value: Void) -> Void
}

/// @mockable
protocol HelperAssociates: Hashable {
    associatedtype MockgenMethod
    associatedtype Int
    associatedtype loadHandler
    func load(_ value: Int) -> loadHandler
    static func make() throws -> MockgenMethod
}

enum Names {
    struct Sendable {}
    struct Int {}

    /// @mockable
    protocol NestedBeside {
        func load(_ value: Int) -> Sendable
        static var count: Int { get set }
    }
}
