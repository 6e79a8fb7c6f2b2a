import Documents
import Interaction

extension TimelineReader {
    static let swipeKeys = ["by", "pages"]
    static let pageWords = ["first", "middle", "last"]

    /// `{by: -300, over: 0.4, hold: 0.2, velocity: -1200}`, `{pages: 0.4}`.
    mutating func swipe(_ node: DocumentNode) -> TimelineStep.Action? {
        let keys = Self.swipeKeys + ["over", "hold", "velocity"]
        guard node.expectEntries("swipe", keys: keys, &problems) != nil else { return nil }
        let way: SwipeWay?
        switch (node["by"], node["pages"]) {
        case (let by?, nil): way = number(by, "swipe.by", in: TimelineLimits.distances).map { .points($0) }
        case (nil, let pages?): way = number(pages, "swipe.pages", in: TimelineLimits.pages).map { .pages($0) }
        default:
            problems.add(
                node.error(
                    "swipe needs either by or pages",
                    hints: ["points, negative to the left: by: -300, or widths of a page: pages: 1"]))
            return nil
        }
        let over = node["over"].map { number($0, "swipe.over", in: TimelineLimits.durations) } ?? 0.3
        let hold = node["hold"].map { number($0, "swipe.hold", in: TimelineLimits.durations) } ?? 0
        let velocity = node["velocity"].map { number($0, "swipe.velocity", in: TimelineLimits.velocities) }
        guard let way, let over, let hold else { return nil }
        return .swipe(TimelineStep.Swipe(way, over: over, hold: hold, velocity: velocity ?? nil))
    }

    /// `first`, `middle`, `last`, or a number from 0.
    mutating func page(_ node: DocumentNode) -> ScrollPlace.Page? {
        if case .number = node.value {
            return node.expectInteger("scrollTo.page", in: TimelineLimits.numbers, &problems).map { .number($0) }
        }
        switch node.expectWord("scrollTo.page", of: Self.pageWords + ["a number from 0"], &problems) {
        case "first": return .first
        case "middle": return .middle
        case "last": return .last
        default: return nil
        }
    }
}
