public import Geometry

/// The page indicator below a grid (GP-4, GP-5, GP-14, GP-17).
public struct PageControlStyle: Hashable, Sendable {
    public var isShown = true
    /// The band at the bottom that the page area leaves, in points.
    public var height = 37.0
    public var singlePage = SinglePage.reserve
    public var kind = Kind.dots
    public var color = Color(hex: 0xBEBEBE)
    public var currentColor = Color.black
    /// GP-5.
    public var dotDiameter = 7.0
    /// From centre to centre, in points.
    public var dotSpacing = 16.0
    /// GP-17.
    public var numberFont = FontStyle(size: 13)
    public var update = Update.atEnd

    public init() {}

    /// GP-4: what becomes of the band of an indicator that a single page does not need.
    public enum SinglePage: String, Hashable, Sendable, CaseIterable {
        case reserve
        case collapse
    }

    /// GP-17.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case dots
        /// `3 / 12`
        case numbers
    }

    /// GP-14: when a swipe changes the current dot.
    public enum Update: String, Hashable, Sendable, CaseIterable {
        case atEnd
        case halfway
        case gradual
    }
}
