package import Diagnostics
import Rendering

/// What shapes, measures and draws, in the fonts of one library: it keeps what is costly to make.
///
/// Tools belong to one thread.
package final class DrawingTools {
    let text: TextEngine
    let pictures = PictureStore()
    let renderer: RasterRenderer
    let pdfExporter: PDFExporter
    var pngEncoder = PNGEncoder()

    /// Throws where there is no memory for them.
    package init(fonts: ThemeFonts) throws(DiagnosticError) {
        do {
            text = try TextEngine(fonts: fonts.library)
        } catch {
            throw DiagnosticError(error.description)
        }
        renderer = RasterRenderer(text: text, pictures: pictures)
        pdfExporter = PDFExporter(text: text, pictures: pictures)
    }
}
