// The bytes of a file -> how it imports Foundation, which output may have to import as well. All files of a module have to
// agree on whether they say a level (SE-0409), but most of them are never parsed.

/// How a text imports Foundation, as far as one look at its bytes tells.
struct FoundationImports: OptionSet, Sendable {
    let rawValue: UInt8

    /// Without a level, which is public where imports are not internal by default.
    static let plain = FoundationImports(rawValue: 1)
    /// With a level below that.
    static let lowered = FoundationImports(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(in bytes: UnsafeBufferPointer<UInt8>) {
        self = []
        let name = Array("Foundation".utf8)
        forEachOccurrence(of: name, in: bytes) { offset in
            let end = offset + name.count
            guard end == bytes.count || !Character(UnicodeScalar(bytes[end])).isPartOfWord else { return true }
            let isBreak: (UInt8) -> Bool = { [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";")].contains($0) }
            let start = bytes[..<offset].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
            insert(Self.imports(before: bytes[start..<offset]))
            return isEmpty
        }
    }

    /// What an import says between the beginning of its line and the name of the module; nothing of other lines.
    private static func imports(before name: Slice<UnsafeBufferPointer<UInt8>>) -> FoundationImports {
        var words = name.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let last = words.lastIndex(of: "import"), words.count - last <= 2 else { return [] }
        words.removeSubrange(last...)
        let modifiers = words.filter { !$0.hasPrefix("@") }
        guard let level = AccessLevel(modifiers: modifiers) else { return modifiers.isEmpty ? .plain : [] }
        return modifiers.count == 1 && level < .public ? .lowered : []
    }
}
