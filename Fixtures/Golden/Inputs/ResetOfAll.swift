// mockgen: --mock-all --reset --order --use-template-func --enable-args-history --mockfiles StandIns/ParentMocks.swift
// Resets and orders of calls in mocks of classes, in mocks with copied members, and where a helper records calls.

/// @mockable
class Recorder {
    var level: Int = 0
    var name: String = "" {
        didSet { _ = name }
    }
    var title: String { name }
    private(set) var isOn: Bool = false
    class var shared: Int {
        get { 0 }
        set { _ = newValue }
    }

    func start(_ name: String) -> Int { 0 }
    func resetMock() {}
    class func make() {}
}

/// @mockable
protocol RecordingChild: OtherParent, SharedParent {
    var size: Int { get set }
    func record(_ text: String)
}

/// @mockable
protocol RecordingScreen: Recorder {
    func show()
}

/// What an actor copies without a lock is reset on it.
/// @mockable
protocol RecordingLoader: LoaderParent {
    func pause()
}
