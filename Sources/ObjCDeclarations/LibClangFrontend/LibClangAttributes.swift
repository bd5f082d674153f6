// The attributes of a declaration in libclang's hands in, what they say about Swift out. libclang knows few attributes
// by name, so macros named like those with arguments turn them into annotations, which it hands out as text.

import SwiftDeclarations

/// Reads attributes, each text once.
final class LibClangAttributes {
    private let texts: HeaderTexts
    private var known: [String: HeaderAttributes] = [:]

    /// Starts without any.
    init(_ texts: HeaderTexts) {
        self.texts = texts
    }

    /// What is read before any header: the macros that make annotations of attributes, and the stub SDK. Words that say
    /// who owns an object are nothing to Swift.
    static let prelude =
        "#define MOCKGEN_TEXT(...) MOCKGEN_QUOTED(__VA_ARGS__)\n#define MOCKGEN_QUOTED(...) #__VA_ARGS__\n"
        + annotations.flatMap { [$0, "__\($0)__"] }.map { name in
            "#define \(name)(...) annotate(\"\(name)(\" MOCKGEN_TEXT(__VA_ARGS__) \")\")\n"
        }.joined()
        + ["__weak", "__strong", "__autoreleasing", "__unsafe_unretained"].map { "#undef \($0)\n#define \($0)\n" }
        .joined()
        + includes
        + marks.map { name, word in
            "#undef \(name.prefix { $0 != "(" })\n#define \(name) __attribute__((annotate(\"\(word)\")))\n"
        }.joined()

    private static let includes = (StubHeaders.files.map(\.path) + [FrameworkNames.path]).map { "#include <\($0)>\n" }
        .joined()

    /// The macros of attributes that libclang does not know by name, and what they stand for.
    private static let marks: [(name: String, word: String)] = [
        ("NS_REFINED_FOR_SWIFT", "swift_private"), ("NS_UNAVAILABLE", "unavailable"),
        ("UNAVAILABLE_ATTRIBUTE", "unavailable"), ("DEPRECATED_ATTRIBUTE", "deprecated"),
        ("DEPRECATED_MSG_ATTRIBUTE(...)", "deprecated"),
        ("CF_RETURNS_RETAINED", "cf_returns_retained"), ("CF_RETURNS_NOT_RETAINED", "cf_returns_not_retained"),
        ("NS_RETURNS_INNER_POINTER", "objc_returns_inner_pointer"), ("__dead2", "noreturn"),
        // Clang drops it in protocols.
        ("NS_DESIGNATED_INITIALIZER", "objc_designated_initializer"),
    ]

    /// The attributes with arguments that matter.
    private static let annotations = [
        "availability", "enum_extensibility", "ns_error_domain", "objc_bridge", "objc_bridge_mutable", "swift_async",
        "swift_async_name", "swift_attr", "swift_bridge", "swift_error", "swift_name", "swift_newtype", "swift_wrapper",
    ]

    /// The attributes without arguments that matter. They are no macros: a condition may ask for them, and they may be
    /// names of something else.
    private static let words = [
        "cf_returns_not_retained", "cf_returns_retained", "deprecated", "noescape", "noreturn", "swift_private",
        "unavailable",
    ]

    /// What the attributes of a declaration say.
    ///
    /// - Parameter children: the cursors below the declaration.
    func attributes(of cursor: TranslationUnit.Cursor, _ children: [TranslationUnit.Cursor]) -> HeaderAttributes {
        var words: [String] = []
        var printed: String?
        for attribute in children {
            switch attribute.kind {
            case CursorKind.annotation: words.append(attribute.name)
            case CursorKind.flagEnumeration: words.append("flag_enum")
            case CursorKind.designatedInitializer: words.append("objc_designated_initializer")
            case CursorKind.unexposedAttribute:
                if let place = attribute.spelledPlace, let word = texts.word(at: place), Self.words.contains(word) {
                    words.append(word)
                } else if cursor.kind != CursorKind.protocol, cursor.kind != CursorKind.interface {
                    // Versions before 16 do not say where a macro has it from, but print it, as they do what is inside.
                    let text = printed ?? cursor.printed
                    printed = text
                    words += Self.words.filter { text.contains("((\($0)") && !words.contains($0) }
                }
            default: break
            }
        }
        guard !words.isEmpty else { return HeaderAttributes() }
        return attributes(words.joined(separator: ", "))
    }

    /// The texts of `swift_attr` in the type that a method returns, which clang drops, as it stands in its parentheses. For
    /// example: `@MainActor` of `(void (^ NS_SWIFT_UI_ACTOR)(void))`
    func swiftAttributes(ofResult text: String) -> [String] {
        guard text.contains("swift_attr") || text.contains("NS_SWIFT_") else { return [] }
        var parser = parser(Self.macrosOfTypes + text)
        var attributes = HeaderAttributes()
        return (try? parser.parenthesizedType(&attributes).swiftAttributes) ?? []
    }

    /// The macros of the SDK that stand in types.
    private static let macrosOfTypes = """
        #define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
        #define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
        #define NS_NOESCAPE

        """

    private func parser(_ text: String) -> HeaderParser {
        var preprocessor = HeaderPreprocessor(search: HeaderFiles(HeaderArguments([])))
        preprocessor.run(TokenizedHeader(SourceFile(path: "", text: text)))
        return HeaderParser(preprocessor, types: TypeNames())
    }

    private func attributes(_ text: String) -> HeaderAttributes {
        if let attributes = known[text] { return attributes }
        var parser = parser("__attribute__((\(text)))")
        var attributes = HeaderAttributes()
        parser.attributes(&attributes)
        known[text] = attributes
        return attributes
    }
}
