// What the members of a mock make of one parameter: how it is declared, what the handler gets, what the history keeps.
// `Lowering+Parameters.swift` decides it.

import SwiftDeclarations

extension Lowering {
    /// A parameter as the mock's members use it.
    struct LoweredParameter {
        /// For example: `by id: Int`
        var declaration: String
        /// The name inside the function, in backticks where it needs them.
        var name: String
        /// What is passed to the handler. For example: `&value`
        var argument: String
        /// Its type as it is written, without attributes.
        var type: TypeSyntax
        /// The type in the handler's parameter list; nil where no handler can take the value.
        var handlerType: TypeSyntax?
        /// The type in the history; nil where it cannot be kept.
        var recordedType: TypeSyntax?
        /// What the history keeps. For example: `id`
        var recordedValue = ""
        /// Whether the history has no optional for it, as with Mockolo, and nothing of a call with `nil`.
        var isRecordedUnwrapped = false
        /// The list that the handler gets in place of a parameter pack.
        var pack: Mock.Call.Pack?
        /// What the handler gets or changes in place of the parameter.
        var copy: Mock.Call.Copy?
        /// The type that a closure with an isolation of its own has where another calls it. For example: `(Int) async -> Void`
        var convertedType: TypeSyntax?
        /// Whether the value may share state with its origin, so that it cannot leave an actor as it is.
        var mayCarryState = false
        /// Whether its type is `some P`, which is `any P` for the handler.
        var isOpaque = false
        /// Whether it is an `inout` value, the type of an existential type, a closure that does not escape or one that an
        /// expression becomes, and is not Sendable: it can be passed on where it is, but no further.
        var isConfined = false
        /// Whether it can be passed on anywhere.
        var isSafe = true
        /// Whether it is confined also to an actor that is passed: no box holds what cannot be copied, nor the type of an
        /// existential type (SE-0470).
        var isBound = false
        /// Whether it is sent there and back, and not Sendable, so that a history keeps it by way of a box.
        var isReturned = false
        /// Whether it is the actor that the function runs on (SE-0313).
        var isActor = false
        /// Whether what it throws, as a closure, is noted: only that may be rethrown.
        var isWatched = false
        /// Whether it is a closure that throws and that nothing can watch.
        var throwsUnwatched = false
        /// Whether the handler gets a closure expression that throws errors of one type (SE-0413).
        var throwsOneType = false
        /// Whether it is a closure whose arguments leave the actor.
        var transfersArguments = false
        /// Why no handler can take it, if it is not for being generic and noncopyable.
        var whyLeftOut: String?
    }
}

extension Lowering.LoweredParameter {
    /// A parameter pack (SE-0393) reaches handler and history as a list, as variadic arguments do.
    mutating func passAsList(optionals: Bool, taken: inout Set<String>) {
        let list = uniqueName("all\(capitalized(identifierName(name)))", avoiding: taken)
        taken.insert(list)
        pack = Mock.Call.Pack(list: list, parameter: name, isOptional: optionals)
        argument = list
        handlerType = .array(.named("Any"))
        recordedType = handlerType
        recordedValue = list
    }

    /// Heeds what the ownership of a parameter allows.
    mutating func restrict(
        to type: TypeSyntax, isGeneric: Bool, isNoncopyable: Bool, isUnrecordable: Bool, isOptional: Bool
    ) {
        // Nothing that does not escape can be boxed.
        if isUnrecordable { (recordedType, mayCarryState) = (nil, false) }
        if isUnrecordable, isOpaque, !type.specifiers.contains("consuming") {
            // It would have to be consumed to become `any P`.
            handlerType = nil
            whyLeftOut = "is opaque and only borrowed"
        } else if isUnrecordable, isGeneric, !isNoncopyable {
            // `Any` holds values that escape only.
            (handlerType, copy) = (nil, nil)
            whyLeftOut = "is generic and does not escape"
        } else if isNoncopyable {
            mayCarryState = false
            // Only the function knows what the value is, and `Any` holds copyable values only.
            if isGeneric { handlerType = nil }
            if copy != nil { (argument, copy) = ("&\(name)", nil) }
        } else if type.specifiers.contains("borrowing") || type.specifiers.contains("consuming") {
            // These make even copyable values ask for their copies (SE-0377).
            if recordedType != nil { recordedValue = "copy \(recordedValue)" }
            if isGeneric {
                handlerType = .named("Any")
                argument = "copy \(name)\(isOptional ? coercion(to: handlerType) : "")"
            } else if isOpaque, let bare = handlerType?.bare {
                // It becomes `any P`, which takes a copy.
                handlerType = bare.with(
                    specifiers: type.specifiers.filter { $0 == "sending" }, attributes: [])
                argument = "copy \(argument)"
            }
        }
    }
    /// The same in a subscript, where a single name is no label: one that is both is written twice, and one with another name
    /// in the mock is left out.
    func labelledInSubscript(like parameter: Parameter) -> Self {
        var lowered = self
        if let label = parameter.label.map(escapedLabel), declaration.hasPrefix("\(label):") {
            lowered.declaration = "\(label) \(declaration)"
        } else if parameter.label == nil, parameter.name != "_",
            case let label = escapedLabel(parameter.name), declaration.hasPrefix("\(label) ")
        {
            lowered.declaration = String(declaration.dropFirst(label.count + 1))
        }
        return lowered
    }
}
