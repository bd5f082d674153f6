/// A book on sale.
public struct Book: Codable, Equatable, Identifiable, Sendable {
    /// The number by which the server knows the book.
    public let id: Int

    /// The title.
    public let title: String

    /// The price in cents.
    public let price: Int

    /// Creates a book.
    public init(id: Int, title: String, price: Int) {
        self.id = id
        self.title = title
        self.price = price
    }
}
