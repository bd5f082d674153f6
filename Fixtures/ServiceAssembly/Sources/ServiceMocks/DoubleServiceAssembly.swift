import Core
import Services

/// Services that work without a server.
public struct DoubleServiceAssembly: ServiceAssembly {
    /// The books on sale.
    public let catalog: any CatalogService

    /// The books that the user is going to buy.
    public let cart: any CartService

    /// Creates services that know the given books.
    public init(books: [Book] = DoubleServiceAssembly.sampleBooks) {
        catalog = CatalogServiceMock.fake(books)
        cart = CartServiceMock.fake()
    }

    /// Books to begin with.
    public static let sampleBooks = [
        Book(id: 1, title: "Solaris", price: 999),
        Book(id: 2, title: "The Invincible", price: 1_249),
        Book(id: 3, title: "Peace on Earth", price: 899),
    ]
}
