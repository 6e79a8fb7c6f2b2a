package import DisplayLists
package import Documents
package import Interaction
import Rendering
import Styles
package import Timelines

extension TimelineRecording {
    /// What happens and what shows, for programs:
    /// `{"version": 1, "events": [{"time", "name", …}], "ticks": [time…], "shots": [{"name", "time", "size", "nodes"}]}`,
    /// times in seconds; ticks are haptic (SC-6).
    ///
    /// Numbers are exact but for times, which are rounded to nanoseconds; each event and each node stands on a line of
    /// its own. `scene` gives what a shot looks like, and `nil` for a shot that is left out; `heading` stands before.
    package func json(
        heading: [JSONValue.Member] = [.version], scene: (Moment) throws(DiagnosticError) -> Scene?
    ) throws(DiagnosticError) -> String {
        let events = events.map { "    " + $0.json.line }
        var shots: [String] = []
        for shot in self.shots {
            guard let scene = try scene(shot) else { continue }
            let heading: [JSONValue.Member] = [
                .init("name", .string(shot.name)), .init("time", .number(shot.time.roundedToNanoseconds)),
            ]
            shots.append("    " + scene.jsonObject(heading: heading, indentation: "    "))
        }
        let members = heading.map { "\n  \(JSONValue.string($0.key).line): \($0.value.line)," }
        return """
            {\(members.joined())
              "events": \(Self.list(events)),
              "ticks": \(JSONValue.array(ticks.map { .number($0.roundedToNanoseconds) }).line),
              "shots": \(Self.list(shots))
            }

            """
    }

    private static func list(_ lines: [String]) -> String {
        lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    }
}

extension TimedEvent {
    /// `{"time": 0.5, "name": "select", "index": 2, "title": "C", "section": 2}`.
    package var json: JSONValue {
        .object(
            [.init("time", .number(time.roundedToNanoseconds)), .init("name", .string(event.name))] + event.payload)
    }
}

extension InteractionEvent {
    /// What the event tells beside its name (ST-5).
    fileprivate var payload: [JSONValue.Member] {
        switch self {
        case .select(let index, let title, let section):
            [.init("index", .index(index)), .init("title", .string(title.name)), .init("section", .index(section))]
        case .highlightChanged(let index): [.init("index", .index(index))]
        case .bubbleShown(let index): [.init("index", .index(index))]
        case .scrollEnded(let offset, let section):
            [.init("offset", .number(offset)), .init("section", .index(section))]
        case .pageChanged(let page): [.init("page", .index(page))]
        case .itemSelected(let index): [.init("index", .index(index))]
        case .barShown, .barHidden, .bubbleHidden, .scrollBegan: []
        }
    }
}

extension JSONValue {
    fileprivate static func index(_ index: Int?) -> JSONValue {
        index.map { .number(Double($0)) } ?? .null
    }
}

extension Double {
    /// Sums of times have errors in their last digits, which mean nothing.
    fileprivate var roundedToNanoseconds: Double { (self * 1e9).rounded() / 1e9 }
}
