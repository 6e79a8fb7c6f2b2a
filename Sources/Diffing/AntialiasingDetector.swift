/// Tells pixels that smooth an edge from pixels that belong to what is drawn.
///
/// V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", Electronics and Electrical Engineering 7 (95),
/// 2009: such a pixel lies between a darker and a brighter neighbour, one of which is part of a plain area in both
/// pictures.
struct AntialiasingDetector {
    let baseline: StraightRaster
    let candidate: StraightRaster

    /// Whether the pixel smooths an edge in either picture.
    func isAntialiased(x: Int, y: Int) -> Bool {
        smoothsEdge(x: x, y: y, in: baseline, other: candidate)
            || smoothsEdge(x: x, y: y, in: candidate, other: baseline)
    }

    private func smoothsEdge(x: Int, y: Int, in raster: StraightRaster, other: StraightRaster) -> Bool {
        let neighbours = Neighbourhood(x: x, y: y, in: raster)
        let center = raster.pixels[y * raster.width + x]
        var equal = neighbours.isAtBorder ? 1 : 0
        var darkest = (delta: 0.0, place: 0)
        var brightest = (delta: 0.0, place: 0)
        for place in neighbours.places {
            let delta = ColorDistance.brightness(center, minus: raster.pixels[place])
            if delta == 0 {
                equal += 1
                if equal > 2 { return false }
            } else if delta < darkest.delta {
                darkest = (delta, place)
            } else if delta > brightest.delta {
                brightest = (delta, place)
            }
        }
        guard darkest.delta < 0, brightest.delta > 0 else { return false }
        return isPlain(at: darkest.place, in: raster, and: other) || isPlain(at: brightest.place, in: raster, and: other)
    }

    private func isPlain(at place: Int, in first: StraightRaster, and second: StraightRaster) -> Bool {
        hasManyEqualNeighbours(at: place, in: first) && hasManyEqualNeighbours(at: place, in: second)
    }

    /// Three or more; the picture's border counts for one.
    private func hasManyEqualNeighbours(at place: Int, in raster: StraightRaster) -> Bool {
        let neighbours = Neighbourhood(x: place % raster.width, y: place / raster.width, in: raster)
        let pixel = raster.pixels[place]
        var equal = neighbours.isAtBorder ? 1 : 0
        for neighbour in neighbours.places where raster.pixels[neighbour] == pixel {
            equal += 1
            if equal > 2 { return true }
        }
        return false
    }
}

/// The up to eight pixels around one, column by column.
private struct Neighbourhood {
    private let x: Int
    private let y: Int
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>
    private let width: Int

    init(x: Int, y: Int, in raster: StraightRaster) {
        self.x = x
        self.y = y
        width = raster.width
        columns = max(x - 1, 0)...min(x + 1, raster.width - 1)
        rows = max(y - 1, 0)...min(y + 1, raster.height - 1)
    }

    var isAtBorder: Bool { columns.count < 3 || rows.count < 3 }

    var places: some Sequence<Int> {
        columns.lazy.flatMap { column in rows.lazy.map { row in row * width + column } }
            .filter { $0 != y * width + x }
    }
}
