import DisplayLists
import Geometry
import Layouts
import Painting
import Styles
import Testing

@Suite("Sheets with arrows (SC-5)") struct FlowSheetTests {
    private static func sheet(
        rows: [Int], arrows: [(Int, Int, Int, Int)], size: Size = Size(width: 100, height: 200)
    ) -> FlowSheet {
        let picture = Scene(displayList: DisplayList(size: size, background: .white), nodes: [])
        return FlowSheet(
            heading: "Flow", subheading: "and back",
            rows: rows.enumerated().map { number, count in
                .init(
                    heading: "Row \(number)", note: number == 0 ? "" : "a note",
                    cells: (0..<count).map { .init(caption: "picture \($0)", picture: picture, scale: 0.5) })
            },
            arrows: arrows.map {
                .init(from: .init(row: $0.0, cell: $0.1), to: .init(row: $0.2, cell: $0.3), label: "goes there")
            }, style: SheetStyle(theme: Theme()))
    }

    private static func layout(_ sheet: FlowSheet) -> FlowSheetLayout {
        FlowSheetLayout(
            of: sheet, texts: TextSetter(measurer: EvenMeasurer(), language: "en", direction: .leftToRight))
    }

    static let flows: [[(Int, Int, Int, Int)]] = [
        [], [(0, 0, 0, 1), (0, 1, 0, 2)], [(0, 0, 0, 1), (0, 1, 0, 0)], [(0, 0, 0, 3), (0, 3, 0, 0)],
        [(0, 0, 1, 2), (1, 2, 2, 0), (2, 0, 0, 0)],
        (0..<4).flatMap { from in (0..<3).map { (0, from, $0, 1) }.filter { $0.0 != $0.2 || $0.1 != $0.3 } },
    ]

    @Test("pictures and captions lie apart and on the sheet", arguments: [[1], [4, 4, 2], [7, 1]])
    func pictures(rows: [Int]) {
        let layout = Self.layout(Self.sheet(rows: rows, arrows: []))
        let page = Rect(origin: .zero, size: layout.size)
        let boxes = layout.rows.flatMap { $0.cells.flatMap { [$0.picture, $0.caption] } }
        for (number, box) in boxes.enumerated() {
            #expect(page.union(box) == page)
            #expect(!boxes.dropFirst(number + 1).contains { $0.intersects(box) })
        }
    }

    @Test("arrows go around pictures and captions, also in a circle", arguments: flows)
    func routes(arrows: [(Int, Int, Int, Int)]) {
        let layout = Self.layout(Self.sheet(rows: [4, 4, 2], arrows: arrows))
        let page = Rect(origin: .zero, size: layout.size)
        let boxes = layout.rows.flatMap { $0.cells.flatMap { [$0.picture, $0.caption] } }
        #expect(layout.arrows.count == arrows.count)
        for route in layout.arrows {
            for (start, end) in zip(route.points, route.points.dropFirst()) {
                #expect(start.x == end.x || start.y == end.y)
                let line = Rect(
                    minX: min(start.x, end.x) - 0.5, minY: min(start.y, end.y) - 0.5, maxX: max(start.x, end.x) + 0.5,
                    maxY: max(start.y, end.y) + 0.5)
                #expect(page.union(line) == page)
                #expect(!boxes.contains { $0.intersects(line) })
            }
            #expect(!boxes.contains { $0.intersects(route.label) })
        }
    }

    @Test("a caption of more than four lines ends with an ellipsis, as large as the others")
    func longCaption() throws {
        var sheet = Self.sheet(rows: [1], arrows: [])
        sheet.rows[0].cells[0].caption = Array(repeating: "caption", count: 60).joined(separator: " ")
        let layout = Self.layout(sheet)
        #expect(layout.rows[0].cells[0].captionLines.count == 4)
        let runs = paint(sheet, layout, measurer: EvenMeasurer()).displayList.commands.compactMap { command in
            if case .text(let text) = command, text.run.text.hasPrefix("capt") { text } else { nil as TextCommand? }
        }
        #expect(runs.count == 4)
        #expect(Set(runs.map(\.run.font.size)).count == 1)
        #expect(runs.last?.run.text.hasSuffix("…") == true)
        #expect(runs.allSatisfy { $0.metrics.advance <= layout.rows[0].cells[0].caption.width + 1e-9 })
    }

    @Test("pictures of one size stand in columns, whatever their arrows say, and long captions in lines")
    func columns() {
        var sheet = Self.sheet(
            rows: [3, 3], arrows: [(0, 0, 0, 1), (1, 0, 1, 1)], size: Size(width: 200, height: 200))
        sheet.arrows[1].label = "goes much farther"
        sheet.rows[1].cells[2].caption = "a header pushes"
        let layout = Self.layout(sheet)
        #expect(layout.rows[0].cells.map(\.picture.x) == layout.rows[1].cells.map(\.picture.x))
        let cells = layout.rows[1].cells
        #expect(cells[2].captionLines.count > 1)
        #expect(cells.allSatisfy { $0.caption.maxY == cells[0].caption.maxY && $0.caption.maxY < $0.picture.minY })
    }

    @Test("a caption stands in one line over a picture that is narrower than others, as far as the widest goes")
    func captionOverNarrowPicture() {
        var sheet = Self.sheet(rows: [2], arrows: [], size: Size(width: 400, height: 200))
        let narrow = Scene(
            displayList: DisplayList(size: Size(width: 60, height: 60), background: .white), nodes: [])
        sheet.rows[0].cells[1] = .init(caption: "the bubble alone", picture: narrow, scale: 0.5)
        var cells = Self.layout(sheet).rows[0].cells
        #expect(cells[1].captionLines == ["the bubble alone"])
        #expect(cells[1].caption.width > cells[1].picture.width)
        #expect(cells[1].caption.midX == cells[1].picture.midX)
        sheet.rows[0].cells[1].caption = Array(repeating: "the bubble alone", count: 4).joined(separator: " ")
        cells = Self.layout(sheet).rows[0].cells
        #expect(cells[1].captionLines.count > 1)
        #expect(cells[1].caption.width == cells[0].picture.width)
    }

    @Test("headings and notes are not cut where pictures are narrower than they, up to a width", arguments: 0...3)
    func longHeadings(number: Int) {
        var sheet = Self.sheet(rows: [1], arrows: [])
        let long = "a heading longer than the pictures"
        switch number {
        case 0: sheet.heading = long
        case 1: sheet.subheading = long
        case 2: sheet.rows[0].heading = long
        default: sheet.rows[0].note = long
        }
        let layout = Self.layout(sheet)
        #expect(paint(sheet, layout, measurer: EvenMeasurer()).displayList.dump.contains("\"\(long)\""))
        sheet.heading = String(repeating: "endless ", count: 500)
        #expect(Self.layout(sheet).size.width <= 960 + 2 * sheet.style.margin)
    }

    @Test("an arrow ends at the picture that it leads to", arguments: flows)
    func ends(arrows: [(Int, Int, Int, Int)]) {
        let layout = Self.layout(Self.sheet(rows: [4, 4, 2], arrows: arrows))
        for (arrow, route) in zip(arrows, layout.arrows) {
            let (from, to) = (layout.rows[arrow.0].cells[arrow.1].picture, layout.rows[arrow.2].cells[arrow.3].picture)
            #expect(from.inset(dx: -8.5, dy: -8.5).contains(route.points[0]))
            #expect(to.inset(dx: -8.5, dy: -8.5).contains(route.points[route.points.count - 1]))
        }
    }

    @Test("labels of lanes do not overlap", arguments: flows)
    func labels(arrows: [(Int, Int, Int, Int)]) {
        let labels = Self.layout(Self.sheet(rows: [4, 4, 2], arrows: arrows)).arrows.map(\.label)
        for (number, label) in labels.enumerated() {
            #expect(!labels.dropFirst(number + 1).contains { $0.intersects(label) })
        }
    }

    @Test("labels have room for descenders over their arrows, and do not touch what is over them", arguments: flows)
    func labelsStandClear(arrows: [(Int, Int, Int, Int)]) {
        let layout = Self.layout(Self.sheet(rows: [4, 4, 2], arrows: arrows))
        let pictures = layout.rows.flatMap { $0.cells.map(\.picture) }
        for route in layout.arrows {
            #expect(route.points.contains { $0.y >= route.label.maxY + 3.9 })
            let room = Rect(
                minX: route.label.minX, minY: route.label.minY - 3.9, maxX: route.label.maxX,
                maxY: route.label.maxY + 3.9)
            #expect(!pictures.contains { $0.intersects(room) })
        }
    }

    @Test("a label stands beside the lines of other arrows, and over them where it cannot")
    func labelsBesideLines() {
        let sheet = Self.sheet(
            rows: [4, 2], arrows: [(0, 3, 0, 1), (0, 2, 1, 0), (1, 1, 0, 2)], size: Size(width: 400, height: 200))
        let layout = Self.layout(sheet)
        let label = layout.arrows[0].label
        let crossing = zip(layout.arrows[1].points, layout.arrows[1].points.dropFirst())
        // The line would run through the middle.
        #expect(layout.arrows[1].points[0].x == (layout.arrows[0].points[1].x + layout.arrows[0].points[2].x) / 2)
        #expect(!crossing.contains { $0.x == $1.x && label.minX < $0.x && $0.x < label.maxX })
        let points = layout.arrows[0].points
        #expect(label.minX >= points[2].x && label.maxX <= points[1].x && label.maxY < points[1].y)
        let commands = paint(sheet, layout, measurer: EvenMeasurer()).displayList.dump.split(separator: "\n")
        let lastArrow = commands.lastIndex { $0.contains("stroke") }
        let firstLabel = commands.firstIndex { $0.contains("\"goes there\"") }
        #expect((lastArrow ?? .max) < (firstLabel ?? 0))
    }

    @Test("a sheet is a scene of its texts, pictures and arrows")
    func painted() {
        let sheet = Self.sheet(rows: [2], arrows: [(0, 0, 0, 1)])
        let dump = paint(sheet, Self.layout(sheet), measurer: EvenMeasurer()).displayList.dump
        for text in ["Flow", "and back", "Row 0", "picture", "1", "goes there"] {
            #expect(dump.contains("\"\(text)\""))
        }
        #expect(dump.contains("row/0/picture/1"))
    }
}
