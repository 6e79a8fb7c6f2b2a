import DisplayLists
import Geometry
import Rendering
import Styles

/// A drawing that shows one kind of thing in all its forms.
struct Exhibit: CustomStringConvertible, Sendable {
    var name: String
    var list: DisplayList
    /// Whether there is text and nothing else, line by line.
    var isTextPage = false

    var description: String { name }

    init(
        _ name: String, size: Size = Exhibit.size, background: Color = .white, isTextPage: Bool = false,
        _ commands: [DrawingCommand]
    ) {
        self.name = name
        self.isTextPage = isTextPage
        self.list = DisplayList(size: size, background: background, commands: commands)
    }

    init(_ name: String, scene: Scene) {
        self.name = name
        self.list = scene.displayList
    }

    static let size = Size(width: 320, height: 320)
    static let ink = Color(hex: 0x1C1C1E)
    static let green = Color(hex: 0x07C160)
    static let blue = Color(hex: 0x0A84FF)
    static let stops = [
        GradientStop(offset: 0, color: Color(hex: 0xFF2D55)), GradientStop(offset: 0.5, color: Color(hex: 0xFFCC00)),
        GradientStop(offset: 1, color: Color(hex: 0x34C759)),
    ]

    /// The frame of a cell in a grid of square cells with a margin in each.
    static func cell(_ index: Int, columns: Int, margin: Double = 8) -> Rect {
        let side = size.width / Double(columns)
        return Rect(
            x: Double(index % columns) * side, y: Double(index / columns) * side, width: side, height: side
        ).inset(dx: margin, dy: margin)
    }

    static func shapes(in frame: Rect) -> [Shape] {
        [
            .rect(frame), .roundedRect(frame, radius: 9), .continuousRect(frame, radius: 14), .ellipse(frame),
            .path(teardrop(in: frame)), .roundedRect(frame.inset(dx: 0, dy: frame.height / 4), radius: 99),
        ]
    }

    /// A circle and its two tangents at right angles (IB-22).
    static func teardrop(in frame: Rect) -> Path {
        let radius = min(frame.height / 2, frame.width / (1 + 2.0.squareRoot()))
        let center = Point(x: frame.minX + radius, y: frame.midY)
        let reach = radius / 2.0.squareRoot()
        var path = Path()
        path.move(to: center.offset(dx: reach, dy: -reach))
        path.line(to: center.offset(dx: radius * 2.0.squareRoot()))
        path.line(to: center.offset(dx: reach, dy: reach))
        path.curve(
            to: center.offset(dx: -radius), control1: center.offset(dx: reach - radius * 0.4, dy: reach + radius * 0.4),
            control2: center.offset(dx: -radius, dy: radius * 0.72))
        path.curve(
            to: center.offset(dx: reach, dy: -reach), control1: center.offset(dx: -radius, dy: -radius * 0.72),
            control2: center.offset(dx: reach - radius * 0.4, dy: -reach - radius * 0.4))
        path.close()
        return path
    }
}
