// Stands in for a module that a run of mockgen does not see.

class UnseenView {
    let label: String
    init(label: String = "unseen") { self.label = label }
}

typealias UnseenHandler = (Int) -> Void
