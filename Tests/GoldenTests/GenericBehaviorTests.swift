// Generic functions, `Self`, associated types and operators: handlers see `Any`, callers see their own types.

import Testing

@testable import GoldenFixtures

@Suite("Generics of mocks")
struct GenericBehaviorTests {
    @Test("results are cast to what the caller asked for")
    func results() async throws {
        let cache = CacheMock()
        cache.genHandler = { value, list in (list as? [Int])?.last ?? value }
        #expect(cache.gen(1, u: [2, 3]) == 3)
        #expect(cache.gen("a", u: []) == "a")
        cache.valueHandler = { type, key in type is String.Type ? key as Any : 0 }
        #expect(cache.value(String.self, for: "key") == "key")
        #expect(cache.optional(Int?.none) == nil)
        cache.optionalHandler = { $0 as? Int }
        #expect(cache.optional(4) == 4)
        cache.optionalHandler = { $0 }
        #expect(cache.optional(Int?.none) == nil)
        #expect(cache.optional(4) == 4)
        cache.laterHandler = { $0 }
        #expect(try await cache.later(5) == 5)
        await #expect(throws: (any Error).self) { try await cache.decode(Int.self) }
    }

    @Test("what closures answer with nil is nil for handlers")
    func optionalResultsOfClosures() {
        let mock = ErasingOptionalsMock()
        mock.compactMapHandler = { values, transform in try (values as! [Any]).compactMap { try transform($0) } }
        #expect(mock.compactMap([1, 2, 3]) { $0 == 2 ? nil : "\($0)" } == ["1", "3"])
    }

    @Test("a default that is the mock itself stands where the mock is what is asked of it")
    func defaultsOfSelf() {
        let value: ValueOfItselfMock = ValueOfItselfMock()
        ValueOfItselfMock.testValue = value
        #expect(ValueOfItselfMock.testValue === value)
        let list = ListOfItselfMock()
        list.allHandler = { [list] }
        #expect(list.all() == [list])
        let other = HashableUnlikeItselfMock<String>()
        other.makeHandler = { "value" }
        #expect(other.make() == "value")
    }

    @Test("closures and inout parameters keep their types on the outside")
    func closuresAndInouts() {
        let cache = CacheMock()
        cache.performHandler = { $0() }
        #expect(cache.perform { "text" } == "text")
        cache.combineHandler = { pair, swap in
            let pair = pair as! (Int, String)
            return swap(pair.0, pair.1)
        }
        #expect(cache.combine((1, "one"), { ($1, $0) }) == ("one", 1))
        cache.changeHandler = { value, other in value = other }
        var number = 1
        cache.change(&number, by: 2)
        #expect(number == 2)
        cache.opaqueHandler = { $0.reduce(0) { sum, next in sum + next } }
        #expect(cache.opaque([1, 2]) == 3)
    }

    @Test("types inside of others reach handlers whole")
    func nestedTypes() throws {
        let cache = CacheMock()
        cache.opaqueInsideHandler = { ($0 as? [String])?.count ?? 0 }
        #expect(cache.opaqueInside(["a", "b"]) == 2)
        cache.opaqueOptionalHandler = { #expect($0 as? Int == 1) }
        cache.opaqueOptional(1)
        #expect(cache.opaqueOptionalCallCount == 1)
        cache.constrainedHandler = { ($0 as? [String: Int])?.values.max() as Any }
        #expect(cache.constrained(["a": 1, "b": 2]) == 2)
        cache.tryAllHandler = { values in
            guard let last = values.last else { throw CancellationError() }
            return last
        }
        #expect(try cache.tryAll(1, 2) == 2)
        cache.wrappedHandler = { $0 }
        #expect(try cache.wrapped(.success("value")).get() == "value")
    }

    @Test("closures keep their attributes in results")
    func closureResults() async throws {
        let maker = ClosureMakerMock()
        maker.sendableHandler = { value in { @Sendable (other: Int) -> Bool in other > 1 } }
        let isMore = maker.sendable(1)
        #expect(await Task.detached { isMore(2) }.value)
        maker.isolatedHandler = { _ in { @MainActor (number: Int) in #expect(number == 3) } }
        await maker.isolated(2)(3)
    }

    @Test("Self is the mock")
    func selfResults() {
        let shape = ShapeMock()
        shape.copyHandler = { [unowned shape] in shape }
        #expect(shape.copy() === shape)
        #expect(shape.scaled(by: 2) == nil)
        let comparable = ComparableShapeMock()
        comparable.isEqualHandler = { $0 === comparable }
        #expect(comparable.isEqual(to: comparable))
        #expect(comparable.union([comparable]).isEmpty)
    }

    @Test("subclasses can stand in for Self")
    func subclasses() {
        final class Special: ShapeMock {}
        let special = Special()
        special.copyHandler = { special }
        #expect(special.copy() === special)
    }

    @Test("associated types are Any, bound, or parameters of the mock")
    func associatedTypes() {
        let container = ContainerMock(last: 1)
        container.addHandler = { #expect($0 as? String == "item") }
        container.add("item")
        #expect(container.last as? Int == 1)
        #expect(AnnotatedContainerMock().item(for: "key") == 0)
        #expect(SameTypeContainerMock(value: 3).value == 3)
        let constrained = ConstrainedContainerMock<Int, [Int]>(items: [1])
        #expect(constrained.items == [1])
        #expect(constrained.index(of: 1) == nil)
    }

    @Test("names mean the same in a mock as in its protocol, whatever is declared around them")
    func hidingNames() {
        let coupon = CouponMock()
        coupon.drawHandler = { $0 + 1 }
        #expect(coupon.draw(1) == 2)
        let bouquet = BouquetMock<[Int], Int>()
        bouquet.arrangeHandler = { [$0] }
        #expect(bouquet.arrange(1) == [1])
        let palette = PaletteMock<[Int], Set<Int>>()
        palette.mixHandler = { colors, names in colors.count + names.count }
        #expect(palette.mix([1, 2], [3]) == 3)
        let mooring = Harbour.Pier.MooringMock()
        mooring.moorHandler = { theme, _ in theme }
        #expect(mooring.moor(Theme(name: "blue"), with: .init())?.name == "blue")
        #expect(Market.MarketMock().goods is Market.GoodsMock)
        let album = StickerRowAlbumMock<[[Sticker]]>()
        album.stickHandler = { sticker, row in sticker + row.flatMap(\.self) }
        #expect(album.stick([Sticker()], after: [[Sticker()]])?.count == 2)
    }

    @Test("associated types that are the same share their constraints")
    func sameAssociatedTypes() {
        let shelf = LabelledShelfMock<Int>()
        shelf.findHandler = { [$0] }
        #expect(shelf.find(3) == [3])
        let list = MarkListMock<IndexingIterator<[Int]>>(startIndex: 0, endIndex: 0)
        #expect(list.isEmpty)
    }

    @Test("operators have handlers too")
    func operators() {
        VectorMock.plusHandler = { left, _ in left }
        let vector = VectorMock()
        #expect(vector + VectorMock() === vector)
        #expect(VectorMock.plusCallCount == 1)
        VectorMock.plusHandler = nil
    }

    @Test("one handler answers what differs in its results alone")
    func resultsOfInstances() async throws {
        let mock = AnyResolverMock()
        mock.resolveHandler = { 1 }
        let optional: Int? = mock.resolve()
        #expect(optional == 1)
        #expect(mock.resolveCallCount == 1)
        mock.findHandler = { $0 == "list" ? ["a"] : nil }
        let found: [String]? = try await mock.find("list")
        let missing: Int? = try await mock.find("")
        #expect(found == ["a"])
        #expect(missing == nil)
        mock.checkHandler = { _ in Result<Int, any Error>.success(3) }
        let checked: Result<Int, any Error> = mock.check("")
        #expect(try checked.get() == 3)
        mock.takeValueHandler = { $0 }
        #expect(mock.take("a") == "a")
    }

    @Test("optional results are nil where a handler answers with a value of another type")
    func resultsOfOtherTypes() async throws {
        let settings = SettingsMock()
        settings.valueHandler = { _ in 3 }
        let number: Int? = settings.value(for: "number")
        let text: String? = settings.value(for: "text")
        let inner: Int?? = settings.value(for: "inner")
        #expect(number == 3)
        #expect(text == nil)
        #expect(inner == .some(.some(3)))
        settings.valuesHandler = { _ in [1, 2] }
        let numbers: [Int]? = try settings.values(for: "numbers")
        let texts: [String]? = try settings.values(for: "texts")
        #expect(numbers == [1, 2])
        #expect(texts == nil)
        settings.nestedHandler = { _ in 3 }
        let nested: Int?? = settings.nested(for: "number")
        let other: String?? = settings.nested(for: "text")
        #expect(nested == .some(.some(3)))
        #expect(other == .none)
        settings.implicitHandler = { _ in 3 }
        let implicit: String? = settings.implicit(for: "text")
        #expect(implicit == nil)
        settings.pairHandler = { _ in ("a", 1) }
        let pair: (String, Int)? = settings.pair(for: "pair")
        let otherPair: (Int, Int)? = settings.pair(for: "pair")
        #expect(pair?.0 == "a")
        #expect(otherPair == nil)
        settings.loadHandler = { _ in nil }
        let loaded: Int? = await settings.load("nothing")
        #expect(loaded == nil)
        settings.subscriptHandler = { _ in settings }
        let found: SettingsMock? = settings["mock"]
        let missing: CacheMock? = settings["cache"]
        #expect(found === settings)
        #expect(missing == nil)
        let shared = SharedSettingsMock()
        shared.loadHandler = { _ in 3 }
        let sharedText: String? = try await shared.load("text")
        #expect(sharedText == nil)
    }
}
