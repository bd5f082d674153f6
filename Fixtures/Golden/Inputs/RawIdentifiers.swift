// Names that only backticks make identifiers (SE-0451).

/// @mockable
protocol `Odd Names` {
    init(`odd value`: Int)
    var `1st`: Int { get set }
    var `hello world`: Int { get set }
    func `add two numbers`(_ `first one`: Int, `second one`: Int) -> Int
}
