import Testing

@testable import LoginRIB

@Suite("App component")
struct AppComponentSuite {
    @Test("there is one of each service for the whole app")
    func servicesAreShared() {
        let component = AppComponent()

        #expect(component.webService === component.webService)
        #expect(component.connectivity === component.connectivity)
        #expect(component.session === component.session)
    }

    @Test("the web service takes any name that comes with a password")
    func login() throws {
        var results: [Result<String, Error>] = []
        var userNames: [String] = []
        let session = SessionStream()
        let subscription = session.userName.subscribe(onNext: { userNames.append($0) })
        defer { subscription.dispose() }
        let webService = WebService(session: session)

        webService.login(userName: "grace", password: "hopper") { results.append($0) }
        webService.login(userName: "grace", password: "") { results.append($0) }

        try #require(results.count == 2)
        #expect(try results[0].get() == "session of grace")
        #expect(userNames == ["grace"])
        #expect(throws: WebService.LoginError.invalidCredentials) { try results[1].get() }
    }
}
