// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "LoginRIB",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "mockgen", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "RIBs"),
        .target(name: "RxSwift"),
        .target(
            name: "LoginRIB",
            dependencies: ["RIBs", "RxSwift", .product(name: "OpenCombine", package: "OpenCombine")]
        ),
        .testTarget(
            name: "LoginRIBTests",
            dependencies: ["LoginRIB", "RIBs", "RxSwift", .product(name: "OpenCombine", package: "OpenCombine")],
            plugins: [.plugin(name: "MockgenPlugin", package: "mockgen")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
