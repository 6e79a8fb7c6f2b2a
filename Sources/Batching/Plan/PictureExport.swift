package import Thumbindex

/// What one scene is written as.
package struct PictureExport: Hashable, Sendable {
    package let format: PictureFormat
    /// Pixels a point; 1 for vector files.
    package let scale: Double

    /// Every raster format at every scale, the others once.
    package static func all(formats: [PictureFormat], scales: [Double]) -> [PictureExport] {
        formats.flatMap { format in
            (format.isRaster ? scales : [1]).map { PictureExport(format: format, scale: $0) }
        }
    }
}
