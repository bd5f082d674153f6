import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The network as services see it.
///
/// @mockable(history: get = true)
public protocol HTTPClient: Sendable {
    /// Returns what the server has at the path.
    func get(_ path: String) async throws -> Data
}

/// The network.
public struct URLSessionClient: HTTPClient {
    private let baseURL: URL

    /// Creates a client of the server at the given URL.
    public init(baseURL: URL) {
        self.baseURL = baseURL
    }

    /// Returns what the server has at the path.
    public func get(_ path: String) async throws -> Data {
        try await URLSession.shared.data(from: baseURL.appendingPathComponent(path)).0
    }
}
