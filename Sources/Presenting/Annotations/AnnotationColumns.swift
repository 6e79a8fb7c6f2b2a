import DisplayLists
import Geometry

/// A mark and its leader as they are routed, before its label has a place; in points of the picture.
struct RoutedCallout {
    /// Among all callouts.
    let number: Int
    let side: LabelSide
    let mark: AnnotationRouter.PlacedMark
    /// From the mark to where the leader turns to its label.
    let route: [Point]

    /// Where the leader leaves the picture.
    var height: Double { route.last?.y ?? 0 }
}

extension AnnotationRouter {
    /// Marks in the order of their lengths, so that longer ones stand around shorter ones; then leaders from top to bottom.
    mutating func routes(of callouts: [Callout], toward sides: SideChoice) -> [RoutedCallout] {
        let byLength = callouts.indices.sorted {
            let (first, second) = (Dimension(callouts[$0].mark)?.length ?? 0, Dimension(callouts[$1].mark)?.length ?? 0)
            return (first, $0) < (second, $1)
        }
        var marks: [Int: PlacedMark] = [:]
        for number in byLength {
            marks[number] = place(callouts[number].mark, number: number, toward: sides.sides[number])
        }
        // What crosses another or stands far away gives way, now that all have places: shorter ones, which are placed last,
        // to longer ones.
        let crossed = byLength.reversed().filter { isAwkward(marks[$0], number: $0) }
        for number in crossed {
            lift(number, marks[number], spanning: Dimension(callouts[number].mark)?.span)
        }
        for number in crossed {
            marks[number] = place(callouts[number].mark, number: number, toward: sides.sides[number])
        }
        let byHeight = marks.sorted {
            let (first, second) = (preferredHeight(of: $0.value.anchor), preferredHeight(of: $1.value.anchor))
            return (first, $0.key) < (second, $1.key)
        }
        var counts = sides.counts
        return byHeight.map { number, mark in
            let preferred = sides.sides[number]
            let hasRoom = counts[preferred.opposite, default: 0] < sides.room
            let route = route(
                from: mark, number: number, about: callouts[number].mark.frame,
                to: hasRoom || mark.edge != nil ? [preferred, preferred.opposite] : [preferred])
            counts[preferred, default: 0] -= 1
            counts[route.side, default: 0] += 1
            return RoutedCallout(number: number, side: route.side, mark: mark, route: route.points)
        }
    }
}

/// Chooses the side of each label: the nearer one, until a column is longer than the body.
struct SideChoice {
    private(set) var sides: [LabelSide]
    /// How many labels a side has room for.
    let room: Int

    var counts: [LabelSide: Int] { Dictionary(sides.map { ($0, 1) }, uniquingKeysWith: +) }

    /// - Parameter numbersSide: where numbers stand, which are read from one side.
    init(_ callouts: [Callout], pitch: Double, body: Rect, numbersSide: LabelSide) {
        // How much longer the way to the left side is than to the right.
        let leanings = callouts.map { callout in
            let frame = callout.mark.frame
            return max(frame.minX - body.minX, 0) - max(body.maxX - frame.maxX, 0)
        }
        sides = leanings.map { $0 < 0 ? .left : .right }
        // What reaches from side to side goes where there is more room.
        for number in callouts.indices where abs(leanings[number]) < 1 {
            guard callouts[number].annotation.layer != .a11y else {
                sides[number] = numbersSide
                continue
            }
            sides[number] = .right
            let left = sides.count { $0 == .left }
            sides[number] = left <= sides.count - left - 1 ? .left : .right
        }
        room = max(Int(body.height / pitch), 1)
        for side in LabelSide.allCases {
            while sides.count(where: { $0 == side }) > room, sides.count(where: { $0 != side }) < room {
                let movable = sides.indices.filter { sides[$0] == side }
                guard let cheapest = movable.min(by: { abs(leanings[$0]) < abs(leanings[$1]) }) else { break }
                sides[cheapest] = side.opposite
            }
        }
    }
}

/// The labels of one side, from top to bottom; in points of the picture.
struct LabelColumn {
    let side: LabelSide
    /// Of the widest label; 0 without any.
    let width: Double
    /// Where leaders run to their labels: as wide as they must go up or down.
    let channel: Double
    private let entries: [RoutedCallout]
    private let middles: [Double]
    private let widths: [Double]

    /// - Parameters:
    ///   - widths: of all labels.
    ///   - span: from where to where labels may be.
    init(
        _ entries: [RoutedCallout], _ side: LabelSide, widths: [Double], in span: ClosedRange<Double>,
        style: AnnotationStyle
    ) {
        self.side = side
        self.widths = widths
        self.entries = entries.sorted { ($0.height, $0.number) < ($1.height, $1.number) }
        width = entries.map { widths[$0.number] }.max() ?? 0
        let half = style.labelHeight / 2
        middles = Spreading.middles(
            wanted: self.entries.map(\.height), pitch: style.labelHeight + style.labelGap,
            in: span.lowerBound + half...max(span.upperBound - half, span.lowerBound + half))
        let shift = zip(self.entries, middles).map { abs($0.height - $1) }.max() ?? 0
        channel = min(max((shift * 0.7).rounded(.up), style.channel.lowerBound), style.channel.upperBound)
    }

    /// A label, and its leader to its end.
    struct PlacedLabel {
        let routed: RoutedCallout
        let label: Rect
        let leader: [Point]
    }

    /// - Parameter turn: where leaders turn to their labels.
    func placed(turn: Double, style: AnnotationStyle) -> [PlacedLabel] {
        zip(entries, middles).map { entry, middle in
            let edge = turn + side.outward * channel
            let width = widths[entry.number]
            let label = Rect(
                x: side == .left ? edge - width : edge, y: middle - style.labelHeight / 2, width: width,
                height: style.labelHeight)
            return PlacedLabel(routed: entry, label: label, leader: entry.route + [Point(x: edge, y: middle)])
        }
    }
}

extension Dimension {
    /// From end to end.
    fileprivate var length: Double { span.upperBound - span.lowerBound }
}
