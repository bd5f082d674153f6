// Files of a run -> tables of what they declare, each file when somebody needs it. Under an assumption, what that leaves: a
// file that it says nothing about is taken as it is, so that many assumptions cost little more than one.

import SwiftDeclarations

/// The declarations of the files that somebody needed so far, for all threads.
final class LoadedFiles: @unchecked Sendable {
    private let annotation: String
    /// The files with all of their declarations, and what is assumed about these, where that is something.
    private let origin: (files: LoadedFiles, assumption: Assumption)?
    private let lock = Lock()
    /// By the index of the file.
    private var parsed: [Int: ParsedFile] = [:]
    private var table: DeclarationTable
    /// The files that an assumption says nothing about: what they declare is in the tables of the origin.
    private var unchanged: Set<Int> = []
    /// The conditions in files that were asked for them.
    private var conditions: [Int: Set<String>] = [:]
    /// Files that were gone when they were needed.
    private var unreadable: [FileFailure] = []

    /// Starts without files.
    ///
    /// - Parameters:
    ///   - firstInheritOnly: the index of the first file that is there for inheritance only.
    ///   - annotation: what protocols are marked with.
    init(firstInheritOnly: Int, annotation: String) {
        self.annotation = annotation
        origin = nil
        table = DeclarationTable(firstInheritOnly: firstInheritOnly)
    }

    /// Starts without files that are what an assumption leaves of those of another.
    init(_ files: LoadedFiles, assuming assumption: Assumption) {
        annotation = files.annotation
        origin = (files, assumption)
        table = DeclarationTable(firstInheritOnly: files.lock.withLock { files.table.firstInheritOnly })
    }

    /// Takes a file in, unless it is there.
    func load(_ file: Int, _ input: @autoclosure () -> InputFile) {
        guard lock.withLock({ !parsed.keys.contains(file) && !unchanged.contains(file) }) else { return }
        // Outside of the lock: if another thread wants the same file just now, both do it, and one was in vain.
        guard let (files, assumption) = origin else {
            add(ParsedInput(input(), annotation: annotation), as: file)
            return
        }
        files.load(file, input())
        if files.conditions(in: file).allSatisfy({ assumption.value(of: $0) == nil }) {
            lock.withLock { _ = unchanged.insert(file) }
        } else if var reduced = files.file(file) {
            reduced.declarations = assumption.reduced(reduced.declarations)
            add(reduced, as: file)
        }
    }

    /// Takes in a file that was parsed elsewhere.
    func add(_ input: ParsedInput, as file: Int) {
        add(input.file, as: file, failure: input.failure)
    }

    /// Takes in a file as it is or as it is reduced.
    private func add(_ new: ParsedFile, as file: Int, failure: FileFailure? = nil) {
        lock.withLock {
            guard !parsed.keys.contains(file) else { return }
            parsed[file] = new
            table.collect(new.declarations, of: file)
            if let failure { unreadable.append(failure) }
        }
    }

    /// The conditions of every `#if` in a file.
    private func conditions(in file: Int) -> Set<String> {
        if let known = lock.withLock({ conditions[file] }) { return known }
        let found = self.file(file)?.declarations.conditions ?? []
        lock.withLock { conditions[file] = found }
        return found
    }
}

extension LoadedFiles {
    /// How many files there are.
    var count: Int { lock.withLock { parsed.count + unchanged.count } }

    /// What could not be read when it was needed.
    var failures: [Diagnostic] { lock.withLock { unreadable.map(\.diagnostic) } }

    /// The annotated declarations of the sources, in the order that they came in.
    var annotated: [DeclarationTable.Annotated] { lock.withLock { table.annotated } }

    /// The hash of each declared or extended name, and its file.
    var names: [(hash: UInt32, file: Int32)] { lock.withLock { table.names } }

    /// The last names that extensions are written with.
    var extendedNames: [String] { lock.withLock { Array(table.extensions.keys) } }

    /// A file; nil where it was not needed so far.
    func file(_ index: Int) -> ParsedFile? {
        lock.withLock { unchanged.contains(index) ? nil : parsed[index] } ?? origin?.files.file(index)
    }

    /// What is there of an annotated type of the origin; nil where its conditions do not hold.
    func counterpart(of type: CatalogType) -> CatalogType? {
        lock.withLock {
            if unchanged.contains(type.file) { return type }
            for case .type(let own) in table.annotated where own.id == type.id { return own }
            return nil
        }
    }

    /// What is declared by a qualified name.
    func entries(_ key: String) -> DeclarationTable.Entries? {
        let own = lock.withLock { table.entries[key] }
        guard let all = origin?.files.entries(key) else { return own }
        var entries = own ?? DeclarationTable.Entries()
        entries.types = withUnchanged(entries.types, among: all.types)
        entries.typealiases = withUnchanged(entries.typealiases, among: all.typealiases)
        entries.hasHidden = entries.hasHidden || all.hasHidden
        return entries.types.isEmpty && entries.typealiases.isEmpty ? nil : entries
    }

    /// The extensions of types whose names end with this.
    func extensions(written name: String) -> [CatalogType] {
        let own = lock.withLock { table.extensions[name] ?? [] }
        guard let all = origin?.files.extensions(written: name) else { return own }
        return withUnchanged(own, among: all)
    }

    /// How many of the outermost types around one do not lend it their members.
    func hiddenScopes(_ key: String) -> Int {
        lock.withLock { table.hiddenScopes[key] } ?? origin?.files.hiddenScopes(key) ?? 0
    }

    /// Entries with those of unchanged files, in the order of the files.
    private func withUnchanged<Entry: CatalogEntry>(_ own: [Entry], among all: [Entry]) -> [Entry] {
        let same = lock.withLock { all.filter { unchanged.contains($0.file) } }
        return own.isEmpty ? same : (own + same).sorted { $0.file < $1.file }
    }
}
