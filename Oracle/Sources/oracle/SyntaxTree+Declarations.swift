// A tree of swift-syntax comes in, the declarations that our parser should have found go out. Statements are left out,
// and so is what is nested in them; `#if` and everything that a macro may expand to are kept as our model keeps them.

import SwiftDeclarations
import SwiftSyntax

extension SyntaxTree {
    /// The declarations at file level.
    var declarations: [Declaration] { declarations(root.statements) }

    private func declarations(_ items: CodeBlockItemListSyntax) -> [Declaration] {
        items.flatMap { item -> [Declaration] in
            switch item.item {
            case .decl(let node): return declarations(node)
            case .expr(let node):
                // At file level a macro use is an expression.
                guard node.firstToken(viewMode: .sourceAccurate)?.tokenKind == .pound else { return [] }
                return [.other(DeclarationHead(offset: UInt32(node.start)))]
            case .stmt: return []
            }
        }
    }

    private func members(_ items: MemberBlockItemListSyntax) -> [Declaration] {
        items.flatMap { declarations($0.decl) }
    }

    private func declarations(_ node: DeclSyntax) -> [Declaration] {
        switch node.as(DeclSyntaxEnum.self) {
        case .importDecl(let node): [.import(importDeclaration(node))]
        case .protocolDecl(let node): [.type(protocolDeclaration(node))]
        case .classDecl(let node):
            [.type(nominal(.class, node, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause))]
        case .actorDecl(let node):
            [.type(nominal(.actor, node, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause))]
        case .structDecl(let node):
            [
                .type(
                    nominal(.struct, node, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause)
                )
            ]
        case .enumDecl(let node):
            [.type(nominal(.enum, node, node.inheritanceClause, node.genericParameterClause, node.genericWhereClause))]
        case .extensionDecl(let node): [.type(extensionDeclaration(node))]
        case .typeAliasDecl(let node): [.typealias(typealiasDeclaration(node))]
        case .associatedTypeDecl(let node): [.associatedtype(associatedTypeDeclaration(node))]
        case .functionDecl(let node): [.function(functionDeclaration(node))]
        case .variableDecl(let node): variables(node)
        case .subscriptDecl(let node): [.subscript(subscriptDeclaration(node))]
        case .initializerDecl(let node): [.initializer(initializerDeclaration(node))]
        case .ifConfigDecl(let node): [.conditional(conditional(node))]
        case .deinitializerDecl(let node): [.other(head(node, node.deinitKeyword))]
        case .enumCaseDecl(let node): [.enumCase(enumCase(node))]
        case .operatorDecl(let node):
            [.other(DeclarationHead(modifiers: [node.fixitySpecifier.text], offset: UInt32(node.name.start)))]
        case .precedenceGroupDecl(let node): [.other(head(node, node.name))]
        case .macroDecl(let node): [.other(head(node, node.name))]
        case .macroExpansionDecl(let node): [.other(head(node, node.pound))]
        case .poundSourceLocation(let node): [.other(DeclarationHead(offset: UInt32(node.start)))]
        default: []
        }
    }

    private func head(_ node: some WithAttributesSyntax & WithModifiersSyntax, _ name: some SyntaxProtocol)
        -> DeclarationHead
    {
        DeclarationHead(
            attributes: attributes(node.attributes), modifiers: modifiers(node.modifiers), offset: UInt32(name.start))
    }

    // MARK: - Types

    private func protocolDeclaration(_ node: ProtocolDeclSyntax) -> TypeDeclaration {
        TypeDeclaration(
            head: head(node, node.name), kind: .protocol, name: node.name.text,
            primaryAssociatedTypes: node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? [],
            inheritance: inheritance(node.inheritanceClause), requirements: requirements(node.genericWhereClause),
            members: members(node.memberBlock.members))
    }

    private func nominal(
        _ kind: TypeDeclaration.Kind,
        _ node: some DeclGroupSyntax & NamedDeclSyntax & WithAttributesSyntax & WithModifiersSyntax,
        _ inherited: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
        _ clause: GenericWhereClauseSyntax?
    ) -> TypeDeclaration {
        TypeDeclaration(
            head: head(node, node.name), kind: kind, name: node.name.text,
            genericParameters: genericParameters(generics), inheritance: inheritance(inherited),
            requirements: requirements(clause), members: members(node.memberBlock.members))
    }

    private func extensionDeclaration(_ node: ExtensionDeclSyntax) -> TypeDeclaration {
        TypeDeclaration(
            head: head(node, node.extendedType), kind: .extension, name: nameWithoutArguments(node.extendedType),
            inheritance: inheritance(node.inheritanceClause), requirements: requirements(node.genericWhereClause),
            members: members(node.memberBlock.members))
    }

    private func nameWithoutArguments(_ node: SwiftSyntax.TypeSyntax) -> String {
        if let node = node.as(IdentifierTypeSyntax.self) {
            return (node.moduleSelector?.textWithoutSpaces ?? "") + node.name.text
        }
        if let node = node.as(MemberTypeSyntax.self) {
            let name = (node.moduleSelector?.textWithoutSpaces ?? "") + node.name.text
            return nameWithoutArguments(node.baseType) + "." + name
        }
        return type(node).description
    }

    private func conditional(_ node: IfConfigDeclSyntax) -> ConditionalDeclarations {
        ConditionalDeclarations(
            clauses: node.clauses.map { clause in
                let list: [Declaration] =
                    switch clause.elements {
                    case .statements(let items): declarations(items)
                    case .decls(let items): members(items)
                    default: []
                    }
                return .init(condition: clause.condition.map(textOnOneLine), declarations: list)
            })
    }

    private func textOnOneLine(_ node: ExprSyntax) -> String {
        var text = ""
        var end = node.start
        for token in node.tokens(viewMode: .sourceAccurate) {
            if token.start > end { text += " " }
            text += token.text
            end = token.end
        }
        return text
    }

    // MARK: - Small declarations

    private func importDeclaration(_ node: ImportDeclSyntax) -> ImportDeclaration {
        ImportDeclaration(
            head: head(node, node.path), kind: node.importKindSpecifier?.text, path: node.path.textWithoutSpaces)
    }

    private func typealiasDeclaration(_ node: TypeAliasDeclSyntax) -> TypealiasDeclaration {
        TypealiasDeclaration(
            head: head(node, node.name), name: node.name.text,
            genericParameters: genericParameters(node.genericParameterClause), type: type(node.initializer.value),
            requirements: requirements(node.genericWhereClause))
    }

    private func associatedTypeDeclaration(_ node: AssociatedTypeDeclSyntax) -> AssociatedTypeDeclaration {
        AssociatedTypeDeclaration(
            head: head(node, node.name), name: node.name.text, inheritance: inheritance(node.inheritanceClause),
            defaultType: node.initializer.map { type($0.value) }, requirements: requirements(node.genericWhereClause))
    }

    private func enumCase(_ node: EnumCaseDeclSyntax) -> EnumCaseDeclaration {
        let values = node.elements.flatMap { $0.parameterClause?.parameters.map { type($0.type) } ?? [] }
        return EnumCaseDeclaration(
            head: head(node, node.elements), names: node.elements.map(\.name.text), associatedValues: values)
    }

    // MARK: - Functions

    private func functionDeclaration(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
        let isOperator = if case .identifier = node.name.tokenKind { false } else { true }
        return FunctionDeclaration(
            head: head(node, node.name), name: node.name.text, isOperator: isOperator,
            genericParameters: genericParameters(node.genericParameterClause),
            parameters: parameters(node.signature.parameterClause), effects: effects(node.signature.effectSpecifiers),
            result: node.signature.returnClause.map { type($0.type) },
            requirements: requirements(node.genericWhereClause))
    }

    private func initializerDeclaration(_ node: InitializerDeclSyntax) -> InitializerDeclaration {
        InitializerDeclaration(
            head: head(node, node.initKeyword),
            failability: InitializerDeclaration.Failability(rawValue: node.optionalMark?.text ?? "") ?? .never,
            genericParameters: genericParameters(node.genericParameterClause),
            parameters: parameters(node.signature.parameterClause), effects: effects(node.signature.effectSpecifiers),
            requirements: requirements(node.genericWhereClause))
    }

    private func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> SubscriptDeclaration {
        SubscriptDeclaration(
            head: head(node, node.subscriptKeyword), genericParameters: genericParameters(node.genericParameterClause),
            parameters: parameters(node.parameterClause), result: type(node.returnClause.type),
            requirements: requirements(node.genericWhereClause), accessors: node.accessorBlock.map(accessors) ?? [])
    }

    private func effects(_ node: FunctionEffectSpecifiersSyntax?) -> Effects {
        effects(node?.asyncSpecifier, node?.throwsClause)
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
        clause.parameters.map { node in
            // Specifiers in their place of old belong to the type.
            let specifiers = modifiers(node.modifiers)
            let type = type(node.type)
            return Parameter(
                attributes: attributes(node.attributes),
                label: node.secondName == nil ? nil : node.firstName.text,
                name: (node.secondName ?? node.firstName).text,
                type: specifiers.isEmpty ? type : .attributed(specifiers: specifiers, attributes: [], type),
                isVariadic: node.ellipsis != nil, defaultValue: node.defaultValue.map { text($0.value) })
        }
    }

    // MARK: - Variables

    private func variables(_ node: VariableDeclSyntax) -> [Declaration] {
        let isLet = node.bindingSpecifier.text == "let"
        // `inout x = y` is an experiment.
        guard isLet || node.bindingSpecifier.text == "var" else { return [] }
        var shared: SwiftDeclarations.TypeSyntax?
        var list: [Declaration] = []
        for binding in node.bindings.reversed() {
            var head = head(node, binding.pattern)
            if let pattern = binding.pattern.as(TuplePatternSyntax.self) {
                let variable = VariableDeclaration(
                    head: head, isLet: isLet, name: "", type: binding.typeAnnotation.map { type($0.type) },
                    initialValue: binding.initializer.map { _ in .expression })
                let variables = variables(pattern, of: variable)
                head.offset = UInt32(binding.pattern.start)
                list += variables.isEmpty ? [.other(head)] : variables.reversed().map { .variable($0) }
                shared = nil
                continue
            }
            var variable = VariableDeclaration(
                head: head, isLet: isLet, name: text(binding.pattern),
                type: binding.typeAnnotation.map { type($0.type) },
                accessors: binding.accessorBlock.map(accessors),
                initialValue: binding.initializer.map { _ in .expression })
            // `var x, y: Int`
            if variable.type == nil, !variable.hasInitialValue, variable.accessors == nil {
                variable.type = shared
            } else {
                shared = variable.hasInitialValue ? nil : variable.type
            }
            list.append(.variable(variable))
        }
        return list.reversed()
    }

    /// The names in a tuple pattern, each with its part of the type.
    private func variables(
        _ pattern: TuplePatternSyntax, of variable: VariableDeclaration
    ) -> [VariableDeclaration] {
        var types: [SwiftDeclarations.TypeSyntax]?
        if case .tuple(let elements)? = variable.type, elements.count == pattern.elements.count {
            types = elements.map(\.type)
        }
        return pattern.elements.enumerated().flatMap { position, element -> [VariableDeclaration] in
            var variable = variable
            // `(name)` is `name`.
            if pattern.elements.count > 1 { variable.type = types?[position] }
            if let pattern = element.pattern.as(TuplePatternSyntax.self) { return variables(pattern, of: variable) }
            // Only debuggers declare names with a `$`.
            guard element.pattern.is(IdentifierPatternSyntax.self), !text(element.pattern).hasPrefix("$"),
                variable.type != nil || variable.hasInitialValue
            else { return [] }
            variable.name = text(element.pattern)
            variable.head.offset = UInt32(element.pattern.start)
            return [variable]
        }
    }

    private func accessors(_ block: AccessorBlockSyntax) -> [Accessor] {
        guard case .accessors(let list) = block.accessors, !list.isEmpty else { return [Accessor(kind: "get")] }
        return list.map { node in
            Accessor(
                kind: node.accessorSpecifier.text, attributes: attributes(node.attributes),
                modifiers: node.modifier.map { [$0.textWithoutSpaces] } ?? [],
                effects: effects(node.effectSpecifiers?.asyncSpecifier, node.effectSpecifiers?.throwsClause))
        }
    }
}
