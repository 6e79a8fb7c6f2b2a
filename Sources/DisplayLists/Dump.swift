import Geometry
import Styles

extension DisplayList {
    /// The drawing as text for people and tests: the canvas, then a line for each command, groups and what stands for a
    /// picture indented.
    ///
    ///     canvas 375 812 #FFFFFF
    ///     group index-bar "index bar" opacity 0.5 clip rounded-rect(0 0 20 520, radius 10)
    ///       fill ellipse(2 40 16 16) #07C160
    ///       text "A" at 5.5 52 #000000 13/400
    ///
    /// Numbers have up to three decimals. A text's font is size/weight, followed by what differs from the default:
    /// families, language, `rtl`. Its metrics are left out, as they draw nothing.
    public var dump: String {
        let canvas = "canvas \(number(size.width)) \(number(size.height)) \(background.hexadecimal)\n"
        return commands.reduce(into: canvas) { $1.dump(indentation: "", into: &$0) }
    }
}

extension DrawingCommand {
    fileprivate func dump(indentation: String, into text: inout String) {
        text += indentation + line + "\n"
        for command in innerCommands { command.dump(indentation: indentation + "  ", into: &text) }
    }

    /// A group's, or those that stand for a picture.
    private var innerCommands: [DrawingCommand] {
        switch self {
        case .group(let group): group.commands
        case .picture(let command): command.placeholder
        default: []
        }
    }

    private var line: String {
        switch self {
        case .fill(let shape, let paint): "fill \(shape.dump) \(paint.dump)"
        case .stroke(let shape, let width, let color):
            "stroke \(shape.dump) width \(number(width)) \(color.hexadecimal)"
        case .hairline(let rect, let color): "hairline (\(rect.dump)) \(color.hexadecimal)"
        case .shadow(let shape, let shadow): "shadow \(shape.dump) \(shadow.dump)"
        case .text(let command): command.line
        case .picture(let command): command.line
        case .group(let group): group.line
        }
    }
}

extension TextCommand {
    fileprivate var line: String {
        let font = run.font
        var line = "text \(quoted(run.text)) at \(origin.dump) \(color.hexadecimal) \(number(font.size))/\(font.weight)"
        if font.families != FontStyle.defaultFamilies {
            line += " " + font.families.map(quoted).joined(separator: ", ")
        }
        if run.language != "en" { line += " " + run.language }
        if run.direction == .rightToLeft { line += " rtl" }
        return line
    }
}

extension PictureCommand {
    fileprivate var line: String {
        "picture \(quoted(path)) (\(frame.dump)) \(fit.rawValue)" + clipSuffix(clip)
    }
}

extension DrawingGroup {
    fileprivate var line: String {
        var line = "group"
        if let id { line += " " + id }
        if let title { line += " " + quoted(title) }
        if opacity != 1 { line += " opacity " + number(opacity) }
        return line + clipSuffix(clip)
    }
}

extension Shape {
    fileprivate var dump: String {
        switch self {
        case .rect(let rect): "rect(\(rect.dump))"
        case .roundedRect(let rect, let radius): "rounded-rect(\(rect.dump), radius \(number(radius)))"
        case .continuousRect(let rect, let radius): "continuous-rect(\(rect.dump), radius \(number(radius)))"
        case .ellipse(let rect): "ellipse(\(rect.dump))"
        case .path(let path): "path(\(path.elements.map(\.dump).joined(separator: " ")))"
        }
    }
}

extension Path.Element {
    fileprivate var dump: String {
        switch self {
        case .move(let point): "M \(point.dump)"
        case .line(let point): "L \(point.dump)"
        case .curve(let point, let control1, let control2): "C \(control1.dump) \(control2.dump) \(point.dump)"
        case .close: "Z"
        }
    }
}

extension Paint {
    fileprivate var dump: String {
        switch self {
        case .color(let color): color.hexadecimal
        case .linear(let start, let end, let stops): "linear(\(start.dump) to \(end.dump)\(list(stops)))"
        case .radial(let center, let radius, let stops): "radial(\(center.dump) radius \(number(radius))\(list(stops)))"
        case .material(let material):
            "material(\(material.tint.hexadecimal) blur \(number(material.blur)) saturation \(number(material.saturation)))"
        }
    }

    private func list(_ stops: [GradientStop]) -> String {
        stops.map { ", \(number($0.offset)) \($0.color.hexadecimal)" }.joined()
    }
}

extension Shadow {
    fileprivate var dump: String { "\(color.hexadecimal) offset \(number(x)) \(number(y)) blur \(number(blur))" }
}

extension Rect {
    fileprivate var dump: String { "\(number(x)) \(number(y)) \(number(width)) \(number(height))" }
}

extension Point {
    fileprivate var dump: String { "\(number(x)) \(number(y))" }
}

private func clipSuffix(_ clip: Shape?) -> String {
    clip.map { " clip " + $0.dump } ?? ""
}

private func number(_ value: Double) -> String {
    NumberText.rounded(value, places: 3)
}

/// The text between quotation marks, on one line: quotation marks, backslashes and control characters escaped.
private func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": "\\" + String(scalar)
        case "\n": "\\n"
        case _ where scalar.properties.generalCategory == .control: "\\u{" + String(scalar.value, radix: 16) + "}"
        default: String(scalar)
        }
    }
    return "\"" + escaped.joined() + "\""
}
