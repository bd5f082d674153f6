// Types as they are written. Spacing and comments are gone: equal types compare equal however they were typed,
// and `description` writes them in one canonical form. Nothing here knows what a name refers to.

/// A type as it is written in source.
public indirect enum TypeSyntax: Hashable, Sendable {
    /// A name with its generic arguments. For example: `Int`, `Array<Int>`, `Self`, `Any`, `_`.
    case named(String, arguments: [TypeSyntax] = [])
    /// A member of another type or module. For example: `Outer.Inner<Int>`.
    case member(TypeSyntax, String, arguments: [TypeSyntax] = [])
    /// For example: `Int?`
    case optional(TypeSyntax)
    /// For example: `Int!`
    case implicitlyUnwrapped(TypeSyntax)
    /// For example: `[Int]`
    case array(TypeSyntax)
    /// For example: `[String: Int]`
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// Sugar of SE-0483. For example: `[4 of Int]`
    case inlineArray(count: TypeSyntax, element: TypeSyntax)
    /// For example: `()`, `(Int)`, `(x: Int, y: Int)`. One element without a label is a parenthesized type.
    case tuple([TupleElement])
    /// For example: `(Int) async throws -> String`
    case function(FunctionTypeSyntax)
    /// Two or more members. For example: `A & B`
    case composition([TypeSyntax])
    /// For example: `some Sequence<Int>`
    case some(TypeSyntax)
    /// For example: `any Sequence<Int>`
    case any(TypeSyntax)
    /// For example: `~Copyable`
    case suppressed(TypeSyntax)
    /// For example: `Int.Type`
    case metatype(TypeSyntax)
    /// For example: `Codable.Protocol`
    case protocolMetatype(TypeSyntax)
    /// For example: `each T`
    case packElement(TypeSyntax)
    /// For example: `repeat each T`
    case packExpansion(TypeSyntax)
    /// Specifiers and attributes before a type. For example: `inout Int`, `@escaping @Sendable () -> Void`.
    case attributed(specifiers: [String], attributes: [Attribute], TypeSyntax)
    /// A value argument (SE-0452), also negative. For example: the `4` of `Vector<4, Int>`.
    case integer(String)

    /// The empty tuple, `()`.
    public static let void: TypeSyntax = .tuple([])
}

/// One element of a tuple type.
public struct TupleElement: Hashable, Sendable {
    /// The label, if there is one.
    public var label: String?
    /// The element's type.
    public var type: TypeSyntax

    /// Makes an element.
    public init(label: String? = nil, type: TypeSyntax) {
        self.label = label
        self.type = type
    }
}

/// A function type. For example: `(inout Int, _ name: String) async throws(E) -> Bool`
public struct FunctionTypeSyntax: Hashable, Sendable {
    /// One parameter of a function type.
    public struct Parameter: Hashable, Sendable {
        /// The words before the colon (`name`, `_`, `_ name`), if any.
        public var label: String?
        /// The type; specifiers and attributes are in an `attributed` case.
        public var type: TypeSyntax
        /// Whether `...` follows.
        public var isVariadic: Bool

        /// Makes a parameter.
        public init(label: String? = nil, type: TypeSyntax, isVariadic: Bool = false) {
            self.label = label
            self.type = type
            self.isVariadic = isVariadic
        }
    }

    /// The parameters.
    public var parameters: [Parameter]
    /// The effects.
    public var effects: Effects
    /// The result.
    public var result: TypeSyntax

    /// Makes a function type.
    public init(parameters: [Parameter], effects: Effects = Effects(), result: TypeSyntax) {
        self.parameters = parameters
        self.effects = effects
        self.result = result
    }
}

/// What a function or an accessor may do besides returning.
public struct Effects: Hashable, Sendable {
    /// How it may throw.
    public enum Throwing: Hashable, Sendable {
        case never
        /// `throws`, or `throws(E)` with the type (SE-0413).
        case `throws`(TypeSyntax?)
        case `rethrows`
    }

    /// Whether it is `async` or `reasync`.
    public var isAsync: Bool
    /// How it may throw.
    public var throwing: Throwing

    /// Makes effects; none by default.
    public init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }
}

/// An attribute. For example: `@available(iOS 13, *)`
public struct Attribute: Hashable, Sendable {
    /// The name without the `@`. For example: `available`, `Swift.MainActor`.
    public var name: String
    /// The arguments as written, parentheses included; nil without any.
    public var arguments: String?

    /// Makes an attribute.
    public init(name: String, arguments: String? = nil) {
        self.name = name
        self.arguments = arguments
    }
}
