internal import CPixels
import DisplayLists
import Geometry
package import Rasters

/// Rows that bands are drawn on, one after the other: what no command of the bands before can have touched has its
/// ground still, and is not filled again.
package struct BandCanvas {
    /// The first rows show the band that was drawn last.
    package private(set) var raster = Raster(width: 1, height: 1)
    /// Of each row, what all pixels have but those that may have been touched.
    private var grounds = [RowGround(around: 0)]
    /// Of each row, a bit for each of at most 64 parts of its columns that may have been touched.
    private var touched: [UInt64] = [0]

    /// What a row is before anything is drawn on it: `0xAARRGGBB`, multiplied by alpha, or `nil` where it is another's.
    private struct RowGround: Equatable {
        var around: UInt32?
        /// Columns with a ground of their own.
        var columns = 0..<0
        var inside: UInt32?
    }

    /// One row of one pixel; it grows with what is drawn.
    package init() {}

    /// Draws rows of a plan, those of a band.
    package mutating func draw(_ plan: RasterPlan, rows: Range<Int>) throws(DrawingError) {
        prepare(width: plan.size.width, rowCount: rows.count)
        let band = PixelRect(columns: 0..<plan.size.width, rows: rows)
        var commands = plan.commands(onRows: rows)
        let ground = commands.takeGround(of: band, pixelsPerPoint: plan.pixelsPerPoint)
        fill(band, with: plan.background.argb, ground)
        touch(commands, in: band, of: band, DeviceSpace(pixelsPerPoint: plan.pixelsPerPoint))
        try Canvas.draw(on: &raster, rows: 0..<rows.count, top: rows.lowerBound, pixelsPerPoint: plan.pixelsPerPoint) {
            canvas throws(DrawingError) in
            try canvas.draw(commands, pixelsPerPoint: plan.pixelsPerPoint)
        }
    }

    /// Draws the part of a picture that differs from others with the same ground around it; what is around it is left as
    /// it is.
    package mutating func draw(_ plan: RasterPlan, on ground: BandGround) throws(DrawingError) {
        guard let part = plan.part else { return }
        let rows = ground.rows
        prepare(width: plan.size.width, rowCount: rows.count)
        ground.restoreEdges(on: &raster)
        let band = PixelRect(columns: 0..<plan.size.width, rows: rows)
        var commands = Array(plan.commands[part.index...])
        let area = part.inside.level.intersection(band)
        let space = DeviceSpace(pixelsPerPoint: plan.pixelsPerPoint)
        if case .group(var inner, let opacity, let clip) = commands[0].kind,
            let screen = inner.leaveGround(in: area, pixelsPerPoint: plan.pixelsPerPoint)
        {
            commands[0].kind = .group(inner, opacity: opacity, clip: clip)
            fill(band, with: nil, screen)
            touch(Array(inner.dropFirst()), in: area, of: band, space)
            touch(Array(commands.dropFirst()), in: area, of: band, space)
        } else {
            touchAll()
        }
        try Canvas.draw(on: &raster, rows: 0..<rows.count, top: rows.lowerBound, pixelsPerPoint: plan.pixelsPerPoint) {
            canvas throws(DrawingError) in
            try canvas.draw(commands, pixelsPerPoint: plan.pixelsPerPoint)
        }
    }

    /// Lends the raster to whoever draws on it otherwise; it has the width and so many rows at least.
    package mutating func withRaster<Result>(
        width: Int, rowCount: Int, _ body: (inout Raster) throws(DrawingError) -> Result
    ) throws(DrawingError) -> Result {
        prepare(width: width, rowCount: rowCount)
        touchAll()
        return try body(&raster)
    }

    private mutating func prepare(width: Int, rowCount: Int) {
        guard raster.width != width || raster.height < rowCount else { return }
        raster = Raster(width: width, height: rowCount)
        grounds = [RowGround](repeating: RowGround(around: 0), count: rowCount)
        touched = [UInt64](repeating: 0, count: rowCount)
    }
}

extension BandCanvas {
    /// In pixels.
    private var partWidth: Int { (raster.width + 63) / 64 }

    private mutating func touchAll() { for row in touched.indices { touched[row] = .max } }

    private mutating func touch(
        _ commands: [PlacedCommand], in area: PixelRect, of band: PixelRect, _ space: DeviceSpace
    ) {
        for command in commands {
            let frame = command.frame.intersection(area)
            if frame.isEmpty { continue }
            if case .group(let commands, _, _) = command.kind, !command.hasLayer {
                touch(commands, in: frame, of: band, space)
            } else {
                // A pixel around it, which a curve may reach by rounding.
                for part in command.parts(in: space, touching: frame) {
                    let touched = part.intersection(frame).outset(by: 1).intersection(band)
                    if !touched.isEmpty { touch(touched.moved(dx: 0, dy: -band.y)) }
                }
            }
        }
    }

    private mutating func touch(_ pixels: PixelRect) {
        let (first, last) = (pixels.columns.lowerBound / partWidth, (pixels.columns.upperBound - 1) / partWidth)
        let parts = UInt64.max << first & UInt64.max >> (63 - last)
        for row in pixels.rows { touched[row] |= parts }
    }

    /// Gives the rows of a band their ground.
    ///
    /// - Parameters:
    ///   - around: of all that is beside the first command's ground; `nil` to leave it.
    ///   - first: what of the band has another.
    private mutating func fill(_ band: PixelRect, with around: UInt32?, _ first: FirstGround?) {
        let (width, partWidth) = (raster.width, partWidth)
        unsafe raster.pixels.withUnsafeMutableBytes { bytes in
            guard let pixels = unsafe bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            for (row, y) in band.rows.enumerated() {
                var ground = RowGround(around: around)
                if let first, first.area.rows.contains(y) {
                    (ground.columns, ground.inside) = (first.area.columns, first.argb)
                }
                func fill(_ columns: Range<Int>, with argb: UInt32?) {
                    guard let argb, !columns.isEmpty else { return }
                    unsafe thumbindex_fill_pixels(argb, pixels + row * width + columns.lowerBound, columns.count)
                }
                var parts = grounds[row] == ground ? touched[row] : .max
                while parts != 0 {
                    let first = parts.trailingZeroBitCount
                    let end = first + (~(parts >> first)).trailingZeroBitCount
                    let columns = min(first * partWidth, width)..<min(end * partWidth, width)
                    fill(columns.clamped(to: ground.columns), with: ground.inside)
                    fill(columns.clamped(to: 0..<ground.columns.lowerBound), with: around)
                    fill(columns.clamped(to: ground.columns.upperBound..<width), with: around)
                    parts = end < 64 ? parts & .max << end : 0
                }
                (grounds[row], touched[row]) = (ground, 0)
            }
        }
    }
}

/// The pixels of a band that the first command to touch it replaces, whatever was there.
private struct FirstGround {
    let area: PixelRect
    /// What they are then, `0xAARRGGBB`; `nil` where they are of many colours.
    let argb: UInt32?
}

extension [PlacedCommand] {
    /// The ground of a part of a band, as far as the first command to touch that decides it; a command that does nothing
    /// but that is taken out.
    fileprivate mutating func takeGround(of area: PixelRect, pixelsPerPoint: Double) -> FirstGround? {
        guard let index = firstIndex(where: { !$0.frame.intersection(area).isEmpty }) else { return nil }
        if case .group(var inner, let opacity, .pixels(let pixels)) = self[index].kind, !self[index].hasLayer {
            let ground = inner.takeGround(of: area.intersection(pixels), pixelsPerPoint: pixelsPerPoint)
            self[index].kind = .group(inner, opacity: opacity, clip: .pixels(pixels))
            return ground
        }
        let ground = self[index].ground(of: area, pixelsPerPoint: pixelsPerPoint)
        if ground?.argb != nil { remove(at: index) }
        return ground
    }

    /// The ground of a part of a band, if the first command fills all of it with a colour; it is left to fill what is
    /// around that.
    fileprivate mutating func leaveGround(in area: PixelRect, pixelsPerPoint: Double) -> FirstGround? {
        guard !area.isEmpty, let ground = first?.ground(of: area, pixelsPerPoint: pixelsPerPoint),
            ground.argb != nil, ground.area == area
        else { return nil }
        self[0].hole = area
        return ground
    }
}

extension PlacedCommand {
    /// What holds all that it draws in an area: of a line from point to point what is around each part of it, since such
    /// a line often goes around much.
    fileprivate func parts(in space: DeviceSpace, touching area: PixelRect) -> [PixelRect] {
        guard case .stroke(let shape, let width, _) = kind else { return [frame] }
        let reach = width / 2 * Shape.miterLimit
        // Most dashes are elsewhere. Three pixels are more than rounding and what is touched around a line take.
        let room = space.points(of: area.outset(by: 3)).inset(dx: -reach, dy: -reach)
        return shape.lines(in: room)?.map { space.pixels(touchedBy: $0.inset(dx: -reach, dy: -reach)) } ?? [frame]
    }

    /// What it replaces of an area, whatever was there.
    fileprivate func ground(of area: PixelRect, pixelsPerPoint: Double) -> FirstGround? {
        guard case .fill(.rect(let rect), let paint) = kind,
            let pixels = DeviceSpace(pixelsPerPoint: pixelsPerPoint).wholePixels(of: rect)
        else { return nil }
        let covered = area.intersection(pixels)
        if case .color(let color) = paint {
            let pixel = PremultipliedARGB(color)
            return pixel.alpha == 255 ? FirstGround(area: covered, argb: pixel.argb) : nil
        }
        let isGradient = GradientRows.rows(of: paint, pixelsPerPoint: pixelsPerPoint) != nil
        return isGradient ? FirstGround(area: covered, argb: nil) : nil
    }
}

extension Shape {
    /// What is around each line of an outline of nothing but lines; `nil` of another. Of a path those that lie above or
    /// below the room are left out.
    fileprivate func lines(in room: Rect) -> [Rect]? {
        switch self {
        case .rect(let rect):
            let (width, height) = (rect.width, rect.height)
            return [
                Rect(x: rect.minX, y: rect.minY, width: width, height: 0),
                Rect(x: rect.minX, y: rect.maxY, width: width, height: 0),
                Rect(x: rect.minX, y: rect.minY, width: 0, height: height),
                Rect(x: rect.maxX, y: rect.minY, width: 0, height: height),
            ]
        case .path(let path):
            var (lines, end): ([Rect], Point?) = ([], nil)
            for element in path.elements {
                switch element {
                case .move(let point): end = point
                case .line(let point):
                    let start = end ?? point
                    if max(start.y, point.y) >= room.minY, min(start.y, point.y) <= room.maxY {
                        lines.append(
                            Rect(origin: start, size: .zero).union(Rect(origin: point, size: .zero)))
                    }
                    end = point
                case .curve, .close: return nil
                }
            }
            return lines
        case .roundedRect, .continuousRect, .ellipse: return nil
        }
    }
}
