package import Geometry

/// Where everything on a board is: rows of cells of one size, section by section; in points.
package struct BoardLayout: Hashable, Sendable {
    /// Of the sheet.
    package let size: Size
    /// How much smaller the pictures are than their canvases.
    package let scale: Double
    /// The middle of the leading edge of the heading.
    package let heading: Point
    /// The middle of the leading edge of the line under it.
    package let subheading: Point
    /// The sections, from top to bottom.
    package let sections: [Section]

    /// Where the states of one component are.
    package struct Section: Hashable, Sendable {
        /// The middle of the leading edge of the section's title.
        package let title: Point
        /// The states, in reading order.
        package let cells: [Cell]
    }

    /// Where one state is.
    package struct Cell: Hashable, Sendable {
        /// The state's appearances, from left to right.
        package let pictures: [Rect]
        /// What the label may take.
        package let label: Rect
    }
}

extension BoardLayout {
    /// Every cell is as wide as the widest needs, and every row as high as its highest. Cells fill the page from side to side: there are as many in a row
    /// as it takes for pictures to stay within the style's bounds, at least one.
    package init(of board: Board) {
        let style = board.style
        let room = style.pageWidth - 2 * style.margin
        let metrics = CellMetrics(of: board, style: style, room: room)
        var y = style.margin + style.headingFont.size / 2
        heading = Point(x: style.margin, y: y)
        y += style.headingFont.size / 2 + style.labelFont.size * 1.5
        subheading = Point(x: style.margin, y: y)
        y += style.labelFont.size
        var placed: [Section] = []
        for section in board.sections {
            y += style.cellGap.height + style.sectionFont.size / 2
            let title = Point(x: style.margin, y: y)
            y += style.sectionFont.size / 2 + style.cellGap.height * 2 / 3
            var cells: [Cell] = []
            for start in stride(from: 0, to: section.cells.count, by: metrics.columns) {
                let row = section.cells[start...].prefix(metrics.columns)
                for (column, cell) in row.enumerated() {
                    let x = style.margin + Double(column) * (metrics.width + style.cellGap.width)
                    cells.append(metrics.cell(cell, at: Point(x: x, y: y)))
                }
                y += metrics.height(of: row) + style.cellGap.height
            }
            placed.append(Section(title: title, cells: cells))
        }
        sections = placed
        scale = metrics.scale
        size = Size(width: style.pageWidth, height: (y - style.cellGap.height + style.margin).rounded(.up))
    }
}

/// What all cells of a board have in common.
private struct CellMetrics {
    let style: SheetStyle
    let scale: Double
    /// Of a cell.
    let width: Double
    let columns: Int

    init(of board: Board, style: SheetStyle, room: Double) {
        let cells = board.sections.flatMap(\.cells)
        let canvases = cells.flatMap(\.pictures).map(\.displayList.size)
        let count = Double(cells.map(\.pictures.count).max() ?? 1)
        let widest = max(canvases.map(\.width).max() ?? 1, 1)
        let highest = max(canvases.map(\.height).max() ?? 1, 1)
        let gaps = max(count - 1, 0) * style.pictureGap
        let largestScale = min(1, style.pictureBounds.width / widest, style.pictureBounds.height / highest)
        let largestWidth = count * widest * largestScale + gaps
        let gap = style.cellGap.width
        let usual = max(1, ((room + gap) / (largestWidth + gap) - 1e-9).rounded(.up))
        let picturesWidth = min(largestWidth, (room + gap) / usual - gap)
        width = min(max(picturesWidth, board.labelWidth), max(room, picturesWidth))
        let fitting = ((room + gap) / (width + gap) + 1e-9).rounded(.down)
        columns = max(1, Int(width > picturesWidth ? fitting : usual))
        self.style = style
        scale = (picturesWidth - gaps) / (count * widest)
    }

    /// Of a row of cells, their labels included.
    func height(of row: ArraySlice<Board.Cell>) -> Double {
        let heights = row.flatMap(\.pictures).map(\.displayList.size.height)
        return (heights.max() ?? 0) * scale + style.labelDrop + style.labelFont.size / 2
    }

    /// Pictures stand in the middle of the cell's top edge, the label below the highest of them.
    ///
    /// Each begins on a whole point, so that what several of them show falls on the pixels in the same way in all: a
    /// photograph has one size on the board and is reduced once.
    func cell(_ cell: Board.Cell, at origin: Point) -> BoardLayout.Cell {
        let widths = cell.pictures.map { $0.displayList.size.width * scale }
        let rest = width - widths.reduce(Double(max(widths.count - 1, 0)) * style.pictureGap, +)
        var x = origin.x + (rest > 1e-6 ? rest / 2 : 0)
        let pictures = cell.pictures.map { picture in
            let canvas = picture.displayList.size
            let place = Point(x: x.rounded(.down), y: origin.y.rounded(.down))
            x += canvas.width * scale + style.pictureGap
            return Rect(origin: place, size: Size(width: canvas.width * scale, height: canvas.height * scale))
        }
        let bottom = pictures.map(\.maxY).max() ?? origin.y
        let label = Rect(
            center: Point(x: origin.x + width / 2, y: bottom + style.labelDrop),
            size: Size(width: width, height: style.labelFont.size))
        return BoardLayout.Cell(pictures: pictures, label: label)
    }
}
