import Documents
import Geometry
import Styles

extension LintFix {
    /// Another colour in place of one that is written as such: as light or as dark as it takes, its hue kept.
    ///
    /// - Parameters:
    ///   - node: the value of the property in an appearance.
    ///   - other: the same value's other appearance, where both are one; its colour stays.
    static func recoloring(
        _ node: DocumentNode, _ colors: (ink: Color, ground: Color), to ratio: Double, keepingIn appearance: Appearance?
    ) -> LintFix? {
        guard let written = node.string, written.hasPrefix("#"), let source = node.source.written(at: node.range),
            let color = colors.ink.reaching(ratio, over: colors.ground)
        else { return nil }
        let text = "\"\(color.hexadecimal)\""
        guard let appearance else {
            return replacing(node.range, with: text, "make it \(color.hexadecimal)")
        }
        let pair = appearance == .light ? "{light: \(source), dark: \(text)}" : "{light: \(text), dark: \(source)}"
        return replacing(node.range, with: pair, "make it \(pair)")
    }

    /// Another number in place of one that is written as such.
    static func resizing(_ node: DocumentNode, to number: Double) -> LintFix? {
        guard case .number = node.value else { return nil }
        let text = NumberText.exact(number)
        return replacing(node.range, with: text, "make it \(text)")
    }

    private static func replacing(_ range: SourceRange, with text: String, _ summary: String) -> LintFix {
        LintFix(isSafe: false, summary: summary, edits: [Edit(range: range, text: text)])
    }
}

extension Color {
    /// The colour nearest in lightness that stands out from a ground by a ratio, hue and alpha kept; `nil` where
    /// neither a lighter nor a darker one does.
    fileprivate func reaching(_ ratio: Double, over ground: Color) -> Color? {
        let own = oklab
        // Neighbouring greys of eight bits are 0.0029 apart or more: smaller steps pass over none of them.
        for step in 0...1000 {
            let distance = Double(step) / 1000
            for lightness in [own.lightness - distance, own.lightness + distance] where (0...1).contains(lightness) {
                // Toward black and white a colour loses its saturation.
                let share =
                    lightness < own.lightness
                    ? lightness / max(own.lightness, 0.01) : (1 - lightness) / max(1 - own.lightness, 0.01)
                let lab = Oklab(lightness: lightness, a: own.a * min(share, 1), b: own.b * min(share, 1))
                let color = Color(lab, alpha: alpha).inEightBits
                if Contrast.ratio(color.laid(over: ground), ground) >= ratio { return color }
            }
        }
        return nil
    }

    /// As a file writes it.
    private var inEightBits: Color {
        func byte(_ component: Double) -> Double { (min(max(component, 0), 1) * 255).rounded() / 255 }
        return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
    }
}

extension SourceText {
    /// What stands at a range of one line.
    fileprivate func written(at range: SourceRange) -> String? {
        guard range.start.line == range.end.line else { return nil }
        let scalars = line(range.start.line).unicodeScalars.dropFirst(range.start.column - 1)
            .prefix(range.end.column - range.start.column)
        return String(String.UnicodeScalarView(scalars))
    }
}
