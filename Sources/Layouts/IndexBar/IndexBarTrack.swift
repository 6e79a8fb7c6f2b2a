public import Geometry
public import Styles

/// A bar whose slots are as long as what they stand for (LK-3): where along it each section begins.
///
/// The list goes through its range while a thumb goes along the bar; what is level with the thumb's middle is on the
/// screen at every place (LK-4).
public struct IndexBarTrack: Hashable, Sendable {
    /// The y at which each section begins, and after the last one where it ends, in canvas points.
    public let edges: [Double]
    /// The title of each section.
    let titles: [Int]
    /// The sections of each title; none for one that leads to no section.
    let sections: [Range<Int>]

    /// - Parameters:
    ///   - tops: where the sections of a list begin in its content, and where the last one ends.
    ///   - span: what the thumb's middle goes through, in canvas points.
    init(tops: [Double], titleOfSection: [Int?], titleCount: Int, span: ClosedRange<Double>) {
        let start = tops[0]
        let length = max(tops[tops.count - 1] - start, .leastNonzeroMagnitude)
        let height = span.upperBound - span.lowerBound
        edges = tops.map { span.lowerBound + ($0 - start) / length * height }
        titles = titleOfSection.map { $0 ?? 0 }
        var sections = [Range<Int>](repeating: 0..<0, count: titleCount)
        for (section, title) in titles.enumerated() where title < titleCount {
            let first = sections[title].isEmpty ? section : sections[title].lowerBound
            sections[title] = first..<(section + 1)
        }
        self.sections = sections
    }

    /// How far along its way a thumb is with its middle at `y`: 0 at the start, 1 at the end, and beyond.
    public func share(atY y: Double) -> Double {
        let (start, height) = (edges[0], edges[edges.count - 1] - edges[0])
        return height > 0 ? (y - start) / height : 0
    }

    /// The y of a thumb's middle at a share of its way, which is brought into 0…1.
    public func y(atShare share: Double) -> Double {
        edges[0] + min(max(share, 0), 1) * (edges[edges.count - 1] - edges[0])
    }

    /// Whether a height is within a section's span, as exactly as positions are compared (SL-10).
    func isLevel(_ y: Double, with section: Int) -> Bool {
        y >= edges[section] - Rect.tolerance && y <= edges[section + 1] + Rect.tolerance
    }

    /// The section whose span holds `y`; −1 above all, the count of sections below all.
    func section(atY y: Double) -> Int {
        guard y >= edges[0] else { return -1 }
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if edges[middle] <= y { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }

    /// The titles that have room for a line about where they begin, from the top (LK-3).
    func labels(in slots: Rect, height: Double) -> [IndexBarEntry] {
        var entries: [IndexBarEntry] = []
        for (title, sections) in sections.enumerated() where !sections.isEmpty {
            let frame = line(atSection: sections.lowerBound, in: slots, height: height)
            let isFree = entries.last.map { $0.frame.maxY <= frame.minY + Rect.tolerance } ?? true
            if isFree { entries.append(IndexBarEntry(content: .title(title), frame: frame)) }
        }
        return entries
    }

    /// A line about the place where a section begins, within the slots.
    func line(atSection section: Int, in slots: Rect, height: Double) -> Rect {
        let y = max(min(edges[section] - height / 2, slots.maxY - height), slots.minY)
        return Rect(x: slots.minX, y: y, width: slots.width, height: height)
    }

    /// What a title takes of the bar, from top to bottom.
    func span(ofTitle title: Int) -> ClosedRange<Double> {
        let sections = sections[title]
        return sections.isEmpty ? edges[0]...edges[0] : edges[sections.lowerBound]...edges[sections.upperBound]
    }
}

/// The sections of a list as a bar beside it sees them (LK-3).
public struct IndexedSections: Hashable, Sendable {
    /// Where each begins in the list's content, and after the last one where it ends.
    let tops: [Double]
    /// The title that stands for each.
    let titleOfSection: [Int?]

    /// Those of a list that is laid out.
    init(list: SectionListLayout, titleOfSection: [Int?]) {
        tops = list.tops
        self.titleOfSection = titleOfSection
    }

    func track(of titleCount: Int, in span: ClosedRange<Double>) -> IndexBarTrack? {
        guard !titleOfSection.isEmpty else { return nil }
        return IndexBarTrack(tops: tops, titleOfSection: titleOfSection, titleCount: titleCount, span: span)
    }
}

/// What a touched title opens into (LK-5): those titles of its sections that have room about where they begin.
public struct IndexBarOpening: Hashable, Sendable {
    /// The titles in whose place the current section's stands.
    public let covered: [Int]
    /// The labels from top to bottom.
    public let labels: [Label]

    /// A section's title on the bar.
    public struct Label: Hashable, Sendable {
        /// The section's number.
        public let section: Int
        /// In canvas points.
        public let frame: Rect
    }
}

extension IndexBarLayout {
    /// The titles of sections into which a title opens: the current one first, then from the top what finds room;
    /// `nil` for a title of one section.
    ///
    /// - Parameter thumb: where it is; the current title stands on it where it is in the section.
    public func opening(ofTitle title: Int, current: Int, thumb: Rect? = nil) -> IndexBarOpening? {
        guard let track, track.sections.indices.contains(title), track.sections[title].count > 1 else { return nil }
        let sections = track.sections[title]
        let seat = thumb.flatMap { sections.contains(current) && track.isLevel($0.midY, with: current) ? $0 : nil }
        func frame(_ section: Int) -> Rect {
            guard let seat, section == current else {
                return track.line(atSection: section, in: slotsFrame, height: slotHeight)
            }
            return Rect(x: slotsFrame.x, y: seat.midY - slotHeight / 2, width: slotsFrame.width, height: slotHeight)
        }
        /// What a title keeps free: its line, and of that on the thumb all of the thumb.
        func room(_ section: Int) -> Rect {
            guard let seat, section == current else { return frame(section) }
            return frame(section).union(seat)
        }
        func touches(_ frame: Rect, _ other: Rect) -> Bool {
            frame.minY < other.maxY - Rect.tolerance && other.minY < frame.maxY - Rect.tolerance
        }
        let first = sections.contains(current) ? [current] : []
        let covered = entries.filter { entry in first.contains { touches(room($0), entry.frame) } }
        var taken = entries.filter { !covered.contains($0) }.map(\.frame)
        var labels: [IndexBarOpening.Label] = []
        for section in first + Array(sections) {
            guard !taken.contains(where: { touches($0, room(section)) }) else { continue }
            taken.append(room(section))
            labels.append(IndexBarOpening.Label(section: section, frame: frame(section)))
        }
        return IndexBarOpening(
            covered: covered.compactMap { if case .title(let title) = $0.content { title } else { nil } },
            labels: labels.sorted { $0.frame.y < $1.frame.y })
    }

    /// The thumb of a list that is scrolled through a share of its range; `nil` where there is none (LK-4).
    public func thumbFrame(_ style: IndexThumbStyle, atShare share: Double) -> Rect? {
        guard let track, style.isShown else { return nil }
        return Rect(center: Point(x: frame.midX, y: track.y(atShare: share)), size: style.size)
    }
}

extension IndexBarStyle {
    /// The length of a bar with proportional slots: all of the list's visible area but for the margin at both ends, or
    /// that of an explicit frame (LK-3).
    func trackLength(in room: Double) -> Double {
        switch placement {
        case .edge(_, let margin, _): max(room - 2 * max(margin, 0), 0)
        case .frame(let frame): frame.height
        }
    }

    /// What a thumb's middle goes through between the ends of the slots.
    func thumbSpan(in slots: Rect) -> ClosedRange<Double> {
        let half = thumb.isShown ? min(thumb.size.height, slots.height) / 2 : 0
        return (slots.minY + half)...max(slots.maxY - half, slots.minY + half)
    }
}
