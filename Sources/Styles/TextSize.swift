/// How large a reader wants text on iOS (AX-1): the twelve sizes of the platform's settings.
public enum TextSize: String, Hashable, Sendable, CaseIterable {
    /// The smallest.
    case extraSmall = "XS"
    /// Smaller than usual.
    case small = "S"
    /// A little smaller than usual.
    case medium = "M"
    /// The usual size.
    case large = "L"
    /// A little larger than usual.
    case extraLarge = "XL"
    /// Larger than usual.
    case extraExtraLarge = "XXL"
    /// The largest without accessibility's sizes.
    case extraExtraExtraLarge = "XXXL"
    /// The first of accessibility's sizes.
    case accessibility1 = "AX1"
    /// The second of accessibility's sizes.
    case accessibility2 = "AX2"
    /// The third of accessibility's sizes.
    case accessibility3 = "AX3"
    /// The fourth of accessibility's sizes.
    case accessibility4 = "AX4"
    /// The largest of all.
    case accessibility5 = "AX5"
}

/// A text style of iOS, which has a size of its own at each of the reader's sizes (AX-1).
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// Large titles: 34 points at the usual size.
    case largeTitle
    /// First-level titles: 28 points.
    case title1
    /// Second-level titles: 22 points.
    case title2
    /// Third-level titles: 20 points.
    case title3
    /// Headings: 17 points.
    case headline
    /// Running text: 17 points.
    case body
    /// Callouts: 16 points.
    case callout
    /// Subheadings: 15 points.
    case subheadline
    /// Footnotes: 13 points.
    case footnote
    /// Captions: 12 points.
    case caption1
    /// Small captions: 11 points.
    case caption2

    /// The size in points that the platform has for the style (measured on iOS 13.3).
    public func points(at size: TextSize) -> Double {
        let row = Self.table[self] ?? []
        let column = TextSize.allCases.firstIndex(of: size) ?? 0
        return row.indices.contains(column) ? row[column] : 17
    }

    private static let table: [TextStyle: [Double]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
