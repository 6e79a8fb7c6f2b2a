package import DrawingLibraries
package import Styles

/// The font file that a family is drawn with at a weight.
package struct ResolvedFont: Hashable, Sendable {
    /// As the theme names it.
    package let family: String
    /// As the theme asks for it; the face's own may be another.
    package let weight: Int
    package let face: FoundFace
}

extension ResolvedFont {
    /// The font's own version, as `3.019`.
    package var version: String {
        // Fixed point: 16 bits of whole numbers, 16 of fractions.
        let thousandths = (face.version & 0xFFFF) * 1000 / 65_536
        let rest = (face.version & 0xFFFF) * 1000 % 65_536 >= 32_768 ? 1 : 0
        let digits = String(thousandths + rest)
        return "\(face.version >> 16)." + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
    }
}

extension FontLibrary {
    /// What each family of the styles resolves to, in order, each family and weight once.
    package func resolvedFonts(for styles: some Sequence<FontStyle>) -> [ResolvedFont] {
        var seen: Set<ResolvedFont> = []
        return styles.flatMap { style in
            style.families.compactMap { family in
                face(ofFamily: family, weight: style.weight).map {
                    ResolvedFont(family: family, weight: style.weight, face: $0)
                }
            }
        }
        .filter { seen.insert($0).inserted }
    }
}
