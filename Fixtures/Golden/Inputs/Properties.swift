// Properties: with and without default value, in all kinds of types, with effects.

struct Theme: Equatable {
    var name: String
}

class WindowDelegate {}

/// @mockable
protocol Window {
    var title: String { get set }
    var isVisible: Bool { get }
    var theme: Theme { get }
    var accent: Theme { get set }
    var subtitle: String? { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var icon: String! { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var overlay: Theme! { get }
    var onClose: () -> Void { get set }
    var onOpen: (() -> Void)? { get set }
    var formatter: (Int, String) -> Theme { get }
    var anything: Any { get set }
    var object: AnyObject { get }
    var kind: Window.Type { get }
    var frame: (x: Int, y: Int) { get set }
    var position: (x: Int, theme: Theme) { get set }
    var settings: [String: Any] { get set }
    var observer: any Equatable { get set }
}

/// @mockable(modifiers: delegate = weak; dataSource = weak)
protocol Table: AnyObject {
    var delegate: WindowDelegate? { get set }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var dataSource: WindowDelegate! { get set }
    var header: WindowDelegate { get }
}

/// @mockable
protocol RemoteValue {
    var later: Int { get async }
    var risky: String { get throws }
    var both: Theme { get async throws }
    var typed: Int { get throws(NetworkError) }
    var optional: Int? { get async throws }
    static var shared: Theme { get async throws }
}

/// @mockable
protocol StaticProperties {
    static var name: String { get set }
    static var theme: Theme { get set }
    static var version: Int { get }
    static var handler: (() -> Void)? { get set }
    var name: String { get set }
}

/// @mockable
protocol EmptyProtocol {}

/// Accessors that change what they belong to, which means nothing to a class.
/// @mockable
protocol MutatingAccessors {
    var count: Int { mutating get nonmutating set }
    mutating func advance()
    subscript(index: Int) -> Int { mutating get nonmutating set }
}

/// @mockable
protocol SpelledOutOptional {
    var count: Optional<Int> { get }
    var name: Swift.Optional<String> { get set }
}

class Landmark {}

/// @mockable
protocol MapScreen {
    @MainActor var landmarks: [Landmark] { get set }
    @MainActor var selection: Landmark? { get }
    var zoom: Int { get set }
}

enum TextRole { case title }

/// Keys that a module may isolate with their conformance to `Hashable`, and others.
/// @mockable
protocol Typography {
    var sizes: [TextRole: Int] { get set }
    var roles: Set<TextRole> { get }
    var fallbacks: [[TextRole: String]] { get }
    var names: [String: TextRole] { get }
}
