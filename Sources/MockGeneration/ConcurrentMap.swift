// Work on many files at once. Results land at the index of their input, so the number of threads never shows.
// Plain threads rather than Dispatch: these have the stack that deeply nested sources need, on every platform.

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The results of `transform` for the elements, in their order.
///
/// - Parameters:
///   - workers: how many threads work at once; nil for as many as there are cores.
///   - transform: called once per element, from any thread.
func concurrentMap<Element: Sendable, Value: Sendable>(
    _ elements: [Element], workers: Int?, _ transform: @escaping @Sendable (Element) -> Value
) -> [Value] {
    concurrentMap(elements, workers: workers, scratch: { () }, { element, _ in transform(element) })
}

/// The results of `transform` for the elements, in their order.
///
/// - Parameters:
///   - workers: how many threads work at once; nil for as many as there are cores.
///   - scratch: called once per thread; what it makes is handed to each call of `transform` on that thread.
///   - transform: called once per element, from any thread.
func concurrentMap<Element: Sendable, Scratch: ~Copyable, Value: Sendable>(
    _ elements: [Element], workers: Int?, scratch: @escaping @Sendable () -> Scratch,
    _ transform: @escaping @Sendable (Element, inout Scratch) -> Value
) -> [Value] {
    guard !elements.isEmpty else { return [] }
    let workerCount = min(elements.count, max(1, workers ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    // Each value goes where it stays: to copy it would count references to what it holds.
    return Array(unsafeUninitializedCapacity: elements.count) { values, count in
        let work = SharedWork(values, workers: workerCount)
        let body = ThreadBody {
            var scratch = scratch()
            while let indices = work.nextIndices() {
                for index in indices { work.finish(index, transform(elements[index], &scratch)) }
            }
        }
        // One element is not worth a thread, and the caller of a single worker would only wait.
        let threads = workerCount > 1 ? (0..<workerCount).compactMap { _ in startThread(body) } : []
        if threads.isEmpty { body.run() }
        for thread in threads { pthread_join(thread, nil) }
        count = elements.count
    }
}

/// The stack of a worker: parsers recurse, and the usual 512 KB of a secondary thread on macOS is little.
private let stackSize = 8 << 20

/// What a thread runs. An object, because threads are started with a pointer.
private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

/// Starts a thread; nil where the system has none to give, and then the others do its share.
private func startThread(_ body: ThreadBody) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let retained = Unmanaged.passRetained(body)
    let status = pthread_create(
        &thread, &attributes,
        { argument in
            // Optional on one platform, not on the other.
            let argument: UnsafeMutableRawPointer? = argument
            if let argument { Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run() }
            return nil
        }, retained.toOpaque())
    guard status == 0 else {
        retained.release()
        return nil
    }
    return thread
}

/// The indices still to do, which one lock guards, and where the values go: each index is one thread's alone.
private final class SharedWork<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var next = 0
    private let values: UnsafeMutableBufferPointer<Value>
    /// How many indices a thread takes at once: enough to ask seldom, few enough for all to end at the same time.
    private let runLength: Int

    /// Starts with memory for as many values as there are indices, without any.
    init(_ values: UnsafeMutableBufferPointer<Value>, workers: Int) {
        self.values = values
        runLength = max(1, min(16, values.count / (workers * 64)))
    }

    func nextIndices() -> Range<Int>? {
        lock.withLock {
            guard next < values.count else { return nil }
            let indices = next..<min(next + runLength, values.count)
            next = indices.upperBound
            return indices
        }
    }

    func finish(_ index: Int, _ value: Value) {
        values.initializeElement(at: index, to: value)
    }
}

/// A lock of the operating system. `Synchronization.Mutex` asks for newer systems.
final class Lock: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Does `work` while no other thread is inside.
    func withLock<Result>(_ work: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return work()
    }
}
