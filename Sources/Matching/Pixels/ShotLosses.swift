import Foundation
import Rasters

/// What screenshots lose on their way, done to our own drawing so that both pictures have lost the same.
extension Raster {
    /// Brought to another size.
    func resampled(toWidth width: Double, height: Double) -> Raster {
        func filter(_ count: Double, of pixels: Int) -> LineFilter {
            LineFilter(from: 0, length: Double(pixels), count: max(Int(count.rounded()), 1), pixels: pixels)
        }
        return resampled(columns: filter(width, of: self.width), rows: filter(height, of: self.height))
    }

    /// With its colours, but not its light, at half the resolution, as JPEG files keep them (ITU-T T.871, 4:2:0).
    var withHalvedColors: Raster {
        let halves = (width: (width + 1) / 2, height: (height + 1) / 2)
        // How much more of red and of blue than of light, by blocks of two by two.
        var blocks = [SIMD2<Float>](repeating: .zero, count: halves.width * halves.height)
        for y in 0..<2 * halves.height {
            for x in 0..<2 * halves.width {
                let color = color(x, y)
                blocks[y / 2 * halves.width + x / 2] += (SIMD2(color.x, color.z) - color.luma) / 4
            }
        }
        var result = self
        for y in 0..<height {
            for x in 0..<width {
                // Readers mix each block with the nearest beside it.
                let (column, row) = (x / 2, y / 2)
                let beside = min(max(x % 2 == 0 ? column - 1 : column + 1, 0), halves.width - 1)
                let below = min(max(y % 2 == 0 ? row - 1 : row + 1, 0), halves.height - 1)
                let near = blocks[row * halves.width + column] * 9 + blocks[row * halves.width + beside] * 3
                let far = blocks[below * halves.width + column] * 3 + blocks[below * halves.width + beside]
                let (rest, luma) = ((near + far) / 16, color(x, y).luma)
                let green = luma - (0.299 * rest.x + 0.114 * rest.y) / 0.587
                result.pixels[y * width + x] = PixelColor(luma + rest.x, green, luma + rest.y).pixel
            }
        }
        return result
    }
}

extension PixelColor {
    /// Its light, by Rec. 601 as JPEG has it.
    fileprivate var luma: Float { 0.299 * x + 0.587 * y + 0.114 * z }

    fileprivate var pixel: PremultipliedARGB {
        func byte(_ value: Float) -> UInt32 { UInt32(Swift.min(Swift.max(value.rounded(), 0), 255)) }
        return PremultipliedARGB(argb: 0xFF00_0000 | byte(x) << 16 | byte(y) << 8 | byte(z))
    }
}
