import Contents
import DisplayLists
import Geometry

/// A row or an item that the screenshot does not have, or has after its neighbour (MT-3).
enum ContentEdit: Hashable {
    case removal(ContentPlace)
    case exchange(ContentPlace)

    /// The place of what is gone, or of the first of the two.
    var place: ContentPlace {
        switch self {
        case .removal(let place), .exchange(let place): place
        }
    }
}

/// A row of a section, or an item of a grid.
struct ContentPlace: Hashable {
    /// `nil` for an item of a grid.
    let section: Int?
    let index: Int

    /// The place that a node shows the name of; `nil` for other nodes.
    init?(nameNode id: String) {
        let parts = id.split(separator: "/")
        if parts.count == 5, parts[0] == "section", parts[2] == "row", parts[4] == "title", let section = Int(parts[1]),
            let row = Int(parts[3])
        {
            (self.section, index) = (section, row)
        } else if parts.count == 4, parts[0] == "grid", parts[1] == "item", parts[3] == "label",
            let item = Int(parts[2])
        {
            (section, index) = (nil, item)
        } else {
            return nil
        }
    }

    /// The id of the node that stands there.
    var node: String { section.map { "section/\($0)/row/\(index)" } ?? "grid/item/\(index)" }
}

extension MatchSubject {
    /// The same with an edit made; `nil` where its place, or its neighbour, is none of the content's.
    func edited(by edit: ContentEdit) -> MatchSubject? {
        var subject = self
        if let section = edit.place.section {
            guard list.sections.indices.contains(section),
                let items = Self.edited(list.sections[section].items, by: edit)
            else { return nil }
            subject.list.sections[section].items = items
        } else {
            // Longer ones are not searched for what is gone.
            guard grid.count <= 500, let items = Self.edited((0..<grid.count).map { grid[$0] }, by: edit) else {
                return nil
            }
            subject.grid = GridContent(title: grid.title, locale: grid.locale, items: items)
        }
        return subject
    }

    private static func edited(_ items: [ContentItem], by edit: ContentEdit) -> [ContentItem]? {
        var items = items
        switch edit {
        case .removal(let place):
            guard items.indices.contains(place.index), items.count > 1 else { return nil }
            items.remove(at: place.index)
        case .exchange(let place):
            guard items.indices.contains(place.index + 1) else { return nil }
            items.swapAt(place.index, place.index + 1)
        }
        return items
    }
}

extension CoarseFit {
    /// The edit after which names stand where the screenshot has them; `nil` where none helps.
    func edit(of fit: FittedTheme, drawn: LightPlane) -> ContentEdit? {
        var search = PatchSearch(fit, drawn: drawn, shot: shot, canvas: canvas)
        guard search.hasMisplacedNames() else { return nil }
        let places = fit.features.all.compactMap { feature in
            feature.text == nil ? nil : ContentPlace(nameNode: feature.key.node)
        }.uniqued()
        var best: (gain: Double, edit: ContentEdit)?
        for edit in places.flatMap({ [ContentEdit.removal($0), .exchange($0)] }) {
            guard let subject = fit.subject.edited(by: edit), let scene = subject.scene(of: fit.theme) else { continue }
            let moves = moves(from: fit, to: SceneFeatures(of: scene, measurer: subject.tools.measurer))
            guard let gain = search.gain(ofNames: moves), gain > best?.gain ?? 1 else { continue }
            best = (gain, edit)
        }
        return best?.edit
    }

    /// How far each name moves, by what is written; names that are there twice are left out.
    private func moves(from fit: FittedTheme, to others: SceneFeatures) -> [SceneFeature.Key: Point] {
        func byName(_ features: SceneFeatures) -> [String: SceneFeature] {
            let texts = features.all.filter { $0.text != nil && !$0.isCovered }
            let groups = Dictionary(grouping: texts) { "\($0.role) \($0.text?.run.text ?? "")" }
            return groups.compactMapValues { $0.count == 1 ? $0[0] : nil }
        }
        let places = byName(others)
        return byName(fit.features).reduce(into: [:]) { moves, named in
            guard let other = places[named.key] else { return }
            let (from, to) = (named.value.frame, other.frame)
            let move = Point(x: to.midX - from.midX, y: to.midY - from.midY)
            if abs(move.x) + abs(move.y) > 0.5 { moves[named.value.key] = move }
        }
    }
}
