
/// @mockable
protocol Store {
    func save()
}
