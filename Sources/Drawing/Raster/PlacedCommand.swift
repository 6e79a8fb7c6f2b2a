import DisplayLists
import Files
import Geometry
package import Rasters

/// A drawing command with its place in device pixels, and all that it needs at hand.
struct PlacedCommand {
    /// What surely holds all that the command draws.
    var frame: PixelRect
    var kind: Kind
    /// What later commands surely draw over, so that nobody sees whether it was drawn.
    var hole: PixelRect?

    indirect enum Kind {
        case fill(Shape, Paint)
        case stroke(Shape, width: Double, Color)
        /// Masks whose places count from a row, and that row.
        case masks([PlacedMask], PremultipliedARGB, top: Int)
        case rasters([PlacedRaster])
        case picture(PlacedRaster, clip: Shape)
        case group([PlacedCommand], opacity: Double, clip: Clip)
    }

    enum Clip {
        case none
        case pixels(PixelRect)
        case shape(Shape)
        /// Of commands that are drawn in place: pixels that surely lie in the shape, whether nothing shows through the
        /// commands anywhere in it, and what makes the coverage of the others.
        case edge(Shape, inside: InnerPixels, isOpaque: Bool, ShapeMasks)
    }
}

extension PlacedCommand {
    /// Whether a group is drawn on a canvas of its own before it is laid on the picture.
    var hasLayer: Bool {
        guard case .group(_, let opacity, .pixels) = kind else { return true }
        return opacity < 1
    }

    /// Whether Cairo has a part in it, which heeds no clip but its own.
    var usesCairo: Bool {
        switch kind {
        case .masks, .rasters: false
        case .fill, .stroke, .picture: true
        case .group(let commands, _, .edge): commands.contains(where: \.usesCairo)
        case .group(let commands, _, _): hasLayer || commands.contains(where: \.usesCairo)
        }
    }

    /// Whether it draws pixels that were made elsewhere.
    var showsPictures: Bool {
        switch kind {
        case .rasters, .picture: true
        case .group(let commands, _, _): commands.contains(where: \.showsPictures)
        case .fill, .stroke, .masks: false
        }
    }
}

extension PlacedCommand {
    /// Whether a line in it has so many parts that most of them are in other bands.
    var hasManyLines: Bool {
        switch kind {
        case .stroke(.path(let path), _, _): path.elements.count > Self.fewElements
        case .group(let commands, _, _): commands.contains(where: \.hasManyLines)
        case .fill, .stroke, .masks, .rasters, .picture: false
        }
    }

    /// The same on these rows: of a line of many parts those are left out that lie above or below, as most dashes around
    /// areas do.
    func cut(toRows rows: Range<Int>, pixelsPerPoint: Double) -> PlacedCommand {
        guard hasManyLines else { return self }
        var command = self
        switch kind {
        case .stroke(.path(let path), let width, let color):
            // Three pixels are more than rounding and what is touched around a line take.
            let reach = width / 2 * Shape.miterLimit + 3 / pixelsPerPoint
            let (top, bottom) = (Double(rows.lowerBound) / pixelsPerPoint, Double(rows.upperBound) / pixelsPerPoint)
            guard let near = path.lines(from: top - reach, to: bottom + reach) else { return self }
            command.kind = .stroke(.path(near), width: width, color)
        case .group(let commands, let opacity, let clip):
            let near = commands.map { $0.cut(toRows: rows, pixelsPerPoint: pixelsPerPoint) }
            command.kind = .group(near, opacity: opacity, clip: clip)
        case .fill, .stroke, .masks, .rasters, .picture: break
        }
        return command
    }

    /// What is drawn as fast as it is looked through.
    private static var fewElements: Int { 64 }
}

extension Path {
    /// Its parts of which any height is in a range; `nil` of a path that is not of open lines alone.
    fileprivate func lines(from top: Double, to bottom: Double) -> Path? {
        var near: [Element] = []
        var start = 0
        var (low, high) = (Double.infinity, -Double.infinity)
        func endPart(before end: Int) {
            if low <= bottom, high >= top { near += elements[start..<end] }
        }
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let point):
                endPart(before: index)
                (start, low, high) = (index, point.y, point.y)
            case .line(let point): (low, high) = (min(low, point.y), max(high, point.y))
            case .curve, .close: return nil
            }
        }
        endPart(before: elements.count)
        return Path(elements: near)
    }
}

/// Coverage with its left top pixel at a place of the picture.
package struct PlacedMask {
    /// The coverage itself.
    package let mask: CoverageMask
    var x: Int
    var y: Int

    /// The pixels of the picture that it covers.
    package var frame: PixelRect { PixelRect(x: x, y: y, width: mask.width, height: mask.height) }
}

/// Pixels with their left top one at a place of the picture.
package struct PlacedRaster {
    /// The pixels themselves.
    package let raster: Raster
    var x: Int
    var y: Int
    /// Of the pixels, where somebody has found it; it stands for them where rasters are compared.
    var digest: Digest128?
    /// Whether it is known that nothing shows through any pixel.
    var isOpaque = false

    /// The pixels of the picture that it covers.
    package var frame: PixelRect { raster.bounds.moved(dx: x, dy: y) }
}

extension Canvas {
    /// Draws the commands that touch the canvas, in order.
    mutating func draw(_ commands: [PlacedCommand], pixelsPerPoint: Double) throws(DrawingError) {
        for index in commands.indices where !commands[index].frame.intersection(frame).isEmpty {
            try draw(commands[index], pixelsPerPoint: pixelsPerPoint)
        }
    }

    private mutating func draw(_ command: PlacedCommand, pixelsPerPoint: Double) throws(DrawingError) {
        switch command.kind {
        case .fill(let shape, let paint): fill(shape, with: paint, hole: command.hole)
        case .stroke(let shape, let width, let color): stroke(shape, width: width, color: color)
        case .masks(let masks, let color, let top):
            for mask in masks { blend(mask.mask, x: mask.x, y: top + mask.y, color: color, hole: command.hole) }
        case .rasters(let rasters):
            for raster in rasters { blend(raster.raster, x: raster.x, y: raster.y, isOpaque: raster.isOpaque) }
        case .picture(let picture, let clip): fill(clip, with: picture.raster, x: picture.x, y: picture.y)
        case .group(let commands, let opacity, let clip):
            if case .pixels(let pixels) = clip, !command.hasLayer {
                let usesCairo = commands.contains(where: \.usesCairo)
                try clipped(to: pixels, usesCairo: usesCairo) { canvas throws(DrawingError) in
                    try canvas.draw(commands, pixelsPerPoint: pixelsPerPoint)
                }
            } else if case .edge(let shape, let inside, _, let masks) = clip {
                let usesCairo = commands.contains(where: \.usesCairo)
                try cut(to: shape, inside: inside, of: command.frame, masks, usesCairo: usesCairo) {
                    canvas throws(DrawingError) in
                    try canvas.draw(commands, pixelsPerPoint: pixelsPerPoint)
                }
            } else {
                try draw(commands, in: command.frame, opacity: opacity, clip: clip, pixelsPerPoint: pixelsPerPoint)
            }
        }
    }

    private mutating func draw(
        _ commands: [PlacedCommand], in frame: PixelRect, opacity: Double, clip: PlacedCommand.Clip,
        pixelsPerPoint: Double
    ) throws(DrawingError) {
        var layer = Canvas(frame: frame.intersection(self.frame), pixelsPerPoint: pixelsPerPoint)
        try layer.draw(commands, pixelsPerPoint: pixelsPerPoint)
        switch clip {
        case .none: try draw(layer, opacity: opacity, clip: nil)
        case .pixels(let pixels):
            try clipped(to: pixels) { canvas throws(DrawingError) in
                try canvas.draw(layer, opacity: opacity, clip: nil)
            }
        case .shape(let shape), .edge(let shape, _, _, _): try draw(layer, opacity: opacity, clip: shape)
        }
    }
}
