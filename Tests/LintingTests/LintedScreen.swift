import Contents
import DisplayLists
import Documents
import Geometry
import Interaction
import Layouts
import Linting
import Painting
import Styles
import Theming

/// A theme over a list of a few names, painted by itself and shown to the linter.
struct LintedScreen {
    var names = ["A", "B", "C"].map { ContentSection(title: $0, items: [ContentItem(name: $0 + "lba")]) }
    var state = IndexedListState(offset: 0, highlight: 1)
    /// How much of the bar is there in states that are looked at before.
    var barOpacities: [Double] = []
    var settings = LintSettings()
    let theme: String

    /// A screen of 200 × 400 with a bar of three titles, all of whose grounds are pairs.
    init(_ theme: String, _ change: (inout LintedScreen) -> Void = { _ in }) {
        self.theme = """
            canvas: {size: [200, 400], background: {light: "#FFFFFF", dark: "#000000"}}
            lint: {adjustableBar: true, rules: {appearance-unset: off}}
            \(theme)

            """
        change(&self)
    }

    /// What is found in the light appearance.
    func findings() throws(DiagnosticError) -> [Finding] { try linter().findings() }

    /// A linter that has seen the screen, after the states before.
    func linter() throws(DiagnosticError) -> Linter {
        let document = try ThemeFile(
            at: FileLocation("look.theme.yaml"), text: SourceText(name: "look.theme.yaml", text: theme))
        let measurer = EvenMeasurer()
        let light = document.theme(in: .light)
        let laidOut = layout(light, ListContent(sections: names), measurer: measurer)
        var linter = Linter(
            LintedTheme(document), settings: document.lint.overridden(by: settings),
            tools: LintTools(measurer: measurer))
        linter.check(laidOut)
        for opacity in barOpacities {
            var coming = state
            coming.highlight = nil
            coming.barOpacity = opacity
            linter.check(
                LintedState("come@\(opacity)", .light, .leftToRight, theme: light, scene: paint(laidOut, coming)))
        }
        linter.check(
            LintedState("index-bar/rest", .light, .leftToRight, theme: light, scene: paint(laidOut, state)))
        linter.checkTheme(showing: ShownContents(hasFooters: false))
        return linter
    }

    /// `contrast list.row.titleColor 4.48` for each finding that was measured.
    func words() throws(DiagnosticError) -> [String] {
        try findings().map { finding in
            let measured = finding.measured.map { " " + NumberText.rounded($0, places: 2) } ?? ""
            return "\(finding.rule.rawValue) \(finding.key)\(measured)"
        }
    }
}

/// A font whose every character takes 0.6 of the size and has ink as high as a capital, 0.7 of it.
final class EvenMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        let size = run.font.size
        return TextMetrics(
            advance: 0.6 * size * Double(run.text.count), ascent: 0.9 * size, descent: 0.3 * size, capHeight: 0.7 * size
        )
    }

    func ink(of run: TextRun) -> Rect {
        let size = run.font.size
        guard run.text.contains(where: { !$0.isWhitespace }) else { return .zero }
        return Rect(
            x: 0.05 * size, y: -0.7 * size, width: (0.6 * Double(run.text.count) - 0.1) * size, height: 0.7 * size)
    }
}
