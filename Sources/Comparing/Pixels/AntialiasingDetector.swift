internal import CPixels

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
            for place in columns.indices { columns[place] |= THUMBINDEX_UNDECIDED }
            return decide(columns, row: row)
        }
        thumbindex_mark_antialiased(
            baseline.memory, candidate.memory, baseline.width, row, columns.baseAddress, columns.count)
        decide(columns, row: row)
    }

    /// Decides on the columns that are marked as undecided.
    private func decide(_ columns: UnsafeMutableBufferPointer<UInt32>, row: Int) {
        for place in columns.indices where columns[place] & THUMBINDEX_UNDECIDED != 0 {
            let column = columns[place] & ~THUMBINDEX_UNDECIDED
            columns[place] = column | (isAntialiased(x: Int(column), y: row) ? THUMBINDEX_ANTIALIASED : 0)
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
