// What protocols say about the associated types of standard ones that a class has without saying so.

/// @mockable
protocol OwnSlices: Collection where SubSequence == Self, Element == Int {}

/// @mockable
protocol RangeIndices: RandomAccessCollection where Indices == Range<Int>, Element == String {}

/// @mockable
protocol ArraySlices: RangeReplaceableCollection where SubSequence == ArraySlice<Element>, Element == Int {}

/// @mockable
protocol TextSlices: Collection where SubSequence == Substring {}

protocol Tagged {
    var tag: Int { get }
}

/// @mockable
protocol TaggedSlices: MutableCollection where SubSequence: Tagged {}

/// What is asked for is true of the slices and the indices that every collection has.
/// @mockable
protocol UsualSlices: BidirectionalCollection
where SubSequence: BidirectionalCollection, SubSequence.Element == Int, Index: Hashable {}

/// @mockable
protocol TaggedIndex: Collection where Index: Tagged {}

/// @mockable
protocol ElementIndex: Collection where Index == Element {}

/// @mockable
protocol LazyLines: LazySequenceProtocol where Elements == [String] {}

/// @mockable
protocol IndexedIterator: Collection where Iterator == IndexingIterator<Self> {}

/// @mockable
protocol WideLiteral: ExpressibleByIntegerLiteral where IntegerLiteralType == Int64 {}

/// @mockable
protocol TaggedInterpolation: ExpressibleByStringInterpolation where StringInterpolation: Tagged {}

/// @mockable
protocol TaggedClock: Clock where Instant: Tagged {}

/// @mockable
protocol ComparedMagnitude: Numeric, Comparable where Magnitude == Self {}

/// @mockable
protocol TaggedBits: OptionSet where RawValue: Tagged {}

/// Only for integers is there an algebra of bits.
/// @mockable
protocol NamedOptions: OptionSet where RawValue == String {}

/// @mockable
protocol SetOfCases: CaseIterable, Hashable where AllCases == Set<Self> {}

/// A set and a collection are empty in two ways.
/// @mockable
protocol OrderedTags: SetAlgebra, RandomAccessCollection where Element == String {}

/// @mockable
@MainActor protocol ShownOptions: OptionSet where RawValue == Int {
    var title: String { get }
}

/// @mockable
protocol TaggedLiteral: ExpressibleByStringLiteral where StringLiteralType: Tagged {}

/// @mockable
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
protocol TaggedFailures: AsyncIteratorProtocol where Failure: Tagged, Element == Int {}

/// @mockable
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
protocol IsolatedIterator: AsyncIteratorProtocol where Element == Int {
    func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}

/// @mockable
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
protocol RepeatedFailure: AsyncSequence where Element == Int {
    associatedtype Failure: Hashable = Never
}

/// Associated types of the standard library, declared again.
/// @mockable
protocol FlagSet: OptionSet {
    associatedtype Element
    associatedtype ArrayLiteralElement
    func raise(_ flag: Element, beside flags: ArrayLiteralElement...)
}
/// @mockable
protocol HashableFlagSet: OptionSet where Element: Hashable {}
/// @mockable
protocol LabelSet: SetAlgebra where Element: Hashable {
    associatedtype ArrayLiteralElement
    func label(_ label: ArrayLiteralElement) -> Self
}
/// @mockable
protocol SlicedShelf: Collection {
    associatedtype SubSequence
    subscript(bounds: Range<Index>) -> SubSequence { get }
}
/// @mockable
protocol SlicingShelf: Collection {
    subscript(bounds: Range<Index>) -> SubSequence { get }
}
/// @mockable
protocol HashableTickClock: Clock where Instant == SuspendingClock.Instant, Duration: Hashable {}

/// Options that are sequences of themselves.
/// @mockable
protocol IteratedFlagSet: OptionSet, Sequence {}

/// Two protocols implement `isEmpty`, so that neither does.
/// @mockable
protocol IndexedFlagSet: OptionSet, Collection {}

/// Sets whose literals are made of something else, and options that are sets of something else.
/// @mockable
protocol SpelledSet: SetAlgebra where Element == Int, ArrayLiteralElement == String {}
/// @mockable
protocol NestedLiteralSet: SetAlgebra where Element: Hashable, ArrayLiteralElement == [Element] {}
/// @mockable
protocol NamedFlagSet: OptionSet where Element == String, ArrayLiteralElement == Int {}
/// @mockable
protocol RawFlagSet: OptionSet where Element == [RawValue] {}

/// Options whose raw values cannot be compared.
struct RawMark {}
/// @mockable
protocol RawMarkSet: OptionSet where RawValue == RawMark, Element == Int {}

/// A default that is the option set itself, and lacks what is asked.
/// @mockable
protocol IndexedOptions: OptionSet {
    associatedtype Index: CustomStringConvertible = Element
    func index() -> Index
}

protocol Ranked: Sequence {
    var best: Element? { get }
}

/// A property says what the elements are, and so those of the iterator.
/// @mockable
protocol RankedNames: Ranked {
    var best: String? { get }
}

protocol TextFlag { associatedtype Element: RawRepresentable where Element.RawValue == String }

/// Option sets whose elements have another raw value than they can, or the same.
/// @mockable
protocol NamedFlags: TextFlag, OptionSet {}
/// @mockable
protocol CountedFlags: TextFlag, OptionSet where RawValue == Int {}
/// @mockable
protocol OwnTextFlags: TextFlag, OptionSet where Element == Self {}

/// What is asked of a member of the elements is asked of the mock, which they are.
protocol Emblazoned { associatedtype Emblem; func emblem() -> Emblem }
protocol EmblazonedElements { associatedtype Element: Emblazoned where Element.Emblem: Hashable }
/// @mockable
protocol EmblazonedOptions: Emblazoned, EmblazonedElements, OptionSet {}

/// @mockable
protocol SpannedShelf: Collection where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {}
