// Conditions of `#if` that are taken to hold -> what that says about other conditions, and what is left of declarations.
// Conditions are read as texts: their operators, and what every compiler that mocks are for makes of a version.

import SwiftDeclarations

/// What is taken for granted of the conditions of `#if`.
struct Assumption: Hashable, Sendable {
    /// What holds, each in one spelling, in an order that does not depend on who said it first. For example: `!os(iOS)`,
    /// `DEBUG`
    private(set) var terms: [String]

    init(_ conditions: [String]) {
        // Where none of several holds, each of them does not.
        let all = conditions.map(Self.normalized).flatMap(conditionTerms).flatMap { term -> [String] in
            guard term.hasPrefix("!("), term.hasSuffix(")") else { return [term] }
            let alternatives = Self.operands(of: term.dropFirst(2).dropLast(), between: "|")
            return [term] + (alternatives.count > 1 ? alternatives.map { opposite(of: String($0)) } : [])
        }
        terms = Set(all).sorted()
    }

    /// The same with one more condition.
    func adding(_ condition: String) -> Assumption { Assumption(terms + [condition]) }

    /// Whether a condition holds; nil where that is not known.
    func value(of condition: String) -> Bool? { value(of: Self.normalized(condition)[...]) }

    private func value(of condition: Substring) -> Bool? {
        if terms.contains(where: { $0 == condition || $0 == "(\(condition))" }) { return true }
        if terms.contains(where: { $0 == "!\(condition)" || $0 == "!(\(condition))" }) { return false }
        let alternatives = Self.operands(of: condition, between: "|")
        if alternatives.count > 1 {
            let values = alternatives.map(value)
            return values.contains(true) ? true : values.contains(nil) ? nil : false
        }
        let required = Self.operands(of: condition, between: "&")
        if required.count > 1 {
            let values = required.map(value)
            return values.contains(false) ? false : values.contains(nil) ? nil : true
        }
        if condition.first == "!" { return value(of: condition.dropFirst()).map { !$0 } }
        if condition.first == "(", condition.last == ")" { return value(of: condition.dropFirst().dropLast()) }
        return valueOfTerm(String(condition))
    }

    private func valueOfTerm(_ term: String) -> Bool? {
        if term == "true" || term == "false" { return term == "true" }
        // There is one operating system and one architecture.
        for kind in ["os(", "arch("] where term.hasPrefix(kind) {
            if terms.contains(where: { $0.hasPrefix(kind) && !$0.contains("|") }) { return false }
        }
        return versionValue(of: term)
    }

    /// What a condition about versions is for all compilers that mocks are for: they know no language mode before 5.
    /// For example: `swift(>=5.9)`, but not `swift(>=6)`
    private func versionValue(of term: String) -> Bool? {
        for kind in ["swift(", "compiler("] {
            for (relation, value) in [(">=", true), ("<", false)] where term.hasPrefix(kind + relation) {
                let version = term.dropFirst(kind.count + relation.count).drop { $0 == " " }
                return Int(version.prefix(while: \.isNumber)).flatMap { $0 <= 5 ? value : nil }
            }
        }
        return nil
    }

    /// The first part of a condition that is not known, without a negation. For example: `B` of `A && !(B || C)`
    ///
    /// - Parameter isWhole: whether alternatives stay together, as in `B || C`.
    func openTerm(in condition: String, isWhole: Bool = false) -> String? {
        openTerm(in: condition[...], isWhole: isWhole)
    }

    private func openTerm(in condition: Substring, isWhole: Bool) -> String? {
        let condition = Self.trimmed(condition)
        guard value(of: String(condition)) == nil else { return nil }
        for separator in ["|", "&"] as [Character] {
            let operands = Self.operands(of: condition, between: separator)
            guard operands.count > 1 else { continue }
            // Those may leave nothing out, as `A || !A && B || !A && !B`.
            if isWhole, separator == "|" {
                return isCovered(by: operands.map { [String($0)] }) ? nil : String(condition)
            }
            return operands.lazy.compactMap { openTerm(in: $0, isWhole: isWhole) }.first
        }
        if condition.first == "!" { return openTerm(in: condition.dropFirst(), isWhole: isWhole) }
        if condition.first == "(", condition.last == ")" {
            return openTerm(in: condition.dropFirst().dropLast(), isWhole: isWhole)
        }
        return condition.isEmpty ? nil : String(condition)
    }

    /// Whether something holds in any case that holds under each of several conditions; false where it takes too long to
    /// find out.
    func isCovered(by alternatives: [[String]]) -> Bool {
        var steps = 4096
        return isCovered(by: alternatives, &steps)
    }

    private func isCovered(by alternatives: [[String]], _ steps: inout Int) -> Bool {
        steps -= alternatives.count
        guard steps > 0 else { return false }
        let possible = alternatives.filter { !$0.contains { value(of: $0) == false } }
        let open = possible.map { $0.filter { value(of: $0) == nil } }
        if open.contains([]) { return true }
        guard let term = open.lazy.joined().lazy.compactMap({ openTerm(in: $0) }).first else { return false }
        return adding(term).isCovered(by: open, &steps) && adding("!\(term)").isCovered(by: open, &steps)
    }

    /// The sides of `||` or `&&` outside of parentheses.
    private static func operands(of condition: Substring, between separator: Character) -> [Substring] {
        var depth = 0
        return condition.split { character in
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            return character == separator && depth == 0
        }
    }

    /// A condition in the one spelling that stands for all. For example: `os( OSX ) && !A` -> `os(macOS)&&!A`
    private static func normalized(_ condition: String) -> String {
        condition.filter { $0 != " " }.split(separator: "os(OSX)", omittingEmptySubsequences: false)
            .joined(separator: "os(macOS)")
    }

    /// A condition without the spaces around it.
    private static func trimmed(_ condition: Substring) -> Substring {
        guard let last = condition.lastIndex(where: { $0 != " " }) else { return "" }
        return condition[...last].drop { $0 == " " }
    }
}

extension Assumption {
    /// What is left of declarations: what certainly is not compiled is left out, what certainly is stands by itself.
    func reduced(_ declarations: [Declaration]) -> [Declaration] {
        declarations.flatMap { declaration -> [Declaration] in
            switch declaration {
            case .conditional(let block): return reduced(block)
            case .type(var type):
                type.head = reduced(type.head)
                type.members = reduced(type.members)
                return [.type(type)]
            case .function(var function):
                function.head = reduced(function.head)
                return [.function(function)]
            case .variable(var variable):
                variable.head = reduced(variable.head)
                return [.variable(variable)]
            case .subscript(var declaration):
                declaration.head = reduced(declaration.head)
                return [.subscript(declaration)]
            case .initializer(var initializer):
                initializer.head = reduced(initializer.head)
                return [.initializer(initializer)]
            default: return [declaration]
            }
        }
    }

    private func reduced(_ block: ConditionalDeclarations) -> [Declaration] {
        var clauses: [ConditionalDeclarations.Clause] = []
        for clause in block.clauses {
            let value = clause.condition.map(value) ?? true
            if value == false { continue }
            let isLast = value == true
            let declarations = reduced(clause.declarations)
            if isLast, clauses.isEmpty { return declarations }
            clauses.append(.init(condition: isLast ? nil : clause.condition, declarations: declarations))
            if isLast { break }
        }
        return clauses.isEmpty ? [] : [.conditional(ConditionalDeclarations(clauses: clauses))]
    }

    /// A head with the attributes that certainly are there (SE-0367).
    private func reduced(_ head: DeclarationHead) -> DeclarationHead {
        guard !head.conditionalAttributes.isEmpty else { return head }
        var result = head
        result.conditionalAttributes = []
        add(head.conditionalAttributes, to: &result)
        return result
    }

    private func add(_ blocks: [ConditionalAttributes], to head: inout DeclarationHead) {
        for block in blocks {
            var clauses: [ConditionalAttributes.Clause] = []
            for clause in block.clauses {
                let value = clause.condition.map(value) ?? true
                if value == false { continue }
                if value == true, clauses.isEmpty {
                    head.attributes += clause.attributes
                    add(clause.nested, to: &head)
                    break
                }
                clauses.append(
                    .init(
                        condition: value == true ? nil : clause.condition, attributes: clause.attributes,
                        nested: clause.nested))
                if value == true { break }
            }
            if !clauses.isEmpty { head.conditionalAttributes.append(ConditionalAttributes(clauses: clauses)) }
        }
    }
}

extension [Declaration] {
    /// The conditions of every `#if` in declarations that one can leave something of.
    var conditions: Set<String> {
        var conditions: Set<String> = []
        for declaration in self { declaration.add(to: &conditions) }
        return conditions
    }
}

extension Declaration {
    /// Adds the conditions in it to others.
    fileprivate func add(to conditions: inout Set<String>) {
        switch self {
        case .conditional(let block):
            for clause in block.clauses {
                if let condition = clause.condition { conditions.insert(condition) }
                conditions.formUnion(clause.declarations.conditions)
            }
        case .type(let type):
            type.head.conditionalAttributes.forEach { $0.add(to: &conditions) }
            for member in type.members { member.add(to: &conditions) }
        default: memberHead?.conditionalAttributes.forEach { $0.add(to: &conditions) }
        }
    }
}

extension ConditionalAttributes {
    /// Adds its conditions to others.
    fileprivate func add(to conditions: inout Set<String>) {
        for clause in clauses {
            if let condition = clause.condition { conditions.insert(condition) }
            clause.nested.forEach { $0.add(to: &conditions) }
        }
    }
}
