import DisplayLists
import Documents
import Geometry
import Thumbindex

/// A file as it was drawn, before it is written.
struct DrawnFile {
    let bytes: [UInt8]
    let size: FileSize
    /// The digest of the decoded pixels, of films that of their frames; `nil` for vector files.
    var pixels: String?
}

extension DrawnFile {
    /// A film that shows a canvas at so many pixels a point.
    init(_ film: FilmFile, canvas: Size, scale: Double) throws(DiagnosticError) {
        let size = try PictureSize(of: canvas, scale: scale)
        self.init(
            bytes: film.bytes, size: FileSize(width: Double(size.width), height: Double(size.height)),
            pixels: film.pixelDigest)
    }
}

/// How large a picture is: in pixels, for vector files in points.
package struct FileSize: Hashable, Sendable {
    package let width: Double
    package let height: Double

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

extension Studio {
    /// A scene as a file of a format.
    func file(
        of scene: Scene, as export: PictureExport, svgText: SVGText, pngSize: PNGSize
    ) throws(DiagnosticError) -> DrawnFile {
        let canvas = scene.displayList.size
        if let format = export.format.film {
            return try DrawnFile(
                filmFile(of: scene, as: format, scale: export.scale), canvas: canvas, scale: export.scale)
        }
        guard export.format == .png else {
            let bytes = try bytes(of: scene, as: export.format, scale: export.scale, svgText: svgText)
            return DrawnFile(bytes: bytes, size: FileSize(width: canvas.width, height: canvas.height))
        }
        let picture = try picture(of: scene, scale: export.scale, size: pngSize)
        let size = try PictureSize(of: canvas, scale: export.scale)
        return DrawnFile(
            bytes: picture.bytes, size: FileSize(width: Double(size.width), height: Double(size.height)),
            pixels: picture.pixelDigest)
    }
}
