// Mocks of classes: what they override is counted and answered, what they do not is the class's own.
// Mocks with a superclass: every way to make one.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Mocks of classes")
struct ClassBehaviorTests {
    @Test("take the place of the class and answer for it")
    func overriding() async throws {
        let mock = FileLoaderMock(name: "mock")
        let loader: FileLoader = mock
        mock.loadHandler = { url, attempts, queue in Data("\(url.lastPathComponent) \(attempts) \(queue ?? "-")".utf8) }
        mock.startHandler = {}
        loader.start()
        #expect(mock.startCallCount == 1)
        #expect(!loader.isRunning)
        let data = try await loader.load(URL(fileURLWithPath: "/a"))
        #expect(String(decoding: data, as: UTF8.self) == "a 3 -")
        #expect(try await mock.load(URL(fileURLWithPath: "/a"), attempts: 1, on: "q") == Data("a 1 q".utf8))
        #expect(mock.loadCallCount == 2)
        #expect(loader.load(id: 1) == "")
        #expect(loader[1] == 0)
        mock.copyHandler = { mock }
        #expect(loader.copy() === mock)
        mock.laterHandler = { 7 }
        #expect(try await loader.later == 7)
    }

    @Test("are default values where they are made without arguments")
    func defaultValues() async throws {
        let hub = SensorHubMock(round: RoundSensor(), label: "l")
        #expect(hub.plain is PlainSensorMock && hub.make() is PlainSensorMock)
        #expect(hub.set.limit == 3)
        #expect(try await hub.find().0 is SetSensorMock)
        let owner = SensorOwnerMock(closed: ClosedSensor())
        #expect(owner.open.name == "open" && owner.open.owner == nil)
    }

    @Test("are no default values where making them would never end")
    func endlessDefaultValues() {
        let session = PageSessionMock()
        #expect(SensorPageMock(session: session).session === session)
        let sensor = PairedSensorMock()
        sensor.pair = (SensorPairMock(sensor: sensor), 1)
        #expect(sensor.pair.0.sensor === sensor)
        #expect(NestingParentMock().child is NestingChildMock)
    }

    @Test("erase what only the where clause of a member makes a type")
    func contextualClauses() async throws {
        let mock = ContextualStoreMock<String, Int>()
        let store: ContextualStore<String, Int> = mock
        #expect(store.load(["a"], limit: 1) == [:])
        mock.loadHandler = { keys, limit in (keys as? Set<String>)?.first.map { [$0: limit] } ?? [:] }
        #expect(store.load(["b"], limit: 2) == ["b": 2])
        #expect(mock.loadArgValues.map { $0.keys as? Set<String> } == [["a"], ["b"]])
        mock.findHandler = { $0 }
        #expect(try await store.find(ContextualKey(value: "a"))?.value == "a")
        mock.firstHandler = { elements, _ in (elements as? String)?.last }
        #expect(store.first("ab", 1) == "b")
        mock.updateHandler = { $0 = Set(["c"]) }
        var keys: Set = ["a"]
        store.update(&keys)
        #expect(keys == ["c"])
        mock.plainHandler = { key, _ in .success(key) }
        #expect(try store.plain("a", []).get() == "a")

        struct Failure: Error {}
        let failing = ContextualStoreMock<Int, Failure>()
        failing.failHandler = { _ in throw Failure() }
        #expect(throws: Failure.self) { try failing.fail(Failure()) }
    }

    @Test("hand on what the class cannot copy, and record what its members can")
    func noncopyableParameters() {
        struct Token: ~Copyable {
            let number: Int
        }
        let mock = ContextualKeeperMock<Token>()
        var numbers: [Int] = []
        mock.keepHandler = { token, index in numbers += [token.number, index] }
        mock.keep(Token(number: 1), at: 2)
        #expect(numbers == [1, 2])
        #expect(mock.keepArgValues == [2])
        let copying = ContextualKeeperMock<Int>()
        copying.copyHandler = { [$0, $0] as? [Int] ?? [] }
        #expect(copying.copy(3) == [3, 3])
        #expect(copying.copyArgValues as? [Int] == [3])
    }

    @Test("count sets of properties whose types follow from their first values")
    func inferredTypes() {
        let mock = TallyMock()
        let tally: Tally = mock
        tally.ratio = 0.5
        tally.entry.number += 1
        tally.names = ["a": 1]
        tally.date = .distantPast
        #expect((tally.ratio, tally.title, tally.entry.number) == (0.5, "ab", 1))
        #expect((tally.names, tally.date, tally.count) == (["a": 1], .distantPast, 0))
        #expect((mock.ratioSetCallCount, mock.entrySetCallCount, mock.namesSetCallCount) == (1, 1, 1))
        #expect(mock.dateSetCallCount == 1)
    }

    @Test("leave a requirement to its default implementation where another one needs the superclass's member")
    func yieldingToDefault() {
        let mock = MakesPartsMock()
        let pane = Pane()
        mock.makeHandler = { pane }
        func make(_ maker: some MakesPanes) -> Pane { maker.make() }
        func makeAny(_ maker: some MakesAnything) -> Pane? { maker.make() }
        #expect(make(mock) === pane)
        #expect((mock as PartMaker).make() === pane)
        #expect(makeAny(mock) == nil)
        #expect(mock.makeCallCount == 2)
    }

    @Test("override properties whose types only their protocols write")
    func requiredTypes() {
        let mock = ScoresMock()
        let scores: any Scores = mock
        #expect(scores.scores == [1])
        scores.scores = [2]
        #expect((scores.scores, mock.scoresSetCallCount) == ([2], 1))
    }

    @Test("keep the values that the class is given, and run none of its code")
    func properties() {
        let mock = FileLoaderMock(name: "first", retries: 5)
        let loader: FileLoader = mock
        #expect(loader.name == "first")
        #expect(loader.retries == 5)
        loader.name = "second"
        #expect(loader.name == "second")
        #expect(mock.nameSetCallCount == 1)
        #expect(loader.title == "")
        mock.title = "set"
        #expect(loader.title == "set")
        mock.isRunning = true
        #expect(loader.isRunning)
        #expect(loader.progress == 0)
        loader.progress = 0.5
        #expect(loader.progress == 0.5)
        #expect(mock.progressSetCallCount == 1)
        loader.subtitle = "sub"
        #expect(loader.name == "second")
        do {
            let delegate = FileLoaderMock()
            loader.delegate = delegate
            #expect(loader.delegate === delegate)
        }
        #expect(loader.delegate == nil)
        #expect(mock.delegateSetCallCount == 1)
    }

    @Test("override class members, and leave the rest to the class")
    func classMembers() {
        let type: FileLoader.Type = CachingLoaderMock.self
        CachingLoaderMock.makeHandler = { CachingLoaderMock(name: $0) }
        #expect(type.make("made").name == "made")
        #expect(CachingLoaderMock.makeCallCount == 1)
        CachingLoaderMock.shared = 3
        #expect(type.shared == 3)
        let mock = CachingLoaderMock(name: "")
        mock.refreshHandler = { $0 + "!" }
        #expect(mock.refresh("a") == "a!")
        #expect(mock.refreshArgValues == ["a"])
        #expect(mock.copy() === mock)
    }

    @Test("hand initializers on")
    func initializers() async throws {
        var numbers = [1]
        #expect(try FileLoaderMock(failing: "f", 1, then: &numbers, make: 2)?.name == "f")
        #expect(try await FileLoaderMock(from: FileLoaderMock(name: "other")).name == "other")
        #expect(FileLoaderMock().name == "")
        #expect(NumbersMock(1, 2).sum() == 0)
        #expect(TapeMock(coder: 1) != nil)
        _ = Space.StationMock()
        _ = EmptyMock()
    }

    @Test("are generic where the class is")
    func generics() {
        let mock = BoxMock<Int, String>(value: 1)
        let box: Box<Int, String> = mock
        mock.mapHandler = { transform in transform(41) }
        #expect(box.map { $0 + 1 } == 42)
        #expect(box.value == 1)
        BoxMock<Int, Int>.kind = "other"
        #expect(BoxMock<Int, String>.kind == "")
        let special = SpecialBoxMock(value: 2)
        special.mapHandler = { $0(1) }
        #expect((special as Box<Int, String>).map { $0 * 3 } == 3)
        #expect(special.value == 2)
    }

    @Test("of Sendable classes can be used from any thread")
    func threads() async {
        let mock = DepotMock()
        mock.saveHandler = { $0.count }
        let sum = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { mock.save("four") } }
            return await group.reduce(0, +)
        }
        #expect(sum == 400)
        #expect(mock.saveCallCount == 100)
        mock.name = "n"
        #expect(mock.nameSetCallCount == 1)
        mock.size = 4
        #expect(mock.size == 4)
        #expect(await PanelMock().show("") == false)
    }
}

@Suite("Mocks with a superclass")
struct SuperclassBehaviorTests {
    @Test("are made in every way that the superclass is")
    func initializers() throws {
        #expect(NamedScreenMock().name == "")
        #expect(NamedScreenMock(name: "n").name == "n")
        let titled = NamedScreenMock(title: "t")
        #expect(titled.title == "t")
        #expect(titled.titleSetCallCount == 0)
        #expect(NamedPopupMock(name: "n").name == "n")
        #expect(NamedPopupMock(size: 2).size == 2)
        _ = TokenScreenMock(token: TokenView.Token())
        _ = ItemScreenMock()
        #expect(try ItemScreenMock(checked: 1) != nil)
        #expect(SubviewScreenMock(count: 3).count == 3)
        #expect(FailableScreenMock(text: "t").text == "t")
        #expect(UnseenScreenMock().label == "unseen")
        #expect(UnseenScreenMock(label: "l").label == "l")
        #expect(GivenScreenMock(title: "t").title == "t")
    }

    @Test("override what the superclass has")
    func equipped() {
        let mock = EquippedScreenMock()
        let screen: any EquippedScreen = mock
        #expect(screen.title == "equipped")
        #expect(screen.size == 3)
        #expect(screen.draw("four") == 0)
        screen.finish()
        screen.show()
        #expect(mock.drawCallCount == 1)
        #expect(mock.showCallCount == 0)
        #expect(mock.show1CallCount == 1)
    }

    @Test("or a composition are one mock of all")
    func compositions() {
        let door = DoorMock()
        let both: any Door = door
        both.open("a")
        both.close()
        #expect(door.openArgValues == ["a"])
        #expect(door.closeCallCount == 1)
        #expect(Building.FramedDoorMock(width: 2).width == 2)
        #expect(Building.FramedDoorMock().width == 1)
        let numbers = NumberDoorMock()
        numbers.collect(1)
        #expect(numbers.collectCallCount == 1)
        let looking = LookingDoorMock<String, Int>()
        looking.valueHandler = { [$0.count] }
        let generic: any LookingDoor<String, Int> = looking
        generic.collect(1)
        #expect(generic.value(for: "two") == [3])
        #expect(looking.collectCallCount == 1)
    }

    @Test("take names of the superclass for what they mean there")
    func nestedTypes() {
        let mock = FreighterMock(crew: Space.Crew(), kind: .small)
        var cargos: [Any] = []
        mock.loadHandler = { cargo, crew in
            cargos.append(cargo)
            return crew
        }
        #expect(mock.load(Space.Ship.Cargo()) != nil)
        #expect(cargos.first is Space.Ship.Cargo)
    }

    @Test("are decoded as their classes are")
    func decoding() throws {
        let record = try JSONDecoder().decode(RecordMock.self, from: Data(#"{"number": 7}"#.utf8))
        #expect(record.number == 7)
        record.play()
        #expect(record.playCallCount == 1)
        let screen = try JSONDecoder().decode(DecodedScreenMock.self, from: Data(#"{"title": "a"}"#.utf8))
        #expect(screen.title == "a")
        screen.refresh()
        #expect(screen.refreshCallCount == 1)
    }

    @Test("do not count what an initializer sets")
    func initializerSetsNothing() {
        let mock = SeveralScreenMock(title: "a")
        #expect(mock.title == "a")
        #expect(mock.titleSetCallCount == 0)
        mock.title = "b"
        #expect(mock.titleSetCallCount == 1)
    }

    @Test("bring the hash value that a superclass lacks")
    func hashValues() {
        #expect(Set([ComparedScreenMock(number: 1), ComparedScreenMock(number: 2)]).count == 2)
    }

    @Test("leave to extensions of the class what they bring")
    func extensionsOfSuperclass() {
        let mock = ExtendedScreenMock()
        let screen: any ExtendedScreen = mock
        #expect(Set([ExtendedScreenMock(), mock]).count == 1)
        #expect(screen.caption == "caption")
        #expect(screen.hide() + screen.shake() == 11)
        screen.blink()
        screen.draw()
        #expect(mock.blinkCallCount + mock.drawCallCount == 2)
    }

    @Test("leave the actor of their superclass for a protocol that is bound to none")
    func superclassOnActor() async throws {
        let mock = await FreeScreenMock(title: "a")
        mock.showHandler = { $0 + 1 }
        let shown = try await Task.detached {
            mock.title = "b"
            return try mock.show(1)
        }.value
        #expect(shown == 2)
        #expect(mock.showArgValues == [1])
        #expect(mock.titleSetCallCount == 1)
    }

    @Test("inherit from classes of UIKit that no file declares, and run where these do")
    @MainActor
    func interfaceClasses() async {
        let screen = PosterScreenMock()
        let poster = Poster()
        screen.reloadHandler = { $0 }
        #expect(await screen.reload(poster) === poster)
        screen.findHandler = { $0 == "a" }
        let found = await Task.detached { screen.find("a") }.value
        #expect(found && screen.findCallCount == 1)
        let gallery = GalleryMock()
        #expect(gallery.name == "")
        gallery.openHandler = { _ in poster }
        #expect(await (gallery as GalleryController).open(Poster()) === poster)
        let view: any HasHeadline & UIView = HeadlineViewMock()
        #expect(view.headline == "")
    }
    @Test("have properties without a value")
    func voids() {
        let mock = VoidsMock()
        mock.stored = ()
        mock.computed = mock.readable
        #expect((mock.storedSetCallCount, mock.computedSetCallCount) == (1, 1))
    }
}
