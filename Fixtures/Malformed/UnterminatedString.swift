/// @mockable
protocol Store {
    func load(id: Int)
}

let name = "store
let other = 1
