/// What all services have in common.
///
/// @mockable
public protocol Service: Sendable {
    /// Whether the service answers.
    var isAvailable: Bool { get async }

    /// Forgets what belongs to the current user.
    func reset() async
}
