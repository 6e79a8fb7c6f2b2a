public import Geometry

/// What of a list is on its frame at an offset, in canvas coordinates.
public struct VisibleList: Hashable, Sendable {
    /// `nil` where the list has no table header, or it is off the frame.
    public let tableHeader: Rect?
    /// Those that have something on the frame, from top to bottom.
    public let sections: [Section]

    /// What of a section is on the list's frame.
    public struct Section: Hashable, Sendable {
        /// The section's number from 0.
        public let index: Int
        /// `nil` where the header is off the frame.
        public let header: Header?
        /// The rows that show, from top to bottom.
        public let rows: [Row]
        /// `nil` where the section has no footer, or it is off the frame.
        public let footer: Rect?
    }

    /// A header where it is drawn (SL-2).
    public struct Header: Hashable, Sendable {
        /// Where the header is drawn.
        public let frame: Rect
        /// Whether it rests, is pinned, or is being pushed (SL-3).
        public let state: HeaderState
    }

    /// A row, by its place in its section.
    public struct Row: Hashable, Sendable {
        /// The row's number in its section, from 0.
        public let index: Int
        /// Where the row is drawn.
        public let frame: Rect
    }
}

extension SectionListLayout {
    /// What shows at an offset, which may lie beyond the scroll range during a bounce.
    public func visible(atOffset offset: Double) -> VisibleList {
        let shown = area.frame.height
        guard let first = section(atY: offset), offset < contentHeight, offset + shown > 0 else {
            return VisibleList(tableHeader: tableHeaderFrame(atOffset: offset), sections: [])
        }
        let last = section(atY: offset + shown) ?? first
        return VisibleList(
            tableHeader: tableHeaderFrame(atOffset: offset),
            sections: (first...last).map { visibleSection($0, offset: offset) }
                .filter { $0.header != nil || !$0.rows.isEmpty || $0.footer != nil })
    }

    private func visibleSection(_ section: Int, offset: Double) -> VisibleList.Section {
        let header = frame(y: headerY(ofSection: section, atOffset: offset), height: headerHeight, offset: offset)
        return VisibleList.Section(
            index: section,
            header: onFrame(header).map {
                VisibleList.Header(frame: $0, state: headerState(ofSection: section, atOffset: offset))
            },
            rows: visibleRows(ofSection: section, offset: offset),
            footer: sections[section].hasFooter
                ? onFrame(
                    frame(y: footerY(ofSection: section, atOffset: offset), height: footerHeight, offset: offset))
                : nil)
    }

    private func visibleRows(ofSection section: Int, offset: Double) -> [VisibleList.Row] {
        guard rowHeight > 0 else { return [] }
        let top = rowY(section: section, row: 0)
        let count = Double(sections[section].rowCount)
        let first = min(max(((offset + Self.tolerance - top) / rowHeight).rounded(.down), 0), count)
        let bottom = offset + area.frame.height - Self.tolerance
        let end = min(max(((bottom - top) / rowHeight).rounded(.up), first), count)
        return (Int(first)..<Int(end)).map { row in
            VisibleList.Row(
                index: row, frame: frame(y: rowY(section: section, row: row), height: rowHeight, offset: offset))
        }
    }

    private func tableHeaderFrame(atOffset offset: Double) -> Rect? {
        guard tableHeaderHeight > 0 else { return nil }
        return onFrame(frame(y: collapsibleHeight, height: tableHeaderHeight, offset: offset))
    }

    /// A strip of the content, in canvas coordinates.
    private func frame(y: Double, height: Double, offset: Double) -> Rect {
        Rect(
            x: area.frame.minX + area.leftInset, y: area.frame.minY + y - offset,
            width: area.frame.width - area.leftInset - area.rightInset, height: height)
    }

    private func onFrame(_ rect: Rect) -> Rect? {
        // What touches the frame's edge with no area is not on it (SL-10).
        let isOn =
            rect.maxY - area.frame.minY > Self.tolerance && area.frame.maxY - rect.minY > Self.tolerance
            && !rect.isEmpty
        return isOn ? rect : nil
    }
}
