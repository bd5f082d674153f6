import Core
import Foundation
import Services
import Stories

#if SERVICE_DOUBLES
import ServiceMocks
#endif

/// Buys whatever the catalog has for a word, on the services of this build.
@main
enum Demo {
    static func main() async throws {
        let stories = StoryAssembly(services: try makeServices())
        let catalog = stories.makeCatalogStory()

        await catalog.search(CommandLine.arguments.dropFirst().first ?? "")
        switch await catalog.state {
        case .empty: print("Nothing was looked for.")
        case .message(let message): print(message)
        case .books(let books):
            for book in books {
                print("\(book.title): \(book.price)")
                await catalog.buy(book)
            }
            print("Paid: \(await stories.makeCheckoutStory().pay())")
        }
    }

    private static func makeServices() throws -> any ServiceAssembly {
        #if SERVICE_DOUBLES
        return DoubleServiceAssembly()
        #else
        guard let url = URL(string: "http://localhost:8080") else { throw URLError(.badURL) }
        return RemoteServiceAssembly(client: URLSessionClient(baseURL: url))
        #endif
    }
}
