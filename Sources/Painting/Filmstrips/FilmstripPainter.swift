public import DisplayLists
import Geometry
public import Styles

/// Draws filmstrips: rows of frames, the time of each under it.
public struct FilmstripPainter {
    public let style: BoardStyle
    private let setter: TextSetter

    /// A painter in fonts that the theme has.
    public init(theme: Theme, measurer: any TextMeasuring) {
        self.init(style: BoardStyle(filmstripOf: theme), measurer: measurer)
    }

    public init(style: BoardStyle, measurer: any TextMeasuring) {
        self.style = style
        setter = TextSetter(measurer: measurer, language: "en", direction: .leftToRight)
    }

    /// The strip on a sheet that fits it.
    public func displayList(of strip: Filmstrip) -> DisplayList {
        let grid = FilmstripGrid(of: strip, style: style)
        let commands = strip.frames.enumerated().flatMap { number, frame in
            self.commands(for: frame, number: number, in: grid.frame(number), scale: grid.scale)
        }
        return DisplayList(size: grid.size, background: style.background, commands: commands)
    }

    private func commands(
        for frame: Filmstrip.Frame, number: Int, in place: Rect, scale: Double
    ) -> [DrawingCommand] {
        let label = setter.title(
            NumberText.rounded(frame.time, places: 2) + " s", font: style.labelFont, color: style.labelColor,
            center: Point(x: place.midX, y: place.maxY + style.labelDrop), maximumWidth: place.width)
        return style.framed(frame.picture, in: place, scale: scale, id: "frame/\(number)")
            + [label].compactMap { $0.map(DrawingCommand.text) }
    }
}

/// Where the frames of a strip are.
private struct FilmstripGrid {
    let scale: Double
    let size: Size
    private let columns: Int
    private let picture: Size
    private let style: BoardStyle

    init(of strip: Filmstrip, style: BoardStyle) {
        let canvas = strip.frames.first?.picture.size ?? Size(width: 1, height: 1)
        scale = min(1, style.pictureBounds.width / canvas.width, style.pictureBounds.height / canvas.height)
        picture = Size(width: canvas.width * scale, height: canvas.height * scale)
        columns = max(min(strip.columns, strip.frames.count), 1)
        self.style = style
        let rows = max((strip.frames.count + columns - 1) / columns, 1)
        let label = style.labelDrop + style.labelFont.size / 2
        size = Size(
            width: 2 * style.margin + Double(columns) * (picture.width + style.cellGap.width) - style.cellGap.width,
            height: 2 * style.margin + Double(rows) * (picture.height + label + style.cellGap.height)
                - style.cellGap.height)
    }

    func frame(_ number: Int) -> Rect {
        let (row, column) = number.quotientAndRemainder(dividingBy: columns)
        let label = style.labelDrop + style.labelFont.size / 2
        let origin = Point(
            x: style.margin + Double(column) * (picture.width + style.cellGap.width),
            y: style.margin + Double(row) * (picture.height + label + style.cellGap.height))
        return Rect(origin: origin, size: picture)
    }
}

extension BoardStyle {
    /// Half as large as a phone's screen, so that a strip can be taken in at a glance.
    fileprivate init(filmstripOf theme: Theme) {
        self.init(theme: theme)
        margin = 24
        pictureBounds = Size(width: 375, height: 406)
        pictureRadius = 8
        cellGap = Size(width: 16, height: 20)
        labelDrop = 16
        labelFont = labelFont.resized(to: 13)
    }
}
