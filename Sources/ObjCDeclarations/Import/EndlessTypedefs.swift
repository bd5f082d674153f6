// The typedefs of a header in, the same without those that cannot be written out, so that what follows typedefs ends:
// one that means itself, which only broken headers have, and one whose blocks of blocks come to too much.

extension TypeNames {
    /// How many types a typedef may come to, and how many typedefs may stand for one another. Each is a recursion.
    private static let maximumParts = 1_000
    private static let maximumLevels = 50

    /// How large a type is with its typedefs written out.
    private struct Extent {
        var parts = 1
        var levels = 1
    }

    /// Makes unknown what typedefs mean that cannot be written out. Their names stay what Swift calls them.
    mutating func cutEndlessTypedefs() {
        var extents: [String: Extent] = [:]
        // In order, since where a circle is cut depends on where it is entered.
        for name in typedefs.keys.sorted() { measure(name, into: &extents) }
    }

    /// Measures a typedef and those that it mentions. A chain may be longer than the stack is deep.
    private mutating func measure(_ name: String, into extents: inout [String: Extent]) {
        var stack = [name]
        var isOpen: Set<String> = []
        while let name = stack.last {
            guard extents[name] == nil, let type = typedefs[name]?.type else {
                stack.removeLast()
                continue
            }
            let mentioned = type.mentionedTypedefs
            if isOpen.insert(name).inserted, !mentioned.allSatisfy({ extents[$0] != nil }) {
                stack += mentioned
                continue
            }
            var extent = Extent(parts: 1 + mentioned.count)
            for inner in mentioned where typedefs[inner] != nil {
                // What has no extent yet is on the stack below: a circle.
                let inner = extents[inner] ?? Extent(parts: Self.maximumParts)
                extent.parts = min(extent.parts + inner.parts, Self.maximumParts + 1)
                extent.levels = max(extent.levels, inner.levels + 1)
            }
            if extent.parts > Self.maximumParts || extent.levels > Self.maximumLevels {
                typedefs[name]?.type = ObjCType(kind: .unknown(name))
                extent = Extent()
            }
            extents[name] = extent
            stack.removeLast()
        }
    }
}

extension ObjCType {
    /// The names of the typedefs in the type, as often as they stand in it.
    fileprivate var mentionedTypedefs: [String] {
        switch kind {
        case .typedef(let name): return [name]
        case .object(_, let arguments, _), .interface(_, let arguments, _):
            return arguments.flatMap(\.mentionedTypedefs)
        case .block(let parameters, let result), .functionPointer(let parameters, let result),
            .function(let parameters, let result):
            return parameters.flatMap(\.type.mentionedTypedefs) + result.mentionedTypedefs
        case .pointer(let type), .array(let type, _): return type.mentionedTypedefs
        case .void, .scalar, .id, .classObject, .instancetype, .selector, .typeParameter, .tag, .variadicFunction,
            .unknown:
            return []
        }
    }
}
