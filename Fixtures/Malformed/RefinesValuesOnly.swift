/// @mockable
protocol Permissions: OptionSet {
    func grant()
}
