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
    let workerCount = min(elements.count, max(1, workers ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    let work = SharedWork<Value>(count: elements.count)
    let body = ThreadBody {
        while let index = work.nextIndex() {
            work.finish(index, transform(elements[index]))
        }
    }
    // One element is not worth a thread, and the caller of a single worker would only wait.
    let threads = workerCount > 1 ? (0..<workerCount).compactMap { _ in startThread(body) } : []
    if threads.isEmpty { body.run() }
    for thread in threads { pthread_join(thread, nil) }
    return work.finishedValues()
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

/// The indices still to do and the values done so far. Safe from any thread: one lock guards both.
private final class SharedWork<Value: Sendable>: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private var next = 0
    private var values: [Value?]

    init(count: Int) {
        values = Array(repeating: nil, count: count)
        lock = .allocate(capacity: 1)
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func nextIndex() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < values.count else { return nil }
        defer { next += 1 }
        return next
    }

    func finish(_ index: Int, _ value: Value) {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        values[index] = value
    }

    func finishedValues() -> [Value] {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        return values.compactMap(\.self)
    }
}
