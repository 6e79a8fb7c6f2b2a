/// What drawings are made from, remembered from one to the next; belongs to one thread.
final class RasterSources {
    let text: TextEngine
    let pictures: PictureStore
    let glyphs: GlyphMasks
    let emoji: ColorGlyphRasters
    let shadows = ShadowMasks()

    init(text: TextEngine, pictures: PictureStore) {
        self.text = text
        self.pictures = pictures
        glyphs = GlyphMasks(pool: text.pool)
        emoji = ColorGlyphRasters(engine: text)
    }
}
