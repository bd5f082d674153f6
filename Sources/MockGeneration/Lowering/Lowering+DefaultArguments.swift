// The default arguments of a superclass's members -> what the members that override them repeat, and where those and the ones of
// memberwise initializers are made: in Swift 5 mode on no actor (SE-0411). What is on the main actor, a helper makes: see
// `Support.defaultArgument`.

import SwiftDeclarations

extension Lowering {
    /// The default argument that a parameter of an overriding member repeats, with ` = ` before it, or nothing.
    func defaultArgument(
        of parameter: Parameter, _ named: NamedRequirement, in mock: Context, support: inout Set<Support>
    ) -> String {
        guard named.requirement.overridden != nil, parameter.defaultValue != nil else { return "" }
        let isFree = named.requirement.declaration.memberHead?.isNonisolated ?? false
        return defaultArgument(
            of: parameter, declaredIn: named.requirement.origin, isFree: isFree,
            leavesActor: leavesActor(named.requirement, in: mock), in: mock, support: &support)
    }

    /// The same of an overriding initializer.
    ///
    /// - Parameters:
    ///   - isFree: whether the member says that it is on no actor.
    ///   - leavesActor: whether the override is on none though the member is on one.
    func defaultArgument(
        of parameter: Parameter, declaredIn origin: CatalogType, isFree: Bool, leavesActor: Bool = false,
        in mock: Context, support: inout Set<Support>
    ) -> String {
        guard let value = writtenDefault(of: parameter, declaredIn: origin, in: mock) else { return "" }
        guard isMadeByHelper(parameter, in: origin, leavesActor: leavesActor, mock) else { return " = \(value)" }
        let isFree = isFree || leavesActor
        let isErased = hasIsolatedKeys(parameter, in: mock)
        let type = parameter.valueType.without(attribute: "escaping")
        let made =
            isErased
            ? "\(value.contains(" ") ? "(\(value))" : value) as \(type) as Any"
            : value + coercion(of: parameter, in: origin)
        let cast = isErased ? " as! \(type)" : ""
        guard mock.access.isEmpty else { return " = \(publicHelper(of: mock, isFree: isFree))(\(made))\(cast)" }
        let helper = fileHelper(of: mock, isFree: isFree)
        support.insert(helper.support)
        return " = \(names[helper.name])(\(made))\(cast)"
    }

    /// What a default argument that is a function or an existential needs behind it where a helper makes it: the compiler does not
    /// infer all of its type from that of the parameter there, or converts it where the caller is. For example: ` as (Int) -> Bool`
    private func coercion(of parameter: Parameter, in origin: CatalogType) -> String {
        guard functionType(of: parameter, in: origin) != nil || existential(of: parameter, in: origin) != nil else {
            return ""
        }
        return " as \(parameter.valueType.without(attribute: "escaping"))"
    }

    /// The protocols of which a default argument is a value of any type; nil for other values.
    private func existential(of parameter: Parameter, in origin: CatalogType) -> TypeSyntax? {
        let type = resolver.withoutTypealiases(parameter.valueType, in: origin.path, file: origin.file).bare
            .unparenthesized
        let value = (type.wrapped ?? type).bare.unparenthesized
        if case .any(let constraint) = value { return constraint.unparenthesized }
        if case .composition = value { return value }
        guard let name = value.qualifiedName, let found = resolver.lookUp(name, from: origin),
            found.declaration.kind == .protocol
        else { return nil }
        return value
    }

    /// The type of functions that a default argument is of, and its attributes; nil for other values.
    private func functionType(of parameter: Parameter, in origin: CatalogType) -> TypeSyntax? {
        let type = resolver.withoutTypealiases(parameter.valueType, in: origin.path, file: origin.file)
        let value = type.bare.unparenthesized.wrapped?.unparenthesized ?? type.unparenthesized
        guard case .function = value.bare.unparenthesized else { return nil }
        return value
    }

    /// Whether a default argument is a closure whose type says where it runs.
    private func isClosureThatSaysActor(_ parameter: Parameter, in origin: CatalogType) -> Bool {
        guard let value = parameter.defaultValue, value.isClosureExpression,
            let type = functionType(of: parameter, in: origin)
        else { return false }
        return type.attributes.has("Sendable")
            || resolver.globalActor(in: type.attributes, scope: origin.path, file: origin.file) != nil
    }

    /// The helpers of a mock that other modules see: its default arguments can use none that only its file does.
    func helpersOfDefaultArguments(in mock: Context) -> [(key: String, text: String)] {
        guard !mock.access.isEmpty else { return [] }
        let made = membersWithDefaults(mock).filter { member, origin, leavesActor in
            member.parameters.contains { isMadeByHelper($0, in: origin, leavesActor: leavesActor, mock) }
        }
        let frees = made.map { member, _, leavesActor in leavesActor || member.memberHead?.isNonisolated ?? false }
        return Set(frees).sorted { !$0 && $1 }.map { isFree in
            let name = publicHelper(of: mock, isFree: isFree)
            let helper = fileHelper(of: mock, isFree: isFree)
            let text = helper.support.source.replacing("fileprivate ", with: mock.access)
                .replacing(helper.name, with: name)
            return (name, text)
        }
    }

    /// What makes default arguments, and its name. A member or a mock on no actor makes them there in Swift 6 mode as well.
    private func fileHelper(of mock: Context, isFree: Bool) -> (support: Support, name: String) {
        isFree || mock.globalActor == nil
            ? (.defaultArgumentOffActors, "mockgenDefaultOffActors") : (.defaultArgument, "mockgenDefault")
    }

    private func publicHelper(of mock: Context, isFree: Bool) -> String {
        "defaultOf\(mock.name)" + (isFree && mock.globalActor != nil ? "OffActors" : "")
    }

    /// Whether a mock repeats a default argument for which something holds.
    func hasDefaultArguments(_ mock: Context, where predicate: (Parameter, CatalogType) -> Bool) -> Bool {
        membersWithDefaults(mock).contains { member, origin, _ in member.parameters.contains { predicate($0, origin) } }
    }

    /// What a mock overrides, default arguments included, and whether the override leaves the actor of the member.
    private func membersWithDefaults(
        _ mock: Context
    ) -> [(member: Declaration, origin: CatalogType, leavesActor: Bool)] {
        mock.resolved.nodes.requirements.filter { $0.overridden != nil }.map {
            ($0.declaration, $0.origin, leavesActor($0, in: mock))
        }
            + (mock.resolved.superclassInitializers?.designated ?? []).map {
                (.initializer($0.declaration), $0.origin, false)
            }
    }

    /// Whether what overrides a member on an actor is on none, as a requirement asks for it.
    private func leavesActor(_ requirement: Requirement, in mock: Context) -> Bool {
        guard mock.globalActor != nil, let head = requirement.declaration.memberHead, !head.isNonisolated else {
            return false
        }
        return isolation(of: requirement, head: head, in: mock).specifier.hasPrefix("nonisolated")
    }

    /// What a default argument says; instead of what mocks cannot repeat, such as names that only its own file sees, the default
    /// value of the type.
    func writtenDefault(of parameter: Parameter, declaredIn origin: CatalogType, in mock: Context) -> String? {
        guard let written = parameter.defaultValue else { return nil }
        let value = mock.resolved.defaultArgument(written, declaredIn: origin)
        guard !namesHidden(written, in: origin.file), !Self.castsAnew(value, insteadOf: written),
            !namesUnsafeVariable(written, declaredIn: origin)
        else {
            return defaultValue(for: parameter.type, isArgument: true, in: mock, origin: origin)
        }
        return value
    }

    /// Whether a default argument casts to `Any` where the class casts to a generic parameter, or a literal to what stands for
    /// one: the compiler warns of casts that always succeed, or never do.
    private static func castsAnew(_ value: String, insteadOf written: String) -> Bool {
        guard value != written else { return false }
        return ["is Any", "as? Any"].contains { value.firstRange(of: $0) != nil && written.firstRange(of: $0) == nil }
            || [" is ", " as? ", " as! "].contains { cast in
                guard let cast = written.firstRange(of: cast) else { return false }
                let operand = written[..<cast.lowerBound].reversed().prefix { !" ([{,".contains($0) }
                return operand.last.map { $0.isNumber || $0 == "\"" } ?? false
            }
    }

    /// Whether a default argument makes or names a value on the main actor and the mock stands in another module, where Swift 5
    /// mode has such arguments on no actor (SE-0411). So may do a mock that is on none, as its superclass is, and an override that
    /// is on none does everywhere.
    func isMadeByHelper(
        _ parameter: Parameter, in origin: CatalogType, leavesActor: Bool = false, _ mock: Context
    ) -> Bool {
        hasIsolatedKeys(parameter, in: mock)
            || leavesActor && isMadeOnActor(parameter, in: origin)
            || isOfOtherModule(origin, than: mock) && isMadeOnActor(parameter, in: origin)
                && (mock.globalActor == nil
                    ? mock.isClass && catalog.isMainActorByDefault(origin.file)
                    : mock.globalActor == "MainActor" && resolver.isMainActorByDefault(origin))
    }

    /// Whether a superclass is of another module than the mock, which need not isolate as that does.
    private func isOfOtherModule(_ origin: CatalogType, than mock: Context) -> Bool {
        options.areMocksElsewhere
            || catalog.isMainActorByDefault(origin.file)
                && !catalog.isMainActorByDefault(mock.resolved.type.file)
    }

    /// Whether a default argument has keys that conform on the main actor alone, of which the superclass knows nothing. For example:
    /// `= [:]` for `[Key: Int]` where the parameter is a `[T: Int]`
    private func hasIsolatedKeys(_ parameter: Parameter, in mock: Context) -> Bool {
        guard mock.globalActor == "MainActor", let value = parameter.defaultValue, value != "nil" else { return false }
        let type = parameter.valueType
        return boundKey(in: type, of: mock) != nil || hasKeyOfOtherModule(type, in: mock)
    }

    /// Whether a parameter has a default argument that may make or name a value on the main actor: no literal, nor what a
    /// library declares, nor the case of an enum.
    func isMadeOnActor(_ parameter: Parameter, in origin: CatalogType) -> Bool {
        guard let value = parameter.defaultValue, let first = value.first, first != "#" else { return false }
        var rest = value[...]
        if first == "." {
            let type = resolver.withoutTypealiases(parameter.valueType, in: origin.path, file: origin.file).bare
                .unparenthesized
            var meant = existential(of: parameter, in: origin) ?? type.wrapped ?? type
            if case .some(let constraint) = meant { meant = constraint.unparenthesized }
            if isOnMainActor(words(of: value).first, of: meant, in: origin) { return true }
            // What it is given.
            rest = rest.dropFirst().drop(while: \.isPartOfWord)
        } else if first == "\"", !value.contains("\\(") {
            return false
        } else if isClosureThatSaysActor(parameter, in: origin) {
            return false
        }
        return rootNames(of: rest).contains { root, member in
            guard let first = root.first else { return true }
            // Arguments of closures may be anything.
            if first == "$" { return member != nil }
            guard catalog.path(of: root, in: origin.path, file: origin.file) != nil else {
                // Functions and variables are not known by their names, nor are the types of modules that are not read.
                return first.isLowercase || !SystemNames.contains(root)
            }
            let type = resolver.withoutTypealiases(.named(root), in: origin.path, file: origin.file)
            return isOnMainActor(member, of: type, in: origin)
        }
    }

    /// Whether a type of the sources is on the main actor, or one of a module that is not read may be, and so is its static member
    /// of this name.
    private func isOnMainActor(_ member: String?, of type: TypeSyntax, in origin: CatalogType) -> Bool {
        if case .composition(let parts) = type { return parts.contains { isOnMainActor(member, of: $0, in: origin) } }
        guard let name = type.bare.qualifiedName else { return false }
        guard let found = catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file) else {
            return !name.contains(where: SystemNames.contains)
        }
        guard resolver.globalActor(of: found) == "MainActor" else { return false }
        return !found.declaration.members.flatMap(\.flattened).contains { declaration in
            guard case .enumCase(let cases) = declaration, let member else { return false }
            return cases.names.map(unescaped).contains(unescaped(member))
        }
    }

    /// The names that an expression begins with or is given, but for labels and literals, and the member behind each. Where a
    /// type is implied, its name is empty. For example: `(max, nil)`, `(Config, size)` and `("", zero)` for
    /// `max(Config.size, or: .zero)`
    private func rootNames(of expression: Substring) -> [(name: String, member: String?)] {
        var roots: [(name: String, member: String?)] = []
        var rest = expression
        // The last characters but for spaces.
        var (beforePrevious, previous): (Character?, Character?)
        while let character = rest.first {
            guard character.isPartOfWord || character == "$" else {
                if !character.isWhitespace { (beforePrevious, previous) = (previous, character) }
                rest.removeFirst()
                continue
            }
            let word = rest.prefix { $0.isPartOfWord || $0 == "$" }
            rest = rest[word.endIndex...]
            let isLabel = rest.first == ":"
            if previous == "." {
                let isImplied = !(beforePrevious.map { $0.isPartOfWord || ")]}>?!\"".contains($0) } ?? false)
                if isImplied {
                    roots.append(("", String(word)))
                } else if roots.last?.member == nil, let root = roots.popLast() {
                    roots.append((root.name, String(word)))
                }
            } else if Self.wordsOfExpressions.contains(String(word)) {
                // A dot behind it is behind no name.
                (beforePrevious, previous) = (nil, nil)
                continue
            } else if !isLabel, !character.isNumber {
                roots.append((String(word), nil))
            }
            (beforePrevious, previous) = (previous, character)
        }
        return roots
    }

    /// Words of expressions that name nothing.
    private static let wordsOfExpressions: Set<String> = [
        "as", "await", "false", "in", "is", "nil", "return", "true", "try", "_",
    ]

    /// Whether a default argument names a stored global variable that its module isolates by default and mocks stand in another
    /// one: as of Swift 6.3 other modules take it for one on no actor, which Swift 6 mode refuses.
    private func namesUnsafeVariable(_ expression: String, declaredIn origin: CatalogType) -> Bool {
        guard options.areMocksElsewhere, catalog.isMainActorByDefault(origin.file) else { return false }
        let roots = rootNames(of: expression[...]).map(\.name)
        let names = Set(roots.filter { $0.first?.isLowercase ?? false })
        guard !names.isEmpty else { return false }
        return globals(inModuleOf: origin.file).contains { declaration, file in
            guard case .variable(let variable) = declaration, !variable.isLet, variable.hasStorage,
                names.contains(unescaped(variable.name))
            else { return false }
            let head = variable.head
            return !head.modifiers.contains { $0.hasPrefix("nonisolated") }
                && resolver.globalActor(in: head.attributes, scope: [], file: file) == nil
        }
    }

    /// What the files declare that may be in the module of one, each with its file. All of these are parsed.
    func globals(inModuleOf file: Int) -> some Sequence<(declaration: Declaration, file: Int)> {
        catalog.files.indices.lazy.filter { catalog.mayBeInOneModule($0, file) }.flatMap { file in
            catalog.file(file).declarations.flatMap(\.flattened).map { ($0, file) }
        }
    }

    /// Whether a default argument names what only its own file sees.
    private func namesHidden(_ written: String, in file: Int) -> Bool {
        let hidden = hiddenNames(in: catalog.file(file).declarations)
        let calls = hidden.filter { $0.hasSuffix(":") }
        let joined = calls.isEmpty ? "" : written.filter { !$0.isWhitespace }
        return words(of: written).contains(where: hidden.contains)
            || calls.contains { joined.firstRange(of: $0) != nil }
    }

    /// The names of what no other file sees, and the beginnings of calls of such initializers. For example: `limit`, `Size(of:`
    ///
    /// - Parameters:
    ///   - type: the name of the type that the declarations are in, if they are.
    ///   - isHidden: whether they are in an extension that is private.
    private func hiddenNames(
        in declarations: [Declaration], of type: String? = nil, isHidden: Bool = false
    ) -> Set<String> {
        var names: Set<String> = []
        for declaration in declarations.flatMap(\.flattened) {
            let declared: (head: DeclarationHead, name: String)
            switch declaration {
            case .type(let type):
                let isPrivateExtension = type.kind == .extension && type.head.isSeenByFileOnly
                names.formUnion(hiddenNames(in: type.members, of: type.name, isHidden: isPrivateExtension))
                if type.kind == .extension { continue }
                declared = (type.head, type.name)
            case .initializer(let initializer):
                guard isHidden || initializer.head.isSeenByFileOnly, let label = initializer.parameters.first?.callLabel
                else { continue }
                names.formUnion(["\(type ?? "")(\(label):", ".init(\(label):"])
                continue
            case .typealias(let alias): declared = (alias.head, alias.name)
            case .function(let function): declared = (function.head, function.name)
            case .variable(let variable): declared = (variable.head, variable.name)
            default: continue
            }
            if isHidden || declared.head.isSeenByFileOnly { names.insert(unescaped(declared.name)) }
        }
        return names
    }
}

// MARK: - Memberwise initializers

extension Lowering {
    /// Whether the annotation gives a property a value of a type that is made on the main actor, as its mock says that it is: in
    /// Swift 5 mode a default argument is made on none (SE-0411).
    func isOverrideMadeOnActor(of variable: VariableDeclaration, in mock: Context) -> Bool {
        guard mock.statedActor != nil, let value = mock.annotation.value(of: unescaped(variable.name), in: .override),
            let made = typeSyntax(of: value)?.bare.qualifiedName
        else { return false }
        return hasInitializersOnMainActor(made, orNone: true, in: mock.resolved.type)
    }

    /// A default value of a type as a default argument has it. In Swift 5 mode that is on no actor (SE-0411), where the
    /// conformance of keys that a module isolates by default cannot be used (SE-0470), but by a cast.
    func offActor(_ value: String, as written: TypeSyntax, in mock: Context) -> String {
        let type = bound(written, in: mock)
        guard boundKey(in: type, of: mock) != nil || hasKeyOfOtherModule(type, in: mock) else { return value }
        if case .tuple(let elements) = type {
            let values = value.dropFirst().dropLast().partsBetweenCommas
            guard values.count == elements.count else { return value }
            let parts = zip(values, elements).map { value, element in
                let label = element.label.map { value.hasPrefix("\($0): ") ? "\($0): " : "" } ?? ""
                return label + offActor(String(value.dropFirst(label.count)), as: element.type.bare, in: mock)
            }
            return "(\(parts.joined(separator: ", ")))"
        }
        guard ["[]", "[:]"].contains(value) else { return value }
        let hashable = names["AnyHashable"]
        let written = signatureParameter(type, in: mock)
        switch (type, type.qualifiedName.map(Catalog.withoutSystemModule)) {
        case (.dictionary, _), (_, ["Dictionary"]): return "[\(hashable): Any]() as! \(written)"
        case (_, ["Set"]): return "\(names["Set"])<\(hashable)>() as! \(written)"
        case (.array, _), (_, ["Array"]): return "[Any]() as! \(written)"
        default: return value
        }
    }

    /// Whether a type has keys of another module that isolates by default, or that is not read and may do that as this one does.
    private func hasKeyOfOtherModule(_ written: TypeSyntax, in mock: Context) -> Bool {
        guard catalog.hasDefaultIsolation else { return false }
        let origin = mock.resolved.type
        let type = resolver.withoutTypealiases(written, in: origin.path, file: origin.file)
        if isolatedKey(in: type, of: mock) != nil { return true }
        func isUndeclared(_ type: TypeSyntax) -> Bool { isOutOfSight(type, in: mock) && !isOfSystem(type) }
        return catalog.isMainActorByDefault(origin.file)
            && (keys(in: type, of: mock).contains { isUndeclared($0.type) }
                || type.contains { !$0.arguments.isEmpty && isUndeclared($0) })
    }
}

extension StringProtocol {
    /// The parts between the commas that are in no brackets. For example: `[], (0, "")` has two.
    fileprivate var partsBetweenCommas: [String] {
        var (parts, depth) = ([""], 0)
        for character in self {
            if character == ",", depth == 0 {
                parts.append("")
                continue
            }
            depth += "([{".contains(character) ? 1 : ")]}".contains(character) ? -1 : 0
            if character != " " || parts[parts.count - 1] != "" { parts[parts.count - 1].append(character) }
        }
        return parts
    }
}

extension Parameter {
    /// The type of its arguments: what an autoclosure gives.
    fileprivate var valueType: TypeSyntax {
        guard type.attributes.has("autoclosure"), case .function(let closure) = type.bare.unparenthesized else {
            return type
        }
        return closure.result
    }
}

extension String {
    /// Whether an expression is a closure, and not what one that is called gives.
    fileprivate var isClosureExpression: Bool { first == "{" && last == "}" }
}
