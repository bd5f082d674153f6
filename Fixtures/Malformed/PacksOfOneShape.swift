/// @mockable
protocol Zipper {
    func zip<each First, each Second>(_ pairs: repeat (each First, each Second))
    func apart<each First, each Second>(_ first: repeat each First, second: repeat each Second)
}
