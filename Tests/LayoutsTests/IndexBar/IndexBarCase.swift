import Geometry
import Layouts
import RandomNumbers
import Styles

/// A bar in the list of a canvas of 375 × 812 points.
struct IndexBarCase: Sendable, CustomStringConvertible {
    let description: String
    var style = IndexBarStyle()
    var titleCount = 26
    var area = IndexBarCase.area
    var titleWidths: [Double]?

    static let canvas = Rect(x: 0, y: 0, width: 375, height: 812)
    static let area = ListArea(frame: canvas)
    /// Visible from 44 to 778; its middle is at 411.
    static let insetArea = ListArea(frame: canvas, topInset: 44, bottomInset: 34)

    init(_ description: String, _ change: (inout IndexBarCase) -> Void = { _ in }) {
        self.description = description
        change(&self)
    }

    func layout(_ direction: LayoutDirection = .leftToRight) -> IndexBarLayout? {
        IndexBarLayout(
            style: style, titleWidths: titleWidths ?? Array(repeating: 9, count: titleCount), area: area,
            direction: direction)
    }
}

extension IndexBarStyle {
    /// A style for property tests: any side, alignment, inset and padding; all in quarters of a point.
    static func random(using numbers: inout SeededNumbers) -> IndexBarStyle {
        var style = IndexBarStyle()
        style.slotHeight = numbers.quarters(1...30)
        style.width = .fixed(numbers.quarters(1...40))
        style.contentInsets = Insets(
            top: numbers.quarters(0...20), leading: numbers.quarters(0...4), bottom: numbers.quarters(0...20),
            trailing: numbers.quarters(0...4))
        style.touchPadding = numbers.quarters(0...10)
        // Bars that widen for their titles do so by less than a quarter.
        style.wideTitles = .clip
        style.placement =
            Bool.random(using: &numbers)
            ? .frame(
                Rect(
                    x: numbers.quarters(0...300), y: numbers.quarters(0...700), width: numbers.quarters(1...60),
                    height: 10))
            : .edge(
                Edge.allCases.randomElement(using: &numbers) ?? .leading, margin: numbers.quarters(0...300),
                alignment: Alignment.allCases.randomElement(using: &numbers) ?? .top)
        let minimum = numbers.quarters(1...20)
        style.overflow =
            [.condense, .clip, .shrink(minimumSlotHeight: minimum)].randomElement(using: &numbers) ?? .clip
        return style
    }
}
