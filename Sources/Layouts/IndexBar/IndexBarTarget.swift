/// What a finger at a point means to the bar.
public enum IndexBarTarget: Hashable, Sendable {
    case title(Int)
    /// The finger has left the bar sideways; the selection stays (IB-18).
    case frozen
    /// The finger is above or below the slots, and the style ignores it there (IB-17).
    case outOfRange
}
