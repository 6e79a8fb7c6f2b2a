public import DisplayLists
public import Documents
public import Rendering

extension Studio {
    /// A scene as a file; a film shows this one frame.
    ///
    /// Throws where the picture would be larger than `PixelSize.init(of:scale:)` accepts.
    public func file(
        of scene: Scene, as options: ExportOptions = ExportOptions()
    ) throws(DiagnosticError) -> ExportedFile {
        try export(scene, as: options, with: tools)
    }

    /// A scene as pixels, those of a PNG file of the same scale; `Raster.straight` has their bytes.
    ///
    /// Throws where the picture would be larger than `PixelSize.init(of:scale:)` accepts.
    public func raster(
        of scene: Scene, scale: Double = ExportOptions.defaultScale
    ) throws(DiagnosticError) -> Raster {
        try Rendering.raster(of: scene, scale: scale, with: tools)
    }
}

extension DrawingTools {
    /// Tools that draw in a theme's fonts.
    ///
    /// Throws where there is no memory for them.
    public convenience init(fonts: ThemeFonts) throws(DiagnosticError) { try self.init(fonts: fonts.library) }
}
