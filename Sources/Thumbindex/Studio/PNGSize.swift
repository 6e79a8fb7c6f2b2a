/// How small PNG files are to be; their pixels are the same.
public enum PNGSize: String, Hashable, Sendable, CaseIterable {
    /// About as small as other programs make them, in a fraction of their time.
    case fast
    /// As small as they get, for documents; at a hundred times the time.
    case small
}
