// The members of a mock -> the order of their calls: an enum with a case per member, an entry in every call, and what
// tests read. A journal that mocks share is a pair of closures: no type has to be known to two generated files.

import SwiftDeclarations

extension Lowering {
    /// Lets every member enter its calls, and adds what the entries are made of and read from.
    func recordOrder(
        of members: inout [Mock.Member], in mock: Context, names: inout MemberNames, support: inout Set<Support>
    ) {
        let others = spelledNames(in: mock)
        let ownNames = OrderNames(prefix: "", avoiding: others, names: &names)
        let staticNames = OrderNames(prefix: "static", avoiding: others, names: &names)
        let type = names.ownName("Call", avoiding: others)
        var entries = OrderEntries(own: ownNames, static: staticNames)
        members = members.map { entries.record($0) }
        guard entries.usesOwn || entries.usesStatic else { return }

        support.insert(.calls)
        let (hashable, sendable) = (self.names["Hashable"], self.names["Sendable"])
        var lines =
            ["\(mock.access)nonisolated enum \(type): \(hashable), \(sendable) {"] + entries.cases.map { "    \($0)" }
            + ["}"]
        var used: [String] = [type]
        var resets: (own: [String], static: [String]) = ([], [])
        if entries.usesOwn {
            lines += accessors(to: ownNames, isStatic: false, callType: type, in: mock, support: &support)
            used += [ownNames.calls, ownNames.journal]
            resets.own = ["\(ownNames.storage).reset()"]
        }
        if entries.usesStatic {
            lines += accessors(to: staticNames, isStatic: true, callType: type, in: mock, support: &support)
            used += [staticNames.calls, staticNames.journal]
            resets.static = ["\(staticNames.storage).reset()"]
        }
        members.append(.verbatim(.init(names: used, resets: resets, lines: lines)))
    }

    /// The state of one order of calls and what tests read of it.
    private func accessors(
        to names: OrderNames, isStatic: Bool, callType: String, in mock: Context, support: inout Set<Support>
    ) -> [String] {
        let specifier = isStatic ? "static " : ""
        // The state guards itself, so that no actor has to.
        let isOpen =
            !isStatic && mock.isActor || mock.globalActor != nil || isStatic && leavesActorStatically(mock)
        let modifiers = "\(mock.access)\(isOpen ? "nonisolated " : "")\(specifier)"
        let type = "\(self.names["MockgenCalls"])<\(callType)>"
        let value = "\(self.names["MockgenCalls"])(of: \"\(mock.qualifiedName)\")"
        // An instance's constant is open to all anyway.
        let storageSpecifier = isStatic && isOpen ? "nonisolated static " : specifier
        let state: [String]
        if isStatic, mock.isGeneric {
            support.insert(.statics)
            state = [
                "private \(storageSpecifier)var \(names.storage): \(type) {",
                "    \(self.names["MockgenStatics"]).shared.state(\"\(names.storage)\", of: self) { \(value) }",
                "}",
            ]
        } else {
            state = ["private \(storageSpecifier)let \(names.storage): \(type) = \(value)"]
        }
        let text = self.names["String"]
        let journal = "(record: @Sendable (\(text)) -> \(self.names["Void"]), calls: @Sendable () -> [\(text)])"
        return state + [
            "\(modifiers)var \(names.calls): [\(callType)] { \(names.storage).calls }",
            "\(modifiers)var \(names.journal): \(journal) {",
            "    get { \(names.storage).journal }",
            "    set { \(names.storage).journal = newValue }",
            "}",
        ]
    }

    /// Whether a static member runs on no actor though its mock may be bound to one.
    private func leavesActorStatically(_ mock: Context) -> Bool {
        mock.resolved.nodes.requirements.contains { requirement in
            guard let head = requirement.declaration.memberHead, head.isStatic else { return false }
            return !isolation(of: requirement, head: head, in: mock).stateSpecifier.isEmpty
        }
    }

    /// The names in the text of the mock that members of its own must not hide, or be hidden by.
    private func spelledNames(in mock: Context) -> Set<String> {
        var names = mock.resolved.superclassMemberNames
        names.formUnion(mock.resolved.associatedTypes.map(\.name))
        for entries in mock.annotation.entries.values { names.formUnion(entries.flatMap { words(of: $0.value) }) }
        for requirement in mock.associatedTypes.requirements {
            names.formUnion(requirement.left.spelledNames + requirement.right.spelledNames)
        }
        for alias in mock.associatedTypes.typealiases { names.formUnion(alias.type.spelledNames) }
        for alias in mock.repeatedTypealiases.map(\.declaration) {
            names.formUnion([alias.name] + alias.type.spelledNames)
        }
        for parameter in mock.associatedTypes.genericParameters { names.formUnion(words(of: parameter)) }
        for parent in mock.resolved.parentMocks {
            for member in parent.members {
                let entries = Set(member.entries.map(\.line))
                for (index, line) in member.lines.enumerated() where !entries.contains(index) {
                    names.formUnion(words(of: line))
                }
            }
        }
        func visit(_ nodes: [RequirementNode]) {
            for node in nodes {
                switch node {
                case .conditional(let clauses): clauses.forEach { visit($0.nodes) }
                case .requirement(let requirement): names.formUnion(requirement.declaration.spelledNames)
                }
            }
        }
        visit(mock.resolved.nodes)
        if let superclass = mock.resolved.superclassInitializers {
            for initializer in superclass.designated.map(\.declaration) {
                names.formUnion(Declaration.initializer(initializer).spelledNames)
            }
        }
        return names
    }
}

/// The names of one order of calls.
private struct OrderNames {
    /// For example: `calls`, `staticCalls`
    let calls: String
    let journal: String
    /// For example: `_calls`
    let storage: String

    init(prefix: String, avoiding others: Set<String>, names: inout MemberNames) {
        func named(_ word: String) -> String {
            names.ownName(prefix.isEmpty ? word : prefix + capitalized(word), avoiding: others)
        }
        calls = named("calls")
        journal = named("journal")
        storage = names.ownName("_\(calls)", avoiding: others)
    }
}

/// Hands out the cases of an order of calls, and enters them into members.
private struct OrderEntries {
    let own: OrderNames
    let `static`: OrderNames
    /// The cases, `#if` lines among them.
    private(set) var cases: [String] = []
    private(set) var usesOwn = false
    private(set) var usesStatic = false
    private var taken: Set<String> = []

    init(own: OrderNames, static: OrderNames) {
        self.own = own
        self.static = `static`
    }

    /// The member with its entries.
    mutating func record(_ member: Mock.Member) -> Mock.Member {
        switch member {
        case .property(var property):
            guard let count = property.setCallCount else { return member }
            property.orderEntry = entry(of: count, isStatic: !property.storageModifiers.isEmpty)
            return .property(property)
        case .handledProperty(var property):
            property.call.orderEntry = entry(of: property.call)
            if let setter = property.setter { property.setter?.orderEntry = entry(of: setter) }
            return .handledProperty(property)
        case .method(var method):
            method.call.orderEntry = entry(of: method.call)
            return .method(method)
        case .subscript(var member):
            member.getter.orderEntry = entry(of: member.getter)
            if let setter = member.setter { member.setter?.orderEntry = entry(of: setter) }
            return .subscript(member)
        case .conditional(let clauses):
            var result: [Mock.Clause] = []
            let (lines, count) = (cases.count, taken.count)
            for (index, clause) in clauses.enumerated() {
                cases.append(clause.condition.map { "\(index == 0 ? "#if" : "#elseif") \($0)" } ?? "#else")
                result.append(Mock.Clause(condition: clause.condition, members: clause.members.map { record($0) }))
            }
            if taken.count == count { cases.removeSubrange(lines...) } else { cases.append("#endif") }
            return .conditional(result)
        case .verbatim(var verbatim):
            for copied in verbatim.entries {
                let indentation = verbatim.lines[copied.line].prefix { $0 == " " || $0 == "\t" }
                verbatim.lines[copied.line] = indentation + entry(named: copied.name, isStatic: copied.isStatic)
            }
            return .verbatim(verbatim)
        case .stream:
            return member
        }
    }

    private mutating func entry(of call: Mock.Call) -> String? {
        (call.callCount ?? call.handler).map { entry(of: $0, isStatic: !call.storageModifiers.isEmpty) }
    }

    /// The statement that enters the member with this generated name. For example: `loadCallCount`
    private mutating func entry(of member: String, isStatic: Bool) -> String {
        let suffix = ["CallCount", "Handler"].first { member.hasSuffix($0) } ?? ""
        return entry(named: String(member.dropLast(suffix.count)), isStatic: isStatic)
    }

    private mutating func entry(named wanted: String, isStatic: Bool) -> String {
        let name = uniqueName(wanted, avoiding: taken)
        taken.insert(name)
        if isStatic { usesStatic = true } else { usesOwn = true }
        let written = ["Type", "Protocol"].contains(name) ? "`\(name)`" : escapedInBody(name)
        cases.append("case \(written)")
        return "\((isStatic ? `static` : own).storage).record(.\(written))"
    }
}

extension Declaration {
    /// The names that a requirement spells: of types, of parameters, and what initializers keep those in.
    fileprivate var spelledNames: [String] {
        var kept: [String] = []
        if case .initializer = self { kept = parameters.map { "_\(unescaped($0.name))" } }
        let names = parameters.flatMap { [$0.label, $0.name].compactMap(\.self).map(unescaped) }
        return types.flatMap(\.spelledNames) + genericParameters.map(\.name) + names + kept
    }
}
