package import DisplayLists
import Geometry
package import Styles

/// What a board shows: all states of a theme on one sheet.
package struct Board: Hashable, Sendable {
    package var heading: String
    /// A line under the heading.
    package var subheading: String
    package var sections: [Section]
    package var style: SheetStyle

    package init(heading: String, subheading: String, sections: [Section], style: SheetStyle) {
        self.heading = heading
        self.subheading = subheading
        self.sections = sections
        self.style = style
    }

    /// The states of one component.
    package struct Section: Hashable, Sendable {
        package var title: String
        package var cells: [Cell]

        package init(title: String, cells: [Cell]) {
            self.title = title
            self.cells = cells
        }
    }

    /// One state, in as many appearances as there are, side by side.
    package struct Cell: Hashable, Sendable {
        package var label: String
        package var pictures: [Scene]

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
