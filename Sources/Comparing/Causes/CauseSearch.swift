package import Geometry
package import Manifests
package import Rasters

/// Says in words and numbers why two pictures of a state differ.
package struct CauseSearch: Sendable {
    /// The state's JSON on both sides, where both have it.
    package var states: Sides<StateRecord>?
    /// The manifests' fingerprints, where both sides have one.
    package var fingerprints: Sides<Fingerprint>?
    /// Nodes that are not told of, as `bubble`, which stands for `bubble/title` too.
    package var ignoredNodes: [String]
    /// Rectangles in points on the canvas: what changed within one is not told of either.
    package var maskedRects: [Rect] = []

    /// A search in what both sides have; each `nil` where a side lacks it.
    package init(
        states: Sides<StateRecord>? = nil,
        fingerprints: Sides<Fingerprint>? = nil, ignoredNodes: [String] = []
    ) {
        self.states = states
        self.fingerprints = fingerprints
        self.ignoredNodes = ignoredNodes
    }

    /// Sentences as `bubble moved 3 pt up`.
    ///
    /// - Parameter pixels: those that differ; `nil` where the pictures were not compared pixel by pixel, or no pixel
    ///   counts.
    package func causes(of pixels: DifferingPixels? = nil) -> CauseList {
        var list = CauseList()
        if let fingerprints {
            list.fingerprint = fingerprints.candidate.differences(from: fingerprints.baseline).map(\.words)
        }
        guard let states else { return list }
        let comparison = StateComparison(baseline: states.baseline, candidate: states.candidate)
        let changes = comparison.changes.filter { !ignoredNodes.cover($0.id) && !isMasked($0) }
        let content = ContentSentences(
            edits: comparison.edits.filter { edit in
                !ignoredNodes.cover(edit.unit.id) && !maskedRects.contains { $0.contains(edit.unit.node.frame) }
            }, changes)
        list.changes =
            canvasSentence(states.baseline.size, states.candidate.size) + content.sentences
            + ChangeGroup.gather(content.rest).map { $0.sentence(common: comparison.common) }
            + EventChanges(from: states.baseline.events, to: states.candidate.events).sentences
            + shotSentences(from: states.baseline.shots, to: states.candidate.shots)
        if let pixels {
            list.remarks = UnexplainedRegions(changes: changes, candidate: states.candidate, pixels: pixels).sentences
        }
        // A film's JSON tells what happens, and not where anything is.
        guard !states.baseline.tellsOnlyEvents, !states.candidate.tellsOnlyEvents else { return list }
        list.isGeometryChanged =
            states.baseline.size != states.candidate.size || changes.contains { $0.change.isGeometric }
        return list
    }

    /// What is otherwise at the moments of a timeline, in the order of the candidate's; what is gone comes after.
    private func shotSentences(from old: [StateRecord.Shot], to new: [StateRecord.Shot]) -> [String] {
        let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
        let found = new.flatMap { shot -> [String] in
            let name = "shot '\(shot.name.visible)'"
            guard let other = before[shot.name] else { return ["\(name) is new"] }
            var search = self
            (search.states, search.fingerprints) = (Sides(other.state, shot.state), nil)
            let delay = delay(from: other.time, to: shot.time)
            return (delay.map { ["\(name) is \($0)"] } ?? [])
                + search.causes().changes.map { "\(name): \($0)" }
        }
        let names = Set(new.map(\.name))
        return found + old.filter { !names.contains($0.name) }.map { "shot '\($0.name.visible)' is gone" }
    }

    /// `0.1 s later`; `nil` for what nobody notices.
    private func delay(from old: Double?, to new: Double?) -> String? {
        guard let old, let new, let delay = NumberText.units(of: new - old, places: 3), delay != 0 else { return nil }
        return "\(NumberText.text(ofUnits: abs(delay), places: 3)) s \(delay > 0 ? "later" : "earlier")"
    }

    /// Whether a change shows in a masked rectangle only.
    private func isMasked(_ change: NodeChange) -> Bool {
        maskedRects.contains { rect in change.frames.allSatisfy(rect.contains) }
    }

    private func canvasSentence(_ old: Size, _ new: Size) -> [String] {
        old == new ? [] : ["canvas " + Change.resized(from: old, to: new).words]
    }
}

extension [String] {
    /// Whether an id is among these, or belongs to a node that is.
    package func cover(_ id: String) -> Bool { contains { id == $0 || id.hasPrefix($0 + "/") } }
}

/// Why two pictures differ, in sentences: what is known at once, what changed, changed pixels that nothing of it
/// explains, the machines' differences, and what kept the search from knowing more.
package struct CauseList: Hashable, Sendable {
    /// What is known without a search, as why the pictures could not be compared.
    package var facts: [String]
    /// What changed between the states' JSON files, the most telling first.
    var changes: [String] = []
    /// What else there is to say, as of pixels that no change explains.
    package var remarks: [String] = []
    /// What the machines' fingerprints do not share.
    var fingerprint: [String] = []
    /// Whether something stands elsewhere; `nil` where nobody knows.
    var isGeometryChanged: Bool?
    /// Of JSON files that are there and cannot be read.
    var damage: [String] = []

    /// A list of nothing but facts.
    package init(facts: [String] = []) { self.facts = facts }

    /// Whether there is nothing to say.
    package var isEmpty: Bool { full.isEmpty }

    /// The sentences for people: at most 20 changes, and how many more there are.
    package var brief: [String] { sentences(limit: 20) }

    /// The sentences for programs, with a limit that only hostile files reach.
    package var full: [String] { sentences(limit: 10_000) }

    private func sentences(limit: Int) -> [String] {
        let differences = Self.limited(fingerprint, limit).joined(separator: ", ")
        let end = isGeometryChanged == false ? ", no geometry changed" : ""
        return facts + Self.limited(changes, limit) + remarks
            + (fingerprint.isEmpty ? [] : ["fingerprint differs: " + differences + end]) + damage
    }

    private static func limited(_ sentences: [String], _ limit: Int) -> [String] {
        guard sentences.count > limit else { return sentences }
        return sentences.prefix(limit - 1) + ["and \(sentences.count - limit + 1) more changes"]
    }
}

/// The pixels that differ between two pictures, as far as a search for causes asks for them.
package struct DifferingPixels {
    /// Of either picture.
    let size: PixelSize
    let regions: (_ outside: [PixelRect]) -> [PixelRect]

    /// - Parameter regions: gives the bounds of the clusters of differing pixels that lie in none of some rectangles;
    ///   there may be thousands of these.
    package init(size: PixelSize, regions: @escaping (_ outside: [PixelRect]) -> [PixelRect]) {
        self.size = size
        self.regions = regions
    }
}

/// Tells changed pixels where nothing that a state's JSON knows of has changed.
struct UnexplainedRegions {
    let changes: [NodeChange]
    let candidate: StateRecord
    let pixels: DifferingPixels

    /// A sentence for each of up to three regions, and one for the rest.
    var sentences: [String] {
        guard candidate.size.width > 0, pixelsPerPoint.isFinite else { return [] }
        let unexplained = pixels.regions(explained)
        let shown = unexplained.prefix(3).map { region in
            "\(region.width) × \(region.height) px at \(region.x), \(region.y), \(place(of: rect(of: region))), "
                + "changed without a change in geometry, colour or text"
        }
        let rest = unexplained.count - shown.count
        guard rest > 0 else { return shown }
        let noun = rest == 1 ? "1 more region" : "\(rest) more regions"
        return shown + ["\(noun) changed without a change in geometry, colour or text"]
    }

    private var pixelsPerPoint: Double { Double(pixels.size.width) / candidate.size.width }

    /// The pixels in which the nodes that changed show, before and after, each rectangle once.
    private var explained: [PixelRect] {
        var seen: Set<PixelRect> = []
        return changes.filter(\.change.isVisible).flatMap(\.frames).map(touched)
            .filter { !$0.isEmpty && seen.insert($0).inserted }
    }

    /// Edges are smoothed over the pixels beside them.
    private func touched(_ frame: Rect) -> PixelRect {
        func range(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
            Range(covering: low * pixelsPerPoint - 1, to: high * pixelsPerPoint + 1, of: 0..<limit)
        }
        return PixelRect(
            columns: range(frame.minX, frame.maxX, limit: pixels.size.width),
            rows: range(frame.minY, frame.maxY, limit: pixels.size.height))
    }

    /// The smallest node that holds the region, or else those that it touches.
    private func place(of region: Rect) -> String {
        let reach = 1 / pixelsPerPoint
        let around = candidate.nodes.filter { $0.frame.inset(dx: -reach, dy: -reach).contains(region) }
        let smallest = around.min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        if let smallest { return "in \(smallest.id.visible)" }
        let touched = candidate.nodes.filter { $0.frame.intersects(region) }.map(\.id).withoutInner
        return touched.isEmpty ? "outside all nodes" : "across \(NodeNames.text(of: touched))"
    }

    private func rect(of region: PixelRect) -> Rect {
        Rect(
            x: Double(region.x) / pixelsPerPoint, y: Double(region.y) / pixelsPerPoint,
            width: Double(region.width) / pixelsPerPoint, height: Double(region.height) / pixelsPerPoint)
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
}
