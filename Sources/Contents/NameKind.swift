/// What the names of a list belong to, which decides how Chinese ones are read (CI-4).
public enum NameKind: String, Hashable, Sendable, CaseIterable {
    /// Surnames have their own readings, as 单 Shàn.
    case people
    /// Places have theirs, as 厦门 Xiàmén.
    case places
}
