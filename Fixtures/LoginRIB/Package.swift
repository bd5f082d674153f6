// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "LoginRIB",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "RIBs"),
        .target(name: "LoginRIB", dependencies: ["RIBs"]),
        .testTarget(name: "LoginRIBTests", dependencies: ["LoginRIB", "RIBs"]),
    ],
    swiftLanguageModes: [.v6]
)
