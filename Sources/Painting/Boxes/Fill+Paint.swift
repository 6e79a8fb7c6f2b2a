import DisplayLists
import Geometry
import Styles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension Fill {
    /// The fill laid into an area; `nil` where it shows nothing.
    func paint(in area: Rect) -> Paint? {
        guard !area.isEmpty else { return nil }
        switch self {
        case .none: return nil
        case .color(let color): return color.alpha > 0 ? .color(color) : nil
        case .linear(let gradient): return gradient.paint(in: area)
        case .radial(let gradient):
            let diagonal = (area.width * area.width + area.height * area.height).squareRoot()
            return .radial(
                center: Point(
                    x: area.minX + gradient.center.x * area.width, y: area.minY + gradient.center.y * area.height),
                radius: gradient.radius * diagonal / 2, stops: gradient.stops)
        }
    }

    /// A fill between two, for a share of 0…1; other fills than two colours change half-way.
    func mixed(with other: Fill, by share: Double, in space: ColorInterpolation) -> Fill {
        guard case .color(let from) = self, case .color(let to) = other else { return share < 0.5 ? self : other }
        return .color(from.mixed(with: to, by: share, in: space))
    }
}

extension Fill {
    /// The colour that a node tells: a gradient's first.
    var representative: Color? {
        switch self {
        case .none: nil
        case .color(let color): color
        case .linear(let gradient): gradient.stops.first?.color
        case .radial(let gradient): gradient.stops.first?.color
        }
    }
}

extension LinearGradient {
    /// The gradient line through the area's centre, as long as CSS Images 3 (section 3.1.1) makes it:
    /// |width · sin angle| + |height · cos angle|.
    fileprivate func paint(in area: Rect) -> Paint {
        let radians = angle * .pi / 180
        let half = (abs(area.width * sin(radians)) + abs(area.height * cos(radians))) / 2
        let center = area.center
        return .linear(
            from: center.offset(dx: -half * sin(radians), dy: half * cos(radians)),
            to: center.offset(dx: half * sin(radians), dy: -half * cos(radians)), stops: stops)
    }
}
