import DisplayLists
import Geometry
import Styles

extension SVGWriter {
    mutating func text(_ command: TextCommand) -> [XMLElement] {
        guard command.color.alpha > 0 else { return [] }
        return switch textStyle {
        case .outlines: outlines(of: command)
        case .live: [element(for: command)]
        }
    }

    /// Letters as one path, emoji as images.
    private mutating func outlines(of command: TextCommand) -> [XMLElement] {
        let origin = command.origin
        var elements: [XMLElement] = []
        if var path = resources.outline(of: command.run).offset(dx: origin.x, dy: origin.y).element {
            path.attributes += command.color.attributes("fill")
            elements.append(path)
        }
        for glyph in resources.colorGlyphs(of: command.run) {
            let frame = glyph.frame.offset(dx: origin.x, dy: origin.y)
            elements.append(image(glyph.png, in: frame, aspectRatio: "none"))
        }
        return elements
    }

    /// The run as `text`, which takes the width that the run was measured at.
    private func element(for command: TextCommand) -> XMLElement {
        let run = command.run
        let isRightToLeft = run.direction == .rightToLeft
        var attributes = [Attribute("x", command.origin.x), Attribute("y", command.origin.y)]
        if isRightToLeft {
            // The start of a text that runs leftward is its right end: the end is where the origin lies.
            attributes += [Attribute("direction", "rtl"), Attribute("text-anchor", "end")]
        }
        if run.text.keepsShapeWhenSpaced { attributes.append(Attribute("textLength", command.metrics.advance)) }
        attributes += run.font.attributes + command.color.attributes("fill")
        attributes += [Attribute("xml:lang", run.language), Attribute("xml:space", "preserve")]
        return XMLElement("text", attributes, text: run.text)
    }
}

extension FontStyle {
    fileprivate var attributes: [XMLElement.Attribute] {
        [
            .init("font-family", families.map(\.quotedFamily).joined(separator: ", ")), .init("font-size", size),
            .init("font-weight", String(weight)),
        ]
    }
}

extension String {
    /// A family as a CSS string.
    fileprivate var quotedFamily: String {
        let escaped = unicodeScalars.map { scalar in
            scalar == "'" || scalar == "\\" ? "\\" + String(scalar) : String(scalar)
        }
        return "'" + escaped.joined() + "'"
    }

    /// Whether a viewer may move the letters apart: there are several, and none joins or stacks with the next.
    ///
    /// Latin, Greek, Cyrillic, Han, kana and Hangul do; the scripts between Hebrew and the general punctuation
    /// shape their letters by what surrounds them.
    fileprivate var keepsShapeWhenSpaced: Bool {
        count > 1
            && unicodeScalars.allSatisfy { scalar in
                scalar.value < 0x590 || (0x1E00..<0x200B).contains(scalar.value)
                    || (0x2010..<0x2028).contains(scalar.value) || (0x2E80..<0xA4D0).contains(scalar.value)
                    || (0xAC00..<0xD7B0).contains(scalar.value) || (0xFF00..<0xFFF0).contains(scalar.value)
            }
    }
}
