// Mocks -> Swift source. Writes what the model says, in the order that it says it, and decides nothing.

/// Writes mocks.
struct Renderer {
    /// What is written so far.
    var writer: SourceWriter
    /// How standard names are written.
    var names: StandardNames { writer.names }

    /// The source text of one mock, with the extension that it stands in, but without the `#if`.
    static func render(_ mock: Mock, names: StandardNames) -> String {
        var renderer = Renderer(names: names)
        if mock.scope.isEmpty {
            renderer.type(mock)
        } else {
            for attribute in mock.scopeAttributes { renderer.writer.line(attribute) }
            renderer.writer.line("extension \(mock.scopePrefix)\(mock.scope)\(mock.scopeWhereClause) {")
            renderer.indented { $0.type(mock) }
            renderer.writer.line("}")
        }
        renderer.initializersInExtension(of: mock)
        renderer.conformancesNotToIsolate(of: mock)
        renderer.conformancesByMode(of: mock)
        return names.qualifyMainActor(in: renderer.writer.text)
    }

    private init(names: StandardNames) {
        writer = SourceWriter(names: names)
    }

    private mutating func indented(_ body: (inout Renderer) -> Void) {
        var inner = self
        writer.indented { writer in
            inner.writer = writer
            body(&inner)
            writer = inner.writer
        }
    }

    private mutating func type(_ mock: Mock) {
        for attribute in mock.attributes { writer.line(attribute) }
        if let comment = mock.actorComment.text { writer.line(comment) }
        for line in mock.superclassComment.lines { writer.line(line) }
        let head = "\(mock.access)\(mock.keyword) \(mock.name)\(mock.genericParameters)"
        let inheritance = mock.conformsInExtension ? "" : mock.inheritanceClause
        writer.line("\(head)\(inheritance)\(mock.whereClause) {")
        indented { renderer in
            for alias in mock.typealiases {
                for condition in alias.conditions { renderer.writer.line("#if \(condition)") }
                for attribute in alias.attributes { renderer.writer.line(attribute) }
                renderer.writer.line("\(mock.access)typealias \(alias.name) = \(alias.type)")
                for _ in alias.conditions { renderer.writer.line("#endif") }
            }
            if !mock.typealiases.isEmpty { renderer.writer.line() }
            var isFirst = true
            for initializer in mock.initializers where !initializer.isInExtension {
                if !isFirst { renderer.writer.line() }
                renderer.initializer(initializer)
                isFirst = false
            }
            for member in mock.members where !member.isEmpty {
                if !isFirst { renderer.writer.line() }
                renderer.member(member)
                isFirst = false
            }
        }
        writer.line("}")
    }

    /// Writes the extension with the initializers that cannot be in the type itself.
    private mutating func initializersInExtension(of mock: Mock) {
        let initializers = mock.initializers.filter(\.isInExtension)
        guard !initializers.isEmpty else { return }
        writer.line()
        for attribute in mock.scopeAttributes + mock.attributes { writer.line(attribute) }
        let inheritance = mock.conformsInExtension ? mock.inheritanceClause : ""
        writer.line("extension \(mock.scopePrefix)\(mock.qualifiedName)\(inheritance) {")
        indented { renderer in
            for (index, initializer) in initializers.enumerated() {
                if index > 0 { renderer.writer.line() }
                renderer.initializer(initializer)
            }
        }
        writer.line("}")
    }

    /// Writes the extension with conformances that some modules infer to be isolated. Compilers before 6.2 do not know how
    /// to say that they are not.
    private mutating func conformancesNotToIsolate(of mock: Mock) {
        if mock.conformancesNotToIsolate.isEmpty { return }
        writer.line()
        writer.line("#if compiler(>=6.2) && hasFeature(InferIsolatedConformances)")
        extend(mock, by: mock.conformancesNotToIsolate)
        writer.line("#endif")
    }

    private mutating func conformancesByMode(of mock: Mock) {
        let (swift6, swift5) = mock.conformancesByMode
        if swift6.isEmpty { return }
        writer.line()
        writer.line("#if swift(>=6)")
        extend(mock, by: swift6)
        writer.line("#else")
        extend(mock, by: swift5)
        writer.line("#endif")
    }

    private mutating func extend(_ mock: Mock, by conformances: [String]) {
        for attribute in mock.scopeAttributes + mock.attributes
        where attribute.hasPrefix("@available") || attribute.hasPrefix("#if") {
            writer.line(attribute)
        }
        writer.line("extension \(mock.scopePrefix)\(mock.qualifiedName): \(conformances.joined(separator: ", ")) {}")
    }

    private mutating func initializer(_ initializer: Mock.Initializer) {
        for condition in initializer.conditions { writer.line("#if \(condition)") }
        for storage in initializer.storage { writer.line(storage) }
        for attribute in initializer.attributes { writer.line(attribute) }
        let signature = initializer.signature
        if initializer.body.isEmpty {
            let parameters = signature.parameters.joined(separator: ", ")
            writer.line("\(initializer.modifiers)\(signature.head)(\(parameters))\(signature.tail) {}")
        } else {
            writer.function(
                "\(initializer.modifiers)\(signature.head)", parameters: signature.parameters, tail: signature.tail
            ) { writer in
                for line in initializer.body { writer.line(line) }
            }
        }
        for _ in initializer.conditions { writer.line("#endif") }
    }

    private mutating func member(_ member: Mock.Member) {
        switch member {
        case .property(let property): self.property(property)
        case .handledProperty(let property): handledProperty(property)
        case .stream(let stream): self.stream(stream)
        case .method(let method): self.method(method)
        case .subscript(let member): subscriptMember(member)
        case .verbatim(let verbatim):
            for line in verbatim.lines { writer.line(line) }
        case .conditional(let clauses): conditional(clauses)
        }
    }

    private mutating func conditional(_ clauses: [Mock.Clause]) {
        for (index, clause) in clauses.enumerated() {
            if let condition = clause.condition {
                writer.line("\(index == 0 ? "#if" : "#elseif") \(condition)")
            } else {
                writer.line("#else")
            }
            for (index, member) in clause.members.filter({ !$0.isEmpty }).enumerated() {
                if index > 0 { writer.line() }
                self.member(member)
            }
        }
        writer.line("#endif")
    }
}

// MARK: - Properties

extension Renderer {
    private mutating func property(_ property: Mock.Property) {
        if case .reading = property.overriding { return overridingProperty(property) }
        if case .writing = property.overriding { return overridingProperty(property) }
        switch property.storage {
        case .plain:
            if property.isAlwaysInitialized || property.initialValue != nil && !property.isStoredApart {
                plainProperty(property)
            } else {
                propertyOverStorage(property)
            }
        case .locked, .lockedInTable:
            lockedProperty(property)
        }
    }

    /// `var title: String = "" { didSet { … } }`
    private mutating func plainProperty(_ property: Mock.Property) {
        setCallCount(property)
        for attribute in property.attributes { writer.line(attribute) }
        let head =
            "\(property.modifiers)\(property.specifier)\(property.keyword) \(property.name): \(property.type)\(property.initializer)"
        if let count = property.setCallCount {
            writer.block(head) { writer in
                guard let entry = property.orderEntry else {
                    writer.line("didSet { \(count) += 1 }")
                    return
                }
                writer.block("didSet") { writer in
                    writer.line(entry)
                    writer.line("\(count) += 1")
                }
            }
        } else {
            writer.line(head)
        }
    }

    /// `private var _item: Item?` and a computed property before it.
    private mutating func propertyOverStorage(_ property: Mock.Property) {
        let storage = property.storageName
        let type = property.initialValue == nil ? property.optionalType : property.type
        let declaration =
            property.erasedRead == nil
            ? "\(property.specifier)var \(storage): \(type)\(property.initializer)" : "var \(storage): Any?"
        for attribute in property.storageAttributes { writer.line(attribute) }
        writer.line("\(property.storageActor)private \(property.storageModifiers)\(declaration)")
        setCallCount(property)
        for attribute in property.attributes { writer.line(attribute) }
        writer.block("\(property.modifiers)var \(property.name): \(property.type)") { writer in
            if let read = property.erasedRead {
                Renderer.getter(read, of: property, to: &writer)
            } else if property.initialValue != nil {
                writer.line("get { \(property.returning)\(storage) }")
            } else {
                writer.block("get") { writer in
                    let missing = writer.names.trap(property.missingValue)
                    writer.line("guard let \(property.readBinding) else { \(missing) }")
                    writer.line("return \(storage)")
                }
            }
            guard let count = property.setCallCount else {
                writer.line("set { \(storage) = \(property.newValue) }")
                return
            }
            writer.block("set") { writer in
                if let entry = property.orderEntry { writer.line(entry) }
                writer.line("\(count) += 1")
                writer.line("\(storage) = \(property.newValue)")
            }
        }
    }

    /// A property whose value is at first, or always, the one of the superclass.
    private mutating func overridingProperty(_ property: Mock.Property) {
        let (name, storage) = (property.name, property.storageName)
        let isCounted = property.setCallCount != nil
        let isReading: Bool
        if case .reading = property.overriding { isReading = true } else { isReading = false }
        guard case .plain = property.storage else {
            if isReading || isCounted {
                for attribute in property.storageAttributes { writer.line(attribute) }
                let type = isReading ? property.optionalType : names["Void"]
                let helper = names["MockgenProperty"]
                state(
                    storage, type: "\(helper)<\(type)>", value: "\(helper)(\(isReading ? "nil" : "()"))",
                    modifiers: property.storageModifiers, storage: property.storage)
            }
            let set = "\(storage).\(isCounted ? "set" : "store")"
            computedProperty(
                property, get: [isReading ? "\(storage).value ?? super.\(name)" : "super.\(name)"],
                set: isReading ? ["\(set)(newValue)"] : (isCounted ? ["\(set)(())"] : []) + ["super.\(name) = newValue"]
            )
            return
        }
        if isReading {
            for attribute in property.storageAttributes { writer.line(attribute) }
            writer.line("private var \(storage): \(property.optionalType)")
        }
        let get: [String]
        if !isReading {
            get = ["super.\(name)"]
        } else if property.type.contains("@Sendable") {
            // As of Swift 6.3 the compiler warns in Swift 5 mode of these closures on an actor behind `??`.
            get = ["if \(storage) != nil { return \(storage)! }", "return super.\(name)"]
        } else {
            get = ["\(storage) ?? super.\(name)"]
        }
        computedProperty(
            property, get: get, set: [isReading ? "\(storage) = newValue" : "super.\(name) = newValue"])
    }

    /// A property over its storage, counting how often it is set.
    private mutating func computedProperty(_ property: Mock.Property, get: [String], set: [String]) {
        var set = set
        if let count = property.setCallCount {
            if case .plain = property.storage {
                setCallCount(property)
                set.insert("\(count) += 1", at: 0)
            } else {
                forward(
                    count, type: names["Int"], to: "\(property.storageName).setCallCount",
                    isSettable: property.isCountSettable, modifiers: property.stateModifiers)
            }
        }
        if let entry = property.orderEntry { set.insert(entry, at: 0) }
        for attribute in property.attributes { writer.line(attribute) }
        writer.block("\(property.modifiers)var \(property.name): \(property.type)") { writer in
            if get.count == 1 {
                writer.line("get { \(property.returning)\(get[0]) }")
            } else {
                writer.block("get") { writer in
                    for line in get { writer.line(line) }
                }
            }
            if set.count == 1 { return writer.line("set { \(set[0]) }") }
            writer.block("set") { writer in
                for line in set { writer.line(line) }
            }
        }
    }

    private mutating func setCallCount(_ property: Mock.Property) {
        guard let count = property.setCallCount else { return }
        writer.line("\(property.countModifiers)var \(count): \(names["Int"]) = 0")
    }

    /// The value and its count in a `MockgenProperty`.
    private mutating func lockedProperty(_ property: Mock.Property) {
        let storage = property.storageName
        let type = property.initialValue == nil ? property.optionalType : property.type
        let isErased = property.erasedRead != nil
        state(
            storage, type: "\(names["MockgenProperty"])<\(isErased ? "Any?" : storageType(type))>",
            value: "\(names["MockgenProperty"])(\(isErased ? "nil" : property.initialValue ?? "nil"))",
            actor: property.storageActor, modifiers: property.storageModifiers, storage: property.storage)
        if let count = property.setCallCount {
            forward(
                count, type: names["Int"], to: "\(storage).setCallCount", isSettable: property.isCountSettable,
                modifiers: property.stateModifiers)
        }
        for attribute in property.attributes { writer.line(attribute) }
        writer.block("\(property.modifiers)\(property.specifier)var \(property.name): \(property.type)") { writer in
            if let read = property.erasedRead {
                Renderer.getter(read, of: property, to: &writer)
            } else if property.initialValue == nil {
                writer.block("get") { writer in
                    writer.line(
                        "guard let value = \(storage).value else { \(writer.names.trap(property.missingValue)) }")
                    writer.line("return value")
                }
            } else {
                writer.line("get { \(property.returning)\(storage).value }")
            }
            let set = "\(storage).\(property.setCallCount == nil ? "store" : "set")(\(property.newValue))"
            guard let entry = property.orderEntry else {
                writer.line("set { \(set) }")
                return
            }
            writer.block("set") { writer in
                writer.line(entry)
                writer.line(set)
            }
        }
    }

    /// The getter of a property whose storage does not say its type.
    private static func getter(_ read: String, of property: Mock.Property, to writer: inout SourceWriter) {
        guard property.initialValue == nil else { return writer.line("get { \(property.returning)\(read) }") }
        writer.block("get") { writer in
            writer.line("guard let value = \(read) else { \(writer.names.trap(property.missingValue)) }")
            writer.line("return value")
        }
    }

    /// A type as a generic argument, where `T!` cannot stand.
    private func storageType(_ type: String) -> String {
        type.hasSuffix("!") ? "\(type.dropLast())?" : type
    }

    private mutating func handledProperty(_ property: Mock.HandledProperty) {
        callState(property.call)
        if let setter = property.setter { callState(setter) }
        for attribute in property.attributes { writer.line(attribute) }
        writer.block("\(property.modifiers)var \(property.name): \(property.type)") { writer in
            for attribute in property.getterAttributes { writer.line(attribute) }
            writer.block("get\(property.effects)") { Renderer.body(of: property.call, to: &$0) }
            guard let setter = property.setter else { return }
            writer.block("set") { Renderer.body(of: setter, to: &$0) }
        }
    }

    private mutating func stream(_ stream: Mock.Stream) {
        let head = "\(stream.modifiers)var \(stream.name): \(stream.type)"
        let subject = stream.subjectName
        switch stream.kind {
        case .published(let expression):
            publisher(stream, head: head, expression: expression)
        case .subject(let type, let value):
            if case .lockedInTable = stream.storage {
                state(
                    subject, type: type, value: value, modifiers: stream.subjectModifiers, storage: stream.storage,
                    access: "")
            } else {
                writer.line("\(stream.countModifiers)var \(subject): \(type) = \(value)")
            }
            publisher(stream, head: head, expression: "\(subject).eraseToAnyPublisher()")
        case .observable(let type, let value):
            observable(stream, head: head, subjectType: type, value: value)
        }
    }

    /// A Combine stream, with a place for what replaces it where there is something that does.
    private mutating func publisher(_ stream: Mock.Stream, head: String, expression: String) {
        if stream.isReplaceable { replacement(of: stream) }
        for attribute in stream.attributes { writer.line(attribute) }
        let value = stream.isReplaceable ? "\(stream.replacement) ?? \(expression)" : expression
        guard stream.isSettable else { return writer.line("\(head) { \(value) }") }
        writer.block(head) { writer in
            writer.line("get { \(value) }")
            writer.line("set { \(stream.replacing(by: "newValue")) }")
        }
    }

    /// What replaces a subject, if something does.
    private mutating func replacement(of stream: Mock.Stream) {
        if case .plain = stream.storage {
            return writer.line("private \(stream.storageModifiers)var \(stream.storageName): \(stream.type)?")
        }
        lockedProperty(stream.storageName, type: "\(stream.type)?", value: "nil", of: stream)
    }

    private mutating func lockedProperty(_ name: String, type: String, value: String, of stream: Mock.Stream) {
        let helper = names["MockgenProperty"]
        state(
            name, type: "\(helper)<\(type)>", value: "\(helper)(\(value))", modifiers: stream.storageModifiers,
            storage: stream.storage)
    }

    /// An Rx stream: the subject feeds it until it is replaced, by another subject of its kind or by any observable.
    private mutating func observable(_ stream: Mock.Stream, head: String, subjectType: String, value: String?) {
        let (subject, storage) = (stream.subjectName, stream.subjectStorageName)
        let declaredType = value == nil ? "\(subjectType)!" : subjectType
        let count = "\(subject)SetCallCount"
        replacement(of: stream)
        if case .plain = stream.storage {
            writer.line("\(stream.countModifiers)var \(count): \(names["Int"]) = 0")
            let initializer = value.map { " = \($0)" } ?? ""
            writer.block("\(stream.subjectModifiers)var \(subject): \(declaredType)\(initializer)") { writer in
                writer.line("didSet { \(count) += 1 }")
            }
        } else {
            lockedProperty(storage, type: storageType(declaredType), value: value ?? "nil", of: stream)
            let counts = [storage, stream.storageName].map { "\($0).setCallCount" }
            forward(
                count, type: names["Int"], to: stream.isCountSettable ? counts[0] : counts.joined(separator: " + "),
                reading: counts.joined(separator: " + "), writing: "newValue - \(counts[1])",
                isSettable: stream.isCountSettable, modifiers: stream.subjectModifiers)
            writer.block("\(stream.subjectModifiers)var \(subject): \(declaredType)") { writer in
                writer.line("get { \(storage).value }")
                writer.line("set { \(storage).set(newValue) }")
            }
        }
        for attribute in stream.attributes { writer.line(attribute) }
        writer.block(head) { writer in
            writer.line("get { \(stream.replacement) ?? \(subject)\(value == nil ? " ?? .empty()" : "") }")
            writer.block("set") { writer in
                writer.line("if let newValue = newValue as? \(subjectType) {")
                writer.indented { writer in
                    writer.line(stream.replacing(by: "nil"))
                    writer.line("\(subject) = newValue")
                }
                writer.line("} else {")
                writer.indented { writer in
                    if case .plain = stream.storage {
                        writer.line("\(stream.storageName) = newValue")
                        writer.line("\(count) += 1")
                    } else {
                        writer.line("\(stream.storageName).set(newValue)")
                    }
                }
                writer.line("}")
            }
        }
    }
}

extension Mock.Stream {
    /// What replaces the subject. For example: `_results`, `_results.value`
    fileprivate var replacement: String { storage == .plain ? storageName : "\(storageName).value" }

    /// The statement that replaces the subject.
    fileprivate func replacing(by value: String) -> String {
        storage == .plain ? "\(storageName) = \(value)" : "\(storageName).store(\(value))"
    }
}

extension Mock.Member {
    /// Whether nothing is written for it.
    fileprivate var isEmpty: Bool {
        guard case .conditional(let clauses) = self else { return false }
        return clauses.allSatisfy { $0.members.allSatisfy(\.isEmpty) }
    }
}
