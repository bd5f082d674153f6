/// @mockable
protocol Store {
    func load(id: Int) -> String
}

let text = "one \(two
let other = 1
