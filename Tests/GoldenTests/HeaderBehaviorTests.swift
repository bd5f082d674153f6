// How mocks of Objective-C protocols behave. There is no Objective-C runtime on Linux: what is called here is the mock of
// the same protocol in Swift, which `HeaderGoldenTests` compares with that of the header.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Mocks of headers")
struct HeaderBehaviorTests {
    private struct Failure: Error {}

    @Test("a completion handler is handed to the handler of the mock")
    func completion() {
        let mock = GRDownloaderMock()
        mock.downloadURLHandler = { url, completion in completion(Data(url.path.utf8), nil) }
        let downloader: any GRDownloader = mock
        let received = Received()
        downloader.downloadURL(URL(fileURLWithPath: "/a")) { data, _ in received.data = data }
        #expect(received.data == Data("/a".utf8))
        #expect(mock.downloadURLCallCount == 1)
    }

    @Test("an error pointer is an error that the handler throws")
    func errors() {
        let mock = GRDownloaderMock()
        let url = URL(fileURLWithPath: "/a")
        mock.moveItemHandler = { _, _ in throw Failure() }
        #expect(throws: Failure.self) { try mock.moveItem(at: url, to: url) }
        #expect(mock.moveItemCallCount == 1)
        mock.cachedDataHandler = { _ in Data([1]) }
        #expect((try? mock.cachedData(for: url)) == Data([1]))
    }

    @Test("properties and methods have the names of Swift")
    func names() {
        let mock = GRDownloaderMock(pendingURLs: [URL(fileURLWithPath: "/a")])
        mock.isPaused = true
        mock.userAgent = nil
        mock.numberOfItemsHandler = { $0 * 2 }
        mock.enumerateURLsHandler = { block in block(URL(fileURLWithPath: "/b")) }
        mock.cancelAll(withReason: nil)
        var paths: [String] = []
        mock.enumerateURLs { paths.append($0.path) }
        #expect(mock.isPausedSetCallCount == 1 && mock.userAgentSetCallCount == 1)
        #expect(mock.pendingURLs.count == 1 && mock.numberOfItems(inSection: 4) == 8)
        #expect(mock.cancelAllCallCount == 1 && paths == ["/b"])
    }
}

/// What a completion handler got, on the thread that called it.
private final class Received: @unchecked Sendable {
    var data: Data?
}
