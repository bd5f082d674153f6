// libclang, found and loaded at run time. All unsafe code of this module is here: looking functions up, handing texts
// over and copying strings out. What comes out is values: cursors and types that live as long as their unit.

import CLibClang

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A loaded libclang. It stays loaded until the process ends.
public struct LibClang: Sendable {
    /// Where it was found.
    public let path: String
    /// What it says of itself. For example: `Debian clang version 14.0.6`.
    public let version: String

    let functions: Functions

    /// Why a library cannot be used.
    struct LoadFailure: Error {
        /// For example: `it lacks clang_Type_getModifiedType`
        var reason: String
        /// Whether there is a library at all.
        var isLibrary: Bool
    }

    /// Loads the library at a path, or by its name where the system looks for libraries.
    init(path: String) throws(LoadFailure) {
        guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw LoadFailure(
                reason: dlerror().map { String(cString: $0) } ?? "it cannot be loaded", isLibrary: false)
        }
        var missing: String?
        functions = Functions { name in
            let symbol = dlsym(library, name)
            if symbol == nil, missing == nil { missing = name }
            return symbol
        }
        if let missing {
            dlclose(library)
            throw LoadFailure(reason: "it lacks \(missing)", isLibrary: true)
        }
        // A name says little: where the system found it says more.
        let address = unsafeBitCast(functions.createIndex, to: UnsafeRawPointer.self)
        self.path = CXPathOfLibrary(address).map { String(cString: $0) } ?? path
        version = functions.text(functions.getClangVersion())
    }
}

/// The functions of libclang by their names without the prefix `clang_`.
struct Functions: Sendable {
    let createIndex: CXCreateIndex
    let disposeIndex: CXDispose
    let parseTranslationUnit2: CXParse
    let disposeTranslationUnit: CXDispose
    let getCString: CXCharacters
    let disposeString: CXDisposeString
    let getClangVersion: CXVersion
    let getTranslationUnitCursor: CXUnitCursor
    let visitChildren: CXVisitChildren
    let getCursorSpelling: CXCursorString
    let getCursorPrettyPrinted: CXCursorPrinted
    let getObjCPropertyGetterName: CXCursorString
    let getObjCPropertySetterName: CXCursorString
    let getCursorType: CXCursorType
    let getCursorResultType: CXCursorType
    let getTypedefDeclUnderlyingType: CXCursorType
    let getObjCPropertyAttributes: CXCursorFlags
    let isObjCOptional: CXCursorFlag
    let isVariadic: CXCursorFlag
    let isCursorDefinition: CXCursorFlag
    let getIncludedFile: CXCursorFile
    let getNumArguments: CXCursorCount
    let getCursorLocation: CXCursorLocation
    let getCursorExtent: CXCursorRange
    let getRangeStart: CXRangeEnd
    let getRangeEnd: CXRangeEnd
    let getExpansionLocation: CXLocationParts
    let getSpellingLocation: CXLocationParts
    let getFileName: CXFileName
    let disposeSourceRangeList: CXDisposeRanges
    let getSkippedRanges: CXFileRanges
    let getFileContents: CXFileBytes
    let getFile: CXFileAt
    let getTypeSpelling: CXTypeString
    let getTypedefName: CXTypeString
    let getTypeDeclaration: CXTypeCursor
    let getPointeeType: CXTypeType
    let getModifiedType: CXTypeType
    let getNamedType: CXTypeType
    let getCanonicalType: CXTypeType
    let getResultType: CXTypeType
    let getArrayElementType: CXTypeType
    let getArraySize: CXTypeSize
    let getNullability: CXTypeNumber
    let getNumArgTypes: CXTypeNumber
    let getArgType: CXTypeElement
    let isConstQualifiedType: CXTypeFlag
    let isFunctionTypeVariadic: CXTypeFlag
    let getObjCObjectBaseType: CXTypeType
    let getNumObjCTypeArgs: CXTypeFlag
    let getObjCTypeArg: CXTypeElement
    let getNumObjCProtocolRefs: CXTypeFlag
    let getObjCProtocolDecl: CXTypeProtocol
    let getNumDiagnostics: CXDiagnosticCount
    let getDiagnostic: CXDiagnosticAt
    let disposeDiagnostic: CXDispose
    let getDiagnosticSeverity: CXDiagnosticSeverity
    let getDiagnosticSpelling: CXDiagnosticString
    let getDiagnosticLocation: CXDiagnosticLocation

    /// Looks all functions up. Where `symbol` finds none, the result must not be used.
    init(symbol: (String) -> UnsafeMutableRawPointer?) {
        // A missing function gets the address of a byte: the caller throws the whole away.
        let nowhere = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { nowhere.deallocate() }
        func find<Function>(_ name: String) -> Function {
            unsafeBitCast(symbol("clang_" + name) ?? nowhere, to: Function.self)
        }
        createIndex = find("createIndex")
        disposeIndex = find("disposeIndex")
        parseTranslationUnit2 = find("parseTranslationUnit2")
        disposeTranslationUnit = find("disposeTranslationUnit")
        getCString = find("getCString")
        disposeString = find("disposeString")
        getClangVersion = find("getClangVersion")
        getTranslationUnitCursor = find("getTranslationUnitCursor")
        visitChildren = find("visitChildren")
        getCursorSpelling = find("getCursorSpelling")
        getCursorPrettyPrinted = find("getCursorPrettyPrinted")
        getObjCPropertyGetterName = find("Cursor_getObjCPropertyGetterName")
        getObjCPropertySetterName = find("Cursor_getObjCPropertySetterName")
        getCursorType = find("getCursorType")
        getCursorResultType = find("getCursorResultType")
        getTypedefDeclUnderlyingType = find("getTypedefDeclUnderlyingType")
        getObjCPropertyAttributes = find("Cursor_getObjCPropertyAttributes")
        isObjCOptional = find("Cursor_isObjCOptional")
        isVariadic = find("Cursor_isVariadic")
        isCursorDefinition = find("isCursorDefinition")
        getIncludedFile = find("getIncludedFile")
        getNumArguments = find("Cursor_getNumArguments")
        getCursorLocation = find("getCursorLocation")
        getCursorExtent = find("getCursorExtent")
        getRangeStart = find("getRangeStart")
        getRangeEnd = find("getRangeEnd")
        getExpansionLocation = find("getExpansionLocation")
        getSpellingLocation = find("getSpellingLocation")
        getFileName = find("getFileName")
        disposeSourceRangeList = find("disposeSourceRangeList")
        getSkippedRanges = find("getSkippedRanges")
        getFileContents = find("getFileContents")
        getFile = find("getFile")
        getTypeSpelling = find("getTypeSpelling")
        getTypedefName = find("getTypedefName")
        getTypeDeclaration = find("getTypeDeclaration")
        getPointeeType = find("getPointeeType")
        getModifiedType = find("Type_getModifiedType")
        getNamedType = find("Type_getNamedType")
        getCanonicalType = find("getCanonicalType")
        getResultType = find("getResultType")
        getArrayElementType = find("getArrayElementType")
        getArraySize = find("getArraySize")
        getNullability = find("Type_getNullability")
        getNumArgTypes = find("getNumArgTypes")
        getArgType = find("getArgType")
        isConstQualifiedType = find("isConstQualifiedType")
        isFunctionTypeVariadic = find("isFunctionTypeVariadic")
        getObjCObjectBaseType = find("Type_getObjCObjectBaseType")
        getNumObjCTypeArgs = find("Type_getNumObjCTypeArgs")
        getObjCTypeArg = find("Type_getObjCTypeArg")
        getNumObjCProtocolRefs = find("Type_getNumObjCProtocolRefs")
        getObjCProtocolDecl = find("Type_getObjCProtocolDecl")
        getNumDiagnostics = find("getNumDiagnostics")
        getDiagnostic = find("getDiagnostic")
        disposeDiagnostic = find("disposeDiagnostic")
        getDiagnosticSeverity = find("getDiagnosticSeverity")
        getDiagnosticSpelling = find("getDiagnosticSpelling")
        getDiagnosticLocation = find("getDiagnosticLocation")
    }

    /// The text of a string of the library, which is given back.
    func text(_ string: CXString) -> String {
        defer { disposeString(string) }
        return getCString(string).map { String(cString: $0) } ?? ""
    }
}

/// A parsed header.
final class TranslationUnit {
    private let functions: Functions
    private let index: CXIndex
    private let unit: CXTranslationUnit

    /// A place in a file of the unit.
    struct Place: Hashable {
        /// The path as it was included.
        var path: String
        /// The byte offset.
        var offset: UInt32
    }

    /// What the compiler has to say.
    struct Message: Hashable {
        /// 2 for a warning, 3 for an error, 4 where it gave up.
        var severity: Int
        var text: String
        var place: Place?
    }

    /// Parses the file at `path`, which like all of `files` need not be on disk. Nil where the library gives up.
    init?(
        parsing path: String, arguments: [String], files: [(path: String, bytes: [UInt8])], with clang: LibClang
    ) {
        let functions = clang.functions
        self.functions = functions
        guard let index = functions.createIndex(0, 0) else { return nil }
        let arguments = arguments.map { strdup($0) }
        let paths = files.map { strdup($0.path) }
        let texts = files.map { file in
            let text = UnsafeMutableBufferPointer<CChar>.allocate(capacity: file.bytes.count + 1)
            for (index, byte) in file.bytes.enumerated() { text[index] = CChar(bitPattern: byte) }
            text[file.bytes.count] = 0
            return text
        }
        defer {
            for argument in arguments { free(argument) }
            for path in paths { free(path) }
            for text in texts { text.deallocate() }
        }
        var unsaved = zip(paths, texts).map { path, text in
            CXUnsavedFile(path: path, bytes: text.baseAddress, count: UInt(text.count - 1))
        }
        // DetailedPreprocessingRecord for includes, KeepGoing for missing ones, and IncludeAttributedTypes for
        // nullability.
        let options: UInt32 = 0x1 | 0x200 | 0x1000
        var unit: CXTranslationUnit?
        _ = arguments.map { UnsafePointer($0) }.withUnsafeBufferPointer { arguments in
            functions.parseTranslationUnit2(
                index, path, arguments.baseAddress, Int32(arguments.count), &unsaved, UInt32(unsaved.count), options,
                &unit)
        }
        guard let unit else {
            functions.disposeIndex(index)
            return nil
        }
        self.index = index
        self.unit = unit
    }

    deinit {
        functions.disposeTranslationUnit(unit)
        functions.disposeIndex(index)
    }

    /// The declarations at file level, those of included files among them.
    var declarations: [Cursor] { children(of: functions.getTranslationUnitCursor(unit)) }

    /// What the compiler has to say, in its order.
    var messages: [Message] {
        (0..<functions.getNumDiagnostics(unit)).compactMap { index in
            guard let diagnostic = functions.getDiagnostic(unit, index) else { return nil }
            defer { functions.disposeDiagnostic(diagnostic) }
            return Message(
                severity: Int(functions.getDiagnosticSeverity(diagnostic)),
                text: functions.text(functions.getDiagnosticSpelling(diagnostic)),
                place: place(functions.getDiagnosticLocation(diagnostic)))
        }
    }

    /// The bytes of a file of the unit.
    func bytes(ofFileAt path: String) -> [UInt8]? {
        var count = 0
        guard let file = functions.getFile(unit, path), let bytes = functions.getFileContents(unit, file, &count)
        else { return nil }
        return UnsafeRawBufferPointer(start: bytes, count: count).map(\.self)
    }

    /// The bytes of a file under conditions that do not hold.
    func skippedRanges(ofFileAt path: String) -> [Range<UInt32>] {
        guard let file = functions.getFile(unit, path), let list = functions.getSkippedRanges(unit, file) else {
            return []
        }
        defer { functions.disposeSourceRangeList(list) }
        return (0..<Int(list.pointee.count)).compactMap { index in
            let range = list.pointee.ranges[index]
            guard let start = place(functions.getRangeStart(range)), let end = place(functions.getRangeEnd(range)),
                start.offset <= end.offset
            else { return nil }
            return start.offset..<end.offset
        }
    }

    fileprivate func children(of parent: CXCursor) -> [Cursor] {
        var cursors: [CXCursor] = []
        withUnsafeMutablePointer(to: &cursors) { cursors in
            _ = functions.visitChildren(
                parent,
                { cursor, _, data in
                    data?.assumingMemoryBound(to: [CXCursor].self).pointee.append(cursor)
                    return 1
                }, cursors)
        }
        return cursors.map { Cursor(cursor: $0, unit: self) }
    }

    fileprivate func place(_ location: CXSourceLocation, spelled: Bool = false) -> Place? {
        var file: CXFile?
        var offset: UInt32 = 0
        let parts = spelled ? functions.getSpellingLocation : functions.getExpansionLocation
        parts(location, &file, nil, nil, &offset)
        guard let file else { return nil }
        return Place(path: functions.text(functions.getFileName(file)), offset: offset)
    }

    /// A declaration, a reference or an attribute.
    struct Cursor {
        fileprivate let cursor: CXCursor
        fileprivate let unit: TranslationUnit
        private var functions: Functions { unit.functions }

        /// What libclang says it is. `CXCursorKind`'s numbers are stable.
        var kind: Int { Int(cursor.kind) }
        var name: String { functions.text(functions.getCursorSpelling(cursor)) }
        /// The declaration as the compiler writes it, macros expanded.
        var printed: String { functions.text(functions.getCursorPrettyPrinted(cursor, nil)) }
        var getterName: String { functions.text(functions.getObjCPropertyGetterName(cursor)) }
        var setterName: String { functions.text(functions.getObjCPropertySetterName(cursor)) }
        var children: [Cursor] { unit.children(of: cursor) }
        var type: TypeReference { TypeReference(type: functions.getCursorType(cursor), unit: unit) }
        var resultType: TypeReference { TypeReference(type: functions.getCursorResultType(cursor), unit: unit) }
        /// What a typedef stands for.
        var underlyingType: TypeReference {
            TypeReference(type: functions.getTypedefDeclUnderlyingType(cursor), unit: unit)
        }
        /// The bits of `CXObjCPropertyAttrKind`.
        var propertyAttributes: UInt32 { functions.getObjCPropertyAttributes(cursor, 0) }
        var isOptional: Bool { functions.isObjCOptional(cursor) != 0 }
        var isVariadic: Bool { functions.isVariadic(cursor) != 0 }
        /// Where it stands; for what a macro made, where the macro is used.
        var place: Place? { unit.place(functions.getCursorLocation(cursor)) }
        /// Where its first word is written; for what a macro made, where the macro is defined.
        var spelledPlace: Place? { unit.place(functions.getCursorLocation(cursor), spelled: true) }
        /// Whether a structure has its members here.
        var isDefinition: Bool { functions.isCursorDefinition(cursor) != 0 }
        /// How many parameters a method has.
        var parameterCount: Int { Int(functions.getNumArguments(cursor)) }
        /// The path of what an `#include` found; nil where there is no such file.
        var includedPath: String? {
            functions.getIncludedFile(cursor).map { functions.text(functions.getFileName($0)) }
        }
        /// Where it begins and ends.
        var extent: (start: Place, end: Place)? {
            let range = functions.getCursorExtent(cursor)
            guard let start = unit.place(functions.getRangeStart(range)),
                let end = unit.place(functions.getRangeEnd(range))
            else { return nil }
            return (start, end)
        }
    }

    /// A type as a declaration uses it.
    struct TypeReference {
        fileprivate let type: CXType
        fileprivate let unit: TranslationUnit
        private var functions: Functions { unit.functions }

        private func other(_ type: CXType) -> TypeReference { TypeReference(type: type, unit: unit) }

        /// What libclang says it is. `CXTypeKind`'s numbers are stable.
        var kind: Int { Int(type.kind) }
        var text: String { functions.text(functions.getTypeSpelling(type)) }
        var typedefName: String { functions.text(functions.getTypedefName(type)) }
        var declaration: Cursor { Cursor(cursor: functions.getTypeDeclaration(type), unit: unit) }
        var pointee: TypeReference { other(functions.getPointeeType(type)) }
        /// The type below an attribute such as a nullability.
        var modified: TypeReference { other(functions.getModifiedType(type)) }
        /// The type below `struct` or `enum`.
        var named: TypeReference { other(functions.getNamedType(type)) }
        /// The same type without any sugar.
        var canonical: TypeReference { other(functions.getCanonicalType(type)) }
        var result: TypeReference { other(functions.getResultType(type)) }
        var element: TypeReference { other(functions.getArrayElementType(type)) }
        var elementCount: Int { Int(functions.getArraySize(type)) }
        /// `CXTypeNullabilityKind`'s number: 0 nonnull, 1 nullable, 2 unspecified, 3 none written.
        var nullability: Int { Int(functions.getNullability(type)) }
        var isConst: Bool { functions.isConstQualifiedType(type) != 0 }
        var isVariadic: Bool { functions.isFunctionTypeVariadic(type) != 0 }
        /// The parameters of a function type.
        var parameters: [TypeReference] {
            (0..<max(0, functions.getNumArgTypes(type))).map { other(functions.getArgType(type, UInt32($0))) }
        }
        /// What stands before `<…>` in an object's type.
        var objectBase: TypeReference { other(functions.getObjCObjectBaseType(type)) }
        var objectArguments: [TypeReference] {
            (0..<functions.getNumObjCTypeArgs(type)).map { other(functions.getObjCTypeArg(type, $0)) }
        }
        var objectProtocols: [String] {
            (0..<functions.getNumObjCProtocolRefs(type)).map {
                functions.text(functions.getCursorSpelling(functions.getObjCProtocolDecl(type, $0)))
            }
        }
    }
}
