internal import CPixels
import Rasters

/// Tells pixels that smooth an edge from pixels that belong to what is drawn.
///
/// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Electronics and Electrical Engineering 7 (95),
/// 2009: such a pixel lies between a darker and a brighter neighbour, one of which is part of a plain area in both
/// pictures.
struct AntialiasingDetector {
    let baseline: PixelGridRows
    let candidate: PixelGridRows

    /// Marks those of some columns of a row where a pixel smooths an edge in either picture.
    func mark(_ columns: UnsafeMutableBufferPointer<UInt32>, row: Int) {
        guard row >= 2, row < baseline.height - 2 else {
            for place in columns.indices { unsafe columns[place] |= THUMBINDEX_UNDECIDED }
            return unsafe decide(columns, row: row)
        }
        unsafe thumbindex_mark_antialiased(
            baseline.memory, candidate.memory, baseline.width, row, columns.baseAddress, columns.count)
        unsafe decide(columns, row: row)
    }

    /// Decides on the columns that are marked as undecided.
    private func decide(_ columns: UnsafeMutableBufferPointer<UInt32>, row: Int) {
        for place in columns.indices where unsafe columns[place] & THUMBINDEX_UNDECIDED != 0 {
            let column = unsafe columns[place] & ~THUMBINDEX_UNDECIDED
            unsafe columns[place] = column | (isAntialiased(x: Int(column), y: row) ? THUMBINDEX_ANTIALIASED : 0)
        }
    }

    /// Whether the pixel smooths an edge in either picture.
    func isAntialiased(x: Int, y: Int) -> Bool {
        smoothsEdge(x: x, y: y, in: baseline, other: candidate)
            || smoothsEdge(x: x, y: y, in: candidate, other: baseline)
    }

    /// Neighbours are visited column by column, so that of equally dark ones the same is taken as by pixelmatch.
    private func smoothsEdge(x: Int, y: Int, in picture: PixelGridRows, other: PixelGridRows) -> Bool {
        let (columns, rows) = (picture.columns(around: x), picture.rows(around: y))
        let center = picture[x, y]
        let brightness = ColorDistance.brightness(of: center)
        var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
        var darkest = (delta: 0.0, x: 0, y: 0)
        var brightest = (delta: 0.0, x: 0, y: 0)
        for column in columns {
            for row in rows where column != x || row != y {
                let neighbour = picture[column, row]
                let delta = neighbour == center ? 0 : brightness - ColorDistance.brightness(of: neighbour)
                if delta == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if delta < darkest.delta {
                    darkest = (delta, column, row)
                } else if delta > brightest.delta {
                    brightest = (delta, column, row)
                }
            }
        }
        guard darkest.delta < 0, brightest.delta > 0 else { return false }
        return isPlain(x: darkest.x, y: darkest.y, in: picture, and: other)
            || isPlain(x: brightest.x, y: brightest.y, in: picture, and: other)
    }

    private func isPlain(x: Int, y: Int, in first: PixelGridRows, and second: PixelGridRows) -> Bool {
        hasManyEqualNeighbours(x: x, y: y, in: first) && hasManyEqualNeighbours(x: x, y: y, in: second)
    }

    /// Three or more; the picture's border counts for one.
    private func hasManyEqualNeighbours(x: Int, y: Int, in picture: PixelGridRows) -> Bool {
        let (columns, rows) = (picture.columns(around: x), picture.rows(around: y))
        let center = picture[x, y]
        var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
        for column in columns {
            for row in rows where (column != x || row != y) && picture[column, row] == center {
                equal += 1
                if equal > 2 { return true }
            }
        }
        return false
    }
}

/// The perceived distance of two colours in the YIQ space of NTSC television.
///
/// Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Programación Matemática y Software 2 (2), 2010. Colours that are not opaque are laid over white.
enum ColorDistance {
    /// The distance of black and white, the greatest there is.
    static let maximum = 35215.0

    /// 0 for equal pixels, at most `maximum`.
    static func squared(_ first: StraightRGBA, _ second: StraightRGBA) -> Double {
        guard first != second else { return 0 }
        let first = YIQ(first)
        let second = YIQ(second)
        let y = first.y - second.y
        let i = first.i - second.i
        let q = first.q - second.q
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// In 0…255.
    static func brightness(of pixel: StraightRGBA) -> Double { YIQ(pixel).y }
}

/// A pixel's brightness and its two chrominances.
private struct YIQ {
    private let red: Double
    private let green: Double
    private let blue: Double

    init(_ pixel: StraightRGBA) {
        let components = (Double(pixel.red), Double(pixel.green), Double(pixel.blue))
        guard pixel.alpha < 255 else {
            (red, green, blue) = components
            return
        }
        let opacity = Double(pixel.alpha) / 255
        red = 255 + (components.0 - 255) * opacity
        green = 255 + (components.1 - 255) * opacity
        blue = 255 + (components.2 - 255) * opacity
    }

    var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}
