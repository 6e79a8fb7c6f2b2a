import DisplayLists

/// What is known of a list's rows, or of a grid's items, in a screenshot (MT-3).
enum KnownRows {
    /// They are those of the content that it is held against, but for a few that are gone or exchanged.
    case names
    /// Where they stand; what they say is another content's.
    case places
    /// They are another content's, and stand anywhere.
    case nothing
}

extension SceneNode.Role {
    /// Whether what its texts say is the content's, but for the index bar's titles.
    var isOfContent: Bool {
        switch self {
        case .rowTitle, .rowSubtitle, .rowPicture, .sectionHeader, .sectionFooter, .bubbleTitle: true
        case .gridLabel, .gridSubtitle, .gridBadge: true
        default: false
        }
    }
}

extension [MeasuredPair] {
    /// The same without what another content has otherwise: where letters are, how wide they are, what pictures show, and
    /// which title of the index bar is the current one.
    ///
    /// - Parameter barIsKnown: whether titles and thumb of the index bar stand where the content has them, as in a proportional
    ///   bar those of a longer list do not.
    func limited(to known: KnownRows, barIsKnown: Bool) -> [MeasuredPair] {
        guard barIsKnown else {
            return filter { ![.indexTitle, .highlight].contains($0.feature.role) }
                .limited(to: known, barIsKnown: true)
        }
        guard known != .names else { return self }
        let titles = filter { $0.feature.role == .indexTitle && $0.feature.text != nil }
        let separators = filter { $0.feature.kind == .line && !$0.drawn.values.isEmpty }
        let areSeparated = separators.count { $0.shot.values.isEmpty } * 2 < separators.count
        let badges = Set(
            filter { $0.feature.role == .gridBadge && $0.feature.text == nil && $0.isInPlace }.map(\.feature.key.node))
        return compactMap { pair in
            switch pair.feature.role {
            case .gridLabel, .gridSubtitle: return pair.colorsAlone
            case .gridPicture where pair.feature.kind == .picture: return pair.sidesAlone
            // Another item may have none, or a longer one.
            case .gridBadge: return badges.contains(pair.feature.key.node) ? pair.colorsAlone : nil
            case .row, .rowTitle, .rowSubtitle, .rowPicture, .sectionHeader, .sectionFooter:
                guard known == .places else { return nil }
                // The last row that shows may be the last of its section.
                if pair.feature.kind == .line, areSeparated, pair.shot.values.isEmpty { return nil }
                if pair.feature.kind == .picture { return pair.sidesAlone }
                if pair.feature.text == nil { return pair }
                // What shows through glass is another content's as well.
                return pair.feature.isOnVariedGround ? nil : pair.colorsAlone
            case .bubbleTitle: return pair.colorsAlone
            case .highlight:
                // Another title may have it.
                return pair.isInPlace && !pair.shot.values.isEmpty ? pair.colorsAlone : nil
            case .indexTitle where pair.feature.text != nil:
                let others = titles.filter { $0.feature.color != pair.feature.color }.compactMap(\.drawn.color)
                let isOther = pair.shot.color.map { shown in others.contains { (shown - $0).greatest < 24 } }
                return isOther == false && pair.isInPlace ? pair.colorsAlone : nil
            default: return pair
            }
        }
    }
}

extension MeasuredPair {
    /// The same of which nothing is told but where its sides are, whatever it shows.
    fileprivate var sidesAlone: MeasuredPair {
        var (own, other) = (drawn, shot)
        own.keepSides()
        other.keepSides()
        return MeasuredPair(
            feature: feature, drawn: own, shot: other, likeness: likeness, scale: scale, quality: quality,
            shift: shift)
    }

    /// The same of which nothing is told but its colours: like enough for these, and too little for places and sizes.
    fileprivate var colorsAlone: MeasuredPair {
        var (own, other) = (drawn, shot)
        (own.values, other.values) = ([:], [:])
        return MeasuredPair(
            feature: feature, drawn: own, shot: other, likeness: min(max(likeness, 0.6), 0.7), scale: scale,
            quality: quality, shift: shift)
    }
}
