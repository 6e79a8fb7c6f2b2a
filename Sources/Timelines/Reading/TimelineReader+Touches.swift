import Documents
import Interaction
import Layouts

extension TimelineReader {
    static let placeKeys = ["title", "number", "item", "place", "pageControl", "on", "point"]
    static let moveKeys = ["to", "by", "pages"]

    /// A title, or a mapping with a place.
    mutating func touchDown(_ node: DocumentNode) -> TimelineStep.Action? {
        if let title = node.titleText { return .touchDown(TouchPlace(.title(title))) }
        let keys = Self.placeKeys + ["dx", "dy", "finger"]
        guard node.expectEntries("touchDown", keys: keys, &problems) != nil else { return nil }
        guard let place = place(node, "touchDown"), let finger = finger(node) else { return nil }
        return .touchDown(place, finger: finger)
    }

    /// A title, or a mapping with a place and how long the finger stays.
    mutating func tap(_ node: DocumentNode) -> TimelineStep.Action? {
        if let title = node.titleText { return .tap(TouchPlace(.title(title))) }
        let keys = Self.placeKeys + ["dx", "dy", "hold"]
        guard node.expectEntries("tap", keys: keys, &problems) != nil else { return nil }
        let hold = node["hold"].map { number($0, "tap.hold", in: TimelineLimits.durations) } ?? 0
        guard let place = place(node, "tap"), let hold else { return nil }
        return .tap(place, hold: hold)
    }

    /// `{to: K, over: 0.5}`, `{by: [0, 40], over: 0.5}`, `{pages: 0.25, over: 0.3}`.
    mutating func move(_ node: DocumentNode) -> TimelineStep.Action? {
        let keys = Self.moveKeys + ["over", "finger"]
        guard node.expectEntries("move", keys: keys, &problems) != nil else { return nil }
        let given = Self.moveKeys.compactMap { key in node[key].map { (key, $0) } }
        guard let (key, value) = given.first, given.count == 1 else {
            problems.add(node.error("move needs one of \(Self.moveKeys.formattedAlternatives)"))
            return nil
        }
        let place: TouchPlace? =
            switch key {
            case "to": goal(value)
            case "by": pair(value, "move.by").map { TouchPlace(.finger, dx: $0.0, dy: $0.1) }
            default: number(value, "move.pages", in: TimelineLimits.pages).map { TouchPlace(.pages($0)) }
            }
        let over = node["over"].map { number($0, "move.over", in: TimelineLimits.durations) } ?? 0
        guard let place, let over, let finger = finger(node) else { return nil }
        return .move(place, over: over, finger: finger)
    }

    /// Nothing, or a finger.
    mutating func fingerOnly(_ name: ActionName, _ node: DocumentNode?) -> Int? {
        guard let node, !node.isNull else { return 0 }
        guard node.expectEntries(name.rawValue, keys: ["finger"], &problems) != nil else { return nil }
        return finger(node)
    }

    /// Fingers count from 1 in a file, from 0 inside.
    private mutating func finger(_ node: DocumentNode) -> Int? {
        guard let value = node["finger"] else { return 0 }
        return value.expectInteger("finger", in: TimelineLimits.fingers, &problems).map { $0 - 1 }
    }

    private mutating func goal(_ node: DocumentNode) -> TouchPlace? {
        if let title = node.titleText { return TouchPlace(.title(title)) }
        guard node.expectEntries("move.to", keys: Self.placeKeys + ["dx", "dy"], &problems) != nil else { return nil }
        return place(node, "move.to")
    }

    /// One of the ways to name a place, and a distance from it.
    private mutating func place(_ node: DocumentNode, _ name: String) -> TouchPlace? {
        let given = Self.placeKeys.compactMap { key in node[key].map { (key, $0) } }
        guard let (key, value) = given.first, given.count == 1 else {
            problems.add(node.error("\(name) needs one of \(Self.placeKeys.formattedAlternatives)"))
            return nil
        }
        let anchor = anchor(key, value, name)
        let dx = node["dx"].map { number($0, "dx", in: TimelineLimits.distances) } ?? 0
        let dy = node["dy"].map { number($0, "dy", in: TimelineLimits.distances) } ?? 0
        guard let anchor, let dx, let dy else { return nil }
        return TouchPlace(anchor, dx: dx, dy: dy)
    }

    private mutating func anchor(_ key: String, _ node: DocumentNode, _ name: String) -> TouchPlace.Anchor? {
        switch key {
        case "title": title(node, "\(name).title").map { .title($0) }
        case "number": node.expectInteger("\(name).number", in: TimelineLimits.numbers, &problems).map { .number($0) }
        case "place": share(node, "\(name).place").map { .share($0) }
        case "item": node.expectInteger("\(name).item", in: TimelineLimits.numbers, &problems).map { .item($0) }
        case "pageControl":
            node.expectWord("\(name).pageControl", of: PageTurn.allCases.map(\.rawValue), &problems)
                .flatMap { PageTurn(rawValue: $0) }.map { .pageControl($0) }
        case "on":
            node.expectWord("\(name).on", of: ["list", "grid"], &problems).map { $0 == "grid" ? .grid : .list }
        default: pair(node, "\(name).point").map { .point(x: $0.0, y: $0.1) }
        }
    }

    /// A title can look like a number.
    mutating func title(_ node: DocumentNode, _ name: String) -> String? {
        node.titleText ?? node.expectString(name, &problems)
    }

    /// `first`, `middle`, `last`, or a number from 0 to 1.
    private mutating func share(_ node: DocumentNode, _ name: String) -> Double? {
        let words = ["first": 0.0, "middle": 0.5, "last": 1]
        if let word = node.string, let share = words[word] { return share }
        if case .number = node.value { return number(node, name, in: TimelineLimits.shares) }
        return node.expectWord(name, of: ["first", "middle", "last", "a number from 0 to 1"], &problems)
            .flatMap { _ in nil }
    }

    private mutating func pair(_ node: DocumentNode, _ name: String) -> (Double, Double)? {
        guard let elements = node.expectElements(name, &problems) else { return nil }
        guard elements.count == 2 else {
            problems.add(node.error("\(name) must be [x, y], not \(elements.count) numbers"))
            return nil
        }
        let x = number(elements[0], name, in: TimelineLimits.distances)
        let y = number(elements[1], name, in: TimelineLimits.distances)
        guard let x, let y else { return nil }
        return (x, y)
    }
}

extension DocumentNode {
    /// A string, or a number as it is written.
    var titleText: String? {
        switch value {
        case .string(let text), .number(_, let text): text
        default: nil
        }
    }
}
