import CPNG
import Codecs
import RandomNumbers
import Rasters
import Testing

/// Rasters of every size up to 70 × 70, very wide and very tall ones, in every format, read again by libpng.
///
/// `FuzzSeeds` says how many; a failure prints the number that leads to its raster.
@Suite struct PNGFuzzTests {
    /// Runs are spread over all sizes and kinds, of which there are 4,900 × 15, by a step that shares no factor with
    /// their number.
    @Test func everySizeAndFormatIsReadAgain() throws {
        for run in FuzzSeeds.range(usually: 400) {
            let place = Int(run) * 1733 % (4900 * Kind.all.count)
            let kind = Kind.all[place % Kind.all.count]
            let size = place / Kind.all.count
            try check(kind, width: size % 70 + 1, height: size / 70 + 1, seed: run)
        }
    }

    @Test(arguments: [(9000, 1), (1, 9000), (5000, 3), (3, 5000), (32_767, 2), (2, 32_767), (129, 257)])
    func extremesAreReadAgain(width: Int, height: Int) throws {
        for (seed, kind) in Kind.all.enumerated() {
            try check(kind, width: width, height: height, seed: UInt64(seed))
        }
    }

    private func check(_ kind: Kind, width: Int, height: Int, seed: UInt64) throws {
        var generator = SeededNumbers(seed: seed)
        let raster = kind.raster(width: width, height: height, using: &generator)
        var encoder = PNGEncoder(bands: RasterBands(rowCount: [128, 16, 1, 7][Int(seed % 4)]))
        let fast = try encoder.encode(raster)
        try compare(fast, raster, "\(kind), \(width) × \(height), seed \(seed)")
        guard width * height < 3000 else { return }
        let small = try encoder.encodeSmall(raster).bytes
        try compare(small, raster, "small, \(kind), \(width) × \(height), seed \(seed)")
        #expect(small.count <= smallestByLibpng(raster), "\(kind), \(width) × \(height), seed \(seed)")
    }

    private func compare(_ file: [UInt8], _ raster: Raster, _ place: String) throws {
        var straight = StraightRows()
        straight.fill(with: 0..<raster.height, of: raster)
        var decoded = [UInt8](repeating: 7, count: 4 * raster.width * raster.height)
        let count = decoded.count
        let isRead = thumbindex_libpng_read(file, file.count, &decoded, count)
        #expect(isRead == 1, "\(place)")
        #expect(decoded == straight.bytes, "\(place)")
    }

    /// What libpng makes of it at level 9 with all of its filters, in the colour type of its alpha.
    private func smallestByLibpng(_ raster: Raster) -> Int {
        var straight = StraightRows()
        straight.fill(with: 0..<raster.height, of: raster)
        return thumbindex_libpng_length(
            straight.bytes, UInt32(raster.width), UInt32(raster.height), raster.isOpaque ? 1 : 0)
    }
}

/// What pixels a raster has.
private struct Kind: CustomStringConvertible {
    /// 0 for any.
    let colorCount: Int
    let isGray: Bool
    let isOpaque: Bool

    static let all = [2, 16, 200, 0].flatMap { count in
        [(true, true), (false, true), (false, false), (true, false)].dropLast(count == 16 ? 1 : 0).map {
            Kind(colorCount: count, isGray: $0, isOpaque: $1)
        }
    }

    var description: String { "\(colorCount) colours, grey \(isGray), opaque \(isOpaque)" }

    /// Runs of equal pixels, rows that repeat the one above, slopes and noise.
    func raster(width: Int, height: Int, using generator: inout SeededNumbers) -> Raster {
        let colors = (0..<max(colorCount, 1)).map { _ in pixel(.random(in: 0...UInt32.max, using: &generator)) }
        var raster = Raster(width: width, height: height)
        for y in 0..<height {
            let manner = Int.random(in: 0..<4, using: &generator)
            var current = colors[0]
            for x in 0..<width {
                if manner == 0, y > 0 {
                    current = raster[x, y - 1]
                } else if manner == 1 || Int.random(in: 0..<6, using: &generator) == 0 {
                    current =
                        colorCount > 0
                        ? colors[Int.random(in: 0..<colorCount, using: &generator)]
                        : pixel(.random(in: 0...UInt32.max, using: &generator))
                } else if manner == 2, colorCount == 0 {
                    current = pixel(0xFF00_0000 | UInt32(x * 3 + y) & 0xFF | UInt32(x) << 8 & 0xFF00)
                }
                raster.pixels[y * width + x] = current
            }
        }
        return raster
    }

    private func pixel(_ bits: UInt32) -> PremultipliedARGB {
        let alpha = isOpaque ? 255 : bits >> 24
        let colors = [bits & 0xFF, bits >> 8 & 0xFF, bits >> 16 & 0xFF].map { min($0, alpha) }
        return PremultipliedARGB(
            argb: alpha << 24 | colors[0] << 16 | colors[isGray ? 0 : 1] << 8 | colors[isGray ? 0 : 2])
    }
}
