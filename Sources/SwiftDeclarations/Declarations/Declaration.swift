// What every frontend produces: declarations as values, without bodies. Names keep their backticks; offsets are byte
// offsets of the name, where diagnostics point. Nothing is resolved here.

/// A declaration that can carry a mock or affect one.
public indirect enum Declaration: Sendable {
    /// For example: `import Foundation`
    case `import`(ImportDeclaration)
    /// A protocol, class, actor, struct, enum or extension.
    case type(TypeDeclaration)
    case `typealias`(TypealiasDeclaration)
    case `associatedtype`(AssociatedTypeDeclaration)
    case function(FunctionDeclaration)
    case variable(VariableDeclaration)
    case `subscript`(SubscriptDeclaration)
    case initializer(InitializerDeclaration)
    case enumCase(EnumCaseDeclaration)
    /// `#if` … `#endif` around declarations.
    case conditional(ConditionalDeclarations)
    /// Anything else that was skipped whole: deinit, operator, precedencegroup, macro, macro use.
    case other(DeclarationHead)
}

/// What all declarations begin with.
public struct DeclarationHead: Sendable {
    /// The attributes, in source order.
    public var attributes: [Attribute]
    /// The attributes that stand under an `#if` of their own, in source order.
    public var conditionalAttributes: [ConditionalAttributes] = []
    /// The modifiers with their arguments, in source order. For example: `public`, `private(set)`, `static`.
    public var modifiers: [String]
    /// The annotation comment before or between the attributes, if there is one.
    public var annotation: AnnotationComment?
    /// The byte offset of the declared name, or of the introducing keyword where there is no name.
    public var offset: UInt32

    /// Makes a head.
    public init(
        attributes: [Attribute] = [], modifiers: [String] = [], annotation: AnnotationComment? = nil, offset: UInt32 = 0
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.annotation = annotation
        self.offset = offset
    }
}

/// Attributes between `#if` and `#endif` (SE-0367). For example: `#if os(iOS)`, `@MainActor`, `#endif`
public struct ConditionalAttributes: Sendable {
    /// One branch.
    public struct Clause: Sendable {
        /// The condition as written, trimmed, on one line; nil for `#else`.
        public var condition: String?
        /// The attributes of the branch, in source order.
        public var attributes: [Attribute]
        /// Those that stand under a further `#if` in it.
        public var nested: [ConditionalAttributes]

        /// Makes a branch.
        public init(condition: String?, attributes: [Attribute] = [], nested: [ConditionalAttributes] = []) {
            self.condition = condition
            self.attributes = attributes
            self.nested = nested
        }
    }

    /// The branches, `#if` first.
    public var clauses: [Clause]

    /// Makes a conditional block.
    public init(clauses: [Clause]) {
        self.clauses = clauses
    }
}

/// An annotation found in a doc comment. For example: `/// @mockable(history: save = true)`
public struct AnnotationComment: Hashable, Sendable {
    /// The byte offset of the annotation's first byte, its `@`.
    public var offset: UInt32
    /// The bytes between each pair of parentheses, comment markers of further lines included.
    public var arguments: [Range<UInt32>]
    /// Whether it is a word behind others, without arguments, which may only speak of annotations.
    /// For example: `/// Like the @mockable protocols, this is a helper.`
    public var isMention: Bool

    /// Makes an annotation comment.
    public init(offset: UInt32, arguments: [Range<UInt32>] = [], isMention: Bool = false) {
        self.offset = offset
        self.arguments = arguments
        self.isMention = isMention
    }
}

/// For example: `@testable import struct Foundation.Data`
public struct ImportDeclaration: Sendable {
    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// The kind of a scoped import. For example: `struct`.
    public var kind: String?
    /// The path, with its dots. For example: `Foundation.Data`.
    public var path: String

    /// Makes an import.
    public init(head: DeclarationHead, kind: String? = nil, path: String) {
        self.head = head
        self.kind = kind
        self.path = path
    }
}

/// A protocol, class, actor, struct, enum or extension with its members.
public struct TypeDeclaration: Sendable {
    /// The introducing keyword.
    public enum Kind: String, Sendable {
        case `protocol`, `class`, actor, `struct`, `enum`, `extension`
    }

    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// What sort it is.
    public var kind: Kind
    /// The name; for an extension the extended type as written, without generic arguments. For example: `Outer.Inner`.
    public var name: String
    /// The type that an extension is written with, where that has generic arguments (SE-0361). For example: `Store<Int>`
    public var extendedType: TypeSyntax?
    /// The generic parameters, of anything but a protocol.
    public var genericParameters: [GenericParameter]
    /// The names between `<` and `>` of a protocol (SE-0346).
    public var primaryAssociatedTypes: [String]
    /// The inheritance clause, in source order.
    public var inheritance: [InheritedType]
    /// The where clause.
    public var requirements: [GenericRequirement]
    /// The members, `#if` blocks as they stand.
    public var members: [Declaration]
    /// The bytes of each member, from its first attribute on.
    public var memberRanges: [Range<UInt32>] = []

    /// Makes a type declaration.
    public init(
        head: DeclarationHead, kind: Kind, name: String, genericParameters: [GenericParameter] = [],
        primaryAssociatedTypes: [String] = [], inheritance: [InheritedType] = [],
        requirements: [GenericRequirement] = [], members: [Declaration] = []
    ) {
        self.head = head
        self.kind = kind
        self.name = name
        self.genericParameters = genericParameters
        self.primaryAssociatedTypes = primaryAssociatedTypes
        self.inheritance = inheritance
        self.requirements = requirements
        self.members = members
    }
}

/// One entry of an inheritance clause. `class` of old code is `.named("AnyObject")`.
public struct InheritedType: Sendable {
    /// The type, attributes such as `@unchecked` in an `attributed` case.
    public var type: TypeSyntax
    /// The byte offset of its first byte.
    public var offset: UInt32

    /// Makes an entry.
    public init(type: TypeSyntax, offset: UInt32) {
        self.type = type
        self.offset = offset
    }
}

/// One generic parameter. For example: `T: Hashable`, `each T`, `let N: Int`
public struct GenericParameter: Hashable, Sendable {
    /// What sort of parameter it is.
    public enum Kind: Hashable, Sendable {
        case type
        /// `each T` (SE-0393)
        case pack
        /// `let N: Int` (SE-0452)
        case value
    }

    /// What sort it is.
    public var kind: Kind
    /// The name, backticks included.
    public var name: String
    /// What stands behind the colon, if anything.
    public var constraint: TypeSyntax?

    /// Makes a generic parameter.
    public init(kind: Kind = .type, name: String, constraint: TypeSyntax? = nil) {
        self.kind = kind
        self.name = name
        self.constraint = constraint
    }
}

/// One requirement of a where clause. For example: `T: Hashable`, `T.Element == Int`
public struct GenericRequirement: Hashable, Sendable {
    /// Between the two sides.
    public enum Relation: String, Hashable, Sendable {
        case conforms = ":"
        case sameType = "=="
    }

    /// What stands before the relation.
    public var left: TypeSyntax
    /// What is asked.
    public var relation: Relation
    /// What stands behind the relation.
    public var right: TypeSyntax

    /// Makes a requirement.
    public init(left: TypeSyntax, relation: Relation, right: TypeSyntax) {
        self.left = left
        self.relation = relation
        self.right = right
    }
}

/// For example: `typealias Handler<T> = (T) -> Void`
public struct TypealiasDeclaration: Sendable {
    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// The name, backticks included.
    public var name: String
    /// The generic parameters.
    public var genericParameters: [GenericParameter]
    /// The type.
    public var type: TypeSyntax
    /// The where clause.
    public var requirements: [GenericRequirement]

    /// Makes a typealias.
    public init(
        head: DeclarationHead, name: String, genericParameters: [GenericParameter] = [], type: TypeSyntax,
        requirements: [GenericRequirement] = []
    ) {
        self.head = head
        self.name = name
        self.genericParameters = genericParameters
        self.type = type
        self.requirements = requirements
    }
}

/// For example: `associatedtype Element: Hashable = Int where Element.ID == String`
public struct AssociatedTypeDeclaration: Sendable {
    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// The name, backticks included.
    public var name: String
    /// The inheritance clause, in source order.
    public var inheritance: [InheritedType]
    /// What stands behind `=`.
    public var defaultType: TypeSyntax?
    /// The where clause.
    public var requirements: [GenericRequirement]

    /// Makes an associated type.
    public init(
        head: DeclarationHead, name: String, inheritance: [InheritedType] = [], defaultType: TypeSyntax? = nil,
        requirements: [GenericRequirement] = []
    ) {
        self.head = head
        self.name = name
        self.inheritance = inheritance
        self.defaultType = defaultType
        self.requirements = requirements
    }
}

/// For example: `case plain, labeled(Int, unit: String = "m")`
public struct EnumCaseDeclaration: Sendable {
    /// The attributes, the modifiers, the annotation and the place of the first name.
    public var head: DeclarationHead
    /// The names of the cases, backticks included.
    public var names: [String]
    /// The types of the associated values of all its cases, in source order.
    public var associatedValues: [TypeSyntax]

    /// Makes cases.
    public init(head: DeclarationHead, names: [String] = [], associatedValues: [TypeSyntax] = []) {
        self.head = head
        self.names = names
        self.associatedValues = associatedValues
    }
}

/// One parameter of a function, an initializer or a subscript.
public struct Parameter: Hashable, Sendable {
    /// The attributes before the name. For example: `@ViewBuilder`.
    public var attributes: [Attribute]
    /// The argument label as written, `_` for none; nil where the name serves as the label.
    public var label: String?
    /// The name inside the function.
    public var name: String
    /// The type; specifiers and attributes are in an `attributed` case.
    public var type: TypeSyntax
    /// Whether `...` follows the type.
    public var isVariadic: Bool
    /// The default argument as written; nil without one.
    public var defaultValue: String?

    /// Makes a parameter.
    public init(
        attributes: [Attribute] = [], label: String? = nil, name: String, type: TypeSyntax, isVariadic: Bool = false,
        defaultValue: String? = nil
    ) {
        self.attributes = attributes
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
        self.defaultValue = defaultValue
    }
}

/// For example: `func load<T>(id: T) async throws -> String where T: Hashable`
public struct FunctionDeclaration: Sendable {
    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// The name; for an operator its characters.
    public var name: String
    /// Whether the name is an operator.
    public var isOperator: Bool
    /// The generic parameters.
    public var genericParameters: [GenericParameter]
    /// The parameters.
    public var parameters: [Parameter]
    /// Whether it is asynchronous and how it may throw.
    public var effects: Effects
    /// What stands behind `->`, if anything.
    public var result: TypeSyntax?
    /// The where clause.
    public var requirements: [GenericRequirement]

    /// Makes a function.
    public init(
        head: DeclarationHead, name: String, isOperator: Bool = false, genericParameters: [GenericParameter] = [],
        parameters: [Parameter] = [], effects: Effects = Effects(), result: TypeSyntax? = nil,
        requirements: [GenericRequirement] = []
    ) {
        self.head = head
        self.name = name
        self.isOperator = isOperator
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.effects = effects
        self.result = result
        self.requirements = requirements
    }
}

/// One accessor. For example: the `get async throws` of `{ get async throws }`
public struct Accessor: Hashable, Sendable {
    /// The accessor's word: `get`, `set`, `willSet`, `didSet`, `_read`, …
    public var kind: String
    /// The attributes before it.
    public var attributes: [Attribute]
    /// For example: `mutating`, `nonmutating`, `borrowing`.
    public var modifiers: [String]
    /// Whether it is asynchronous and how it may throw.
    public var effects: Effects

    /// Makes an accessor.
    public init(kind: String, attributes: [Attribute] = [], modifiers: [String] = [], effects: Effects = Effects()) {
        self.kind = kind
        self.attributes = attributes
        self.modifiers = modifiers
        self.effects = effects
    }
}

/// One variable or constant; `var a, b: Int` makes two. For example: `var title: String { get set }`
public struct VariableDeclaration: Sendable {
    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// Whether it is a constant.
    public var isLet: Bool
    /// The name, backticks included.
    public var name: String
    /// The type; nil where it is inferred.
    public var type: TypeSyntax?
    /// The accessors; nil for a stored property, one `get` for a computed property with a bare body.
    public var accessors: [Accessor]?
    /// What follows behind `=`, if anything.
    public var initialValue: InitialValue?
    /// Whether `=` and an initial value follow.
    public var hasInitialValue: Bool { initialValue != nil }

    /// What is known about an initial value.
    public enum InitialValue: Sendable {
        /// For example: `1`, `60 * 60`, `""` or `[(1, true)]`. The type is what such literals are without another one: `Int`
        /// and so on, or an array of that; nil for other collections and tuples.
        case literal(TypeSyntax?)
        /// `nil`
        case nilLiteral
        /// `[]` or `[:]`
        case emptyCollection
        /// For example: `Date()`, `[Int]()`, or `.init()` with the type of the variable. The type may be the name of a function.
        case instance(TypeSyntax)
        /// The same with arguments, which may all be literals. For example: `URL(string: "a")`
        case call(TypeSyntax, ofLiterals: Bool)
        /// For example: `{ 1 }`
        case closure
        /// For example: `1 as Double`
        indirect case conversion(of: InitialValue, to: TypeSyntax)
        /// A member of a type, or of the one of the variable. For example: `Date.now` or `.idle`
        case member(of: TypeSyntax?, name: String)
        /// For example: `a + b`
        case expression
    }

    /// Makes a variable.
    public init(
        head: DeclarationHead, isLet: Bool = false, name: String, type: TypeSyntax?, accessors: [Accessor]? = nil,
        initialValue: InitialValue? = nil
    ) {
        self.head = head
        self.isLet = isLet
        self.name = name
        self.type = type
        self.accessors = accessors
        self.initialValue = initialValue
    }
}

/// For example: `subscript(key: String) -> Int { get set }`
public struct SubscriptDeclaration: Sendable {
    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// The generic parameters.
    public var genericParameters: [GenericParameter]
    /// The parameters.
    public var parameters: [Parameter]
    /// What stands behind `->`.
    public var result: TypeSyntax
    /// The where clause.
    public var requirements: [GenericRequirement]
    /// The accessors, in source order.
    public var accessors: [Accessor]

    /// Makes a subscript.
    public init(
        head: DeclarationHead, genericParameters: [GenericParameter] = [], parameters: [Parameter], result: TypeSyntax,
        requirements: [GenericRequirement] = [], accessors: [Accessor]
    ) {
        self.head = head
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.result = result
        self.requirements = requirements
        self.accessors = accessors
    }
}

/// For example: `init?(title: String) async throws`
public struct InitializerDeclaration: Sendable {
    /// Whether and how the initializer can return nil.
    public enum Failability: String, Sendable {
        case never = ""
        case optional = "?"
        case implicitlyUnwrapped = "!"
    }

    /// The attributes, the modifiers, the annotation and the place.
    public var head: DeclarationHead
    /// Whether and how it can return nil.
    public var failability: Failability
    /// The generic parameters.
    public var genericParameters: [GenericParameter]
    /// The parameters.
    public var parameters: [Parameter]
    /// Whether it is asynchronous and how it may throw.
    public var effects: Effects
    /// The where clause.
    public var requirements: [GenericRequirement]
    /// The bytes of its body, braces included; nil without one.
    public var body: Range<UInt32>?

    /// Makes an initializer.
    public init(
        head: DeclarationHead, failability: Failability = .never, genericParameters: [GenericParameter] = [],
        parameters: [Parameter] = [], effects: Effects = Effects(), requirements: [GenericRequirement] = []
    ) {
        self.head = head
        self.failability = failability
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.effects = effects
        self.requirements = requirements
    }
}

/// Declarations between `#if` and `#endif`.
public struct ConditionalDeclarations: Sendable {
    /// One branch.
    public struct Clause: Sendable {
        /// The condition as written, trimmed, on one line; nil for `#else`.
        public var condition: String?
        /// The declarations of the branch.
        public var declarations: [Declaration]
        /// The bytes of each declaration, from its first attribute on.
        public var ranges: [Range<UInt32>] = []

        /// Makes a branch.
        public init(condition: String?, declarations: [Declaration]) {
            self.condition = condition
            self.declarations = declarations
        }
    }

    /// The branches, `#if` first.
    public var clauses: [Clause]

    /// Makes a conditional block.
    public init(clauses: [Clause]) {
        self.clauses = clauses
    }
}

/// What the parser makes of a file.
public struct ParsedFile: Sendable {
    /// The file.
    public var source: SourceFile
    /// The declarations at file level, types with their members.
    public var declarations: [Declaration]
    /// The bytes of each declaration, from its first attribute on.
    public var ranges: [Range<UInt32>] = []
    /// What the tokenizer and the parser have to say.
    public var diagnostics: [Diagnostic]

    /// Makes a parsed file.
    public init(source: SourceFile, declarations: [Declaration], diagnostics: [Diagnostic]) {
        self.source = source
        self.declarations = declarations
        self.diagnostics = diagnostics
    }
}
