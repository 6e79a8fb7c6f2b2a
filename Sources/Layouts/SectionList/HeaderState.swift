/// Where a header stands in relation to the pin line (SL-3).
public enum HeaderState: Hashable, Sendable {
    /// At its own place.
    case resting
    /// Held at the pin line.
    case pinned
    /// Pushed out by its section's end; 0 pinned, 1 gone.
    case pushed(Double)
    /// At its own place, pushing the header before it, which is gone by this share.
    case arriving(Double)
}
