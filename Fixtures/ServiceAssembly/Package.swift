// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "ServiceAssembly",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "mockgen", path: "../..")
    ],
    targets: [
        .target(name: "Core"),
        .target(name: "Services", dependencies: ["Core"]),
        // Objective-C: headers of services that are older than the rest.
        .target(name: "Payments"),
        .target(name: "Stories", dependencies: ["Core", "Services"]),
        // The doubles of the service layer, for both test targets and the demo.
        .target(
            name: "ServiceMocks",
            dependencies: ["Core", "Services", "Payments"],
            plugins: [.plugin(name: "MockgenPlugin", package: "mockgen")]
        ),
        .executableTarget(
            name: "Demo",
            dependencies: ["Core", "Services", "Stories", "ServiceMocks"],
            swiftSettings: [.define("SERVICE_DOUBLES", .when(configuration: .debug))]
        ),
        .testTarget(name: "ServicesTests", dependencies: ["Core", "Services", "ServiceMocks"]),
        .testTarget(name: "StoriesTests", dependencies: ["Core", "Services", "Stories", "ServiceMocks"]),
    ],
    swiftLanguageModes: [.v6]
)
