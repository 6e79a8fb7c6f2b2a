import DisplayLists
import Geometry

/// What numbers stand for, in columns as high as the sheet lets them be, in the order in which they are read: from the
/// right where the language is; across from its left edge, down in points of the picture.
struct AnnotationLegend {
    let lines: [AnnotationLayout.LegendLine]
    /// Of all columns; 0 without any.
    let width: Double

    /// - Parameters:
    ///   - widths: of the badges of all callouts.
    ///   - span: where it begins, and how high it may be.
    ///   - isMirrored: whether numbers stand at the right of their words, and the first column at the right of the others.
    init(
        of callouts: [Callout], widths: [Double], in span: ClosedRange<Double>, isMirrored: Bool,
        style: AnnotationStyle, advance: (String) -> Double
    ) {
        let told = zip(callouts, widths).filter { $0.0.annotation.legend != nil }
        let pitch = style.labelHeight + style.labelGap
        let rows = max(Int((span.upperBound - span.lowerBound + style.labelGap) / pitch), 1)
        let badge = told.map(\.1).max() ?? 0
        let words = (told.compactMap(\.0.annotation.legend).map(advance).max() ?? 0).rounded(.up)
        let ordered = told.enumerated().map { number, entry in
            let (column, row) = number.quotientAndRemainder(dividingBy: rows)
            let left = Double(column) * (badge + 8 + words + style.margin)
            let top = span.lowerBound + Double(row) * pitch
            // As large as the number beside the picture, in the middle of its column.
            return AnnotationLayout.LegendLine(
                annotation: entry.0.annotation,
                badge: Rect(x: left + (badge - entry.1) / 2, y: top, width: entry.1, height: style.labelHeight),
                text: Rect(x: left + badge + 8, y: top, width: words + 1, height: style.labelHeight))
        }
        let width = ordered.map(\.text.maxX).max() ?? 0
        self.width = width
        lines = isMirrored ? ordered.map { $0.mirrored(in: width) } : ordered
    }
}

extension AnnotationLayout.LegendLine {
    fileprivate func mirrored(in width: Double) -> Self {
        func mirrored(_ rect: Rect) -> Rect {
            Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        return Self(annotation: annotation, badge: mirrored(badge), text: mirrored(text))
    }
}
