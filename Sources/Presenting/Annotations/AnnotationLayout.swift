package import DisplayLists
package import Geometry

/// Where labels, leaders and marks are around a picture: labels in a column at each side, in the order of what they are
/// about, so that leaders do not cross; in points of the sheet.
///
/// No label covers another, the picture, or the device in it; what a device casts around it may lie under them. A column
/// that is longer than the picture makes the sheet longer.
package struct AnnotationLayout {
    /// Of the sheet.
    package let size: Size
    /// Where the picture is.
    package let picture: Rect
    /// What labels stand beside: the picture, or the device in it.
    package let body: Rect
    /// The labels, in the order of what they say.
    package let callouts: [PlacedCallout]
    /// Those without a label: a neighbour's says the same of them.
    let quiet: [Callout]
    /// Dashes along the edges of areas, each layer's.
    package let dashes: [Annotation.Layer: [AxisLine]]
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
        /// From the ends of a dimension that stands away from what it measures to that.
        package let witnesses: [[Point]]

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

/// What annotations stand around, in points of the picture.
struct AnnotatedPicture {
    let size: Size
    /// The picture, or the device in it.
    let body: Rect
    let screen: Rect
    let obstacles: AnnotationObstacles
    /// What lies over all else: where a finger reaches the index bar, and the bubble.
    let covers: [Rect]
}

extension AnnotationLayout {
    /// - Parameters:
    ///   - numbersSide: where numbered elements are read from.
    ///   - advance: how wide a text of a label is.
    init(
        of all: [Callout], around shown: AnnotatedPicture, numbersSide: LabelSide, style: AnnotationStyle,
        advance: (String) -> Double
    ) {
        let callouts = all.filter { !$0.annotation.text.isEmpty }
        quiet = all.filter { $0.annotation.text.isEmpty }
        let widths = callouts.map { max(advance($0.annotation.text).rounded(.up), 8) + $0.extraWidth(style) }
        let pitch = style.labelHeight + style.labelGap
        var router = AnnotationRouter(body: shown.body, screen: shown.screen, obstacles: shown.obstacles)
        let routed = router.routes(
            of: callouts,
            toward: SideChoice(callouts, pitch: pitch, body: shown.body, numbersSide: numbersSide))
        let span = Self.span(of: routed, beside: shown.body, style: style)
        let columns = LabelSide.allCases.map { side in
            LabelColumn(routed.filter { $0.side == side }, side, widths: widths, in: span, style: style)
        }
        let room = SheetRoom(columns, router: router, around: shown, span: span, style: style)
        let legend = AnnotationLegend(
            of: callouts, widths: widths, in: span, isMirrored: numbersSide == .right, style: style, advance: advance)
        // At the side where reading ends.
        let legendRoom = legend.lines.isEmpty ? 0 : legend.width + style.margin
        let isAtLeft = numbersSide == .right
        let origin = room.origin.offset(dx: isAtLeft ? legendRoom : 0)
        let right = origin.x + room.right + (isAtLeft ? 0 : legendRoom)
        self.callouts = columns.flatMap { $0.placed(turn: router.turn($0.side), style: style) }
            .sorted { $0.routed.number < $1.routed.number }
            .map { PlacedCallout(callouts[$0.routed.number], $0, movedBy: origin) }
        dashes = OutlineEdges.dashes(of: all, under: shown.covers, around: shown.obstacles)
            .mapValues { $0.map { $0.offset(dx: origin.x, dy: origin.y) } }
        let legendStart = Point(x: isAtLeft ? style.margin : origin.x + room.right, y: origin.y)
        self.legend = legend.lines.map { $0.offset(by: legendStart) }
        picture = Rect(origin: origin, size: shown.size)
        body = shown.body.offset(dx: origin.x, dy: origin.y)
        size = Size(
            width: right.rounded(.up), height: (origin.y + room.bottom).rounded(.up))
    }

    /// From where to where labels may be: beside the body, and beyond it as far as the longer column must.
    private static func span(
        of routed: [RoutedCallout], beside body: Rect, style: AnnotationStyle
    ) -> ClosedRange<Double> {
        let longest = LabelSide.allCases.map { side in routed.count { $0.side == side } }.max() ?? 0
        let length = max(body.height, Double(longest) * (style.labelHeight + style.labelGap), style.labelHeight)
        let start = body.minY - ((length - body.height) / 2).rounded()
        return start...start + length
    }
}

/// How far a sheet reaches beyond its picture, in points of the picture.
private struct SheetRoom {
    /// Where the picture is on the sheet.
    let origin: Point
    /// Where the sheet ends, a legend aside.
    let right: Double
    let bottom: Double

    init(
        _ columns: [LabelColumn], router: AnnotationRouter, around shown: AnnotatedPicture, span: ClosedRange<Double>,
        style: AnnotationStyle
    ) {
        func reach(_ column: LabelColumn) -> Double {
            guard column.width > 0 else { return style.margin }
            return abs(router.turn(column.side) - column.side.edge(of: shown.body)) + column.channel + column.width
                + style.margin
        }
        func depth(_ edge: AnnotationRouter.BodyEdge) -> Double { max(style.margin, router.laneDepth(edge) + 4) }
        let top = min(span.lowerBound - style.margin, shown.body.minY - depth(.top), 0)
        origin = Point(x: max(reach(columns[0]) - shown.body.minX, 0).rounded(.up), y: (-top).rounded(.up))
        right = max(shown.body.maxX + reach(columns[1]), shown.size.width)
        bottom = max(span.upperBound + style.margin, shown.body.maxY + depth(.bottom), shown.size.height)
    }
}

extension AnnotationLayout.PlacedCallout {
    fileprivate init(_ callout: Callout, _ placed: LabelColumn.PlacedLabel, movedBy origin: Point) {
        func moved(_ points: [Point]) -> [Point] { points.map { $0.offset(dx: origin.x, dy: origin.y) } }
        self.init(
            callout: callout, side: placed.routed.side, label: placed.label.offset(dx: origin.x, dy: origin.y),
            leader: moved(placed.leader), lines: placed.routed.mark.lines.map { moved($0.points) },
            witnesses: placed.routed.mark.witnesses.map { moved($0.points) })
    }
}

extension AnnotationLayout.LegendLine {
    fileprivate func offset(by origin: Point) -> Self {
        Self(
            annotation: annotation, badge: badge.offset(dx: origin.x, dy: origin.y),
            text: text.offset(dx: origin.x, dy: origin.y))
    }
}

extension LabelSide {
    fileprivate func edge(of rect: Rect) -> Double { self == .left ? rect.minX : rect.maxX }
}

extension Callout {
    /// What a label takes beside its text.
    fileprivate func extraWidth(_ style: AnnotationStyle) -> Double {
        2 * style.labelPadding + (swatch == nil ? 0 : 14)
    }
}
