// An initializer of a mock and those of its superclass -> the one that it overrides, and how that limits what it can do.

import SwiftDeclarations

extension Lowering {
    /// An initializer of a superclass that another one overrides.
    enum OverriddenInitializer {
        case designated(SuperclassInitializers.Designated)
        case convenient(SuperclassInitializers.Convenient)

        var declaration: InitializerDeclaration {
            switch self {
            case .designated(let initializer): initializer.declaration
            case .convenient(let initializer): initializer.declaration
            }
        }

        /// The class that declares it.
        var origin: CatalogType {
            switch self {
            case .designated(let initializer): initializer.origin
            case .convenient(let initializer): initializer.origin
            }
        }
    }

    /// The initializer of a superclass that another one overrides: the one that takes the same, else the one that takes less.
    func overridden(by initializer: InitializerDeclaration, in mock: Context) -> OverriddenInitializer? {
        all(overriddenBy: initializer, in: mock).first
    }

    /// The initializers of a superclass that another one overrides; where there are several, it cannot.
    private func all(overriddenBy initializer: InitializerDeclaration, in mock: Context) -> [OverriddenInitializer] {
        guard let superclass = mock.resolved.superclassInitializers else { return [] }
        let key = initializerKey(initializer)
        let all =
            superclass.designated.map(OverriddenInitializer.designated)
            + superclass.convenient.map(OverriddenInitializer.convenient)
        let same =
            all.first { initializerKey($0.declaration) == key }
            ?? all.first { takesSame(initializer, as: $0, in: mock) }
        return same.map { [$0] } ?? all.filter { takesMore(initializer, than: $0, in: mock) }
    }

    /// Whether an initializer takes just what another one does, written with typealiases.
    private func takesSame(
        _ initializer: InitializerDeclaration, as other: OverriddenInitializer, in mock: Context
    ) -> Bool {
        let theirs = other.declaration.parameters
        return initializer.parameters.count == theirs.count
            && zip(initializer.parameters, theirs).allSatisfy { takesSame($0, as: $1, of: other.origin, in: mock) }
    }

    /// Whether a parameter of an initializer takes what that of a superclass's does.
    func takesSame(_ parameter: Parameter, as other: Parameter, of origin: CatalogType, in mock: Context) -> Bool {
        if initializerKey(parameter) == initializerKey(other) { return true }
        guard parameter.callLabel == other.callLabel else { return false }
        let theirs = resolver.withoutTypealiases(other.type.bare, in: origin.path, file: origin.file)
        return comparable(parameter.type, in: mock) == theirs.canonical().bare.withoutVariations.canonical()
    }

    /// Whether an initializer takes all that another one does, and more. For example: `init(id: Int?)` for `init(id: Int)`
    private func takesMore(
        _ initializer: InitializerDeclaration, than other: OverriddenInitializer, in mock: Context
    ) -> Bool {
        var (mine, theirs) = (initializer, other.declaration)
        guard mine.parameters.map(\.callLabel) == theirs.parameters.map(\.callLabel) else { return false }
        (mine.effects, theirs.effects) = (Effects(), Effects())
        return resolver.widening(.initializer(mine), in: mock.resolved.type, .initializer(theirs), in: other.origin)
    }

    /// Whether an initializer would override several of a superclass that take less.
    func overridesSeveral(_ initializer: InitializerDeclaration, in mock: Context) -> Bool {
        Set(all(overriddenBy: initializer, in: mock).map { initializerKey($0.declaration) }).count > 1
    }

    /// The keys of initializers and of the designated ones that they override: what a mock has already.
    func keys(of initializers: [InitializerDeclaration], in mock: Context) -> Set<String> {
        let overridden = initializers.compactMap { designated(overriddenBy: $0, in: mock)?.declaration }
        return Set((initializers + overridden).map(initializerKey))
    }

    /// The designated initializer of a superclass that another one overrides.
    func designated(
        overriddenBy initializer: InitializerDeclaration, in mock: Context
    ) -> SuperclassInitializers.Designated? {
        guard case .designated(let designated)? = overridden(by: initializer, in: mock) else { return nil }
        return designated
    }

    /// An initializer as a mock can have it: one that waits, throws or fails cannot override one that does not.
    func promising(_ initializer: InitializerDeclaration, in mock: Context) -> InitializerDeclaration {
        let isImplicit = initializer.parameters.isEmpty && inheritsPlainInitializer(mock)
        return initializer.promising(
            overridden(by: initializer, in: mock)?.declaration
                ?? (isImplicit ? InitializerDeclaration(head: DeclarationHead()) : nil))
    }

    /// Whether a mock satisfies a requirement by an initializer that it inherits, since no subclass can declare one like it. The
    /// mock has that if it declares none at all, and a convenience one if it overrides all designated ones. As its own
    /// subclasses need not have it, such a mock is final.
    func inheritsInitializer(for requirement: Requirement, in mock: Context) -> Bool {
        guard case .initializer(let initializer) = requirement.declaration, !mock.isClass, mock.globalActor == nil,
            let superclass = mock.resolved.superclassInitializers, !superclass.hidesSome,
            ([requirement] + requirement.repeats).allSatisfy(resolver.isFree)
        else { return false }
        let all: [SuperclassInitializers.Convenient]
        if superclass.isKnown {
            guard !canDeclare(initializer, in: mock) else { return false }
            all = superclass.convenient
        } else {
            guard declaresNoInitializer(mock, below: superclass) else { return false }
            all = superclass.ambiguous
        }
        let key = initializerKey(initializer)
        return all.contains {
            $0.isFree && initializerKey($0.declaration) == key && $0.declaration.satisfies(initializer)
        }
    }

    /// Whether a mock can leave all initializers that its protocol asks for to a superclass that has each of them with `async`
    /// and without.
    private func declaresNoInitializer(_ mock: Context, below superclass: SuperclassInitializers) -> Bool {
        let keys = Set(superclass.ambiguous.map { initializerKey($0.declaration) })
        return superclass.conditional.isEmpty
            && mock.resolved.nodes.requirements.allSatisfy { requirement in
                guard case .initializer(let initializer) = requirement.declaration else { return true }
                return keys.contains(initializerKey(initializer))
            }
    }

    /// Whether a mock can declare an initializer: not where it would override a convenience one that an extension of a
    /// superclass declares, or that is there with `async` and without.
    func canDeclare(_ initializer: InitializerDeclaration, in mock: Context) -> Bool {
        guard let superclass = mock.resolved.superclassInitializers,
            case .convenient(let convenient)? = overridden(by: initializer, in: mock)
        else { return true }
        let key = initializerKey(initializer)
        return !convenient.isInExtension && !superclass.ambiguous.contains { initializerKey($0.declaration) == key }
    }
}

extension InitializerDeclaration {
    /// Whether it waits, throws and fails no more than a requirement with its parameters.
    fileprivate func satisfies(_ requirement: InitializerDeclaration) -> Bool {
        (!effects.isAsync || requirement.effects.isAsync)
            && [.never, requirement.effects.throwing].contains(effects.throwing)
            && [.never, requirement.failability].contains(failability)
    }
}
