import Codecs
package import DisplayLists
package import Drawing
import Geometry
import Rasters
import Styles

/// Writes display lists as PDF documents of one page: the same list gives the same bytes.
///
/// Shapes stay shapes, and text stays text of embedded fonts, which can be selected and searched; shadows and emoji are
/// pictures. An exporter belongs to one thread.
package final class PDFExporter {
    private let text: TextEngine
    private let pictures: PictureStore
    /// The pixels on which edges lie, and of which shadows are made.
    private let pixelsPerPoint: Double
    private var fonts: [Int: PDFFont?] = [:]
    private let shadows = ShadowMasks()
    /// Of the document that is written at the moment.
    private var materials = MaterialPictures.empty
    private let decoder = PNGDecoder(pixelLimit: 4_000_000)

    /// An exporter of the texts of an engine and the pictures of a store, which belong to its thread.
    package init(text: TextEngine, pictures: PictureStore, pixelsPerPoint: Double = 2) {
        self.text = text
        self.pictures = pictures
        self.pixelsPerPoint = pixelsPerPoint
    }

    /// A whole document, whose unit is the point.
    ///
    /// - Parameter renderer: draws what materials show; they show nothing where there is none.
    package func document(of list: DisplayList, _ renderer: RasterRenderer? = nil) throws(DrawingError) -> [UInt8] {
        materials = try renderer?.materials(of: list, pixelsPerPoint: pixelsPerPoint) ?? .empty
        defer { materials = .empty }
        // The page has no pixels, but what is too large for a picture is too large for a sheet.
        _ = try PixelSize(list.size, pixelsPerPoint: pixelsPerPoint)
        let snapped = list.snapped(toPixelsPerPoint: pixelsPerPoint)
        let canvas = Rect(origin: .zero, size: list.size)
        let page = PDFPage(size: list.size)
        page.fill(.rect(canvas), with: .color(list.background))
        try draw(snapped.commands, canvas: canvas, on: page)
        return try page.finish()
    }

    private func draw(
        _ commands: [DrawingCommand], canvas: Rect, on page: borrowing PDFPage
    ) throws(DrawingError) {
        for command in commands {
            guard let bounds = command.bounds(measurer: text), bounds.intersects(canvas) else { continue }
            try draw(command, canvas: canvas, on: page)
        }
    }

    private func draw(_ command: DrawingCommand, canvas: Rect, on page: borrowing PDFPage) throws(DrawingError) {
        switch command {
        case .fill(let shape, .material(let material)):
            guard let picture = materials[shape, material] else { return }
            page.clipped(to: shape) { page.draw(picture.raster, in: picture.frame) }
        case .fill(let shape, let paint): page.fill(shape, with: paint)
        case .stroke(let shape, let width, let color): page.stroke(shape, width: width, color: color)
        case .hairline(let rect, let color):
            let line = Rect(x: rect.x, y: rect.y, width: rect.width, height: 1 / pixelsPerPoint)
            page.fill(.rect(line), with: .color(color))
        case .shadow(let shape, let shadow): try draw(shadow, of: shape, canvas: canvas, on: page)
        case .text(let text): draw(text, on: page)
        case .picture(let picture): draw(picture, on: page)
        case .group(let group): try draw(group, canvas: canvas, on: page)
        }
    }

    private func draw(_ group: DrawingGroup, canvas: Rect, on page: borrowing PDFPage) throws(DrawingError) {
        guard group.opacity > 0 else { return }
        func drawCommands() throws(DrawingError) {
            if let clip = group.clip {
                try page.clipped(to: clip) { () throws(DrawingError) in
                    try draw(group.commands, canvas: canvas, on: page)
                }
            } else {
                try draw(group.commands, canvas: canvas, on: page)
            }
        }
        if group.opacity < 1 {
            try page.faded(by: group.opacity, drawCommands)
        } else {
            try drawCommands()
        }
    }

    private func draw(
        _ shadow: Shadow, of shape: Shape, canvas: Rect, on page: borrowing PDFPage
    ) throws(DrawingError) {
        let space = DeviceSpace(pixelsPerPoint: pixelsPerPoint)
        let mask = try shadows.mask(of: shape, shadow: shadow, in: space, canvas: space.pixels(touchedBy: canvas))
        guard !mask.frame.isEmpty else { return }
        page.draw(mask.mask, in: space.points(of: mask.frame), color: shadow.color)
    }

    /// More pixels than the page's edges lie on, for whoever enlarges it, but no more than the file has.
    private func draw(_ command: PictureCommand, on page: borrowing PDFPage) {
        let fine = DeviceSpace(pixelsPerPoint: 2 * pixelsPerPoint)
        guard let picture = pictures.detailed(command, in: fine) else { return }
        let clip = command.clip ?? .rect(command.frame)
        page.clipped(to: clip) { page.draw(picture.raster, in: fine.points(of: picture.place)) }
    }
}

extension PDFExporter {
    private func draw(_ command: TextCommand, on page: borrowing PDFPage) {
        let run = text.shapedRun(for: command.run)
        let size = command.run.font.size
        for segment in run.segments {
            if let first = run.glyphs[segment.glyphs].first, text.isPicture(first) { continue }
            guard let font = font(for: segment.face) else { continue }
            page.show(
                PDFText(segment, of: run, origin: command.origin, size: size), font: font, size: size,
                color: command.color)
        }
        for glyph in text.colorGlyphs(of: command.run) {
            guard let picture = try? decoder.raster(of: glyph.png) else { continue }
            page.draw(picture, in: glyph.frame.offset(dx: command.origin.x, dy: command.origin.y))
        }
    }

    private func font(for face: Int) -> PDFFont? {
        if let font = fonts[face] { return font }
        let font = PDFFont(text.face(face))
        fonts[face] = .some(font)
        return font
    }
}

extension PDFText {
    fileprivate init(_ segment: ShapedRun.Segment, of run: ShapedRun, origin: Point, size: Double) {
        let glyphs = run.glyphs[segment.glyphs]
        let ordered = segment.isRightToLeft ? Array(glyphs.reversed()) : Array(glyphs)
        var starts: [(scalar: Int, glyphCount: Int)] = []
        for glyph in ordered {
            if starts.last?.scalar == glyph.scalar {
                starts[starts.count - 1].glyphCount += 1
            } else {
                starts.append((glyph.scalar, 1))
            }
        }
        let ends = starts.dropFirst().map(\.scalar) + [segment.scalars.upperBound]
        let clusters = zip(starts, ends).enumerated().map { index, cluster in
            let start = index == 0 ? segment.scalars.lowerBound : cluster.0.scalar
            var text = String.UnicodeScalarView()
            text.append(contentsOf: run.scalars[start..<max(cluster.1, start)])
            return PDFCluster(text: String(text), glyphCount: cluster.0.glyphCount)
        }
        self.init(
            glyphs: glyphs.map {
                PDFGlyph(id: $0.id, origin: Point(x: origin.x + $0.x * size, y: origin.y + $0.y * size))
            }, clusters: clusters, isRightToLeft: segment.isRightToLeft)
    }
}
