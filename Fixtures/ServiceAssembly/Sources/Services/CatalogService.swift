import Core
import Foundation

/// The books on sale.
///
/// @mockable(history: books = true)
public protocol CatalogService: Service {
    /// Returns the books whose titles contain the text, upper and lower case alike.
    func books(matching text: String) async throws -> [Book]
}

/// A catalog on the server.
public actor RemoteCatalogService: CatalogService {
    private let client: any HTTPClient
    private var cache: [Book] = []

    /// Creates a catalog that fetches books once.
    public init(client: any HTTPClient) {
        self.client = client
    }

    /// Whether the server answers.
    public var isAvailable: Bool {
        get async {
            (try? await client.get("status")) != nil
        }
    }

    /// Forgets the books.
    public func reset() {
        cache = []
    }

    /// Returns the books whose titles contain the text, upper and lower case alike.
    public func books(matching text: String) async throws -> [Book] {
        if cache.isEmpty {
            cache = try await JSONDecoder().decode([Book].self, from: client.get("books"))
        }
        return cache.filter { $0.title.lowercased().contains(text.lowercased()) }
    }
}
