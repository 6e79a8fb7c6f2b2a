package import Rendering

/// What shapes, measures and draws, in the fonts of one library: it keeps what is costly to make.
///
/// Tools belong to one thread.
package final class DrawingTools {
    let text: TextEngine

    /// - Throws: `RenderingError.outOfMemory`.
    package init(fonts: FontLibrary) throws(RenderingError) {
        text = try TextEngine(fonts: fonts)
    }
}
