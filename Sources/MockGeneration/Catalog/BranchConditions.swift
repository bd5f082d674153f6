// The conditions of `#if` and its branches -> conditions that can stand alone. They are texts: nothing is evaluated.

/// The conditions under which the branches of one `#if` are compiled, each written so that it can stand alone.
/// For example: `A`, `B`, nil -> `A`, `!A && B`, `!A && !B`
///
/// A condition is written when it is asked for: the later the branch, the longer it is, and most are never needed.
struct BranchConditions {
    private let conditions: [String?]
    private let operands: [String]

    init(_ conditions: [String?]) {
        self.conditions = conditions
        operands = conditions.map { $0.map(operand) ?? "" }
    }

    /// The condition of a branch.
    subscript(branch: Int) -> String {
        let negated = operands[..<branch].indices.filter { conditions[$0] != nil }.map { negation(operands[$0]) }
        guard let condition = conditions[branch] else { return negated.joined(separator: " && ") }
        return negated.isEmpty ? condition : (negated + [operands[branch]]).joined(separator: " && ")
    }
}

/// The condition under which what depends on none of `conditions` is compiled.
func noneOf(_ conditions: [String]) -> String {
    BranchConditions(conditions + [nil])[conditions.count]
}

/// The condition under which what depends on each of `conditions` is compiled.
func allOf(_ conditions: [String]) -> String {
    conditions.count == 1 ? conditions[0] : conditions.map(operand).joined(separator: " && ")
}

/// The condition under which what depends on one of `conditions` is compiled; each is written once.
func anyOf(_ conditions: [String]) -> String {
    var seen: Set<String> = []
    let distinct = conditions.filter { seen.insert($0).inserted }
    return distinct.count == 1 ? distinct[0] : distinct.map(operand).joined(separator: " || ")
}

/// The condition that holds where a term does not. For example: `A` -> `!A`, `A || B` -> `!(A || B)`
func opposite(of term: String) -> String {
    term.contains("|") || term.contains("&") ? "!(\(term))" : "!\(term)"
}

/// What must hold for a condition to hold, each term as it is written, but for parentheses around a name.
/// For example: `!A && (B || C) && (D)` -> `!A`, `(B || C)`, `D`
func conditionTerms(_ condition: String) -> [String] {
    var depth = 0
    var isChoice = false
    let terms = condition.split { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        if character == "|", depth == 0 { isChoice = true }
        return character == "&" && depth == 0
    }
    if isChoice { return [condition] }
    return terms.map { term in
        let first = term.firstIndex { $0 != " " } ?? term.startIndex
        let last = term.lastIndex { $0 != " " } ?? first
        let inner = term[first...last].dropFirst().dropLast()
        return String(isInParentheses(term[first...last]) && isTerm(inner) ? inner : term[first...last])
    }
}

/// The opposite of an operand. For example: `A` -> `!A`, `(!A)` -> `A`, `(!(A && B))` -> `(A && B)`
private func negation(_ operand: String) -> String {
    guard operand.hasPrefix("(!"), operand.hasSuffix(")") else { return "!\(operand)" }
    let inner = operand.dropFirst(2).dropLast()
    return isTerm(inner) || isInParentheses(inner) ? String(inner) : "!\(operand)"
}

/// Whether one pair of parentheses is around the whole condition.
private func isInParentheses(_ condition: Substring) -> Bool {
    guard condition.first == "(" else { return false }
    var depth = 0
    let end = condition.firstIndex { character in
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
        return depth == 0
    }
    return end.map { condition.index(after: $0) } == condition.endIndex
}

/// A condition in parentheses, unless it is a single term.
private func operand(_ condition: String) -> String {
    isTerm(condition[...]) ? condition : "(\(condition))"
}

/// Whether a condition has no operators.
private func isTerm(_ condition: Substring) -> Bool {
    condition.allSatisfy { $0.isPartOfWord || $0 == "(" || $0 == ")" }
}
