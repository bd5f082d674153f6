// Types of swift-syntax come in, the same types as values of our own go out; likewise effects, attributes and the parts
// of generic clauses. A type that our model has no case for becomes a name that no source can have.

import SwiftDeclarations
import SwiftSyntax

extension SyntaxTree {
    /// A type as a value of ours.
    func type(_ node: SwiftSyntax.TypeSyntax) -> SwiftDeclarations.TypeSyntax {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            .named(
                name(node.moduleSelector, node.name, node.genericArgumentClause),
                arguments: arguments(node.genericArgumentClause))
        case .memberType(let node):
            .member(
                type(node.baseType), name(node.moduleSelector, node.name, node.genericArgumentClause),
                arguments: arguments(node.genericArgumentClause))
        case .optionalType(let node): .optional(type(node.wrappedType))
        case .implicitlyUnwrappedOptionalType(let node): .implicitlyUnwrapped(type(node.wrappedType))
        case .arrayType(let node): .array(type(node.element))
        case .dictionaryType(let node): .dictionary(key: type(node.key), value: type(node.value))
        case .inlineArrayType(let node): .inlineArray(count: argument(node.count), element: argument(node.element))
        case .tupleType(let node):
            .tuple(node.elements.map { TupleElement(label: label($0), type: type($0.type)) })
        case .functionType(let node): .function(function(node))
        case .compositionType(let node): .composition(node.elements.map { type($0.type) })
        case .someOrAnyType(let node):
            node.someOrAnySpecifier.text == "any" ? .any(type(node.constraint)) : .some(type(node.constraint))
        case .suppressedType(let node): .suppressed(type(node.type))
        case .metatypeType(let node):
            node.metatypeSpecifier.text == "Type"
                ? .metatype(type(node.baseType)) : .protocolMetatype(type(node.baseType))
        case .packElementType(let node): .packElement(type(node.pack))
        case .packExpansionType(let node): .packExpansion(type(node.repetitionPattern))
        case .attributedType(let node):
            .attributed(
                specifiers: (Array(node.specifiers) + Array(node.lateSpecifiers)).map(\.textWithoutSpaces),
                attributes: attributes(node.attributes), type(node.baseType))
        case .classRestrictionType: .named("AnyObject")
        case .missingType, .namedOpaqueReturnType: .named("«\(node.kind)»")
        }
    }

    /// In our model the brackets of `Pack<>` are part of the name.
    private func name(
        _ module: ModuleSelectorSyntax?, _ name: TokenSyntax, _ clause: GenericArgumentClauseSyntax?
    ) -> String {
        (module?.textWithoutSpaces ?? "") + name.text + (clause?.arguments.isEmpty == true ? "<>" : "")
    }

    private func label(_ element: TupleTypeElementSyntax) -> String? {
        guard element.colon != nil, let first = element.firstName else { return nil }
        return element.secondName.map { "\(first.text) \($0.text)" } ?? first.text
    }

    private func function(_ node: SwiftSyntax.FunctionTypeSyntax) -> SwiftDeclarations.FunctionTypeSyntax {
        SwiftDeclarations.FunctionTypeSyntax(
            parameters: node.parameters.map {
                .init(label: label($0), type: type($0.type), isVariadic: $0.ellipsis != nil)
            },
            effects: effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause),
            result: type(node.returnClause.type))
    }

    /// The arguments of a generic type.
    func arguments(_ clause: GenericArgumentClauseSyntax?) -> [SwiftDeclarations.TypeSyntax] {
        clause?.arguments.map(argument) ?? []
    }

    private func argument(_ node: GenericArgumentSyntax) -> SwiftDeclarations.TypeSyntax {
        switch node.argument {
        case .type(let node): type(node)
        case .expr(let node): .integer(node.textWithoutSpaces)
        }
    }

    // MARK: - Effects, attributes, generic clauses

    /// What `async` and `throws` say.
    func effects(_ async: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) -> Effects {
        var effects = Effects(isAsync: async != nil)
        if let throwing {
            let isRethrowing = throwing.throwsSpecifier.text == "rethrows"
            effects.throwing = isRethrowing ? .rethrows : .throws(throwing.type.map(type))
        }
        return effects
    }

    /// Attributes; those inside of `#if` are left out, as in our model.
    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
        list.compactMap { element in
            guard case .attribute(let node) = element else { return nil }
            var attribute = Attribute(name: type(node.attributeName).description)
            if let open = node.leftParen {
                attribute.arguments = text(open.start..<(node.rightParen ?? open).end)
            }
            return attribute
        }
    }

    /// Modifiers with their arguments.
    func modifiers(_ list: DeclModifierListSyntax) -> [String] {
        list.map(\.textWithoutSpaces)
    }

    /// Generic parameters.
    func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
        clause?.parameters.map { node in
            let kind: GenericParameter.Kind =
                switch node.specifier?.text {
                case "each": .pack
                case "let": .value
                default: .type
                }
            return GenericParameter(kind: kind, name: node.name.text, constraint: node.inheritedType.map(type))
        } ?? []
    }

    /// The requirements of a where clause; layout constraints are left out, as in our model.
    func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
        clause?.requirements.compactMap { node in
            switch node.requirement {
            case .sameTypeRequirement(let node):
                GenericRequirement(left: side(node.leftType), relation: .sameType, right: side(node.rightType))
            case .conformanceRequirement(let node):
                GenericRequirement(left: type(node.leftType), relation: .conforms, right: type(node.rightType))
            case .layoutRequirement(let node):
                switch node.layoutSpecifier.text {
                case "class": GenericRequirement(left: type(node.type), relation: .conforms, right: .named("AnyObject"))
                case let name where node.leftParen == nil:
                    GenericRequirement(left: type(node.type), relation: .conforms, right: .named(name))
                default: nil
                }
            }
        } ?? []
    }

    private func side(_ node: SameTypeRequirementSyntax.LeftType) -> SwiftDeclarations.TypeSyntax {
        switch node {
        case .type(let node): type(node)
        case .expr(let node): .integer(node.textWithoutSpaces)
        }
    }

    private func side(_ node: SameTypeRequirementSyntax.RightType) -> SwiftDeclarations.TypeSyntax {
        switch node {
        case .type(let node): type(node)
        case .expr(let node): .integer(node.textWithoutSpaces)
        }
    }

    /// An inheritance clause.
    func inheritance(_ clause: InheritanceClauseSyntax?) -> [InheritedType] {
        clause?.inheritedTypes.map { InheritedType(type: type($0.type), offset: UInt32($0.start)) } ?? []
    }
}
