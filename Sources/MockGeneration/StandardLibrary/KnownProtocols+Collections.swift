// The table of known protocols: sequences, collections and sets. See KnownProtocols.swift.

extension KnownProtocols {
    static let collections = """
        protocol OptionSet: RawRepresentable {
            associatedtype RawValue: FixedWidthInteger = Int
            @inferred associatedtype Element where Element == Self
            @inferred associatedtype ArrayLiteralElement where ArrayLiteralElement == Self
            init()
            init(rawValue: RawValue)
            @inferred var isEmpty: Bool { get }
            @inferred(Element) func contains(_ member: Element) -> Bool
            @inferred(Element) @discardableResult
            mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
            @inferred(Element) @discardableResult
            mutating func remove(_ member: Element) -> Element?
            @inferred(Element) @discardableResult
            mutating func update(with newMember: Element) -> Element?
            @inferred(ArrayLiteralElement) init(arrayLiteral elements: ArrayLiteralElement...)
            // Integers have these.
            @inferred(bits) mutating func formUnion(_ other: Self)
            @inferred(bits) mutating func formIntersection(_ other: Self)
            @inferred(bits) mutating func formSymmetricDifference(_ other: Self)
        }
        protocol SetAlgebra<Element>: Equatable {
            associatedtype Element
            @inferred associatedtype ArrayLiteralElement where ArrayLiteralElement == Element
            init()
            @inferred init<S: Sequence>(_ sequence: S) where S.Element == Element
            @inferred(ArrayLiteralElement) init(arrayLiteral elements: ArrayLiteralElement...)
            @inferred var isEmpty: Bool { get }
            func contains(_ member: Element) -> Bool
            func union(_ other: Self) -> Self
            func intersection(_ other: Self) -> Self
            func symmetricDifference(_ other: Self) -> Self
            @discardableResult
            mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
            @discardableResult
            mutating func remove(_ member: Element) -> Element?
            @discardableResult
            mutating func update(with newMember: Element) -> Element?
            mutating func formUnion(_ other: Self)
            mutating func formIntersection(_ other: Self)
            mutating func formSymmetricDifference(_ other: Self)
        }
        protocol MutableCollection<Element>: Collection {
            @inferred associatedtype SubSequence: MutableCollection
            subscript(position: Index) -> Element { get set }
            subscript(bounds: Range<Index>) -> SubSequence { get set }
        }
        protocol RangeReplaceableCollection<Element>: Collection {
            @inferred associatedtype SubSequence: RangeReplaceableCollection
            init()
            @inferred init<S: Sequence>(_ elements: S) where S.Element == Element
            mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
                where C.Element == Element
        }
        protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
            func makeIterator() -> Iterator
        }
        protocol Collection<Element>: Sequence {
            associatedtype Index: Comparable = Int
            @inferred var isEmpty: Bool { get }
            var startIndex: Index { get }
            var endIndex: Index { get }
            @inferred
            associatedtype SubSequence: Collection
                where SubSequence.Element == Element, SubSequence.Index == Index, SubSequence.SubSequence == SubSequence
            @inferred
            associatedtype Indices: Collection
                where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
            subscript(position: Index) -> Element { get }
            subscript(bounds: Range<Index>) -> SubSequence { get }
            var indices: Indices { get }
            func index(after i: Index) -> Index
        }
        protocol BidirectionalCollection<Element>: Collection {
            @inferred associatedtype SubSequence: BidirectionalCollection
            @inferred associatedtype Indices: BidirectionalCollection
            func index(before i: Index) -> Index
        }
        protocol RandomAccessCollection<Element>: BidirectionalCollection {
            @inferred associatedtype SubSequence: RandomAccessCollection
            @inferred associatedtype Indices: RandomAccessCollection
        }
        protocol LazySequenceProtocol: Sequence {
            @inferred associatedtype Elements: Sequence where Elements.Element == Element
            var elements: Elements { get }
        }
        protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {
            @inferred associatedtype Elements: Collection
        }
        protocol AsyncSequence<Element, Failure> {
            associatedtype Element
            associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
            func makeAsyncIterator() -> AsyncIterator
        }
        protocol AsyncIteratorProtocol<Element, Failure> {
            associatedtype Element
            // What `next()` throws says what it is.
            @inferred associatedtype Failure: Error
            mutating func next() async throws -> Element?
        }
        protocol RangeExpression<Bound> {
            associatedtype Bound: Comparable
            func relative<C>(to collection: C) -> Range<Bound> where C: Collection, Bound == C.Index
            func contains(_ element: Bound) -> Bool
        }
        """
}
