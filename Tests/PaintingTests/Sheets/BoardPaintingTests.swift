import DisplayLists
import Geometry
import Painting
import Styles
import Testing

@Suite("Boards") struct BoardPaintingTests {
    private static let canvas = Size(width: 100, height: 200)

    /// A page with room for five pictures at half their size and the gaps of 20 between them.
    private static let style: SheetStyle = {
        var style = SheetStyle(theme: Theme())
        style.pageWidth = 370
        style.margin = 20
        style.pictureBounds = Size(width: 50, height: 300)
        style.pictureGap = 10
        style.cellGap = Size(width: 20, height: 30)
        style.headingFont.size = 40
        style.sectionFont.size = 20
        style.labelFont.size = 10
        return style
    }()

    private static func picture(_ size: Size = canvas) -> Scene {
        Scene(displayList: DisplayList(size: size, background: .white), nodes: [])
    }

    private static func painted(_ board: Board) -> DisplayList {
        paint(board, BoardLayout(of: board), measurer: EvenMeasurer()).displayList
    }

    private static func board(cells: [Int], pictures: Int = 1, style: SheetStyle = style) -> Board {
        Board(
            heading: "Shop", subheading: "2 states",
            sections: cells.enumerated().map { number, count in
                Board.Section(
                    title: "section \(number)",
                    cells: (0..<count).map { cell in
                        Board.Cell(label: "state-\(cell)", pictures: Array(repeating: picture(), count: pictures))
                    })
            }, style: style)
    }

    private func frames(_ board: Board) -> [[Rect]] {
        BoardLayout(of: board).sections.map { $0.cells.flatMap(\.pictures) }
    }

    @Test("cells stand in rows, as many side by side as the page is wide")
    func rows() {
        let section = frames(Self.board(cells: [7]))[0]
        #expect(section.map(\.minX) == [20, 90, 160, 230, 300, 20, 90])
        #expect(Set(section.map(\.size)) == [Size(width: 50, height: 100)])
        #expect(Set(section.map(\.minY)).count == 2)
        #expect(section[5].minY - section[0].minY == 100 + 22 + 5 + 30)
    }

    @Test("appearances of a state stand side by side, each state's in one cell")
    func appearances() {
        let section = frames(Self.board(cells: [3], pictures: 2))[0]
        #expect(section.map(\.minX) == [20, 73, 136, 190, 253, 306])
    }

    @Test("nothing overlaps, all lies on the page", arguments: [[1], [5, 6], [26, 9, 14]], [1, 2, 3])
    func containment(cells: [Int], pictures: Int) {
        let layout = BoardLayout(of: Self.board(cells: cells, pictures: pictures))
        let page = Rect(origin: .zero, size: layout.size).inset(dx: 19.999, dy: 19.999)
        let all = layout.sections.flatMap { $0.cells.flatMap { $0.pictures + [$0.label] } }
        for (number, frame) in all.enumerated() {
            #expect(page.union(frame) == page)
            #expect(!all.dropFirst(number + 1).contains { $0.intersects(frame) })
        }
    }

    @Test("each picture begins on a whole point, and none is larger than another", arguments: [1, 2, 3])
    func wholePoints(pictures: Int) {
        let section = frames(Self.board(cells: [26, 9], pictures: pictures)).flatMap(\.self)
        #expect(section.allSatisfy { $0.minX.rounded() == $0.minX && $0.minY.rounded() == $0.minY })
        #expect(Set(section.map { ($0.width * 1e6).rounded() }).count == 1)
    }

    @Test(
        "cells fill the page from side to side, but for a part of a point", arguments: [1, 2, 3], [35.0, 50, 81, 200])
    func fullRows(pictures: Int, largestWidth: Double) {
        var style = Self.style
        style.pictureBounds.width = largestWidth
        let layout = BoardLayout(of: Self.board(cells: [40], pictures: pictures, style: style))
        let frames = layout.sections[0].cells.flatMap(\.pictures)
        let rest = 350 - (frames.map(\.maxX).max() ?? 0)
        #expect((-1e-9..<1).contains(rest) || layout.scale == 1)
        #expect(frames.allSatisfy { $0.width <= largestWidth + 1e-9 })
    }

    @Test(
        "one scale serves all pictures: the largest fits its bounds and the page, and none grows",
        arguments: [
            Size(width: 50, height: 60), Size(width: 30, height: 40), Size(width: 100, height: 100),
            Size(width: 10, height: 1200), Size(width: 100_000, height: 1), Size(width: 1, height: 100_000),
        ])
    func scale(largest: Size) {
        let cell = Board.Cell(
            label: "a", pictures: [Self.picture(largest), Self.picture(Size(width: 10, height: 1))])
        let board = Board(
            heading: "", subheading: "", sections: [Board.Section(title: "", cells: [cell])], style: Self.style)
        let layout = BoardLayout(of: board)
        #expect(layout.scale <= 1 && largest.width * layout.scale <= 50 && largest.height * layout.scale <= 300)
        #expect(layout.sections[0].cells[0].pictures[1].width == 10 * layout.scale)
    }

    @Test("a label stands below its own pictures, however high others are")
    func lowPictures() {
        let cells = [400.0, 100].map { height in
            Board.Cell(label: "a", pictures: [Self.picture(Size(width: 100, height: height))])
        }
        let board = Board(
            heading: "", subheading: "", sections: [Board.Section(title: "", cells: cells)], style: Self.style)
        for cell in BoardLayout(of: board).sections[0].cells {
            #expect(cell.label.center.y == cell.pictures[0].maxY + 22)
        }
    }

    @Test("a row is as high as its highest picture: nothing stays empty below short ones")
    func shortRows() {
        let cells = [400.0, 100, 100, 100, 100, 100, 200].map { height in
            Board.Cell(label: "a", pictures: [Self.picture(Size(width: 100, height: height))])
        }
        let board = Board(
            heading: "", subheading: "",
            sections: [Board.Section(title: "", cells: cells), Board.Section(title: "", cells: [cells[1]])],
            style: Self.style)
        let layout = BoardLayout(of: board)
        let places = layout.sections[0].cells.map(\.pictures[0])
        #expect(places[5].minY - places[0].minY == 200 + 22 + 5 + 30)
        #expect(layout.sections[1].title.y == places[6].maxY + 22 + 5 + 30 + 30 + 10)
        #expect(layout.size.height == (layout.sections[1].cells[0].pictures[0].maxY + 22 + 5 + 20).rounded(.up))
    }

    @Test("a board of nothing is its heading")
    func nothing() {
        let board = Board(heading: "Shop", subheading: "0 states", sections: [], style: Self.style)
        let list = Self.painted(board)
        #expect(list.size.width == 370)
        #expect(list.commands.count == 2)
    }

    @Test("a picture is clipped to round corners, has a line around it and its label under it")
    func cell() {
        let list = Self.painted(Self.board(cells: [1]))
        let lines = list.dump.split(separator: "\n").map(String.init)
        #expect(
            lines.map { $0.split(separator: " \"")[0].split(separator: " at ")[0] } == [
                "canvas 370 302 #EDEEF1", "text", "text", "text",
                "group section 0/state-0/0 clip rounded-rect(20 155 50 100, radius 12)",
                "  fill rect(20 155 50 100) #FFFFFF",
                "stroke rounded-rect(20.5 155.5 49 99, radius 11.5) width 1 #00000024", "text",
            ])
        #expect(lines[1].contains("\"Shop\" at 20 ") && lines[7].contains("\"state-0\""))
    }

    @Test("labels of pictures that are narrower than they are have their size, the pictures in the middle over them")
    func wideLabels() {
        var board = Self.board(cells: [7])
        board.sections[0].cells[3].label = "touch-down-middle"
        board.fitLabels(upTo: 240, measurer: EvenMeasurer())
        // 17 characters of 0.6 of 10 points.
        #expect(board.labelWidth == 102)
        let cells = BoardLayout(of: board).sections[0].cells
        #expect(cells.map(\.label.minX) == [20, 142, 20, 142, 20, 142, 20])
        #expect(cells.allSatisfy { $0.label.width == 102 && abs($0.label.midX - $0.pictures[0].midX) <= 1 })
        let sizes = Self.painted(board).commands.compactMap { command -> Double? in
            guard case .text(let text) = command, text.run.font.size < 20 else { return nil }
            return text.run.font.size
        }
        #expect(Set(sizes) == [10])
        // As wide as its page at most.
        board.labelWidth = 1000
        #expect(BoardLayout(of: board).sections[0].cells.map(\.label.width) == Array(repeating: 330, count: 7))
    }

    @Test("a label is shrunk into the width of its cell")
    func longLabel() {
        var board = Self.board(cells: [1])
        board.sections[0].cells[0].label = String(repeating: "long ", count: 40)
        let commands = Self.painted(board).commands
        guard case .text(let label) = commands.last else {
            Issue.record("the label is last")
            return
        }
        #expect(label.metrics.advance <= 50 + 1e-9)
    }

    @Test("a board needs no font that its theme does not have")
    func fonts() {
        var theme = Theme()
        theme.list.header.font.families = ["One"]
        theme.list.row.titleFont.families = ["Two"]
        let style = SheetStyle(theme: theme)
        #expect(style.headingFont.families == ["One"] && style.sectionFont.families == ["One"])
        #expect(style.labelFont.families == ["Two"])
        #expect([style.headingFont.weight, style.labelFont.weight] == [600, 400])
    }
}
