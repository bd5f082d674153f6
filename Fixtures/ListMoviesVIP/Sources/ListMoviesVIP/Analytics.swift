/// Learns what users do.
///
/// @mockable(history: track = true)
@MainActor
protocol AnalyticsTracking: AnyObject {
    func track(_ event: String, movieID: Movie.ID)
}

/// Analytics that print.
final class PrintingAnalytics: AnalyticsTracking {
    func track(_ event: String, movieID: Movie.ID) {
        print("\(event): movie \(movieID)")
    }
}
