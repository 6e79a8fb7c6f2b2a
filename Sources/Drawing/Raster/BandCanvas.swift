internal import CPixels
import DisplayLists
import Geometry
package import Rasters

/// Rows that bands are drawn on, one after the other: what no command of the bands before can have touched has its
/// background still, and is not cleared again.
package struct BandCanvas {
    /// The first rows show the band that was drawn last.
    package private(set) var raster = Raster(width: 1, height: 1)
    /// Of all pixels but those that may have been touched.
    private var background = PremultipliedARGB.clear
    /// Of each row, a bit for each of at most 64 parts of its columns that may have been touched.
    private var touched: [UInt64] = [0]

    /// One row of one pixel; it grows with what is drawn.
    package init() {}

    /// Draws rows of a plan, those of a band.
    package mutating func draw(_ plan: RasterPlan, rows: Range<Int>) throws(DrawingError) {
        prepare(width: plan.size.width, rowCount: rows.count)
        if background != plan.background {
            background = plan.background
            touchAll()
        }
        let band = PixelRect(columns: 0..<plan.size.width, rows: rows)
        let covered = plan.coversFirst(of: band).moved(dx: 0, dy: -rows.lowerBound)
        clear(rowCount: rows.count, but: covered)
        touch(plan.commands, in: band, of: band)
        try Canvas.draw(on: &raster, rows: 0..<rows.count, top: rows.lowerBound, pixelsPerPoint: plan.pixelsPerPoint) {
            canvas throws(DrawingError) in
            try canvas.draw(plan.commands, pixelsPerPoint: plan.pixelsPerPoint)
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
        raster = Raster(width: width, height: rowCount, filledWith: background)
        touched = [UInt64](repeating: 0, count: rowCount)
    }
}

extension BandCanvas {
    /// In pixels.
    private var partWidth: Int { (raster.width + 63) / 64 }

    private mutating func touchAll() { for row in touched.indices { touched[row] = .max } }

    private mutating func touch(_ commands: [PlacedCommand], in area: PixelRect, of band: PixelRect) {
        for command in commands {
            let frame = command.frame.intersection(area)
            if frame.isEmpty { continue }
            if case .group(let commands, _, _) = command.kind, !command.hasLayer {
                touch(commands, in: frame, of: band)
            } else {
                // A pixel around it, which a curve may reach by rounding.
                touch(frame.outset(by: 1).intersection(band).moved(dx: 0, dy: -band.y))
            }
        }
    }

    private mutating func touch(_ pixels: PixelRect) {
        let (first, last) = (pixels.columns.lowerBound / partWidth, (pixels.columns.upperBound - 1) / partWidth)
        let parts = UInt64.max << first & UInt64.max >> (63 - last)
        for row in pixels.rows { touched[row] |= parts }
    }

    /// Gives rows their background again.
    ///
    /// - Parameter covered: what need not have it, since it is drawn over at once.
    private mutating func clear(rowCount: Int, but covered: PixelRect) {
        let (width, partWidth, argb) = (raster.width, partWidth, background.argb)
        unsafe raster.pixels.withUnsafeMutableBytes { bytes in
            guard let pixels = unsafe bytes.bindMemory(to: UInt32.self).baseAddress else { return }
            for row in 0..<rowCount {
                let hole = covered.rows.contains(row) ? covered.columns : width..<width
                let around = [0..<hole.lowerBound, hole.upperBound..<width]
                var parts = touched[row]
                while parts != 0 {
                    let first = parts.trailingZeroBitCount
                    let end = first + (~(parts >> first)).trailingZeroBitCount
                    let columns = min(first * partWidth, width)..<min(end * partWidth, width)
                    for piece in around.map({ columns.clamped(to: $0) }) where !piece.isEmpty {
                        unsafe thumbindex_fill_pixels(argb, pixels + row * width + piece.lowerBound, piece.count)
                    }
                    parts &= .max << end
                }
                touched[row] = 0
            }
        }
    }
}

extension RasterPlan {
    /// The pixels of a band that the first command to touch it replaces, whatever was there.
    fileprivate func coversFirst(of band: PixelRect) -> PixelRect {
        let space = DeviceSpace(pixelsPerPoint: pixelsPerPoint)
        var (commands, area) = (commands, band)
        while let first = commands.first(where: { !$0.frame.intersection(area).isEmpty }) {
            switch first.kind {
            case .group(let inner, _, .pixels(let pixels)) where !first.hasLayer:
                (commands, area) = (inner, area.intersection(pixels))
            case .fill(.rect(let rect), let paint) where paint.hidesAll(pixelsPerPoint: pixelsPerPoint):
                return space.wholePixels(of: rect).map(area.intersection) ?? .none
            default: return .none
            }
        }
        return .none
    }
}

extension Paint {
    /// Whether a rectangle of whole pixels that is filled with it is nothing but it.
    fileprivate func hidesAll(pixelsPerPoint: Double) -> Bool {
        if case .color(let color) = self { return PremultipliedARGB(color).alpha == 255 }
        return GradientRows.rows(of: self, pixelsPerPoint: pixelsPerPoint) != nil
    }
}

extension PixelRect {
    /// No pixels.
    fileprivate static var none: PixelRect { PixelRect(x: 0, y: 0, width: 0, height: 0) }
}
