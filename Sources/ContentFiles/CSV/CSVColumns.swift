/// Where the names of comma-separated values are.
package struct CSVColumns: Hashable, Sendable {
    /// How the column of names is found.
    package enum NameColumn: Hashable, Sendable {
        /// The column `name` of a header, else the first.
        case automatic
        /// The column of that title in the header; case does not count where no title is spelled exactly so.
        case titled(String)
        /// Counted from 1.
        case number(Int)
    }

    /// Which column has the names.
    package var name: NameColumn
    /// Whether the first record holds titles; `nil` where one of them is to tell: `name`, `reading` and so on.
    package var hasHeader: Bool?

    /// Found by the header, which is found by itself, unless said otherwise.
    package init(name: NameColumn = .automatic, hasHeader: Bool? = nil) {
        self.name = name
        self.hasHeader = hasHeader
    }
}
