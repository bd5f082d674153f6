/// @mockable
typealias Store = Codable
