/// @mockable
protocol Loader {
    func load()
    func load(id: Int) -> String
    func load(id: String) -> String
    func load(_ ids: [Int], byName name: String) -> [String: Int]
}
