// A mock, ready to be written: every decision is taken, every text that depends on one is there.
// The model knows no parser and does not write itself.

import SwiftDeclarations

/// A mock type.
struct Mock: Sendable {
    /// The protocol's dotted name. For example: `Outer.Store`
    var protocolName: String
    /// Where the protocol's name stands.
    var place: Diagnostic.Place
    /// The types that the mock is nested in: it stands in `extension Outer { }`. Empty at file level.
    var scope: String
    /// The module of the outermost of them, if it has to be written.
    var scopeModule: String?
    /// What that extension asks of their generic parameters. For example: ` where Element == Int`, or nothing.
    var scopeWhereClause: String
    /// What limits the types around it to versions. For example: `@available(macOS 13, *)`
    var scopeAttributes: [String]
    /// The conditions of the `#if` branches around it, outermost first.
    var conditions: [String]
    /// For example: `@available(iOS 13, *)`, `@MainActor`
    var attributes: [String]
    /// What it does not say of global actors.
    var actorComment = ActorComment()
    /// What it leaves to its superclass.
    var superclassComment = SuperclassComment()
    /// The access level with a space behind it, or nothing. For example: `public `
    var access: String
    /// What introduces it. For example: `final class`, `actor`
    var keyword: String
    /// Its simple name. For example: `StoreMock`
    var name: String
    /// For example: `<Key: Hashable>`, or nothing.
    var genericParameters: String
    /// What it inherits from. For example: `Store`, `@unchecked Sendable`
    var inheritance: [String]
    /// Whether the extension with initializers inherits it: those of an actor that conforms where it is declared may be on
    /// the default actor of its module, which they could not call then.
    var conformsInExtension = false
    /// What it says besides where the module infers that conformances are on the actor of a type.
    /// For example: `nonisolated Parent`
    var conformancesNotToIsolate: [String] = []
    /// What it conforms to in extensions, in one way in Swift 6 mode and in another in Swift 5 mode. For example:
    /// `@preconcurrency Decodable` and `nonisolated Decodable`
    var conformancesByMode: (swift6: [String], swift5: [String]) = ([], [])
    /// For example: ` where Key.ID == Int`, or nothing.
    var whereClause: String
    var typealiases: [Typealias]
    var initializers: [Initializer]
    var members: [Member]
    /// What it leaves out or knows less about than its protocol, each at its place, as notes. Members have their own.
    var notes: [Diagnostic] = []
    /// The helper types that its members use.
    var support: Set<Support>
    /// What stands at file level for its members, once in a file for each key: what those copied from another mock use, and
    /// typealiases for what it hides.
    var helpers: [(key: String, text: String)]

    /// For example: `typealias Element = Any`, `typealias Change<T> = (T) -> Void`
    struct Typealias: Sendable {
        /// The conditions of the `#if` branches around it, outermost first.
        var conditions: [String] = []
        var attributes: [String] = []
        /// With its generic parameters.
        var name: String
        /// With its where clause.
        var type: String
    }

    /// For example: `: Store, @unchecked Sendable`
    var inheritanceClause: String { ": \(inheritance.joined(separator: ", "))" }
    /// The dotted name. For example: `Outer.StoreMock`
    var qualifiedName: String { scope.isEmpty ? name : "\(scope).\(name)" }
    /// The module before a dotted name with those types. For example: `Core.`, or nothing.
    var scopePrefix: String { scopeModule.map { "\($0)." } ?? "" }
}

/// Helper types that are written along with mocks that use them.
enum Support: Int, CaseIterable, Sendable {
    /// Count, history and handler of a member behind one lock.
    case method
    /// Value and count of sets of a property behind one lock.
    case property
    /// `MockgenProperty.valueInPlace`: reads and writes the value in one.
    case change
    /// Storage for the static members of generic mocks.
    case statics
    /// What a throwing function throws when its handler is missing.
    case error
    /// Takes a value over an isolation boundary unchecked.
    case transfer
    /// `MockgenBox.read`: the value as a handler.
    case transferRead
    /// Throws an error of a handler from a rethrowing function.
    case rethrow
    /// Takes the state of a `method` back to its beginning.
    case reset
    /// The order of calls of one mock, and a journal that several can share.
    case calls
    /// Calls a handler on the actor of the caller.
    case isolated
    /// Counts and records a call.
    case call
    /// Makes a default argument on the main actor.
    case defaultArgument
    /// Makes one for a mock that is on none.
    case defaultArgumentOffActors
}

extension Mock {
    /// One member of a mock.
    indirect enum Member: Sendable {
        /// A variable that holds its value.
        case property(Property)
        /// A variable whose value comes from a handler. For example: `var later: Int { get async throws }`
        case handledProperty(HandledProperty)
        /// A variable that publishes what a subject is sent.
        case stream(Stream)
        case method(Method)
        case `subscript`(Subscript)
        /// Lines that are the same in every mock of their sort. For example: `==` by identity.
        case verbatim(Verbatim)
        /// Members under `#if`.
        case conditional([Clause])
    }

    /// One branch of an `#if`.
    struct Clause: Sendable {
        /// nil for `#else`.
        var condition: String?
        var members: [Member]
    }

    /// Lines without a requirement-specific shape.
    struct Verbatim: Sendable {
        /// A line that enters a call into the order of calls.
        struct Entry: Sendable {
            /// The index of the line.
            var line: Int
            /// The case. For example: `load`
            var name: String
            var isStatic: Bool
        }

        /// The requirement that they satisfy, in one line; nil where they belong to the mock as a whole.
        var requirement: String?
        var notes: [Diagnostic] = []
        /// The names that a test uses where no requirement says them. For example: `resetMock`
        var names: [String] = []
        /// The statements that take its own state, and its static state, back to its beginning.
        var resets: (own: [String], static: [String]) = ([], [])
        /// The lines that enter calls into an order, which the mock makes its own.
        var entries: [Entry] = []
        var lines: [String]
    }

    /// Where the state of a member is kept.
    enum Storage: Sendable {
        /// In stored properties of the mock.
        case plain
        /// In an object with a lock that the mock holds.
        case locked
        /// As `locked`, in a table by type: a generic type has no static stored properties.
        case lockedInTable
    }

    /// A variable that holds its value.
    struct Property: Sendable {
        /// How a property stands to the one of a superclass.
        enum Overriding: Sendable {
            /// There is none.
            case nothing
            /// It replaces the other.
            case replacing
            /// It has the other's value until it is set.
            case reading
            /// It hands its value on to the other.
            case writing
        }

        /// The requirement in one line. For example: `var title: String { get set }`
        var requirement: String
        /// What is left out of it or known less about than the requirement says.
        var notes: [Diagnostic] = []
        /// `var`, or `let` where initializers alone give it a value.
        var keyword: String
        /// The name as Swift code has it, backticks included.
        var name: String
        var attributes: [String]
        /// Access level, `nonisolated`, `static`, each with a space behind it.
        var modifiers: String
        /// The same for the members that stand by it.
        var stateModifiers: String
        /// `weak `, `dynamic ` or nothing.
        var specifier: String
        /// `@MainActor ` or nothing.
        var storageActor = ""
        /// `static ` or nothing.
        var storageModifiers: String
        var type: String
        /// The type as an optional. For example: `(any P)?`
        var optionalType: String
        /// The attributes of its storage where that has its type, which is deprecated.
        var storageAttributes: [String] = []
        /// How it stands to the property of a superclass.
        var overriding: Overriding
        /// What it holds at first; nil where its type has no default value.
        var initialValue: String?
        /// What is written behind its type for that, or nothing. For example: ` = ""`
        var initializer: String
        /// Whether every initializer gives it a value, so that it needs none at first.
        var isAlwaysInitialized: Bool
        /// The name of the set count; nil for a property that only has a getter.
        var setCallCount: String?
        /// The modifiers of the set count. For example: `public private(set) static `
        var countModifiers: String
        /// Whether tests may set the count.
        var isCountSettable: Bool
        var storage: Storage
        /// The name of the storage that is not the property itself. For example: `_title`
        var storageName: String
        /// Whether it is computed over that storage though it has a value from the start.
        var isStoredApart: Bool
        /// What a read binds where there may be no value yet. For example: `_title`
        var readBinding: String
        /// What a set keeps. For example: `newValue`
        var newValue: String
        /// What a read says when there is no value yet.
        var missingValue: String
        /// `return ` before what it is read as, where the getter may have a result builder, or nothing.
        var returning: String
        /// How it is read where its storage does not say its type, since that is limited to versions.
        /// For example: `_title as? Title`
        var erasedRead: String?
        /// The statement that enters a set into the order of calls. For example: `_calls.record(.titleSet)`
        var orderEntry: String?
    }

    /// A variable whose getter has effects, or gives what cannot be kept.
    struct HandledProperty: Sendable {
        var requirement: String
        var notes: [Diagnostic] = []
        var name: String
        var attributes: [String]
        var modifiers: String
        var type: String
        /// The attributes of its getter. For example: `@_lifetime(immortal)`
        var getterAttributes: [String]
        /// For example: ` async throws`
        var effects: String
        var call: Call
        /// What counts how often it is set.
        var setter: Call?
    }

    /// A variable that publishes what a subject is sent.
    struct Stream: Sendable {
        /// How the value is made.
        enum Kind: Sendable {
            /// A Combine subject, erased. For example: `PassthroughSubject<Int, Never>()`
            case subject(type: String, initialValue: String)
            /// The publisher of a `@Published` property, erased. For example: `$count.eraseToAnyPublisher()`
            case published(expression: String)
            /// An Rx subject, or a place for one where nothing makes it; the variable can be replaced as a whole.
            case observable(type: String, initialValue: String?)
        }

        var requirement: String
        var notes: [Diagnostic] = []
        var name: String
        var plainName: String
        /// The name of what replaces the subject. For example: `_results`
        var storageName: String
        /// The modifiers of what replaces the subject. For example: `static `
        var storageModifiers: String
        var attributes: [String]
        var modifiers: String
        /// The modifiers of the subject where it can be replaced.
        var subjectModifiers: String
        /// The modifiers of what only the mock sets. For example: `public private(set) `
        var countModifiers: String
        /// Whether tests may set counts that are behind a lock.
        var isCountSettable: Bool
        var type: String
        var kind: Kind
        /// Whether the protocol asks for a setter.
        var isSettable = false
        /// Whether a value can replace the subject: a setter's, or that of an initializer. An Rx stream always has that.
        var isReplaceable = false
        /// Where what replaces the subject is kept.
        var storage: Storage

        /// For example: `resultsSubject`
        var subjectName: String { "\(plainName)Subject" }
        /// The name of what holds a subject that is behind a lock.
        var subjectStorageName: String { "_\(subjectName)" }
    }

    /// A function.
    struct Method: Sendable {
        var requirement: String
        var notes: [Diagnostic] = []
        var attributes: [String]
        /// Access level, `nonisolated`, `static`, each with a space behind it.
        var modifiers: String
        var signature: Signature
        var call: Call
    }

    /// A subscript.
    struct Subscript: Sendable {
        var requirement: String
        var notes: [Diagnostic] = []
        var attributes: [String]
        var modifiers: String
        var signature: Signature
        /// The attributes of its getter. For example: `@_lifetime(immortal)`
        var getterAttributes: [String]
        /// For example: ` async throws`
        var getterEffects: String
        var getter: Call
        /// What introduces the setter. For example: `set`
        var setterHead: String
        var setter: Call?
    }

    /// The head of a function, initializer or subscript.
    struct Signature: Sendable {
        /// Up to the opening parenthesis. For example: `func load<T>`
        var head: String
        /// For example: `by id: Int`
        var parameters: [String]
        /// What follows the closing parenthesis. For example: ` async throws -> String where T: Hashable`
        var tail: String
    }

    /// A recorded call that a handler answers, if there can be one.
    struct Call: Sendable {
        /// What a call does when there is no handler.
        enum Fallback: Sendable {
            /// Nothing is returned.
            case nothing
            /// For example: `return ""`
            case value(String)
            /// Throws, with the text that says which handler to set.
            case failure(String)
            /// Traps, with the text that says which handler to set.
            case trap(String)
        }

        /// A parameter pack and the list that the handler and the history get in its place.
        struct Pack: Sendable {
            /// For example: `allValues`
            var list: String
            /// For example: `values`
            var parameter: String
            /// Whether the values are optional.
            var isOptional: Bool
        }

        /// What the history keeps of a call.
        struct History: Sendable {
            /// A parameter that is recorded where it is not `nil`.
            struct Unwrapped: Sendable {
                /// For example: `id`
                var name: String
                /// For example: `id`, `copy id`
                var value: String
            }

            /// For example: `loadArgValues`
            var name: String
            /// For example: `(id: Int, name: String)`
            var elementType: String
            /// For example: `(id, name)`
            var element: String
            /// What has to have a value, or nothing of the call is kept.
            var unwrapped: [Unwrapped] = []
            /// The parameters that it does not keep. For example: `completion`
            var leftOut: [String]
            /// What it is before the first call.
            var initialValue = "[]"
        }

        /// A local variable that the handler gets or changes in place of a parameter.
        struct Copy: Sendable {
            /// For example: `var anyValue: Any`, `nonisolated(unsafe) let sentWork`
            var declaration: String
            /// What the copy begins as. For example: `value`
            var value: String
            /// The statement that gives an `inout` parameter its value. For example: `value = anyValue as! Value`
            var ending: String?
            /// Whether the value may be one that cannot be copied or goes back to another actor: it is moved, which no
            /// `defer` can do.
            var mayBeMoved = false
        }

        /// How closures with an isolation that only they know (SE-0431) are called by others: a local function takes them
        /// as ones that leave their caller's actor.
        struct Conversion: Sendable {
            /// The function's name. For example: `answer`
            var name: String
            /// For example: `_ work: (T) async throws -> T`
            var parameters: [String]
            /// For example: ` async throws -> T`
            var tail: String
            /// For example: `work`
            var arguments: [String]
        }

        /// How a function that rethrows keeps to it.
        struct Rethrow: Sendable {
            /// The local constant that notes what the closures throw. For example: `rethrow`
            var watcher: String
            /// The text for a handler that throws though no closure did.
            var failure: String
        }

        /// The names of the members. For example: `loadCallCount`, nil where calls are not counted; `loadHandler`, nil
        /// where no handler could make the result
        var callCount: String?
        var handler: String?
        var history: History?
        /// The name of the locked state. For example: `_load`
        var storageName: String
        var storage: Storage
        /// Access level, `nonisolated`, `static`, each with a space behind it, for the members above.
        var modifiers: String
        /// The modifiers of the count. For example: `public private(set) static `
        var countModifiers: String
        /// `@MainActor ` or nothing.
        var storageActor = ""
        /// `static ` or nothing.
        var storageModifiers: String
        var isCountSettable: Bool
        /// The attributes of the handler and the history where their types are limited to versions, so that they
        /// cannot be stored as what they are. For example: `@available(macOS 13, *)`
        var limits: [String]
        /// The attributes of the handler and the history where their types ask for some. For example: `@_spi(Testing)`
        var stateAttributes: [String]
        /// The handler's function type, without optional. For example: `@Sendable (Int) -> String`
        var handlerType: String
        /// `self.` or `Self.` where a parameter hides one of the names, else nothing.
        var receiver: String
        /// The local name that the handler is bound to.
        var binding: String
        /// `try await `, `await `, `try ` or nothing.
        var effects: String
        /// The call's arguments. For example: `id`, `&value`
        var arguments: [String]
        /// For example: ` as! T`, or nothing.
        var cast: String
        /// The type of what the handler answers; nil where there is nothing, or where the cast says it.
        var answerType: String?
        /// The parameter packs, each with the list that stands for it.
        var packs: [Pack]
        /// What stands for parameters that do not reach the handler as they are.
        var copies: [Copy]
        /// Set where closures among the parameters have an isolation of their own, and others call them.
        var conversion: Conversion?
        /// The generic type that the handler's errors are cast to; nil where they are thrown as they are.
        /// For example: `Failure`
        var thrownType: String?
        /// Set where it may throw only what a closure among its arguments has thrown.
        var rethrow: Rethrow?
        /// Whether a helper counts and records it.
        var isRecordedByHelper: Bool
        /// Whether the handler is called by way of a helper on the actor, which closures that do not escape cannot leave.
        var staysOnActor: Bool
        /// Whether a result that the caller gets for good (SE-0430) leaves a box: it comes out of a closure around the call of
        /// the handler, or of a cast that the compiler does not see through.
        var sendsResult: Bool
        /// What the closures in which it is called have to say of their effects. For example: ` async throws(Failure)`
        var closureEffects: String
        var returnsValue: Bool
        /// The handler's type with `Any` for its result, where that has no values and the compiler would warn of what is
        /// done behind the call. For example: `(Int) -> Any`
        var typeWithoutResult: String?
        /// Whether nobody can call it, since a parameter has no values: it does nothing.
        var isImpossible: Bool
        var fallback: Fallback
        /// Whether a `return` is at its end, since the function may have a result builder.
        var endsWithReturn = false
        /// The statement that enters a call into the order of calls. For example: `_calls.record(.load)`
        var orderEntry: String?
    }

    /// An initializer.
    struct Initializer: Sendable {
        /// The conditions of the `#if` branches around it, outermost first.
        var conditions: [String]
        var attributes: [String]
        /// For example: `public required `
        var modifiers: String
        var signature: Signature
        /// Storage declared for it. For example: `private var _name: String?`
        var storage: [String]
        /// For example: `self.title = title`
        var body: [String]
        /// Whether it stands in an extension of the mock.
        var isInExtension = false
    }
}
