// Requirements of Objective-C that leave open what can be nil -> the same as another protocol says it: one member satisfies both,
// and the compiler warns of one that leaves it open, too.
// For example: `func play(_ name: String)` for `play(_: String!)` beside `play(_: String)`

import SwiftDeclarations

extension [RequirementNode] {
    /// The requirements with what those of the same name say that can be nil.
    var withStatedNullability: [RequirementNode] {
        var declarations: [String: [Declaration]] = [:]
        for requirement in requirements where requirement.isOfObjectiveC {
            declarations[requirement.sharedName, default: []].append(requirement.declaration)
        }
        guard declarations.contains(where: { $0.value.count > 1 }) else { return self }
        return mapRequirements { requirement in
            guard requirement.isOfObjectiveC else { return }
            for other in declarations[requirement.sharedName] ?? [] {
                requirement.declaration.adoptNullability(of: other)
            }
        }
    }
}

extension Requirement {
    /// What it has in common with all that may have its selector.
    fileprivate var sharedName: String {
        if case .initializer(let initializer) = declaration {
            return "init(\(initializer.parameters.map { "\($0.callLabel):" }.joined()))"
        }
        return "\(declaration.memberHead?.isStatic ?? false) \(declaration.labels)"
    }
}

extension Declaration {
    fileprivate mutating func adoptNullability(of other: Declaration) {
        switch (self, other) {
        case (.function(var mine), .function(let theirs)):
            mine.parameters.adoptNullability(of: theirs.parameters)
            if let other = theirs.result { mine.result = mine.result?.adoptingNullability(of: other) }
            self = .function(mine)
        case (.initializer(var mine), .initializer(let theirs)):
            mine.parameters.adoptNullability(of: theirs.parameters)
            if mine.failability == .implicitlyUnwrapped { mine.failability = theirs.failability }
            self = .initializer(mine)
        case (.variable(var mine), .variable(let theirs)):
            if let other = theirs.type { mine.type = mine.type?.adoptingNullability(of: other) }
            self = .variable(mine)
        default: break
        }
    }
}

extension [Parameter] {
    fileprivate mutating func adoptNullability(of others: [Parameter]) {
        for (index, other) in zip(indices, others) {
            self[index].type = self[index].type.adoptingNullability(of: other.type)
        }
    }
}

extension TypeSyntax {
    /// The type, or `other` where that is the same and says whether it can be nil.
    fileprivate func adoptingNullability(of other: TypeSyntax) -> TypeSyntax {
        guard case .implicitlyUnwrapped(let wrapped) = bare,
            (other.wrapped ?? other.bare).canonical() == wrapped.canonical()
        else {
            return self
        }
        return other.bare.with(specifiers: specifiers, attributes: attributes)
    }
}
