// Questions that many requirements ask -> answers that are found once. They may depend on the catalog alone, so that it does
// not matter who asks first.

/// Answers by what was asked, for all threads.
final class Memo<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var answers: [Question: Answer] = [:]

    /// The answer to a question, found when it is asked for the first time.
    func answer(to question: Question, find: () -> Answer) -> Answer {
        if let known = lock.withLock({ answers[question] }) { return known }
        // Outside of the lock, since it may ask for more: if another thread wants the same just now, both find it.
        let answer = find()
        lock.withLock { answers[question] = answer }
        return answer
    }
}
