// A type that a protocol names -> whether it certainly is not Sendable (SE-0302): nothing says so, and nothing implies it.

import SwiftDeclarations

extension Resolver {
    /// Whether no value of a type can be sent, as far as the sources tell. What they do not declare may be Sendable.
    func isUnsendable(_ written: TypeSyntax, in scope: CatalogType) -> Bool {
        var seen: Set<CatalogType.ID> = []
        return isUnsendable(written, in: scope, seen: &seen, parameters: [])
    }

    /// - Parameters:
    ///   - seen: the types whose stored properties were looked at: where one of those cannot be sent, the answer is known.
    ///   - parameters: the generic parameters of the type around that may stand for what is not Sendable.
    private func isUnsendable(
        _ written: TypeSyntax, in scope: CatalogType, seen: inout Set<CatalogType.ID>, parameters: Set<String>
    ) -> Bool {
        func isUnsendable(_ type: TypeSyntax) -> Bool {
            self.isUnsendable(type, in: scope, seen: &seen, parameters: parameters)
        }
        switch written.canonical().bare.unparenthesized {
        case .array(let element), .optional(let element), .implicitlyUnwrapped(let element):
            return isUnsendable(element)
        case .dictionary(let key, let value): return [key, value].contains(where: isUnsendable)
        case .tuple(let elements): return elements.contains { isUnsendable($0.type) }
        case .named("Result", let arguments), .named("Set", let arguments), .named("Range", let arguments):
            return arguments.contains(where: isUnsendable)
        case .function where !seen.isEmpty:
            let attributes = written.attributes + written.bare.unparenthesized.attributes
            return !attributes.contains { $0.name == "Sendable" || $0.name.hasSuffix("Actor") }
        case .any(let constraint): return isUnsendableExistential(of: constraint, in: scope)
        case .named(let name, arguments: []) where parameters.contains(name): return true
        case .named("Any", arguments: []), .named("AnyObject", arguments: []): return true
        case .named(let name, _)
        where Self.plainUnsendables.contains(name) && catalog.path(of: name, in: scope.path, file: scope.file) == nil:
            return true
        default:
            guard let parts = parts(of: written, in: scope), let type = parts.first, !seen.contains(type.id),
                globalActor(of: type) == nil, !isMainActorByDefault(type),
                parts.allSatisfy({ inheritedTypes(of: $0).isComplete && !refinesSendable($0) })
            else { return false }
            switch type.declaration.kind {
            case .class: return true
            case .struct, .enum:
                return type.declaration.head.modifiers.contains("public")
                    || storesUnsendable(type, seen: &seen)
            default: return false
            }
        }
    }

    private func isUnsendableExistential(of constraint: TypeSyntax, in scope: CatalogType) -> Bool {
        let names = constraint.inheritedNames
        return !names.isEmpty
            && names.flatMap { expanded($0, from: scope) }.allSatisfy { found in
                guard let found, found.declaration.kind == .protocol else { return false }
                return inheritedTypes(of: found).isComplete && !refinesSendable(found)
            }
    }

    /// Whether a structure or an enum that does not say so is not Sendable for one of its stored properties or associated
    /// values.
    private func storesUnsendable(_ type: CatalogType, seen: inout Set<CatalogType.ID>) -> Bool {
        seen.insert(type.id)
        let around = type.scope.isEmpty ? [] : catalog.types(along: type.scope, file: type.file)
        let names = Set((around + [type]).flatMap(unsendableParameters))
        for member in type.declaration.members.flatMap(\.flattened) {
            for stored in storedTypes(of: member, in: type)
            where isUnsendable(stored, in: type, seen: &seen, parameters: names) {
                return true
            }
        }
        return false
    }

    /// The generic parameters of a type that may stand for what is not Sendable.
    private func unsendableParameters(of type: CatalogType) -> [String] {
        let constraints = type.declaration.requirements.filter { $0.relation == .conforms }
        return type.declaration.genericParameters.filter { parameter in
            let stated =
                [parameter.constraint].compactMap(\.self)
                + constraints.filter { $0.left == .named(parameter.name) }.map(\.right)
            return stated.flatMap(\.inheritedNames).flatMap { expanded($0, from: type) }.allSatisfy { found in
                found.map { inheritedTypes(of: $0).isComplete && !refinesSendable($0) } ?? false
            }
        }.map(\.name)
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
