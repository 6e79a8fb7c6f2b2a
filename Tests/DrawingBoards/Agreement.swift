package import Rasters

/// How far two pictures of the same size are from each other, over white, in levels of 255.
package struct Agreement: CustomStringConvertible {
    /// The mean absolute difference of red, green and blue.
    package let mean: SIMD3<Double>
    /// The furthest that the mean of a block of 16 × 16 pixels is off, and its left top pixel.
    package let worstBlock: (difference: Double, x: Int, y: Int)

    package static let blockSide = 16

    package init(_ first: Raster, _ second: Raster) {
        precondition(first.width == second.width && first.height == second.height, "pictures of the same size")
        var total = SIMD3<Double>.zero
        var worst = (difference: 0.0, x: 0, y: 0)
        for y in stride(from: 0, to: first.height, by: Self.blockSide) {
            for x in stride(from: 0, to: first.width, by: Self.blockSide) {
                let block = PixelRect(x: x, y: y, width: Self.blockSide, height: Self.blockSide)
                let sums = Self.sums(first, second, in: block.intersection(first.bounds))
                total += sums.absolute
                let furthest = max(abs(sums.signed.x), abs(sums.signed.y), abs(sums.signed.z))
                if furthest > worst.difference { worst = (furthest, x, y) }
            }
        }
        mean = total / Double(first.width * first.height)
        worstBlock = worst
    }

    /// The sum of the absolute differences in a block, and the mean of the signed ones.
    private static func sums(
        _ first: Raster, _ second: Raster, in block: PixelRect
    ) -> (absolute: SIMD3<Double>, signed: SIMD3<Double>) {
        var absolute = SIMD3<Int>.zero
        var signed = SIMD3<Int>.zero
        for y in block.rows {
            for x in block.columns {
                let difference = overWhite(first[x, y]) &- overWhite(second[x, y])
                signed &+= difference
                absolute &+= difference.replacing(with: 0 &- difference, where: difference .< 0)
            }
        }
        return (SIMD3<Double>(absolute), SIMD3<Double>(signed) / Double(block.width * block.height))
    }

    private static func overWhite(_ pixel: PremultipliedARGB) -> SIMD3<Int> {
        let color = OpaqueColor(pixel)
        return SIMD3<Int>(color.red, color.green, color.blue)
    }

    /// Whether every channel's mean is under a limit, and no block off by more than another.
    package func isWithin(mean: Double, block: Double) -> Bool {
        self.mean.max() < mean && worstBlock.difference <= block
    }

    package var description: String {
        func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        let block = "block at \(worstBlock.x), \(worstBlock.y) off by \(rounded(worstBlock.difference))"
        return "mean \(rounded(mean.x)) \(rounded(mean.y)) \(rounded(mean.z)), \(block)"
    }
}

extension Raster {
    /// The greatest distance of a component of a pixel from another picture's.
    package func farthest(from other: Raster) -> Int {
        var farthest = 0
        for (pixel, other) in zip(pixels, other.pixels) {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                farthest = max(farthest, abs(Int(pixel.argb >> shift & 0xFF) - Int(other.argb >> shift & 0xFF)))
            }
        }
        return farthest
    }

    /// The sum of the differences of some rows' blue as a share of the ink in them.
    package func departure(from other: Raster, rows: Range<Int>) -> Double {
        var (difference, ink) = (0, 0)
        for index in rows.lowerBound * width..<rows.upperBound * width {
            let (one, another) = (Int(pixels[index].argb & 0xFF), Int(other.pixels[index].argb & 0xFF))
            difference += abs(one - another)
            ink += 255 - one
        }
        return Double(difference) / Double(max(ink, 1))
    }
}
