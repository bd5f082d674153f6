// Types of libclang in, types of the model out. The names of the parameters of blocks are not part of a type, so they
// come from the cursors below a declaration, in the order in which libclang visits the type as it is written.

import SwiftDeclarations

/// Reads the types of one declaration.
struct LibClangTypes {
    /// The names that were made up for what nobody declares.
    private let missing: MissingNames
    /// Reads attributes.
    private let attributes: LibClangAttributes
    /// The files with their tokens.
    private let texts: HeaderTexts
    private var parameters: ArraySlice<TranslationUnit.Cursor> = []
    private var depth = 0

    /// Starts without a type.
    init(missing: MissingNames, attributes: LibClangAttributes, texts: HeaderTexts) {
        self.missing = missing
        self.attributes = attributes
        self.texts = texts
    }

    /// Reads a type.
    ///
    /// - Parameter children: the cursors below its declaration, of which the parameters count.
    mutating func type(_ type: TranslationUnit.TypeReference, parameters children: [TranslationUnit.Cursor]) -> ObjCType
    {
        let outer = parameters
        parameters = children.filter { $0.kind == CursorKind.parameter }[...]
        defer { parameters = outer }
        return self.type(type)
    }

    /// Reads a parameter of a method.
    mutating func parameter(_ cursor: TranslationUnit.Cursor) -> Method.Parameter {
        let children = cursor.children
        var parameter = Method.Parameter(name: cursor.name, type: type(cursor.type, parameters: children).asParameter)
        let (ofType, ofParameter) = attributes(of: cursor, children, before: cursor.place?.offset ?? 0)
        parameter.type.swiftAttributes = ofType.swift.swiftAttributes
        parameter.attributes = ofParameter.swift
        parameter.attributes.owner = ofParameter.swift.owner ?? ofType.swift.owner
        parameter.isNoescape = ofType.isNoescape || ofParameter.isNoescape
        parameter.isOwned =
            cursor.extent.map { texts.contains(["__strong", "__weak"], from: $0.start, to: $0.end) } ?? false
        return parameter
    }

    /// The attributes of a property or a typedef that ends at an offset, and what `swift_attr` says about its type.
    func attributes(
        of cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor], endingAt end: UInt32
    ) -> (own: SwiftAttributes, ofType: [String]) {
        let (inside, outside) = attributes(of: cursor, children, before: end)
        var own = attributes.attributes(of: cursor, children).swift
        own.swiftAttributes = outside.swift.swiftAttributes
        return (own, inside.swift.swiftAttributes)
    }

    /// The attributes of a declaration that ends at an offset: those in parentheses are about the type.
    private func attributes(
        of cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor], before end: UInt32
    ) -> (inside: HeaderAttributes, outside: HeaderAttributes) {
        // libclang hands out those behind a '^' from the last to the first.
        let all = children.filter { CursorKind.attributes.contains($0.kind) }
            .sorted { $0.place?.offset ?? 0 < $1.place?.offset ?? 0 }
        let inside = all.map { $0.place.map { texts.isInParentheses($0, before: end) } ?? false }
        return (
            attributes.attributes(of: cursor, zip(all, inside).filter(\.1).map(\.0)),
            attributes.attributes(of: cursor, zip(all, inside).filter { !$0.1 }.map(\.0))
        )
    }

    private mutating func type(_ type: TranslationUnit.TypeReference) -> ObjCType {
        guard depth < HeaderParser.maximumDepth else { return ObjCType(kind: .unknown(type.text)) }
        depth += 1
        defer { depth -= 1 }
        var result: ObjCType
        switch type.kind {
        case TypeKind.attributed: result = attributed(type)
        case TypeKind.elaborated: result = self.type(type.named)
        case TypeKind.unexposed where type.modified.isValid: result = attributed(type)
        case TypeKind.unexposed where type.canonical.kind != TypeKind.unexposed: result = self.type(type.canonical)
        default: result = ObjCType(kind: kind(of: type))
        }
        if type.isConst { result.isConst = true }
        return result
    }

    private mutating func attributed(_ type: TranslationUnit.TypeReference) -> ObjCType {
        var result = self.type(type.modified)
        let nullability = type.nullability
        // What a typedef says, or an attribute further in, is not said here.
        guard nullability != type.modified.nullability else { return result }
        switch nullability {
        case 0: result.nullability = .nonnull
        case 1, 4: result.nullability = .nullable
        default: result.nullability = .unspecified
        }
        if case .typedef(let name) = result.kind, missing.declares(name), nullability == 0,
            !TypeNames.isLikeCoreFoundation(name)
        {
            result.nullability = .unspecified
        }
        return result
    }

    private mutating func kind(of type: TranslationUnit.TypeReference) -> ObjCType.Kind {
        switch type.kind {
        case TypeKind.void: .void
        case TypeKind.id: .id(protocols: [])
        case TypeKind.classObject: .classObject(protocols: [])
        case TypeKind.selector: .selector
        case TypeKind.typeParameter: .typeParameter(type.declaration.name)
        case TypeKind.typedef: named(type)
        case TypeKind.record, TypeKind.enumeration:
            .tag(LibClangDeclarations.isName(type.declaration.name) ? type.declaration.name : "")
        case TypeKind.interface: .typedef(type.declaration.name)
        case TypeKind.object: interface(type)
        case TypeKind.objectPointer: object(type.pointee)
        case TypeKind.pointer, TypeKind.blockPointer: pointer(type)
        case TypeKind.function where type.isVariadic: .variadicFunction
        case TypeKind.function, TypeKind.functionWithoutParameters:
            .function(parameters: type.parameters.map { parameter($0) }, result: self.type(type.result))
        case TypeKind.constantArray: .array(self.type(type.element), count: type.elementCount)
        case TypeKind.incompleteArray, TypeKind.variableArray: .array(self.type(type.element), count: nil)
        default: TypeKind.scalars[type.kind].map { .scalar($0) } ?? .unknown(type.text)
        }
    }

    private func named(_ type: TranslationUnit.TypeReference) -> ObjCType.Kind {
        let declaration = type.declaration
        if declaration.kind == CursorKind.typeParameter { return .typeParameter(declaration.name) }
        let name = type.typedefName
        return name == "instancetype" ? .instancetype : .typedef(name)
    }

    /// The kind of a pointer to an object.
    private mutating func object(_ pointee: TranslationUnit.TypeReference) -> ObjCType.Kind {
        var pointee = pointee
        while pointee.kind == TypeKind.attributed || pointee.kind == TypeKind.elaborated {
            pointee = pointee.kind == TypeKind.attributed ? pointee.modified : pointee.named
        }
        guard pointee.kind == TypeKind.object else {
            guard pointee.kind == TypeKind.interface else { return .pointer(type(pointee)) }
            return .object(pointee.declaration.name, arguments: [], protocols: [])
        }
        let base = pointee.objectBase
        let protocols = pointee.objectProtocols
        switch base.kind {
        case TypeKind.id: return .id(protocols: protocols)
        case TypeKind.classObject: return .classObject(protocols: protocols)
        default:
            let arguments = pointee.objectArguments.map { type($0) }
            return .object(base.declaration.name, arguments: arguments, protocols: protocols)
        }
    }

    /// The kind of a class without its `*`.
    private mutating func interface(_ type: TranslationUnit.TypeReference) -> ObjCType.Kind {
        .interface(
            type.objectBase.declaration.name, arguments: type.objectArguments.map { self.type($0) },
            protocols: type.objectProtocols)
    }

    private mutating func pointer(_ type: TranslationUnit.TypeReference) -> ObjCType.Kind {
        let pointee = type.pointee
        let isNamed = pointee.kind == TypeKind.typedef || pointee.kind == TypeKind.elaborated
        guard !isNamed || type.kind == TypeKind.blockPointer, pointee.result.isValid else {
            return .pointer(self.type(pointee))
        }
        if pointee.canonical.kind == TypeKind.function, pointee.isVariadic {
            return type.kind == TypeKind.blockPointer
                ? .scalar(ObjCType.variadicBlock) : .pointer(ObjCType(kind: .variadicFunction))
        }
        let result = self.type(pointee.result)
        let parameters = pointee.parameters.map { parameter($0) }
        return type.kind == TypeKind.blockPointer
            ? .block(parameters: parameters, result: result) : .functionPointer(parameters: parameters, result: result)
    }

    /// A parameter of a block or a function. Its name comes from the next cursor.
    private mutating func parameter(_ type: TranslationUnit.TypeReference) -> ObjCType.Parameter {
        guard let cursor = parameters.popFirst() else {
            return ObjCType.Parameter(type: self.type(type).asParameter)
        }
        let children = cursor.children
        let name = cursor.name
        return ObjCType.Parameter(
            name: name.isEmpty ? nil : name, type: self.type(type, parameters: children).asParameter,
            attributes: attributes.attributes(of: cursor, children).swift)
    }
}

extension TranslationUnit.TypeReference {
    /// Whether there is such a type.
    fileprivate var isValid: Bool { kind != 0 }

    /// Whether it is an object or a block, where it has no sugar.
    var isObject: Bool {
        [TypeKind.objectPointer, TypeKind.id, TypeKind.classObject, TypeKind.blockPointer].contains(kind)
    }

    var isArray: Bool { kind == TypeKind.constantArray }

    var isRecord: Bool { kind == TypeKind.record }

    /// The structure or enumeration that it is.
    var tagDeclaration: TranslationUnit.Cursor {
        kind == TypeKind.elaborated ? named.declaration : declaration
    }
}

/// The kinds of types, by the numbers that `CXTypeKind` gives them for good.
private enum TypeKind {
    static let unexposed = 1
    static let void = 2
    static let id = 27
    static let classObject = 28
    static let selector = 29
    static let pointer = 101
    static let blockPointer = 102
    static let record = 105
    static let enumeration = 106
    static let typedef = 107
    static let interface = 108
    static let objectPointer = 109
    static let functionWithoutParameters = 110
    static let function = 111
    static let constantArray = 112
    static let incompleteArray = 114
    static let variableArray = 115
    static let elaborated = 119
    static let object = 161
    static let typeParameter = 162
    static let attributed = 163
    static let scalars = [
        3: "_Bool", 4: "char", 5: "unsigned char", 8: "unsigned short", 9: "unsigned int", 10: "unsigned long",
        11: "unsigned long long", 12: "unsigned __int128", 13: "char", 14: "signed char", 16: "short", 17: "int",
        18: "long", 19: "long long", 20: "__int128", 21: "float", 22: "double", 23: "long double",
        100: ObjCType.complex, 113: ObjCType.vector, 176: ObjCType.vector, 177: ObjCType.atomic,
    ]
}
