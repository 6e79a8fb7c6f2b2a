package import DisplayLists
package import Drawing
import Geometry
import Rasters

/// Writes display lists as PDF documents of one page: the same list gives the same bytes.
///
/// Shapes stay shapes, and text stays text of embedded fonts, which can be selected and searched; shadows and emoji are
/// pictures. An exporter belongs to one thread.
package final class PDFExporter {
    private let sources: PDFSources

    /// An exporter of the texts of an engine and the pictures of a store, which belong to its thread.
    package init(text: TextEngine, pictures: PictureStore, pixelsPerPoint: Double = 2) {
        sources = PDFSources(text: text, pictures: pictures, pixelsPerPoint: pixelsPerPoint)
    }

    /// A whole document, whose unit is the point.
    ///
    /// - Parameter renderer: draws what materials show; they show nothing where there is none.
    package func document(of list: DisplayList, _ renderer: RasterRenderer? = nil) throws(DrawingError) -> [UInt8] {
        let pixelsPerPoint = sources.pixelsPerPoint
        let materials = try renderer?.materials(of: list, pixelsPerPoint: pixelsPerPoint) ?? .empty
        // The page has no pixels, but what is too large for a picture is too large for a sheet.
        _ = try PixelSize(list.size, pixelsPerPoint: pixelsPerPoint)
        var writer = PDFWriter(sources: sources, materials: materials, size: list.size)
        return try writer.document(of: list.snapped(toPixelsPerPoint: pixelsPerPoint))
    }
}

/// What documents are made from, and what is kept from one to the next; belongs to one thread.
struct PDFSources {
    let text: TextEngine
    let pictures: PictureStore
    /// The pixels on which edges lie, and of which shadows are made.
    let pixelsPerPoint: Double
    let fonts: PDFFonts
    let images = PDFImages()
    let shadows = ShadowMasks()

    init(text: TextEngine, pictures: PictureStore, pixelsPerPoint: Double) {
        self.text = text
        self.pictures = pictures
        self.pixelsPerPoint = pixelsPerPoint
        fonts = PDFFonts(text: text)
    }
}
