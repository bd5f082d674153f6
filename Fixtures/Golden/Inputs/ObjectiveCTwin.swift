import Foundation

// What Fixtures/ObjC/Headers/Twin.h says in Objective-C, as Swift imports it.

/// @mockable
protocol GRDownloader {
    var userAgent: String? { get set }
    var isPaused: Bool { get set }
    var pendingURLs: [URL] { get }
    func downloadURL(_ url: URL, completionHandler handler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    func moveItem(at url: URL, to destination: URL) throws
    func cachedData(for url: URL) throws -> Data
    func numberOfItems(inSection section: Int) -> Int
    func cancelAll(withReason reason: String?)
    func enumerateURLs(_ block: (URL) -> Void)
}
