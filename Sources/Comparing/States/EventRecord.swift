import Documents
import Geometry

/// Something that happened while a timeline was played, as its JSON tells (ST-5); a tick that a finger feels is one, too.
package struct EventRecord: Hashable, Sendable {
    /// As `select`; `tick` for a tick.
    package var name: String
    /// In seconds from the timeline's start.
    package var time: Double
    /// What is told of it beside, in the order of the file; numbers to thousandths.
    package var details: [NodeRecord.Property]

    /// An event of which no more is told than when it happened, unless more is given.
    package init(_ name: String, at time: Double, details: [NodeRecord.Property] = []) {
        self.name = name
        self.time = time
        self.details = details
    }
}

extension EventRecord {
    /// All events of a timeline's JSON, in their order; ticks follow.
    ///
    /// - Throws: all that is not as a run writes it, each with its place.
    static func list(in root: DocumentNode) throws(DiagnosticError) -> [EventRecord] {
        var problems = DiagnosticList()
        let events = root["events"]?.expectElements("events", &problems) ?? []
        let ticks = root["ticks"]?.expectElements("ticks", &problems) ?? []
        let list =
            events.compactMap { EventRecord($0, &problems) }
            + ticks.compactMap { $0.expectNumber("a tick", &problems).map { EventRecord("tick", at: $0) } }
        try problems.throwErrors()
        return list
    }

    /// What happens after the shot before, up to a shot; after the last one nothing is shown any more, so that the rest
    /// belongs to it.
    ///
    /// - Throws: as for all events.
    static func list(
        in root: DocumentNode, toShot number: Int, of shots: [DocumentNode]
    ) throws(DiagnosticError) -> [EventRecord] {
        // A JSON that tells of shots alone may be another program's.
        guard root["events"]?.elements != nil else { return [] }
        var problems = DiagnosticList()
        func time(ofShot number: Int) -> Double? { shots[number]["time"]?.expectNumber("time", &problems) }
        let start = number == 0 ? nil : time(ofShot: number - 1)
        let end = number == shots.count - 1 ? nil : time(ofShot: number)
        try problems.throwErrors()
        return try list(in: root).filter { $0.time > start ?? -.infinity && $0.time <= end ?? .infinity }
    }

    private init?(_ node: DocumentNode, _ problems: inout DiagnosticList) {
        guard let entries = node.expectEntries("an event", &problems) else { return nil }
        guard let name = node["name"]?.expectString("name", &problems),
            let time = node["time"]?.expectNumber("time", &problems)
        else {
            if node["name"] == nil || node["time"] == nil { problems.add(node.error("an event has a time and a name")) }
            return nil
        }
        self.init(name, at: time)
        details = entries.compactMap { entry in
            guard entry.key != "name", entry.key != "time", let text = entry.value.scalarText else { return nil }
            guard case .number(let number, _) = entry.value.value else { return .init(entry.key, text) }
            return .init(entry.key, NumberText.rounded(number, places: 3))
        }
    }
}

extension EventRecord {
    /// Whether it is the same, whenever it happens.
    func isAlike(_ other: EventRecord) -> Bool { name == other.name && details == other.details }

    /// `select (index 2, title C, section 2)`.
    var words: String {
        let parts = details.map { "\($0.name.visible) \($0.value.visible)" }
        return name.visible + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
    }
}
