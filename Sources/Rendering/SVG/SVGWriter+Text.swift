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
        if var path = resources.pathData(of: command.run, at: origin).element {
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
        // A text starts at its leading end, which stays where it is in viewers that set it wider or narrower.
        let start = isRightToLeft ? command.origin.x + command.metrics.advance : command.origin.x
        var attributes = [Attribute("x", start), Attribute("y", command.origin.y)]
        if isRightToLeft { attributes.append(Attribute("direction", "rtl")) }
        if run.text.keepsShapeWhenSpaced { attributes.append(Attribute("textLength", command.metrics.advance)) }
        attributes += run.font.attributes(for: run.text) + command.color.attributes("fill")
        if run.font.letterSpacing != 0 { attributes.append(Attribute("letter-spacing", run.font.letterSpacing)) }
        attributes += [Attribute("xml:lang", run.language), Attribute("xml:space", "preserve")]
        return XMLElement("text", attributes, text: run.text)
    }
}

extension FontStyle {
    /// Emoji families stand only where the text has emoji: viewers built on Pango would set digits in them.
    fileprivate func attributes(for text: String) -> [XMLElement.Attribute] {
        let families = text.hasEmoji ? self.families : self.families.filter { !$0.isEmojiFamily }
        return [
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

    fileprivate var isEmojiFamily: Bool { lowercased().contains("emoji") }

    /// Whether a character is an emoji by itself or by the selector U+FE0F.
    fileprivate var hasEmoji: Bool {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
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
