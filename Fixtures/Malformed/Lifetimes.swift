/// @mockable
protocol Lifetimes {
    @_lifetime(copy bytes)
    func drop(_ bytes: Span<UInt8>) -> Span<UInt8>
    @_lifetime(borrow self)
    func all() -> Span<UInt8>
    @_lifetime(self: copy bytes)
    mutating func keep(_ bytes: Span<UInt8>)
}
