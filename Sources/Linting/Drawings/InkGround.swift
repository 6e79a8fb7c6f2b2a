import DisplayLists
package import Geometry
import RealModule
import Styles

/// An ink of a scene with all that decides what it stands on: what lies beneath it, and what of its own node lies over it.
struct InkGround {
    private let touching: [SceneLayers.Layer]
    /// The number of the ink's own layer among those.
    private let position: Int
    private let ground: Color
    private let region: Rect
    /// What another node lays over the ink: where it does, the ink is not there to be read.
    private let covers: [Shape]
    /// Whether one place tells all: nothing but flat areas that are under all of the ink.
    private let isFlat: Bool
    /// Whether a picture or a material lies under it, whose colours only pixels tell.
    let hasPicture: Bool

    /// - Parameters:
    ///   - index: the number of the ink's layer.
    ///   - region: where the ink is.
    ///   - isPart: whether a layer of the ink's own node is another part of the same sign, and so no ground.
    init(
        of index: Int, region: Rect, in scene: SceneLayers, isPart: (SceneLayers.Layer) -> Bool = { _ in false }
    ) {
        let own = scene.layers[index]
        var touching: [SceneLayers.Layer] = []
        var covers: [Shape] = []
        var position = 0
        for (number, layer) in scene.layers.enumerated() {
            if number == index {
                position = touching.count
                touching.append(layer)
            } else if layer.bounds.intersects(region), layer.node != own.node || !isPart(layer) {
                if number < index {
                    if layer.hides(region) { touching = [] }
                    touching.append(layer)
                } else if !layer.path.isEmpty, own.path.starts(with: layer.path) {
                    touching.append(layer)
                } else if case .fill(let shape, let paint) = layer.command, paint.hidesMuch {
                    covers.append(shape)
                }
            }
        }
        self.touching = touching
        self.position = position
        self.ground = scene.ground
        self.region = region
        self.covers = covers
        isFlat = covers.isEmpty && touching.indices.allSatisfy { $0 == position || touching[$0].isFlat(under: region) }
        hasPicture = touching[..<position].contains { layer in
            switch layer.command {
            case .picture, .fill(_, .material): true
            default: false
            }
        }
    }

    /// A contrast, and what the ink stands on where it is so.
    struct LeastContrast {
        let ratio: Double
        let ground: Color
    }

    /// The least contrast of an ink along a few places of its region; `nil` where none of it can be seen.
    ///
    /// - Parameters:
    ///   - isShort: whether the region is a letter or a sign, whose corners have no ink.
    ///   - pixels: the colours of the scene without its texts and signs, for places that lie over a picture.
    func leastContrast(of ink: Color, isShort: Bool, pixels: ((Point) -> Color?)?) -> LeastContrast? {
        var least: LeastContrast?
        for point in isFlat ? [region.center] : Self.places(in: region, isShort: isShort) {
            guard !touching[position].isClipped(at: point), !covers.contains(where: { $0.contains(point) }) else {
                continue
            }
            let drawn = pixels?(point)
            // Beyond the canvas nothing is drawn, and nothing read.
            if pixels != nil, drawn == nil { continue }
            for text in translucentlyCoveredTexts {
                let below = drawn ?? color(at: point, ink: nil, text: text)
                let above = drawn.map { faded(ink).laid(over: $0) } ?? color(at: point, ink: ink, text: text)
                // What is laid over the ink hides it.
                guard above != below || ink == below else { continue }
                let ratio = Contrast.ratio(above, below)
                if ratio < least?.ratio ?? .infinity { least = LeastContrast(ratio: ratio, ground: below) }
            }
        }
        return least
    }

    /// An ink as the groups around it leave it.
    private func faded(_ ink: Color) -> Color {
        ink.multipliedAlpha(by: touching[position].fades.reduce(1) { $0 * $1.opacity })
    }

    /// The texts beneath the ink that show through what lies between, each as ground of its own, after no text at all.
    private var translucentlyCoveredTexts: [Int?] {
        let texts = touching[..<position].indices.filter { index in
            touching[index].text != nil
                && touching[index + 1..<position].contains { if case .fill = $0.command { true } else { false } }
        }
        return [nil] + texts.map { $0 }
    }

    /// What shows at a place: with an ink, or without the ink's layer; texts beneath it count only where one is named.
    private func color(at point: Point, ink: Color?, text: Int?) -> Color {
        var stack: [(fade: SceneLayers.Fade, beneath: Color)] = []
        var shown = ground
        func leave() {
            guard let top = stack.popLast() else { return }
            shown = shown.multipliedAlpha(by: top.fade.opacity).laid(over: top.beneath)
        }
        for (number, layer) in touching.enumerated() {
            let paint = number == position ? ink : layer.color(at: point, countingText: number == text)
            guard let paint, number == position || !layer.isClipped(at: point) else { continue }
            while let top = stack.last, !layer.fades.contains(top.fade) { leave() }
            for fade in layer.fades.dropFirst(stack.count) {
                stack.append((fade, shown))
                shown = .clear
            }
            shown = paint.laid(over: shown)
        }
        while !stack.isEmpty { leave() }
        return shown
    }

    /// Places spread over a region; those of a single letter keep away from the corners.
    private static func places(in region: Rect, isShort: Bool) -> [Point] {
        let shares: [(Double, Double)] =
            isShort
            ? [
                (0.5, 0.5), (0.2, 0.5), (0.8, 0.5), (0.5, 0.1), (0.5, 0.9), (0.25, 0.25), (0.75, 0.75), (0.25, 0.75),
                (0.75, 0.25),
            ]
            : [0.1, 0.5, 0.9].flatMap { y in [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map { ($0, y) } }
        return shares.map { Point(x: region.minX + $0 * region.width, y: region.minY + $1 * region.height) }
    }
}

extension SceneLayers.Layer {
    /// Whether nothing beneath shows anywhere in a region.
    fileprivate func hides(_ region: Rect) -> Bool {
        guard fades.isEmpty, case .fill(let shape, .color(let color)) = command, color.alpha >= 1 else { return false }
        return shape.covers(region) && clips.allSatisfy { $0.covers(region) }
    }

    /// Whether it is one colour, or none, all over a region.
    fileprivate func isFlat(under region: Rect) -> Bool {
        switch command {
        case .fill(let shape, .color): shape.covers(region) && clips.allSatisfy { $0.covers(region) }
        case .hairline, .stroke: true
        case .fill, .shadow, .text, .picture, .group: false
        }
    }

    /// The colour that it has at a place; `nil` where it has none, and for lines, which are too thin to be a ground.
    fileprivate func color(at point: Point, countingText: Bool) -> Color? {
        switch command {
        case .fill(let shape, let paint): shape.contains(point) ? paint.color(at: point) : nil
        case .shadow(let shape, let shadow): shadow.color(at: point, under: shape.bounds)
        case .text(let text): countingText && text.capitalBox.holds(point) ? text.color : nil
        case .stroke, .hairline, .picture, .group: nil
        }
    }
}

extension Paint {
    /// Whether what lies beneath can no longer be read.
    var hidesMuch: Bool {
        switch self {
        case .color(let color): color.alpha >= 0.5
        case .linear(_, _, let stops), .radial(_, _, let stops): stops.allSatisfy { $0.color.alpha >= 0.5 }
        // Nothing can be read through it, however thin its tint.
        case .material: true
        }
    }

    /// The colour at a place.
    func color(at point: Point) -> Color? {
        switch self {
        case .color(let color): return color
        case .linear(let from, let to, let stops):
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = dx * dx + dy * dy
            guard length > 0 else { return stops.last?.color }
            return stops.color(at: ((point.x - from.x) * dx + (point.y - from.y) * dy) / length)
        case .radial(let center, let radius, let stops):
            let (dx, dy) = (point.x - center.x, point.y - center.y)
            guard radius > 0 else { return stops.last?.color }
            return stops.color(at: (dx * dx + dy * dy).squareRoot() / radius)
        // What lies beneath a point shows through the tint as if it were not blurred, which is the worst that can be.
        case .material(let material): return material.tint
        }
    }
}

extension [GradientStop] {
    /// Colours are mixed in sRGB, not premultiplied, and continue beyond both ends.
    fileprivate func color(at offset: Double) -> Color? {
        guard let after = firstIndex(where: { $0.offset >= offset }) else { return last?.color }
        guard after > 0 else { return first?.color }
        let (from, to) = (self[after - 1], self[after])
        guard to.offset > from.offset else { return to.color }
        let share = (offset - from.offset) / (to.offset - from.offset)
        func mixed(_ path: KeyPath<Color, Double>) -> Double {
            from.color[keyPath: path] + (to.color[keyPath: path] - from.color[keyPath: path]) * share
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
    }
}

extension Shadow {
    /// About what the shadow of a rectangle leaves at a place: the Gaussian's integral as a logistic function, which is
    /// nowhere more than 0.01 from it.
    fileprivate func color(at point: Point, under shape: Rect) -> Color? {
        let deviation = blur / 2
        func share(_ place: Double, _ low: Double, _ high: Double) -> Double {
            guard deviation > 0 else { return place >= low && place <= high ? 1 : 0 }
            func below(_ edge: Double) -> Double {
                1 / (1 + Double.pow(2.718281828459045, -1.702 * (place - edge) / deviation))
            }
            return below(low) - below(high)
        }
        let moved = shape.offset(dx: x, dy: y)
        let amount = share(point.x, moved.minX, moved.maxX) * share(point.y, moved.minY, moved.maxY)
        return amount > 0.001 ? color.multipliedAlpha(by: amount) : nil
    }
}

/// How well ink stands out from its ground, as WCAG 2.2 measures it.
package enum Contrast {
    /// (L₁ + 0.05) / (L₂ + 0.05) of the relative luminances of two opaque colours, the lighter one above: from 1 to 21.
    package static func ratio(_ first: Color, _ second: Color) -> Double {
        let (one, two) = (first.luminance, second.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}

extension Color {
    /// The Y of CIE XYZ under D65, 1 for white (IEC 61966-2-1).
    package var luminance: Double {
        let light = linearLight
        return 0.21263900587151027 * light.x + 0.715168678767756 * light.y + 0.07219231536073371 * light.z
    }
}
