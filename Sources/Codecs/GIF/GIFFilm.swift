package import Rasters

/// A film as an animated GIF (GIF89a) of one palette.
///
/// Of each frame the rectangle that changes is stored, and in it one index stands for the pixels that do not change.
package struct GIFFilm: ~Copyable {
    private let clock: FilmClock
    private var mapper: ColorMapper
    private var writer: GIFWriter?
    private let palette: ColorPalette
    /// What waits for its end to be known.
    private var picture: FilmPicture<[UInt8]>?
    private var last: Raster?
    /// The indices that show.
    private var canvas: [UInt8] = []

    private static let unchanged = UInt8(ColorPalette.largestCount)

    /// A film without frames yet.
    ///
    /// - Parameter frameRate: at most `PictureFormat.gif.largestFrameRate`.
    package init(palette: ColorPalette, frameRate: Double, isDithered: Bool) {
        precondition(frameRate <= PictureFormat.gif.largestFrameRate ?? .infinity, "a GIF has no more frames a second")
        self.palette = palette
        mapper = ColorMapper(palette, isDithered: isDithered)
        clock = FilmClock(frameRate: frameRate, unitsPerSecond: 100)
    }

    /// Adds the next frame; frames between it and the one before show that one. All have the same size.
    package mutating func add(_ raster: Raster, number: Int) throws(EncodingError) {
        let area = last.map { raster.changes(from: $0) } ?? raster.bounds
        if last == nil { canvas = [UInt8](repeating: Self.unchanged, count: raster.width * raster.height) }
        last = raster
        guard let area, let changed = draw(raster, area: area) else { return }
        try end(at: number)
        picture = FilmPicture(area: changed.area, content: changed.indices, frames: number..<number + 1)
    }

    /// The file of a film of so many frames, which repeats without end; empty for a film without frames.
    package consuming func file(frameCount: Int) throws(EncodingError) -> [UInt8] {
        try end(at: frameCount)
        return writer.take()?.bytes() ?? []
    }

    /// Writes the picture that shows up to a frame.
    private mutating func end(at number: Int) throws(EncodingError) {
        guard let picture else { return }
        self.picture = nil
        var writer = try takenWriter(width: picture.area.width, height: picture.area.height)
        let frames = picture.frames.lowerBound..<number
        try writer.append(picture.content, area: picture.area, hundredths: clock.duration(of: frames))
        self.writer = consume writer
    }

    /// The writer, a new one for the first picture, which is as large as the film.
    private mutating func takenWriter(width: Int, height: Int) throws(EncodingError) -> GIFWriter {
        if let writer = writer.take() { return writer }
        var writer = try GIFWriter(transparent: Self.unchanged)
        try writer.begin(width: width, height: height, palette: palette.table)
        return writer
    }

    /// Brings an area of the canvas up to date; returns the smallest rectangle in which indices change, and those.
    private mutating func draw(_ raster: Raster, area: PixelRect) -> (area: PixelRect, indices: [UInt8])? {
        var changes = [UInt8](repeating: Self.unchanged, count: area.width * area.height)
        var (left, right, top, bottom) = (area.width, 0, area.height, 0)
        for row in 0..<area.height {
            let y = area.y + row
            for column in 0..<area.width {
                let place = y * raster.width + area.x + column
                let index = mapper.index(of: raster.pixels[place], x: area.x + column, y: y)
                guard canvas[place] != index else { continue }
                canvas[place] = index
                changes[row * area.width + column] = index
                (left, right) = (min(left, column), max(right, column + 1))
                (top, bottom) = (min(top, row), row + 1)
            }
        }
        guard top < bottom else { return nil }
        let indices = (top..<bottom).flatMap { changes[($0 * area.width + left)..<($0 * area.width + right)] }
        return (PixelRect(columns: left..<right, rows: top..<bottom).moved(dx: area.x, dy: area.y), indices)
    }
}

extension ColorPalette {
    /// 256 colours, black where there are fewer.
    fileprivate var table: [OpaqueColor] {
        colors + [OpaqueColor](repeating: OpaqueColor(gray: 0), count: 256 - colors.count)
    }
}
