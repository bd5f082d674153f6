// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "ListMoviesVIP",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "mockgen", path: "../..")
    ],
    targets: [
        .target(name: "ListMoviesVIP"),
        .testTarget(
            name: "ListMoviesVIPTests",
            dependencies: ["ListMoviesVIP"],
            plugins: [.plugin(name: "MockgenPlugin", package: "mockgen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
