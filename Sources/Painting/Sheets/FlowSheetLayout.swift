package import Geometry
package import Layouts
import Styles

/// Where everything is on a sheet; in points.
///
/// Arrows between neighbours are straight lines between them. All others leave a picture at its bottom, run in a lane
/// of their own under its row, in the margin to the row that they lead to, and from under it up to their end: captions
/// stand over pictures, so that nothing is in their way.
package struct FlowSheetLayout: Hashable, Sendable {
    /// Of the sheet.
    package let size: Size
    /// The middle of the leading edge of the heading.
    package let heading: Point
    /// The middle of the leading edge of the line under it.
    package let subheading: Point
    /// The rows, from top to bottom.
    package let rows: [Row]
    /// The arrows, in their order.
    package let arrows: [Route]

    /// Where a row is.
    package struct Row: Hashable, Sendable {
        /// The middle of the leading edge of its heading.
        package let heading: Point
        /// The middle of the leading edge of its note.
        package let note: Point
        /// Where pictures are, and the room of their captions.
        package let cells: [Cell]
    }

    /// Where a picture is.
    package struct Cell: Hashable, Sendable {
        /// Where the picture is on the sheet.
        package let picture: Rect
        /// Where its caption is, its last line next to the picture.
        package let caption: Rect
        /// The caption in lines, as wide as the picture or as its widest word.
        package let captionLines: [String]
    }

    /// The way of an arrow.
    package struct Route: Hashable, Sendable {
        /// From its start to its end; two at least.
        package let points: [Point]
        /// The room of its label.
        package let label: Rect

        /// Whether the arrow runs through a rectangle.
        func crosses(_ rect: Rect) -> Bool {
            zip(points, points.dropFirst()).contains { start, end in
                let line = Rect(
                    minX: min(start.x, end.x) - 1, minY: min(start.y, end.y) - 1, maxX: max(start.x, end.x) + 1,
                    maxY: max(start.y, end.y) + 1)
                return line.intersects(rect)
            }
        }

        /// With its label at another place over its first lane where lines of others run through it: at the nearest that
        /// is free; where none is, it stays.
        func labelled(clearOf others: [Route]) -> Route {
            let (left, right) = (min(points[1].x, points[2].x), max(points[1].x, points[2].x))
            let ways = stride(from: 0.0, through: right - left, by: 4).lazy.flatMap { [-$0, $0] }
            let place = ways.map { label.offset(dx: $0, dy: 0) }.first { place in
                (place.minX >= left + 8 && place.maxX <= right - 8 || place == label)
                    && !others.contains { $0.crosses(place) }
            }
            return Route(points: points, label: place ?? label)
        }
    }

    /// - Parameter texts: what captions and labels are measured with.
    package init(of sheet: FlowSheet, texts: TextSetter) {
        let style = sheet.style
        func advance(_ text: String) -> Double { texts.advance(of: text, font: style.labelFont) }
        let lineHeight = style.labelFont.size * 1.25
        let gap = Self.gap(in: sheet, advance)
        let lanes = ArrowLanes(sheet)
        let left = style.margin + Double(lanes.marginCount) * Self.lanePitch
        var y = style.margin
        heading = Point(x: left, y: y + style.headingFont.size / 2)
        if !sheet.heading.isEmpty { y += style.headingFont.size * 1.4 }
        subheading = Point(x: left, y: y + style.labelFont.size / 2)
        if !sheet.subheading.isEmpty { y += style.labelFont.size * 1.5 }
        var rows: [Row] = []
        var bottoms: [Double] = []
        var right = left
        for (number, row) in sheet.rows.enumerated() {
            if y > style.margin { y += style.cellGap.height }
            let title = Point(x: left, y: y + style.sectionFont.size / 2)
            if !row.heading.isEmpty { y += style.sectionFont.size * 1.5 }
            let note = Point(x: left, y: y + style.labelFont.size / 2)
            if !row.note.isEmpty { y += style.labelFont.size * 1.75 }
            let widths = row.cells.map { cell in
                max(cell.size.width, cell.caption.split(separator: " ").map { advance(String($0)) }.max() ?? 0)
            }
            let captions = zip(row.cells, widths).map { cell, width in
                texts.lines(of: cell.caption, font: style.labelFont, width: width, maximum: Self.mostCaptionLines)
            }
            let lineCount = captions.map(\.count).max() ?? 0
            let captionHeight = lineCount > 0 ? Double(lineCount) * lineHeight + style.labelFont.size / 2 : 0
            var x = left
            let cells = row.cells.enumerated().map { number, cell in
                if number > 0 { x += gap }
                let column = x
                let place = Point(x: column + (widths[number] - cell.size.width) / 2, y: y + captionHeight)
                let picture = Rect(origin: place, size: cell.size)
                x = column + widths[number]
                let height = Double(max(captions[number].count, 1)) * lineHeight
                let top = max(picture.minY - style.labelFont.size / 2 - height, y)
                return Cell(
                    picture: picture, caption: Rect(x: column, y: top, width: widths[number], height: height),
                    captionLines: captions[number])
            }
            y = max(cells.map(\.picture.maxY).max() ?? y, y)
            bottoms.append(y)
            y += lanes.count(underRow: number) > 0 ? Double(lanes.count(underRow: number)) * Self.lanePitch + 8 : 0
            right = max(right, x)
            rows.append(Row(heading: title, note: note, cells: cells))
        }
        self.rows = rows
        right = max(right, left + min(Self.widest(of: sheet, texts), Self.widestHeading))
        size = Size(width: (right + style.margin).rounded(.up), height: (y + style.margin).rounded(.up))
        let routes = sheet.arrows.enumerated().map { number, arrow in
            let (from, to) = (
                rows[arrow.from.row].cells[arrow.from.cell].picture, rows[arrow.to.row].cells[arrow.to.cell].picture
            )
            let width = arrow.label.isEmpty ? 0 : advance(arrow.label).rounded(.up) + 8
            if arrow.isStraight { return Self.straight(from, to, labelWidth: width, style: style) }
            let points = lanes.points(of: number, arrow, from: from, to: to, bottoms: bottoms, left: left - 12)
            // Over the first lane.
            let height = style.labelFont.size * 1.25
            let middle = max((points[0].x + points[2].x) / 2, left - 12 + width / 2 + 8)
            let label = Rect(
                center: Point(x: middle, y: points[1].y - height / 2 - Self.labelGap),
                size: Size(width: width, height: height))
            return Route(points: points, label: label)
        }
        arrows = zip(sheet.arrows, routes.indices).map { arrow, number in
            let others = routes.indices.filter { $0 != number }.map { routes[$0] }
            return arrow.isStraight ? routes[number] : routes[number].labelled(clearOf: others)
        }
    }

    /// Between lanes of arrows, with room for a label over each, and for its descenders.
    static let lanePitch = 28.0
    /// From a label's box to the arrow under it.
    static let labelGap = 4.0
    /// Between an arrow's ends and the pictures.
    static let clearance = 8.0

    private static let mostCaptionLines = 4
    /// A heading may make a sheet so wide that its pictures leave narrower; one that is longer is cut.
    private static let widestHeading = 960.0

    /// How wide the longest heading or note is.
    private static func widest(of sheet: FlowSheet, _ texts: TextSetter) -> Double {
        let style = sheet.style
        let lines =
            [(sheet.heading, style.headingFont), (sheet.subheading, style.labelFont)]
            + sheet.rows.flatMap { [($0.heading, style.sectionFont), ($0.note, style.labelFont)] }
        return lines.map { $0.0.isEmpty ? 0 : texts.advance(of: $0.0, font: $0.1).rounded(.up) }.max() ?? 0
    }

    /// Between the pictures of all rows, so that those of one size stand in columns: room for the widest label of an
    /// arrow between neighbours.
    private static func gap(in sheet: FlowSheet, _ advance: (String) -> Double) -> Double {
        let labels = sheet.arrows.filter(\.isStraight).map(\.label)
        guard !labels.isEmpty else { return sheet.style.cellGap.width }
        let widest = labels.map { $0.isEmpty ? 0 : advance($0) }.max() ?? 0
        return max(80, (widest + 40).rounded(.up))
    }

    /// At the middle of the lower of two neighbours; one that leads back stands under one that leads on.
    private static func straight(_ from: Rect, _ to: Rect, labelWidth: Double, style: SheetStyle) -> Route {
        let leadsOn = from.minX < to.minX
        let y = from.minY + min(from.height, to.height) / 2 + (leadsOn ? 0 : lanePitch)
        let start = Point(x: leadsOn ? from.maxX + clearance : from.minX - clearance, y: y)
        let end = Point(x: leadsOn ? to.minX - clearance : to.maxX + clearance, y: y)
        let height = style.labelFont.size * 1.25
        let label = Rect(
            center: Point(x: (start.x + end.x) / 2, y: y - height / 2 - labelGap),
            size: Size(width: labelWidth, height: height))
        return Route(points: [start, end], label: label)
    }
}
