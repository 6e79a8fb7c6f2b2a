import Documents
import Layouts

extension Timeline {
    /// The timeline as a file (ST-1): reading it gives the same steps, to the last bit of their numbers.
    ///
    /// - Parameter comments: lines above the steps, without their `#`.
    package func file(comments: [String] = []) -> String {
        let heading = comments.map { "# \($0)\n" }.joined()
        let lines = steps.map { "  - \($0.text)\n" }.joined()
        return heading + (steps.isEmpty ? "steps: []\n" : "steps:\n" + lines)
    }
}

extension TimelineStep {
    /// As `{at: 0.5, touchDown: {title: "C"}}`.
    fileprivate var text: String {
        let start: [JSONValue.Member] = time.map { [.init("at", .number($0))] } ?? []
        return JSONValue.object(start + [action.member]).flowText
    }
}

extension TimelineStep.Action {
    /// The action's word with what follows it.
    fileprivate var member: JSONValue.Member {
        switch self {
        case .touchDown(let place, let finger):
            .init("touchDown", .object(place.members + Self.members(finger)))
        case .move(let place, let duration, let finger):
            .init(
                "move",
                .object(place.goal + [.init("over", .number(duration))] + Self.members(finger)))
        case .touchUp(let finger): .init("touchUp", Self.optional(finger))
        case .touchCancel(let finger): .init("touchCancel", Self.optional(finger))
        case .tap(let place, let hold):
            .init("tap", .object(place.members + [.init("hold", .number(hold))]))
        case .drag(let drag): .init("drag", drag.value)
        case .swipe(let swipe): .init("swipe", swipe.value)
        case .scroll(let place, let isAnimated):
            .init("scrollTo", .object(place.members + [.init("animated", .bool(isAnimated))]))
        case .wait(let wait): .init("wait", wait.value)
        case .reload(let content): .init("reload", content.value)
        case .shot(let name): .init("shot", .string(name))
        }
    }

    /// Fingers count from 1 in a file.
    private static func members(_ finger: Int) -> [JSONValue.Member] {
        finger == 0 ? [] : [.init("finger", .number(Double(finger + 1)))]
    }

    private static func optional(_ finger: Int) -> JSONValue {
        finger == 0 ? .null : .object(members(finger))
    }
}

extension TouchPlace {
    /// Where a finger comes down.
    fileprivate var members: [JSONValue.Member] {
        let place: JSONValue.Member =
            switch anchor {
            case .title(let title): .init("title", .string(title))
            case .number(let number): .init("number", .number(Double(number)))
            case .share(let share): .init("place", .number(share))
            case .list: .init("on", "list")
            case .grid: .init("on", "grid")
            case .item(let item): .init("item", .number(Double(item)))
            case .pageControl(let turn): .init("pageControl", .string(turn.rawValue))
            case .point(let x, let y): .init("point", .array([.number(x), .number(y)]))
            case .finger, .pages: preconditionFailure("a finger comes down at a place of its own")
            }
        return [place] + distance
    }

    /// Where a finger goes.
    fileprivate var goal: [JSONValue.Member] {
        switch anchor {
        case .finger: [.init("by", .array([.number(dx), .number(dy)]))]
        case .pages(let pages): [.init("pages", .number(pages))]
        default: [.init("to", .object(members))]
        }
    }

    private var distance: [JSONValue.Member] {
        (dx == 0 ? [] : [.init("dx", .number(dx))]) + (dy == 0 ? [] : [.init("dy", .number(dy))])
    }
}

extension TimelineStep.Drag {
    fileprivate var value: JSONValue {
        .object(
            [.init("by", .number(distance)), .init("over", .number(duration)), .init("hold", .number(hold))]
                + (velocity.map { [.init("velocity", .number($0))] } ?? []))
    }
}

extension TimelineStep.Swipe {
    fileprivate var value: JSONValue {
        let distance: JSONValue.Member =
            switch way {
            case .points(let points): .init("by", .number(points))
            case .pages(let pages): .init("pages", .number(pages))
            }
        return .object(
            [distance, .init("over", .number(duration)), .init("hold", .number(hold))]
                + (velocity.map { [.init("velocity", .number($0))] } ?? []))
    }
}

extension ScrollPlace {
    fileprivate var members: [JSONValue.Member] {
        switch self {
        case .offset(let offset): [.init("offset", .number(offset))]
        case .end: [.init("place", "end")]
        case .page(let page): [.init("page", page.value)]
        case .tableHeader(let share): [.init("tableHeader", .number(share))]
        case .section(let section): [section.member]
        case .rows(let rows, let section): [section.member, .init("rows", .number(rows))]
        case .pushed(let share, let section): [section.member, .init("pushed", .number(share))]
        }
    }
}

extension ScrollPlace.Section {
    fileprivate var member: JSONValue.Member {
        switch self {
        case .title(let title): .init("section", .string(title))
        case .number(let number): .init("number", .number(Double(number)))
        case .middle: .init("place", "middle")
        }
    }
}

extension ScrollPlace.Page {
    fileprivate var value: JSONValue {
        switch self {
        case .number(let number): .number(Double(number))
        case .first: "first"
        case .middle: "middle"
        case .last: "last"
        }
    }
}

extension TimelineWait {
    fileprivate var value: JSONValue {
        switch self {
        case .seconds(let seconds): .number(seconds)
        case .rest: "rest"
        case .share(let share, let phase): ["for": .string(phase.rawValue), "share": .number(share)]
        }
    }
}

extension TimelineContent {
    fileprivate var value: JSONValue {
        switch self {
        case .all: .null
        case .sections(let titles): ["sections": .array(titles.map(JSONValue.string))]
        case .items(let count): ["items": .number(Double(count))]
        }
    }
}

extension JSONValue {
    /// The value on one line of YAML: as JSON, its keys without quotation marks, which are plain words.
    fileprivate var flowText: String {
        switch self {
        case .object(let members): "{" + members.map { "\($0.key): \($0.value.flowText)" }.joined(separator: ", ") + "}"
        case .array(let values): "[" + values.map(\.flowText).joined(separator: ", ") + "]"
        default: line
        }
    }
}
