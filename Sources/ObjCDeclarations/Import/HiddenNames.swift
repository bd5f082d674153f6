// The types of a header in, the names out that they have in common with the system's, and which module tells them apart. For
// example: with `NS_SWIFT_NAME(Error)` on a class, `NSError` is `Swift.Error`.

import SwiftDeclarations

/// The names of the standard library and of Foundation that types of the headers have in Swift as well.
struct HiddenNames: Sendable {
    /// The module of the system's type of each name. For example: `Swift` for `Error`, `Foundation` for `Data`
    private(set) var modules: [String: String] = [:]
    /// The module of the header; nil for one that is seen through a bridging header, or where a type has its name and hides it.
    let module: String?

    /// Looks at all types, each by its name in Swift.
    init(_ types: TypeNames, module: String? = nil) {
        let names = types.swiftNames
        self.module = module.flatMap { module in names.contains { $0.name == module } ? nil : module }
        var system = Self.standardLibrary
        for (declared, name) in names where Self.isOfSystem(declared) { system[name] = "Foundation" }
        for bridged in types.classes.values.compactMap(\.attributes.bridge) where bridged.hasPrefix("Foundation.") {
            system[String(bridged.dropFirst("Foundation.".utf8.count))] = "Foundation"
        }
        for name in Self.foundationOfSwift { system[name] = "Foundation" }
        for (declared, name) in names where !Self.isOfSystem(declared) { modules[name] = system[name] }
        for declared in types.protocols.keys where !Self.isOfSystem(declared) {
            let name = types.protocolName(declared)
            if let module = system[name] { modules[name] = module }
        }
    }

    /// The module to write before a name; nil where none has to be. A type of any module hides that of the standard library, and
    /// is ambiguous beside one of Foundation or of the runtime.
    ///
    /// - Parameter declared: the name in Objective-C of the type that is meant.
    func module(before name: String, of declared: String) -> String? {
        guard let system = modules[name] else { return nil }
        return Self.isOfSystem(declared) ? system : Self.clashing.contains(system) ? module : nil
    }

    /// Whether nothing tells a type of the header from one of the system's modules that hide nothing.
    func isAmbiguous(_ name: String, of declared: String) -> Bool {
        module == nil && modules[name].map(Self.clashing.contains) ?? false && !Self.isOfSystem(declared)
    }

    /// The system's modules whose types are hidden by no others.
    private static let clashing: Set<String> = ["Foundation", "ObjectiveC"]

    /// Whether a name of Objective-C is one of the system's.
    static func isOfSystem(_ name: String) -> Bool {
        ["NS", "CF", "CG", "OS_", "dispatch_", "_NS"].contains { name.hasPrefix($0) } || knownTypedefs[name] != nil
            || ["Boolean", "Protocol"].contains(name)
    }

    /// What the language itself has a meaning for.
    static let builtIn: Set<String> = ["Any", "AnyObject", "Void"]

    /// What Foundation declares in Swift alone.
    private static let foundationOfSwift = [
        "AttributeContainer", "AttributedString", "CocoaError", "Expression", "FormatStyle", "JSONDecoder",
        "JSONEncoder",
        "LocalizedError", "Morphology", "POSIXError", "ParseStrategy", "Predicate", "PropertyListDecoder",
        "PropertyListEncoder", "RecoverableError", "SortComparator", "SortDescriptor", "SortOrder", "URLError",
    ]

    /// What the importer writes, and what mocks do besides, with the module of each.
    private static let standardLibrary: [String: String] = {
        let swift = [
            "Actor", "AnyHashable", "Array", "AutoreleasingUnsafeMutablePointer", "Bool", "CChar", "Character",
            "CustomStringConvertible", "Dictionary", "Double", "Error", "Float", "Hashable", "Hasher", "Int", "Int16",
            "Int32", "Int64", "Int8", "Never", "ObjectIdentifier", "OpaquePointer", "Optional", "Sendable", "Set",
            "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Unmanaged", "UnsafeMutablePointer",
            "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer",
        ]
        let others = ["MainActor": "_Concurrency", "ObjCBool": "ObjectiveC", "Selector": "ObjectiveC"]
        return others.merging(swift.map { ($0, "Swift") }) { first, _ in first }
    }()
}

extension HiddenNames {
    /// The declarations of the types that hide a name of the standard library, so that mocks write its module, too.
    func declarations(_ types: TypeNames) -> [Declaration] {
        Set(types.swiftNames.map(\.name)).filter { modules[$0] != nil && modules[$0] != "Foundation" }.sorted().map {
            .type(TypeDeclaration(head: DeclarationHead(), kind: .class, name: escaped($0)))
        }
    }
}
