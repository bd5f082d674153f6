import Core
import Services

/// The user looks for books and puts some into the cart.
public actor CatalogStory {
    /// What the user sees.
    public enum State: Equatable, Sendable {
        /// Nothing was looked for yet.
        case empty
        /// The books that were found.
        case books([Book])
        /// There is no connection, or something else went wrong.
        case message(String)
    }

    /// What the user sees.
    public private(set) var state: State = .empty

    private let catalog: any CatalogService
    private let cart: any CartService

    /// Creates the story on top of services.
    public init(catalog: any CatalogService, cart: any CartService) {
        self.catalog = catalog
        self.cart = cart
    }

    /// Looks for books.
    public func search(_ text: String) async {
        guard await catalog.isAvailable else {
            state = .message("You are offline.")
            return
        }
        do {
            state = .books(try await catalog.books(matching: text))
        } catch {
            state = .message("The search failed.")
        }
    }

    /// Puts a book into the cart.
    public func buy(_ book: Book) async {
        do {
            try await cart.add(book)
        } catch {
            switch error {
            case .full: state = .message("Your cart is full.")
            }
        }
    }
}
