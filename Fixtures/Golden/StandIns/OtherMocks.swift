// A mock whose file has private declarations with the names of another's, and what it is in an extension.

protocol CounterParent {
    func count(_ text: String) -> Int
    func limit() -> Int
}

class CounterParentMock {
    var countCallCount = 0
    lazy var factor: Int = Scale(size: 3).doubled
}

extension CounterParentMock: CounterParent {
    func count(_ text: String) -> Int {
        countCallCount += 1
        return scale(text) * factor
    }

    func limit() -> Int { scale() }
}

private func scale() -> Int { 7 }
private func scale(_ text: String) -> Int { text.count.doubled }

private struct Scale {
    let size: Int
}

extension Scale {
    var doubled: Int { size.doubled }
}

extension Int {
    fileprivate var doubled: Int { self * 2 }
}
