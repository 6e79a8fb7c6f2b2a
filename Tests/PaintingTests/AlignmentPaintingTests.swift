import Contents
import DisplayLists
import Geometry
import Painting
import Styles
import Testing

/// Where lines stand in their box (TX-5); characters are 6 wide.
@Suite struct AlignmentPaintingTests {
    /// Where a node's text begins.
    private static func x(of text: String, in lines: [String]) -> Double? {
        lines.first { $0.contains("text \"\(text)\"") }?.split(separator: "at ").last?.split(separator: " ").first
            .flatMap { Double($0) }
    }

    @Test(
        "titles, names, subtitles and footers",
        arguments: [
            (TextAlignment.leading, LayoutDirection.leftToRight, [8.0, 8, 8, 16]),
            (.center, .leftToRight, [45, 42, 45, 38]), (.trailing, .leftToRight, [82, 76, 82, 60]),
            (.leading, .rightToLeft, [80, 74, 80, 60]), (.center, .rightToLeft, [43, 40, 43, 38]),
            (.trailing, .rightToLeft, [6, 6, 6, 16]),
        ])
    func list(alignment: TextAlignment, direction: LayoutDirection, expected: [Double]) {
        let screen = PaintedScreen.list {
            $0.direction = direction
            $0.sections = [
                ContentSection(title: "LL", items: [ContentItem(name: "Ann", subtitle: "me")], footer: "foot")
            ]
            $0.theme.list.header.alignment = alignment
            $0.theme.list.row.alignment = alignment
            $0.theme.list.footer.alignment = alignment
        }
        #expect(
            [
                Self.x(of: "LL", in: screen.dump(of: "section/0/header")),
                Self.x(of: "Ann", in: screen.dump(of: "section/0/row/0")),
                Self.x(of: "me", in: screen.dump(of: "section/0/row/0")),
                Self.x(of: "foot", in: screen.dump(of: "section/0/footer")),
            ] == expected)
    }

    @Test(
        "GP-12: names and subtitles of items, between the paddings",
        arguments: [
            (TextAlignment.leading, LayoutDirection.leftToRight, [37.0, 37]), (.center, .leftToRight, [44, 47]),
            (.trailing, .leftToRight, [51, 57]), (.leading, .rightToLeft, [51, 57]),
            (.trailing, .rightToLeft, [37, 37]),
        ])
    func grid(alignment: TextAlignment, direction: LayoutDirection, expected: [Double]) {
        let grid = PaintedGrid.item(ContentItem(name: "ab", subtitle: "c")) {
            $0.direction = direction
            $0.theme.grid.itemSize.height = 60
            $0.theme.grid.cell.labelHeight = 30
            $0.theme.grid.cell.labelPadding = 2
            $0.theme.grid.cell.labelAlignment = alignment
        }
        #expect(
            [
                Self.x(of: "ab", in: grid.dump(of: "grid/item/0/label")),
                Self.x(of: "c", in: grid.dump(of: "grid/item/0/subtitle")),
            ] == expected)
    }
}
