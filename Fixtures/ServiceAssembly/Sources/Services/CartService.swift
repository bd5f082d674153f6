import Core

/// Why a book cannot be put into the cart.
public enum CartError: Error {
    /// The cart holds as many books as it can.
    case full
}

/// The books that the user is going to buy.
///
/// @mockable(history: add = true)
public protocol CartService: Service {
    /// The books, in the order in which they were added.
    var books: [Book] { get async }

    /// Adds a book.
    func add(_ book: Book) async throws(CartError)

    /// Removes one copy of a book; does nothing if there is none.
    func remove(_ id: Book.ID) async
}

/// A cart that stays on the device.
public actor LocalCartService: CartService {
    /// The books, in the order in which they were added.
    public private(set) var books: [Book] = []

    /// Whether the service answers: it always does.
    public let isAvailable = true

    private let capacity: Int

    /// Creates an empty cart for at most so many books.
    public init(capacity: Int = 10) {
        self.capacity = capacity
    }

    /// Removes all books.
    public func reset() {
        books = []
    }

    /// Adds a book.
    public func add(_ book: Book) throws(CartError) {
        guard books.count < capacity else { throw .full }
        books.append(book)
    }

    /// Removes one copy of a book; does nothing if there is none.
    public func remove(_ id: Book.ID) {
        guard let index = books.firstIndex(where: { $0.id == id }) else { return }
        books.remove(at: index)
    }
}
