public import DisplayLists

/// What a board shows: all states of a theme on one sheet.
public struct Board: Hashable, Sendable {
    public var heading: String
    /// A line under the heading.
    public var subheading: String
    public var sections: [Section]

    public init(heading: String, subheading: String, sections: [Section]) {
        self.heading = heading
        self.subheading = subheading
        self.sections = sections
    }

    /// The states of one component.
    public struct Section: Hashable, Sendable {
        public var title: String
        public var cells: [Cell]

        public init(title: String, cells: [Cell]) {
            self.title = title
            self.cells = cells
        }
    }

    /// One state, in as many appearances as there are, side by side.
    public struct Cell: Hashable, Sendable {
        public var label: String
        public var pictures: [DisplayList]

        public init(label: String, pictures: [DisplayList]) {
            self.label = label
            self.pictures = pictures
        }
    }
}
