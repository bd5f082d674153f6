// Members and types that only some versions of a platform have, or that are deprecated -> how their state is stored: a
// stored property cannot be limited to versions, nor be filled without a warning where it is deprecated, so that what it
// holds is `Any`, and a computed one, which can be either, says the type.

import SwiftDeclarations

extension Lowering {
    /// Whether types may be limited to versions of a platform, or deprecated, as the member that mentions them is: those
    /// of the run that say so and, on request, those whose declaration is out of sight; these for versions only.
    func mayBeLimited(
        _ types: [TypeSyntax], head: DeclarationHead, in mock: Context, outOfSight: Bool
    ) -> Bool {
        head.isLimited && mentions(types, in: mock, outOfSight: outOfSight, \.isLimited)
            || head.isDeprecated && mentions(types, in: mock, \.isDeprecated)
    }

    /// Whether one of the types is SPI, as the member that mentions it is: nothing else public can mention it.
    func mayBeSPI(_ types: [TypeSyntax], head: DeclarationHead, in mock: Context) -> Bool {
        head.isSPI && mentions(types, in: mock, \.isSPI)
    }

    private func mentions(
        _ types: [TypeSyntax], in mock: Context, outOfSight: Bool = false, _ isMeant: (DeclarationHead) -> Bool
    ) -> Bool {
        var followed: Set<[String]> = []
        return types.contains { mentions($0, in: mock, outOfSight: outOfSight, isMeant, followed: &followed) }
    }

    /// What limits the types around a declaration: an extension of theirs is no more available than they are.
    func limits(around type: CatalogType) -> [String] {
        catalog.types(along: type.scope, file: type.file).flatMap(\.declaration.head.limits)
    }

    /// - Parameter followed: the typealiases that were looked into, each of which is once, whatever they mention.
    private func mentions(
        _ type: TypeSyntax, in mock: Context, outOfSight: Bool, _ isMeant: (DeclarationHead) -> Bool,
        followed: inout Set<[String]>
    ) -> Bool {
        type.contains { part in
            guard let name = part.qualifiedName else { return false }
            return isDeclared(name, as: isMeant, in: mock, outOfSight: outOfSight, followed: &followed)
        }
    }

    private func isDeclared(
        _ name: [String], as isMeant: (DeclarationHead) -> Bool, in mock: Context, outOfSight: Bool,
        followed: inout Set<[String]>
    ) -> Bool {
        let origin = mock.resolved.type
        if let alias = catalog.alias(named: name, in: origin.path, file: origin.file) {
            guard followed.insert(name).inserted else { return false }
            return isMeant(alias.declaration.head)
                || mentions(alias.declaration.type, in: mock, outOfSight: outOfSight, isMeant, followed: &followed)
        }
        guard let type = catalog.type(named: name, in: origin.path, file: origin.file) else {
            return outOfSight && !Self.unlimitedNames.contains(name[name.count - 1])
        }
        // What stands around a type limits it, too.
        return catalog.types(along: type.path, file: type.file).contains { isMeant($0.declaration.head) }
    }

    /// Names that every version has, or that are no types of their own.
    private static let unlimitedNames: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Float",
        "Int", "Never", "Optional", "Result", "Self", "Set", "String", "Swift", "TimeInterval", "UInt", "URL", "UUID",
        "Void",
    ]
}

extension DeclarationHead {
    /// Whether it is for clients only that ask for it. For example: `@_spi(Testing) func reset()`
    var isSPI: Bool { attributes.contains { $0.name == "_spi" } }

    /// The attributes that say so.
    var spi: [String] { attributes.filter { $0.name == "_spi" }.map(\.description) }

    /// The attributes with certain names, and `@_spi` where what repeats them is public, as it has to be.
    ///
    /// - Parameter access: the access level of that as it is written.
    func repeatedAttributes(_ access: String, where isRepeated: (String) -> Bool) -> [String] {
        lines { isRepeated($0.name) || $0.name == "_spi" && access == "public " }
    }

    /// Some of the attributes as they are written, those under an `#if` in an `#if` of their own, of several lines.
    private func lines(where isMeant: (Attribute) -> Bool) -> [String] {
        attributes.filter(isMeant).map(\.description)
            + attributesByCondition.filter { isMeant($0.attribute) }.map { condition, attribute in
                "#if \(condition)\n\(attribute)\n#endif"
            }
    }

    /// The attributes that stand under an `#if`, each with the whole of its condition.
    private var attributesByCondition: [(condition: String, attribute: Attribute)] {
        conditionalAttributes.flatMap { $0.byCondition(under: []) }
    }

    /// The attributes that it has under any condition.
    var possibleAttributes: [Attribute] { attributes + attributesByCondition.map(\.attribute) }

    /// Whether an `@available` limits it to versions, of a platform or else, under some condition at least.
    /// For example: `@available(macOS 13, *)`, but not `@available(*, deprecated)`
    var isLimited: Bool {
        possibleAttributes.contains { attribute in
            guard attribute.name == "available", let arguments = attribute.arguments?.dropFirst() else { return false }
            return arguments.drop { $0 == " " }.first != "*"
        }
    }

    /// Whether it is deprecated in all versions, under some condition at least.
    /// For example: `@available(*, deprecated, renamed: "load")`
    var isDeprecated: Bool {
        possibleAttributes.contains { $0.isAvailability(as: "deprecated") }
    }

    /// Whether nothing may use it, on one platform at least. For example: `@available(watchOS, unavailable)`
    var isUnavailable: Bool {
        attributes.contains { $0.availability.contains("unavailable") }
    }

    /// Whether nothing may use it, on any platform. For example: `@available(*, unavailable)`
    var isUnavailableEverywhere: Bool {
        attributes.contains { $0.isAvailability(as: "unavailable") }
    }

    /// The attributes that say so; none where none does.
    var limits: [String] {
        isLimited || isDeprecated ? lines { $0.name == "available" } : []
    }
}

extension ConditionalAttributes {
    /// The attributes with the conditions under which they stand.
    ///
    /// - Parameter conditions: what stands around them.
    fileprivate func byCondition(under conditions: [String]) -> [(condition: String, attribute: Attribute)] {
        let branches = BranchConditions(clauses.map(\.condition))
        return clauses.enumerated().flatMap { index, clause in
            let all = conditions + [branches[index]]
            return clause.attributes.map { (allOf(all), $0) } + clause.nested.flatMap { $0.byCondition(under: all) }
        }
    }
}

extension Attribute {
    /// Whether it is an `@available` that says one thing of all platforms and versions.
    fileprivate func isAvailability(as word: String) -> Bool {
        availability.first == "*" && availability.contains(word)
    }

    /// The arguments of an `@available`, without spaces; none of other attributes.
    fileprivate var availability: [String] {
        guard name == "available", let arguments = arguments?.dropFirst().dropLast() else { return [] }
        return arguments.split(separator: ",").map { $0.filter { $0 != " " } }
    }
}
