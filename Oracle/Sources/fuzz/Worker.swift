// Mutations are made and checked, every `workers`th one from the first. Exit status 0: done; 1: something does not hold;
// anything else is a crash.

import Foundation

/// Checks mutations until the time is up.
func work(_ arguments: Arguments, _ corpus: Corpus, _ progress: Progress) -> Never {
    onSmallStack {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(arguments.seconds)
        var number = arguments.first
        while number < arguments.count, clock.now < deadline {
            progress.current = number
            let start = clock.now
            if let problem = problem(in: corpus.mutation(number, seed: arguments.seed), generates: arguments.generates)
            {
                print("mutation \(number): \(problem)")
                exit(1)
            }
            let microseconds = Int((clock.now - start) / .microseconds(1))
            if microseconds > progress.slowest.microseconds { progress.slowest = (number, microseconds) }
            progress.done += 1
            number += arguments.workers
        }
        exit(0)
    }
}

/// Does what ends the process, with the stack of a secondary thread: the parser promises to get along with that.
func onSmallStack(_ work: @escaping @Sendable () -> Never) -> Never {
    let thread = Thread { work() }
    thread.stackSize = 512 * 1024
    thread.start()
    while true { sleep(1_000) }
}
