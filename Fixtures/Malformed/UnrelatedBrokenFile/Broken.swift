protocol Base {
    func f(
}}}
#if X
let s = "
