/// What a text is set in: families in order of preference, a size in points and a weight.
public struct FontStyle: Hashable, Sendable {
    /// Fallback goes along this list and no further.
    public var families: [String]
    /// The size of the em square in points.
    public var size: Double
    /// From 1 to 1000; 400 is regular, 600 semibold, 700 bold.
    public var weight: Int

    /// A font in the default families unless others are given.
    public init(families: [String] = FontStyle.defaultFamilies, size: Double = 13, weight: Int = 400) {
        self.families = families
        self.size = size
        self.weight = weight
    }

    /// The families of texts whose style names none (IB-4).
    public static let defaultFamilies = ["Inter", "Noto Sans CJK SC", "Noto Color Emoji"]
}

extension FontStyle {
    /// The same font at another size in points.
    public func resized(to size: Double) -> FontStyle {
        FontStyle(families: families, size: size, weight: weight)
    }
}
