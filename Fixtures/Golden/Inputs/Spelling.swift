// swift-format-ignore-file
// Odd spacing, comments inside types, keywords as names.

/// @mockable
protocol   OddSpacing  :AnyObject{
    func spread(
        _ first:Int ,
        second  :  [ String :Int ]
    )->  [ Int ]
    var title:String{get set}
    func commented(/* first */ _ value: /* the value */ Int /* after */) -> /* result */ Array< /* element */ Int > // end
    func `switch`(_ `case`: Int) -> Bool; func same()
    var pair : ( Int , String ) { get }
    var closure : ( ( Int )->Void )? {get set}
    var nested : [ String : [ Int? ] ] { get
        // only read
    }
}

/// @mockable
protocol Keywords {
    func `default`()
    func `in`(_ `for`: Int) -> Int
    func `repeat`(`while`: Bool)
    var `class`: String { get set }
    var `protocol`: Theme { get set }
    var `self`: Int { get }
    static func `func`()
    static var `let`: Int { get set }
    func get()
    func set(_ set: Int)
    var async: Int { get async }
    func await(_ throws: Int) async throws
    func `init`()
    func `subscript`(_ index: Int)
    func `same`() -> `Self`
}

/// @mockable
protocol Ünïcode {
    func größe(_ maß: Int) -> Int
    var 名前: String { get set }
    func 🚀(_ 🎯: Int)
}

#if compiler(>=6.3)
    protocol NumberTaker { func number(_ value: Int) }
    /// @mockable
    protocol FromModule: NumberTaker, Swift::CustomStringConvertible where Self: Swift::Sendable {
        func number(_ value: Swift::Int)
        func find(_ names: Swift::Array<String>) -> Swift::Optional<Int>
    }
#endif
