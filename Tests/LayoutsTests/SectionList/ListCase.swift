import Geometry
import Layouts
import RandomNumbers
import Styles

/// A list 300 × 400 points large, with headers 20, rows 40 and footers 30 high.
struct ListCase: Sendable {
    var rowCounts: [Int]
    var style = SectionListStyle()
    var topInset = 0.0
    var bottomInset = 0.0
    var hasFooters = false

    /// Sections at 0 … 220, 220 … 360, 360 … 380 (without rows) and 380 … 800.
    static let usual = ListCase(5, 3, 0, 10)

    init(_ rowCounts: Int..., change: (inout ListCase) -> Void = { _ in }) {
        self.init(rowCounts: rowCounts, change: change)
    }

    init(rowCounts: [Int], change: (inout ListCase) -> Void = { _ in }) {
        self.rowCounts = rowCounts
        style.header.height = 20
        style.row.height = 40
        style.footer.height = 30
        change(&self)
    }

    func with(_ change: (inout ListCase) -> Void) -> ListCase {
        var copy = self
        change(&copy)
        return copy
    }

    /// The same under a table header as high as this.
    func tableHeader(_ height: Double) -> ListCase {
        with {
            $0.style.tableHeader.kind = .searchBar
            $0.style.tableHeader.height = height
        }
    }

    var layout: SectionListLayout {
        SectionListLayout(
            sections: rowCounts.map { SectionMetrics(rowCount: $0, hasFooter: hasFooters) }, style: style,
            area: ListArea(
                frame: Rect(x: 0, y: 0, width: 300, height: 400), topInset: topInset, bottomInset: bottomInset))
    }

    /// A list for property tests, all lengths in quarters of a point.
    static func random(using numbers: inout SeededNumbers) -> ListCase {
        let rowCounts = (0..<Int.random(in: 1...12, using: &numbers)).map { _ in
            Int.random(in: 0...9, using: &numbers)
        }
        return ListCase(rowCounts: rowCounts) {
            $0.style.header.height = numbers.quarters(1...60)
            $0.style.row.height = numbers.quarters(1...80)
            $0.style.footer.height = numbers.quarters(0...40)
            $0.style.footer.position = Bool.random(using: &numbers) ? .sticky : .inPlace
            $0.hasFooters = Bool.random(using: &numbers)
            $0.topInset = numbers.quarters(0...100)
            $0.bottomInset = numbers.quarters(0...50)
            if Bool.random(using: &numbers) {
                $0.style.tableHeader.kind = .searchBar
                $0.style.tableHeader.height = numbers.quarters(1...120)
            }
        }
    }
}
