import Services

/// Creates the stories on top of a service layer, whichever it is.
public struct StoryAssembly: Sendable {
    private let services: any ServiceAssembly

    /// Creates an assembly on top of services.
    public init(services: any ServiceAssembly) {
        self.services = services
    }

    /// Returns a new story of the catalog.
    public func makeCatalogStory() -> CatalogStory {
        CatalogStory(catalog: services.catalog, cart: services.cart)
    }

    /// Returns a new story of the checkout.
    public func makeCheckoutStory() -> CheckoutStory {
        CheckoutStory(cart: services.cart)
    }
}
