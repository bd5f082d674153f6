/// What travels around the cycle: requests to the interactor, responses to the presenter, view models to the display.
enum ListMovies {
    enum Fetch {
        struct Request: Equatable {
            /// Leaves out movies from before this year, if there is one.
            var since: Int?
        }

        struct Response {
            var movies: [Movie]
            var favorites: Set<Movie.ID>
        }

        struct ViewModel: Equatable {
            var rows: [Row]
        }
    }

    enum ToggleFavorite {
        struct Request: Equatable {
            var id: Movie.ID
        }
    }

    enum Failure {
        struct Response {
            var error: Error
        }

        struct ViewModel: Equatable {
            var message: String
        }
    }

    /// A movie as the user sees it.
    struct Row: Equatable {
        var id: Movie.ID
        var text: String
    }
}
