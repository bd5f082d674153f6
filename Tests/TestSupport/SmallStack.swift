// Work in, its result out, with as little stack as it has to get along with.

import Foundation

/// Runs on a thread with the stack size that secondary threads have on Apple platforms.
package func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        result = work()
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    guard let result else { preconditionFailure("the thread signals when it has a result") }
    return result
}
