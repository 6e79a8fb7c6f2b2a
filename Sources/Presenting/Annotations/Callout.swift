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
        /// A line under or over a node, from its left to its right.
        case width(Rect)
        /// A line across the empty strip between two nodes.
        case horizontalGap(ClosedRange<Double>, Neighbours)
        /// A line down the empty strip between two nodes.
        case verticalGap(ClosedRange<Double>, Neighbours)
        /// A dashed outline.
        case outline(Rect)
        /// Nothing but the leader's end, at an edge of a node.
        case pointer(Rect)

        /// How far the nodes at both sides of a strip reach along it, the left or upper one first; `nil` for an edge that
        /// the strip begins or ends at, which reaches as far as one likes.
        struct Neighbours: Hashable {
            let first: ClosedRange<Double>?
            let second: ClosedRange<Double>?

            /// Where both are.
            var common: ClosedRange<Double> {
                guard let one = first ?? second else { return 0...0 }
                let other = second ?? one
                let low = max(one.lowerBound, other.lowerBound)
                return low...max(low, min(one.upperBound, other.upperBound))
            }
        }

        /// What the mark is about.
        var frame: Rect {
            switch self {
            case .height(let rect), .width(let rect), .outline(let rect), .pointer(let rect): return rect
            case .horizontalGap(let x, let sides):
                let y = sides.common
                return Rect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
            case .verticalGap(let y, let sides):
                let x = sides.common
                return Rect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
            }
        }
    }
}

/// A side of the picture where labels stand.
enum LabelSide: Hashable, CaseIterable {
    case left, right

    var opposite: LabelSide { self == .left ? .right : .left }

    /// Along x, away from the picture.
    var outward: Double { self == .left ? -1 : 1 }
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
