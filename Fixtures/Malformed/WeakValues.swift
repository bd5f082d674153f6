enum Choice { case first }
typealias Number = Int
protocol Listening {}
protocol Watching: AnyObject {}
protocol Observing: Watching {}
class Listener {}

/// @mockable(modifiers: number = weak; choice = weak; list = weak; closure = weak; listener = weak)
protocol Weak {
    var number: Number? { get set }
    var choice: Choice? { get set }
    var list: [Listener]? { get set }
    var closure: (() -> Void)? { get set }
    var listener: (any Listening)? { get set }
}

/// @mockable(modifiers: object = weak; observer = weak; unknown = weak; any = weak)
protocol WeakObjects {
    var object: Listener? { get set }
    var observer: (any Observing)? { get set }
    var unknown: (any UnknownProtocol)? { get set }
    var any: AnyObject? { get set }
}
