package import Rasters

/// Which colours a film shows, and how much of them, in cells of 4 × 4 × 4 levels.
package struct ColorHistogram {
    private var cells = [Cell](repeating: Cell(), count: 1 << 18)
    private var last: Raster?

    /// No colours yet.
    package init() {}

    /// Colours that are nearly the same.
    private struct Cell {
        var count = 0
        var red = 0
        var green = 0
        var blue = 0
        /// The colour that most of the pixels have, if more than half of them have one (Boyer and Moore, 1981).
        var candidate = OpaqueColor(gray: 0)
        var lead = 0

        mutating func add(_ color: OpaqueColor, count added: Int) {
            count += added
            red += color.red * added
            green += color.green * added
            blue += color.blue * added
            if color == candidate {
                lead += added
            } else if lead >= added {
                lead -= added
            } else {
                candidate = color
                lead = added - lead
            }
        }

        /// The colour of most of the pixels, or their mean.
        var color: OpaqueColor {
            if lead > 0 { return candidate }
            return OpaqueColor(red: red / count, green: green / count, blue: blue / count)
        }
    }

    /// Adds a frame: all of the first, of each other what changes.
    package mutating func add(_ raster: Raster) {
        let area = last.map { raster.changes(from: $0) ?? PixelRect(x: 0, y: 0, width: 0, height: 0) } ?? raster.bounds
        for row in area.rows {
            let pixels = raster.pixels[(row * raster.width + area.x)..<(row * raster.width + area.x + area.width)]
            add(row: pixels)
        }
        last = raster
    }

    /// Neighbours are often equal: a run of them is added at once.
    private mutating func add(row: ArraySlice<PremultipliedARGB>) {
        guard var pixel = row.first else { return }
        var count = 0
        for next in row {
            if next != pixel {
                add(pixel, count: count)
                (pixel, count) = (next, 0)
            }
            count += 1
        }
        add(pixel, count: count)
    }

    private mutating func add(_ pixel: PremultipliedARGB, count: Int) {
        let color = OpaqueColor(pixel)
        let cell = (color.red >> 2) << 12 | (color.green >> 2) << 6 | color.blue >> 2
        cells[cell].add(color, count: count)
    }

    /// The colours, each for its cell, with the square roots of their numbers of pixels, so that small coloured things
    /// count beside large grounds.
    var samples: [ColorSample] {
        cells.filter { $0.count > 0 }.map { ColorSample(color: $0.color, weight: Double($0.count).squareRoot()) }
    }
}

/// A colour and how much it counts.
struct ColorSample: Hashable {
    let color: OpaqueColor
    let weight: Double
}
