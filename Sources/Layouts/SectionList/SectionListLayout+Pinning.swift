extension SectionListLayout {
    /// The y in content coordinates at which the list holds the current section's header.
    private func pinLine(atOffset offset: Double) -> Double { offset + area.topInset }

    /// Where a header is drawn, in content coordinates: pinned at the line, pushed out by its section's end, at
    /// its own place before it reaches the line (SL-2).
    public func headerY(ofSection section: Int, atOffset offset: Double) -> Double {
        let own = headerY(ofSection: section)
        let pinned = max(pinLine(atOffset: offset), own)
        return min(pinned, endY(ofSection: section) - headerHeight)
    }

    /// The header's state, exact from geometry (SL-3). A header that has reached the line is pinned; while the
    /// table header shows at the line, none has (SL-5).
    public func headerState(ofSection section: Int, atOffset offset: Double) -> HeaderState {
        let line = pinLine(atOffset: offset)
        let own = headerY(ofSection: section)
        guard pinOffset(ofSection: section) > offset else {
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
        return max(min(own, bottomLine - footerHeight), headerY(ofSection: section) + headerHeight)
    }

    private func share(_ distance: Double) -> Double {
        headerHeight > 0 ? min(max(distance / headerHeight, 0), 1) : 0
    }
}
