/// The space in which two colours are mixed (SL-4).
public enum ColorInterpolation: String, Hashable, Sendable, CaseIterable {
    case oklab
    case srgb
}
