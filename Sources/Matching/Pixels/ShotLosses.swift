package import Codecs
import Foundation
import Rasters

/// What a screenshot's file lost of its pixels. Our own drawing is made to lose the same before both are measured.
package enum ShotLosses: Sendable {
    /// Nothing, as in PNG files.
    case none
    /// What a JPEG file of these steps loses.
    case jpeg(JPEGLosses)
    /// Something that is not known, as in WebP files, which have both ways.
    case unknown

    /// Those of a file.
    package init(of bytes: [UInt8]) {
        if PictureFileFormat(signature: bytes.prefix(12)) == .png {
            self = .none
        } else {
            self = JPEGLosses(of: bytes).map(Self.jpeg) ?? .unknown
        }
    }

    /// Whether there are any.
    var areThere: Bool { if case .none = self { false } else { true } }
}

extension Raster {
    /// The same after what a screenshot lost.
    ///
    /// - Parameters:
    ///   - x: how many pixels its corner lies right of the screenshot's.
    ///   - y: how many it lies below.
    func losing(_ losses: ShotLosses, x: Int, y: Int) -> Raster {
        switch losses {
        case .none: self
        case .jpeg(let jpeg): losing(jpeg, x: x, y: y) ?? withHalvedColors
        case .unknown: withHalvedColors
        }
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
