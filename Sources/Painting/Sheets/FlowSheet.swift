package import DisplayLists
package import Geometry
import Layouts
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
    for route in layout.arrows { builder.drawArrow(along: route.points) }
    for (arrow, route) in zip(sheet.arrows, layout.arrows) {
        // Only where the label would stand on a line, and over all lines.
        if layout.arrows.contains(where: { $0.crosses(route.label) }) { builder.drawPlate(route.label) }
        builder.drawLine(
            builder.texts.title(arrow.label, font: style.labelFont, center: route.label.center), style.headingColor)
    }
    return builder.scene(size: layout.size)
}
