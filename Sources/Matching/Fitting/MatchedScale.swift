import Documents
import Geometry
import Rasters

/// How many pixels of a screenshot are a point of the canvas (MT-1).
struct MatchedScale {
    let scale: Double

    /// Throws for pictures that cannot be one of the canvas: too small or large, or on their side.
    init(of shot: Raster, canvas: Size) throws(DiagnosticError) {
        let (width, height) = (Double(shot.width), Double(shot.height))
        let (across, down) = (width / canvas.width, height / canvas.height)
        let shape = "\(shot.width) × \(shot.height) pixels"
        let wanted = "\(NumberText.exact(canvas.width)) × \(NumberText.exact(canvas.height)) points"
        guard (across < 1) == (down < 1) || abs(across / down - 1) < 0.3 else {
            throw DiagnosticError(
                "the picture of \(shape) is no picture of \(wanted): is it on its side?",
                hints: ["turn it upright, or give the theme's canvas its size"])
        }
        guard across >= 0.75, across <= 8 else {
            throw DiagnosticError(
                "the picture of \(shape) is too \(across < 1 ? "small" : "large") to be one of \(wanted)",
                hints: ["take it at one to eight pixels a point"])
        }
        guard abs(across / down - 1) < 0.3 else {
            throw DiagnosticError(
                "the picture of \(shape) has another shape than \(wanted)", hints: ["is it on its side, or cut?"])
        }
        // A height of its own only says that more or less of the screen is in it. Screens have eighths of pixels a point,
        // but whole pixels.
        let eighth = (across * 8).rounded() / 8
        scale = abs(across - eighth) < 0.004 && abs(eighth * canvas.width - width) < 1 ? eighth : across
    }
}
