import DisplayLists
package import Geometry
import Layouts
package import Styles

/// The look of a sheet of pictures, a board or a filmstrip; lengths in points.
package struct SheetStyle: Hashable, Sendable {
    /// The width of a board; a filmstrip is as wide as its frames.
    package var pageWidth = 2000.0
    /// Around all that the sheet shows.
    package var margin = 56.0
    /// The largest size of a picture; all pictures of a sheet have one scale, which is at most 1.
    package var pictureBounds = Size(width: 560, height: 490)
    /// Of the pictures' corners.
    package var pictureRadius = 12.0
    /// Between the pictures of a cell.
    package var pictureGap = 12.0
    /// Between cells, and between rows of them.
    package var cellGap = Size(width: 36, height: 36)
    /// From a cell's pictures down to the middle of its label.
    package var labelDrop = 22.0
    /// Of the page.
    package var background = Color(hex: 0xEDEEF1)
    /// Of the line around pictures.
    package var border = Color(hex: 0x000000, alpha: 0.14)
    /// Of the heading and of the sections' titles.
    package var headingColor = Color(hex: 0x17181A)
    /// Of the subheading and of the labels.
    package var labelColor = Color(hex: 0x4A4D52)
    /// The font of a board's heading.
    package var headingFont: FontStyle
    /// The font of the sections' titles.
    package var sectionFont: FontStyle
    /// The font of the subheading and of the labels.
    package var labelFont: FontStyle

    /// A board's style in fonts that a theme has: nothing beside the theme's own fonts is needed.
    package init(theme: Theme) {
        headingFont = theme.list.header.font.resized(to: 40)
        sectionFont = theme.list.header.font.resized(to: 24)
        labelFont = theme.list.row.titleFont.resized(to: 16)
    }

    /// What its texts are set in.
    package var fonts: [FontStyle] { [headingFont, sectionFont, labelFont] }

    /// Takes a ground, and inks that are seen on it.
    package mutating func adopt(background: Color) {
        self.background = background
        guard background.oklab.lightness < 0.5 else { return }
        (headingColor, labelColor) = (Color(hex: 0xF2F3F5), Color(hex: 0xB4B7BD))
        border = Color(hex: 0xFFFFFF, alpha: 0.18)
    }

    /// A filmstrip's style in such fonts: half as large as a phone's screen, so that a strip can be taken in at a
    /// glance.
    package init(filmstripOf theme: Theme) {
        self.init(theme: theme)
        margin = 24
        pictureBounds = Size(width: 375, height: 406)
        pictureRadius = 8
        cellGap = Size(width: 16, height: 20)
        labelDrop = 16
        labelFont = labelFont.resized(to: 13)
    }
}

/// Gathers what a sheet shows; a sheet has no nodes.
struct SheetBuilder {
    let style: SheetStyle
    let texts: TextSetter
    private var commands: [DrawingCommand] = []

    init(style: SheetStyle, measurer: any TextMeasuring) {
        self.style = style
        texts = TextSetter(measurer: measurer, language: "en", direction: .leftToRight)
    }

    /// All that was gathered, on a page of a size.
    func scene(size: Size) -> Scene {
        Scene(displayList: DisplayList(size: size, background: style.background, commands: commands), nodes: [])
    }

    /// A scene with round corners, and a line around it that parts it from the page; one on transparent ground, as a
    /// device, as it is.
    mutating func drawPicture(_ picture: Scene, in frame: Rect, scale: Double, id: String) {
        let radius = min(style.pictureRadius, frame.width / 2, frame.height / 2)
        var placement = Placement(scale: scale, origin: frame.origin)
        placement.keepsPictureSizes = true
        guard picture.displayList.background.alpha > 0 else {
            commands.append(.group(picture.displayList.placed(placement, id: id)))
            return
        }
        let shape = Shape.roundedRect(frame, radius: radius)
        commands.append(.group(picture.displayList.placed(placement, id: id, clip: shape)))
        let line = Shape.roundedRect(frame.inset(dx: 0.5, dy: 0.5), radius: max(0, style.pictureRadius - 0.5))
        commands.append(.stroke(line, width: 1, style.border))
    }

    /// A label around a point, shrunk to a width.
    mutating func drawLabel(_ text: String, center: Point, maximumWidth: Double) {
        drawLine(
            texts.title(text, font: style.labelFont, center: center, maximumWidth: maximumWidth), style.labelColor)
    }

    /// A line of a caption around a centre, cut with an ellipsis where it is wider.
    mutating func drawCaption(_ text: String, center: Point, maximumWidth: Double) {
        let font = style.labelFont
        guard texts.advance(of: text, font: font) > maximumWidth else {
            return drawLabel(text, center: center, maximumWidth: maximumWidth)
        }
        let room = Rect(center: center, size: Size(width: maximumWidth, height: font.size))
        drawLine(texts.line(text, font: font, in: room, aligned: .center), style.labelColor)
    }

    /// A line of text, where there is one.
    mutating func drawLine(_ line: SetLine?, _ color: Color) {
        if let line { commands.append(.text(TextCommand(line, color: color))) }
    }

    /// A line from point to point with a head at its end.
    mutating func drawArrow(along points: [Point]) {
        guard points.count > 1, let end = points.last else { return }
        let before = points[points.count - 2]
        let length = ((end.x - before.x) * (end.x - before.x) + (end.y - before.y) * (end.y - before.y)).squareRoot()
        guard length > 0 else { return }
        let (dx, dy) = ((end.x - before.x) / length, (end.y - before.y) / length)
        // The line ends inside the head, so that it does not stand out at the tip.
        let neck = end.offset(dx: -6 * dx, dy: -6 * dy)
        var line = Path()
        for (number, point) in (points.dropLast() + [neck]).enumerated() {
            if number == 0 { line.move(to: point) } else { line.line(to: point) }
        }
        var head = Path()
        head.move(to: end)
        head.line(to: end.offset(dx: -10 * dx - 5 * dy, dy: -10 * dy + 5 * dx))
        head.line(to: end.offset(dx: -10 * dx + 5 * dy, dy: -10 * dy - 5 * dx))
        head.close()
        commands += [.stroke(.path(line), width: 2, style.labelColor), .fill(.path(head), .color(style.labelColor))]
    }

    /// A piece of the page, over what a label would be hard to read on.
    mutating func drawPlate(_ rect: Rect) {
        if !rect.isEmpty { commands.append(.fill(.rect(rect), .color(style.background))) }
    }
}
