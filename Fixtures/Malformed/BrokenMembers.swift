/// @mockable
protocol Store {
    func
    func load id: Int)
    func save(_: )
    func good()
    var title String { get }
    var untyped { get }
    var noAccessors: Int
    subscript(i: Int) { get }
    subscript(i: Int) -> Int
    init
    associatedtype
    let constant: Int
    123
    func broken(a: Int -> )
    func map() -> [String: 
    case none
    return 1
    public
}
