import DisplayLists
import Geometry

/// What numbers stand for, in columns as high as the sheet lets them be; in points of the picture.
struct AnnotationLegend {
    let lines: [AnnotationLayout.LegendLine]
    /// Of the last column.
    let end: Double

    /// - Parameters:
    ///   - widths: of the badges of all callouts.
    ///   - area: where it begins, and how high it may be.
    init(
        of callouts: [Callout], widths: [Double], from x: Double, in span: ClosedRange<Double>, style: AnnotationStyle,
        advance: (String) -> Double
    ) {
        let told = zip(callouts, widths).filter { $0.0.annotation.legend != nil }
        let pitch = style.labelHeight + style.labelGap
        let rows = max(Int((span.upperBound - span.lowerBound + style.labelGap) / pitch), 1)
        let badge = told.map(\.1).max() ?? 0
        let width = (told.compactMap(\.0.annotation.legend).map(advance).max() ?? 0).rounded(.up)
        lines = told.enumerated().map { number, entry in
            let (column, row) = number.quotientAndRemainder(dividingBy: rows)
            let left = x + Double(column) * (badge + 8 + width + style.margin)
            let top = span.lowerBound + Double(row) * pitch
            // As large as the number beside the picture, in the middle of its column.
            return AnnotationLayout.LegendLine(
                annotation: entry.0.annotation,
                badge: Rect(x: left + (badge - entry.1) / 2, y: top, width: entry.1, height: style.labelHeight),
                text: Rect(x: left + badge + 8, y: top, width: width + 1, height: style.labelHeight))
        }
        end = lines.map(\.text.maxX).max() ?? x
    }
}
