// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Control",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Thumbindex", path: "../..")],
    targets: [
        .executableTarget(
            name: "Control", dependencies: [.product(name: "ThumbindexEngines", package: "Thumbindex")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ],
    swiftLanguageModes: [.v6]
)
