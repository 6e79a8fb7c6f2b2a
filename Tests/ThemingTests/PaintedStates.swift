import Contents
import DisplayLists
import Geometry
import Interaction
import Layouts
import Painting
import Styles
import Timelines

/// Lays a theme's states out and paints them, in either direction.
enum PaintedStates {
    private static let content = ListContent(
        sections: "ABCDEFGHIJKLM".map { letter in
            ContentSection(title: String(letter), items: letter == "G" ? [] : ["Ada", "曾国藩", "Ömer"])
        })

    /// The first thing on a scene that is not at a finite place.
    static func problem(in theme: Theme) -> String? {
        for direction in LayoutDirection.allCases {
            let measurer = SquareMeasurer()
            let layout = layout(theme, content, direction: direction, measurer: measurer)
            let problem =
                self.problem(in: CanonicalState.IndexBar.allCases, on: layout, measurer)
                ?? self.problem(in: CanonicalState.SectionList.allCases, on: layout, measurer)
            if let problem { return problem }
        }
        return nil
    }

    private static func problem<State: RecipeState>(
        in states: [State], on layout: Layout<ListContent>, _ measurer: SquareMeasurer
    ) -> String? where State.Content == ListContent, State.Shown == IndexedListState {
        for state in states where state.stage == .asThemed {
            guard let shown = state.recording(on: layout)?.last else { continue }
            if let problem = problem(in: paint(layout, shown), measurer) { return "\(state): \(problem)" }
        }
        return nil
    }

    private static func problem(in scene: Scene, _ measurer: SquareMeasurer) -> String? {
        if let node = scene.nodes.first(where: { !isFinite($0.frame) || !$0.opacity.isFinite }) { return node.id }
        return scene.displayList.commands.first { $0.bounds(measurer: measurer).map(isFinite) == false }
            .map { "\($0)" }
    }

    private static func isFinite(_ rect: Rect) -> Bool {
        [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    }
}

/// A font whose every character is a square of half the size.
private final class SquareMeasurer: TextMeasuring {
    func metrics(of run: TextRun) -> TextMetrics {
        let size = run.font.size
        return TextMetrics(
            advance: size / 2 * Double(run.text.count), ascent: size, descent: size / 4, capHeight: size * 0.7)
    }

    func ink(of run: TextRun) -> Rect {
        let size = run.font.size
        return Rect(x: 0, y: -size * 0.7, width: size / 2 * Double(run.text.count), height: size * 0.7)
    }
}
