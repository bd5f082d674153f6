// Overloads for which the compiler, as of Swift 6.3, crashes on every class that has them -> diagnostics.

import SwiftDeclarations

extension Lowering {
    /// Says which requirements of one name the compiler takes for each other.
    mutating func reportCrashingOverloads(of mock: Context) {
        var overloads: [String: [Requirement]] = [:]
        for requirement in mock.resolved.nodes.requirements where !requirement.origin.isKnown {
            overloads[requirement.declaration.labels, default: []] += [requirement] + requirement.repeats
        }
        for (_, overloads) in overloads.sorted(by: { $0.key < $1.key }) where overloads.count > 1 {
            reportPack(among: overloads, in: mock)
            reportSendable(among: overloads, in: mock)
        }
    }

    /// A function that takes any number of values and gives them, and another one that takes one of them and gives it.
    private mutating func reportPack(among overloads: [Requirement], in mock: Context) {
        let plain = overloads.filter { !$0.declaration.hasPack }
        for overload in overloads where overload.declaration.givesPack {
            let names = resolver.signatureNames(in: overload.origin)
            let ofOne = resolver.signatureNames(in: overload.origin, following: \.ofSinglePacks)
            let signature = overload.declaration.signature(ofOne)
            guard plain.contains(where: { $0.declaration.signature(names) == signature }) else { continue }
            report(
                "as of Swift 6.3 the compiler crashes where a type has this and one that takes a single value and gives it; call one "
                    + "of them by another name",
                of: overload, in: mock)
        }
    }

    /// What differs in `Sendable` alone (SE-0302), in Swift 5 mode where its module isolates by default.
    private mutating func reportSendable(among overloads: [Requirement], in mock: Context) {
        let isolated = overloads.filter { overload in
            resolver.isMainActorByDefault(overload.origin) && !resolver.isStated(overload)
                && overload.declaration.memberHead?.isNonisolated == false
        }
        var first: [String: Requirement] = [:]
        for overload in isolated {
            let names = resolver.signatureNames(in: overload.origin) { type in
                type.replacing(NameReplacement(["Sendable": .named("Any")]))
            }
            let key = overload.declaration.signatureKey(names)
            guard let other = first[key] else {
                first[key] = overload
                continue
            }
            guard other.declaration.sendables != overload.declaration.sendables else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: overload, in: mock),
                    "as of Swift 6.3 the compiler crashes in Swift 5 mode where overloads that a module isolates by default differ in "
                        + "'Sendable' alone; write '@MainActor' before '\(overload.origin.declaration.name)'"))
            return
        }
    }
}

extension Declaration {
    fileprivate var hasPack: Bool { genericParameters.contains { $0.kind == .pack } }

    /// Whether the result is what a parameter takes. For example: `func all<each T>(_ value: repeat each T) -> (repeat each T)`
    fileprivate var givesPack: Bool {
        guard case .tuple(let elements)? = resultType, elements.count == 1,
            case .packExpansion(.packElement) = elements[0].type
        else { return false }
        return parameters.contains { $0.type.bare == elements[0].type.bare }
    }

    /// How often it says that something is Sendable.
    fileprivate var sendables: Int {
        let constraints = genericParameters.compactMap(\.constraint) + genericRequirements.map(\.right)
        return (types + constraints).reduce(0) { count, type in
            count + type.promises + type.spelledNames.count { $0 == "Sendable" }
        }
    }
}

extension TypeSyntax {
    /// The type with one value for each of its packs. For example: `T` for `(repeat each T)`
    fileprivate var ofSinglePacks: TypeSyntax {
        replacing { part in
            switch part {
            case .packExpansion(let element), .packElement(let element): element.ofSinglePacks
            case .tuple(let elements) where elements.count == 1: elements[0].type.ofSinglePacks
            default: nil
            }
        }
    }
}
