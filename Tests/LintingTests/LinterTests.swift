import Contents
import Documents
import Geometry
import Interaction
import Layouts
import Linting
import Styles
import Testing
import Theming

/// LN: rules over painted scenes.
@Suite struct LinterTests {
    /// All that a theme needs so that nothing is found.
    private static let bar = """
        indexBar: {minimumCount: 3, titleFont: {size: 11}, titleColor: "#333333", background: "#FFFFFF", slotHeight: 30, width: 24}
        bubble: {shape: none}
        list:
          header: {restingBackground: "#EEEEEE", restingColor: "#333333", pinnedColor: "#333333"}
        """

    private func words(_ row: String, _ change: (inout LintedScreen) -> Void = { _ in }) throws -> [String] {
        try LintedScreen(Self.bar + "\n  row: {trailingInset: 40, \(row)}", change).words()
    }

    @Test func cleanThemeHasNoFinding() throws {
        #expect(try words("titleColor: \"#333333\"") == [])
    }

    @Test(arguments: [
        // Flat grounds, opaque and translucent: 128/255 of black over white is #7F7F7F.
        ("titleColor: \"#777777\"", "contrast list.row.titleColor 4.48"),
        ("titleColor: \"#00000080\"", "contrast list.row.titleColor 4"),
        ("titleColor: \"#000000\", background: \"#00000099\"", "contrast list.row.titleColor 3.66"),
        // The worst place of a gradient: the names begin at 16 of its 200 points, on 0.08 of white.
        (
            "titleColor: \"#000000\", background: {linear: {angle: 90, stops: [[0, \"#000000\"], [1, \"#FFFFFF\"]]}}",
            "contrast list.row.titleColor 1.14"
        ),
    ])
    func contrastIsThatOfTheWorstGround(row: String, finding: String) throws {
        #expect(try words(row) == [finding])
    }

    @Test func rowsBeneathAnotherNodeAreNotRead() throws {
        // The pinned header lies over the first row.
        let found = try words("titleColor: \"#FFFFFF\"") { $0.state.offset = 28 }
        #expect(found == ["contrast list.row.titleColor 1"])
    }

    @Test func titleThatItsSlotCutsIsClipped() throws {
        let narrow = Self.bar.replacingOccurrences("width: 24", "width: 24, wideTitles: clip")
        let screen = LintedScreen(narrow + "\n  row: {trailingInset: 40, titleColor: \"#333333\"}") { screen in
            screen.names = ["A", "B", "C"].map {
                ContentSection(title: $0, indexTitle: $0 + "lbani", items: [ContentItem(name: $0 + "lba")])
            }
        }
        #expect(try screen.words() == ["text-clipped indexBar.width 38.5"])
    }

    @Test func barThatComesCountsWhereItIsWhole() throws {
        let pale = Self.bar.replacingOccurrences("\"#333333\", background", "\"#BBBBBB\", background")
        let whole = LintedScreen(pale + "\n  row: {trailingInset: 40}") { $0.state.highlight = nil }
        #expect(try whole.words().contains { $0.hasPrefix("contrast indexBar.titleColor") })
        let fading = LintedScreen(pale + "\n  row: {trailingInset: 40}") {
            $0.state.highlight = nil
            $0.state.barOpacity = 0.5
        }
        #expect(try fading.words() == [])
    }

    /// The ends count, and the way is told: where it was lowest, how low, and what would be asked.
    @Test func wayOfWhatFadesIsTold() throws {
        let pale = Self.bar.replacingOccurrences("\"#333333\", background", "\"#767676\", background")
        func screen(_ color: String, _ opacities: [Double]) -> LintedScreen {
            LintedScreen(pale.replacingOccurrences("#767676", color) + "\n  row: {trailingInset: 40}") {
                $0.barOpacities = opacities
            }
        }
        // Half of #767676 over white is between #BABABA and #BBBBBB; all of it is 4.54 : 1.
        let right = try screen("#767676", [0.8, 0.5, 0.7]).linter()
        #expect(right.findings().isEmpty)
        let way = try #require(right.ways.first { $0.key == "indexBar.titleColor" })
        #expect(abs(way.measured - 1.93) < 0.02)
        #expect(way.required == 4.5)
        #expect(way.state == "come@0.5")
        #expect(try screen("#767676", []).linter().ways.isEmpty)
        #expect(try screen("#333333", [0.95]).linter().ways.isEmpty)
        let findings = try screen("#777777", [0.2, 0.6]).findings()
        let finding = try #require(findings.first { $0.key == "indexBar.titleColor" })
        #expect(finding.states == ["index-bar/rest"])
        #expect(finding.way?.state == "come@0.2")
        #expect(finding.diagnostic.hints.contains("while it comes or goes: 1.27 : 1 in come@0.2"))
    }

    @Test func listThatGivesWayToAnotherCountsWhereItIsWhole() throws {
        let fading = try words("titleColor: \"#333333\"") {
            $0.state.leaving = LeavingContent(offset: 10, opacity: 0.5)
        }
        #expect(fading == [])
    }

    @Test func findingStandsAtTheValueOrTheNearestKey() throws {
        let written = try LintedScreen(Self.bar + "\n  row: {trailingInset: 40, titleColor: \"#777777\"}").findings()
        #expect(written.map { "\($0.range.start.line):\($0.range.start.column)" } == ["7:40"])
        let group = try LintedScreen(Self.bar + "\n  row: {trailingInset: 40, background: \"#444444\"}").findings()
        #expect(group.map(\.key) == ["list.row.titleColor"])
        #expect(group.map { "\($0.range.start.line):\($0.range.start.column)" } == ["7:3"])
    }

    @Test func exceptionsAreMetOrStale() throws {
        let row = Self.bar + "\n  row: {trailingInset: 40, titleColor: \"#777777\"}\n"
        func found(_ key: String) throws -> [String] {
            let settings = try exception(of: key)
            return try LintedScreen(row) { $0.settings = settings }.words()
        }
        #expect(try found("list.row.titleColor") == [])
        #expect(try found("list") == [])
        #expect(try found("list.row.subtitleColor").count == 2)
    }

    private func exception(of key: String) throws -> LintSettings {
        let text = "lint: {except: [{rule: contrast, key: \(key), because: a test}]}"
        return try ThemeFile(
            at: FileLocation("settings.theme.yaml"), text: SourceText(name: "settings.theme.yaml", text: text)
        ).lint
    }
}

extension String {
    fileprivate func replacingOccurrences(_ part: String, _ other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
