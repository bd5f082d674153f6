// swiftc: -default-isolation MainActor -DFLAG
// swiftc: -default-isolation MainActor -DNEITHER
// mockgen: --mock-all --default-isolation MainActor
// Superclasses whose initializers are there under a condition, in a module that is isolated to the main actor by default.

#if FLAG
class Host { init(name: String) {} }
#else
class Host {}
#endif

class Part {
    #if FLAG
    init(name: String) {}
    #endif
}

class Panel {
    #if FLAG
    var onClose: (() -> Void)?
    #endif
    var title = ""
}

class Sheet {
    #if FLAG
    @MainActor init() {}
    #else
    nonisolated init() {}
    #endif
}

/// @mockable
protocol HostScreen: Host { func show() }

/// @mockable
protocol PartScreen: Part { func show() }

/// @mockable
protocol PanelScreen: Panel { func show() }

/// @mockable
protocol SheetScreen: Sheet { func show() }

/// @mockable
class Window {
    #if FLAG
    init(name: String) {}
    #endif
    func close() {}
}
