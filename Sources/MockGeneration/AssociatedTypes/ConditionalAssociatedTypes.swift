// Associated types that are declared in one way under one condition of an `#if`, and in another under another -> those that
// a mock leaves to the compiler, and those that no mock can follow.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Takes over how the members of a protocol declare associated types under conditions.
    mutating func takeOverAlternatives(in members: [Declaration], of origin: CatalogType, _ resolver: Resolver) {
        var declared = ConditionalTypes()
        for member in members where member.isConditional { declared.collect(member.flattened) }
        leftToTheCompiler.formUnion(declared.definedDifferently)
        alternatives += declared.constrainedDifferently { type in
            type.inheritedNames.allSatisfy { name in
                guard let found = resolver.lookUp(name, from: origin), found.declaration.kind == .protocol else {
                    return false
                }
                return Set(found.conditions).isSubset(of: origin.conditions)
            }
        }
    }
}

/// What the `#if`s of a protocol say about its associated types.
private struct ConditionalTypes {
    private var declarations: [String: [AssociatedTypeDeclaration]] = [:]
    /// What each name is where a conforming type says nothing about it; nil where that has to say.
    private var definitions: [String: [TypeSyntax?]] = [:]

    mutating func collect(_ members: [Declaration]) {
        for member in members {
            switch member {
            case .associatedtype(let declaration):
                declarations[declaration.name, default: []].append(declaration)
                definitions[declaration.name, default: []].append(declaration.definition)
            case .typealias(let alias): definitions[alias.name, default: []].append(alias.type)
            default: break
            }
        }
    }

    /// The names that stand for something under every condition, but not for the same: a conforming type that says
    /// nothing about them has what the protocol says.
    var definedDifferently: Set<String> {
        Set(definitions.filter { !$0.value.contains(nil) && Set($0.value).count > 1 }.keys)
    }

    /// The declarations that constrain an associated type in another way than the first one does.
    ///
    /// - Parameter isSeen: whether a constraint is known under all conditions. A parameter of a class can meet all of
    ///   those at once.
    func constrainedDifferently(isSeen: (TypeSyntax) -> Bool) -> [AssociatedTypeDeclaration] {
        declarations.values.compactMap { alternatives in
            guard let other = alternatives.first(where: { $0.constraints != alternatives[0].constraints }),
                !alternatives.flatMap(\.constraints).allSatisfy(isSeen)
            else { return nil }
            return other
        }.sorted { $0.head.offset < $1.head.offset }
    }
}

extension AssociatedTypeDeclaration {
    fileprivate var constraints: [TypeSyntax] { inheritance.map(\.type) }

    /// What it is where a conforming type says nothing about it, by a where clause or by default.
    fileprivate var definition: TypeSyntax? {
        let clause = requirements.first { $0.relation == .sameType && AssociatedTypes.withoutSelf($0).isAbout(name) }
        return clause?.right ?? defaultType
    }
}
