import DisplayLists
import Documents
import Geometry
import Rasters

/// Looks for what rows and items are called, to find those that the screenshot has not, or has elsewhere (MT-3).
struct ContentSearch {
    private let shot: LightPlane
    /// Pixels a point of the screenshot.
    private let scale: Double
    /// Values of the planes a point: fine enough that another name is no likeness.
    private let resolution: Double

    init(_ shot: Raster, scale: Double) {
        self.scale = scale
        resolution = min(scale, 2)
        self.shot = LightPlane(shot, scale: scale / resolution)
    }

    /// The edit after which most names stand where the screenshot has them, and how much then speaks for the content;
    /// `nil` where none helps.
    func edit(of fit: FittedTheme, drawn: Raster) throws(DiagnosticError) -> (edit: ContentEdit, evidence: Double)? {
        var best: (edit: ContentEdit, evidence: Double)?
        for (edit, edited) in likelyEdits(of: fit, drawn: drawn) {
            let evidence = evidence(for: edited, drawn: try edited.raster()).sum
            if evidence > best?.evidence ?? -.infinity { best = (edit, evidence) }
        }
        return best
    }

    /// The edits that what is drawn speaks for most; names that they bring are not drawn yet.
    private func likelyEdits(of fit: FittedTheme, drawn: Raster) -> [(edit: ContentEdit, edited: FittedTheme)] {
        let names = names(of: fit, drawn: drawn)
        let here = names.texts.indices.map { names.evidence($0) }
        let misplaced = Self.first(of: names.texts.indices.filter { here[$0] < 0 }.compactMap { names.texts[$0].place })
        var found: [(gain: Double, edit: ContentEdit, edited: FittedTheme)] = []
        for edit in misplaced.flatMap({ [ContentEdit.removal($0), .exchange($0)] }) {
            guard let edited = fit.subject.edited(by: edit).flatMap(fit.showing) else { continue }
            let others = Names.places(in: edited.features)
            var gain = 0.0
            for index in names.texts.indices {
                guard let there = others[names.texts[index].name] else {
                    gain -= here[index]
                    continue
                }
                let frame = names.texts[index].frame
                let move = Point(x: there.midX - frame.midX, y: there.midY - frame.midY)
                if abs(move.x) + abs(move.y) > 0.5 { gain += names.evidence(index, movedBy: move) - here[index] }
            }
            if gain > 0.5 { found.append((gain, edit, edited)) }
        }
        return found.sorted { $0.gain > $1.gain }.prefix(4).map { ($0.edit, $0.edited) }
    }

    /// Of misplaced rows those beside one that is in its place, or at the end of a section: what follows one that is gone,
    /// or exchanged, is elsewhere, too, and where all is elsewhere not each can be tried.
    private static func first(of misplaced: [ContentPlace]) -> [ContentPlace] {
        let all = Set(misplaced)
        return misplaced.uniqued().filter { place in
            [-2, -1, 1, 2].contains { step in
                !all.contains(ContentPlace(section: place.section, index: place.index + step))
            }
        }
    }

    /// What speaks for the content of a theme: 1 for each name that stands where it should, −1 for each that does not.
    struct Evidence {
        let sum: Double
        /// How many names there are.
        let count: Int

        /// What an edit has to come to so that it is more than chance: where all is elsewhere, one always helps a little.
        var needed: Double { sum + max(1.1, 0.25 * (Double(count) - sum)) }
    }

    /// What speaks for the content of a theme as it is fitted.
    func evidence(for fit: FittedTheme, drawn: Raster) -> Evidence {
        let names = names(of: fit, drawn: drawn)
        return Evidence(sum: names.texts.indices.reduce(0) { $0 + names.evidence($1) }, count: names.texts.count)
    }

    private func names(of fit: FittedTheme, drawn: Raster) -> Names {
        Names(
            of: fit, drawn: LightPlane(drawn, scale: scale / resolution), shot: shot, resolution: resolution)
    }
}

/// The texts of a drawn theme that are there once, and where the screenshot has them.
private struct Names {
    /// A text, by what it says and what it is.
    let texts: [(name: String, place: ContentPlace?, frame: Rect, area: PlaneArea)]
    private let drawn: LightPlane
    private let shot: LightPlane
    private let resolution: Double
    private let shift: Point

    init(of fit: FittedTheme, drawn: LightPlane, shot: LightPlane, resolution: Double) {
        (self.drawn, self.shot, self.resolution) = (drawn, shot, resolution)
        shift = fit.shift
        let canvas = Size(width: Double(drawn.width), height: Double(drawn.height))
        texts = Self.unique(fit.features).map { name, feature in
            let frame = feature.frame
            let scaled = Rect(
                x: frame.minX * resolution, y: frame.minY * resolution, width: frame.width * resolution,
                height: frame.height * resolution)
            return (
                name, ContentPlace(node: feature.key.node), frame,
                PlaneArea(around: scaled, margin: 2 * resolution, in: canvas)
            )
        }.sorted { $0.name < $1.name }
    }

    /// Where texts stand that are there once.
    static func places(in features: SceneFeatures) -> [String: Rect] { unique(features).mapValues(\.frame) }

    private static func unique(_ features: SceneFeatures) -> [String: SceneFeature] {
        let texts = features.all.filter { $0.text != nil && !$0.isCovered && $0.role != .indexTitle }
        return Dictionary(grouping: texts) { "\($0.role) \($0.text?.run.text ?? "")" }
            .compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    /// Whether a text stands at its place, or moved from it: 1 where it does, −1 where another or none does, 0 where that
    /// cannot be told.
    func evidence(_ index: Int, movedBy move: Point = Point(x: 0, y: 0)) -> Double {
        let (x, y) = (
            Int(((shift.x + move.x) * resolution).rounded()), Int(((shift.y + move.y) * resolution).rounded())
        )
        var best: Float?
        // Lines of text stand a point higher or lower in other layouts.
        let reach = Int((1.5 * resolution).rounded())
        for dy in -reach...reach {
            for dx in -1...1 {
                guard let likeness = drawn.likeness(of: texts[index].area, to: shot, dx: x + dx, dy: y + dy) else {
                    continue
                }
                best = max(best ?? -1, likeness)
            }
        }
        return best.map { min(max(Double($0 - 0.8) / 0.1, -1), 1) } ?? 0
    }
}
