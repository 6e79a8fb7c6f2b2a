import Codecs
import DisplayLists
import Drawing
import DrawingBoards
import Foundation
import Geometry
import Rasters
import Rendering
import Testing

/// Issue 2, point 4: SVG drawn by librsvg, Chromium and Inkscape shows what the PNG shows.
@Suite struct SVGComparisonTests {
    @Test(arguments: [1.0, 2])
    func otherRenderersShowWhatThePictureShows(pixelsPerPoint: Double) throws {
        let drawings = try Drawings(pixelsPerPoint: pixelsPerPoint)
        let exhibits = try drawings.exhibits()
        let chromium = try drawings.chromium(exhibits)
        for (exhibit, other) in zip(exhibits, chromium) {
            try drawings.expect(other, by: "chromium", toShow: exhibit)
            try drawings.expect(drawings.librsvg(exhibit), by: "librsvg", toShow: exhibit)
        }
    }

    /// What a designer opens a document with.
    @Test func inkscapeShowsWhatThePictureShows() throws {
        let drawings = try Drawings(pixelsPerPoint: 2)
        let exhibits = try drawings.exhibits()
        for (exhibit, other) in zip(exhibits, try drawings.inkscape(exhibits)) {
            try drawings.expect(other, by: "inkscape", toShow: exhibit)
        }
    }

    /// Live text looks the same where the fonts are, and where a viewer lets text stand at fractional places; emoji
    /// it places on whole pixels.
    @Test func chromiumShowsLiveTextAsThePictureShowsIt() throws {
        let drawings = try Drawings(pixelsPerPoint: 2, textStyle: .live)
        let exhibits = try drawings.exhibits()
        for (exhibit, other) in zip(exhibits, try drawings.chromium(exhibits)) {
            try drawings.expect(other, by: "chromium-live", toShow: exhibit)
        }
    }
}

/// Exhibits drawn by every renderer at one scale.
private final class Drawings {
    private let pixelsPerPoint: Double
    private let text: TextEngine
    private let renderer: RasterRenderer
    private let exporter: SVGExporter
    private let others: OtherRenderers
    private let decoder = PNGDecoder(pixelLimit: 100_000_000)
    private var isKept = false

    init(pixelsPerPoint: Double, textStyle: SVGText = .outlines) throws {
        self.pixelsPerPoint = pixelsPerPoint
        text = try TextEngine(fonts: FontLibrary(lists: [Exhibit.families]))
        let pictures = PictureStore()
        renderer = RasterRenderer(text: text, pictures: pictures)
        exporter = SVGExporter(text: text, pictures: pictures, textStyle: textStyle, pixelsPerPoint: pixelsPerPoint)
        others = try OtherRenderers()
    }

    deinit { if !isKept { others.remove() } }

    func exhibits() throws -> [Exhibit] {
        let wide = try write(Exhibit.photograph(width: 240, height: 130), name: "wide")
        let tall = try write(Exhibit.photograph(width: 60, height: 110), name: "tall")
        let screens =
            try Exhibit.screens(text, picture: wide) + Exhibit.themes(text, picture: wide)
            + Exhibit.mockups(text, picture: wide)
        return [.shapes, .corners, .strokes, .gradients, .shadows, .glassAlone, .clips, .opacities]
            + Exhibit.texts(text) + [.pictures(wide: wide, tall: tall)] + screens
    }

    /// Under 1 of 255, as issue 2 has it; a page of nothing but text at @1x may be as far from the exact outlines as
    /// the same issue lets it be from another renderer's text. At the edges of what a filter blurs (materials) each
    /// renderer goes its own way, in blocks.
    func expect(_ other: Raster, by name: String, toShow exhibit: Exhibit) throws {
        let picture = try renderer.raster(
            of: exhibit.list.snapped(toPixelsPerPoint: pixelsPerPoint), pixelsPerPoint: pixelsPerPoint)
        let agreement = Agreement(picture, other)
        let hasMaterials = exhibit.name.hasPrefix("glass") || exhibit.name.hasPrefix("photos")
        let isWithin = agreement.isWithin(
            mean: exhibit.isTextPage && pixelsPerPoint < 2 ? 2.2 : 1,
            block: hasMaterials ? 20 : exporter.textStyle == .live ? 12 : 8)
        if !isWithin {
            isKept = true
            try write(picture, name: "\(exhibit)-picture")
            try write(other, name: "\(exhibit)-\(name)")
        }
        #expect(isWithin, "\(exhibit) by \(name): \(agreement); see \(others.folder.path)")
    }

    func librsvg(_ exhibit: Exhibit) throws -> Raster {
        let png = try others.librsvg(
            exporter.document(of: exhibit.list), name: exhibit.name, pixelsPerPoint: pixelsPerPoint)
        return try decoder.raster(of: [UInt8](png))
    }

    func inkscape(_ exhibits: [Exhibit]) throws -> [Raster] {
        let documents = try exhibits.map { (try exporter.document(of: $0.list), "\($0)") }
        let pictures = try others.inkscape(documents, pixelsPerPoint: pixelsPerPoint)
        return try pictures.map { try decoder.raster(of: [UInt8]($0)) }
    }

    func chromium(_ exhibits: [Exhibit]) throws -> [Raster] {
        let documents = try exhibits.map { (try exporter.document(of: $0.list), $0.list.size.height) }
        let width = exhibits.map(\.list.size.width).max() ?? 0
        let page = try decoder.raster(
            of: [UInt8](others.chromium(documents, width: width, pixelsPerPoint: pixelsPerPoint)))
        var top = 0
        return exhibits.map { exhibit in
            let width = Int(exhibit.list.size.width * pixelsPerPoint)
            let height = Int(exhibit.list.size.height * pixelsPerPoint)
            defer { top += height }
            return page.cropped(to: PixelRect(x: 0, y: top, width: width, height: height))
        }
    }

    @discardableResult
    private func write(_ raster: Raster, name: String) throws -> String {
        let file = others.folder.appending(path: "\(name).png")
        var encoder = PNGEncoder()
        try Data(encoder.encode(raster)).write(to: file)
        return file.path
    }
}
