import Testing

@testable import ListMoviesVIP

/// From the worker to the server.
@Suite("ListMovies worker")
struct ListMoviesWorkerSuite {
    private let serviceStub = MovieServicingMock()

    @Test(
        "movies come by title, without those from before the year",
        arguments: [(nil, ["Metropolis", "Solaris"]), (1970, ["Solaris"]), (2000, [])] as [(Int?, [String])]
    )
    func fetch(since year: Int?, titles: [String]) async throws {
        // Given
        serviceStub.moviesHandler = { [.solaris, .metropolis] }
        let worker = ListMoviesWorker(service: serviceStub)

        // When
        let movies = try await worker.fetchMovies(since: year)

        // Then
        #expect(movies.map(\.title) == titles)
        #expect(serviceStub.moviesCallCount == 1)
    }

    @Test("errors of the server are passed on")
    func failure() async {
        // Given
        serviceStub.moviesHandler = { throw ServerError() }
        let worker = ListMoviesWorker(service: serviceStub)

        // When, then
        await #expect(throws: ServerError.self) { try await worker.fetchMovies(since: nil) }
    }
}
