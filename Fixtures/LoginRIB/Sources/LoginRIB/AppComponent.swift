import RIBs

/// The component above the root RIB; it creates what the whole app shares.
final class AppComponent: Component<EmptyDependency>, RootDependency {
    var webService: WebServicing {
        shared { WebService(session: sessionStream) }
    }

    var connectivity: ConnectivityStreaming {
        shared { ConnectivityStream() }
    }

    var session: SessionStreaming { sessionStream }

    private var sessionStream: SessionStream {
        shared { SessionStream() }
    }

    init() {
        super.init(dependency: EmptyComponent())
    }
}
