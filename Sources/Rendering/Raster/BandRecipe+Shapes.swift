import DisplayLists
import Geometry

extension BandRecipe {
    mutating func append(_ shape: Shape) {
        switch shape {
        case .rect(let rect):
            append(Tag.rect)
            append(rect)
        case .roundedRect(let rect, let radius):
            append(Tag.roundedRect)
            append(rect)
            append(radius)
        case .continuousRect(let rect, let radius):
            append(Tag.continuousRect)
            append(rect)
            append(radius)
        case .ellipse(let rect):
            append(Tag.ellipse)
            append(rect)
        case .path(let path):
            append(Tag.path)
            for element in path.elements { append(element) }
            append(Tag.end)
        }
    }

    private mutating func append(_ element: Path.Element) {
        switch element {
        case .move(let point):
            append(Tag.move)
            append(point)
        case .line(let point):
            append(Tag.line)
            append(point)
        case .curve(let point, let control1, let control2):
            append(Tag.cubic)
            append(control1)
            append(control2)
            append(point)
        case .close: append(Tag.close)
        }
    }

    mutating func append(_ paint: Paint) {
        switch paint {
        case .color(let color):
            append(Tag.color)
            append(color)
        case .linear(let from, let to, let stops):
            append(Tag.linear)
            append(from)
            append(to)
            append(stops)
        case .radial(let center, let radius, let stops):
            append(Tag.radial)
            append(center)
            append(radius)
            append(stops)
        }
    }

    private mutating func append(_ stops: [GradientStop]) {
        append(UInt64(stops.count))
        for stop in stops {
            append(stop.offset)
            append(stop.color)
        }
    }

    mutating func append(_ color: Color) {
        append(color.red)
        append(color.green)
        append(color.blue)
        append(color.alpha)
    }

    private mutating func append(_ rect: Rect) {
        append(rect.x)
        append(rect.y)
        append(rect.width)
        append(rect.height)
    }

    private mutating func append(_ point: Point) {
        append(point.x)
        append(point.y)
    }
}
