/// @mockable
protocol Mixer {
    func mix<each Value>(_ values: repeat inout each Value)
    func mix<each Value>(_ values: inout (repeat each Value))
    subscript<each Value>(values: repeat each Value) -> Int { get set }
    subscript<each Value>(row: [(repeat each Value)]) -> (Int, (repeat each Value)) { get set }
    subscript<each Value>(gain gain: repeat each Value) -> Int { get }
}
