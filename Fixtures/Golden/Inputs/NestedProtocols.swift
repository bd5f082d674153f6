// Protocols inside other types: the mock stands beside its protocol.

enum Login {
    /// @mockable
    protocol Service {
        func start(_ token: Token) -> Token?
        var token: Token { get }
    }

    struct Token: Equatable {
        var text = ""
    }
}

struct Logout {
    /// @mockable
    protocol Service {
        func stop()
        var next: any Service { get }
    }
}

extension Logout {
    /// @mockable
    protocol Observer: AnyObject {
        func didStop(_ service: any Service)
    }

    enum Deep {
        /// @mockable
        protocol Probe {
            func poke() -> any Logout.Service
            func token() -> Login.Token
        }
    }
}

final class Screen {
    /// @mockable
    protocol Delegate: AnyObject {
        func screenDidAppear(_ screen: Screen)
    }
}
