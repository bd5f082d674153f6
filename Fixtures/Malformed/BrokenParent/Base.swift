protocol Base {
    func start(
    func stop()
}
