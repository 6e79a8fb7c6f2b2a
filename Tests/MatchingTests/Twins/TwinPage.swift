import DisplayLists
import Documents
import Foundation
import Geometry
import Styles

/// A display list as a browser draws it: the same places, fonts and colours as elements of a page, whose pixels are its
/// own rasteriser's.
struct TwinPage {
    /// What the page holds besides its frame.
    private(set) var elements = ""
    private let size: Size
    /// Which of the canvases of its page it is: gradients are named by it.
    private let number: Int

    init(_ list: DisplayList, number: Int) {
        (size, self.number) = (list.size, number)
        elements = """
            <div style="position:absolute;left:0;top:0;width:\(size.width)px;height:\(size.height)px;\
            overflow:hidden;background:\(list.background.css)">
            """
        add(list.commands)
        elements += "</div>\n"
    }

    /// Several canvases of one size beside each other.
    ///
    /// - Parameter zoom: by how much the page is scaled once it is laid out.
    static func html(of lists: [DisplayList], scaledBy zoom: Double = 1) -> String {
        let pages = lists.enumerated().map { number, list in
            """
            <div style="position:absolute;top:0;left:\(Double(number) * list.size.width)px">
            \(TwinPage(list, number: number).elements)</div>
            """
        }
        return """
            <!doctype html><meta charset="utf-8"><style>
            body { margin: 0; background: #FFF } * { box-sizing: border-box }
            i, img, svg, b { position: absolute; display: block; font-style: normal; font-weight: inherit }
            b { white-space: pre }
            </style><body\(zoom == 1 ? "" : " style=\"transform:scale(\(zoom));transform-origin:0 0\"")>\(pages.joined())</body>
            """
    }

    private mutating func add(_ commands: [DrawingCommand]) {
        for (index, command) in commands.enumerated() {
            if case .shadow(let shape, let shadow) = command, let corners = shape.css,
                !commands[index...].dropFirst().contains(where: { $0.frame == shape.bounds })
            {
                // Of what is larger or smaller than the box that casts it, none is cut out.
                let place = shape.bounds.offset(dx: shadow.x, dy: shadow.y).css
                elements += """
                    <i style="\(place);\(corners)background:\(shadow.color.css);filter:blur(\(shadow.blur / 2)px)"></i>\n
                    """
            } else {
                add(command)
            }
        }
    }

    private mutating func add(_ command: DrawingCommand) {
        switch command {
        case .fill(let shape, let paint):
            if case .color(let color) = paint, let corners = shape.css {
                elements += "<i style=\"\(shape.bounds.css);\(corners)background:\(color.css)\"></i>\n"
            } else if case .material(let material) = paint {
                let place =
                    shape.css.map { "\(shape.bounds.css);\($0)" }
                    ?? "left:0;top:0;width:\(size.width)px;height:\(size.height)px;clip-path:path('\(shape.path.svg)');"
                elements += """
                    <i style="\(place)background:\(material.tint.css);\
                    backdrop-filter:blur(\(material.blur)px) saturate(\(material.saturation))"></i>\n
                    """
            } else {
                addGraphic(shape, fill: paint, stroke: "none", width: 0)
            }
        case .stroke(let shape, let width, let color):
            addGraphic(shape, fill: nil, stroke: color.css, width: width)
        case .hairline(let rect, let color):
            // As a border, which a browser draws one device pixel wide at least.
            let line = Rect(minX: rect.minX, minY: rect.maxY - 1, maxX: rect.maxX, maxY: rect.maxY)
            elements += "<i style=\"\(line.css);border-bottom:0.2px solid \(color.css)\"></i>\n"
        case .shadow(.path(let path), let shadow):
            // A free outline's shadow is the outline blurred, and shows beside it alone.
            elements += """
                <i style="left:0;top:0;width:\(size.width)px;height:\(size.height)px;\
                clip-path:path(evenodd,'M0 0H\(size.width)V\(size.height)H0Z\(path.svg)')">\
                <svg style="left:\(shadow.x)px;top:\(shadow.y)px;filter:blur(\(shadow.blur / 2)px)" \
                width="\(size.width)" height="\(size.height)"><path d="\(path.svg)" fill="\(shadow.color.css)"/></svg></i>\n
                """
        case .shadow(let shape, let shadow):
            let offsets = "\(shadow.x)px \(shadow.y)px \(shadow.blur)px \(shadow.spread)px"
            elements +=
                "<i style=\"\(shape.bounds.css);\(shape.css ?? "")box-shadow:\(offsets) \(shadow.color.css)\"></i>\n"
        case .text(let text): add(text)
        case .picture(let picture) where !FileManager.default.isReadableFile(atPath: picture.path):
            add(picture.placeholder)
        case .picture(let picture):
            let fit =
                switch picture.fit {
                case .stretch: "fill"
                case .fit: "contain"
                case .fill: "cover"
                }
            elements += """
                <img src="file://\(picture.path)" style="\(picture.frame.css);\(picture.clip?.css ?? "")object-fit:\(fit)">\n
                """
        case .group(let group):
            var style = "left:0;top:0;width:\(size.width)px;height:\(size.height)px;"
            if group.opacity < 1 { style += "opacity:\(group.opacity);" }
            if let clip = group.clip { style += "clip-path:path('\(clip.path.svg)');" }
            elements += "<i style=\"\(style)\">"
            add(group.commands)
            elements += "</i>\n"
        }
    }

    private mutating func add(_ text: TextCommand) {
        let font = text.run.font
        let families = font.families.map { "'\($0)'" }.joined(separator: ",")
        let (top, height) = (text.origin.y - text.metrics.ascent, text.metrics.ascent + text.metrics.descent)
        let escaped = text.run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        elements += """
            <b lang="\(text.run.language)" dir="\(text.run.direction == .rightToLeft ? "rtl" : "ltr")" style="\
            left:\(text.origin.x)px;top:\(top)px;font:\(font.weight) \(font.size)px/\(height)px \(families);\
            letter-spacing:\(font.letterSpacing)px;color:\(text.color.css)">\(escaped)</b>\n
            """
    }

    private mutating func addGraphic(_ shape: Shape, fill: Paint?, stroke: String, width: Double) {
        let gradient = fill?.svgGradient(named: "g\(number)-\(elements.utf8.count)")
        let color = gradient.map { "url(#\($0.name))" } ?? fill?.plainColor?.css ?? "none"
        elements += """
            <svg style="left:0;top:0" width="\(size.width)" height="\(size.height)">\(gradient?.definition ?? "")\
            <path d="\(shape.path.svg)" fill="\(color)" stroke="\(stroke)" stroke-width="\(width)"/></svg>\n
            """
    }
}

extension DrawingCommand {
    /// What a fill or a picture covers.
    fileprivate var frame: Rect? {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .picture(let picture): picture.frame
        case .stroke, .hairline, .shadow, .text, .group: nil
        }
    }
}

extension Color {
    fileprivate var css: String {
        func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
        return "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(alpha))"
    }
}

extension Rect {
    fileprivate var css: String { "left:\(minX)px;top:\(minY)px;width:\(width)px;height:\(height)px" }
}

extension Shape {
    /// Its corners; `nil` for a free outline.
    fileprivate var css: String? {
        switch self {
        case .rect: ""
        case .roundedRect(_, let radius), .continuousRect(_, let radius): "border-radius:\(radius)px;"
        case .ellipse: "border-radius:50%;"
        case .path: nil
        }
    }
}

extension Paint {
    fileprivate var plainColor: Color? { if case .color(let color) = self { color } else { nil } }

    /// `nil` for a plain colour.
    fileprivate func svgGradient(named name: String) -> (name: String, definition: String)? {
        func stops(_ stops: [GradientStop]) -> String {
            stops.map { "<stop offset=\"\($0.offset)\" stop-color=\"\($0.color.css)\"/>" }.joined()
        }
        switch self {
        case .color, .material: return nil
        case .linear(let from, let to, let list):
            let ends = "x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\""
            return (
                name,
                "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(ends)>\(stops(list))</linearGradient>"
            )
        case .radial(let center, let radius, let list):
            let circle = "cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\""
            return (
                name,
                "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(circle)>\(stops(list))</radialGradient>"
            )
        }
    }
}

extension Path {
    fileprivate var svg: String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(point.x) \(point.y)"
            case .line(let point): "L\(point.x) \(point.y)"
            case .curve(let point, let one, let two): "C\(one.x) \(one.y) \(two.x) \(two.y) \(point.x) \(point.y)"
            case .close: "Z"
            }
        }.joined()
    }
}
