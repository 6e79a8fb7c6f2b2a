import Foundation
import TemporaryFolders
import Testing

/// The platforms' exact numbers, as tables have them, held against what the command tells of its states (AX-1 … AX-4,
/// SC-1, SC-5). Each row quotes its table.
@Suite("The platforms' tables") struct PlatformTablesTests {
    private let root = TemporaryFolder()

    private static let names = """
        sections:
          - {title: A, items: [{name: Ada}, {name: Hello world}, {name: Hi 1 2 3 4}]}
          - {title: B, items: [Bo]}

        """

    private struct State: Decodable {
        struct Node: Decodable {
            struct Font: Decodable { var size: Double }
            var id: String
            var frame: [Double]
            var hit: [Double]?
            var text: String?
            var font: Font?
        }
        var size: [Double]
        var nodes: [Node]

        subscript(id: String) -> Node? { nodes.first { $0.id == id } }
        func frame(_ id: String) -> [Double]? { self[id]?.frame }
    }

    private func state(_ path: String) throws -> State {
        let data = try Data(contentsOf: URL(filePath: "\(root.path)/Output/\(path).json"))
        return try JSONDecoder().decode(State.self, from: data)
    }

    /// Draws themes by their names; gives what a program may read of them.
    private func render(
        _ themes: KeyValuePairs<String, String>, state: String = "index-bar/below-minimum", _ arguments: String...
    ) throws {
        try root.write(["names.content.yaml": Self.names])
        for (name, text) in themes {
            try root.write(["\(name).theme.yaml": "content: names.content.yaml\n" + text + "\n"])
        }
        let result = try Program.run(
            ["render"] + themes.map { "\($0.key).theme.yaml" }
                + ["--format", "json", "--state", state, "--appearance", "light"] + arguments,
            in: root.path)
        try #require(result.status == 0, "\(result.errors)")
    }

    private static func numbers(_ row: String) -> [Double] { row.split(separator: " ").compactMap { Double($0) } }
    private static func words(_ row: String) -> [String] { row.split(separator: " ").map(String.init) }

    // MARK: Text

    /// iOS text styles, their points at each content size (temoki/UIKit_DynamicType, measured on iOS 13.3).
    private static let sizes = words("XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5")

    @Test(
        "AX-1: iOS text styles have their points at each content size",
        arguments: [
            ("largeTitle", "31 32 33 34 36 38 40 44 48 52 56 60"), ("title1", "25 26 27 28 30 32 34 38 43 48 53 58"),
            ("title2", "19 20 21 22 24 26 28 34 39 44 50 56"), ("title3", "17 18 19 20 22 24 26 31 37 43 49 55"),
            ("headline", "14 15 16 17 19 21 23 28 33 40 47 53"), ("body", "14 15 16 17 19 21 23 28 33 40 47 53"),
            ("callout", "13 14 15 16 18 20 22 26 32 38 44 51"), ("subheadline", "12 13 14 15 17 19 21 25 30 36 42 49"),
            ("footnote", "12 12 12 13 15 17 19 23 27 33 38 44"), ("caption1", "11 11 11 12 14 16 18 22 26 32 37 43"),
            ("caption2", "11 11 11 11 13 15 17 20 24 29 34 40"),
        ])
    func textStyles(style: String, points: String) throws {
        try render(
            ["look": "list: {row: {titleFont: {style: \(style)}}}"], "--text-size",
            Self.sizes.joined(separator: ","))
        let told = try Self.sizes.map { size in
            let suffix = size == "L" ? "" : "~\(size)"
            return try state("look/index-bar/below-minimum\(suffix)")["section/0/row/0/title"]?.font?.size
        }
        #expect(told == Self.numbers(points))
    }

    /// AOSP's `FontScaleConverterFactory`: what a size in sp is in dp.
    private static let sp = "8 10 12 14 18 20 24 30 100"

    @Test(
        "AX-2: Android's font scales make of sizes in sp what their tables say",
        arguments: [
            ("1.15", "9.2 11.5 13.8 16.4 19.8 21.8 25.2 30 100"), ("1.3", "10.4 13 15.6 18.8 21.6 23.6 26.4 30 100"),
            ("1.5", "12 15 18 22 24 26 28 30 100"), ("1.8", "14.4 18 21.6 24.4 27.6 30.8 32.8 34.8 100"),
            ("2.0", "16 20 24 26 30 34 36 38 100"),
        ])
    func fontScales(scale: String, dp: String) throws {
        for (sp, dp) in zip(Self.words(Self.sp), Self.numbers(dp)) {
            try render(["sp\(sp)": "list: {row: {height: 140, titleFont: {size: \(sp)}}}"], "--font-scale", scale)
            let suffix = scale == "2.0" ? "2" : scale
            let told = try state("sp\(sp)/index-bar/below-minimum~\(suffix)")["section/0/row/0/title"]?.font?.size
            #expect(told == dp, "\(sp) at \(scale)")
        }
    }

    @Test(
        "AX-4: pseudo-locales lengthen, bracket and mark what is drawn",
        arguments: [
            // Half of the text's length in whole words; the text's own where more than three words count: those that begin
            // with what is no letter.
            ("en-XA", ["[Åðå one]", "[Ĥéļļö ŵöŕļð one two]", "[Ĥî 1 2 3 4 one two three]"]),
            // Each word between RLM RLO and PDF RLM.
            ("ar-XB", ["<Ada>", "<Hello> <world>", "<Hi> <1> <2> <3> <4>"]),
            // Xcode's: twice, and with marks at both ends.
            ("double-length", ["Ada Ada", "Hello world Hello world", "Hi 1 2 3 4 Hi 1 2 3 4"]),
            ("bounded", ["[# Ada #]", "[# Hello world #]", "[# Hi 1 2 3 4 #]"]),
        ])
    func pseudoLocales(name: String, texts: [String]) throws {
        try render(["look": ""], "--pseudo", name)
        let shown = try state("look/index-bar/below-minimum~\(name)")
        let marked = texts.map {
            $0.replacing("<", with: "\u{200F}\u{202E}").replacing(">", with: "\u{202C}\u{200F}")
        }
        #expect((0..<3).map { shown["section/0/row/\($0)/title"]?.text } == marked)
    }

    // MARK: Screens

    /// A screen with all bars that a platform has.
    private static func bars(_ platform: String, on preset: String) -> String {
        """
        canvas: {preset: \(preset)}
        chrome:
          platform: \(platform)
          navigationBar: {title: Names, largeTitle: true, leading: [back], trailing: [add]}
          searchBar: Search
          tabBar: {items: [One, Two, Three]}
        """
    }

    /// The clock says 9:41. A navigation bar is 44 high, with a large title 52 more; a search field 36 in 52, a tab bar 49; the
    /// home indicator is 134 × 5, 8 above the edge.
    @Test(
        "SC-1: bars of iOS have their heights on every device",
        arguments: [
            ("iphone-se", [375, 667], 20, 0), ("iphone-x", [375, 812], 44, 34), ("iphone-14", [390, 844], 47, 34),
            ("iphone-16", [393, 852], 59, 34), ("iphone-16-pro", [402, 874], 62, 34),
            ("iphone-air", [420, 912], 68, 34),
            // Store pictures: 440 × 956 points, 62 above and 34 below.
            ("iphone-16-pro-max", [440, 956], 62, 34), ("ipad-pro-13", [1032, 1376], 24, 20),
        ] as [(String, [Double], Double, Double)])
    func barsOfIOS(preset: String, size: [Double], top: Double, bottom: Double) throws {
        try render(["look": Self.bars("ios", on: preset)], state: "section-list/resting")
        let shown = try state("look/section-list/resting")
        let (width, height) = (size[0], size[1])
        #expect(shown.size == size)
        #expect(shown["status-bar/time"]?.text == "9:41")
        #expect(shown.frame("status-bar") == [0, 0, width, top])
        #expect(shown.frame("navigation-bar") == [0, 0, width, top + 44 + 52 + 52])
        #expect(shown.frame("navigation-bar/large-title") == [0, top + 44, width, 52])
        #expect(shown["navigation-bar/large-title"]?.font?.size == 34)
        let field = try #require(shown.frame("navigation-bar/search-field"))
        #expect(field[3] == 36 && field[1] >= top + 96 && field[1] + field[3] <= top + 148)
        #expect(shown.frame("tab-bar") == [0, height - bottom - 49, width, bottom + 49])
        #expect(shown.frame("tab-bar/item/0")?.last == 49)
        #expect(shown.frame("section/0/header")?[1] == top + 148)
        let indicator = bottom > 0 ? [width / 2 - 67, height - 8 - 5, 134, 5] : nil
        #expect(shown.frame("home-indicator") == indicator)
        for item in 0...1 {
            #expect(shown.frame("navigation-bar/item/\(item)").map { [$0[1], $0[2], $0[3]] } == [top, 44, 44])
        }
    }

    /// An app bar is 64 high, a navigation bar 80, a status bar 24; what a finger touches is 48.
    @Test(
        "SC-1: bars of Material have their heights on every device",
        arguments: [
            ("android-compact", [360, 800]), ("android-medium", [412, 915]), ("pixel-10", [411, 923]),
            ("galaxy-s25", [360, 780]), ("android-tablet", [800, 1280]), ("pixel-10-pro-fold-open", [852, 883]),
        ] as [(String, [Double])])
    func barsOfMaterial(preset: String, size: [Double]) throws {
        try render(
            [
                "look": Self.bars("android", on: preset)
                    .replacing("largeTitle: true, ", with: "").replacing("  searchBar: Search\n", with: "")
            ], state: "section-list/resting")
        let shown = try state("look/section-list/resting")
        let (width, height) = (size[0], size[1])
        #expect(shown.size == size)
        #expect(shown["status-bar/time"]?.text == "9:41")
        #expect(shown.frame("status-bar") == [0, 0, width, 24])
        #expect(shown.frame("navigation-bar") == [0, 0, width, 24 + 64])
        #expect(shown.frame("tab-bar") == [0, height - 24 - 80, width, 24 + 80])
        #expect(shown.frame("tab-bar/item/2")?.last == 80)
        #expect(shown.frame("section/0/header")?[1] == 88)
        for item in 0...1 {
            let frame = try #require(shown.frame("navigation-bar/item/\(item)"))
            #expect(frame[2] == 48 && frame[3] >= 48, "\(frame)")
        }
    }

    @Test(
        "AX-3: a zoomed display of 375 points has 320, one of 414 has 375",
        arguments: [("iphone-se", 375, 320), ("iphone-x", 375, 320), ("iphone-11", 414, 375)]
            as [(String, Double, Double)])
    func zoom(preset: String, usual: Double, zoomed: Double) throws {
        let theme = "canvas: {preset: \(preset)}"
        try render(["look": theme])
        try render(["look": theme], "--zoom")
        #expect(try state("look/index-bar/below-minimum").size[0] == usual)
        #expect(try state("look/index-bar/below-minimum~zoom").size[0] == zoomed)
    }

    @Test(
        "SC-5: store pictures have the stores' pixels, and Play's are no longer than 2 : 1",
        arguments: [
            ("app-store-phone", "3", [1320, 2868]), ("app-store-tablet", "2", [2064, 2752]),
            ("play-phone", "3", [1080, 1920]),
        ])
    func storePictures(page: String, scale: String, pixels: [Int]) throws {
        try root.write([
            "names.content.yaml": Self.names, "look.theme.yaml": "content: names.content.yaml\n",
            "store.sheet.yaml": """
            theme: look.theme.yaml
            page: \(page)
            rows: [{pictures: [{state: section-list/resting}]}]

            """,
        ])
        let result = try Program.run(
            ["sheet", "store.sheet.yaml", "--scale", scale, "--out", "Sheets"], in: root.path)
        try #require(result.status == 0, "\(result.errors)")
        let file = try #require(root.names(in: "Sheets").first { $0.hasSuffix(".png") })
        let size = try PNG.size(of: [UInt8](Data(contentsOf: URL(filePath: "\(root.path)/Sheets/\(file)"))))
        #expect(size == pixels)
        #expect(page != "play-phone" || size[1] <= 2 * size[0])
    }

    // MARK: Reference themes

    @Test(
        "SC-1: every reference theme has the bars of a platform that it is asked for, in both appearances",
        arguments: ["category", "glass", "launcher", "material", "photos", "qq-music", "shop", "system", "wechat"],
        [
            ("ios", "iphone-16-pro-max", [440, 956], 62, 44, 34, 49),
            ("android", "android-medium", [412, 915], 24, 64, 24, 80),
        ])
    func referenceThemes(
        theme: String,
        platform: (name: String, preset: String, size: [Double], top: Double, bar: Double, bottom: Double, tabs: Double)
    ) throws {
        let themes = #filePath.components(separatedBy: "/Tests/")[0] + "/Themes"
        for name in try FileManager.default.contentsOfDirectory(atPath: themes) {
            try root.copy("\(themes)/\(name)", to: name)
        }
        try root.write([
            "asked.theme.yaml": """
            extends: \(theme).theme.yaml
            canvas: {preset: \(platform.preset), size: \(platform.size)}
            chrome:
              platform: \(platform.name)
              statusBar: {shown: true}
              navigationBar: {shown: true, title: Names, largeTitle: false}
              tabBar: {items: [One, Two, Three]}

            """
        ])
        let result = try Program.run(
            ["render", "asked.theme.yaml", "--format", "json", "--state", "section-list/resting,grid/first-page"],
            in: root.path)
        try #require(result.status == 0, "\(result.errors)")
        let files = try root.names(in: "Output/asked").filter { $0.hasSuffix(".json") }
        #expect(files.count >= 2)
        for file in files {
            let shown = try state("asked/" + file.dropLast(5))
            let (width, height) = (platform.size[0], platform.size[1])
            #expect(shown.size == platform.size)
            #expect(shown["status-bar/time"]?.text == "9:41", "\(file)")
            #expect(shown.frame("status-bar") == [0, 0, width, platform.top])
            #expect(shown.frame("navigation-bar") == [0, 0, width, platform.top + platform.bar])
            let tabs = platform.bottom + platform.tabs
            #expect(shown.frame("tab-bar") == [0, height - tabs, width, tabs])
            if platform.name == "ios" {
                #expect(shown.frame("home-indicator") == [width / 2 - 67, height - 13, 134, 5])
            }
        }
    }
}
