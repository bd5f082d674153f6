// Values that are lent, handed over, sent or packed reach handlers and histories.

import Testing

@testable import GoldenFixtures

@Suite("Ownership and packs")
struct OwnershipBehaviorTests {
    @Test("values that cannot be copied are handed on")
    func noncopyable() {
        let mock = TicketOfficeMock(current: Ticket(number: 7), next: Ticket(number: 8))
        mock.readHandler = { ticket in ticket.number }
        mock.renumberHandler = { ticket in ticket.number += 1 }
        mock.issueHandler = { Ticket(number: 9) }
        var ticket = Ticket(number: 1)
        mock.renumber(&ticket)
        #expect(mock.read(ticket) == 2)
        #expect(mock.issue().number == 9)
        #expect(mock.current.number == 7)
        mock.next = Ticket(number: 10)
        #expect(mock.nextSetCallCount == 1)
        #expect(mock.next.number == 10)
        mock.redeem(ticket)
        #expect(mock.redeemCallCount == 1)
    }

    @Test("a history keeps what can be copied")
    func history() {
        let mock = ParcelServiceMock()
        mock.redeem(Ticket(), at: "Lisbon")
        #expect(mock.redeemArgValues == ["Lisbon"])
        let parcel = Parcel()
        #expect(mock.weigh(parcel) == 0)
        #expect(mock.weighArgValues.first === parcel)
    }

    @Test("what is handed over beside a closure that does not escape arrives")
    func handingOver() async throws {
        let mock = ParcelRelayMock()
        mock.handOverHandler = { parcel, work in parcel.weight = await work() }
        let parcel = Parcel()
        await mock.handOver(parcel) { 4 }
        #expect(parcel.weight == 4)
        #expect(mock.handOverArgValues.first === parcel)
        mock.redeemHandler = { ticket, work in
            let number = ticket.number
            #expect(await work() == number)
        }
        await mock.redeem(Ticket(number: 5)) { 5 }
        mock.weigh((number: 1, name: "first"))
        #expect(mock.weighArgValues.first?.name == "first")

        let depot = ParcelDepotMock()
        depot.transactionHandler = { body in try await body() }
        #expect(try await depot.transaction { 6 } == 6)
    }

    @Test("handlers that may run elsewhere change what they are given, also where they throw")
    func asynchronousInouts() async throws {
        struct Box: Parcelled {}
        let mock = ParcelPackerMock()
        mock.packHandler = { parcels, limit in
            parcels.append(Box())
            limit -= 1
            if limit < 0 { throw NetworkError.offline }
            return parcels.count
        }
        var (parcels, limit): ([any Parcelled], Int) = ([], 1)
        #expect(try await mock.pack(&parcels, limit: &limit) == 1)
        await #expect(throws: NetworkError.offline) { try await mock.pack(&parcels, limit: &limit) }
        #expect(parcels.count == 2)
        #expect(limit == -1)
        mock.replaceHandler = { value in
            await Task.yield()
            value = "new"
        }
        var text: String? = nil
        await mock.replace(&text)
        #expect(text == "new")
    }

    @Test("what cannot be copied is kept by mocks of every isolation")
    func seals() async {
        let holder = SealHolderMock(seal: Seal(number: 1))
        #expect(holder.seal.number == 1)
        let task = Task.detached { holder.seal.number }
        #expect(await task.value == 1)
        let keeper = SealKeeperMock(seal: Seal(number: 2))
        #expect(await keeper.number == 2)
        #expect(SealedScreenMock(seal: Seal(number: 3)).seal.number == 3)
    }

    @Test("what is declared elsewhere is moved to the handler and back")
    func movedValues() async throws {
        let mock = PathTurnerMock()
        mock.turnHandler = { path in
            path = \String.isEmpty
            return 3
        }
        var path: AnyKeyPath = \String.count
        #expect(try await mock.turn(&path) == 3)
        #expect(path == \String.isEmpty)
        mock.turnHandler = { path in
            path = \String.count
            throw CancellationError()
        }
        await #expect(throws: CancellationError.self) { try await mock.turn(&path) }
        #expect(path == \String.count)
        mock.leaveHandler = { _, kind, path in
            (kind, path) = (PathTurnerMock.self, \String.isEmpty)
            return nil
        }
        var last: Never?
        var kind: AnyClass = SealFactoryMock.self
        #expect(await mock.leave(&last, &kind, by: &path) == nil)
        #expect(kind is PathTurnerMock.Type && path == \String.isEmpty)
    }

    @Test("what has no copies and cannot be sent reaches handlers of members on actors")
    func noncopyableOnActors() async throws {
        let depot = WaybillDepotMock()
        depot.takeHandler = { waybill in #expect(waybill.parcel.weight == 2) }
        await depot.takeTwo()
        #expect(depot.takeCallCount == 1)
        depot.swapHandler = { waybill in
            waybill = Waybill()
            throw CancellationError()
        }
        depot.lookHandler = { waybill in waybill.parcel.weight }
        #expect(try await depot.swapAndLook() == 1)
        depot.exchangeHandler = { waybill, other, parcel, count, _ in
            parcel.weight = waybill.parcel.weight + other.parcel.weight + count
            return waybill
        }
        #expect(try await depot.exchangeTwo() == 2)
        #expect(depot.exchangeArgValues.map(\.parcel.weight) == [13])
    }

    @MainActor
    @Test("and those of members on the main actor")
    func noncopyableOnMain() async throws {
        let desk = WaybillDeskMock()
        desk.swapHandler = { waybill in
            waybill.parcel.weight += 1
            return Waybill()
        }
        var waybill = Waybill()
        #expect(try await desk.swap(&waybill).parcel.weight == 1)
        desk.lookHandler = { $0.parcel.weight }
        #expect(await desk.look(waybill) == 2)
        desk.takeHandler = { waybill in #expect(waybill.parcel.weight == 2) }
        await desk.take(Waybill(weight: 2))
        #expect(desk.takeCallCount == 1)

        let courier = WaybillCourierMock()
        courier.takeHandler = { waybill, actor in #expect(waybill.parcel.weight == 2 && actor === MainActor.shared) }
        courier.swapHandler = { waybill, work, _ in
            work()
            waybill.parcel.weight += 1
            return nil
        }
        await courier.take(Waybill(weight: 2), on: MainActor.shared)
        let counter = Parcel()
        _ = await courier.swap(&waybill, { counter.weight += 1 }, on: MainActor.shared)
        #expect(waybill.parcel.weight == 3)
        #expect(counter.weight == 2)
        #expect(courier.takeCallCount == 1)
    }

    @MainActor
    @Test("a history keeps what is sent there and back")
    func sentInouts() async {
        let stand = ParcelStandMock()
        stand.tradeHandler = { parcel, count in
            parcel = Parcel()
            parcel.weight = count
        }
        var parcel = Parcel()
        await stand.trade(&parcel, 4)
        #expect(parcel.weight == 4)
        #expect(stand.tradeArgValues.map(\.parcel.weight) == [1])
    }

    @Test("also where nothing waits for an actor")
    func sentInoutsOffActors() async {
        let trader = ParcelTraderMock()
        trader.lendHandler = { parcel, _ in parcel.weight }
        var other = Parcel()
        #expect(await trader.lend(&other) {} == 1)
        #expect(trader.lendArgValues.count == 1)
    }

    @Test("what no handler can make is counted and answered as without one")
    func obstacles() {
        let factory = SealFactoryMock()
        #expect(factory.makeCallCount == 0)
        #expect(throws: (any Error).self) { _ = try factory.pass(Seal(number: 1), count: 2).number }
        #expect(factory.passCallCount == 1)
        #expect(factory.passArgValues == [2])
        if case .some = factory.find(Seal.self) { Issue.record("nothing can be found") }
        #expect(factory.findCallCount == 1)
        let vault = SealVaultMock(title: "vault")
        vault.seal = Seal(number: 3)
        #expect(vault.sealSetCallCount == 1)
        #expect(vault.title == "vault")
        #expect(MakesClosuresOverPacksMock().find(1, "two") == nil)
    }

    @Test("arrays of a fixed size and spans are handed on")
    func spans() {
        let reader = ByteReaderMock()
        reader.headerHandler = { bytes in [bytes[0], bytes[3]] }
        let header = reader.header([1, 2, 3, 4])
        #expect([header[0], header[1]] == [1, 4])
        reader.checksumHandler = { bytes, seed in bytes.count + seed }
        #expect(reader.checksum(([5, 6] as [UInt8]).span, seed: 3) == 5)
        #expect(reader.checksumArgValues == [3])
        reader.firstHandler = { 7 }
        #expect(reader.first(["a"].span) == 7)
    }

    @Test("parameter packs are lists")
    func packs() async throws {
        let mock = PackLoggerMock()
        mock.countHandler = { $0.count }
        #expect(mock.count(1, "two", 3.0) == 3)
        mock.log("a", 2, level: 1)
        #expect(mock.logArgValues.map(\.level) == [1])
        #expect(mock.logArgValues[0].values.map { "\($0)" } == ["a", "2"])
        mock.echoHandler = { ($0[0] as? Int ?? 0, $0[1] as? String ?? "") }
        let (number, text) = mock.echo(5, "six")
        #expect(number == 5)
        #expect(text == "six")
    }

    @Test("what cannot escape and closures that give it reach handlers, or leave their calls to them")
    func visitedBytes() {
        let mock = ByteVisitorMock()
        mock.readHandler = { $0().count + 3 }
        let count = mock.read { Span() }
        #expect(count == 3)
        mock.updateHandler = { times in times + 1 }
        let times = mock.update({ (_: inout MutableSpan<Int>) in }, times: 1)
        #expect(times == 2)
    }

    @Test("what cannot be copied is kept on an actor that its mock is not on")
    @MainActor func keptOnActor() {
        let mock = SealDrawerMock()
        mock.top = Seal(number: 3)
        #expect(mock.topSetCallCount == 1)
        #expect(mock.top?.number == 3)
    }

    @Test("tuples are recorded as they are handed over")
    func handedOverTuples() async {
        let mock = SealDrawerMock()
        mock.file((number: 1, name: "one"), under: "a")
        #expect(mock.fileArgValues.map(\.entry.name) == ["one"])
        var stacked: Any?
        mock.stackHandler = { stacked = $0 }
        await mock.stack(("two", 2))
        #expect(stacked as? (String, Int) != nil)
        #expect(mock.stackArgValues.count == 1)
    }

    @Test("packs that say who owns them reach handlers, and their closures get what handlers pass")
    func ownedPacks() {
        let mock = OwnedPacksMock()
        mock.lendHandler = { $0.count }
        #expect(mock.lend(1, "two", 3.0) == 3)
        mock.visitHandler = { body in body([4, "five"]) }
        var visited: [String] = []
        mock.visit { (number: borrowing Int, text: borrowing String) in visited = ["\(copy number)", copy text] }
        #expect(visited == ["4", "five"])
        mock.changeHandler = { start in start + 1 }
        #expect(mock.change({ (number: inout Int) in number = 2 }, from: 1) == 2)
    }

    @Test("raw identifiers have plain names in generated members")
    func rawIdentifiers() {
        let mock = OddNamesMock()
        mock.addTwoNumbersHandler = { $0 + $1 }
        #expect(mock.`add two numbers`(1, `second one`: 2) == 3)
        mock.`hello world` = 4
        #expect(mock.helloWorldSetCallCount == 1)
    }
}

extension SealKeeper {
    fileprivate var number: Int { seal.number }
}

extension WaybillDepotMock {
    fileprivate func takeTwo() async { await take(Waybill(weight: 2)) }

    fileprivate func swapAndLook() async throws -> Int {
        var waybill = Waybill(weight: 5)
        do { try await swap(&waybill) } catch is CancellationError {}
        return await look(waybill)
    }

    fileprivate func exchangeTwo() async throws -> Int {
        try await exchange(Waybill(weight: 2), for: Waybill(weight: 4), Parcel(), 7) {}.parcel.weight
    }
}

extension Waybill {
    fileprivate init(weight: Int) {
        self.init()
        parcel.weight = weight
    }

    @Test("handlers change what is inout and opaque in part")
    func opaqueInouts() {
        let mock = GenericOwnershipMock()
        mock.sortAllHandler = { items in items = (items as? [Int])?.sorted() ?? [] }
        var items = [3, 1, 2]
        mock.sortAll(&items)
        #expect(items == [1, 2, 3])
        var value: Int! = 1
        mock.clearHandler = { $0 = nil }
        mock.clear(&value)
        #expect(value == nil)
    }
}
