import ServiceMocks
import Stories
import Testing

@Suite("Story assembly")
struct StoryAssemblySuite {
    @Test("from the search to the payment, without a server")
    func purchase() async throws {
        let stories = StoryAssembly(services: DoubleServiceAssembly())
        let catalog = stories.makeCatalogStory()

        await catalog.search("earth")
        let state = await catalog.state
        guard case .books(let books) = state else {
            Issue.record("no books were found: \(state)")
            return
        }
        for book in books {
            await catalog.buy(book)
        }

        #expect(await stories.makeCheckoutStory().pay() == 899)
    }
}
