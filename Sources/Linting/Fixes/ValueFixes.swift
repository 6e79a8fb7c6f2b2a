import Documents
import Geometry
import Styles

/// Where a theme has a colour that is too faint in an appearance.
struct FaintPlace {
    let appearance: Appearance
    /// The value of the property in the appearance.
    let node: DocumentNode
    let ink: FaintInk

    /// `nil` where no ink is too faint, or its colour is not written as such.
    init?(_ appearance: Appearance, _ node: DocumentNode?, _ ink: FaintInk?) {
        guard let node, let ink, node.string?.hasPrefix("#") == true else { return nil }
        (self.appearance, self.node, self.ink) = (appearance, node, ink)
    }

    /// As light or as dark as it takes on all grounds, the hue kept; `nil` where no lightness does.
    fileprivate var cure: Color? { ink.color?.reaching(ink.grounds) }
}

extension LintFix {
    /// Other colours in place of those that are written as such.
    ///
    /// - Parameters:
    ///   - places: in light before dark, at least one.
    ///   - areOneValue: whether one value holds in both appearances: where it is too faint in one, the other keeps it.
    static func recoloring(_ places: [FaintPlace], areOneValue: Bool) -> LintFix? {
        var cures: [(place: FaintPlace, text: String)] = []
        for place in places {
            guard let color = place.cure else { return nil }
            cures.append((place, color.hexadecimal))
        }
        let words = cures.map { $0.place.appearance == .dark && cures.count > 1 ? "\($0.text) in the dark" : $0.text }
        guard areOneValue, let first = cures.first else {
            let edits = cures.map { Edit(range: $0.place.node.range, text: "\"\($0.text)\"") }
            return LintFix(isSafe: false, summary: "make it \(words.joined(separator: ", and "))", edits: edits)
        }
        let range = first.place.node.range
        if cures.count > 1, cures.allSatisfy({ $0.text == first.text }) {
            return replacing(range, with: "\"\(first.text)\"", "make it \(first.text)")
        }
        guard let written = first.place.node.source.written(at: range) else { return nil }
        let halves = Appearance.allCases.map { appearance in
            let cure = cures.first { $0.place.appearance == appearance }.map { "\"\($0.text)\"" }
            return "\(appearance.rawValue): \(cure ?? written)"
        }
        let pair = "{\(halves.joined(separator: ", "))}"
        return replacing(range, with: pair, "make it \(pair)")
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
    /// The colour nearest in lightness that stands out from all grounds, hue and alpha kept; `nil` where neither a
    /// lighter nor a darker one does.
    fileprivate func reaching(_ grounds: Set<FaintInk.Ground>) -> Color? {
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
                let standsOut = grounds.allSatisfy { ground in
                    Contrast.ratio(color.laid(over: ground.color), ground.color) >= ground.ratio
                }
                if standsOut { return color }
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
