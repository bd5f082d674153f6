import Core
import ServiceMocks
import Services
import Testing

/// The real cart and its fake, which have to behave alike.
@Suite("Cart service")
struct CartServiceSuite {
    private let book = Book(id: 1, title: "Solaris", price: 999)
    private let other = Book(id: 2, title: "The Invincible", price: 1_249)

    @Test(
        "books are kept in order and removed one by one",
        arguments: [LocalCartService(), CartServiceMock.fake()] as [any CartService]
    )
    func books(in cart: any CartService) async throws {
        try await cart.add(book)
        try await cart.add(other)
        try await cart.add(book)
        #expect(await cart.books == [book, other, book])

        await cart.remove(book.id)
        #expect(await cart.books == [other, book])

        await cart.reset()
        #expect(await cart.books == [])
        #expect(await cart.isAvailable)
    }

    @Test("a full cart takes no more")
    func capacity() async throws {
        let cart = LocalCartService(capacity: 1)
        try await cart.add(book)

        await #expect(throws: CartError.full) { try await cart.add(other) }
        #expect(await cart.books == [book])
    }
}
