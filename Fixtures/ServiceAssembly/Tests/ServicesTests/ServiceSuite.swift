import Core
import ServiceMocks
import Services
import Testing

@Suite("Services")
struct ServiceSuite {
    @Test("every service is reset by what it has in common with the others")
    func reset() async {
        // `CatalogService` and `CartService` inherit from `Service` in another module; their mocks have its members.
        let service = ServiceMock()
        let catalog = CatalogServiceMock()
        let cart = CartServiceMock()
        let services: [any Service] = [service, catalog, cart]

        for service in services {
            await service.reset()
        }

        #expect(service.resetCallCount == 1)
        #expect(catalog.resetCallCount == 1)
        #expect(cart.resetCallCount == 1)
    }

    @Test("the services of an assembly share one client")
    func assembly() async throws {
        let client = HTTPClientMock()
        let assembly = RemoteServiceAssembly(client: client)

        #expect(await assembly.catalog.isAvailable)
        #expect(client.getArgValues == ["status"])
        #expect(await assembly.cart.books.isEmpty)
    }
}
