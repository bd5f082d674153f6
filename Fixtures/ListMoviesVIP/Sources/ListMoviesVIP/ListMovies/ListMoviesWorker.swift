/// Fetches movies for the interactor.
///
/// @mockable(history: fetchMovies = true)
protocol ListMoviesWorking: Sendable {
    /// Returns movies by title, without those from before the given year.
    func fetchMovies(since year: Int?) async throws -> [Movie]
}

struct ListMoviesWorker: ListMoviesWorking {
    private let service: any MovieServicing

    init(service: any MovieServicing) {
        self.service = service
    }

    func fetchMovies(since year: Int?) async throws -> [Movie] {
        try await service.movies()
            .filter { movie in year.map { movie.year >= $0 } ?? true }
            .sorted { $0.title < $1.title }
    }
}
