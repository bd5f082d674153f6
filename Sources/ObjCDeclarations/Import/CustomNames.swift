// What `NS_SWIFT_NAME(…)` and `NS_SWIFT_ASYNC_NAME(…)` say of methods and properties: texts in, names out; nil for those that
// clang warns about and ignores. The rules are those of clang's `Sema::DiagnoseSwiftName`.

/// The name that a method or a property is given. For example: `load(from:)`, `Outer.shared`, `getter:title()`
struct CustomName {
    /// What a function is to a property.
    enum Accessor: String, CaseIterable {
        case getter = "getter:"
        case setter = "setter:"

        /// How many parameters it has.
        fileprivate var parameterCount: Int { self == .getter ? 0 : 1 }
    }

    /// The name before the parenthesis, with what it is a member of left out.
    var base: String
    /// The argument labels, empty for `_`; none for a property.
    var labels: [String] = []
    /// Whether it is said to get or to set a property.
    var accessor: Accessor?

    /// Reads the name of a property.
    init?(ofProperty text: String) {
        guard let base = Self.base(of: Substring(text)) else { return nil }
        self.base = base
    }

    /// Reads the name of a method, however many parameters that has.
    init?(ofFunction text: String) {
        accessor = Accessor.allCases.first { text.hasPrefix($0.rawValue) }
        let function = text.dropFirst(accessor?.rawValue.count ?? 0)
        guard function.last == ")", let open = function.firstIndex(of: "("),
            let base = Self.base(of: function[..<open]), base != "_", base != "subscript"
        else { return nil }
        self.base = base
        let inside = function[function.index(after: open)...].dropLast()
        if !inside.isEmpty {
            guard inside.last == ":" else { return nil }
            labels = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            guard labels.allSatisfy(Self.isIdentifier) else { return nil }
        }
        labels = labels.map { $0 == "_" ? "" : $0 }
        if let accessor, labels.count != accessor.parameterCount { return nil }
    }

    /// The last of the names in `Outer.name`.
    private static func base(of path: Substring) -> String? {
        let names = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return names.allSatisfy(isIdentifier) ? names.last.map(String.init) : nil
    }

    private static func isIdentifier(_ text: some StringProtocol) -> Bool {
        !(text.first?.isDigitASCII ?? true)
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_" }
    }
}

extension SwiftNames {
    /// The name that a method is given; nil where it is left to the importer. An initializer is called nothing else.
    func customName(of method: Method, _ attributes: SwiftAttributes, isClassMember: Bool) -> CustomName? {
        guard let name = attributes.name.flatMap(CustomName.init(ofFunction:)),
            canHave(name, method.parameters.map(\.type)),
            name.base == "init" || isClassMember || !isInitializer(method)
        else { return nil }
        return name
    }

    /// The name that a method is given as what is `async`, which is without its completion handler.
    func customAsyncName(of method: Method, _ attributes: SwiftAttributes) -> CustomName? {
        guard let name = attributes.asyncName.flatMap(CustomName.init(ofFunction:)), !method.parameters.isEmpty,
            canHave(name, method.parameters.dropLast().map(\.type))
        else { return nil }
        return name
    }

    /// Whether a name has as many labels as there are parameters. Those that may be written to need none, and `init(empty:)` names
    /// what takes nothing.
    private func canHave(_ name: CustomName, _ parameters: [ObjCType]) -> Bool {
        if name.labels.count > parameters.count {
            return name.base == "init" && parameters.isEmpty && name.labels.count == 1 && name.labels != [""]
        }
        let written = parameters.filter { type in
            switch types.desugared(type).kind {
            case .pointer(let pointee): !pointee.isConst && !types.desugared(pointee).isConst
            case .functionPointer: true
            default: false
            }
        }
        return name.labels.count + written.count >= parameters.count
    }
}
