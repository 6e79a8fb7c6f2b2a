import Codecs
package import Comparing
package import Rasters
import Rendering

/// The heat map of two pictures: the baseline in pale grey, and over it what differs, amber where it differs little,
/// deep red where it differs most.
struct DifferencePicture {
    let raster: Raster

    /// - Parameter map: which pixels count; without one every pixel counts that is not the same, also where only one of
    ///   the pictures reaches.
    init(_ rasters: Sides<StraightRaster>, map: DifferenceMap?) {
        let (baseline, candidate) = (rasters.baseline, rasters.candidate)
        let width = max(baseline.width, candidate.width)
        let height = max(baseline.height, candidate.height)
        var pixels: [PremultipliedARGB] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (old, new) = (baseline.pixel(x, y), candidate.pixel(x, y))
                let mark = map?[x, y] ?? (old == new ? .equal : .different)
                pixels.append(Self.color(mark, old, new))
            }
        }
        raster = Raster(width: width, height: height, pixels: pixels)
    }

    private static func color(_ mark: DifferenceMap.Mark, _ old: StraightRGBA?, _ new: StraightRGBA?)
        -> PremultipliedARGB
    {
        switch mark {
        case .different: heat(distance(old, new))
        case .antialiased: 0xFF9A_C4F0
        case .equal: pale(OpaqueColor(old ?? new ?? .clear))
        }
    }

    /// The greatest difference of a component over white, 0…255; all of it where one picture has no pixel.
    private static func distance(_ old: StraightRGBA?, _ new: StraightRGBA?) -> Int {
        guard let old, let new else { return 255 }
        let (first, second) = (OpaqueColor(old), OpaqueColor(new))
        return max(abs(first.red - second.red), abs(first.green - second.green), abs(first.blue - second.blue))
    }

    private static func pale(_ color: OpaqueColor) -> PremultipliedARGB {
        // Rec. 601's weights, in 256ths.
        let luma = (77 * color.red + 150 * color.green + 29 * color.blue) / 256
        return OpaqueColor(gray: 255 - (255 - luma) / 5).pixel
    }

    /// From amber through orange to deep red. Small differences are the ones that are hard to see: the scale is steep
    /// at its beginning.
    private static func heat(_ distance: Int) -> PremultipliedARGB {
        let share = (Double(distance) / 255).squareRoot()
        func mixed(_ low: Double, _ high: Double) -> Int { Int((low + (high - low) * share).rounded()) }
        return OpaqueColor(red: mixed(255, 150), green: mixed(190, 0), blue: mixed(60, 36)).pixel
    }
}

extension StraightRaster {
    /// `nil` beyond the picture's edges.
    fileprivate func pixel(_ x: Int, _ y: Int) -> StraightRGBA? { x < width && y < height ? self[x, y] : nil }
}

/// The heat map of a compared pair as a file.
package enum DifferenceFile {
    /// The bytes of a PNG file; `nil` where the picture is too large for one.
    package static func bytes(of compared: ComparedPair, _ rasters: Sides<StraightRaster>) -> [UInt8]? {
        var encoder = PNGEncoder()
        return try? encoder.encode(DifferencePicture(rasters, map: compared.result.comparison?.map).raster)
    }
}
