/// @mockable
typealias Pair<T> = Comparable & Store

protocol Store {}

/// @mockable
typealias Callback = () -> Void

/// @mockable
typealias Mixed = Store & Missing & Value

struct Value {}
