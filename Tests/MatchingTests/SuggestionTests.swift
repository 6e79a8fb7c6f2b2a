import Documents
import Geometry
import Matching
import Rendering
import Styles
import Testing
import Thumbindex

/// What `--suggest` writes where a value has several parts (MT-4): those that stay are as they were, and the other
/// appearance as well.
@Suite struct SuggestionTests {
    private let path = "\(TestSubjects.root)/Themes/example.theme.yaml"

    /// The file's lines that are others, once what departs was drawn and matched.
    private func suggestion(
        for text: String, _ state: CanonicalState, _ changes: [(path: String, value: String)]
    ) throws -> ThemeSuggestion {
        let theme = try ThemeFile(text: text, path: path)
        let subject = try MatchSubject(theme, in: .light, state: state, contentPath: nil)
        let changed = try changes.reduce(theme) { try #require($0.setting($1.path, toText: $1.value)) }
        let shot = try raster(of: #require(subject.scene(of: changed)), scale: 2, with: subject.tools)
        let result = try ThemeMatcher(subject, shot: shot).match()
        return ThemeSuggestion(
            result, for: theme, source: SourceText(name: "example.theme.yaml", text: text), in: .light)
    }

    @Test func theOtherAppearanceStays() throws {
        let text = """
            content: shop.content.yaml
            grid:
              itemSize: [88, 120]
              cell:
                selected: {ring: {width: 4, color: {light: "#C8451B", dark: "#FF8A5C"}}}
            """
        let suggestion = try suggestion(
            for: text, #require(CanonicalState(path: "grid/selected")),
            [("grid.cell.selected", "{ring: {width: 4, color: \"#1845CB\"}}")])
        #expect(
            suggestion.lines.map(\.new) == [
                "    selected: {light: {ring: {width: 4, color: \"#1845CB\"}}, "
                    + "dark: {ring: {width: 4, color: \"#FF8A5C\"}}}"
            ])
        let theme = try ThemeFile(text: suggestion.text, path: path)
        #expect(theme.theme(in: .dark) == (try ThemeFile(text: text, path: path)).theme(in: .dark))
    }

    @Test func bothPartsOfASizeAreWritten() throws {
        let text = """
            content: shop.content.yaml
            grid:
              itemSize: [88, 120]
              columns: 3
              rows: 3
              cell: {background: "#DDDDDD"}
            """
        let suggestion = try suggestion(
            for: text, #require(CanonicalState(path: "grid/first-page")), [("grid.itemSize", "[86, 122]")])
        #expect(suggestion.lines.map(\.new) == ["  itemSize: [86, 122]"])
    }

    @Test func allSidesOfInsetsAreWritten() throws {
        let text = """
            content: shop.content.yaml
            grid:
              insets: {light: [40, 20, 8, 8], dark: [1, 2, 3, 4]}
              itemSize: [88, 120]
              columns: 3
              rows: 3
              horizontalSpacing: 12
              verticalSpacing: 12
              cell: {background: "#DDDDDD"}
            """
        let suggestion = try suggestion(
            for: text, #require(CanonicalState(path: "grid/first-page")),
            [("grid.insets.top", "43"), ("grid.insets.leading", "24")])
        #expect(suggestion.lines.map(\.new) == ["  insets: {light: [43, 24, 8, 8], dark: [1, 2, 3, 4]}"])
    }

    @Test func otherStopsStay() throws {
        let text = """
            content: shop.content.yaml
            tokens: palette.tokens.json
            grid:
              background: {linear: {stops: [[0, "{wechat.green}"], [1, "#2040A0"]]}}
              itemSize: [88, 120]
            """
        let suggestion = try suggestion(
            for: text, #require(CanonicalState(path: "grid/first-page")),
            [("grid.background", "{linear: {stops: [[0, \"{wechat.green}\"], [1, \"#A04020\"]]}}")])
        let line = try #require(suggestion.lines.first?.new)
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        #expect(parts.count == 5 && parts[1] == "{wechat.green}")
        #expect(line.hasPrefix("  background: {linear: {stops: [[0, "), "\(line)")
        let color = Color(hex: try #require(UInt32(parts[3].dropFirst(), radix: 16)))
        #expect(ColorDifference.deltaE(color, Color(hex: 0xA04020)) < 1)
    }
}
