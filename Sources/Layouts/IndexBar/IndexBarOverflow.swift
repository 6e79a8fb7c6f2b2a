/// How a bar came to fit its area (IB-16).
public enum IndexBarOverflow: Hashable, Sendable {
    case fits
    case condensed(drawn: Int, of: Int)
    case shrunk(slotHeight: Double)
    /// It runs this many points beyond its area.
    case clipped(by: Double)
}
