// What the compiler does not parse need not be parsed here.

/// @mockable
protocol Old {
    #if swift(<5)
    func load( -> Int
    func load2( -> Int
    #elseif DEBUG && !(compiler(>=99) || swift(<4))
    func save() ~> Int }
    #else
    func store(
    #endif
    func close()
}

/// @mockable
protocol Parsed {
    #if os(Windows) || swift(<5)
    func load( -> Int
    #endif
    #if !DEBUG
    func save( -> Int
    #endif
}
