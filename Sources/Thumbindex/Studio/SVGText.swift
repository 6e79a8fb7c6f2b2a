/// What text becomes in an SVG file.
public enum SVGText: String, Hashable, Sendable, CaseIterable {
    /// Paths, which look the same everywhere.
    case outlines
    /// Text that can be selected and edited, and needs the fonts.
    case live
}
