// Sequences and collections of the standard library as parents.

import Foundation

/// @mockable
protocol NumberSequence: Sequence where Element == Int {
    var name: String { get }
}

/// @mockable
protocol AnySequenceLike: Sequence {}

/// @mockable
protocol TextSequence: Sequence<String> {}

/// @mockable
protocol Shelf: Collection {}

/// @mockable
protocol SendableShelf: RandomAccessCollection where Element: Sendable {}

/// @mockable
protocol NumberStream: AsyncSequence where Element == Int {}

/// @mockable
protocol SendableNumbers: AsyncSequence, Sendable {}

/// @mockable
protocol Cursor: IteratorProtocol {}

/// @mockable
protocol ByteSource: ContiguousBytes {}

/// @mockable
protocol Copied: NSCopying {}

/// @mockable
protocol ThrowingStream: AsyncSequence where Failure == any Error, Element == Int {}

/// @mockable
protocol OwnIterator: IteratorProtocol, Sequence where Iterator == Self {
    func skip(_ count: Int) -> Element?
}

/// @mockable
protocol OwnAsyncIterator: AsyncSequence, AsyncIteratorProtocol where Self == AsyncIterator {
    func stop() async
}

/// @mockable
protocol Lookup<Key, Value>: Sequence where Element == (key: Key, value: Value) {
    associatedtype Key: Hashable
    associatedtype Value = [Key]
}

/// @mockable
protocol OffsetValues: Sequence {
    associatedtype Element = (offset: Int, value: String)
    func makeIterator() -> AnyIterator<Element>
}

/// @mockable
protocol FailingStream: AsyncSequence where Failure == Problem {
    associatedtype Problem: Error
}

/// @mockable
protocol TypedStream: AsyncSequence<Int, CancellationError> {}

/// @mockable
protocol FollowedStream: AsyncSequence {
    func follow(_ task: Task<Int, Failure>)
}

/// @mockable
protocol Shelves: MutableCollection where Element == Int {
    func clear()
}

/// @mockable
protocol Buffer<Element>: RangeReplaceableCollection, RandomAccessCollection {
    func flush()
}

/// The elements are the mock itself, which can be no argument of its own parameters.
/// @mockable
protocol SequenceOfItself: Sequence where Element == Self {
    var parent: Self? { get }
}

/// One function satisfies both, which leaves no doubt about what it throws.
/// @mockable
protocol EitherIterator: IteratorProtocol, AsyncIteratorProtocol where Element == Int {}
protocol NextCounting { func next() -> Int? }
protocol NextFailing {
    associatedtype Failure: Error
    func next() async throws(Failure) -> Int?
}
/// @mockable
protocol NextCounter: NextCounting, NextFailing {}

/// Two protocols that make up one initializer make up none.
/// @mockable
protocol FlagList: OptionSet, RangeReplaceableCollection {}

/// @mockable
protocol SetList: SetAlgebra, RangeReplaceableCollection where Element == Int {}

/// What the library asks of iterators runs anywhere, where conformances are inferred to be isolated, too.
/// @mockable
@MainActor
protocol ShownTicks: AsyncIteratorProtocol {
    func show()
}

protocol Bunch: Sequence {
    associatedtype Parts: Sequence where Parts.Element == Parts
    func parts() -> Parts
}

/// The elements are the mock as its parts are.
/// @mockable
protocol BunchOfItself: Bunch where Parts == Self {}

/// @mockable
protocol QualifiedRows {
    associatedtype Iterator: IteratorProtocol
    func makeIterator() -> Self.Iterator
}

/// What an asynchronous sequence throws, where members name it.
/// @mockable
protocol Feed: AsyncSequence {
    func fail(with error: Failure) throws(Failure)
}

/// @mockable
protocol EndlessFeed: AsyncSequence where Failure == Never {
    func last() -> Self.Failure?
}
