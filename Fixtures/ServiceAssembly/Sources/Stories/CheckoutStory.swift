import Core
import Services

/// The user looks at the cart and pays.
public struct CheckoutStory: Sendable {
    private let cart: any CartService

    /// Creates the story on top of a service.
    public init(cart: any CartService) {
        self.cart = cart
    }

    /// The sum of all prices in cents.
    public var total: Int {
        get async {
            await cart.books.reduce(0) { $0 + $1.price }
        }
    }

    /// Empties the cart and returns what it came to, in cents.
    public func pay() async -> Int {
        let total = await total
        await cart.reset()
        return total
    }
}
