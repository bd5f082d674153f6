// swiftc: -DFLAG
// swiftc: -DOTHER
// swiftc: -DNEITHER
// What superclasses declare under a condition is overridden under it.

open class Root {
    public init() {}
    func reload() {}
}

#if FLAG
open class Pane: Root {
    open var title = ""
    open func show() {}
    open func hide() {}
    final func find(_ id: Int) -> Int? { id }
    func move(by offset: Int = 1) -> Int { offset }
    override func reload() {}
}
#elseif OTHER
open class Pane: Root {
    open var title: String { "" }
    open func show() {}
    func find(_ id: Int) -> Int? { id }
    func move(by offset: Int = 2) -> Int { offset }
}
#else
open class Pane: Root {
    open func show() {}
    open func close() {}
    func move(by offset: Int = 2) -> Int { offset }
}
#endif

/// @mockable
protocol PaneScreen: Pane {
    func show()
    func hide()
    func close()
    func reload()
    func find(_ id: Int) -> Int?
    func move(by offset: Int) -> Int
    func added()
}

class ListPane: Pane {
    func scroll() {}
}

/// @mockable
protocol ListScreen: ListPane {
    var title: String { get }
    func hide()
    func scroll()
}

#if FLAG
/// @mockable
protocol FlagScreen: Pane {
    func hide()
    func close()
}

class Model {
    init(id: Int) {}
}
#else
class Model {
    init(name: String) {}
}
#endif

/// Initializers that are not the same are inherited.
/// @mockable
protocol ModelScreen: Model {
    func show()
}

/// What is required under a condition is overridden, too.
/// @mockable
protocol PartScreen: Root {
    #if FLAG
    func reload()
    #else
    func added()
    #endif
}
