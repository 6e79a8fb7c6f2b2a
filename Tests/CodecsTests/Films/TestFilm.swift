import Codecs
import Rasters

/// A short film of few colours: numbered frames, of which only those are given that differ from the one before.
struct TestFilm {
    static let frameRate = 50.0
    static let size = (width: 37, height: 23)
    let frames: [(number: Int, raster: Raster)]
    let frameCount: Int

    enum Format: String, CaseIterable {
        case webp
        case gif
        case apng
    }

    /// A square of `side` moves over a ground of two colours; it rests in the frames 3 to 6, and 8 shows what 7 does,
    /// drawn anew.
    static func movingSquare(side: Int = 5, ground: [PremultipliedARGB] = [0xFFFF_FFFF, 0xFF20_2020]) -> TestFilm {
        let frames = [0, 1, 2, 3, 7, 8, 9, 11].map { number in
            let place = number == 8 ? 7 : number
            return (
                number, picture(square: PixelRect(x: 2 * place + 1, y: place + 3, width: side, height: side), ground)
            )
        }
        return TestFilm(frames: frames, frameCount: 12)
    }

    private static func picture(square: PixelRect, _ ground: [PremultipliedARGB]) -> Raster {
        var raster = Raster(width: size.width, height: size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let isInside = square.columns.contains(x) && square.rows.contains(y)
                let color = PremultipliedARGB(argb: UInt32(1 + x % 4) * 0x0010_2040 | 0xFF00_0000)
                raster.pixels[y * size.width + x] = isInside ? color : ground[(x / 7 + y / 5) % ground.count]
            }
        }
        return raster
    }

    /// The raster that shows in a frame.
    func raster(_ number: Int) -> Raster? { frames.last { $0.number <= number }?.raster }

    func file(as format: Format, isDithered: Bool = false) throws -> [UInt8] {
        switch format {
        case .webp:
            var film = try WebPFilm(frameRate: Self.frameRate)
            for frame in frames { try film.add(frame.raster, number: frame.number) }
            return try film.file(frameCount: frameCount)
        case .gif:
            var histogram = ColorHistogram()
            for frame in frames { histogram.add(frame.raster) }
            var film = GIFFilm(
                palette: ColorPalette(histogram), frameRate: Self.frameRate, isDithered: isDithered)
            for frame in frames { try film.add(frame.raster, number: frame.number) }
            return try film.file(frameCount: frameCount)
        case .apng:
            let isOpaque = frames.allSatisfy { $0.raster.isOpaque }
            var film = AnimatedPNG(frameRate: Self.frameRate, isOpaque: isOpaque)
            for frame in frames { try film.add(frame.raster, number: frame.number) }
            return film.file(frameCount: frameCount)
        }
    }
}
