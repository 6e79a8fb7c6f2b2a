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

    /// Which share of their ink stands elsewhere where lines are another content's, and at most where they are found.
    private static let (leastOfOthers, mostOfFound) = (0.05, 0.2)

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
        /// The rows of the first section that shows, and of those after it, as far as they are known.
        var sections: [[ContentItem]] = [[]]
        var fit: FittedTheme
        /// Which share of what is known is inked otherwise.
        var share = 0.0
        /// Where what is known ends, in points on the canvas.
        var end = 0.0

        /// The rows with one more, of the last section or of the next.
        ///
        /// - Parameter canEndSection: whether the first section may end though none of its rows is known.
        func with(_ item: ContentItem, canEndSection: Bool) -> [[[ContentItem]]] {
            var same = sections
            same[same.count - 1].append(item)
            return sections == [[]] && !canEndSection ? [same] : [same, sections + [[item]]]
        }
    }

    /// With the rows that the screenshot has, which may be higher or lower than the theme's.
    private func rows(in fit: FittedTheme) -> FittedTheme? {
        if let found = withRows(of: fit) { return found }
        guard let height = ThemeMeasure.all.first(where: { $0.path == "list.row.height" }),
            let themed = fit.value(height)
        else { return nil }
        let steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]
        return steps.flatMap { [themed + $0, themed - $0] }.lazy.compactMap { value -> FittedTheme? in
            var other = fit
            return other.set(height, to: value) ? withRows(of: other) : nil
        }.first
    }

    /// With the rows that the screenshot has, found from above: each is one with a subtitle or without, of the same section
    /// or the first of the next.
    private func withRows(of fit: FittedTheme) -> FittedTheme? {
        let places = fit.features.all.filter { $0.role == .rowTitle && (!$0.isCovered || $0.isCut) }
            .compactMap { ContentPlace(node: $0.key.node) }
        guard let first = places.min(by: { ($0.section ?? 0, $0.index) < ($1.section ?? 0, $1.index) }) else {
            return nil
        }
        let height = fit.scene.displayList.size.height
        var open = [Trial(fit: fit)]
        while let best = open.first, best.end < height {
            let longer = open.flatMap { trial in
                items(like: trial.sections.joined().count).flatMap { item in
                    trial.with(item, canEndSection: first.index > 0).compactMap { self.trial($0, from: first, trial) }
                }
            }
            guard !longer.isEmpty else { return nil }
            open = Array(longer.sorted { ($0.share, $0.sections.count) < ($1.share, $1.sections.count) }.prefix(4))
        }
        return open.first.flatMap { ink.share(of: $0.fit, in: Self.lines) < Self.mostOfFound ? $0.fit : nil }
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
    private func trial(_ sections: [[ContentItem]], from first: ContentPlace, _ before: Trial) -> Trial? {
        guard let start = first.section else { return nil }
        var subject = before.fit.subject
        var list = fit.subject.list.sections
        guard list.indices.contains(start + sections.count - 1), let last = sections.last else { return nil }
        for (number, items) in sections.enumerated() {
            list[start + number].items = (number == 0 ? Array(list[start].items.prefix(first.index)) : []) + items
        }
        // What follows is not known yet, and has to be there so that the list can be scrolled.
        list[start + sections.count - 1].items += Array(repeating: ContentItem(name: Self.word), count: 30)
        for later in list.indices.dropFirst(start + sections.count) {
            list[later].items = Array(list[later].items.prefix(1))
        }
        subject.list.sections = list
        let index = (sections.count == 1 ? first.index : 0) + last.count - 1
        let id = "section/\(start + sections.count - 1)/row/\(index)"
        guard let fit = before.fit.showing(subject), let row = fit.scene.nodes.first(where: { $0.id == id }) else {
            return nil
        }
        let end = min(row.frame.maxY, fit.scene.displayList.size.height)
        guard end > before.end else { return nil }
        let wrong = ink.wrong(of: fit, in: Self.lines, downTo: end).wrong
        return Trial(sections: sections, fit: fit, share: wrong / end, end: row.frame.maxY)
    }
}
