// Words in, small numbers out: each word of the headers of a run gets one, so that comparing words and looking macros up
// needs no text. The words that the frontend itself knows come first.

/// The words that the frontend gives a meaning to.
enum HeaderWord: String, CaseIterable, Sendable {
    // Directives and conditions.
    case `if`, ifdef, ifndef, elif, elifdef, elifndef, `else`, endif, define, undef, include, include_next, `import`
    case pragma, defined, once, clang, assume_nonnull, begin, end, _Pragma, __VA_ARGS__, __VA_OPT__
    case __has_feature, __has_extension, __has_attribute, __has_include, __has_builtin, __has_warning,
        __has_include_next
    case __has_declspec_attribute, __has_c_attribute, __has_cpp_attribute, __is_identifier
    // Behind `@`.
    case `protocol`, interface, implementation, `class`, property, required, optional, compatibility_alias
    // Declarations of C.
    case typedef, extern, `static`, inline, __inline, __inline__, register, `struct`, union, `enum`, auto
    case _Static_assert, `_Thread_local`, __thread, asm, __asm, __asm__, __extension__, _Noreturn
    // Qualifiers.
    case const, __const, volatile, __volatile, restrict, __restrict, _Atomic
    case __strong, __weak, __autoreleasing, __unsafe_unretained, __block, __kindof, __covariant, __contravariant
    case `in`, out, `inout`, bycopy, byref, oneway
    case nullable, _Nullable, __nullable, nonnull, _Nonnull, __nonnull, null_unspecified, _Null_unspecified
    case __null_unspecified, _Nullable_result, null_resettable
    case __attribute__, __attribute
    // Types.
    case void, char, short, int, long, float, double, signed, __signed, __signed__, unsigned, _Bool, _Complex, __int128
    case id, Class, SEL, instancetype, typeof, __typeof, __typeof__
    // Attributes of properties.
    case readonly, readwrite, getter, setter, strong, retain, copy, weak, assign, unsafe_unretained
}

/// The words of a run by number.
struct HeaderNames: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    /// The numbers by hash, -1 where there is none.
    private var slots: [Int32]

    /// Starts with the words that the frontend knows, each under its own number.
    init() {
        slots = Array(repeating: -1, count: 4096)
        for word in HeaderWord.allCases {
            let text = Array(word.rawValue.utf8)
            _ = intern(text, 0..<text.count)
        }
    }

    /// The number of a word that the frontend knows.
    static func number(_ word: HeaderWord) -> Int32 {
        Int32(truncatingIfNeeded: knownWords.firstIndex(of: word) ?? 0)
    }

    /// The known word with a number, if it is one.
    static func word(_ number: Int32) -> HeaderWord? {
        number >= 0 && number < Int32(knownWords.count) ? knownWords[Int(number)] : nil
    }

    private static let knownWords = HeaderWord.allCases

    /// The number of a word; a new one where it was not seen before.
    mutating func intern(_ text: [UInt8], _ range: Range<Int>) -> Int32 {
        var slot = Int(truncatingIfNeeded: Self.hash(text, range)) & (slots.count - 1)
        while slots[slot] >= 0 {
            if isEqual(slots[slot], text, range) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let number = Int32(truncatingIfNeeded: ends.count)
        bytes += text[range]
        ends.append(bytes.count)
        slots[slot] = number
        if ends.count * 2 > slots.count { grow() }
        return number
    }

    /// The word with a number.
    func text(_ number: Int32) -> String {
        String(decoding: bytes[range(number)], as: UTF8.self)
    }

    /// Whether a word is written like a macro: capitals, digits and underscores only. For example: `UIKIT_EXTERN`, but not
    /// `SEL`
    func looksLikeMacro(_ number: Int32) -> Bool {
        guard number >= 0, Self.word(number) == nil else { return false }
        let range = range(number)
        guard range.count > 2 else { return false }
        return bytes[range].allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
            default: false
            }
        }
    }

    private func range(_ number: Int32) -> Range<Int> {
        (number > 0 ? ends[Int(number) - 1] : 0)..<ends[Int(number)]
    }

    private func isEqual(_ number: Int32, _ text: [UInt8], _ range: Range<Int>) -> Bool {
        let own = self.range(number)
        guard own.count == range.count else { return false }
        var (left, right) = (own.lowerBound, range.lowerBound)
        while left < own.upperBound {
            if bytes[left] != text[right] { return false }
            left += 1
            right += 1
        }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for number in ends.indices {
            var slot = Int(truncatingIfNeeded: Self.hash(bytes, range(Int32(number)))) & (slots.count - 1)
            while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    /// FNV-1a.
    private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for index in range { hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3 }
        return hash ^ (hash >> 32)
    }
}
