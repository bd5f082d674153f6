/// @mockable
protocol MakesClosureOverPack {
    func make<each Value>(_ values: repeat each Value) -> (repeat each Value) -> Int
}
