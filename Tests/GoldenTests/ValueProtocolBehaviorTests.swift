// Mocks of protocols that are mostly for values: what the standard library does with its own defaults reaches the mocks.

import Testing

@testable import GoldenFixtures

@Suite("Mocks of option sets, numbers and mutable collections", .serialized)
struct ValueProtocolBehaviorTests {
    @Test("an option set is a set of the bits of its raw value")
    func optionSet() {
        let both = PermissionsMock(rawValue: 1).union(PermissionsMock(rawValue: 4))
        #expect(both.rawValue == 5)
        #expect(both.contains(PermissionsMock(rawValue: 4)))
        #expect(!both.contains(PermissionsMock(rawValue: 2)))
        #expect(both == [PermissionsMock(rawValue: 4), PermissionsMock(rawValue: 1)])
        #expect(PermissionsMock().isEmpty)
        var one: SharedPermissionsMock = []
        #expect(one.insert(SharedPermissionsMock(rawValue: 2)).inserted)
        #expect(Set([one, SharedPermissionsMock(rawValue: 2)]).count == 1)
    }

    @Test("a set asks its handlers")
    func set() {
        let tags = TagSetMock()
        tags.insertHandler = { (true, $0) }
        tags.insert("new")
        #expect(tags.insertCallCount == 1)
        let other = TagSetMock()
        tags.intersectionHandler = { $0 }
        tags.formUnion(other)
        #expect(tags.formUnionCallCount == 1)
        #expect(tags.intersection(other) === other)
    }

    @Test("a sum adds with the handler")
    func sum() {
        let total = VectorModelMock()
        VectorModelMock.zero = VectorModelMock()
        VectorModelMock.plusHandler = { _, _ in total }
        defer { VectorModelMock.plusHandler = nil }
        #expect([VectorModelMock(), VectorModelMock()].reduce(.zero, +) === total)
        #expect(VectorModelMock.plusCallCount == 2)
        var changed = VectorModelMock()
        changed += VectorModelMock()
        #expect(changed === total)
    }

    @Test("a number is negated by subtraction")
    func negation() {
        let negative = FieldModelMock()
        FieldModelMock.minusHandler = { _, _ in negative }
        defer { FieldModelMock.minusHandler = nil }
        #expect(-FieldModelMock() === negative)
    }

    @Test("a duration is scaled and compared")
    func duration() {
        let span = SpanModelMock(seconds: 2)
        SpanModelMock.starHandler = { SpanModelMock(seconds: $0.seconds * $1) }
        SpanModelMock.lessHandler = { $0.seconds < $1.seconds }
        defer { (SpanModelMock.starHandler, SpanModelMock.lessHandler) = (nil, nil) }
        #expect((span * 3).seconds == 6)
        #expect(max(span, span * 2).seconds == 4)
    }

    @Test("an integer masks bits with its handler")
    func integer() {
        WideIntegerMock.andEqualHandler = { left, right in left = right }
        defer { WideIntegerMock.andEqualHandler = nil }
        let mask = WideIntegerMock(high: 0, low: 1)
        #expect(WideIntegerMock(high: 1, low: 1) & mask === mask)
    }

    @Test("a floating-point number is rounded by its handler")
    func floatingPoint() {
        let number = DecimalModelMock()
        var rule: FloatingPointRoundingRule?
        number.roundHandler = { rule = $0 }
        #expect(number.rounded(.up) === number)
        #expect(rule == .up)
    }

    @Test("the elements of a collection are exchanged through its subscript")
    func mutableCollection() {
        var shelves = ShelvesMock<IndexingIterator<[Int]>>(endIndex: 2)
        var values = [1, 2]
        shelves.subscriptHandler = { values[$0] }
        shelves.subscriptSetHandler = { values[$0] = $1 }
        shelves.swapAt(0, 1)
        #expect(values == [2, 1])
        #expect(shelves.subscriptSetCallCount == 2)
    }

    @Test("what is appended replaces an empty range")
    func rangeReplaceableCollection() {
        var buffer = BufferMock<IndexingIterator<[String]>>()
        var appended: [String] = []
        buffer.replaceSubrangeHandler = { range, elements in
            #expect(range == 0..<0)
            appended += (elements as? any Collection).map { $0.compactMap { $0 as? String } } ?? []
        }
        buffer.append("last")
        #expect(appended == ["last"])
    }

    @Test("slices come from the handler where the protocol says what they are")
    func slices() {
        let whole = OwnSlicesMock<IndexingIterator<[Int]>>(endIndex: 3)
        let part = OwnSlicesMock<IndexingIterator<[Int]>>()
        var bounds: Range<Int>?
        whole.indexHandler = { $0 + 1 }
        whole.subscriptBoundsHandler = { (bounds = $0, part).1 }
        #expect(whole.prefix(upTo: 2) === part)
        #expect(bounds == 0..<2)
    }

    @Test("a lazy sequence hands on its elements")
    func lazyElements() {
        let lines = LazyLinesMock<IndexingIterator<[String]>>(elements: ["a", "b"])
        #expect(Array(lines.map { $0 + "!" }) == ["a!", "b!"])
    }

    @Test("options that are no integers ask their handlers")
    func optionsWithoutBits() {
        let options = NamedOptionsMock(rawValue: "read")
        _ = options.union(NamedOptionsMock(rawValue: "write"))
        #expect(NamedOptionsMock(rawValue: "read") == options)
    }

    @Test("an interpolation is made of literals and values")
    func interpolation() {
        let query = QueryInterpolationMock(literalCapacity: 8, interpolationCount: 1)
        var parts: [String] = []
        query.appendLiteralHandler = { parts.append($0) }
        query.appendInterpolationHandler = { parts.append("\($0)") }
        query.appendLiteral("id = ")
        query.appendInterpolation(bound: 7)
        #expect(parts == ["id = ", "7"])
    }
}
