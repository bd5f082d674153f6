// What can be sent to other threads and actors (SE-0302), as far as names tell: a parser sees no conformances of other
// modules.

import SwiftDeclarations

extension Lowering {
    /// Whether values of a type are known to be Sendable without its declaration: standard value types of such. What the run
    /// declares by the name of a standard type may be anything: a type, an associated type, a generic parameter.
    ///
    /// - Parameter orBound: whether what the mock's module may bind to an actor is meant too, since it is Sendable then. Types
    ///   of another module are what they are there.
    func isKnownSendable(_ type: TypeSyntax, in mock: Context, orBound: Bool = false) -> Bool {
        if orBound, options.areMocksElsewhere, resolver.isUnsendable(type, in: mock.resolved.type) { return false }
        // With what it asks alone: every part of a type would copy the lowering.
        return type.isMade { [catalog] part in
            switch part.bare {
            case .named(let name, _): Self.isKnownSendable(typeNamed: name, in: mock, orBound: orBound, catalog)
            case .member(_, let name, _):
                orBound && catalog.isBoundByModule(typeNamed: name, in: mock.resolved.type.file)
            default: false
            }
        }
    }

    /// Whether all that a requirement takes and gives is known to be Sendable.
    func isKnownSendable(_ requirement: Requirement, in mock: Context, orBound: Bool = false) -> Bool {
        requirement.declaration.types.allSatisfy { isKnownSendable($0, in: mock, orBound: orBound) }
    }

    private static func isKnownSendable(
        typeNamed name: String, in mock: Context, orBound: Bool, _ catalog: Catalog
    ) -> Bool {
        if mock.hidingNames.contains(name) { return false }
        let origin = mock.resolved.type
        if plainSendables.contains(name) || sendableContainers.contains(name),
            catalog.path(of: name, in: origin.path, file: origin.file) == nil
        {
            return true
        }
        return orBound && catalog.isBoundByModule(typeNamed: name, in: origin.file)
    }

    static let plainSendables: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "Bool", "String", "Substring", "Character", "StaticString", "ObjectIdentifier", "Void", "Duration", "Error",
        "CGFloat", "CGPoint", "CGSize", "CGRect", "Data", "Date", "UUID", "URL", "TimeInterval", "Decimal", "Locale",
        "Calendar", "TimeZone", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "CharacterSet",
        "AttributedString", "PersonNameComponents", "URLComponents", "URLQueryItem", "URLRequest", "URLResponse",
        "HTTPURLResponse",
    ]

    /// Types that are Sendable, but nothing that is recorded or sent; Foundation's classes stand in `KnownClasses`.
    static let otherSendables: Set<String> = ["DispatchQueue", "Never", "Task"]

    /// The metatype in a type of a generic parameter with a constraint, also one of the mock, of `Self`, or of an existential,
    /// where nothing says that it can be sent.
    func unsentMetatype(in type: TypeSyntax, of requirement: Requirement, in mock: Context) -> TypeSyntax? {
        guard !type.specifiers.contains("sending") else { return nil }
        var result: TypeSyntax?
        type.forEachPart { part in
            var constraints: [TypeSyntax] = []
            switch part.bare.unparenthesized {
            case .any(.metatype(let constraint)): constraints = [constraint]
            case .metatype(let instance):
                instance.forEachPart { part in
                    switch part {
                    case .any(let constraint), .some(let constraint): constraints.append(constraint)
                    case .named("Self", _): constraints.append(.named(requirement.origin.declaration.name))
                    case .named(let name, _):
                        if requirement.declaration.genericParameters.contains(where: { $0.name == name }) {
                            constraints += requirement.declaration.constraints(of: name)
                        } else if mock.associatedTypes.genericNames.contains(name) {
                            constraints += mock.resolved.constraints(of: name)
                        }
                    default: break
                    }
                }
            default: return
            }
            if keepsMetatype(constraints, in: requirement.origin) { result = result ?? part.bare.unparenthesized }
        }
        return result
    }

    /// Whether a type is that of an existential type, or an optional or a tuple of such, and nobody says that it can be sent.
    func isUnsentMetatype(_ type: TypeSyntax, in mock: Context) -> Bool {
        hasPart(type, in: mock) { part in
            guard case .metatype(let instance) = part, case .any(let constraint) = followed(instance, in: mock) else {
                return false
            }
            return keepsMetatype([constraint], in: mock.resolved.type)
        }
    }

    /// The generic parameters of a function and of its mock whose metatypes nobody says are Sendable, since they have to conform
    /// to something else (SE-0470).
    func unsentParameters(of function: FunctionDeclaration, in mock: Context) -> Set<String> {
        let own = function.genericParameters.map(\.name)
        let ofClass = mock.resolved.classParameters.map(\.name)
        return Set(own + ofClass).union(mock.associatedTypes.genericNames).filter { name in
            let constraints: [TypeSyntax]
            if own.contains(name) {
                constraints = Declaration.function(function).constraints(of: name)
            } else if ofClass.contains(name) {
                constraints = resolver.constraints(ofParameter: name, in: mock.resolved.type)
            } else {
                constraints = mock.resolved.constraints(of: name)
            }
            return keepsMetatype(constraints, in: mock.resolved.type)
        }
    }

    /// Whether nobody says that the metatype of what has to conform to all of that is Sendable (SE-0470).
    private func keepsMetatype(_ constraints: [TypeSyntax], in origin: CatalogType) -> Bool {
        let names = constraints.flatMap(\.inheritedNames)
        let others = names.filter { name in
            // Classes say nothing of conformances.
            !KnownProtocols.markers.contains(name.last ?? "")
                && resolver.lookUp(name, from: origin).map { $0.declaration.kind != .class } ?? true
        }
        return !others.isEmpty && !refinesSendable(names, in: origin)
    }

    /// Whether a type is one that its library says is not Sendable, or is made of such. Others may or may not be.
    ///
    /// - Parameter onSomeSystem: whether those are meant, too, that are Sendable on some systems.
    func isKnownUnsendable(_ type: TypeSyntax, in mock: Context, onSomeSystem: Bool = false) -> Bool {
        !type.isMade { [catalog] part in
            guard let name = part.bare.qualifiedName.map(Catalog.withoutSystemModule) else { return true }
            let full = name.joined(separator: ".")
            guard Resolver.plainUnsendables.contains(full) || onSomeSystem && Self.unsendables.contains(full) else {
                return true
            }
            let origin = mock.resolved.type
            return mock.hidingNames.contains(name[0])
                || catalog.path(of: name[0], in: origin.path, file: origin.file) != nil
        }
    }

    /// The types of Foundation that are not Sendable on Linux and that Apple's may say are.
    private static let unsendables: Set<String> = [
        "ByteCountFormatter", "EnergyFormatter", "FileManager.DirectoryEnumerator", "Host", "ISO8601DateFormatter",
        "JSONSerialization", "LengthFormatter", "MassFormatter", "MeasurementFormatter", "MessagePort",
        "NSAffineTransform", "NSCalendar", "NSCharacterSet", "NSCountedSet", "NSData", "NSDateComponents",
        "NSEnumerator", "NSExpression", "NSIndexPath", "NSIndexSet", "NSKeyedArchiver", "NSKeyedUnarchiver",
        "NSMeasurement", "NSMutableCharacterSet", "NSMutableIndexSet", "NSMutableOrderedSet", "NSNotification",
        "NSOrderedSet", "NSOrthography", "NSSortDescriptor", "NSTextCheckingResult", "NSTimeZone", "NSURLComponents",
        "NotificationQueue", "PersonNameComponentsFormatter", "Port", "PropertyListSerialization", "SocketPort",
        "URLResourceValues",
    ]

    static let sendableContainers: Set<String> = [
        "Array", "ClosedRange", "Dictionary", "Optional", "Range", "Result", "Set",
    ]

    /// Whether what conforms to one of the protocols is Sendable.
    func refinesSendable(_ names: [[String]], in origin: CatalogType) -> Bool {
        names.contains { name in
            if let parent = catalog.type(named: name, in: origin.path, file: origin.file) {
                return resolver.refinesSendable(parent)
            }
            return ["Sendable", "SendableMetatype", "Error", "Actor"].contains(name.last)
        }
    }
}

extension TypeSyntax {
    /// Whether a type is made of such parts only: values of tuples, collections and optionals are Sendable where those of
    /// their parts are.
    ///
    /// - Parameter isSuch: asked about named types, whose generic arguments have to be such parts, too, and about all
    ///   others that have no parts.
    func isMade(ofParts isSuch: (TypeSyntax) -> Bool) -> Bool {
        switch bare.unparenthesized {
        case .optional(let type), .array(let type), .implicitlyUnwrapped(let type): type.isMade(ofParts: isSuch)
        case .dictionary(let key, let value): key.isMade(ofParts: isSuch) && value.isMade(ofParts: isSuch)
        case .inlineArray(_, let element): element.isMade(ofParts: isSuch)
        case .tuple(let elements): elements.allSatisfy { $0.type.isMade(ofParts: isSuch) }
        case .any(.named("Error", _)): isSuch(.named("Error"))
        case .named(_, let arguments), .member(_, _, let arguments):
            isSuch(unparenthesized) && arguments.allSatisfy { $0.isMade(ofParts: isSuch) }
        default: isSuch(unparenthesized)
        }
    }
}
