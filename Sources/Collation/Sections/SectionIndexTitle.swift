/// A title of the index bar and where it leads.
public struct SectionIndexTitle: Hashable, Sendable {
    /// What the index bar shows.
    public let title: String
    /// A position in the list's sections; `nil` where the list has none.
    public let section: Int?

    /// A title and where it leads.
    public init(title: String, section: Int?) {
        self.title = title
        self.section = section
    }
}

/// Which titles the index bar has (CI-6).
public enum IndexTitleChoice: String, Hashable, Sendable, CaseIterable {
    /// Those of sections that have names.
    case nonEmpty
    /// Those of every section that the locale has; one without names leads to the next that has some, or the last.
    case all
}
