import Documents
import Styles
import Testing
import Thumbindex

struct ThemeFontsTests {
    @Test("every font style anywhere in a theme is among its fonts")
    func completeness() {
        var theme = Theme(components: Set(Component.allCases))
        theme.chrome.adopt(.ios)
        theme.chrome.tabBar.items = ["One"]
        theme.indexBar.opens = true
        theme.list.tableHeader.avatar.letters = "A"
        var weight = 100
        // Each font gets a weight of its own by which it is known again.
        for path in Self.fontPaths {
            weight += 1
            theme[keyPath: path].weight = weight
        }
        #expect(Set(theme.fonts) == Set(Self.fontStyles(in: theme)))
        #expect(theme.fonts.count == Self.fontPaths.count)
    }

    @Test("equal fonts are listed once, in the order of the theme's parts")
    func uniqueness() {
        var theme = Theme(components: Set(Component.allCases))
        theme.chrome.adopt(.ios)
        theme.chrome.tabBar.items = ["One"]
        for path in Self.fontPaths { theme[keyPath: path] = FontStyle(size: 10) }
        theme.list.row.titleFont = FontStyle(size: 11)
        #expect(theme.fonts == [FontStyle(size: 10), FontStyle(size: 11)])
    }

    @Test("a file for each family and weight, in the order of the fonts")
    func sources() throws {
        let fonts = try ThemeFonts(
            for: [
                FontStyle(families: ["Noto Sans CJK SC", "Inter"], size: 10, weight: 700),
                FontStyle(families: ["Inter"], size: 20, weight: 400),
                FontStyle(families: ["Inter"], size: 30, weight: 400),
            ])
        #expect(fonts.sources.map(\.family) == ["Noto Sans CJK SC", "Inter", "Inter"])
        #expect(fonts.sources.map(\.weight) == [700, 700, 400])
        #expect(
            fonts.sources.map { $0.path.split(separator: "/").last }
                == ["NotoSansCJK-Bold.ttc", "Inter-Bold.otf", "Inter-Regular.otf"])
        #expect(fonts.sources.allSatisfy { $0.path.hasPrefix("/") && $0.version.contains(".") })
    }

    @Test("all missing families at once")
    func missing() {
        let styles = [FontStyle(families: ["Intre", "Nothing Of The Kind"])]
        let error = #expect(throws: DiagnosticError.self) { try ThemeFonts(for: styles) }
        #expect(
            error?.description == """
                error: no font family named 'Intre' is installed
                hint: did you mean 'Inter'?
                error: no font family named 'Nothing Of The Kind' is installed
                """)
    }

    private static var fontPaths: [WritableKeyPath<Theme, FontStyle>] {
        [
            \.indexBar.titleFont, \.indexBar.highlight.font, \.bubble.titleFont, \.list.header.font,
            \.list.row.titleFont, \.list.row.subtitleFont, \.list.row.picture.monogramFont, \.list.footer.font,
            \.list.tableHeader.placeholderFont, \.indexBar.openFont, \.list.tableHeader.avatar.font,
            \.grid.cell.labelFont, \.grid.cell.subtitleFont,
            \.grid.cell.badge.font, \.grid.pageControl.numberFont, \.chrome.statusBar.font,
            \.chrome.navigationBar.titleFont, \.chrome.navigationBar.largeTitleFont, \.chrome.navigationBar.itemFont,
            \.chrome.tabBar.font,
        ]
    }

    private static func fontStyles(in value: Any) -> [FontStyle] {
        if let style = value as? FontStyle { return [style] }
        return Mirror(reflecting: value).children.flatMap { fontStyles(in: $0.value) }
    }
}
