// Mocks of sequences, collections and iterators: loops and algorithms of the standard library run over them.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Mocks of sequences")
struct SequenceBehaviorTests {
    @Test("are looped over")
    func sequence() {
        let sequence = NumberSequenceMock<IndexingIterator<[Int]>>()
        sequence.makeIteratorHandler = { [1, 2, 3].makeIterator() }
        #expect(sequence.map { $0 * 2 } == [2, 4, 6])
        #expect(sequence.makeIteratorCallCount == 1)
        let texts: any Sequence<String> = TextSequenceMock<IndexingIterator<[String]>>()
        #expect(texts is TextSequenceMock<IndexingIterator<[String]>>)
    }

    @Test("give their elements by position")
    func collection() {
        let shelf = ShelfMock<IndexingIterator<[String]>>(endIndex: 2)
        shelf.indexHandler = { $0 + 1 }
        shelf.subscriptHandler = { ["a", "b"][$0] }
        shelf.makeIteratorHandler = { ["a", "b"].makeIterator() }
        #expect(shelf.count == 2)
        #expect(shelf.first == "a")
        #expect(shelf.dropFirst().first == "b")
    }

    @Test("end when the handler answers nil")
    func iterator() {
        let iterator = StringIteratorMock()
        var texts = ["a", "b"]
        iterator.nextHandler = { texts.isEmpty ? nil : texts.removeFirst() }
        #expect(Array(IteratorSequence(iterator)) == ["a", "b"])
        #expect(iterator.nextCallCount == 3)
    }

    @Test("are the elements that a sequence of itself has")
    func sequenceOfItself() {
        let bunch = BunchOfItselfMock()
        let part = BunchOfItselfMock()
        bunch.partsHandler = { part }
        part.makeIteratorHandler = { AnyIterator([bunch].makeIterator()) }
        #expect(bunch.parts().map { $0 === bunch } == [true])
    }

    @Test("are waited for")
    func asynchronous() async throws {
        let stream = NumberStreamMock<AsyncStream<Int>.Iterator>()
        stream.makeAsyncIteratorHandler = {
            AsyncStream { continuation in
                continuation.yield(4)
                continuation.finish()
            }.makeAsyncIterator()
        }
        var numbers: [Int] = []
        for try await number in stream { numbers.append(number) }
        #expect(numbers == [4])

        let iterator = AsyncIteratorModelMock()
        iterator.nextHandler = { throw NetworkError.offline }
        do {
            _ = try await iterator.next()
            Issue.record("nothing was thrown")
        } catch {
            #expect(error as? NetworkError == .offline)
        }
    }
}
