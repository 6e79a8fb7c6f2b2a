import Contents
import DisplayLists

/// Finds which rows and headers a screenshot shows whose names are none of the theme's content (MT-3): by where lines of
/// text stand, whatever they say.
struct StructureSearch {
    private let fit: FittedTheme
    private let shot: LitPicture
    private let ink: InkColumns

    /// - Parameter fit: the theme as it is, where the screenshot has it.
    init(_ shot: LitPicture, _ fit: FittedTheme) {
        (self.shot, self.fit) = (shot, fit)
        ink = InkColumns(shot, of: fit)
    }

    /// The subject with a content whose lines of text stand where those of the screenshot do, or without any that is known;
    /// `nil` where those of the fitted theme stand there.
    func subject(insteadOf fitted: FittedTheme) -> MatchSubject? {
        guard InkColumns(shot, of: fitted).share(of: fitted, in: Self.lines) > Self.leastOfOthers else { return nil }
        let titled = withTitles(of: fit)
        let found = rows(in: titled)
        var subject = (found ?? titled).subject
        subject.knownRows = found == nil ? .nothing : .places
        return subject
    }

    /// What lines of text tell rows and headers.
    private static let lines: Set<SceneNode.Role> = [.rowTitle, .rowSubtitle, .sectionHeader]

    /// Which share of their ink stands elsewhere where lines are another content's, and at most where they are found, or
    /// found for sure.
    private static let (leastOfOthers, mostOfFound, mostOfSure) = (0.05, 0.2, 0.1)

    /// With as many titles in the index bar as the screenshot has.
    private func withTitles(of fit: FittedTheme) -> FittedTheme {
        let list = fit.subject.list
        let own = list.indexTitles ?? list.sections.map(\.indexTitle)
        let more = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }.filter { !own.contains($0) }
        var best = (wrong: ink.wrong(of: fit, in: [.indexTitle]).wrong - 1, fit: fit)
        for count in max(own.count - 26, 2)...max(own.count + more.count, 2) where count != own.count {
            var subject = fit.subject
            subject.list.indexTitles = Array((own + more).prefix(count))
            guard let other = fit.showing(subject) else { continue }
            let wrong = ink.wrong(of: other, in: [.indexTitle]).wrong
            if wrong < best.wrong { best = (wrong, other) }
        }
        return best.fit
    }

    /// A content on its way down the screenshot.
    private struct Trial {
        /// The layout that it is made from, and the first of its rows that shows.
        let start: (fit: FittedTheme, first: ContentPlace)
        /// The rows of the first section that shows, and of those after it, as far as they are known.
        var sections: [[ContentItem]] = [[]]
        var fit: FittedTheme
        /// Which share of what is known is inked otherwise.
        var share = 0.0
        /// Where what is known ends, in points on the canvas.
        var end = 0.0

        /// The content that begins with a layout's first row; `nil` where none shows.
        init?(_ fit: FittedTheme) {
            guard let first = fit.firstRow else { return nil }
            (start, self.fit) = ((fit, first), fit)
        }

        /// The rows with one more, of the last section or of the next.
        func with(_ item: ContentItem) -> [[[ContentItem]]] {
            var same = sections
            same[same.count - 1].append(item)
            // The first section may end though none of its rows is known, where there are some above.
            return sections == [[]] && start.first.index == 0 ? [same] : [same, sections + [[item]]]
        }
    }

    /// With the rows that the screenshot has, which may be scrolled elsewhere, or higher or lower than the theme's.
    private func rows(in fit: FittedTheme) -> FittedTheme? {
        let heights = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4].flatMap { [$0, -$0] }
        let starts: [() -> [FittedTheme?]] =
            [{ [fit] }, { [held(fit)] }, { scrolled(fit) }]
            + heights.map { height in { [withRows(of: fit, higherBy: height)] } }
        var best: (fit: FittedTheme, share: Double)?
        for start in starts where best?.share ?? 1 > Self.mostOfSure {
            guard let found = rows(from: start().compactMap(\.self)), found.share < best?.share ?? Self.mostOfFound
            else { continue }
            best = found
        }
        return best?.fit
    }

    /// The theme with rows that are higher or lower; `nil` where it cannot have them.
    private func withRows(of fit: FittedTheme, higherBy change: Double) -> FittedTheme? {
        var other = fit
        guard let height = FittedTheme.rowHeight, let themed = fit.rowHeight,
            other.set(height, to: themed + change)
        else { return nil }
        return other
    }

    /// The layout with the first row where the theme's content has it, whatever the state scrolls another content to.
    private func held(_ fit: FittedTheme) -> FittedTheme? {
        guard fit.subject.state.isAsThemed, let place = fit.firstRow, let section = place.section,
            let row = fit.scene.nodes.first(where: { $0.id == place.node })
        else { return nil }
        var subject = fit.subject
        subject.list.indexTitles = subject.list.indexTitles ?? subject.list.sections.map(\.indexTitle)
        subject.anchor = ScrollAnchor(
            section: section, row: place.index, y: row.frame.minY, content: subject.list)
        return fit.showing(subject)
    }

    /// Layouts of a long section with its rows at every height that they may have.
    private func scrolled(_ fit: FittedTheme) -> [FittedTheme] {
        guard let fit = held(fit), let anchor = fit.subject.anchor, let height = fit.rowHeight else { return [] }
        var subject = fit.subject
        let own = subject.list.sections
        subject.list.sections = own.prefix(anchor.section + 1) + (0..<30).map { own[$0 % own.count] }
        subject.list.sections[anchor.section].items = Self.unknownRows
        return stride(from: 0, to: height, by: max(height / 50, 2)).compactMap { distance in
            subject.anchor = ScrollAnchor(
                section: anchor.section, row: Self.unknownRows.count / 2, y: anchor.y - distance,
                content: anchor.content)
            return fit.showing(subject)
        }
    }

    /// Rows of which nothing is known, as many as fill any screen.
    private static let unknownRows = Array(repeating: ContentItem(name: word), count: 30)

    /// The rows that the screenshot has, found from above: each is one with a subtitle or without, of the same section or
    /// the first of the next; and which share of their lines stands elsewhere.
    ///
    /// - Parameter starts: layouts of which one has its first row where the screenshot has it.
    private func rows(from starts: [FittedTheme]) -> (fit: FittedTheme, share: Double)? {
        let height = fit.scene.displayList.size.height
        var open = starts.compactMap(Trial.init)
        var width = open.count
        while let best = open.first, best.end < height {
            let longer = open.flatMap { trial -> [Trial] in
                guard trial.end < height else { return [trial] }
                let items = items(like: trial.sections.joined().count)
                return items.flatMap { trial.with($0).compactMap { self.trial($0, after: trial) } }
                    + [ended(trial)].compactMap(\.self)
            }
            width = max(width / 2, 4)
            let best = longer.sorted { ($0.share, $0.sections.count) < ($1.share, $1.sections.count) }
            open = Array(best.prefix(width))
        }
        return open.first.map { ($0.fit, ink.share(of: $0.fit, in: Self.lines)) }
    }

    /// What a row may be: one of the theme's, by its number, with a subtitle and without.
    private func items(like number: Int) -> [ContentItem] {
        let own = fit.subject.list.sections.lazy.flatMap(\.items).prefix(40)
        var item = own.dropFirst(number % max(own.count, 1)).first ?? ContentItem(name: Self.word)
        item.subtitle = item.subtitle ?? own.lazy.compactMap(\.subtitle).first ?? Self.word
        var plain = item
        plain.subtitle = nil
        return [item, plain]
    }

    /// A name that fits in any row.
    private static let word = "nnn"

    /// The layout with some rows in place of the theme's from a place on; `nil` where the content ends there.
    private func trial(_ sections: [[ContentItem]], after before: Trial) -> Trial? {
        let first = before.start.first
        guard var subject = subject(sections, of: before), let start = first.section else { return nil }
        // What follows is not known yet, and has to be there so that the list can be scrolled.
        subject.list.sections[start + sections.count - 1].items += Self.unknownRows
        for later in subject.list.sections.indices.dropFirst(start + sections.count) {
            subject.list.sections[later].items = Array(subject.list.sections[later].items.prefix(1))
        }
        let index = (sections.count == 1 ? first.index : 0) + sections[sections.count - 1].count - 1
        let id = "section/\(start + sections.count - 1)/row/\(index)"
        guard let fit = before.fit.showing(subject), let row = fit.scene.nodes.first(where: { $0.id == id }) else {
            return nil
        }
        let end = min(row.frame.maxY, fit.scene.displayList.size.height)
        guard end > before.end else { return nil }
        var trial = before
        (trial.sections, trial.fit, trial.end) = (sections, fit, row.frame.maxY)
        trial.share = ink.wrong(of: fit, in: Self.lines, downTo: end).wrong / end
        return trial
    }

    /// The layout whose list ends with the rows that are known; `nil` where the state would then scroll it elsewhere.
    private func ended(_ before: Trial) -> Trial? {
        guard before.fit.subject.anchor != nil, before.sections != [[]], let start = before.start.first.section,
            var subject = subject(before.sections, of: before)
        else { return nil }
        subject.list.sections.removeSubrange((start + before.sections.count)...)
        guard let fit = before.fit.showing(subject) else { return nil }
        var trial = before
        (trial.fit, trial.end) = (fit, fit.scene.displayList.size.height)
        trial.share = ink.wrong(of: fit, in: Self.lines).wrong / trial.end
        return trial
    }

    /// The subject with some rows in place of those from the first on that shows, and those of later sections as they were.
    private func subject(_ sections: [[ContentItem]], of trial: Trial) -> MatchSubject? {
        let (fit, first) = trial.start
        var subject = fit.subject
        guard let start = first.section, subject.list.sections.indices.contains(start + sections.count - 1) else {
            return nil
        }
        for (number, items) in sections.enumerated() {
            let before = number == 0 ? subject.list.sections[start].items.prefix(first.index) : []
            subject.list.sections[start + number].items = before + items
        }
        return subject
    }
}

extension FittedTheme {
    /// The measure of all rows' height.
    fileprivate static let rowHeight = ThemeMeasure.all.first { $0.path == "list.row.height" }

    /// How high rows are, in points.
    fileprivate var rowHeight: Double? { Self.rowHeight.flatMap(value) }

    /// The first row whose title shows; `nil` where none does.
    fileprivate var firstRow: ContentPlace? {
        features.all.filter { $0.role == .rowTitle && (!$0.isCovered || $0.isCut) }
            .compactMap { ContentPlace(node: $0.key.node) }
            .min { ($0.section ?? 0, $0.index) < ($1.section ?? 0, $1.index) }
    }
}
