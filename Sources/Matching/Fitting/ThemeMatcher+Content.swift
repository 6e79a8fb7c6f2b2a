import DisplayLists
import Documents
import Geometry

/// Which content the screenshot shows (MT-3).
extension ThemeMatcher {
    /// The theme placed with another content, with which more names stand where the screenshot has them; `nil` where none
    /// helps.
    ///
    /// - Parameter limit: how many edits of the content there may be.
    func edited(
        _ placed: PlacedTheme, _ search: ContentSearch, atMost limit: Int
    ) throws(DiagnosticError) -> PlacedTheme? {
        guard placed.subject.knownRows == .names else { return nil }
        var (fit, names) = (placed.fit, try search.names(of: placed.fit))
        guard limit > 0, names.areMisplaced else { return nil }
        // Set in another size, no name is like itself.
        if names.areOthers, let resized = try withNamesInTheirSize(placed) {
            (fit, names) = (resized, try search.names(of: resized))
        }
        var best = try search.finding(of: fit, names, atMost: limit)
        // What was changed on the way to what is gone may have been for nothing.
        if fit.scene != placed.asThemed.scene {
            let asThemed = try search.names(of: placed.asThemed)
            let other = try search.finding(of: placed.asThemed, asThemed, atMost: limit)
            if let other, other.evidence.sum > best?.evidence.sum ?? -.infinity { best = other }
        }
        guard let best, best.evidence.sum > names.evidence.needed(for: best.count) else { return nil }
        return try placeRoughly(best.subject, placed.knownOrigin)
    }

    /// The theme placed with a section gone or extra, as the titles of its index bar tell it, and with as many rows in one that
    /// is extra as bring most names to their places; `nil` where they tell of none, or names are others.
    func withSectionsOfBar(
        _ placed: PlacedTheme, _ search: ContentSearch
    ) throws(DiagnosticError) -> PlacedTheme? {
        guard placed.subject.state.component != .grid else { return nil }
        let asThemed = try search.names(of: placed.fit).evidence.sum
        var best: (evidence: Double, placed: PlacedTheme)?
        for fit in placed.fit.scene == placed.asThemed.scene ? [placed.fit] : [placed.asThemed, placed.fit]
        where best == nil {
            for subject in SectionSearch(fit, try search.names(of: fit, inBar: true)).subjects() {
                let other = try placeRoughly(subject, placed.knownOrigin)
                let names = try search.names(of: other.fit)
                if !names.areOthers, names.evidence.sum > best?.evidence ?? asThemed - 0.5 {
                    best = (names.evidence.sum, other)
                }
            }
        }
        return best?.placed
    }

    /// The fitted theme with what rows or items are called in the size that the screenshot has it in, where most of it stands
    /// in the place of another of them; `nil` where it is as large as in the theme, or is called otherwise.
    private func withNamesInTheirSize(_ placed: PlacedTheme) throws(DiagnosticError) -> FittedTheme? {
        let titles = placed.fit.features.all.filter { $0.role.isTitle && $0.text != nil && !$0.isCut }
        let pairs = try measured(placed.fit, placed.strays, only: Set(titles.map(\.key)))
        let ratios = pairs.compactMap { shown -> Double? in
            let alike = pairs.map { ($0.drawn, $0.drawn.likeness(to: shown.shot)) }.max { $0.1 < $1.1 }
            guard let (drawn, likeness) = alike, likeness > 0.9, let own = drawn.values[.width],
                let other = shown.shot.values[.width], own > 0
            else { return nil }
            return other / own
        }
        guard ratios.count > 2, ratios.count * 3 >= titles.count, let ratio = ratios.median, abs(ratio - 1) > 0.015,
            ratios.count(where: { abs($0 / ratio - 1) < 0.02 }) * 3 >= ratios.count * 2
        else { return nil }
        var fit = placed.fit
        let measure = ThemeMeasure.all.first {
            $0.kind == .fontSize
                && ["list.row.titleFont.size", "grid.cell.label.font.size"].contains($0.path) && fit.value($0) != nil
                && fit.subject.canShow(property: $0.path)
        }
        guard let measure, let size = fit.value(measure), fit.set(measure, to: size * ratio) else { return nil }
        return fit
    }

    /// The theme placed without a row of which nothing but its separator can be measured, as beneath a bar of glass, where the
    /// screenshot has not even that, or looks otherwise there, and is more like the theme without the row; `nil` where there
    /// is none. At whole points glass and what is beneath it are elsewhere by too much.
    func withoutHiddenRow(
        _ placed: PlacedTheme, _ pairs: [MeasuredPair]
    ) throws(DiagnosticError) -> PlacedTheme? {
        guard placed.subject.knownRows == .names, placed.fit.origin != .atWholePoints else { return nil }
        let canvas = Rect(origin: .zero, size: placed.fit.scene.displayList.size)
        let comparison = try DrawnComparison(shot, placed.fit)
        var best: (rest: Double, subject: MatchSubject)?
        for place in Self.hiddenRowsThatMayBeGone(from: placed.fit, pairs, comparison) {
            guard let subject = placed.subject.edited(by: .removal(place)) else { continue }
            // With nothing else changed: what brings all rows nearer would be taken for what the row does.
            let ways = placed.fit.scene == placed.asThemed.scene ? [placed.fit] : [placed.fit, placed.asThemed]
            for other in ways.compactMap({ $0.showing(subject) }) {
                if let gain = comparison.gain(of: try other.picture().raster, in: [canvas]),
                    gain.rest < best?.rest ?? 0.5, gain.amount > 100_000
                {
                    best = (gain.rest, subject)
                }
            }
        }
        guard let best else { return nil }
        return try placeRoughly(best.subject, placed.knownOrigin)
    }

    /// The theme placed with a row or an item more than its content, after all others, where it shows nothing; `nil` where the
    /// screenshot shows nothing there either.
    func withExtraAtEnd(_ placed: PlacedTheme) throws(DiagnosticError) -> PlacedTheme? {
        let (fit, end) = (placed.fit, placed.subject.end)
        let (edits, last) = (placed.subject.contentEdits, end.offset(by: -1))
        // What is gone lets others follow.
        guard fit.subject.knownRows == .names, !edits.contains(where: \.isRemoval),
            edits.extras.contains(last) || fit.scene.nodes.contains(where: { $0.id == last.node }),
            let subject = placed.subject.edited(by: .insertion(end)),
            let extra = subject.extraNodes(of: fit.theme).first(where: { $0.id == end.node })
        else { return nil }
        // Where the list is scrolled to its end, the others are elsewhere as well.
        let others = fit.scene.nodes.filter { ContentPlace(node: $0.id) != nil }.map(\.frame) + fit.extraFrames
        guard !others.contains(where: extra.frame.visiblyIntersects) else { return nil }
        // What the theme draws over that place, as letters of a bar, says nothing.
        let shown = fit.features.all.filter { $0.kind != .box && $0.kind != .sample }.map(\.frame)
        let besides = shown.filter { !$0.contains(extra.frame) }.map { $0.inset(dx: -2, dy: -2) }
        guard try DrawnComparison(shot, fit).inkedArea(of: extra.frame, besides: besides) > Self.leastOfExtra else {
            return nil
        }
        return try placeRoughly(subject, placed.knownOrigin)
    }

    /// The theme placed with badges and subtitles of items that are not in its content, where the screenshot shows some; `nil`
    /// where it shows none.
    func withExtraDetails(_ placed: PlacedTheme) throws(DiagnosticError) -> PlacedTheme? {
        let fit = placed.fit
        guard fit.subject.knownRows == .names, fit.subject.state.component == .grid else { return nil }
        let places = fit.scene.nodes.filter { $0.role == .gridItem }.compactMap { ContentPlace(node: $0.id) }
        let texts = fit.features.all.filter { $0.text != nil }.map(\.frame)
        let comparison = try DrawnComparison(shot, fit)
        var subject = placed.subject
        for detail in [ContentEdit.Detail.badge, .subtitle] {
            let edits = places.compactMap { place in
                fit.subject.edit(of: detail, at: place).flatMap { $0.isOfExtraDetail ? (place: place, edit: $0) : nil }
            }
            // As short as can be, so that nothing else is in it.
            var other = fit.subject
            for (place, _) in edits { other.set(detail, to: "n", at: place) }
            guard !edits.isEmpty, let detailed = fit.showing(other) else { continue }
            let frames = Dictionary(detailed.scene.nodes.map { ($0.id, $0.frame) }) { first, _ in first }
            for (place, edit) in edits {
                guard let frame = frames[detail.node(at: place)],
                    comparison.differingShare(of: [frame]) > 0.05
                else { continue }
                let isThere: Bool
                switch detail {
                case .badge:
                    // It has its colour, whatever lies behind it.
                    let gain = comparison.gain(of: try detailed.picture().raster, in: [frame])
                    isThere = gain.map { $0.rest < 0.4 && $0.amount > 10_000 } ?? false
                case .subtitle:
                    // One that the name makes room for is told by where that stands.
                    let isFree = !texts.contains { $0.visiblyIntersects(frame) }
                    isThere = isFree && comparison.inkedArea(of: frame, besides: []) > Self.leastOfSubtitle
                }
                if isThere { subject = subject.edited(by: edit) ?? subject }
            }
        }
        guard subject.contentEdits != placed.subject.contentEdits else { return nil }
        return try placeRoughly(subject, placed.knownOrigin)
    }

    /// How many square points of ink the first letter of a subtitle has at least.
    private static let leastOfSubtitle = 4.0

    /// How many square points of ink a row or an item has at least.
    private static let leastOfExtra = 20.0

    /// Rows of which nothing but their separators can be measured, where these are gone, or where what shows of the rows
    /// through glass looks otherwise.
    private static func hiddenRowsThatMayBeGone(
        from fit: FittedTheme, _ pairs: [MeasuredPair], _ comparison: DrawnComparison
    ) -> [ContentPlace] {
        let measured = pairs.filter { !$0.drawn.values.isEmpty }
        func separators(of row: SceneNode) -> [MeasuredPair] { measured.filter { $0.feature.key.node == row.id } }
        let hidden = fit.scene.nodes.filter { row in
            row.role == .row && !measured.contains { $0.feature.key.node.hasPrefix(row.id + "/") }
        }
        var rows = hidden.filter { row in
            let separators = separators(of: row)
            return !separators.isEmpty
                && separators.allSatisfy { $0.feature.kind == .line && $0.shot.values.isEmpty }
        }
        // Losses make glass look otherwise though nothing is gone.
        if fit.quality == .exact {
            let materials = fit.features.all.filter { $0.kind == .other && $0.isVaried }.map(\.frame)
            let unseen = hidden.filter { separators(of: $0).isEmpty && materials.contains(where: $0.frame.intersects) }
            let areas = unseen.flatMap { row in materials.compactMap(row.frame.intersection) }
            // What follows a row that is gone looks otherwise, too; signs and letters of a bar, which no other program draws
            // alike, say nothing of what is beneath.
            let symbols = fit.features.all.filter {
                !$0.role.isOfContent && ($0.text != nil || [.other, .blob].contains($0.kind) && !$0.isVaried)
            }.map { $0.frame.inset(dx: -2, dy: -2) }
            if comparison.differingArea(of: areas, besides: symbols) > Self.leastOfUnseen { rows += unseen }
        }
        return rows.compactMap { ContentPlace(node: $0.id) }
    }

    /// Over how many square points rows beneath glass look otherwise where one of them is gone.
    private static let leastOfUnseen = 40.0

    /// What the screenshot shows in place of the theme's content, where hardly any name of that is found; `nil` where the
    /// content is the theme's.
    ///
    /// - Parameter edited: the theme with what helps of its content gone or exchanged; `nil` where nothing does.
    func otherContent(
        _ placed: PlacedTheme, edited: PlacedTheme?, _ search: ContentSearch
    ) throws(DiagnosticError) -> MatchSubject? {
        var names = try search.names(of: (edited ?? placed).fit)
        // Where most of a few are gone, those that are left say nothing.
        if names.areFew { names = try search.names(of: placed.fit) }
        guard names.areOthers else { return nil }
        // The same names in another size are like them all the same.
        let nearest = edited ?? placed
        let titles = try measured(nearest.fit, nearest.strays).filter { $0.feature.role.isTitle }
        guard titles.count(where: { $0.likeness > 0.75 }) * 4 < titles.count else { return nil }
        // Names that are not there at all are no other ones; those of a list that is scrolled elsewhere are between their places.
        let written = titles.filter { $0.drawn.inkArea != nil }
        guard
            written.isEmpty || written.count(where: \.lacksInk) * 2 < written.count
                || InkColumns(lit, of: placed.fit).hasInk(of: placed.fit, in: .rowTitle)
        else { return nil }
        guard placed.subject.state.component == .grid else {
            guard let found = StructureSearch(lit, placed.asThemed).subject(insteadOf: placed.fit) else { return nil }
            guard found.anchor != nil else { return found }
            // What is scrolled elsewhere may be another state of the theme's own content.
            return try otherState(placed) == nil ? scrolledExactly(found, placed.asThemed) : nil
        }
        var subject = placed.subject
        subject.knownRows = .places
        return subject
    }

    /// The subject with rows that were found by their lines of text where the edges of what has some have them, and so a
    /// bubble that goes with the finger.
    private func scrolledExactly(
        _ subject: MatchSubject, _ asThemed: FittedTheme
    ) throws(DiagnosticError) -> MatchSubject {
        guard let fit = asThemed.showing(subject) else { return subject }
        var exact = subject
        exact.anchor?.fingerShift = try bubbleShift(from: fit)
        guard let fit = asThemed.showing(exact) else { return subject }
        let pairs = try measured(fit, [:])
        func offset(of roles: Set<SceneNode.Role>) -> Double {
            pairs.filter { $0.feature.text == nil && roles.contains($0.feature.role) }
                .flatMap { $0.observations(shift: fit.shift) }
                .filter { [.top, .bottom, .centerY].contains($0.coordinate) }
                .map(\.residual).median ?? 0
        }
        exact.anchor?.y += offset(of: [.row, .rowPicture])
        exact.anchor?.fingerShift += offset(of: [.bubble])
        return exact
    }

    /// By how many points, whole ones, the bubble is farther down in the screenshot than where it is drawn.
    private func bubbleShift(from fit: FittedTheme) throws(DiagnosticError) -> Double {
        guard let bubble = fit.scene.nodes.first(where: { $0.role == .bubble }) else { return 0 }
        let area = PlaneArea(around: bubble.frame, margin: 4, in: fit.scene.displayList.size)
        guard area.minX < area.maxX, area.minY < area.maxY else { return 0 }
        let shown = lit.light(scale: fit.scale)
        let drawn = try fit.picture().light(scale: fit.scale)
            .part(x: area.minX, y: area.minY, width: area.maxX - area.minX, height: area.maxY - area.minY)
        let column = shown.part(
            x: area.minX + Int(fit.shift.x.rounded()), y: 0, width: drawn.width, height: shown.height)
        // Its letter is another one, and counts for no more than its edges.
        let places = 0...max(column.height - drawn.height, 0)
        let place = places.map { ($0, drawn.distance(to: column, dx: 0, dy: $0, atMost: 30)) }.min { $0.1 < $1.1 }
        return place.map { Double($0.0 - area.minY) - fit.shift.y } ?? 0
    }
}
