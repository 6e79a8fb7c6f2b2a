import DisplayLists
import Documents
import Geometry
import Rasters

/// Looks for what rows and items are called, to find those that the screenshot has not, or has elsewhere (MT-3).
struct ContentSearch {
    private let shot: LightPlane
    private let picture: LitPicture
    /// Pixels a point of the screenshot.
    private let scale: Double
    /// Values of the planes a point: fine enough that another name is no likeness.
    private let resolution: Double
    private let subject: MatchSubject

    /// - Parameter subject: with the theme's own content.
    init(_ shot: LitPicture, scale: Double, of subject: MatchSubject) {
        (picture, self.scale, self.subject) = (shot, scale, subject)
        resolution = min(scale, 2)
        self.shot = shot.light(scale: scale / resolution)
    }

    /// Edits after which most names stand where the screenshot has them.
    struct Finding {
        let subject: MatchSubject
        /// How many edits there are.
        let count: Int
        /// How many of them are of what is extra.
        let extra: Int
        /// What speaks for the content then.
        let evidence: Evidence
        /// How far the whole is from the screenshot then, in the mean of its light: names that are cut, and pictures, tell
        /// a row that is gone from one that is exchanged with what hardly shows.
        fileprivate let distance: Double

        /// What is left of it when each edit has had its price.
        private var worth: Double { evidence.sum - Double(count) }

        fileprivate func isBetter(than other: Finding?) -> Bool {
            guard let other else { return true }
            // What is extra is like anything: it is told where nothing else explains as much.
            guard extra == other.extra else {
                return abs(worth - other.worth) > 0.3 ? worth > other.worth : extra < other.extra
            }
            // Of contents that show more names more may stand in their places though the whole is far less like the screenshot.
            let isFar = max(distance, other.distance) > 2 * min(distance, other.distance)
            let margin = isFar && extra == 1 && count == 1 && other.count == 1 ? 1.5 : 0.3
            return abs(worth - other.worth) > margin ? worth > other.worth : distance < other.distance
        }
    }

    /// The edits after which most names stand where the screenshot has them; `nil` where none help.
    ///
    /// - Parameters:
    ///   - names: of the fitted theme, as it was drawn.
    ///   - limit: how many edits there may be.
    func finding(of fit: FittedTheme, _ names: Names, atMost limit: Int) throws(DiagnosticError) -> Finding? {
        var best: Finding?
        for trial in likelyTrials(of: fit, names, atMost: limit) {
            for edited in [trial.edited, staged(trial.edited)].compactMap(\.self) {
                let drawn = try self.names(of: edited)
                // That others are out of sight because something is extra speaks for nothing.
                let (extra, gain) = (trial.extraCount, drawn.gain(over: names))
                if extra == 1, gain < Self.leastOfOne, try !isNearer(edited, than: fit) { continue }
                // Of several each is found by itself, but for those without which hardly anything is in its place.
                if extra > 1, gain < Self.leastOfEach * Double(extra) { continue }
                let finding = Finding(
                    subject: edited.subject, count: trial.count, extra: extra,
                    evidence: drawn.evidence.with(names.evidence(against: trial.goneDetails)),
                    distance: drawn.distance)
                if finding.isBetter(than: best) { best = finding }
            }
        }
        return best
    }

    /// How much more has to speak for names beside a row that is extra, and beside each of several.
    private static let (leastOfOne, leastOfEach) = (1.5, 4.0)

    /// The same with the picture gone that the state takes from the edited content; `nil` of states that take none.
    private func staged(_ fit: FittedTheme) -> FittedTheme? {
        guard case .grid(let state) = subject.state, state.stage == .missingPicture else { return nil }
        let unstaged = subject.with(fit.subject.theme).showing(.grid(.firstPage))
        let edited = fit.subject.contentEdits.reduce(unstaged as MatchSubject?) { $0?.edited(by: $1) }
        return edited.flatMap { fit.showing($0.showing(subject.state)) }
    }

    /// Whether a theme with something that is extra is far more like the screenshot than it is without where the two differ, but
    /// for what is extra itself.
    private func isNearer(_ edited: FittedTheme, than fit: FittedTheme) throws(DiagnosticError) -> Bool {
        let canvas = Rect(origin: .zero, size: fit.scene.displayList.size)
        let gain = try DrawnComparison(picture.raster, fit)
            .gain(of: try edited.picture().raster, in: [canvas], besides: edited.extraFrames)
        return gain.map { $0.rest < 0.6 && $0.amount > 10_000 } ?? false
    }

    /// A content with some edits made, and what speaks for it of the names that are drawn.
    private struct Trial {
        /// How many edits there are.
        var count = 0
        let edited: FittedTheme
        /// By how much more speaks for it than for the content without edits, their price taken off.
        var gain = 0.0
        /// Where names stand that the screenshot has not there.
        var misplaced: [ContentPlace] = []

        private var edits: ArraySlice<ContentEdit> { edited.subject.contentEdits.suffix(count) }

        /// How many are extra.
        var extraCount: Int { edits.count(where: \.isInsertion) }

        /// Where details are that are gone, with which goes what speaks against them.
        var goneDetails: [String] { edits.compactMap(\.goneDetail) }
    }

    /// The edits that what is drawn speaks for most; names that they bring are not drawn yet. Of two rows that are gone one
    /// alone may bring little to its place, so that the best few of each number of edits are gone on from.
    private func likelyTrials(of fit: FittedTheme, _ names: Names, atMost limit: Int) -> [Trial] {
        var comparison = NameComparison(names)
        var open = [trial(0, fit, &comparison)]
        // What is drawn otherwise at its new place, as pressed, may have nothing speak for it yet.
        let leastGain = open[0].misplaced.count <= 3 ? -0.5 : 0.3
        var (found, bests): ([Trial], [Trial]) = ([], [])
        for count in 0..<limit {
            var next: [Trial] = []
            for from in open {
                for edit in Self.edits(of: from) {
                    // What is out of sight changes nothing.
                    guard let edited = from.edited.subject.edited(by: edit).flatMap(from.edited.showing),
                        edited.scene != from.edited.scene
                    else { continue }
                    let tried = trial(count + 1, edited, &comparison)
                    // A name that is elsewhere speaks for nothing as long as it is found nowhere.
                    if !edit.isOfDetail || tried.gain - from.gain > 1 { next.append(tried) }
                }
            }
            next = next.filter { $0.gain > (count == 0 ? leastGain : 0.3) }.sorted { $0.gain > $1.gain }
            open = []
            // Some edits come to the same in another order.
            for trial in next where open.count < 4 && !open.contains(where: { $0.edited.scene == trial.edited.scene }) {
                open.append(trial)
            }
            found += open.dropFirst()
            bests += open.prefix(1)
        }
        // With names that are gone goes what speaks against them: more edits may seem better until all are drawn.
        return bests + found.sorted { $0.gain > $1.gain }.prefix(3)
    }

    /// What may have been done to a content. Where what is before a row that is gone is elsewhere too, as beneath a finger, any
    /// that is elsewhere may be the first that is gone, and the one above that a bar hides; so of rows that are extra, which may
    /// end a section as well.
    private static func edits(of trial: Trial) -> [ContentEdit] {
        let first = first(of: trial.misplaced)
        let near = edits(at: first) + sectionEdits(of: trial, at: first) + subtitleEdits(of: trial, at: first)
        guard trial.count == 0 else { return near }
        let last = trial.misplaced.first.flatMap(trial.edited.subject.lastOfSection(before:))
        let any = trial.misplaced.flatMap { [ContentEdit.removal($0), .insertion($0)] }
        let hidden = last.map { [ContentEdit.removal($0), .insertion($0), .insertion($0.offset(by: 1))] } ?? []
        let next = trial.misplaced.compactMap(trial.edited.subject.firstOfSection(after:)).map(ContentEdit.insertion)
        // Nothing but a footer comes after what ends the content.
        let end = trial.misplaced.isEmpty ? [ContentEdit.insertion(trial.edited.subject.end)] : []
        return (near + any + hidden + next + end).uniqued()
    }

    /// Sections that may be gone or extra where rows are misplaced; of one that is gone it may be that no row can be told.
    private static func sectionEdits(of trial: Trial, at places: [ContentPlace]) -> [ContentEdit] {
        places.prefix(4).flatMap { place -> [ContentEdit] in
            guard let section = place.section else { return [] }
            let subject = trial.edited.subject
            let own = subject.sectionEdits(at: section)
            guard place.index == 0 else { return own.removals }
            return own.removals + subject.sectionEdits(at: section - 1).removals + own.insertions
        }.uniqued()
    }

    /// Names stand elsewhere where a subtitle is beneath them, or none is.
    private static func subtitleEdits(of trial: Trial, at places: [ContentPlace]) -> [ContentEdit] {
        places.prefix(12).compactMap { trial.edited.subject.edit(of: .subtitle, at: $0) }
    }

    /// What may have been done where names are misplaced: one before them may be too much like what stands in its place to be
    /// misplaced itself.
    private static func edits(at places: [ContentPlace]) -> [ContentEdit] {
        let near = places.prefix(12).flatMap { place -> [ContentEdit] in
            let before = place.offset(by: -1)
            return [.removal(place), .exchange(place), .insertion(place), .insertion(place.offset(by: 1))]
                + (place.index > 0 ? [.removal(before), .exchange(before), .insertion(before)] : [])
        }
        // What is exchanged with one that is far is misplaced, and so is that; all between them are in their places.
        guard places.count <= 6 else { return near.uniqued() }
        let far = places.flatMap { place in
            places.filter { place < $0 }.map { ContentEdit.exchange(place, with: $0) }
        }
        return (near + far).uniqued()
    }

    private func trial(_ count: Int, _ edited: FittedTheme, _ comparison: inout NameComparison) -> Trial {
        let (sum, misplaced) = comparison.evidence(in: edited.features)
        var trial = Trial(count: count, edited: edited, misplaced: misplaced)
        let against = comparison.names.evidence(against: trial.goneDetails)
        trial.gain = sum + against - comparison.atPlace - Double(count) * 0.2
        return trial
    }

    /// Of misplaced rows those beside one that is in its place, or at the end of a section: what follows one that is gone,
    /// or exchanged, is elsewhere, too, and where all is elsewhere not each can be tried.
    private static func first(of misplaced: [ContentPlace]) -> [ContentPlace] {
        let all = Set(misplaced)
        return misplaced.uniqued().filter { place in
            [-2, -1, 1, 2].contains { step in
                !all.contains(place.offset(by: step))
            }
        }
    }

    /// What speaks for the content of a theme: 1 for each name that stands where it should, −1 for each that does not.
    struct Evidence {
        let sum: Double
        /// How many names there are.
        let count: Int

        /// The same with what speaks against something that is gone.
        fileprivate func with(_ against: Double) -> Evidence { Evidence(sum: sum + against, count: count) }

        /// What edits have to come to so that they are more than chance: where all is elsewhere, one always helps a little.
        func needed(for edits: Int) -> Double { sum + max(1.1 * Double(edits), 0.25 * (Double(count) - sum)) }
    }

    /// The names of a theme as it is fitted, or the titles of its index bar.
    func names(of fit: FittedTheme, inBar: Bool = false) throws(DiagnosticError) -> Names {
        Names(
            of: fit, inBar: inBar, drawn: try fit.picture().light(scale: scale / resolution), shot: shot,
            resolution: resolution)
    }
}

/// What speaks for other places of names that are drawn; remembered, since many edits bring them there.
private struct NameComparison {
    let names: Names
    private var known: [[SIMD2<Double>: Double]]
    /// What speaks for the names where they are.
    let atPlace: Double

    init(_ names: Names) {
        self.names = names
        known = Array(repeating: [:], count: names.texts.count)
        atPlace = names.evidence.sum
    }

    /// What speaks for a layout, and which places of it have other names in the screenshot.
    mutating func evidence(in features: SceneFeatures) -> (sum: Double, misplaced: [ContentPlace]) {
        let others = Names.features(in: features)
        var (sum, misplaced): (Double, [ContentPlace]) = (0, [])
        for index in names.texts.indices {
            guard let there = others[names.texts[index].name] else { continue }
            let frame = names.texts[index].frame
            // What comes to lie under a bar is not compared as a whole.
            guard !there.isCut || there.frame == frame else { continue }
            let evidence = evidence(
                index, movedBy: Point(x: there.frame.midX - frame.midX, y: there.frame.midY - frame.midY))
            sum += evidence
            if evidence < 0, let place = ContentPlace(node: there.key.node) { misplaced.append(place) }
        }
        return (sum, misplaced.sorted())
    }

    private mutating func evidence(_ index: Int, movedBy move: Point) -> Double {
        guard abs(move.x) + abs(move.y) > 0.5 else { return names.atPlace[index] }
        let key = SIMD2((move.x * 2).rounded(), (move.y * 2).rounded())
        if let evidence = known[index][key] { return evidence }
        let evidence = names.evidence(index, movedBy: move)
        known[index][key] = evidence
        return evidence
    }
}

/// The texts of a drawn theme that are there once, and where the screenshot has them.
struct Names {
    /// Each by what it says and what it is.
    let texts: [(name: String, node: String, frame: Rect, area: PlaneArea, isTitle: Bool)]
    private let drawn: LightPlane
    private let shot: LightPlane
    private let resolution: Double
    private let shift: Point
    /// The canvas's corner in the screenshot, in values of the planes.
    private let corner: (x: Int, y: Int)
    /// What speaks for each where it is drawn.
    private(set) var atPlace: [Double] = []

    /// - Parameter inBar: whether they are the titles of the index bar.
    init(of fit: FittedTheme, inBar: Bool, drawn: LightPlane, shot: LightPlane, resolution: Double) {
        (self.shot, self.resolution) = (shot, resolution)
        shift = fit.shift
        corner = (Int((shift.x * resolution).rounded()), Int((shift.y * resolution).rounded()))
        let canvas = Size(width: Double(drawn.width), height: Double(drawn.height))
        // What is extra is as the screenshot has it.
        let extra = fit.extraFrames.map { PlaneArea(around: $0.scaled(resolution), margin: 0, in: canvas) }
        self.drawn = drawn.showing(shot, in: extra, dx: corner.x, dy: corner.y)
        texts = Self.features(in: fit.features, ofBar: inBar).map { name, feature in
            let seen = feature.frame.intersection(feature.clip) ?? feature.frame
            let margin = feature.isCut ? 0 : 2 * resolution
            return (
                name, feature.key.node, feature.frame,
                PlaneArea(around: seen.scaled(resolution), margin: margin, in: canvas),
                feature.role.isTitle
            )
        }.sorted { $0.name < $1.name }
        atPlace = texts.indices.map { evidence($0) }
    }

    /// What speaks for the content that was drawn.
    var evidence: ContentSearch.Evidence { .init(sum: atPlace.reduce(0, +), count: atPlace.count) }

    /// What speaks against the texts of some nodes where they are drawn.
    fileprivate func evidence(against nodes: [String]) -> Double {
        texts.indices.filter { nodes.contains(texts[$0].node) }.reduce(0) { $0 + min(atPlace[$1], 0) }
    }

    /// How much more speaks for them than for the same of another layout, as far as that shows them.
    fileprivate func gain(over others: Names) -> Double {
        let before = Dictionary(zip(others.texts.map(\.name), others.atPlace)) { first, _ in first }
        return zip(texts, atPlace).reduce(0) { $0 + $1.1 - (before[$1.0.name] ?? 0) }
    }

    /// How far all that is drawn is from the screenshot, from 0 to 60: what is farther is another thing.
    var distance: Double {
        drawn.distance(to: shot, dx: corner.x, dy: corner.y)
    }

    /// Whether any stands where the screenshot has something else.
    var areMisplaced: Bool { atPlace.contains { $0 < 0 } }

    /// Whether hardly any row's or item's stands where the screenshot has it, as where the content is another one.
    var areOthers: Bool {
        // A few may be gone, or be called otherwise, by themselves.
        let least = titles.count >= 4 ? -0.3 : -0.9
        return titles.count > 1 && titles.reduce(0, +) < least * Double(titles.count)
    }

    /// Whether there are too few to tell that.
    var areFew: Bool { titles.count < 2 }

    /// What speaks for each row's or item's.
    private var titles: [Double] { texts.indices.filter { texts[$0].isTitle }.map { atPlace[$0] } }

    /// Texts that are there once, by what they say and what they are.
    static func features(in features: SceneFeatures, ofBar: Bool = false) -> [String: SceneFeature] {
        let texts = features.all.filter {
            $0.text != nil && (!$0.isCovered || $0.isCut) && ($0.role == .indexTitle) == ofBar
        }
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
        // Lines of text stand up to two points higher or lower in other layouts.
        let reach = Int((2.25 * resolution).rounded())
        var height = 0
        func look(_ dx: Int, _ dy: Int) {
            guard let likeness = drawn.likeness(of: texts[index].area, to: shot, dx: x + dx, dy: y + dy),
                likeness > best ?? -2
            else { return }
            (best, height) = (likeness, dy)
        }
        for dy in -reach...reach { look(0, dy) }
        let found = height
        for dx in [-1, 1] { look(dx, found) }
        return best.map { min(max(Double($0 - 0.8) / 0.1, -1), 1) } ?? 0
    }
}

extension Rect {
    /// In units that are so many times smaller.
    fileprivate func scaled(_ scale: Double) -> Rect {
        Rect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }
}

extension SceneNode.Role {
    /// Whether it is that of what a row or an item is called.
    var isTitle: Bool { self == .rowTitle || self == .gridLabel }
}
