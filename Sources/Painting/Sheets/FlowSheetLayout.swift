package import Geometry
package import Layouts
import Styles

/// Where everything is on a sheet; in points.
///
/// Arrows between neighbours are straight lines between them. All others leave a picture at its bottom, run in a lane
/// of their own under its row, in the margin to the row that they lead to, and from under it up to their end: captions
/// stand over pictures, so that nothing is in their way.
package struct FlowSheetLayout: Hashable, Sendable {
    /// Of the sheet.
    package let size: Size
    /// The middle of the leading edge of the heading.
    package let heading: Point
    /// The middle of the leading edge of the line under it.
    package let subheading: Point
    /// The rows, from top to bottom.
    package let rows: [Row]
    /// The arrows, in their order.
    package let arrows: [Route]

    /// Where a row is.
    package struct Row: Hashable, Sendable {
        /// The middle of the leading edge of its heading.
        package let heading: Point
        /// The middle of the leading edge of its note.
        package let note: Point
        /// Where pictures are, and the room of their captions.
        package let cells: [Cell]
    }

    /// Where a picture is.
    package struct Cell: Hashable, Sendable {
        /// Where the picture is on the sheet.
        package let picture: Rect
        /// Where its caption is, its last line next to the picture.
        package let caption: Rect
        /// The caption in lines, as wide as the picture or as its widest word.
        package let captionLines: [String]
    }

    /// The way of an arrow.
    package struct Route: Hashable, Sendable {
        /// From its start to its end; two at least.
        package let points: [Point]
        /// The room of its label.
        package let label: Rect

        /// Whether the arrow runs through a rectangle.
        func crosses(_ rect: Rect) -> Bool {
            zip(points, points.dropFirst()).contains { start, end in
                let line = Rect(
                    minX: min(start.x, end.x) - 1, minY: min(start.y, end.y) - 1, maxX: max(start.x, end.x) + 1,
                    maxY: max(start.y, end.y) + 1)
                return line.intersects(rect)
            }
        }

        /// With its label at another place over its first lane where lines of others run through it: at the nearest that
        /// is free; where none is, it stays.
        func labelled(clearOf others: [Route]) -> Route {
            let (left, right) = (min(points[1].x, points[2].x), max(points[1].x, points[2].x))
            let ways = stride(from: 0.0, through: right - left, by: 4).lazy.flatMap { [-$0, $0] }
            let place = ways.map { label.offset(dx: $0, dy: 0) }.first { place in
                (place.minX >= left + 8 && place.maxX <= right - 8 || place == label)
                    && !others.contains { $0.crosses(place) }
            }
            return Route(points: points, label: place ?? label)
        }
    }

    /// - Parameter texts: what captions and labels are measured with.
    package init(of sheet: FlowSheet, texts: TextSetter) {
        let placing = FlowSheetPlacing(sheet, texts: texts)
        let head = placing.head
        let stack = placing.stack(from: head.end)
        (heading, subheading) = (head.heading, head.subheading)
        rows = stack.rows
        size = placing.size(around: stack)
        arrows = placing.routes(between: stack)
    }

    /// Between lanes of arrows, with room for a label over each, and for its descenders.
    static let lanePitch = 28.0
    /// From a label's box to the arrow under it.
    static let labelGap = 4.0
    /// Between an arrow's ends and the pictures.
    static let clearance = 8.0
}
