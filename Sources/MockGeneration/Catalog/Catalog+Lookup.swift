// A name and where it stands -> the declaration that it means, as Swift looks names up: from the innermost scope outwards,
// at each step among the members of the type and then among those that it inherits; what a class, structure, enumeration
// or actor has of protocols comes last of all, after the module; and after a dot as a member of what stands before it.
// Typealiases and extensions count everywhere. Associated types are not looked at.

import SwiftDeclarations

extension Catalog {
    /// The type that `name` means inside `scope`, innermost scope first. A first component that names no type is
    /// taken for a module's name.
    func type(named name: [String], in scope: [String], file: Int) -> CatalogType? {
        found(type: name, in: scope, file: file)?.entry
    }

    /// The typealias that `name` means inside `scope`; nil for one that stands for itself, which leads nowhere.
    func alias(named name: [String], in scope: [String], file: Int) -> CatalogTypealias? {
        declaredAlias(named: name, in: scope, file: file).flatMap { isCircular($0) ? nil : $0 }
    }

    /// The same where it may stand for itself. A type is nearer where it is a member of a type further inside, and so is a
    /// generic parameter of one.
    func declaredAlias(named name: [String], in scope: [String], file: Int) -> CatalogTypealias? {
        guard let alias = found(typealias: name, in: scope, file: file) else { return nil }
        guard name.count == 1, alias.path.count <= scope.count else { return alias.entry }
        let type = found(type: name, in: scope, file: file)
        let isHidden =
            type.map { $0.isFurtherInside(than: alias) } ?? false
            || (alias.path.count...scope.count).contains { depth in
                let around = self.type(named: Array(scope[..<depth]), in: [], file: file)
                return around?.declaration.genericParameters.contains { $0.name == name[0] } ?? false
            }
        return isHidden ? nil : alias.entry
    }

    /// The types on the way to one, itself among them, outermost first. For example: `Outer` and `Outer.Inner`
    func types(along path: [String], file: Int) -> [CatalogType] {
        path.indices.compactMap { type(named: Array(path[...$0]), in: [], file: file) }
    }

    /// The type that `name` means inside `scope` for a member there; nil where a typealias is nearer, such as a member of
    /// the innermost type.
    func typeUnlessAlias(named name: [String], in scope: [String], file: Int) -> CatalogType? {
        guard let type = found(type: name, in: scope, file: file) else { return nil }
        guard name.count == 1, let alias = found(typealias: name, in: scope, file: file) else { return type.entry }
        return alias.isNearer(than: type) ? nil : type.entry
    }

    /// The path that the type or typealias which a plain name means inside `scope` is found by. For example:
    /// `Screen.State` for `State` inside `Screen`, whose superclass has it
    func path(of name: String, in scope: [String], file: Int) -> [String]? {
        // Names of the standard library, most of all, are asked about again and again.
        guard mayDeclare(typeOrTypealiasNamed: name) else { return nil }
        let type = found(type: [name], in: scope, file: file)
        let alias = found(typealias: [name], in: scope, file: file)
        // Where both are found in the same type, so is the path.
        guard let type, let alias else { return type?.path ?? alias?.path }
        return type.isFurtherInside(than: alias) ? type.path : alias.path
    }

    /// The types and typealiases of a name at file level that other files see, whichever module they are in.
    func topLevelEntries(_ name: String) -> [any CatalogEntry] {
        for kind in [DeclaredNames.Kind.type, .typealias] { _ = loadFiles(declaring: name, as: kind) }
        guard let entries = entries(DeclarationTable.key(of: [name])) else { return [] }
        let all: [any CatalogEntry] = entries.types + entries.typealiases
        return all.filter { $0.access >= .internal }
    }

    /// Whether a type declares a type or typealias of a name, in its declaration or in an extension.
    func declares(_ name: String, in type: CatalogType) -> Bool {
        // Both are asked for, so that the files of both are parsed.
        let kinds = [DeclaredNames.Kind.type, .typealias].filter { loadFiles(declaring: name, as: $0) }
        return !kinds.isEmpty && entries(DeclarationTable.key(of: type.path + [name])) != nil
    }

    /// The path that a type or typealias is declared by, if it is found by another: as a member of a type that inherits it.
    func declaredPath(of path: [String], file: Int) -> [String] {
        let type = found(type: path, in: [], file: file)
        let alias = found(typealias: path, in: [], file: file)
        if let type, !(alias?.isNearer(than: type) ?? false) { return type.entry.path }
        return alias.map { $0.entry.scope + path.suffix(1) } ?? path
    }

    /// The extensions that are written with the type's own name.
    func extensionsByName(of type: CatalogType) -> [CatalogType] {
        var walk = Walk()
        return extensionsByName(of: type, &walk)
    }

    /// What a name means if nothing is inherited: who asks this is asked for what types inherit.
    func lexicalType(named name: [String], in scope: [String], file: Int) -> CatalogType? {
        var walk = Walk(steps: 0)
        return found(type: name, in: scope, file: file, &walk)?.entry
    }

    /// The typealias that a name means if nothing is inherited.
    func lexicalAlias(named name: [String], in scope: [String], file: Int) -> CatalogTypealias? {
        var walk = Walk(steps: 0)
        return found(typealias: name, in: scope, file: file, &walk)?.entry
    }

    private func found(type name: [String], in scope: [String], file: Int) -> Found<CatalogType>? {
        var walk = Walk()
        return found(type: name, in: scope, file: file, &walk)
    }

    private func found(typealias name: [String], in scope: [String], file: Int) -> Found<CatalogTypealias>? {
        var walk = Walk()
        return found(typealias: name, in: scope, file: file, &walk)
    }

    private func found(
        type name: [String], in scope: [String], file: Int, _ walk: inout Walk
    ) -> Found<CatalogType>? {
        lookUp(name, as: .type, in: scope, file: file, &walk) { entries, place in
            let type = meant(among: entries.types, of: entries, in: place, from: file)
            return type.flatMap { isHidden($0, by: entries.typealiases, in: place, from: file) ? nil : $0 }
        }
    }

    private func found(
        typealias name: [String], in scope: [String], file: Int, _ walk: inout Walk
    ) -> Found<CatalogTypealias>? {
        lookUp(name, as: .typealias, in: scope, file: file, &walk) { entries, place in
            let alias = meant(among: entries.typealiases, of: entries, in: place, from: file)
            return alias.flatMap { isHidden($0, by: entries.types, in: place, from: file) ? nil : $0 }
        }
    }

    /// The one of some declarations that a file sees and means.
    private func meant<Entry: CatalogEntry>(
        among all: [Entry], of entries: DeclarationTable.Entries, in place: LookupPlace, from file: Int
    ) -> Entry? {
        // Some files declare a name thousands of times.
        if place.module == nil, let own = all.first(where: { $0.file == file && place.sees($0, from: file) }) {
            return own
        }
        return meant(among: seen(all, of: entries, in: place, from: file), in: place, from: file) { $0.file }
    }

    /// The one of several declarations that a file means.
    private func meant<Entry>(
        among entries: [Entry], in place: LookupPlace, from file: Int, _ fileOf: (Entry) -> Int
    ) -> Entry? {
        guard entries.count > 1 else { return entries.first }
        let module =
            place.module ?? module(ofImported: place.outermostName, in: file, among: entries.map(fileOf))
        return nearest(entries, to: file, in: module, fileOf)
    }

    /// Those of some declarations that a file sees: of a module that it imports, not what is below public.
    private func seen<Entry: CatalogEntry>(
        _ all: [Entry], of entries: DeclarationTable.Entries, in place: LookupPlace, from file: Int
    ) -> [Entry] {
        let seen = entries.hasHidden ? all.filter { place.sees($0, from: file) } : all
        return seen.allSatisfy { isExported($0, in: place, to: file) }
            ? seen : seen.filter { isExported($0, in: place, to: file) }
    }

    /// Whether a file does not mean a declaration of one kind, but one of the other of the same name in another module.
    private func isHidden(
        _ declaration: some CatalogEntry, by others: [some CatalogEntry], in place: LookupPlace, from file: Int
    ) -> Bool {
        guard others.contains(where: { $0.file != declaration.file }) else { return false }
        let others = others.filter { place.sees($0, from: file) && isExported($0, in: place, to: file) }
        let meant = meant(among: [declaration.file] + others.map(\.file), in: place, from: file) { $0 }
        return meant.map { $0 != declaration.file && !mayBeInOneModule($0, declaration.file) } ?? false
    }

    /// Whether a file sees a declaration as far as its level and imports tell: of a module that it imports, it sees what is
    /// public, or `package`. By a name of the system's it does not mean that of a module which it does not import.
    private func isExported(_ declaration: some CatalogEntry, in place: LookupPlace, to file: Int) -> Bool {
        if declaration.file == file { return true }
        if let name = place.plainName, SystemNames.contains(name), isUnimported(declaration.file, into: file),
            !isExcerpt(declaration.file, ofModuleImportedInto: file),
            SystemNames.mayBeMeant(by: name, importing: imports(of: file).all)
        {
            return false
        }
        return declaration.access >= .package || !isImportedPlainly(declaration.file, into: file)
    }
}

/// Where a lookup finds a declaration.
private struct LookupPlace {
    /// The module that is written before the name.
    var module: Catalog.WrittenModule?
    /// The name, or what is written before it.
    let outermostName: String
    /// The name, if nothing is written before it.
    let plainName: String?
    /// Whether it is a member of a type that another one inherits from.
    var isInherited = false

    /// Whether a file sees a declaration there.
    func sees(_ declaration: some CatalogEntry, from file: Int) -> Bool {
        declaration.access >= .internal || declaration.file == file && (declaration.access > .private || !isInherited)
    }
}

/// A type or protocol whose members another type has.
struct InheritedScope {
    /// The type's key in the table of declarations.
    let key: String
    /// Whether the module's names come before its own: a type that is no protocol has those of protocols last.
    let isLast: Bool
}

/// What a name means.
private struct Found<Entry> {
    let entry: Entry
    /// What it was found by, which is not where it is declared if it is inherited.
    let path: [String]
    /// How many other types were asked before the one that declares it, of those that the type on the path inherits.
    var distance = 0
    /// Whether the module's names come before it.
    var isLast = false

    /// Whether the declaration hides another one of its name.
    func isNearer<Other>(than other: Found<Other>) -> Bool {
        isLast == other.isLast && path.count == other.path.count
            ? distance < other.distance : isFurtherInside(than: other)
    }

    /// Whether it is a member of a type that is asked before the one which has another one of its name.
    func isFurtherInside<Other>(than other: Found<Other>) -> Bool {
        isLast == other.isLast ? path.count > other.path.count : other.isLast
    }
}

/// How far one lookup has gone: what types inherit is looked up, too, and may go in circles where the compiler objects.
private struct Walk {
    /// A name where it is written.
    struct Name: Hashable {
        let parts: [String]
        let scope: [String]
        let file: Int
    }

    /// How many names may still be followed.
    private(set) var steps: Int
    /// The names that wait for what others mean.
    private var followed: Set<Name> = []
    /// The types that wait for their extensions.
    private var extended: Set<ObjectIdentifier> = []
    /// How many lookups wait for another.
    private var depth = 0
    private static let maximumDepth = 16

    /// Whether the limits were met, so that what was found may not be all.
    private var isCutShort = false
    private var isOver: Bool { steps <= 0 || depth >= Self.maximumDepth }

    init(steps: Int = 1000) { self.steps = steps }

    /// Does what follows a name, unless that goes too far, or the name waits for that itself.
    mutating func follow<Result>(_ name: Name, _ work: (inout Walk) -> [Result]) -> [Result] {
        guard followed.insert(name).inserted else {
            isCutShort = true
            return []
        }
        defer { followed.remove(name) }
        return step(work)
    }

    /// Finds the extensions of a type, unless it waits for these itself: whose they are may depend on what is in them.
    mutating func extending(
        _ type: CatalogType, _ work: (inout Walk) -> [CatalogType]
    ) -> [CatalogType] {
        guard extended.insert(ObjectIdentifier(type)).inserted else {
            isCutShort = true
            return []
        }
        defer { extended.remove(ObjectIdentifier(type)) }
        return work(&self)
    }

    /// Does what leads on to other names, unless that goes too far.
    private mutating func step<Result>(_ work: (inout Walk) -> [Result]) -> [Result] {
        guard !isOver else {
            isCutShort = true
            return []
        }
        steps -= 1
        depth += 1
        defer { depth -= 1 }
        return work(&self)
    }

    /// Finds out something about a type, which is remembered if it is all that there is.
    mutating func finding<Result>(_ work: (inout Walk) -> [Result], remember: ([Result]) -> Void) -> [Result] {
        let wasCutShort = isCutShort
        isCutShort = false
        let found = step(work)
        if !isCutShort { remember(found) }
        isCutShort = isCutShort || wasCutShort
        return found
    }
}

extension Catalog {
    private typealias Choice<Entry> = (DeclarationTable.Entries, LookupPlace) -> Entry?

    private func lookUp<Entry>(
        _ name: [String], as kind: DeclaredNames.Kind, in scope: [String], file: Int, _ walk: inout Walk,
        choose: Choice<Entry>
    ) -> Found<Entry>? {
        guard let last = name.last, loadFiles(declaring: last, as: kind) else { return nil }
        // Another module may have one of the other kind.
        _ = loadFiles(declaring: last, as: kind == .type ? .typealias : .type)
        func find(_ name: [String], in scope: [String], _ module: WrittenModule?, _ walk: inout Walk) -> Found<Entry>? {
            let (first, plainName) = (name.first ?? last, module == nil && name.count == 1 ? last : nil)
            func choice(_ entries: DeclarationTable.Entries, _ isInherited: Bool) -> Entry? {
                choose(
                    entries,
                    LookupPlace(module: module, outermostName: first, plainName: plainName, isInherited: isInherited))
            }
            return self.find(name, in: scope, file: file, &walk, choose: choice)
                ?? memberOfExtension(name, in: scope, file: file, &walk, choose: choice)
                ?? member(name, in: scope, file: file, &walk, choose: choice)
        }
        if let found = find(name, in: scope, nil, &walk) { return found }
        // A first component that is no type of the run, nor a generic parameter or an associated type, is a module, and not one
        // of the system's: they declare no type of the run.
        guard name.count > 1, !Catalog.isSystemModule(name[0]), mayBeModule(name[0], in: file),
            !loadFiles(declaring: name[0], as: .type)
                || self.find([name[0]], in: scope, file: file, &walk, choose: { entries, _ in entries.types.first })
                    == nil
        else { return nil }
        let module = WrittenModule(name: name[0], isImported: imports(name[0], in: file))
        return find(Array(name.dropFirst()), in: [], module, &walk)
    }

    /// Whether a name that no type of the run has may be that of a module: `_` stands for a generic parameter.
    private func mayBeModule(_ name: String, in file: Int) -> Bool {
        guard name != "_", !Resolver.plainTypes.contains(name), !Resolver.sugaredTypes.contains(name) else {
            return false
        }
        guard files.indices.contains(file) else { return true }
        return places.module(of: file) == name || imports(name, in: file)
            || !mayDeclare(typealiasNamed: name) && !declaresTypeVariable(name, in: file)
    }

    /// What a name means in the innermost scope that has such an entry; what a type that is no protocol has of protocols
    /// comes after all others.
    private func find<Entry>(
        _ name: [String], in scope: [String], file: Int, _ walk: inout Walk,
        choose: (DeclarationTable.Entries, Bool) -> Entry?
    ) -> Found<Entry>? {
        let written = DeclarationTable.key(of: name)
        let keys = DeclarationTable.keys(around: scope)
        var last: Found<Entry>?
        for depth in stride(from: scope.count, to: hiddenScopes(around: scope), by: -1) {
            let around = scope[..<depth]
            let key = keys[depth - 1]
            if let entry = entries("\(key).\(written)").flatMap({ choose($0, false) }) {
                return Found(entry: entry, path: around + name)
            }
            let inherited = scopes(besides: around, key, file: file, &walk)
            guard let found = declared(written, in: inherited, path: around + name, choose) else { continue }
            if !found.isLast { return found }
            last = last ?? found
        }
        if let entry = entries(written).flatMap({ choose($0, false) }) { return Found(entry: entry, path: name) }
        // The names of the library come before it as well.
        return last.flatMap { isNameOfSystem(name[0], in: file) ? nil : $0 }
    }

    /// Whether a name that no type of the run has is one of the modules of the system that a file imports.
    private func isNameOfSystem(_ name: String, in file: Int) -> Bool {
        SystemNames.module(ofType: name, importing: imports(of: file).all) != nil
    }

    /// What the first of several inherited scopes declares by a name.
    private func declared<Entry>(
        _ name: String, in scopes: [InheritedScope], path: [String],
        _ choose: (DeclarationTable.Entries, Bool) -> Entry?
    ) -> Found<Entry>? {
        for (index, scope) in scopes.enumerated() {
            if let entry = entries("\(scope.key).\(name)").flatMap({ choose($0, true) }) {
                return Found(entry: entry, path: path, distance: index + 1, isLast: scope.isLast)
            }
        }
        return nil
    }

    /// What a name means in the innermost scope that an extension adds it to which is written with a typealias or a module.
    private func memberOfExtension<Entry>(
        _ name: [String], in scope: [String], file: Int, _ walk: inout Walk,
        choose: (DeclarationTable.Entries, Bool) -> Entry?
    ) -> Found<Entry>? {
        guard !scope.isEmpty, walk.steps > 0 else { return nil }
        for depth in stride(from: scope.count, to: hiddenScopes(around: scope), by: -1) {
            for type in nominals(named: Array(scope[..<depth]), in: [], file: file, &walk) {
                for part in extensionsWrittenOtherwise(of: type, &walk) {
                    let key = DeclarationTable.key(of: part.path + name)
                    if let entry = entries(key).flatMap({ choose($0, false) }) {
                        return Found(entry: entry, path: part.path + name)
                    }
                }
            }
        }
        return nil
    }

    /// What a dotted name means as a member of what stands before its last dot.
    private func member<Entry>(
        _ name: [String], in scope: [String], file: Int, _ walk: inout Walk,
        choose: (DeclarationTable.Entries, Bool) -> Entry?
    ) -> Found<Entry>? {
        guard name.count > 1, let last = name.last, walk.steps > 0 else { return nil }
        var owners = nominals(named: [name[0]], in: scope, file: file, &walk)
        for component in name[1..<(name.count - 1)] {
            owners = owners.flatMap { nominals(named: [component], in: $0.path, file: $0.file, &walk) }
        }
        for owner in owners {
            let path = owner.path + [last]
            for part in [owner] + extensionsWrittenOtherwise(of: owner, &walk) {
                let key = DeclarationTable.key(of: part.path + [last])
                if let entry = entries(key).flatMap({ choose($0, false) }) { return Found(entry: entry, path: path) }
            }
            if var found = declared(last, in: inheritedScopes(of: owner, &walk), path: path, choose) {
                found.isLast = false
                return found
            }
        }
        return nil
    }

    /// The scopes whose members are seen in one, besides its own: those that the type inherits from, and the type itself
    /// where an extension names it by a typealias.
    private func scopes(
        besides scope: ArraySlice<String>, _ key: String, file: Int, _ walk: inout Walk
    ) -> [InheritedScope] {
        guard walk.steps > 0, let last = scope.last else { return [] }
        if let type = entries(key).flatMap({ nearest($0.types, to: file, in: nil) { $0.file } }) {
            return inheritedScopes(of: type, &walk)
        }
        guard mayDeclare(typeOrTypealiasNamed: last) else { return [] }
        return nominals(named: Array(scope), in: [], file: file, &walk).flatMap { type in
            [InheritedScope(key: DeclarationTable.key(of: type.path), isLast: false)] + inheritedScopes(of: type, &walk)
        }
    }

    /// The scopes of what a type inherits, nearest first, as far up as the resolver follows parents.
    private func inheritedScopes(of type: CatalogType, _ walk: inout Walk) -> [InheritedScope] {
        if let known = knownInheritedScopes(of: type) { return known }
        return walk.finding { walk in
            let near = ancestors(of: type, &walk) { child, parent in
                child.declaration.kind == .protocol || parent.declaration.kind != .protocol
            }
            let isNear = Set(near.map(ObjectIdentifier.init))
            let last = ancestors(of: type, &walk) { _, _ in true }.filter { !isNear.contains(ObjectIdentifier($0)) }
            return near.map { InheritedScope(key: DeclarationTable.key(of: $0.path), isLast: false) }
                + last.map { InheritedScope(key: DeclarationTable.key(of: $0.path), isLast: true) }
        } remember: {
            remember(inheritedScopes: $0, of: type)
        }
    }

    /// What a type inherits by some of its parents and theirs, nearest first.
    private func ancestors(
        of type: CatalogType, _ walk: inout Walk, by isFollowed: (_ child: CatalogType, _ parent: CatalogType) -> Bool
    ) -> [CatalogType] {
        var ancestors: [CatalogType] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
        var level = [type]
        for _ in 0..<Resolver.maximumDepth where !level.isEmpty {
            level = level.flatMap { child in
                parents(of: child, &walk).filter { isFollowed(child, $0) && seen.insert(ObjectIdentifier($0)).inserted }
            }
            ancestors += level
        }
        return ancestors
    }

    /// The types of the run that a type inherits from, in its declaration or in extensions.
    private func parents(of type: CatalogType, _ walk: inout Walk) -> [CatalogType] {
        if let known = knownParents(of: type) { return known }
        return walk.finding { walk in
            var parents = type.declaration.inheritedNames.flatMap {
                nominals(named: $0, in: type.scope, file: type.file, &walk)
            }
            guard type.declaration.kind != .protocol else { return parents }
            for part in extensionsByName(of: type, &walk) {
                parents += part.declaration.inheritedNames.flatMap {
                    nominals(named: $0, in: [], file: part.file, &walk)
                }
            }
            return parents
        } remember: {
            remember(parents: $0, of: type)
        }
    }

    private func extensionsByName(of type: CatalogType, _ walk: inout Walk) -> [CatalogType] {
        guard loadFiles(declaring: type.declaration.name, as: .extension) else { return [] }
        let key = DeclarationTable.key(of: type.path)
        return extensions(written: unescaped(type.declaration.name)).filter { found in
            let isInModule =
                found.path.count == type.path.count + 1
                && self.found(type: [found.path[0]], in: [], file: found.file, &walk) == nil
            guard DeclarationTable.key(of: found.path.dropFirst(isInModule ? 1 : 0)) == key else { return false }
            // Another module of the run may have a type of the same name.
            guard type.conditions.isEmpty, entries(key)?.types.count ?? 0 > 1,
                let nearest = self.found(type: found.path, in: [], file: found.file, &walk)?.entry
            else { return true }
            return nearest.file == type.file
        }
    }

    /// The extensions of a type that are written with a typealias, or with the module before the type's name: what they
    /// declare has another path than what the type itself does.
    private func extensionsWrittenOtherwise(of type: CatalogType, _ walk: inout Walk) -> [CatalogType] {
        let aliased = extensionsOfTypealiases(for: type)
        guard loadFiles(declaring: type.declaration.name, as: .extension),
            extensions(written: unescaped(type.declaration.name)).contains(where: { isLonger($0, than: type) })
        else { return aliased }
        return aliased
            + walk.extending(type) { extensionsByName(of: type, &$0) }.filter { isLonger($0, than: type) }
    }

    private func isLonger(_ extended: CatalogType, than type: CatalogType) -> Bool {
        extended.path.count > type.path.count
    }

    /// The types that a name stands for; several where it is a typealias of a composition.
    private func nominals(
        named name: [String], in scope: [String], file: Int, _ walk: inout Walk
    ) -> [CatalogType] {
        guard let last = name.last, mayDeclare(typeOrTypealiasNamed: last) else { return [] }
        return walk.follow(Walk.Name(parts: name, scope: scope, file: file)) { walk in
            let type = found(type: name, in: scope, file: file, &walk)
            let alias = found(typealias: name, in: scope, file: file, &walk)
            if let type, !(alias?.isNearer(than: type) ?? false) { return [type.entry] }
            guard let alias = alias?.entry else { return [] }
            return alias.declaration.type.inheritedNames.flatMap {
                nominals(named: $0, in: alias.scope, file: alias.file, &walk)
            }
        }
    }
}
