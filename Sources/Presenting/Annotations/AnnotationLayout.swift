package import DisplayLists
package import Geometry

/// Where labels, leaders and marks are around a picture: labels in a column at each side, in the order of what they are
/// about, so that leaders do not cross; in points of the sheet.
///
/// No label covers another or the picture. A column that is longer than the picture makes the sheet longer.
package struct AnnotationLayout {
    /// Of the sheet.
    package let size: Size
    /// Where the picture is.
    package let picture: Rect
    /// The labels, in the order of what they say.
    package let callouts: [PlacedCallout]
    /// Those without a label: a neighbour's says the same of them.
    let quiet: [Callout]
    /// What numbers stand for.
    package let legend: [LegendLine]

    /// A label with what joins it to its mark.
    package struct PlacedCallout {
        let callout: Callout
        let side: LabelSide
        /// The label's box.
        package let label: Rect
        /// From the mark to the label.
        package let leader: [Point]
        /// The lines of a dimension, each from a point to a point: first the one that is as long as the label says.
        package let lines: [[Point]]

        /// What the label says.
        package var annotation: Annotation { callout.annotation }
    }

    /// A numbered element in words.
    package struct LegendLine {
        /// What it says.
        package let annotation: Annotation
        /// Of the number.
        package let badge: Rect
        /// Of the words.
        package let text: Rect
    }
}

extension AnnotationLayout {
    /// - Parameter advance: how wide a text of a label is.
    init(of all: [Callout], around picture: Size, style: AnnotationStyle, advance: (String) -> Double) {
        let callouts = all.filter { !$0.annotation.text.isEmpty }
        quiet = all.filter { $0.annotation.text.isEmpty }
        let widths = callouts.map { max(advance($0.annotation.text).rounded(.up), 8) + $0.extraWidth(style) }
        let pitch = style.labelHeight + style.labelGap
        let sides = SideChoice(callouts, pitch: pitch, picture: picture).sides
        var strokes = AnnotationStrokes(of: callouts, to: sides)
        let columns = LabelSide.allCases.map { side in
            Column(
                callouts.indices.filter { sides[$0] == side }.map { (number: $0, callout: callouts[$0]) }, side,
                among: &strokes, picture: picture, style: style)
        }
        let longest = columns.map { Double($0.entries.count) * pitch }.max() ?? 0
        let legendTexts = callouts.compactMap(\.annotation.legend)
        let inner = max(picture.height, longest, style.labelHeight)
        let columnWidths = columns.map { column in column.entries.map { widths[$0.number] }.max() ?? 0 }
        let gutters = zip(columns, columnWidths).map { column, width in
            width > 0 ? column.laneWidth + style.channel + width : 0
        }
        let origin = Point(x: style.margin + gutters[0], y: style.margin + ((inner - picture.height) / 2).rounded())
        let frame = Rect(origin: origin, size: picture)
        let bounds = style.margin + style.labelHeight / 2...style.margin + inner - style.labelHeight / 2
        self.callouts = columns.flatMap { column in
            column.placed(beside: frame, in: bounds, widths: widths, style: style)
        }.sorted { $0.number < $1.number }.map(\.placed)
        let legendStart = frame.maxX + gutters[1] + style.margin
        let (legend, legendEnd) = Self.legend(
            of: callouts.map(\.annotation), at: Point(x: legendStart, y: style.margin), height: inner, style: style,
            widths: (
                badges: zip(callouts, widths).filter { $0.0.annotation.legend != nil }.map(\.1),
                text: (legendTexts.map(advance).max() ?? 0).rounded(.up)
            ))
        self.legend = legend
        self.picture = frame
        size = Size(
            width: (legend.isEmpty ? legendStart : legendEnd + style.margin).rounded(.up),
            height: (inner + 2 * style.margin).rounded(.up))
    }

    /// Lines in columns as high as the sheet lets them be.
    private static func legend(
        of annotations: [Annotation], at origin: Point, height: Double, style: AnnotationStyle,
        widths: (badges: [Double], text: Double)
    ) -> (lines: [LegendLine], end: Double) {
        let told = annotations.filter { $0.legend != nil }
        let pitch = style.labelHeight + style.labelGap
        let rows = max(Int(height / pitch), 1)
        let (badge, width) = (widths.badges.max() ?? 0, widths.text)
        let lines = zip(told, widths.badges).enumerated().map { number, entry in
            let (column, row) = number.quotientAndRemainder(dividingBy: rows)
            let x = origin.x + Double(column) * (badge + 8 + width + style.margin)
            let y = origin.y + Double(row) * pitch
            // As large as the number beside the picture, in the middle of its column.
            return LegendLine(
                annotation: entry.0,
                badge: Rect(x: x + (badge - entry.1) / 2, y: y, width: entry.1, height: style.labelHeight),
                text: Rect(x: x + badge + 8, y: y, width: width + 1, height: style.labelHeight))
        }
        return (lines, lines.map(\.text.maxX).max() ?? origin.x)
    }
}

extension Callout {
    /// What a label takes beside its text.
    fileprivate func extraWidth(_ style: AnnotationStyle) -> Double {
        2 * style.labelPadding + (swatch == nil ? 0 : 14)
    }
}

/// Chooses the side of each label: the nearer one, until a column is longer than the picture.
private struct SideChoice {
    var sides: [LabelSide]

    init(_ callouts: [Callout], pitch: Double, picture: Size) {
        // How much longer the way to the left side is than to the right.
        let leanings = callouts.map { callout in
            let frame = callout.mark.frame
            let heights = LabelSide.allCases.map { callout.mark.bestLeaderHeight(to: $0) }
            return max(frame.minX, 0) - max(picture.width - frame.maxX, 0) + heights[0] - heights[1]
        }
        sides = zip(callouts, leanings).map { $0.mark.blockedSide?.opposite ?? ($1 < 0 ? .left : .right) }
        // What reaches from side to side goes where there is more room.
        for number in callouts.indices where abs(leanings[number]) < 1 && callouts[number].mark.blockedSide == nil {
            // Numbers are read from one side, as long as it has room.
            guard callouts[number].annotation.layer != .a11y else {
                sides[number] = .left
                continue
            }
            sides[number] = .right
            let left = sides.count { $0 == .left }
            sides[number] = left <= sides.count - left - 1 ? .left : .right
        }
        let room = max(Int(picture.height / pitch), 1)
        for side in LabelSide.allCases {
            while sides.count(where: { $0 == side }) > room, sides.count(where: { $0 != side }) < room {
                let movable = sides.indices.filter { sides[$0] == side }
                guard let cheapest = movable.min(by: { abs(leanings[$0]) < abs(leanings[$1]) }) else { break }
                sides[cheapest] = side.opposite
            }
        }
    }
}

/// The labels of one side.
private struct Column {
    /// From top to bottom.
    let entries: [Entry]
    let side: LabelSide
    /// What the lines of heights beside the picture take.
    let laneWidth: Double

    struct Entry {
        /// Among all callouts.
        let number: Int
        let callout: Callout
        /// Where the leader leaves the mark.
        let height: Double
        /// The place of a line that stands beside the picture; `nil` for one inside.
        let lane: Int?
    }

    init(
        _ callouts: [(number: Int, callout: Callout)], _ side: LabelSide, among strokes: inout AnnotationStrokes,
        picture: Size, style: AnnotationStyle
    ) {
        self.side = side
        var lanes: [Double] = []
        let byHeight = callouts.sorted {
            ($0.callout.mark.bestLeaderHeight(to: side), $0.number)
                < ($1.callout.mark.bestLeaderHeight(to: side), $1.number)
        }
        entries = byHeight.map { number, callout in
            var lane: Int?
            if case .height(let rect) = callout.mark, Self.reachesEdge(rect, side, picture) {
                let free = lanes.firstIndex { $0 + 2 < rect.minY } ?? lanes.count
                if free == lanes.count { lanes.append(0) }
                lanes[free] = rect.maxY
                lane = free
            }
            let height = strokes.addLeader(
                of: number, callout.mark, to: side, edge: side == .left ? 0 : picture.width, isOutside: lane != nil)
            return Entry(number: number, callout: callout, height: height, lane: lane)
        }.sorted { ($0.height, $0.number) < ($1.height, $1.number) }
        laneWidth = lanes.isEmpty ? 4 : 6 + Double(lanes.count) * style.lane
    }

    /// Whether a line beside the node would stand outside the picture.
    private static func reachesEdge(_ rect: Rect, _ side: LabelSide, _ picture: Size) -> Bool {
        side == .left ? rect.minX < 10 : picture.width - rect.maxX < 10
    }

    func placed(
        beside picture: Rect, in bounds: ClosedRange<Double>, widths: [Double], style: AnnotationStyle
    ) -> [(number: Int, placed: AnnotationLayout.PlacedCallout)] {
        let pitch = style.labelHeight + style.labelGap
        let middles = Spreading.middles(
            wanted: entries.map { picture.minY + $0.height }, pitch: pitch, in: bounds)
        return zip(entries, middles).map { entry, middle in
            let edge = edge(of: picture) + outward * (laneWidth + style.channel)
            let width = widths[entry.number]
            let label = Rect(
                x: side == .left ? edge - width : edge, y: middle - style.labelHeight / 2, width: width,
                height: style.labelHeight)
            let (start, lines) = mark(of: entry, beside: picture, style: style)
            let turn = Point(x: self.edge(of: picture) + outward * laneWidth, y: picture.minY + entry.height)
            let placed = AnnotationLayout.PlacedCallout(
                callout: entry.callout, side: side, label: label,
                leader: (start.y == turn.y ? [start] : [start, Point(x: start.x, y: turn.y)])
                    + [turn, Point(x: edge, y: middle)], lines: lines)
            return (entry.number, placed)
        }
    }

    private var outward: Double { side == .left ? -1 : 1 }

    private func edge(of rect: Rect) -> Double { side == .left ? rect.minX : rect.maxX }

    /// Where the leader begins, and the lines of the dimension.
    private func mark(
        of entry: Entry, beside picture: Rect, style: AnnotationStyle
    ) -> (start: Point, lines: [[Point]]) {
        let frame = entry.callout.mark.frame.offset(dx: picture.x, dy: picture.y)
        let y = picture.minY + entry.height
        switch entry.callout.mark {
        case .height:
            let x =
                entry.lane.map { edge(of: picture) + outward * (6 + Double($0) * style.lane) }
                ?? edge(of: frame) + outward * 5
            return (Point(x: x, y: y), Self.vertical(x: x, from: frame.minY, to: frame.maxY))
        case .verticalGap:
            return (Point(x: frame.minX, y: y), Self.vertical(x: frame.minX, from: frame.minY, to: frame.maxY))
        case .horizontalGap:
            return (
                Point(x: entry.callout.mark.leaderStart(to: side, at: entry.height) + picture.x, y: frame.minY),
                Self.horizontal(y: frame.minY, from: frame.minX, to: frame.maxX)
            )
        case .width:
            return (Point(x: edge(of: frame), y: y), Self.horizontal(y: y, from: frame.minX, to: frame.maxX))
        case .pointer(_, .some, _): return (Point(x: frame.midX, y: frame.minY), [])
        case .outline, .pointer: return (Point(x: edge(of: frame), y: y), [])
        }
    }

    private static func vertical(x: Double, from top: Double, to bottom: Double) -> [[Point]] {
        [
            [Point(x: x, y: top), Point(x: x, y: bottom)], [Point(x: x - 3, y: top), Point(x: x + 3, y: top)],
            [Point(x: x - 3, y: bottom), Point(x: x + 3, y: bottom)],
        ]
    }

    private static func horizontal(y: Double, from left: Double, to right: Double) -> [[Point]] {
        [
            [Point(x: left, y: y), Point(x: right, y: y)], [Point(x: left, y: y - 3), Point(x: left, y: y + 3)],
            [Point(x: right, y: y - 3), Point(x: right, y: y + 3)],
        ]
    }
}
