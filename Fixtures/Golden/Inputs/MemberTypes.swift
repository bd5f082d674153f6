// Types that are members of others: what the standard library, typealiases, witnesses and defaults make of them is the
// same as what is written.

import Foundation

protocol Producer {
    associatedtype Product
    func make() -> Product
}
extension Producer { typealias Products = [Product] }
protocol NamedProducer: Producer { associatedtype Name = String }

struct Factory<Part>: NamedProducer { func make() -> [Part] { [] } }
struct Countdown: IteratorProtocol { mutating func next() -> Int? { nil } }
struct Countdowns: Sequence { func makeIterator() -> Countdown { Countdown() } }
struct Aliases<Part> { typealias Parts = [Part] }

protocol PlainTypes {
    func first(_ text: String) -> Character
    func part(_ index: Int) -> ArraySlice<Int>
    func byte(_ byte: UInt8) -> UInt8
    func entry(_ entry: (key: String, value: Int)) -> String
    func bits(_ value: Double) -> Int32
    func encode(_ value: any Encodable & Decodable)
    func made(_ product: [Int]) -> [[Int]]
    func named(_ name: String)
    func count(_ value: Int, from other: Int)
    func parts(_ parts: [Int])
}

/// @mockable(history: part = true)
protocol MemberTypes: PlainTypes {
    func first(_ text: String) -> String.Element
    func part(_ index: [Int].Index) -> [Int].SubSequence
    func byte(_ byte: Data.Element) -> Foundation.Data.Element
    func entry(_ entry: [String: Int].Element) -> Dictionary<String, Int>.Key
    func bits(_ value: Swift.Float64) -> CInt
    func encode(_ value: any Codable)
    func made(_ product: Factory<Int>.Product) -> Factory<Int>.Products
    func named(_ name: Factory<Int>.Name)
    func count(_ value: Countdown.Element, from other: Countdowns.Element)
    func parts(_ parts: Aliases<Int>.Parts)
}

/// Of two members that may be the witness neither says what the associated type is.
protocol Spout {
    associatedtype Drop
    func pour(_ drop: Drop)
}

struct Teapot: Spout {
    func pour(_ drop: Int) -> Bool { true }
    func pour(_ drop: String) {}
}

/// @mockable
protocol TeaTable {
    func fill(_ drop: Teapot.Drop)
    func fill(_ number: Int)
}

/// A closure by the name that Foundation has for it.
/// @mockable
protocol Sorter {
    var order: Comparator { get }
    func sort(_ values: [Int], by order: Comparator) async -> [Int]
}
