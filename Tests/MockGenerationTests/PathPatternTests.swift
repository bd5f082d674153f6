// Patterns and paths, and whether they match. No files are involved.

import Testing

@testable import MockGeneration

struct PathPatternTests {
    @Test(arguments: [
        ("Foo.swift", "Foo.swift"),
        ("Foo.swift", "Sources/App/Foo.swift"),
        ("App/Foo.swift", "Sources/App/Foo.swift"),
        ("Sources/App/Foo.swift", "./Sources//App/Foo.swift"),
        ("./Sources/*.swift", "Sources/Foo.swift"),
        ("*", "Foo.swift"),
        ("*Mock*", "FooMocks.swift"),
        ("*.*.swift", "Foo.generated.swift"),
        ("F?o.swift", "Föo.swift"),
        ("[A-F]oo.swift", "Foo.swift"),
        ("[!A-E]oo.swift", "Foo.swift"),
        ("[^A-E]oo.swift", "Foo.swift"),
        ("a[]]b", "a]b"),
        ("a[-x]b", "a-b"),
        ("a[b", "a[b"),
        ("a\\*b", "a*b"),
        ("**/Foo.swift", "Foo.swift"),
        ("**/Foo.swift", "a/b/Foo.swift"),
        ("a/**/z", "a/z"),
        ("a/**/z", "a/b/c/z"),
        ("a/**", "a/b/c"),
        ("**/b/**", "a/b/c/d"),
        ("a/*/c", "a/b/c"),
        ("/a/*.swift", "/a/b.swift"),
        ("/**/b.swift", "/a/b.swift"),
        ("folder/", "x/folder"),
    ])
    func matches(pattern: String, path: String) {
        #expect(PathPattern(pattern).matches(path))
    }

    @Test(arguments: [
        ("", "a"),
        ("", ""),
        ("Foo", "Foo.swift"),
        ("oo.swift", "Foo.swift"),
        ("App", "Sources/App/Foo.swift"),
        ("Sources/*.swift", "Sources/App/Foo.swift"),
        ("a/*/d", "a/b/c/d"),
        ("F?o", "Fo"),
        ("[A-E]oo", "Foo"),
        ("[!F]oo", "Foo"),
        ("[z-a]", "m"),
        ("a?b", "a/b"),
        ("/b.swift", "/a/b.swift"),
        ("/a.swift", "a.swift"),
        ("foo.swift", "Foo.swift"),
        ("a\\*b", "axb"),
    ])
    func doesNotMatch(pattern: String, path: String) {
        #expect(!PathPattern(pattern).matches(path))
    }

    @Test func matchesAFolderOnTheWay() {
        #expect(PathPattern("App").matchesAnyPart(of: "Sources/App/Foo.swift"))
        #expect(PathPattern("Sources/A*").matchesAnyPart(of: "Sources/App/Foo.swift"))
        #expect(!PathPattern("Ap").matchesAnyPart(of: "Sources/App/Foo.swift"))
    }

    @Test(.timeLimit(.minutes(1)))
    func manyStarsStayQuick() {
        let name = String(repeating: "a", count: 2000)
        #expect(!PathPattern(String(repeating: "*a", count: 200) + "b").matches(name))
        let path = String(repeating: "a/", count: 500)
        #expect(!PathPattern(String(repeating: "**/a/", count: 100) + "b").matches(path))
    }
}
