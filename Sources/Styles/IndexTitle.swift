/// What stands in a slot of the index bar (IB-1).
public enum IndexTitle: Hashable, Sendable {
    /// Letters of any number.
    case text(String)
    /// A magnifying glass; it leads to the resting top (IB-19).
    case search
    /// A star.
    case star
    /// A picture file, by its absolute path.
    case image(String)
}

extension IndexTitle {
    /// What nodes, events and timelines call it: its text, or `search`, `star` or `image`.
    public var name: String {
        switch self {
        case .text(let text): text
        case .search: "search"
        case .star: "star"
        case .image: "image"
        }
    }
}
