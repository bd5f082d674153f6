import Testing

@testable import LoginRIB

@Suite("App component")
struct AppComponentSuite {
    @Test("there is one web service for the whole app")
    func webServiceIsShared() {
        let component = AppComponent()

        #expect(component.webService === component.webService)
    }

    @Test("the web service takes any name that comes with a password")
    func login() throws {
        var results: [Result<String, Error>] = []
        let webService = WebService()

        webService.login(userName: "grace", password: "hopper") { results.append($0) }
        webService.login(userName: "grace", password: "") { results.append($0) }

        try #require(results.count == 2)
        #expect(try results[0].get() == "session of grace")
        #expect(throws: WebService.LoginError.invalidCredentials) { try results[1].get() }
    }
}
