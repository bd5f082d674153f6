// swiftc: -enable-upcoming-feature InternalImportsByDefault -package-name Fixtures
// Imports are more public here than the mocks are.

package import Dispatch
public import Foundation

public struct Document { public var data: Data }
package struct Printer { package var queue: DispatchQueue }

/// @mockable
protocol Printing { func print(_ data: Data, on queue: DispatchQueue) }
