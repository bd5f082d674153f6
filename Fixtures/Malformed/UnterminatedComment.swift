/// @mockable
protocol Store {
    func load(id: Int) -> String
}

/* TODO: more of /* these */
struct A {}
