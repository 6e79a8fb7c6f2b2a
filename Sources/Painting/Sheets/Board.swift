package import DisplayLists
import Geometry
import Layouts
package import Styles

/// What a board shows: all states of a theme on one sheet.
package struct Board: Hashable, Sendable {
    /// The line at the top.
    package var heading: String
    /// A line under the heading.
    package var subheading: String
    /// The sections, from top to bottom.
    package var sections: [Section]
    /// The look of the sheet.
    package var style: SheetStyle
    /// What cells are at least as wide as, so that labels of small pictures need not shrink; in points.
    package var labelWidth = 0.0

    /// A board of sections in a style.
    package init(heading: String, subheading: String, sections: [Section], style: SheetStyle) {
        self.heading = heading
        self.subheading = subheading
        self.sections = sections
        self.style = style
    }

    /// Makes cells as wide as the widest label, up to a width.
    package mutating func fitLabels(upTo most: Double, measurer: any TextMeasuring) {
        let texts = TextSetter(measurer: measurer, language: "en", direction: .leftToRight)
        let widths = sections.flatMap(\.cells).map { texts.advance(of: $0.label, font: style.labelFont) }
        labelWidth = min(widths.max() ?? 0, most).rounded(.up)
    }

    /// The states of one component.
    package struct Section: Hashable, Sendable {
        /// The component's name.
        package var title: String
        /// The states, in reading order.
        package var cells: [Cell]

        /// The states of the component of a name.
        package init(title: String, cells: [Cell]) {
            self.title = title
            self.cells = cells
        }
    }

    /// One state, in as many appearances as there are, side by side.
    package struct Cell: Hashable, Sendable {
        /// The state's name.
        package var label: String
        /// What the state looks like, once for each appearance.
        package var pictures: [Scene]

        /// A state by its name and its pictures.
        package init(label: String, pictures: [Scene]) {
            self.label = label
            self.pictures = pictures
        }
    }
}

/// Paints a board where its layout places everything: a scene of scenes, one page as wide as the style says and as high
/// as its states need.
package func paint(_ board: Board, _ layout: BoardLayout, measurer: any TextMeasuring) -> Scene {
    let style = board.style
    var builder = SheetBuilder(style: style, measurer: measurer)
    builder.drawHeading(board.heading, style.headingFont, style.headingColor, at: layout.heading)
    builder.drawHeading(board.subheading, style.labelFont, style.labelColor, at: layout.subheading)
    for (section, places) in zip(board.sections, layout.sections) {
        builder.drawHeading(section.title, style.sectionFont, style.headingColor, at: places.title)
        for (cell, place) in zip(section.cells, places.cells) {
            for (number, picture) in cell.pictures.enumerated() {
                builder.drawPicture(
                    picture, in: place.pictures[number], scale: layout.scale,
                    id: "\(section.title)/\(cell.label)/\(number)")
            }
            builder.drawLabel(cell.label, center: place.label.center, maximumWidth: place.label.width)
        }
    }
    return builder.scene(size: layout.size)
}

extension SheetBuilder {
    /// A line that begins at a point and may be as long as the page is wide.
    fileprivate mutating func drawHeading(_ text: String, _ font: FontStyle, _ color: Color, at place: Point) {
        let room = Rect(
            x: place.x, y: place.y - font.size / 2, width: style.pageWidth - 2 * style.margin, height: font.size)
        drawLine(texts.line(text, font: font, in: room), color)
    }
}
