// As much of UIKit as the goldens need, so that they compile where there is none.

import Foundation

/// Stands in for `UIKit.UIResponder`.
@MainActor
open class UIResponder {
    public init() {}
}

/// Stands in for `UIKit.UIViewController`.
open class UIViewController: UIResponder {
    public init(nibName: String?, bundle: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
}

/// Stands in for `UIKit.UIView`.
open class UIView: UIResponder {
    public init(frame: [Double]) {}
    public required init?(coder: NSCoder) {}
    public override convenience init() { self.init(frame: []) }
}
