/// @mockable
protocol Café {
    func open()
}
