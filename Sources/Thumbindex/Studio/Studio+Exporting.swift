public import DisplayLists
public import Documents
import Rendering

extension Studio {
    /// The bytes of a file in a format; vector files have no scale, and a film has this one frame.
    public func bytes(
        of scene: Scene, as format: PictureFormat, scale: Double = 1, svgText: SVGText = .outlines
    ) throws(DiagnosticError) -> [UInt8] {
        switch format {
        case .png: try png(of: scene, scale: scale)
        case .svg: try svg(of: scene, text: svgText)
        case .pdf: try pdf(of: scene)
        case .json: json(of: scene)
        case .webp: try filmFile(of: scene, as: .webp, scale: scale).bytes
        case .gif: try filmFile(of: scene, as: .gif, scale: scale).bytes
        case .apng: try filmFile(of: scene, as: .apng, scale: scale).bytes
        }
    }

    /// The bytes of a PNG file of so many pixels a point.
    ///
    /// Sides are rounded up to whole pixels. Throws where the picture would be larger than `PictureSize` accepts.
    public func png(of scene: Scene, scale: Double) throws(DiagnosticError) -> [UInt8] {
        try picture(of: scene, scale: scale).bytes
    }

    /// A PNG file of so many pixels a point, with a digest of its pixels; as `png(of:scale:)`.
    public func picture(
        of scene: Scene, scale: Double, size: PNGSize = .fast
    ) throws(DiagnosticError) -> PNGPicture {
        try reporting { () throws(RenderingError) in
            let list = drawn(scene).snapped(toPixelsPerPoint: scale)
            let file =
                switch size {
                case .fast: try tools.pngExporter.file(of: list, pixelsPerPoint: scale)
                case .small: try tools.pngExporter.smallFile(of: list, pixelsPerPoint: scale)
                }
            return PNGPicture(bytes: file.bytes, pixelDigest: file.digest.description)
        }
    }

    /// The bytes of an SVG document whose groups have the ids of the scene's nodes.
    ///
    /// Edges lie on the pixels of a screen of two a point.
    public func svg(of scene: Scene, text: SVGText = .outlines) throws(DiagnosticError) -> [UInt8] {
        try reporting { () throws(RenderingError) in
            let exporter = SVGExporter(text: tools.text, pictures: tools.pictures, textStyle: text.style)
            return Array(try exporter.document(of: drawn(scene)).utf8)
        }
    }

    /// The bytes of a PDF file of one page.
    public func pdf(of scene: Scene) throws(DiagnosticError) -> [UInt8] {
        try reporting { () throws(RenderingError) in try tools.pdfExporter.document(of: drawn(scene)) }
    }

    /// The bytes of a JSON file that says what is where (ST-4).
    public func json(of scene: Scene) -> [UInt8] { Array(scene.json.utf8) }

    /// What is exported of a scene: pictures that cannot be shown have given way to what stands for them.
    func drawn(_ scene: Scene) -> DisplayList {
        scene.displayList.replacingBrokenPictures(in: tools.pictures, pixelsPerPoint: 2)
    }

    private func reporting<Value>(_ body: () throws(RenderingError) -> Value) throws(DiagnosticError) -> Value {
        do {
            return try body()
        } catch {
            throw DiagnosticError(error.description)
        }
    }
}

extension SVGText {
    fileprivate var style: SVGExporter.TextStyle {
        switch self {
        case .outlines: .outlines
        case .live: .live
        }
    }
}
