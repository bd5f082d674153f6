// The members of a parent mock -> those that stand for requirements, where they enter calls into an order, and what
// resets them. The parent's own `resetMock()` and journal are left behind: the mock that copies the members makes its own.

import SwiftDeclarations

extension ParentMock {
    /// The state of an order of calls in a mock of our own.
    struct OrderState: Sendable {
        /// For example: `_calls`
        let name: String
        /// The name of the enum of calls. For example: `Call`
        let callType: String?
        let isStatic: Bool
    }

    /// A line of a member that enters a call into an order. For example: `_calls.record(.load)`
    struct Entry: Sendable {
        /// The index of the line among those of the member.
        let line: Int
        /// The case, backticks aside.
        let name: String
        let isStatic: Bool
    }

    /// The orders of calls that a mock keeps.
    static func orderStates(of members: [Declaration]) -> [OrderState] {
        members.compactMap { member in
            guard case .variable(let variable) = member,
                case .named("MockgenCalls", let arguments)? = variable.type?.bare
            else { return nil }
            return OrderState(
                name: variable.name, callType: arguments.first?.description, isStatic: variable.head.isStatic)
        }
    }

    /// The lines that enter calls into one of the orders.
    static func entries(in lines: [String], states: [OrderState]) -> [Entry] {
        guard !states.isEmpty else { return [] }
        return lines.enumerated().compactMap { index, line in
            let statement = line.drop { $0 == " " || $0 == "\t" }
            for state in states where statement.hasPrefix("\(state.name).record(.") && statement.hasSuffix(")") {
                let name = statement.dropFirst(state.name.count + ".record(.".count).dropLast()
                return Entry(line: index, name: unescaped(String(name)), isStatic: state.isStatic)
            }
            return nil
        }
    }
}

extension ParentMock.Member {
    /// Whether it belongs to the mock as a whole: to its order of calls, or to what resets it.
    func isBookkeeping(_ states: [ParentMock.OrderState]) -> Bool {
        let text = text
        switch declaration {
        case .type(let type):
            return states.contains { $0.callType == type.name }
        case .variable(let variable):
            return states.contains {
                $0.name == variable.name || text.contains("\($0.name).calls") || text.contains("\($0.name).journal")
            }
        case .function(let function):
            let name = unescaped(function.name)
            guard function.parameters.isEmpty, name.hasPrefix("resetMock") || name.hasPrefix("resetStaticMock") else {
                return false
            }
            // A requirement of that name counts its calls.
            return Set(words(of: text)).isDisjoint(with: ["\(name)CallCount", "record", "mockgenCall"])
        default:
            return false
        }
    }
}

// MARK: - Reset

extension ParentMock {
    /// The statements that take what the members keep of calls back to its beginning, `#if` lines among them.
    var resets: (own: [String], static: [String]) {
        let declarations = members.map(\.declaration)
        return (resets(of: declarations, isStatic: false), resets(of: declarations, isStatic: true))
    }

    /// Whether what instances keep of calls is behind no lock.
    var resetsPlainState: Bool {
        resets.own.contains { statement in
            !statement.hasPrefix("#") && !statement.hasSuffix(".reset()") && !statement.contains(".setCallCount = ")
        }
    }

    private func resets(of declarations: [Declaration], isStatic: Bool) -> [String] {
        declarations.flatMap { declaration -> [String] in
            switch declaration {
            case .variable(let variable) where variable.head.isStatic == isStatic:
                return reset(variable).map { [$0] } ?? []
            case .conditional(let block):
                return conditionalStatements(
                    block.clauses.map { ($0.condition, resets(of: $0.declarations, isStatic: isStatic)) })
            default:
                return []
            }
        }
    }

    /// The statement that takes a count, a history or a handler back to its beginning; nil for anything else.
    private func reset(_ variable: VariableDeclaration) -> String? {
        switch variable.type?.qualifiedName {
        case ["MockgenMethod"]: return "\(variable.name).reset()"
        case ["MockgenProperty"]:
            let count = "\(variable.name).setCallCount"
            if members.contains(where: { $0.text.contains(count) }) { return "\(count) = 0" }
            // What its heir keeps behind a lock.
            return members.contains { $0.text.contains("\(variable.name).store(") }
                ? reset(String(variable.name.dropFirst())) : nil
        default: return variable.isStored ? reset(variable.name) : nil
        }
    }

    private func reset(_ name: String) -> String? {
        if name.hasSuffix("CallCount") { return "\(name) = 0" }
        if name.hasSuffix("ArgValues") { return "\(name) = []" }
        return name.hasSuffix("Handler") ? "\(name) = nil" : nil
    }

    /// The functions that keep no history of their arguments, by their plain names.
    var functionsWithoutHistory: [String] {
        let histories = members.compactMap(\.declaration.plainName).filter { $0.hasSuffix("ArgValues") }
        var names: [String] = []
        for member in members {
            guard case .function(let function) = member.declaration, !function.parameters.isEmpty else { continue }
            let name = unescaped(function.name)
            if !names.contains(name), !histories.contains(where: { $0.hasPrefix(name) }) { names.append(name) }
        }
        return names
    }

    /// The counts, histories and handlers that no reset reaches, since another tool keeps them in its own way.
    var namesWithoutReset: [String] {
        let states = members.compactMap { member -> String? in
            guard case .variable(let variable) = member.declaration, reset(variable) != nil else { return nil }
            return variable.name
        }
        return members.compactMap { member in
            guard case .variable(let variable) = member.declaration,
                ["CallCount", "ArgValues", "Handler"].contains(where: variable.name.hasSuffix),
                Set(words(of: member.text)).isDisjoint(with: states)
            else { return nil }
            return variable.name
        }
    }
}

extension VariableDeclaration {
    /// Whether it is a variable with a value of its own.
    fileprivate var isStored: Bool {
        !isLet && hasStorage
    }
}

// MARK: - Other kinds of mocks

extension ParentMock.Member {
    /// Whether it is a static property with a value of its own, which a generic type cannot have.
    var isStaticallyStored: Bool {
        guard case .variable(let variable) = declaration, variable.head.isStatic else { return false }
        return (variable.accessors ?? []).allSatisfy { ["willSet", "didSet"].contains($0.kind) }
    }

    /// The member as it is in a generic mock, which keeps its static state in a table; nil for what another tool wrote.
    var inGenericMock: [String]? {
        guard isStaticallyStored else { return lines }
        guard case .variable(let variable) = declaration, let type = variable.type, lines.count == 1,
            let head = text.firstRange(of: "static let \(variable.name): "),
            let value = text.firstRange(of: " = Mockgen")
        else { return nil }
        return [
            "\(text[..<head.lowerBound])static var \(variable.name): \(type) {",
            "    MockgenStatics.shared.state(\"\(variable.name)\", of: self) { Mockgen\(text[value.upperBound...]) }",
            "}",
        ]
    }

    /// Whether it can only be used where nothing else runs: what another actor's mock copies has to be safe anywhere.
    var needsIsolation: Bool {
        guard case .variable(let variable) = declaration, !leavesActor else { return false }
        return !variable.head.isStatic && variable.isStored
    }

    /// Whether it is anything but a function, a subscript, or a property whose value is computed.
    private var hasState: Bool {
        switch declaration {
        case .function, .subscript: false
        case .variable(let variable): variable.isStored
        default: true
        }
    }

    /// Whether it is a property that a stream is linked to: a wrapped one is not `nonisolated` in a class that is Sendable.
    var isWrapped: Bool { declaration.memberHead?.attributes.contains(where: \.isPublished) ?? false }

    /// Whether it is a property that says that it is on no actor, and its copy on one does not.
    var losesSpecifier: Bool {
        guard case .variable(let variable) = declaration else { return false }
        return !variable.head.isStatic && variable.head.isNonisolated
    }

    /// The lines of a property without that it is on no actor, which stored ones of a class that is Sendable cannot say.
    func withoutIsolation(_ lines: [String]) -> [String] {
        losesSpecifier ? lines.withoutFirst("nonisolated ") : lines
    }

    /// The lines of the member without `try`.
    func withoutTrying(_ lines: [String]) -> [String] {
        let source = SourceFile(path: "", text: lines.joined(separator: "\n"))
        let tokens = tokenize(source).tokens
        var (text, end) = ("", UInt32(0))
        for (token, next) in zip(tokens, tokens.dropFirst()) where source.text(token.range) == "try" {
            text += source.text(end..<token.start)
            end = next.start
        }
        text += source.text(end..<UInt32(source.bytes.count))
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether it is equality or hashing by identity, which is the same on all actors.
    var isIdentity: Bool {
        switch declaration.plainName {
        case "==": text.contains(" === ")
        case "hash": text.contains("(ObjectIdentifier(self))")
        default: false
        }
    }

    /// The global actor that it says, if any.
    var ownActor: String? { declaration.memberHead?.attributes.first(where: \.mayBeGlobalActor)?.name }

    /// Whether it is named like what is kept of the calls of another member, and nobody sets it for itself.
    func isState(among names: Set<String>) -> Bool {
        guard case .variable = declaration, let name = declaration.plainName,
            let suffix = ["SetCallCount", "CallCount", "ArgValues", "Handler"].first(where: name.hasSuffix)
        else { return false }
        let start = name.dropLast(suffix.count)
        return !names.contains("\(name)SetCallCount") && names.contains { $0 != name && start.hasPrefix($0) }
    }

    /// The lines of the member with an attribute before its modifiers, or a specifier, `nonisolated` say, where it has none.
    func isolated(_ lines: [String], as specifier: String) -> [String] {
        let names: [String]
        switch declaration {
        case .function(let function): names = [function.name]
        case .variable(let variable) where variable.isLet && !variable.head.isStatic: return lines
        case .variable(let variable): names = [variable.name]
        case .subscript: names = ["(", "<"]
        case .initializer: names = ["(", "<", "?", "!"]
        default: return lines
        }
        let source = SourceFile(path: "", text: lines.joined(separator: "\n"))
        let tokens = tokenize(source).tokens
        // In a generic mock, a static constant is computed.
        let introducers: [Keyword] = [.func, .var, .let, .subscript, .`init`]
        let index = zip(tokens, tokens.dropFirst()).enumerated().first { _, pair in
            introducers.contains(pair.0.keyword) && names.contains(source.text(pair.1.range))
        }?.offset
        guard let index, !tokens[..<index].contains(where: { $0.keyword == .nonisolated }) else { return lines }
        // An attribute stands before the modifiers of the line.
        let isAttribute = specifier.hasPrefix("@")
        let start = isAttribute ? tokens[...index].lastIndex { $0.startsLine } ?? 0 : index
        let before = source.text(0..<tokens[start].start)
        let after = source.text(tokens[start].start..<UInt32(source.bytes.count))
        var result = "\(before)\(specifier) \(after)".split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        // Its state, where that is behind a lock.
        let state = "private static let "
        if leavesActor, result[0].hasPrefix(state) {
            result[0] = "private \(specifier) static let \(result[0].dropFirst(state.count))"
        }
        return result
    }

    /// The lines in a mock that is on an actor where the parent's is on none and nothing guards what it stores: properties
    /// do not say that they are on none, and handlers that are waited for run on the actor, so that they can be given what
    /// is not Sendable. What waits says that it runs there: else it would be with its caller where that is the default
    /// (SE-0461).
    ///
    /// - Parameter saysSo: whether what does not wait says it, too.
    func bound(_ lines: [String], to actor: String, saysSo: Bool) -> [String] {
        var lines = withoutIsolation(lines)
        let isSaid = declaration.mayWait || saysSo && !hasState
        if isSaid, let head = declaration.memberHead, !head.isNonisolated, !head.isStatic, ownActor == nil {
            return isolated(lines, as: "@\(actor)")
        }
        guard case .variable(let variable) = declaration, !variable.head.isStatic else { return lines }
        if case .function(let function)? = variable.type?.wrapped?.unparenthesized, function.effects.isAsync,
            needsIsolation, variable.accessors == nil, variable.name.hasSuffix("Handler"),
            let type = lines.first?.firstRange(of: "var \(variable.name): (")
        {
            lines[0].insert(contentsOf: "@\(actor) ", at: type.upperBound)
        }
        return lines
    }
}

extension [String] {
    /// The lines without a word where it is first found.
    func withoutFirst(_ word: String) -> [String] {
        var lines = self
        for index in lines.indices {
            guard let range = lines[index].firstRange(of: word) else { continue }
            lines[index].removeSubrange(range)
            break
        }
        return lines
    }
}
