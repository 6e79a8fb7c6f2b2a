import Styles
import Testing
import Theming

/// The families that hold for every text of a theme (TX-1).
@Suite struct FontFamiliesTests {
    @Test func aStylesOwnFamiliesComeBeforeTheThemes() throws {
        let theme = try theme(
            """
            font: {families: [Brand, Inter]}
            list: {row: {titleFont: {families: [Title, Inter]}}}
            """)
        #expect(theme.fontFamilies == ["Brand", "Inter"])
        #expect(theme.list.row.titleFont.families == ["Title", "Inter", "Brand"])
        let others = theme.fonts.filter { $0 != theme.list.row.titleFont }
        #expect(!others.isEmpty && others.allSatisfy { $0.families == ["Brand", "Inter"] })
    }

    @Test func aFontThatIsLikeAnotherHasItsFamilies() throws {
        let theme = try theme(
            """
            font: {families: [Brand]}
            indexBar: {titleFont: {families: [Bar]}}
            """)
        #expect(theme.indexBar.highlight.font.families == ["Bar", "Brand"])
    }

    @Test func withoutThemStylesHaveTheirOwnAlone() throws {
        let theme = try theme("list: {row: {titleFont: {families: [Title]}}}")
        #expect(theme.list.row.titleFont.families == ["Title"])
        #expect(theme.list.row.subtitleFont.families == FontStyle.defaultFamilies)
    }

    @Test func eachAppearanceMayHaveItsOwn() throws {
        let text = "font: {families: {light: [Day], dark: [Night]}}"
        #expect(try theme(text).list.row.titleFont.families == ["Day"])
        #expect(try theme(text, .dark).list.row.titleFont.families == ["Night"])
    }

    @Test(arguments: [
        ("iPhone-16", "did you mean 'iphone-16'?"), ("iphone-16pro", "did you mean 'iphone-16-pro'?"),
        ("iphone_17", "did you mean 'iphone-17'?"), ("pixel9", "did you mean 'pixel-9'?"),
        ("iPhone 16 Pro Max", "did you mean 'iphone-16-pro-max'?"), ("Galaxy S25", "did you mean 'galaxy-s25'?"),
    ])
    func aNearMissOfADeviceIsToldTheRightOne(written: String, hint: String) throws {
        let messages = try ThemeFolder("canvas: {preset: \(written)}").messages()
        #expect(messages.count == 1 && messages.first?.hasSuffix(" | \(hint)") == true, "\(messages)")
    }
}
