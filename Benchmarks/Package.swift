// swift-tools-version: 6.0
// The measurements of the tool. A package of its own with no dependency: it runs the tool like anybody else does.

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    targets: [.executableTarget(name: "benchmarks")],
    swiftLanguageModes: [.v6]
)
