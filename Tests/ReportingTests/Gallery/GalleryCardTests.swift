import Geometry
import Manifests
import Rasters
import Reporting
import Testing

/// What stands in one card of the gallery.
@Suite struct GalleryCardTests {
    private static func picture(
        _ path: String, appearance: String = "light", scale: Double = 2, format: PictureFormat = .png
    ) throws -> GalleryPicture {
        let entry = ManifestEntry(
            path: path,
            picture: .init(
                theme: .init(name: "shop", title: "Shop"), subject: .init(component: "index-bar", name: "rest"),
                variant: .init(appearance: appearance, locale: "en", direction: "rtl"), format: format, scale: scale,
                size: Size(width: 375 * scale, height: 812 * scale)))
        return try #require(GalleryPicture(entry))
    }

    private static func look(_ files: [(format: PictureFormat, scale: Double)]) throws -> GalleryCard.Look {
        let pictures = try files.map { try picture("\($0.format)@\($0.scale)", scale: $0.scale, format: $0.format) }
        return try #require(GalleryCard(pictures)?.looks.first)
    }

    @Test("the appearances of a state, light first")
    func appearances() throws {
        let card = try #require(
            GalleryCard([
                try Self.picture("d.png", appearance: "dark"), try Self.picture("l.png"),
                try Self.picture("d.svg", appearance: "dark", scale: 1, format: .svg),
            ]))
        #expect(card.state == "rest")
        #expect(card.axes.map(\.value) == ["en", "rtl"])
        #expect(card.looks.map(\.appearance) == ["light", "dark"])
        #expect(card.looks.map { $0.files.map(\.path) } == [["l.png"], ["d.png", "d.svg"]])
        #expect(GalleryCard([]) == nil)
    }

    @Test(
        "of a state's files the page shows the raster that suits most screens, else the vector picture",
        arguments: [
            ([(.png, 1.0), (.png, 2), (.png, 3), (.svg, 1)], "png@2.0"), ([(.png, 3), (.svg, 1)], "png@3.0"),
            ([(.png, 3), (.png, 4)], "png@3.0"), ([(.pdf, 1), (.svg, 1)], "svg@1.0"), ([(.webp, 2)], "webp@2.0"),
            ([(.pdf, 1), (.json, 1)], nil),
        ] as [([(PictureFormat, Double)], String?)])
    func best(files: [(PictureFormat, Double)], expected: String?) throws {
        let look = try Self.look(files)
        #expect(look.shown?.path == expected)
        #expect(look.files.count == files.count)
    }

    @Test("pictures come before what only describes them, small ones before large ones")
    func fileOrder() throws {
        let look = try Self.look([
            (.json, 1.0), (.png, 3), (.svg, 1), (.png, 1), (.webp, 2), (.pdf, 1), (.png, 2),
        ])
        #expect(look.files.map(\.fileLabel) == ["PNG", "PNG @2x", "PNG @3x", "WEBP @2x", "SVG", "PDF", "JSON"])
    }
}
