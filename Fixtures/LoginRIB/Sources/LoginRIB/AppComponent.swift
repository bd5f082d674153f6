import RIBs

/// The component above the root RIB; it creates what the whole app shares.
final class AppComponent: Component<EmptyDependency>, RootDependency {
    var webService: WebServicing {
        shared { WebService() }
    }

    init() {
        super.init(dependency: EmptyComponent())
    }
}
