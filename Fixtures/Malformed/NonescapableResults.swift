/// @mockable
protocol Lifetimes {
    @_lifetime(copy bytes)
    func drop(_ bytes: Span<UInt8>) -> Span<UInt8>
    @_lifetime(borrow self)
    func all() -> View
    @_lifetime(bytes: copy other)
    func keep(_ bytes: inout MutableSpan<UInt8>, _ other: Span<UInt8>) -> Bool
    var span: Span<UInt8> { get }
}

/// What it inherits cannot be mocked, either.
/// @mockable
protocol MoreLifetimes: OtherLifetimes {}
protocol OtherLifetimes {
    @_lifetime(borrow self)
    func all() -> View
}
