package import Documents
package import Drawing
public import Styles

/// What shapes, measures and draws, in the fonts of one library: it keeps what is costly to make.
///
/// Tools belong to one thread.
public final class DrawingTools {
    /// Shapes and measures texts.
    package let text: TextEngine
    /// Reads the pictures that are shown.
    package let pictures: PictureStore
    /// Draws pixels.
    package let renderer: RasterRenderer
    let pngExporter: PNGExporter
    let pdfExporter: PDFExporter
    let svgResources: DrawnResources

    /// Throws where there is no memory for them.
    ///
    /// - Parameter pictures: what tools of other threads have decoded.
    package init(
        fonts: FontLibrary, pictures: DecodedPictures = DecodedPictures()
    ) throws(DiagnosticError) {
        self.pictures = PictureStore(shared: pictures)
        do {
            text = try TextEngine(fonts: fonts)
        } catch {
            throw DiagnosticError(error)
        }
        renderer = RasterRenderer(text: text, pictures: self.pictures)
        pngExporter = PNGExporter(renderer: renderer)
        pdfExporter = PDFExporter(text: text, pictures: self.pictures)
        svgResources = DrawnResources(text: text, pictures: self.pictures, outlines: SVGOutlines())
    }

    /// What measures texts as they are drawn.
    public var measurer: any TextMeasuring { text }
}
