// swift-format-ignore-file
// Associated types that requirements make the same as others, or as the mock itself.

/// What identifies a tab is the tab.
/// @mockable
protocol EquatedTab: Identifiable, Equatable {
    var id: Self { get }
    var title: String { get }
}
