// The Swift names of Objective-C methods and properties, by the rules of the Clang importer: SE-0005 for names, SE-0112
// for methods that throw, SE-0297 for completion handlers. Types of parameters and results are decided elsewhere.

/// The Swift name of a method, and how it fails.
struct MethodName: Hashable {
    /// The name before the parenthesis, without backticks; `init` for an initializer.
    var base: String
    /// The argument labels, empty for none; one for each parameter that Swift sees.
    var labels: [String]
    /// Whether it is imported as an initializer.
    var isInitializer = false
    /// How it throws, if it does.
    var error: ErrorConvention?
    /// The index of the parameter that makes it importable as `async`.
    var completionHandler: Int?

    /// The name with what `NS_REFINED_FOR_SWIFT` makes of it.
    fileprivate var refined: MethodName {
        var name = self
        if isInitializer {
            name.labels = ["__\(labels.first ?? "")"] + labels.dropFirst()
        } else {
            name.base = "__\(base)"
        }
        return name
    }
}

/// How a method with an `NSError **` throws.
struct ErrorConvention: Hashable {
    /// What a failure looks like in Objective-C, and what becomes of the result.
    enum Kind: Hashable {
        /// `NO` or zero for a failure: a `BOOL` result is left out.
        case zero
        /// Anything but zero for a failure: the result is left out.
        case nonzero
        /// `nil` for a failure: the result is not optional.
        case null
        /// A failure leaves its mark in the error alone: the result stays.
        case nonnullError
    }

    /// What a failure looks like.
    var kind: Kind
    /// The index of the parameter.
    var index: Int
    /// Whether the parameter stays, as `()`, since the name without it is taken or said otherwise.
    var isReplacedByVoid: Bool
}

/// Names the members of one protocol.
struct SwiftNames {
    /// What is known of the types in the header.
    let types: TypeNames
    /// The protocol's Objective-C name.
    let context: String
    /// The selectors of the methods of the protocol that Swift sees, with colons, `+` or `-` before them.
    let selectors: Set<String>

    /// Names the members of a protocol.
    init(types: TypeNames, declaration: ProtocolDeclaration) {
        self.types = types
        context = declaration.name
        let methods = declaration.members.filter { !$0.isProperty && !$0.attributes.isUnavailable }
        selectors = Set(methods.flatMap(\.selectors))
    }

    /// Names a property.
    func name(of property: Property, _ attributes: SwiftAttributes) -> String {
        if let custom = attributes.name.flatMap(CustomName.init(ofProperty:)) { return custom.base }
        // `BOOL`, not `bool`: a getter says more than the name of the property only where it is the importer's own.
        var name = types.isObjCBool(property.type) ? property.getter ?? property.name : property.name
        name = shortened(name, result: types.typeInName(property.type))
        return attributes.isRefined ? "__\(name)" : name
    }

    /// Names a method.
    func name(of method: Method, _ attributes: SwiftAttributes, isClassMember: Bool) -> MethodName {
        if let custom = customName(of: method, attributes, isClassMember: isClassMember) {
            return named(custom, method, attributes)
        }
        let isInitializer = !isClassMember && isInitializer(method)
        var name = MethodName(base: "", labels: [], isInitializer: isInitializer)
        if isInitializer {
            name.base = "init"
            name.labels = initializerLabels(method)
        } else {
            name.base = method.selector[0]
            name.labels = method.parameters.isEmpty ? [] : [""] + method.selector.dropFirst()
        }
        name.error = errorConvention(
            method, attributes, isInitializer: isInitializer, prefix: isClassMember ? "+" : "-", name: &name)
        name.completionHandler = completionHandler(method, attributes, name)
        // The getter of a subscript keeps its name where it is none.
        if isClassMember || SubscriptAccessor(method)?.isSetter ?? true { shorten(&name, method) }
        return attributes.isRefined ? name.refined : name
    }
}

extension SwiftNames {
    /// Takes needless words out of a method's name.
    private func shorten(_ name: inout MethodName, _ method: Method) {
        if name.isInitializer && method.parameters.isEmpty { return }
        let parameters = method.parameters.indices.filter { index in
            name.error.map { $0.index != index || $0.isReplacedByVoid } ?? true
        }
        let returnsSelf = method.result.kind == .instancetype
        if !name.isInitializer {
            let result = returnsSelf ? TypeInName(name: context) : types.typeInName(method.result)
            if result.name == context { name.base = withoutPrefix(context, name.base) }
            name.base = withoutSelfType(name.base)
            if parameters.isEmpty {
                if result.name == context {
                    name.base = omittingNeedlessWords(name.base, type: result, role: .property)
                }
                name.base = lowercasedFirstWord(name.base)
                return
            }
        }
        var inName = parameters.map { types.typeInName(method.parameters[$0].type) }
        // The first name is compared with the type of the error in front: `load(block:)` for `loadWithError:block:`
        if let error = name.error, error.index == 0, !error.isReplacedByVoid, !inName.isEmpty {
            inName[0] = TypeInName()
        }
        for (position, index) in parameters.enumerated() {
            inName[position].hasDefaultArgument = hasDefaultArgument(
                method.parameters[index], in: name, at: position, count: parameters.count)
        }
        if !name.isInitializer, name.labels.first == "" { splitBaseName(&name, inName[0]) }
        for (position, type) in inName.enumerated() where position < name.labels.count {
            let role: NameRole =
                position > 0 || name.isInitializer || type.hasDefaultArgument && !name.labels[0].isEmpty
                ? .subsequentParameter : name.labels[0].isEmpty ? .base : .firstParameter
            if role == .base {
                name.base = omittingNeedlessWords(name.base, type: type, role: role)
            } else {
                name.labels[position] = omittingNeedlessWords(name.labels[position], type: type, role: role)
            }
        }
        name.base = lowercasedFirstWord(name.base)
        name.labels = name.labels.map(lowercasedFirstWord)
    }

    /// The name of a property without needless words.
    private func shortened(_ name: String, result: TypeInName) -> String {
        var name = name
        if result.name == context {
            name = withoutPrefix(context, name)
            name = omittingNeedlessWords(name, type: result, role: .property)
        }
        return lowercasedFirstWord(name)
    }

    /// A name without the context's words before a preposition: `serviceWithName` of `Service` is `withName`.
    private func withoutPrefix(_ context: String, _ name: String) -> String {
        let words = CamelCaseWords(name).words
        let fromEnd = CamelCaseWords(fromEndOf: context)
        let start = fromEnd.words.lastIndex { matchesTypeWord(words.first ?? "", $0) }
        guard let start else { return name }
        let typeWords = CamelCaseWords(fromEnd.suffix(from: start)).words
        guard typeWords.count < words.count, zip(words, typeWords).allSatisfy({ matchesTypeWord($0, $1) }) else {
            return name
        }
        var rest = words.dropFirst(typeWords.count)
        guard rest.count > 1, let first = rest.first, PartOfSpeech(of: first) == .preposition else { return name }
        // `stringByAppendingFormat` of a string is `appendingFormat`.
        if isSameWord(first, "by"), PartOfSpeech(of: rest.dropFirst().first ?? "") == .gerund {
            rest = rest.dropFirst()
        }
        return lowercasedFirstWord(rest.joined())
    }

    /// A method's name without the context's words behind its last verb: `startServiceNow` of `Service` is `startNow`.
    private func withoutSelfType(_ name: String) -> String {
        let words = CamelCaseWords(name)
        for end in stride(from: words.words.count, to: 1, by: -1) {
            let whole = words.prefix(end)
            let shortened = omittingNeedlessWords(whole, type: TypeInName(name: context), role: .partial)
            guard shortened != whole, let verb = CamelCaseWords(shortened).words.last,
                PartOfSpeech(of: verb) == .verb
            else { continue }
            let result = shortened + words.suffix(from: end)
            return isVacuous(result) ? name : result
        }
        return name
    }

    /// Cuts a base name before its last preposition, or before `Animated`.
    private func splitBaseName(_ name: inout MethodName, _ type: TypeInName) {
        let words = CamelCaseWords(name.base)
        let count = words.words.count
        if type.isBoolean, words.words.last == "Animated", count > 1 {
            (name.base, name.labels[0]) = (words.prefix(count - 1), "animated")
            return
        }
        guard var split = splittingPreposition(of: words) else { return }
        let preposition = words.words[split].lowercased()
        let next = split + 1 < count ? words.words[split + 1].lowercased() : ""
        if unsplit[preposition]?.contains(next) ?? false { return }
        var label = split
        if split > 0, compounds[preposition]?.contains(words.words[split - 1].lowercased()) ?? false {
            split -= 1
            label -= 1
        }
        if ["X", "Y", "Z"].contains(words.suffix(from: label + 1)) {
            label += 1
            split = label
        } else if ["with", "using"].contains(preposition), type.isFunction || type.hasDefaultArgument,
            !(preposition == "with" && next == "zone")
        {
            label += 1
        }
        let base = words.prefix(split)
        // What follows a type has another meaning in Swift.
        let isReserved = ["self", "Type", "Protocol"].contains(base)
        if base.isEmpty || isReserved || isVacuousBase(words.words.prefix(split)) { return }
        name.base = base
        name.labels[0] = lowercasedFirstWord(words.suffix(from: label))
    }

    /// The index of the last preposition; `of` belongs to the one before it: `doAa(inBbOfKey:)`.
    private func splittingPreposition(of words: CamelCaseWords) -> Int? {
        func last(before end: Int) -> Int? {
            words.words.prefix(end).lastIndex { PartOfSpeech(of: $0) == .preposition }
        }
        guard let index = last(before: words.words.count), isSameWord(words.words[index], "of"),
            let other = last(before: index), !["of", "for"].contains(words.words[other].lowercased())
        else { return last(before: words.words.count) }
        return other
    }

    /// Whether too little would be left of a base name: a setter is never cut, `getItem` says nothing on its own.
    private func isVacuousBase(_ words: ArraySlice<Substring>) -> Bool {
        guard let first = words.first else { return true }
        return first == "set"
            || words.count < 3 && ["get", "set", "for", "using", "with"].contains(first.lowercased())
    }

    /// Whether Swift gives a parameter a default argument.
    private func hasDefaultArgument(_ parameter: Method.Parameter, in name: MethodName, at position: Int, count: Int)
        -> Bool
    {
        let isLast = position == count - 1
        if position == 0, isLast, firstWord(of: Substring(name.base)) == "set" { return false }
        let type = parameter.type
        if type.nullability == .nullable {
            if isLast, types.typeInName(type).isFunction { return true }
            if types.isZone(type) { return true }
        }
        if let options = types.optionsName(type) {
            return CamelCaseWords(options).words.contains { isSameWord($0, "options") }
        }
        guard types.isDictionary(type) else { return false }
        let label = position < name.labels.count ? name.labels[position] : ""
        var sawInfo = false
        for word in CamelCaseWords(label.isEmpty ? name.base : label).words.reversed() {
            if isSameWord(word, "options") || isSameWord(word, "attributes") { return true }
            if isSameWord(word, "info") {
                sawInfo = true
                continue
            }
            if sawInfo, isSameWord(word, "user") { return true }
            if label.isEmpty { return false }
            sawInfo = false
        }
        return false
    }
}

extension SwiftNames {
    /// Whether the first word of a method is `init`, and it gives an object.
    func isInitializer(_ method: Method) -> Bool {
        guard let first = method.selector.first, !first.isEmpty, firstWord(of: first[...]) == "init" else {
            return false
        }
        switch types.desugared(method.result).kind {
        case .instancetype, .id, .object: return true
        default: return false
        }
    }

    private func initializerLabels(_ method: Method) -> [String] {
        var first = String(method.selector[0].dropFirst(4))
        if first.hasPrefix("With") {
            let rest = lowercasedFirstWord(String(first.dropFirst(4)))
            // A label that is a keyword keeps its preposition: `init(withIn:)`.
            if !reservedNames.contains(rest) { first = rest.first?.isDigitASCII ?? false ? "" : rest }
        }
        first = lowercasedFirstWord(first)
        if method.parameters.isEmpty { return first.isEmpty ? [] : [first] }
        return [first] + method.selector.dropFirst()
    }

    /// Finds the parameter that makes a method throw, and takes it out of the name.
    private func errorConvention(
        _ method: Method, _ attributes: SwiftAttributes, isInitializer: Bool, prefix: String, name: inout MethodName
    ) -> ErrorConvention? {
        guard var convention = errorConvention(method, attributes) else { return nil }
        if isInitializer, convention.index == 0 {
            convention.isReplacedByVoid = true
            return convention
        }
        var base = method.selector[0]
        let suffix = ["AndReturnError", "WithError"].first { base.hasSuffix($0) && base != $0 }
        if !isInitializer, convention.index == 0, let suffix { base = String(base.dropLast(suffix.count)) }
        let isShortened = base != method.selector[0]
        let isTaken = selectors.contains(prefix + selector(of: method, named: base, without: convention.index))
        if isShortened ? reservedNames.contains(base) : convention.index > 0 && isTaken {
            convention.isReplacedByVoid = true
            return convention
        }
        if !isTaken, isShortened { name.base = base }
        if isTaken, !isShortened { return nil }
        name.labels.remove(at: convention.index)
        return convention
    }

    /// The selector that a method has without its error, which must not be that of another. It is the last word that goes with
    /// an error in front: `load:block:` for `loadWithError:block:other:`
    private func selector(of method: Method, named base: String, without index: Int) -> String {
        var words = [base] + method.selector.dropFirst()
        if words.count == 1 { return base }
        words.remove(at: index == 0 ? words.count - 1 : index)
        return words.map { $0 + ":" }.joined()
    }

    /// How a method throws by its types and attributes.
    private func errorConvention(_ method: Method, _ attributes: SwiftAttributes) -> ErrorConvention? {
        if attributes.error == "none" { return nil }
        var index = method.parameters.count - 1
        // Only blocks can stand behind the error.
        while index >= 0, types.blockType(method.parameters[index].type) != nil { index -= 1 }
        guard index >= 0, case let parameter = method.parameters[index], !parameter.isOwned,
            types.isErrorPointer(parameter.type)
        else { return nil }
        let kind: ErrorConvention.Kind
        switch attributes.error {
        case "zero_result": kind = .zero
        case "nonzero_result": kind = .nonzero
        case "null_result": kind = .null
        case "nonnull_error": kind = .nonnullError
        default:
            if types.isObjCBool(method.result) {
                kind = .zero
            } else if types.canBeNil(method.result), method.result.nullability != .nonnull {
                kind = .null
            } else {
                return nil
            }
        }
        return ErrorConvention(kind: kind, index: index, isReplacedByVoid: false)
    }

    /// The parameter that calls back when the work is done, by its type and its name.
    private func completionHandler(_ method: Method, _ attributes: SwiftAttributes, _ name: MethodName) -> Int? {
        guard !name.isInitializer, !attributes.isAsyncDisabled, !(name.error?.isReplacedByVoid ?? false) else {
            return nil
        }
        let isVoid = method.result.kind == .void || name.error?.kind == .zero && types.isObjCBool(method.result)
        let index = method.parameters.count - 1
        if let forced = attributes.asyncHandler, method.parameters.indices.contains(forced - 1) { return forced - 1 }
        guard isVoid, index >= 0, let result = types.blockResult(method.parameters[index].type), result == .void else {
            return nil
        }
        if customAsyncName(of: method, attributes) != nil { return index }
        let names = [
            "completion", "withCompletion", "completionHandler", "withCompletionHandler", "completionBlock",
            "withCompletionBlock", "reply", "withReply", "replyTo", "withReplyTo",
        ]
        let suffixes = [
            "WithCompletion", "WithCompletionHandler", "WithCompletionBlock", "WithBlock", "WithReply", "WithReplyTo",
        ]
        let label = name.labels.last ?? ""
        if names.contains(label) { return index }
        let words = label.isEmpty ? name.base : label
        guard let suffix = suffixes.first(where: { words.hasSuffix($0) && words != $0 }) else { return nil }
        // Without `get`, which what is `async` does not begin with, `getWithCompletion:` has no name.
        return label.isEmpty && words.dropLast(suffix.count) == "get" ? nil : index
    }

    /// The name that `NS_SWIFT_NAME` gives.
    private func named(_ custom: CustomName, _ method: Method, _ attributes: SwiftAttributes) -> MethodName {
        var name = MethodName(base: custom.base, labels: custom.labels, isInitializer: custom.base == "init")
        if var convention = errorConvention(method, attributes) {
            convention.isReplacedByVoid = custom.labels.count == method.parameters.count
            name.error = convention
        }
        name.completionHandler = completionHandler(method, attributes, name)
        return name
    }
}

/// The words before a preposition that go with it into the argument label.
private let compounds: [String: Set<String>] = [
    "by": ["bound", "separated"], "matching": ["best"], "to": ["according"], "with": ["compatible"],
]

/// The words behind a preposition that keep a name whole.
private let unsplit: [String: Set<String>] = ["to": ["visible"], "with": ["error", "no"]]
