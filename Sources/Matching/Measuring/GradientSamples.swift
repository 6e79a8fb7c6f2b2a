import DisplayLists
import Geometry
import Styles

/// Places in a gradient whose colours are read, about where each of its stops is.
struct GradientSamples {
    private let shape: Shape
    private let gradient: Gradient
    private let node: SceneNode?
    /// The index among features of the first that is drawn later.
    let firstCover: Int

    /// How colours are laid out, in points.
    fileprivate struct Gradient {
        /// What leads to the places where a stop's offset is: some rows across the gradient's way, or rings.
        let places: (_ offset: Double) -> [Point]
        /// The offset at a place.
        let offset: (Point) -> Double
        let stops: [GradientStop]
    }

    /// Nothing is read of one that something shows through, nor of one that is cut: were it larger, its colours would lie
    /// elsewhere.
    init?(
        _ shape: Shape, _ paint: Paint, _ node: SceneNode?, _ clip: Rect, _ opacity: Double, under firstCover: Int
    ) {
        guard opacity == 1, clip.contains(shape.bounds),
            let gradient = Gradient(paint, in: shape.bounds), gradient.stops.allSatisfy({ $0.color.alpha == 1 })
        else { return nil }
        (self.shape, self.gradient, self.node, self.firstCover) = (shape, gradient, node, firstCover)
    }

    /// A feature for each place.
    ///
    /// - Parameter covers: what is drawn over the gradient.
    func features(under covers: [Rect]) -> [SceneFeature] {
        let side = min(3, min(shape.bounds.width, shape.bounds.height) / 6)
        let covers = covers.filter { $0.intersection(shape.bounds) != nil }.map { $0.inset(dx: -1, dy: -1) }
        var features: [SceneFeature] = []
        for (index, stop) in gradient.stops.enumerated() {
            // A stop in a corner shows little there: it is read farther in, where most of the colour is still its own.
            let isAtEnd = abs(stop.offset - 0.5) > 0.3
            let patches = stride(from: 0.025, through: 0.3, by: 0.025).lazy.map { way -> [Rect] in
                let offset = isAtEnd ? stop.offset + (stop.offset > 0.5 ? -way : way) : stop.offset
                return gradient.places(offset).map {
                    Rect(x: $0.x - side / 2, y: $0.y - side / 2, width: side, height: side)
                }.filter { patch in
                    shape.holds(patch) && !covers.contains { $0.intersection(patch) != nil }
                }
            }.first { !$0.isEmpty }
            for (number, patch) in (patches ?? []).enumerated() {
                features.append(
                    SceneFeature(
                        key: .init(node: node?.id ?? "", kind: .sample, number: 100 * index + number),
                        role: node?.role ?? .grid, kind: .sample, frame: patch,
                        color: gradient.stops.color(at: gradient.offset(patch.center)), clip: shape.bounds))
            }
        }
        return features
    }
}

extension GradientSamples.Gradient {
    fileprivate init?(_ paint: Paint, in area: Rect) {
        // Of what is small three places are enough for a stop.
        let count = max(area.width, area.height) > 60 ? 7 : 3
        let diagonal = (area.width * area.width + area.height * area.height).squareRoot()
        switch paint {
        case .linear(let from, let to, let stops):
            let way = Point(x: to.x - from.x, y: to.y - from.y)
            let square = way.x * way.x + way.y * way.y
            guard square > 0 else { return nil }
            let across = Point(x: -way.y / square.squareRoot(), y: way.x / square.squareRoot())
            let center = Point(x: area.midX - from.x, y: area.midY - from.y)
            let middle = center.x * across.x + center.y * across.y
            places = { offset in
                (0..<count).map { number in
                    let distance = middle + diagonal * ((Double(number) + 0.5) / Double(count) - 0.5)
                    return Point(
                        x: from.x + way.x * offset + across.x * distance,
                        y: from.y + way.y * offset + across.y * distance)
                }
            }
            self.offset = { ((($0.x - from.x) * way.x) + ($0.y - from.y) * way.y) / square }
            self.stops = stops
        case .radial(let center, let radius, let stops):
            guard radius > 0 else { return nil }
            places = { offset in
                (0..<8).map { number in
                    let angle = (Double(number) + 0.5) / 8 * 2 * Double.pi
                    return center.offset(
                        dx: radius * offset * Double.cos(angle), dy: radius * offset * Double.sin(angle))
                }
            }
            self.offset = {
                (($0.x - center.x) * ($0.x - center.x) + ($0.y - center.y) * ($0.y - center.y)).squareRoot() / radius
            }
            self.stops = stops
        case .color, .material: return nil
        }
    }
}

extension [GradientStop] {
    /// The colour at an offset, mixed in sRGB as painters do.
    fileprivate func color(at offset: Double) -> Color? {
        guard let next = firstIndex(where: { $0.offset >= offset }) else { return last?.color }
        guard next > 0 else { return first?.color }
        let (one, two) = (self[next - 1], self[next])
        let share = two.offset > one.offset ? (offset - one.offset) / (two.offset - one.offset) : 1
        return one.color.mixed(with: two.color, by: share, in: .srgb)
    }
}

extension Shape {
    /// Whether it has a patch wholly inside. What lies outside of a free outline is seen once it is drawn.
    fileprivate func holds(_ patch: Rect) -> Bool {
        let patch = patch.inset(dx: -0.5, dy: -0.5)
        guard bounds.contains(patch) else { return false }
        let corners = [patch.minX, patch.maxX].flatMap { x in [patch.minY, patch.maxY].map { Point(x: x, y: $0) } }
        return corners.allSatisfy(holds)
    }

    private func holds(_ point: Point) -> Bool {
        let (bounds, x, y) = (bounds, abs(point.x - bounds.midX), abs(point.y - bounds.midY))
        switch self {
        case .rect: return true
        case .roundedRect(_, let radius), .continuousRect(_, let radius):
            let radius = min(radius, bounds.width / 2, bounds.height / 2)
            let (dx, dy) = (max(x - bounds.width / 2 + radius, 0), max(y - bounds.height / 2 + radius, 0))
            return dx * dx + dy * dy <= radius * radius
        case .ellipse:
            let (dx, dy) = (2 * x / bounds.width, 2 * y / bounds.height)
            return dx * dx + dy * dy <= 1
        case .path: return true
        }
    }
}
