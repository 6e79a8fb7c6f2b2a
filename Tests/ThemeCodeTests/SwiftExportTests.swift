import Foundation
import Testing
import ThemeCode
import Thumbindex

/// The themes of the repository by their names.
enum TestThemes {
    private static let root = #filePath.components(separatedBy: "/Tests/")[0]

    /// A theme of the folder `Themes`.
    static func file(_ name: String) throws -> ThemeFile {
        try ThemeFile(atPath: "\(root)/Themes/\(name).theme.yaml")
    }

    /// The files of all reference themes and of all starters.
    static func everyPath() throws -> [String] {
        try ["Themes", "Sources/ThumbindexCommand/Starters"].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")
                .filter { $0.hasSuffix(".theme.yaml") }.sorted().map { "\(root)/\(folder)/\($0)" }
        }
    }

    /// What stands in a file of `Exported`, which is compiled with these tests.
    static func exported(_ name: String) throws -> String {
        try String(contentsOfFile: "\(root)/Tests/ThemeCodeTests/Exported/\(name)", encoding: .utf8)
    }

    /// Writes a file of `Exported` anew where the environment asks for it.
    static func record(_ text: String, as name: String) throws {
        guard ProcessInfo.processInfo.environment["THUMBINDEX_RECORD"] == "1" else { return }
        try Data(text.utf8).write(to: URL(filePath: "\(root)/Tests/ThemeCodeTests/Exported/\(name)"))
    }

    static func studio(
        of theme: Theme, _ file: ThemeFile, direction: LayoutDirection = .leftToRight
    ) throws -> Studio {
        let content = try file.readContent()
        return Studio(
            theme: theme, content: try content.list(), grid: content.grid(), direction: direction,
            tools: try DrawingTools(fonts: file.findFonts()))
    }
}

@Suite struct SwiftExportTests {
    /// What was exported, compiled with these tests against `ThumbindexEngines` and nothing else.
    private static let compiled: [(name: String, theme: @Sendable (Appearance) -> Theme)] = [
        ("wechat", { WechatTheme.theme(in: $0) }), ("shop", { ShopTheme.theme(in: $0) }),
        ("qq-music", { QqMusicTheme.theme(in: $0) }),
    ]

    @Test(arguments: 0..<3) func whatIsExportedIsWhatWasCompiled(number: Int) throws {
        let export = try CodeExport(of: TestThemes.file(Self.compiled[number].name), as: .swift)
        let file = try #require(export.files.first)
        try TestThemes.record(file.text, as: file.name)
        #expect(export.files.count == 1)
        #expect(try TestThemes.exported(file.name) == file.text, "THUMBINDEX_RECORD=1 writes it anew")
    }

    @Test(arguments: 0..<3, Appearance.allCases) func compiledThemesAreThoseOfTheFiles(
        number: Int, appearance: Appearance
    ) throws {
        let (name, theme) = Self.compiled[number]
        #expect(try TestThemes.file(name).theme(in: appearance) == theme(appearance))
    }

    /// Frames, colours and texts of all nodes are those of the theme's own JSON.
    @Test(arguments: 0..<3) func everyCanonicalStateHasTheNodesOfTheFile(number: Int) throws {
        let (name, theme) = Self.compiled[number]
        let file = try TestThemes.file(name)
        let written = try TestThemes.studio(of: file.theme(in: .dark), file)
        let compiled = try TestThemes.studio(of: theme(.dark), file)
        #expect(written.possibleStates == compiled.possibleStates && !written.possibleStates.isEmpty)
        for state in written.possibleStates {
            let nodes = try #require(compiled.scene(of: state)).nodes
            #expect(try #require(written.scene(of: state)).nodes == nodes && !nodes.isEmpty, "\(state.path)")
        }
    }

    @Test func everyFormOfAValueIsSaid() throws {
        let file = try ThemeFile(
            text: """
                indexBar:
                  titles: ["\\"A\\\\", search, star]
                  width: automatic
                  placement: {frame: [350, 100, 20.5, 560]}
                  overflow: shrink(9)
                  cornerRounding: continuous(4)
                  titleColor: "#12345680"
                  background: {linear: {angle: 90, stops: [[0, "#FF0000"], [1, "#0000FF"]]}}
                  fadeIn: {duration: 0.25, curve: [0.1, 0.2, 0.3, 1.4]}
                """)
        let export = try CodeExport(of: file, as: .swift)
        let text = try #require(export.files.first).text
        for part in [
            #"titles: [.text("\"A\\"), .search, .star]"#, "width: .automatic", ".shrink(minimumSlotHeight: 9)",
            "origin: Point(x: 350, y: 100), size: Size(width: 20.5, height: 560)", ".continuous(4)",
            "Color(hex: 0x123456, alpha: 0.5019607843137255)", "LinearGradient(",
            "GradientStop(offset: 1, color: Color(hex: 0x0000FF))", "Curve(x1: 0.1, y1: 0.2, x2: 0.3, y2: 1.4)",
            "components: [.indexBar, .sectionList]",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        #expect(export.unsaid.count == 1)
        #expect(export.unsaid.allSatisfy { text.contains("// - " + $0) })
    }
}
