/// @mockable
protocol Store {
    func load(id: Int) -> String
}

struct A {
    func f() {
        if true {
    }
}
