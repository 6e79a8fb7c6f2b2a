package import Documents
package import Rendering

/// What shapes, measures and draws, in the fonts of one library: it keeps what is costly to make.
///
/// Tools belong to one thread.
package final class DrawingTools {
    let text: TextEngine
    let pictures: PictureStore
    let renderer: RasterRenderer
    let pngExporter: PNGExporter
    let pdfExporter: PDFExporter

    /// Throws where there is no memory for them.
    ///
    /// - Parameter pictures: what tools of other threads have decoded.
    package init(
        fonts: ThemeFonts, pictures: DecodedPictures = DecodedPictures()
    ) throws(DiagnosticError) {
        self.pictures = PictureStore(shared: pictures)
        do {
            text = try TextEngine(fonts: fonts.library)
        } catch {
            throw DiagnosticError(error.description)
        }
        renderer = RasterRenderer(text: text, pictures: self.pictures)
        pngExporter = PNGExporter(renderer: renderer)
        pdfExporter = PDFExporter(text: text, pictures: self.pictures)
    }
}
