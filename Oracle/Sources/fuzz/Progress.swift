// Which mutation a worker is at, in memory that it shares with its supervisor: it is still there when the worker is not.

import Foundation

/// A few numbers in a mapped file.
struct Progress: @unchecked Sendable {
    private let numbers: UnsafeMutablePointer<Int>

    /// Maps a file, which is made if there is none.
    init?(path: String) {
        let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        let size = 4 * MemoryLayout<Int>.size
        guard ftruncate(descriptor, off_t(size)) == 0,
            let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else { return nil }
        numbers = memory.bindMemory(to: Int.self, capacity: 4)
    }

    /// The number of the mutation being checked.
    var current: Int {
        get { numbers[0] }
        nonmutating set { numbers[0] = newValue }
    }

    /// How many mutations were checked.
    var done: Int {
        get { numbers[1] }
        nonmutating set { numbers[1] = newValue }
    }

    /// The slowest mutation so far.
    var slowest: (number: Int, microseconds: Int) {
        get { (numbers[2], numbers[3]) }
        nonmutating set { (numbers[2], numbers[3]) = newValue }
    }
}
