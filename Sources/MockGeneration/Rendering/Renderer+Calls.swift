// Recorded calls -> Swift source: their state and what functions and subscripts do. Decides nothing, as all of the
// renderer.

extension Renderer {
    /// Writes a function.
    mutating func method(_ method: Mock.Method) {
        callState(method.call)
        for attribute in method.attributes { writer.line(attribute) }
        writer.function(
            "\(method.modifiers)\(method.signature.head)", parameters: method.signature.parameters,
            tail: method.signature.tail
        ) { Renderer.body(of: method.call, to: &$0) }
    }

    /// Writes a subscript.
    mutating func subscriptMember(_ member: Mock.Subscript) {
        callState(member.getter)
        if let setter = member.setter { callState(setter) }
        for attribute in member.attributes { writer.line(attribute) }
        writer.function(
            "\(member.modifiers)\(member.signature.head)", parameters: member.signature.parameters,
            tail: member.signature.tail
        ) { writer in
            guard let setter = member.setter else {
                guard !member.getterEffects.isEmpty || !member.getterAttributes.isEmpty else {
                    Renderer.body(of: member.getter, to: &writer)
                    return
                }
                for attribute in member.getterAttributes { writer.line(attribute) }
                writer.block("get\(member.getterEffects)") { Renderer.body(of: member.getter, to: &$0) }
                return
            }
            for attribute in member.getterAttributes { writer.line(attribute) }
            writer.block("get") { Renderer.body(of: member.getter, to: &$0) }
            writer.block(member.setterHead) { Renderer.body(of: setter, to: &$0) }
        }
    }

    /// The count, the history and the handler.
    mutating func callState(_ call: Mock.Call) {
        guard call.hasState else { return }
        switch call.storage {
        case .plain:
            if let count = call.callCount {
                writer.line("\(call.countModifiers)var \(count): \(names["Int"]) = 0")
            }
            if let history = call.history {
                leftOut(of: history)
                plainState(history.name, type: "[\(history.elementType)]", value: history.initialValue, of: call)
            }
            if let handler = call.handler {
                plainState(handler, type: "(\(call.handlerType))?", of: call)
            }
        case .locked, .lockedInTable:
            let state = call.storageName
            let arguments = call.history.map { call.isErased ? "Any" : $0.elementType } ?? names["Never"]
            let handlerType = call.handler == nil ? names["Never"] : call.isErased ? "Any" : call.handlerType
            let helper = names["MockgenMethod"]
            self.state(
                state, type: "\(helper)<\(handlerType), \(arguments)>", value: "\(helper)()",
                actor: call.storageActor, modifiers: call.storageModifiers, storage: call.storage)
            if let count = call.callCount {
                forward(
                    count, type: names["Int"], to: "\(state).callCount", isSettable: call.isCountSettable,
                    modifiers: call.modifiers)
            }
            if let history = call.history {
                leftOut(of: history)
                forward(
                    history.name, type: "[\(history.elementType)]", to: "\(state).arguments",
                    reading: call.read("\(state).arguments", elementType: history.elementType),
                    writing: call.newHistory(ofType: history.elementType), isSettable: true,
                    modifiers: call.modifiers, attributes: call.limits + call.stateAttributes)
            }
            guard let handler = call.handler else { return }
            forward(
                handler, type: "(\(call.handlerType))?", to: "\(state).handler",
                reading: call.read("\(state).handler"), isSettable: true, modifiers: call.modifiers,
                attributes: call.limits + call.stateAttributes)
        }
    }

    /// A stored handler or history; one that is limited to versions over storage that is not.
    private mutating func plainState(_ name: String, type: String, value: String? = nil, of call: Mock.Call) {
        guard call.isErased else {
            for attribute in call.stateAttributes { writer.line(attribute) }
            writer.line("\(call.modifiers)var \(name): \(type)\(value.map { " = \($0)" } ?? "")")
            return
        }
        let elementType = value == nil ? nil : "\(type.dropFirst().dropLast())"
        writer.line("private \(call.storageModifiers)var _\(name): \(elementType == nil ? "Any?" : "[Any] = []")")
        forward(
            name, type: type, to: "_\(name)", reading: call.read("_\(name)", elementType: elementType),
            writing: elementType.map(call.newHistory) ?? "newValue", isSettable: true, modifiers: call.modifiers,
            attributes: call.limits + call.stateAttributes)
    }

    /// A comment on what the history does not keep.
    private mutating func leftOut(of history: Mock.Call.History) {
        guard !history.leftOut.isEmpty else { return }
        writer.line("// Not recorded: \(history.leftOut.joined(separator: ", "))")
    }

    /// The locked state of a member: a constant, or an entry of the table of static state.
    mutating func state(
        _ name: String, type: String, value: String, actor: String = "", modifiers: String, storage: Mock.Storage,
        access: String = "private "
    ) {
        if case .lockedInTable = storage {
            writer.block("\(actor)\(access)\(modifiers)var \(name): \(type)") {
                $0.line("\($0.names["MockgenStatics"]).shared.state(\"\(name)\", of: self) { \(value) }")
            }
        } else {
            writer.line("\(actor)\(access)\(modifiers)let \(name): \(type) = \(value)")
        }
    }

    /// A computed property over another.
    mutating func forward(
        _ name: String, type: String, to target: String, reading read: String? = nil,
        writing written: String = "newValue", isSettable: Bool, modifiers: String, attributes: [String] = []
    ) {
        for attribute in attributes { writer.line(attribute) }
        guard isSettable else {
            writer.line("\(modifiers)var \(name): \(type) { \(target) }")
            return
        }
        writer.block("\(modifiers)var \(name): \(type)") { writer in
            writer.line("get { \(read ?? target) }")
            writer.line("set { \(target) = \(written) }")
        }
    }

    /// Asks the handler and does with its answer what the function has to.
    private static func answer(of call: Mock.Call, to writer: inout SourceWriter) {
        guard let conversion = call.conversion else { return answerUnconverted(of: call, to: &writer) }
        writer.function("func \(conversion.name)", parameters: conversion.parameters, tail: conversion.tail) {
            answerUnconverted(of: call, to: &$0)
        }
        let arguments = conversion.arguments.joined(separator: ", ")
        writer.line("\(call.returnsValue ? "return " : "")\(call.effects)\(conversion.name)(\(arguments))")
    }

    private static func answerUnconverted(of call: Mock.Call, to writer: inout SourceWriter) {
        // What is copied may be a closure that is watched.
        if let rethrow = call.rethrow {
            writer.line("let \(rethrow.watcher) = \(writer.names["MockgenRethrow"])(\"\(rethrow.failure)\")")
        }
        let endings = call.copies.compactMap(\.ending)
        for copy in call.copies {
            writer.line("\(copy.declaration) = \(copy.value)")
            if let ending = copy.ending, !call.movesValues { writer.line("defer { \(ending) }") }
        }
        let moves = call.movesValues ? endings : []
        let failure: String?
        if let rethrow = call.rethrow {
            failure = "try \(rethrow.watcher).rescue(error, with: { throw $0 })"
        } else if let type = call.thrownType {
            failure = "throw error as! \(type)"
        } else {
            failure = call.effects.hasPrefix("try") && !moves.isEmpty ? "throw error" : nil
        }
        guard let failure else { return returnAnswer(of: call, moving: moves, to: &writer) }
        writer.line("do {")
        writer.indented { returnAnswer(of: call, moving: moves, to: &$0) }
        writer.line("} catch {")
        writer.indented { for line in moves + [failure] { $0.line(line) } }
        writer.line("}")
    }

    /// Calls the handler and returns what it answers, if anything; before that, what it has changed is moved back.
    private static func returnAnswer(of call: Mock.Call, moving moves: [String], to writer: inout SourceWriter) {
        let isDropped = call.typeWithoutResult != nil
        let isKept = call.returnsValue && !isDropped && !moves.isEmpty
        let result = "\(call.binding)Result"
        let type = call.answerType.map { ": \($0)" } ?? ""
        let receiver = isDropped ? "_ = " : isKept ? "let \(result)\(type) = " : call.returnsValue ? "return " : ""
        callHandler(of: call, giving: receiver, to: &writer)
        for move in moves { writer.line(move) }
        if isKept { writer.line("return \(result)") }
    }

    /// Calls the handler and gives its answer to what the text of `receiver` says. For example: `return `
    private static func callHandler(of call: Mock.Call, giving receiver: String, to writer: inout SourceWriter) {
        let handler = call.typeWithoutResult.map { "(\(call.binding) as \($0))" } ?? call.binding
        let answer = "\(call.effects)\(handler)(\(call.arguments.joined(separator: ", ")))\(call.cast)"
        let names = writer.names
        let value = call.sendsResult ? "\(names["MockgenBox"])(\(answer))" : answer
        let taken = call.sendsResult ? ".value" : ""
        guard call.staysOnActor else { return writer.line("\(receiver)\(value)\(taken)") }
        let head = call.closureEffects.isEmpty ? "" : "()\(call.closureEffects) in "
        writer.line("\(receiver)\(call.effects)\(names["mockgenIsolated"]) { \(head)\(value) }\(taken)")
    }

    /// Counts and records the call, then asks the handler, then falls back.
    static func body(of call: Mock.Call, to writer: inout SourceWriter) {
        if call.isImpossible { return writer.line("// Nobody can call it.") }
        if let entry = call.orderEntry { writer.line(entry) }
        for pack in call.packs {
            writer.line("var \(pack.list): [Any] = []")
            let value = pack.isOptional ? "value as Any" : "value"
            writer.line("for value in repeat each \(pack.parameter) { \(pack.list).append(\(value)) }")
        }
        guard let handler = call.handler else {
            record(call, to: &writer)
            return fallBack(of: call, to: &writer)
        }
        let source: String
        var isCast = false
        switch call.storage {
        case .plain where call.isRecordedByHelper:
            let recording = call.history.map { ["&\(call.receiver)\($0.name)", $0.element] } ?? []
            let counting = call.callCount.map { ["&\(call.receiver)\($0)"] } ?? []
            let arguments = counting + recording + ["\(call.receiver)\(handler)"]
            source = "\(writer.names["mockgenCall"])(\(arguments.joined(separator: ", ")))"
        case .plain:
            record(call, to: &writer)
            source = "\(call.receiver)\(handler)"
        case .locked, .lockedInTable:
            isCast = call.isErased
            source = isCast ? "\(call.lockedRecording) as? \(call.handlerType)" : call.lockedRecording
        }

        guard
            call.returnsValue || call.rethrow != nil || call.staysOnActor || call.thrownType != nil
                || !call.copies.isEmpty || isCast || call.conversion != nil
        else {
            writer.line("\(call.effects)\(source)?(\(call.arguments.joined(separator: ", ")))")
            if call.endsWithReturn { writer.line("return") }
            return
        }
        let isSameName = call.binding == source
        writer.block("if let \(call.binding)\(isSameName ? "" : " = \(source)")") { answer(of: call, to: &$0) }
        fallBack(of: call, to: &writer)
    }

    /// Counts and records a call whose handler, if there is one, is read apart.
    private static func record(_ call: Mock.Call, to writer: inout SourceWriter) {
        guard call.hasState else { return }
        guard case .plain = call.storage else { return writer.line("_ = \(call.lockedRecording)") }
        if let count = call.callCount { writer.line("\(call.receiver)\(count) += 1") }
        if let history = call.history {
            let recording = "\(call.receiver)\(history.name).append(\(history.element))"
            let bindings = history.unwrapped.map { "let \($0.name)\($0.name == $0.value ? "" : " = \($0.value)")" }
            writer.line(
                bindings.isEmpty ? recording : "if \(bindings.joined(separator: ", ")) { \(recording) }")
        }
    }

    /// Does what a call without a handler does.
    private static func fallBack(of call: Mock.Call, to writer: inout SourceWriter) {
        switch call.fallback {
        case .nothing: if call.endsWithReturn { writer.line("return") }
        case .value(let value): writer.line("return \(value)")
        case .failure(let text): writer.line("throw \(writer.names["MockgenError"])(\"\(text)\")")
        case .trap(let text): writer.line(writer.names.trap(text))
        }
    }
}

extension Mock.Call {
    /// Whether anything of it is stored.
    var hasState: Bool { callCount != nil || history != nil || handler != nil }

    /// Whether its handler and its history are stored without their types.
    fileprivate var isErased: Bool { !limits.isEmpty }

    /// The call that counts and records it behind a lock, and gives the handler.
    fileprivate var lockedRecording: String {
        let state = "\(receiver)\(storageName)"
        guard let history else { return "\(state).record()" }
        let typed = history.elementType == "Any" ? history.element : "(\(history.element) as \(history.elementType))"
        let element = isErased ? "\(typed) as Any" : history.element
        // Closures, also those that `||` makes of its operands, could not capture what is borrowed (SE-0377).
        let checks = history.unwrapped.map { "\($0.value) == nil ? \(state).record() : " }.joined()
        let recording = "\(checks)\(state).record(\(element))"
        return checks.isEmpty ? recording : "(\(recording))"
    }

    /// The handler in its storage, or the history where the type of its elements is given, with the type where the
    /// storage does not say it.
    fileprivate func read(_ storage: String, elementType: String? = nil) -> String {
        guard isErased else { return storage }
        guard let elementType else { return "\(storage) as? \(handlerType)" }
        // The compiler warns of casts that do nothing, and of those of each element that only marker protocols (SE-0302)
        // tell from `Any`.
        return elementType == "Any" ? storage : "\(storage) as Any as! [\(elementType)]"
    }

    /// What the storage gets where the history is set: the compiler warns of optionals that become `Any` unasked.
    fileprivate func newHistory(ofType elementType: String) -> String {
        isErased && elementType != "Any" ? "newValue as [Any]" : "newValue"
    }
}
