import Geometry

/// What happens otherwise on the way to a picture than it did (ST-5): events that came, went, or happen at another time.
struct EventChanges {
    private let old: [EventRecord]
    private let new: [EventRecord]

    init(from old: [EventRecord], to new: [EventRecord]) {
        self.old = old
        self.new = new
    }

    /// What went, what came, and what happens at another time.
    var sentences: [String] {
        guard old != new else { return [] }
        let start = zip(old, new).prefix { $0.isAlike($1) }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0.isAlike($1) }.count
        let (before, after) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
        let ends = Array(zip(old[..<start], new[..<start])) + zip(old.suffix(end), new.suffix(end))
        guard max(before.count, after.count) <= Self.longestAlignment else {
            return ["\(before.count) events are \(after.count) others"]
        }
        let difference = after.difference(from: before) { $0.isAlike($1) }
        var (gone, come): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        let kept = before.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
        let found = after.enumerated().filter { !come.contains($0.offset) }.map(\.element)
        return before.enumerated().filter { gone.contains($0.offset) }.map { "\(Self.place($1)) happens no more" }
            + after.enumerated().filter { come.contains($0.offset) }.map { "\(Self.place($1)) happens now" }
            + delays(of: ends + zip(kept, found))
    }

    /// More are counted, not told one by one: hostile files would take long.
    private static let longestAlignment = 1000

    private static func place(_ event: EventRecord) -> String {
        "event \(event.words) at \(NumberText.rounded(event.time, places: 3)) s"
    }

    /// Of events that are the same but for their times, those that happen equally much later or earlier together.
    private func delays(of pairs: [(EventRecord, EventRecord)]) -> [String] {
        var units: [Int] = []
        var groups: [Int: [EventRecord]] = [:]
        for (before, after) in pairs {
            // Less than half a thousandth of a second is nothing that anybody notices.
            guard let delay = NumberText.units(of: after.time - before.time, places: 3), delay != 0 else { continue }
            if groups[delay] == nil { units.append(delay) }
            groups[delay, default: []].append(before)
        }
        return units.map { delay in
            let events = groups[delay] ?? []
            let subject = events.count == 1 ? Self.place(events[0]) : "\(events.count) events"
            let verb = events.count == 1 ? "happens" : "happen"
            let distance = NumberText.text(ofUnits: abs(delay), places: 3)
            return "\(subject) \(verb) \(distance) s \(delay > 0 ? "later" : "earlier")"
        }
    }
}
