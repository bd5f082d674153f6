// The types that a protocol asks for and those of a superclass's member -> whether an override may have them. A class can
// overload by types, but not what it would override; certain is only what the sources of the run tell.

import SwiftDeclarations

/// How the result that a requirement asks for stands to that of a member.
enum Narrowing {
    /// It is the same.
    case same
    /// What overrides the member may have it. For example: `Button` for `View?`
    case narrower
    /// What has it is another member.
    case other
    /// It depends on types that are declared nowhere in the run.
    case unknown

    /// How a type stands to another one whose parts it has in the same order, if not all of them are the same.
    fileprivate init(of parts: [Narrowing]) {
        self = [.other, .unknown].first(where: parts.contains) ?? .narrower
    }
}

extension Resolver {
    /// A type and where its names are looked up.
    struct ScopedType {
        let type: TypeSyntax
        let scope: CatalogType

        fileprivate func with(_ type: TypeSyntax) -> ScopedType { ScopedType(type: type, scope: scope) }
    }

    /// How one type stands to another that a member has which might be overridden.
    func narrowing(_ type: ScopedType, of other: ScopedType) -> Narrowing {
        narrowing(normalized: normalized(type), of: normalized(other))
    }

    /// Whether what overrides a member may have the parameters of a requirement in place of the member's, since they take
    /// more. For example: `func show(_ view: View?)` for `func show(_ view: Button)`
    func widening(
        _ required: Declaration, in scope: CatalogType, _ member: Declaration, in memberScope: CatalogType
    ) -> Bool {
        guard required.genericParameters.isEmpty, member.genericParameters.isEmpty,
            required.isAsync == member.isAsync, required.memberHead?.isStatic == member.memberHead?.isStatic
        else { return false }
        let parts = zip(required.parameters, member.parameters).map { mine, theirs -> Narrowing in
            let narrowing = narrowing(
                ScopedType(type: theirs.type, scope: memberScope), of: ScopedType(type: mine.type, scope: scope))
            return narrowing == .same || !mine.isVariadic && !theirs.isVariadic ? narrowing : .other
        }
        return parts.contains(.narrower) && parts.allSatisfy { [.same, .narrower].contains($0) }
    }

    private func normalized(_ type: ScopedType) -> ScopedType {
        let followed = withoutTypealiases(type.type, in: type.scope.path, file: type.scope.file)
        return type.with(followed.withoutVariations.canonical())
    }

    /// - Parameter isWrapped: whether both are what optionals wrap, of which an override may leave out one.
    private func narrowing(
        normalized type: ScopedType, of other: ScopedType, isWrapped: Bool = false
    ) -> Narrowing {
        if type.type == other.type { return .same }
        switch (type.type, other.type) {
        case (_, .optional) where isWrapped:
            return .other
        case (.optional(let mine), .optional(let theirs)):
            return narrowing(normalized: type.with(mine), of: other.with(theirs), isWrapped: true)
        case (.optional(let mine), let theirs) where mine == theirs:
            return .other
        case (_, .optional(let theirs)):
            let inner = narrowing(normalized: type, of: other.with(theirs), isWrapped: true)
            return inner == .same ? .narrower : inner
        case (.tuple(let mine), .tuple(let theirs)) where mine.map(\.label) == theirs.map(\.label):
            return Narrowing(
                of: zip(mine, theirs).map { narrowing(normalized: type.with($0.type), of: other.with($1.type)) })
        case (.function(let mine), .function(let theirs)) where mine.mayNarrow(theirs):
            let parameters = zip(mine.parameters, theirs.parameters).map {
                narrowing(normalized: other.with($1.type), of: type.with($0.type))
            }
            return Narrowing(
                of: parameters + [narrowing(normalized: type.with(mine.result), of: other.with(theirs.result))])
        case (.array(let mine), .array(let theirs)), (.metatype(let mine), .metatype(let theirs)):
            return narrowing(ofParts: [type.with(mine)], of: [other.with(theirs)])
        case (.named(let mine, let arguments), .named(let theirs, let others))
        where mine == theirs && arguments.count == others.count && isInSight(type, as: nil) && declared(type) == nil:
            return narrowing(ofParts: arguments.map(type.with), of: others.map(other.with))
        default:
            return narrowing(ofDistinct: type, of: other)
        }
    }

    /// How a type stands to another with other parts: conversions of elements are no overrides.
    private func narrowing(ofParts parts: [ScopedType], of others: [ScopedType]) -> Narrowing {
        let inner = zip(parts, others).map { narrowing(normalized: $0, of: $1) }
        return inner.contains { [.narrower, .other].contains($0) } ? .other : .unknown
    }

    private func narrowing(ofDistinct type: ScopedType, of other: ScopedType) -> Narrowing {
        // Nothing is wider.
        if type.type == .named("Any") { return .other }
        let (mine, theirs) = (declared(type), declared(other))
        if let mine, mine.declaration.kind == .class, let name = other.type.qualifiedName {
            let chain = superclasses(from: mine, in: mine)
            if let theirs {
                if mine === theirs { return .unknown }
                if chain.links.contains(where: { $0.type === theirs }) { return .narrower }
            } else if let last = chain.links.last, !chain.isComplete,
                last.type.declaration.inheritance.first?.type.bare.unparenthesized.qualifiedName == name
            {
                return .narrower
            }
        }
        // Which of the classes of libraries inherit from others is not known.
        if isForeignClass(other),
            isForeignClass(type) || type.type == .named("Self") || mine?.declaration.kind == .class
        {
            return .unknown
        }
        let isSubclass = type.type == .named("Self") && !mayInherit(from: theirs, besides: other.scope)
        return (isSubclass || isInSight(type, as: mine)) && isInSight(other, as: theirs) ? .other : .unknown
    }

    /// Whether a subclass of a class may be one of another class, too.
    private func mayInherit(from other: CatalogType?, besides superclass: CatalogType) -> Bool {
        guard let other, other.declaration.kind == .class else { return false }
        return [(other, superclass), (superclass, other)].contains { first, second in
            let chain = superclasses(from: first, in: first)
            return !chain.isComplete || chain.links.contains { $0.type === second }
        }
    }

    private func declared(_ type: ScopedType) -> CatalogType? {
        type.type.qualifiedName.flatMap { catalog.type(named: $0, in: type.scope.path, file: type.scope.file) }
    }

    /// Whether it is known what a type is: one of the run, or one of the standard library.
    private func isInSight(_ type: ScopedType, as declared: CatalogType?) -> Bool {
        switch type.type {
        case .array, .dictionary, .optional, .function, .metatype: return true
        case .tuple(let elements): return elements.count != 1
        case .composition(let members):
            return members.allSatisfy { isInSight(type.with($0), as: self.declared(type.with($0))) }
        case .named(let name, _):
            return declared != nil || name == "Any" || isForeignClass(type) || isKnownProtocol(type.type)
                || Lowering.plainSendables.contains(name) || Self.plainTypes.contains(name)
        default: return declared != nil
        }
    }

    /// Whether a type is a class that the run does not declare.
    private func isForeignClass(_ type: ScopedType) -> Bool {
        guard case .named(let name, arguments: []) = type.type, declared(type) == nil else { return false }
        return KnownClasses.isClass(name, mayBeOfFoundation: true)
    }
}

extension FunctionTypeSyntax {
    /// Whether a function of the type can be used as one of the other, if its result and parameters can.
    fileprivate func mayNarrow(_ other: FunctionTypeSyntax) -> Bool {
        effects.isAsync == other.effects.isAsync
            && (effects.throwing == other.effects.throwing || effects.throwing == .never)
            && parameters.map(\.isVariadic) == other.parameters.map(\.isVariadic)
    }
}
