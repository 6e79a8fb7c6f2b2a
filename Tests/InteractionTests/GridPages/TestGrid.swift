import Geometry
import Interaction
import Layouts
import Styles

/// A grid of round numbers: pages of 300 × 400 points with three columns and three rows of items of 80 × 100, whose
/// left edges are at 15, 110 and 205 and whose tops are at 25, 150 and 275; thirty items, so that there are four pages, at
/// offsets 0, 300, 600 and 900, and three items on the last. Presses come and go at once.
struct TestGrid {
    var style = GridStyle()
    var itemCount = 30
    var width = 300.0
    var direction = LayoutDirection.leftToRight

    init(_ change: (inout TestGrid) -> Void = { _ in }) {
        style.itemSize = Size(width: 80, height: 100)
        style.columns = .fixed(3)
        style.rows = .fixed(3)
        style.cell.pressIn = Fade(duration: 0)
        style.cell.pressOut = Fade(duration: 0)
        change(&self)
    }

    var layout: GridLayout {
        GridLayout(
            style: style, itemCount: itemCount, frame: Rect(x: 0, y: 0, width: width, height: 437),
            direction: direction)
    }

    var engine: GridEngine { GridEngine(layout: layout, style: style) }
}

extension TestGrid {
    static let rightToLeft = TestGrid { $0.direction = .rightToLeft }

    static func updating(_ update: PageControlStyle.Update) -> TestGrid {
        TestGrid { $0.style.pageControl.update = update }
    }
}

extension GridCellStyle {
    /// Whether pressed looks come or go at once.
    var isAbrupt: Bool { pressIn.duration == 0 || pressOut.duration == 0 }
}
