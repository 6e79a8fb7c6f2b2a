public import DisplayLists
import Geometry
public import Styles

/// Draws boards: labelled sheets of a theme's states.
public struct BoardPainter {
    public let style: BoardStyle
    private let setter: TextSetter

    public init(style: BoardStyle, measurer: any TextMeasuring) {
        self.style = style
        setter = TextSetter(measurer: measurer, language: "en", direction: .leftToRight)
    }

    /// The board on one page as wide as the style says and as high as its states need.
    public func displayList(of board: Board) -> DisplayList {
        let layout = BoardLayout(of: board, style: style)
        let sections = zip(board.sections, layout.sections).flatMap { section, places in
            [line(section.title, style.sectionFont, style.headingColor, at: places.title)].compactMap(\.self)
                + zip(section.cells, places.cells).flatMap {
                    commands(for: $0, of: section, at: $1, scale: layout.scale)
                }
        }
        let title = [
            line(board.heading, style.headingFont, style.headingColor, at: layout.heading),
            line(board.subheading, style.labelFont, style.labelColor, at: layout.subheading),
        ]
        return DisplayList(
            size: layout.size, background: style.background, commands: title.compactMap(\.self) + sections)
    }

    private func commands(
        for cell: Board.Cell, of section: Board.Section, at place: BoardLayout.Cell, scale: Double
    ) -> [DrawingCommand] {
        let pictures = zip(cell.pictures, place.pictures).enumerated().flatMap { number, pair in
            style.framed(pair.0, in: pair.1, scale: scale, id: "\(section.title)/\(cell.label)/\(number)")
        }
        let center = place.label.center
        let label = setter.title(
            cell.label, font: style.labelFont, color: style.labelColor, center: center,
            maximumWidth: place.label.width)
        return pictures + [label].compactMap { $0.map(DrawingCommand.text) }
    }

    private func line(_ text: String, _ font: FontStyle, _ color: Color, at place: Point) -> DrawingCommand? {
        let room = Rect(
            x: place.x, y: place.y - font.size / 2, width: style.pageWidth - 2 * style.margin, height: font.size)
        return setter.line(text, font: font, color: color, in: room).map(DrawingCommand.text)
    }
}
