// A requirement and the members of the superclasses with its labels -> those that are there for it, nearest first.
// `Resolver+Satisfaction.swift` decides what the mock has then.

import SwiftDeclarations

extension Resolver {
    /// Those of the members with the labels of a requirement that have its parameters, else those that only a member which
    /// takes more can override; none that a nearer superclass overrides.
    ///
    /// - Parameter bound: what associated types are that typealiases are written with.
    func candidates(
        among labelled: LabelledProvisions, for requirement: Requirement, where bound: [String: TypeSyntax] = [:]
    ) -> [Provision] {
        let scope = requirement.origin
        let key = requirement.declaration.overrideKey(
            signatureNames(in: scope) { meaning(of: $0, in: scope, where: bound) })
        guard let same = labelled.standingByKey[key] else {
            return labelled.standing.filter { !$0.isSpecialized }.compactMap {
                widened($0, for: requirement, where: bound) ?? generalized($0, for: requirement, where: bound)
            }
        }
        // A closure that does not escape makes another member.
        let standing = same.filter { !$0.member.letsClosuresEscape(besides: requirement.declaration) }
        let hasSame = labelled.allByKey[key, default: []].contains {
            narrowing(requirement, of: $0, where: bound) == .same
        }
        return preferringSpecialized(
            standing.map { provision in
                var provision = provision
                provision.narrowing = narrowing(requirement, of: provision, where: bound)
                // What overrides a member that has the very type has a narrower one.
                if provision.narrowing == .unknown, hasSame { provision.narrowing = .other }
                return provision
            }, for: requirement.declaration)
    }

    /// The members that are there for some generic arguments alone, where they are just what is required: they hide others of
    /// their class, and to the compiler they are as good as those of other classes. Else the members without them.
    private func preferringSpecialized(_ provisions: [Provision], for requirement: Declaration) -> [Provision] {
        let exact = provisions.filter { $0.isExactly(requirement) }
        let specialized = exact.filter(\.isSpecialized)
        guard let first = specialized.first else { return provisions.filter { !$0.isSpecialized } }
        return specialized + exact.filter { !$0.isSpecialized && $0.origin !== first.origin }
    }

    /// A member with the parameters of a requirement, where they take more than its own.
    private func widened(
        _ provision: Provision, for requirement: Requirement, where bound: [String: TypeSyntax]
    ) -> Provision? {
        guard widening(requirement.declaration, in: requirement.origin, provision.member, in: provision.origin) else {
            return nil
        }
        var widened = provision
        for (index, parameter) in requirement.declaration.parameters.enumerated() {
            widened.member.parameters[index].type = parameter.type
        }
        widened.isWidened = true
        widened.narrowing = narrowing(requirement, of: provision, where: bound)
        return widened
    }

    /// A generic function of the types of a requirement that asks its generic parameters for more: what overrides it may ask for
    /// less. For example: `func find<Key: Hashable>(_ key: Key)` for `func find<Key>(_ key: Key)`
    private func generalized(
        _ provision: Provision, for requirement: Requirement, where bound: [String: TypeSyntax]
    ) -> Provision? {
        let names = signatureNames(in: requirement.origin) { meaning(of: $0, in: requirement.origin, where: bound) }
        guard case (.function(var mine), .function(let theirs)) = (requirement.declaration, provision.member),
            mine.effects.isAsync == theirs.effects.isAsync, mine.head.isStatic == theirs.head.isStatic,
            let provided = provision.member.genericSignature(names),
            let required = requirement.declaration.genericSignature(names, equating: provided.equalities),
            required.types == provided.types, required.count == provided.count,
            required.asksNoMore(than: provided)
        else { return nil }
        (mine.head, mine.effects) = (theirs.head, theirs.effects)
        var generalized = provision
        (generalized.member, generalized.isWidened, generalized.narrowing) = (.function(mine), true, .same)
        return generalized
    }

    /// A property without a written type, with that of a requirement which it does not satisfy as it is: it has this type, or
    /// there is no mock.
    func typed(
        _ provision: Provision, as requirement: Requirement, of links: [SuperclassLink], in resolved: ResolvedProtocol
    ) -> Provision {
        guard case .variable(var variable)? = provision.kept?.declaration, variable.type == nil,
            let link = links.first(where: { $0.type === provision.origin }),
            obstacle(to: requirement, of: provision, among: [provision]) != nil,
            !mayHaveDefault(requirement, in: resolved)
        else { return provision }
        variable.type = requirement.declaration.resultType
        guard case .possible(let declaration, let overridden) = overriding(.variable(variable), of: link) else {
            return provision
        }
        var typed = provision
        (typed.member, typed.overridden, typed.kept) = (declaration, overridden, nil)
        return typed
    }

    /// Those of the members that have the result that is required, else those whose overrides may have it; up to the one
    /// that is always there.
    func nearest(_ provided: [Provision]) -> [Provision] {
        let same = provided.filter { $0.narrowing == .same }
        let fitting = same.isEmpty ? provided.filter { $0.narrowing != .other } : same
        let last = fitting.firstIndex { $0.condition == nil } ?? fitting.count - 1
        return Array(fitting.prefix(last + 1))
    }
}

extension Resolver.Provision {
    /// Whether the member has the types and the effects of a requirement of its signature.
    fileprivate func isExactly(_ requirement: Declaration) -> Bool {
        narrowing == .same && member.effects == requirement.effects && satisfies(requirement)
            && !requirement.letsClosuresEscape(besides: member)
    }
}

extension Declaration {
    /// Whether a closure escapes from it that does not from another of the same types.
    fileprivate func letsClosuresEscape(besides other: Declaration) -> Bool {
        zip(parameters, other.parameters).contains {
            $0.type.attributes.has("escaping") && !$1.type.attributes.has("escaping")
        }
    }
}
