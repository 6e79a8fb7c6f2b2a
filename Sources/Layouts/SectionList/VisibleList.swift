public import Geometry

/// What of a list is on its frame at an offset, in canvas coordinates.
public struct VisibleList: Hashable, Sendable {
    /// `nil` where the list has no table header, or it is off the frame.
    public let tableHeader: Rect?
    /// Those that have something on the frame, from top to bottom.
    public let sections: [Section]

    /// What of a section is on the list's frame.
    public struct Section: Hashable, Sendable {
        public let index: Int
        /// `nil` where the header is off the frame.
        public let header: Header?
        public let rows: [Row]
        /// `nil` where the section has no footer, or it is off the frame.
        public let footer: Rect?
    }

    /// A header where it is drawn (SL-2).
    public struct Header: Hashable, Sendable {
        public let frame: Rect
        public let state: HeaderState
    }

    /// A row, by its place in its section.
    public struct Row: Hashable, Sendable {
        public let index: Int
        public let frame: Rect
    }
}
