import DisplayLists
import Geometry

/// A fact and how it is marked in the picture, not yet placed; in points of the picture.
struct Callout: Hashable {
    let annotation: Annotation
    let mark: Mark
    /// Shown in the label beside its text.
    var swatch: Color?

    init(_ annotation: Annotation, _ mark: Mark, swatch: Color? = nil) {
        self.annotation = annotation
        self.mark = mark
        self.swatch = swatch
    }

    /// What shows in the picture what a label is about.
    enum Mark: Hashable {
        /// A line beside a node, from its top to its bottom.
        case height(Rect)
        /// A line under a node, from its left to its right; over it where a text stands under it.
        case width(Rect, isOver: Bool)
        /// A line across the empty strip between two nodes; the leader passes below the one that stands on its side.
        case horizontalGap(ClosedRange<Double>, y: Double, bottoms: Bottoms)
        /// A line down an empty strip.
        case verticalGap(ClosedRange<Double>, x: Double)
        /// A dashed outline.
        case outline(Rect)
        /// Nothing but the leader's end, at an edge of a node. Where others stand at both sides, at its upper edge, with so
        /// much room between it and what is over it; where others stand at one, the leader goes to the other.
        case pointer(Rect, gap: Double? = nil, blocked: LabelSide? = nil)

        /// The side at which others stand; `nil` where there are none, or some at both.
        var blockedSide: LabelSide? { if case .pointer(_, _, let side) = self { side } else { nil } }

        /// How far down the nodes at both sides of a strip reach.
        struct Bottoms: Hashable {
            let left: Double
            let right: Double

            subscript(side: LabelSide) -> Double { side == .left ? left : right }
        }

        /// What the mark is about.
        var frame: Rect {
            switch self {
            case .height(let rect), .width(let rect, _), .outline(let rect), .pointer(let rect, _, _): rect
            case .horizontalGap(let x, let y, _): Rect(minX: x.lowerBound, minY: y, maxX: x.upperBound, maxY: y)
            case .verticalGap(let y, let x): Rect(minX: x, minY: y.lowerBound, maxX: x, maxY: y.upperBound)
            }
        }
    }
}

extension Callout.Mark {
    /// Where the leader to a side looks best.
    func bestLeaderHeight(to side: LabelSide) -> Double { leaderRange(to: side).best }

    /// Where the leader to a side may run, the best height first. That of a gap runs below what stands on its side, if
    /// that is near, else straight through it.
    func leaderHeights(to side: LabelSide) -> [Double] {
        let (best, allowed) = leaderRange(to: side)
        let heights = Self.heights(around: best, within: 48).filter(allowed.contains)
        guard case .horizontalGap(_, let y, let bottoms) = self, y < bottoms[side], best >= bottoms[side] else {
            return heights
        }
        return heights + Self.straight(through: y).filter { $0 < bottoms[side] }
    }

    /// Where the leader to a side begins: at a gap's end where it runs straight through what stands there.
    func leaderStart(to side: LabelSide, at height: Double) -> Double {
        switch self {
        case .height(let rect): return side == .left ? rect.minX - 5 : rect.maxX + 5
        case .horizontalGap(_, _, let bottoms) where height >= bottoms[side]: return frame.midX
        case .verticalGap, .pointer(_, .some, _): return frame.midX
        case .horizontalGap, .width, .outline, .pointer: return side == .left ? frame.minX : frame.maxX
        }
    }

    private func leaderRange(to side: LabelSide) -> (best: Double, allowed: ClosedRange<Double>) {
        switch self {
        case .height(let rect): return (rect.midY, Self.inner(rect.minY, rect.maxY))
        case .width(let rect, false): return (rect.maxY + 5, rect.maxY + 4...rect.maxY + 22)
        case .width(let rect, true): return (rect.minY - 5, rect.minY - 22...rect.minY - 4)
        case .horizontalGap(_, let y, let bottoms):
            let best = max(bottoms[side] + 4, y)
            return best - y > Self.longestDetour ? (y, y - Self.stray...y + Self.stray) : (best, best...best + 18)
        case .verticalGap(let y, _): return ((y.lowerBound + y.upperBound) / 2, Self.inner(y.lowerBound, y.upperBound))
        case .pointer(let rect, let gap?, _): return (rect.minY - gap / 2, Self.inner(rect.minY - gap, rect.minY))
        case .outline(let rect), .pointer(let rect, nil, _): return (rect.midY, Self.inner(rect.minY, rect.maxY))
        }
    }

    private static func straight(through y: Double) -> [Double] { heights(around: y, within: stray) }

    /// How far from a gap's line its leader may run through what stands beside it.
    private static var stray: Double { 8 }

    /// How far down a gap's leader goes around what stands beside it.
    private static var longestDetour: Double { 60 }

    /// Every second point, the nearest first.
    private static func heights(around best: Double, within reach: Double) -> [Double] {
        [best] + stride(from: 2, through: reach, by: 2).flatMap { [best + $0, best - $0] }
    }

    /// A range without its outermost points, its middle at least.
    private static func inner(_ low: Double, _ high: Double) -> ClosedRange<Double> {
        let middle = (low + high) / 2
        return min(low + 3, middle)...max(high - 3, middle)
    }
}

/// A side of the picture where labels stand.
enum LabelSide: Hashable, CaseIterable {
    case left, right

    var opposite: LabelSide { self == .left ? .right : .left }
}

/// Spreads boxes along a line: each as near to where it wants to be as those before and after it let it.
enum Spreading {
    /// The middles of boxes of one length that keep their order and do not overlap, with the least sum of squared ways
    /// (isotonic regression by pooling adjacent violators, Ayer et al. 1955), moved into `bounds` where they fit.
    ///
    /// - Parameters:
    ///   - wanted: middles, ascending.
    ///   - pitch: the distance that neighbours have at least.
    static func middles(wanted: [Double], pitch: Double, in bounds: ClosedRange<Double>) -> [Double] {
        var pools: [(sum: Double, count: Int)] = []
        for (number, middle) in wanted.enumerated() {
            // As if all boxes before it had no length.
            pools.append((middle - Double(number) * pitch, 1))
            while pools.count > 1, let last = pools.last,
                pools[pools.count - 2].sum / Double(pools[pools.count - 2].count) > last.sum / Double(last.count)
            {
                pools.removeLast()
                pools[pools.count - 1].sum += last.sum
                pools[pools.count - 1].count += last.count
            }
        }
        let length = Double(max(wanted.count - 1, 0)) * pitch
        let highest = max(bounds.lowerBound, bounds.upperBound - length)
        let starts = pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
        return starts.enumerated().map { number, start in
            min(max(start, bounds.lowerBound), highest) + Double(number) * pitch
        }
    }
}
