// Requirements with parameter packs (SE-0393) that no class can bring -> diagnostics. What no handler can be given, or
// give, is no obstacle to a mock, and is decided where parameters are lowered.

import SwiftDeclarations

extension Lowering {
    /// Says where the compiler knows no function with such packs.
    mutating func reportPacks(of mock: Context) {
        reportPacksOfOneShape(of: mock)
        for requirement in mock.resolved.nodes.requirements {
            let declaration = requirement.declaration
            guard declaration.genericParameters.contains(where: { $0.kind == .pack }) else { continue }
            if declaration.parameters.contains(where: { $0.type.isExpansion(with: "inout") }) {
                report(
                    "as of Swift 6.3 the compiler crashes on every function with a pack of 'inout' values; ask for one "
                        + "'inout' tuple",
                    of: requirement, in: mock)
            } else if let superclass = superclassOfPack(in: requirement) {
                report(
                    "as of Swift 6.3 the compiler lets no type conform where a pack is of subclasses of '\(superclass)'; ask "
                        + "for a protocol that inherits from '\(superclass)'",
                    of: requirement, in: mock)
            } else if case .subscript(let subscripted) = declaration,
                subscripted.accessors.contains(where: { $0.kind == "set" }),
                (subscripted.parameters.map(\.type) + [subscripted.result]).contains(where: \.holdsExpansion)
            {
                report(
                    "as of Swift 6.3 the compiler crashes on every settable subscript with values of a pack; make it a "
                        + "function",
                    of: requirement, in: mock)
            }
        }
    }

    /// The class that the elements of a pack have to inherit from, if any.
    private func superclassOfPack(in requirement: Requirement) -> String? {
        let declaration = requirement.declaration
        let packs = declaration.genericParameters.filter { $0.kind == .pack }
        let origin = requirement.origin
        let constraints =
            packs.compactMap(\.constraint)
            + declaration.genericRequirements.filter { clause in
                clause.relation == .conforms && packs.contains { clause.left.isPlainly($0.name) }
            }.map(\.right)
        return constraints.flatMap(\.inheritedNames).first { name in
            resolver.expanded(name, from: origin).contains { $0?.declaration.kind == .class }
                || catalog.isKnownClass(name, in: origin.file)
        }?.joined(separator: ".")
    }

    /// No type conforms where two packs are expanded together: the compiler does not match their shapes.
    private mutating func reportPacksOfOneShape(of mock: Context) {
        for requirement in mock.resolved.nodes.requirements {
            let declaration = requirement.declaration
            guard declaration.genericParameters.count > 1,
                let packs = (declaration.parameters.map(\.type) + [declaration.resultType].compactMap(\.self)).lazy
                    .compactMap(\.packsExpandedTogether).first
            else { continue }
            report(
                "it expands the packs " + packs.map { "'\($0)'" }.joined(separator: " and ")
                    + " together, and the compiler lets no type conform to that; expand them one by one",
                of: requirement, in: mock)
        }
    }
}

extension TypeSyntax {
    /// The packs of a `repeat` that has more than one. For example: `repeat (each Key, each Value)`
    fileprivate var packsExpandedTogether: [String]? {
        var result: [String]?
        _ = contains { part in
            guard case .packExpansion(let element) = part else { return false }
            var packs: [String] = []
            element.forEachPart {
                if case .packElement(.named(let name, _)) = $0, !packs.contains(name) { packs.append(name) }
            }
            if packs.count > 1 { result = packs }
            return packs.count > 1
        }
        return result
    }

    /// Whether it is a pack or each of its elements. For example: `repeat each Value`
    fileprivate func isPlainly(_ pack: String) -> Bool {
        switch bare.unparenthesized {
        case .named(pack, arguments: []): true
        case .packExpansion(let element), .packElement(let element): element.isPlainly(pack)
        default: false
        }
    }

    /// Whether it is the expansion of a pack whose values have a specifier. For example: `repeat inout each Value`
    func isExpansion(with specifier: String) -> Bool {
        guard case .packExpansion(let element) = bare.unparenthesized else { return false }
        return element.specifiers.contains(specifier)
    }

    /// Whether it is the expansion of a pack, or a tuple with one, also within a tuple.
    fileprivate var holdsExpansion: Bool {
        tupleElements.contains { if case .packExpansion = $0.bare.unparenthesized { true } else { false } }
    }
}
