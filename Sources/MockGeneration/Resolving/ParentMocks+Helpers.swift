// The files of parent mocks -> what stands beside the mocks: private declarations that copied members use, each with a name
// that no other file's has, and extensions of the mocks.

import SwiftDeclarations

extension ParentMock {
    /// The private declarations of a file, and its extensions that are private in effect.
    static func helpers(in file: ParsedFile) -> [Helper] {
        let all = declarations(file.declarations, file.ranges)
        let names = Set(all.filter(\.declaration.isPrivate).flatMap(\.declaration.declaredNames))
        return all.compactMap { declaration, range in
            guard let name = declaration.declaredNames.first,
                declaration.isPrivate || declaration.isExtension && (names.contains(name) || declaration.addsPrivately)
            else { return nil }
            return Helper(
                name: name, text: outdented(range, in: file.source).joined(separator: "\n"),
                isExtension: declaration.isExtension)
        }
    }

    /// The declarations, those under conditions among them.
    private static func declarations(
        _ declarations: [Declaration], _ ranges: [Range<UInt32>]
    ) -> [(declaration: Declaration, range: Range<UInt32>)] {
        zip(declarations, ranges).flatMap { declaration, range in
            guard case .conditional(let block) = declaration else { return [(declaration, range)] }
            return block.clauses.flatMap { ParentMock.declarations($0.declarations, $0.ranges) }
        }
    }
}

extension ParentMock.Helper {
    /// The same with other names.
    func replacing(_ names: [String: String]) -> Self {
        Self(name: names[name] ?? name, text: text.replacingNames(names), isExtension: isExtension)
    }
}

extension ParentMocks {
    /// The names that private declarations of files get where files before have others of their names, by the indices of
    /// the files.
    static func helperNames(in files: [ParsedFile]) -> [[String: String]] {
        var known: [String: String] = [:]
        return files.map { file in
            let helpers = ParentMock.helpers(in: file)
            // Functions may be overloaded.
            let texts = Dictionary(helpers.filter { !$0.isExtension }.map { ($0.name, $0.text) }) { "\($0)\n\($1)" }
            var names: [String: String] = [:]
            for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
                guard let other = known[name], other != text, !Support.isName(name) else {
                    known[name] = text
                    continue
                }
                let numbers = (2...).lazy.map { "\(name)\($0)" }
                guard let free = numbers.first(where: { known[$0] == nil && texts[$0] == nil }) else { continue }
                names[name] = free
                known[free] = text
            }
            return names
        }
    }
}

extension Support {
    /// Whether a helper of our own declares it, which is written anew.
    fileprivate static func isName(_ name: String) -> Bool { allCases.contains { $0.names.contains(name) } }
}

extension String {
    /// The text with other names of declarations outside of types.
    func replacingNames(_ names: [String: String]) -> String {
        names.isEmpty ? self : replacingWords(of: self, by: names, afterPoints: false)
    }
}

extension TypeDeclaration {
    /// The type with what extensions without conditions add to it in its file.
    func withExtensions(in file: ParsedFile) -> TypeDeclaration {
        var result = self
        for case .type(let type) in file.declarations
        where type.kind == .extension && type.name == name && type.requirements.isEmpty && type.head.attributes.isEmpty
        {
            result.inheritance += type.inheritance
            result.members += type.members
            result.memberRanges += type.memberRanges
        }
        return result
    }
}

extension Declaration {
    /// Whether only its own file can use it.
    fileprivate var isPrivate: Bool {
        let head: DeclarationHead
        switch self {
        case .type(let type): head = type.head
        case .typealias(let alias): head = alias.head
        case .function(let function): head = function.head
        case .variable(let variable): head = variable.head
        default: return false
        }
        return head.modifiers.contains("private") || head.modifiers.contains("fileprivate")
    }

    fileprivate var isExtension: Bool {
        guard case .type(let type) = self else { return false }
        return type.kind == .extension
    }

    /// Whether all that it adds to a type is private.
    fileprivate var addsPrivately: Bool {
        guard case .type(let type) = self else { return false }
        return type.inheritance.isEmpty && type.members.allSatisfy(\.isPrivate)
    }
}
