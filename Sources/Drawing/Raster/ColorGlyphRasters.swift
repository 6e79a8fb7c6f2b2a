import Codecs
package import Geometry
package import Rasters

/// Emoji at the sizes at which they are drawn, made once.
///
/// Belongs to one thread, with the engine whose glyphs it shows.
final class ColorGlyphRasters {
    private let engine: TextEngine
    private let decoder = PNGDecoder(pixelLimit: 4_000_000)
    private var pictures = BoundedCache<TextEngine.GlyphKey, Raster?>(limit: 375_000)
    private var rasters = BoundedCache<Key, PlacedRaster?>(limit: 375_000)

    /// A part of a pixel under which nothing of an emoji shows.
    private static let leastSide = 1.0 / 64

    private struct Key: Hashable {
        let glyph: TextEngine.GlyphKey
        let pixelsPerEm: Double
        let quarter: Int
    }

    init(engine: TextEngine) { self.engine = engine }

    /// The pictures among glyphs on a line whose origin lies at a place in device pixels.
    func rasters(of glyphs: [ShapedRun.Glyph], x: Double, baseline: Int, pixelsPerEm: Double) -> [PlacedRaster] {
        glyphs.compactMap { glyph in
            let quarters = Int(((x + glyph.x * pixelsPerEm + 0.125) * 4).rounded(.down))
            let key = Key(glyph: .init(glyph), pixelsPerEm: pixelsPerEm, quarter: quarters & 3)
            var raster = rasters.value(for: key) {
                let raster = make(key)
                return (raster, raster.map { $0.raster.width * $0.raster.height } ?? 1)
            }
            raster?.x += quarters >> 2
            raster?.y += baseline + Int((glyph.y * pixelsPerEm).rounded())
            return raster
        }
    }

    private func make(_ key: Key) -> PlacedRaster? {
        guard let bounds = engine.pool.faces[key.glyph.face].inkBounds(of: key.glyph.id),
            let picture = picture(of: key.glyph)
        else { return nil }
        let frame = bounds.scaled(by: key.pixelsPerEm).offset(dx: Double(key.quarter) / 4)
        guard frame.width > Self.leastSide, frame.height > Self.leastSide else { return nil }
        let pixels = DeviceSpace(pixelsPerPoint: 1).pixels(touchedBy: frame)
        let raster = picture.resampled(
            into: frame.offset(dx: -Double(pixels.x), dy: -Double(pixels.y)), width: pixels.width,
            height: pixels.height)
        return PlacedRaster(raster: raster, x: pixels.x, y: pixels.y)
    }

    private func picture(of glyph: TextEngine.GlyphKey) -> Raster? {
        pictures.value(for: glyph) {
            let picture = engine.picture(of: glyph).flatMap { try? decoder.raster(of: $0) }
            return (picture, picture.map { $0.width * $0.height } ?? 1)
        }
    }
}

extension Raster {
    /// The picture drawn into a frame of fractional edges, which cover their pixels in part, on a raster of its own.
    package func resampled(into frame: Rect, width: Int, height: Int) -> Raster {
        resampled(
            columns: LineFilter(placedFrom: frame.minX, length: frame.width, count: width, pixels: self.width),
            rows: LineFilter(placedFrom: frame.minY, length: frame.height, count: height, pixels: self.height))
    }
}
