/// A face of a font file, as the font search found it.
package struct FoundFace: Hashable, Sendable {
    /// The absolute path of the file.
    package var path: String
    /// The face's place in a collection file; 0 in a file of one face.
    package var index: Int
    /// Every family name that the file holds, in all languages, the typographic one first.
    package var families: [String]
    /// From 1 to 1000; a range for a variable font, one number for any other.
    package var weights: ClosedRange<Int>
    /// 0 upright, otherwise italic or oblique.
    package var slant: Int
    /// 100 normal, less for condensed faces.
    package var width: Int
    package var isVariable: Bool
    /// Whether its glyphs have colours of their own, as emoji.
    package var hasColor: Bool
    /// The font's revision in 16.16 fixed point, as its `head` table says.
    package var version: Int

    package init(
        path: String, index: Int, families: [String], weights: ClosedRange<Int>, slant: Int, width: Int,
        isVariable: Bool, hasColor: Bool, version: Int
    ) {
        self.path = path
        self.index = index
        self.families = families
        self.weights = weights
        self.slant = slant
        self.width = width
        self.isVariable = isVariable
        self.hasColor = hasColor
        self.version = version
    }
}
