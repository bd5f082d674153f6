import Core
import ServiceMocks
import Services
import Stories
import Testing

@Suite("Checkout story")
struct CheckoutStorySuite {
    private let books = [Book(id: 1, title: "Solaris", price: 999), Book(id: 2, title: "The Invincible", price: 1_249)]

    @Test("the total is the sum of all prices")
    func total() async {
        let story = CheckoutStory(cart: CartServiceMock.fake(books))

        #expect(await story.total == 2_248)
    }

    @Test("paying empties the cart, once")
    func payment() async {
        let cart = CartServiceMock.fake(books)
        let story = CheckoutStory(cart: cart)

        #expect(await story.pay() == 2_248)

        #expect(cart.resetCallCount == 1)
        #expect(await story.total == 0)
    }

    @Test("payments at the same time are all counted")
    func payments() async {
        let cart = CartServiceMock()
        let story = CheckoutStory(cart: cart)

        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 {
                group.addTask { _ = await story.pay() }
            }
        }

        #expect(cart.resetCallCount == 100)
    }
}
