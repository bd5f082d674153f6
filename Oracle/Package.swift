// swift-tools-version: 6.0
// The checks of the parser against swift-syntax and against mutated files. A package of its own, so that no user of
// the tool ever builds swift-syntax.

import PackageDescription

let package = Package(
    name: "Oracle",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "mockgen", path: ".."),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        // Only read, never built.
        .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
    ],
    targets: [
        .executableTarget(
            name: "oracle",
            dependencies: [
                .product(name: "SwiftDeclarations", package: "mockgen"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                .product(name: "SwiftDeclarations", package: "mockgen"),
                .product(name: "MockGeneration", package: "mockgen"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
