import Core
import Services

extension CatalogServiceMock {
    /// Returns a catalog of the given books.
    public static func fake(_ books: [Book]) -> CatalogServiceMock {
        let fake = CatalogServiceMock()
        fake.isAvailableHandler = { true }
        fake.booksHandler = { text in books.filter { $0.title.lowercased().contains(text.lowercased()) } }
        return fake
    }
}

extension CartServiceMock {
    /// Returns a cart without limits.
    public static func fake(_ books: [Book] = []) -> CartServiceMock {
        let memory = CartMemory(books: books)
        let fake = CartServiceMock()
        fake.isAvailableHandler = { true }
        fake.booksHandler = { await memory.books }
        fake.addHandler = { book in await memory.add(book) }
        fake.removeHandler = { id in await memory.remove(id) }
        fake.resetHandler = { await memory.removeAll() }
        return fake
    }
}

/// What the handlers of a fake cart share.
private actor CartMemory {
    private(set) var books: [Book]

    init(books: [Book]) {
        self.books = books
    }

    func add(_ book: Book) {
        books.append(book)
    }

    func remove(_ id: Book.ID) {
        guard let index = books.firstIndex(where: { $0.id == id }) else { return }
        books.remove(at: index)
    }

    func removeAll() {
        books = []
    }
}
