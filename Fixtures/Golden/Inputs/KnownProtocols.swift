// Protocols of the standard library among the parents.

import Foundation

/// @mockable
protocol EquatableModel: Equatable {
    var name: String { get }
}

/// @mockable
protocol HashableModel: Hashable {
    var id: Int { get }
}

/// @mockable
protocol ComparableModel: Comparable {
    var rank: Int { get }
}

/// @mockable
protocol IdentifiableModel: Identifiable {
    var name: String { get }
}

/// @mockable
protocol IdentifiedByString: Identifiable where ID == String {
    func load()
}

/// @mockable
protocol CodableModel: Codable {
    var name: String { get }
}

/// @mockable
protocol EncodableModel: Encodable {
    func touch()
}

/// @mockable
protocol DecodableModel: Decodable {
    func touch()
}

/// @mockable
protocol ErrorModel: Error {
    var code: Int { get }
}

/// @mockable
protocol LocalizedErrorModel: LocalizedError {
    var code: Int { get }
}

/// @mockable
protocol DescribedModel: CustomStringConvertible, CustomDebugStringConvertible {
    var name: String { get }
}

/// @mockable
protocol CaseModel: CaseIterable {
    var name: String { get }
}

/// @mockable
protocol RawModel: RawRepresentable where RawValue == Int {
    var name: String { get }
}

/// @mockable
protocol RawAnyModel: RawRepresentable {
    var name: String { get }
}

/// @mockable
protocol KeyModel: CodingKey {
    func touch()
}

/// @mockable
protocol IteratorModel: IteratorProtocol {
    func reset()
}

/// @mockable
protocol StringIterator: IteratorProtocol<String> {
    func reset()
}

/// @mockable
protocol AsyncIteratorModel: AsyncIteratorProtocol {
    func reset()
}

/// @mockable
protocol LosslessModel: LosslessStringConvertible {
    func touch()
}

/// @mockable
protocol OutputModel: TextOutputStream {
    func flush()
}

/// @mockable
protocol StreamableModel: TextOutputStreamable {
    func touch()
}

/// @mockable
protocol StrideModel: Strideable where Stride == Int {
    func touch()
}

/// @mockable
protocol LiteralModel: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral
{
    func touch()
}

/// @mockable
protocol ArrayLiteralModel: ExpressibleByArrayLiteral {
    func touch()
}

/// @mockable
protocol DictionaryLiteralModel: ExpressibleByDictionaryLiteral {
    func touch()
}

/// @mockable
protocol MirroredModel: CustomReflectable {
    func touch()
}

/// @mockable
protocol ArgumentModel: CVarArg {
    func touch()
}

/// @mockable
protocol ObjectModel: NSObjectProtocol {
    func touch()
    var name: String { get }
}

/// @mockable
protocol HashableSendableModel: Hashable, Sendable, Identifiable {
    var name: String { get set }
}

/// @mockable
@MainActor protocol IsolatedEquatableModel: Equatable {
    var name: String { get set }
}

/// Restated requirements are those of the standard library still.
/// @mockable
protocol RestatedHashable: Hashable {
    static func == (lhs: Self, rhs: Self) -> Bool
    func hash(into hasher: inout Hasher)
    var name: String { get }
}

/// @mockable
protocol ObjectSubclass: NSObject {
    func refresh()
}

/// An operator has no labels: this `<` is the one of `Comparable`.
/// @mockable
protocol RankedByOperator: Comparable {
    static func < (first: Self, second: Self) -> Bool
}

/// @mockable
protocol ObjectMembers: NSObjectProtocol, Sendable {
    var hash: Int { get }
    var description: String { get }
    func isEqual(_ object: Any?) -> Bool
    func touch()
}

/// @mockable(history: enqueue = true)
protocol JobLoop: SerialExecutor {
    var name: String { get }
}

/// @mockable
protocol JobPool: TaskExecutor {
    func shrink()
}

/// @mockable
protocol Ticker: Clock {
    func tick()
}

/// @mockable
protocol WallClock: Clock where Instant == ContinuousClock.Instant {
    func tick()
}

/// @mockable
protocol Moment: InstantProtocol {
    func touch()
}

/// @mockable
protocol Dice: RandomNumberGenerator {
    func shake()
}

/// @mockable
protocol RecordEncoder: Encoder {
    func touch()
}

/// @mockable
protocol RecordDecoder: Decoder {
    func touch()
}

/// @mockable
protocol InterpolatedModel: ExpressibleByStringInterpolation {
    func touch()
}

/// What is restated says what the associated type is.
/// @mockable
protocol NumberedModel: RawRepresentable, Identifiable {
    var rawValue: Int { get }
    var id: String { get }
}

/// @mockable
protocol NumberedEnum: RawRepresentable, Hashable, Sendable {
    init()
    init?(rawValue: Int)
    var rawValue: Int { get }
}

/// @mockable
protocol RenderLock: NSLocking {
    func touch()
}

/// @mockable
protocol RenderActor: GlobalActor {
    func touch()
}

/// @mockable
protocol AmountStyle: ParseableFormatStyle where FormatInput == Int, FormatOutput == String {
    func touch()
}

/// @mockable
protocol RowOrder: SortComparator where Compared == Int {
    func touch()
}

/// @mockable
protocol Interval: RangeExpression {
    func touch()
}

/// @mockable
protocol AmountPattern: CustomConsumingRegexComponent where RegexOutput == Int {
    func touch()
}

/// @mockable
protocol KeyedModel: CodingKeyRepresentable, CustomLeafReflectable {
    func touch()
}

/// @mockable
protocol ConfiguredModel: CodableWithConfiguration {
    func touch()
}

/// What `NSObject` has is left to it, wherever its name stands.
/// @mockable
protocol HashableObject: NSObject, Hashable, Codable {
    func refresh()
}

protocol Numbered {
    var id: Int { get }
}

/// @mockable
protocol NumberedRow: Identifiable, Numbered {}

/// @mockable
protocol Permissions: OptionSet {
    func grant()
}

/// @mockable
protocol SharedPermissions: OptionSet, Hashable, Sendable where RawValue == UInt8 {
    var name: String { get }
}

/// @mockable
protocol TagSet: SetAlgebra where Element == String {
    func sorted() -> [String]
}

/// @mockable
protocol QueryInterpolation: StringInterpolationProtocol {
    mutating func appendInterpolation(bound value: Int)
}

/// What a parent implements by default is on no actor, also where a protocol on one asks for it.
/// @mockable
@MainActor
protocol ViewFailure: LocalizedError {
    var errorDescription: String? { get }
}

/// The `==` of `NSObject` is not that of a class that inherits from it.
/// @mockable
protocol EquatableObject: NSObjectProtocol, Equatable {
    static func == (lhs: Self, rhs: Self) -> Bool
}

/// What `NSObject` only gets is overridden where it is set.
/// @mockable
protocol LabelledObject: NSObjectProtocol {
    var description: String { get set }
}

/// What frameworks add to `NSObject` is left to it where they are there.
/// @mockable
protocol CodedObject: NSObjectProtocol {
    func value(forKey key: String) -> Any?
    func value(forKey key: String) -> String?
    func setValue(_ value: Any?, forKey key: String)
}

/// @mockable
@MainActor
protocol MainLabelledObject: NSObjectProtocol {
    var description: String { get set }
    var hash: Int { get set }
}

/// @mockable
protocol AsyncObject: NSObjectProtocol {
    init()
    init() async throws
}

/// The standard library has an `id` for every class.
/// @mockable
protocol NumberedNode: Identifiable {
    func id() -> Int
}

/// The standard library describes coding keys, and knows the indices of what is counted.
/// @mockable
protocol DescribedKey: CodingKey {
    func description() -> Int
}

/// @mockable
protocol CountedRows: RandomAccessCollection where Indices == Range<Int> {
    func indices() -> [Int]
}

/// What the standard library compares by its parts has such parts.
/// @mockable
protocol SlicedItem: Identifiable {
    associatedtype Part
    associatedtype Step: Comparable
    associatedtype Steps: Hashable where Steps == ClosedRange<Step>
    var id: ArraySlice<Part> { get }
}

/// The elements of a set of options are not its own kind where their elements are something else.
protocol WordedElements {
    associatedtype Element: Sequence where Element.Element == String
}

/// @mockable
protocol WordOptions: OptionSet, WordedElements {}

protocol LoadedElement {
    associatedtype Element
    var loaded: Element { get throws }
}

/// @mockable
protocol LoadedOptions: OptionSet, LoadedElement where Element: Sendable {
    associatedtype Rows: AsyncSequence
}
