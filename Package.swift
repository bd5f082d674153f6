// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "mockgen",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "mockgen", targets: ["mockgen"]),
        .library(name: "SwiftDeclarations", targets: ["SwiftDeclarations"]),
        .library(name: "MockGeneration", targets: ["MockGeneration"]),
        .plugin(name: "MockgenPlugin", targets: ["MockgenPlugin"]),
        .plugin(name: "GenerateMocks", targets: ["GenerateMocks"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .target(name: "SwiftDeclarations"),
        .target(name: "CLibClang"),
        .target(name: "ObjCDeclarations", dependencies: ["SwiftDeclarations", "CLibClang"]),
        .target(name: "MockGeneration", dependencies: ["SwiftDeclarations"]),
        .executableTarget(
            name: "mockgen",
            dependencies: [
                "MockGeneration",
                "ObjCDeclarations",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .plugin(name: "MockgenPlugin", capability: .buildTool, dependencies: ["mockgen"]),
        .plugin(
            name: "GenerateMocks",
            capability: .command(
                intent: .custom(verb: "generate-mocks", description: "Write or check the mocks of annotated protocols"),
                permissions: [.writeToPackageDirectory(reason: "to write the generated mocks")]
            ),
            dependencies: ["mockgen"]
        ),
        // Inputs and expected mocks, compiled together: a golden that stops compiling breaks the build.
        .target(name: "GoldenFixtures", path: "Fixtures/Golden"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "SwiftDeclarationsTests", dependencies: ["SwiftDeclarations", "TestSupport"]),
        .testTarget(
            name: "ObjCDeclarationsTests", dependencies: ["ObjCDeclarations", "SwiftDeclarations", "TestSupport"]
        ),
        .testTarget(
            name: "MockGenerationTests", dependencies: ["MockGeneration", "SwiftDeclarations", "TestSupport"]
        ),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["MockGeneration", "ObjCDeclarations", "SwiftDeclarations", "GoldenFixtures"]
        ),
        .testTarget(name: "CommandLineTests", dependencies: ["mockgen", "TestSupport"]),
        .testTarget(name: "IntegrationTests", dependencies: ["mockgen", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
