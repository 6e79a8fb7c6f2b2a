package import Comparing
import Rendering

/// The heat map of a compared pair as a file.
package enum DifferenceFile {
    /// The bytes of a PNG file; `nil` where the picture is too large for one.
    package static func bytes(of compared: ComparedPair, _ contents: PictureContents) -> [UInt8]? {
        let map: DifferenceMap? = if case .different(let comparison) = compared.result { comparison.map } else { nil }
        var encoder = PNGEncoder()
        return try? encoder.encode(
            DifferencePicture(baseline: contents.baseline, candidate: contents.candidate, map: map).raster)
    }
}
