// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Pictures",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Thumbindex", path: "../..")],
    targets: [
        .executableTarget(
            name: "Pictures", dependencies: [.product(name: "Thumbindex", package: "Thumbindex")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ],
    swiftLanguageModes: [.v6]
)
