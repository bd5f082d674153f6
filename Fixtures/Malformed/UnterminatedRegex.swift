/// @mockable
protocol Store {
    func load(id: Int) -> String
}

let pattern = #/
    [a-z]+
    # no end
