import Documents

/// Which content the screenshot shows (MT-3).
extension ThemeMatcher {
    /// The theme placed with another content, with which more names stand where the screenshot has them; `nil` where none
    /// helps.
    ///
    /// - Parameter limit: how many edits of the content there may be.
    func edited(
        _ placed: PlacedTheme, _ search: ContentSearch, atMost limit: Int
    ) throws(DiagnosticError) -> (edits: [ContentEdit], placed: PlacedTheme)? {
        guard placed.subject.knownRows == .names else { return nil }
        let names = try search.names(of: placed.fit)
        guard limit > 0, names.areMisplaced else { return nil }
        var best = try search.finding(of: placed.fit, names, atMost: limit)
        // What was changed on the way to what is gone may have been for nothing.
        if placed.fit.scene != placed.asThemed.scene {
            let asThemed = try search.names(of: placed.asThemed)
            let other = try search.finding(of: placed.asThemed, asThemed, atMost: limit)
            if let other, other.evidence > best?.evidence ?? -.infinity { best = other }
        }
        guard let best, best.evidence > names.evidence.needed(for: best.edits.count),
            let subject = best.edits.reduce(placed.subject as MatchSubject?, { $0?.edited(by: $1) })
        else { return nil }
        return (best.edits, try placeRoughly(subject))
    }

    /// What the screenshot shows in place of the theme's content, where hardly any name of that is found; `nil` where the
    /// content is the theme's.
    ///
    /// - Parameter edited: the theme with what helps of its content gone or exchanged; `nil` where nothing does.
    func otherContent(
        _ placed: PlacedTheme, edited: PlacedTheme?, _ search: ContentSearch
    ) throws(DiagnosticError) -> MatchSubject? {
        guard try search.names(of: (edited ?? placed).fit).areOthers else { return nil }
        guard placed.subject.state.component == .grid else {
            return StructureSearch(lit, placed.asThemed).subject(insteadOf: placed.fit)
        }
        // The same names in another size are like them all the same.
        let names = try measured(placed.fit, placed.strays).filter { $0.feature.role.isTitle }
        guard names.count(where: { $0.likeness > 0.75 }) * 4 < names.count else { return nil }
        var subject = placed.subject
        subject.knownRows = .places
        return subject
    }
}
