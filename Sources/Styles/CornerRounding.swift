/// How the corners of a rectangle are rounded (IB-11).
public enum CornerRounding: Hashable, Sendable {
    /// Square corners.
    case none
    /// Half the shorter side.
    case capsule
    /// Points, clamped to half the shorter side.
    case radius(Double)
    /// Continuous curvature, as the platform's own controls have; points, clamped like `radius`.
    case continuous(Double)
}
