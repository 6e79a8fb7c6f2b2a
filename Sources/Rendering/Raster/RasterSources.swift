/// What drawings are made from, remembered from one to the next; belongs to one thread.
final class RasterSources {
    let text: TextEngine
    let pictures: PictureStore
    let lines: MaskLines
    let emoji: ColorGlyphRasters
    let shapes = ShapeMasks()
    let shadows = ShadowMasks()

    init(text: TextEngine, pictures: PictureStore) {
        self.text = text
        self.pictures = pictures
        lines = MaskLines(text: text)
        emoji = ColorGlyphRasters(engine: text)
    }
}
