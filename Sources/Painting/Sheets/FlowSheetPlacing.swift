import Geometry
import Layouts
import Styles

/// Finds the places of a sheet's parts, from the top: its heading, its rows one under the other, and arrows between them;
/// in points.
struct FlowSheetPlacing {
    private let sheet: FlowSheet
    private let texts: TextSetter
    private let lanes: ArrowLanes
    /// Where headings and pictures begin, beside the arrows of the margin.
    private let left: Double
    /// Between the pictures of all rows.
    private let gap: Double
    private let widestPicture: Double

    init(_ sheet: FlowSheet, texts: TextSetter) {
        (self.sheet, self.texts) = (sheet, texts)
        lanes = ArrowLanes(sheet)
        left = sheet.style.margin + Double(lanes.marginCount) * FlowSheetLayout.lanePitch
        gap = Self.gap(in: sheet, texts)
        widestPicture = sheet.rows.flatMap { $0.cells.map(\.size.width) }.max() ?? 0
    }

    /// Between the pictures of all rows, so that those of one size stand in columns: room for the widest label of an
    /// arrow between neighbours.
    private static func gap(in sheet: FlowSheet, _ texts: TextSetter) -> Double {
        let labels = sheet.arrows.filter(\.isStraight).map(\.label)
        guard !labels.isEmpty else { return sheet.style.cellGap.width }
        let font = sheet.style.labelFont
        let widest = labels.map { $0.isEmpty ? 0 : texts.advance(of: $0, font: font) }.max() ?? 0
        return max(80, (widest + 40).rounded(.up))
    }

    private var style: SheetStyle { sheet.style }
    private var lineHeight: Double { style.labelFont.size * 1.25 }

    private func advance(_ text: String) -> Double { texts.advance(of: text, font: style.labelFont) }
}

extension FlowSheetPlacing {
    /// Where the sheet's heading and the line under it are, and where what follows them begins.
    var head: (heading: Point, subheading: Point, end: Double) {
        var y = style.margin
        let heading = Point(x: left, y: y + style.headingFont.size / 2)
        if !sheet.heading.isEmpty { y += style.headingFont.size * 1.4 }
        let subheading = Point(x: left, y: y + style.labelFont.size / 2)
        if !sheet.subheading.isEmpty { y += style.labelFont.size * 1.5 }
        return (heading, subheading, y)
    }

    /// Rows one under the other.
    struct Stack {
        fileprivate(set) var rows: [FlowSheetLayout.Row] = []
        /// Of each row, where its pictures end.
        fileprivate(set) var bottoms: [Double] = []
        /// Where the widest row ends.
        fileprivate(set) var right: Double
        /// Where the next row would begin, lanes of arrows above it.
        fileprivate(set) var end: Double
    }

    func stack(from start: Double) -> Stack {
        var stack = Stack(right: left, end: start)
        for (number, row) in sheet.rows.enumerated() {
            add(row, lanes: lanes.count(underRow: number), to: &stack)
        }
        return stack
    }

    /// - Parameter count: of the lanes under the row.
    private func add(_ row: FlowSheet.Row, lanes count: Int, to stack: inout Stack) {
        var y = stack.end
        if y > style.margin { y += style.cellGap.height }
        let heading = Point(x: left, y: y + style.sectionFont.size / 2)
        if !row.heading.isEmpty { y += style.sectionFont.size * 1.5 }
        let note = Point(x: left, y: y + style.labelFont.size / 2)
        if !row.note.isEmpty { y += style.labelFont.size * 1.75 }
        let columns = columns(of: row)
        let cells = cells(of: row, in: columns, from: y)
        let bottom = max(cells.map(\.picture.maxY).max() ?? y, y)
        stack.rows.append(FlowSheetLayout.Row(heading: heading, note: note, cells: cells))
        stack.bottoms.append(bottom)
        stack.right = max(stack.right, columns.last.map { $0.x + $0.width } ?? left)
        stack.end = bottom + (count > 0 ? Double(count) * FlowSheetLayout.lanePitch + 8 : 0)
    }

    /// The columns of a row, each as wide as its picture or the widest word of its caption; one of a picture that is
    /// narrower than others of the sheet is as wide as its caption in one line, where the widest of them are.
    private func columns(of row: FlowSheet.Row) -> [(x: Double, width: Double)] {
        var x = left
        return row.cells.map { cell in
            let words = cell.caption.split(separator: " ").map { advance(String($0)) }
            let line = cell.size.width < widestPicture ? min(advance(cell.caption).rounded(.up), widestPicture) : 0
            let width = max(cell.size.width, words.max() ?? 0, line)
            defer { x = x + width + gap }
            return (x, width)
        }
    }

    /// Pictures at one height under the captions of a row.
    private func cells(
        of row: FlowSheet.Row, in columns: [(x: Double, width: Double)], from y: Double
    ) -> [FlowSheetLayout.Cell] {
        let captions = zip(row.cells, columns).map { cell, column in
            texts.lines(
                of: cell.caption, font: style.labelFont, width: column.width, maximum: Self.mostCaptionLines)
        }
        let lineCount = captions.map(\.count).max() ?? 0
        let captionHeight = lineCount > 0 ? Double(lineCount) * lineHeight + style.labelFont.size / 2 : 0
        return row.cells.indices.map { number in
            let (size, column, lines) = (row.cells[number].size, columns[number], captions[number])
            let picture = Rect(
                x: column.x + (column.width - size.width) / 2, y: y + captionHeight, width: size.width,
                height: size.height)
            let height = Double(max(lines.count, 1)) * lineHeight
            let top = max(picture.minY - style.labelFont.size / 2 - height, y)
            return FlowSheetLayout.Cell(
                picture: picture, caption: Rect(x: column.x, y: top, width: column.width, height: height),
                captionLines: lines)
        }
    }

    private static let mostCaptionLines = 4
}

extension FlowSheetPlacing {
    /// The sheet's, with margins.
    func size(around stack: Stack) -> Size {
        let right = max(stack.right, left + min(widestLine, Self.widestHeading))
        return Size(width: (right + style.margin).rounded(.up), height: (stack.end + style.margin).rounded(.up))
    }

    /// How wide the longest heading or note is.
    private var widestLine: Double {
        let lines =
            [(sheet.heading, style.headingFont), (sheet.subheading, style.labelFont)]
            + sheet.rows.flatMap { [($0.heading, style.sectionFont), ($0.note, style.labelFont)] }
        return lines.map { $0.0.isEmpty ? 0 : texts.advance(of: $0.0, font: $0.1).rounded(.up) }.max() ?? 0
    }

    /// A heading may make a sheet so wide that its pictures leave narrower; one that is longer is cut.
    private static let widestHeading = 960.0
}

extension FlowSheetPlacing {
    /// The ways of all arrows, their labels off the lines of others.
    func routes(between stack: Stack) -> [FlowSheetLayout.Route] {
        let routes = sheet.arrows.indices.map { route(ofArrow: $0, between: stack) }
        return zip(sheet.arrows, routes.indices).map { arrow, number in
            let others = routes.indices.filter { $0 != number }.map { routes[$0] }
            return arrow.isStraight ? routes[number] : routes[number].labelled(clearOf: others)
        }
    }

    private func route(ofArrow number: Int, between stack: Stack) -> FlowSheetLayout.Route {
        let arrow = sheet.arrows[number]
        let from = stack.rows[arrow.from.row].cells[arrow.from.cell].picture
        let to = stack.rows[arrow.to.row].cells[arrow.to.cell].picture
        let width = arrow.label.isEmpty ? 0 : advance(arrow.label).rounded(.up) + 8
        if arrow.isStraight { return straightRoute(from, to, labelWidth: width) }
        let start = left - 12
        let points = lanes.points(of: number, arrow, from: from, to: to, bottoms: stack.bottoms, left: start)
        // Over the first lane.
        let middle = max((points[0].x + points[2].x) / 2, start + width / 2 + 8)
        return FlowSheetLayout.Route(
            points: points, label: label(over: Point(x: middle, y: points[1].y), width: width))
    }

    /// At the middle of the lower of two neighbours; one that leads back stands under one that leads on.
    private func straightRoute(_ from: Rect, _ to: Rect, labelWidth: Double) -> FlowSheetLayout.Route {
        let (leadsOn, clearance) = (from.minX < to.minX, FlowSheetLayout.clearance)
        let y = from.minY + min(from.height, to.height) / 2 + (leadsOn ? 0 : FlowSheetLayout.lanePitch)
        let start = Point(x: leadsOn ? from.maxX + clearance : from.minX - clearance, y: y)
        let end = Point(x: leadsOn ? to.minX - clearance : to.maxX + clearance, y: y)
        return FlowSheetLayout.Route(
            points: [start, end], label: label(over: Point(x: (start.x + end.x) / 2, y: y), width: labelWidth))
    }

    /// The room of a label over a place of its arrow.
    private func label(over place: Point, width: Double) -> Rect {
        Rect(
            center: Point(x: place.x, y: place.y - lineHeight / 2 - FlowSheetLayout.labelGap),
            size: Size(width: width, height: lineHeight))
    }
}
