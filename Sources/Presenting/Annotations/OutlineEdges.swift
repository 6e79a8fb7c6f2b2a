import DisplayLists
import Geometry

/// The edges of areas as dashes: those that two areas share are drawn once, and none where a text shows.
struct OutlineEdges {
    /// Dashes of 4 points with gaps of 3, by the layer that they are of; in points of the picture.
    ///
    /// - Parameter covers: what lies over all else: the index bar's area, under which a finger reaches nothing else, and the
    ///   bubble.
    static func dashes(
        of callouts: [Callout], under covers: [Rect], around obstacles: AnnotationObstacles
    ) -> [Annotation.Layer: [AxisLine]] {
        var edges: [Annotation.Layer: OutlineEdges] = [:]
        for callout in callouts {
            guard case .outline(let area) = callout.mark else { continue }
            edges[callout.annotation.layer, default: OutlineEdges()]
                .add(area, under: covers.filter { $0.union(area) != $0 })
        }
        return edges.mapValues { $0.dashes(around: obstacles) }
    }

    /// Level and upright edges by where they are across.
    private var level: [Double: [ClosedRange<Double>]] = [:]
    private var upright: [Double: [ClosedRange<Double>]] = [:]

    private mutating func add(_ area: Rect, under covers: [Rect]) {
        for line in AxisLine.sides(of: area).flatMap({ $0.without(covers.map { $0.inset(dx: 0.5, dy: 0.5) }) }) {
            if line.isLevel {
                level[Self.place(line.start.y), default: []].append(line.minX...line.maxX)
            } else {
                upright[Self.place(line.start.x), default: []].append(line.minY...line.maxY)
            }
        }
    }

    /// Edges that are nearer to each other than an eye sees are one.
    private static func place(_ value: Double) -> Double { (value * 20).rounded() / 20 }

    private func dashes(around obstacles: AnnotationObstacles) -> [AxisLine] {
        let lines =
            level.sorted { $0.key < $1.key }.flatMap { y, ranges in
                Self.joined(ranges).map { AxisLine.level(y: y, x: $0) }
            }
            + upright.sorted { $0.key < $1.key }.flatMap { x, ranges in
                Self.joined(ranges).map { AxisLine.upright(x: x, y: $0) }
            }
        return lines.flatMap { line in
            line.without(obstacles.texts(under: line)).flatMap(\.dashes)
        }
    }

    /// Ranges that overlap or touch as one.
    private static func joined(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
        var joined: [ClosedRange<Double>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, range.lowerBound <= last.upperBound + 0.1 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
        return joined
    }
}

extension AxisLine {
    /// What rectangles leave of it.
    fileprivate func without(_ rects: [Rect]) -> [AxisLine] {
        var rest = [self]
        for rect in rects where covers(rect, reach: 0) {
            rest = rest.flatMap { line -> [AxisLine] in
                guard line.covers(rect, reach: 0) else { return [line] }
                let (low, high) = isLevel ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
                return [line.part(upTo: low), line.part(from: high)].compactMap(\.self)
            }
        }
        return rest
    }

    private func part(upTo end: Double) -> AxisLine? {
        if isLevel { return end > minX ? .level(y: start.y, x: minX...min(end, maxX)) : nil }
        return end > minY ? .upright(x: start.x, y: minY...min(end, maxY)) : nil
    }

    private func part(from start: Double) -> AxisLine? {
        if isLevel { return start < maxX ? .level(y: self.start.y, x: max(start, minX)...maxX) : nil }
        return start < maxY ? .upright(x: self.start.x, y: max(start, minY)...maxY) : nil
    }
}
