// Types and the parts of signatures come in, canonical Swift text goes out: one space where one belongs, no comments.
// Parentheses are added where a value built in code would read as another type without them.

extension TypeSyntax: CustomStringConvertible {
    /// The type in canonical form. For example: `[String: (Int, _ name: String) async throws -> Bool]`
    public var description: String {
        switch self {
        case .named(let name, let arguments): name + angled(arguments)
        case .member(let base, let name, let arguments): "\(base.asBase).\(name)\(angled(arguments))"
        case .optional(let wrapped): "\(wrapped.asBase)?"
        case .implicitlyUnwrapped(let wrapped): "\(wrapped.asBase)!"
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .inlineArray(let count, let element): "[\(count) of \(element)]"
        case .tuple(let elements): "(" + joined(elements.map { labeled($0.label, $0.type) }) + ")"
        case .function(let function): function.description
        case .composition(let members): members.map(\.asOperand).joined(separator: " & ")
        case .some(let constraint): "some \(constraint.asConstraint)"
        case .any(let constraint): "any \(constraint.asConstraint)"
        case .suppressed(let type): "~\(type.asBase)"
        case .metatype(let type): "\(type.asBase).Type"
        case .protocolMetatype(let type): "\(type.asBase).Protocol"
        case .packElement(let pack): "each \(pack.asBase)"
        case .packExpansion(let pattern): "repeat \(pattern)"
        case .attributed(let specifiers, let attributes, let type):
            (specifiers + attributes.map(\.description) + [type.description]).joined(separator: " ")
        case .integer(let literal): literal
        }
    }

    /// The text with parentheses where a suffix would bind to a part only. For example: `(any P)` of `(any P)?`
    private var asBase: String {
        switch self {
        case .named, .member, .optional, .implicitlyUnwrapped, .array, .dictionary, .inlineArray, .tuple, .metatype,
            .protocolMetatype, .integer:
            description
        case .function, .composition, .some, .any, .suppressed, .packElement, .packExpansion, .attributed:
            "(\(description))"
        }
    }

    /// The text with parentheses where `&` would bind to a part only.
    private var asOperand: String {
        switch self {
        case .suppressed, .packElement: description
        default: asBase
        }
    }

    /// The text with parentheses where `any` and `some` would bind to a part only.
    private var asConstraint: String {
        switch self {
        case .composition, .suppressed: description
        default: asBase
        }
    }
}

extension FunctionTypeSyntax: CustomStringConvertible {
    /// The type in canonical form. For example: `(inout Int, String...) async throws -> Bool`
    ///
    /// A single `Void` has parentheses of its own: the compiler warns of `(Void) -> Int`, which is the same type as
    /// `((Void)) -> Int`.
    public var description: String {
        let list = joined(parameters.map { labeled($0.label, $0.type) + ($0.isVariadic ? "..." : "") })
        return "(\(list == "Void" ? "(Void)" : list))\(spaced(effects)) -> \(result)"
    }
}

extension Effects: CustomStringConvertible {
    /// The effects in canonical order. For example: `async throws(E)`; empty without any.
    public var description: String {
        let asynchrony = isAsync ? "async" : ""
        let throwing =
            switch throwing {
            case .never: ""
            case .throws(nil): "throws"
            case .throws(let type?): "throws(\(type))"
            case .rethrows: "rethrows"
            }
        return asynchrony.isEmpty || throwing.isEmpty ? asynchrony + throwing : "\(asynchrony) \(throwing)"
    }
}

extension Attribute: CustomStringConvertible {
    /// The attribute as written. For example: `@available(iOS 13, *)`
    public var description: String {
        "@" + name + (arguments ?? "")
    }
}

extension GenericParameter: CustomStringConvertible {
    /// The parameter in canonical form. For example: `T: Hashable`, `each T`, `let N: Int`
    public var description: String {
        let keyword =
            switch kind {
            case .type: ""
            case .pack: "each "
            case .value: "let "
            }
        return keyword + name + (constraint.map { ": \($0)" } ?? "")
    }
}

extension GenericRequirement: CustomStringConvertible {
    /// The requirement in canonical form. For example: `T: Hashable`, `T.Element == Int`
    public var description: String {
        switch relation {
        case .conforms: "\(left): \(right)"
        case .sameType: "\(left) == \(right)"
        }
    }
}

extension Parameter: CustomStringConvertible {
    /// The parameter in canonical form. For example: `@ViewBuilder _ content: () -> Content = { }`
    public var description: String {
        let words = attributes.map(\.description) + [label, name].compactMap(\.self)
        let value = defaultValue.map { " = \($0)" } ?? ""
        return "\(words.joined(separator: " ")): \(type)\(isVariadic ? "..." : "")\(value)"
    }
}

extension Accessor: CustomStringConvertible {
    /// The accessor in canonical form. For example: `mutating get async throws`
    public var description: String {
        (attributes.map(\.description) + modifiers + [kind]).joined(separator: " ") + spaced(effects)
    }
}

/// Generic arguments in angle brackets; empty without any.
private func angled(_ arguments: [TypeSyntax]) -> String {
    arguments.isEmpty ? "" : "<\(commaSeparated(arguments))>"
}

/// Types with commas between. For example: `Int, String`
func commaSeparated(_ types: [TypeSyntax]) -> String {
    joined(types.map(\.description))
}

private func joined(_ parts: [String]) -> String {
    parts.joined(separator: ", ")
}

private func labeled(_ label: String?, _ type: TypeSyntax) -> String {
    label.map { "\($0): \(type)" } ?? type.description
}

private func spaced(_ effects: Effects) -> String {
    effects == Effects() ? "" : " \(effects)"
}
