// A header as Objective-C says it in, its protocols as Swift imports them out. The rules are Swift's Clang importer's:
// SE-0005 for names, SE-0112 for errors, SE-0297 for completion handlers. Members are imported in `ImportedMembers`.

import SwiftDeclarations

/// The header's declarations as Swift sees them: its own protocols, and those of other headers that they inherit.
///
/// - Parameter others: the paths of the headers that are read besides this one, whose protocols are in their own files.
func importedFile(_ header: Header, others: Set<String> = []) -> ParsedFile {
    let header = header.withoutClassTypedefs()
    var file = ParsedFile(source: header.source, declarations: [], diagnostics: header.diagnostics)
    var modules: Set<String> = []
    for module in ["Foundation"] + header.imports where modules.insert(module).inserted {
        file.declarations.append(.import(ImportDeclaration(head: DeclarationHead(), path: module)))
        file.ranges.append(0..<0)
    }
    let hidden = HiddenNames(header.types, module: header.module)
    for declaration in header.types.deprecatedTypes + hidden.declarations(header.types) {
        file.declarations.append(declaration)
        file.ranges.append(0..<0)
    }
    let byName = header.protocolsByName
    for (declaration, isMocked) in relevantProtocols(of: header, byName, others: others) {
        var importer = ProtocolImporter(header: header, declaration: declaration, protocols: byName, hidden: hidden)
        file.declarations.append(importer.imported())
        file.ranges.append(declaration.offset..<declaration.offset)
        if isMocked { file.diagnostics += importer.diagnostics }
    }
    return file
}

/// The header's own protocols, and what they inherit from elsewhere; each with whether a mock has its members.
private func relevantProtocols(
    of header: Header, _ byName: [String: ProtocolDeclaration], others: Set<String>
) -> [(declaration: ProtocolDeclaration, isMocked: Bool)] {
    func closure(of roots: [ProtocolDeclaration]) -> Set<String> {
        var names: Set<String> = []
        var waiting = roots
        while let next = waiting.popLast() {
            guard names.insert(next.name).inserted else { continue }
            waiting += next.inherited.compactMap { byName[$0.name] }
        }
        return names
    }
    let own = header.protocols.filter { $0.path == header.source.path }
    let needed = closure(of: own)
    let mocked = closure(of: own.filter { $0.annotation != nil })
    let relevant = header.protocols.filter { declaration in
        guard needed.contains(declaration.name), !knownProtocols.contains(declaration.name) else { return false }
        return declaration.path == header.source.path || !others.contains(declaration.path)
    }
    return relevant.enumerated().map { index, declaration in
        var declaration = declaration
        if declaration.path != header.source.path {
            // A declaration is known by its file and its offset; no protocol of this header begins in its first bytes.
            (declaration.annotation, declaration.offset) = (nil, UInt32(index))
            for member in declaration.members.indices { declaration.members[member].offset = UInt32(index) }
        }
        return (declaration, mocked.contains(declaration.name))
    }
}

/// The protocols of the SDK that mocks know without a header.
private let knownProtocols: Set<String> = ["NSObject", "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding"]

/// Imports one protocol.
struct ProtocolImporter {
    let declaration: ProtocolDeclaration
    let types: ImportedTypes
    let names: SwiftNames
    /// What the protocol inherits.
    let inherited: InheritedMembers
    private let header: Header
    let protocols: [String: ProtocolDeclaration]
    private let accessors: Set<String>
    /// What cannot be imported.
    private(set) var diagnostics: [Diagnostic] = []

    /// Makes an importer.
    ///
    /// - Parameters:
    ///   - protocols: those of the header by their names, where they are known.
    ///   - hidden: the system's names that types of the header have as well, where they are known.
    init(
        header: Header, declaration: ProtocolDeclaration, protocols: [String: ProtocolDeclaration]? = nil,
        hidden: HiddenNames? = nil
    ) {
        self.declaration = declaration
        self.protocols = protocols ?? header.protocolsByName
        types = ImportedTypes(
            types: header.types, isOfSDK: StubHeaders.isOfSDK(declaration.path),
            hidden: hidden ?? HiddenNames(header.types, module: header.module))
        self.header = header
        inherited = InheritedMembers(of: declaration, among: self.protocols)
        accessors = declaration.accessors
        names = SwiftNames(types: header.types, declaration: declaration)
    }

    /// The same for another protocol of the header.
    func importer(of other: ProtocolDeclaration) -> ProtocolImporter {
        ProtocolImporter(header: header, declaration: other, protocols: protocols, hidden: types.hidden)
    }

    /// The protocol with its members, inside of an extension where its name has dots.
    mutating func imported() -> Declaration {
        var path = types.types.protocolName(declaration.name).split(separator: ".").map(String.init)
        let name = path.popLast() ?? declaration.name
        var head = head(declaration.attributes, offset: declaration.offset)
        head.attributes.insert(Attribute(name: "objc"), at: 0)
        head.attributes += declaration.attributes.deprecations.map { Attribute(name: "available", arguments: $0) }
        head.annotation = mockedAnnotation()
        var inheritance = declaration.inherited.map {
            InheritedType(type: types.nominal(types.types.protocolName($0.name), of: $0.name), offset: $0.offset)
        }
        if declaration.attributes.swiftAttributes.contains("@Sendable") {
            inheritance.append(InheritedType(type: .named("Sendable"), offset: declaration.offset))
        }
        var type = TypeDeclaration(head: head, kind: .protocol, name: escaped(name), inheritance: inheritance)
        var imports: [String: Member] = [:]
        var doubted: Set<String> = []
        if let doubt = doubtAboutName { warn(doubt.problem, at: declaration.offset) }
        for member in declaration.members {
            if !member.isProperty, !accessors.isDisjoint(with: member.selectors) { continue }
            if !member.attributes.isUnavailable, reportObstacles(to: member) { continue }
            guard let imported = imported(deprecatedByTypes(asOverridden(member))) else { continue }
            reportDoubts(about: member, &doubted)
            if let doubt = doubtBesideObject(about: member) {
                let conformers = "every class that conforms to '\(types.types.protocolName(declaration.name))'"
                warn("\(doubt), so the compiler warns of \(conformers); declare it alike", at: member.offset)
            }
            if let signature = signature(of: imported), let other = imports.updateValue(member, forKey: signature) {
                if other.name != member.name { reportSame(other, member, as: imported) }
                // Said twice, it is one.
                continue
            }
            type.members.append(imported)
            type.memberRanges.append(member.range)
        }
        for conflict in inheritedConflicts() {
            fail(
                "\(conflict), so there can be no mock of it; declare them alike")
        }
        return path.reversed().reduce(.type(type)) { inner, outer in
            var declaration = TypeDeclaration(
                head: DeclarationHead(offset: declaration.offset), kind: .extension, name: outer, members: [inner])
            declaration.memberRanges = [self.declaration.offset..<self.declaration.offset]
            return .type(declaration)
        }
    }

    /// Reports what keeps a class or a mock from having a member, if anything does.
    private mutating func reportObstacles(to member: Member) -> Bool {
        let conflict = conflict(of: member)
        if let (problem, owner) = conflict, member.isOptional, owner != "NSObject" {
            // Left out it conflicts as well: the mock has what it inherits.
            let name = types.types.protocolName(declaration.name)
            fail("\(problem), so no mock can conform to '\(name)'; declare it alike", at: member.offset)
        } else if let problem = conflict?.problem ?? conflictWithObject(of: member) {
            report(member, problem, advice: "declare it alike")
        } else if let (problem, advice) = conflictInMocks(of: member) {
            report(member, problem, of: "mock", advice: advice)
        } else if let problem = obstacle(of: member) {
            report(member, problem)
        } else if let (problem, advice) = ambiguity(of: member) ?? problemOfName(of: member) {
            report(member, problem, advice: advice)
        } else {
            return false
        }
        return true
    }

    /// The annotation, which no protocol can have that Swift cannot name.
    private mutating func mockedAnnotation() -> AnnotationComment? {
        if let annotation = declaration.annotation,
            !annotation.arguments.contains(where: { header.source.text($0).contains("module:") })
        {
            reportNameOfFoundation()
        }
        if declaration.annotation != nil, isOfAdopted {
            fail(
                "'NSObject' conforms to '\(types.types.protocolName(declaration.name))' by a category, so no mock can say so again; "
                    + "declare the category elsewhere, or take the annotation away")
        }
        guard declaration.attributes.isUnavailable, declaration.annotation != nil else {
            return declaration.annotation
        }
        fail(
            "'\(declaration.name)' is unavailable in Swift, where no mock can conform to it; take the attribute or "
                + "the annotation away")
        return nil
    }

    /// Reports that Foundation has a type of the name, which a mock that is to conform to it cannot tell from that.
    private mutating func reportNameOfFoundation() {
        let name = types.types.protocolName(declaration.name)
        guard types.hidden.modules[name] == "Foundation", !HiddenNames.isOfSystem(declaration.name) else { return }
        let advice = types.hidden.module.map { ", or its mock 'module: prefix = \($0)' in the annotation" } ?? ""
        fail(
            "Foundation has '\(name)', too, so no mock can conform to it; give it another name with NS_SWIFT_NAME\(advice)"
        )
    }

    /// What two members must not have in common; nil for those that are told apart elsewhere.
    private func signature(of declaration: Declaration) -> String? {
        func words(_ head: DeclarationHead, _ name: String, _ parameters: [Parameter] = []) -> String {
            let modifiers = head.modifiers.filter { $0 != "optional" }
            let parameters = parameters.map { "\($0.label ?? $0.name):\($0.type.description)" }
            return (modifiers + [name] + parameters).joined(separator: " ")
        }
        switch declaration {
        case .function(let function):
            return words(function.head, "\(function.name)()", function.parameters)
                + " \(function.result?.description ?? "")"
        case .initializer(let initializer): return words(initializer.head, "init()", initializer.parameters)
        case .variable(let variable): return words(variable.head, variable.name)
        default: return nil
        }
    }

    /// Two members of different names in Objective-C have one in Swift.
    private mutating func reportSame(_ other: Member, _ member: Member, as imported: Declaration) {
        let kind =
            switch imported {
            case .initializer: "initializer"
            case .variable: "property"
            default: "method"
            }
        fail(
            "'\(other.name)' and '\(member.name)' are the same \(kind) in Swift, so no class in Swift can "
                + "conform to '\(types.types.protocolName(declaration.name))'; give one of them a name with NS_SWIFT_NAME",
            at: member.offset)
    }

    /// A member, or nil where Swift does not see it.
    mutating func imported(_ member: Member) -> Declaration? {
        guard !member.attributes.isUnavailable || isSubscriptAccessor(member) else {
            if member.name == "init", !member.isClassMember {
                reportUnavailableInitializer(member)
            } else if !member.isOptional, !isSeenAsUnavailable(member) {
                report(
                    member, "'\(member.name)' is unavailable in Swift, which has no counterpart for its type, either")
            }
            return nil
        }
        let imported: Declaration?
        switch member.kind {
        case .property(let property): imported = variable(property, member)
        case .method(let written):
            let method = types.types.withRelatedResult(written, isClassMember: member.isClassMember)
            if method.isVariadic {
                report(member, "'\(method.selectorText)' takes a variable number of arguments")
                return nil
            }
            if !member.isClassMember, let accessor = SubscriptAccessor(method) {
                switch role(of: method, accessor, member) {
                case .subscript where member.attributes.name != nil && !accessor.isSetter:
                    report(
                        member, "'\(method.selectorText)' has a name of its own and is a subscript in Swift",
                        advice: "take the name away")
                    return nil
                case .subscript(let imported): return .subscript(imported)
                case .setter: return nil
                case .method: if member.attributes.isUnavailable { return nil }
                case nil:
                    report(member, "'\(method.selectorText)' has a type that Swift has no counterpart for")
                    return nil
                }
            }
            let name = name(of: method, member)
            guard isImported(method, name, member) else { return nil }
            if let problem = problem(method, name) {
                report(member, problem)
                return nil
            }
            if let doubt = doubt(about: method, name, member) {
                warn(doubt, at: member.offset)
            }
            imported = function(method, name, member)
        }
        if imported == nil {
            report(member, "'\(member.name)' has a type that Swift has no counterpart for")
        }
        return imported
    }

    /// Whether Swift sees a member that is unavailable, which then nothing has to implement.
    private func isSeenAsUnavailable(_ member: Member) -> Bool {
        switch member.kind {
        case .property(let property): return variable(property, member) != nil
        case .method(let method):
            let name = name(of: method, member)
            return !method.isVariadic && (!isImported(method, name, member) || function(method, name, member) != nil)
        }
    }

    /// Whether Swift sees a method at all.
    private func isImported(_ method: Method, _ name: MethodName, _ member: Member) -> Bool {
        guard !name.base.isEmpty else { return false }
        // `NS_SWIFT_NAME(init(…))` says nothing where there is no `init` to rename.
        return !name.isInitializer || !member.isClassMember && method.selector[0].hasPrefix("init")
    }

    /// What keeps a class in Swift from implementing a method that Swift can call.
    private func problem(_ method: Method, _ name: MethodName) -> String? {
        // The compiler keeps it inside of the optional, where no type in Swift can say it.
        if method.parameters.contains(where: { $0.isNoescape && types.isOptionalBlock($0.type) }) {
            return "'\(method.selectorText)' takes a block that does not escape and can be nil"
        }
        guard let error = name.error else { return nil }
        if error.kind == .null, !name.isInitializer, !types.types.isObject(method.result) {
            return "'\(method.selectorText)' throws and returns a value that is no object"
        }
        if error.isReplacedByVoid, !(name.isInitializer && name.labels.count == 1 && name.labels != [""]) {
            return "'\(method.selectorText)' is called with '()' for its error in Swift"
        }
        if error.kind == .nonnullError || error.kind == .zero && !types.types.isObjCBool(method.result) {
            return types.types.desugared(method.result).kind == .void
                ? nil : "'\(method.selectorText)' throws and returns a value that is no object"
        }
        return nil
    }

    /// What keeps a class from implementing a method in the Swift 6 language mode, where all closures on the main actor can be
    /// sent, but for those that the importer makes of what is said of a parameter.
    private func doubt(about method: Method, _ name: MethodName, _ member: Member) -> String? {
        let isUnclear = method.parameters.indices.contains { index in
            let parameter = method.parameters[index]
            return parameter.attributes.swiftAttributes.contains("@MainActor")
                && types.types.blockType(parameter.type).map { !types.canBeSent($0) } ?? false
                && !parameter.attributes.swiftAttributes.contains("@Sendable")
                && !isSentHandler(index, of: name, member)
        }
        guard isUnclear else { return nil }
        return
            "no class can implement '\(method.selectorText)' in the Swift 6 language mode, since its parameter and not its block is "
            + "on the main actor; write 'NS_SWIFT_UI_ACTOR' behind '^'"
    }

    /// Reports what is not known of the types of a member, but for those that have been.
    private mutating func reportDoubts(about member: Member, _ doubted: inout Set<String>) {
        for doubt in doubts(aboutTypesOf: member) where doubted.insert(doubt.type).inserted {
            warn(doubt.problem, at: member.offset)
        }
    }

    private mutating func fail(_ message: String, at offset: UInt32? = nil) {
        let place = Diagnostic.Place(path: declaration.path, offset: offset ?? declaration.offset)
        diagnostics.append(Diagnostic(.error, at: place, message))
    }

    private mutating func warn(_ message: String, at offset: UInt32) {
        diagnostics.append(Diagnostic(.warning, at: .init(path: declaration.path, offset: offset), message))
    }

    /// An optional member can be left out; without a required one nothing conforms to the protocol.
    private mutating func report(
        _ member: Member, _ problem: String, of conformer: String = "class in Swift",
        advice: String = "make the method @optional"
    ) {
        let place = Diagnostic.Place(path: declaration.path, offset: member.offset)
        let name = types.types.protocolName(declaration.name)
        if member.isOptional {
            diagnostics.append(
                Diagnostic(
                    .warning, at: place, "\(problem), which no \(conformer) can implement; the mock leaves it out"))
        } else {
            diagnostics.append(
                Diagnostic(
                    .error, at: place,
                    "\(problem), so no \(conformer) can conform to '\(name)'; \(advice)"))
        }
    }

    /// A mock has the `init()` of `NSObject`, which cannot be overridden where a protocol says that it is unavailable.
    private mutating func reportUnavailableInitializer(_ member: Member) {
        fail(
            "'init' is unavailable in classes that conform to '\(types.types.protocolName(declaration.name))', and mocks are made "
                + "with it; take the attribute away", at: member.offset)
    }

    /// Attributes and modifiers of a member.
    func head(of member: Member) -> DeclarationHead {
        var head = head(member.attributes, offset: member.offset)
        if member.isOptional { head.modifiers.append("optional") }
        if member.isClassMember { head.modifiers.append("static") }
        if isOfObject(member) { head.modifiers.append("override") }
        return head
    }

    private func head(_ attributes: SwiftAttributes, offset: UInt32) -> DeclarationHead {
        var head = DeclarationHead(offset: offset)
        head.attributes = attributes.availability.map { Attribute(name: "available", arguments: $0) }
        for text in attributes.swiftAttributes {
            if text == "nonisolated" { head.modifiers.append(text) }
            guard text.hasPrefix("@"), !text.hasPrefix("@_"), text != "@Sendable" else { continue }
            head.attributes.append(Attribute(name: String(text.dropFirst())))
        }
        return head
    }
}

extension Method {
    /// The selector. For example: `tableView:didSelectRowAtIndexPath:`
    var selectorText: String {
        parameters.isEmpty ? selector.joined() : selector.map { $0 + ":" }.joined()
    }
}

extension Member {
    /// What it is called in Objective-C.
    var name: String {
        switch kind {
        case .method(let method): return method.selectorText
        case .property(let property): return property.name
        }
    }
}
