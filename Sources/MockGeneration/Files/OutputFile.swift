// Bytes in, a file on disk out, and only if its bytes differ: build systems look at modification times.
// A reader sees the old file or the new one, never half of it, and a failure leaves the old one as it was.
// Deliberately absent: backups, locks, and waiting for the disk.

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The file that a run writes.
public struct OutputFile: Sendable {
    /// What writing came to.
    public enum Outcome: Hashable, Sendable {
        /// The file has new bytes.
        case written
        /// The file had these bytes already and was not touched.
        case unchanged
    }

    /// The path as the user gave it.
    public let path: String

    /// Names the file. It need not exist.
    public init(path: String) {
        self.path = path
    }

    /// The bytes that are there now; nil where there is no file.
    public func contents() throws(FileFailure) -> [UInt8]? {
        do throws(FileFailure) {
            return try readFile(path)
        } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
    }

    /// Makes the file have these bytes, if it does not already.
    ///
    /// Folders on the way are created. The permissions of an existing file stay, and a link stays a link: the file
    /// that it leads to is written.
    public func writeIfChanged(_ bytes: [UInt8]) throws(FileFailure) -> Outcome {
        switch fileInformation(path) {
        case .failure(let failure) where failure.code != ENOENT: throw FileFailure(.write, path, code: failure.code)
        case .failure:
            try replace(try destination(), with: bytes, permissions: nil)
        case .success(let information) where information.isFolder:
            throw FileFailure(.write, path, code: EISDIR)
        case .success(let information) where !information.isRegularFile || path.hasPrefix("/dev/"):
            // A pipe or a device takes bytes but must not be replaced; nor must the file that /dev/stdout stands for.
            try writeInPlace(bytes)
        case .success(let information):
            if Int(information.st_size) == bytes.count, (try? readFile(path)) == bytes { return .unchanged }
            try replace(try destination(), with: bytes, permissions: information.st_mode & 0o7777)
        }
        return .written
    }

    /// Where the path leads when it is a link, whether or not there is a file yet.
    private func destination() throws(FileFailure) -> String {
        var path = path
        for _ in 0..<40 {
            guard let link = linkDestination(path) else { return path }
            path = link.hasPrefix("/") ? link : folder(of: path) + link
        }
        throw FileFailure(.write, self.path, code: ELOOP)
    }

    private func writeInPlace(_ bytes: [UInt8]) throws(FileFailure) {
        let number = open(path, O_WRONLY | O_CLOEXEC)
        guard number >= 0 else { throw FileFailure(.write, path, code: errno) }
        defer { close(number) }
        try FileDescriptor(number: number, path: path).write(bytes)
    }

    /// Writes a temporary file beside `target` and renames it.
    private func replace(_ target: String, with bytes: [UInt8], permissions: mode_t?) throws(FileFailure) {
        guard target.utf8.last != UInt8(ascii: "/"), !target.isEmpty else {
            throw FileFailure(.write, path, code: target.isEmpty ? ENOENT : EISDIR)
        }
        let (temporary, number) = try createTemporaryFile(in: folder(of: target))
        do throws(FileFailure) {
            try fill(number, with: bytes, permissions: permissions)
            guard rename(temporary, target) == 0 else { throw FileFailure(.write, path, code: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Writes and closes the temporary file. Closing counts: some file systems report a full disk only then.
    private func fill(_ number: Int32, with bytes: [UInt8], permissions: mode_t?) throws(FileFailure) {
        do throws(FileFailure) {
            try FileDescriptor(number: number, path: path).write(bytes)
            if let permissions, fchmod(number, permissions) != 0 { throw FileFailure(.write, path, code: errno) }
        } catch {
            close(number)
            throw error
        }
        guard close(number) == 0 else { throw FileFailure(.write, path, code: errno) }
    }

    /// Creates an empty file of an unused name, and the folder where it is missing.
    private func createTemporaryFile(in folder: String) throws(FileFailure) -> (path: String, number: Int32) {
        // Neither a `.swift` file nor visible: a run that reads this folder at the same time must not pick it up.
        var mayCreateFolder = true
        for _ in 0..<100 {
            let temporary = "\(folder).mockgen-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
            let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if number >= 0 { return (temporary, number) }
            switch errno {
            case EEXIST, EINTR: continue
            case ENOENT where mayCreateFolder:
                mayCreateFolder = false
                try createFolder(folder)
            default: throw FileFailure(.write, path, code: errno)
            }
        }
        throw FileFailure(.write, path, code: EEXIST)
    }

    /// Creates a folder and those above it. Somebody else may do the same at the same time.
    private func createFolder(_ folder: String) throws(FileFailure) {
        for end in folder.indices where folder[end] == "/" && end != folder.startIndex {
            let part = String(folder[..<end])
            // Asked first, because a read-only disk refuses to create even what is there.
            if case .success(let information) = fileInformation(part), information.isFolder { continue }
            if mkdir(part, 0o777) != 0, errno != EEXIST { throw FileFailure(.write, path, code: errno) }
        }
    }
}

/// The part of a path up to its last slash, which it keeps; empty where there is none.
func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
}

/// What a link says; nil where there is no link at `path`.
private func linkDestination(_ path: String) -> String? {
    let destination = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
        buffer.withMemoryRebound(to: CChar.self) { characters in
            guard let start = characters.baseAddress else { return }
            count = max(0, readlink(path, start, characters.count))
        }
    }
    return destination.isEmpty ? nil : String(decoding: destination, as: UTF8.self)
}
