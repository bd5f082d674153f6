import Core
import ServiceMocks
import Services
import Stories
import XCTest

final class CatalogStoryTests: XCTestCase {
    private let book = Book(id: 1, title: "Solaris", price: 999)

    func testSearchShowsBooks() async {
        let catalog = CatalogServiceMock.fake([book, Book(id: 2, title: "The Invincible", price: 1_249)])
        let story = CatalogStory(catalog: catalog, cart: CartServiceMock())

        await story.search("sol")

        let state = await story.state
        XCTAssertEqual(state, .books([book]))
        XCTAssertEqual(catalog.booksArgValues, ["sol"])
    }

    func testSearchOfflineDoesNotAskForBooks() async {
        let catalog = CatalogServiceMock()
        catalog.isAvailableHandler = { false }
        let story = CatalogStory(catalog: catalog, cart: CartServiceMock())

        await story.search("sol")

        let state = await story.state
        XCTAssertEqual(state, .message("You are offline."))
        XCTAssertEqual(catalog.booksCallCount, 0)
    }

    func testFailedSearchShowsMessage() async {
        let catalog = CatalogServiceMock.fake([book])
        catalog.booksHandler = { _ in throw CancellationError() }
        let story = CatalogStory(catalog: catalog, cart: CartServiceMock())

        await story.search("sol")

        let state = await story.state
        XCTAssertEqual(state, .message("The search failed."))
    }

    func testBoughtBookIsAddedToCart() async {
        let cart = CartServiceMock()
        let story = CatalogStory(catalog: CatalogServiceMock(), cart: cart)

        await story.buy(book)

        let state = await story.state
        XCTAssertEqual(cart.addArgValues, [book])
        XCTAssertEqual(state, .empty)
    }

    func testFullCartShowsMessage() async {
        let cart = CartServiceMock()
        cart.addHandler = { _ throws(CartError) in throw .full }
        let story = CatalogStory(catalog: CatalogServiceMock(), cart: cart)

        await story.buy(book)

        let state = await story.state
        XCTAssertEqual(state, .message("Your cart is full."))
    }
}
