/// What stands in a slot of the index bar (IB-1).
public enum IndexTitle: Hashable, Sendable {
    case text(String)
    /// A magnifying glass; it leads to the resting top (IB-19).
    case search
    case star
    /// A picture file, by its absolute path.
    case image(String)
}
