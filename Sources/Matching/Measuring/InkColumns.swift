import DisplayLists
import Geometry

/// Where a screenshot has ink in the columns in which lines of text begin.
struct InkColumns {
    private let shot: LightPlane
    /// Values a point: no more than the screenshot has pixels.
    private let resolution: Double
    /// Where lines of each sort begin, in points on the canvas.
    private let columns: [SceneNode.Role: (minX: Double, maxX: Double)]
    /// Of each sort, which rows of values have ink.
    private let inked: [SceneNode.Role: [Bool]]
    /// Which rows of values are those of separators, where rows' names begin.
    private let separators: [Int]
    private let shift: Point

    init(_ picture: LitPicture, of fit: FittedTheme) {
        let resolution = min(fit.scale, 2)
        let shot = picture.light(scale: fit.scale / resolution)
        (self.shot, self.resolution, shift) = (shot, resolution, fit.shift)
        var columns: [SceneNode.Role: (minX: Double, maxX: Double)] = [:]
        let texts = fit.features.all.filter { $0.text != nil && !$0.isCovered }
        for (role, texts) in Dictionary(grouping: texts, by: \.role) {
            let (lefts, rights) = (texts.map(\.frame.minX).sorted(), texts.map(\.frame.maxX).sorted())
            let isFromLeft = lefts[lefts.count - 1] - lefts[0] <= rights[rights.count - 1] - rights[0]
            let (left, right) = (lefts[lefts.count / 2], rights[rights.count / 2])
            if role == .indexTitle {
                columns[role] = (lefts[0], rights[rights.count - 1])
            } else {
                columns[role] = isFromLeft ? (left - 1, left + 24) : (right - 24, right + 1)
            }
        }
        self.columns = columns
        func rows(in column: (minX: Double, maxX: Double), inset: Double) -> [(light: Float, contrast: Float)] {
            let (first, last) = (column.minX + inset + fit.shift.x, column.maxX - inset + fit.shift.x)
            return Self.rows(of: shot, from: first * resolution, to: last * resolution)
        }
        inked = columns.mapValues { rows(in: $0, inset: 0).map { $0.contrast > 24 } }
        // Separators may begin where names do.
        let names = columns[.rowTitle].map { rows(in: $0, inset: 4) } ?? []
        separators = names.indices.filter { row in
            guard row >= 2, row + 2 < names.count, names[row].contrast < 24 else { return false }
            let (above, below) = (names[row].light - names[row - 2].light, names[row].light - names[row + 2].light)
            return min(above, below) > 2 || max(above, below) < -2
        }
    }

    /// Of each row of values between two columns of them, how light most of it is, and by how much its light differs.
    private static func rows(
        of shot: LightPlane, from minX: Double, to maxX: Double
    ) -> [(light: Float, contrast: Float)] {
        let first = min(max(Int(minX), 0), shot.width)
        let last = min(max(Int(maxX), first), shot.width)
        guard first < last else { return [] }
        return (0..<shot.height).map { y in
            let values = shot.values[y * shot.width + first..<y * shot.width + last].sorted()
            return (values[values.count / 2], values[values.count - 1] - values[0])
        }
    }

    /// Which share of the ink that a layout has to have is not there, or stands where it has none.
    func share(of fit: FittedTheme, in roles: Set<SceneNode.Role>) -> Double {
        let (wrong, ink) = wrong(of: fit, in: roles)
        return wrong / max(ink, 1)
    }

    /// Whether there is as much ink in a column as a layout has to have there, wherever it stands.
    func hasInk(of fit: FittedTheme, in role: SceneNode.Role) -> Bool {
        let own = inked[role] ?? []
        return Double(own.count { $0 }) / resolution >= max(wrong(of: fit, in: [role]).ink, 1)
    }

    /// How many points of columns have ink where a layout has none, or none where it has some, and how many should have it.
    ///
    /// - Parameter end: below which nothing counts, in points.
    func wrong(
        of fit: FittedTheme, in roles: Set<SceneNode.Role>, downTo end: Double? = nil
    ) -> (wrong: Double, ink: Double) {
        var (wrong, ink) = (0, 0)
        for (role, column) in columns where roles.contains(role) {
            for (expects, isInked) in zip(expected(of: fit.features, column, downTo: end), inked[role] ?? []) {
                if (expects ?? isInked) != isInked { wrong += 1 }
                if expects == true { ink += 1 }
            }
        }
        var separators = 0
        if roles.contains(.rowTitle), let column = columns[.rowTitle] {
            separators = wrongSeparators(of: fit.features, column, downTo: end)
        }
        return (Double(wrong) / resolution + Self.separatorWeight * Double(separators), Double(ink) / resolution)
    }

    /// As how many points one separator counts.
    private static let separatorWeight = 4.0

    /// How many separators are in a layout or in the screenshot alone.
    private func wrongSeparators(
        of features: SceneFeatures, _ column: (minX: Double, maxX: Double), downTo end: Double?
    ) -> Int {
        let last = end.map { Int(($0 + shift.y) * resolution) } ?? shot.height
        let expected = features.all.filter { feature in
            feature.kind == .line && !feature.isCovered && feature.frame.minX < column.minX + 4
                && feature.frame.maxX > column.maxX - 4
        }.map { Int(($0.frame.maxY + shift.y) * resolution) }.filter { 3..<max(shot.height - 3, 3) ~= $0 }
        let reach = Int((1.5 * resolution).rounded(.up))
        func count(_ rows: [Int], without others: [Int]) -> Int {
            rows.count { row in row < last && !others.contains { abs($0 - row) <= reach } }
        }
        return count(expected, without: separators) + count(separators, without: expected)
    }

    /// Of each row of values whether there has to be ink in a column; `nil` where that is not known.
    private func expected(
        of features: SceneFeatures, _ column: (minX: Double, maxX: Double), downTo end: Double?
    ) -> [Bool?] {
        var expected = [Bool?](repeating: false, count: shot.height)
        func mark(_ value: Bool?, _ top: Double, _ bottom: Double) {
            let first = max(Int(((top + shift.y) * resolution).rounded()), 0)
            for row in first..<max(min(Int(((bottom + shift.y) * resolution).rounded()), shot.height), first) {
                expected[row] = value
            }
        }
        let here = features.all.filter { feature in
            feature.kind != .sample && feature.frame.maxX > column.minX && feature.frame.minX < column.maxX
        }
        // A ground that fills the column has no edge across it.
        for feature in here
        where feature.kind != .box || feature.frame.minX + (feature.radius ?? 0) > column.minX
            || feature.frame.maxX - (feature.radius ?? 0) < column.maxX
        {
            let size = feature.text?.run.font.size ?? 0
            mark(nil, feature.frame.minY - 2 - 0.3 * size, feature.frame.maxY + 2 + 0.3 * size)
        }
        // Any letter has ink in the middle of its height.
        for feature in here where !feature.isCovered {
            guard let text = feature.text else { continue }
            mark(true, text.origin.y - 0.42 * text.run.font.size, text.origin.y - 0.1 * text.run.font.size)
        }
        if let end { mark(nil, end, Double(shot.height) / resolution - shift.y) }
        return expected
    }
}
