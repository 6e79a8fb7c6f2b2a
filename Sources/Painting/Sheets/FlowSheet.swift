package import DisplayLists
package import Geometry
package import Layouts
package import Styles

/// Pictures in rows with captions, and arrows between them (SC-5): what goes to somebody who is to see how states follow
/// each other.
package struct FlowSheet: Hashable, Sendable {
    /// Over everything; empty for none.
    package var heading: String
    /// Under the heading; empty for none.
    package var subheading: String
    /// From top to bottom.
    package var rows: [Row]
    /// Between pictures.
    package var arrows: [Arrow]
    /// The look of the sheet.
    package var style: SheetStyle

    /// A sheet of rows in a style.
    package init(heading: String, subheading: String, rows: [Row], arrows: [Arrow], style: SheetStyle) {
        self.heading = heading
        self.subheading = subheading
        self.rows = rows
        self.arrows = arrows
        self.style = style
    }

    /// Pictures side by side.
    package struct Row: Hashable, Sendable {
        /// Over the row; empty for none.
        package var heading: String
        /// Under the heading, in smaller type; empty for none.
        package var note: String
        /// From the leading end.
        package var cells: [Cell]

        /// A row of pictures.
        package init(heading: String, note: String, cells: [Cell]) {
            self.heading = heading
            self.note = note
            self.cells = cells
        }
    }

    /// A picture with its caption.
    package struct Cell: Hashable, Sendable {
        /// Over the picture; empty for none.
        package var caption: String
        /// What is shown.
        package var picture: Scene
        /// How much smaller than its canvas it is drawn: above 0, at most 1.
        package var scale: Double
        /// What of the picture's canvas lies around what is shown, as a device's shadow; in points of the picture.
        package var margins = Insets.zero

        /// A picture at a scale.
        package init(caption: String, picture: Scene, scale: Double) {
            self.caption = caption
            self.picture = picture
            self.scale = scale
        }

        /// Of what is shown.
        var size: Size {
            let canvas = picture.displayList.size
            return Size(
                width: (canvas.width - margins.leading - margins.trailing) * scale,
                height: (canvas.height - margins.top - margins.bottom) * scale)
        }

        /// Where the whole picture is drawn, so that what is shown lies in a frame.
        func canvas(around frame: Rect) -> Rect {
            Rect(
                minX: frame.minX - margins.leading * scale, minY: frame.minY - margins.top * scale,
                maxX: frame.maxX + margins.trailing * scale, maxY: frame.maxY + margins.bottom * scale)
        }
    }

    /// The place of a picture: its row, and its number there.
    package struct Place: Hashable, Sendable {
        /// From the top, from 0.
        package var row: Int
        /// Along the row, from 0.
        package var cell: Int

        /// A place that the sheet has.
        package init(row: Int, cell: Int) {
            self.row = row
            self.cell = cell
        }
    }

    /// What leads from one state to another.
    package struct Arrow: Hashable, Sendable {
        /// Where the arrow begins.
        package var from: Place
        /// Where it ends.
        package var to: Place
        /// What happens; empty for nothing that is told.
        package var label: String

        /// An arrow between two pictures of the sheet.
        package init(from: Place, to: Place, label: String) {
            self.from = from
            self.to = to
            self.label = label
        }

        /// Whether it leads to the next picture of its row, through nothing but the room between them.
        var isStraight: Bool { from.row == to.row && abs(from.cell - to.cell) == 1 }
    }
}

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
        arrows = sheet.arrows.enumerated().map { number, arrow in
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

/// Which lane each arrow runs in that is not straight: under the rows of its ends, and in the margin.
private struct ArrowLanes {
    /// By the number of the arrow: the lane under its first row, in the margin, and under its last row.
    private var lanes: [Int: (first: Int, margin: Int?, last: Int)] = [:]
    private var counts: [Int: Int] = [:]
    /// How many arrows leave or reach a picture's bottom before one, by its number and end.
    private var shifts: [Int: (from: Int, to: Int)] = [:]
    private(set) var marginCount = 0

    init(_ sheet: FlowSheet) {
        var ends: [FlowSheet.Place: Int] = [:]
        for (number, arrow) in sheet.arrows.enumerated() where !arrow.isStraight {
            let first = counts[arrow.from.row, default: 0]
            counts[arrow.from.row] = first + 1
            shifts[number] = (ends[arrow.from, default: 0], 0)
            ends[arrow.from, default: 0] += 1
            shifts[number]?.to = ends[arrow.to, default: 0]
            ends[arrow.to, default: 0] += 1
            guard arrow.from.row != arrow.to.row else {
                lanes[number] = (first, nil, first)
                continue
            }
            let last = counts[arrow.to.row, default: 0]
            counts[arrow.to.row] = last + 1
            lanes[number] = (first, marginCount, last)
            marginCount += 1
        }
    }

    func count(underRow row: Int) -> Int { counts[row] ?? 0 }

    /// From one picture's bottom down to the lane under it, along the lanes, and up to the other picture's bottom.
    ///
    /// - Parameters:
    ///   - bottoms: the lower edges of the rows of pictures.
    ///   - left: where the margin's first lane is.
    func points(
        of number: Int, _ arrow: FlowSheet.Arrow, from: Rect, to: Rect, bottoms: [Double], left: Double
    ) -> [Point] {
        let lane = lanes[number] ?? (0, nil, 0)
        let shift = shifts[number] ?? (0, 0)
        func y(_ row: Int, _ lane: Int) -> Double { bottoms[row] + Double(lane + 1) * FlowSheetLayout.lanePitch }
        func x(_ rect: Rect, _ shift: Int) -> Double {
            // To the right and the left of the middle in turn, within the picture.
            let way = Double((shift + 1) / 2) * 16 * (shift.isMultiple(of: 2) ? 1 : -1)
            return rect.midX + min(max(way, -rect.width / 2 + 6), max(rect.width / 2 - 6, 0))
        }
        let start = Point(x: x(from, shift.from), y: from.maxY + FlowSheetLayout.clearance)
        let end = Point(x: x(to, shift.to), y: to.maxY + FlowSheetLayout.clearance)
        let first = y(arrow.from.row, lane.first)
        guard let margin = lane.margin else {
            return [start, Point(x: start.x, y: first), Point(x: end.x, y: first), end]
        }
        let turn = left - Double(margin) * FlowSheetLayout.lanePitch
        let last = y(arrow.to.row, lane.last)
        return [
            start, Point(x: start.x, y: first), Point(x: turn, y: first), Point(x: turn, y: last),
            Point(x: end.x, y: last), end,
        ]
    }
}

/// Paints a sheet where its layout places everything: a scene of scenes.
package func paint(_ sheet: FlowSheet, _ layout: FlowSheetLayout, measurer: any TextMeasuring) -> Scene {
    let style = sheet.style
    var builder = SheetBuilder(style: style, measurer: measurer)
    func draw(_ text: String, _ font: FontStyle, _ color: Color, at place: Point, _ builder: inout SheetBuilder) {
        let room = Rect(
            minX: place.x, minY: place.y - font.size / 2, maxX: layout.size.width - style.margin,
            maxY: place.y + font.size / 2)
        builder.drawLine(builder.texts.line(text, font: font, in: room), color)
    }
    draw(sheet.heading, style.headingFont, style.headingColor, at: layout.heading, &builder)
    draw(sheet.subheading, style.labelFont, style.labelColor, at: layout.subheading, &builder)
    for (number, (row, places)) in zip(sheet.rows, layout.rows).enumerated() {
        draw(row.heading, style.sectionFont, style.headingColor, at: places.heading, &builder)
        draw(row.note, style.labelFont, style.labelColor, at: places.note, &builder)
        for (cell, (content, place)) in zip(row.cells, places.cells).enumerated() {
            builder.drawPicture(
                content.picture, in: content.canvas(around: place.picture), scale: content.scale,
                id: "row/\(number)/picture/\(cell)")
            let height = place.caption.height / Double(max(place.captionLines.count, 1))
            for (line, text) in place.captionLines.enumerated() {
                let y = place.caption.minY + (Double(line) + 0.5) * height
                builder.drawCaption(
                    text, center: Point(x: place.caption.midX, y: y), maximumWidth: max(place.caption.width, 1))
            }
        }
    }
    for (arrow, route) in zip(sheet.arrows, layout.arrows) {
        builder.drawArrow(along: route.points)
        // Only where the label would stand on a line.
        if layout.arrows.contains(where: { $0.crosses(route.label) }) { builder.drawPlate(route.label) }
        builder.drawLine(
            builder.texts.title(arrow.label, font: style.labelFont, center: route.label.center), style.headingColor)
    }
    return builder.scene(size: layout.size)
}
