/// A movie as the server knows it.
struct Movie: Equatable, Sendable, Identifiable {
    let id: Int
    let title: String
    let year: Int
}
