// Declarations of parsed files -> the types and typealiases among them by their qualified names, extensions by their last.
// What is nested in functions is nobody's to name, and is not there.

import SwiftDeclarations

/// The types of the files parsed so far.
struct DeclarationTable {
    /// A declaration under an annotation.
    enum Annotated: Sendable {
        case type(CatalogType)
        case other(DeclarationHead, name: String, file: Int)
    }

    /// What one qualified name is declared as.
    struct Entries {
        var types: [CatalogType] = []
        var typealiases: [CatalogTypealias] = []
        /// Whether other files do not see all of them.
        var hasHidden = false
    }

    /// The index of the first file that is there for inheritance only.
    let firstInheritOnly: Int
    /// The annotated declarations of the sources, in the order of collection.
    private(set) var annotated: [Annotated] = []
    /// By qualified name, without backticks.
    private(set) var entries: [String: Entries] = [:]
    /// By the last component of the name, without backticks.
    private(set) var extensions: [String: [CatalogType]] = [:]
    /// How many of the outermost types around one do not lend it their scope, by its qualified name without backticks;
    /// none for most. In `extension Outer.Inner`, the members of `Outer` are not seen.
    private(set) var hiddenScopes: [String: Int] = [:]
    /// The hash of each declared or extended name, and its file.
    private(set) var names: [(hash: UInt32, file: Int32)] = []

    /// Starts with no types.
    init(firstInheritOnly: Int) {
        self.firstInheritOnly = firstInheritOnly
    }
}

extension DeclarationTable {
    /// Where the collection stands in the nesting of declarations.
    private struct Place {
        var file: Int
        var path: [String]
        var access: EnclosingAccess
        var conditions: [String]
        /// The where clause of the extension that it is in; what is nested in a type there has it by that.
        var requirements: [GenericRequirement] = []
        /// What the extension that it is in says of its members; what is nested in a type there is limited by that.
        var extensionHead: DeclarationHead?
        /// How many of the outermost names in `path` are only written before a dot.
        var hiddenScopes = 0
    }

    /// Collects the types of a file.
    mutating func collect(_ declarations: [Declaration], of file: Int) {
        collect(declarations, in: Place(file: file, path: [], access: EnclosingAccess(), conditions: []))
    }

    private mutating func add(
        _ entry: some CatalogEntry, at path: [String], as kind: DeclaredNames.Kind, _ change: (inout Entries) -> Void
    ) {
        let key = DeclarationTable.key(of: path)
        change(&entries[key, default: Entries()])
        if entry.access < .internal { entries[key]?.hasHidden = true }
        if let name = path.last { note(name, as: kind, in: entry.file) }
    }

    /// What the entries of a name are found by: a name in backticks is the same as one without.
    static func key(of path: some Collection<String>) -> String {
        let name = path.count == 1 ? path[path.startIndex] : path.joined(separator: ".")
        return name.utf8.contains(UInt8(ascii: "`")) ? name.filter { $0 != "`" } : name
    }

    /// What the entries of each type on the way to one are found by, outermost first.
    static func keys(around path: [String]) -> [String] {
        var keys: [String] = []
        keys.reserveCapacity(path.count)
        for name in path {
            let own = key(of: CollectionOfOne(name))
            keys.append(keys.last.map { "\($0).\(own)" } ?? own)
        }
        return keys
    }

    private mutating func note(_ name: String, as kind: DeclaredNames.Kind, in file: Int) {
        names.append((DeclaredNames.hash(name, as: kind), Int32(truncatingIfNeeded: file)))
    }

    private mutating func collect(_ declarations: [Declaration], in place: Place) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                collect(type, in: place)
            case .typealias(var alias):
                alias.head.takeOver(place.extensionHead)
                let entry = CatalogTypealias(
                    declaration: alias, scope: place.path, file: place.file, conditions: place.conditions,
                    impliedAccess: place.access.implied)
                add(entry, at: place.path + [alias.name], as: .typealias) { $0.typealiases.append(entry) }
                if let composition = composition(alias, in: place) {
                    annotated.append(.type(composition))
                } else {
                    let isGeneric = !alias.genericParameters.isEmpty
                    noteAnnotation(alias.head, name: "a \(isGeneric ? "generic " : "")typealias", in: place)
                }
            case .conditional(let block):
                let conditions = BranchConditions(block.clauses.map(\.condition))
                for (branch, clause) in block.clauses.enumerated() {
                    var inner = place
                    if clause.declarations.contains(where: \.mayContainTypes) {
                        inner.conditions.append(conditions[branch])
                    }
                    collect(clause.declarations, in: inner)
                }
            case .import(let declaration): noteAnnotation(declaration.head, name: "an import", in: place)
            case .associatedtype(let declaration):
                noteAnnotation(declaration.head, name: "an associated type", in: place)
            case .function(let declaration): noteAnnotation(declaration.head, name: "a function", in: place)
            case .variable(let declaration): noteAnnotation(declaration.head, name: "a property", in: place)
            case .subscript(let declaration): noteAnnotation(declaration.head, name: "a subscript", in: place)
            case .initializer(let declaration): noteAnnotation(declaration.head, name: "an initializer", in: place)
            case .enumCase(let declaration): noteAnnotation(declaration.head, name: "a case", in: place)
            case .other(let head): noteAnnotation(head, name: "this declaration", in: place)
            }
        }
    }

    private mutating func collect(_ declaration: TypeDeclaration, in place: Place) {
        var type = declaration
        type.head.takeOver(place.extensionHead)
        let isExtension = type.kind == .extension
        let isDotted = isExtension && type.name.utf8.contains(UInt8(ascii: "."))
        let ownPath = isDotted ? type.name.split(separator: ".").map(String.init) : [type.name]
        let entry = CatalogType(
            declaration: type, path: place.path + ownPath, file: place.file, enclosingAccess: place.access,
            conditions: place.conditions, enclosingRequirements: place.requirements)
        // Where the name could not be read, there is none to ask for.
        if isExtension, let name = ownPath.last {
            extensions[unescaped(name), default: []].append(entry)
            note(name, as: .extension, in: place.file)
        } else if type.name != "_" {
            add(entry, at: entry.path, as: .type) { $0.types.append(entry) }
            if place.hiddenScopes > 0 { hiddenScopes[DeclarationTable.key(of: entry.path)] = place.hiddenScopes }
            if type.kind == .protocol { note(type.name, as: .free, in: place.file) }
        }
        if type.head.annotation != nil, place.file < firstInheritOnly { annotated.append(.type(entry)) }

        var inner = place
        inner.path = entry.path
        let own = Set(type.genericParameters.map(\.name))
        inner.requirements =
            isExtension
            ? type.requirements
            : place.requirements.filter { !$0.left.mentions(own) && !$0.right.mentions(own) }
        inner.extensionHead = isExtension ? type.head.ofMembers : nil
        let declared = AccessLevel(modifiers: type.head.modifiers)
        if isExtension {
            // What is in a private one is seen in its file.
            inner.access.implied = declared == .private ? .fileprivate : declared ?? .internal
            inner.hiddenScopes = ownPath.count - 1
        } else {
            // What is public may hold what is open.
            let level = declared ?? place.access.implied
            inner.access.ceiling = min(place.access.ceiling, level == .public ? .open : level)
            inner.access.implied = .internal
        }
        collect(type.members, in: inner)
    }

    /// An annotated typealias of a composition as a protocol, whose associated types are its generic parameters. For example:
    /// `typealias AB = A & B`, `typealias Cached<Value> = Cache<Value> & Sendable`
    private func composition(_ alias: TypealiasDeclaration, in place: Place) -> CatalogType? {
        guard alias.head.annotation != nil, place.file < firstInheritOnly,
            alias.genericParameters.allSatisfy({ $0.kind == .type })
        else { return nil }
        var type = alias.type.bare.unparenthesized
        if case .any(let constraint) = type { type = constraint.unparenthesized }
        guard case .composition(let members) = type else { return nil }
        let declaration = TypeDeclaration(
            head: alias.head, kind: .protocol, name: alias.name,
            inheritance: members.map { InheritedType(type: $0, offset: alias.head.offset) },
            requirements: alias.requirements,
            members: alias.genericParameters.map { parameter in
                .associatedtype(
                    AssociatedTypeDeclaration(
                        head: DeclarationHead(offset: alias.head.offset), name: parameter.name,
                        inheritance: [parameter.constraint].compactMap(\.self).map {
                            InheritedType(type: $0, offset: alias.head.offset)
                        }))
            })
        return CatalogType(
            declaration: declaration, path: place.path + [alias.name], file: place.file,
            enclosingAccess: place.access, conditions: place.conditions, isComposition: true)
    }

    private mutating func noteAnnotation(_ head: DeclarationHead, name: String, in place: Place) {
        guard head.annotation != nil, place.file < firstInheritOnly else { return }
        annotated.append(.other(head, name: name, file: place.file))
    }
}

extension DeclarationHead {
    /// The attributes of an extension that say something of its members.
    private static let attributesOfMembers: Set<String> = ["_spi", "available"]

    /// What an extension with this head says of its members; nil where it says nothing.
    fileprivate var ofMembers: DeclarationHead? {
        func isMeant(_ attribute: Attribute) -> Bool { Self.attributesOfMembers.contains(attribute.name) }
        var head = DeclarationHead(attributes: attributes.filter(isMeant))
        head.conditionalAttributes = conditionalAttributes.filter {
            $0.clauses.allSatisfy { $0.nested.isEmpty && $0.attributes.allSatisfy(isMeant) }
        }
        return head.attributes.isEmpty && head.conditionalAttributes.isEmpty ? nil : head
    }

    /// Adds what the extension around a member says of that.
    fileprivate mutating func takeOver(_ extensionHead: DeclarationHead?) {
        guard let extensionHead else { return }
        attributes = extensionHead.attributes + attributes
        conditionalAttributes = extensionHead.conditionalAttributes + conditionalAttributes
    }
}

extension Declaration {
    /// Whether it is a type or typealias, or encloses some.
    var mayContainTypes: Bool {
        switch self {
        case .type, .typealias, .conditional: true
        default: false
        }
    }
}
