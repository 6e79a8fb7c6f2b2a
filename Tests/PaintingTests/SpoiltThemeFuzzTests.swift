import Contents
import Diagnostics
import DisplayLists
import Geometry
import Interaction
import Painting
import SpoiltThemes
import Styles
import Testing
import Theming

/// Spoilt themes that are still valid: every state can be laid out and painted, with finite numbers only.
@Suite struct SpoiltThemeFuzzTests {
    private static let content = ListContent(
        sections: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { letter in
            ContentSection(title: String(letter), items: letter == "M" ? [] : ["Ada", "曾国藩", "Ömer"])
        })

    @Test func everyStateOfEveryValidVariantIsPainted() throws {
        let themes = try SpoiltThemes()
        var painted = 0
        for seed in SpoiltThemes.seeds {
            let location = try themes.variant(seed)
            guard let document = try? ThemeDocument.load(location) else { continue }
            for (appearance, direction) in zip(Appearance.allCases, LayoutDirection.allCases) {
                let theme = try document.resolve(appearance).theme
                if let bad = Self.paint(theme, direction) { Issue.record("seed \(seed): \(bad)") }
                painted += 1
            }
        }
        #expect(painted > SpoiltThemes.seeds.count / 20)
    }

    /// The first node or command with a number that is not finite.
    private static func paint(_ theme: Theme, _ direction: LayoutDirection) -> String? {
        let painter = ScreenPainter(
            theme: theme, content: content, direction: direction, measurer: EvenMeasurer())
        for state in CanonicalState.all {
            guard let screen = state.screen(of: painter.layout, style: theme.indexBar) else { continue }
            let scene = painter.scene(in: screen)
            if let bad = scene.nodes.first(where: { !SpoiltThemes.isFinite($0) }) { return "\(state.name): \(bad)" }
            if let bad = scene.displayList.commands.first(where: { !SpoiltThemes.isFinite($0) }) {
                return "\(state.name): \(bad)"
            }
        }
        return nil
    }
}
