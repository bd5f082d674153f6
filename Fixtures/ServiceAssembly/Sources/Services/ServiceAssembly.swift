import Core

/// Creates the service layer. Each build chooses one.
public protocol ServiceAssembly: Sendable {
    /// The books on sale.
    var catalog: any CatalogService { get }

    /// The books that the user is going to buy.
    var cart: any CartService { get }
}

/// The services that work with the server.
public struct RemoteServiceAssembly: ServiceAssembly {
    /// The books on sale.
    public let catalog: any CatalogService

    /// The books that the user is going to buy.
    public let cart: any CartService

    /// Creates services that share a client.
    public init(client: any HTTPClient) {
        catalog = RemoteCatalogService(client: client)
        cart = LocalCartService()
    }
}
