import DisplayLists
import Drawing
import Geometry
import Styles

extension SVGWriter {
    mutating func fill(_ shape: Shape, _ paint: Paint) -> [XMLElement] {
        if case .material(let material) = paint { return fill(shape, material) }
        guard var element = element(of: shape), let attributes = attributes(of: paint) else { return [] }
        element.attributes += attributes
        return [element]
    }

    /// What lies beneath once more, blurred and saturated by a filter, in the shape; and the tint over it (LK-1).
    private mutating func fill(_ shape: Shape, _ material: Material) -> [XMLElement] {
        guard var tint = element(of: shape), let filter = filterID(material, in: shape.bounds) else { return [] }
        tint.attributes += material.tint.attributes("fill")
        let uses = beneath.map { XMLElement("use", [Attribute("xlink:href", "#" + $0)]) }
        let blurred = XMLElement("g", [Attribute("filter", "url(#\(filter))")], children: uses)
        let glass = XMLElement("g", [clipAttribute(shape)], children: [blurred])
        return (uses.isEmpty ? [] : [glass]) + (material.tint.alpha > 0 ? [tint] : [])
    }

    /// The region is that of what shows through the shape, in whole points of the canvas; `nil` where that is nothing.
    private mutating func filterID(_ material: Material, in frame: Rect) -> String? {
        let reach = (3 * material.blur).rounded(.up)
        guard let region = frame.inset(dx: -reach, dy: -reach).intersection(canvas), !region.isEmpty else { return nil }
        let whole = Rect(
            minX: region.minX.rounded(.down), minY: region.minY.rounded(.down), maxX: region.maxX.rounded(.up),
            maxY: region.maxY.rounded(.up))
        let blur = XMLElement("feGaussianBlur", [Attribute("stdDeviation", max(material.blur, 0))])
        let matrix = XMLElement(
            "feColorMatrix",
            [Attribute("type", "matrix"), Attribute("values", matrix(saturation: material.saturation))])
        let attributes =
            [Attribute("filterUnits", "userSpaceOnUse")] + whole.attributes
            + [Attribute("color-interpolation-filters", "sRGB")]
        return definitions.id(of: XMLElement("filter", attributes, children: [blur, matrix]), kind: "material")
    }

    /// As CSS' `saturate` (Filter Effects 1, section 9.6). What is opaque is so again where the canvas ends, as if its
    /// edges went on.
    private func matrix(saturation: Double) -> String {
        let weights = [0.213, 0.715, 0.072]
        let rows = (0..<3).map { row in
            weights.enumerated().map { column, weight in
                weight * (1 - saturation) + (row == column ? saturation : 0)
            } + [0, 0]
        }
        let alpha: [Double] = isOpaque ? [0, 0, 0, 0, 1] : [0, 0, 0, 1, 0]
        return (rows + [alpha]).flatMap(\.self).map { NumberText.rounded($0, places: 4) }.joined(separator: " ")
    }

    func stroke(_ shape: Shape, width: Double, _ color: Color) -> [XMLElement] {
        guard width > 0, color.alpha > 0, var element = element(of: shape) else { return [] }
        element.attributes += [Attribute("fill", "none")] + color.attributes("stroke")
        element.attributes.append(Attribute("stroke-width", width))
        if element.name == "path" { element.attributes.append(Attribute("stroke-miterlimit", Shape.miterLimit)) }
        return [element]
    }

    mutating func shadow(_ shadow: Shadow, of shape: Shape) -> [XMLElement] {
        guard shadow.color.alpha > 0 else { return [] }
        let shifted = shape.offset(dx: shadow.x, dy: shadow.y)
        guard var element = element(of: shifted) else { return [] }
        element.attributes += shadow.color.attributes("fill")
        if shadow.blur > 0 {
            element.attributes.append(Attribute("filter", "url(#\(filterID(shadow, under: shape.bounds)))"))
        }
        return [element]
    }

    /// The shape as the element that names it best, `nil` where it has no area that could be named.
    private func element(of shape: Shape) -> XMLElement? {
        switch shape {
        case .rect(let rect): rect.isNegative ? nil : XMLElement("rect", rect.attributes)
        case .roundedRect(let rect, let radius):
            rect.isNegative ? nil : XMLElement("rect", rect.attributes + rect.radiusAttributes(radius))
        case .ellipse(let rect): rect.isNegative ? nil : XMLElement("ellipse", rect.ellipseAttributes)
        case .continuousRect(let rect, _): rect.isNegative ? nil : resources.pathData(of: shape).element
        case .path: resources.pathData(of: shape).element
        }
    }

    /// The attribute that makes an element show inside the shape only.
    mutating func clipAttribute(_ shape: Shape) -> Attribute {
        let children = element(of: shape).map { [$0] } ?? []
        let id = definitions.id(of: XMLElement("clipPath", children: children), kind: "clip")
        return Attribute("clip-path", "url(#\(id))")
    }

    /// The region is the shadow's, widened to whole points.
    private mutating func filterID(_ shadow: Shadow, under frame: Rect) -> String {
        let reach = shadow.bounds(under: frame).inset(dx: -1, dy: -1)
        let region = Rect(
            minX: reach.minX.rounded(.down), minY: reach.minY.rounded(.down), maxX: reach.maxX.rounded(.up),
            maxY: reach.maxY.rounded(.up))
        let attributes =
            [Attribute("filterUnits", "userSpaceOnUse")] + region.attributes
            + [Attribute("color-interpolation-filters", "sRGB")]
        let blur = XMLElement("feGaussianBlur", [Attribute("stdDeviation", shadow.blur / 2)])
        return definitions.id(of: XMLElement("filter", attributes, children: [blur]), kind: "shadow")
    }

    /// `nil` for a paint that leaves no colour.
    private mutating func attributes(of paint: Paint) -> [Attribute]? {
        switch paint {
        case .color(let color): color.alpha > 0 ? color.attributes("fill") : nil
        case .material: nil
        case .linear(let start, let end, let stops):
            gradient(
                "linearGradient",
                [
                    Attribute("x1", start.x), Attribute("y1", start.y), Attribute("x2", end.x),
                    Attribute("y2", end.y),
                ], stops)
        case .radial(let center, let radius, let stops):
            gradient(
                "radialGradient",
                [Attribute("cx", center.x), Attribute("cy", center.y), Attribute("r", max(radius, 0))], stops)
        }
    }

    private mutating func gradient(_ name: String, _ place: [Attribute], _ stops: [GradientStop]) -> [Attribute]? {
        guard !stops.isEmpty else { return nil }
        let children = stops.map { stop in
            XMLElement("stop", [Attribute("offset", stop.offset)] + stop.color.attributes("stop", opacity: "stop"))
        }
        let units = Attribute("gradientUnits", "userSpaceOnUse")
        let id = definitions.id(of: XMLElement(name, [units] + place, children: children), kind: "gradient")
        return [Attribute("fill", "url(#\(id))")]
    }
}

extension Rect {
    var attributes: [XMLElement.Attribute] {
        [.init("x", x), .init("y", y), .init("width", width), .init("height", height)]
    }

    fileprivate var ellipseAttributes: [XMLElement.Attribute] {
        [.init("cx", midX), .init("cy", midY), .init("rx", width / 2), .init("ry", height / 2)]
    }

    fileprivate func radiusAttributes(_ radius: Double) -> [XMLElement.Attribute] {
        let radius = clampedRadius(radius)
        return radius > 0 ? [.init("rx", radius)] : []
    }

    fileprivate var isNegative: Bool { width < 0 || height < 0 }
}

extension Color {
    /// `fill="#07C160"`, and `fill-opacity` where the colour is not opaque; a gradient's stop says `stop-color`.
    func attributes(_ name: String, opacity: String? = nil) -> [XMLElement.Attribute] {
        let opaque = Color(red: red, green: green, blue: blue)
        let color = XMLElement.Attribute(opacity == nil ? name : name + "-color", plain: opaque.hexadecimal)
        return alpha < 1 ? [color, .init((opacity ?? name) + "-opacity", max(alpha, 0))] : [color]
    }
}
