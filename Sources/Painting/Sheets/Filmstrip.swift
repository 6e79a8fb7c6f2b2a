package import DisplayLists
package import Geometry
package import Styles

/// Frames of a film in one picture, side by side with their times (ST-3).
package struct Filmstrip: Hashable, Sendable {
    /// All of one size.
    package var frames: [Frame]
    /// Frames side by side before a new row begins, at least 1.
    package var columns: Int
    /// The look of the sheet.
    package var style: SheetStyle

    /// A strip of frames in a style.
    package init(frames: [Frame], columns: Int, style: SheetStyle) {
        self.frames = frames
        self.columns = columns
        self.style = style
    }

    /// What a film shows at a time.
    package struct Frame: Hashable, Sendable {
        /// In seconds.
        package var time: Double
        /// What shows at the time.
        package var picture: Scene

        /// A frame by its time and its picture.
        package init(time: Double, picture: Scene) {
            self.time = time
            self.picture = picture
        }
    }
}

/// Where the frames of a strip are; in points.
package struct FilmstripLayout: Hashable, Sendable {
    /// Of the sheet.
    package let size: Size
    /// How much smaller the frames are than their canvases.
    package let scale: Double
    /// Each frame's place, without its time.
    package let frames: [Rect]

    /// Rows of as many frames as the strip has columns, on a sheet that fits them.
    package init(of strip: Filmstrip) {
        let style = strip.style
        let canvas = strip.frames.first?.picture.displayList.size ?? Size(width: 1, height: 1)
        let scale = min(1, style.pictureBounds.width / canvas.width, style.pictureBounds.height / canvas.height)
        let picture = Size(width: canvas.width * scale, height: canvas.height * scale)
        let columns = max(min(strip.columns, strip.frames.count), 1)
        let rows = max((strip.frames.count + columns - 1) / columns, 1)
        let label = style.labelDrop + style.labelFont.size / 2
        self.scale = scale
        size = Size(
            width: 2 * style.margin + Double(columns) * (picture.width + style.cellGap.width) - style.cellGap.width,
            height: 2 * style.margin + Double(rows) * (picture.height + label + style.cellGap.height)
                - style.cellGap.height)
        frames = strip.frames.indices.map { number in
            let (row, column) = number.quotientAndRemainder(dividingBy: columns)
            let origin = Point(
                x: style.margin + Double(column) * (picture.width + style.cellGap.width),
                y: style.margin + Double(row) * (picture.height + label + style.cellGap.height))
            return Rect(origin: origin, size: picture)
        }
    }
}

/// Paints a strip where its layout places everything: a scene of scenes, the time of each frame under it.
package func paint(_ strip: Filmstrip, _ layout: FilmstripLayout, measurer: any TextMeasuring) -> Scene {
    var builder = SheetBuilder(style: strip.style, measurer: measurer)
    for (number, (frame, place)) in zip(strip.frames, layout.frames).enumerated() {
        builder.drawPicture(frame.picture, in: place, scale: layout.scale, id: "frame/\(number)")
        builder.drawLabel(
            NumberText.rounded(frame.time, places: 2) + " s",
            center: Point(x: place.midX, y: place.maxY + strip.style.labelDrop), maximumWidth: place.width)
    }
    return builder.scene(size: layout.size)
}
