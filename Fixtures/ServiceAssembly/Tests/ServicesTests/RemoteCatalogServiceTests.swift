import Core
import Foundation
import ServiceMocks
import Services
import XCTest

final class RemoteCatalogServiceTests: XCTestCase {
    private let json = Data(
        #"""
        [{"id": 1, "title": "Solaris", "price": 999}, {"id": 2, "title": "The Invincible", "price": 1249}]
        """#.utf8)

    func testSearchIgnoresCase() async throws {
        let client = HTTPClientMock()
        client.getHandler = { [json] _ in json }
        let service = RemoteCatalogService(client: client)

        let books = try await service.books(matching: "SOL")

        XCTAssertEqual(books, [Book(id: 1, title: "Solaris", price: 999)])
    }

    func testBooksAreFetchedOnce() async throws {
        let client = HTTPClientMock()
        client.getHandler = { [json] _ in json }
        let service = RemoteCatalogService(client: client)

        _ = try await service.books(matching: "")
        _ = try await service.books(matching: "in")

        XCTAssertEqual(client.getArgValues, ["books"])
    }

    func testBooksAreFetchedAgainAfterReset() async throws {
        let client = HTTPClientMock()
        client.getHandler = { [json] _ in json }
        let service = RemoteCatalogService(client: client)

        _ = try await service.books(matching: "")
        await service.reset()
        _ = try await service.books(matching: "")

        XCTAssertEqual(client.getCallCount, 2)
    }

    func testErrorsOfTheNetworkArePassedOn() async {
        let client = HTTPClientMock()
        client.getHandler = { _ in throw URLError(.timedOut) }
        let service = RemoteCatalogService(client: client)

        do {
            _ = try await service.books(matching: "")
            XCTFail("no error was thrown")
        } catch {
            XCTAssertEqual((error as? URLError)?.code, .timedOut)
        }
    }

    func testServiceIsAvailableWhileTheServerAnswers() async {
        let client = HTTPClientMock()
        let service = RemoteCatalogService(client: client)

        client.getHandler = { _ in Data() }
        let isAvailable = await service.isAvailable
        client.getHandler = { _ in throw URLError(.timedOut) }
        let isStillAvailable = await service.isAvailable

        XCTAssertTrue(isAvailable)
        XCTAssertFalse(isStillAvailable)
        XCTAssertEqual(client.getArgValues, ["status", "status"])
    }
}
