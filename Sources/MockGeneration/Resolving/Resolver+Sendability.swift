// A type that a protocol names -> whether it certainly is not Sendable (SE-0302): nothing says so, and nothing implies it.

import SwiftDeclarations

extension Resolver {
    /// Whether no value of a type can be sent, as far as the sources tell. What they do not declare may be Sendable.
    func isUnsendable(_ written: TypeSyntax, in scope: CatalogType) -> Bool {
        isUnsendable(written, in: scope, through: [], parameters: [])
    }

    /// - Parameters:
    ///   - passed: the types whose stored properties led here.
    ///   - parameters: the generic parameters of the last of them that may stand for what is not Sendable.
    private func isUnsendable(
        _ written: TypeSyntax, in scope: CatalogType, through passed: Set<CatalogType.ID>, parameters: Set<String>
    ) -> Bool {
        switch written.canonical().bare.unparenthesized {
        case .array(let element), .optional(let element), .implicitlyUnwrapped(let element):
            return isUnsendable(element, in: scope, through: passed, parameters: parameters)
        case .dictionary(let key, let value):
            return [key, value].contains { isUnsendable($0, in: scope, through: passed, parameters: parameters) }
        case .tuple(let elements):
            return elements.contains { isUnsendable($0.type, in: scope, through: passed, parameters: parameters) }
        case .named("Result", let arguments), .named("Set", let arguments), .named("Range", let arguments):
            return arguments.contains { isUnsendable($0, in: scope, through: passed, parameters: parameters) }
        case .any(let constraint): return isUnsendable(existential: constraint, in: scope)
        case .named(let name, arguments: []) where parameters.contains(name): return true
        case .named("Any", arguments: []), .named("AnyObject", arguments: []): return true
        case .named(let name, _)
        where Self.plainUnsendables.contains(name) && catalog.path(of: name, in: scope.path, file: scope.file) == nil:
            return true
        default:
            guard let parts = parts(of: written, in: scope), let type = parts.first, !passed.contains(type.id),
                globalActor(of: type) == nil, !isMainActorByDefault(type),
                parts.allSatisfy({ inheritedTypes(of: $0).isComplete && !refinesSendable($0) })
            else { return false }
            switch type.declaration.kind {
            case .class: return true
            case .struct, .enum:
                return type.declaration.head.modifiers.contains("public")
                    || storesUnsendable(type, through: passed.union([type.id]))
            default: return false
            }
        }
    }

    private func isUnsendable(existential constraint: TypeSyntax, in scope: CatalogType) -> Bool {
        let names = constraint.inheritedNames
        return !names.isEmpty
            && names.flatMap { expanded($0, from: scope) }.allSatisfy { found in
                guard let found, found.declaration.kind == .protocol else { return false }
                return inheritedTypes(of: found).isComplete && !refinesSendable(found)
            }
    }

    /// Whether a structure or an enum that does not say so is not Sendable for one of its stored properties or associated
    /// values.
    private func storesUnsendable(_ type: CatalogType, through passed: Set<CatalogType.ID>) -> Bool {
        let constraints = type.declaration.requirements.filter { $0.relation == .conforms }
        let parameters = type.declaration.genericParameters.filter { parameter in
            let stated =
                [parameter.constraint].compactMap(\.self)
                + constraints.filter { $0.left == .named(parameter.name) }.map(\.right)
            return stated.flatMap(\.inheritedNames).flatMap { expanded($0, from: type) }.allSatisfy { found in
                found.map { inheritedTypes(of: $0).isComplete && !refinesSendable($0) } ?? false
            }
        }
        return type.declaration.members.flatMap(\.storedTypes).contains { stored in
            isUnsendable(stored, in: type, through: passed, parameters: Set(parameters.map(\.name)))
        }
    }

    /// The types of the standard library and of Foundation that say that they are not Sendable, by a conformance that is
    /// not available.
    static let plainUnsendables: Set<String> = [
        "AnyBidirectionalCollection", "AnyCollection", "AnyHashable", "AnyIterator", "AnyRandomAccessCollection",
        "AnySequence", "Formatter", "InputStream", "ManagedBuffer", "Mirror", "NSArray", "NSAttributedString",
        "NSCoder", "NSDictionary", "NSMutableArray", "NSMutableAttributedString", "NSMutableData",
        "NSMutableDictionary", "NSMutableSet", "NSMutableString", "NSObject", "NSPredicate", "NSSet", "NSString",
        "Notification", "OpaquePointer", "OutputStream", "RunLoop", "Scanner", "Stream", "Thread", "Timer", "Unmanaged",
        "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
        "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer", "UserDefaults",
    ]
}

extension Declaration {
    /// What a member of a type has its values store, as far as it says of which types that is.
    var storedTypes: [TypeSyntax] {
        switch self {
        case .variable(let variable):
            variable.hasStorage && !variable.head.isStatic ? [variable.type].compactMap(\.self) : []
        case .enumCase(let declaration): declaration.associatedValues
        default: []
        }
    }
}
