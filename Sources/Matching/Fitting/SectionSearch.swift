import DisplayLists
import Documents
import Geometry

/// Finds the section that is gone, or extra, by the titles of the index bar, where these follow sections (MT-3): of one out of
/// sight nothing else tells, and all titles are elsewhere.
struct SectionSearch {
    private let fit: FittedTheme
    /// Titles by their numbers, each with the place that its letter has in the list of names.
    private let titles: [(number: Int, index: Int)]
    private let names: Names

    /// - Parameter names: the titles of the fitted theme's bar, as it was drawn.
    init(_ fit: FittedTheme, _ names: Names) {
        (self.fit, self.names) = (fit, names)
        titles = names.texts.indices.compactMap { index in
            Self.number(of: names.texts[index].node).map { ($0, index) }
        }.sorted { $0.number < $1.number }
    }

    /// The contents with which titles stand where the screenshot has them; none where they stand there already.
    func subjects() -> [MatchSubject] {
        let count = Double(titles.count)
        guard titles.count >= 4 else { return [] }
        let all = fit.subject.list.sections.indices.map(fit.subject.sectionEdits)
        // Where all is elsewhere, the whole may have been placed by titles that are.
        let shifts = [Point.zero, Point(x: -fit.shift.x, y: -fit.shift.y)].uniqued()
        let found = shifts.flatMap { shift -> [(evidence: Double, edits: [ContentEdit])] in
            let asDrawn = titles.reduce(0) { $0 + names.evidence($1.index, movedBy: shift) }
            guard asDrawn < Self.mostInPlace * count else { return [] }
            return [all.map(\.removals), all.map(\.insertions)].compactMap { edits in
                likeliest(of: edits.flatMap(\.self), shiftedBy: shift)
            }.filter { $0.evidence > max(Self.leastInPlace * count, asDrawn + Self.leastGain) }
        }
        return found.max { $0.evidence < $1.evidence }?.edits.compactMap(fit.subject.edited) ?? []
    }

    /// Which share of titles stand in their places where no section is gone or extra, and where one is, and how many more than
    /// as they are drawn.
    private static let (mostInPlace, leastInPlace, leastGain) = (0.8, 0.6, 3.0)

    /// Of edits that bring or take a title, those of the title with which most of the others stand in their places; `nil` where
    /// none does.
    ///
    /// - Parameter shift: of the whole, from where it was placed.
    private func likeliest(
        of edits: [ContentEdit], shiftedBy shift: Point
    ) -> (evidence: Double, edits: [ContentEdit])? {
        let edits = edits.filter { $0.title != nil }
        guard let first = edits.first, let edited = fit.subject.edited(by: first).flatMap(fit.showing) else {
            return nil
        }
        // Whichever title it is, the slots are the same.
        let (before, after) = (Self.middles(of: fit), Self.middles(of: edited, with: first))
        guard after.count == before.count + (first.isRemoval ? -1 : 1) else { return nil }
        func evidence(_ title: (number: Int, index: Int), at number: Int) -> Double {
            guard let from = before[title.number], let to = after[number] else { return 0 }
            return names.evidence(title.index, movedBy: to.offset(dx: shift.x - from.x, dy: shift.y - from.y))
        }
        let way = first.isRemoval ? -1 : 1
        let staying = titles.map { evidence($0, at: $0.number) }
        let moving = titles.map { evidence($0, at: $0.number + way) }
        var best: (evidence: Double, title: Int)?
        for title in Set(edits.compactMap(\.title)).sorted() {
            var sum = 0.0
            for (place, own) in titles.enumerated() where !first.isRemoval || own.number != title {
                sum += own.number < title ? staying[place] : moving[place]
            }
            if sum > best?.evidence ?? -.infinity { best = (sum, title) }
        }
        return best.map { best in (best.evidence, edits.filter { $0.title == best.title }) }
    }

    /// Where the middles of titles are, by their numbers, those that are extra among them.
    private static func middles(of fit: FittedTheme, with edit: ContentEdit? = nil) -> [Int: Point] {
        let nodes = fit.scene.nodes.filter { $0.role == .indexTitle } + (edit == nil ? [] : fit.extraNodes)
        let middles = nodes.compactMap { node in
            number(of: node.id).map { ($0, Point(x: node.frame.midX, y: node.frame.midY)) }
        }
        return Dictionary(middles) { first, _ in first }
    }

    private static func number(of node: String) -> Int? {
        let parts = node.split(separator: "/")
        return parts.count == 3 && node.hasPrefix("index-bar/title/") ? Int(parts[2]) : nil
    }
}
