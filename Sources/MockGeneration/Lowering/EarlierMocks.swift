// Files with mocks of earlier runs -> the classes in them that `FooMock()` makes: they are default values, as the mocks of the
// run are. Whether a type is the protocol of one is asked elsewhere; of their members only what making them makes counts.

import SwiftDeclarations

/// The mocks of earlier runs that can be default values.
struct EarlierMocks: Sendable {
    private var mocks: [String: EarlierMock] = [:]
    /// The names of the mocks at file level: of two with one name neither can be named.
    private var declared: Set<String> = []
    /// The names of mocks that making one names, by its name. For example: `StoreMock` of `var store: Store = StoreMock()`
    private(set) var made: [String: Set<String>] = [:]
    /// Why files could not be read.
    private(set) var failures: [Diagnostic] = []
    /// Which files are of other test targets.
    private(set) var notes: [Diagnostic] = []

    /// No mocks.
    init() {}

    /// Finds the mocks of some protocols, and what making them makes. Files that declare neither are not parsed.
    ///
    /// - Parameters:
    ///   - protocols: the simple names of the protocols.
    ///   - read: the files after parsing, if they were parsed before; otherwise none.
    ///   - areBound: whether classes that do not say otherwise may be on the main actor (SE-0466).
    init(of protocols: Set<String>, in files: [InputFile], read: [ParsedFile], areBound: Bool, options: Options) {
        let wanted = Set(protocols.map { "\($0)Mock" })
        var (asked, pending) = (wanted, wanted)
        var left = Array(files.indices)
        while !pending.isEmpty, !left.isEmpty {
            let hashes = Set(pending.map { DeclaredNames.hash($0, as: .type) })
            var needed = left.filter { index in
                let names = files[index].names
                return names.isIncomplete || names.hashes.contains(where: hashes.contains)
            }
            left.removeAll(where: Set(needed).contains)
            needed.removeAll { index in
                guard let target = options.testTarget(ofMocksIn: files[index].path) else { return false }
                let message = "its mocks are no default values: nothing imports '\(target)', another test target"
                notes.append(Diagnostic(.note, at: .init(path: files[index].path, offset: 0), message))
                return true
            }
            let parsed = concurrentMap(needed, workers: options.concurrency) { index in
                read.indices.contains(index)
                    ? (file: read[index], failure: nil) : Self.parsed(files[index], options.annotation)
            }
            failures += parsed.compactMap(\.failure?.diagnostic)
            for (file, _) in parsed { collect(file.declarations, in: file, macro: options.macro, wanted, areBound) }
            pending = made.values.reduce(into: Set()) { $0.formUnion($1) }.subtracting(asked)
            asked.formUnion(pending)
        }
    }

    private static func parsed(_ input: InputFile, _ annotation: String) -> (file: ParsedFile, failure: FileFailure?) {
        let input = ParsedInput(input, annotation: annotation)
        return (input.file, input.failure)
    }

    /// Whether there are none.
    var isEmpty: Bool { mocks.isEmpty }

    /// The mock of a protocol, by its simple name.
    func mock(ofProtocol name: String) -> EarlierMock? { mocks["\(unescaped(name))Mock"] }

    /// Leaves out the mocks of some protocols.
    ///
    /// - Parameter isLeftOut: told the simple name of the protocol.
    mutating func leaveOut(_ isLeftOut: (String) -> Bool) {
        mocks = mocks.filter { !isLeftOut(String($0.key.dropLast("Mock".count))) }
    }

    /// Takes over the classes at file level, those that `--macro` puts under its condition among them; of the others only what
    /// making them makes.
    ///
    /// - Parameter isOutermost: whether the declarations are those of a file.
    private mutating func collect(
        _ declarations: [Declaration], in file: ParsedFile, macro: String?, _ wanted: Set<String>, _ areBound: Bool,
        isOutermost: Bool = true
    ) {
        for declaration in declarations {
            switch declaration {
            case .type(let type):
                collect(type.members, in: file, macro: macro, wanted, areBound, isOutermost: false)
                let name = unescaped(type.name)
                guard type.kind != .extension, name.hasSuffix("Mock") else { continue }
                let whole = type.withExtensions(in: file)
                made[name, default: []].formUnion(whole.mocksMade(in: file.source))
                guard isOutermost else { continue }
                let isOnly = declared.insert(name).inserted
                mocks[name] = isOnly && wanted.contains(name) ? EarlierMock(whole, in: file, areBound: areBound) : nil
            case .conditional(let block):
                for clause in block.clauses {
                    let isOutermost = isOutermost && macro != nil && clause.condition == macro
                    collect(
                        clause.declarations, in: file, macro: macro, wanted, areBound, isOutermost: isOutermost)
                }
            default:
                break
            }
        }
    }
}

extension Options {
    /// The test target that mocks in a file are in, if it is another one than that of the new mocks, which cannot import it: in
    /// packages these are the folders in `Tests`, unless the new mocks are in that itself.
    fileprivate func testTarget(ofMocksIn path: String) -> Substring? {
        func folders(of path: String) -> [Substring] { moduleFolders.absolute(path).split(separator: "/").dropLast() }
        let folders = folders(of: path)
        guard let output = outputPath.map(folders(of:)), let tests = folders.lastIndex(of: "Tests"),
            tests + 1 < folders.endIndex
        else { return nil }
        let target = folders[tests + 1]
        let isBeside = output.contains(target) || output == Array(folders[...tests])
        return isBeside || ownModules.contains(moduleName(ofFolder: target)) ? nil : target
    }
}

/// A mock of an earlier run that can be made without arguments.
struct EarlierMock: Sendable {
    /// For example: `StoreMock`
    let name: String
    /// The path of its file.
    let path: String
    /// The level of it and of the initializer that makes it, whichever is lower.
    let access: AccessLevel
    /// Whether it may be that of a class, of which it would have initializers that nobody sees.
    let mayBeOfClass: Bool

    /// - Parameters:
    ///   - type: a type at file level, with its extensions.
    ///   - areBound: whether it may be on the main actor without saying so.
    fileprivate init?(_ type: TypeDeclaration, in file: ParsedFile, areBound: Bool) {
        name = unescaped(type.name)
        path = file.source.path
        let comment = ActorComment(before: type, in: file.source)
        let level = AccessLevel(modifiers: type.head.modifiers) ?? .internal
        guard type.kind == .class || type.kind == .actor, type.genericParameters.isEmpty, level > .fileprivate,
            type.head.attributes.allSatisfy(\.isPlain), comment.inheritedActor == nil, comment.protocolActor == nil,
            !areBound || type.head.isNonisolated || type.kind == .actor, type.isMockOfProtocol
        else { return nil }
        let members = type.members.flatMap(\.flattened)
        let initializers = type.members.compactMap(\.initializer)
        // Which of those under conditions there are is not known here.
        guard members.compactMap(\.initializer).count == initializers.count else { return nil }
        guard !initializers.isEmpty else {
            (access, mayBeOfClass) = (.internal, !members.contains { $0.memberHead != nil })
            // Other modules cannot make it.
            guard level == .internal else { return nil }
            return
        }
        let callable = initializers.filter(\.mayBeCalledPlainly)
        let plain = callable.filter(\.parameters.isEmpty)
        guard let called = plain.first ?? callable.first, plain.count == 1 || callable.count == 1,
            // In `async` code it would be called in place of another one (SE-0296).
            callable.allSatisfy({ !$0.effects.isAsync }), called.failability == .never, called.effects == Effects(),
            called.genericParameters.isEmpty, called.requirements.isEmpty,
            called.head.attributes.allSatisfy(\.isPlain)
        else { return nil }
        let own = AccessLevel(modifiers: called.head.modifiers) ?? .internal
        guard own >= min(level, .public) else { return nil }
        (access, mayBeOfClass) = (min(own, level), false)
    }
}

extension ResolvedProtocol {
    /// The names in the types that a mock may have to have a value of.
    var namesOfValueTypes: Set<String> {
        var names: Set<String> = []
        func collect(_ type: TypeSyntax) {
            type.forEachPart { part in
                if let name = part.qualifiedName?.last { names.insert(unescaped(name)) }
            }
        }
        for requirement in nodes.requirements {
            if let type = requirement.declaration.resultType { collect(type) }
            if let initializer = requirement.declaration.initializer {
                for parameter in initializer.parameters { collect(parameter.type) }
            }
        }
        // What associated types stand for.
        for type in annotatedTypes.values { collect(type) }
        for clause in requirements where clause.relation == .sameType { collect(clause.right) }
        for initializer in superclassInitializers?.designated ?? [] {
            for parameter in initializer.declaration.parameters { collect(parameter.type) }
        }
        return names
    }
}

extension TypeDeclaration {
    /// Whether a class says that it conforms to the protocol that it has its name from, on no actor, and has no superclass but
    /// `NSObject`, as far as it tells.
    fileprivate var isMockOfProtocol: Bool {
        func isOfProtocol(_ parent: InheritedType) -> Bool {
            parent.type.bare.qualifiedName?.last.map { "\(unescaped($0))Mock" } == unescaped(name)
        }
        guard let first = inheritance.first,
            inheritance.contains(where: { isOfProtocol($0) && !$0.type.attributes.contains(where: \.mayBeGlobalActor) })
        else { return false }
        let isObject = first.type.bare.qualifiedName?.last == "NSObject"
        // Who overrides something is a subclass.
        return isObject
            || (isOfProtocol(first) || first.type.bare.qualifiedName?.last == "Sendable")
                && !members.flatMap(\.flattened).contains(where: \.isOverride)
    }

    /// The names of mocks that making one names: in the values of its properties and in its initializers.
    fileprivate func mocksMade(in source: SourceFile) -> Set<String> {
        zip(members, memberRanges).reduce(into: Set()) { names, member in
            switch member.0 {
            case .variable(let variable) where variable.hasInitialValue && !variable.head.isStatic: break
            case .initializer, .conditional: break
            default: return
            }
            let words = words(of: source.text(member.1)).filter { $0.hasSuffix("Mock") && $0 != unescaped(name) }
            names.formUnion(words)
        }
    }
}

extension Declaration {
    fileprivate var initializer: InitializerDeclaration? {
        if case .initializer(let initializer) = self { initializer } else { nil }
    }
}

extension Attribute {
    /// Whether it says nothing about where, when and for whom there is what it stands before.
    fileprivate var isPlain: Bool {
        ["objc", "objcMembers", "Observable", "preconcurrency", "usableFromInline"].contains(name)
    }
}
