// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "SnapshotTests",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Thumbindex", path: "../..")],
    targets: [
        .testTarget(
            name: "BrandTests", dependencies: [.product(name: "ThumbindexTesting", package: "Thumbindex")],
            exclude: ["Baselines", "brand.theme.yaml"],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ],
    swiftLanguageModes: [.v6]
)
