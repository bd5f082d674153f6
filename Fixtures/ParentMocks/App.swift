// Protocols with parents in another module, of which only the mocks are known.

import Core

/// @mockable
protocol ItemLoading: Loading { func loadItem() -> Int }
/// @mockable
@MainActor protocol ShownLoading: Loading { func show() }
/// @mockable
protocol ItemShowing: Showing { func showItem() }
/// @mockable
@MainActor protocol LoginNavigating: Navigating { func push() }
/// @mockable
@MainActor protocol LoginFailure: ShownFailure { func retry() }
/// @mockable
@MainActor protocol FailureShowing: ShownFailure, Showing { func hide() }
/// @mockable
@MainActor protocol ShownLogging: Logging { func show() }
/// @mockable
protocol ItemLogging: Logging { func logItem() }
/// @mockable
@MainActor protocol ShownCopying: Copying { func show() }
/// @mockable
@MainActor protocol ShownTracking: Tracking { func show() }

// What repeats members of parents once associated types are bound.

typealias Label = String
/// @mockable
nonisolated protocol LabelStocking: Stocking where Item == Label {
    func stock(_ item: String)
    func stock(_ number: Int)
    func next() -> Label?
    func all(_ items: [Label]) async
}
/// @mockable
nonisolated protocol IntShelving: Shelving<Int> {
    func put(_ item: Int)
    func map<Out>(_ t: Out, of item: Int) -> Out
}

// Associated types that parents make of each other.

/// @mockable
protocol TextConveyor: PlainConveyor where Input == String {}
/// @mockable
protocol TextPacker: Packer where Input == String {}
/// @mockable
protocol SetPacker: Packer where Input: Hashable { func unique(_ output: Output) -> Set<Input> }

// What has a mock there has a default value.

/// @mockable
nonisolated protocol LoaderOwning {
    init(loader: Loading)
    var loader: Loading { get }
    static var tracker: any Tracking { get }
    func logger(for loader: any Loading) async -> any Logging
}
/// @mockable
@MainActor protocol LoaderShowing: Sendable { var loader: any Loading { get set } }
/// @mockable
protocol LoaderKeeping: Loading {
    var loader: Loading { get }
    func copy() -> (Copying, any Logging)
}
