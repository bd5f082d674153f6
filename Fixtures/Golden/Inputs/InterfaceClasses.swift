// mockgen: --mock-all
// Protocols for view controllers and views: no file of the run declares UIKit's classes, but everyone knows them.

import Foundation

class Poster {
    var title = ""
}

/// What a class on an actor implements is on that, too.
/// @mockable
protocol PosterScreen: UIViewController {
    static var shownCount: Int { get set }
    var poster: Poster { get }
    func show(_ poster: Poster)
    func reload(_ poster: Poster) async -> Poster
    nonisolated func find(_ title: String) -> Bool
}

protocol HasHeadline { var headline: String { get } }

/// @mockable
protocol PosterView: HasHeadline where Self: UIView {
    func hang(_ poster: Poster, completion: @escaping () -> Void)
}

/// @mockable
typealias HeadlineView = HasHeadline & UIView

/// A class of the sources is where its superclass is.
class GalleryController: UIViewController {
    let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func open(_ poster: Poster) async -> Poster { poster }
}

/// @mockable
protocol Gallery: GalleryController {
    func close(_ poster: Poster) async -> Poster
    func open(_ poster: Poster) async -> Poster
}

/// @mockable
class PosterWall: UIView {
    func place(_ poster: Poster) {}
    func replace(_ poster: Poster) async -> Poster { poster }
}
