/// @mockable
typealias Pair<T> = Store

protocol Store {}

/// @mockable
typealias Callback = () -> Void

/// @mockable
typealias Mixed = Store & Missing & Value

struct Value {}
