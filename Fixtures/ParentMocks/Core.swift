// Protocols whose mocks are the parents of those of App.swift, whatever their modules isolate by default.

/// @mockable
public protocol Loading { func load() -> String }
/// @mockable
@MainActor public protocol Showing { var title: String { get set } }

// What is Sendable conforms on no actor, also where its mock is Sendable by one.

/// @mockable
@MainActor public protocol Navigating: Sendable { func pop() }
/// @mockable
@MainActor public protocol ShownFailure: Error { var reason: String { get } }

// What makes its own mock, which is on an actor below.

/// @mockable
public protocol Logging: Sendable { func child(_ name: String) -> any Logging }
/// @mockable
public protocol Copying { func copy() -> any Copying }
/// @mockable
public protocol Tracking: Sendable { static var shared: any Tracking { get } }

// What children repeat once they bind associated types.

/// @mockable
nonisolated public protocol Stocking {
    associatedtype Item
    func stock(_ item: Item)
    func next() -> Item?
    func all(_ items: [Item]) async
}
/// @mockable
nonisolated public protocol Shelving<Item> {
    associatedtype Item
    func put(_ item: Item)
    func map<T>(_ t: T, of item: Item) -> T
}

// Associated types that are made of each other.

/// @mockable
public protocol Conveyor {
    associatedtype Input
    associatedtype Output
    func convey(_ input: Input) -> Output
}
/// @mockable
public protocol PlainConveyor: Conveyor where Input == Output {}
/// @mockable
public protocol Packer: Conveyor where Output == [Input] { func unpack(_ output: Output) -> Input }
