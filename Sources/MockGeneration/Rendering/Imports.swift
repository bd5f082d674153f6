// The imports of the files that take part -> the import lines of the output.

import SwiftDeclarations

/// The import lines of an output file.
struct Imports {
    /// One import under its conditions.
    private struct Line {
        var module: String
        var attributes: [String]
        var access: AccessLevel?
        /// The level that names of the files need which import it.
        var needed: AccessLevel = .internal
        /// Whether a file imports it without a level.
        var isPlain = false
        var kind: String?
        /// Whether no file imports it, but the output needs it.
        var isAdded = false
        /// Whether clients of the module do not see it.
        var isHidden: Bool { attributes.contains("@\(Imports.hiding)") }

        var text: String {
            let prefix = (attributes + [access.map { "\($0)" }].compactMap(\.self)).map { "\($0) " }.joined()
            return "\(prefix)import \(kind.map { "\($0) " } ?? "")\(module)"
        }

        /// Whether another import of the module shows all the names that this one does.
        func shows(nothingBeyond other: Line) -> Bool {
            attributes.filter { $0 == Self.testable || $0.hasPrefix("@_spi") }.allSatisfy(other.attributes.contains)
        }

        /// What is imported by itself, and its module.
        var type: (module: String, name: String)? {
            guard kind != nil, let point = module.lastIndex(of: ".") else { return nil }
            return (String(module[..<point]), unescaped(String(module[point...].dropFirst())))
        }

        /// The module that is imported, or whose declaration is.
        var wholeModule: String { type?.module ?? module }

        var isTestable: Bool { attributes.contains(Self.testable) }
        private static let testable = "@testable"

        var withoutTestable: Line {
            var line = self
            line.attributes.removeAll { $0 == Self.testable }
            return line
        }

        var withoutLevel: Line {
            var line = self
            line.access = nil
            return line
        }

        /// The same of a module as a whole.
        func importing(_ module: String) -> Line {
            var line = self
            (line.module, line.kind) = (module, nil)
            return line
        }
    }

    /// Lines by the conditions of the `#if`s around them, and by their texts without attributes and levels.
    private var lines: [[String]: [String: Line]] = [:]

    /// Whether the output stands in the module of its protocols: mocks that import no module of the user's do. All files
    /// of a module have to agree on how they import another.
    private let isInModule: Bool

    /// The access level that imports have at most (SE-0409): the compiler warns of one that no declaration needs.
    private let access: AccessLevel

    /// Whether imports of another module than that of the protocols have levels. Where sources write `public import`,
    /// imports are internal by default, and most likely in the module of the mocks, too. Where they are not, the
    /// compiler accepts the level all the same, next to imports without one.
    private var hasPublicImports = false

    /// Merges imports.
    ///
    /// - Parameters:
    ///   - mockFiles: the files of mocks whose members are copied: of another module, so that levels there say something
    ///     only where those of this one have levels, too, and flags around the mocks nothing.
    ///   - isOwn: whether the sources may declare a type of some name. No type of that name is imported by itself for what
    ///     is copied, but its module.
    ///   - access: the highest access level of what the output declares.
    ///   - foreignAccess: for each file the highest access level of what may name types of other modules. Asked for only if
    ///     an import has a higher one than `internal`.
    ///   - hasForeignNames: whether anything may name such types. Asked for only if clients of the module do not see an
    ///     import.
    ///   - foundation: what the output itself uses of Foundation.
    ///   - foundationLevel: the level of its own import of that, in the module of the protocols; nil for none.
    ///   - needs: what else it needs of the module of the protocols, if it stands in another one.
    init(
        of files: [ParsedFile], mockFiles: [MockFile] = [], isOwn: (String) -> Bool = { _ in false },
        access: AccessLevel, foreignAccess: @autoclosure () -> [AccessLevel],
        hasForeignNames: @autoclosure () -> Bool, options: Options, foundation: FoundationUse,
        foundationLevel: AccessLevel? = nil, needs: ModuleImports? = nil
    ) {
        isInModule = !options.areMocksElsewhere
        self.access = max(access, .internal)
        let excluded = Set(options.excludedImports)
        var levels: [AccessLevel]?
        for (index, file) in files.enumerated() {
            for (line, conditions) in importLines(file.declarations, excluded: excluded) {
                var line = line
                if !isInModule, line.access != nil { hasPublicImports = true }
                if self.access > .internal, line.access ?? .internal > .internal {
                    let known = levels ?? foreignAccess()
                    levels = known
                    line.needed = known[index]
                }
                add(line, conditions: conditions)
            }
        }
        let (sourcesHaveLevels, plainModules) = (hasLevels, plainModules)
        for mockFile in mockFiles {
            for (line, conditions) in importLines(mockFile.file.declarations, excluded: excluded, beside: mockFile) {
                var line = plainModules.contains(line.wholeModule) ? line.withoutTestable : line
                if let type = line.type, isOwn(type.name) { line = line.importing(type.module) }
                if !sourcesHaveLevels { line.access = nil }
                line.needed = line.access ?? .internal
                add(line, conditions: conditions)
            }
        }
        if lines.values.contains(where: { $0.values.contains(where: \.isHidden) }), !hasForeignNames() {
            dropHidden(except: foundation == .none ? nil : Self.foundation)
        }
        addFoundation(for: foundation, level: isInModule ? foundationLevel : nil, options)
        let added = hasPublicImports ? AccessLevel.public : nil
        for module in options.customImports {
            let line = Line(module: module, attributes: [], access: added, needed: added ?? .internal)
            add(line, conditions: [])
        }
        split()
        dropRepeated()
        if isInModule { limit() }
        lower()
        for module in options.testableImports {
            let replaced = remove(module).flatMap(\.attributes).filter { $0.hasPrefix("@_spi") }
            add(Line(module: module, attributes: Set(["@testable"] + replaced).sorted(), access: added), conditions: [])
        }
        if let needs { add(needs, access: added, options) }
        raise()
    }

    /// Adds what the output itself uses of Foundation. Where no file imports the module, its class for locks is imported by
    /// itself, so that no other name of Foundation is in the way of one of another module.
    private mutating func addFoundation(for use: FoundationUse, level: AccessLevel?, _ options: Options) {
        let module = Line(module: Self.foundation, attributes: [], access: level, isAdded: true)
        let key = Line(module: Self.foundation, attributes: []).text
        let isImported =
            lines.values.contains { $0[key] != nil }
            || (options.customImports + options.testableImports).contains(module.module)
        if use == .lock, !isImported {
            var lock = module
            (lock.module, lock.kind) = ("\(module.module).NSLock", "class")
            add(lock, conditions: [])
        } else if use != .none, lines[[]]?[key] == nil {
            add(module, conditions: [])
        }
    }

    private static let foundation = "Foundation"

    /// Adds what mocks in another module need of that of their protocols.
    private mutating func add(_ needs: ModuleImports, access: AccessLevel?, _ options: Options) {
        let testable = options.testableImports
        for module in testable.isEmpty ? options.customImports : testable where !needs.spi.isEmpty {
            let attributes = needs.spi + (testable.isEmpty ? [] : ["@testable"])
            add(Line(module: module, attributes: attributes.sorted(), access: access), conditions: [])
        }
        widen(beside: needs.scoped, whole: needs.whole)
        for scoped in needs.scoped {
            let isOwn = options.ownModules.contains(scoped.module)
            let known = lines.values.flatMap(\.values).filter { !isOwn && $0.wholeModule == scoped.module }
            let whole = known.min { $0.text < $1.text }
            let attributes = testable.contains(scoped.module) ? ["@testable"] : []
            var line = whole ?? Line(module: "", attributes: needs.spi.sorted() + attributes, access: access)
            (line.module, line.kind) = ("\(scoped.module).\(scoped.name)", scoped.kind)
            add(line, conditions: scoped.conditions)
        }
    }

    /// Imports the modules as a whole of which files import a declaration by itself that has the name of another one which the
    /// output imports so: it writes the module before the name of the former.
    ///
    /// - Parameter whole: the modules that are written before names otherwise.
    private mutating func widen(beside scoped: Set<ScopedImport>, whole: Set<String>) {
        for (conditions, group) in lines {
            for (key, line) in group {
                guard let type = line.type,
                    whole.contains(type.module)
                        || scoped.contains(where: { $0.name == type.name && $0.module != type.module })
                else { continue }
                lines[conditions]?[key] = nil
                add(line.importing(type.module), conditions: conditions)
            }
        }
    }

    /// Removes all imports of a module, under whatever conditions.
    private mutating func remove(_ module: String) -> [Line] {
        lines.keys.flatMap { conditions in
            let removed = lines[conditions]?.filter { $0.value.module == module } ?? [:]
            for key in removed.keys { lines[conditions]?[key] = nil }
            return Array(removed.values)
        }
    }

    /// The lines: first those without condition, sorted by module, then each condition's.
    var text: String {
        var groups: [String: [Line]] = [:]
        for (conditions, group) in lines { groups[allOf(conditions), default: []] += group.values }
        return groups.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.flatMap { condition, group in
            let lines = group.sorted { ($0.module, $0.text) < ($1.module, $1.text) }.map(\.text)
            return condition.isEmpty ? lines : ["#if \(condition)"] + lines + ["#endif"]
        }.map { $0 + "\n" }.joined()
    }

    /// The imports among declarations, each with the conditions around it.
    private func importLines(
        _ declarations: [Declaration], conditions: [String] = [], excluded: Set<String>, beside mocks: MockFile? = nil
    ) -> [(line: Line, conditions: [String])] {
        declarations.flatMap { declaration -> [(line: Line, conditions: [String])] in
            switch declaration {
            case .import(let declaration) where !excluded.contains(declaration.path):
                return [(line(declaration), conditions)]
            case .conditional(let block):
                let branches = BranchConditions(block.clauses.map(\.condition))
                return block.clauses.enumerated().filter { $1.declarations.contains(where: \.mayContainImports) }
                    .flatMap { branch, clause in
                        let isLost = mocks?.loses(branches[branch], around: clause.declarations) ?? false
                        return importLines(
                            clause.declarations, conditions: conditions + (isLost ? [] : [branches[branch]]),
                            excluded: excluded, beside: mocks)
                    }
            default:
                return []
            }
        }
    }

    private func line(_ declaration: ImportDeclaration) -> Line {
        let written = AccessLevel(modifiers: declaration.head.modifiers)
        return Line(
            module: declaration.path,
            attributes: declaration.head.attributes.filter { keeps($0.name) }.map(\.description),
            access: written.flatMap(level), isPlain: written == nil, kind: declaration.kind)
    }

    /// The level in the output of an import that is written with one. All files of a module have to agree on them, but
    /// for public ones, so that another module gets no others.
    private func level(_ written: AccessLevel) -> AccessLevel? {
        guard !isInModule else { return written }
        return min(written, access) > .internal ? .public : nil
    }

    /// Whether an attribute matters to the mocks, too.
    private func keeps(_ attribute: String) -> Bool {
        switch attribute {
        case "testable", "preconcurrency", "_spi", "_spiOnly": true
        case Self.hiding: isInModule
        default: false
        }
    }

    /// The attribute of an import that clients of the module do not see.
    private static let hiding = "_implementationOnly"

    /// Files the line under its text without attributes: the line with more of them wins, but what one file shows is not
    /// hidden, and without a level an import is internal at least.
    private mutating func add(_ line: Line, conditions: [String]) {
        let plain = Line(module: line.module, attributes: [], kind: line.kind).text
        var merged = line
        if let known = lines[conditions]?[plain] {
            let added = line.attributes.filter { !known.attributes.contains($0) }
            let isShown = ![known, line].allSatisfy(\.isHidden)
            merged.attributes = (known.attributes + added).filter { !isShown || $0 != "@\(Self.hiding)" }.sorted()
            merged.access = Self.shown([known.access, line.access])
            merged.isPlain = known.isPlain || line.isPlain
            merged.isAdded = known.isAdded && line.isAdded
            merged.needed = max(known.needed, line.needed)
        }
        lines[conditions, default: [:]][plain] = merged
    }

    /// The level of an import that several lines stand for.
    private static func shown(_ levels: [AccessLevel?]) -> AccessLevel? {
        let written = levels.compactMap(\.self)
        return written.count < levels.count ? written.max().map { max($0, .internal) } : written.max()
    }

    /// Moves what is imported under more conditions with a higher level out of their way, so that the level is no higher than
    /// needed where they do not hold. For example: `import Foundation` beside `public import Foundation` in the `#else` of
    /// `#if canImport(FoundationEssentials)`
    private mutating func split() {
        for (key, places) in places {
            for place in places {
                let level = max(place.line.access ?? .internal, .internal)
                let above = places.filter {
                    $0.terms.isStrictSuperset(of: place.terms)
                        && min($0.line.access ?? .internal, $0.line.needed) > level
                }
                guard !above.isEmpty else { continue }
                let further = above.map { $0.conditions.flatMap(conditionTerms).filter { !place.terms.contains($0) } }
                let conditions = place.conditions + [noneOf(further.map(allOf))]
                lines[place.conditions]?[key] = nil
                if place.line.isAdded, isInModule {
                    var line = place.line
                    line.access = above.compactMap(\.line.access).max()
                    add(line, key: key, conditions: conditions, loweredTo: nil)
                } else {
                    add(place.line, conditions: conditions)
                }
            }
        }
    }

    /// Drops imports that clients of the module do not see: the compiler warns of each in whatever form it is written.
    private mutating func dropHidden(except needed: String?) {
        for key in lines.keys { lines[key] = lines[key]?.filter { !$0.value.isHidden || $0.value.module == needed } }
    }

    /// Drops what is imported under fewer conditions as well, unless it shows more where its own hold. For example:
    /// `@testable import A` beside `import A`. The line that is left stands for all, and has their level.
    private mutating func dropRepeated() {
        for (key, places) in places {
            for place in places {
                let covering = places.filter { $0.covers(place) }
                if covering.contains(where: { place.line.shows(nothingBeyond: $0.line) }) {
                    lines[place.conditions]?[key] = nil
                } else {
                    let covered = places.filter(place.covers)
                    guard !covered.isEmpty || !covering.isEmpty else { continue }
                    let merged = ([place] + covered + covering).map(\.line)
                    lines[place.conditions]?[key]?.access = Self.shown(merged.map(\.access))
                    lines[place.conditions]?[key]?.isPlain = merged.contains(where: \.isPlain)
                    lines[place.conditions]?[key]?.isAdded = false
                    lines[place.conditions]?[key]?.needed = merged.map(\.needed).max() ?? .internal
                }
            }
        }
    }

    /// The places of each import that has several, in the order of their conditions.
    private var places: [String: [Place]] {
        var places: [String: [Place]] = [:]
        for (conditions, group) in lines {
            let terms = Set(conditions.flatMap(conditionTerms))
            for (key, line) in group {
                places[key, default: []].append(Place(conditions: conditions, terms: terms, line: line))
            }
        }
        return places.filter { $0.value.count > 1 }.mapValues { places in
            places.sorted { $0.conditions.lexicographicallyPrecedes($1.conditions) }
        }
    }

    /// The modules that no import shows more of than what is public: a protocol that is inherited from one of them is, and
    /// so is what its mock's members name. What is internal there may have the name of something in this module.
    private var plainModules: Set<String> {
        let lines = lines.values.flatMap(\.values)
        return Set(lines.map(\.wholeModule)).subtracting(lines.filter(\.isTestable).map(\.wholeModule))
    }

    /// Whether any import has a level.
    private var hasLevels: Bool { lines.values.contains { $0.values.contains { $0.access != nil } } }

    /// Lowers levels that are above those of the mocks. Where imports are public by default, one without a level goes with
    /// one that is public, but not with others: if a file has it so, the output has.
    private mutating func limit() {
        for (conditions, group) in lines {
            for (key, line) in group where line.access ?? .internal > access {
                lines[conditions]?[key]?.access = line.isPlain && access == .internal ? nil : access
            }
        }
    }

    /// Lowers levels that no name in public mocks needs. None is written that is internal, which it is where it matters, in
    /// other modules and where a file shows that one without a level goes with the others.
    private mutating func lower() {
        for (conditions, group) in lines {
            for (key, line) in group where line.access ?? .internal > max(line.needed, .internal) && !line.isAdded {
                lines[conditions]?[key] = nil
                if isInModule && !line.isPlain || line.needed > .internal {
                    add(line, key: key, conditions: conditions, loweredTo: max(line.needed, .internal))
                } else {
                    add(line.withoutLevel, conditions: conditions)
                }
            }
        }
    }

    /// Raises levels of imports to that of others of the same module, or of its declarations: the highest of a file counts
    /// (SE-0409), and the compiler warns of the rest.
    private mutating func raise() {
        let places = lines.flatMap { conditions, group in
            group.values.map { Place(conditions: conditions, terms: Set(conditions.flatMap(conditionTerms)), line: $0) }
        }
        guard hasLevels, places.contains(where: { $0.line.kind != nil }) else { return }
        for (conditions, group) in lines {
            let terms = Set(conditions.flatMap(conditionTerms))
            for (key, line) in group {
                let others = places.filter { $0.line.wholeModule == line.wholeModule && $0.terms.isSubset(of: terms) }
                guard let level = others.compactMap(\.line.access).max(), level > line.access ?? .internal else {
                    continue
                }
                lines[conditions]?[key]?.access = level
            }
        }
    }

    /// Adds an import with a lower level than it has. Imports are internal by default with the feature (SE-0409), and any
    /// level goes with any other. Without it, one that has no level goes with public ones alone: so the level stays in the
    /// module of the protocols where no file shows that it does, for files that are not in the run may have others.
    private mutating func add(_ line: Line, key: String, conditions: [String], loweredTo access: AccessLevel?) {
        let feature = "hasFeature(InternalImportsByDefault)"
        var lowered = line
        lowered.access = access
        lines[conditions + [feature], default: [:]][key] = lowered
        lines[conditions + ["!\(feature)"], default: [:]][key] = isInModule && !line.isPlain ? line : line.withoutLevel
    }

    /// Where one import stands.
    private struct Place {
        var conditions: [String]
        var terms: Set<String>
        var line: Line

        /// Whether what is imported here is imported wherever `other` is.
        func covers(_ other: Place) -> Bool {
            guard terms.count <= other.terms.count, terms.isSubset(of: other.terms) else { return false }
            return terms.count < other.terms.count || conditions.lexicographicallyPrecedes(other.conditions)
        }
    }
}

/// What an output itself uses of Foundation.
enum FoundationUse {
    case none
    /// `NSLock`, by its plain name.
    case lock
    /// A name of another class, or one that the sources have as well: no import of it alone would leave theirs.
    case module
}

/// A file with mocks whose members are copied.
struct MockFile {
    let file: ParsedFile
    /// The mocks, by their names.
    var mocks: Set<String> = []
    /// The conditions around what copies their members.
    var conditions: Set<String> = []

    /// Whether what is copied stands without a condition that is around these declarations: around the mocks it is one of
    /// flags, as `--macro` writes it. Whether a module is there does not depend on these alone.
    fileprivate func loses(_ condition: String, around declarations: [Declaration]) -> Bool {
        !conditions.contains(condition) && condition.allSatisfy { $0.isPartOfWord || " !&|".contains($0) }
            && encloses(declarations)
    }

    private func encloses(_ declarations: [Declaration]) -> Bool {
        declarations.contains { declaration in
            switch declaration {
            case .type(let type): mocks.contains(type.name)
            case .conditional(let block): block.clauses.contains { encloses($0.declarations) }
            default: false
            }
        }
    }
}

extension Declaration {
    /// Whether it is an import, or encloses some.
    fileprivate var mayContainImports: Bool {
        switch self {
        case .import, .conditional: true
        default: false
        }
    }
}
