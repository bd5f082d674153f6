// Default results and default values of properties: everything in the table that exists on every platform.

import Foundation

/// @mockable
protocol DefaultResults {
    func int() -> Int
    func sizedInts() -> (Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, UInt64)
    func float() -> Float
    func double() -> Double
    func cgFloat() -> CGFloat
    func interval() -> TimeInterval
    func bool() -> Bool
    func string() -> String
    func character() -> Character
    func data() -> Data
    func date() -> Date
    func uuid() -> UUID
    func url() -> URL
    func rect() -> CGRect
    func size() -> CGSize
    func point() -> CGPoint
    func optional() -> Int?
    func longOptional() -> Optional<URL>
    func array() -> [Int]
    func longArray() -> Array<Int>
    func dictionary() -> [String: Int]
    func longDictionary() -> Dictionary<String, Int>
    func set() -> Set<Int>
    func tuple() -> (Int, name: String, nested: (Bool, [Int]))
    func qualified() -> Swift.Int
    func qualifiedData() -> Foundation.Data
    func dependency() -> any DefaultDependency
    func bareDependency() -> DefaultDependency
    func dependencies() -> (any DefaultDependency, Int)
}

/// @mockable
protocol DefaultDependency {
    var name: String { get }
}

/// @mockable
protocol DefaultProperties {
    var int: Int { get }
    var ratio: Double { get set }
    var name: String { get set }
    var letter: Character { get }
    var tags: [String] { get set }
    var table: [String: Int] { get }
    var unique: Set<Int> { get }
    var pair: (Int, Bool) { get }
    var data: Data { get }
    var identifier: UUID { get }
    var link: URL { get set }
    var optional: Int? { get set }
    var dependency: any DefaultDependency { get }
    var interval: TimeInterval { get }
}

/// A mock that needs itself to be made is no default value.
/// @mockable
protocol TreeNode {
    var parent: any TreeNode { get set }
    var child: (any TreeNode)? { get set }
}

/// Types named as standard ones are not the standard ones.
enum OwnTypes {
    struct Data: Equatable {
        var bytes = 0
    }

    struct Date: Equatable {
        var day: Int
    }

    /// @mockable
    protocol OwnDates {
        func data() -> Data
        func date() throws -> Date
        var today: Date { get }
        var real: Foundation.Date { get }
    }
}

/// Names of members and parameters that hide the types of default values.
/// @mockable
protocol HiddenDefaultTypes {
    var Data: Data { get }
    func URL() -> (URL, Int)
    func make(UUID: Int) -> UUID
    func Date() -> Date
    init(Date: Date, UUID: Int)
}

/// A mock as the default value of what no module binds to an actor.
/// @mockable
protocol DependencyRow: Hashable {
    var dependency: any DefaultDependency { get set }
    func make() -> any DefaultDependency
}

/// Typealiases have the default value of what they stand for, where that is a literal.
typealias DefaultRows = [String]
typealias DefaultLabel = OwnTypes.Label
typealias DefaultPair = (rows: DefaultRows, label: DefaultLabel, later: DefaultLater<Int>)
typealias DefaultLater<Value> = Value?
typealias DefaultSame<Value> = Value
#if DEBUG
typealias DefaultTrace = Int
#else
typealias DefaultTrace = String
#endif
extension OwnTypes {
    typealias Label = String
    typealias Day = Date
}

/// @mockable
protocol AliasedDefaults {
    typealias Own = Bool
    var rows: DefaultRows { get set }
    var pair: DefaultPair { get }
    var trace: DefaultTrace { get }
    var day: OwnTypes.Day { get }
    func label() -> DefaultLabel
    func own() -> Own
    func same() throws -> DefaultSame<Int>
    func date() throws -> DefaultSame<Date>
}

/// Types of the sources that are named as streams are none.
enum OwnStreams {
    struct Observable<Value> {
        var value: Value
    }

    /// @mockable
    protocol OwnStreaming {
        var rows: Observable<[String]> { get set }
        var publisher: AnyPublisher<Int, any Error> { get }
    }

    struct AnyPublisher<Output, Failure: Error> {
        var last: Output
    }
}

protocol DefaultUseCase {
    associatedtype Output
    func execute() throws -> Output
}

/// @mockable
protocol VoidUseCase: DefaultUseCase where Output == Void {}

/// A singleton is not made with each mock, so that it can be one.
/// @mockable
protocol SingletonSession {
    static var shared: any SingletonSession { get }
    var parent: any SingletonSession { get }
}
