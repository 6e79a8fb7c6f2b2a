import DisplayLists
import Geometry
import Styles

/// Asks for the ink of texts, once for each.
final class InkMeasurer: TextMeasuring {
    private let resources: any SVGResources
    private var inks: [TextRun: Rect] = [:]

    init(_ resources: any SVGResources) { self.resources = resources }

    func ink(of run: TextRun) -> Rect {
        if let ink = inks[run] { return ink }
        let ink = resources.ink(of: run)
        inks[run] = ink
        return ink
    }

    /// Bounds of drawings go by ink alone.
    func metrics(of run: TextRun) -> TextMetrics { TextMetrics(advance: 0, ascent: 0, descent: 0, capHeight: 0) }
}

extension DrawingGroup {
    /// What the group draws, and the clip that it still needs: none where a rectangle cuts nothing, or nothing but
    /// rectangles, which are cut instead.
    func cutToRectangles(_ inks: InkMeasurer) -> (commands: [DrawingCommand], clip: Shape?) {
        guard case .rect(let area) = clip else { return (commands, clip) }
        var cut: [DrawingCommand] = []
        for command in commands {
            // What a material shows belongs to its whole shape.
            if case .fill(.rect(let rect), let paint) = command, !command.hasMaterial {
                if let shown = rect.intersection(area) { cut.append(.fill(.rect(shown), paint)) }
            } else if let bounds = command.bounds(measurer: inks) {
                let room = area.inset(dx: -Self.tolerance, dy: -Self.tolerance)
                guard room.holds(bounds) else { return (commands, clip) }
                cut.append(command)
            }
        }
        return (cut, nil)
    }

    /// Points by which rounding may bring what fills a clip out of it.
    private static let tolerance = 1e-6
}

extension PictureCommand {
    /// The clip where it hides something of the picture as it is seen.
    func neededClip(around shown: Rect) -> Shape? {
        if case .rect(let area) = clip, area.holds(shown) { nil } else { clip }
    }
}

extension Rect {
    fileprivate func holds(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}
