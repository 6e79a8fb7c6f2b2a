/// The space in which two colours are mixed (SL-4).
public enum ColorInterpolation: String, Hashable, Sendable, CaseIterable {
    /// Oklab, in which equal steps look equal.
    case oklab
    /// The encoded components of sRGB.
    case srgb
}
