/// @mockable
protocol Mock {}

protocol MockMock {}

enum Scope {
    /// @mockable
    protocol MockMock {}
}
