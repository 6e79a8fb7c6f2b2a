import DisplayLists
import Drawing
import Geometry
import Styles

extension PDFWriter {
    mutating func fill(_ shape: Shape, with paint: Paint) {
        // Readers show a pixel of what has no area.
        guard !shape.bounds.isFlat else { return }
        switch paint.simplified {
        case .color(let color):
            guard setFill(color) else { return }
            content.append(shape)
            content.append("f")
        case .linear(let start, let end, let stops):
            let coordinates = [start.x, start.y, end.x, end.y]
            fill(shape, with: PDFGradient(kind: 2, coordinates: coordinates, stops: stops))
        case .radial(let center, let radius, let stops):
            let coordinates = [center.x, center.y, 0, center.x, center.y, radius]
            fill(shape, with: PDFGradient(kind: 3, coordinates: coordinates, stops: stops))
        case .material: preconditionFailure("a material is a picture before it is drawn")
        }
    }

    mutating func stroke(_ shape: Shape, width: Double, _ color: Color) {
        guard width > 0, color.alpha > 0 else { return }
        setOpacity(color.alpha)
        if ink.stroke != color.opaque {
            ink.stroke = color.opaque
            content.append(color.red, color.green, color.blue, then: "RG")
        }
        content.append(Shape.miterLimit, then: "M")
        content.append(width, then: "w")
        content.append(shape)
        content.append("S")
    }

    /// Makes a colour what the next shapes are filled with; `false` for one that shows nothing.
    mutating func setFill(_ color: Color) -> Bool {
        guard color.alpha > 0 else { return false }
        setOpacity(color.alpha)
        if ink.fill != color.opaque {
            ink.fill = color.opaque
            content.append(color.red, color.green, color.blue, then: "rg")
        }
        return true
    }

    mutating func setOpacity(_ opacity: Double) {
        guard ink.opacity != opacity else { return }
        ink.opacity = opacity
        let number = min(opacity, 1).pdfText
        content.append(state("/ca \(number) /CA \(number)"), then: "gs")
    }

    private mutating func fill(_ shape: Shape, with gradient: PDFGradient) {
        let colors = shading(gradient, "/DeviceRGB", gradient.colors)
        var mask: String?
        if gradient.opacity == nil {
            // How much shows, as a gradient of greys.
            let alphas = shading(gradient, "/DeviceGray", gradient.alphas)
            if let part = try? form(
                group: "/S /Transparency /CS /DeviceGray", { $0.content.append(alphas, then: "sh") })
            {
                mask = state("/SMask << /S /Luminosity /G \(part) 0 R >>")
            }
        }
        clipped(to: shape) { writer in
            writer.setOpacity(gradient.opacity ?? 1)
            if let mask { writer.content.append(mask, then: "gs") }
            writer.content.append(colors, then: "sh")
        }
    }

    private mutating func shading(_ gradient: PDFGradient, _ space: String, _ values: [[Double]]) -> String {
        let object = document.add(
            "<< /ShadingType \(gradient.kind) /ColorSpace \(space) /Coords [ \(gradient.coordinates.pdfText) ]"
                + " /Extend [ true true ] /Function \(gradient.function(values)) >>")
        return resources.name(.shading, object)
    }
}

/// A gradient in the words of PDF (ISO 32000-1, section 8.7.4.5).
struct PDFGradient {
    /// 2 along a line, 3 between circles.
    let kind: Int
    let coordinates: [Double]
    /// In 0…1, in order, the first at 0 and the last at 1.
    private let stops: [GradientStop]

    init(kind: Int, coordinates: [Double], stops: [GradientStop]) {
        self.kind = kind
        self.coordinates = coordinates
        var ordered: [GradientStop] = []
        for stop in stops {
            let least = ordered.last?.offset ?? 0
            ordered.append(GradientStop(offset: min(max(stop.offset, least), 1), color: stop.color))
        }
        if let first = ordered.first, first.offset > 0 {
            ordered.insert(GradientStop(offset: 0, color: first.color), at: 0)
        }
        if let last = ordered.last, last.offset < 1 { ordered.append(GradientStop(offset: 1, color: last.color)) }
        self.stops = ordered
    }

    /// Red, green and blue of each stop.
    var colors: [[Double]] { stops.map { [$0.color.red, $0.color.green, $0.color.blue] } }

    /// The opacity of each stop.
    var alphas: [[Double]] { stops.map { [$0.color.alpha] } }

    /// That of all stops; `nil` where it differs.
    var opacity: Double? {
        let first = stops[0].color.alpha
        return stops.allSatisfy { $0.color.alpha == first } ? first : nil
    }

    /// The function from 0…1 to values of the stops.
    func function(_ values: [[Double]]) -> String {
        let pieces = zip(values, values.dropFirst()).map { start, end in
            "<< /FunctionType 2 /Domain [ 0 1 ] /C0 [ \(start.pdfText) ] /C1 [ \(end.pdfText) ] /N 1 >>"
        }
        if pieces.count == 1 { return pieces[0] }
        let bounds = stops.dropFirst().dropLast().map(\.offset)
        let encodings = pieces.map { _ in "0 1" }.joined(separator: " ")
        return "<< /FunctionType 3 /Domain [ 0 1 ] /Functions [ \(pieces.joined(separator: " ")) ]"
            + " /Bounds [ \(bounds.pdfText) ] /Encode [ \(encodings) ] >>"
    }
}

extension Rect {
    /// Whether it has no area as it is written.
    fileprivate var isFlat: Bool { width.asWritten == 0 || height.asWritten == 0 }
}

extension Color {
    /// The colour without its opacity.
    fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
