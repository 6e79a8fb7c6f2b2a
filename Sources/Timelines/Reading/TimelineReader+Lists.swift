import Documents
import Interaction

extension TimelineReader {
    static let scrollKeys = ["section", "number", "page", "place", "offset", "tableHeader"]

    /// `{by: -300, over: 0.4, hold: 0.2, velocity: -1200}`.
    mutating func drag(_ node: DocumentNode) -> TimelineStep.Action? {
        guard node.expectEntries("drag", keys: ["by", "over", "hold", "velocity"], &problems) != nil else { return nil }
        guard let by = node["by"] else {
            problems.add(node.error("drag needs by", hints: ["points, negative upward: by: -300"]))
            return nil
        }
        let distance = number(by, "drag.by", in: TimelineLimits.distances)
        let over = node["over"].map { number($0, "drag.over", in: TimelineLimits.durations) } ?? 0.3
        let hold = node["hold"].map { number($0, "drag.hold", in: TimelineLimits.durations) } ?? 0
        let velocity = node["velocity"].map { number($0, "drag.velocity", in: TimelineLimits.velocities) }
        guard let distance, let over, let hold else { return nil }
        return .drag(TimelineStep.Drag(by: distance, over: over, hold: hold, velocity: velocity ?? nil))
    }

    /// A section's title, or a mapping with a place.
    mutating func scrollTo(_ node: DocumentNode) -> TimelineStep.Action? {
        if let title = node.titleText { return .scroll(to: .section(.title(title))) }
        let keys = Self.scrollKeys + ["rows", "pushed", "animated"]
        guard node.expectEntries("scrollTo", keys: keys, &problems) != nil else { return nil }
        let given = Self.scrollKeys.compactMap { key in node[key].map { (key, $0) } }
        guard let (key, value) = given.first, given.count == 1 else {
            problems.add(node.error("scrollTo needs one of \(Self.scrollKeys.formattedAlternatives)"))
            return nil
        }
        let isAnimated = node["animated"].map { $0.expectBool("scrollTo.animated", &problems) } ?? false
        guard let place = scrollPlace(key, value, node), let isAnimated else { return nil }
        return .scroll(to: place, isAnimated: isAnimated)
    }

    private mutating func scrollPlace(_ key: String, _ value: DocumentNode, _ node: DocumentNode) -> ScrollPlace? {
        switch key {
        case "section": title(value, "scrollTo.section").flatMap { line(of: .title($0), node) }
        case "number":
            value.expectInteger("scrollTo.number", in: TimelineLimits.numbers, &problems).flatMap {
                line(of: .number($0), node)
            }
        case "page": page(value).map { .page($0) }
        case "place":
            switch value.expectWord("scrollTo.place", of: ["middle", "end"], &problems) {
            case "middle": line(of: .middle, node)
            case "end": .end
            default: nil
            }
        case "offset": number(value, "scrollTo.offset", in: TimelineLimits.offsets).map { .offset($0) }
        default: number(value, "scrollTo.tableHeader", in: TimelineLimits.shares).map { .tableHeader(gone: $0) }
        }
    }

    /// The section's top, or a line in it.
    private mutating func line(of section: ScrollPlace.Section, _ node: DocumentNode) -> ScrollPlace? {
        switch (node["rows"], node["pushed"]) {
        case (nil, nil): return .section(section)
        case (let rows?, nil):
            return number(rows, "scrollTo.rows", in: TimelineLimits.rows).map { .rows($0, in: section) }
        case (nil, let pushed?):
            return number(pushed, "scrollTo.pushed", in: TimelineLimits.shares).map { .pushed($0, section) }
        default:
            problems.add(node.error("scrollTo takes rows or pushed, not both"))
            return nil
        }
    }

    /// Seconds, `rest`, or a share of the time that the theme gives to something.
    mutating func wait(_ node: DocumentNode) -> TimelineStep.Action? {
        if node.string == "rest" { return .wait(.rest) }
        guard node.entries != nil else {
            return number(node, "wait", in: TimelineLimits.times).map { .wait(.seconds($0)) }
        }
        guard node.expectEntries("wait", keys: ["for", "share"], &problems) != nil else { return nil }
        guard let phase = node["for"] else {
            problems.add(node.error("wait needs for", hints: ["known are \(Self.phases.joined(separator: ", "))"]))
            return nil
        }
        let share = node["share"].map { number($0, "wait.share", in: TimelineLimits.phaseShares) } ?? 1
        let word = phase.expectWord("wait.for", of: Self.phases, &problems)
        guard let share, let word, let phase = TimelineWait.Phase(rawValue: word) else { return nil }
        return .wait(.share(share, of: phase))
    }

    static let phases = TimelineWait.Phase.allCases.map(\.rawValue)

    /// Nothing, or the sections or the number of items that are shown from then on.
    mutating func reload(_ node: DocumentNode?) -> TimelineStep.Action? {
        guard let node, !node.isNull else { return .reload(.all) }
        guard node.expectEntries("reload", keys: ["sections", "items"], &problems) != nil else { return nil }
        switch (node["sections"], node["items"]) {
        case (nil, nil): return .reload(.all)
        case (let sections?, nil):
            guard let elements = sections.expectElements("reload.sections", &problems) else { return nil }
            let titles = elements.map { title($0, "reload.sections") }
            return titles.contains(nil) ? nil : .reload(.sections(titles.compactMap(\.self)))
        case (nil, let items?):
            return items.expectInteger("reload.items", in: TimelineLimits.numbers, &problems).map {
                .reload(.items($0))
            }
        default:
            problems.add(node.error("reload takes sections or items, not both"))
            return nil
        }
    }
}
