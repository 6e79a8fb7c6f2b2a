package import Rendering

/// What one scene is written as.
package struct PictureExport: Hashable, Sendable {
    package let format: PictureFormat
    /// Pixels a point; 1 for vector files.
    package let scale: Double

    /// What a board is written as; the pictures on it are smaller than their canvases, so that one scale is enough.
    static let boardFormats: [PictureFormat] = [.png, .svg, .pdf]

    /// Every raster format at every scale, the others once.
    package static func all(formats: [PictureFormat], scales: [Double]) -> [PictureExport] {
        formats.flatMap { format in
            (format.isRaster ? scales : [1]).map { PictureExport(format: format, scale: $0) }
        }
    }
}
