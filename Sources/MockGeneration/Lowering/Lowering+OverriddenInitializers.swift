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
    }

    /// The initializer of a superclass that another one overrides.
    func overridden(by initializer: InitializerDeclaration, in mock: Context) -> OverriddenInitializer? {
        guard let superclass = mock.resolved.superclassInitializers else { return nil }
        let key = initializerKey(initializer)
        func isSame(_ other: InitializerDeclaration) -> Bool { initializerKey(other) == key }
        return superclass.designated.first { isSame($0.declaration) }.map { .designated($0) }
            ?? superclass.convenient.first { isSame($0.declaration) }.map { .convenient($0) }
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

    /// Whether an extension of a superclass declares an initializer, which no subclass can declare then.
    func isDeclaredInExtension(_ initializer: InitializerDeclaration, in mock: Context) -> Bool {
        guard case .convenient(let convenient)? = overridden(by: initializer, in: mock) else { return false }
        return convenient.isInExtension
    }
}
