import DisplayLists
import Documents
import Foundation
import Geometry
import Thumbindex

extension MatchResult {
    /// Tells what a fit changed.
    ///
    /// - Parameter subject: with the theme's own content, of which edits lead to the one that was fitted.
    init(
        _ subject: MatchSubject, _ placed: PlacedTheme, pairs: [MeasuredPair], colors: [ColorFit.Departure],
        looks: [LookFit.Change]
    ) {
        let edits = placed.subject.contentEdits
        let (fit, asThemed) = (placed.fit, placed.asThemed)
        transform = (fit.scale, fit.shift.x, fit.shift.y)
        otherRows = placed.subject.knownRows == .places ? placed.subject.rows : nil
        var properties: [Departure] = []
        // A border that the theme has not is told with its width and its colour.
        func isOfLook(_ path: String) -> Bool {
            looks.contains { $0.look.path == path || path.hasPrefix($0.look.path + ".") }
        }
        for (measure, value) in fit.changes.values where !isOfLook(measure.path) {
            if let departure = Departure.departure(measure, value, from: asThemed) { properties.append(departure) }
        }
        let recolored = looks.isEmpty ? nil : fit.showing(colors)
        for change in looks { properties.append(Departure.departure(change, recolored ?? fit)) }
        for color in colors where !isOfLook(color.color.path) {
            properties.append(Departure.departure(color, asThemed.subject))
        }
        properties.sort { ($0.property, $0.part ?? "") < ($1.property, $1.part ?? "") }
        let matched = MatchedNodes(
            fit, from: asThemed, pairs: pairs, colors: colors, departing: Set(properties.flatMap(\.nodes)))
        for index in properties.indices {
            properties[index].nodes = properties[index].nodes.map { ContentPlace.node($0, before: edits) }
        }
        let edited = edits.indices.compactMap { Departure.departure(edits[$0], after: edits[..<$0], in: subject) }
        let extra =
            edits.extras.map { Departure.extra($0.node) }
            + edits.extraDetails.map { place, detail in
                Departure.extra(ContentPlace.node(detail.node(at: place), before: edits))
            }
            + edits.extraSections.map { section, title in
                let parts = fit.extraNodes.map(\.id).filter {
                    $0.hasPrefix("section/\(section)/") || $0 == title.map { "index-bar/title/\($0)" }
                }
                return Departure.extra("section/\(section)", parts)
            }
        nodes = matched.nodes
        let nodeEdits = placed.subject.nodeEdits
        let gone = nodeEdits.gone.sorted().map { Departure.missing(ContentPlace.node($0, before: edits)) }
        let moved = nodeEdits.moves.sorted { $0.key < $1.key }.map { Departure.moved($0.key, by: $0.value) }
        let reshaped = asThemed.scene.nodes.compactMap { node in
            nodeEdits.shapes[node.id].map {
                Departure.reshaped(ContentPlace.node(node.id, before: edits), node.frame.size, $0)
            }
        }
        // Of what is not there, nothing else is told.
        let missing = matched.departures.filter { $0 == .missing($0.property) }.map(\.property)
        properties.removeAll { departure in
            !departure.nodes.isEmpty
                && departure.nodes.allSatisfy { node in
                    missing.contains { node == $0 || node.hasPrefix($0 + "/") }
                }
        }
        departures = properties + matched.departures + moved + reshaped + gone + edited + extra
        for index in departures.indices { departures[index].certainty *= fit.quality.trust }
        for departure in edited {
            mark(departure, as: departure.isOfMissing ? .missing : .differs, in: subject)
        }
        for node in fit.extraNodes {
            let departure = Departure.extra(ContentPlace.node(node.id, before: edits))
            var extra = MatchedNode(
                id: departure.nodes[0], frame: node.frame, certainty: departure.certainty * fit.quality.trust,
                verdict: .extra)
            if let place = ContentPlace(node: node.id), place.node != node.id {
                extra.owner = place.before(edits)?.node
            } else {
                extra.next = edits.nodeOfTheme(after: node.id)
            }
            nodes.append(extra)
        }
        for departure in moved + reshaped { mark(departure, as: .differs, in: subject) }
        var whole = placed.subject
        whole.nodeEdits = NodeEdits()
        let shown = (whole.scene(of: fit.theme)?.nodes ?? []).map {
            (ContentPlace.node($0.id, before: edits), $0.frame)
        }
        let frames = Dictionary(shown) { first, _ in first }
        for departure in gone { mark(departure, as: .missing, in: subject, at: frames) }
    }

    /// How many titles of the index bar are elsewhere, or gone, by themselves.
    var elsewhereInBar: Int { departures.count { $0.property.hasPrefix("index-bar/title/") } }

    /// Says of rows and items that are gone or elsewhere that they are.
    ///
    /// - Parameter frames: where those are that are gone, by their ids; others are where the theme has them.
    private mutating func mark(
        _ departure: Departure, as verdict: MatchedNode.Verdict, in subject: MatchSubject,
        at frames: [String: Rect] = [:]
    ) {
        for id in departure.nodes {
            if let index = nodes.firstIndex(where: { $0.id == id }) {
                (nodes[index].verdict, nodes[index].certainty) = (verdict, departure.certainty)
            } else if let node = subject.scene(of: subject.theme)?.nodes.first(where: { $0.id == id }) {
                nodes.append(
                    MatchedNode(
                        id: id, frame: frames[id] ?? node.frame, certainty: departure.certainty, verdict: verdict))
            }
        }
    }
}

extension MatchResult.Departure {
    /// What a change says; `nil` for one that is too small to be told.
    fileprivate static func departure(
        _ measure: ThemeMeasure, _ value: Double, from asThemed: FittedTheme
    ) -> Self? {
        let subject = asThemed.subject
        // What is left of a change that others have taken over is none.
        guard let before = asThemed.value(measure), abs(value - before) >= measure.leastTold else { return nil }
        let after = [.opacity, .share].contains(measure.kind) ? value.inHundredths : value.nearTheme(before)
        guard after != before else { return nil }
        let moved = asThemed.trying(measure, at: after)?.places
        let nodes =
            measure.isOfShadow
            ? asThemed.shadows(changedBy: measure).compactMap(\.node).uniqued()
            : asThemed.features.all.filter { feature in
                moved?[feature.key].map { $0.differs(from: feature) } ?? false
            }.map(\.key.node).uniqued()
        let theme = subject.theme.theme(in: subject.appearance)
        return Self(
            property: measure.path, part: measure.part,
            theme: measure.kind == .share ? measure.written(theme, before) : NumberText.exact(before.inHundredths),
            measured: measure.kind == .share ? measure.written(theme, after) : NumberText.exact(after),
            unit: measure.unit, deltaE: nil, nodes: nodes,
            certainty: min(0.99, 0.7 + 0.06 * Double(nodes.count)), place: subject.place(of: measure.path),
            suggestion: measure.written(theme, after), written: measure.written(theme, before))
    }

    /// What another look says.
    fileprivate static func departure(_ change: LookFit.Change, _ fit: FittedTheme) -> Self {
        let nodes = fit.scene.nodes.filter { $0.role == change.look.role }.map(\.id)
        let word = change.look.value(fit.theme.theme(in: fit.subject.appearance)) ?? change.word
        return Self(
            property: change.look.path, part: nil, theme: change.themed, measured: word, unit: "", deltaE: nil,
            nodes: nodes, certainty: 0.9, place: fit.subject.place(of: change.look.path), suggestion: word)
    }

    /// What an edit says, of the places that the theme's own content has; `nil` for what that has not.
    fileprivate static func departure(
        _ edit: ContentEdit, after others: ArraySlice<ContentEdit>, in subject: MatchSubject
    ) -> Self? {
        switch edit {
        case .removal(let place): return place.before(others).map { .missing($0.node) }
        case .sectionRemoval(let number, let title):
            let section = ContentPlace.node("section/\(number)", before: Array(others))
            let bar = title.map { ContentPlace.node("index-bar/title/\($0)", before: Array(others)) }
            let roles: Set<SceneNode.Role> = [.sectionHeader, .sectionFooter, .row]
            let gone = (subject.scene(of: subject.theme)?.nodes ?? []).filter {
                roles.contains($0.role) && $0.id.hasPrefix(section + "/") || $0.id == bar
            }
            return .missing(section, with: gone.map(\.id))
        case .detail(let place, let detail, isExtra: false):
            return place.before(others).map { .missing(detail.node(at: $0)) }
        case .insertion, .sectionInsertion, .detail: return nil
        case .exchange(let first, let second):
            guard let one = first.before(others)?.node, let other = second.before(others)?.node else { return nil }
            guard second != first.offset(by: 1) else {
                return Self(node: one, theme: "shown", measured: "after the next", unit: "", certainty: 0.9)
            }
            return Self(
                node: one, with: [other], theme: "shown", measured: "in the place of \(other)", unit: "",
                certainty: 0.9)
        }
    }

    /// What a colour says.
    fileprivate static func departure(_ color: ColorFit.Departure, _ subject: MatchSubject) -> Self {
        let theme = subject.theme.theme(in: subject.appearance)
        return Self(
            property: color.color.path, part: color.color.part, theme: color.themed.hexadecimal,
            measured: color.measured.hexadecimal, unit: "", deltaE: (color.deltaE * 10).rounded() / 10,
            nodes: color.keys.map(\.node).uniqued(), certainty: min(0.99, 0.6 + 0.15 * color.deltaE),
            place: subject.place(of: color.color.path),
            suggestion: color.color.written(theme, color.measured), written: color.color.written(theme, color.themed))
    }
}

extension Double {
    /// A share as it is told, of which files have opacities in steps of 1/255, or a length that was worked out.
    fileprivate var inHundredths: Double { (self * 100).rounded() / 100 }

    /// The half point next to a length.
    var nearestHalf: Double { (self * 2).rounded() / 2 }

    /// The value as a designer would have written it: half points where it is near one, else tenths; steps of 100 stay.
    func nearTheme(_ theme: Double) -> Double {
        let half = nearestHalf
        if abs(theme - self) < 0.06 { return theme }
        return abs(half - self) < 0.16 && half != theme ? half : (self * 10).rounded() / 10
    }
}

extension Sequence where Element: Hashable {
    /// Each once, in the order in which they come first.
    func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
