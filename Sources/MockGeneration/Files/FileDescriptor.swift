// Whole files in, whole files out, over the plain calls of the operating system.
// No buffering and no text: every caller has, or wants, all bytes at once.
// Foundation is absent on purpose; loading it takes longer than a typical run.

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file and the path that failures name.
public struct FileDescriptor: Sendable {
    /// The operating system's number of the open file.
    let number: Int32

    /// The path that failures name.
    public let path: String

    /// What the tool reads for the path `-`.
    public static var standardInput: FileDescriptor { FileDescriptor(number: 0, path: "<stdin>") }

    /// Where mocks, differences and listings go.
    public static var standardOutput: FileDescriptor { FileDescriptor(number: 1, path: "<stdout>") }

    /// Where diagnostics go.
    public static var standardError: FileDescriptor { FileDescriptor(number: 2, path: "<stderr>") }

    /// Reads until the end, whatever the kind of file: its size is only a hint, and a pipe has none.
    public func readToEnd() throws(FileFailure) -> [UInt8] {
        var information = stat()
        guard fstat(number, &information) == 0 else { throw FileFailure(.read, path, code: errno) }
        var bytes: [UInt8] = []
        // One byte more than the size lets the end show without a second round.
        var wanted = max(Int(information.st_size) + 1, 1 << 12)
        while true {
            let chunk = try readChunk(of: wanted)
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            // Offsets are 32 bits wide everywhere else.
            guard bytes.count < UInt32.max else { throw FileFailure(.read, path, code: EFBIG) }
            if chunk.count < wanted { return bytes }
            wanted = max(bytes.count, 1 << 16)
        }
    }

    /// Reads `wanted` bytes; fewer only at the end of the file.
    private func readChunk(of wanted: Int) throws(FileFailure) -> [UInt8] {
        var failure: FileFailure?
        let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            let room = UnsafeMutableBufferPointer(rebasing: buffer[..<wanted])
            do throws(FileFailure) { _ = try fill(room, &count) } catch { failure = error }
        }
        if let failure { throw failure }
        return chunk
    }

    /// Reads on into `buffer` behind its first `count` bytes until it is full; false if the file ended before.
    fileprivate func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int) throws(FileFailure) -> Bool {
        while count < buffer.count, let start = buffer.baseAddress {
            let result = read(number, start + count, buffer.count - count)
            if result > 0 {
                count += result
            } else if result == 0 {
                return false
            } else if !canRetry(errno, waitingFor: Int16(POLLIN)) {
                throw FileFailure(.read, path, code: errno)
            }
        }
        return true
    }

    /// Writes every byte.
    public func write(_ bytes: [UInt8]) throws(FileFailure) {
        var failure: Int32 = 0
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty, let start = buffer.baseAddress {
                let result = systemWrite(number, start + rest.startIndex, rest.count)
                if result >= 0 {
                    rest = rest.dropFirst(result)
                } else if !canRetry(errno, waitingFor: Int16(POLLOUT)) {
                    failure = errno
                    break
                }
            }
        }
        guard failure == 0 else { throw FileFailure(.write, path, code: failure) }
    }

    /// Whether a call that ended with `code` may be made again. Waits first where the file is a full or empty pipe
    /// that somebody else made non-blocking.
    private func canRetry(_ code: Int32, waitingFor events: Int16) -> Bool {
        if code == EINTR { return true }
        guard code == EAGAIN else { return false }
        var request = pollfd(fd: number, events: events, revents: 0)
        return poll(&request, 1, -1) >= 0 || errno == EINTR
    }
}

/// The system's `write`, which the method of the same name hides.
private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
    write(number, start, count)
}

/// Reads the file at `path`.
public func readFile(_ path: String) throws(FileFailure) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileFailure(.read, path, code: errno) }
    defer { close(number) }
    return try FileDescriptor(number: number, path: path).readToEnd()
}

/// Memory that files are read into one after the other, so that reading many of them allocates once.
struct ReadBuffer: ~Copyable {
    private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 18)
    private var count = 0

    deinit { memory.deallocate() }

    /// The bytes of the file that was read last, until the next one is.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<count]) }

    /// Reads a file; false if what was read cannot be read a second time, as from a pipe.
    mutating func read(_ path: String) throws(FileFailure) -> Bool {
        let number = open(path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw FileFailure(.read, path, code: errno) }
        defer { close(number) }
        let file = FileDescriptor(number: number, path: path)
        // What can be read at an offset can be read again. Fewer bytes than there is room for are all there are: to ask
        // for the size first, or for more, takes as long as to read a small file.
        count = pread(number, memory.baseAddress, memory.count, 0)
        if count > 0, count < memory.count { return true }
        let isReadableAgain = count >= 0
        count = 0
        while try file.fill(memory, &count) {
            guard count < UInt32.max else { throw FileFailure(.read, path, code: EFBIG) }
            reserve(2 * count)
        }
        return isReadableAgain
    }

    private mutating func reserve(_ capacity: Int) {
        guard capacity > memory.count else { return }
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity)
        _ = larger.update(fromContentsOf: memory[..<count])
        memory.deallocate()
        memory = larger
    }
}

/// What tells two paths to one file or folder: where it lives, not what it is called.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64

    /// The identity of a file that was asked about.
    init(_ information: stat) {
        device = UInt64(truncatingIfNeeded: information.st_dev)
        inode = UInt64(truncatingIfNeeded: information.st_ino)
    }

    /// Files of one run are mostly on one device.
    func hash(into hasher: inout Hasher) { hasher.combine(inode) }

    /// The identity of a file by its number in a folder of the same file system.
    init(_ inode: ino_t, in folder: FileIdentity) {
        device = folder.device
        self.inode = UInt64(truncatingIfNeeded: inode)
    }
}

/// What the operating system knows about the file at `path`, links followed; the error number where it knows nothing.
func fileInformation(_ path: String) -> Result<stat, FileFailure> {
    var information = stat()
    return stat(path, &information) == 0
        ? .success(information) : .failure(FileFailure(.read, path, code: errno))
}

/// Why there is neither a file nor a folder at `path`; nil where there is one.
public func missingFile(_ path: String) -> FileFailure? {
    guard case .failure(let failure) = fileInformation(path) else { return nil }
    return failure
}

/// The path of the folder where relative paths start; empty if it is gone.
public func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
}

extension stat {
    /// Whether it is a folder.
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

    /// Whether it is a device. For example: `/dev/zero`, which has no end
    var isDevice: Bool { st_mode & S_IFMT == S_IFCHR || st_mode & S_IFMT == S_IFBLK }

    /// Whether it is a plain file: not a folder, a pipe or a device.
    var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
}
