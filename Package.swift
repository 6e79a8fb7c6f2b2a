// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .strictMemorySafety(),
]

/// Those of modules in which not every unsafe expression is marked.
let looseSettings = Array(settings.dropLast())

/// A module of this package: its folder is `Sources/<name>`.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: dependencies,
        swiftSettings: settings)
}

/// Those of tests. They are not optimised even where what they test is: that halves the time to build them, and they run
/// as long. Nor is their interface written by a job of its own: nothing waits for it.
let testSettings = looseSettings + [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

/// The tests of one module: their folder is `Tests/<name>Tests`.
func tests(of name: String, with others: [Target.Dependency] = [], excluding files: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name)] + others,
        exclude: files, swiftSettings: testSettings)
}

/// What Foundation is made of, and needs, where it is not a library of its own.
let partsOfFoundation = [
    "CoreFoundation", "_FoundationCShims", "_FoundationCollections", "_FoundationICU", "swiftSynchronization",
]

/// With `THUMBINDEX_STATIC` in the environment the command holds Swift's libraries, and most of the others, itself and
/// starts sooner; so does the benchmark that stands for it. The modules are the same, so that only these two are linked
/// again. The path of a file of options, as `make dist` gives it, says which archives; else those that Debian has.
let linkingOfCommand: [LinkerSetting] =
    Context.environment["THUMBINDEX_STATIC"].map { setting in
        let usual = "\(Context.packageDirectory)/Sources/ThumbindexCommand/archives.cfg"
        return [
            .unsafeFlags(
                [
                    "-static-stdlib", "-use-ld=lld",
                    "-Xclang-linker", "--config=\(setting.hasSuffix(".cfg") ? setting : usual)",
                ], .when(platforms: [.linux]))
        ] + partsOfFoundation.map { .linkedLibrary($0, .when(platforms: [.linux])) }
    } ?? []

/// For its libyaml, the module CYaml.
let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let realModule = Target.Dependency.product(name: "RealModule", package: "swift-numerics")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")

let package = Package(
    name: "Thumbindex",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "Thumbindex", targets: ["Thumbindex"]),
        .library(name: "ThumbindexEngines", targets: ["ThumbindexEngines"]),
        .library(name: "ThumbindexTesting", targets: ["ThumbindexTesting"]),
        .executable(name: "thumbindex", targets: ["ThumbindexCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // Values and engines: no C library.
        module("Geometry", [realModule]),
        // Files and threads of the operating system; digests of files are XXH3's.
        .systemLibrary(
            name: "CXXHash", pkgConfig: "libxxhash",
            providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
        module("Files", [systemPackage, "CXXHash"]),
        tests(of: "Files", with: ["TemporaryFolders", systemPackage]),
        module("Jobs"),
        tests(of: "Jobs"),
        tests(of: "Geometry", with: ["RandomNumbers"]),
        module("Documents", ["Files", "Geometry", "Jobs", yams]),
        module("Tokens", ["Documents", "Geometry", realModule]),
        tests(of: "Tokens", with: ["Documents", "Geometry"]),
        module("Styles", ["Geometry"]),
        module("Contents", ["Geometry"]),
        // Files that are parts of the program, each from the folder of the module that uses it.
        .target(name: "CEmbeddedFiles", cSettings: [.treatAllWarnings(as: .error)]),
        tests(of: "Contents"),
        module("TokenConversion", ["Documents", "Geometry", "Tokens"]),
        tests(
            of: "TokenConversion", with: ["Documents", "Geometry", "Styles", "Tokens"], excluding: ["fetch.sh"]),
        module("ContentFiles", ["Contents", "Documents", "Geometry"]),
        tests(
            of: "ContentFiles",
            with: ["Contents", "Documents", "RandomNumbers", "SchemaChecking", "TemporaryFolders"]),
        module("Theming", ["Documents", "Tokens", "Geometry", "Styles"]),
        module("Layouts", ["Contents", "Geometry", "Styles", realModule]),
        tests(of: "Layouts", with: ["Geometry", "RandomNumbers", "Styles"]),
        module("Interaction", ["Contents", "Geometry", "Styles", "Layouts"]),
        tests(of: "Interaction", with: ["Contents", "Geometry", "Styles", "Layouts", "RandomNumbers"]),
        .target(
            name: "Timelines",
            dependencies: [
                "CEmbeddedFiles", "Contents", "Documents", "Geometry", "Interaction", "Layouts", "Styles",
            ],
            exclude: ["CanonicalStates/canonical-states.yaml"], swiftSettings: settings),
        tests(
            of: "Timelines",
            with: [
                "Contents", "Documents", "Geometry", "Interaction", "Layouts", "RandomNumbers", "SchemaChecking",
                "Styles",
            ]),
        module("DisplayLists", ["Geometry", "Styles"]),
        module("ThumbindexEngines", ["Contents", "Geometry", "Styles", "Layouts", "Interaction", "DisplayLists"]),
        module("Rasters", ["CPixels", "Geometry", realModule]),
        tests(of: "Rasters", with: ["CPixels", "RandomNumbers"]),
        module("Manifests", ["Documents", "Files", "Geometry", "Rasters"]),
        tests(of: "Manifests", with: ["Documents", "Files", "Geometry", "Rasters", "TemporaryFolders"]),
        module("Painting", ["Geometry", "Styles", "Contents", "Layouts", "Interaction", "DisplayLists", realModule]),
        tests(of: "Painting", with: ["Geometry", "Styles", "Contents", "Layouts", "Interaction", "DisplayLists"]),
        module("Presenting", ["DisplayLists", "Documents", "Geometry", "Layouts", "Styles"]),
        tests(
            of: "Presenting",
            with: ["Contents", "DisplayLists", "Documents", "Geometry", "Interaction", "Layouts", "Painting", "Styles"]),

        module(
            "Linting",
            ["Contents", "DisplayLists", "Documents", "Geometry", "Layouts", "Styles", "Theming", realModule]),
        tests(
            of: "Linting",
            with: [
                "Contents", "DisplayLists", "Documents", "Geometry", "Interaction", "Layouts", "Painting",
                "RandomNumbers", "SchemaChecking", "Styles", "TemporaryFolders", "Theming",
            ],
            excluding: ["contrast.py"]),

        // C libraries, and the modules that wrap them.
        // Vector paths, gradients and PDF; with FreeType and fontconfig, which its package brings.
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo-ft",
            providers: [
                .apt(["libcairo2-dev", "libfreetype-dev", "libfontconfig-dev"]),
                .brew(["cairo", "freetype", "fontconfig"]),
            ]),
        // Shapes text.
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        // The bidirectional algorithm.
        .systemLibrary(
            name: "CFriBidi", pkgConfig: "fribidi",
            providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
        // Deflates and inflates PNG fastest.
        .systemLibrary(
            name: "CISAL", pkgConfig: "libisal",
            providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
        // Decodes PNG of all kinds.
        .systemLibrary(
            name: "CSPNG", pkgConfig: "spng",
            providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
        // Deflates smaller, in a time that is still short.
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        // Deflates smallest at libpng's own settings.
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        // Decodes JPEG; only a system library can ask pkg-config, so the C that calls it stands apart.
        .systemLibrary(
            name: "CJPEG", pkgConfig: "libjpeg",
            providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
        // libjpeg reports errors by longjmp, which only C may catch.
        .target(name: "CJPEGRows", dependencies: ["CJPEG"], cSettings: [.treatAllWarnings(as: .error)]),
        // Decodes and encodes WebP, and animations of it.
        .systemLibrary(
            name: "CWebP", pkgConfig: "libwebpdemux",
            providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
        // Converts colours by the profiles in picture files.
        .systemLibrary(
            name: "CLittleCMS", pkgConfig: "lcms2",
            providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        // Encodes GIF; without a file for pkg-config.
        .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
        // Loops over pixels, compiled for more than one processor.
        .target(name: "CPixels", cSettings: [.treatAllWarnings(as: .error)]),
        module(
            "Codecs",
            [
                "CDeflate", "CGIF", "CISAL", "CJPEGRows", "CLittleCMS", "CPixels", "CSPNG", "CWebP", "CZlib", "Files",
                "Geometry", "Jobs", "Rasters",
            ]),
        module(
            "Drawing",
            [
                "CCairo", "CFriBidi", "CHarfBuzz", "CISAL", "CPixels", "CSPNG", "CWebP", "CXXHash", "Codecs",
                "DisplayLists", "Documents", "Files", "Geometry", "Jobs", "Rasters", "Styles",
            ]),
        .target(
            name: "PictureFiles", dependencies: ["Jobs", "Rasters", "TemporaryFolders"], path: "Tests/PictureFiles",
            exclude: ["comparisons.py", "frames.py", "pictures.py"], swiftSettings: looseSettings),
        tests(
            of: "Codecs",
            with: [
                "CCairo", "CPNG", "CPixels", "Files", "Geometry", "PictureFiles", "RandomNumbers", "Rasters",
                "TemporaryFolders",
            ]),
        .target(
            name: "DrawingBoards",
            dependencies: ["Codecs", "DisplayLists", "Drawing", "Geometry", "PictureFiles", "Rasters", "Styles"],
            path: "Tests/DrawingBoards", swiftSettings: looseSettings),
        tests(
            of: "Drawing",
            with: [
                "Codecs", "DisplayLists", "DrawingBoards", "Geometry", "PictureFiles", "RandomNumbers", "Rasters",
                "Styles",
            ]),
        module(
            "Rendering",
            [
                "Codecs", "DisplayLists", "Documents", "Drawing", "Files", "Geometry", "Jobs", "Presenting", "Rasters",
                "Styles", realModule,
            ]),
        .systemLibrary(
            name: "CPNG", path: "Tests/CPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        tests(
            of: "Rendering",
            with: [
                "CPNG", "Codecs", "Contents", "DisplayLists", "Documents", "Drawing", "DrawingBoards", "Geometry",
                "Interaction", "Layouts", "Painting", "PictureFiles", "RandomNumbers", "Rasters", "Styles", "Theming",
            ]),

        .systemLibrary(
            name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
        // ICU has its alphabetic index in C++ only.
        .target(name: "CCollation", dependencies: ["CICU"], cxxSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "Collation", dependencies: ["CCollation", "CEmbeddedFiles", "Contents", "Documents", "Geometry"],
            exclude: ["Resources"], swiftSettings: settings),
        tests(of: "Collation", with: ["ContentFiles", "Contents", "Documents", "RandomNumbers"], excluding: ["Data"]),

        // The product.
        module(
            "Thumbindex",
            [
                "Collation", "ContentFiles", "Contents", "Tokens", "Documents", "DisplayLists", "Drawing", "Geometry",
                "Interaction", "Jobs", "Layouts", "Manifests", "Painting", "Presenting", "Rasters", "Rendering",
                "Styles", "Theming", "Timelines",
            ]),
        tests(
            of: "Thumbindex",
            with: [
                "Contents", "Documents", "DisplayLists", "DrawingBoards", "Geometry", "Interaction", "Layouts",
                "PictureFiles", "Presenting", "RandomNumbers", "SchemaChecking", "Styles", "TemporaryFolders",
                "Theming", "Timelines",
            ]),
        // As a package sees it that depends on the product alone.
        .testTarget(
            name: "ProductTests", dependencies: ["Thumbindex"],
            swiftSettings: testSettings + [.enableUpcomingFeature("MemberImportVisibility")]),
        module("ThemeCode", ["Contents", "Documents", "Geometry", "Layouts", "Styles", "Thumbindex"]),
        tests(
            of: "ThemeCode",
            with: [
                "Documents", "DrawingBoards", "Geometry", "PythonScripts", "TemporaryFolders", "Thumbindex",
                "ThumbindexEngines",
            ],
            excluding: ["parse_kotlin.py"]),
        module(
            "Batching",
            [
                "CProcess", "Codecs", "Collation", "Contents", "Documents", "DisplayLists", "Files", "Geometry",
                "Interaction",
                "Jobs", "Manifests", "Rasters", "Rendering", "Styles", "Theming", "Thumbindex", "Timelines", "Tokens",
                "Drawing",
            ]),
        tests(
            of: "Batching",
            with: [
                "Comparing", "Documents", "Files", "Geometry", "Interaction", "Timelines", "Jobs", "Manifests",
                "RandomNumbers",
                "Rendering",
                "SchemaChecking", "Styles", "TemporaryFolders", "Thumbindex",
            ]),
        module(
            "Sheets",
            [
                "Batching", "Contents", "DisplayLists", "Documents", "Geometry", "Layouts", "Painting", "Presenting",
                "Rendering", "Styles", "Thumbindex", "Timelines",
            ]),
        tests(
            of: "Sheets",
            with: [
                "Batching", "Comparing", "Documents", "Matching", "RandomNumbers", "SchemaChecking", "TemporaryFolders",
                "Thumbindex",
            ]),
        module(
            "Comparing",
            ["CPixels", "Codecs", "Documents", "Files", "Geometry", "Jobs", "Manifests", "Rasters", systemPackage]),
        tests(
            of: "Comparing",
            with: [
                "CPixels", "Contents", "Documents", "Codecs", "Geometry", "Interaction", "Manifests", "Timelines",
                "PictureFiles", "RandomNumbers", "Rasters", "Rendering", "SchemaChecking", "Styles", "TemporaryFolders",
                "Thumbindex",
            ]),
        .target(
            name: "Reporting",
            dependencies: [
                "CEmbeddedFiles", "Comparing", "Documents", "Files", "Geometry", "Interaction", "Jobs", "Codecs",
                "Linting", "Manifests", "Matching", "Rasters", "Rendering", "Styles", "Thumbindex", "Timelines",
                mustache,
            ],
            exclude: ["Resources"], swiftSettings: settings),
        tests(
            of: "Reporting",
            with: [
                "Comparing", "Batching", "Documents", "Files", "Geometry", "Manifests", "Codecs",
                "PictureFiles", "PythonScripts", "Rasters", "Rendering", "TemporaryFolders",
            ],
            excluding: ["Gallery/browse_gallery.py", "browse_report.py", "junit.xsd", "validate_xml.py"]),
        module(
            "Matching",
            [
                "CPixels", "Codecs", "Contents", "DisplayLists", "Documents", "Files", "Geometry", "Layouts", "Rasters",
                "Rendering", "Styles", "Theming", "Thumbindex", "Timelines",
            ]),
        tests(
            of: "Matching",
            with: [
                "Codecs", "Contents", "DisplayLists", "Documents", "DrawingBoards", "Files", "Geometry",
                "PictureFiles", "RandomNumbers", "Rasters", "Rendering", "SchemaChecking", "Styles", "TemporaryFolders",
                "Thumbindex",
            ]),
        module(
            "ThumbindexTesting",
            [
                "Batching", "Comparing", "Contents", "DisplayLists", "Documents", "Files", "Geometry", "Interaction",
                "Jobs", "Manifests", "Matching", "Rasters", "Rendering", "Reporting", "Styles", "Thumbindex",
                "Timelines",
            ]),
        // As a package sees it that depends on the product alone.
        .testTarget(
            name: "ThumbindexTestingTests", dependencies: ["Codecs", "TemporaryFolders", "ThumbindexTesting"],
            swiftSettings: testSettings + [.enableUpcomingFeature("MemberImportVisibility")]),
        // The live session, in the browser and for programs; the only user of FlyingFox.
        .target(
            name: "Serving",
            dependencies: [
                "CEmbeddedFiles", "Contents", "DisplayLists", "Documents", "Files", "Geometry", "Interaction", "Jobs",
                "Layouts", "Painting", "Rasters", "Rendering", "Styles", "Theming", "Thumbindex", "Timelines", "Tokens",
                flyingSocks,
            ],
            exclude: ["Resources"], swiftSettings: settings),
        tests(
            of: "Serving",
            with: [
                "Documents", "Files", "Geometry", "PythonScripts", "Rasters", "TemporaryFolders", "Thumbindex",
                "Timelines",
            ],
            excluding: ["browse_live.py", "check_interface.py"]),
        // How much memory the command's heaps take at a time.
        .target(name: "CProcess", cSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "ThumbindexCommand",
            dependencies: [
                "CEmbeddedFiles", "CProcess", "Geometry", "Documents", "DisplayLists", "ContentFiles", "Contents",
                "Collation", "Files",
                "Jobs", "Styles", "Interaction", "Layouts", "Linting", "Manifests", "Matching", "Theming", "Thumbindex",
                "Comparing", "Batching", "Rasters", "Rendering", "Reporting", "Serving", "Sheets", "ThemeCode",
                "Timelines", "TokenConversion", "Tokens", argumentParser,
            ],
            exclude: ["Starters", "archives.cfg"], swiftSettings: settings,
            linkerSettings: linkingOfCommand),
        // They run the command, which is beside them: they neither wait for it nor are compiled again with it.
        .testTarget(
            name: "ThumbindexCommandTests",
            dependencies: [
                "Documents", "Manifests", "PictureFiles", "RandomNumbers", "SchemaChecking", "TemporaryFolders",
            ],
            exclude: ["Lint/bases.txt", "Lint/flaws.txt", "Lint/targets.py"], swiftSettings: testSettings),
        .target(name: "BenchmarkReports", path: "Benchmarks/reports", swiftSettings: looseSettings),
        .executableTarget(
            name: "CollationBenchmarks",
            dependencies: ["BenchmarkReports", "Collation", "ContentFiles", "Contents", "Documents"],
            path: "Benchmarks/collation", exclude: ["plain.cpp"], swiftSettings: looseSettings),
        .executableTarget(
            name: "BatchBenchmarks",
            dependencies: [
                "Batching", "BenchmarkReports", "Files", "Geometry", "Interaction", "Timelines", "Jobs", "Rendering",
                "Thumbindex",
            ],
            path: "Benchmarks/batches", exclude: ["plain.c"], swiftSettings: looseSettings),
        .executableTarget(
            name: "ComparisonBenchmarks",
            dependencies: [
                "Comparing", "BenchmarkReports", "Contents", "Documents", "Codecs", "Interaction", "Timelines",
                "Rasters",
                "Thumbindex",
            ],
            path: "Benchmarks/comparisons", exclude: ["blazediff_times.py", "pairs.py"], swiftSettings: looseSettings),
        .executableTarget(
            name: "PictureBenchmarks",
            dependencies: [
                "Batching", "BenchmarkReports", "Codecs", "Contents", "DisplayLists", "Drawing", "Files", "Geometry",
                "Interaction", "Jobs", "Layouts", "Painting", "Presenting", "Rasters", "Rendering", "Sheets", "Styles",
                "Thumbindex", "Timelines",
            ],
            path: "Benchmarks/pictures", exclude: ["others.py", "photographs.py", "plain-grid.c", "plain.c"],
            swiftSettings: looseSettings,
            linkerSettings: linkingOfCommand),
        .executableTarget(
            name: "PhotographBenchmarks",
            dependencies: ["BenchmarkReports", "DisplayLists", "Drawing", "Geometry", "Rasters"],
            path: "Benchmarks/photographs", exclude: ["photographs.py"], swiftSettings: looseSettings),
        .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: looseSettings),
        .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders", swiftSettings: looseSettings),
        .target(name: "PythonScripts", path: "Tests/PythonScripts", swiftSettings: looseSettings),
        .target(
            name: "SchemaChecking", dependencies: ["Documents", "Geometry", "RandomNumbers", "TemporaryFolders"],
            path: "Tests/SchemaChecking", swiftSettings: looseSettings),

        // What holds documents and comments true.
        .testTarget(name: "DocumentationTests", swiftSettings: testSettings),
        tests(of: "DisplayLists", with: ["Geometry", "RandomNumbers", "Styles"]),
        tests(of: "Documents", with: ["RandomNumbers"]),
        tests(
            of: "Theming",
            with: [
                "Contents", "Documents", "DisplayLists", "Geometry", "Interaction", "Layouts", "Painting",
                "RandomNumbers", "SchemaChecking", "Styles", "TemporaryFolders", "Timelines",
                realModule,
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

// `make docs` sets this; programs that depend on the package need not fetch what makes its documentation.
if Context.environment["THUMBINDEX_DOCS"] != nil {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// `THUMBINDEX_TESTS=LayoutsTests,PaintingTests swift build --build-tests` builds these test targets and leaves the others.
if let chosen = Context.environment["THUMBINDEX_TESTS"] {
    let names = Set(chosen.split(separator: ",").map(String.init))
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// What `make dist` makes is to be small: modules that read, plan, tell, answer and arrange, and draw no pixel, are made
// for size there.
if Context.environment["THUMBINDEX_STATIC"]?.hasSuffix(".cfg") == true {
    let madeForSize: Set = [
        "Batching", "ContentFiles", "Documents", "Linting", "Manifests", "Matching", "Presenting", "Reporting",
        "Serving", "Sheets", "ThemeCode", "Theming", "ThumbindexCommand", "TokenConversion", "Tokens",
    ]
    for target in package.targets where madeForSize.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize"])]
    }
}
