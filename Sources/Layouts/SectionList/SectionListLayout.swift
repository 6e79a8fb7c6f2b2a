import Geometry
public import Styles

/// Where every section, row and footer of a list is, in content coordinates (SL-1, SL-8, SL-9).
///
/// Building it costs what the sections cost; every question after that, a binary search or the visible rows.
public struct SectionListLayout: Hashable, Sendable {
    /// The sections in order.
    public let sections: [SectionMetrics]
    /// Where the list is.
    public let area: ListArea
    /// The height of every section's header in points.
    public let headerHeight: Double
    /// Whether headers stand beside the first row and take no room of their own (LK-6).
    public let hasGutterHeaders: Bool
    /// Whether a header stays at the top while its section passes (LK-7).
    public let hasStickyHeaders: Bool
    /// The height of every row in points.
    public let rowHeight: Double
    /// The height in points of the footers of sections that have one.
    public let footerHeight: Double
    /// Whether footers stay in place or stick to the bottom edge (SL-7).
    public let footerPosition: SectionFooterStyle.Position
    /// The height of the view above all sections; 0 for none.
    public let tableHeaderHeight: Double
    /// The height of what goes into the bars above while the list scrolls (SC-1); the content begins with it.
    public let collapsibleHeight: Double
    /// The top of each section's header, and after the last one the end of the content.
    let tops: [Double]

    /// Lays the sections out one below the other.
    public init(
        sections: [SectionMetrics], style: SectionListStyle, area: ListArea, collapsibleHeight: Double = 0
    ) {
        self.sections = sections
        self.area = area
        let isGutter = style.header.place == .gutter
        self.headerHeight = isGutter ? style.row.height : style.header.height
        self.hasGutterHeaders = isGutter
        self.hasStickyHeaders = style.header.sticks
        self.rowHeight = style.row.height
        self.footerHeight = style.footer.height
        self.footerPosition = style.footer.position
        self.tableHeaderHeight = style.tableHeader.kind == .none ? 0 : style.tableHeader.height
        self.collapsibleHeight = collapsibleHeight
        var tops = [collapsibleHeight + tableHeaderHeight]
        tops.reserveCapacity(sections.count + 1)
        for section in sections {
            let rows = Double(section.rowCount) * style.row.height
            let footer = section.hasFooter ? style.footer.height : 0
            let header = isGutter && section.rowCount > 0 ? 0 : headerHeight
            tops.append(tops[tops.count - 1] + header + rows + footer)
        }
        self.tops = tops
    }
}

extension SectionListLayout {
    /// Points within which two positions are the same (SL-10).
    static let tolerance = Rect.tolerance

    /// The height in points of all that scrolls, without the area's insets.
    public var contentHeight: Double { tops[tops.count - 1] }

    /// The offsets at which the list can rest (SL-8).
    public var scrollRange: ClosedRange<Double> {
        let top = -area.topInset
        return top...max(contentHeight + area.bottomInset - area.frame.height, top)
    }

    /// The offset brought into the scroll range.
    public func clamped(offset: Double) -> Double {
        min(max(offset, scrollRange.lowerBound), scrollRange.upperBound)
    }

    /// The header's own place, in content coordinates.
    public func headerY(ofSection section: Int) -> Double { tops[section] }

    /// The y at which a section, with its footer, ends and the next begins.
    public func endY(ofSection section: Int) -> Double { tops[section + 1] }

    /// The top of a row, in content coordinates.
    public func rowY(section: Int, row: Int) -> Double {
        tops[section] + headerRoom(ofSection: section) + Double(row) * rowHeight
    }

    /// What a header takes of the content above the rows: in the gutter, none unless there is no row (LK-6).
    private func headerRoom(ofSection section: Int) -> Double {
        hasGutterHeaders && sections[section].rowCount > 0 ? 0 : headerHeight
    }

    /// The top of a footer's own place, in content coordinates.
    public func footerY(ofSection section: Int) -> Double {
        rowY(section: section, row: sections[section].rowCount)
    }

    /// The offset that brings a section's header to the pin line, as near as the scroll range allows (IB-19).
    public func targetOffset(ofSection section: Int) -> Double {
        clamped(offset: pinOffset(ofSection: section))
    }

    /// The offset at which a section's header reaches the pin line.
    ///
    /// Whether it has is asked of offsets, so that a scroll to a section reaches it whatever rounding does.
    func pinOffset(ofSection section: Int) -> Double { tops[section] - area.topInset }

    /// The section whose span holds offset + top inset, clamped to the first and the last (IB-26).
    ///
    /// `nil` for a list without sections, and while the line is over the table header.
    public func currentSection(atOffset offset: Double) -> Int? {
        currentSection(atOffset: offset, within: Self.tolerance)
    }

    /// The same, where a header counts as at the line that is so near below it, in points.
    package func currentSection(atOffset offset: Double, within distance: Double) -> Int? {
        if tableHeaderHeight > 0, pinOffset(ofSection: 0) > offset + distance { return nil }
        return lastSection { pinOffset(ofSection: $0) <= offset + distance }
    }

    /// The section that the list really shows at the top after a scroll to `section` (IB-28).
    public func finalSection(afterScrollTo section: Int) -> Int {
        let target = targetOffset(ofSection: section)
        return lastSection { reaches($0, atOffset: target) } ?? section
    }

    /// Whether a section's header is at the pin line, or beyond it; a header that rounding keeps from it is there (SL-10).
    private func reaches(_ section: Int, atOffset offset: Double) -> Bool {
        pinOffset(ofSection: section) <= offset + Self.tolerance
    }

    /// The section whose span holds `y`, clamped to the first and the last; `nil` without sections.
    func section(atY y: Double) -> Int? {
        lastSection { tops[$0] <= y }
    }

    /// The last section that is reached, or the first; `nil` without sections. Those before one that is reached are.
    private func lastSection(reached: (Int) -> Bool) -> Int? {
        guard !sections.isEmpty else { return nil }
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if reached(middle) { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }
}

/// What of a section shapes the layout.
public struct SectionMetrics: Hashable, Sendable {
    /// How many rows the section has.
    public let rowCount: Int
    /// Whether a footer stands below its rows.
    public let hasFooter: Bool

    /// A section of so many rows, 0 or more.
    public init(rowCount: Int, hasFooter: Bool = false) {
        precondition(rowCount >= 0, "a section of \(rowCount) rows")
        self.rowCount = rowCount
        self.hasFooter = hasFooter
    }
}

extension SectionListLayout {
    /// The y in content coordinates at which the list holds the current section's header.
    private func pinLine(atOffset offset: Double) -> Double { offset + area.topInset }

    /// Where a header is drawn, in content coordinates: pinned at the line, pushed out by its section's end, at
    /// its own place before it reaches the line (SL-2), or always there (LK-7).
    public func headerY(ofSection section: Int, atOffset offset: Double) -> Double {
        let own = headerY(ofSection: section)
        guard hasStickyHeaders else { return own }
        let pinned = max(pinLine(atOffset: offset), own)
        return min(pinned, endY(ofSection: section) - headerHeight)
    }

    /// The header's state, exact from geometry (SL-3). A header that has reached the line is pinned; while the
    /// table header shows at the line, none has (SL-5).
    public func headerState(ofSection section: Int, atOffset offset: Double) -> HeaderState {
        guard hasStickyHeaders else { return .resting }
        let line = pinLine(atOffset: offset)
        let own = headerY(ofSection: section)
        guard !reaches(section, atOffset: offset) else {
            let gone = share(line - headerY(ofSection: section, atOffset: offset))
            return gone > 0 ? .pushed(gone) : .pinned
        }
        let arrived = share(headerHeight - (own - line))
        let pushesAnother = section > 0 && arrived > 0
        return pushesAnother ? .arriving(arrived) : .resting
    }

    /// Where a footer is drawn, in content coordinates: at its own place, or held at the bottom edge (SL-7).
    public func footerY(ofSection section: Int, atOffset offset: Double) -> Double {
        let own = footerY(ofSection: section)
        guard footerPosition == .sticky else { return own }
        let bottomLine = offset + area.frame.height - area.bottomInset
        return max(min(own, bottomLine - footerHeight), rowY(section: section, row: 0))
    }

    /// The part of a header's height that a distance is; none and all of it within the tolerance (SL-10).
    private func share(_ distance: Double) -> Double {
        if distance <= Self.tolerance || headerHeight <= 0 { return 0 }
        return distance >= headerHeight - Self.tolerance ? 1 : distance / headerHeight
    }
}

/// Where a header stands in relation to the pin line (SL-3).
public enum HeaderState: Hashable, Sendable {
    /// At its own place.
    case resting
    /// Held at the pin line.
    case pinned
    /// Pushed out by its section's end; 0 pinned, 1 gone.
    case pushed(Double)
    /// At its own place, pushing the header before it, which is gone by this share.
    case arriving(Double)
}
