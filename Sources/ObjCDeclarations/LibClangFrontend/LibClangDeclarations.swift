// Cursors of libclang in, declarations of the model out.

import SwiftDeclarations

/// The kinds of cursors that matter, by the numbers that `CXCursorKind` gives them for good.
enum CursorKind {
    static let structure = 2
    static let union = 3
    static let enumeration = 5
    static let field = 6
    static let parameter = 10
    static let interface = 11
    static let category = 12
    static let `protocol` = 13
    static let property = 14
    static let method = 16
    static let classMethod = 17
    static let typedef = 20
    static let typeParameter = 27
    static let superclass = 40
    static let protocolReference = 41
    static let classReference = 42
    static let attributes = 400..<500
    static let unexposedAttribute = 400
    static let annotation = 406
    static let designatedInitializer = 434
    static let flagEnumeration = 437
    static let inclusion = 503
}

/// The declarations so far.
struct LibClangDeclarations {
    /// The files with their tokens.
    let texts: HeaderTexts
    /// The names that were made up for what nobody declares.
    let missing: MissingNames
    /// The declared types.
    private(set) var types = TypeNames()
    /// The protocols in order.
    private(set) var protocols: [ProtocolDeclaration] = []
    /// The bytes of the header's own protocols.
    private(set) var extents: [Range<UInt32>] = []
    private let attributes: LibClangAttributes

    /// Starts without any.
    init(texts: HeaderTexts, missing: MissingNames) {
        self.texts = texts
        attributes = LibClangAttributes(texts)
        self.missing = missing
    }

    /// Reads a declaration at the level of the file.
    mutating func read(_ cursor: TranslationUnit.Cursor) {
        let children = cursor.children
        switch cursor.kind {
        case CursorKind.structure, CursorKind.union, CursorKind.enumeration: readTag(cursor, children)
        case CursorKind.typedef: readTypedef(cursor, children)
        case CursorKind.interface:
            types.classes[cursor.name] = declared(cursor, children)
            addToObject(children, ofClass: cursor.name)
        case CursorKind.category:
            let extended = children.first { $0.kind == CursorKind.classReference }
            guard let name = extended?.name else { return }
            if types.classes[name] == nil { types.classes[name] = TypeNames.Class() }
            addToObject(children, ofClass: name)
        case CursorKind.protocol: readProtocol(cursor, children)
        // Forward declarations.
        case CursorKind.classReference:
            guard types.classes[cursor.name] == nil, let place = cursor.place else { return }
            let parameters = texts.typeParameters(of: place)
            types.classes[cursor.name] = TypeNames.Class(
                typeParameters: parameters, bounds: parameters.map { _ in ObjCType(kind: .id(protocols: [])) })
        case CursorKind.protocolReference:
            if types.protocols[cursor.name] == nil { types.protocols[cursor.name] = SwiftAttributes() }
        default: break
        }
    }

    // MARK: - Types

    private mutating func readTag(_ cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor]) {
        let name = cursor.name
        guard Self.isName(name) else { return }
        let tag = tag(cursor, children)
        guard var known = types.tags[name] else {
            types.tags[name] = tag
            return
        }
        known.isDefined = known.isDefined || tag.isDefined
        known.holdsObjects = known.holdsObjects || tag.holdsObjects
        if known.kind == .plainEnumeration { known.kind = tag.kind }
        if known.attributes == SwiftAttributes() { known.attributes = tag.attributes }
        types.tags[name] = known
    }

    private mutating func tag(
        _ cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor]
    ) -> TypeNames.Tag {
        let attributes = attributes.attributes(of: cursor, children)
        var kind = TypeNames.Tag.Kind.structure
        if cursor.kind == CursorKind.enumeration {
            kind = attributes.kindOfEnumeration
        }
        return TypeNames.Tag(
            kind: kind, isDefined: cursor.isDefinition,
            holdsObjects: kind == .structure && fieldsHoldObjects(children), attributes: attributes.swift)
    }

    /// Whether objects are among the fields of a structure or a union. What is made up may be a part of itself.
    private func fieldsHoldObjects(_ children: [TranslationUnit.Cursor], level: Int = 0) -> Bool {
        level < HeaderParser.maximumDepth
            && children.contains { child in
                switch child.kind {
                case CursorKind.structure, CursorKind.union: fieldsHoldObjects(child.children, level: level + 1)
                case CursorKind.field: !isUnretained(child) && isManaged(child.type, level: level + 1)
                default: false
                }
            }
    }

    private func isUnretained(_ field: TranslationUnit.Cursor) -> Bool {
        field.extent.map { texts.contains(["__unsafe_unretained"], from: $0.start, to: $0.end) } ?? false
    }

    /// Whether ARC keeps what a value of a type holds alive.
    private func isManaged(_ type: TranslationUnit.TypeReference, level: Int) -> Bool {
        let type = type.canonical
        return type.isObject
            || type.isArray && level < HeaderParser.maximumDepth
                && isManaged(type.element, level: level + 1)
            || type.isRecord && fieldsHoldObjects(type.declaration.children, level: level)
    }

    /// Whether a cursor's name is one; what has none is described. For example: `(unnamed struct at …)`
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.utf8.contains(UInt8(ascii: " ")) && !name.hasPrefix("(")
    }

    /// Whether a structure or an enumeration has no name of its own: it is found at its keyword. Newer versions call it as its
    /// typedef.
    private func isUnnamed(_ declaration: TranslationUnit.Cursor) -> Bool {
        guard let place = declaration.place, let file = texts.file(place.path) else { return false }
        return ["enum", "struct", "union"].contains(file.text(file.firstIndex(from: place.offset)))
    }

    private mutating func readTypedef(_ cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor]) {
        let name = cursor.name
        var reader = LibClangTypes(missing: missing, attributes: attributes, texts: texts)
        var type = reader.type(cursor.underlyingType, parameters: children)
        let end = cursor.extent.map { texts.endOfDeclaration(from: $0.end) } ?? 0
        let (own, ofType) = reader.attributes(of: cursor, children, endingAt: end)
        type.swiftAttributes = ofType
        let declaration = cursor.underlyingType.tagDeclaration
        if case .tag(let tag) = type.kind, !Self.isName(tag) || types.tags[tag] == nil || isUnnamed(declaration) {
            // `typedef struct { … } Size;`: the only name it has.
            type.kind = .tag(name)
            types.tags[name] = self.tag(declaration, declaration.children)
            if isUnnamed(declaration) { types.tags[name]?.attributes.name = own.name }
        }
        types.typedefs[name] = TypeNames.Typedef(type: type, attributes: own)
    }

    private func declared(
        _ cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor]
    ) -> TypeNames.Class {
        var declared = TypeNames.Class(attributes: attributes.attributes(of: cursor, children).swift)
        declared.superclass = children.first { $0.kind == CursorKind.superclass }?.name
        for parameter in children where parameter.kind == CursorKind.typeParameter {
            declared.typeParameters.append(parameter.name)
            var reader = LibClangTypes(missing: missing, attributes: attributes, texts: texts)
            declared.bounds.append(reader.type(parameter.underlyingType, parameters: parameter.children))
        }
        return declared
    }

    // MARK: - Protocols

    private mutating func readProtocol(_ cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor]) {
        let name = cursor.name
        let swift = attributes.attributes(of: cursor, children).swift
        types.protocols[name] = swift
        guard var place = cursor.place else { return }
        // What a macro pastes stands in no file.
        if let start = cursor.extent?.start, start.path != place.path { place = start }
        var declared = ProtocolDeclaration(name: name, path: texts.path(place.path), offset: place.offset)
        if let extent = cursor.extent {
            if texts.isHeader(place.path), extent.start.offset <= extent.end.offset {
                extents.append(extent.start.offset..<extent.end.offset)
            }
            // The extent begins at '@protocol'; older versions say that the declaration stands there, too.
            declared.offset = texts.offset(of: name, from: extent.start) ?? place.offset
        }
        declared.inherited = children.filter { $0.kind == CursorKind.protocolReference }.compactMap { reference in
            reference.place.map { .init(name: reference.name, offset: $0.offset) }
        }
        declared.attributes = swift
        declared.members = members(children)
        protocols.append(declared)
    }

    private mutating func addToObject(_ children: [TranslationUnit.Cursor], ofClass name: String) {
        guard name == "NSObject" else { return }
        let members = members(children)
        let protocols = children.filter { $0.kind == CursorKind.protocolReference }.map(\.name)
        types.addToObject(members, protocols: protocols)
    }

    /// The members among what a protocol, a class or a category declares.
    private func members(_ children: [TranslationUnit.Cursor]) -> [Member] {
        let properties = Set(children.filter { $0.kind == CursorKind.property }.map(\.place))
        return children.compactMap { child in
            switch child.kind {
            case CursorKind.property: property(child)
            case CursorKind.method, CursorKind.classMethod:
                // The accessors of a property stand where it does.
                properties.contains(child.place) ? nil : method(child)
            default: nil
            }
        }
    }

    private func method(_ cursor: TranslationUnit.Cursor) -> Member? {
        guard let place = cursor.place, let extent = cursor.extent else { return nil }
        let children = cursor.children
        // The parameters of the result's blocks come first.
        let parameters = children.filter { $0.kind == CursorKind.parameter }
        let count = min(cursor.parameterCount, parameters.count)
        var reader = LibClangTypes(missing: missing, attributes: attributes, texts: texts)
        var pieces = cursor.name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        if pieces.count > 1 { pieces.removeLast() }
        var method = Method(
            selector: pieces,
            result: reader.type(cursor.resultType, parameters: Array(parameters.dropLast(count))))
        if let text = texts.parentheses(behind: extent.start) {
            method.result.swiftAttributes = attributes.swiftAttributes(ofResult: text)
        }
        method.parameters = parameters.suffix(count).map { reader.parameter($0) }
        method.isVariadic = cursor.isVariadic
        // A method has the attributes of the one that it overrides, too, which Swift does not go by.
        let own = children.filter { child in
            child.place.map { $0.path == extent.start.path && $0.offset <= extent.end.offset } ?? false
                && child.place?.offset ?? 0 >= extent.start.offset
        }
        return Member(
            kind: .method(method), isOptional: cursor.isOptional,
            isClassMember: cursor.kind == CursorKind.classMethod,
            attributes: attributes.attributes(of: cursor, own).swift, offset: place.offset,
            range: extent.start.offset..<max(extent.end.offset, extent.start.offset))
    }

    private func property(_ cursor: TranslationUnit.Cursor) -> Member? {
        guard let place = cursor.place, let extent = cursor.extent else { return nil }
        let children = cursor.children
        let words = cursor.propertyAttributes
        var reader = LibClangTypes(missing: missing, attributes: attributes, texts: texts)
        var property = Property(name: cursor.name, type: reader.type(cursor.type, parameters: children))
        let end = texts.endOfDeclaration(from: extent.end)
        let (own, ofType) = reader.attributes(of: cursor, children, endingAt: end)
        property.type.swiftAttributes = ofType
        property.isReadOnly = words & PropertyWord.readOnly != 0
        if words & PropertyWord.getter != 0 { property.getter = cursor.getterName }
        if words & PropertyWord.setter != 0 { property.setter = cursor.setterName }
        if words & PropertyWord.copy != 0 { property.ownership = .copy }
        if words & PropertyWord.weak != 0 { property.ownership = .weak }
        if words & (PropertyWord.assign | PropertyWord.unsafeUnretained) != 0, types.isPointer(property.type) {
            property.ownership = .unowned
        }
        if cursor.printed.prefix(while: { $0 != ")" }).contains("null_resettable") {
            property.type.nullability = .nullResettable
        }
        return Member(
            kind: .property(property), isOptional: cursor.isOptional,
            isClassMember: words & PropertyWord.class != 0,
            attributes: own, offset: place.offset, range: extent.start.offset..<end)
    }

    /// The bits of `CXObjCPropertyAttrKind`.
    private enum PropertyWord {
        static let readOnly: UInt32 = 0x1
        static let getter: UInt32 = 0x2
        static let assign: UInt32 = 0x4
        static let copy: UInt32 = 0x20
        static let setter: UInt32 = 0x80
        static let weak: UInt32 = 0x200
        static let unsafeUnretained: UInt32 = 0x800
        static let `class`: UInt32 = 0x1000
    }
}
