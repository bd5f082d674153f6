/// @mockable
import Foundation
