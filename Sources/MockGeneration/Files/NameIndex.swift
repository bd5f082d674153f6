// The names that files may declare -> the files that may declare a name.

import SwiftDeclarations

/// Finds files by the hashes of the names in them. Two names with one hash only cost the parsing of a file.
struct NameIndex: Sendable {
    // A hash table in flat arrays: there are as many entries as declarations in the run, and it is built in every run.
    private var hashes: [UInt32] = []
    private var files: [Int32] = []
    /// For each entry the next one of its slot; -1 for the last.
    private var next: [Int32] = []
    /// The first entry of each slot; -1 for none.
    private var slots: [Int32] = [-1]

    /// Starts without names.
    init() {}

    /// Makes an index of what a glance at the files told, and of what is known besides.
    init(_ inputs: [InputFile], and others: [(hash: UInt32, file: Int32)]) {
        let count = inputs.reduce(others.count) { $0 + $1.names.hashes.count }
        hashes.reserveCapacity(count)
        files.reserveCapacity(count)
        for file in inputs.indices {
            let new = inputs[file].names.hashes
            hashes += new
            files += repeatElement(Int32(truncatingIfNeeded: file), count: new.count)
        }
        for other in others {
            hashes.append(other.hash)
            files.append(other.file)
        }
        var size = 1
        while size < 2 * count { size *= 2 }
        slots = Array(repeating: -1, count: size)
        next = Array(repeating: -1, count: count)
        chain()
    }

    private mutating func chain() {
        let mask = UInt32(truncatingIfNeeded: slots.count - 1)
        hashes.withUnsafeBufferPointer { hashes in
            slots.withUnsafeMutableBufferPointer { slots in
                next.withUnsafeMutableBufferPointer { next in
                    // Backwards, so that the files of a slot come in their order. A name that a file declares again and
                    // again is there once, unless others of its slot stand between.
                    var entry = hashes.count - 1
                    while entry >= 0 {
                        let slot = Int(truncatingIfNeeded: hashes[entry] & mask)
                        let first = Int(slots[slot])
                        if first < 0 || hashes[first] != hashes[entry] || files[first] != files[entry] {
                            next[entry] = slots[slot]
                            slots[slot] = Int32(truncatingIfNeeded: entry)
                        }
                        entry -= 1
                    }
                }
            }
        }
    }

    /// Whether some file may declare `name`.
    func mayDeclare(_ name: String, as kind: DeclaredNames.Kind) -> Bool {
        let hash = DeclaredNames.hash(name, as: kind)
        var entry = slots[Int(hash & UInt32(truncatingIfNeeded: slots.count - 1))]
        while entry >= 0, hashes[Int(entry)] != hash { entry = next[Int(entry)] }
        return entry >= 0
    }

    /// Calls `body` with each file that may declare `name`; with some more than once.
    func forEachFile(declaring name: String, as kind: DeclaredNames.Kind, _ body: (Int) -> Void) {
        forEachFile(withHash: DeclaredNames.hash(name, as: kind), body)
    }

    /// Calls `body` with each file that may extend what some file declares as a typealias.
    func forEachFileExtendingTypealiases(_ body: (Int) -> Void) {
        // A name that is declared many times is asked for once.
        for hash in Set(hashes) {
            forEachFile(withHash: DeclaredNames.hash(hash, of: .typealias, as: .extension), body)
        }
    }

    /// Calls `body` with each file that may declare the name of a hash; with some more than once.
    func forEachFile(withHash hash: UInt32, _ body: (Int) -> Void) {
        var entry = slots[Int(hash & UInt32(truncatingIfNeeded: slots.count - 1))]
        while entry >= 0 {
            if hashes[Int(entry)] == hash { body(Int(files[Int(entry)])) }
            entry = next[Int(entry)]
        }
    }
}
